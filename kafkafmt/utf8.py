"""Bytes to text as Java's ``new String(bytes, UTF_8)`` does it.

Kafka decodes header keys so, and its dump tool keys and payloads too. Python and Java replace
malformed bytes by the same number of U+FFFD but for one case: a surrogate that was encoded as
three bytes (CESU-8, or a truncated one) is one replacement in Java, and two or three in Python.

Invariant: never raises; ``tests/test_utf8.py`` holds the JVM's own answers.
"""

from __future__ import annotations

import codecs
import re

_ERRORS = "kafkafmt.java"
_ENCODED_SURROGATE = re.compile(b"\xed[\xa0-\xbf]")
_REPLACEMENT = "\ufffd"


def _replace_as_java(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeDecodeError):
        raise error
    data, start = error.object, error.start
    if data[start] == 0xED and 0xA0 <= (data[start + 1] if start + 1 < len(data) else 0) <= 0xBF:
        third_continues = start + 2 < len(data) and data[start + 2] & 0xC0 == 0x80
        return _REPLACEMENT, start + (3 if third_continues else 2)
    return _REPLACEMENT, error.end


codecs.register_error(_ERRORS, _replace_as_java)


def decode(data: bytes) -> str:
    """Decode UTF-8; malformed bytes become U+FFFD exactly as in Java."""
    # Where there is no such surrogate, Python's own replacement will do, and is ten times as fast.
    is_java_s = b"\xed" in data and _ENCODED_SURROGATE.search(data)
    return data.decode("utf-8", _ERRORS if is_java_s else "replace")
