"""JSON values: text that is checked, or columns by a JSON Schema.

Strategy: a value is one JSON document, which msgspec checks before anything else sees it: pyarrow's
reader ends the process at a bare ``null``, and takes two documents in one value for two rows. Then
pyarrow reads all values at once, by an explicit schema. It takes all or none, so the rows are
halved until the ones that it refuses are few; msgspec reads those, one by one.

Invariant: as many rows come out as went in, each by its own bytes alone.
"""

from __future__ import annotations

import json
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.json

from kafkafmt.values.decoding import Decoded, Failure, Writer, merged, one_by_one, without_prefix
from kafkafmt.values.errors import MALFORMED, NO_FRAME, UNREPRESENTABLE, ValueDecodeError
from kafkafmt.values.json.shape import STRUCT, Shape, array_of, is_plain, python_type
from kafkafmt.values.libraries import load

_FEW = 32
"""Rows that are read one by one where all at once failed."""


class JsonTextDecoder:
    """Decodes into text: the value as it is, if it is one JSON document."""

    type = pa.string()

    def __init__(self) -> None:
        self._guard = _Guard()

    def decode(self, writer: Writer, bodies: pa.Array, skip: int = 0) -> Decoded:
        """Decode a binary array without nulls; a schema is not needed."""
        bodies = without_prefix(bodies, skip)
        try:
            texts = bodies.cast(pa.string())
        except pa.ArrowInvalid:  # some of it is not UTF-8
            return one_by_one(bodies, self._read, _texts)
        failures = self._guard.failures(bodies.to_pylist())
        if not failures:
            return Decoded(texts, [])
        return one_by_one(bodies, self._read, _texts)

    def _read(self, body: bytes) -> str:
        self._guard.check(body)
        return body.decode("utf-8")


def _texts(values: list[object]) -> pa.Array:
    return pa.array(values, pa.string())


class JsonSchemaDecoder:
    """Decodes into the type of a shape."""

    def __init__(self, shape: Shape) -> None:
        msgspec = load("msgspec", "json")
        self._msgspec = msgspec
        self._shape = shape
        self._guard = _Guard()
        self._decoder = msgspec.json.Decoder(python_type(shape))
        self._is_plain = shape.kind == STRUCT and is_plain(shape)

    @property
    def type(self) -> pa.DataType:
        """The Arrow type of the shape."""
        return self._shape.arrow

    def decode(self, writer: Writer, bodies: pa.Array, skip: int = 0) -> Decoded:
        """Decode a binary array without nulls. The reader's schema is used for all."""
        bodies = without_prefix(bodies, skip)
        if not self._is_plain:
            return one_by_one(bodies, self._read, self._array_of)
        values = bodies.to_pylist()
        judged = {failure.row for failure in self._guard.failures(values)}
        judged |= _other_documents(bodies)
        if not judged:
            found = self._at_once(values)
            if found is not None:
                return Decoded(found, [])
        parts: list[tuple[pa.Array, pa.Array]] = []
        failures: list[Failure] = []
        rows = [row for row in range(len(values)) if row not in judged]
        self._read_all(rows, values, parts, failures)
        self._read_few(sorted(judged), values, parts, failures)
        failures.sort(key=lambda failure: failure.row)
        return Decoded(merged(parts, len(values), self.type), failures)

    def _read_all(
        self,
        rows: list[int],
        values: list[bytes],
        parts: list[tuple[pa.Array, pa.Array]],
        failures: list[Failure],
    ) -> None:
        """Read rows at once; failing that, their halves."""
        if not rows:
            return
        found = self._at_once([values[row] for row in rows])
        if found is not None:
            parts.append((pa.array(rows, pa.int32()), found))
        elif len(rows) <= _FEW:
            self._read_few(rows, values, parts, failures)
        else:
            half = len(rows) // 2
            self._read_all(rows[:half], values, parts, failures)
            self._read_all(rows[half:], values, parts, failures)

    def _at_once(self, values: list[bytes]) -> pa.Array | None:
        """The array of values that are one object each; ``None`` where pyarrow refuses one."""
        data = b"\n".join(values)
        has_newlines = data.count(b"\n") >= len(values)
        try:
            table = pyarrow.json.read_json(
                pa.BufferReader(data),
                read_options=pyarrow.json.ReadOptions(use_threads=False, block_size=len(data) + 1),
                parse_options=pyarrow.json.ParseOptions(
                    explicit_schema=pa.schema(list(self._shape.arrow)),
                    newlines_in_values=has_newlines,
                    unexpected_field_behavior="ignore",
                ),
            )
        except (pa.ArrowInvalid, pa.ArrowCapacityError):
            return None
        if table.num_rows != len(values):
            return None
        batches = table.combine_chunks().to_batches()
        return batches[0].to_struct_array() if batches else None

    def _read_few(
        self,
        rows: list[int],
        values: list[bytes],
        parts: list[tuple[pa.Array, pa.Array]],
        failures: list[Failure],
    ) -> None:
        """Read rows one by one."""
        if not rows:
            return
        bodies = pa.array([values[row] for row in rows], pa.binary())
        found = one_by_one(bodies, self._read, self._array_of)
        parts.append((pa.array(rows, pa.int32()), found.array))
        failures += [Failure(rows[each.row], each.kind, each.reason) for each in found.failures]

    def _read(self, body: bytes) -> Any:
        self._guard.check(body)
        try:
            return self._decoder.decode(body)
        except self._msgspec.ValidationError as error:
            raise ValueDecodeError(UNREPRESENTABLE, str(error)) from None
        except (self._msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ValueDecodeError(UNREPRESENTABLE, f"no text of Unicode: {error}") from None

    def _array_of(self, values: list[Any]) -> pa.Array:
        return array_of(self._shape, values)


def _other_documents(bodies: pa.Array) -> set[int]:
    """The rows that do not begin with an object, or are not UTF-8, which pyarrow does not check."""
    others = pc.indices_nonzero(pc.not_equal(pc.binary_slice(bodies, 0, 1), b"{")).to_pylist()
    found = {row for row in others if not bodies[row].as_py().lstrip(b" \t\r\n").startswith(b"{")}
    if not _is_utf8(bodies):
        found.update(row for row in range(len(bodies)) if not _is_utf8(bodies.slice(row, 1)))
    return found


def _is_utf8(bodies: pa.Array) -> bool:
    try:
        bodies.cast(pa.string())
    except pa.ArrowInvalid:
        return False
    return True


class _Guard:
    """Checks that a value is one JSON document."""

    def __init__(self) -> None:
        msgspec = load("msgspec", "json")
        self._error = msgspec.DecodeError
        self._decode = msgspec.json.Decoder(msgspec.Raw).decode

    def failures(self, values: list[bytes]) -> list[Failure]:
        """The values that are not."""
        failures = []
        for row, value in enumerate(values):
            try:
                self._decode(value)
            except (self._error, RecursionError):
                try:
                    self.check(value)
                except ValueDecodeError as error:
                    failures.append(Failure.of(row, error))
        return failures

    def check(self, body: bytes) -> None:
        """Check one value. Python's parser has the last word: msgspec refuses lone surrogates.

        Raises:
            ValueDecodeError: it is not a JSON document.
        """
        if not body:
            raise ValueDecodeError(NO_FRAME, "no bytes, expected a JSON document")
        try:
            json.loads(body.decode("utf-8"), parse_constant=_refuse, parse_int=len, parse_float=len)
        except RecursionError:
            raise ValueDecodeError(UNREPRESENTABLE, "the JSON document nests too deep") from None
        except ValueError as error:
            raise ValueDecodeError(MALFORMED, f"not JSON: {error}") from None


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is not a number")
