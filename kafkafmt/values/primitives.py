"""Kafka's own serializers: numbers, text, UUIDs and bytes.

Source of the rules: ``ShortDeserializer`` and its neighbours in
``org.apache.kafka.common.serialization``: numbers are big-endian and fill the value; a UUID is its
36 characters. Java replaces malformed UTF-8 by U+FFFD, which would silently change the text: here
it is an error.

Strategy: where all values have the right length, one array is turned round at once.
"""

from __future__ import annotations

import array
import re
import sys

import pyarrow as pa

from kafkafmt.segment.tables import arrow as pc
from kafkafmt.values.decoding import (
    Decoded,
    Failure,
    Writer,
    merged,
    one_by_one,
    without_prefix,
)
from kafkafmt.values.errors import MALFORMED, NO_FRAME, ValueDecodeError

_NUMBERS: dict[str, tuple[pa.DataType, str]] = {
    "int16": (pa.int16(), "h"),
    "int32": (pa.int32(), "i"),
    "int64": (pa.int64(), "q"),
    "float32": (pa.float32(), "i"),
    "float64": (pa.float64(), "q"),
}
UUID = re.compile(r"[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
"""The text of ``java.util.UUID``, which is not that of Kafka's ``Uuid``."""

PRIMITIVES = (*_NUMBERS, "string", "uuid", "bytes")
"""The formats of this module."""


class PrimitiveDecoder:
    """Decodes one of :data:`PRIMITIVES`."""

    def __init__(self, format: str) -> None:
        self._format = format
        if format in _NUMBERS:
            self.type = _NUMBERS[format][0]
        else:
            self.type = pa.binary() if format == "bytes" else pa.string()

    def decode(self, writer: Writer, bodies: pa.Array, skip: int = 0) -> Decoded:
        """Decode a binary array without nulls; there is no schema."""
        bodies = without_prefix(bodies, skip)
        if self._format == "bytes":
            return Decoded(bodies, [])
        if self._format in _NUMBERS:
            return self._numbers(bodies)
        try:
            texts = bodies.cast(pa.string())
        except pa.ArrowInvalid:  # some of it is not UTF-8
            return one_by_one(bodies, self._read_text, pa.string())
        if (
            self._format == "uuid"
            and not pc.all(pc.match_substring_regex(texts, _RE2_UUID)).as_py()
        ):
            return one_by_one(bodies, self._read_text, pa.string())
        return Decoded(texts, [])

    def _numbers(self, bodies: pa.Array) -> Decoded:
        type, code = _NUMBERS[self._format]
        width = type.byte_width
        sizes = pc.binary_length(bodies)
        fits = pc.equal(sizes, width)
        if pc.all(fits).as_py():
            return Decoded(_swapped(bodies, type, code), [])
        good = pc.indices_nonzero(fits).cast(pa.int32())
        bad = pc.indices_nonzero(pc.invert(fits)).to_pylist()
        failures = [
            Failure(row, MALFORMED if size else NO_FRAME, f"{size} bytes, expected {width}")
            for row, size in zip(
                bad, sizes.take(pa.array(bad, pa.int32())).to_pylist(), strict=True
            )
        ]
        parts = [(good, _swapped(bodies.take(good), type, code))] if len(good) else []
        return Decoded(merged(parts, len(bodies), type), failures)

    def _read_text(self, body: bytes) -> str:
        try:
            text = body.decode("utf-8")
        except UnicodeDecodeError as error:
            raise ValueDecodeError(
                MALFORMED, f"not UTF-8: {error.reason} at byte {error.start}"
            ) from None
        if self._format == "uuid" and not UUID.fullmatch(text):
            if not text:
                raise ValueDecodeError(NO_FRAME, "no bytes, expected 36")
            raise ValueDecodeError(MALFORMED, f"{text[:40]!r}, expected a UUID of 36 characters")
        return text


_RE2_UUID = f"^{UUID.pattern}$"


def _swapped(bodies: pa.Array, type: pa.DataType, code: str) -> pa.Array:
    """Big-endian numbers, all of the same width, in the machine's order."""
    _, ends, data = bodies.buffers()
    first = memoryview(ends).cast("i")[bodies.offset] if ends is not None else 0
    size = len(bodies) * type.byte_width
    numbers = array.array(code)
    numbers.frombytes(memoryview(data)[first : first + size] if data is not None else b"")
    if sys.byteorder == "little":
        numbers.byteswap()
    return pa.Array.from_buffers(type, len(bodies), [None, pa.py_buffer(numbers)])
