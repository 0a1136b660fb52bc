"""The data source without Spark: plans and reads in this process."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pyarrow as pa
from pyspark.sql.datasource import DataSourceReader, InputPartition
from pyspark.sql.types import BinaryType, IntegerType, LongType, StringType, StructField, StructType

from kafkafmt.spark.source import KafkaLogDataSource
from kafkafmt.spark.stream_reader import KafkaLogStreamReader

TYPES = {
    "topic": StringType(),
    "partition": IntegerType(),
    "offset": LongType(),
    "value": BinaryType(),
    "why": StringType(),
}
Place = tuple[str, int, int]


def schema(*names: str) -> StructType:
    return StructType([StructField(name, TYPES[name]) for name in names])


def source_of(path: Path | str, **options: str) -> KafkaLogDataSource:
    return KafkaLogDataSource({"path": str(path), **options})


def batch_reader(path: Path | str, **options: str) -> DataSourceReader:
    return source_of(path, **options).reader(schema("topic", "partition", "offset"))


def stream_reader(path: Path | str, **options: str) -> KafkaLogStreamReader:
    reader = source_of(path, **options).streamReader(schema("topic", "partition", "offset"))
    assert isinstance(reader, KafkaLogStreamReader)
    return reader


def places(reader: Any, partitions: Iterable[InputPartition]) -> list[Place]:
    """Topic, partition and offset of every row, in the order of the tasks."""
    found: list[Place] = []
    for partition in partitions:
        for batch in reader.read(partition):
            assert isinstance(batch, pa.RecordBatch)
            found += zip(*(batch.column(n).to_pylist() for n in range(3)), strict=True)
    return found


def batch_places(path: Path | str, **options: str) -> list[Place]:
    reader = batch_reader(path, **options)
    return places(reader, reader.partitions())
