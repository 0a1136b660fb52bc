"""Opens the extents that an engine reads, and reports what the disk cannot read.

Invariant: a file that cannot be opened, or a block that cannot be read, raises an :class:`OSError`
with the path, or is reported to the damage policy; nothing is left out without a report.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager

from kafkafmt import damage
from kafkafmt.damage import Damage, DamagePolicy
from kafkafmt.storage import names
from kafkafmt.storage.directories import Search
from kafkafmt.storage.errors import is_of_the_disk
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.window import BLOCK_SIZE, Window


@contextmanager
def read_errors_reported(extent: Extent, policy: DamagePolicy) -> Iterator[None]:
    """End the block where an extent cannot be read, and report that to the policy.

    Raises:
        OSError: the policy says so, or the file was deleted or replaced, or a store failed.
    """
    try:
        yield
    except OSError as error:
        if not is_of_the_disk(error):
            raise
        size = extent.segment.size if extent.end is None else extent.end
        report(extent, extent.start, max(0, size - extent.start), error, policy)


@contextmanager
def opened(extent: Extent, policy: DamagePolicy) -> Iterator[Window]:
    """The open segment of an extent; blocks that cannot be read are reported at the end."""
    with extent.open(goes_on=policy.goes_on) as window, watched(extent, window, policy):
        yield window


@contextmanager
def watched(extent: Extent, window: Window, policy: DamagePolicy) -> Iterator[None]:
    """Report the blocks of an open segment that cannot be read, at the end."""
    policy.begin((window.size if extent.end is None else extent.end) - extent.start)
    yield
    policy.end()
    for position, length, reason in unreadable_ranges(window):
        error = OSError(errno.EIO, reason, window.source)
        report(extent, position, length, error, policy)


def unreadable_ranges(window: Window) -> Iterator[tuple[int, int, str]]:
    """Position, length and reason of the ranges that a window could not read."""
    start = end = 0
    reason = ""
    for block, found in sorted(window.unreadable.items()):
        if block != end or found != reason:
            if end > start:
                yield start, end - start, reason
            start, reason = block, found
        end = min(block + BLOCK_SIZE, window.size)
    if end > start:
        yield start, end - start, reason


def unlisted(search: Search) -> list[tuple[Damage, OSError]]:
    """The directories that a search could not list, as damage: their segments are not known."""
    return [(of_unlisted(path, error), error) for path, error in search.unreadable.items()]


def of_unlisted(path: str, error: OSError) -> Damage:
    """A directory that cannot be listed, as damage."""
    topic, partition = names.topic_partition("", os.path.basename(path), "")
    reason = f"the operating system cannot list {names.text_of(path)}: {_reason(error)}"
    return Damage(topic, partition, None, 0, 0, damage.READ_ERROR, reason, path)


def unreadable(segment: SegmentFile, position: int, length: int, error: OSError) -> Damage:
    """Bytes of a segment that the operating system could not read, as damage."""
    reason = f"the operating system cannot read it: {_reason(error)}"
    return damaged(segment, position, length, damage.READ_ERROR, reason)


def damaged(segment: SegmentFile, position: int, length: int, kind: str, reason: str) -> Damage:
    """Bytes of a segment as damage."""
    return Damage(
        segment.topic,
        segment.partition,
        segment.name,
        position,
        length,
        kind,
        reason,
        segment.path,
    )


def report(
    extent: Extent, position: int, length: int, error: OSError, policy: DamagePolicy
) -> None:
    """Report to the policy that the operating system could not read bytes of a segment."""
    policy.report(unreadable(extent.segment, position, length, error), error)


def _reason(error: OSError) -> str:
    return error.strerror or str(error)
