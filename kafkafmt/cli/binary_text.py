"""How keys, values and header values are printed: text where they are text, else Base64.

Strategy: bytes are text if they are UTF-8 without control characters, apart from tabs and line
breaks: numbers in binary are rarely that. Whole columns are converted at once.

Invariant: no byte is lost. The output names Base64.
"""

from __future__ import annotations

import binascii
import re

BASE64 = "base64"

_CONTROL = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")


def base64_of(data: bytes) -> str:
    """Return standard Base64 with padding."""
    return binascii.b2a_base64(data, newline=False).decode()


def text_of(data: bytes) -> str | None:
    """Return the text that bytes are; ``None`` if they are not text."""
    try:
        text = data.decode()
    except UnicodeDecodeError:
        return None
    return text if is_text(text) else None


def is_text(decoded: str) -> bool:
    """Whether a text, which is valid UTF-8, looks as if a person wrote it."""
    return decoded.isprintable() or _CONTROL.search(decoded) is None
