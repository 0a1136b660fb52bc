"""The copies of partitions in a source: directories of brokers, found by their names.

Strategy: a source is a broker's data directory, a directory that holds several of them, or the
directory of one partition. A copy is what one of them has of one partition. A partition may have
several copies: on several brokers, in several log directories, or as ``-future`` and ``-stray``
directories, which are used only if there is no directory in use.

Invariant: nothing in a source is written, and what is left out is reported with the reason. Only
names that Kafka accepts for topics become copies, so a name never leads out of the target.
"""

from __future__ import annotations

import os
import re
import stat
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from kafkafmt.limits import DEFAULT_LIMITS, Limits
from kafkafmt.log.copies import expect_one_cluster
from kafkafmt.log.data_directories import DataDirectories, no_note
from kafkafmt.log.replicas import Replica
from kafkafmt.state.metadata_log import snapshot_of
from kafkafmt.storage.discovery import segments_of
from kafkafmt.storage.local import LocalTree
from kafkafmt.storage.names import (
    BASE_OFFSET,
    BROKER_LOG,
    LOG,
    MAX_PARTITION,
    META_PROPERTIES,
    OF_DATA_DIRECTORY,
    SIDE_FILES,
    is_0_7,
    is_segment,
)
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import SegmentFile

_NUMBERED = re.compile(rf"({BASE_OFFSET})({'|'.join(map(re.escape, (LOG, *SIDE_FILES)))})")
_DEPTH = 4
"""Levels of directories around data directories, as ``kafka1/data`` of several brokers."""
_STATES = ("current", "future", "stray")
"""In the order of preference."""

Partition = tuple[str, int]
OF_0_7 = "a segment of Kafka 0.7, which no broker since 0.8 reads; `kafkafmt records` does"

Ignore = Callable[[str, str], None]
"""Notes a path that is left out, and why."""


@dataclass(frozen=True)
class Copy:
    """What one directory has of a partition.

    Attributes:
        path: absolute.
        data_directory: the log directory that it lies in.
        topic, partition: from its name.
        state: ``current``, ``future`` or ``stray``.
        segments: those with entries or without, in offset order.
        numbers: the offsets that the names of its segments and side files begin with, ascending.
        beside: what the broker notes of it.
        limits: bounds on the size of one entry.
        has_0_7: whether it has segments of Kafka 0.7, which are left out.
        snapshot_end: the offset after the last one in its snapshots of the cluster's metadata.
    """

    path: str
    data_directory: str
    topic: str
    partition: int
    state: str
    segments: tuple[SegmentFile, ...] = field(repr=False)
    numbers: tuple[int, ...] = field(repr=False)
    beside: DataDirectories = field(repr=False)
    limits: Limits = field(default=DEFAULT_LIMITS, repr=False)
    has_0_7: bool = False
    snapshot_end: int = 0

    @cached_property
    def replica(self) -> Replica:
        """As one of the copies of a log."""
        log = PartitionLog(self.path, self.topic, self.partition, segments=self.segments)
        return Replica(log, self.beside, self.limits)

    @property
    def size(self) -> int:
        """The bytes of its segments."""
        return sum(segment.size for segment in self.segments)

    def checkpoint(self, name: str) -> int | None:
        """The offset of the partition in a checkpoint file of the log directory."""
        offset = self.beside.offset(name, self.replica.log)
        return None if offset is None or offset < 0 else offset

    def file(self, name: str) -> str | None:
        """The path of a file in it; ``None`` if there is no such file."""
        path = os.path.join(self.path, name)
        return path if os.path.isfile(path) else None


@dataclass
class Sources:
    """What was found.

    Attributes:
        partitions: the copies of each partition, best first.
        data_directories: the log directories.
        unlisted: of each partition without a copy, a directory that cannot be listed.
        of_0_7: of each partition, a directory that only has segments of Kafka 0.7.
    """

    partitions: dict[Partition, list[Copy]] = field(default_factory=dict)
    data_directories: list[str] = field(default_factory=list)
    unlisted: dict[Partition, str] = field(default_factory=dict)
    of_0_7: dict[Partition, str] = field(default_factory=dict)


def find_copies(sources: Iterable[str], ignore: Ignore, limits: Limits = DEFAULT_LIMITS) -> Sources:
    """The copies of all partitions in the sources, in the order of topic and partition.

    Args:
        sources: paths of directories.
        ignore: called with each path that is left out, and why.
        limits: bounds on the size of the files beside the partitions.

    Raises:
        FileNotFoundError: a source does not exist, or holds no partition.
        NotADirectoryError: a source is not a directory.
        ValueError: the log directories are of several clusters.
    """
    found: dict[Partition, list[Copy]] = defaultdict(list)
    result = Sources()
    beside = DataDirectories(
        limits=limits, note=lambda path, error: ignore(path, f"cannot be read: {error}")
    )
    seen: set[str] = set()
    for source in sources:
        before = len(seen) + len(result.data_directories)
        for directory, names in _data_directories(source, ignore):
            beside.read_checkpoints(directory)
            result.data_directories.append(directory)
            for name in names:
                path = os.path.join(directory, name)
                real = os.path.realpath(path)
                if real in seen:
                    continue
                seen.add(real)
                place = _place(name)
                if isinstance(place, str):
                    ignore(path, place)
                    continue
                copy = copy_of(path, place, beside, limits, ignore)
                if copy is not None and not copy.segments and copy.has_0_7:
                    result.of_0_7[place[:2]] = path
                if copy is not None:
                    found[copy.topic, copy.partition].append(copy)
                else:
                    result.unlisted[place[:2]] = path
        if len(seen) + len(result.data_directories) == before:
            raise FileNotFoundError(f"{source}: holds no partition's directory (<topic>-<number>)")
    logs = [copy.replica.log for copies in found.values() for copy in copies]
    expect_one_cluster("the sources are", logs, DataDirectories(limits=limits, note=no_note))
    for partition in sorted(found):
        copies = found[partition]
        best = min(_STATES.index(copy.state) for copy in copies)
        for copy in copies:
            if _STATES.index(copy.state) != best:
                ignore(copy.path, f"{copy.state}: another directory of the partition is in use")
        result.partitions[partition] = [
            copy for copy in copies if _STATES.index(copy.state) == best
        ]
        result.unlisted.pop(partition, None)
    return result


def _data_directories(source: str, ignore: Ignore) -> Iterator[tuple[str, list[str]]]:
    """The log directories of a source, each with the names of the partitions' directories."""
    path = os.path.abspath(os.path.expanduser(source))
    if not os.path.lexists(path):
        raise FileNotFoundError(f"{source}: no such directory")
    if not os.path.isdir(path):
        raise NotADirectoryError(f"{source}: expected a log directory, found a file")
    parent, name = os.path.split(path)
    directories = _subdirectories(path, ignore)
    if _is_log(path):
        yield parent, [name]
        return
    yield from _within(path, directories, ignore, _DEPTH)


def _within(
    path: str, directories: list[str], ignore: Ignore, levels: int
) -> Iterator[tuple[str, list[str]]]:
    """The log directories in a directory, itself included, as many levels down."""
    partitions = _logs(path, directories)
    is_one = bool(partitions) or os.path.isfile(os.path.join(path, META_PROPERTIES))
    if is_one:
        yield path, partitions
    for directory in directories:
        if directory in partitions:
            continue
        below = os.path.join(path, directory)
        inside = _subdirectories(below, ignore)
        within = _logs(below, inside)
        if within or (not is_one and os.path.isfile(os.path.join(below, META_PROPERTIES))):
            yield below, within
        elif inside and levels and not is_one:
            yield from _within(below, inside, ignore, levels - 1)
        else:
            ignore(below, "not a partition's directory (<topic>-<number>)")


def _logs(path: str, directories: Iterable[str]) -> list[str]:
    """Those directories in a directory that are log directories."""
    return [name for name in directories if _is_log(os.path.join(path, name))]


def _is_log(path: str) -> bool:
    """Whether a directory is a log directory: a data directory may be called ``disk-1``, too."""
    if BROKER_LOG.fullmatch(os.path.basename(path)) is None:
        return False
    try:
        names = set(os.listdir(path))
    except OSError:
        return True  # what cannot be listed is named
    if names & OF_DATA_DIRECTORY:
        return False
    if any(map(_NUMBERED.fullmatch, names)):
        return True
    return not any(BROKER_LOG.fullmatch(name) for name in names)


def _subdirectories(path: str, ignore: Ignore) -> list[str]:
    try:
        found = sorted(os.listdir(path))
    except OSError as error:
        ignore(path, f"cannot be listed: {error.strerror or error}")
        return []
    return [name for name in found if _is_directory(os.path.join(path, name))]


def _is_directory(path: str) -> bool:
    """Whether it is a directory, or may be one by its name: listing it will say why it is not."""
    try:
        return stat.S_ISDIR(os.stat(path).st_mode)
    except OSError:
        return BROKER_LOG.fullmatch(os.path.basename(path)) is not None


def _segments(path: str, files: list[str], ignore: Ignore) -> Iterator[SegmentFile]:
    """The segments of a directory that are regular files."""
    if not any(map(is_segment, files)):
        return
    listed = {segment.path: segment for segment in segments_of([LocalTree().items(path)])}
    for file in files:
        if is_0_7(file):
            ignore(os.path.join(path, file), OF_0_7)
        if not file.endswith(LOG):
            continue
        segment = listed.get(os.path.join(path, file))
        if not is_segment(file) or (segment is not None and segment.base_offset is None):
            ignore(os.path.join(path, file), "not the name of a segment")
        elif segment is None or not os.path.isfile(segment.path):
            ignore(os.path.join(path, file), "not a regular file")
        else:
            yield segment


def _place(name: str) -> tuple[str, int, str] | str:
    """Topic, partition and state by the name of a directory; or why it is not used."""
    match = BROKER_LOG.fullmatch(name)
    if match is None or int(match["partition"]) > MAX_PARTITION or match["topic"] in (".", ".."):
        return "not the name of a partition"
    if match["state"] == "delete":
        return "delete: the topic was deleted"
    return match["topic"], int(match["partition"]), match["state"] or "current"


def copy_of(
    path: str,
    place: tuple[str, int, str],
    beside: DataDirectories,
    limits: Limits,
    ignore: Ignore,
) -> Copy | None:
    """The copy in a directory; ``None`` if it cannot be listed.

    ``place`` is its topic, the number of its partition, and its state.
    """
    try:
        files = sorted(os.listdir(path))
    except OSError as error:
        ignore(path, f"cannot be listed: {error.strerror or error}")
        return None
    segments = list(_segments(path, files, ignore))
    numbers = {int(found[1]) for found in map(_NUMBERED.fullmatch, files) if found}
    return Copy(
        path,
        os.path.dirname(path),
        *place,
        tuple(segments),
        tuple(sorted(number for number in numbers if number < 2**63)),
        beside,
        limits,
        any(map(is_0_7, files)),
        max((snapshot.end_offset for snapshot in map(snapshot_of, files) if snapshot), default=0),
    )
