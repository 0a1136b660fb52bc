"""Java's integers, text, booleans, maps and UUIDs, where Kafka's results depend on them.

Strategy: each function follows one method of the Java class library, or of Kafka's own, named in
its docstring.

Invariant: numbers out of range wrap as in Kafka and always fit an Arrow column; no text raises. The
tests compare the texts with those of a JVM.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable
from typing import TypeVar

Value = TypeVar("Value")

MAX_OFFSET = 2**63 - 1
"""``Long.MAX_VALUE``: the greatest offset that there can be."""

_ERRORS = "kafkafmt._base.java"
_ENCODED_SURROGATE = re.compile(b"\xed[\xa0-\xbf]")
_REPLACEMENT = "\ufffd"
_INT32_MAX = 2**31 - 1
_INTEGER = re.compile(r"[+-]?[0-9]+")
_SHORT = 10
"""Fewer digits are a number of 32 bits."""
_RESERVED_UUIDS = 100


def int32(value: int) -> int:
    """Wrap to a signed 32-bit integer, as a Java ``int`` does."""
    return (value + 2**31) % 2**32 - 2**31


def int64(value: int) -> int:
    """Wrap to a signed 64-bit integer, as a Java ``long`` does."""
    return (value + 2**63) % 2**64 - 2**63


def clamped_int64(value: int) -> int:
    """Return the nearest int64: damaged offsets and times can be any number."""
    return max(-(2**63), min(value, 2**63 - 1))


def clamped_or_none(value: int | None) -> int | None:
    """Return a clamped number; ``None`` for an unknown one."""
    return None if value is None else clamped_int64(value)


def increment_sequence(sequence: int, increment: int) -> int:
    """Add to a sequence number; 0 follows 2^31 - 1 (``DefaultRecordBatch.incrementSequence``)."""
    if sequence > int32(_INT32_MAX - increment):
        return int32(increment - int32(_INT32_MAX - sequence) - 1)
    return int32(sequence + increment)


def parse_integer(text: str, bits: int) -> int | None:
    """Parse as ``Integer.parseInt`` (32 bits) or ``Long.parseLong`` (64); ``None`` if it throws."""
    if len(text) < _SHORT and text.isascii() and text.isdigit():  # nearly all of them
        return int(text)
    if not _INTEGER.fullmatch(text):
        return None
    digits = text.lstrip("+-").lstrip("0")
    if len(digits) > bits:  # int() refuses very long texts and is slow for long ones
        return None
    number = int(digits or "0") * (-1 if text[0] == "-" else 1)
    return number if -(2 ** (bits - 1)) <= number < 2 ** (bits - 1) else None


def boolean(value: bool) -> str:
    """Return ``true`` or ``false`` (``Boolean.toString``)."""
    return "true" if value else "false"


def uuid_text(data: bytes) -> str:
    """Return a UUID as Kafka prints it: URL-safe base64 without padding (``Uuid.toString``)."""
    import base64  # every command loads this module, and few print an id

    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def random_uuid_text() -> str:
    """Return a new UUID as text (``Uuid.randomUuid``, ``DirectoryId.random``).

    It does not begin with ``-``, which command lines take for an option, and the first hundred
    UUIDs are reserved.
    """
    import secrets

    while True:
        data = secrets.token_bytes(16)
        text = uuid_text(data)
        if int.from_bytes(data, "big") >= _RESERVED_UUIDS and not text.startswith("-"):
            return text


def _replace_as_java(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeDecodeError):
        raise error
    data, start = error.object, error.start
    if data[start] == 0xED and 0xA0 <= (data[start + 1] if start + 1 < len(data) else 0) <= 0xBF:
        third_continues = start + 2 < len(data) and data[start + 2] & 0xC0 == 0x80
        return _REPLACEMENT, start + (3 if third_continues else 2)
    return _REPLACEMENT, error.end


codecs.register_error(_ERRORS, _replace_as_java)


def decode_utf8(data: bytes) -> str:
    """Decode UTF-8 as ``new String(bytes, UTF_8)``; malformed bytes become U+FFFD.

    Python and Java write the same number of U+FFFD, with one exception: a surrogate encoded as
    three bytes (CESU-8), whole or truncated, becomes one in Java and two or three in Python.
    """
    # Without such a surrogate Python's own replacement is right, and ten times as fast.
    is_java_s = b"\xed" in data and _ENCODED_SURROGATE.search(data)
    return data.decode("utf-8", _ERRORS if is_java_s else "replace")


class JavaMap(dict[str, Value]):
    """A ``java.util.HashMap`` with strings as keys, filled only by ``computeIfAbsent``.

    That method puts a new key first in its bucket. The table grows when a call finds it too full,
    even if the call finds its key.
    """

    def __init__(self) -> None:
        super().__init__()
        self._met = 0  # how many keys there were before the last call

    def compute_if_absent(self, key: str, make: Callable[[], Value]) -> Value:
        """Return the value of a key; created with ``make`` if the key is missing."""
        self._met = len(self)
        if key not in self:
            self[key] = make()
        return self[key]

    def in_order(self) -> list[str]:
        """Return the keys in the Java map's order of iteration."""
        size = 16
        while self._met > size * 3 // 4:
            size *= 2
        newest_first = list(self)[::-1]
        # The upper bits also influence the choice of the bucket (``HashMap.hash``).
        return sorted(newest_first, key=lambda key: ((h := _hash(key)) ^ h >> 16) & (size - 1))


def _hash(text: str) -> int:
    """Return ``String.hashCode``, as unsigned."""
    units = text.encode("utf-16-be", "surrogatepass")
    value = 0
    for high, low in zip(units[::2], units[1::2], strict=True):
        value = (31 * value + (high << 8 | low)) & 0xFFFFFFFF
    return value
