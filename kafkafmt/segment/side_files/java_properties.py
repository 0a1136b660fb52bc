"""The syntax of Java's ``Properties`` files (``Properties.load`` of an input stream).

Strategy: the text is ISO 8859-1. A backslash at the end of a line continues it in the next one. A
key ends at the first ``=``, ``:`` or blank without a backslash before it.

Invariant: if a key occurs twice, the last value counts, as in Java.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from kafkafmt.segment.side_files.lines import Line
from kafkafmt.segment.side_files.side_file import SideFile

_BLANKS = " \t\f"
_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+")
_OF_KEY = re.compile(r"[^\\=: \t\f]+|\\.", re.DOTALL)
_SEPARATOR = re.compile(r"[ \t\f]*[=:]?[ \t\f]*")
_ESCAPE = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|(.))", re.DOTALL)
_CONTROLS = {"t": "\t", "n": "\n", "r": "\r", "f": "\f"}


def parse(file: SideFile) -> dict[str, Line]:
    r"""The values by key; the position of each is that of its line.

    Raises:
        MalformedError: ``\u`` without four hexadecimal digits.
    """
    properties: dict[str, Line] = {}
    for line in _logical_lines(file):
        end = _end_of_key(line.text)
        separator = _SEPARATOR.match(line.text, end)
        value = line.text[separator.end() if separator else end :]
        key = _unescaped(line.text[:end], line)
        properties[key] = Line(file, line.position, _unescaped(value, line))
    return properties


def _end_of_key(text: str) -> int:
    """The position after the key. One regular expression for it takes 130 bytes a character."""
    end = 0
    while match := _OF_KEY.match(text, end):
        end = match.end()
    return end


def _logical_lines(file: SideFile) -> Iterator[Line]:
    """The lines with a pair, each with its continuation lines; comments are left out."""
    start, text = 0, ""
    continues = False
    for natural in _LINE.finditer(file.data.decode("iso-8859-1")):
        part = natural[0].rstrip("\r\n").lstrip(_BLANKS)
        if not text:
            start = natural.start()
            if part.startswith(("#", "!")):
                continues = False
                continue
        continues = (len(part) - len(part.rstrip("\\"))) % 2 == 1
        text += part[:-1] if continues else part
        if text and not continues:
            yield Line(file, start, text)
            text = ""
    if text or continues:
        yield Line(file, start, text)


def _unescaped(text: str, line: Line) -> str:
    def character(escape: re.Match[str]) -> str:
        if escape[1]:
            return chr(int(escape[1], 16))
        if escape[2] == "u":
            raise line.unexpected("four hexadecimal digits after \\u")
        return _CONTROLS.get(escape[2], escape[2])

    units = _ESCAPE.sub(character, text)
    return units.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
