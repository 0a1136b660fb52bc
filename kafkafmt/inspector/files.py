"""The files that the inspector shows: segments, and what lies beside them.

Strategy: the segments are those that any command finds (:mod:`kafkafmt.storage.discovery`). For
each directory that holds some, its listing gives the indexes and snapshots of the same name, and
the checkpoints of the partition.

Invariant: only files that were found here are ever opened for the page.
"""

from __future__ import annotations

import posixpath
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from kafkafmt.storage.file_system import Item
from kafkafmt.storage.names import PARTITION_FILES
from kafkafmt.storage.resolve import tree_of
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


def log_files(segments: Iterable[SegmentFile]) -> list[LogFile]:
    """The segments, each directory's followed by the files beside them.

    Raises:
        OSError: a directory cannot be listed.
    """
    segments_given = list(segments)
    files = [_log_file(segment) for segment in segments_given]
    directories: dict[str, list[SegmentFile]] = {}
    for segment in segments_given:
        if segment.data is None:
            directory = tree_of(segment.path, segment.storage).parent(segment.path)
            directories.setdefault(directory, []).append(segment)
    for directory, inside in directories.items():
        files += _beside(directory, inside)
    return files


def _beside(directory: str, segments: list[SegmentFile]) -> Iterator[LogFile]:
    first = segments[0]
    tree = tree_of(directory, first.storage)
    names = {posixpath.splitext(segment.name or "")[0] for segment in segments}
    for item in tree.items(directory):
        stem, ending = posixpath.splitext(item.name)
        is_index = ending in _OF_SEGMENT and stem in names
        if not item.is_directory and (
            is_index or ending == _SNAPSHOT or item.name in PARTITION_FILES
        ):
            yield _log_file(_opened_alike(first, item))


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


def _log_file(file: SegmentFile) -> LogFile:
    return LogFile(file, file.path.replace("\\", "/"), file.size)
