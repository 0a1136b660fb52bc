"""Where the logs of an export end, and how far the export is from there.

Invariant: nothing here stops a run. What cannot be found out is left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from kafkafmt.errors import KafkaFormatError
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.log.log_end import find_end
from kafkafmt.log_format import HIGH_WATERMARK
from kafkafmt.spark.history.run import LogOffsets
from kafkafmt.spark.options import Options
from kafkafmt.spark.stream.logs import Log, find_logs
from kafkafmt.storage.partition_log import PartitionLog

TopicPartition = tuple["str | None", "int | None"]


def log_offsets(
    options: Options, read: Mapping[TopicPartition, tuple[int, int]]
) -> list[LogOffsets]:
    """The logs that an export reads, with their ends as they are now.

    Args:
        options: what the export reads.
        read: the first offset that was read of each log, and the offset at which the next run
            begins; a log that is not there was not read.

    Returns:
        The logs in order. A log that has no directory of its own is left out.
    """
    try:
        logs = find_logs(replace(options, to_high_watermark=False, below_log_start=False))
    except (OSError, ValueError):
        logs = {}
    beside = DataDirectories(options.storage, options.limits)
    found = {}
    for log in logs.values():
        start, stop = read.get((log.topic, log.partition), (log.first_offset,) * 2)
        at = PartitionLog(log.directory, log.topic, log.partition)
        mark = beside.offset(HIGH_WATERMARK, at)
        end = _end(log, options)
        end = None if end is None else max(end, stop)
        found[log.topic, log.partition] = LogOffsets(
            log.topic, log.partition, start, stop, end, mark, log.first_offset
        )
    for (topic, partition), (start, stop) in read.items():
        if topic is not None and partition is not None:
            found.setdefault((topic, partition), LogOffsets(topic, partition, start, stop))
    return [found[key] for key in sorted(found)]


def _end(log: Log, options: Options) -> int | None:
    try:
        return find_end(log.segments[-1], None, options.limits).next_offset
    except (OSError, KafkaFormatError):
        return None
