"""JSON values: text that is checked, or columns by a JSON Schema.

Strategy: a value is one JSON document, which msgspec reads.

Invariant: as many rows come out as went in, each by its own bytes alone.
"""

from __future__ import annotations

import pyarrow as pa

from kafkafmt.values.decoding import Decoded, Writer, one_by_one, without_prefix
from kafkafmt.values.errors import ValueDecodeError
from kafkafmt.values.json.exact import ExactJson, check_document
from kafkafmt.values.libraries import load
from kafkafmt.values.shape import Shape


class JsonTextDecoder:
    """Decodes into text: the value as it is, if it is one JSON document."""

    type = pa.string()

    def __init__(self) -> None:
        msgspec = load("msgspec", "json")
        self._error = msgspec.DecodeError
        self._decode = msgspec.json.Decoder(msgspec.Raw).decode

    def decode(self, writer: Writer, bodies: pa.Array, skip: int = 0) -> Decoded:
        """Decode a binary array without nulls; a schema is not needed."""
        bodies = without_prefix(bodies, skip)
        try:
            texts = bodies.cast(pa.string())
            for body in bodies.to_pylist():
                self._check(body)
        except (pa.ArrowInvalid, ValueDecodeError):  # some of it is not UTF-8, or no document
            return one_by_one(bodies, _read_text, self.type)
        return Decoded(texts, [])

    def _check(self, body: bytes) -> None:
        try:
            self._decode(body)
        except (self._error, RecursionError):  # msgspec alone refuses lone surrogates
            check_document(body)


def _read_text(body: bytes) -> str:
    check_document(body)
    return body.decode("utf-8")


class JsonSchemaDecoder:
    """Decodes into the type of a shape."""

    def __init__(self, shape: Shape) -> None:
        self.type: pa.DataType = shape.arrow
        self._read = ExactJson(shape).read_document

    def decode(self, writer: Writer, bodies: pa.Array, skip: int = 0) -> Decoded:
        """Decode a binary array without nulls. The reader's schema is used for all."""
        return one_by_one(without_prefix(bodies, skip), self._read, self.type)
