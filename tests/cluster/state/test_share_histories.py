"""Random lives of share-partitions: what is left after deletions tells the same.

Strategy: events write the records that a share coordinator writes, and a model knows each offset
on its own. The coordinator deletes the records before the oldest snapshot that counts.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from kafkafmt.cluster import read_share_states
from kafkafmt.cluster.messages import schema
from kafkafmt.cluster.shares import DELIVERY_STATES
from tests.cluster.state.test_offsets import plain
from tests.support.encoder import Rec
from tests.support.metadata import coordinator_record
from tests.support.samples import sampled, some

SNAPSHOT, UPDATE = 0, 1
TOPIC = "A" * 21 + "w"
OFFSETS = 12


@dataclass
class Share:
    """What is true of a share-partition: delivery count and state of each offset."""

    start: int = 0
    epoch: int = 0
    snapshot: int = 0
    offsets: dict[int, tuple[int, int]] = field(default_factory=dict)


class History:
    """The records of some share-partitions, and what is true after them."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.records: list[Rec] = []
        self.shares: dict[tuple[str, int], Share] = {}
        self.begin = 0

    def event(self) -> None:
        """Something that happens to one of the share-partitions."""
        key = self.chance.choice("ab"), self.chance.randrange(2)
        share = self.shares.get(key)
        if share is None:
            self.shares[key] = share = Share(start=self.chance.randrange(3))
            self.snapshot(key, share)
            return
        event = self.chance.choice([self.update] * 4 + [self.snapshot, self.delete])
        event(key, share)
        if self.shares and self.chance.random() < 0.2:
            self.begin = min(each.snapshot for each in self.shares.values())

    def update(self, key: tuple[str, int], share: Share) -> None:
        start = -1
        if self.chance.random() < 0.3:
            share.start = start = share.start + self.chance.randrange(4)
            share.offsets = {at: is_ for at, is_ in share.offsets.items() if at >= start}
        batches = [self._batch() for _ in range(self.chance.randrange(3))]
        for first, last, is_ in batches:
            for at in range(max(first, share.start), last + 1):
                share.offsets[at] = max(is_, share.offsets.get(at, is_))
        self._write(UPDATE, key, share, start, batches)

    def _batch(self) -> tuple[int, int, tuple[int, int]]:
        first, last = sorted(self.chance.randrange(OFFSETS) for _ in range(2))
        return first, last, (self.chance.randrange(3), self.chance.choice([*DELIVERY_STATES]))

    def snapshot(self, key: tuple[str, int], share: Share) -> None:
        share.snapshot = len(self.records)
        share.epoch += 1
        batches = [(at, at, is_) for at, is_ in sorted(share.offsets.items())]
        self._write(SNAPSHOT, key, share, share.start, batches)

    def delete(self, key: tuple[str, int], share: Share) -> None:
        self._record(SNAPSHOT, key, None)
        del self.shares[key]

    def _record(self, number: int, key: tuple[str, int], value: dict[str, Any] | None) -> None:
        names = {"groupId": key[0], "topicId": TOPIC, "partition": key[1]}
        self.records.append(coordinator_record(schema.SHARE_GROUP_STATE, number, names, value))

    def _write(
        self,
        number: int,
        key: tuple[str, int],
        share: Share,
        start: int,
        batches: list[tuple[int, int, tuple[int, int]]],
    ) -> None:
        values: dict[str, Any] = {
            "snapshotEpoch": share.epoch,
            "startOffset": start,
            "stateBatches": [
                {
                    "firstOffset": first,
                    "lastOffset": last,
                    "deliveryCount": count,
                    "deliveryState": state,
                }
                for first, last, (count, state) in batches
            ],
        }
        self._record(number, key, values)


def described(source: Path) -> dict[tuple[str, int], tuple[int, int, dict[int, tuple[int, str]]]]:
    """Epoch of the snapshot, start and offsets of each share-partition, as the library says."""
    return {
        (row["group"], row["topicPartition"]): (
            row["snapshotEpoch"],
            row["startOffset"],
            {
                at: (batch["deliveryCount"], batch["state"])
                for batch in row["batches"]
                for at in range(batch["firstOffset"], batch["lastOffset"] + 1)
            },
        )
        for row in read_share_states(source).to_pylist()
    }


@pytest.mark.parametrize("seed", sampled(some(range(64), 4), 4))
def test_what_the_coordinator_leaves_tells_the_same(seed: int, tmp_path: Path) -> None:
    history = History(seed)
    for _ in range(history.chance.randrange(1, 40)):
        history.event()
    for begin in (0, history.begin):
        log = tmp_path / str(begin) / "__share_group_state-3"
        log.mkdir(parents=True, exist_ok=True)
        entries = [plain(at, record) for at, record in enumerate(history.records)][begin:]
        (log / f"{begin:020}.log").write_bytes(b"".join(entries))
        assert described(log) == {
            key: (
                share.epoch,
                share.start,
                {
                    at: (count, DELIVERY_STATES[state])
                    for at, (count, state) in share.offsets.items()
                },
            )
            for key, share in history.shares.items()
        }
