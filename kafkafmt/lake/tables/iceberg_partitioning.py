"""The partitioning of an Iceberg table, and the partition of a data file.

Strategy: a partition column of the rows has a field with its values. A day or an hour is a
transform of `timestamp`, in days or hours since 1970.

Invariant: a field has the name of the partition column that it is for. An hour of Iceberg has its
day, so a table by day and hour has one field for both.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from pyiceberg.partitioning import PartitionField, PartitionSpec
from pyiceberg.schema import Schema
from pyiceberg.transforms import DayTransform, HourTransform, IdentityTransform, Transform
from pyiceberg.typedef import Record

from kafkafmt.lake.tables.data_file import DataFile, PartitionValue
from kafkafmt.lake.tables.table import DATE, HOUR

_FIRST_ID = 1000
_TIMESTAMP = "timestamp"
_OF_TIME: dict[str, Transform[Any, Any]] = {DATE: DayTransform(), HOUR: HourTransform()}
_EPOCH = date(1970, 1, 1)


def spec(partition_by: Sequence[str], schema: Schema) -> PartitionSpec:
    """The partitioning of a new table."""
    partition_fields = []
    for number, name in enumerate(fields(partition_by), _FIRST_ID):
        source = schema.find_field(_TIMESTAMP if name in _OF_TIME else name)
        transform = _OF_TIME.get(name, IdentityTransform())
        partition_fields.append(PartitionField(source.field_id, number, transform, name))
    return PartitionSpec(*partition_fields)


def fields(partition_by: Sequence[str]) -> list[str]:
    """The partition columns for which a table has a field."""
    return [name for name in partition_by if name != DATE or HOUR not in partition_by]


def names(partitioning: PartitionSpec, schema: Schema) -> list[str]:
    """The partition columns that the fields of a table are for.

    A field with a transform that an export does not use is named by the transform.
    """
    return [_name(schema.find_column_name(field.source_id), field) for field in partitioning.fields]


def _name(column: str | None, field: PartitionField) -> str:
    if isinstance(field.transform, IdentityTransform):
        return str(column)
    if column == _TIMESTAMP:
        for name, transform in _OF_TIME.items():
            if field.transform == transform:
                return name
    return f"{field.transform}({column})"


def record(file: DataFile, partition_by: Sequence[str]) -> Record:
    """The partition of a file as a manifest has it."""
    values = dict(zip(partition_by, map(_value, file.partition), strict=True))
    if HOUR in values:
        values[HOUR] = _hours(values[DATE], values[HOUR])
    return Record(*(values[name] for name in fields(partition_by)))


def _value(value: PartitionValue) -> str | int | None:
    return (value - _EPOCH).days if isinstance(value, date) else value


def _hours(day: str | int | None, hour: str | int | None) -> int | None:
    return 24 * day + hour if isinstance(day, int) and isinstance(hour, int) else None
