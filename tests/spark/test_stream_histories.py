"""Streams under random histories: every record at most once, and none is missing.

A history appends, truncates, rolls, compacts and deletes, with indexes that may be wrong, while a
stream is triggered, fails, is restarted, and has files swapped between planning and reading.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import pytest

from tests.spark.broker import GrowingLog, batch
from tests.spark.direct import batch_places, places
from tests.spark.histories import History
from tests.spark.transactional import Sent, TransactionalBroker
from tests.support.encoder.control import ABORT, COMMIT
from tests.support.samples import sampled, some

SIZE = len(batch(0))


class AppendingHistory(History[GrowingLog]):
    """Batches of one size; the positions of deleted records are known."""

    most_logs = 4
    limits: ClassVar = {"maxOffsetsPerTrigger": 40, "maxBytesPerTrigger": 3000}
    split_bytes = 2000

    def __init__(self, data: Path, seed: int) -> None:
        self.first: dict[GrowingLog, int] = {}
        self.torn: dict[GrowingLog, bytes] = {}
        super().__init__(data, seed)

    def broker(self, name: str, first: int) -> GrowingLog:
        made = GrowingLog(self.data, name, first)
        self.first[made] = first
        return made

    def mend(self, broker: GrowingLog) -> None:
        if broker in self.torn:
            broker.append(self.torn.pop(broker))
            broker.next += 5

    def append(self, broker: GrowingLog) -> None:
        self.mend(broker)
        broker.send(self.chance.randint(1, 6))

    def tear(self, broker: GrowingLog) -> None:
        if broker not in self.torn:
            whole = batch(broker.next)
            cut = self.chance.randint(1, SIZE - 1)
            broker.append(whole[:cut])
            self.torn[broker] = whole[cut:]

    def compact(self, broker: GrowingLog) -> None:
        closed = broker.segments()[:-1]
        if len(closed) < 2:
            return
        number = self.chance.randrange(len(closed) - 1)
        pair = closed[number : number + 2]
        entries = b"".join(path.read_bytes() for path in pair)
        for at in range(SIZE, len(entries), 2 * SIZE):
            (offset,) = struct.unpack_from(">q", entries, at)
            self.gone |= {(broker.directory.name, offset + n) for n in range(5)}
        broker.compact(*pair)  # the old indexes stay

    def index(self, broker: GrowingLog) -> None:
        entries = b""
        for number in range(1, broker.active.stat().st_size // SIZE):
            offset = 5 * number + 4 + self.chance.choice([0, 0, 0, 1, -5])
            entries += struct.pack(">ii", max(offset, 1), number * SIZE)
        zeroes = bytes(8 * self.chance.choice([0, 3]))
        broker.active.with_suffix(".index").write_bytes(entries + zeroes)

    def trigger(self, broker: GrowingLog) -> None:
        query = self.query
        start = dict(query.position)
        end = query.reader.latestOffset(start, query.reader.getDefaultReadLimit())
        if self.chance.random() < 0.2:
            query.between(start, end)  # an attempt that fails at the end
        tasks = query.reader.partitions(start, end)
        if self.chance.random() < 0.2:
            self.compact(broker)
        query.found += places(query.reader, tasks)
        query.position = end

    def acts(self) -> list[Callable[[GrowingLog], None]]:
        changes = [self.append, self.append, self.roll, self.tear, self.compact, self.index]
        return [*changes, self.expire, self.trigger, self.trigger]


@pytest.mark.parametrize("seed", sampled(some(range(60), 3)))
def test_every_record_at_most_once_and_none_left_out(tmp_path: Path, seed: int) -> None:
    history = AppendingHistory(tmp_path, seed)
    for _ in range(40):
        history.step()
    history.drain()
    found = history.found()
    assert len(found) == len(set(found))
    written = {
        (broker.directory.name, offset)
        for broker, first in history.first.items()
        for offset in range(first, broker.next)
    }
    assert set(found) <= written
    assert written - set(found) <= history.gone


# --- read_committed streams under random histories: the rows of a batch query, each once ----------
# Producers commit, abort and leave transactions open, interleaved and across segments; segments
# roll, are cleaned and expire; the stream has limits, fails, and is restarted from its checkpoint.


class CommittedHistory(History[TransactionalBroker]):
    """Transactions of three producers."""

    most_logs = 3
    limits: ClassVar = {"maxOffsetsPerTrigger": 12, "maxBytesPerTrigger": 900}
    split_bytes = 500

    def __init__(self, data: Path, seed: int) -> None:
        self.torn: dict[TransactionalBroker, tuple[Sent, bytes]] = {}
        super().__init__(data, seed, isolationLevel="read_committed")

    def broker(self, name: str, first: int) -> TransactionalBroker:
        return TransactionalBroker(self.data, name, first)

    def mend(self, broker: TransactionalBroker) -> None:
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
            lost = broker.clean(*both, keep=keep)
            self.gone |= {(broker.directory.name, offset) for offset in lost}

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
        broker.active.with_suffix(".index").write_bytes(entries)

    def trigger(self, broker: TransactionalBroker) -> None:
        query = self.query
        start = dict(query.position)
        end = query.reader.latestOffset(start, query.reader.getDefaultReadLimit())
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
        changes = [self.send, self.send, self.end, self.end, self.roll, self.index, self.tear]
        rare = self.chance.choice([self.clean, self.expire])
        return [*changes, rare, self.trigger, self.trigger]

    def check(self) -> None:
        """Compares the stream with the batch query, and the batch query with the model."""
        found = self.found()
        assert len(found) == len(set(found))
        batch = {
            (f"{topic}-{number}", offset)
            for topic, number, offset in batch_places(self.data, isolationLevel="read_committed")
        }
        assert batch <= set(found)
        assert set(found) - batch <= self.gone
        committed = {
            (broker.directory.name, offset)
            for broker in self.brokers
            for offset in broker.committed()
        }
        assert batch == committed - self.gone
        assert set(found) <= committed


@pytest.mark.parametrize("seed", sampled(some(range(40), 3)))
def test_what_a_batch_query_gives_each_record_once(tmp_path: Path, seed: int) -> None:
    history = CommittedHistory(tmp_path, seed)
    for _ in range(40):
        history.step()
    history.drain()
    history.check()
    for broker in history.brokers:
        for producer in (1, 2, 3):
            broker.end(producer, history.chance.choice([ABORT, COMMIT]))
    history.drain()
    history.check()
