"""The brokers that the metadata log has as running: none runs when it goes on.

Rules: a controller gives clients the endpoints of such a broker, and refuses its new registration,
until ``broker.session.timeout.ms`` is over (``ClusterControlManager.registerBroker``). So they are
fenced, as the controller does it then. Their partitions have no leader until one of the in-sync
replicas registers, unless there are eligible leader replicas (KIP-966): with these, a partition
whose in-sync replicas all register again is led by the leader that it loses by that. Kafka 4.0
forgets this one (``PartitionChangeBuilder.maybeUpdateLastKnownLeader``), so there nothing is
fenced.

Invariant: in-sync replicas stay, and no epoch goes back.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from kafkafmt.repair.rescue.metadata_history import MetadataHistory
from kafkafmt.repair.rescue.metadata_log import MetadataRecord, NewLog
from kafkafmt.repair.rescue.report import RescueReport
from kafkafmt.repair.rescue.topics import NO_LEADER

ELR_VERSION = "eligible.leader.replicas.version"
_LEADER_REMEMBERED_SINCE = 26
"""The ``metadata.version`` 4.1-IV0, which a broker of Kafka 4.0 does not have."""


def may_be_named(history: MetadataHistory) -> AbstractSet[int]:
    """The brokers that a partition may name as its leader, before they register again."""
    return history.brokers.keys() if _has_elr(history) else frozenset()


def _has_elr(history: MetadataHistory) -> bool:
    return history.features.get(ELR_VERSION, 0) > 0


def fence(log: NewLog, history: MetadataHistory, report: RescueReport) -> None:
    """Append the records that fence the brokers, after all others."""
    running = {node: row["epoch"] for node, row in history.brokers.items() if not row["fenced"]}
    keeps_leaders = _has_elr(history)
    if not running or (keeps_leaders and history.metadata_version < _LEADER_REMEMBERED_SINCE):
        return
    if not keeps_leaders:
        log.records += _without_leader(log, history)
    log.records += [
        MetadataRecord("FenceBrokerRecord", 0, {"id": node, "epoch": epoch})
        for node, epoch in sorted(running.items())
    ]
    report.changes.append(
        f"brokers {sorted(running)}, which the log has as running, are fenced until they register"
    )


def _without_leader(log: NewLog, history: MetadataHistory) -> list[MetadataRecord]:
    """The records that take the leader from each partition that the log does not get again."""
    written = {
        (record.fields["topicId"], record.fields["partitionId"])
        for record in log.records
        if record.name == "PartitionRecord"
    }
    return [
        MetadataRecord(
            "PartitionChangeRecord",
            0,
            {"topicId": topic_id, "partitionId": number, "leader": NO_LEADER},
        )
        for topic_id, partitions in history.partitions.items()
        for number, partition in partitions.items()
        if partition["leader"] != NO_LEADER and (topic_id, number) not in written
    ]
