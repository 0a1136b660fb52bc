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
from dataclasses import dataclass

from kafkafmt.errors import KafkaFormatError, reason_of
from kafkafmt.java import uuid_text
from kafkafmt.limits import Limits
from kafkafmt.log.compaction import is_compacted
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.side_files.meta_properties import MetaProperties
from kafkafmt.state.cluster import cluster_image
from kafkafmt.state.metadata_log import TOPIC
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


@dataclass(frozen=True)
class KnownTopic:
    """What the metadata log says of a topic.

    Attributes:
        topic_id: as Kafka writes it.
        is_compacted: whether its ``cleanup.policy`` has ``compact``.
    """

    topic_id: str
    is_compacted: bool


def known_topics(logs: Iterable[PartitionLog], limits: Limits) -> dict[str, KnownTopic]:
    """The topics by the metadata log; none if there is none, or it cannot be read."""
    found = [log for log in logs if log.topic == TOPIC and log.state == names.CURRENT]
    paths = [log.path for log in found if log.is_whole and log.segments]
    if not paths:
        return {}
    with suppress(KafkaFormatError, OSError, ValueError):
        image = cluster_image(paths, limits=limits, storage_options=found[0].storage)
        return {
            row["topic"]: KnownTopic(row["topicId"], is_compacted(dict(row["configs"])))
            for row in image.topics.to_pylist()
        }
    return {}


def of_topic_ids(
    logs: Iterable[PartitionLog],
    directories: DataDirectories,
    known: Mapping[str, KnownTopic],
) -> Iterator[Finding]:
    """The logs whose topic id is missing, cannot be read, or is another one."""
    listed = [log for log in logs if log.state == names.CURRENT and log.is_whole]
    ids = {log.path: directories.topic_id(log) for log in listed}
    found = {path: uuid_text(each.bytes) for path, each in ids.items() if each is not None}
    metas = [directories.meta(log.data_directory or "") for log in listed if log.topic == TOPIC]
    clusters = {each.cluster_id for each in metas if each is not None and each.cluster_id}
    votes: dict[str, Counter[str]] = {}
    for log in listed:
        topic_id = found.get(log.path)
        if log.topic is not None and topic_id is not None:
            votes.setdefault(log.topic, Counter())[topic_id] += 1
    for log in listed:
        topic_id = found.get(log.path)
        path = f"{log.path}/{PARTITION_METADATA}"
        if log.topic is None:
            continue
        error = directories.reason(path)
        if error is not None:
            message = f"cannot be read: {reason_of(error)}"
            yield of_log(log, DAMAGE, CHECKPOINT_MISMATCH, path, message)
        elif topic_id is None:
            meta = directories.meta(log.data_directory or "")
            if (known and _may_know(meta, clusters)) or (
                meta is not None and meta.version > 0
            ):  # one without ZooKeeper
                message = (
                    "is missing: a broker sets the log aside as stray, and serves nothing of it"
                )
                yield of_log(log, WARNING, CHECKPOINT_MISMATCH, path, message)
        else:
            meta = directories.meta(log.data_directory or "")
            is_known = log.topic in known and _may_know(meta, clusters)
            expected = known[log.topic].topic_id if is_known else None
            if expected is None and len(votes[log.topic]) > 1:
                expected = votes[log.topic].most_common(1)[0][0]
            if expected is not None and expected != topic_id:
                yield of_log(
                    log,
                    DAMAGE,
                    CHECKPOINT_MISMATCH,
                    path,
                    f"topic id {topic_id}, expected {expected}: a broker sets the log aside",
                )


def _may_know(meta: MetaProperties | None, clusters: set[str]) -> bool:
    """Whether the metadata log of one of some clusters may be that of a data directory.

    Version 0 of ``meta.properties`` is that of a cluster with ZooKeeper, which has none.
    """
    if meta is None:
        return True
    return meta.version > 0 and (not clusters or (meta.cluster_id or "") in {"", *clusters})
