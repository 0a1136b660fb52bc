"""A deleted topic: its directories, its choice among topics of its name, and its former cluster.

Invariant: a directory belongs to the topic by the id in it; without one it counts only if one topic
of the name was deleted. The topic's former data have the ids of the brokers that take it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from kafkafmt._base.arguments import nearest
from kafkafmt._base.limits import Limits
from kafkafmt._base.moments import iso_text
from kafkafmt.repair.rescue.metadata_copy import read_copies
from kafkafmt.repair.rescue.metadata_history import MetadataHistory, Topic, history_of
from kafkafmt.repair.rescue.nodes import (
    DELETE,
    STRAY,
    DataDirectory,
    PartitionDirectory,
    Place,
    RescueError,
    find_nodes,
    one_cluster,
    partitions_of,
)
from kafkafmt.repair.rescue.report import RescueReport
from kafkafmt.repair.rescue.topics import read_copies_of, with_ids
from kafkafmt.storage.names import CURRENT

_OF_ITS_CLUSTER = (
    "follower.replication.throttled.replicas",
    "leader.replication.throttled.replicas",
    "remote.storage.enable",
)
"""Settings that name brokers of their cluster, or need its remote storage."""
_OF_BROKERS = ("replicas", "isr", "elr", "lastKnownElr")
"""The fields of a partition that name brokers."""


@dataclass(frozen=True)
class FormerCluster:
    """The cluster of a deleted topic.

    Attributes:
        history: of its metadata log; without records where no copy is usable.
        brokers: for its brokers, those here, by id; ``None`` where it is the same cluster.
    """

    nodes: Sequence[DataDirectory]
    history: MetadataHistory
    brokers: Mapping[int, int] | None = None

    @classmethod
    def elsewhere(
        cls,
        sources: Iterable[str],
        brokers: Mapping[int, int],
        report: RescueReport,
        limits: Limits,
    ) -> FormerCluster:
        """Another cluster, by its data directories.

        Raises:
            FileNotFoundError: a source does not exist, or holds no data directory.
            RescueError: the sources are of several clusters.
        """
        nodes = find_nodes(sources, report.ignore, limits)
        cluster = one_cluster(nodes, report.ignore)
        nodes = [node for node in nodes if node.cluster_id in (cluster, None)]
        copies = [copy for copy in read_copies(nodes, limits) if copy.end_offset]
        history = history_of(copies[0], limits) if copies else MetadataHistory()
        return cls(nodes, history, brokers)

    @property
    def is_elsewhere(self) -> bool:
        """Whether it is another cluster."""
        return self.brokers is not None

    def topic(self, topic_id: str, report: RescueReport) -> Topic | None:
        """Return the topic one record before its removal, or elsewhere; ``None``: unknown."""
        history = self.history
        known = history.removed.get(topic_id)
        if self.brokers is not None and topic_id in history.topic_names:
            known = history.topic(topic_id)
        if self.brokers is None or known is None:
            return known
        left_out = sorted(known.configs.keys() & {*_OF_ITS_CLUSTER})
        report.doubtful += [
            f"{name}={known.configs[name]} of topic {known.name} is left out: it is of the other"
            " cluster"
            for name in left_out
        ]
        partitions = {
            number: {**row, **{name: self._here(row[name]) for name in _OF_BROKERS}}
            for number, row in known.partitions.items()
        }
        configs = {name: value for name, value in known.configs.items() if name not in left_out}
        return replace(known, partitions=partitions, configs=configs)

    def _here(self, replicas: Iterable[int]) -> list[int]:
        brokers = self.brokers or {}
        return list(dict.fromkeys(brokers[replica] for replica in replicas if replica in brokers))


def directories_of_deleted(
    origin: FormerCluster, name: str, topic_id: str | None, report: RescueReport, limits: Limits
) -> list[Place]:
    """Return the directories of a deleted topic; its id is needed where several had the name.

    Raises:
        RescueError: the disks have none, or those of several topics.
    """
    history = origin.history
    removed = {topic.topic_id for topic in history.removed.values() if topic.name == name}
    candidates = {topic_id} if topic_id else removed
    directories = [
        (node, directory)
        for node, directory in partitions_of(origin.nodes)
        if directory.is_of(name) and _is_left(directory, origin)
    ]
    if len(candidates) == 1:
        directories = with_ids(directories, {name: str(*candidates)}, report)
    chosen: list[Place] = []
    for node, directory in directories:
        if directory.topic_id is None:
            report.doubtful.append(
                f"{directory.path} has no readable partition.metadata, so its topic id is unknown:"
                " it is not used"
            )
        elif not directory.is_cut or directory.topic_id in {*removed, topic_id}:
            chosen.append((node, directory))
    ids = {str(directory.topic_id) for _, directory in chosen}
    if topic_id is not None:
        chosen = [(node, directory) for node, directory in chosen if directory.topic_id == topic_id]
    if not chosen:
        if name in history.topics and not removed and not origin.is_elsewhere:
            raise RescueError(f"topic {name} is there; no deleted one has its name")
        others = {each.topic for _, each in partitions_of(origin.nodes) if _is_left(each, origin)}
        near = None if name in others else nearest(name, others)
        raise RescueError(
            f"no directory of a deleted topic {name}"
            + (f" with the id {topic_id}" if topic_id else "")
            + f" is on these disks{'; its ids are ' + ', '.join(sorted(ids)) if ids else ''}"
            + ("." if near is None else f"; did you mean {near!r}?")
            + " Brokers erase them a minute after the deletion, or after their next start"
        )
    if topic_id is None and len(ids) > 1:
        lines = [_described(id_, chosen, origin, report, limits) for id_ in sorted(ids)]
        raise RescueError(
            f"{len(ids)} deleted topics were called {name}; say which one with --topic-id:\n"
            + "\n".join(lines)
        )
    return chosen


def _is_left(directory: PartitionDirectory, origin: FormerCluster) -> bool:
    """Return whether a directory may be of the deleted topic, by its state.

    A broker that did not run at the deletion still has it under the topic's own name.
    """
    if directory.state == CURRENT and not origin.is_elsewhere:
        known = origin.history.topic_names
        return directory.topic_id is not None and directory.topic_id not in known
    return directory.state in (DELETE, STRAY, CURRENT)


def _described(
    topic_id: str,
    found: list[Place],
    origin: FormerCluster,
    report: RescueReport,
    limits: Limits,
) -> str:
    """Describe one of several topics of a name."""
    copies = read_copies_of(
        [(node, directory) for node, directory in found if directory.topic_id == topic_id],
        report,
        limits,
    )
    logs = [copy.log for several in copies.values() for copy in several]
    best = [several[0].log for several in copies.values()]
    offsets = sum(log.end_offset - log.start_offset for log in best)
    size = sum(log.size_in_bytes for log in best)
    last = max((log.last_timestamp for log in logs if log.last_timestamp), default=None)
    known = origin.history.removed.get(topic_id)
    removed = f", removed {_time(known.removed_at)}" if known else ""
    return (
        f"  {topic_id}: {len(copies)} partitions, {offsets} offsets, {size} bytes, last written"
        f" {_time(last)}{removed}"
    )


def _time(milliseconds: int | None) -> str:
    if milliseconds is None:
        return "unknown"
    moment = iso_text(milliseconds)
    return str(milliseconds) if moment is None else f"{moment[:10]} {moment[11:19]}Z"
