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
from tests.spark.direct import places
from tests.spark.histories import History
from tests.support.samples import sampled

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


@pytest.mark.parametrize("seed", sampled(range(60)))
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
