"""How far an export is from the ends of its logs, and from what retention deletes.

Strategy of the warning: two runs show how fast the beginning of a log moves. If it moves by as much
again before the next run, it passes the offset at which this run began: records would be lost.

Invariant: nothing here stops a run. What cannot be found out is left out. A log whose beginning did
not move since the last run gives no warning.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from kafkafmt.errors import KafkaFormatError
from kafkafmt.limits import Limits
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.log.log_end import find_end
from kafkafmt.planning.followed_logs import FollowedLog, find_logs
from kafkafmt.planning.log_read import LogRead
from kafkafmt.storage.names import HIGH_WATERMARK, TopicPartition
from kafkafmt.storage.partition_log import PartitionLog


class LogOffsets(NamedTuple):
    """How far a run read one log. Ends are exclusive.

    Attributes:
        start: the first offset that the run read, or would have read.
        stop: the offset at which the next run begins.
        end: the end of the log when the run ended; `stop` if it is gone, `None` if unknown.
        high_watermark: from `replication-offset-checkpoint`; `None` without an entry there.
        first: the first offset that the log still had; `None` if unknown.
    """

    topic: str
    partition: int
    start: int
    stop: int
    end: int | None = None
    high_watermark: int | None = None
    first: int | None = None

    @property
    def lag(self) -> int | None:
        """The offsets between where the run stopped and the end of the log; ``None`` if unknown."""
        return None if self.end is None else max(self.end - self.stop, 0)

    @property
    def high_watermark_lag(self) -> int:
        """The same up to the high watermark; a run that read beyond it has none.

        The checkpoint may be of a later moment than the end, or the log may have lost its last
        batches: a broker, too, takes no high watermark above the end
        (`UnifiedLog.updateHighWatermark`).
        """
        mark = self.stop if self.high_watermark is None else self.high_watermark
        if self.end is not None:
            mark = min(mark, self.end)
        return max(mark - self.stop, 0)


def log_offsets(
    log_read: LogRead, read: Mapping[TopicPartition, tuple[int, int]]
) -> list[LogOffsets]:
    """The logs that an export reads, with their ends as they are now.

    Args:
        log_read: what the export reads.
        read: the first offset that was read of each log, and the offset at which the next run
            begins; a log that is not there was not read.

    Returns:
        The logs in order. A log that has no directory of its own is left out.
    """
    is_listed = True
    try:
        logs = find_logs(replace(log_read, to_high_watermark=False, below_log_start=False))
    except (OSError, ValueError):
        logs, is_listed = {}, False
    beside = DataDirectories(log_read.storage, log_read.limits)
    offsets = {}
    for log in logs.values():
        start, stop = read.get((log.topic, log.partition), (log.first_offset,) * 2)
        at = PartitionLog(log.directory, log.topic, log.partition)
        mark = beside.offset(HIGH_WATERMARK, at)
        end = _end(log, log_read.limits)
        end = None if end is None else max(end, stop)
        offsets[log.topic, log.partition] = LogOffsets(
            log.topic, log.partition, start, stop, end, mark, log.first_offset
        )
    for (topic, partition), (start, stop) in read.items():
        if topic is not None and partition is not None:
            end = stop if is_listed else None
            offsets.setdefault((topic, partition), LogOffsets(topic, partition, start, stop, end))
    return [offsets[key] for key in sorted(offsets)]


def near_retention(logs: Iterable[LogOffsets], before: Iterable[LogOffsets]) -> Iterator[str]:
    """A warning for each log whose beginning came close to what was not exported.

    Args:
        logs: the logs of a run.
        before: those of the run before it.

    Yields:
        A sentence with the log and its offsets.
    """
    firsts = {(log.topic, log.partition): log.first for log in before}
    for log in logs:
        then = firsts.get((log.topic, log.partition))
        if then is None or log.first is None:
            continue
        moved, left = log.first - then, log.start - log.first
        if moved > 0 and left < moved:
            yield (
                f"retention comes close to {log.topic}-{log.partition}: since the last run its"
                f" beginning moved by {moved} offsets to {log.first}, and this run began at"
                f" {log.start}; run more often, or keep the log for longer"
            )


def _end(log: FollowedLog, limits: Limits) -> int | None:
    try:
        return find_end(log.segments[-1], None, limits).next_offset
    except (OSError, KafkaFormatError):
        return None
