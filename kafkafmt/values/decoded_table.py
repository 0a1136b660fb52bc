"""The public function that decodes the keys or the values of a table."""

from __future__ import annotations

from typing import TypeVar

import pyarrow as pa

from kafkafmt.arguments import expect_flag, kind_of
from kafkafmt.limits import Limits, limits_or_default
from kafkafmt.values.column import AUTO_FORMAT, ValueFormat
from kafkafmt.values.records import COLUMNS, RAISE, Decoding, OnValueError, RecordDecoder
from kafkafmt.values.schemas import Schemas

_Data = TypeVar("_Data", pa.RecordBatch, pa.Table)


def decode(
    data: _Data,
    column: str = "value",
    *,
    format: ValueFormat | str = AUTO_FORMAT,
    schemas: Schemas | None = None,
    on_error: OnValueError = RAISE,
    raw: bool = False,
    limits: Limits | None = None,
) -> _Data:
    """Decode the keys or the values of records.

    Args:
        data: records as :func:`kafkafmt.read_records` gives them, or any table with the column. The
            columns ``topic``, ``partition``, ``offset`` and ``headers`` are used where they are.
        column: ``key`` or ``value``.
        format: a name of :data:`FORMATS`, or a :class:`ValueFormat`.
        schemas: what :func:`read_schemas` gives; needed for Avro and Protobuf.
        on_error: ``raise``; ``null``, a value that fails becomes null; or ``collect``, it becomes
            null, ``value_error`` says the kind and the reason, ``value_raw`` has its bytes.
        raw: whether ``value_raw`` has the bytes of all rows.
        limits: how many bytes a compressed value may have; ``None`` is ``Limits()``.

    Returns:
        The same rows, with the column in its type. A null stays null and is not an error.

    Raises:
        ValueDecodeError: with ``on_error="raise"``, for the first value that fails.
        SchemaError: there is no such subject or version, or its schema does not parse.
        ValueError: the format needs schemas, or topics have different types.
        TypeError: an argument has the wrong type.
    """
    if not isinstance(data, (pa.Table, pa.RecordBatch)):
        raise TypeError(f"data is a pyarrow.Table or RecordBatch, found {kind_of(data)}")
    if schemas is not None and not isinstance(schemas, Schemas):
        raise TypeError(f"schemas is what read_schemas gives, found {kind_of(schemas)}")
    expect_flag("raw", raw)
    if column not in COLUMNS:
        raise ValueError(f"column is key or value, not {column!r}")
    asked = ValueFormat.of(format)
    key, value = (asked, None) if column == "key" else (None, asked)
    decoder = RecordDecoder(Decoding(key, value, schemas, on_error, raw, limits_or_default(limits)))
    if isinstance(data, pa.RecordBatch):
        return decoder.decode(data)
    batches = data.to_batches() or [pa.RecordBatch.from_pylist([], data.schema)]
    decoded = [decoder.decode(batch) for batch in batches]
    return pa.Table.from_batches(decoded, decoder.schema(data.schema))
