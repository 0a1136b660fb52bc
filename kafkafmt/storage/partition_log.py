"""The directory of a partition: its segments, the files beside them, and its state.

Strategy: the segments are found as for every reader, and gathered by directory; the listings that
the search made show the files beside them, and directories without any segment.

Invariant: no file is opened, and a directory that was listed to find segments is not listed again.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from kafkafmt.storage import names
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.directories import in_place
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.local import is_gone
from kafkafmt.storage.names import (
    CHECKPOINT,
    LOG,
    PARTITION_FILES,
    SIDE_FILES,
    SNAPSHOT,
    TRANSACTION_INDEX,
)
from kafkafmt.storage.resolve import open_tree
from kafkafmt.storage.segment_file import CopiedLog, Extent, SegmentFile
from kafkafmt.storage.segments import WholeSegments

_KEPT_BESIDE = (*SIDE_FILES, CHECKPOINT)


@dataclass(frozen=True)
class PartitionLog:
    """The log of one partition in one directory, or segments without a directory.

    Attributes:
        path: of the directory; of the segment if it is bytes or has no offset in its name.
        topic, partition: from the directory's name; ``None`` if it has no such name.
        state: ``current``, ``delete``, ``stray`` or ``future``.
        files: all files of the directory, by name, swaps that count by their new ones; if single
            files were given, its segments, those beside the given ones, and the transaction indexes
            and producer snapshots after them.
        is_whole: whether the directory was given, and not only some of its segments.
        data_directory: the directory above; ``None`` for bytes.
        extents: the counted parts of the segments, where the log has several copies: in a tier, or
            of several brokers; empty if whole segments count.
    """

    path: str
    topic: str | None
    partition: int | None
    state: str = names.CURRENT
    segments: tuple[SegmentFile, ...] = ()
    files: Mapping[str, Item] = field(default_factory=dict, repr=False)
    is_whole: bool = True
    data_directory: str | None = None
    storage: StorageOptions = field(default=NO_OPTIONS, repr=False)
    unlisted: OSError | None = None
    extents: tuple[Extent, ...] = ()

    @property
    def parts(self) -> tuple[Extent, ...]:
        """Its extents, in order: the counted ones, or whole segments."""
        return self.extents or tuple(map(Extent, self.segments))

    @property
    def place(self) -> names.TopicPartition:
        """Topic and partition."""
        return self.topic, self.partition

    @property
    def paths(self) -> tuple[str, ...]:
        """Its directories: of a log in a tier those of all copies, a broker's own among them."""
        return (self.path, *(self.copied.directories if self.copied else ()))

    @property
    def copied(self) -> CopiedLog | None:
        """The copies of a log in a tier; ``None`` for any other log."""
        return next((extent.copied for extent in self.extents if extent.copied), None)

    @property
    def is_of_broker(self) -> bool:
        """Whether the directory has a file kept by brokers beside segments."""
        return any(name.endswith(_KEPT_BESIDE) or name in PARTITION_FILES for name in self.files)

    def has_changed(self) -> bool:
        """Return whether a broker has deleted, replaced or cut any of its files since the search.

        It may have grown.
        """
        there = {segment.name for segment in self.segments}
        beside = (item for name, item in self.files.items() if name not in there)
        files = (item for item in beside if item.modified is not None)
        return not all(segment.is_as_found() for segment in self.segments) or any(
            is_gone(item.path) for item in files if names.base_offset(item.name) is not None
        )

    def has_grown(self) -> bool:
        """Return whether its last segment has got bytes since it was found, on this machine."""
        last = self.segments[-1] if self.segments else None
        if last is None or last.inode is None:
            return False
        try:
            return os.path.getsize(last.path) > last.size
        except OSError:
            return False

    @property
    def first_offset(self) -> int:
        """The base offset of the first segment; 0 without a segment, or without one in its name."""
        return next((segment.base_offset or 0 for segment in self.segments), 0)

    @cached_property
    def transaction_indexes(self) -> Mapping[int, str]:
        """The paths of the ``.txnindex`` files from the first offset on, by base offset."""
        return self._numbered(TRANSACTION_INDEX)

    @cached_property
    def snapshots(self) -> Mapping[int, str]:
        """The paths of the ``.snapshot`` files from the first offset on, by offset."""
        return self._numbered(SNAPSHOT)

    def _numbered(self, suffix: str) -> Mapping[int, str]:
        first = self.segments[0] if self.segments else None
        if first is None or first.base_offset is None or names.is_0_7(first.name):
            return {}
        paths = {}
        for name, item in self.files.items():
            offset = names.base_offset(name)
            if offset is None or offset < first.base_offset:
                continue
            if name == f"{offset:020}{suffix}":
                paths[offset] = item.path
        return paths


def group_into_logs(
    extents: Iterable[Extent], listings: Mapping[str, list[Item]], listed: Collection[str] = ()
) -> Iterator[PartitionLog]:
    """Yield the logs of the extents, one for each directory.

    A directory missing in ``listings`` is listed now: for the files beside the segments, or for all
    files if it was ``listed`` before; if it cannot be listed, there are none.
    """
    gathered: dict[str, list[Extent]] = {}
    for extent in extents:
        segment = extent.segment
        path = extent.directory if segment.base_offset is not None else segment.path
        gathered.setdefault(path, []).append(extent)
    for path, extents_there in gathered.items():
        segments = (extent.segment for extent in extents_there)
        is_whole = isinstance(extents, WholeSegments)
        unique = tuple(segments if is_whole else dict.fromkeys(segments))
        log = _make_log(path, unique, listings, listed)
        counted = tuple(extent for extent in extents_there if extent.copied)
        yield replace(log, extents=counted) if counted else log


def _make_log(
    path: str,
    segments: tuple[SegmentFile, ...],
    listings: Mapping[str, list[Item]],
    listed: Collection[str],
) -> PartitionLog:
    first = segments[0]
    if first.data is not None:
        return PartitionLog(path, first.topic, first.partition, segments=segments)
    tree, directory = open_tree(first.path, first.storage), first.directory
    items = listings.get(directory)
    is_whole = items is not None or directory in listed
    if items is None:
        items = []
        with suppress(OSError):
            items = tree.items(directory)
        items = items if is_whole else list(_beside(segments, items))
    return PartitionLog(
        path,
        first.topic,
        first.partition,
        names.log_state(tree.name(directory)),
        segments,
        {item.name: item for item in in_place([item for item in items if not item.is_directory])},
        is_whole,
        tree.parent(directory),
        first.storage,
    )


def _beside(segments: Iterable[SegmentFile], items: Iterable[Item]) -> Iterator[Item]:
    """Yield the files of some segments, and the segments and side files after them."""
    stems = set()
    base = 2**63
    for segment in segments:
        stems.add(os.path.basename(segment.path).rpartition(".")[0])
        base = min(base, segment.base_offset or 0)
    for item in items:
        offset = names.base_offset(item.name)
        follows = offset is not None and offset >= base
        if (
            item.name.rpartition(".")[0] in stems
            or item.name.endswith(LOG)
            or (follows and item.name.endswith((TRANSACTION_INDEX, SNAPSHOT)))
        ):
            yield item


def without_segments(
    listings: Mapping[str, list[Item]], known: Collection[str]
) -> Iterator[PartitionLog]:
    """Yield the log directories without segments; ``known`` have some."""
    for path, items in listings.items():
        if path not in known and holds_log(items) and names.is_log(open_tree(path).name(path)):
            yield _named(path, files={item.name: item for item in items if not item.is_directory})


def holds_log(items: Collection[Item]) -> bool:
    """Return whether a directory with a log's name is a log, by its entries, if any.

    A data directory may have such a name, too, and so may any other directory.
    """
    files = {item.name for item in items if not item.is_directory}
    return not items or (any(map(names.is_of_log, files)) and not files & names.OF_DATA_DIRECTORY)


def unlisted(path: str, error: OSError) -> PartitionLog:
    """Return a log directory with the error of its listing."""
    return _named(path, unlisted=error)


def _named(path: str, **fields: Any) -> PartitionLog:
    tree = open_tree(path)
    name = tree.name(path)
    topic, partition = names.topic_partition("", name, "")
    state, above = names.log_state(name), tree.parent(path)
    return PartitionLog(path, topic, partition, state, data_directory=above, **fields)
