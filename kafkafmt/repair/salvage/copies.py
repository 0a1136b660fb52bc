"""The copies of partitions in a source: directories of brokers, found by their names.

Strategy: a source is searched as by every reader (:mod:`~kafkafmt.storage.directories`): it is a
broker's data directory, holds several of them, or is the directory of one partition. A copy is what
one of them has of one partition, also set aside as ``-future``, ``-stray`` and ``-delete``
(:mod:`~kafkafmt.repair.salvage.in_use` tells which of them count). Its listing is that after a
broker's start has ended an interrupted swap of segments (``LogLoader.load``): the ``.cleaned``
files go, and the swaps from the first of them on; the others replace the files of their offsets.

Invariant: nothing in a source is written, only swaps are opened, and damaged ones replace nothing.
What is left out is reported with the reason. Only names that Kafka accepts for topics become
copies, so a name never leads out of the target.
"""

from __future__ import annotations

import os
import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from kafkafmt._base.damage import COLLECT, DamagePolicy
from kafkafmt._base.errors import error_reason
from kafkafmt._base.java import MAX_OFFSET
from kafkafmt._base.limits import Limits
from kafkafmt.cluster.metadata_log import parse_snapshot_name
from kafkafmt.log.copies import shared_end
from kafkafmt.log.data_directories import DataDirectories, Ignore, no_note, noting
from kafkafmt.log.merging import expect_one_cluster
from kafkafmt.log.replica import Replica
from kafkafmt.segment.engine.opening import steps
from kafkafmt.segment.side_files.checkpoints import EpochEntry, read_leader_epoch_checkpoint
from kafkafmt.storage import names
from kafkafmt.storage.directories import Directories, Search, item_offset, to_place
from kafkafmt.storage.discovery import listed_segments
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.local import LocalTree, may_be_directory, may_be_file
from kafkafmt.storage.partition_log import holds_log
from kafkafmt.storage.safe_paths import expect_confined
from kafkafmt.storage.segment_file import Extent, SegmentFile


def after_swaps(
    items: list[Item], limits: Limits, ignore: Callable[[str, str], None]
) -> tuple[list[Item], int | None]:
    """Return the entries of a log directory as a broker's start leaves them, under their new names.

    And the offset up to which the cleaner wrote, which no checkpoint says yet; ``None`` without a
    swap. `ignore` is called with each segment that is left out, and why.
    """
    swaps = [item for item in _files(items) if item.name.endswith(names.SWAP)]
    if not swaps:
        return items, None
    placed = {item.path for item in to_place(_files(items))}
    is_placed = {item.path: item.path in placed for item in swaps}
    of_logs = [item for item in swaps if item.name.endswith(f"{names.LOG}{names.SWAP}")]
    logs = [item for item in of_logs if is_placed[item.path]]
    old = {item_offset(item) for item in _files(items) if item.name.endswith(names.LOG)}
    ends = {item.path: _end(item, limits) for item in logs}
    is_damaged = any(ends[item.path] is None and item_offset(item) in old for item in logs)
    for item in of_logs:
        if not is_placed[item.path]:
            ignore(item.path, "a segment that was being split when the broker died")
        elif is_damaged:
            ignore(item.path, "damaged; what it was to replace is still there")
    if is_damaged or not any(is_placed.values()):
        return [item for item in items if item.path not in is_placed], None
    first = min(map(item_offset, logs), default=2**63)
    end = max((ends[item.path] or item_offset(item) + 1 for item in logs), default=0)
    named = {item.name.removesuffix(names.SWAP) for item in swaps if is_placed[item.path]}
    kept = []
    for item in items:
        if item.path in is_placed:
            if is_placed[item.path]:
                kept.append(item._replace(name=item.name.removesuffix(names.SWAP)))
        elif not item.is_directory and first <= item_offset(item) < end:
            if item.name.endswith(names.LOG):
                ignore(item.path, "the cleaner had replaced it; a broker removes it when it starts")
        elif item.name not in named:
            kept.append(item)
    return kept, end if logs else None


def _files(items: Iterable[Item]) -> Iterable[Item]:
    return (
        item for item in items if not item.is_directory and names.base_offset(item.name) is not None
    )


def _end(item: Item, limits: Limits) -> int | None:
    """Return the offset after the last one of a segment; ``None`` if it is damaged."""
    segment = SegmentFile.at(item.path, base_offset=item_offset(item), size=item.size)
    policy = DamagePolicy(COLLECT, is_bounded=True)
    end = item_offset(item)
    try:
        with segment.open() as window:
            for batch in steps(window, Extent(segment), policy, limits):
                if batch is None or not batch.is_valid:
                    return None
                end = batch.last_offset + 1
    except OSError:
        return None
    return end


_SUFFIXES = "|".join(map(re.escape, (names.LOG, *names.SIDE_FILES)))
_NUMBERED = re.compile(rf"({names.BASE_OFFSET})({_SUFFIXES})")
_A_LOG = "partition's directory (<topic>-<number>)"
_OF_NO_BROKER = "no broker has a partition of this name; `kafkafmt records` reads the log"
OF_0_7 = "a segment of Kafka 0.7, which no broker since 0.8 reads; `kafkafmt records` does"


@dataclass(frozen=True)
class Copy(Replica):
    """A partition in one directory: its log, in regular segment files.

    Attributes:
        numbers: the offsets that the names of its segments and side files begin with, ascending.
        has_0_7: whether it has segments of Kafka 0.7, which are left out.
        swapped_end: the offset up to which the cleaner was putting segments in place, if it was.
        snapshot_end: the offset after the last one in its snapshots of the cluster's metadata.
    """

    topic: str
    partition: int
    data_directory: str = ""
    numbers: tuple[int, ...] = field(default=(), repr=False)
    has_0_7: bool = False
    swapped_end: int | None = None
    snapshot_end: int = 0

    def checkpoint(self, name: str) -> int | None:
        """Return the offset of the partition in a checkpoint file of the log directory."""
        offset = self.beside.offset(name, self)
        return None if offset is None or offset < 0 else offset

    @cached_property
    def noted_epochs(self) -> list[EpochEntry]:
        """Its ``leader-epoch-checkpoint``, also where batches refute it; none if unreadable."""
        path = f"{self.path}/{names.LEADER_EPOCHS}"
        found = self.beside.once(path, read_leader_epoch_checkpoint) or ()
        return sorted(found, key=lambda entry: entry.start_offset)

    @property
    def cleaned_end(self) -> int | None:
        """The end offset of the cleaned part; ``None`` if nothing shows it."""
        ends = (self.checkpoint(names.CLEANED), self.swapped_end)
        return max((end for end in ends if end is not None), default=None)

    def indexes_without_segment(self) -> list[tuple[int, str]]:
        """Return the indexes without a segment: the cleaner removes both together.

        Snapshots show no loss: a broker keeps that of its last stop, within a segment.
        """
        bases = {segment.base_offset for segment in self.segments}
        numbers = [number for number in self.numbers if number not in bases]
        paths = ((number, self.file(f"{number:020d}{names.INDEX}")) for number in numbers)
        return [(number, path) for number, path in paths if path is not None]

    def file(self, name: str) -> str | None:
        """Return the path of a file in it; ``None`` if the file is missing."""
        item = self.files.get(name)
        return item.path if item is not None and may_be_file(item.path) else None


def numbered_files(copies: Sequence[Copy], suffix: str) -> dict[int, list[tuple[str, int]]]:
    """Return the files with a suffix of all copies, the chosen one first, by offset.

    Those of another copy count as far as its log is the one of the chosen copy: up to the offset
    that comes with each.
    """
    files: dict[int, list[tuple[str, int]]] = {}
    for copy in copies:
        is_chosen = copy is copies[0]
        end = MAX_OFFSET + 1 if is_chosen else shared_end(copies[0], copy)
        for number in copy.numbers:
            path = copy.file(f"{number:020d}{suffix}")
            if path is not None and number <= end:
                files.setdefault(number, []).append((path, end))
    return files


@dataclass
class Sources:
    """The sources of a salvage.

    Attributes:
        named: the directories of partitions that are sources themselves.
        unlisted: of each partition without a copy, a directory that cannot be listed.
        of_0_7: of each partition, a directory that only has segments of Kafka 0.7.
        beside: what the log directories say of themselves; nothing is noted.
    """

    beside: DataDirectories
    partitions: dict[tuple[str, int], list[Copy]] = field(default_factory=dict)
    named: set[str] = field(default_factory=set)
    data_directories: list[str] = field(default_factory=list)
    unlisted: dict[tuple[str, int], str] = field(default_factory=dict)
    of_0_7: dict[tuple[str, int], str] = field(default_factory=dict)


def find_copies(sources: Collection[str], ignore: Ignore, limits: Limits) -> Sources:
    """Return the copies of all partitions in the sources, in the order of topic and partition."""
    found: defaultdict[tuple[str, int], list[Copy]] = defaultdict(list)
    result = Sources(DataDirectories(limits=limits, note=no_note))

    def ignore_file(path: str, reason: str) -> None:
        if not path.endswith(names.LOG):  # a segment is read; what the disk does not give is lost
            ignore(path, reason)

    beside = DataDirectories(limits=limits, note=noting(ignore_file))
    seen: set[tuple[str, str]] = set()
    empty: FileNotFoundError | None = None
    for source in sources:
        path = LocalTree().absolute(source)  # of what is in an archive
        search = _searched(source, path)
        listed = search.listings.items()
        logs = [path for path, items in listed if _is_named(path) and holds_log(items)]
        unlisted = [path for path in search.unreadable if _is_named(path)]
        result.named.add(path)
        above = {os.path.dirname(path) for path in (*logs, *unlisted)}
        for path, items in listed:
            if any(item.name == names.META_PROPERTIES and not item.is_directory for item in items):
                above.add(path)
        data = sorted(above)
        if not data:
            odd = [path for path, items in listed if _why_not(path, items) is _OF_NO_BROKER]
            why = f"{odd[0]}: {_OF_NO_BROKER}" if odd else f"{source}: holds no {_A_LOG}"
            empty = empty or FileNotFoundError(why)
            ignore(source, f"holds no {_A_LOG}")
            continue
        for directory in data:
            beside.read_checkpoints(directory)
        result.data_directories += data
        _ignore_others(search, {*logs, *data}, ignore)
        for path in (*logs, *unlisted):
            name = os.path.basename(path)
            log = os.path.realpath(path), name  # a link may have the name of another log
            if log in seen:
                continue
            seen.add(log)
            place = parse_directory_name(name)
            if isinstance(place, str):
                ignore(path, place)
            elif path in search.unreadable:
                result.unlisted[place[:2]] = path
            else:
                copy = make_copy(path, place, search.listings[path], beside, limits, ignore)
                if not copy.segments and copy.has_0_7:
                    result.of_0_7[place[:2]] = path
                found[place[:2]].append(copy)
    copies = [copy for of_one in found.values() for copy in of_one]
    expect_one_cluster("the sources are", copies, result.beside)
    result.partitions = {partition: found[partition] for partition in sorted(found)}
    if not result.partitions and not result.unlisted and empty is not None:
        raise empty
    if not result.partitions and not result.unlisted:
        raise FileNotFoundError(f"{', '.join(sources)}: holds no {_A_LOG}")
    return result


def _searched(source: str, path: str) -> Search:
    """Return the logs of a source as readers search it, with the logs set aside."""
    if LocalTree().kind(path) is None and not os.path.islink(path):
        raise FileNotFoundError(f"{source}: no such directory")
    if not may_be_directory(path):
        raise NotADirectoryError(f"{source}: expected a log directory or an archive, found a file")
    search = Search(abandoned=True)
    for _ in Directories(LocalTree(), None, search).below(path):
        pass  # the search keeps the listings
    search.expect_permission(
        item.path
        for items in search.listings.values()
        for item in items
        if not item.is_directory and not names.is_foreign(item.name)
    )
    return search


def _is_named(path: str) -> bool:
    return names.BROKER_LOG.fullmatch(os.path.basename(path)) is not None


def _why_not(path: str, items: Sequence[Item]) -> str:
    """Return the reason to pass over a directory; other readers may take its name for a log."""
    return (
        _OF_NO_BROKER
        if names.is_log(os.path.basename(path)) and holds_log(items)
        else f"not a {_A_LOG}"
    )


def _ignore_others(search: Search, used: Iterable[str], ignore: Ignore) -> None:
    """Name the directories without a log, and those not searched."""
    holds: set[str] = set()
    for path in used:
        while path not in holds:
            holds.add(path)
            path = os.path.dirname(path)
    for path in search.listings:
        if path not in holds and os.path.dirname(path) in holds:
            ignore(path, _why_not(path, search.listings[path]))
    for path, error in search.unreadable.items():
        ignore(path, f"cannot be listed: {error_reason(error)}")
    for path, why in search.not_searched:
        if not path.endswith(names.LOG):  # what is called like a segment is named with the segments
            ignore(path, why)


def _segments(items: list[Item], ignore: Ignore) -> Iterator[SegmentFile]:
    """Yield the regular segment files of a directory."""
    listed = {segment.path: segment for segment in listed_segments([items])}
    for item in items:
        if names.is_0_7(item.name):
            ignore(item.path, OF_0_7)
        if not item.name.endswith(names.LOG):
            continue
        segment = listed.get(item.path)
        if not names.is_segment(item.name) or (segment is not None and segment.base_offset is None):
            ignore(item.path, "not the name of a segment")
        elif segment is None or not may_be_file(segment.path):
            ignore(item.path, "not a regular file")
        else:
            if item.is_link:  # what cannot be read of it is lost, and this is why
                try:
                    expect_confined(segment.path)
                except OSError as error:
                    ignore(item.path, error_reason(error))
            yield segment


def parse_directory_name(name: str) -> tuple[str, int, str] | str:
    """Return topic, partition and state by a directory's name, or the reason not to use it."""
    match = names.BROKER_LOG.fullmatch(name)
    if (
        match is None
        or int(match["partition"]) > names.MAX_PARTITION
        or match["topic"] in (".", "..")
    ):
        return "not the name of a partition"
    return match["topic"], int(match["partition"]), match["state"] or names.CURRENT


def make_copy(
    path: str,
    place: tuple[str, int, str],
    items: list[Item],
    beside: DataDirectories,
    limits: Limits,
    ignore: Ignore,
) -> Copy:
    """Return the copy in a directory.

    ``place`` is its topic, the number of its partition, and its state; ``items`` are its entries,
    taken as a broker's start would leave them.
    """
    items, swapped_end = after_swaps(items, limits, ignore)
    named = [item.name for item in items]
    numbers = {int(found[1]) for found in map(_NUMBERED.fullmatch, named) if found}
    return Copy(
        path,
        *place,
        segments=tuple(_segments(items, ignore)),
        files={item.name: item for item in items if not item.is_directory},
        data_directory=os.path.dirname(path),
        numbers=tuple(sorted(number for number in numbers if number < 2**63)),
        beside=beside,
        limits=limits,
        has_0_7=any(map(names.is_0_7, named)),
        swapped_end=swapped_end,
        snapshot_end=max(
            (snapshot.end_offset for snapshot in map(parse_snapshot_name, named) if snapshot),
            default=0,
        ),
    )
