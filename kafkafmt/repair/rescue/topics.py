"""The records to add a topic to a cluster, and the evidence on disks about its partitions.

Rules: the copies with the highest last epoch and, among these, the highest end are in sync, and
no others (KIP-101: a shorter leader makes the others cut off acknowledged records). The new
leader epoch is higher than any in a log or a ``leader-epoch-checkpoint``: a broker truncates its
history at an epoch that comes again. No leader is named, and the controller elects one when brokers
register: followers of a leader that is named before it registers may never fetch. With eligible
leader replicas (KIP-966) one must be named: after an unclean stop, the controller empties the
in-sync replicas and elects the last leader that it knows.

Invariant: a partition's replicas are at least one broker, and its in-sync replicas are among them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from kafkafmt._base.limits import Limits
from kafkafmt.cluster.start.nodes import UNASSIGNED
from kafkafmt.log.policies import TIERED, proves_tier
from kafkafmt.repair.rescue.metadata_copy import MetadataHistory
from kafkafmt.repair.rescue.metadata_log import NewLog
from kafkafmt.repair.rescue.nodes import PartitionDirectory, RescueError
from kafkafmt.repair.rescue.partition_copy import PartitionCopy, read_partition_copy
from kafkafmt.repair.rescue.report import RescueReport
from kafkafmt.storage.names import METADATA_TOPIC, PARTITION_METADATA

NO_LEADER = -1
_DIRECTORIES_SINCE, _ELR_SINCE = 17, 23
"""The ``metadata.version`` from which on partitions have directories (3.7-IV2), and eligible leader
replicas (4.0-IV1): the versions of ``PartitionRecord``."""
_MOST_MISSING = 100_000
"""Partitions of a topic, which start empty: more than any topic has."""
_BLOCK = 1000
"""Producer ids are given out in blocks (``ProducerIdsBlock.PRODUCER_ID_BLOCK_SIZE``)."""

_KEEP_ALL = {"retention.ms": "-1", "retention.bytes": "-1"}
INTERNAL_CONFIGS: Mapping[str, Mapping[str, str]] = {
    "__consumer_offsets": {
        "cleanup.policy": "compact",
        "compression.type": "producer",
        "segment.bytes": "104857600",
    },
    "__transaction_state": {
        "cleanup.policy": "compact",
        "compression.type": "uncompressed",
        "segment.bytes": "104857600",
        "unclean.leader.election.enable": "false",
    },
    "__share_group_state": {
        "cleanup.policy": "delete",
        "compression.type": "producer",
        "retention.ms": "-1",
        "segment.bytes": "104857600",
    },
    "__remote_log_metadata": {"cleanup.policy": "delete", TIERED: "false", "retention.ms": "-1"},
}
"""What a broker gives its internal topics when it creates them."""


Partition = dict[str, Any]
"""The fields of a ``PartitionRecord``, without its place and leader; missing ones have defaults."""


def build_partition(
    replicas: Sequence[int], isr: Sequence[int], epoch: int, directories: Sequence[str] = ()
) -> Partition:
    """Return a new partition; without directories, the brokers report them."""
    known = {"leaderEpoch": epoch, "partitionEpoch": 0}
    given = directories or [UNASSIGNED] * len(replicas)
    return {"replicas": replicas, "isr": isr, "directories": given, **known}


def read_partition_copies(
    directories: Iterable[PartitionDirectory], report: RescueReport, limits: Limits
) -> dict[tuple[str, int], list[PartitionCopy]]:
    """Return the copies of each partition, by topic id and number, best first.

    A partition without an id in its directory is left out, and doubtful.
    """
    found: dict[tuple[str, int], list[PartitionCopy]] = defaultdict(list)
    for directory in directories:
        if directory.topic == METADATA_TOPIC:
            continue
        if directory.topic_id is None:
            report.doubtful.append(
                f"{directory.path} has no readable partition.metadata, so its topic id is unknown:"
                " it is not used, and a broker sets it aside (-stray)"
            )
            continue
        copy = read_partition_copy(directory, limits)
        found[directory.topic_id, directory.partition].append(copy)
    result: dict[tuple[str, int], list[PartitionCopy]] = {}
    for key, copies in found.items():
        copies = best_first(copies)
        best: dict[int, PartitionCopy] = {}
        for copy in copies:
            first = best.setdefault(copy.broker, copy)
            if first is copy:
                continue
            path, better = copy.path, first.path
            if copy.is_in_use:
                best[copy.broker] = replace(first, others=(*first.others, copy))
                report.doubtful.append(
                    f"{path}: broker {copy.broker} has the partition as {better}, too, and does not"
                    " start with both: the steps move this one away"
                )
            else:
                report.ignore(path, f"broker {copy.broker} has a better copy, {better}")
        result[key] = list(best.values())
    return result


def with_ids(
    directories: Iterable[PartitionDirectory], ids: Mapping[str, str], report: RescueReport
) -> list[PartitionDirectory]:
    """Return the directories; each without an id gets its name's id, noted as doubtful.

    Kafka writes ``partition.metadata`` since 2.8, and deletes it with the segments. A name whose
    directories have another id is of several topics, so it proves no id.
    """
    given = list(directories)
    others: dict[str, set[str]] = defaultdict(set)
    for directory in given:
        if directory.topic_id is not None:
            others[directory.topic].add(directory.topic_id)
    result = []
    for directory in given:
        topic_id = ids.get(directory.topic)
        if directory.topic_id is None and topic_id and others[directory.topic] <= {topic_id}:
            report.doubtful.append(
                f"{directory.path} has no readable {PARTITION_METADATA}: by its name it gets the id"
                f" {topic_id}, and OUT has the file"
            )
            directory = replace(directory, topic_id=topic_id, has_id=False)
        result.append(directory)
    return result


def best_first(copies: Iterable[PartitionCopy]) -> list[PartitionCopy]:
    """Return the copies of a partition, the one with the highest last epoch and end first."""
    return sorted(copies, key=lambda copy: copy.rank, reverse=True)


def in_sync(copies: Sequence[PartitionCopy]) -> list[PartitionCopy]:
    """Return the copies fit to lead: the best one, and those with the same last batch."""
    if not copies:
        return []
    best = max(copies, key=lambda copy: copy.rank)
    end = best.last_epoch, best.end_offset
    return [copy for copy in copies if (copy.last_epoch, copy.end_offset) == end]


def highest_epoch(copies: Iterable[PartitionCopy]) -> int:
    """Return the highest leader epoch in the logs and checkpoints; -1 without one."""
    return max((copy.highest_epoch for copy in copies), default=-1)


def partition_numbers(topic: str, known: Iterable[int]) -> range:
    """Return the numbers of a topic's partitions, counted from 0.

    Raises:
        RescueError: so many are missing that a directory is not what its name says.
    """
    found = set(known)
    numbers = range(max(found, default=-1) + 1)
    if len(numbers) - len(found) > _MOST_MISSING:
        raise RescueError(
            f"no disk has {len(numbers) - len(found)} of the partitions of topic {topic} below"
            f" {max(found)}: no topic has so many; leave out the directory of {max(found)}"
        )
    return numbers


def new_partition(copies: Sequence[PartitionCopy], brokers: Iterable[int]) -> Partition:
    """Return a partition by its copies; without any, an empty one on the first broker."""
    if not copies:
        first = min(brokers)
        return build_partition([first], [first], 0)
    best = [copy.broker for copy in in_sync(copies)]
    replicas = [*best, *(copy.broker for copy in copies if copy.broker not in best)]
    return build_partition(
        replicas, best, highest_epoch(copies) + 1, replica_directories(replicas, copies)
    )


def safe_settings(name: str, copies: Iterable[PartitionCopy]) -> dict[str, str]:
    """Return settings without deletion, for a topic with unknown settings.

    Those of internal topics are known. Without the setting of tiered storage, a broker would take
    the first local offset for the log start, and delete the tier below it when that comes back.
    """
    settings = dict(INTERNAL_CONFIGS.get(name, _KEEP_ALL))
    if any(proves_tier(copy.directory.log_start) for copy in copies):
        settings[TIERED] = "true"
    return settings


def unknown_settings(name: str, why: str, settings: Mapping[str, str]) -> str:
    """Return the sentence about the unknown settings of a topic."""
    listed = " and ".join(f"{setting}={value}" for setting, value in settings.items())
    return f"the settings of topic {name}: {why}; it gets {listed}"


def add_partition(
    log: NewLog, topic_id: str, number: int, partition: Partition, leaders: Container[int] = ()
) -> None:
    """Add a partition in full; a known one is replaced (``TopicDelta.replay``).

    The level of the log decides the version of the record; only brokers among the ``leaders`` may
    be named as its leader.
    """
    leader = next((each for each in partition["isr"] if each in leaders), NO_LEADER)
    fields = {**partition, "partitionId": number, "topicId": topic_id, "leader": leader}
    level = log.metadata_version
    if level < _DIRECTORIES_SINCE:
        del fields["directories"]
    version = (level >= _DIRECTORIES_SINCE) + (level >= _ELR_SINCE)
    log.add("PartitionRecord", fields, version)


def replica_directories(replicas: Iterable[int], copies: Iterable[PartitionCopy]) -> list[str]:
    """Return the directory ids of the replicas, by their copies."""
    known = {copy.broker: copy.data.directory_id for copy in copies}
    return [known.get(broker) or UNASSIGNED for broker in replicas]


def reserve_producer_ids(
    log: NewLog, copies: Iterable[PartitionCopy], known: MetadataHistory | None = None
) -> int | None:
    """Add the record against reuse of producer ids, unless ``known`` covers them.

    Returns:
        The highest producer id in the copies; ``None`` if no record was added.
    """
    highest = max((copy.highest_producer_id for copy in copies), default=-1)
    next_id = (highest // _BLOCK + 1) * _BLOCK
    given = known.producer_ids if known else None
    if highest < 0 or next_id <= (given or {}).get("nextProducerId", 0):
        return None
    log.add("ProducerIdsRecord", {"brokerId": 0, "brokerEpoch": 0, "nextProducerId": next_id})
    return highest
