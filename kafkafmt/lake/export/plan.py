"""The plan of a commit of an export: its kind, its tasks, and the offsets that it has.

Strategy: a full export has one plan, of all extents that the options select, and replaces what the
tables had. An incremental one has a plan for each part of what is new, from the position where the
last commit ended; each is appended.

Invariant: two positions delimit the same records whenever they are read. A run reads up to where
the logs ended when it began, so it ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from kafkafmt.lake.export.task import Task
from kafkafmt.lake.export.work import OffsetRanges, Work
from kafkafmt.lake.plan.admission import ReadLimits
from kafkafmt.lake.plan.followed_logs import find_logs
from kafkafmt.lake.plan.follower import LogFollower
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.lake.plan.position import SourceOffset, offsets_of, restarts_of, starts_between
from kafkafmt.storage.names import TopicPartition

Spans = dict[TopicPartition, tuple[int, int]]
"""The offsets that are read of each log: the first, and the end (exclusive)."""


@dataclass(frozen=True)
class Plan:
    """What one commit is made of.

    Attributes:
        end: the position after it; None if the tables are replaced.
        spans: of the logs that have something new.
    """

    tasks: Sequence[Task]
    end: SourceOffset | None = None
    spans: Spans = field(default_factory=dict)


def replacing(work: Iterable[Work]) -> Plan:
    """The plan of a full export."""
    return Plan(_numbered(work))


class NewOffsets:
    """Plans what is new, up to where the logs end at the first call."""

    def __init__(self, read: LogRead) -> None:
        self._read = read
        self._follower = LogFollower(read)
        self._limits = ReadLimits(read.max_offsets_per_trigger, read.max_bytes_per_trigger)
        self._is_fixed = False

    def after(self, position: SourceOffset | None) -> Plan | None:
        """The plan of the commit after a position; None if nothing is new.

        The first commit of an export is made in any case.

        Raises DataLossError and KafkaFormatError as `LogFollower.following` does.
        """
        # Listed once, and after the position was read: another run may have moved it meanwhile,
        # and logs that were listed before would seem to end too early.
        logs = find_logs(self._read)
        if not self._is_fixed:
            self._follower.stop_here(logs)
            self._is_fixed = True
        start = self._follower.initial(logs) if position is None else position
        end = self._follower.following(start, self._limits, logs)
        if position is not None and not _is_new(position, end):
            return None
        # Another log may begin before the one that was listed.
        listed = None if restarts_of(end) else logs
        work = [OffsetRanges(self._read, task) for task in self._follower.tasks(start, end, listed)]
        spans = _spans(work, starts_between(start, end), offsets_of(end))
        return Plan(_numbered(work), end, spans)


def _numbered(work: Iterable[Work]) -> list[Task]:
    return [Task(number, part) for number, part in enumerate(work)]


def _spans(work: Iterable[OffsetRanges], start: Mapping[str, int], end: Mapping[str, int]) -> Spans:
    """The offsets of each log that has something new; a new log begins at its first offset."""
    firsts: dict[str, int] = {}
    for part in work:
        for offset_range in part.ranges:
            first = firsts.setdefault(offset_range.name, offset_range.start)
            firsts[offset_range.name] = min(first, offset_range.start)
    spans: Spans = {}
    for name, stop in end.items():
        first = start.get(name, firsts.get(name, stop))
        if first < stop:
            topic, _, partition = name.rpartition("-")
            spans[topic, int(partition)] = first, stop
    return spans


def _is_new(start: SourceOffset, end: SourceOffset) -> bool:
    """Whether a commit between two positions would change anything."""
    return bool(restarts_of(end)) or offsets_of(start) != offsets_of(end)
