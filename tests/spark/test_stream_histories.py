"""Streams under random histories: the rows of a batch query, each once.

Producers commit, abort and leave transactions open, interleaved and across segments. Segments roll,
are cleaned and expire, with indexes that may be wrong. Meanwhile the stream is triggered under
limits, fails, is restarted from its checkpoint, and has files swapped between planning and reading.
"""

from __future__ import annotations

import json
import random
import struct
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.spark.direct import batch_places, places, stream_reader
from tests.spark.query import Query
from tests.spark.transactional import Sent, TransactionalBroker
from tests.support.encoder.control import ABORT, COMMIT
from tests.support.samples import sampled, some

MOST_LOGS = 3
LIMITS = {"maxOffsetsPerTrigger": 12, "maxBytesPerTrigger": 900, "maxSplitBytes": 500}
"""Options that a history may have, and the maximum value of each."""


class History:
    """Logs with transactions, a stream that reads them, and the offsets that were deleted."""

    def __init__(self, data: Path, seed: int, isolation: str) -> None:
        self.data = data
        self.chance = random.Random(seed)
        self.brokers: list[TransactionalBroker] = []
        self.gone: set[tuple[str, int]] = set()
        self.torn: dict[TransactionalBroker, tuple[Sent, bytes]] = {}
        self.isolation = isolation
        self.options = {"failOnDataLoss": "false", "isolationLevel": isolation}
        for name, most in LIMITS.items():
            if self.chance.random() < 0.5:
                self.options[name] = str(self.chance.randint(1, most))
        self.create()
        self.query = Query(data, **self.options)

    def create(self) -> None:
        if len(self.brokers) < MOST_LOGS:
            name, first = f"orders-{len(self.brokers)}", self.chance.choice([0, 100])
            self.brokers.append(TransactionalBroker(self.data, name, first))

    def mend(self, broker: TransactionalBroker) -> None:
        """Completes a truncated batch, if there is one."""
        if broker in self.torn:
            broker.write(*self.torn.pop(broker))

    def send(self, broker: TransactionalBroker) -> None:
        self.mend(broker)
        for _ in range(self.chance.randint(1, 5)):
            producer = self.chance.choice([None, 1, 1, 2, 2, 3])
            broker.put(producer, self.chance.randint(1, 4))

    def end(self, broker: TransactionalBroker) -> None:
        self.mend(broker)
        broker.end(self.chance.choice([1, 1, 2, 2, 3]), self.chance.choice([ABORT, COMMIT]))

    def tear(self, broker: TransactionalBroker) -> None:
        if broker not in self.torn:
            sent, whole = broker.encoded(None, 2)
            cut = self.chance.randint(1, len(whole) - 1)
            broker.append(whole[:cut])
            self.torn[broker] = sent, whole[cut:]

    def roll(self, broker: TransactionalBroker) -> None:
        self.mend(broker)
        broker.roll()

    def clean(self, broker: TransactionalBroker) -> None:
        segments = broker.segments()
        stable = [
            number
            for number in range(len(segments) - 1)
            if int(segments[number + 1].stem) <= broker.stable_offset
        ]
        if stable:
            number = self.chance.choice(stable)
            both = [segments[n] for n in (number, number + 1) if n in stable]
            keep = {sent.first for sent in broker.sent if self.chance.random() < 0.7}
            lost = broker.clean(*both, keep=keep)  # the old indexes stay
            self.gone |= {(broker.directory.name, offset) for offset in lost}

    def expire(self, broker: TransactionalBroker) -> None:
        segments = broker.segments()
        if len(segments) > 1:
            lost = range(int(segments[0].stem), int(segments[1].stem))
            self.gone |= {(broker.directory.name, offset) for offset in lost}
            segments[0].unlink()

    def index(self, broker: TransactionalBroker) -> None:
        entries, position = b"", 0
        base = int(broker.active.stem)
        for sent in broker.sent:
            if sent.first < base:
                continue
            if position and self.chance.random() < 0.5:
                offset = sent.last - base + self.chance.choice([0, 0, 0, 1, -5])
                entries += struct.pack(">ii", max(offset, 1), position)
            position += len(sent.data)
        zeroes = bytes(8 * self.chance.choice([0, 3]))
        broker.active.with_suffix(".index").write_bytes(entries + zeroes)

    def restart(self) -> None:
        self.query.reader = stream_reader(self.data, **self.options)
        self.query.position = json.loads(json.dumps(self.query.position))

    def trigger(self, broker: TransactionalBroker) -> None:
        query = self.query
        start = dict(query.position)
        end = query.reader.latestOffset(start, query.reader.getDefaultReadLimit())
        if self.isolation == "read_committed":
            for each in self.brokers:
                at = end.get(each.directory.name, 0)
                assert at <= each.stable_offset or at == start.get(each.directory.name)
        if self.chance.random() < 0.2:
            query.between(start, end)  # an attempt that fails at the end
        if self.chance.random() < 0.2:
            self.restart()
        if self.chance.random() < 0.2:
            self.send(broker)
        tasks = query.reader.partitions(start, end)
        if self.chance.random() < 0.2:
            self.clean(broker)
        query.found += places(query.reader, tasks)
        query.position = end

    def acts(self) -> list[Callable[[TransactionalBroker], None]]:
        """The possible next actions on a log; a likely action is listed more than once."""
        changes = [self.send, self.send, self.end, self.end, self.roll, self.index, self.tear]
        rare = self.chance.choice([self.clean, self.expire])
        return [*changes, rare, self.trigger, self.trigger]

    def step(self) -> None:
        broker = self.chance.choice(self.brokers)
        act = self.chance.choice([*self.acts(), None])
        if act is None:
            self.chance.choice([self.create, self.restart])()
        else:
            act(broker)

    def drain(self) -> None:
        for broker in self.brokers:
            self.mend(broker)
        before = None
        while before != self.query.position:
            before = dict(self.query.position)
            self.query.trigger()

    def check(self) -> None:
        """Compares the stream with the batch query, and the batch query with the model."""
        found = [(f"{topic}-{number}", offset) for topic, number, offset in self.query.found]
        assert len(found) == len(set(found))
        batch = {
            (f"{topic}-{number}", offset)
            for topic, number, offset in batch_places(self.data, isolationLevel=self.isolation)
        }
        assert batch <= set(found)
        assert set(found) - batch <= self.gone
        expected = {
            (broker.directory.name, offset)
            for broker in self.brokers
            for offset in (
                broker.committed() if self.isolation == "read_committed" else broker.data()
            )
        }
        assert batch == expected - self.gone
        assert set(found) <= expected


@pytest.mark.parametrize("isolation", ["read_committed", "read_uncommitted"])
@pytest.mark.parametrize("seed", sampled(some(range(50), 5)))
def test_what_a_batch_query_gives_each_record_once(
    tmp_path: Path, seed: int, isolation: str
) -> None:
    history = History(tmp_path, seed, isolation)
    for _ in range(40):
        history.step()
    history.drain()
    history.check()
    for broker in history.brokers:
        for producer in (1, 2, 3):
            broker.end(producer, history.chance.choice([ABORT, COMMIT]))
    history.drain()
    history.check()
