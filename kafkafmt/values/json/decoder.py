"""JSON values: text that is checked, or columns by a JSON Schema.

Strategy: a value is one JSON document. The kernel reads documents into the columns of a shape, and
msgspec those that it refuses. Python's parser has the last word on what is a document.

Invariant: as many rows come out as went in, each by its own bytes alone. With and without the
compiled kernel the arrays and the failures are the same.
"""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from kafkafmt.values.decoding import (
    Decoded,
    Failure,
    Writer,
    one_by_one,
    with_judged,
    without_prefix,
)
from kafkafmt.values.errors import MALFORMED, NO_FRAME, UNREPRESENTABLE, ValueDecodeError
from kafkafmt.values.json.shape import Shape, array_of, python_type
from kafkafmt.values.libraries import load

if TYPE_CHECKING:
    from kafkafmt.values.json.plan import Reading


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
    """Decodes into the type of a shape; ``is_compiled`` uses the kernel, if it is there."""

    def __init__(self, shape: Shape, *, is_compiled: bool = True) -> None:
        msgspec = load("msgspec", "json")
        self._msgspec = msgspec
        self._shape = shape
        self._guard = _Guard()
        self._decoder = msgspec.json.Decoder(python_type(shape))
        self._plan = plan_of(shape) if is_compiled else None

    @property
    def type(self) -> pa.DataType:
        """The Arrow type of the shape."""
        return self._shape.arrow

    def decode(self, writer: Writer, bodies: pa.Array, skip: int = 0) -> Decoded:
        """Decode a binary array without nulls. The reader's schema is used for all."""
        if self._plan is None:
            return self._by_msgspec(without_prefix(bodies, skip))
        array, refused = self._plan.read(bodies, skip)
        return with_judged(array, refused, bodies, skip, self._by_msgspec)

    def _by_msgspec(self, bodies: pa.Array) -> Decoded:
        return one_by_one(bodies, self._read, partial(array_of, self._shape))

    def _read(self, body: bytes) -> Any:
        self._guard.check(body)
        try:
            return self._decoder.decode(body)
        except self._msgspec.ValidationError as error:
            raise ValueDecodeError(UNREPRESENTABLE, str(error)) from None
        except (self._msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ValueDecodeError(UNREPRESENTABLE, f"no text of Unicode: {error}") from None


def plan_of(shape: Shape, schema: bytes | None = None) -> Reading | None:
    """The compiled plan of a shape; ``None`` where the kernel is not there, or does not read it."""
    try:
        from kafkafmt.values.json.plan import NoPlanError, Reading
    except ImportError:
        return None
    try:
        return Reading(shape, schema)
    except NoPlanError:
        return None


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
