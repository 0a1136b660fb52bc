"""A range of offsets and timestamps, and the choice of segments for it.

Strategy: segments are chosen by their names: each ends where the next one of its log begins. These
are then cut by :mod:`~kafkafmt.log.search`.

Invariant: offsets ascend in a log.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from kafkafmt._base.java import MAX_OFFSET
from kafkafmt.storage import names
from kafkafmt.storage.segment_file import Extent, SegmentFile


@dataclass(frozen=True)
class Range:
    """A range of offsets and timestamps. Starts are inclusive, ends exclusive, ``None`` is open.

    Timestamps are milliseconds since 1970. A record without a timestamp is outside every range of
    timestamps.
    """

    start_offset: int | None = None
    end_offset: int | None = None
    start_timestamp: int | None = None
    end_timestamp: int | None = None

    @property
    def columns(self) -> list[str]:
        """The columns needed to test a row for the range."""
        names = []
        if self.start_offset is not None or self.end_offset is not None:
            names.append("offset")
        if self.start_timestamp is not None or self.end_timestamp is not None:
            names.append("timestamp")
        return names

    @property
    def is_everything(self) -> bool:
        """Whether the range is open on all sides."""
        return not self.columns

    @property
    def is_empty(self) -> bool:
        """Whether the range contains nothing, because it ends before it starts."""
        return _crossed(self.start_offset, self.end_offset) or _crossed(
            self.start_timestamp, self.end_timestamp
        )


EVERYWHERE = Range()
"""All offsets and times."""


def _crossed(start: int | None, end: int | None) -> bool:
    return start is not None and end is not None and start >= end


def prune(extents: Iterable[Extent], asked: Range) -> list[tuple[Extent, Range]]:
    """Return the extents with possible offsets in the range, by the names of their segments.

    Each comes with the part of the range to check in it: an end of the range is open if the name of
    the segment shows that the whole segment is inside it.
    """
    if asked.is_everything:
        return [(extent, asked) for extent in extents]
    if asked.is_empty:
        return []
    kept = []
    for _, log in groupby(extents, key=log_directory):
        listed = list(log)
        for extent, next_base in zip(listed, _next_bases(listed), strict=True):
            base, _ = extent.counting
            start, end = asked.start_offset, asked.end_offset
            if start is not None and next_base is not None and next_base <= start:
                continue
            if _is_before(extent, asked.start_timestamp):
                continue
            low, high = start or 0, MAX_OFFSET if end is None else end
            if extent.parts and not any(one < high and low < stop for one, stop in extent.parts):
                continue
            if end is not None and base is not None and base >= end:
                continue
            if start is not None and base is not None and base >= start:
                start = None
            if end is not None and next_base is not None and next_base <= end:
                end = None
            is_whole = start == asked.start_offset and end == asked.end_offset
            left = asked if is_whole else replace(asked, start_offset=start, end_offset=end)
            kept.append((extent, left))
    return kept


def _is_before(extent: Extent, timestamp: int | None) -> bool:
    """Return whether all records are known to be older."""
    latest = extent.segment.max_timestamp
    return timestamp is not None and latest is not None and latest < timestamp


def log_directory(extent: Extent) -> str:
    """Return the directory of an extent's log, or the path of a segment without a base offset."""
    segment = extent.segment
    return extent.directory if segment.base_offset is not None else segment.path


def _next_bases(extents: Sequence[Extent]) -> list[int | None]:
    """For each extent of a log, the base offset of the next segment.

    ``None`` for the last segment, and in tiered storage, where segments may overlap: after a change
    of leader the new leader copies a segment that begins before the end of the copied ones
    (``RemoteLogManager.RLMCopyTask``). Where it is known which offsets count, these end there.
    """
    bases: list[int | None] = []
    following: int | None = None
    last: SegmentFile | None = None
    for extent in reversed(extents):
        if last is not None and extent.segment is not last and extent.segment != last:
            following = last.base_offset
        last = extent.segment
        if extent.copied is not None:
            bases.append(extent.counting[1])
            continue
        bases.append(None if names.is_tiered_segment(last.name) else following)
    return bases[::-1]
