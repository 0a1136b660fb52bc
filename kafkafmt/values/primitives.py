"""Keys and values of formats without a schema: Kafka's own serializers and tools.

Rules of numbers, text, UUIDs and bytes: ``ShortDeserializer`` and its neighbours in
``org.apache.kafka.common.serialization``: numbers are big-endian and fill the value; a UUID is its
36 characters. Java replaces malformed UTF-8 by U+FFFD, a silent change of the text: here it is an
error. Where all values have the right length, the bytes of one array are reversed at once.

MirrorMaker's are ``OffsetSync``, ``Checkpoint`` and ``Heartbeat`` of ``connect.mirror`` (KIP-382).
Streams puts a window after a key: its start (``TimeWindowedSerializer``), its start and a number
(``WindowKeySchema``, in the changelog of a window store), or its end and start
(``SessionKeySchema``).

Invariant: an unknown version and missing bytes make a row fail; bytes after the last field of a
tool's message are ignored, as in Kafka's ``Schema``.
"""

from __future__ import annotations

import array
import fnmatch
import re
import struct
import sys
from collections.abc import Sequence
from functools import partial
from typing import Any

import pyarrow as pa

from kafkafmt.segment.tables import arrow as pc
from kafkafmt.values.decoding import Decoded, Failure, Writer, merged, one_by_one, without_prefix
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
"""The formats of serializers."""


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
        text = _text(body)
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


_TIME = pa.timestamp("ms", "UTC")
_TYPES = {
    "version": pa.int16(),
    "string": pa.string(),
    "int32": pa.int32(),
    "int64": pa.int64(),
    "time": _TIME,
    "rest": pa.string(),
}
_CODES = {
    "version": struct.Struct(">h"),
    "int32": struct.Struct(">i"),
    "int64": struct.Struct(">q"),
    "time": struct.Struct(">q"),
}
_LENGTH = _CODES["version"]
_Field = tuple[str, str]
_LOG: tuple[_Field, ...] = (("topic", "string"), ("partition", "int32"))
_OFFSETS: tuple[_Field, ...] = (("upstreamOffset", "int64"), ("downstreamOffset", "int64"))
_VERSION: _Field = ("version", "version")
_LAYOUTS: dict[str, dict[str, tuple[_Field, ...]]] = {
    "mm2-offset-sync": {"key": _LOG, "value": _OFFSETS},
    "mm2-checkpoint": {
        "key": (("group", "string"), *_LOG),
        "value": (_VERSION, *_OFFSETS, ("metadata", "string")),
    },
    "mm2-heartbeat": {
        "key": (("sourceClusterAlias", "string"), ("targetClusterAlias", "string")),
        "value": (_VERSION, ("timestamp", "time")),
    },
    "windowed": {"key": (("key", "rest"), ("windowStart", "time"))},
    "window-store": {"key": (("key", "rest"), ("windowStart", "time"), ("sequence", "int32"))},
    "session-window": {"key": (("key", "rest"), ("windowEnd", "time"), ("windowStart", "time"))},
}
KNOWN = tuple(_LAYOUTS)
"""The formats of tools."""
_BY_TOPIC = (
    ("mm2-offset-syncs.*.internal", ("mm2-offset-sync",)),
    ("*.checkpoints.internal", ("mm2-checkpoint",)),
    ("heartbeats", ("mm2-heartbeat",)),
    ("*.heartbeats", ("mm2-heartbeat",)),
    ("*-changelog", ("window-store", "session-window")),
    ("*-repartition", ("windowed",)),
    ("*connect-configs", ("string",)),
    ("*connect-status", ("string",)),
)
_WINDOWS = range(946_684_800_000, 4_102_444_800_000)
"""The times from 2000 to 2100: other bytes at the end of a key are not a window."""


def by_topic(topic: str, column: str, sample: Sequence[bytes | None]) -> str | None:
    """Return the format of a topic by its name, if all of a sample has it."""
    values = [value for value in sample if value is not None]
    candidates = [
        name
        for pattern, names in _BY_TOPIC
        if fnmatch.fnmatchcase(topic, pattern)
        for name in names
        if values and (column == "key" or column in _LAYOUTS.get(name, {}))
    ]
    return next(
        (name for name in candidates if all(_fits(name, column, one) for one in values)), None
    )


def _fits(name: str, column: str, value: bytes) -> bool:
    try:
        if name not in _LAYOUTS:
            return value.decode().isprintable()
        found = read(_LAYOUTS[name][column], value)
    except (ValueDecodeError, UnicodeDecodeError):
        return False
    if "windowEnd" in found and found["windowEnd"] < found["windowStart"]:
        return False
    times = [found[time] for time in ("windowStart", "windowEnd") if time in found]
    return all(time in _WINDOWS for time in times) and found.get("sequence", 0) >= 0


class KnownDecoder:
    """Decodes one of :data:`KNOWN` into a struct of its fields."""

    def __init__(self, format: str, column: str) -> None:
        if column not in _LAYOUTS[format]:
            raise ValueError(f"format {format} is of keys, not of a {column}")
        self._fields = _LAYOUTS[format][column]
        self.type = pa.struct([(name, _TYPES[kind]) for name, kind in self._fields])

    def decode(self, writer: Writer, bodies: pa.Array, skip: int = 0) -> Decoded:
        """Decode a binary array without nulls; there is no schema."""
        return one_by_one(without_prefix(bodies, skip), partial(read, self._fields), self.type)


def read(fields: Sequence[_Field], data: bytes) -> dict[str, Any]:
    """Return the fields of a message.

    Raises:
        ValueDecodeError: bytes are missing, a text is not UTF-8, or the version is unknown.
    """
    found: dict[str, Any] = {}
    at = 0
    for number, (name, kind) in enumerate(fields):
        if kind == "rest":  # what the fields of fixed size after it leave
            size = len(data) - sum(_CODES[fixed].size for _, fixed in fields[number + 1 :])
            found[name] = _text(_taken(data, 0, size, name), f"{name}: ")
            at = size
        elif kind == "string":
            (size,) = _LENGTH.unpack(_taken(data, at, _LENGTH.size, name))
            at += _LENGTH.size
            found[name] = _text(_taken(data, at, size, name), f"{name}: ")
            at += size
        else:
            code = _CODES[kind]
            (found[name],) = code.unpack(_taken(data, at, code.size, name))
            at += code.size
            if kind == "version" and found[name] != 0:
                raise ValueDecodeError(MALFORMED, f"version {found[name]}, expected 0")
    return found


def _taken(data: bytes, start: int, size: int, name: str) -> bytes:
    part = data[start : start + size] if size >= 0 else b""
    if size < 0 or len(part) < size:
        kind = MALFORMED if data else NO_FRAME
        reason = f"{name}: {len(part)} bytes at byte {start}, expected {size}"
        raise ValueDecodeError(kind, reason)
    return part


def _text(data: bytes, place: str = "") -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        reason = f"{place}not UTF-8: {error.reason} at byte {error.start}"
        raise ValueDecodeError(MALFORMED, reason) from None
