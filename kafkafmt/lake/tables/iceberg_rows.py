"""The rows of an Iceberg table.

Strategy: pyiceberg's own reader (0.12) makes an empty list of a null one if the elements are
structs, and an empty map of a null one. So the data files are read here, by the ids of their
columns. pyiceberg reads the others: files of which rows were deleted, without ids, from before a
part of a column was renamed, or without a column that the table is partitioned by.

Invariant: null is not empty.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import pyarrow as pa
import pyarrow.parquet as pq
from pyiceberg.io.pyarrow import ArrowScan, schema_to_pyarrow

from kafkafmt.lake.tables import scanned
from kafkafmt.lake.tables.iceberg_types import FIELD_ID

if TYPE_CHECKING:
    from pyiceberg.schema import Schema
    from pyiceberg.table import DataScan, FileScanTask, Table


def reader(
    table: Table, files: Sequence[FileScanTask], columns: tuple[str, ...]
) -> pa.RecordBatchReader:
    """The rows of some files, in batches that are read as they are needed.

    Args:
        table: the table.
        files: as a scan of the table plans them.
        columns: their names; ``("*",)`` for all.

    Raises:
        ValueError: there is no such column.
    """
    scan = table.scan(selected_fields=columns)
    if columns != ("*",):
        scanned.expect_columns(columns, table.schema().column_names)
    target = schema_to_pyarrow(scan.projection(), include_field_ids=False)
    return pa.RecordBatchReader.from_batches(target, _batches(table, files, scan, target))


def _batches(
    table: Table, files: Sequence[FileScanTask], scan: DataScan, target: pa.Schema
) -> Iterator[pa.RecordBatch]:
    by_pyiceberg = ArrowScan(table.metadata, table.io, scan.projection(), scan.row_filter)
    known = {field.source_id for spec in table.specs().values() for field in spec.fields}
    for task in files:
        with scanned.naming(task.file.file_path.removeprefix("file://")):
            if not task.delete_files:
                with table.io.new_input(task.file.file_path).open() as stream:
                    file = pq.ParquetFile(stream)
                    names = _names(file.schema_arrow, table.schema(), target, known)
                    if names is not None:
                        wanted = [name for name in names if name is not None]
                        for batch in file.iter_batches(columns=wanted):
                            yield _fitted(batch, names, target)
                        continue
            for batch in by_pyiceberg.to_record_batches([task]):
                yield _fitted(batch, target.names, target)


def _names(
    file: pa.Schema, schema: Schema, target: pa.Schema, known: set[int]
) -> list[str | None] | None:
    """What a file calls each column, by its id; ``None`` for one that it lacks, which is null.

    ``None`` at all: a part of a column has another name in the table, or the table has a value for
    a column that the file lacks. ``known`` are the columns that the table is partitioned by.
    """
    columns = {_id(field): field for field in file}
    if None in columns:
        return None
    names: list[str | None] = []
    for name in target.names:
        wanted = schema.find_field(name)
        field = columns.get(wanted.field_id)
        if field is None:
            has_value = wanted.initial_default is not None or wanted.field_id in known
            if wanted.required or has_value:
                return None
            names.append(None)
        elif _has_parts_of(schema, name, field):
            names.append(field.name)
        else:
            return None
    return names


def _has_parts_of(schema: Schema, name: str, field: pa.Field) -> bool:
    """Whether the parts of a column have the ids and the names that they have in the table."""
    for part, field_of_part in _parts(field.type):
        number = _id(field_of_part)
        if number is None or schema.find_column_name(number) != f"{name}.{part}":
            return False
        if not _has_parts_of(schema, f"{name}.{part}", field_of_part):
            return False
    return True


def _id(field: pa.Field) -> int | None:
    number = (field.metadata or {}).get(FIELD_ID)
    return None if number is None else int(number)


def _parts(kind: pa.DataType) -> list[tuple[str, pa.Field]]:
    if pa.types.is_list(kind) or pa.types.is_large_list(kind):
        return [("element", kind.value_field)]
    if pa.types.is_map(kind):
        return [("key", kind.key_field), ("value", kind.item_field)]
    if pa.types.is_struct(kind):
        return [(field.name, field) for field in kind]
    return []


def _fitted(
    batch: pa.RecordBatch, names: Sequence[str | None], target: pa.Schema
) -> pa.RecordBatch:
    """The columns with these names in the types of a schema; those without a name are null."""
    columns = [
        pa.nulls(batch.num_rows, field.type) if name is None else batch[name].cast(field.type)
        for name, field in zip(names, target, strict=True)
    ]
    return pa.RecordBatch.from_arrays(columns, schema=target)
