"""What may change in the columns of a typed table: some may be added.

The types of decoded keys and values depend on schemas, which change. The journal has the columns of
a typed table (see `commit.columns_as_text`); an incremental run compares its own with them.

Invariant: every file of the table can be read with these columns; a column that it lacks is null.
"""

from __future__ import annotations

import pyarrow as pa

from kafkafmt.lake.tables.place import OutputError


def refuse_changes(table: str, before: pa.Schema | None, columns: pa.Schema) -> None:
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
        return next((change for change in changes if change is not None), None)
    if pa.types.is_list(before) and pa.types.is_list(now):
        return _type_change(before.value_type, now.value_type, f"{name}.element")
    if pa.types.is_map(before) and pa.types.is_map(now):
        return _type_change(before.key_type, now.key_type, f"{name}.key") or _type_change(
            before.item_type, now.item_type, f"{name}.value"
        )
    return None if before == now else f"{name} was {before} and is {now}"
