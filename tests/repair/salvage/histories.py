"""Logs with random histories, and what is true of them.

Strategy: a history is made of a seed. It has transactions of both protocols, plain batches, old
messages, every codec and leader epochs. `kafkafmt.write` puts them into segments, with the files
that a broker keeps beside them, as Kafka's own loader does (`tests/repair/test_write.py`).
"""

from __future__ import annotations

import random
from bisect import bisect
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kafkafmt.repair.write import SegmentWriter
from tests.support.encoder import (
    Rec,
    checkpoint_text,
    control_key,
    control_value,
    message,
    record_batch,
    wrapper,
)
from tests.support.encoder.control import ABORT, COMMIT

TIME = 1_750_000_000_000
TOPIC_ID = "oOsMpwNnR4yV4mtsWcQ8MA"
OPEN = -1
_FRAMINGS = ("none", "none", "gzip", "snappy-xerial", "lz4", "zstd")


@dataclass
class Written:
    """An entry that was written.

    Attributes:
        first, last: its offsets.
        data: its bytes.
        base: the segment that it is in.
        producer: of its transaction; ``None`` without one.
        outcome: of its transaction; COMMIT without one.
        is_marker: whether it is a transaction's marker.
        is_hit: whether damage took it, or its place.
        is_moved: whether its base offset was changed, which no checksum covers.
        values: of its records.
    """

    first: int
    last: int
    data: bytes
    base: int = 0
    producer: int | None = None
    outcome: int = COMMIT
    is_marker: bool = False
    is_hit: bool = False
    is_moved: bool = False
    values: list[bytes] = field(default_factory=list)


@dataclass
class _Producer:
    epoch: int = 0
    sequence: int = 0
    is_open: bool = False


@dataclass
class History:
    """The log of one partition, as it was written.

    Attributes:
        entries: in offset order.
        bases: the base offsets of the segments, when it is written.
        end: the offset after the last one.
        recovery_point: of the log directory's checkpoint.
    """

    seed: int
    entries: list[Written] = field(default_factory=list)
    bases: list[int] = field(default_factory=list)
    end: int = 0
    recovery_point: int = 0

    def __post_init__(self) -> None:
        self.random = chance = random.Random(self.seed)
        self._producers: dict[int, _Producer] = {}
        self.end = chance.choice((0, 0, 1000, 2**33 + 5))
        self.protocol = chance.choice((0, 1, 2, 2))  # 0: without transactions
        self._leader_epoch = chance.choice((0, 0, 7))
        is_old = self.protocol == 0 and chance.random() < 0.5
        for _ in range(chance.randrange(25, 70)):
            if chance.random() < 0.03:
                self._leader_epoch += chance.randrange(1, 3)
            if is_old:
                self._old_message()
            else:
                self._step()

    # --- What is true -----------------------------------------------------------------------------

    def records(self, *, sound: bool) -> list[int]:
        """The offsets of the records; with ``sound`` without those that damage took."""
        return [
            offset
            for entry in self.entries
            if not entry.is_marker and not (sound and entry.is_hit)
            for offset in range(entry.first, entry.last + 1)
        ]

    def value_of(self, offset: int) -> bytes:
        (entry,) = (each for each in self.entries if each.first <= offset <= each.last)
        return entry.values[offset - entry.first]

    # --- Writing ----------------------------------------------------------------------------------

    def _step(self) -> None:
        chance = self.random
        if self.protocol and chance.random() < 0.75:
            number = chance.randrange(500, 503)
            state = self._producers.setdefault(number, _Producer())
            if state.is_open and chance.random() < 0.4:
                self._marker(number, chance.choice((ABORT, COMMIT)))
            else:
                self._batch(number)
        else:
            self._batch(None)

    def _add(self, data: bytes, count: int, **more: Any) -> None:
        self.entries.append(Written(self.end, self.end + count - 1, data, **more))
        self.end += count

    def _old_message(self) -> None:
        chance = self.random
        magic, count = chance.choice((0, 1)), chance.randrange(1, 5)
        time: dict[str, Any] = {"timestamp": TIME + self.end} if magic else {}
        values = [self._value() for _ in range(count)]
        if count == 1:
            data = message(magic=magic, offset=self.end, key=b"k", value=values[0], **time)
            self._add(data, 1, values=values)
            return
        first = 0 if magic else self.end
        inner = [
            message(magic=magic, offset=first + at, value=value, **time)
            for at, value in enumerate(values)
        ]
        framing = chance.choice(("gzip", "snappy-xerial"))
        last = self.end + count - 1
        self._add(
            wrapper(inner, magic=magic, offset=last, framing=framing, **time), count, values=values
        )

    def _value(self) -> bytes:
        return self.random.randbytes(self.random.randrange(0, 120))

    def _record_batch(self, records: list[Rec], **fields: Any) -> bytes:
        time = TIME + self.end * 10
        return record_batch(
            records,
            base_offset=self.end,
            base_timestamp=time,
            max_timestamp=time,
            leader_epoch=self._leader_epoch,
            **fields,
        )

    def _batch(self, producer: int | None) -> None:
        values = [self._value() for _ in range(self.random.randrange(1, 6))]
        fields: dict[str, Any] = {"framing": self.random.choice(_FRAMINGS)}
        if producer is not None:
            state = self._producers[producer]
            fields |= {
                "producer_id": producer,
                "producer_epoch": state.epoch,
                "base_sequence": state.sequence,
                "transactional": True,
            }
            state.sequence += len(values)
            state.is_open = True
        records = [Rec(b"k%d" % at, value, offset_delta=at) for at, value in enumerate(values)]
        outcome = COMMIT if producer is None else OPEN
        data = self._record_batch(records, **fields)
        self._add(data, len(values), producer=producer, outcome=outcome, values=values)

    def _marker(self, producer: int, outcome: int) -> None:
        state = self._producers[producer]
        if self.protocol == 2:
            state.epoch, state.sequence = state.epoch + 1, 0
        state.is_open = False
        record = Rec(control_key(outcome), control_value(outcome, coordinator_epoch=4))
        fields = {"producer_id": producer, "producer_epoch": state.epoch}
        data = self._record_batch([record], transactional=True, control=True, **fields)
        for entry in self.entries:
            if entry.producer == producer and entry.outcome == OPEN:
                entry.outcome = outcome
        self._add(data, 1, producer=producer, outcome=outcome, is_marker=True)

    def write(self, data: Path, name: str) -> Path:
        directory = data / name
        data.mkdir(parents=True)
        with SegmentWriter(directory, segment_bytes=self.random.randrange(3000, 6000)) as writer:
            for entry in self.entries:
                writer.append(entry.data)
        self.bases = sorted(int(path.stem) for path in directory.glob("*.log"))
        for entry in self.entries:
            entry.base = self.bases[bisect(self.bases, entry.first) - 1]
        if self.random.random() < 0.3:
            for path in (*directory.glob("*.txnindex"), *directory.glob("*.snapshot")):
                path.unlink()
        (directory / "partition.metadata").write_text(f"version: 0\ntopic_id: {TOPIC_ID}")
        self.recovery_point = self.random.choice((*self.bases, self.end))
        topic, _, partition = name.rpartition("-")
        for checkpoint, offset in (
            ("recovery-point", self.recovery_point),
            ("replication", self.end),
        ):
            path = data / f"{checkpoint}-offset-checkpoint"
            path.write_text(checkpoint_text((topic, partition, offset)))
        return directory

    # --- Where damage can hit ---------------------------------------------------------------------

    def segment(self, base: int) -> list[Written]:
        return [each for each in self.entries if each.base == base]

    def position(self, entry: Written) -> int:
        """Where an entry is in its segment."""
        return sum(len(each.data) for each in self.segment(entry.base) if each.first < entry.first)

    def any(self) -> Written:
        return self.random.choice(self.entries)
