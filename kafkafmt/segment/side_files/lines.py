"""The text files of a log directory: their lines, and the numbers and ids in them.

Strategy: lines, numbers and ids are parsed as Kafka does in Java (``BufferedReader.readLine``,
``parseInt``, ``Uuid.fromString``).

Invariant: an error has the position of the first byte of its line. A line of more than 64 KiB is
refused, since its words can take twenty times as much memory.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from dataclasses import dataclass
from uuid import UUID

from kafkafmt._base import java
from kafkafmt._base.counts import counted
from kafkafmt._base.errors import KafkaFormatError, LimitExceededError
from kafkafmt.segment.side_files.side_file import SideFile
from kafkafmt.storage import names

_MOST_BYTES = 64 * 1024
"""The most bytes of a line. Brokers write up to 300: the name of a topic and two numbers."""
_LINE = re.compile(rb"[^\r\n]*(\r\n|\r|\n)?")
_NUMBER = re.compile("[+-]?[0-9]{1,20}")
_UUID = re.compile(f"{names.UUID}(==)?")


@dataclass(frozen=True, slots=True)
class Line:
    """A line without its line end, and the position of its first byte."""

    file: SideFile
    position: int
    text: str

    def number(self, text: str, what: str, bits: int) -> int:
        """A signed number of ``bits`` bits, parsed as in Java.

        Raises:
            MalformedError: the text is not such a number.
        """
        number = java.parse_integer(text, bits)
        if number is not None:
            return number
        raise self.unexpected(f"{what}, a number of {bits} bits", text)

    def uuid(self, text: str, what: str) -> UUID:
        """An id in Kafka's form: 22 characters of URL-safe base64.

        Raises:
            MalformedError: the text is not such an id.
        """
        if _UUID.fullmatch(text):
            return UUID(bytes=base64.urlsafe_b64decode(f"{text[:22]}=="))
        raise self.unexpected(f"{what}, 22 characters of base64", text)

    def unexpected(self, expected: str, found: str | None = None) -> KafkaFormatError:
        """The error for this line, or for the part ``found`` of it.

        Only a number is quoted: the file may be another one, with a secret in its first line.
        """
        text = self.text if found is None else found
        shown = repr(text) if _NUMBER.fullmatch(text) else counted(len(text), "character")
        return self.file.error(f"expected {expected}, found {shown}", self.position)


def lines_of(file: SideFile) -> Iterator[Line]:
    """The lines of a UTF-8 file; no line follows a line end at the end of the file.

    Raises:
        MalformedError: a byte is not UTF-8.
        LimitExceededError: a line has more than 64 KiB.
    """
    position = 0
    while position < len(file.data):
        end = position + _MOST_BYTES + 1
        match = _LINE.match(file.data, position, end)
        if match is None:
            return
        if match.end() == end:
            reason = f"expected a line of at most {_MOST_BYTES} bytes, found a longer one"
            raise file.error(reason, position, LimitExceededError)
        data = match[0].rstrip(b"\r\n")
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as error:
            at = position + error.start
            reason = f"expected UTF-8, found byte {file.data[at]:#04x}"
            raise file.error(reason, at) from error
        yield Line(file, position, text)
        position = match.end()


def fields_of(text: str, between: re.Pattern[str]) -> list[str]:
    """As ``Pattern.split``: an empty word counts at the start of the text, but not at its end."""
    fields = between.split(text)
    while len(fields) > 1 and not fields[-1]:
        fields.pop()
    return fields
