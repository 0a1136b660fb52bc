"""The running brokers of a metadata log, and the elections after a rescue.

Rules: a controller gives clients the endpoints of such a broker, and refuses its new registration,
until ``broker.session.timeout.ms`` is over (``ClusterControlManager.registerBroker``). So they are
fenced, and their partitions have no leader until an in-sync replica registers, unless there are
eligible leader replicas (KIP-966): then the lost leader leads again when all in-sync replicas have
registered. Kafka 4.0 forgets this one (``PartitionChangeBuilder.maybeUpdateLastKnownLeader``), so
there nothing is fenced. With ``unclean.leader.election.enable``, any replica leads as soon as its
broker registers (``ReplicationControlManager.handleBrokerUnfenced``), so the order of the starts
would decide.

A broker ends at a damaged copy of the metadata log, and at a second one: only its
``metadata.log.dir`` may have one ("Found unexpected metadata location"), and no disk says which
directory that is. One that has none gets the log from a controller. Before Kafka 3.9, a broker also
ends where its ``quorum-state`` has other static voters than its configuration
(``QuorumState.initialize``).

Invariant: in-sync replicas stay, and no epoch goes back. A topic loses that setting only where a
replica is not in sync, and a step gives it back.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Sequence
from collections.abc import Set as AbstractSet

from kafkafmt.cluster.image import TOPIC_RESOURCE
from kafkafmt.repair.rescue.metadata_copy import MetadataCopy, MetadataHistory
from kafkafmt.repair.rescue.metadata_log import NewLog
from kafkafmt.repair.rescue.nodes import DataDirectory
from kafkafmt.repair.rescue.out import PutBack
from kafkafmt.repair.rescue.report import RescueReport
from kafkafmt.repair.rescue.steps import NextStep
from kafkafmt.repair.rescue.topics import NO_LEADER
from kafkafmt.repair.rescue.voters import DYNAMIC_SINCE
from kafkafmt.storage.names import METADATA_LOG, QUORUM_STATE

ELR_VERSION = "eligible.leader.replicas.version"
_LEADER_REMEMBERED_SINCE = 26
"""The ``metadata.version`` 4.1-IV0, which a broker of Kafka 4.0 does not have."""


def may_be_named(history: MetadataHistory) -> AbstractSet[int]:
    """Return the brokers allowed as a partition's leader before they register again."""
    return history.brokers.keys() if _has_elr(history) else frozenset()


def _has_elr(history: MetadataHistory) -> bool:
    return history.features.get(ELR_VERSION, 0) > 0


def fence(log: NewLog, history: MetadataHistory, report: RescueReport) -> None:
    """Append a ``FenceBrokerRecord`` for each running broker, after all other records."""
    running = {node: row["epoch"] for node, row in history.brokers.items() if not row["fenced"]}
    keeps_leaders = _has_elr(history)
    if not running or (keeps_leaders and history.metadata_version < _LEADER_REMEMBERED_SINCE):
        return
    if not keeps_leaders:
        _add_without_leader(log, history)
    for node, epoch in sorted(running.items()):
        log.add("FenceBrokerRecord", {"id": node, "epoch": epoch})
    report.changes.append(
        f"brokers {sorted(running)}, which the log has as running, are fenced until they register"
    )


def _add_without_leader(log: NewLog, history: MetadataHistory) -> None:
    """Remove the leader of each partition without a new ``PartitionRecord``."""
    written = {
        (record.fields["topicId"], record.fields["partitionId"])
        for record in log.records
        if record.name == "PartitionRecord"
    }
    for topic_id, partitions in history.partitions.items():
        for number, partition in partitions.items():
            if partition["leader"] != NO_LEADER and (topic_id, number) not in written:
                place = {"topicId": topic_id, "partitionId": number}
                log.add("PartitionChangeRecord", {**place, "leader": NO_LEADER})


_UNCLEAN = "unclean.leader.election.enable"
_ALL_BROKERS = 4, ""
"""The resource of the settings that all brokers have."""


def stay_clean(log: NewLog, history: MetadataHistory, report: RescueReport) -> list[NextStep]:
    """Let only in-sync replicas lead; return the steps to restore the setting.

    All other records have been added to the log; without a chosen copy, the history is empty.
    """
    names, configs = dict(history.topic_names), dict(history.configs)
    # Whether only some replicas of a partition may lead without loss.
    partly_able = {
        (topic_id, number): {*row["isr"], *row["elr"], *row["lastKnownElr"]} < {*row["replicas"]}
        for topic_id, partitions in history.partitions.items()
        for number, row in partitions.items()
    }
    for record in log.records:
        fields = record.fields
        if record.name == "TopicRecord":
            names[fields["topicId"]] = fields["name"]
        elif record.name == "ConfigRecord":
            key = fields["resourceType"], fields["resourceName"]
            configs[key] = {**configs.get(key, {}), fields["name"]: fields["value"]}
        elif record.name == "PartitionRecord":
            place = fields["topicId"], fields["partitionId"]
            partly_able[place] = {*fields["isr"]} < {*fields["replicas"]}
    default = configs.get(_ALL_BROKERS, {}).get(_UNCLEAN)
    topics: dict[str, str | None] = {}
    for (topic_id, _), loses in partly_able.items():
        name = names.get(topic_id, "")
        own = configs.get((TOPIC_RESOURCE, name), {}).get(_UNCLEAN)
        if name and (own or default) == "true" and loses:
            topics[name] = own
    for name in sorted(topics):
        log.add_settings(name, {_UNCLEAN: "false"})
        report.changes.append(
            f"topic {name}: {_UNCLEAN} becomes false, since not all replicas are in sync; a step"
            " gives it back"
        )
    if not topics:
        return []
    lines = [
        "$ kafka-configs.sh --bootstrap-server HOST:PORT --alter --entity-type topics"
        f" --entity-name {name}"
        + (f" --add-config {_UNCLEAN}={own}" if own else f" --delete-config {_UNCLEAN}")
        for name, own in sorted(topics.items())
    ]
    return [NextStep("When all replicas are in sync, give these topics their setting back:", lines)]


def replace_copies(
    nodes: Iterable[DataDirectory],
    known: Sequence[MetadataCopy],
    log: NewLog,
    controllers: Collection[int],
    put_back: Callable[[DataDirectory], PutBack],
    report: RescueReport,
) -> None:
    """Replace the copies of the metadata log unfit for a node's start.

    The steps for the ``controllers``, which get the new log, remove all that they have. ``known``
    are the copies of all nodes, also those that are not usable.
    """
    copies: dict[int, list[DataDirectory]] = {}
    for node in nodes:
        if node.metadata_log is not None:
            copies.setdefault(node.node_id, []).append(node)
    twice = {node_id: several for node_id, several in copies.items() if len(several) > 1}
    for node_id, several in twice.items():
        report.changes.append(
            f"node {node_id} has the metadata log in {len(several)} directories, and does not"
            f" start with that: {', '.join(node.path for node in several)}; the steps remove all"
            " of them, and it gets the new one"
        )
        for node in several if node_id not in controllers else ():
            put_back(node).replaced.append(METADATA_LOG)
    others = [copy for copy in known if copy.node.node_id not in {*controllers, *twice}]
    voters = {voter.node_id for voter in log.voters}
    checks = bool(voters) and log.kraft_version == 0 and log.metadata_version < DYNAMIC_SINCE
    for copy in others:
        if copy.problems:
            back = put_back(copy.node)
            back.partitions[METADATA_LOG] = log.write_log
            back.replaced.append(METADATA_LOG)
            report.changes.append(
                f"broker {copy.node.node_id} gets the new metadata log in place of its own:"
                f" {copy.problems[0]}"
            )
        elif checks and copy.quorum.voters not in (set(), voters):
            path = os.path.join(METADATA_LOG, QUORUM_STATE)
            put_back(copy.node).files[path] = log.quorum_state
            report.changes.append(
                f"broker {copy.node.node_id} gets a new {QUORUM_STATE}: its own has the voters"
                f" {sorted(copy.quorum.voters)}, and before Kafka 3.9 it does not start with others"
            )
