"""The stream: `spark.readStream.format("kafka-log")`, in Spark's terms.

Strategy: a `LogFollower` decides about micro-batches on the driver; the tasks read its ranges.
"""

from __future__ import annotations

from collections.abc import Iterator

import pyarrow as pa
from pyspark.sql.datasource import DataSourceStreamReader, InputPartition
from pyspark.sql.types import StructType

try:
    from pyspark.sql.streaming.datasource import (
        ReadAllAvailable,
        ReadLimit,
        ReadMaxBytes,
        ReadMaxRows,
        SupportsTriggerAvailableNow,
    )
except ImportError as error:  # pragma: no cover
    raise ImportError("readStream.format('kafka-log') needs PySpark 4.2 or newer") from error

from kafkafmt.lake.plan.admission import EVERYTHING, OffsetRange, ReadLimits, read_range
from kafkafmt.lake.plan.follower import LogFollower
from kafkafmt.lake.plan.position import SourceOffset
from kafkafmt.spark.options import SourceOptions
from kafkafmt.spark.row_reader import RowReader


class KafkaLogStreamReader(DataSourceStreamReader, SupportsTriggerAvailableNow):
    """Follows logs on the driver, reads them in the tasks."""

    def __init__(self, options: SourceOptions, requested: StructType) -> None:
        """Raise ValueError for an option unsupported by streams, or an unknown column."""
        options.check_stream()
        self._read = options.read
        self._follower = LogFollower(options.read)
        self._rows = RowReader(options, requested)

    def initialOffset(self) -> SourceOffset:
        """Return the start of a new query by the starting options, by default the beginning."""
        return self._follower.initial()

    def getDefaultReadLimit(self) -> ReadLimit:
        """Return the read limit of the options; if both are set, `latestOffset` applies both."""
        if self._read.max_offsets_per_trigger is not None:
            return ReadMaxRows(self._read.max_offsets_per_trigger)
        if self._read.max_bytes_per_trigger is not None:
            return ReadMaxBytes(self._read.max_bytes_per_trigger)
        return ReadAllAvailable()

    def prepareForTriggerAvailableNow(self) -> None:
        """Fix the current ends of the logs as the end of the query."""
        self._follower.stop_here()

    def latestOffset(self, start: SourceOffset, limit: ReadLimit) -> SourceOffset:
        """Return the end of the next micro-batch."""
        return self._follower.following(start, self._limits(limit))

    def _limits(self, limit: ReadLimit) -> ReadLimits:
        """Return the limits of a micro-batch: Spark's, and with it the other one of the options."""
        if isinstance(limit, ReadAllAvailable):
            return EVERYTHING
        return ReadLimits(
            limit.max_rows if isinstance(limit, ReadMaxRows) else None,
            limit.max_bytes
            if isinstance(limit, ReadMaxBytes)
            else self._read.max_bytes_per_trigger,
        )

    def reportLatestOffset(self) -> SourceOffset | None:
        """Return the ends of the logs when last read, for Spark's progress reports."""
        return self._follower.reported()

    def partitions(self, start: SourceOffset, end: SourceOffset) -> list[InputPartition]:
        """Return the tasks of a micro-batch."""
        return [InputPartition(task) for task in self._follower.tasks(start, end)]

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """Yield the batches of one task. In mode FAILFAST damage raises a KafkaFormatError."""
        ranges: list[OffsetRange] | None = partition.value
        for offset_range in ranges or ():  # Spark's placeholder for an empty plan has none
            yield from read_range(self._read, offset_range, self._rows.read)
