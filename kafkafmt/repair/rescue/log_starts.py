"""Where the logs begin: records that were deleted by request stay deleted.

Rules: ``DeleteRecords`` moves the start of a log; what is before it stays in its segments. The
``leader-epoch-checkpoint`` begins with it at once (``LeaderEpochFileCache.truncateFromStart``); the
``log-start-offset-checkpoint`` of the data directory has it a minute later, or after a clean stop.
Only this one counts when a broker starts (``LogLoader.load``): one that was killed, or whose log
lies in another directory now, would serve deleted records. At an offset after the end of the log
the broker erases the log (``deleteSegmentsIfLogStartGreaterThanLogEnd``).

A checkpoint of epochs that was lost is written again from the segments that a broker recovers after
it was killed (``LogSegment.recover``), and then begins with a segment, as after a deletion. No
topic that is only compacted has deletions (``Partition.deleteRecordsOnLeader``), and one that was
answered has reached all replicas that were in sync: their checkpoints tell. With neither, nothing
tells which it was.

Invariant: a start is one that a file of some copy notes, and no later than the end of the log. What
retention deleted in one copy stays in the others.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence

from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.limits import Limits
from kafkafmt.log.policies import is_only_compacted
from kafkafmt.repair.rescue.nodes import DataDirectory
from kafkafmt.repair.rescue.report import RescueReport
from kafkafmt.repair.rescue.topics import PartitionCopy
from kafkafmt.segment.side_files import encoding
from kafkafmt.segment.side_files.checkpoints import TopicPartitionOffset, offsets_by_partition
from kafkafmt.storage.local import may_be_file
from kafkafmt.storage.names import LEADER_EPOCHS, LOG_START

_NONE = -1
_Offsets = dict[tuple[str, int], int]


class LogStarts:
    """The new ``log-start-offset-checkpoint`` of each data directory."""

    def __init__(self, report: RescueReport, limits: Limits) -> None:
        self._report = report
        self._limits = limits
        self._noted: dict[DataDirectory, _Offsets] = {}
        self._changed: dict[DataDirectory, _Offsets] = {}

    def keep(
        self,
        copies: Sequence[PartitionCopy],
        topic: str,
        number: int,
        settings: Mapping[str, str],
    ) -> None:
        """Let each copy of a partition begin at the latest start that is noted in one.

        The copies are all of it, those of a broker in their order of preference. A line of the
        name that it gets may be of another topic; ``settings`` are empty if they are not known.
        """
        is_compacted = is_only_compacted(topic, settings)
        starts = [
            copy.log.start_offset
            for copy in copies
            if copy.log.is_cut_at_start
            and not self._is_rebuilt(copy, copies, f"{topic}-{number}", is_compacted=is_compacted)
        ]
        for copy in copies:
            if copy.log.first_offset is not None:
                end = copy.log.end_offset
                self._keep(copy, (topic, number), [start for start in starts if start <= end])

    def _is_rebuilt(
        self,
        copy: PartitionCopy,
        copies: Sequence[PartitionCopy],
        name: str,
        *,
        is_compacted: bool,
    ) -> bool:
        """Return whether a checkpoint of epochs was lost, and rewritten from a later segment."""
        log = copy.log
        if not log.may_be_rebuilt and not (is_compacted and log.start_offset == log.epochs_start):
            return False
        others = [
            other.broker
            for other in copies
            if other.log.rank >= log.rank and _NONE < other.log.epochs_start < log.start_offset
        ]
        what = (
            f"{name}: the {LEADER_EPOCHS} of broker {copy.broker} begins at offset"
            f" {log.start_offset}"
        )
        if is_compacted:
            self._report.ignore(
                log.directory.path,
                f"{what}, and no record of a compacted topic"
                " is deleted by request: the file was lost",
            )
        elif others:
            self._report.doubtful.append(
                f"{what}, as after a deletion of records or after the loss of the file; that of"
                f" broker {others[0]} does not, so the records below stay"
            )
        else:
            self._report.doubtful.append(
                f"{what}, as after a deletion of records or after the loss of the file: the records"
                f" below, from {log.first_offset} on, stay deleted; remove the line of {name} from"
                f" {LOG_START} in OUT to keep them"
            )
            return False
        return True

    def _keep(self, copy: PartitionCopy, place: tuple[str, int], starts: Sequence[int]) -> None:
        log, first = copy.log, copy.log.first_offset or 0
        start = max([first, *starts])
        if copy.data not in self._noted:
            self._noted[copy.data] = self._read(copy.data)
        noted = self._noted[copy.data].get(place, 0)
        changed = self._changed.setdefault(copy.data, {})
        if max(noted, first) == start or place in changed:
            return
        changed[place] = start if start > first else 0
        if not copy.is_in_use:
            return
        name = f"{place[0]}-{place[1]} of broker {copy.broker}"
        if noted > log.end_offset:
            self._report.doubtful.append(
                f"{name} ends at offset {log.end_offset}, and {LOG_START} of its broker is {noted}:"
                f" the broker would erase the log; with the file in OUT it begins at {start}"
            )
        else:
            self._report.changes.append(
                f"{name} begins at offset {start}: records below were deleted by request, and"
                f" {LOG_START} of its broker does not say so"
            )

    def _read(self, data: DataDirectory) -> _Offsets:
        """Return the offsets of a data directory; none if the file is unreadable, as for Kafka."""
        path = os.path.join(data.path, LOG_START)
        if not may_be_file(path):
            return {}
        try:
            return offsets_by_partition(path, limits=self._limits)
        except (KafkaFormatError, OSError) as error:
            self._report.doubtful.append(
                f"{path} cannot be read ({error}): records that were deleted by request are served"
                " again where no leader-epoch-checkpoint says that they were"
            )
            return {}

    def files(self) -> Iterator[tuple[DataDirectory, bytes]]:
        """Yield the data directories that need another file, and its content."""
        for data, changed in self._changed.items():
            if changed:
                merged = {**self._noted[data], **changed}
                lines = [
                    TopicPartitionOffset(*place, offset)
                    for place, offset in sorted(merged.items())
                    if offset > 0 or place not in changed
                ]
                yield data, encoding.offset_checkpoint(lines)
