"""The text files of a log directory: their lines, and the numbers and ids in them.

Strategy: lines and numbers are as Java reads them (``BufferedReader.readLine``, ``parseInt``,
``Uuid.fromString``), because Kafka writes and reads these files with it.

Invariant: an error names the byte at which its line begins.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from dataclasses import dataclass
from uuid import UUID

from kafkafmt import java
from kafkafmt.errors import MalformedError
from kafkafmt.side_files.side_file import SideFile

_LINE = re.compile(rb"[^\r\n]*(\r\n|\r|\n)?")
_UUID = re.compile(r"[0-9A-Za-z_-]{22}(==)?")


@dataclass(frozen=True, slots=True)
class Line:
    """A line without its end, and where it begins."""

    file: SideFile
    position: int
    text: str

    def number(self, text: str, what: str, bits: int) -> int:
        """A signed number of so many bits, as Java parses it.

        Raises:
            MalformedError: it is none.
        """
        number = java.parse_integer(text, bits)
        if number is not None:
            return number
        raise self.unexpected(f"{what}, a number of {bits} bits", text)

    def uuid(self, text: str, what: str) -> UUID:
        """An id as Kafka writes it: 22 characters of URL-safe base64.

        Raises:
            MalformedError: it is none.
        """
        if _UUID.fullmatch(text):
            return UUID(bytes=base64.urlsafe_b64decode(f"{text[:22]}=="))
        raise self.unexpected(f"{what}, 22 characters of base64", text)

    def unexpected(self, expected: str, found: str | None = None) -> MalformedError:
        """The error that this line, or a part of it, is."""
        shown = self.text if found is None else found
        shown = shown if len(shown) <= 100 else f"{shown[:100]}…"
        return self.file.malformed(f"expected {expected}, found {shown!r}", self.position)


def lines_of(file: SideFile) -> Iterator[Line]:
    """The lines of a file in UTF-8; a line end at the end of the file starts no further one.

    Raises:
        MalformedError: some byte is no UTF-8.
    """
    position = 0
    while position < len(file.data):
        found = _LINE.match(file.data, position)
        if found is None:
            return
        data = found[0].rstrip(b"\r\n")
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as error:
            at = position + error.start
            reason = f"expected UTF-8, found byte {file.data[at]:#04x}"
            raise file.malformed(reason, at) from error
        yield Line(file, position, text)
        position = found.end()


def words_of(text: str, between: re.Pattern[str]) -> list[str]:
    """As ``Pattern.split``: nothing at the end counts, but something before the first does."""
    words = between.split(text)
    while len(words) > 1 and not words[-1]:
        words.pop()
    return words
