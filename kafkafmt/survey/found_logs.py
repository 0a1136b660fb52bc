"""The logs of a source, each with the files beside its segments, its state and its data directory.

Strategy: the segments are found as for every reader, and grouped by directory; the listings that
the search made show the files beside them, directories without any segment, and what was left out.

Invariant: what cannot be listed is noted; the rest is found.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from kafkafmt.log import ranges
from kafkafmt.log_format import CHECKPOINT, LOG, PARTITION_FILES, SIDE_FILES
from kafkafmt.scan.selection import Selection
from kafkafmt.storage import names
from kafkafmt.storage.directories import Search
from kafkafmt.storage.discovery import Source, find_extents
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.options import NO_OPTIONS, StorageOptions
from kafkafmt.storage.resolve import tree_of
from kafkafmt.storage.segment_file import SegmentFile

_KEPT_BESIDE = (*SIDE_FILES, CHECKPOINT)


@dataclass(frozen=True)
class FoundLog:
    """One log directory, or the segments that lie in none.

    Attributes:
        path: of the directory; of the segment if it is bytes or has no offset in its name.
        topic: from the directory's name; ``None`` if it has no such name.
        partition: likewise.
        state: ``current``, ``delete``, ``stray`` or ``future``.
        segments: in offset order; empty if the directory has none.
        files: all files of the directory, by name; if single files were given, its segments and
            those beside the given ones.
        is_whole: whether the directory was given, and not only some of its segments.
        data_directory: the directory above; ``None`` for bytes.
        storage: options for the driver of its store.
    """

    path: str
    topic: str | None
    partition: int | None
    state: str
    segments: tuple[SegmentFile, ...]
    files: Mapping[str, Item] = field(default_factory=dict)
    is_whole: bool = True
    data_directory: str | None = None
    storage: StorageOptions = field(default=NO_OPTIONS, repr=False)

    @property
    def is_of_broker(self) -> bool:
        """Whether a file of the directory is one that brokers keep beside segments."""
        return any(name.endswith(_KEPT_BESIDE) or name in PARTITION_FILES for name in self.files)


def find_logs(
    source: Source,
    log_format: str | None = None,
    storage: Mapping[str, Any] | None = None,
    topics: Iterable[str] | None = None,
    *,
    search: Search,
) -> list[FoundLog]:
    """The logs of a source, in the order of topic, partition and directory.

    ``topics`` are names or globs; what else the search meets is in ``search``.

    Raises:
        FileNotFoundError: the source does not exist, or has no segment.
        ValueError: no log has a topic of such a name.
        OSError: a store cannot be reached, or refuses access.
        TypeError: the source has a wrong type.
    """
    wanted = Selection.of(topics=topics).logs()
    extents = find_extents(source, log_format, storage, wanted, search)
    found = []
    for path, log in groupby(extents, key=ranges.log_directory):
        segments = tuple(dict.fromkeys(extent.segment for extent in log))
        found.append(_of_segments(path, segments, search))
    with_segments = {log.path for log in found}
    for path, items in search.listings.items():
        is_empty = path not in with_segments and not any(item.is_directory for item in items)
        if is_empty and names.is_log(tree_of(path).name(path)):
            found.append(_empty(path, items))
    if wanted is not None:
        found = [log for log in found if wanted((log.topic, log.partition))]
        wanted.expect_topics()
    return sorted(found, key=lambda log: (log.topic or "", log.partition or 0, log.path))


def _of_segments(path: str, segments: tuple[SegmentFile, ...], search: Search) -> FoundLog:
    first = segments[0]
    if first.data is not None:
        return FoundLog(path, first.topic, first.partition, names.CURRENT, segments)
    tree = tree_of(first.path, first.storage)
    directory = tree.parent(first.path)
    items = search.listings.get(directory)
    is_whole = items is not None
    if items is None:
        (listed,) = tree.items_of([directory])
        items = [] if isinstance(listed, OSError) else listed
        if not is_whole:
            stems = {name.rpartition(".")[0] for name in _names(segments)}
            items = [
                item
                for item in items
                if item.name.rpartition(".")[0] in stems or item.name.endswith(LOG)
            ]
    return FoundLog(
        path,
        first.topic,
        first.partition,
        names.state_of(tree.name(directory)),
        segments,
        {item.name: item for item in items if not item.is_directory},
        is_whole,
        tree.parent(directory),
        first.storage,
    )


def _names(segments: Iterable[SegmentFile]) -> Iterator[str]:
    for segment in segments:
        yield tree_of(segment.path, segment.storage).name(segment.path)


def _empty(path: str, items: list[Item]) -> FoundLog:
    tree = tree_of(path)
    topic, partition = names.topic_partition("", tree.name(path), "")
    files = {item.name: item for item in items if not item.is_directory}
    state = names.state_of(tree.name(path))
    return FoundLog(path, topic, partition, state, (), files, True, tree.parent(path))
