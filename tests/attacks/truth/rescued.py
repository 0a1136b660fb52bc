"""A rescue of the disks: what each replica that may lead then has, without starting a broker.

Rules: the controllers, or ZooKeeper, are lost. All brokers' disks are there, so nothing is lost;
where the report names a partition, a copy on a disk was not of its log.
"""

from __future__ import annotations

import shutil

import kafkafmt
from kafkafmt.repair.rescue import RescueReport
from tests.attacks.truth.answers import QUESTIONS, Ended, compare, expect

_VOTERS = ["9@localhost:9093"]
_INTERNAL = ("__consumer_offsets", "__transaction_state", "__share_group_state")

_OTHER = ("unclean.leader.election.enable", "message.format.version")
"""A rescue turns the first off for a while, and an image hides what Kafka 4 does not know."""


def rescued(ended: Ended) -> None:
    """Topics, ids and settings are there, and each replica in sync has what consumers read."""
    out = ended.folder / "rescued"
    shutil.rmtree(out, ignore_errors=True)
    report = _rescue(ended)
    expect("lost by the rescue", report.lost, [])
    image = kafkafmt.cluster.read_cluster(out / "controllers/9/__cluster_metadata-0")
    expect("findings of the rescued image", image.findings, [])
    topics = {row["topic"]: dict(row["configs"]) for row in image.topics.to_pylist()}
    expect("rescued topics", sorted(topics), sorted(ended.said["topics"]))
    for name, (topic_id, _, configs) in ended.said["topics"].items():
        if name not in _INTERNAL:
            kept = {key: value for key, value in configs.items() if key not in _OTHER}
            found = {key: value for key, value in topics[name].items() if key not in _OTHER}
            expect(f"rescued settings of {name}", found, kept)
        ids = {row["topicId"] for row in image.topics.to_pylist() if row["topic"] == name}
        expect(f"rescued id of {name}", topic_id is None or ids == {topic_id}, True)
    rows = {(row["topic"], row["partition"]): row for row in image.partitions.to_pylist()}
    for topic, partition, leader, _ in ended.partitions():
        row = rows[topic, partition]
        for broker in row["isr"]:
            own = ended.homes[broker] / f"{topic}-{partition}"
            given = out / "brokers" / str(broker) / ended.homes[broker].name / own.name
            place = given if any(given.glob("*.log")) else own
            compare(ended, f"rescued on {broker}, led by {leader}", place, topic, partition)


def _rescue(ended: Ended) -> RescueReport:
    sources, out = [*ended.homes.values()], ended.folder / "rescued"
    if ended.controller is not None:
        return kafkafmt.rescue.rescue_quorum(sources, out, voters=_VOTERS)
    configs = {name: row[2] for name, row in ended.said["topics"].items() if name not in _INTERNAL}
    return kafkafmt.rescue.rescue_cluster(
        sources, out, voters=_VOTERS, static=True, metadata_version="3.9", configs=configs
    )


EVERY_QUESTION = (*QUESTIONS, rescued)
