"""The segments of a command's SOURCE arguments.

Invariant: a file without a single entry, whose name is not that of a segment, is wrong use and not
damage.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import MappingProxyType
from typing import Any

from kafkafmt._base import damage
from kafkafmt._base.damage import OnDamage
from kafkafmt._base.errors import UnsupportedError
from kafkafmt._base.limits import DEFAULT_LIMITS
from kafkafmt._base.wording import printable
from kafkafmt.cli import exits, files, filters, options, streams
from kafkafmt.log.copies import Copies
from kafkafmt.log.data_directories import may_be_lost
from kafkafmt.log.merging import expect_one_log, merged
from kafkafmt.log.replica import Replica
from kafkafmt.log.scan.query import Query
from kafkafmt.log.scan.selection import Selection
from kafkafmt.segment.engine.opening import deleted_are_passed_over, explained
from kafkafmt.segment.record import foreign
from kafkafmt.segment.record.entry import Gap
from kafkafmt.segment.record.versions import frames
from kafkafmt.storage import names
from kafkafmt.storage.access import NO_OPTIONS
from kafkafmt.storage.directories import Search
from kafkafmt.storage.discovery import find_segments
from kafkafmt.storage.resolve import is_remote
from kafkafmt.storage.segment_file import Extent, SegmentFile


class NoSegmentError(exits.CommandError):
    """A file is not a log segment."""


_DEFAULTS: options.AccessSettings = {"storage_options": NO_OPTIONS, "limits": DEFAULT_LIMITS}


@contextmanager
def open_extents(
    given: Sequence[str],
    settings: options.AccessSettings = _DEFAULTS,
    wanted: Mapping[str, Any] = MappingProxyType({}),
    *,
    on_damage: OnDamage = damage.RAISE,
    unlisted: list[damage.Damage] | None = None,
    merges: bool | None = None,
) -> Iterator[list[Extent]]:
    """Return the segments of paths, globs and URLs; ``-`` is standard input.

    ``wanted`` are filters; those for topics and partitions count here. Directories that cannot be
    listed go to ``unlisted``, unless ``on_damage`` is ``raise``; and logs that have lost all their
    segments, always. With ``merges``, the copies of a partition become one log; with false there
    may be only one copy. Parts left out of the merge are reported on standard error.

    Raises:
        FileNotFoundError: they hold no segment.
        NoSegmentError: a file is not a segment.
        click.UsageError: a topic is not in the sources, or a partition is there several times.
    """
    on_damage = options.counting_policy(on_damage)
    with files.opened(given) as paths:
        with exits.wrong_use(ValueError, UnsupportedError):  # an index, by its name
            query = Query(
                source=paths,
                wanted=Selection.of(**filters.log_filters(wanted)),
                on_damage=on_damage,
                below_log_start=True,  # its readers decide
                storage_options=settings["storage_options"],
            )
            search = Search(raises=on_damage == damage.RAISE, keeps_listings=may_be_lost)
            found = query.found(search)
        if unlisted is not None and on_damage == damage.COLLECT:
            unlisted += [unread for unread, _ in found.unlisted]
        for extent in found.extents:
            if extent.copied is None:
                ensure_segment(extent.segment)
        if merges is False and len(found.extents) > 1:
            with exits.wrong_use(ValueError):
                expect_one_log(found.extents, "--merge-replicas reads each record once")
        if unlisted is not None:
            unlisted += found.lost
        with deleted_are_passed_over():
            yield merged(found.extents, settings["limits"], _note) if merges else found.extents


def _note(copies: Copies[Replica]) -> None:
    for copy in copies.left_out():
        streams.err_sentence(f"left out: {printable(str(copy))}")


def without_side_files(paths: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the paths without side files of segments, and the side files.

    They come in where a shell expands ``dir/*``. If there is nothing else, they stay.
    """
    side_files = [path for path in paths if names.is_side_file(path.rpartition("/")[2])]
    kept = [path for path in paths if path not in side_files]
    return (kept, side_files) if kept else (list(paths), [])


def refuse_wrong_sources(paths: Sequence[str]) -> None:
    """Refuse files other than segments, and options for URLs without a URL."""
    options.refuse_storage_options_without_url(paths)
    refuse_other_files(paths)


def refuse_other_files(paths: Iterable[str]) -> None:
    """Refuse files other than segments, instead of a report of their damage.

    Raises:
        NoSegmentError: a file has neither the name of a segment nor an entry in it.
        OSError: it cannot be opened.
    """
    for path in paths:
        name = path.rpartition("/")[2]
        if is_remote(path) or names.is_side_file(name):
            continue
        if os.path.isfile(os.path.expanduser(path)):
            for segment in find_segments(path):
                ensure_segment(segment)


def ensure_segment(segment: SegmentFile, *, always_opens: bool = False) -> None:
    """Refuse an archive, and a file with neither a segment's name nor an entry in it.

    Raises:
        NoSegmentError: it is such a file.
        OSError: it cannot be opened; with ``always_opens`` files that are called so are opened too.
    """
    name = segment.name or ""
    if segment.base_offset is not None and names.holds_entries(name):
        if always_opens:
            segment.open().close()
        return
    with segment.open() as window:
        first = next(frames(window, DEFAULT_LIMITS, is_0_7=names.is_0_7(segment.name)), None)
        first = first and explained(first, window)
        is_all = first is not None and first.length == window.size
        head = bytes(window.view(0, min(window.size, foreign.SIGNATURE_SIZE)))
    is_other = is_all or foreign.is_archive(head)
    if isinstance(first, Gap) and is_other and first.kind != damage.ZERO_TAIL:
        shown = files.shown(segment.path)
        found = first.reason.removeprefix("expected a log segment, ")
        raise NoSegmentError(f"{shown}: is not a log segment: {found}", exits.WRONG_USE)
