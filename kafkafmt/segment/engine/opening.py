"""The units of work of an engine, its open extents, and their entries as batches.

Invariant: every whole entry comes in file order, valid or not; the bytes between entries are
reported to the damage policy. A file that cannot be opened, or a block that cannot be read, raises
an :class:`OSError` with the path, or is reported to the policy.
"""

from __future__ import annotations

import errno
import logging
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from kafkafmt._base import damage
from kafkafmt._base.damage import Damage, DamagePolicy, Unreadable
from kafkafmt._base.errors import KafkaFormatError, error_reason
from kafkafmt._base.limits import Limits
from kafkafmt._base.wording import printable
from kafkafmt.segment.engine import select
from kafkafmt.segment.record import foreign
from kafkafmt.segment.record.batch import Batch
from kafkafmt.segment.record.entry import Entry, Gap
from kafkafmt.segment.record.entry_header import EntryHeader, parsed_header
from kafkafmt.segment.record.layout import KNOWN_MAGICS
from kafkafmt.segment.record.v0_7 import message as v0_7
from kafkafmt.segment.record.versions import batch_class
from kafkafmt.storage import names
from kafkafmt.storage.directories import Search
from kafkafmt.storage.errors import PrivateKeyError, UnusableBytes, is_of_a_change, is_of_the_disk
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.window import Window

if TYPE_CHECKING:
    import pyarrow as pa

    from kafkafmt.segment.record.entry import Frame
    from kafkafmt.segment.record.transactions import Transactions


class LogPart(NamedTuple):
    """A part of a log: the unit of reading for an engine.

    Attributes:
        transactions: of the whole log; they decide what is visible. ``None``: everything is.
    """

    extent: Extent
    transactions: Transactions | None = None


@dataclass(frozen=True, slots=True, eq=False)
class SegmentPart:
    """A part of a segment.

    Attributes:
        log_part: what it is a part of.
        window: the open segment, which all its parts share.
        start, until: the entries that begin at or after ``start``, and before ``until``.
        end: the position where the entries of ``log_part`` end.
    """

    log_part: LogPart
    window: Window
    start: int
    until: int
    end: int

    @property
    def is_first(self) -> bool:
        """Whether it begins with an entry."""
        return self.start == self.log_part.extent.start

    @property
    def is_last(self) -> bool:
        """Whether nothing of ``log_part`` follows."""
        return self.until == self.end


@dataclass(frozen=True, slots=True, eq=False)
class PartRows:
    """Rows of a part.

    Attributes:
        first: where its first entry begins; ``None`` if none was found.
        batch: the rows; ``None`` if there are none.
        position: in the last ones, where the reader has stopped; ``None`` in others.
        highest_offset: in the last ones, of all entries.
    """

    part: SegmentPart
    first: int | None
    batch: pa.RecordBatch | None
    position: int | None = None
    highest_offset: int = -1

    @property
    def ends_part(self) -> bool:
        """Whether nothing of the part follows."""
        return self.position is not None


_LOGGER = logging.getLogger(__name__)
_PASSES_DELETED: ContextVar[bool] = ContextVar("_PASSES_DELETED", default=False)


@contextmanager
def deleted_are_passed_over() -> Iterator[None]:
    """Warn of segments deleted by retention while the block reads, and read on.

    This is for displays. Where nothing may be missing, as in an export, they are an error.
    """
    token = _PASSES_DELETED.set(True)
    try:
        yield
    finally:
        _PASSES_DELETED.reset(token)


@contextmanager
def read_errors_reported(extent: Extent, policy: DamagePolicy) -> Iterator[None]:
    """End the block at an unreadable extent, and report it to the policy.

    Raises:
        OSError: the policy says so, or the file was deleted or replaced, or a store failed.
    """
    try:
        yield
    except OSError as error:
        if is_passed_over(extent, error):
            return
        if not is_of_the_disk(error):
            raise
        size = extent.segment.size if extent.end is None else extent.end
        report(extent, extent.start, max(0, size - extent.start), error, policy)


def is_passed_over(extent: Extent, error: OSError) -> bool:
    """Return whether an extent is skipped, as retention deleted its segment; a warning names it."""
    is_gone = _PASSES_DELETED.get() and extent.copied is None and is_of_a_change(error)
    if not (is_gone and extent.segment.is_deleted()):
        return False
    path = extent.segment.path
    _LOGGER.warning("%s", printable(f"{path}: was deleted since it was listed"))
    return True


@contextmanager
def opened(extent: Extent, policy: DamagePolicy) -> Iterator[Window]:
    """Open the segment of an extent; unreadable blocks are reported at the end."""
    # Not by `watched`: a second context manager takes 3 % of the time of a tiny segment.
    with extent.open(skips_errors=policy.skips_damage) as window:
        _begin(extent, window, policy)
        yield window
        _end(extent, window, policy)


@contextmanager
def watched(extent: Extent, window: Window, policy: DamagePolicy) -> Iterator[None]:
    """Report the unreadable blocks of an open segment, at the end."""
    _begin(extent, window, policy)
    yield
    _end(extent, window, policy)


def _begin(extent: Extent, window: Window, policy: DamagePolicy) -> None:
    length = (window.size if extent.end is None else extent.end) - extent.start
    policy.begin(length, window.unreadable, extent.start)


def _end(extent: Extent, window: Window, policy: DamagePolicy) -> None:
    policy.end()
    if not window.unreadable:
        return
    for position, length, error in _ranges(window, policy.not_listed(), extent.end):
        report(extent, position, length, error, policy)
    policy.end()  # what was held until the next range, and is the last one


def _ranges(
    window: Window, blocks: Iterable[tuple[int, Unreadable]], stop: int | None
) -> Iterator[tuple[int, int, OSError]]:
    """Yield position, length and error of the ranges of blocks, in order, up to ``stop``."""
    start = 0
    cause: Unreadable | None = None
    for block, gap in blocks:
        if stop is not None and block >= stop:
            break
        if cause is None or (block, gap.kind, gap.reason) != cause:
            if cause is not None:
                yield start, cause.end - start, _block_error(window, start, cause)
            start = block
        cause = gap
    if cause is not None:
        yield start, cause.end - start, _block_error(window, start, cause)


def _block_error(window: Window, start: int, cause: Unreadable) -> OSError:
    if cause.kind == damage.READ_ERROR:
        return OSError(errno.EIO, cause.reason, window.source)
    return UnusableBytes(cause.kind, cause.reason, window.source, start, cause.end)


def unlisted(search: Search) -> list[tuple[Damage, OSError]]:
    """Return the unlisted directories of a search as damage: their segments are not known."""
    return [(unlisted_damage(path, error), error) for path, error in search.unreadable.items()]


def unlisted_damage(path: str, error: OSError) -> Damage:
    """Return an unlistable directory as damage."""
    topic, partition = names.topic_partition("", os.path.basename(path), "")
    reason = f"the operating system cannot list {names.name_text(path)}: {error_reason(error)}"
    return Damage(topic, partition, None, 0, 0, damage.READ_ERROR, reason, path)


def unreadable(
    segment: SegmentFile, position: int, length: int, error: OSError | KafkaFormatError
) -> Damage:
    """Return unreadable bytes of a segment as damage."""
    if isinstance(error, UnusableBytes):
        return damaged(segment, position, length, error.kind, error.reason)
    if isinstance(error, PrivateKeyError):
        return damaged(segment, position, length, damage.PRIVATE_KEY, error.reason)
    reason = f"the operating system cannot read it: {error_reason(error)}"
    return damaged(segment, position, length, damage.READ_ERROR, reason)


def damaged(segment: SegmentFile, position: int, length: int, kind: str, reason: str) -> Damage:
    """Bytes of a segment as damage."""
    if kind in damage.TAILS and segment.next_base_offset is not None:
        reason += damage.NOT_LAST
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
    """Report unreadable bytes of a segment to the policy."""
    damage = unreadable(extent.segment, position, length, error)
    raised = error.as_raised() if isinstance(error, UnusableBytes) else error
    policy.report(damage, raised)


_CLASSES = [batch_class(magic) for magic in KNOWN_MAGICS]


def batches(
    window: Window, extent: Extent, policy: DamagePolicy, limits: Limits
) -> Iterator[Batch]:
    """Yield every whole entry of an extent, valid or not; gaps are reported to the policy."""
    return (batch for batch in steps(window, extent, policy, limits) if batch is not None)


def steps(
    window: Window, extent: Extent, policy: DamagePolicy, limits: Limits
) -> Iterator[Batch | None]:
    """Yield as :func:`batches`, and ``None`` for a gap, to let the caller take its damage.

    Successive gaps left out without a reason are one step.
    """
    segment = extent.segment
    walk = select.entry_walk(window, extent, limits)
    length = (window.size if extent.end is None else extent.end) - extent.start
    policy.begin(length, window.unreadable, extent.start)
    try:
        while walk.position < walk.end:
            headers = walk.headers(leaves_out=not policy.needs_reasons)
            left_out = walk.take_left_out()
            if left_out[0]:
                policy.leave_out(*left_out)
            for header in headers:
                yield None if header is None else _CLASSES[header.magic](header, segment, limits)
            if walk.is_refused:
                yield batch_or_damage(walk.frame(), window, segment, policy, limits)
    finally:
        policy.end()


def valid_batch(data: bytes, limits: Limits) -> Batch | None:
    """Return bytes as a batch, if the kernel finds them to be one valid entry."""
    kernel = select.kernel()
    header: EntryHeader | None = None if kernel is None else kernel.only_entry(data, limits)
    if header is None:
        return None
    segment = SegmentFile("<bytes>", size=len(data), data=data)
    return _CLASSES[header.magic](header, segment, limits)


def batch_or_damage(
    frame: Frame, window: Window, segment: SegmentFile, policy: DamagePolicy, limits: Limits
) -> Batch | None:
    """Return an entry as a batch; a gap is reported to the policy."""
    frame = explained(frame, window)
    if isinstance(frame, Entry):
        return make_batch(frame, segment, limits)
    policy.report(
        damaged(segment, frame.position, frame.length, frame.kind, frame.reason),
        damage.damage_error(frame.kind, frame.reason, segment.path, frame.position),
    )
    return None


def explained(frame: Frame, window: Window) -> Frame:
    """Return the frame, or a gap with the kind of the file if it is not a segment at all.

    Only the first frame of a file can show that, and only if it is not a valid entry.
    """
    if frame.position or (isinstance(frame, Entry) and frame.is_valid):
        return frame
    first = bytes(window.view(0, min(window.size, foreign.SIGNATURE_SIZE)))
    reason = foreign.explanation(first)
    return frame if reason is None else Gap(0, frame.length, damage.MALFORMED, reason)


def report_unreadable(batch: Batch, error: KafkaFormatError, policy: DamagePolicy) -> None:
    """Report a batch without readable records to the policy."""
    policy.report(
        damaged(
            batch.segment,
            batch.position,
            batch.size_in_bytes,
            damage.damage_kind(error),
            error.reason,
        ),
        error,
    )


def make_batch(entry: Entry, segment: SegmentFile, limits: Limits) -> Batch:
    """Return the batch of an entry, valid or not."""
    if names.is_0_7(segment.name):
        return v0_7.Message07(v0_7.decode_header(entry), segment, limits)
    return _CLASSES[entry.magic](decode_header(entry, limits), segment, limits)


def decode_header(entry: Entry, limits: Limits) -> EntryHeader:
    """Return the header of an entry of Kafka 0.8 or later, valid or not."""
    if select.is_columnar():
        from kafkafmt.segment.engine.kernel import _kernel

        return _kernel.EntryHeader(entry.data, entry.position, entry.is_valid, limits)
    return parsed_header(entry)
