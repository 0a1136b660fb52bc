"""Message indexes: which message of its schema a Protobuf value is.

Sources of the rules: Confluent's ``MessageIndexes``: a count and as many indexes, each a zigzag
varint; a count of 0 is the first message. Old Python clients wrote plain varints
(``use.deprecated.format``), which nothing in the bytes tells from these; they are not read. AWS
Glue's ``ProtobufWireFormatEncoder``: one plain varint, the place of the message among all of its
file, by full name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pyarrow as pa

from kafkafmt.segment.tables import arrow as pc
from kafkafmt.values.decoding import Failure, is_common_prefix, row_numbers, without_prefix
from kafkafmt.values.errors import MALFORMED, ValueDecodeError

MAX_INDEXES = 64
"""Nesting of messages; no schema nests deeper."""
Indexes = tuple[int, ...]
"""Which message of a schema a value is, by the rule of its registry."""

_FIRST = (0,)


def read_indexes(data: bytes) -> tuple[Indexes, int]:
    """The indexes that bytes begin with, and how many bytes they take.

    Raises:
        ValueDecodeError: they are cut, or no indexes.
    """
    count, at = _zigzag(data, 0)
    if count == 0:
        return _FIRST, at
    if not 0 < count <= MAX_INDEXES:
        raise ValueDecodeError(MALFORMED, f"{count} message indexes, expected 0 to {MAX_INDEXES}")
    indexes = []
    for _ in range(count):
        index, at = _zigzag(data, at)
        if index < 0:
            raise ValueDecodeError(
                MALFORMED,
                f"message index {index}; an old client may have written plain varints"
                " (use.deprecated.format)",
            )
        indexes.append(index)
    return tuple(indexes), at


def read_glue_index(data: bytes) -> tuple[Indexes, int]:
    """AWS Glue's index that bytes begin with, in a tuple, and how many bytes it takes.

    Raises:
        ValueDecodeError: it is cut.
    """
    index, at = varint(data, 0)
    return (index,), at


def _zigzag(data: bytes, at: int) -> tuple[int, int]:
    bits, at = varint(data, at)
    return (bits >> 1) ^ -(bits & 1), at


def varint(data: bytes, at: int, most: int = 5) -> tuple[int, int]:
    """A plain varint of at most so many bytes, and where it ends.

    Raises:
        ValueDecodeError: it is cut, or longer.
    """
    bits = shift = 0
    while at < len(data) and shift < 7 * most:
        byte = data[at]
        at += 1
        bits |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return bits, at
    raise ValueDecodeError(MALFORMED, "the message indexes are cut")


def split_indexes(
    bodies: pa.Array,
    skip: int,
    failures: list[Failure],
    read: Callable[[bytes], tuple[Indexes, int]],
) -> Iterator[tuple[Indexes, pa.Array, pa.Array, int]]:
    """Bodies by their indexes: these, the rows, the values, and where the messages begin in them.

    ``read`` reads the indexes; by every rule, a zero is the tuple of one zero. Failures are
    appended.
    """
    if not len(bodies):
        return
    if is_common_prefix(bodies, bodies[0].as_py()[:skip] + b"\0"):
        yield _FIRST, row_numbers(len(bodies)), bodies, skip + 1
        return
    bodies = without_prefix(bodies, skip)
    first = pc.equal(pc.binary_slice(bodies, 0, 1), b"\0")
    plain = pc.indices_nonzero(first).cast(pa.int32())
    if len(plain):
        yield _FIRST, plain, bodies.take(plain), 1
    others = pc.indices_nonzero(pc.invert(first)).cast(pa.int32())
    by_indexes: dict[Indexes, tuple[list[int], list[bytes]]] = {}
    for row, body in zip(others.to_pylist(), bodies.take(others).to_pylist(), strict=True):
        try:
            indexes, size = read(body)
        except ValueDecodeError as error:
            failures.append(Failure.of(row, error))
            continue
        rows, messages = by_indexes.setdefault(indexes, ([], []))
        rows.append(row)
        messages.append(body[size:])
    for indexes, (rows, messages) in by_indexes.items():
        yield indexes, pa.array(rows, pa.int32()), pa.array(messages, pa.binary()), 0
