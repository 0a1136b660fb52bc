"""Elections that would cost records: of a broker that is not in sync.

Rule: with ``unclean.leader.election.enable``, a controller lets any replica lead a partition that
has no leader, as soon as its broker registers (``ReplicationControlManager.handleBrokerUnfenced``).
After a rescue all brokers start, so the order of their starts would decide what is left.

Invariant: a topic loses the setting only where a replica is not in sync, and a step gives it back.
"""

from __future__ import annotations

from kafkafmt.cluster.image import TOPIC_RESOURCE
from kafkafmt.repair.rescue.metadata_history import MetadataHistory
from kafkafmt.repair.rescue.metadata_log import NewLog
from kafkafmt.repair.rescue.report import RescueReport
from kafkafmt.repair.rescue.steps import NextStep
from kafkafmt.repair.rescue.topics import config_records

_UNCLEAN = "unclean.leader.election.enable"
_ALL_BROKERS = 4, ""
"""The resource of the settings that all brokers have."""


def stay_clean(log: NewLog, history: MetadataHistory, report: RescueReport) -> list[NextStep]:
    """Let only replicas in sync lead; returns the steps that give the setting back.

    The log has all other records that are added; the history is empty without a chosen copy.
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
        log.records += config_records(name, {_UNCLEAN: "false"})
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
