"""Decoding shared by all formats: bodies of one schema become an array, and failed rows are listed.

Strategy: a decoder takes many bodies at once. Where a library takes all or none, the rows are
halved until each failing one is alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

import pyarrow as pa

from kafkafmt.segment.tables import arrow as pc
from kafkafmt.values.errors import ValueDecodeError, value_border
from kafkafmt.values.schemas import Schema


@dataclass(frozen=True)
class Failure:
    """A row with a decoding error."""

    row: int
    kind: str
    reason: str
    schema_id: int | None = None

    @classmethod
    def of(cls, row: int, error: ValueDecodeError) -> Failure:
        """Return the failure of a row with this error."""
        return cls(row, error.kind, error.reason, error.schema_id)


@dataclass(frozen=True)
class Decoded:
    """An array with a null for each failed row."""

    array: pa.Array
    failures: list[Failure]

    def failures_at(self, rows: pa.Array) -> list[Failure]:
        """Return the failures, renumbered by ``rows``."""
        numbers = rows.to_pylist() if self.failures else []
        return [replace(failure, row=numbers[failure.row]) for failure in self.failures]


def failed(rows: pa.Array, error: ValueDecodeError) -> list[Failure]:
    """Return one failure with this error for each row."""
    return [Failure.of(row, error) for row in rows.to_pylist()]


@dataclass(frozen=True)
class Writer:
    """The data of a frame about the body's writer.

    Attributes:
        schema: of the writer; ``None`` where the frame says none.
        id: of the schema, where the frame has one that is a number.
        has_indexes: whether Protobuf's message indexes come before the body.
        has_glue_index: whether AWS Glue's index of the message comes before a body of Protobuf.
        indexes: those that a header holds, as bytes.
        is_confluent: whether Confluent's serializer wrote the body. It writes values of the Avro
            schema ``"bytes"`` as they are, without Avro's length (``KafkaAvroSerializer``).
        is_compressed: whether zlib compressed the body, as AWS Glue's serializer can.
    """

    schema: Schema | None
    id: int | None = None
    has_indexes: bool = False
    indexes: bytes = b""
    has_glue_index: bool = False
    is_confluent: bool = False
    is_compressed: bool = False


class Decoder(Protocol):
    """Decodes the bodies of one format into arrays of one type."""

    @property
    def type(self) -> pa.DataType:
        """The type of all arrays."""

    def decode(self, writer: Writer, bodies: pa.Array, skip: int = 0) -> Decoded:
        """Decode a binary array without nulls, each value from byte ``skip`` on.

        Whole groups fail by a ValueDecodeError, or a SchemaError about the writer's schema.
        """


_numbers = pa.nulls(0, pa.int32())  # pa.array would import pandas


def row_numbers(count: int) -> pa.Array:
    """Return 0, 1, 2 and so on as int32: a slice of an array shared by all callers."""
    global _numbers
    numbers = _numbers
    if len(numbers) < count:
        numbers = _numbers = pa.array(range(count), pa.int32())
    return numbers.slice(0, count)


def without_prefix(values: pa.Array, size: int) -> pa.Array:
    """Values without their first bytes."""
    if not size:
        return values
    # Without a stop, pyarrow 26 fails on ten values or more.
    return pc.binary_slice(values, size, 2**31 - 1)


def is_common_prefix(values: pa.Array, prefix: bytes) -> bool:
    """Return whether all values begin with the same bytes."""
    return bool(pc.all(pc.starts_with(values, prefix)).as_py())


def merged(parts: list[tuple[pa.Array, pa.Array]], rows: int, type: pa.DataType) -> pa.Array:
    """Arrays of some of the rows each, put together; rows of none are null.

    A part is the numbers of its rows, as int32, and their values.
    """
    if len(parts) == 1 and len(parts[0][0]) == rows:
        return parts[0][1]  # rows are in order within a part
    if not parts:
        return pa.nulls(rows, type)
    places = pa.concat_arrays([places for places, _ in parts])
    values = [values for _, values in parts]
    if len(places) < rows:
        missing = set(range(rows)).difference(places.to_pylist())
        places = pa.concat_arrays([places, pa.array(sorted(missing), pa.int32())])
        values.append(pa.nulls(len(missing), type))
    return pa.concat_arrays(values).take(pc.sort_indices(places))


def one_by_one(bodies: pa.Array, read: Callable[[bytes], object], type: pa.DataType) -> Decoded:
    """Decode each body by itself.

    ``read`` returns a value for Arrow, and raises ValueDecodeError for an invalid one. Any other
    error caused by a value, in it or in Arrow, makes the row a failure too.
    """
    arrays = [pa.nulls(0, type)]
    failures: list[Failure] = []
    for start in range(0, len(bodies), _ROWS):
        rows = bodies.slice(start, _ROWS).to_pylist()
        values: list[object] = []
        results = map(read, rows)  # it goes on after an error
        while len(values) < len(rows):
            try:
                with value_border():
                    values.extend(results)
            except ValueDecodeError as error:
                failures.append(Failure.of(start + len(values), error))
                values.append(None)
        arrays.append(_array(values, start, type, failures))
    array = pa.concat_arrays(arrays)
    return Decoded(array, sorted(failures, key=lambda failure: failure.row))


_ROWS = 256
"""Rows whose values are objects at a time: with more, Python looks for cycles among them."""


def _array(
    values: list[object], start: int, type: pa.DataType, failures: list[Failure]
) -> pa.Array:
    """Return the array of values from row ``start`` on; a value not fitting the type is null."""
    try:
        with value_border():
            return pa.array(values, type)
    except ValueDecodeError as error:
        if len(values) == 1:
            failures.append(Failure.of(start, error))
            return pa.nulls(1, type)
    half = len(values) // 2
    return pa.concat_arrays(
        [
            _array(values[:half], start, type, failures),
            _array(values[half:], start + half, type, failures),
        ]
    )
