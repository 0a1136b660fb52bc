"""The possible log directories of a source, each listed once, and their interrupted swaps.

Strategy: the search goes level by level, so that several directories of a store are listed at a
time. A path through a link comes after all others; a link to a log under the name of another log is
that log, as for a broker. In a data directory the search ends two levels further down, since deeper
ones are copies. Directories in a log, and hidden ones (copies of file servers), are not searched.
The listing also shows how far the cleaner came (``LocalLog.replaceSegments``) and how a broker
would complete its swaps (``LogLoader.load``): the old segments count if the first one is there.

Invariant: no directory is listed twice under one name, so links in a circle end. Nothing is left
out silently: a directory that cannot be listed raises an error, or is noted in the :class:`Search`.
No file is opened, so entries of a swap may overlap a kept segment, and are damage there
(:mod:`kafkafmt.repair.salvage.copies`).
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from kafkafmt._base.wording import counted, printable
from kafkafmt.storage import names
from kafkafmt.storage.errors import ReplacedError, is_of_a_change, is_refused, refused_logs
from kafkafmt.storage.file_system import Item, Keeps
from kafkafmt.storage.local import LocalTree, is_gone, refusal
from kafkafmt.storage.names import CLEANING, LOG, SWAP
from kafkafmt.storage.resolve import Tree, is_remote

_LOGGER = logging.getLogger(__name__)

LogFilter = Callable[[names.TopicPartition], bool]
"""Whether the log of a topic and partition is wanted."""

_DEPTH = 2
"""Levels below a given directory that may hold log directories, however many there are."""
_DEEPEST = 8
"""Levels below a given directory that are searched at all."""
_OF_FSCK = "lost+found"
_MOST_FOREIGN = 1_000
"""Files of a directory that are kept although their names are not Kafka's."""
_MOST_DEEP = 10_000
"""Directories more than :data:`_DEPTH` levels down that are listed."""


class Sieve:
    """Keeps the entries of a directory, but of many foreign files only the first ones.

    Attributes:
        left_out: how many are not kept; each goes to ``otherwise``.
    """

    def __init__(self, otherwise: Callable[[list[Item]], None] | None = None) -> None:
        self.left_out = 0
        self._kept = 0
        self._otherwise = otherwise

    def keeps(self, item: Item) -> bool:
        """Return whether an entry is kept."""
        if item.is_directory or not names.is_foreign(item.name):
            return True
        self._kept += 1
        if self._kept <= _MOST_FOREIGN:
            return True
        self.left_out += 1
        if self._otherwise is not None:
            self._otherwise([item])
        return False


@dataclass
class Search:
    """The errors and other findings of a search for segments.

    Attributes:
        abandoned: whether logs that will be deleted, or are not in use yet, are wanted too.
        raises: whether the first directory that cannot be listed is an error.
        keeps_listings: whether the listings are kept, or which, by path and entries.
        keeps_tiers: whether those of folders of tiered storage are; else they are kept as empty.
        filled: the directories that have segments, those of tiered storage apart.
        unreadable: why something could not be listed or opened, by its path.
        not_searched: directories that were left out although logs may be in them, and why.
        on_tier: called with the path of a folder of tiered storage and with its files, each once,
            if somebody else finds out which of its segments count; ``None``: each is a segment.
        tiers: the names of files that it was called with, by the path of their folder; ``None``:
            all of the folder.
        with_lost: whether a source may hold no segment, if it has log directories that lost theirs.
        on_listing: called with the path and the entries of each directory that is listed.
        on_foreign: called with the path of a directory each time that it is listed; what it returns
            is called with foreign files in it that are not in this listing, by several threads.
            ``None``: their number is noted.
        set_aside: the directories of logs that were left out: no broker uses them, or not yet.
        may_lack: whether what this user may not read is noted as other directories that cannot be
            listed are; else it ends the search: an answer without it would be wrong.
    """

    abandoned: bool = False
    raises: bool = False
    keeps_listings: bool | Callable[[str, list[Item]], bool] = True
    keeps_tiers: bool = True
    listings: dict[str, list[Item]] = field(default_factory=dict)
    filled: set[str] = field(default_factory=set)
    unreadable: dict[str, OSError] = field(default_factory=dict)
    not_searched: list[tuple[str, str]] = field(default_factory=list)
    on_tier: Callable[[str, list[Item]], None] | None = None
    tiers: dict[str, set[str] | None] = field(default_factory=dict)
    with_lost: bool = False
    on_listing: Callable[[str, list[Item]], None] | None = None
    on_foreign: Callable[[str], Callable[[list[Item]], None]] | None = None
    set_aside: list[Item] = field(default_factory=list)
    may_lack: bool = False

    def expect_permission(self, paths: Iterable[str]) -> None:
        """Raise RefusedError if this user may not read a found directory or file."""
        if self.may_lack:
            return
        refusals = {path: error for path, error in self.unreadable.items() if is_refused(error)}
        logs = {*self.unreadable}
        for path in paths:
            directory = os.path.dirname(path)
            logs.add(directory)
            if directory not in refusals and (error := refusal(path)) is not None:
                refusals[directory] = error
        if refusals:
            raise refused_logs(list(refusals.values()), len(logs))

    def expect_futures(self) -> None:
        """Raise ReplacedError if a log has moved to another data directory during the search.

        The one that it moved to may have been listed before, and the one that it left after that.
        """
        for item in self.set_aside:
            is_future = names.log_state(item.name) == names.FUTURE and item.identity is not None
            if is_future and not os.path.lexists(item.path):
                raise ReplacedError(
                    f"{item.path}: was renamed since it was listed: a log has moved"
                )

    def note(self, path: str, entries: list[Item]) -> None:
        """Keep and report the entries of a listed directory."""
        keeps = self.keeps_listings
        if keeps(path, entries) if callable(keeps) else keeps:
            self.listings[path] = entries
        if self.on_listing is not None:
            self.on_listing(path, entries)


def search_or_default(caller: Search | None) -> Search:
    """Return the caller's search, or one raising the first error and keeping nothing."""
    return Search(raises=True, keeps_listings=False) if caller is None else caller


class Directories:
    """Lists the possible log directories of one tree.

    Attributes:
        has_refused: whether a directory was left out because its log is not wanted.
        too_deep: a directory that was not searched because of where it lies.
        redpanda: a directory with segments of Redpanda.
        lost: how many log directories have files of brokers, or beside them, and no segment.
    """

    def __init__(self, tree: Tree, logs: LogFilter | None, search: Search) -> None:
        self._tree = tree
        self._logs = logs
        self._search = search
        self.has_refused = False
        self.too_deep: str | None = None
        self.lost = 0
        self.redpanda: str | None = None
        self._deep = 0
        self._data: set[str] = set()  # data directories, which have these files or logs
        self._names: dict[tuple[int, int], str] = {}  # by identity, of what is met first
        self._others: set[tuple[tuple[int, int], str]] = set()  # further names of the same: few
        self._logs_there: set[tuple[int, int]] = set()  # of them, those called and filled like logs

    def below(self, path: str) -> Iterator[list[Item]]:
        """Yield the entries of a directory, and of the possible log directories in it."""
        root = Item(path, self._tree.name(path), True, 0)
        todo = [(root if is_remote(path) else self._tree.item(path), 0)]
        linked: list[tuple[Item, int]] = []
        self._names.clear()
        self._others.clear()
        met = set[str]()  # paths that were listed, from the first one on that was renamed
        renamed_once = set[str]()
        while todo or linked:
            if not todo:
                todo, linked = linked, []
            new = self._not_yet(todo)
            todo = []
            paths = [item.path for item, _ in new]
            if met:
                met.update(paths)
            new.reverse()
            for entries in self._listings(paths):
                item, depth = new.pop()  # let go at its turn: there may be 100,000
                if isinstance(entries, OSError):
                    renamed = self._renamed(item, entries) if depth else None
                    if renamed is not None and item.path not in renamed_once:
                        renamed_once.add(item.path)  # a disk may say it of what is there, always
                        met.update(paths)
                        for entry in renamed:
                            if entry.path == item.path or entry.path not in met:
                                self._names.pop(entry.identity or (0, 0), None)
                                todo.append((entry, depth))
                        continue
                    self._refused(item, entries, is_root=depth == 0)
                    continue
                self._search.note(item.path, entries)
                yield entries
                self._note_data_directory(item, entries)
                for entry in self._to_search(item, depth, entries):
                    (linked if entry.is_link else todo).append((entry, depth + 1))

    def _listings(self, paths: Sequence[str]) -> Iterator[list[Item] | OSError]:
        on_foreign = self._search.on_foreign
        sieves: dict[str, Sieve] = {}

        def keeps_for(path: str) -> Keeps:
            sieves[path] = Sieve(on_foreign and on_foreign(path))
            return sieves[path].keeps

        for path, entries in zip(paths, self._tree.list_directories(paths, keeps_for), strict=True):
            yield entries
            sieve = sieves.pop(path, None)
            if sieve and sieve.left_out and on_foreign is None:
                more = counted(sieve.left_out, "more file")
                self._search.not_searched.append((path, f"{more} in it without a name of Kafka's"))

    def _note_data_directory(self, directory: Item, entries: list[Item]) -> None:
        is_file = {item.name for item in entries if not item.is_directory}
        if any(map(names.REDPANDA.fullmatch, is_file)):
            self.redpanda = directory.path
        if is_file & names.OF_DATA_DIRECTORY:
            self._data.add(directory.path)
        elif names.is_log(directory.name) and any(map(names.is_of_log, is_file)):
            self._data.add(self._tree.parent(directory.path))
            if not any(map(names.is_segment, is_file)):
                self.lost += 1
            elif directory.identity is not None:
                self._logs_there.add(directory.identity)
        elif names.is_log(directory.name) and not entries:
            self.lost += self._tree.parent(directory.path) in self._data

    def _above(self, directory: Item) -> Iterator[str]:
        path = self._tree.parent(directory.path)
        while (above := self._tree.parent(path)) != path:
            path = above
            yield path

    def _renamed(self, item: Item, error: OSError) -> list[Item] | None:
        """Return the logs of a partition, after its directory disappeared from the listed parent.

        A broker has deleted or renamed it. ``None`` for any other error, and where
        logs with such names are not wanted.
        """
        is_wanted = self._search.abandoned and names.is_log(item.name)
        is_gone = isinstance(error, FileNotFoundError) and is_of_a_change(error)
        if not (is_wanted and is_gone and isinstance(self._tree, LocalTree)):
            return None
        return self._tree.items_named(self._tree.parent(item.path), [item.name])

    def _refused(self, item: Item, error: OSError, *, is_root: bool) -> None:
        if is_refused(error) and item.name == _OF_FSCK:
            self._search.not_searched.append((item.path, "it is of fsck, and may not be read"))
            return
        # As that of a deleted topic.
        is_listed = isinstance(error, FileNotFoundError) and isinstance(self._tree, LocalTree)
        if is_listed and not is_root and is_gone(item.path):
            _LOGGER.warning("%s", printable(f"{item.path}: was deleted since it was listed"))
            return
        is_counted = is_refused(error) and not self._search.may_lack  # when all are found
        if is_root or is_of_a_change(error) or (self._search.raises and not is_counted):
            raise error
        self._search.unreadable[item.path] = error

    def _to_search(self, directory: Item, depth: int, entries: list[Item]) -> Iterator[Item]:
        found = self._wanted([item for item in entries if item.is_directory])
        is_log = bool(found) and self._is_log(directory, depth, entries)
        for item in found:
            if names.is_abandoned(item.name):
                if self._search.abandoned:
                    yield item
                else:
                    self._search.set_aside.append(item)
                continue
            why = self._why_not(directory, depth, item, is_log=is_log)
            if why is None:
                yield item
            else:
                self._search.not_searched.append((item.path, why))

    def _not_yet(self, items: list[tuple[Item, int]]) -> list[tuple[Item, int]]:
        """Remember and return the directories not known yet, or known only as another log."""
        new = []
        for each in items:
            item = each[0]
            identity = item.identity
            if identity is None:
                new.append(each)
                continue
            first = self._names.get(identity)
            if first is None:
                self._names[identity] = item.name
                new.append(each)
            elif first != item.name and (identity, item.name) not in self._others:
                self._others.add((identity, item.name))
                if identity in self._logs_there and names.is_log(item.name):
                    new.append(each)
        return new

    @staticmethod
    def _is_log(directory: Item, depth: int, entries: list[Item]) -> bool:
        """Return whether a directory is a log; the given one may hold loose segments."""
        return bool(depth or names.is_log(directory.name)) and any(
            names.is_segment(entry.name) for entry in entries
        )

    def _wanted(self, items: list[Item]) -> list[Item]:
        """Return the directories without the unwanted logs, by their names.

        Nothing is left out unless one of them is a wanted log: a data directory may be called like
        a log, ``disk-1``.
        """
        if self._logs is None:
            return items
        logs = {item.path: names.parse_log_name(item.name) for item in items}
        if not any(log is not None and self._logs(log) for log in logs.values()):
            return items
        kept = [item for item in items if (log := logs[item.path]) is None or self._logs(log)]
        self.has_refused |= len(kept) < len(items)
        return kept

    def _why_not(self, directory: Item, depth: int, item: Item, *, is_log: bool) -> str | None:
        """Return the reason for not searching a directory in another one; ``None`` without one."""
        if names.is_tiered_topic(directory.name) and names.is_partition(item.name):
            return None
        is_named = names.is_log(item.name) or names.is_tiered_topic(item.name)
        if item.name.startswith(".") and not is_named:
            return "it is hidden"
        if names.is_abandoned(directory.name):
            return "it lies in a log directory that is not in use"
        if is_log:
            return "it lies in a log directory"
        if depth >= _DEEPEST:
            self.too_deep = item.path
            return f"it lies more than {_DEEPEST} levels below the given directory"
        if depth >= _DEPTH:
            if any(above in self._data for above in self._above(directory)):
                return "it lies in a directory in a data directory"
            self._deep += not names.is_tiered_topic(item.name)
            if self._deep > _MOST_DEEP:
                self.too_deep = item.path
                return f"{_MOST_DEEP} directories beside it were searched"
        return None


def in_place(files: list[Item]) -> list[Item]:
    """Return the files of a log directory, valid swap files under their new names."""
    swaps = to_place(files)
    bases = {item_offset(item) for item in swaps if item.name.endswith(f"{LOG}{SWAP}")}
    if not bases or min(bases) in {item_offset(item) for item in files if item.name.endswith(LOG)}:
        return files
    replaced = range(min(bases), max(bases) + 1)
    kept = [
        item for item in files if item_offset(item) not in replaced and not item.name.endswith(SWAP)
    ]
    return kept + [item._replace(name=item.name.removesuffix(SWAP)) for item in swaps]


def to_place(files: Iterable[Item]) -> list[Item]:
    """Return the swaps completed by a broker's start.

    It removes those from the first ``.cleaned`` file on: a segment was being split.
    """
    files = [item for item in files if item.name.endswith((SWAP, CLEANING))]
    split = min(
        (item_offset(item) for item in files if item.name.endswith(CLEANING)), default=2**63
    )
    return [item for item in files if item.name.endswith(SWAP) and item_offset(item) < split]


def item_offset(item: Item) -> int:
    """Return the offset in a name; -1 without one."""
    offset = names.base_offset(item.name)
    return -1 if offset is None else offset
