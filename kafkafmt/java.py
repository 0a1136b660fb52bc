"""What Java does with ints, text, booleans and maps, where Kafka's answer depends on it.

Strategy: each function follows one method of the Java class library, named in its docstring.

Invariant: hostile numbers wrap as they do in Kafka and always fit an Arrow column; no text raises.
``tests/test_java.py`` holds a JVM's own texts.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable
from typing import TypeVar

Value = TypeVar("Value")

_ERRORS = "kafkafmt.java"
_ENCODED_SURROGATE = re.compile(b"\xed[\xa0-\xbf]")
_REPLACEMENT = "\ufffd"
_INT32_MAX = 2**31 - 1
_INTEGER = re.compile(r"[+-]?[0-9]+")


def int32(value: int) -> int:
    """Wrap to a signed 32-bit integer, as a Java ``int`` does."""
    return (value + 2**31) % 2**32 - 2**31


def int64(value: int) -> int:
    """Wrap to a signed 64-bit integer, as a Java ``long`` does."""
    return (value + 2**63) % 2**64 - 2**63


def increment_sequence(sequence: int, increment: int) -> int:
    """Sequence numbers go from 2^31 - 1 on to 0 (``DefaultRecordBatch.incrementSequence``)."""
    if sequence > int32(_INT32_MAX - increment):
        return int32(increment - int32(_INT32_MAX - sequence) - 1)
    return int32(sequence + increment)


def parse_integer(text: str, bits: int) -> int | None:
    """``Integer.parseInt`` (32 bits) or ``Long.parseLong`` (64); ``None`` where those throw."""
    if not _INTEGER.fullmatch(text):
        return None
    digits = text.lstrip("+-").lstrip("0")
    if len(digits) > bits:  # int() refuses very long texts, and takes long for others
        return None
    number = int(digits or "0") * (-1 if text[0] == "-" else 1)
    return number if -(2 ** (bits - 1)) <= number < 2 ** (bits - 1) else None


def boolean(value: bool) -> str:
    """``Boolean.toString``: ``true`` or ``false``."""
    return "true" if value else "false"


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

    Python replaces malformed bytes by the same number of U+FFFD but for one case: a surrogate that
    was encoded as three bytes (CESU-8, or a truncated one) is one replacement in Java, and two or
    three in Python.
    """
    # Where there is no such surrogate, Python's own replacement will do, and is ten times as fast.
    is_java_s = b"\xed" in data and _ENCODED_SURROGATE.search(data)
    return data.decode("utf-8", _ERRORS if is_java_s else "replace")


class JavaMap(dict[str, Value]):
    """A ``java.util.HashMap`` with strings as keys, which ``computeIfAbsent`` alone fills.

    It puts a new key in front of its bucket. A call that finds the table too full lets it grow,
    also one that finds its key.
    """

    def __init__(self) -> None:
        super().__init__()
        self._met = 0  # how many keys the last call found

    def compute_if_absent(self, key: str, make: Callable[[], Value]) -> Value:
        """The value of a key, made if there is none."""
        self._met = len(self)
        if key not in self:
            self[key] = make()
        return self[key]

    def in_order(self) -> list[str]:
        """The keys as the Java map goes through them."""
        size = 16
        while self._met > size * 3 // 4:
            size *= 2
        newest_first = list(self)[::-1]
        return sorted(newest_first, key=lambda key: _spread(_hash(key)) & (size - 1))


def _hash(text: str) -> int:
    """``String.hashCode``, as unsigned."""
    units = text.encode("utf-16-be", "surrogatepass")
    value = 0
    for high, low in zip(units[::2], units[1::2], strict=True):
        value = (31 * value + (high << 8 | low)) & 0xFFFFFFFF
    return value


def _spread(value: int) -> int:
    """``HashMap.hash``: the upper bits take part in the choice of the bucket."""
    return value ^ value >> 16
