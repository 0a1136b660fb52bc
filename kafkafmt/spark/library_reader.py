"""The reader of tables that the library's functions make.

Strategy: a table of logs has a task for each log of its topics, since a group or a transactional id
is in one partition. Any other table is one task, which gets the source. Both call the function and
hand its rows over in pieces.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import pyarrow as pa
from pyspark.sql.datasource import DataSourceReader, InputPartition
from pyspark.sql.types import StructType

from kafkafmt.damage import Damage, error_of
from kafkafmt.library_tables import LIBRARY_TABLES, LibraryTable
from kafkafmt.log.ranges import log_directory
from kafkafmt.moments import moment_of
from kafkafmt.planning import selection
from kafkafmt.spark import schema as schemas
from kafkafmt.spark.options import FAILFAST, Options
from kafkafmt.spark.row_reader import pieces
from kafkafmt.state import metadata_log
from kafkafmt.storage.discovery import Source
from kafkafmt.storage.local import local_path
from kafkafmt.storage.resolve import is_remote
from kafkafmt.storage.segment_file import Extent
from kafkafmt.tables import portable


class LibraryTablePartition(InputPartition):
    """What one task reads: the extents of a log, or the paths of a source."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.source = source


class LibraryTableReader(DataSourceReader):
    """Plans on the driver, calls the function in the tasks."""

    def __init__(self, options: Options, table: LibraryTable, requested: StructType) -> None:
        """Raises ValueError for an option or a column that the table does not have."""
        options.check_batch()
        schemas.check_columns(requested, table.schema)
        self._options = options
        self._target = schemas.spark_arrow_schema(requested, table.schema)

    @property
    def _table(self) -> LibraryTable:
        return LIBRARY_TABLES[self._options.table]  # functions cannot be pickled

    def partitions(self) -> list[InputPartition]:
        """The tasks; their paths are absolute, because executors have another working directory.

        Raises FileNotFoundError when a path is missing, or has no segment of the table's topics.
        """
        options, table = self._options, self._table
        if not table.is_by_log:
            paths = [_absolute(path) for path in options.read.paths]
            return [LibraryTablePartition(paths)]
        segments = selection.select(options.read)
        if not segments:
            raise FileNotFoundError(
                f"{', '.join(options.read.paths)}: holds no log of"
                f" {', '.join(sorted(table.topics))}"
            )
        named = []
        if table.names_topics:
            found = selection.found(options.read, options.read.paths)
            named = [Extent(each) for each in found if each.topic == metadata_log.TOPIC]
        logs = groupby(map(Extent, segments), key=log_directory)
        return [LibraryTablePartition([*log, *named]) for _, log in logs]

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """The rows of one task. In mode FAILFAST damage raises a KafkaFormatError."""
        if not isinstance(partition, LibraryTablePartition):
            return  # Spark's placeholder for an empty plan
        options, read, table = self._options, self._options.read, self._table
        fails_fast = options.mode == FAILFAST
        damage: list[Damage] = []
        arguments: dict[str, Any] = {
            "on_damage": "raise" if fails_fast else "skip",
            "damage": damage,
            "topics": None if read.topics is None else sorted(read.topics),
            "partitions": None if read.partitions is None else sorted(read.partitions),
            "as_of_offset": options.as_of_offset,
            "as_of_timestamp": options.as_of_timestamp and moment_of(options.as_of_timestamp),
            "secrets": options.secrets,
        }
        given = {name: value for name, value in arguments.items() if name in table.accepts}
        made = table.read(partition.source, storage_options=options.read.storage, **given)
        for each in damage:
            if fails_fast and not each.is_tail:
                raise error_of(each.kind, each.message, each.segment or "", each.position)
        for batch in made.to_batches() if isinstance(made, pa.Table) else made:
            for piece in pieces(batch):
                yield portable.conformed(piece, self._target)


def _absolute(path: str) -> str:
    return path if is_remote(path) else local_path(path)
