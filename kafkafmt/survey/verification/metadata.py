"""Findings of KRaft's metadata: snapshots, the state of the quorum, and the ids of topics.

Strategy: a snapshot (``<20 digits>-<10 digits>.checkpoint``) has the format of a segment, so the
engine that reads segments checks it. A controller renames it when it is complete, so one that ends
early is damage and no tail. The metadata log, if it is there, has the id of each topic; otherwise
all partitions of a topic must agree. A broker sets a log aside as ``-stray`` if its id is another
one, or is missing.

Invariant: a snapshot without findings is one that ``read_cluster`` uses. A metadata log that cannot
be read proves nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress

from kafkafmt._base.errors import KafkaFormatError, error_reason
from kafkafmt._base.limits import Limits
from kafkafmt.cluster.internal_topics import InternalQuery
from kafkafmt.cluster.metadata import KnownTopic, known_topics, read_cluster
from kafkafmt.cluster.metadata_log import (
    NOT_WHOLE,
    TOPIC,
    Snapshot,
    is_whole,
    last_election,
    parse_snapshot_name,
)
from kafkafmt.log.copies import by_log
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.log.replica import Replica
from kafkafmt.segment.engine import engines
from kafkafmt.segment.engine.engines import engine_for
from kafkafmt.segment.side_files.properties import read_quorum_state
from kafkafmt.storage import names
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.names import PARTITION_METADATA, QUORUM_STATE
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.survey.verification.finding import (
    CHECKPOINT_MISMATCH,
    DAMAGE,
    NOTE,
    SNAPSHOT_DAMAGED,
    WARNING,
    Finding,
    log_finding,
    segment_finding,
)


def quorum_state_findings(log: PartitionLog, last_epoch: int, limits: Limits) -> Iterator[Finding]:
    """Yield the faults of the quorum's state beside the segments of the metadata log.

    A node stores an epoch before it appends a record of it (``QuorumState``), so a lower one than
    ``last_epoch``, that of the log, is of another time or node.
    """
    item = log.files.get(QUORUM_STATE) if log.topic == TOPIC else None
    if item is None:
        return
    try:
        state = read_quorum_state(item.path, limits=limits, storage_options=log.storage)
    except (KafkaFormatError, OSError) as error:
        message = f"cannot be read: {error_reason(error)}"
        yield log_finding(log, DAMAGE, CHECKPOINT_MISMATCH, item.path, message)
        return
    if state.epoch < last_epoch:
        found = f"has epoch {state.epoch}, and the log {last_epoch}"
        message = f"{found}: it is of another time or another node"
        yield log_finding(log, WARNING, CHECKPOINT_MISMATCH, item.path, message)
    epoch, voters = last_election(log.segments, limits)
    if state.is_of_others(epoch, voters):
        found = f"names the voters {_listed(state.voters)}, and the log {_listed(voters)}"
        message = f"{found}: it is of another quorum, and no controller starts with it"
        yield log_finding(log, WARNING, CHECKPOINT_MISMATCH, item.path, message)


def _listed(voters: Iterable[int]) -> str:
    return ", ".join(map(str, sorted(voters)))


def metadata_snapshot_findings(log: PartitionLog, limits: Limits) -> Iterator[Finding]:
    """Yield the faults of the snapshots beside the segments of a log."""
    for _, item in sorted(log.files.items()):
        snapshot = parse_snapshot_name(item.path)
        if snapshot is None:
            continue
        try:
            yield from _of(log, item, snapshot, limits)
        except (KafkaFormatError, OSError) as error:
            message = f"cannot be read: {error_reason(error)}"
            yield log_finding(log, DAMAGE, SNAPSHOT_DAMAGED, item.path, message)


def _of(log: PartitionLog, item: Item, snapshot: Snapshot, limits: Limits) -> Iterator[Finding]:
    file = SegmentFile.at(  # without a base offset: offsets in a snapshot count from 0
        item.path,
        topic=log.topic,
        partition=log.partition,
        size=item.size,
        version=item.version,
        storage=log.storage,
    )
    extents = [Extent(file)]
    is_damaged = False
    for damage in engines.damage(engine_for(extents), extents, limits):
        is_damaged = True
        message = f"{damage.kind}: {damage.message}"
        place = {"position": damage.position, "length": damage.length}
        yield segment_finding(file, DAMAGE, SNAPSHOT_DAMAGED, message, **place)
    reading = InternalQuery(limits=limits, storage_options=log.storage)
    if not is_damaged and not is_whole(snapshot, reading):
        yield log_finding(log, DAMAGE, SNAPSHOT_DAMAGED, snapshot.path, NOT_WHOLE)


class KnownTopics:
    """The topics of each cluster by its metadata log; none where there is none to be read.

    Clusters may share an id, often fixed by set-ups of containers. So the records of their
    metadata logs distinguish them, and a data directory is of the cluster of its metadata log.
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
                copy = Replica.of(log, directories, limits)
                found.setdefault(directories.cluster_id(log), []).append(copy)
        for cluster, same in found.items():
            for copies in by_log(same):
                paths, storage = [copy.path for copy in copies], copies[0].storage
                with suppress(KafkaFormatError, OSError, ValueError):
                    image = read_cluster(paths, limits=limits, storage_options=storage)
                    self._of_id.setdefault(cluster, set()).add(len(self._topics))
                    self._at |= {copy.data_directory: len(self._topics) for copy in copies}
                    self._topics.append(known_topics(image))

    def find_cluster(self, log: PartitionLog) -> int | str | None:
        """Return the identity of a log's cluster: the number of its metadata log, or its id.

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
        """Return the topics of a log's cluster."""
        cluster = self.find_cluster(log)
        return self._topics[cluster] if isinstance(cluster, int) else {}


def topic_id_findings(
    logs: Iterable[PartitionLog], directories: DataDirectories, known: KnownTopics
) -> Iterator[Finding]:
    """Yield the logs with a missing, unreadable or wrong topic id."""
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
            same = votes.setdefault((log.topic, known.find_cluster(log)), Counter())
            same[topic_id] += 1
    for log in listed:
        topic_id = ids[log.path]
        path = f"{log.path}/{PARTITION_METADATA}"
        if log.topic in (None, TOPIC):  # a directory that was just formatted has no file of its id
            continue
        error = directories.reason(path)
        if error is not None:
            message = f"cannot be read: {error_reason(error)}"
            yield log_finding(log, DAMAGE, CHECKPOINT_MISMATCH, path, message)
        elif topic_id is None:
            meta = directories.meta(log.data_directory or "")
            if known.of(log) or (meta is not None and meta.version > 0):  # one without ZooKeeper
                severity = WARNING if any(each.size for each in log.segments) else NOTE
                yield log_finding(log, severity, CHECKPOINT_MISMATCH, path, "is missing")
        else:
            topic = known.of(log).get(log.topic)
            expected = None if topic is None else topic.topic_id
            same = votes[log.topic, known.find_cluster(log)]
            if expected is None and len(same) > 1:
                expected = same.most_common(1)[0][0]
            if expected is not None and expected != topic_id:
                message = f"topic id {topic_id}, expected {expected}"
                yield log_finding(log, DAMAGE, CHECKPOINT_MISMATCH, path, message)
