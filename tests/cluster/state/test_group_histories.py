"""Random lives of groups of all kinds: what compaction leaves of them tells the same.

Strategy: events write the records that a coordinator writes, in its order, and a model knows the
groups after them. The cleaner keeps the last record of each key, and forgets tombstones later; so a
record that is written again lies behind what was written after its first time.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from kafkafmt.cluster import read_group_members, read_groups
from kafkafmt.cluster.messages import schema
from tests.cluster.state.test_offsets import log, plain
from tests.support.encoder import Rec
from tests.support.metadata import coordinator_record
from tests.support.samples import sampled, some

KINDS = {
    "consumer": {"epoch": 3, "member": 5, "targets": 6, "target": 7, "current": 8},
    "share": {"epoch": 11, "member": 10, "targets": 12, "target": 13, "current": 14},
    "streams": {"epoch": 17, "member": 19, "targets": 20, "target": 21, "current": 22},
}
TOPIC = "A" * 21 + "w"
MEMBERS = ("m1", "m2", "m3")
Values = Mapping[str, Any]


@dataclass
class Group:
    """What is true of a group: its epoch, and client, current epoch and partitions of members."""

    kind: str
    epoch: int = 0
    members: dict[str, tuple[str, int, list[int]]] = field(default_factory=dict)


class History:
    """The records of some groups, and what is true after them."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.records: list[Rec] = []
        self.groups: dict[str, Group] = {}

    def write(self, number: int, name: str, member: str | None, values: Values | None) -> None:
        key = {"groupId": name, **({} if member is None else {"memberId": member})}
        self.records.append(coordinator_record(schema.CONSUMER_OFFSETS, number, key, values))

    def event(self) -> None:
        """Something that happens to one of the groups."""
        name = self.chance.choice("abc")
        group = self.groups.get(name)
        if group is None:
            self.groups[name] = group = Group(self.chance.choice([*KINDS]))
            self.join(name, group)
            return
        events: list[Callable[[str, Group], None]] = [self.join, self.describe, self.assign]
        if group.members:
            events += [self.leave, self.describe, self.assign]
        else:
            events.append(self.delete)
        self.chance.choice(events)(name, group)

    def join(self, name: str, group: Group) -> None:
        member = self.chance.choice(MEMBERS)
        group.members[member] = ("", *group.members.get(member, ("", 0, []))[1:])
        self._member(name, group, member)
        self.assign(name, group)

    def describe(self, name: str, group: Group) -> None:
        """A member changes what it says of itself; it keeps what it has."""
        if group.members:
            self._member(name, group, self.chance.choice([*group.members]))

    def _member(self, name: str, group: Group, member: str) -> None:
        client = f"client-{self.chance.randrange(99)}"
        group.members[member] = (client, *group.members[member][1:])
        values: dict[str, Any] = {"clientId": client, "clientHost": "/h"}
        if group.kind == "consumer":
            values |= {"serverAssignor": "uniform", "subscribedTopicNames": ["t"]}
        if group.kind == "streams":
            values |= {"processId": "p", "clientTags": []}
        self.write(KINDS[group.kind]["member"], name, member, values)

    def assign(self, name: str, group: Group) -> None:
        """A new epoch; only some members get something else."""
        numbers = KINDS[group.kind]
        group.epoch += 1
        self.write(numbers["epoch"], name, None, {"epoch": group.epoch})
        changed = [member for member in group.members if self.chance.random() < 0.6]
        given = {member: sorted(self.chance.sample(range(9), 2)) for member in changed}
        for member, partitions in given.items():
            self.write(numbers["target"], name, member, self._given(group, partitions))
        self.write(numbers["targets"], name, None, {"assignmentEpoch": group.epoch})
        for member, partitions in given.items():
            values = {
                **self._given(group, partitions, is_current=True),
                "memberEpoch": group.epoch,
                "previousMemberEpoch": group.epoch - 1,
                "state": 1 if group.kind == "streams" else 0,
            }
            self.write(numbers["current"], name, member, values)
            group.members[member] = (group.members[member][0], group.epoch, partitions)

    def _given(self, group: Group, partitions: list[int], *, is_current: bool = False) -> Values:
        if group.kind == "streams":
            tasks = [{"subtopologyId": "s", "partitions": partitions}]
            return {"activeTasks": tasks}
        name = "assignedPartitions" if is_current else "topicPartitions"
        return {name: [{"topicId": TOPIC, "partitions": partitions}]}

    def leave(self, name: str, group: Group) -> None:
        member = self.chance.choice([*group.members])
        del group.members[member]
        for what in ("current", "target", "member"):
            self.write(KINDS[group.kind][what], name, member, None)
        group.epoch += 1
        self.write(KINDS[group.kind]["epoch"], name, None, {"epoch": group.epoch})

    def delete(self, name: str, group: Group) -> None:
        for what in ("targets", "epoch"):
            self.write(KINDS[group.kind][what], name, None, None)
        del self.groups[name]

    def kept(self) -> list[tuple[int, Rec]]:
        """The records after the cleaner has been in a part of the log; the rest is as it was."""
        cleaned = self.chance.randrange(len(self.records) + 1)
        forgotten = self.chance.randrange(cleaned + 1)
        last = {record.key: at for at, record in enumerate(self.records[:cleaned])}
        return [
            (at, record)
            for at, record in enumerate(self.records)
            if at >= cleaned
            or (last[record.key] == at and not (record.value is None and at < forgotten))
        ]


def described(source: Path) -> dict[str, Group]:
    groups = {
        row["group"]: Group(row["kind"], row["epoch"]) for row in read_groups(source).to_pylist()
    }
    for row in read_group_members(source).to_pylist():
        (given, target) = (
            sorted(at for each in row[name] or () for at in each["partitions"])
            for name in ("assigned", "target")
        )
        assert given == target
        member = row["clientId"], row["memberEpoch"] or 0, given
        groups[row["group"]].members[row["memberId"]] = member
    return groups


@pytest.mark.parametrize("seed", sampled(some(range(64), 4), 4))
def test_what_compaction_leaves_tells_the_same(seed: int, tmp_path: Path) -> None:
    history = History(seed)
    for _ in range(history.chance.randrange(1, 40)):
        history.event()
    for name in ("whole", "cleaned"):
        (tmp_path / name).mkdir()
    whole = log(tmp_path / "whole", *(plain(at, rec) for at, rec in enumerate(history.records)))
    assert described(whole) == history.groups
    cleaned = log(tmp_path / "cleaned", *(plain(at, record) for at, record in history.kept()))
    assert described(cleaned) == history.groups
