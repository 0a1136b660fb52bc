"""Text of other people, such as the names of directories, made safe to show on a terminal.

Strategy: a character that a terminal obeys instead of showing is written as its code, ``\u001b``,
in UTF-16 units as in Java and JSON. These are the control characters (C0, DEL, C1), the marks that
change the direction of text or have no width, the separators of lines and paragraphs, and bytes of
file names that are not UTF-8.

Invariant: text without such characters stays as it is; JSON text means the same afterwards.

Counts in words: with their noun, which is plural unless it is one, and of names left out.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence

_OBEYED = (
    "\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\ud800-\udfff\U000e0000-\U000e007f"
)
_IN_NAMES = re.compile(f"[\0-\x1f{_OBEYED}]")
_IN_LINES = re.compile(f"[\0-\x08\x0b-\x1f{_OBEYED}]")

_PLAIN = {*range(32, 127)} - {*b"\\%'\""}
"""Bytes that mean themselves to ``printf``, between quotes."""

_ASCII_OBEYED = bytes({*range(32), 127} - set(b"\t\n"))


def printable(name: str) -> str:
    """Return a name, or other text of one line, with terminal control characters as codes."""
    return _IN_NAMES.sub(_code, name)


def printable_lines(text: str) -> str:
    """Escape as :func:`printable`, but keep line ends and tabs."""
    if text.isascii() and len(text.encode().translate(None, _ASCII_OBEYED)) == len(text):
        return text  # ten times as fast as the expression
    return _IN_LINES.sub(_code, text)


def pasteable(path: str) -> str:
    """Quote a path as a word for a terminal and for every POSIX shell.

    Not every ``sh`` knows ``$'…'``. What ``$(…)`` gives loses the line breaks at its end, so a path
    that ends with one, which is taken for a directory's, gets a slash.
    """
    if printable(path) == path:
        return shlex.quote(path)
    data = path.encode("utf-8", "surrogateescape") + (b"/" if path.endswith("\n") else b"")
    coded = "".join(
        f"\\{byte:03o}" if byte not in _PLAIN or (byte == ord("-") and not at) else chr(byte)
        for at, byte in enumerate(data)
    )
    return f"\"$(printf '{coded}')\""


def _code(found: re.Match[str]) -> str:
    units = found[0].encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))


def counted(number: int, what: str) -> str:
    """Return a count of something: ``1 segment``, ``2,000 segments``, ``3 batches``."""
    if number == 1:
        return f"1 {what}"
    if what.endswith(("s", "ch", "x")):
        return f"{number:,} {what}es"
    if what.endswith("y"):
        return f"{number:,} {what[:-1]}ies"
    return f"{number:,} {what}s"


def list_some(names: Sequence[str], most: int, left_out: int = 0) -> str:
    """Return the first names, and how many more there are: ``a, b and 3 more``."""
    more = len(names) + left_out - most
    return ", ".join(names[:most]) + (f" and {more} more" if more > 0 else "")
