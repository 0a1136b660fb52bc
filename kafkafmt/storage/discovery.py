"""Finds the segments of a source.

Strategy: a source (path, directory, list, glob, URL, bytes, open file) becomes a list of
:class:`~kafkafmt.storage.segment_file.SegmentFile`. :mod:`~kafkafmt.storage.names` parses names,
and a :class:`~kafkafmt.storage.file_system.Tree` lists directories.

Invariant: the order of the segments does not depend on the order of the source; no file is opened
to find them.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain
from typing import IO, Any, Union, cast

from kafkafmt.arguments import described
from kafkafmt.errors import UnsupportedError
from kafkafmt.log_format import (
    FORMATS,
    INDEX,
    SIDE_FILES,
    TIME_INDEX,
    check_log_format,
    is_segment,
    segment_name,
    suffixes,
)
from kafkafmt.storage import names
from kafkafmt.storage.directories import Directories, LogFilter, Search
from kafkafmt.storage.file_system import Item, Tree
from kafkafmt.storage.local import LocalTree
from kafkafmt.storage.open_file import is_open_file, path_of, read_whole
from kafkafmt.storage.options import NO_OPTIONS, StorageOptions
from kafkafmt.storage.resolve import is_remote, tree_of
from kafkafmt.storage.segment_file import Extent, SegmentFile, is_of_log

Source = Union[
    str,
    "os.PathLike[str]",
    bytes,
    bytearray,
    memoryview,
    IO[bytes],
    SegmentFile,
    Extent,
    Iterable["Source"],
]


def find_extents(
    source: Source,
    log_format: str | None = None,
    storage: Mapping[str, Any] | None = None,
    logs: LogFilter | None = None,
    search: Search | None = None,
) -> list[Extent]:
    """The extents of a source: each segment whole, except where the source has extents itself.

    They are sorted by topic, partition, directory and offset; a segment that is named twice comes
    once. Segments that were found before keep their log format; the others have ``log_format``
    (:mod:`kafkafmt.log_format`). ``storage`` are options for the drivers of URLs. The segments of
    logs that ``logs`` refuses are left out, and so are their directories; that can leave none. With
    a ``search``, what cannot be listed is put there instead of raising an error.

    Raises:
        TypeError: the source is none of the types above.
        FileNotFoundError: the source does not exist, or has no segment.
        OSError: a store cannot be reached, or refuses access.
        ValueError: the format is unknown.
        StorageOptionError: the kind of URL or the storage option is unknown.
        DriverMissingError: no driver for the kind of URL is installed.
    """
    check_log_format(log_format)
    options = storage if isinstance(storage, StorageOptions) else StorageOptions(storage)
    found = _extents(source, log_format, options, logs, search)
    return _in_order(
        extent
        for extent in found
        if logs is None or logs((extent.segment.topic, extent.segment.partition))
    )


def find_segments(
    source: Source, log_format: str | None = None, storage: Mapping[str, Any] | None = None
) -> list[SegmentFile]:
    """The segments of a source, in the order of :func:`find_extents`."""
    extents = find_extents(source, log_format, storage)
    return [extent.segment for extent in extents if extent.start == 0]


def find_nested_segments(
    source: str, log_format: str | None = None, storage: StorageOptions = NO_OPTIONS
) -> list[SegmentFile]:
    """The segments of a path or URL, and of directories in it at any depth.

    Raises:
        FileNotFoundError: the source does not exist, or has no segment.
    """
    finder = _Finder(tree_of(source, storage), log_format, storage)
    path = finder.tree.absolute(source)
    if finder.tree.kind(path) != "directory":
        return find_segments(source, log_format, storage)
    segments = finder.nested(path)
    if not segments:
        raise FileNotFoundError(f"{source}: {finder.why_empty(path)}, at any depth")
    return segments


def partition_segments(segment: SegmentFile) -> list[SegmentFile]:
    """The segments of the log that ``segment`` is part of, itself included, in offset order."""
    if segment.data is not None or segment.base_offset is None:
        return [segment]
    tree = tree_of(segment.path, segment.storage)
    directory = tree.parent(segment.path)
    finder = _Finder(tree, segment.format, segment.storage)
    siblings = finder.listed([tree.items(directory)])
    return siblings if segment.path in {found.path for found in siblings} else [segment]


def _in_order(extents: Iterable[Extent]) -> list[Extent]:
    """The extents by topic, partition, directory and offset, each once.

    They are sorted directory by directory, which needs little memory for a million of them.
    """
    directories: dict[tuple[str, int, str], list[Extent]] = {}
    for extent in extents:
        segment = extent.segment
        partition = -1 if segment.partition is None else segment.partition
        place = (segment.topic or "", partition, extent.directory)
        directories.setdefault(place, []).append(extent)
    return [
        extent
        for place in sorted(directories)
        for extent in sorted(_once(directories.pop(place)), key=_offset_order)
    ]


def _once(extents: Iterable[Extent]) -> Iterable[Extent]:
    """The extents without those that were found twice."""
    found = {}
    for extent in extents:
        segment = extent.segment
        found[segment.directory, segment.file, segment.data, extent.start] = extent
    return found.values()


def _offset_order(extent: Extent) -> tuple[int, str, str, int]:
    segment = extent.segment
    base = -1 if segment.base_offset is None else segment.base_offset
    return base, segment.directory, segment.file or "", extent.start


def _extents(
    source: Source,
    log_format: str | None,
    storage: StorageOptions,
    logs: LogFilter | None,
    search: Search | None,
) -> Iterator[Extent]:
    if isinstance(source, Extent):
        yield source
    elif isinstance(source, SegmentFile):
        yield Extent(source)
    elif isinstance(source, (bytes, bytearray, memoryview)):
        yield Extent(_of_bytes(bytes(source), None, log_format))
    elif isinstance(source, (str, os.PathLike)):
        path = os.fsdecode(source)
        if not path:
            raise FileNotFoundError("'': the path is empty; '.' is the current directory")
        finder = _Finder(tree_of(path, storage), log_format, storage, logs, search)
        for segment in finder.resolved(path):
            yield Extent(segment)
    elif is_open_file(source):
        file = cast("IO[bytes]", source)  # before Iterable: a file would give its lines
        yield Extent(_of_bytes(read_whole(file), path_of(file), log_format))
    elif isinstance(source, Iterable):
        for item in source:
            yield from _extents(item, log_format, storage, logs, search)
    else:
        raise TypeError(
            "source is a path, a URL, bytes, an open binary file, or a list of these;"
            f" found {described(source)}"
        )


def _of_bytes(data: bytes, path: str | None, log_format: str | None) -> SegmentFile:
    """A segment in memory; topic and offset come from the path of its file, if that is known."""
    if path is None:
        return SegmentFile("<bytes>", None, None, None, None, len(data), data, format=log_format)
    tree = LocalTree()
    _expect_segment(path)
    segment = _Finder(tree, log_format, NO_OPTIONS).segment(
        Item(path, tree.name(path), False, len(data))
    )
    return replace(segment, data=data, has_index=False)


def _expect_segment(path: str) -> None:
    """Raise UnsupportedError for a file that by its name is an index or a producer snapshot."""
    if path.endswith(SIDE_FILES):
        raise UnsupportedError(
            "a file that Kafka keeps beside a log segment, expected the segment (.log)",
            source=path,
            position=0,
        )


class _Finder:
    """Finds segments in one tree."""

    def __init__(
        self,
        tree: Tree,
        log_format: str | None,
        storage: StorageOptions,
        logs: LogFilter | None = None,
        search: Search | None = None,
    ) -> None:
        self.tree = tree
        self._format = log_format
        self._storage = storage
        self._search = search
        self._directories = Directories(tree, log_format, logs, search)
        self._named = "", ("", "")

    def resolved(self, source: str) -> list[SegmentFile]:
        """The segments of a path, URL or glob."""
        path = self.tree.absolute(source)
        kind = self.tree.kind(path)
        if kind == "file":
            _expect_segment(path)
            return self._segments([self.tree.item(path)])
        if kind == "directory":
            segments = self._directory(path)
            if not segments and not self._is_explained():
                raise FileNotFoundError(f"{source}: {self.why_empty(path)}")
            return segments
        if kind is not None:
            raise FileNotFoundError(f"{source}: is neither a file nor a directory")
        matches = _in_use(path, self.tree.glob(path), self._search)
        segments = []
        files = []
        for match in matches:
            if match.is_directory:
                segments += self._matched(match.path)
            elif match.name.endswith(suffixes(self._format)):
                files.append(match)
        segments += self._segments(files)
        if not segments and not self._is_explained():
            found = "no such file or directory" if not matches else "matches no log segment"
            raise FileNotFoundError(f"{source}: {found}")
        return segments

    def _is_explained(self) -> bool:
        """Whether segments may be missing because they are not wanted, or cannot be listed."""
        return self._directories.has_refused or bool(self._search and self._search.unreadable)

    def _matched(self, path: str) -> list[SegmentFile]:
        """The segments of one of the directories that match a glob."""
        try:
            return self._directory(path)
        except OSError as error:
            if self._search is None:
                raise
            self._search.unreadable[path] = error
            return []

    def _directory(self, path: str) -> list[SegmentFile]:
        """The segments of a directory, and of the log directories in it."""
        return self.listed(self._directories.below(path))

    def nested(self, path: str) -> list[SegmentFile]:
        """The segments of a directory, and of all directories in it."""
        return self.listed(self._directories.below(path, at_any_depth=True))

    def listed(self, listings: Iterable[list[Item]]) -> list[SegmentFile]:
        """The segments among the entries of directories, each of which is listed once.

        Where links lead to a segment that is itself there, too, it counts once. A listing without
        links is not kept: there may be thousands.
        """
        segments: list[list[SegmentFile]] = []
        with_links: dict[int, list[Item]] = {}
        there: set[tuple[int, int]] = set()
        for number, items in enumerate(listings):
            files = [item for item in items if not item.is_directory]
            there.update(
                item.identity for item in files if item.identity is not None and not item.is_link
            )
            has_links = any(item.is_link for item in files)
            if has_links:
                with_links[number] = files
            segments.append([] if has_links else self._of_directory(files))
        for number, files in with_links.items():
            kept = [item for item in files if not (item.is_link and item.identity in there)]
            segments[number] = self._of_directory(kept)
        return list(chain.from_iterable(segments))

    def _of_directory(self, files: list[Item]) -> list[SegmentFile]:
        """The segments among the files of a directory, each with the base offset of the next."""
        versions = {item.name: item.version for item in files if item.name.endswith(INDEX)}
        ending = suffixes(self._format)
        found = [
            item
            for item in files
            if item.name.endswith(ending) and is_segment(item.name, self._format)
        ]
        if not found:
            return []
        directory = self.tree.parent(found[0].path)
        found.sort(key=lambda item: names.base_offset(item.name) or 0)
        segments = []
        next_base: int | None = None
        for item in reversed(found):
            index = names.index_of(item.name) or ""
            segment = self.segment(
                item, directory, index in versions, versions.get(index), next_base
            )
            if is_of_log(segment.topic, item.name, self._format):
                next_base = segment.base_offset
            segments.append(segment)
        segments.reverse()
        return segments

    def _segments(self, files: list[Item]) -> list[SegmentFile]:
        """Files as segments. Their directories are listed for what is beside them.

        That is the indexes, in a store, and the next segment of the same log.
        """
        if any(is_remote(file.path) for file in files):
            directories = {self.tree.parent(file.path) for file in files}
        else:
            alone = [self.segment(file) for file in files]
            directories = {self.tree.parent(each.path) for each in alone if each.is_of_log}
        listings = self.tree.items_of(sorted(directories))
        listed = self.listed(each for each in listings if isinstance(each, list))
        found = {segment.path: segment for segment in listed}
        return [found.get(file.path) or self.segment(file) for file in files]

    def segment(
        self,
        item: Item,
        directory: str | None = None,
        has_index: bool | None = None,
        index_version: str | None = None,
        next_base: int | None = None,
    ) -> SegmentFile:
        """The segment that a file is; `next_base` is that of the next segment in its directory.

        Segments with the same `directory` share its text.
        """
        if directory is None:
            directory = self.tree.parent(item.path)
        topic, partition = names.topic_partition(item.name, *self._names_of(directory))
        has_next = next_base is not None and is_of_log(topic, item.name, self._format)
        return SegmentFile(
            topic=topic,
            partition=partition,
            base_offset=names.base_offset(item.name),
            size=item.size,
            format=self._format,
            version=item.version,
            has_index=has_index,
            index_version=index_version,
            next_base_offset=next_base if has_next else None,
            storage=self._storage,
            directory=directory,
            file=item.path[len(directory) :],
        )

    def _names_of(self, directory: str) -> tuple[str, str]:
        """The names of a directory and of the one above; those of the last one are kept."""
        if directory != self._named[0]:
            above = self.tree.name(self.tree.parent(directory))
            self._named = directory, (self.tree.name(directory), above)
        return self._named[1]

    def why_empty(self, path: str) -> str:
        """Why a directory holds no segment."""
        items = self.tree.items(path)
        if not items:
            return "the directory is empty"
        wanted = segment_name(self._format)
        for other in (None, *FORMATS):
            finder = _Finder(self.tree, other, self._storage)
            found = [] if other == self._format else finder._directory(path)
            if found:
                return f"holds {found[0].name}, of Kafka {other or '0.8 or later'}, but no {wanted}"
        packed = [item.name for item in items if is_segment(_stem(item.name), self._format)]
        if packed:
            return f"holds {packed[0]}, but no log segment ({wanted}); decompress it first"
        indexes = [item.name for item in items if item.name.endswith((INDEX, TIME_INDEX))]
        if indexes:
            return f"holds {indexes[0]}, but no log segment ({wanted})"
        return f"holds no log segment ({wanted}), nor a log directory with one"


def _stem(name: str) -> str:
    """The name without its last suffix."""
    return name.rpartition(".")[0]


def _in_use(pattern: str, matches: list[Item], search: Search | None) -> list[Item]:
    """The matches of a glob without those in abandoned logs, unless the pattern names such."""
    if names.names_abandoned(pattern) or (search is not None and search.abandoned):
        return matches
    return [
        match
        for match in matches
        if not any(map(names.is_abandoned, re.split(r"[/\\]", match.path)))
    ]
