"""The segments of one log, with the files beside them.

Strategy: the segments of a source are grouped by directory, and each directory is listed once for
its transaction indexes and producer snapshots. Those are read when they are needed, one at a time.

Invariant: no file is opened to find the others; a side file that cannot be read is not an error
here, its reader says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from kafkafmt.damage import Damage
from kafkafmt.engine import opening
from kafkafmt.log import ranges
from kafkafmt.log_format import SNAPSHOT, TRANSACTION_INDEX
from kafkafmt.scan.selection import Selection
from kafkafmt.storage import names
from kafkafmt.storage.directories import Search
from kafkafmt.storage.discovery import Source, find_extents
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.options import NO_OPTIONS, StorageOptions
from kafkafmt.storage.resolve import tree_of
from kafkafmt.storage.segment_file import SegmentFile


@dataclass(frozen=True)
class LogDirectory:
    """The log of one partition.

    Attributes:
        path: of the directory; of the segment if it lies in none.
        topic: from the directory's name; ``None`` if it has no such name.
        partition: likewise.
        segments: in offset order.
        transaction_indexes: the paths of the ``.txnindex`` files, by base offset.
        snapshots: the paths of the ``.snapshot`` files, by offset.
        storage: options for the driver of its store.
    """

    path: str
    topic: str | None
    partition: int | None
    segments: tuple[SegmentFile, ...]
    transaction_indexes: Mapping[int, str] = field(default_factory=dict)
    snapshots: Mapping[int, str] = field(default_factory=dict)
    storage: StorageOptions = field(default=NO_OPTIONS, repr=False)


@dataclass(frozen=True)
class SelectedLogs:
    """The logs of a source, and which of them are selected.

    Attributes:
        everything: all logs that were found.
        wanted: those of the selected topics and partitions.
        unlisted: directories that cannot be listed, as damage; their logs may be wanted.
    """

    everything: list[LogDirectory]
    wanted: list[LogDirectory]
    unlisted: list[Damage]

    @classmethod
    def of(
        cls,
        source: Source,
        topics: str | Iterable[str] | None,
        partitions: int | Iterable[int] | None,
        storage: Mapping[str, Any] | None,
    ) -> SelectedLogs:
        """Find the logs; what cannot be listed does not keep the others from being found.

        Raises:
            FileNotFoundError: the source does not exist, or has no segment.
            OSError: the source itself cannot be listed, or a store cannot be reached.
            TypeError: an argument has the wrong type.
            ValueError: no log has a topic of such a name.
        """
        search = Search()
        logs = list(log_directories(source, None, storage, search))
        unlisted = [damage for damage, _ in opening.unlisted(search)]
        wanted = Selection.of(topics=topics, partitions=partitions).logs()
        if wanted is None:
            return cls(logs, logs, unlisted)
        found = [log for log in logs if wanted((log.topic, log.partition))]
        unlisted = [
            each for each in unlisted if each.topic is None or wanted((each.topic, each.partition))
        ]
        wanted.expect_topics()
        return cls(logs, found, unlisted)


def log_directories(
    source: Source,
    log_format: str | None = None,
    storage: Mapping[str, Any] | None = None,
    search: Search | None = None,
) -> Iterator[LogDirectory]:
    """The logs of a source, in the order of topic, partition and directory.

    Raises:
        FileNotFoundError: the source does not exist, or has no segment.
        OSError: a store cannot be reached, or refuses access; or, without a ``search``, a directory
            cannot be listed.
        TypeError: the source has a wrong type.
    """
    extents = find_extents(source, log_format, storage, search=search)
    for path, log in groupby(extents, key=ranges.log_directory):
        segments = tuple(dict.fromkeys(extent.segment for extent in log))
        yield of_segments(path, segments)


def of_segments(path: str, segments: tuple[SegmentFile, ...]) -> LogDirectory:
    """The log that consists of these segments, with the side files from their first offset on."""
    first = segments[0]
    base = first.base_offset
    indexes: dict[int, str] = {}
    snapshots: dict[int, str] = {}
    if base is not None and first.data is None and first.format is None:
        for item in _items(first):
            offset = names.base_offset(item.name)
            if offset is None or offset < base or item.is_directory:
                continue
            if item.name == f"{offset:020}{TRANSACTION_INDEX}":
                indexes[offset] = item.path
            elif item.name == f"{offset:020}{SNAPSHOT}":
                snapshots[offset] = item.path
    return LogDirectory(
        path, first.topic, first.partition, segments, indexes, snapshots, first.storage
    )


def _items(segment: SegmentFile) -> list[Item]:
    """The files beside a segment; none where the directory cannot be listed."""
    with suppress(OSError):
        return tree_of(segment.path, segment.storage).items(segment.directory)
    return []
