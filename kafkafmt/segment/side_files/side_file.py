"""A file beside a segment, read whole, and the lines, numbers and ids in text files.

Strategy: these files are small (an index has at most 10 MiB by default), so each is read at once.
Sources are local paths, URLs, bytes and open files. Texts are parsed as Java does
(``BufferedReader.readLine``, ``parseInt``, ``Uuid.fromString``).

Invariant: a file takes at most :attr:`kafkafmt.Limits.batch_bytes` of memory, and a line 64 KiB,
since its words can take twenty times as much; more raises an error with the position.
"""

from __future__ import annotations

import base64
import os
import re
import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import IO, Annotated, Any, TypedDict, Union, cast
from uuid import UUID

from typing_extensions import Doc

from kafkafmt._base import java
from kafkafmt._base.arguments import describe_value
from kafkafmt._base.errors import (
    KafkaFormatError,
    LimitExceededError,
    MalformedError,
    TruncatedError,
)
from kafkafmt._base.java import MAX_OFFSET
from kafkafmt._base.limits import Limits, limits_or_default
from kafkafmt._base.wording import counted
from kafkafmt.segment.record.foreign import lfs_pointer
from kafkafmt.storage import names
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.errors import naming
from kafkafmt.storage.open_file import is_open_file, open_file_path, read_up_to, read_whole
from kafkafmt.storage.resolve import open_tree

FileSource = Union[str, "os.PathLike[str]", bytes, bytearray, memoryview, IO[bytes], "SideFile"]

SOURCE = """the path of the file, a URL that fsspec knows, the bytes of the file, or an open binary
    file. A leading ``~`` is the home directory."""
ERRORS = {
    "KafkaFormatError": "the file differs from what a broker writes.",
    "FileNotFoundError": "the file does not exist.",
    "OSError": "the file or store cannot be read.",
    "TypeError": "an argument has the wrong type.",
}
"""What the readers of these files raise."""


class StoreAccess(TypedDict, total=False):
    """The limits for an entry or a file beside a segment, and the access to a store."""

    limits: Annotated[
        Limits | None,
        Doc(
            "upper bounds on the size of one entry, or of a file beside a segment"
            " (``batch_bytes``); ``None`` is ``Limits()``."
        ),
    ]
    storage_options: Annotated[
        Mapping[str, Any] | None,
        Doc(
            'options for the fsspec driver of a URL, such as ``{"key": …, "secret": …}`` for'
            " ``s3://``. Their values are never shown."
        ),
    ]


@dataclass(frozen=True)
class SideFile:
    """The bytes of a file, and its name for errors.

    Attributes:
        source: the absolute path or URL; ``<bytes>`` for bytes.
        name: the name of the file; ``None`` for bytes.
    """

    source: str
    name: str | None
    data: bytes

    def error(
        self, reason: str, position: int = 0, kind: type[KafkaFormatError] = MalformedError
    ) -> KafkaFormatError:
        """Return the error for bytes at a position."""
        return kind(reason, source=self.source, position=position)

    def base_offset(self, given: int | None) -> int:
        """Return the base offset of an index: as given, else from the name of the file.

        Raises:
            ValueError: it is neither given nor in the name, or it is out of range.
        """
        if given is None:
            given = names.base_offset(self.name or "")
            if given is None:
                raise ValueError(
                    f"{self.source}: the name does not begin with 20 digits, pass base_offset"
                )
        if not 0 <= given <= MAX_OFFSET:
            raise ValueError(f"{self.source}: base offset {given}, expected 0 to 2^63 - 1")
        return given

    def offset(self, base_offset: int, relative: int, position: int) -> int:
        """Return the offset of an index entry at ``position``, from the one it stores.

        Raises:
            MalformedError: it is negative, or larger than an offset can be.
        """
        offset = base_offset + relative
        if relative < 0 or offset > MAX_OFFSET:
            raise self.error(f"relative offset {relative}, expected 0 or more", position)
        return offset

    def entries(self, layout: struct.Struct) -> Iterator[tuple[int, tuple[Any, ...]]]:
        """Return the position and the fields of each entry, in a file of entries of one size.

        Raises:
            TruncatedError: the last entry is cut off.
        """
        left = len(self.data) % layout.size
        if left:
            reason = (
                f"expected entries of {layout.size} bytes, found {left} bytes after the last one"
            )
            raise self.error(reason, len(self.data) - left, TruncatedError)
        positions = range(0, len(self.data), layout.size)
        return zip(positions, layout.iter_unpack(self.data), strict=True)


def read(
    source: FileSource,
    limits: Limits | None = None,
    storage_options: Mapping[str, Any] | None = None,
) -> SideFile:
    """Read a file; ``storage_options`` are for the driver of a URL.

    Raises:
        FileNotFoundError: the file does not exist, or is not a file.
        LimitExceededError: it is larger than ``batch_bytes`` of the limits.
        MalformedError: Git LFS has its content.
        TypeError: the source has a wrong type.
    """
    if isinstance(source, SideFile):  # it was read before
        return source
    most = limits_or_default(limits).batch_bytes
    if isinstance(source, (bytes, bytearray, memoryview)):
        _expect("<bytes>", memoryview(source).nbytes, most)
        return SideFile("<bytes>", None, bytes(source))
    if is_open_file(source):
        file = cast("IO[bytes]", source)
        path = open_file_path(file)
        name = None if path is None else os.path.basename(path)
        data = read_whole(file, most + 1)
        _expect(path or "<bytes>", len(data), most)
        return SideFile(path or "<bytes>", name, data)
    if not isinstance(source, (str, os.PathLike)):
        raise TypeError(
            f"source is a path, a URL, bytes or an open binary file; found {describe_value(source)}"
        )
    given = os.fsdecode(source)
    if not given:
        raise FileNotFoundError("'': the path is empty")
    tree = open_tree(given, StorageOptions(storage_options))
    path = tree.absolute(given)
    kind = tree.kind(path)
    if kind != "file":
        found = "no such file" if kind is None else f"expected a file, found a {kind}"
        raise FileNotFoundError(f"{given}: {found}")
    with tree.open(path) as stream, naming(path):
        size = stream.seek(0, os.SEEK_END)
        _expect(path, size, most)
        stream.seek(0)
        data = read_up_to(stream, size)
    if (pointer := lfs_pointer(data)) is not None:
        raise MalformedError(pointer, source=path, position=0)
    return SideFile(path, tree.name(path), data)


def _expect(source: str, size: int, most: int) -> None:
    if size > most:
        raise LimitExceededError(
            f"expected a file of at most {most} bytes, found {size}",
            source=source,
            position=0,
        )


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
        """Return a signed number of ``bits`` bits, parsed as in Java.

        Raises:
            MalformedError: the text is not such a number.
        """
        number = java.parse_integer(text, bits)
        if number is not None:
            return number
        raise self.unexpected(f"{what}, a number of {bits} bits", text)

    def uuid(self, text: str, what: str) -> UUID:
        """Return an id in Kafka's form: 22 characters of URL-safe base64.

        Raises:
            MalformedError: the text is not such an id.
        """
        if _UUID.fullmatch(text):
            return UUID(bytes=base64.urlsafe_b64decode(f"{text[:22]}=="))
        raise self.unexpected(f"{what}, 22 characters of base64", text)

    def unexpected(self, expected: str, found: str | None = None) -> KafkaFormatError:
        """Return the error for this line, or for the part ``found`` of it.

        Only a number is quoted: the file may be another one, with a secret in its first line.
        """
        text = self.text if found is None else found
        what = "character" if text.strip("\0") else "zero byte"
        shown = repr(text) if _NUMBER.fullmatch(text) else counted(len(text), what)
        return self.file.error(f"expected {expected}, found {shown}", self.position)


def split_lines(file: SideFile) -> Iterator[Line]:
    """Yield the lines of a UTF-8 file; no line follows a line end at the end of the file.

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


def split_fields(text: str, between: re.Pattern[str]) -> list[str]:
    """Split as ``Pattern.split``: an empty word counts at the start, but not at the end."""
    fields = between.split(text)
    while len(fields) > 1 and not fields[-1]:
        fields.pop()
    return fields
