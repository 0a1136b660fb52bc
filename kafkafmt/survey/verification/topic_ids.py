"""The ids of topics: in ``partition.metadata``, and in the cluster's metadata log.

Strategy: if the metadata log is among the logs, it says which id each topic has; otherwise all
partitions of a topic must agree. A broker sets a log aside as ``-stray`` if its id is another one,
or is missing.

Invariant: a metadata log that cannot be read proves nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress

from kafkafmt._base.errors import KafkaFormatError, reason_of
from kafkafmt._base.limits import Limits
from kafkafmt.cluster.metadata import KnownTopic, cluster_image, known_topics
from kafkafmt.cluster.metadata_log import TOPIC
from kafkafmt.log.copies import of_one_log
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.log.replica import Replica
from kafkafmt.storage import names
from kafkafmt.storage.names import PARTITION_METADATA
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.survey.verification.finding import (
    CHECKPOINT_MISMATCH,
    DAMAGE,
    WARNING,
    Finding,
    of_log,
)


class KnownTopics:
    """The topics of each cluster by its metadata log; none where there is none to be read.

    Clusters may have one id, which set-ups of containers often fix. So the records of their
    metadata logs tell them apart, and a data directory is of the cluster whose log it has.
    """

    def __init__(
        self, logs: Iterable[PartitionLog], directories: DataDirectories, limits: Limits
    ) -> None:
        self._directories = directories
        self._topics: list[dict[str, KnownTopic]] = []
        self._at: dict[str | None, int] = {}  # by data directory
        self._of_id: dict[str | None, set[int]] = {}
        found: dict[str | None, list[Replica]] = {}
        for log in logs:
            is_current = log.topic == TOPIC and log.state == names.CURRENT
            if is_current and log.is_whole and log.segments:
                copy = Replica(log, directories, limits)
                found.setdefault(directories.cluster_id(log), []).append(copy)
        for cluster, same in found.items():
            for copies in of_one_log(same):
                paths, storage = [copy.log.path for copy in copies], copies[0].log.storage
                with suppress(KafkaFormatError, OSError, ValueError):
                    image = cluster_image(paths, limits=limits, storage_options=storage)
                    self._of_id.setdefault(cluster, set()).add(len(self._topics))
                    self._at |= {copy.log.data_directory: len(self._topics) for copy in copies}
                    self._topics.append(known_topics(image))

    def cluster_of(self, log: PartitionLog) -> int | str | None:
        """What tells the cluster of a log: the number of its metadata log, or the cluster's id.

        Where a data directory names no cluster, the only one counts. Version 0 of its
        ``meta.properties`` is that of a cluster with ZooKeeper, which has no metadata log.
        """
        cluster = self._directories.cluster_id(log)
        meta = self._directories.meta(log.data_directory or "")
        if meta is not None and meta.version == 0:
            return cluster
        if log.data_directory in self._at:
            return self._at[log.data_directory]
        known = self._of_id.get(cluster, set())
        if not known and (cluster is None or None in self._of_id):
            known = set(range(len(self._topics)))
        return next(iter(known)) if len(known) == 1 else cluster

    def of(self, log: PartitionLog) -> Mapping[str, KnownTopic]:
        """The topics of the cluster that a log is of."""
        cluster = self.cluster_of(log)
        return self._topics[cluster] if isinstance(cluster, int) else {}


def of_topic_ids(
    logs: Iterable[PartitionLog], directories: DataDirectories, known: KnownTopics
) -> Iterator[Finding]:
    """The logs whose topic id is missing, cannot be read, or is another one."""
    listed = [
        log
        for log in logs
        if log.state == names.CURRENT and log.is_whole and log.copied is None  # a tier has no file
    ]
    ids = {log.path: directories.topic_id(log) for log in listed}
    votes: dict[tuple[str, int | str | None], Counter[str]] = {}
    for log in listed:
        topic_id = ids[log.path]
        if log.topic is not None and topic_id is not None:
            same = votes.setdefault((log.topic, known.cluster_of(log)), Counter())
            same[topic_id] += 1
    for log in listed:
        topic_id = ids[log.path]
        path = f"{log.path}/{PARTITION_METADATA}"
        if log.topic is None:
            continue
        error = directories.reason(path)
        if error is not None:
            message = f"cannot be read: {reason_of(error)}"
            yield of_log(log, DAMAGE, CHECKPOINT_MISMATCH, path, message)
        elif topic_id is None:
            meta = directories.meta(log.data_directory or "")
            if known.of(log) or (meta is not None and meta.version > 0):  # one without ZooKeeper
                message = (
                    "is missing: a broker sets the log aside as stray, and serves nothing of it"
                )
                yield of_log(log, WARNING, CHECKPOINT_MISMATCH, path, message)
        else:
            topic = known.of(log).get(log.topic)
            expected = None if topic is None else topic.topic_id
            same = votes[log.topic, known.cluster_of(log)]
            if expected is None and len(same) > 1:
                expected = same.most_common(1)[0][0]
            if expected is not None and expected != topic_id:
                yield of_log(
                    log,
                    DAMAGE,
                    CHECKPOINT_MISMATCH,
                    path,
                    f"topic id {topic_id}, expected {expected}: a broker sets the log aside",
                )
