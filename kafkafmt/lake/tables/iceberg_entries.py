"""Data files as the manifests of an Iceberg table have them.

Invariant: an entry has the ids of the table's columns; a column that the table lacks has no
statistics.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyiceberg.manifest import DataFile as ManifestEntry
from pyiceberg.manifest import DataFileContent, FileFormat
from pyiceberg.typedef import Record

from kafkafmt.lake.tables import iceberg_types
from kafkafmt.lake.tables.data_file import DataFile

if TYPE_CHECKING:
    from pyiceberg.table import Table


def entry(file: DataFile, url: str, partition: Record, table: Table) -> ManifestEntry:
    """The entry of a new file; `url` is that of the directory of the table."""
    schema = table.schema()
    ids = iceberg_types.leaves(schema)
    columns = {ids[path]: statistics for path, statistics in file.columns.items() if path in ids}
    return ManifestEntry.from_args(
        content=DataFileContent.DATA,
        file_path=f"{url}/{file.path}",
        file_format=FileFormat.PARQUET,
        partition=partition,
        record_count=file.rows,
        file_size_in_bytes=file.size,
        column_sizes={number: column.size for number, column in columns.items()},
        value_counts={number: column.values for number, column in columns.items()},
        null_value_counts={
            number: column.nulls for number, column in columns.items() if column.nulls is not None
        },
        nan_value_counts={},
        lower_bounds={
            number: iceberg_types.bound_bytes(column.least, schema.find_type(number))
            for number, column in columns.items()
            if column.least is not None
        },
        upper_bounds={
            number: iceberg_types.bound_bytes(column.greatest, schema.find_type(number))
            for number, column in columns.items()
            if column.greatest is not None
        },
        split_offsets=list(file.row_groups),
        sort_order_id=None,
        spec_id=table.spec().spec_id,
        equality_ids=None,
        key_metadata=None,
    )
