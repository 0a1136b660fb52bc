"""A found segment, and an extent of one, before anything is read.

Strategy: both are small frozen values that can be sent to a task on another machine; opening one
gives a :class:`~kafkafmt.storage.window.Window`.

Invariant: opening a file that was replaced since it was found raises :class:`ReplacedError`.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import IO, Any

from kafkafmt._base.damage import MISSING_OFFSETS
from kafkafmt._base.errors import error_reason
from kafkafmt.storage import names
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.errors import ReplacedError, UnusableBytes, expect_version
from kafkafmt.storage.resolve import is_remote, open_tree
from kafkafmt.storage.window import PIECE_SIZE, Window

MAX_RELATIVE_OFFSET = 2**31 - 1
"""The largest difference between the offset of a record and the base offset of its segment."""

_REMOTE_PIECE_SIZE = 64 * 1024  # copied from a larger piece, which the file keeps


def is_of_log(topic: str | None, name: str | None) -> bool:
    """Return whether a file is a segment of a partition's log; these do not overlap.

    Segments of tiered storage may overlap (``RemoteLogManager.RLMCopyTask``).
    """
    return topic is not None and names.is_plain_segment(name)


@dataclass(frozen=True, slots=True, repr=False)
class SegmentFile:
    """A segment before it is opened. Segments of a directory share the text of its path.

    Attributes:
        directory: absolute path or URL of its directory; the whole path where there is no name.
        file: what follows in the path, from the separator on; ``None`` for bytes, without a name.
        topic: from the directory's name ``<topic>-<partition>``; ``None`` if it has no such name.
        base_offset: from the file's name; ``None`` where that has none.
        data: the bytes themselves, if the source was bytes or an open file.
        version: the store's version of the file, such as its ETag; ``None`` if it has none.
        inode: of a file of this machine, when it was found; ``None`` where it has none.
        modified: of such a file, the time of its last change, in nanoseconds since 1970.
        has_index: whether an offset index is beside it; ``None`` if that is not known.
        next_base_offset: of the next segment of its log; ``None`` for the last one, and where the
            log is not known or its segments may overlap.
        storage: options for the driver of its store; never shown.
        end_offset: the last offset, by its manifest; ``None`` where it is not known.
        is_fixed: whether a file of this machine is read up to the size that it had when it was
            found, though a broker may append to it.
        error: why it cannot be opened, for a placeholder of lost segments: a task handles it like
            an unreadable segment.
    """

    directory: str
    file: str | None = None
    topic: str | None = None
    partition: int | None = None
    base_offset: int | None = None
    size: int = 0
    data: bytes | None = None
    version: str | None = None
    inode: int | None = field(default=None, compare=False)
    modified: int | None = field(default=None, compare=False)
    has_index: bool | None = None
    index_version: str | None = None
    next_base_offset: int | None = field(default=None, compare=False)
    storage: StorageOptions = NO_OPTIONS
    end_offset: int | None = None
    is_fixed: bool = field(default=False, compare=False)
    error: OSError | None = field(default=None, compare=False)

    @classmethod
    def at(cls, path: str, **fields: Any) -> SegmentFile:
        """Return the segment at a path with a file name."""
        directory = os.path.dirname(path)
        return cls(directory, path[len(directory) :], **fields)

    def __repr__(self) -> str:
        """Without the bytes, and without the options of its store."""
        return f"SegmentFile({self.path!r}, size={self.size})"

    @property
    def path(self) -> str:
        """Absolute path or URL; a made-up name for bytes."""
        return self.directory + (self.file or "")

    @property
    def name(self) -> str | None:
        """The file's name as text, without ``.swap``; ``None`` for bytes."""
        return None if self.file is None else _file_name(self.file)

    @property
    def place(self) -> names.TopicPartition:
        """Topic and partition."""
        return self.topic, self.partition

    @property
    def is_remote(self) -> bool:
        """Whether reading it sends requests to a store."""
        return self.data is None and is_remote(self.path)

    @property
    def is_gone(self) -> bool:
        """Whether it represents a log directory without any segment left."""
        return isinstance(self.error, UnusableBytes) and self.error.kind == MISSING_OFFSETS

    @property
    def is_unlisted(self) -> bool:
        """Whether it represents an unlistable log directory."""
        return self.error is not None and self.file is None and not self.is_gone

    @property
    def spares(self) -> tuple[SegmentFile, ...]:
        """Other files of a tier with the same bytes, to replace damaged ones."""
        return ()

    @property
    def is_of_log(self) -> bool:
        """Whether it is one of the segments of a partition's log: :func:`is_of_log`."""
        return is_of_log(self.topic, self.name)

    @property
    def offsets(self) -> range | None:
        """The possible offsets of its records; ``None`` where its name does not limit them.

        A broker writes at most ``MAX_RELATIVE_OFFSET`` above the base offset
        (``LogSegment.ensureOffsetInRange``). The cleaner before 2.0 joined segments by their base
        offsets alone, so a segment may have as many again, and a broker splits it (KAFKA-6264).
        """
        base = self.base_offset
        if base is None or self.name is None or not names.is_segment(self.name):
            return None
        if self.end_offset is not None:
            return range(base, self.end_offset + 1)
        stop = 2**63 if self.next_base_offset is None else self.next_base_offset
        return range(base, min(base + 2 * (MAX_RELATIVE_OFFSET + 1), stop))

    def open(self, *, piece_size: int = PIECE_SIZE, skips_errors: bool = False) -> Window:
        """Open it for reading; use the window as a context manager.

        A smaller ``piece_size`` suits callers that read entries far from one another. With
        ``skips_errors``, unreadable blocks of the disk are 0xFF, and listed by the window.

        Raises:
            FileNotFoundError: it was deleted.
            ReplacedError: it is another file, or another version of one, than was found.
            OSError: it cannot be opened; the error names it.
        """
        if self.error is not None:
            raise self.error.with_traceback(None)
        if self.data is not None:
            return Window(self.path, len(self.data), None, piece=self.data)
        stream = open_tree(self.path, self.storage).open(self.path)
        try:
            if self.is_remote:
                expect_version(self.path, self.version, getattr(stream, "version", None))
                piece_size = min(piece_size, _REMOTE_PIECE_SIZE)
                skips_errors = False
                size = _stream_size(stream, self.path)
            else:
                size = self._size_as_found(stream)
        except BaseException:
            stream.close()
            raise
        return Window(self.path, size, stream, piece_size=piece_size, skips_errors=skips_errors)

    def _size_as_found(self, stream: IO[bytes]) -> int:
        """Return the size of a file of this machine.

        Raises:
            ReplacedError: another file has the path now, as after a compaction.
        """
        now: os.stat_result | None = getattr(stream, "status", None)
        if now is None:
            return _stream_size(stream, self.path)
        if self.inode is not None and not self._is_found(now):
            raise ReplacedError(f"{self.path}: was replaced since it was listed")
        return min(now.st_size, self.size) if self.is_fixed else now.st_size

    def _is_found(self, now: os.stat_result) -> bool:
        """Return whether this is the found file.

        Some file systems give a file another inode number each time: then size and time decide.
        """
        return now.st_ino == self.inode or (now.st_size, now.st_mtime_ns) == (
            self.size,
            self.modified,
        )

    def is_as_found(self) -> bool:
        """Return whether the path still leads to the same file, possibly grown.

        For an object in a store this would need a request, and is assumed.
        """
        if self.inode is None:
            return True
        try:
            now = os.stat(self.path)
        except FileNotFoundError:
            return False
        except OSError:  # it may be there: to read it gives the reason
            return True
        return self._is_found(now) and now.st_size >= self.size

    def is_deleted(self) -> bool:
        """Return whether retention deleted it since it was found, or a broker its whole log.

        Retention deletes from the start of a log (``UnifiedLog.deleteOldSegments``). A segment
        that is left at or below its base offset may have its records, as after a compaction.
        """
        if self.inode is None or self.base_offset is None or os.path.lexists(self.path):
            return False
        try:
            left = os.listdir(os.path.dirname(self.path))
        except FileNotFoundError:
            return True
        except OSError:  # to list it gives the reason
            return False
        segments = (name for name in left if names.is_segment(name.removesuffix(names.SWAP)))
        return all((names.base_offset(name) or 0) > self.base_offset for name in segments)

    @property
    def max_timestamp(self) -> int | None:
        """The greatest timestamp of a record; -1 if no record has one; ``None`` if unknown."""
        return None

    def side_file(self, _: str, /) -> bytes | None:
        """Return the copied side file with a suffix; ``None`` if none was copied."""
        return None

    def index(self) -> SegmentFile | None:
        """Return the offset index beside it, possibly missing; ``None`` if none can exist."""
        has_one = self.has_index is not False and self.file is not None
        file = names.offset_index_name(self.file or "") if has_one else None
        if file is None:
            return None
        return replace(self, file=file, version=self.index_version, inode=None, is_fixed=False)


@lru_cache(maxsize=1024)  # each is read several times, and many have the same
def _file_name(file: str) -> str:
    return names.name_text(file.rpartition("/")[2]).removesuffix(names.SWAP)


def _stream_size(stream: IO[bytes], path: str) -> int:
    try:
        return stream.seek(0, os.SEEK_END)
    except OSError as error:
        raise OSError(error.errno, error_reason(error), path) from error


@dataclass(frozen=True, slots=True)
class Extent:
    """A contiguous part of one segment: the unit of reading for a task.

    ``start`` and ``end`` are byte positions at which sound entries begin; ``end=None`` is the end
    of the file. ``log_start`` is the log start offset of its log, below which nothing counts.

    In a tiered log, the offsets ``first`` to ``stop``, exclusive, count. Planning uses these; the
    bytes are found when it is read (:func:`kafkafmt.log.completion.cut_to_counted`). The extents of
    such a log divide its offsets among them, in order; only one that cannot be opened has several
    parts.

    Attributes:
        stop: after the last one; ``None`` if nothing is known to follow.
        has_before: whether the segment has offsets below ``first``.
        has_after: whether it may have offsets from ``stop`` on.
        parts: the offsets that count, as ranges, where they are not all of those between these two.
        copied: the common data of the extents of its log in a tier; ``None`` for any other log.
    """

    segment: SegmentFile
    start: int = 0
    end: int | None = None
    log_start: int | None = field(default=None, kw_only=True)
    first: int = field(default=0, kw_only=True)
    stop: int | None = field(default=None, kw_only=True)
    has_before: bool = field(default=False, kw_only=True)
    has_after: bool = field(default=False, kw_only=True)
    parts: tuple[tuple[int, int], ...] = field(default=(), kw_only=True)
    copied: CopiedLog | None = field(default=None, repr=False, kw_only=True)

    @property
    def directory(self) -> str:
        """The directory naming its log."""
        return (self.copied or self.segment).directory

    @property
    def is_completed(self) -> bool:
        """Whether other segments may have offsets between its entries."""
        return False

    @property
    def counting(self) -> tuple[int | None, int | None]:
        """The first counted offset, and the one after the last, as far as they are known."""
        return (self.segment.base_offset, None) if self.copied is None else (self.first, self.stop)

    @property
    def borders(self) -> tuple[int | None, int | None]:
        """The same two, each only if the segment may have offsets beyond it."""
        first = self.first if self.has_before else self.log_start
        return first, self.stop if self.has_after else None

    @property
    def length(self) -> int:
        """Its length in bytes, by its segment's size when found."""
        return (self.segment.size if self.end is None else self.end) - self.start

    def fixed(self) -> Extent:
        """Return the extent of the segment as it was found; a file in a store does not grow."""
        if self.segment.inode is None or self.segment.is_fixed:
            return self
        return replace(self, segment=replace(self.segment, is_fixed=True))

    def open(self, *, skips_errors: bool = False) -> Window:
        """Open its segment; a file in a store is not read ahead beyond the end."""
        window = self.segment.open(skips_errors=skips_errors)
        window.announce_read(self.end)
        return window


@dataclass(frozen=True)
class CopiedLog:
    """The common data of the extents of a tiered log, not pickled with them.

    Attributes:
        directory: names the log: the first of the folders that have a copy.
        directories: all of them; a broker's own comes last.
        topic_id: as Kafka writes it; ``None`` if it is not known.
        start_offset: the log start offset, where a broker's checkpoint tells it.
        extents: all of them, where they were found.
    """

    directory: str
    directories: tuple[str, ...]
    topic_id: str | None = None
    start_offset: int | None = None
    storage: StorageOptions = field(default=NO_OPTIONS, repr=False, compare=False)
    extents: tuple[Extent, ...] = field(default=(), repr=False, compare=False)

    def found(self, extents: Iterable[Extent]) -> None:
        """Note the extents made with this value."""
        object.__setattr__(self, "extents", tuple(extents))

    def __getstate__(self) -> dict[str, object]:
        """Pickle without the extents: else a task would get the whole log with each of them."""
        return {**self.__dict__, "extents": ()}
