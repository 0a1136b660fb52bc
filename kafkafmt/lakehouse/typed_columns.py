"""The columns of a typed table `records`, kept in a file beside its data, or in a commit log.

Strategy: the types of decoded keys and values depend on schemas, which change. So a typed table has
a Parquet file without rows, which has its columns: `_common_metadata`, the name that Spark and
pyarrow know, or `_columns` in formats other than Parquet. In an object store, the commits have them
(see `columns_text`). An incremental run compares its columns with those, and may only add some.

Invariant: every file of the table can be read with these columns; a column that it lacks is null.
"""

from __future__ import annotations

import io
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from kafkafmt.lakehouse.out_directory import OutputError, inside
from kafkafmt.storage.new_file import READ_WRITE, make_directories, write_new

_PARQUET = "parquet"
_OF_PARQUET, _OF_OTHERS = "_common_metadata", "_columns"


def write(
    table: Path, columns: pa.Schema, table_format: str, permissions: int = READ_WRITE
) -> None:
    """Writes the columns into the directory of a table; creates it if it is missing."""
    make_directories(table, permissions)
    content = io.BytesIO()
    pq.write_metadata(columns, content)
    name = _OF_PARQUET if table_format == _PARQUET else _OF_OTHERS
    write_new(str(table / name), content.getvalue(), permissions=permissions)


def read(table: Path) -> pa.Schema | None:
    """The columns of a table with all those of its directories; `None` if it is not typed.

    Raises OutputError when the file is not one of the export.
    """
    for name in (_OF_PARQUET, _OF_OTHERS):
        file = inside(table, name)
        if file.exists():
            try:
                return pq.read_schema(file)
            except (pa.ArrowException, OSError) as error:
                raise OutputError(
                    f"{file} does not have the columns of a table: {error}"
                ) from error
    return None


def with_directories(table: Path, directories: pa.Schema) -> pa.Schema | None:
    """The columns of a typed table and those of its directories; `None` if it is not typed."""
    columns = read(table)
    if columns is None:
        return None
    return pa.schema([*columns, *(each for each in directories if each.name not in columns.names)])


def refuse_changes(table: str | Path, before: pa.Schema | None, columns: pa.Schema) -> None:
    """Raises OutputError if a table had columns that the new ones lack, or of another type.

    `before` is `None` if the table was not typed.
    """
    for field in before or ():
        changed = _change(field, columns, "")
        if changed is not None:
            raise OutputError(
                f"the columns of {table} would change: {changed}. Only added columns are possible."
                " Name the schema version that the table was written with, or choose a new"
                " directory"
            )


def _change(before: pa.Field, now: pa.Schema | pa.StructType, place: str) -> str | None:
    """What is different about a column, apart from added members; `None` if nothing is."""
    name = f"{place}{before.name}"
    index = now.get_field_index(before.name)
    if index < 0:
        return f"{name} ({before.type}) is missing"
    return _type_change(before.type, now.field(index).type, name)


def _type_change(before: pa.DataType, now: pa.DataType, name: str) -> str | None:
    if pa.types.is_struct(before) and pa.types.is_struct(now):
        changes = (_change(member, now, f"{name}.") for member in before)
        return next((each for each in changes if each is not None), None)
    if pa.types.is_list(before) and pa.types.is_list(now):
        return _type_change(before.value_type, now.value_type, f"{name}.element")
    if pa.types.is_map(before) and pa.types.is_map(now):
        return _type_change(before.key_type, now.key_type, f"{name}.key") or _type_change(
            before.item_type, now.item_type, f"{name}.value"
        )
    return None if before == now else f"{name} was {before} and is {now}"
