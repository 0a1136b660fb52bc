"""The offsets that an export read of each log.

Invariant: a span has at least one offset; a log has one span.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kafkafmt.export.work import OffsetRanges

Span = tuple[str, int, int, int]
"""Topic, partition, first offset and end offset (exclusive) of a log."""


def spans_of(
    work: Iterable[OffsetRanges], start: Mapping[str, int], end: Mapping[str, int]
) -> list[Span]:
    """The first and end offset of each log; a new log begins at its first offset."""
    firsts: dict[str, int] = {}
    for part in work:
        for offset_range in part.ranges:
            firsts[offset_range.name] = min(
                offset_range.start, firsts.get(offset_range.name, offset_range.start)
            )
    spans = []
    for name, stop in end.items():
        first = start.get(name, firsts.get(name, stop))
        if first < stop:
            topic, _, partition = name.rpartition("-")
            spans.append((topic, int(partition), first, stop))
    return spans


def joined(spans: Iterable[Span]) -> list[Span]:
    """One span for each log: from the first of its offsets to the last."""
    ranges: dict[tuple[str, int], tuple[int, int]] = {}
    for topic, partition, start, end in spans:
        first, last = ranges.get((topic, partition), (start, end))
        ranges[topic, partition] = min(first, start), max(last, end)
    return [(*log, *span) for log, span in ranges.items()]
