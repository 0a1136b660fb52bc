"""The values of the partition columns of data files, as a commit of the journal has them.

Invariant: what the journal says is checked before it is used.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from kafkafmt.lakehouse.data_file import DataFile, PartitionValue

JsonValue = str | int | dict[str, str] | None
Values = dict[str, list[list[JsonValue]]]
"""For each file of a table, the values of its partition columns, for JSON."""


def paths_of(files: Mapping[str, Sequence[DataFile]]) -> dict[str, list[str]]:
    """The paths of the files, by table."""
    return {table: [file.path for file in found] for table, found in files.items()}


def values_of(files: Mapping[str, Sequence[DataFile]]) -> Values:
    """The values of the files' partition columns, by table."""
    return {
        table: [[_as_json(value) for value in file.partition] for file in found]
        for table, found in files.items()
    }


def partitions(
    values: object, table: str, files: Sequence[str]
) -> list[tuple[PartitionValue, ...]]:
    """The partition values of the files of a table, which `values_of` made.

    Raises ValueError, TypeError or LookupError for anything else.
    """
    if not isinstance(values, dict):
        raise TypeError("expected an object of partition values")
    found = [tuple(map(_of_json, each)) for each in values[table]]
    if len(found) != len(files):
        raise ValueError(f"{len(files)} files of {table} have {len(found)} partitions")
    return found


def _as_json(value: PartitionValue) -> JsonValue:
    return {"date": value.isoformat()} if isinstance(value, date) else value


def _of_json(value: object) -> PartitionValue:
    if isinstance(value, dict):
        return date.fromisoformat(value["date"])
    if value is None or isinstance(value, (int, str)):
        return value
    raise TypeError(f"{value!r} is not the value of a partition")
