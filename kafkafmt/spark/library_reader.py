"""The reader of tables that the library's functions make: a task for each part of the table."""

from __future__ import annotations

from collections.abc import Iterator

import pyarrow as pa
from pyspark.sql.datasource import DataSourceReader, InputPartition
from pyspark.sql.types import StructType

from kafkafmt.library_tables import LibraryRows, LibraryTable, sources_of
from kafkafmt.spark import schema as schemas
from kafkafmt.spark.options import FAILFAST, SourceOptions
from kafkafmt.spark.row_reader import pieces
from kafkafmt.tables import portable


class LibraryTableReader(DataSourceReader):
    """Plans on the driver, calls the function in the tasks."""

    def __init__(self, options: SourceOptions, table: LibraryTable, requested: StructType) -> None:
        """Raises ValueError for an option or a column that the table does not have."""
        options.check_batch()
        self._options = options
        self._target = schemas.spark_arrow_schema(requested, table.schema)

    def partitions(self) -> list[InputPartition]:
        """The tasks; raises FileNotFoundError as `sources_of` does."""
        options = self._options
        return [
            InputPartition(
                LibraryRows(
                    options.table,
                    source,
                    options.read,
                    options.mode == FAILFAST,
                    options.as_of_offset,
                    options.as_of_timestamp,
                    options.secrets,
                )
            )
            for source in sources_of(options.table, options.read)
        ]

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """The rows of one task. In mode FAILFAST damage raises a KafkaFormatError."""
        rows: LibraryRows | None = partition.value
        for batch in rows.batches() if rows else ():  # Spark's placeholder for an empty plan
            for piece in pieces(batch):
                yield portable.conformed(piece, self._target)
