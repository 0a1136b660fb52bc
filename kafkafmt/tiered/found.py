"""What a source holds: its logs, and the directories that were not searched.

Strategy: the segments are found as for every reader, and gathered by log; the listings that the
search made show the files beside them, and directories without any segment.

Invariant: no file but manifests is opened, and a directory that was listed to find segments is not
listed again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from types import MappingProxyType
from typing import Any

from kafkafmt.storage import names
from kafkafmt.storage.directories import LogFilter, Search
from kafkafmt.storage.discovery import Source
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.partition_log import PartitionLog, of_extents, unlisted, without_segments
from kafkafmt.storage.portions import Portion, portions
from kafkafmt.tiered.logs import find_extents


@dataclass(frozen=True)
class Found:
    """What a source holds.

    Attributes:
        logs: in the order of topic, partition and directory.
        unlisted: the directories that cannot be listed, likewise; each may be a log.
        not_searched: directories that were left out although logs may be in them, and why.
        listings: the entries of each directory that was listed, by its path.
    """

    logs: list[PartitionLog]
    unlisted: list[PartitionLog] = field(default_factory=list)
    not_searched: list[tuple[str, str]] = field(default_factory=list)
    listings: Mapping[str, list[Item]] = field(default_factory=dict, repr=False)

    def listed(self) -> list[PartitionLog]:
        """The logs; the first directory that cannot be listed raises its OSError."""
        for log in self.unlisted:
            if log.unlisted is not None:
                raise log.unlisted
        return self.logs


def find(
    source: Source,
    storage: Mapping[str, Any] | None = None,
    *,
    logs: LogFilter | None = None,
    abandoned: bool = False,
    with_empty: bool = False,
    portion: Portion = MappingProxyType({}),
) -> Found:
    """The logs of a source, or of a portion of it.

    The directories of logs that ``logs`` refuses are not listed. With ``abandoned``, logs that a
    broker has set aside are searched too; ``with_empty`` finds log directories without a segment.

    Raises:
        FileNotFoundError: the source does not exist, or has no segment.
        OSError: the source itself cannot be listed, or a store cannot be reached.
        TypeError: the source has a wrong type.
    """
    search = Search(abandoned=abandoned, with_lost=with_empty, portion=portion)
    extents = find_extents(source, storage, logs, search)
    found = list(of_extents(extents, search.listings))
    if with_empty:
        known = {path for log in found for path in log.paths}
        found += without_segments(search.listings, known)
    refused = [unlisted(path, error) for path, error in search.unreadable.items()]
    if logs is not None:
        found = [log for log in found if logs(log.place)]
        refused = [log for log in refused if log.topic is None or logs(log.place)]
    found.sort(key=lambda log: (log.topic or "", log.partition or 0, log.path))
    return Found(found, refused, search.not_searched, search.listings)


def find_in_portions(
    source: Source,
    storage: Mapping[str, Any] | None = None,
    *,
    logs: LogFilter | None = None,
    abandoned: bool = False,
    with_empty: bool = False,
) -> Iterator[Found]:
    """What :func:`find` finds, with many logs in several parts, in the same order.

    Only the logs beside which there are none in a data directory may come earlier.
    """
    whole = partial(find, source, storage, logs=logs, abandoned=abandoned, with_empty=with_empty)
    empty: list[Found] | None = []  # until there is anything of a log
    for portion in portions(source, logs) or ():
        found = whole(portion=portion)
        if empty is None:
            yield found
            continue
        empty.append(found)
        items = chain.from_iterable(found.listings.values())
        is_of_broker = any(item.name in names.OF_DATA_DIRECTORY for item in items)
        has_any = any(log.segments or log.files or is_of_broker for log in found.logs)
        if found.unlisted or has_any:
            yield from empty
            empty = None
    if empty is not None:
        yield whole()
