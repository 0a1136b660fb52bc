"""The reader of a batch query: it plans on the driver and reads in the tasks.

Invariant: planning reads no more than directories, indexes and single headers.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pyarrow as pa
from pyspark.sql.datasource import (
    DataSourceReader,
    InputPartition,
)
from pyspark.sql.types import StructType

from kafkafmt.spark import selection
from kafkafmt.spark.batch import planning
from kafkafmt.spark.batch.planning import Stretch
from kafkafmt.spark.options import Options
from kafkafmt.spark.reading import Reading

if TYPE_CHECKING:
    pass


class KafkaLogPartition(InputPartition):
    """What one task reads: stretches of segments, in order, and what is asked of each."""

    def __init__(self, stretches: list[Stretch]) -> None:
        super().__init__(stretches)
        self.stretches = stretches


class KafkaLogReader(DataSourceReader):
    """Plans on the driver, reads in the tasks."""

    def __init__(self, options: Options, asked: StructType) -> None:
        options.check_batch()
        self._options = options
        self._reading = Reading(options, asked)

    def partitions(self) -> list[InputPartition]:
        """The tasks; their paths are absolute, for executors have another working directory.

        Raises FileNotFoundError when a path is missing or holds no segment.
        """
        tasks = planning.plan(selection.select(self._options), self._options)
        return [KafkaLogPartition(stretches) for stretches in tasks]

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """The batches of one task. In mode FAILFAST damage raises a KafkaFormatError.

        Raises FileNotFoundError when a segment is not there, or not on this machine.
        """
        if not isinstance(partition, KafkaLogPartition):
            return  # Spark's stand-in for an empty plan
        try:
            for asked, extents in planning.grouped(partition.stretches):
                yield from self._reading.read(extents, asked)
        except FileNotFoundError as error:
            if error.filename is None:  # of a store, which all see alike
                raise
            raise FileNotFoundError(
                f"{error.filename}: not on the executor {socket.gethostname()}, though the driver"
                " found it: it has gone since, or it is a local path; those have to be there on"
                " every executor, as on a shared file system (docs/how-to/spark-cluster.md)"
            ) from error
