"""The plan of a commit of an export: its kind, its tasks, and the offsets that it has.

Strategy: a full export has one plan, of all extents that the options select, and replaces what the
tables had. An incremental one has a plan for each part of what is new, from the position where the
last commit ended; each is appended.

Invariant: two positions delimit the same records whenever they are read. A run reads up to where
the logs ended when it began, so it ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from kafkafmt.log.ranges import log_directory
from kafkafmt.spark import selection
from kafkafmt.spark.batch import planning
from kafkafmt.spark.export.task import Task
from kafkafmt.spark.export.work import LibraryRows, OffsetRanges, PlannedExtents, Work
from kafkafmt.spark.library_tables import INTERNAL_TABLES
from kafkafmt.spark.options import Options
from kafkafmt.spark.stream.admission import ReadLimits
from kafkafmt.spark.stream.follower import LogFollower
from kafkafmt.spark.stream.source_offset import (
    SourceOffset,
    offsets_of,
    restarts_of,
    starts_between,
)
from kafkafmt.state import metadata_log
from kafkafmt.storage.directories import Search
from kafkafmt.storage.segment_file import Extent

Span = tuple[str, int, int, int]
"""Topic, partition, first offset and end offset (exclusive) of a log; there is at least one."""


@dataclass(frozen=True)
class Plan:
    """What one commit is made of.

    Attributes:
        tasks: what is read.
        end: the position after it; None if the tables are replaced.
        spans: of the logs that have something new; one for each.
    """

    tasks: Sequence[Task]
    end: SourceOffset | None = None
    spans: Sequence[Span] = field(default=())

    @property
    def is_append(self) -> bool:
        """Whether the tables keep what they have."""
        return self.end is not None


def extents(options: Options) -> list[PlannedExtents]:
    """The work of a full export.

    Raises FileNotFoundError, ValueError and DataLossError as `planning.plan` does.
    """
    segments = selection.select(options, with_unlisted=True)
    return [PlannedExtents(task) for task in planning.plan(segments, options)]


def library_rows(options: Options) -> list[LibraryRows]:
    """The work of the tables of internal topics, for as many of them as have logs."""
    try:
        segments = [*selection.found(options, options.paths, Search())]
    except FileNotFoundError:
        return []
    work: list[LibraryRows] = []
    for name, table in INTERNAL_TABLES.items():
        mine = [Extent(each) for each in segments if each.topic in table.topics]
        if not mine:
            continue
        if not table.is_by_log:
            work.append(LibraryRows(name, options, paths=options.paths))
            continue
        named = []
        if table.names_topics:
            named = [Extent(each) for each in segments if each.topic == metadata_log.TOPIC]
        work += [
            LibraryRows(name, options, extents=[*log, *named])
            for _, log in groupby(mine, key=log_directory)
        ]
    return work


def replacing(work: Iterable[Work | LibraryRows]) -> Plan:
    """The plan of a full export."""
    return Plan(_numbered(work))


class NewOffsets:
    """Plans what is new, up to where the logs end at the first call."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self._follower = LogFollower(options)
        self._limits = ReadLimits(options.max_offsets_per_trigger, options.max_bytes_per_trigger)
        self._is_fixed = False

    def after(self, position: SourceOffset | None) -> Plan | None:
        """The plan of the commit after a position; None if nothing is new.

        The first commit of an export is made in any case.

        Raises DataLossError and KafkaFormatError as `LogFollower.following` does.
        """
        if not self._is_fixed:
            self._follower.stop_here()
            self._is_fixed = True
        start = self._follower.initial() if position is None else position
        end = self._follower.following(start, self._limits)
        if position is not None and not _is_new(position, end):
            return None
        work = [OffsetRanges(self._options, task) for task in self._follower.tasks(start, end)]
        spans = _spans(work, starts_between(start, end), offsets_of(end))
        return Plan(_numbered(work), end, spans)


def joined(spans: Iterable[Span]) -> dict[tuple[str, int], tuple[int, int]]:
    """For each log, the first offset of its spans and the end of the last."""
    found: dict[tuple[str, int], tuple[int, int]] = {}
    for topic, partition, start, end in spans:
        first, last = found.get((topic, partition), (start, end))
        found[topic, partition] = min(first, start), max(last, end)
    return found


def _numbered(work: Iterable[Work | LibraryRows]) -> list[Task]:
    return [Task(number, each) for number, each in enumerate(work)]


def _is_new(start: SourceOffset, end: SourceOffset) -> bool:
    """Whether a commit between two positions would change anything."""
    return bool(restarts_of(end)) or offsets_of(start) != offsets_of(end)


def _spans(
    work: Iterable[OffsetRanges], start: Mapping[str, int], end: Mapping[str, int]
) -> list[Span]:
    """The first and end offset of each log; a new log begins at its first offset."""
    firsts: dict[str, int] = {}
    for each in work:
        for offset_range in each.ranges:
            name = offset_range.name
            firsts[name] = min(offset_range.start, firsts.get(name, offset_range.start))
    return list(_between(start, end, firsts))


def _between(
    start: Mapping[str, int], end: Mapping[str, int], firsts: Mapping[str, int]
) -> Iterator[Span]:
    for name, stop in end.items():
        first = start.get(name, firsts.get(name, stop))
        if first < stop:
            topic, _, partition = name.rpartition("-")
            yield topic, int(partition), first, stop
