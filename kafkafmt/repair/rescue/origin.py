"""The cluster that had a topic before: the one that is rescued, or another one.

Invariant: what is known of the topic has the ids of the brokers that take it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from kafkafmt._base.limits import Limits
from kafkafmt.repair.rescue.metadata_copy import read_copies
from kafkafmt.repair.rescue.metadata_history import MetadataHistory, Topic, history_of
from kafkafmt.repair.rescue.nodes import DataDirectory, find_nodes, one_cluster
from kafkafmt.repair.rescue.report import RescueReport

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
    """Where a topic was.

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
        """The topic one record before its removal, or as it is elsewhere; ``None``: unknown."""
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
