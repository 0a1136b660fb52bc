"""The files that the inspector shows: segments, and what lies beside them.

Strategy: the segments are those that any command finds (:mod:`kafkafmt.storage.discovery`). For
each directory that holds some, its listing gives the indexes and snapshots of the same name, and
the checkpoints of the partition.

Invariant: only files that were found here are ever opened for the page.
"""

from __future__ import annotations

import os
import posixpath
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from kafkafmt._base.damage import Damage
from kafkafmt.segment.engine.opening import unreadable
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.names import PARTITION_FILES
from kafkafmt.storage.resolve import is_remote, tree_of
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.storage.window import Window

_OF_SEGMENT = (".index", ".timeindex", ".txnindex")
_SNAPSHOT = ".snapshot"


@dataclass(frozen=True)
class LogFile:
    """A segment, or a file beside one.

    Attributes:
        file: how it is opened.
        path: with slashes; absolute, or a URL.
        size: bytes, when it was found.
    """

    file: SegmentFile
    path: str
    size: int

    @property
    def short_path(self) -> str:
        """Directory and name: what a page says that leaves the machine."""
        return "/".join(self.path.split("/")[-2:])

    def open(self) -> Window:
        """Open it for reading; use the window as a context manager."""
        return self.file.open()


def log_files(segments: Iterable[SegmentFile], unread: list[Damage] | None = None) -> list[LogFile]:
    """The segments, each directory's followed by the files beside them.

    A file of which the disk does not say the size goes to ``unread``.

    Raises:
        OSError: a directory cannot be listed; or, without ``unread``, a file cannot be looked up.
    """
    segments_given = list(segments)
    found = [*segments_given, *_all_beside(segments_given)]
    files = []
    for file in found:
        try:
            sized = _sized(file)
        except OSError as error:
            if unread is None:
                raise
            unread.append(unreadable(file, 0, 0, error))
        else:
            files.append(LogFile(sized, sized.path.replace("\\", "/"), sized.size))
    return files


def _sized(file: SegmentFile) -> SegmentFile:
    """A file with its size, also where the listing could not look it up: it would seem empty."""
    if file.size or file.data is not None or file.inode is not None or is_remote(file.path):
        return file
    try:
        return replace(file, size=os.stat(file.path).st_size)
    except FileNotFoundError:  # to open it says so
        return file


def _all_beside(segments_given: Iterable[SegmentFile]) -> Iterator[SegmentFile]:
    directories: dict[str, list[SegmentFile]] = {}
    for segment in segments_given:
        if segment.data is None:
            directory = tree_of(segment.path, segment.storage).parent(segment.path)
            directories.setdefault(directory, []).append(segment)
    for directory, inside in directories.items():
        yield from _beside(directory, inside)


def _beside(directory: str, segments: list[SegmentFile]) -> Iterator[SegmentFile]:
    first = segments[0]
    tree = tree_of(directory, first.storage)
    names = {posixpath.splitext(segment.name or "")[0] for segment in segments}
    for item in tree.items(directory):
        stem, ending = posixpath.splitext(item.name)
        is_index = ending in _OF_SEGMENT and stem in names
        if not item.is_directory and (
            is_index or ending == _SNAPSHOT or item.name in PARTITION_FILES
        ):
            yield _opened_alike(first, item)


def _opened_alike(segment: SegmentFile, item: Item) -> SegmentFile:
    return SegmentFile.at(
        item.path,
        topic=segment.topic,
        partition=segment.partition,
        size=item.size,
        version=item.version,
        inode=None if item.identity is None else item.identity[1],
        modified=item.modified,
        storage=segment.storage,
    )
