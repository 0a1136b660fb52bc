"""The questions: what consumers and the admin client said, and what kafkafmt reads of the disks.

Rules: replicas in sync have the same records, compacted ones the same last value of each key. A
broker that was dead has an older copy: it must change no answer about all disks together.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import kafkafmt
from tests.support.truth import from_base64

Row = tuple[Any, ...]
"""A record: offset, leader epoch, milliseconds, key, value and headers."""
_COLUMNS = ("offset", "leaderEpoch", "timestamp", "key", "value", "headers")
_ISOLATIONS = ("read_uncommitted", "read_committed")
_COMPACTED = (
    *("__consumer_offsets", "__transaction_state", "__share_group_state"),
    *("compact", "cleaned"),
)


@dataclass
class Ended:
    """A cluster that has ended."""

    said: dict[str, Any]  # what was said before the end, by ``Drive.java``
    homes: dict[int, Path]  # the data directory of each broker
    alive: list[int]  # the brokers that ran until the end
    controller: Path | None  # the data directory of the controller; None with ZooKeeper
    folder: Path  # for what is written

    @cached_property
    def sources(self) -> list[str]:
        return [str(each) for each in (*self.homes.values(), self.controller) if each]

    def merged(self, topic: str) -> Any:
        """All copies of a topic as one source. That of a deleted topic is refused, and left out."""
        everything = kafkafmt.merge_replicas(self.sources, topics=topic)
        ids: dict[str, set[str]] = {}
        for row in everything.copies.to_pylist():
            if row["topicId"] is not None:
                ids.setdefault(row["topicId"], set()).add(str(Path(row["path"]).parent))
        if len(ids) <= 1:
            return everything
        try:
            kafkafmt.read_records(everything, topics=topic)
        except ValueError:
            living = sorted(ids[self.said["topics"][topic][0]])
            return kafkafmt.merge_replicas(living, topics=topic)
        raise AssertionError(f"{topic} of ids {ids.keys()} was read as one log")

    def partitions(self) -> Iterator[tuple[str, int, int, list[int]]]:
        """Topic, partition, leader and replicas of each partition that had a leader."""
        for topic, (_, partitions, _) in self.said["topics"].items():
            for partition, leader, replicas, _ in partitions:
                if leader > 0:
                    yield topic, partition, leader, replicas

    def records(self, topic: str, partition: int, isolation: str) -> list[Row]:
        """What a consumer read."""
        name = f"{topic}-{partition}" + " committed" * (isolation == "read_committed")
        return [
            (*place, from_base64(key), from_base64(value), [(k, v) for k, v in headers])
            for *place, key, value, headers in self.said["records"][name][2]
        ]

    def span(self, topic: str, partition: int) -> tuple[int, int]:
        """Where the log starts and ends."""
        start, end, _ = self.said["records"][f"{topic}-{partition}"]
        return start, end

    def is_compacted(self, topic: str) -> bool:
        """Whether the cleaner of each broker leaves other records."""
        return topic in _COMPACTED


def _read(source: Any, start: int = 0, **options: Any) -> list[Row]:
    table = kafkafmt.read_records(source, columns=_COLUMNS, start_offset=start, **options)
    rows = zip(*(table[name].to_pylist() for name in _COLUMNS), strict=True)
    found = [
        (
            *(offset, -1 if epoch is None else epoch),
            *(-1 if time is None else round(time.timestamp() * 1000), key, value),
            [(each["key"], _text(each["value"])) for each in headers],
        )
        for offset, epoch, time, key, value, headers in rows
    ]
    return sorted(found, key=lambda row: row[0])


def _text(data: bytes | None) -> str:
    return "null" if data is None else base64.b64encode(data).decode()


def expect(what: str, found: Any, right: Any) -> None:
    """Raise AssertionError where an answer is not right."""
    if found == right:
        return
    if isinstance(found, list) and isinstance(right, list):
        more = [each for each in found if each not in right]
        less = [each for each in right if each not in found]
        raise AssertionError(f"{what}\n  more {more[:20]}\n  less {less[:20]}")
    if isinstance(found, dict) and isinstance(right, dict):
        names = sorted(found.keys() | right.keys(), key=str)
        found, right = (
            {each: some.get(each, "none") for each in names if found.get(each) != right.get(each)}
            for some in (found, right)
        )
    raise AssertionError(f"{what}\n  found {found}\n  right {right}")


def _latest(rows: list[Row]) -> dict[Any, Row]:
    """The last record of each key, without those that tombstones have removed."""
    last = {row[3]: row for row in rows}
    return {key: row for key, row in last.items() if row[4] is not None}


def compare(
    ended: Ended, what: str, source: Any, topic: str, partition: int, *, of_leader: bool = False
) -> None:
    """Compare the records of a source with those of the consumers, by isolation.

    Of a compacted topic, only the leader's copy is sure to have the same records.
    """
    start, _ = ended.span(topic, partition)
    for isolation in _ISOLATIONS:
        right = ended.records(topic, partition, isolation)
        found = _read(source, start, topics=topic, partitions=partition, isolation=isolation)
        said = f"{isolation} of {topic}-{partition}, {what}"
        if ended.is_compacted(topic) and not of_leader:
            expect(said, _latest(found), _latest(right))
        else:
            expect(said, found, right)


# --- The questions -------------------------------------------------------------------------------


def records_of_each_copy(ended: Ended) -> None:
    """What each broker has of a partition, by isolation."""
    for topic, partition, leader, replicas in ended.partitions():
        for broker in set(replicas) & set(ended.alive):
            what = f"on {broker}, led by {leader}"
            home = ended.homes[broker]
            compare(ended, what, home, topic, partition, of_leader=broker == leader)


def merged_records(ended: Ended) -> None:
    """The disks of all brokers as one log."""
    for topic, partition, _, _ in ended.partitions():
        source = ended.merged(topic)
        compare(ended, "merged", source, topic, partition)
        chosen = [
            row["endOffset"]
            for row in source.copies.to_pylist()
            if (row["topic"], row["partition"], row["isChosen"]) == (topic, partition, True)
        ]
        expect(f"end of {topic}-{partition}", chosen, [ended.span(topic, partition)[1]])


def offsets(ended: Ended) -> None:
    names = ("group", "topic", "topicPartition", "committedOffset", "metadata")
    rows = kafkafmt.cluster.read_committed_offsets(ended.sources).to_pylist()
    found = [[row[name] for name in names] for row in rows if row["committedOffset"] is not None]
    expect("offsets of groups", sorted(found), sorted(ended.said["offsets"]))


def transactions(ended: Ended) -> None:
    """The transactions of the coordinator, and those open in partitions."""
    rows = kafkafmt.cluster.read_transaction_states(ended.sources).to_pylist()
    found = {
        row["transactionalId"]: [
            *(row["status"], row["producerId"], row["producerEpoch"], row["timeoutMs"]),
            sorted(
                f"{each['topic']}-{partition}"
                for each in row["partitions"] or ()
                for partition in each["partitions"]
            ),
        ]
        for row in rows
    }
    expect("states of transactions", found, ended.said["transactions"])
    ongoing = {name for name, row in found.items() if row[0] == "Ongoing"}
    rows = kafkafmt.cluster.read_open_transactions(ended.sources).to_pylist()
    expect("open transactions", {row["transactionalId"] for row in rows}, ongoing)
    # A broker that is away may have a topic of the same name that was deleted: that is refused.
    source = kafkafmt.merge_replicas([str(ended.homes[each]) for each in ended.alive])
    rows = kafkafmt.read_hanging_transactions(source).to_pylist()
    expect("hanging transactions", [row for row in rows if row["isHanging"]], [])
    opened = sorted((row["topic"], row["partition"], row["producerId"]) for row in rows)
    right = sorted(
        (topic, partition, row[0])
        for topic, partition, leader, _ in ended.partitions()
        for row in ended.said["producers"][f"{leader} {topic}-{partition}"]
        if row[4] >= 0
    )
    expect("transactions open in partitions", opened, right)


def producers(ended: Ended) -> None:
    """The producers that each broker knows: epoch, last sequence, open transaction."""
    for topic, partition, leader, replicas in ended.partitions():
        place: dict[str, Any] = {"topics": topic, "partitions": partition}
        for broker in set(replicas) & set(ended.alive):
            home, what = ended.homes[broker], f"{topic}-{partition} on {broker}, led by {leader}"
            last = {
                row["producerId"]: row for row in kafkafmt.read_producers(home, **place).to_pylist()
            }
            opened = {
                row["producerId"]: row["firstOffset"]
                for row in kafkafmt.read_transactions(home, **place).to_pylist()
                if row["state"] == "open"
            }
            told = ended.said["producers"][f"{broker} {topic}-{partition}"]
            for producer, epoch, sequence, _, start in told:
                expect(f"open transaction of {producer} in {what}", opened.get(producer, -1), start)
                row = last.get(producer)
                if row is None or row["producerEpoch"] < epoch:
                    continue  # only a marker is left of its last epoch, or nothing
                expect(f"epoch of {producer} in {what}", row["producerEpoch"], epoch)
                if sequence >= 0:
                    expect(f"sequence of {producer} in {what}", row["lastSequence"], sequence)
            more = opened.keys() - {row[0] for row in told}
            expect(f"open transactions that {what} does not know", more, set())


def image(ended: Ended) -> None:
    """Topics, leaders, replicas in sync, brokers, settings and features, as of the last moment."""
    if ended.controller is None:
        return
    end = ended.said["metadataEnd"] - 1
    for source in (ended.sources, str(ended.controller)):
        found = kafkafmt.cluster.read_cluster(source, as_of_offset=end)
        expect("findings of the image", found.findings, [])
        partitions: dict[str, list[Any]] = {}
        epochs: dict[str, int] = {}
        for row in found.partitions.to_pylist():
            shown = [row["partition"], row["leader"], row["replicas"], sorted(row["isr"])]
            partitions.setdefault(row["topic"], []).append(shown)
            if row["leader"] > 0:
                epochs[f"{row['topic']}-{row['partition']}"] = row["leaderEpoch"]
        topics = {
            row["topic"]: [row["topicId"], partitions[row["topic"]], dict(row["configs"])]
            for row in found.topics.to_pylist()
        }
        right = {
            name: [topic_id, [[*row[:3], sorted(row[3])] for row in rows], configs]
            for name, (topic_id, rows, configs) in ended.said["topics"].items()
        }
        expect("topics", topics, right)
        expect("leader epochs", epochs, ended.said["epochs"])
        levels = {name: level for name, level in found.features.items() if level}
        told = {name: level for name, level in ended.said["features"].items() if level}
        told.pop("kraft.version", None)  # of the quorum, in control records
        expect("features", levels, told)
        unfenced = [row["brokerId"] for row in found.brokers.to_pylist() if not row["fenced"]]
        expect("brokers", unfenced, ended.alive)
        settings: dict[str, dict[str, str]] = {str(broker): {} for broker in ended.alive}
        for row in found.configs.to_pylist():
            if row["resourceType"] == "broker" and row["resource"] in settings:
                settings[row["resource"]][row["name"]] = row["value"]
        expect("settings of brokers", settings, ended.said["brokerConfigs"])


def verified(ended: Ended) -> None:
    alarms = [
        {name: row[name] for name in ("kind", "path", "firstOffset", "message")}
        for home in ended.sources
        for row in kafkafmt.verify(home).to_pylist()
        if row["severity"] != "note"
    ]
    expect("alarms", alarms, [])


def salvaged(ended: Ended) -> None:
    """What salvage writes of all disks: the same records, and nothing of the log is lost.

    What a leader had committed after the end of its successor's log is lost, and named as lost.
    """
    out = ended.folder / "salvaged"
    report = kafkafmt.salvage([Path(each) for each in ended.sources], out)
    ends = {each[:2]: ended.span(*each[:2])[1] for each in ended.partitions()}
    lost = [
        (row.topic, row.partition, each)
        for row in report.partitions
        for each in row.lost
        if each.first_offset < ends.get((row.topic, row.partition), 2**63)
    ]
    expect("lost offsets", lost, [])
    for topic, partition, _, _ in ended.partitions():
        compare(ended, "salvaged", out, topic, partition)
    alarms = [
        row["message"] for row in kafkafmt.verify(out).to_pylist() if row["severity"] != "note"
    ]
    expect("alarms about what was salvaged", alarms, [])


def differences(ended: Ended) -> None:
    """No difference between brokers that were in sync."""
    first, *others = ended.alive
    for other in others:
        both = {each[0] for each in ended.partitions() if {first, other} <= set(each[3])}
        rows = kafkafmt.diff(ended.homes[first], ended.homes[other], topics=both).to_pylist()
        shown = [(row["topic"], row["partition"], row["kind"], row["message"]) for row in rows]
        expect(f"differences of {first} and {other}", shown, [])


def groups(ended: Ended) -> None:
    """Kind, state and members of each group."""
    members: dict[str, list[Any]] = {}
    for row in kafkafmt.cluster.read_group_members(ended.sources).to_pylist():
        places = [
            f"{each['topic']}-{partition}"
            for each in row["assigned"] or ()
            for partition in each["partitions"]
        ]
        shown = [row["memberId"], row["clientId"], row["clientHost"], sorted(places)]
        members.setdefault(row["group"], []).append(shown)
    found = {
        row["group"]: [
            row["kind"].capitalize(),
            row["state"],
            sorted(members.get(row["group"], [])),
        ]
        for row in kafkafmt.cluster.read_groups(ended.sources).to_pylist()
    }
    right = {
        name: [kind, state, sorted(rows)]
        for name, (kind, state, rows) in ended.said["groups"].items()
    }
    expect("groups", found, right)


def shares(ended: Ended) -> None:
    """The start offset of each share-partition."""
    if ended.said["shares"] is None:
        return
    names = ("group", "topic", "topicPartition", "startOffset")
    rows = kafkafmt.cluster.read_share_states(ended.sources).to_pylist()
    found = sorted([row[name] for name in names] for row in rows)
    expect("share-partitions", found, sorted(ended.said["shares"]))


def logs(ended: Ended) -> None:
    """Which logs each broker has, where they end, and the id of their topic.

    A broker of 2.8 notes the id of a new topic later (``Partition.checkOrSetTopicId``).
    """
    for broker in ended.alive:
        rows = kafkafmt.read_logs(ended.homes[broker]).to_pylist()
        found = {
            (row["topic"], row["partition"]): (row["nextOffset"], row["topicId"])
            for row in rows
            if row["state"] == "current" and row["topic"] != "__cluster_metadata"
        }
        right = {
            (topic, partition): (ended.span(topic, partition)[1], ended.said["topics"][topic][0])
            for topic, partition, _, replicas in ended.partitions()
            if broker in replicas
        }
        if ended.controller is None:
            found = {
                at: (end, known or right.get(at, (0, None))[1])
                for at, (end, known) in found.items()
            }
        expect(f"logs of {broker}", found, right)


QUESTIONS: tuple[Callable[[Ended], None], ...] = (
    *(records_of_each_copy, merged_records, offsets, transactions, producers, image),
    *(verified, salvaged, differences, groups, shares, logs),
)
