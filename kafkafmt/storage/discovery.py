"""The search for the segments of a source: path, directory, list, glob, URL, bytes, open file.

Strategy: a :class:`~kafkafmt.storage.resolve.Tree` lists directories, each once, and
:mod:`~kafkafmt.storage.names` parses the names in them; each result is a
:class:`~kafkafmt.storage.segment_file.SegmentFile` that knows the base offset of the next one.

Invariant: the order of the segments does not depend on the order of the source; no file is opened
to find them.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, groupby, repeat
from operator import itemgetter
from typing import IO, Any, TypeAlias, cast

from kafkafmt._base.arguments import describe_value
from kafkafmt._base.errors import UnsupportedError
from kafkafmt._base.wording import list_some, printable
from kafkafmt.storage import meter, names
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.directories import (
    Directories,
    LogFilter,
    Search,
    Sieve,
    in_place,
    item_offset,
    search_or_default,
)
from kafkafmt.storage.errors import EmptySourceError, is_of_a_change, is_refused
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.local import LocalTree
from kafkafmt.storage.names import INDEX, SIDE_FILES, TIME_INDEX, is_segment
from kafkafmt.storage.open_file import is_open_file, open_file_path, read_whole
from kafkafmt.storage.resolve import Tree, is_remote, open_tree
from kafkafmt.storage.segment_file import Extent, SegmentFile, is_of_log
from kafkafmt.storage.segments import Segments, WholeSegments, segment_paths

_NAMED = 3
"""Files of a directory without a segment that a message names."""


def expect_segment(path: str) -> None:
    """Raise UnsupportedError for an index, a snapshot, or another program's file, by its name."""
    if path.endswith(SIDE_FILES):
        raise UnsupportedError(
            "a file that Kafka keeps beside a log segment, expected the segment (.log)",
            source=path,
            position=0,
        )
    if names.REDPANDA.fullmatch(re.split(r"[/\\]", path)[-1]):
        raise UnsupportedError(names.REDPANDA_LAYOUT, source=path, position=0)


class SegmentFinder:
    """Finds segments in one tree."""

    def __init__(
        self,
        tree: Tree,
        storage: StorageOptions,
        logs: LogFilter | None = None,
        search: Search | None = None,
    ) -> None:
        self.tree = tree
        self._storage = storage
        self.search = search_or_default(search)
        self._directories = Directories(tree, logs, self.search)
        self._named = "", ("", "")

    def resolved(self, source: str) -> list[Segments]:
        """Return the segments of a path, URL or glob, by directory, or alone."""
        path = self.tree.absolute(source)
        kind = self.tree.kind(path)
        if kind == "file":
            expect_segment(path)
            return self._segments([self.tree.item(path)])
        if kind == "directory":
            below = self._directory(path)
            if not below and not self._is_explained():
                raise EmptySourceError(f"{source}: {self.why_empty(path)}")
            return below
        if kind is not None:
            raise FileNotFoundError(f"{source}: is neither a file nor a directory")
        matches = self._in_use(path, self.tree.glob(path))
        segments: list[Segments] = []
        files = []
        for match in matches:
            if match.is_directory:
                segments += self._matched(match)
            elif names.holds_entries(match.name):
                files.append(match)
        segments += self._segments(files)
        if not segments and not self._is_explained():
            why = "no such file or directory" if not matches else "matches no log segment"
            raise FileNotFoundError(f"{source}: {why}")
        return segments

    def _is_explained(self) -> bool:
        """Return whether segments may be missing: they are not wanted, or cannot be listed."""
        search, directories = self.search, self._directories
        is_elsewhere = bool(search.unreadable or search.tiers)
        return (
            directories.has_refused or is_elsewhere or bool(search.with_lost and directories.lost)
        )

    def _matched(self, match: Item) -> list[Segments]:
        try:
            if match.unknown is not None:
                raise match.unknown  # even if it can be listed now: not all of it matches
            return self._directory(match.path)
        except OSError as error:
            is_counted = is_refused(error) and not self.search.may_lack
            if is_of_a_change(error) or (self.search.raises and not is_counted):
                raise
            self.search.unreadable[match.path] = error
            return []

    def _directory(self, path: str) -> list[Segments]:
        return self.listed(self._directories.below(path))

    def listed(self, listings: Iterable[list[Item]], *, is_whole: bool = True) -> list[Segments]:
        """Return the segments in the entries of each directory.

        A segment and the links to it count once. A listing without links is not kept: there may be
        thousands. ``is_whole``: the listings have all entries.
        """
        segments: list[list[Segments]] = []
        with_links: dict[int, list[Item]] = {}
        there: set[tuple[int, int]] = set()
        for number, items in enumerate(listings):
            files = [item for item in items if not item.is_directory]
            if self._is_tier(files, is_whole=is_whole):
                files = []
            files = in_place(files)
            there.update(
                item.identity for item in files if item.identity is not None and not item.is_link
            )
            has_links = any(item.is_link for item in files)
            if has_links:
                with_links[number] = files
            segments.append([] if has_links else self._directory_segments(files))
        for number, files in with_links.items():
            kept = [item for item in files if not (item.is_link and item.identity in there)]
            segments[number] = self._directory_segments(kept)
        return list(chain.from_iterable(segments))

    def _is_tier(self, files: list[Item], *, is_whole: bool) -> bool:
        """Return whether files are in a folder of tiered storage; new ones are passed on.

        Raises:
            OSError: nothing but a name is known of one, and the search raises.
        """
        search = self.search
        if search.on_tier is None or not files:
            return False
        directory = self.tree.parent(files[0].path)
        if not _is_tier(files, *self._directory_names(directory)):
            return False
        known = search.tiers.setdefault(directory, set())
        if known is not None:
            new = [item for item in files if item.name not in known] if known else files
            known.update(() if is_whole else (item.name for item in new))
            search.tiers[directory] = None if is_whole else known
            errors = (item.unknown for item in new if not item.is_link and item.unknown)
            if (error := next(errors, None)) is None:
                search.on_tier(directory, new)
            elif search.raises:
                raise error
            else:  # as good as not listed: sizes count there
                search.unreadable[directory] = error
        if not search.keeps_tiers and directory in search.listings:
            search.listings[directory] = []
        return True

    def _directory_segments(self, files: list[Item]) -> list[Segments]:
        versions = {item.name: item.version for item in files if item.name.endswith(INDEX)}
        found = [item for item in files if is_segment(item.name)]
        if not found:
            return []
        directory = self.tree.parent(found[0].path)
        self.search.filled.add(directory)
        found.sort(key=lambda item: (item_offset(item), item.name))
        columns = self.columns(directory, found)
        indexes = [names.offset_index_name(item.name) or "" for item in found]
        columns["has_index"] = [index in versions for index in indexes]
        columns["index_version"] = [versions.get(index) for index in indexes]
        are_of_log = map(is_of_log, columns["topic"], (item.name for item in found))
        following: list[int | None] = []
        after = None
        for base, is_there in reversed([*zip(columns["base_offset"], are_of_log, strict=True)]):
            following.append(after if is_there else None)
            after = base if is_there else after
        columns["next_base_offset"] = following[::-1]
        segments = Segments(columns)
        return [segments] if segments.is_of_one_log else [Segments.of([one]) for one in segments]

    def _segments(self, files: list[Item]) -> list[Segments]:
        """Return files as segments. Their directories are listed for the files beside them.

        These are the indexes, in a store, and the next segment of the same log.
        """
        stems = {named[0] for file in files if (named := names.tiered_stem(file.name))}
        is_of_store = any(is_remote(file.path) for file in files)
        found: dict[str, SegmentFile] = {}
        directories: set[str] = set()
        for file in files:
            directory = self.tree.parent(file.path)
            (segment,) = Segments(self.columns(directory, [file]))
            found[file.path] = segment  # nothing is known of what is beside it
            if is_of_store or segment.is_of_log or names.is_tiered_segment(file.name):
                directories.add(directory)
        listings = self.tree.list_directories(sorted(directories))
        listed = self.listed(
            (
                [item for item in listing if _belongs_to_copies(item.name, stems)]
                for listing in listings
                if isinstance(listing, list)
            ),
            is_whole=not stems,
        )
        if tiers := self.search.tiers:
            files = [file for file in files if self.tree.parent(file.path) not in tiers]
        found.update((segment.path, segment) for segment in chain.from_iterable(listed))
        alone = [[found[file.path]] for file in files]
        return [*map(Segments.of, alone)]

    def _in_use(self, pattern: str, matches: list[Item]) -> list[Item]:
        """Return the matches of a glob outside abandoned logs, unless those are wanted."""
        if names.names_abandoned(pattern) or self.search.abandoned:
            return matches
        return [
            match
            for match in matches
            if not any(map(names.is_abandoned, re.split(r"[/\\]", match.path)))
        ]

    def columns(self, directory: str, files: list[Item]) -> dict[str, list[Any]]:
        """Return the fields of the files of one directory; they share its text."""
        called = [item.name for item in files]
        above = map(repeat, self._directory_names(directory))
        places = [*map(names.topic_partition, called, *above)]
        return {
            "directory": [directory] * len(files),
            "storage": [self._storage] * len(files),
            "file": [item.path[len(directory) :] for item in files],
            "topic": [topic for topic, _ in places],
            "partition": [partition for _, partition in places],
            "base_offset": [*map(names.base_offset, called)],
            "size": [item.size for item in files],
            "version": [item.version for item in files],
            "inode": [item.identity and item.identity[1] for item in files],
            "modified": [item.modified for item in files],
        }

    def _directory_names(self, directory: str) -> tuple[str, str]:
        if directory != self._named[0]:
            above = self.tree.name(self.tree.parent(directory))
            self._named = directory, (self.tree.name(directory), above)
        return self._named[1]

    def why_empty(self, path: str) -> str:
        """Return the reason for a directory without a segment."""
        sieve = Sieve()
        items = self.tree.items(path, lambda _: sieve.keeps)
        if not items:
            return "the directory is empty"
        if self._directories.redpanda is not None:
            return names.REDPANDA_LAYOUT
        wanted = names.SEGMENT_NAME
        packed = [item.name for item in items if is_segment(_stem(item.name))]
        if packed:
            return f"holds {packed[0]}, but no log segment ({wanted}); decompress it first"
        lost = self._directories.lost
        advice = "; kafkafmt verify tells what is known" if lost else ""
        indexes = [item.name for item in items if item.name.endswith((INDEX, TIME_INDEX))]
        if indexes:
            return f"holds {indexes[0]}, but no log segment ({wanted}){advice}"
        if lost:
            logs = "a log directory" if lost == 1 else f"{lost} log directories"
            return f"holds {logs} without a segment ({wanted}){advice}"
        deeper = self._directories.too_deep
        more = "" if deeper is None else f"; {deeper} lies too deep to be searched"
        held = list_some(sorted(item.name for item in items), _NAMED, sieve.left_out)
        return f"holds {held}, but no log segment ({wanted}), nor a log directory with one{more}"


def _stem(name: str) -> str:
    return name.rpartition(".")[0]


def _belongs_to_copies(name: str, stems: set[str]) -> bool:
    """Return whether a file is of one of the given copies in a tier, or of no copy."""
    named = names.tiered_stem(name)
    return named is None or not stems or named[0] in stems


def _is_tier(files: Iterable[Item], directory: str, above: str) -> bool:
    """Return whether files are in a folder of Aiven's plugin or of ``LocalTieredStorage``."""
    has_log = False
    for item in files:
        if (named := names.tiered_stem(item.name)) is not None:
            if named[1] != names.LOG:
                return True
            has_log = True
    is_of_plugin = names.is_partition(directory) and names.tiered_topic(above) is not None
    return has_log and (is_of_plugin or names.tiered_log(directory) is not None)


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
    """Return a source, or those in a list of sources."""
    if isinstance(source, (list, tuple)):
        return [part for item in source for part in source_parts(item)]
    return [source]


def source_name(source: Source) -> str:
    """Return the paths of a source, for messages."""
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
    """Return the extents of :func:`find_groups`, one after the other."""
    return list(chain.from_iterable(find_groups(source, storage, logs, search)))


def find_groups(
    source: Source,
    storage: Mapping[str, Any] | None = None,
    logs: LogFilter | None = None,
    search: Search | None = None,
) -> list[Sequence[Extent]]:
    """Return the extents of a source by directory: whole segments, unless it has extents itself.

    They are sorted by topic, partition, directory and offset; a segment that is named twice comes
    once. The segments of logs that ``logs`` refuses are left out, and so are their directories;
    that can leave none. With a ``search``, what cannot be listed is put there.

    Raises:
        TypeError: the source is of none of these types.
        FileNotFoundError: the source does not exist, or has no segment.
        ReplacedError: a log has moved from one directory to another meanwhile.
        RefusedError: this user may not read all of it.
        OSError: a store cannot be reached, or refuses access.
        ValueError: the format is unknown.
        StorageOptionError: the kind of URL or the storage option is unknown.
        DriverMissingError: no driver for the kind of URL is installed.
    """
    options = storage if isinstance(storage, StorageOptions) else StorageOptions(storage)
    search = search_or_default(search)
    found = _in_order(_groups(source, options, logs, search), logs)
    search.expect_futures()
    here = (extents for extents in found if not extents[0].segment.is_remote)
    search.expect_permission(chain.from_iterable(map(segment_paths, here)))  # which will be opened
    return found


def find_segments(
    source: Source,
    storage: Mapping[str, Any] | None = None,
    search: Search | None = None,
) -> list[SegmentFile]:
    """Return the segments of a source, in the order of :func:`find_extents`."""
    extents = find_extents(source, storage, search=search)
    return [extent.segment for extent in extents if extent.start == 0]


def partition_segments(segment: SegmentFile) -> list[SegmentFile]:
    """Return the segments of the log of ``segment``, itself included, in offset order."""
    if segment.data is not None or segment.base_offset is None:
        return [segment]
    tree = open_tree(segment.path, segment.storage)
    directory = tree.parent(segment.path)
    finder = SegmentFinder(tree, segment.storage)
    siblings = [*chain.from_iterable(finder.listed([tree.items(directory)]))]
    return siblings if segment.path in {sibling.path for sibling in siblings} else [segment]


def listed_segments(
    listings: Iterable[list[Item]], tree: Tree | None = None, storage: StorageOptions = NO_OPTIONS
) -> list[SegmentFile]:
    """Return the segments among the entries of listed directories."""
    finder = SegmentFinder(tree or LocalTree(), storage)
    return [*chain.from_iterable(finder.listed(listings))]


def _in_order(groups: Iterable[Sequence[Extent]], logs: LogFilter | None) -> list[Sequence[Extent]]:
    """Return the extents of wanted logs by topic, partition, directory and offset, each once."""
    if logs is not None:
        groups = [group for group in groups if logs(group[0].segment.place)]
    wanted = sorted(groups, key=_place)
    found: list[Sequence[Extent]] = []
    for _, (first, *more) in groupby(wanted, key=_place):
        found.append([*_by_offset(chain(first, *more))] if more else first)
    return found


def _place(group: Sequence[Extent]) -> tuple[str, int, str]:
    topic, partition = group[0].segment.place
    return topic or "", -1 if partition is None else partition, group[0].directory


def _by_offset(extents: Iterable[Extent]) -> Iterator[Extent]:
    """Return the extents of one directory in the order of their offsets, each once."""
    by_offset = {}
    for extent in extents:
        segment = extent.segment
        base = -1 if segment.base_offset is None else segment.base_offset
        by_offset[base, segment.file or "", extent.start, segment.data] = extent
    return (by_offset[place] for place in sorted(by_offset, key=itemgetter(0, 1, 2)))


def _groups(
    source: Source, storage: StorageOptions, logs: LogFilter | None, search: Search | None
) -> Iterator[Sequence[Extent]]:
    """Yield extents in groups of one log and directory, each ordered by offset."""
    if isinstance(source, Extent):
        yield [source]
    elif isinstance(source, SegmentFile):
        yield [Extent(source)]
    elif isinstance(source, (bytes, bytearray, memoryview)):
        yield [Extent(_segment_in_memory(bytes(source), None))]
    elif isinstance(source, (str, os.PathLike)):
        path = os.fsdecode(source)
        if not path:
            raise FileNotFoundError("'': the path is empty; '.' is the current directory")
        finder = SegmentFinder(open_tree(path, storage), storage, logs, search)
        size = 0
        for segments in finder.resolved(path):
            if logs is None or logs(segments[0].place):
                size += sum(segments.sizes)
            yield WholeSegments(segments)
        meter.add(total=size)
    elif not isinstance(source, (list, tuple)) and is_open_file(source):
        file = cast("IO[bytes]", source)  # before Iterable: a file would give its lines
        yield [Extent(_segment_in_memory(read_whole(file), open_file_path(file)))]
    elif isinstance(source, Iterable):
        empty: list[EmptySourceError] = []
        has_more = False
        for item in source:
            try:
                yield from _groups(item, storage, logs, search)
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
            f" found {describe_value(source)}"
        )


def _segment_in_memory(data: bytes, path: str | None) -> SegmentFile:
    """Make a segment in memory; topic and offset come from the path of its file, if known."""
    if path is None:
        return SegmentFile("<bytes>", size=len(data), data=data)
    tree = LocalTree()
    expect_segment(path)
    item = Item(path, tree.name(path), False, len(data))
    (segment,) = Segments(SegmentFinder(tree, NO_OPTIONS).columns(tree.parent(path), [item]))
    return replace(segment, data=data, has_index=False)
