"""How bytes are printed: Base64, hexadecimal, text, or as each value allows.

Invariant: only ``--text`` loses bytes. With ``--auto`` a field beside each value says which form
it has.
"""

from __future__ import annotations

import binascii
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import click

from kafkafmt.java import decode_utf8

Decorated = TypeVar("Decorated", bound=Callable[..., Any])

BASE64, HEX, TEXT, AUTO = "base64", "hex", "text", "auto"


@dataclass(frozen=True)
class BinaryText:
    """A way to print bytes.

    Attributes:
        text: of bytes.
        encoding: which form the text of bytes has; ``None`` if all have the same.
    """

    text: Callable[[bytes], str]
    encoding: Callable[[bytes], str] | None = None


def options(function: Decorated) -> Decorated:
    """The options for the form of keys, values and header values."""
    for name, words in reversed(_OPTIONS):
        function = click.option(f"--{name}", name, is_flag=True, help=words)(function)
    return function


def form_of(chosen: Mapping[str, Any]) -> str | None:
    """The form that the user asked for; ``None`` if none.

    Raises:
        click.UsageError: the user asked for several.
    """
    asked = [name for name, _ in _OPTIONS if chosen[name]]
    if len(asked) > 1:
        raise click.UsageError(f"--{asked[0]} and --{asked[1]} exclude each other")
    return asked[0] if asked else None


def base64_of(data: bytes) -> str:
    """Standard Base64 with padding."""
    return binascii.b2a_base64(data, newline=False).decode()


def is_text(data: bytes) -> bool:
    """Whether bytes are UTF-8 without control characters, apart from tab and line breaks."""
    try:
        text = data.decode()
    except UnicodeDecodeError:
        return False
    return text.isprintable() or all(each.isprintable() or each in "\t\n\r" for each in text)


def _auto(data: bytes) -> str:
    return data.decode() if is_text(data) else base64_of(data)


FORMS = {
    BASE64: BinaryText(base64_of),
    HEX: BinaryText(bytes.hex),
    TEXT: BinaryText(decode_utf8),
    AUTO: BinaryText(_auto, lambda data: TEXT if is_text(data) else BASE64),
}

_OPTIONS = (
    (
        TEXT,
        "Print keys, values and header values as UTF-8 text instead of base64. Bytes that are not "
        "UTF-8 become U+FFFD.",
    ),
    (
        AUTO,
        "Print those that are UTF-8 as text and the others as base64; keyEncoding, valueEncoding "
        "and the encoding of a header say which. The default with --format csv.",
    ),
    (HEX, "Print them in hexadecimal."),
    (BASE64, "Print them as base64. The default with --format jsonl."),
)
