"""A large data directory in portions: some of its log directories at a time.

Strategy: the names in a directory are read alone, without asking for each entry. Where they are
those of many logs, they are put in the order of topic and partition, and a portion is the entries
of the next names. Portions begin small, and the partitions of a topic are sorted only when it is
its turn, so that the first is known soon. Every entry that is not called like a log is in the first
portion.

Invariant: each entry is in one portion, and all directories of one topic and partition are in the
same one, also those of several data directories. Where something in one directory can decide about
another one, a link or a folder of tiered storage, there are no portions.
"""

from __future__ import annotations

import heapq
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby, pairwise
from typing import TypeAlias

from kafkafmt.storage import meter, names
from kafkafmt.storage.directories import LogFilter
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.local import LocalTree, local_path
from kafkafmt.storage.open_file import is_open_file
from kafkafmt.storage.resolve import is_remote

Portion: TypeAlias = Mapping[str, list[Item]]
"""The entries of some directories, by path: nothing else counts of these directories."""

_MANY = 1_000
"""Wanted logs of a data directory that is read in portions."""
_FIRST, _MOST = 64, 1_024
"""Log directories of the first portion, and at most; they double in between."""
_DEPTH = 2
"""Levels at which data directories are looked for, from a given directory on."""
_Place: TypeAlias = tuple[str, int]


def portions(source: object, logs: LogFilter | None) -> Iterator[Portion] | None:
    """The portions of a source, without unwanted logs; ``None`` if it is read at once.

    Only paths have portions, among the sources of :mod:`~kafkafmt.storage.discovery`.
    """
    roots = _directories(source)
    if not roots:
        return None
    found = _Names(roots)
    for root in roots:
        if not found.add(root, logs, depth=0):
            return None
    if all(_count(there) <= _MANY for there in found.logs.values()):
        return None
    return found.portions()


def _directories(source: object) -> list[str]:
    """The given directories; none if something else is given, or one in another one."""
    given = [source] if isinstance(source, (str, os.PathLike)) else source
    if isinstance(given, (bytes, bytearray, memoryview)) or is_open_file(given):
        return []
    found = []
    for path in given if isinstance(given, (list, tuple)) else ():
        text = os.fsdecode(path) if isinstance(path, (str, os.PathLike)) else ""
        if not text or is_remote(text) or not os.path.isdir(local_path(text)):
            return []
        found.append(local_path(text))
    whole = sorted(f"{os.path.realpath(path)}{os.sep}" for path in found)
    is_nested = any(next_.startswith(path) for path, next_ in pairwise(whole))
    return [] if is_nested else found


@dataclass
class _Names:
    """The names in directories: of logs by topic, and the others."""

    roots: list[str]
    logs: dict[str, dict[str, list[str]]] = field(default_factory=dict)
    others: dict[str, list[str]] = field(default_factory=dict)

    def add(self, directory: str, wanted: LogFilter | None, depth: int) -> bool:
        """Add what is in a directory; whether it can be read in portions."""
        logs: dict[str, list[str]] = {}
        others: list[str] = []
        below: list[str] = []
        try:
            with os.scandir(directory) as entries:
                for entry in entries:
                    name = entry.name
                    is_directory = entry.is_dir(follow_symlinks=False)
                    if is_directory and names.is_log(name):
                        log = None if wanted is None else names.log_of(name)
                        if wanted is None or log is None or wanted(log):
                            logs.setdefault(_order(name)[0], []).append(name)
                        continue
                    if entry.is_symlink() or _decides(name, is_directory=is_directory):
                        return False
                    others.append(name)
                    if is_directory and not name.startswith("."):
                        below.append(entry.path)
        except OSError:  # the search itself tells
            return depth > 0
        self.logs[directory], self.others[directory] = logs, others
        if logs or depth == _DEPTH:
            return True
        return all(self.add(path, wanted, depth + 1) for path in below)

    def portions(self) -> Iterator[Portion]:
        """The entries, portion by portion."""
        tree = LocalTree()
        ways = {path: self._way(path) for path in self.logs}
        names_of = {path: list(others) for path, others in self.others.items()}
        size, count, passed = _FIRST, 0, 0
        total = sum(map(_count, self.logs.values()))
        for _, together in groupby(self._in_order(), key=lambda found: found[0]):
            for _, directory, name in together:
                for above, child in (*ways[directory], (directory, name)):
                    names_of.setdefault(above, []).append(child)
                count += 1
            if count >= size:
                meter.passed(passed, total)
                yield _items(tree, names_of)
                passed += count
                size, count = min(2 * size, _MOST), 0
                names_of = {root: [] for root in self.roots}
        if count:
            meter.passed(passed, total)
            yield _items(tree, names_of)

    def _in_order(self) -> Iterator[tuple[_Place, str, str]]:
        """Place, data directory and name of each log."""
        return heapq.merge(*(_placed(path, there) for path, there in self.logs.items()))

    def _way(self, directory: str) -> list[tuple[str, str]]:
        """The directories above that were listed, each with the name that leads on."""
        way = []
        while (above := os.path.dirname(directory)) in self.others and above != directory:
            way.append((above, os.path.basename(directory)))
            directory = above
        return way


def _items(tree: LocalTree, names_of: Mapping[str, Iterable[str]]) -> Portion:
    return {path: tree.items_named(path, sorted(set(there))) for path, there in names_of.items()}


def _decides(name: str, *, is_directory: bool) -> bool:
    """Whether a name beside log directories can decide what they, or others, are."""
    if is_directory:
        return names.is_tiered_topic(name) or names.tiered_log(name) is not None
    return names.is_segment(name)


def _count(logs: Mapping[str, list[str]]) -> int:
    return sum(map(len, logs.values()))


def _placed(directory: str, logs: Mapping[str, Iterable[str]]) -> Iterator[tuple[_Place, str, str]]:
    """The logs of a data directory in order."""
    for topic in sorted(logs):
        yield from sorted((_order(name), directory, name) for name in logs[topic])


def _order(directory: str) -> _Place:
    """Where a log comes: by topic and partition."""
    topic, partition = names.topic_partition("", directory, "")
    return topic or "", partition or 0
