"""The nodes of a cluster, as their data directories show them.

Strategy: a source is a data directory (it has a ``meta.properties`` or directories of partitions),
or a directory that holds some. What a broker made of a partition is in the name of its directory
(``LocalLog.logDeleteDirName``, ``logStrayDirName``, ``logFutureDirName``).

Invariant: nothing is written. A name of a topic is one that Kafka accepts, so it leads nowhere
else; a directory that belongs to no node or partition is left out, and reported.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain

from kafkafmt._base.errors import KafkaFormatError, error_reason, located_reason
from kafkafmt._base.java import random_uuid_text
from kafkafmt._base.limits import Limits
from kafkafmt.log.data_directories import DataDirectories, Ignore, noting
from kafkafmt.repair.salvage.copies import parse_directory_name
from kafkafmt.segment.side_files.properties import read_meta_properties
from kafkafmt.storage import names
from kafkafmt.storage.directories import Search
from kafkafmt.storage.errors import is_refused
from kafkafmt.storage.local import LocalTree, may_be_directory, may_be_file, refusal
from kafkafmt.storage.new_file import name_of_partial
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.safe_paths import expect_confined, listed

REPORT = "rescue.json"
_LONGEST_NAME = 255
"""Bytes of a directory's name; the topic is cut to fit (``LocalLog.logDirNameWithSuffixCap``)."""
_DEPTH = 3
"""How many directories may lie above a data directory, the source included."""


class RescueError(ValueError):
    """A rescue is refused, or needs an answer first; nothing was written."""

    __module__ = "kafkafmt.repair.rescue"


@dataclass(frozen=True, eq=False)
class DataDirectory:
    """A data directory of a node, with the directories of partitions in it."""

    path: str
    node_id: int
    cluster_id: str | None
    directory_id: str | None
    version: int
    partitions: list[PartitionDirectory] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The last part of the path."""
        return os.path.basename(self.path)

    @property
    def has_logs(self) -> bool:
        """Whether it has partitions, the metadata log apart."""
        return any(partition.topic != names.METADATA_TOPIC for partition in self.partitions)

    @property
    def metadata_log(self) -> str | None:
        """The directory of the metadata log in it; ``None`` without one."""
        path = os.path.join(self.path, names.METADATA_LOG)
        return path if may_be_directory(path) else None


@dataclass(frozen=True, eq=False)
class PartitionDirectory(PartitionLog):
    """A partition in one data directory; its files are not listed.

    Attributes:
        topic: from the name; of a name of 255 bytes, perhaps without its end.
        topic_id: from ``partition.metadata``; ``None`` without a readable one.
        has_id: whether its own file says the id; otherwise its name does.
        data: the data directory that it lies in.
    """

    topic: str
    partition: int
    topic_id: str | None = None
    log_start: int | None = None
    has_id: bool = True
    data: DataDirectory = field(kw_only=True, repr=False)

    @property
    def name(self) -> str:
        """The last part of the path."""
        return os.path.basename(self.path)

    @property
    def is_cut(self) -> bool:
        """Whether the topic may lack its end."""
        return self.state != names.CURRENT and len(self.name) == _LONGEST_NAME

    def may_belong_to(self, topic: str) -> bool:
        """Return whether it may be of this topic, by its name."""
        return topic == self.topic or (self.is_cut and topic.startswith(self.topic))


def partition_directories(nodes: Iterable[DataDirectory]) -> Iterator[PartitionDirectory]:
    """Return the directories of partitions."""
    return chain.from_iterable(node.partitions for node in nodes)


def in_use(
    nodes: Sequence[DataDirectory],
    states: Collection[str] = (names.CURRENT,),
    may_be_last: Callable[[PartitionDirectory], bool] | None = None,
) -> list[PartitionDirectory]:
    """Return the directories of partitions in some states.

    The target of an unfinished move counts if the broker has no other directory of the partition
    (KIP-113): the disk with the source is lost. With ``may_be_last``, so does one set aside or
    being deleted, as after a move.
    """
    every = [each for each in partition_directories(nodes) if each.topic != names.METADATA_TOPIC]
    found = [each for each in every if each.state in states]
    there = {(each.data.node_id, each.place) for each in found}
    return found + [
        each
        for each in every
        if each.state not in states
        and (each.data.node_id, each.place) not in there
        and (each.state == names.FUTURE or (may_be_last and may_be_last(each)))
    ]


def segments_in(directory: str) -> list[str]:
    """Return the paths of the segments in the directory of a partition, in offset order."""
    files = filter(names.is_plain_segment, listed(directory))
    return [path for name in files if may_be_file(path := os.path.join(directory, name))]


def is_topic_name(text: str) -> bool:
    """Return whether Kafka accepts the name of a topic (``Topic.validate``)."""
    return parse_directory_name(f"{text}-0") == (text, 0, names.CURRENT)


def find_nodes(sources: Iterable[str], ignore: Ignore, limits: Limits) -> list[DataDirectory]:
    """Return the data directories in the sources, by node and path.

    Raises:
        FileNotFoundError: a source does not exist, or holds no data directory.
        OSError: a source is a file, or cannot be listed.
        RescueError: two directories have the same id.
    """
    found: dict[str, DataDirectory] = {}
    for source in sources:
        path = os.path.abspath(os.path.expanduser(source))
        if LocalTree().kind(path) is None:
            raise FileNotFoundError(f"{source}: no such directory")
        if not may_be_directory(path):
            raise NotADirectoryError(
                f"{source}: expected a directory of nodes, found a file; unpack an archive first:"
                " the steps change the directories in it"
            )
        before, ignored = len(found), list[str]()

        def noted(at: str, reason: str, ignored: list[str] = ignored) -> None:
            ignored.append(f"{at}: {reason}")
            ignore(at, reason)

        for directory in _data_directories(path, _DEPTH, noted):
            _expect_permission(directory)
            read = _data_directory(directory, noted, limits)
            if read is not None:
                found[os.path.realpath(directory)] = read
        if len(found) == before:
            why = f" ({'; '.join(ignored)})" if ignored else ""
            raise FileNotFoundError(
                f"{source}: holds no data directory of a node (with {names.META_PROPERTIES}){why}"
            )
    nodes = sorted(found.values(), key=lambda node: (node.node_id, node.path))
    _check_ids(nodes)
    return nodes


def _expect_permission(directory: str) -> None:
    """Raise RefusedError if this user may not read a log or a file of a data directory."""
    search, files = Search(), list[str]()
    for path in (os.path.join(directory, name) for name in sorted(os.listdir(directory))):
        try:
            if os.path.isfile(path) and (error := refusal(path)):
                search.unreadable[path] = error
            elif os.path.isdir(path):
                files += [os.path.join(path, name) for name in os.listdir(path)]
        except OSError as failure:  # that of a broken disk is named where the log is read
            search.unreadable[path] = failure
    search.expect_permission(files)


def _check_ids(nodes: Iterable[DataDirectory]) -> None:
    known: dict[str, str] = {}
    for node in nodes:
        if node.directory_id is None:
            continue
        other = known.setdefault(node.directory_id, node.path)
        if other != node.path:
            raise RescueError(
                f"{node.path} and {other} have the same directory.id {node.directory_id}: one is a"
                " copy of the other; name only the one that counts"
            )


def one_cluster(nodes: Collection[DataDirectory], ignore: Ignore) -> str:
    """Return the id of the partitions' cluster; a new one for brokers before Kafka 2.4.

    A controller that was formatted again has another id and nothing in it: it is left out.

    Raises:
        RescueError: directories with partitions are of two clusters, or lack an id that Kafka has
            written since.
    """
    by_id: dict[str, list[str]] = {}
    empty: dict[str, list[str]] = {}
    for node in nodes:
        if node.cluster_id is None:
            continue
        (by_id if node.has_logs else empty).setdefault(node.cluster_id, []).append(node.path)
    chosen = by_id or empty
    is_before_kraft = all(node.version == 0 and node.metadata_log is None for node in nodes)
    if not chosen and is_before_kraft:  # KAFKA-7335
        return random_uuid_text()
    if not chosen:
        raise RescueError(f"no {names.META_PROPERTIES} in the sources has a cluster.id")
    if len(chosen) > 1:
        raise RescueError(
            "the sources are of several clusters: "
            + "; ".join(f"{name}: {', '.join(paths)}" for name, paths in sorted(chosen.items()))
            + "; give the directories of one"
        )
    (cluster,) = chosen
    for other, paths in sorted(empty.items()):
        if other != cluster:
            for path in paths:
                ignore(path, f"cluster.id {other} is not {cluster}, and it has no partition")
    return cluster


def _data_directories(path: str, depth: int, ignore: Ignore) -> Iterator[str]:
    try:
        entries = listed(path)
    except OSError as error:
        if depth == _DEPTH:
            raise
        ignore(path, f"cannot be listed: {error_reason(error)}")
        return
    if names.META_PROPERTIES in entries:
        yield path
        return
    if REPORT in entries or name_of_partial(os.path.basename(path)) is not None:
        ignore(path, "what an earlier rescue wrote: no node has run on it")
        return
    if names.PARTITION_METADATA in entries:
        ignore(
            path, f"a partition, but no {names.META_PROPERTIES} beside it: whose it is is unknown"
        )
        return
    for name in entries:
        below = os.path.join(path, name)
        if depth > 0 and may_be_directory(below) and not os.path.islink(below):
            yield from _data_directories(below, depth - 1, ignore)


def _data_directory(path: str, ignore: Ignore, limits: Limits) -> DataDirectory | None:
    file = os.path.join(path, names.META_PROPERTIES)
    try:
        meta = read_meta_properties(file, limits=limits)
    except (KafkaFormatError, OSError) as error:
        if is_refused(error):
            raise
        ignore(path, f"no readable {names.META_PROPERTIES}: {located_reason(error)}")
        return None
    if meta.node_id is None:
        ignore(path, f"{names.META_PROPERTIES} has no node.id and no broker.id")
        return None
    ids = meta.node_id, meta.cluster_id or None, meta.directory
    data = DataDirectory(path, *ids, meta.version)
    beside = DataDirectories(None, limits, noting(ignore))
    for name in listed(path):
        below = os.path.join(path, name)
        if names.BROKER_LOG.fullmatch(name) is None or not may_be_directory(below):
            continue
        place = parse_directory_name(name)
        try:
            expect_confined(below)
        except OSError as error:
            place = error_reason(error)
        if isinstance(place, str):
            ignore(below, place)
            continue
        log = PartitionDirectory(below, *place, data_directory=path, data=data)
        known = replace(log, topic_id=beside.topic_id(log), log_start=beside.log_start(log))
        data.partitions.append(known)
    return data
