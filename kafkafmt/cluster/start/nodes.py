"""The data directories of brokers, and their assignments in the metadata log.

Strategy: data directories with one node id are one broker's, unless each of two clusters has its
metadata log among them; directories found by a search also need one cluster id. A directory without
a readable id belongs to the broker before it; if the metadata log registers its ``directory.id``
for another broker, it is that broker's. A broker recovers its metadata log from the first offset on
(``KafkaMetadataLog``), so nothing after the first damage in it counts, unless a snapshot has it.

Invariant: each directory is listed once, and counts once.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

import pyarrow as pa

from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.java import parse_integer
from kafkafmt._base.limits import Limits
from kafkafmt.cluster.metadata import ClusterImage, KnownTopic, known_topics, read_cluster
from kafkafmt.cluster.metadata_log import parse_snapshot_name
from kafkafmt.cluster.start.finding import ENDS, IDLE, OFFLINE
from kafkafmt.cluster.start.recovery import LoadedLog, LogState, records_from
from kafkafmt.log.copies import by_log
from kafkafmt.log.data_directories import DataDirectories, no_note, read_topic_id
from kafkafmt.log.policies import INDEX_INTERVAL, index_interval
from kafkafmt.log.replica import Replica
from kafkafmt.segment.engine.reference import RecordCounts
from kafkafmt.segment.side_files.checkpoints import offsets_by_partition
from kafkafmt.segment.side_files.properties import MetaProperties, read_meta_properties
from kafkafmt.segment.tables import arrow as pc
from kafkafmt.storage import names
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.directories import in_place
from kafkafmt.storage.discovery import listed_segments
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.names import CURRENT, META_PROPERTIES, METADATA_TOPIC, PARTITION_METADATA
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.resolve import is_remote, open_tree

_INDEX_CACHE = "remote-log-index-cache"
"""A directory of ``RemoteIndexCache``, which ``LogManager`` passes over."""
_ASIDE = re.compile(r"(\S+-\S+)\.\S+-(delete|future|stray)", re.ASCII)
"""``LocalLog.DELETE_DIR_PATTERN`` and those like it."""
UNASSIGNED = "AAAAAAAAAAAAAAAAAAAAAQ"
"""``DirectoryId.UNASSIGNED``: the broker says which directory has the partition."""
_NO_DIRECTORIES = ("AAAAAAAAAAAAAAAAAAAAAA", UNASSIGNED, "AAAAAAAAAAAAAAAAAAAAAg")
"""``DirectoryId``: lost, unassigned, migrating."""


class Placed(NamedTuple):
    """A partition in the metadata log: its replicas, the directory of each, and its leader."""

    topic: str | None
    replicas: Sequence[int]
    directories: Sequence[str]
    leader: int

    def assigned_directory(self, node_id: int | None) -> str | None:
        """Return the id of the directory assigned to a node's replica; ``None`` without one."""
        if node_id not in self.replicas:
            return None
        at = self.replicas.index(node_id)
        found = self.directories[at] if at < len(self.directories) else None
        return None if found in _NO_DIRECTORIES else found

    def unserved_in(self, node_id: int | None, there: Collection[str | None]) -> str | None:
        """Return the directory assigned to a node's replica, if it is not among ``there``.

        The partition has no leader then, where the metadata log does not know those either.
        """
        # A broker that was killed leads on, and assigns the log to where it is; one that stopped
        # cleanly led nothing any more, and is elected for logs in directories that it has.
        wanted = self.assigned_directory(node_id)
        return None if self.leader == node_id or wanted in there else wanted


@dataclass(frozen=True)
class Assignments:
    """The topics of a metadata log, and where their partitions are.

    Attributes:
        topics: by name.
        placed: partitions by topic id and number.
        registered: the ids of the data directories of each broker (KIP-858).
        rank: epoch and offset of its last record; of two logs of a quorum, the greater one counts.
    """

    topics: Mapping[str, KnownTopic] = field(default_factory=dict)
    placed: Mapping[tuple[str, int], Placed] = field(default_factory=dict)
    registered: Mapping[int, Sequence[str]] = field(default_factory=dict)
    rank: tuple[int, int] = (-1, -1)

    @classmethod
    def of(cls, image: ClusterImage, topics: Collection[str] | None = None) -> Assignments:
        """Return those of an image, with the partitions of some topics, or of all."""
        rows = image.partitions
        if topics is not None:
            rows = rows.filter(pc.is_in(rows["topic"], value_set=pa.array([*topics], pa.string())))
        placed = {
            (row["topicId"], row["partition"]): Placed(
                row["topic"], row["replicas"], row["directories"] or (), row["leader"]
            )
            for row in rows.to_pylist()
        }
        registered = {row["brokerId"]: row["logDirs"] for row in image.brokers.to_pylist()}
        return cls(known_topics(image), placed, registered, (image.epoch or 0, image.offset or 0))

    def index_interval(self, topic: str) -> int:
        """Return the bytes between two entries of a topic's offset indexes."""
        known = self.topics.get(topic)
        interval = None if known is None else index_interval(known.settings)
        return INDEX_INTERVAL if interval is None else interval


def parsed_name(name: str) -> tuple[str, int, str] | None:
    """Return topic, partition and state of a directory (``LocalLog.parseTopicPartitionName``).

    ``None``: a broker ends at it.
    """
    state, aside = CURRENT, _ASIDE.fullmatch(name)
    if aside is not None:
        name, state = aside.groups()
    topic, separator, digits = name.rpartition("-")
    # Java takes the digits of any script.
    digits = "".join(str(int(digit)) if digit.isdecimal() else digit for digit in digits)
    partition = parse_integer(digits, 32)
    return (topic, partition, state) if separator and topic and partition is not None else None


@dataclass(frozen=True, eq=False)
class LogDirectory:
    """The directory of a log in a data directory."""

    item: Item
    topic: str
    partition: int
    state: str
    above: BrokerDirectory

    @property
    def path(self) -> str:
        """The path of the directory."""
        return self.item.path

    @property
    def place(self) -> tuple[str, int]:
        """Topic and partition."""
        return self.topic, self.partition

    @cached_property
    def files(self) -> dict[str, Item]:
        """Its files by name, with swap files under their final names."""
        items = [item for item in self.above.listed(self.path) if not item.is_directory]
        return {item.name: item for item in in_place(items)}

    @cached_property
    def topic_id(self) -> str | None:
        """The id of its topic; ``None`` without a readable ``partition.metadata``."""
        if PARTITION_METADATA not in self.files:
            return None
        return self.above.beside.once(self.files[PARTITION_METADATA].path, read_topic_id)

    @cached_property
    def log(self) -> PartitionLog:
        """The log with its segments."""
        items = self.above.listed(self.path)
        segments = listed_segments(
            [items], open_tree(self.path, self.above.storage), self.above.storage
        )
        kept = tuple(segment for segment in segments if names.is_plain_segment(segment.name))
        return PartitionLog(
            self.path,
            self.topic,
            self.partition,
            self.state,
            kept,
            self.files,
            data_directory=self.above.path,
            storage=self.above.storage,
        )


@dataclass(frozen=True, eq=False)
class BrokerDirectory:
    """A data directory, as it was listed.

    Attributes:
        is_given: whether a caller named it, and did not only find it in another directory.
    """

    path: str
    items: tuple[Item, ...]
    storage: StorageOptions
    limits: Limits
    is_given: bool = True
    _listings: Mapping[str, list[Item]] = field(default_factory=dict, repr=False)

    @cached_property
    def beside(self) -> DataDirectories:
        """What its small files say."""
        return DataDirectories(self.storage, self.limits, no_note)

    @cached_property
    def meta(self) -> MetaProperties | None:
        """Its ``meta.properties``; ``None`` where they are missing or cannot be read."""
        item = self.files.get(META_PROPERTIES)
        return None if item is None else self.beside.once(item.path, read_meta_properties)

    @property
    def meta_error(self) -> KafkaFormatError | OSError | None:
        """Why ``meta.properties`` cannot be read; a link to nothing does not count."""
        item = self.files.get(META_PROPERTIES)
        error = None if item is None else self.beside.reason(item.path)
        return None if self.meta or isinstance(error, FileNotFoundError) else error

    @property
    def node_id(self) -> int | None:
        """By ``meta.properties``."""
        return None if self.meta is None else self.meta.node_id

    @property
    def cluster_id(self) -> str | None:
        """By ``meta.properties``; ``None`` for an empty one, too."""
        return None if self.meta is None else self.meta.cluster_id or None

    @property
    def directory_id(self) -> str | None:
        """Its ``directory.id`` as Kafka prints it."""
        return None if self.meta is None else self.meta.directory

    @cached_property
    def files(self) -> dict[str, Item]:
        """Its files by name."""
        return {item.name: item for item in self.items if not item.is_directory}

    @property
    def is_clean(self) -> bool:
        """Whether the broker stopped cleanly (``CleanShutdownFileHandler``)."""
        return names.CLEAN_SHUTDOWN in self.files

    @cached_property
    def metadata_log(self) -> LogDirectory | None:
        """The directory of the metadata log in it."""
        found = (log for log in self._every_log if log.item.name == names.METADATA_LOG)
        return next(found, None)

    @cached_property
    def logs(self) -> list[LogDirectory]:
        """The directories of logs loaded by ``LogManager``."""
        return [log for log in self._every_log if log.topic != METADATA_TOPIC]

    @cached_property
    def _every_log(self) -> list[LogDirectory]:
        found = []
        for item in self.items:
            name = parsed_name(item.name) if item.is_directory else None
            if name is not None:
                found.append(LogDirectory(item, *name, self))
        return found

    @property
    def refused_directories(self) -> Iterator[Item]:
        """The directories with a name refused by a broker."""
        for item in self.items:
            if item.is_directory and item.name != _INDEX_CACHE and parsed_name(item.name) is None:
                yield item

    def offsets(self, checkpoint: str) -> Mapping[tuple[str, int], int]:
        """Return the offsets of a checkpoint; none where it is missing or cannot be read."""
        item = self.files.get(checkpoint)
        return {} if item is None else self.beside.once(item.path, offsets_by_partition) or {}

    def fault(self, read: Callable[..., object], path: str) -> KafkaFormatError | OSError | None:
        """Return the error of a reader of one of its files; ``None`` where it reads it.

        A file that is gone has none: a broker that runs has deleted it, or a link leads nowhere.
        """
        try:
            read(path, limits=self.limits, storage_options=self.storage)
        except FileNotFoundError:
            return None
        except (KafkaFormatError, OSError) as error:
            return error
        return None

    def listed(self, path: str) -> list[Item]:
        """Return the entries of a directory in it; none where it cannot be listed."""
        known = self._listings.get(path)
        if known is not None:
            return known
        with suppress(OSError):
            return open_tree(path, self.storage).items(path)
        return []


@dataclass(frozen=True, eq=False)
class Node:
    """The data directories of one broker, in the given order.

    Attributes:
        assignments: of the newest metadata log; ``None`` without a readable one.
        quorum: the nodes of its cluster with a metadata log here, the newest of them first.
        reads_logs: whether segments are read; without that, no records are counted.
        decoded: as of :class:`~kafkafmt.cluster.start.recovery.LoadedLog`, of the logs so far.
    """

    directories: tuple[BrokerDirectory, ...]
    assignments: Assignments | None = None
    reads_logs: bool = True
    decoded: dict[str, tuple[int, RecordCounts]] = field(default_factory=dict)
    quorum: tuple[Node, ...] = ()

    @cached_property
    def node_id(self) -> int | None:
        """The node id of the first directory with one."""
        return next((each.node_id for each in self.directories if each.node_id is not None), None)

    def owner_id(self, directory: BrokerDirectory) -> int | None:
        """Return the id of the broker registered with a directory, else this node's own id."""
        known = {} if self.assignments is None else self.assignments.registered
        owners = [node for node, ids in known.items() if directory.directory_id in ids]
        return owners[0] if owners and self.node_id not in owners else self.node_id

    @cached_property
    def metadata_directory(self) -> BrokerDirectory | None:
        """The first directory with a metadata log."""
        return next((each for each in self.directories if each.metadata_log is not None), None)

    @property
    def metadata_log(self) -> LogDirectory | None:
        """Its own copy of the metadata log."""
        directory = self.metadata_directory
        return None if directory is None else directory.metadata_log

    @property
    def rank(self) -> tuple[int, int]:
        """Epoch and offset of the last record of its metadata log (KIP-595)."""
        return (-1, -1) if self.assignments is None else self.assignments.rank

    @property
    def cluster_id(self) -> str | None:
        """The cluster id of the first directory with one."""
        return next((each.cluster_id for each in self.directories if each.cluster_id), None)

    @property
    def is_kraft(self) -> bool:
        """Whether its files show a cluster without ZooKeeper."""
        return self.metadata_directory is not None or any(
            each.meta is not None and each.meta.version > 0 for each in self.directories
        )

    def consequence(self, directory: BrokerDirectory, scope: str = OFFLINE) -> str:
        """Return the consequence for the broker: it ends, is idle, or loses a data directory."""
        if scope == IDLE:
            return "a broker starts, and its partitions have no leader"
        is_last = len(self.directories) == 1 or directory is self.metadata_directory
        ends = scope == ENDS or is_last
        return "no broker starts" if ends else "the data directory goes offline"

    def loaded_end(self, log: LogDirectory) -> int | None:
        """Return the end of a log after loading; ``None`` if it is unknown."""
        if self.reads_logs:
            with suppress(KafkaFormatError, OSError):
                return LoadedLog(log.log, recovery_state(log, self), log.above.limits).end
        return None

    def records_in(self, log: LogDirectory, start: int = 0) -> int:
        """Count the records of a log from an offset on; 0 where no segment is read."""
        if self.reads_logs:
            with suppress(KafkaFormatError, OSError):
                limits = log.above.limits
                return sum(records_from(each, 0, limits, start) for each in log.log.segments)
        return 0

    def placed(self, log: LogDirectory) -> Placed | None:
        """Return the entry of the metadata log for a log, by its topic id."""
        if self.assignments is None or log.topic_id is None:
            return None
        return self.assignments.placed.get((log.topic_id, log.partition))


def recovery_state(log: LogDirectory, node: Node | None = None) -> LogState:
    """Return a log's recovery state at loading."""
    above = log.above
    known = Assignments() if node is None or node.assignments is None else node.assignments
    interval = known.index_interval(log.topic)
    if log.topic == METADATA_TOPIC:
        return LogState(False, 0, 0, interval)
    point = above.offsets(names.RECOVERY_POINT).get(log.place, 0)
    start = above.offsets(names.LOG_START).get(log.place, 0)
    return LogState(above.is_clean, point, start, interval)


def find_directories(
    paths: Iterable[str],
    limits: Limits,
    storage: StorageOptions,
    listings: Mapping[str, list[Item]],
    given: Iterable[str] | None = None,
) -> list[BrokerDirectory]:
    """Return the data directories among directories, each once."""
    found: dict[str, BrokerDirectory] = {}
    named = None if given is None else set(given)
    for path in paths:
        key = path if is_remote(path) else os.path.realpath(path)
        if key in found:
            continue
        items = listings[path] if path in listings else open_tree(path, storage).items(path)
        is_given = named is None or path in named
        found[key] = BrokerDirectory(path, tuple(items), storage, limits, is_given, listings)
    return list(found.values())


def group_by_node(directories: Sequence[BrokerDirectory], *, reads_logs: bool = True) -> list[Node]:
    """Group data directories by broker, and return the brokers."""
    groups: dict[object, list[BrokerDirectory]] = {}
    metadata = [each for each in directories if each.metadata_log is not None]
    clusters = {(each.node_id, each.cluster_id) for each in metadata}
    known = [each for each in directories if each.node_id is not None]
    last = known[0] if known else None
    for each in directories:
        last = each if each.node_id is not None else last
        owner = last or each
        several = len([node for node, _ in clusters if node == owner.node_id]) > 1
        cluster = owner.cluster_id if several or not owner.is_given else None
        groups.setdefault((owner.node_id, cluster), []).append(each)
    parts = (part for group in groups.values() for part in _copies(group))
    return _with_quorums(_joined([build_node(part, reads_logs=reads_logs) for part in parts]))


def build_node(directories: Iterable[BrokerDirectory], *, reads_logs: bool = True) -> Node:
    """Return one broker with all of these data directories."""
    node = Node(tuple(directories), None, reads_logs)
    return replace(node, assignments=_read_assignments(node)) if reads_logs else node


def _copies(group: list[BrokerDirectory]) -> Iterator[list[BrokerDirectory]]:
    """Yield the group, split where directories found by a search are copies of one another."""
    parts: list[list[BrokerDirectory]] = [[]]
    for each in group:
        ids = {other.directory_id for other in parts[-1]}
        is_copy = each.directory_id is not None and each.directory_id in ids
        if is_copy and not each.is_given:
            parts.append([])
        parts[-1].append(each)
    yield from parts


def _joined(nodes: list[Node]) -> list[Node]:
    """Return the nodes; one without a metadata log is joined to the owner of its directories."""
    owners = {
        directory_id: node
        for node in reversed(nodes)
        if node.assignments is not None and node.node_id is not None
        for directory_id in node.assignments.registered.get(node.node_id, ())
    }
    joined = {node: node.directories for node in nodes}
    for node in nodes:
        ids = [each.directory_id for each in node.directories if each.directory_id in owners]
        if node.metadata_directory is None and ids:
            joined[owners[ids[0] or ""]] += joined.pop(node)
    return [replace(node, directories=found) for node, found in joined.items()]


def _with_quorums(nodes: list[Node]) -> list[Node]:
    """Return the nodes, each with the newest metadata log of its cluster.

    A broker fetches that before loading its logs. Copies of one broker are of several moments, and
    the metadata logs of two clusters may have one id: none of them is used for another node.
    """
    quorums: dict[str | None, tuple[Node, ...]] = {}
    for cluster in {node.cluster_id for node in nodes} - {None}:
        same = [node for node in nodes if node.cluster_id == cluster]
        logs = [
            Replica.of(log.log, log.above.beside, log.above.limits)
            for log in (node.metadata_log for node in same)
            if log is not None
        ]
        are_nodes = len({node.node_id for node in same}) == len(same) > 1
        if are_nodes and logs and len(by_log(logs)) == 1:
            known = sorted(same, key=lambda node: node.rank, reverse=True)
            quorums[cluster] = tuple(node for node in known if node.metadata_log is not None)
    return [
        replace(node, assignments=quorum[0].assignments, quorum=quorum)
        if (quorum := quorums.get(node.cluster_id))
        else node
        for node in nodes
    ]


def _read_assignments(node: Node) -> Assignments | None:
    """Return the assignments of a node's metadata log after a broker has loaded it."""
    log = node.metadata_log
    if log is None:
        return None
    found = [snapshot for snapshot in map(parse_snapshot_name, log.files) if snapshot is not None]
    newest = max((snapshot.end_offset for snapshot in found), default=0)
    end = None
    with suppress(KafkaFormatError, OSError):
        end = LoadedLog(log.log, recovery_state(log), log.above.limits).end
    last = max(end or 0, newest) - 1
    if last < 0:
        return Assignments()
    try:
        image = read_cluster(
            log.path, limits=log.above.limits, storage_options=log.above.storage, as_of_offset=last
        )
    except (KafkaFormatError, OSError, ValueError):
        return None
    return Assignments.of(image)
