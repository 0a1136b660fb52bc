"""Keys and values of topics that tools of Kafka write in a layout of their own.

MirrorMaker's are ``OffsetSync``, ``Checkpoint`` and ``Heartbeat`` of ``connect.mirror`` (KIP-382).
Streams puts a window after a key: its start (``TimeWindowedSerializer``), its start and a number
(``WindowKeySchema``, in the changelog of a window store), or its end and start
(``SessionKeySchema``).

Invariant: a version that is not known, and bytes that are missing, make a row fail; what follows
the last field is ignored, as in Kafka's ``Schema``.
"""

from __future__ import annotations

import fnmatch
import struct
from collections.abc import Sequence
from functools import partial
from typing import Any

import pyarrow as pa

from kafkafmt.values.decoding import Decoded, Writer, one_by_one, without_prefix
from kafkafmt.values.errors import MALFORMED, NO_FRAME, ValueDecodeError

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
    "window-store": {
        "key": (("key", "rest"), ("windowStart", "time"), ("sequence", "int32")),
    },
    "session-window": {
        "key": (("key", "rest"), ("windowEnd", "time"), ("windowStart", "time")),
    },
}
KNOWN = tuple(_LAYOUTS)
"""The formats of this module."""
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
            found[name] = _text(_taken(data, 0, size, name), name)
            at = size
        elif kind == "string":
            (size,) = _LENGTH.unpack(_taken(data, at, _LENGTH.size, name))
            at += _LENGTH.size
            found[name] = _text(_taken(data, at, size, name), name)
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


def _text(data: bytes, name: str) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        reason = f"{name}: not UTF-8: {error.reason} at byte {error.start}"
        raise ValueDecodeError(MALFORMED, reason) from None
