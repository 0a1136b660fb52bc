"""The content of a source: its logs, and the directories not searched.

Strategy: the segments are found as for every reader, and gathered by log; the listings of the
search show the files beside them, and directories without any segment.

Invariant: no file but manifests is opened.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import chain, islice
from typing import Any

from kafkafmt.log.tier.logs import find_logs
from kafkafmt.storage import names
from kafkafmt.storage.directories import LogFilter, Search
from kafkafmt.storage.discovery import Source
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.local import LocalTree
from kafkafmt.storage.partition_log import PartitionLog, group_into_logs, unlisted, without_segments
from kafkafmt.storage.resolve import is_remote, open_tree


@dataclass(frozen=True)
class Found:
    """The content of a source; an unlisted directory may be a log."""

    logs: list[PartitionLog]
    unlisted: list[PartitionLog] = field(default_factory=list)
    not_searched: list[tuple[str, str]] = field(default_factory=list)
    listings: Mapping[str, list[Item]] = field(default_factory=dict, repr=False)

    def listed(self) -> list[PartitionLog]:
        """Return the logs; the first unlistable directory raises its OSError."""
        for log in self.unlisted:
            if log.unlisted is not None:
                raise log.unlisted
        return self.logs


_LOGS = 512
"""Logs of a part, of which each has its files."""


def find(
    source: Source,
    storage: Mapping[str, Any] | None = None,
    *,
    logs: LogFilter | None = None,
    abandoned: bool = False,
    with_empty: bool = False,
    on_listing: Callable[[str, list[Item]], None] | None = None,
) -> Found:
    """Return the logs of a source.

    The directories of logs that ``logs`` refuses are not listed. With ``abandoned``, logs that a
    broker has set aside are searched too; ``with_empty`` finds log directories without a segment.
    ``on_listing`` gets the path and the entries of each directory, before those in it are listed.

    Raises:
        RefusedError: this user may not read all of it.
        FileNotFoundError: the source does not exist, or has no segment.
    """
    search = Search(abandoned=abandoned, with_lost=with_empty, on_listing=on_listing)
    *parts, last = _parts(source, storage, logs, search)
    found = [log for part in (*parts, last) for log in part.logs]
    return replace(last, logs=sorted(found, key=_order))


def find_in_parts(
    source: Source,
    storage: Mapping[str, Any] | None,
    *,
    logs: LogFilter | None,
    on_listing: Callable[[str, list[Item]], None],
) -> Iterator[Found]:
    """Yield the logs of :func:`find` with ``abandoned`` and ``with_empty``, a part at a time.

    The files beside the segments are there for one part at a time: directories of logs on this
    machine are listed again when it is their turn. Logs of tiered storage come one by one, without
    the files in their folders.
    """
    listed = set[str]()

    def noted(path: str, items: list[Item]) -> None:
        listed.add(path)
        on_listing(path, items)

    search = Search(
        abandoned=True,
        with_lost=True,
        keeps_listings=_is_kept,
        keeps_tiers=False,
        on_listing=noted,
        may_lack=True,
    )
    return _parts(source, storage, logs, search, listed)


def _is_kept(path: str, items: list[Item]) -> bool:
    """Return whether to keep a listing: of anything but a log with segments, or of a store."""
    is_log = names.is_log(os.path.basename(path)) and any(map(_is_segment, items))
    return is_remote(path) or not is_log


def _is_segment(item: Item) -> bool:
    return not item.is_directory and names.is_segment(item.name)


def find_again(log: PartitionLog, storage: Mapping[str, Any] | None) -> PartitionLog | None:
    """Return a log changed by a broker, under its present name; ``None`` if deleted."""
    paths = [log.path]
    tree = open_tree(log.path, log.storage)
    if isinstance(tree, LocalTree):
        beside = tree.items_named(tree.parent(log.path), [tree.name(log.path)])
        paths = [item.path for item in beside]
    files = {segment.inode for segment in log.segments}
    for path in paths:
        with suppress(FileNotFoundError):
            (found,) = find(path, storage, abandoned=True, with_empty=True).listed()
            if path == log.path or not files.isdisjoint(one.inode for one in found.segments):
                return found
    return None


def _parts(
    source: Source,
    storage: Mapping[str, Any] | None,
    logs: LogFilter | None,
    search: Search,
    listed: Collection[str] = (),
) -> Iterator[Found]:
    """Yield the logs in parts; the last part has the other results of the search.

    Directories ``listed`` before without keeping the listing are listed again.
    """
    groups = find_logs(source, storage, logs, search)
    first = next(groups, ())
    refused = [unlisted(path, error) for path, error in search.unreadable.items()]
    lost = list(without_segments(search.listings, search.filled.union(search.tiers)))
    if logs is not None:
        lost = [log for log in lost if logs(log.place)]
        refused = [log for log in refused if log.topic is None or logs(log.place)]
    left = deque(sorted(lost if search.with_lost else (), key=_order))
    every = chain([first], groups)
    found = (log for group in every for log in group_into_logs(group, search.listings, listed))
    while here := list(islice(found, _LOGS)):
        last = max(map(_order, here))
        while left and _order(left[0]) < last:
            here.append(left.popleft())
        yield Found(sorted(here, key=_order))
    yield Found(list(left), refused, search.not_searched, search.listings)


def _order(log: PartitionLog) -> tuple[str, int, str]:
    return log.topic or "", log.partition or 0, log.path
