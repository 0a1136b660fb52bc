"""How keys, values and header values are printed: text where they are text, else Base64.

Strategy: bytes are text if they are UTF-8 without control characters, apart from tabs and line
breaks: numbers in binary are rarely that. Whole columns are converted at once.

Invariant: no byte is lost. Where the form of a value is not the usual one, the output names it.
"""

from __future__ import annotations

import binascii
import re
from collections.abc import Callable, Mapping
from typing import Any

import click

from kafkafmt.cli.options import together

BASE64, HEX = "base64", "hex"

_CONTROL = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")


def form_of(chosen: Mapping[str, Any]) -> str | None:
    """Return the form that the user asked for; ``None`` for the usual one.

    Raises:
        click.UsageError: the user asked for several.
    """
    asked = [name for name, _ in _OPTIONS if chosen[name]]
    if len(asked) > 1:
        raise click.UsageError(f"--{asked[0]} and --{asked[1]} exclude each other")
    return asked[0] if asked else None


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


FORMS: dict[str, Callable[[bytes], str]] = {BASE64: base64_of, HEX: bytes.hex}

_OPTIONS = (
    (BASE64, "Print all keys, values and header values as Base64, not only what is not text."),
    (HEX, "Print all of them in hexadecimal."),
)
options = together(
    *(click.option(f"--{name}", name, is_flag=True, help=text) for name, text in _OPTIONS)
)
