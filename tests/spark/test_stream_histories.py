"""Streams under random histories: every record at most once, and none is left out.

A history appends, tears, rolls, compacts and deletes, with indexes that may be wrong, while a
stream is triggered, fails, is restarted, and has files swapped between plan and task.
"""

from __future__ import annotations

import json
import random
import struct
from pathlib import Path

import pytest

from tests.spark.broker import Broker, Query, batch
from tests.spark.direct import places, stream_reader

SIZE = len(batch(0))


class History:
    """Logs, a stream that reads them, and which records have been taken away."""

    def __init__(self, data: Path, seed: int) -> None:
        self.data = data
        self.chance = random.Random(seed)
        self.first: dict[Broker, int] = {}
        self.torn: dict[Broker, bytes] = {}
        self.gone: set[tuple[str, int]] = set()
        self.options = {"failOnDataLoss": "false"}
        for name, most in (("maxOffsetsPerTrigger", 40), ("maxBytesPerTrigger", 3000)):
            if self.chance.random() < 0.5:
                self.options[name] = str(self.chance.randint(1, most))
        if self.chance.random() < 0.5:
            self.options["maxSplitBytes"] = str(self.chance.randint(100, 2000))
        self.create()
        self.query = Query(data, **self.options)

    def create(self) -> None:
        if len(self.first) < 4:
            first = self.chance.choice([0, 100])
            self.first[Broker(self.data, f"orders-{len(self.first)}", first)] = first

    def mend(self, broker: Broker) -> None:
        if broker in self.torn:
            broker.append(self.torn.pop(broker))
            broker.next += 5

    def append(self, broker: Broker) -> None:
        self.mend(broker)
        broker.send(self.chance.randint(1, 6))

    def roll(self, broker: Broker) -> None:
        self.mend(broker)
        broker.roll()

    def tear(self, broker: Broker) -> None:
        if broker not in self.torn:
            whole = batch(broker.next)
            cut = self.chance.randint(1, SIZE - 1)
            broker.append(whole[:cut])
            self.torn[broker] = whole[cut:]

    def compact(self, broker: Broker) -> None:
        closed = broker.segments()[:-1]
        if len(closed) < 2:
            return
        number = self.chance.randrange(len(closed) - 1)
        pair = closed[number : number + 2]
        entries = b"".join(path.read_bytes() for path in pair)
        for at in range(SIZE, len(entries), 2 * SIZE):
            (offset,) = struct.unpack_from(">q", entries, at)
            self.gone |= {(broker.directory.name, offset + n) for n in range(5)}
        broker.compact(*pair)  # the indexes of before stay

    def expire(self, broker: Broker) -> None:
        segments = broker.segments()
        if len(segments) > 1:
            lost = range(int(segments[0].stem), int(segments[1].stem))
            self.gone |= {(broker.directory.name, offset) for offset in lost}
            segments[0].unlink()

    def index(self, broker: Broker) -> None:
        entries = b""
        for number in range(1, broker.active.stat().st_size // SIZE):
            offset = 5 * number + 4 + self.chance.choice([0, 0, 0, 1, -5])
            entries += struct.pack(">ii", max(offset, 1), number * SIZE)
        zeroes = bytes(8 * self.chance.choice([0, 3]))
        broker.active.with_suffix(".index").write_bytes(entries + zeroes)

    def restart(self) -> None:
        self.query.reader = stream_reader(self.data, **self.options)
        self.query.position = json.loads(json.dumps(self.query.position))

    def trigger(self, broker: Broker) -> None:
        query = self.query
        start = dict(query.position)
        end = query.reader.latestOffset(start, query.reader.getDefaultReadLimit())
        if self.chance.random() < 0.2:
            query.between(start, end)  # an attempt that fails in the end
        tasks = query.reader.partitions(start, end)
        if self.chance.random() < 0.2:
            self.compact(broker)
        query.found += places(query.reader, tasks)
        query.position = end

    def step(self) -> None:
        broker = self.chance.choice(list(self.first))
        changes = (self.append, self.append, self.roll, self.tear, self.compact, self.index)
        act = self.chance.choice([*changes, self.expire, self.trigger, self.trigger, None])
        if act is None:
            self.chance.choice([self.create, self.restart])()
        else:
            act(broker)

    def drain(self) -> None:
        for broker in self.first:
            self.mend(broker)
        before = None
        while before != self.query.position:
            before = dict(self.query.position)
            self.query.trigger()


@pytest.mark.parametrize("seed", range(60))
def test_every_record_at_most_once_and_none_left_out(tmp_path: Path, seed: int) -> None:
    history = History(tmp_path, seed)
    for _ in range(40):
        history.step()
    history.drain()
    found = [(f"{topic}-{partition}", offset) for topic, partition, offset in history.query.found]
    assert len(found) == len(set(found))
    written = {
        (broker.directory.name, offset)
        for broker, first in history.first.items()
        for offset in range(first, broker.next)
    }
    assert set(found) <= written
    assert written - set(found) <= history.gone
