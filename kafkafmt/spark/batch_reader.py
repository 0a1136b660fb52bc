"""The reader of a batch query: plans on the driver, reads in the tasks.

Invariant: planning reads directories, indexes and single headers only.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pyarrow as pa
from pyspark.sql.datasource import DataSourceReader, InputPartition
from pyspark.sql.types import StructType

from kafkafmt._base.packed import Packed
from kafkafmt.lake.plan import selection
from kafkafmt.lake.plan.extents import PlannedExtent, grouped, plan
from kafkafmt.spark.options import SourceOptions
from kafkafmt.spark.row_reader import RowReader


class KafkaLogReader(DataSourceReader):
    """Plans on the driver, reads in the tasks."""

    def __init__(self, options: SourceOptions, requested: StructType) -> None:
        options.check_batch()
        self._options = options
        decodes = options.read.values is not None
        self._found = selection.select(options.read, with_unlisted=True) if decodes else None
        self._rows = RowReader(options, requested, self._found)

    def partitions(self) -> list[InputPartition]:
        """The tasks; their paths are absolute, because executors have another working directory.

        Raises FileNotFoundError when a path is missing or has no segment.
        """
        read = self._options.read
        found, self._found = self._found, None  # the tasks do not need them
        if found is None:
            found = selection.select(read, with_unlisted=True)
        return plan(found, read, InputPartition, of_files=self._options.table == "damage")

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """The batches of one task. In mode FAILFAST damage raises a KafkaFormatError.

        Raises FileNotFoundError when a segment is gone, or is not on this machine.
        """
        planned: Packed[PlannedExtent] | None = partition.value
        try:
            for bounds, extents in grouped(planned or ()):  # Spark's placeholder has none
                yield from self._rows.read(extents, bounds)
        except FileNotFoundError as error:
            if error.filename is None:  # in a store: the same for all executors
                raise
            raise FileNotFoundError(
                f"{error.filename}: found on the driver, but not on the executor"
                f" {socket.gethostname()}: it was deleted since, or it is a local path. Executors"
                " need the same paths, as on a shared file system (docs/how-to/spark-cluster.md)"
            ) from error
