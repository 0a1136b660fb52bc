"""Finds the segments of a source.

Strategy: a source (path, directory, list, glob, URL, bytes, open file) becomes a list of
:class:`~kafkafmt.storage.segment_file.SegmentFile`. A
:class:`~kafkafmt.storage.segment_finder.SegmentFinder` finds those of a path, URL or glob.

Invariant: the order of the segments does not depend on the order of the source; no file is opened
to find them.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from operator import itemgetter
from typing import IO, Any, TypeAlias, cast

from kafkafmt._base.arguments import kind_of
from kafkafmt._base.wording import printable
from kafkafmt.storage import meter
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.directories import LogFilter, Search, search_of
from kafkafmt.storage.errors import EmptySourceError
from kafkafmt.storage.file_system import Item, Tree
from kafkafmt.storage.local import LocalTree
from kafkafmt.storage.open_file import is_open_file, path_of, read_whole
from kafkafmt.storage.resolve import tree_of
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.segment_finder import SegmentFinder, expect_segment

_LOGGER = logging.getLogger(__name__)

Source: TypeAlias = (
    str
    | os.PathLike[str]
    | bytes
    | bytearray
    | memoryview
    | IO[bytes]
    | SegmentFile
    | Extent
    | Iterable["Source"]
)
"""A path, URL or glob; the bytes of a segment; an open binary file; or several of these."""
_SHOWN_PATHS = 3  # of a source, in a message


def source_parts(source: Source) -> list[Source]:
    """A source, or those in a list of sources."""
    if isinstance(source, (list, tuple)):
        return [part for item in source for part in source_parts(item)]
    return [source]


def source_name(source: Source) -> str:
    """The paths of a source, for messages."""
    parts = source_parts(source)
    paths = [os.fspath(part) for part in parts if isinstance(part, (str, os.PathLike))]
    more = ["…"] if len(parts) > _SHOWN_PATHS else []
    return ", ".join([*paths[:_SHOWN_PATHS], *more]) if len(paths) == len(parts) else "the source"


def find_extents(
    source: Source,
    storage: Mapping[str, Any] | None = None,
    logs: LogFilter | None = None,
    search: Search | None = None,
) -> list[Extent]:
    """The extents of a source: each segment whole, except where the source has extents itself.

    They are sorted by topic, partition, directory and offset; a segment that is named twice comes
    once. ``storage`` are options for the drivers of URLs. The segments of
    logs that ``logs`` refuses are left out, and so are their directories; that can leave none. With
    a ``search``, what cannot be listed is put there instead of raising an error.

    Raises:
        TypeError: the source is none of the types above.
        FileNotFoundError: the source does not exist, or has no segment.
        ReplacedError: a log has moved from one directory to another meanwhile.
        RefusedError: this user may not read all of it.
        OSError: a store cannot be reached, or refuses access.
        ValueError: the format is unknown.
        StorageOptionError: the kind of URL or the storage option is unknown.
        DriverMissingError: no driver for the kind of URL is installed.
    """
    options = storage if isinstance(storage, StorageOptions) else StorageOptions(storage)
    search = search_of(search)
    extents = _extents(source, options, logs, search)
    found = _in_order(extent for extent in extents if logs is None or logs(extent.segment.place))
    search.expect_futures()
    segments = (extent.segment for extent in found)
    search.expect_permission(
        (segment.directory, segment.path)
        for segment in segments
        if segment.data is None and not segment.is_remote
    )
    return found


def find_segments(
    source: Source,
    storage: Mapping[str, Any] | None = None,
    search: Search | None = None,
) -> list[SegmentFile]:
    """The segments of a source, in the order of :func:`find_extents`."""
    extents = find_extents(source, storage, search=search)
    return [extent.segment for extent in extents if extent.start == 0]


def find_nested_segments(
    source: str,
    storage: StorageOptions = NO_OPTIONS,
    search: Search | None = None,
) -> list[SegmentFile]:
    """The segments of a path or URL, and of directories in it at any depth.

    Raises:
        FileNotFoundError: the source does not exist, or has no segment.
    """
    finder = SegmentFinder(tree_of(source, storage), storage, search=search)
    path = finder.tree.absolute(source)
    if finder.tree.kind(path) != "directory":
        return find_segments(source, storage, search)
    segments = finder.nested(path)
    if not segments and not finder.search.tiers:
        raise FileNotFoundError(f"{source}: {finder.why_empty(path)}, at any depth")
    return segments


def partition_segments(segment: SegmentFile) -> list[SegmentFile]:
    """The segments of the log that ``segment`` is part of, itself included, in offset order."""
    if segment.data is not None or segment.base_offset is None:
        return [segment]
    tree = tree_of(segment.path, segment.storage)
    directory = tree.parent(segment.path)
    finder = SegmentFinder(tree, segment.storage)
    siblings = finder.listed([tree.items(directory)])
    return siblings if segment.path in {sibling.path for sibling in siblings} else [segment]


def segments_of(
    listings: Iterable[list[Item]], tree: Tree | None = None, storage: StorageOptions = NO_OPTIONS
) -> list[SegmentFile]:
    """The segments among the entries of directories, which were listed before."""
    return SegmentFinder(tree or LocalTree(), storage).listed(listings)


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
        extent for place in sorted(directories) for extent in _by_offset(directories.pop(place))
    ]


def _by_offset(extents: list[Extent]) -> Iterator[Extent]:
    """The extents of one directory in the order of their offsets, each once."""
    by_offset = {}
    for extent in extents:
        segment = extent.segment
        base = -1 if segment.base_offset is None else segment.base_offset
        by_offset[base, segment.file or "", extent.start, segment.data] = extent
    return (by_offset[place] for place in sorted(by_offset, key=itemgetter(0, 1, 2)))


def _extents(
    source: Source,
    storage: StorageOptions,
    logs: LogFilter | None,
    search: Search | None,
) -> Iterator[Extent]:
    if isinstance(source, Extent):
        yield source
    elif isinstance(source, SegmentFile):
        yield Extent(source)
    elif isinstance(source, (bytes, bytearray, memoryview)):
        yield Extent(_of_bytes(bytes(source), None))
    elif isinstance(source, (str, os.PathLike)):
        path = os.fsdecode(source)
        if not path:
            raise FileNotFoundError("'': the path is empty; '.' is the current directory")
        finder = SegmentFinder(tree_of(path, storage), storage, logs, search)
        size = 0
        for segment in finder.resolved(path):
            if logs is None or logs(segment.place):
                size += segment.size
            yield Extent(segment)
        meter.add(total=size)
    elif is_open_file(source):
        file = cast("IO[bytes]", source)  # before Iterable: a file would give its lines
        yield Extent(_of_bytes(read_whole(file), path_of(file)))
    elif isinstance(source, Iterable):
        empty: list[EmptySourceError] = []
        has_more = False
        for item in source:
            try:
                yield from _extents(item, storage, logs, search)
                has_more = True
            except EmptySourceError as error:
                empty.append(error)
        if empty and not has_more:
            raise empty[0]
        for passed in empty:
            _LOGGER.warning("%s", printable(str(passed)))
    else:
        raise TypeError(
            "source is a path, a URL, bytes, an open binary file, or a list of these;"
            f" found {kind_of(source)}"
        )


def _of_bytes(data: bytes, path: str | None) -> SegmentFile:
    """A segment in memory; topic and offset come from the path of its file, if that is known."""
    if path is None:
        return SegmentFile("<bytes>", size=len(data), data=data)
    tree = LocalTree()
    expect_segment(path)
    segment = SegmentFinder(tree, NO_OPTIONS).segment(Item(path, tree.name(path), False, len(data)))
    return replace(segment, data=data, has_index=False)
