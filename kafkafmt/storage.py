"""Where segments lie, and how their bytes are read.

Strategy: a source (path, directory, list, glob, URL, bytes) becomes a list of
:class:`SegmentFile`, in the order of topic, partition and offset; opened, each gives a
:class:`Window`, which reads a few MiB at a time. Local files are read directly, URLs through
fsspec. Everything above this module takes bytes and does no I/O.

Invariant: a window holds one piece of its file, or one entry if that is larger; sizes are those at
the time of opening, so that a segment which grows meanwhile is read up to there.
"""

from __future__ import annotations

import io
import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import IO, TYPE_CHECKING, Union

from kafkafmt import formats, trees
from kafkafmt.errors import TruncatedError, UnsupportedError

if TYPE_CHECKING:
    from types import TracebackType

    from typing_extensions import Buffer

PIECE_SIZE = 2 * 1024 * 1024

_TOPIC_PARTITION = re.compile(
    r"(?P<topic>.+)-(?P<partition>\d+)(\.[0-9a-f]{32}-(delete|future|stray))?"
)
"""A log directory: ``UnifiedLog.parseTopicPartitionName``."""
_ABANDONED = re.compile(r".+\.[0-9a-f]{32}-(delete|future|stray)")
"""A log directory that is about to go, or that is not in use yet."""
_SIDE_FILES = (".index", ".timeindex", ".txnindex", ".snapshot")
_OFFSET_IN_NAME = re.compile(r"(\d{20})\D")


@dataclass(frozen=True)
class SegmentFile:
    """A segment that has not been opened.

    Attributes:
        path: absolute path or URL; a made-up name for bytes.
        topic: from the directory's name ``<topic>-<partition>``; ``None`` outside of one.
        partition: likewise.
        name: the file's name; ``None`` for bytes.
        base_offset: from the file's name; ``None`` where that has none.
        size: bytes, when it was found.
        data: the bytes themselves, when the source was bytes.
        ahead: bytes of it that have been read already, and where they begin.
        format: ``0.7``, or ``None`` for the format since Kafka 0.8.
    """

    path: str
    topic: str | None
    partition: int | None
    name: str | None
    base_offset: int | None
    size: int
    data: bytes | None = None
    ahead: tuple[int, memoryview] | None = field(default=None, compare=False)
    format: str | None = None

    def open(self, *, piece_size: int = PIECE_SIZE) -> Window:
        """Open it for reading; use the window as a context manager.

        ``piece_size`` is for those who look at entries far from one another.
        """
        if self.data is not None:
            return Window(self.path, len(self.data), None, piece=self.data)
        stream = trees.tree_of(self.path).open(self.path)
        window = Window(self.path, stream.seek(0, os.SEEK_END), stream, piece_size=piece_size)
        if self.ahead is not None:
            window.offer(*self.ahead)
        return window


@dataclass(frozen=True)
class Extent:
    """A stretch of one segment: what one task reads.

    ``start`` and ``end`` are byte positions at which sound entries begin; ``end=None`` is the end
    of the file.
    """

    segment: SegmentFile
    start: int = 0
    end: int | None = None


Source = Union[
    str, "os.PathLike[str]", bytes, bytearray, memoryview, SegmentFile, Extent, Iterable["Source"]
]


class Window:
    """Random access to a segment's bytes through one cached piece.

    Invariant: :meth:`view` gives exactly the bytes asked for, or raises.
    """

    def __init__(
        self,
        source: str,
        size: int,
        stream: IO[bytes] | None,
        *,
        piece: bytes = b"",
        piece_size: int = PIECE_SIZE,
    ) -> None:
        self.source = source
        self.size = size
        self._piece_size = piece_size
        self._stream = stream
        self._piece = memoryview(piece)
        self._piece_start = 0

    def view(self, position: int, length: int) -> memoryview:
        """``length`` bytes from ``position``, which must lie within the size.

        Raises:
            TruncatedError: the file has become shorter since it was opened.
        """
        offset = position - self._piece_start
        if offset < 0 or offset + length > len(self._piece):
            self._load(position, length)
            offset = 0
        self._expect(position, length, len(self._piece) - offset)
        return self._piece[offset : offset + length]

    def offer(self, position: int, piece: memoryview) -> None:
        """Bytes of the segment that have been read already, and where they begin."""
        self._piece_start, self._piece = position, piece

    @property
    def file(self) -> int | None:
        """The descriptor of the open file, where it is one of this machine."""
        return self._stream.fileno() if isinstance(self._stream, io.FileIO) else None

    def read_into(self, buffer: Buffer, position: int, least: int, most: int) -> memoryview:
        """``least`` to ``most`` bytes from ``position``, which must lie within the size.

        They are in ``buffer``, up to its next use, unless they have been read already; that saves
        new memory for each piece.

        Raises:
            TruncatedError: the file has become shorter since it was opened.
        """
        if self._stream is None:
            return self.view(position, most)
        offset = position - self._piece_start
        if offset >= 0 and offset + least <= len(self._piece):
            return self._piece[offset : offset + most]
        self._stream.seek(position)
        target = memoryview(buffer)[:most]
        found = 0
        while found < most and (read := self._stream.readinto(target[found:])):  # type: ignore[attr-defined]
            found += read
        self._expect(position, least, found)
        return target[:found]

    def _expect(self, position: int, length: int, found: int) -> None:
        if found < length:
            raise TruncatedError(
                f"expected {length} bytes, found {found}: "
                f"the file was {self.size} bytes long and has shrunk",
                source=self.source,
                position=position,
            )

    def _load(self, position: int, length: int) -> None:
        wanted = max(length, min(self._piece_size, self.size - position))
        if self._stream is None:
            return
        self._piece = memoryview(b"")
        self._stream.seek(position)
        pieces = []
        while wanted > 0 and (piece := self._stream.read(wanted)):
            pieces.append(piece)
            wanted -= len(piece)
        self._piece = memoryview(pieces[0] if len(pieces) == 1 else b"".join(pieces))
        self._piece_start = position

    def close(self) -> None:
        """Close the file; views that were given out stay valid."""
        if self._stream is not None:
            self._stream.close()

    def __enter__(self) -> Window:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def find_extents(source: Source, log_format: str | None = None) -> list[Extent]:
    """All stretches that a source stands for; a segment is one, unless an extent says less.

    Segments come by topic, partition, directory and offset; one that is named twice comes once.
    They are taken to be of ``log_format`` (:mod:`kafkafmt.formats`); segments that were found
    before keep their own.

    Raises:
        FileNotFoundError: nothing there, or nothing that is a segment.
        ValueError: no such format.
    """
    formats.check(log_format)
    extents = {
        (extent.segment.path, extent.segment.data, extent.start): extent
        for extent in _extents(source, log_format)
    }
    return sorted(extents.values(), key=_offset_order)


def find_segments(source: Source, log_format: str | None = None) -> list[SegmentFile]:
    """The segments of a source, in the order of :func:`find_extents`."""
    return [extent.segment for extent in find_extents(source, log_format) if extent.start == 0]


def find_nested_segments(source: str, log_format: str | None = None) -> list[SegmentFile]:
    """The segments of a path or URL, and of directories in it at any depth.

    Raises:
        FileNotFoundError: nothing there, or nothing that is a segment.
    """
    tree = trees.tree_of(source)
    path = tree.absolute(source)
    if tree.kind(path) != "directory":
        return find_segments(source, log_format)
    segments = list(_nested(tree, path, log_format))
    if not segments:
        raise FileNotFoundError(f"{source}: {_why_empty(tree, path, log_format)}, at any depth")
    return segments


def partition_segments(segment: SegmentFile) -> list[SegmentFile]:
    """The segments of the log that ``segment`` is part of, itself included, in offset order."""
    if segment.data is not None or segment.base_offset is None:
        return [segment]
    tree = trees.tree_of(segment.path)
    siblings = _log_directory(tree, tree.parent(segment.path), segment.format)
    return siblings if segment in siblings else [segment]


def _offset_order(extent: Extent) -> tuple[str, int, str, int, str, int]:
    segment = extent.segment
    return (
        segment.topic or "",
        -1 if segment.partition is None else segment.partition,
        os.path.dirname(segment.path),
        -1 if segment.base_offset is None else segment.base_offset,
        segment.path,
        extent.start,
    )


def _extents(source: Source, log_format: str | None) -> Iterator[Extent]:
    if isinstance(source, Extent):
        yield source
    elif isinstance(source, SegmentFile):
        yield Extent(source)
    elif isinstance(source, (bytes, bytearray, memoryview)):
        data = bytes(source)
        yield Extent(
            SegmentFile("<bytes>", None, None, None, None, len(data), data, format=log_format)
        )
    elif isinstance(source, (str, os.PathLike)):
        for segment in _resolve(os.fspath(source), log_format):
            yield Extent(segment)
    else:
        for item in source:
            yield from _extents(item, log_format)


def _resolve(source: str, log_format: str | None) -> list[SegmentFile]:
    tree = trees.tree_of(source)
    path = tree.absolute(source)
    kind = tree.kind(path)
    if kind == "file":
        if path.endswith(_SIDE_FILES):
            raise UnsupportedError(
                "a file that Kafka keeps beside a log segment, expected the segment (.log)",
                source=path,
                position=0,
            )
        return [_segment(tree, path, tree.size(path), log_format)]
    if kind == "directory":
        segments = _directory(tree, path, log_format)
        if not segments:
            raise FileNotFoundError(f"{source}: {_why_empty(tree, path, log_format)}")
        return segments
    if kind is not None:
        raise FileNotFoundError(f"{source}: is neither a file nor a directory")
    matches = tree.glob(path)
    segments = []
    for match in matches:
        if tree.kind(match) == "directory":
            segments += _directory(tree, match, log_format)
        elif match.endswith(formats.suffixes(log_format)):
            segments.append(_segment(tree, match, tree.size(match), log_format))
    if not segments:
        found = "no such file or directory" if not matches else "matches no log segment"
        raise FileNotFoundError(f"{source}: {found}")
    return segments


def _directory(tree: trees.Tree, path: str, log_format: str | None) -> list[SegmentFile]:
    """A log directory's segments; failing those, the segments of the log directories in it."""
    segments = _log_directory(tree, path, log_format)
    if segments:
        return segments
    for item in tree.items(path):
        if item.is_directory and not _ABANDONED.fullmatch(item.name):
            segments += _log_directory(tree, item.path, log_format)
    return segments


def _nested(tree: trees.Tree, path: str, log_format: str | None) -> Iterator[SegmentFile]:
    yield from _log_directory(tree, path, log_format)
    for item in tree.items(path):
        if item.is_directory and not _ABANDONED.fullmatch(item.name):
            yield from _nested(tree, item.path, log_format)


def _log_directory(tree: trees.Tree, path: str, log_format: str | None) -> list[SegmentFile]:
    return [
        _segment(tree, item.path, item.size, log_format)
        for item in tree.items(path)
        if not item.is_directory and formats.is_segment(item.name, log_format)
    ]


def _segment(tree: trees.Tree, path: str, size: int, log_format: str | None) -> SegmentFile:
    name = tree.name(path)
    log = _TOPIC_PARTITION.fullmatch(tree.name(tree.parent(path)))
    offset = _OFFSET_IN_NAME.match(name)
    return SegmentFile(
        path,
        log["topic"] if log else None,
        int(log["partition"]) if log else None,
        name,
        int(offset[1]) if offset else None,
        size,
        format=log_format,
    )


def _why_empty(tree: trees.Tree, path: str, log_format: str | None) -> str:
    items = tree.items(path)
    if not items:
        return "the directory is empty"
    wanted = formats.segment_name(log_format)
    for other in (None, *formats.FORMATS):
        found = [] if other == log_format else _directory(tree, path, other)
        if found:
            return f"holds {found[0].name}, of Kafka {other or '0.8 or later'}, but no {wanted}"
    indexes = [item.name for item in items if item.name.endswith((".index", ".timeindex"))]
    if indexes:
        return f"holds {indexes[0]}, but no log segment ({wanted})"
    return f"holds no log segment ({wanted}), nor a log directory with one"
