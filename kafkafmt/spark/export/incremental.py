"""The incremental export: appends what is new since the last run, each record exactly once.

Strategy: a Spark stream (see `stream`) keeps in its checkpoint how far each log was read, and ends
when it has read what is available now (trigger AvailableNow). Its rows are not records but the work
of the tasks: offset ranges. Each micro-batch writes the tables of its ranges as a full export does,
and commits them (see `appending_output`), for Delta and Iceberg under the number of the
micro-batch.

Invariant: a micro-batch has the same records each time it runs, and they are added to the tables
once.
"""

from __future__ import annotations

import pickle
import uuid
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pyarrow as pa
import pyarrow.parquet as pq
from pyspark.sql.datasource import DataSourceStreamReader, InputPartition
from pyspark.sql.types import StructType

from kafkafmt.damage import Damage
from kafkafmt.lakehouse.data_file import DataFile
from kafkafmt.lakehouse.data_files import PartitionedWriter
from kafkafmt.planning.position import SourceOffset, offsets_of, starts_between
from kafkafmt.spark.export import parquet, placement, spark_tasks, table_formats
from kafkafmt.spark.export.appending_output import Appendable, Commit
from kafkafmt.spark.export.job import Job
from kafkafmt.spark.export.new_damage import (
    PLACE,
    Place,
    new_damage,
    places_of,
    sums_with,
)
from kafkafmt.spark.export.spans import Span, spans_of
from kafkafmt.spark.export.work import OffsetRanges, TableReader, Work, damage_rows
from kafkafmt.spark.options import Options
from kafkafmt.spark.session import activated
from kafkafmt.spark.source import KafkaLogDataSource
from kafkafmt.spark.stream_reader import KafkaLogStreamPartition, KafkaLogStreamReader

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

_FORMAT = "kafka-log-work"


@dataclass(frozen=True)
class MicroBatch:
    """The plan of a micro-batch. It can be pickled.

    Attributes:
        work: the offset ranges of each task.
        spans: of the logs.
    """

    work: list[OffsetRanges]
    spans: list[Span]


class WorkSource(KafkaLogDataSource):
    """A stream whose rows are the work of tasks instead of records; for exports only."""

    @classmethod
    def name(cls) -> str:
        """The name for `spark.readStream.format`."""
        return _FORMAT

    def schema(self) -> str:
        """A row is a pickled MicroBatch."""
        return "work binary"

    def streamReader(self, schema: StructType) -> DataSourceStreamReader:
        """Plans as the stream of records does."""
        return WorkStreamReader(Options.parse(self.options))


class WorkPartition(InputPartition):
    """All work of a micro-batch."""

    def __init__(self, planned: MicroBatch) -> None:
        super().__init__(planned)
        self.planned = planned


class WorkStreamReader(KafkaLogStreamReader):
    """Plans on the driver; the plan is its only output."""

    def __init__(self, options: Options) -> None:
        super().__init__(options, StructType())

    def partitions(self, start: SourceOffset, end: SourceOffset) -> list[InputPartition]:
        """One partition with the plan, for any number of tasks."""
        tasks = super().partitions(start, end)
        work = [
            OffsetRanges(self._read, task.ranges)
            for task in tasks
            if isinstance(task, KafkaLogStreamPartition)
        ]
        spans = spans_of(work, starts_between(start, end), offsets_of(end))
        return [WorkPartition(MicroBatch(work, spans))]

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """One row: the pickled plan."""
        if isinstance(partition, WorkPartition):
            row = pa.array([pickle.dumps(partition.planned)], pa.binary())
            yield pa.RecordBatch.from_arrays([row], ["work"])


def append(spark: SparkSession, job: Job, reader: TableReader, output: Appendable) -> None:
    """Appends what is new to the tables, in micro-batches.

    Raises the errors of Spark; the next run continues where this one stopped.
    """
    appender = _Appender(spark, job, reader, output)
    with activated(spark):
        spark.dataSource.register(WorkSource)
    query = (
        spark.readStream.format(_FORMAT)
        .options(**job.source_options())
        .load()
        .writeStream.foreachBatch(appender.add)
        .option("checkpointLocation", table_formats.location(output.checkpoint))
        .trigger(availableNow=True)
        .start()
    )
    try:
        query.awaitTermination()
    finally:
        query.stop()


class _Appender:
    """Appends micro-batches."""

    def __init__(
        self, spark: SparkSession, job: Job, reader: TableReader, output: Appendable
    ) -> None:
        self._spark = spark
        self._job = job
        self._output = output
        self._reader = reader

    def add(self, batch: DataFrame, number: int) -> None:
        """Appends a micro-batch, unless it is committed already."""
        if self._output.is_committed(number):
            return
        self._output.clear()
        query = self._output.query_of_checkpoint() or ""
        planned: MicroBatch = pickle.loads(batch.collect()[0]["work"])
        made, files = self._written(planned.work, query, number)
        self._output.commit(number, replace(made, spans=planned.spans), files)

    def _written(
        self, work: Sequence[Work], query: str, number: int
    ) -> tuple[Commit, dict[str, list[DataFile]]]:
        staging, job = self._output.staging, self._job
        permissions = self._output.permissions
        tables = self._output.committed
        sink = parquet.Sink.of(
            job,
            self._reader,
            staging,
            permissions=permissions,
            schemas=None if tables is None else tables.schemas,
        ).with_damage()
        written = spark_tasks.run(self._spark, sink.write, work)
        files = parquet.place(written, staging, permissions)
        found = [
            Damage(**row)
            for file in files.pop("damage", ())
            for row in pq.ParquetFile(staging / "damage" / file.path).read().to_pylist()
        ]
        damage = new_damage(found, self._known)
        if damage and "damage" in job.tables:
            with PartitionedWriter(
                staging / "damage",
                f"part-{number:05}-{uuid.uuid4().hex}",
                sink.columns("damage"),
                permissions=permissions,
                describes=True,
            ) as made:
                made.write_all(damage_rows(damage))
            files["damage"] = made.files
        paths = placement.paths_of(files)
        values = {} if tables is None else placement.values_of(files)
        return Commit(query, paths, values, sums=sums_with(written, damage)), files

    def _known(self, topics: list[str]) -> Iterable[Place]:
        """The places in the table `damage`, at least those of some topics."""
        if "damage" not in self._job.tables:
            return ()
        table, tables = self._output.path / "damage", self._output.committed
        if tables is not None:
            return places_of(tables.rows("damage", PLACE))
        if not table.exists():
            return ()
        location = table_formats.location(table)
        known = table_formats.read(self._spark, location, "damage")
        return map(tuple, known.where(known["topic"].isin(topics)).select(*PLACE).collect())
