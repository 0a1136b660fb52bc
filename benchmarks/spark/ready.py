"""The data source `ready-made`: the same Arrow batches as `kafka-log`, without decoding.

Strategy: the batches of each task are in an Arrow file, which is memory-mapped; so this is as fast
as a Python data source can be.

Invariant: each task has exactly the batches of `kafka-log`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pyarrow as pa
from pyspark.sql.datasource import DataSource, DataSourceReader, InputPartition
from pyspark.sql.pandas.types import from_arrow_schema
from pyspark.sql.types import StructType

from kafkafmt.segment.tables.schemas import RECORD_SCHEMA
from kafkafmt.spark.options import SourceOptions
from kafkafmt.spark.source import KafkaLogReader

FORMAT = "ready-made"

_COLUMNS = 8
"""The first columns of the table of records: those that Spark's Kafka source has."""


class ReadyMade(DataSource):
    """The data source; its option `path` is a folder made by :func:`write`."""

    @classmethod
    def name(cls) -> str:
        """Return the name for `spark.read.format`."""
        return FORMAT

    def reader(self, schema: StructType) -> Reader:
        """Return a reader of some of the columns."""
        return Reader(self.options, schema.fieldNames())


class Task(InputPartition):
    """A file of batches."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.file = file


class Reader(DataSourceReader):
    """Reads the batches of the files, one task per file."""

    def __init__(self, options: Mapping[str, str], columns: list[str]) -> None:
        self._folder = options["path"]
        self._columns = columns

    def partitions(self) -> list[InputPartition]:
        """Return the tasks."""
        return [Task(str(file)) for file in sorted(Path(self._folder).glob("*.arrow"))]

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """Yield the batches of a task, with the requested columns."""
        if not isinstance(partition, Task):
            return
        with pa.memory_map(partition.file) as mapped:
            names = pa.ipc.open_file(mapped).schema.names
            fields = [names.index(name) for name in self._columns]
            options = pa.ipc.IpcReadOptions(included_fields=fields)
            file = pa.ipc.open_file(mapped, options=options)
            for at in range(file.num_record_batches):
                yield file.get_batch(at)


def write(log: Path, folder: Path) -> None:
    """Write the batches made by `kafka-log` from a log, one file per task."""
    schema = from_arrow_schema(pa.schema(list(RECORD_SCHEMA)[:_COLUMNS]))
    reader = KafkaLogReader(SourceOptions.parse({"path": str(log)}), schema)
    folder.mkdir(parents=True)
    for at, partition in enumerate(reader.partitions()):
        batches = reader.read(partition)
        first = next(batches)
        with pa.ipc.new_file(folder / f"{at:05}.arrow", first.schema) as file:
            file.write_batch(first)
            for batch in batches:
                file.write_batch(batch)
