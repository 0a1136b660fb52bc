"""Logs with random histories, and what is true of them.

Strategy: a history is made of a seed. It has transactions of both protocols, plain batches, old
messages, every codec, leader epochs, several segments, and the files that a broker keeps beside
them, by a model of its own.
"""

from __future__ import annotations

import random
import struct
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import crc32c

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
        base: the segment that it is in.
        data: its bytes.
        producer: of its transaction; ``None`` without one.
        outcome: of its transaction; COMMIT without one.
        is_marker: whether it is a transaction's marker.
        is_hit: whether damage took it, or its place.
        is_moved: whether its base offset was changed, which no checksum covers.
        values: of its records.
    """

    first: int
    last: int
    base: int
    data: bytes
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
    first: int = -1
    last_sequence: int = -1
    last_offset: int = -1
    delta: int = 0
    timestamp: int = -1
    coordinator_epoch: int = -1


@dataclass
class History:
    """The log of one partition, as it was written.

    Attributes:
        entries: in offset order.
        end: the offset after the last one.
        recovery_point: of the log directory's checkpoint.
    """

    seed: int
    entries: list[Written] = field(default_factory=list)
    start: int = 0
    end: int = 0
    recovery_point: int = 0
    has_indexes: bool = True

    def __post_init__(self) -> None:
        self.random = random.Random(self.seed)
        self._bases: list[int] = []
        self._producers: dict[int, _Producer] = {}
        self._aborted: dict[int, list[tuple[int, int, int, int]]] = {}
        self._snapshots: dict[int, bytes] = {}
        self._epochs: list[tuple[int, int]] = []
        self._make()

    # --- What is true -----------------------------------------------------------------------------

    @property
    def bases(self) -> list[int]:
        """The base offsets of the segments."""
        return list(self._bases)

    def records(self, *, sound: bool) -> list[int]:
        """The offsets of the records; with ``sound`` without those that damage took."""
        return [
            offset
            for entry in self.entries
            if not entry.is_marker and not (sound and entry.is_hit)
            for offset in range(entry.first, entry.last + 1)
        ]

    def value_of(self, offset: int) -> bytes:
        """The value of a record."""
        (entry,) = (each for each in self.entries if each.first <= offset <= each.last)
        return entry.values[offset - entry.first]

    # --- Writing ----------------------------------------------------------------------------------

    def _make(self) -> None:
        chance = self.random
        self.start = self.end = chance.choice((0, 0, 1000, 2**33 + 5))
        self.protocol = chance.choice((0, 1, 2, 2))  # 0: without transactions
        self._leader_epoch = chance.choice((0, 0, 7))
        self._epochs.append((self._leader_epoch, self.start))
        self._old = self.protocol == 0 and chance.random() < 0.5
        self._roll()
        size = 0
        for _ in range(chance.randrange(25, 70)):
            if size > 3000 and chance.random() < 0.5:
                self._roll()
                size = 0
            if chance.random() < 0.03 and not self._old:
                self._leader_epoch += chance.randrange(1, 3)
                self._epochs.append((self._leader_epoch, self.end))
            before = len(self.entries)
            self._step()
            size += sum(len(each.data) for each in self.entries[before:])
        self.recovery_point = chance.choice((self.start, *self._bases, self.end))
        self.has_indexes = chance.random() < 0.7

    def _step(self) -> None:
        chance = self.random
        if self._old:
            self._old_message()
        elif self.protocol and chance.random() < 0.75:
            number = chance.randrange(500, 503)
            state = self._producers.setdefault(number, _Producer())
            if state.first >= 0 and chance.random() < 0.4:
                self._marker(number, chance.choice((ABORT, COMMIT)))
            else:
                self._batch(number)
        else:
            self._batch(None)

    def _roll(self) -> None:
        if self._bases and self._bases[-1] == self.end:
            return
        if self._bases:
            self._snapshots[self.end] = self._snapshot()
        self._bases.append(self.end)

    def _add(self, data: bytes, count: int, **more: Any) -> Written:
        entry = Written(self.end, self.end + count - 1, self._bases[-1], data, **more)
        self.entries.append(entry)
        self.end += count
        return entry

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

    def _batch(self, producer: int | None) -> None:
        chance = self.random
        count, time = chance.randrange(1, 6), TIME + self.end * 10
        values = [self._value() for _ in range(count)]
        fields: dict[str, Any] = {}
        if producer is not None:
            state = self._producers[producer]
            fields = {
                "producer_id": producer,
                "producer_epoch": state.epoch,
                "base_sequence": state.sequence,
                "transactional": True,
            }
            state.first = self.end if state.first < 0 else state.first
            state.last_sequence = state.sequence + count - 1
            state.sequence += count
            state.last_offset, state.delta = self.end + count - 1, count - 1
            state.timestamp = time
        data = record_batch(
            [Rec(b"k%d" % at, value, offset_delta=at) for at, value in enumerate(values)],
            base_offset=self.end,
            base_timestamp=time,
            max_timestamp=time,
            leader_epoch=self._leader_epoch,
            framing=chance.choice(_FRAMINGS),
            **fields,
        )
        outcome = COMMIT if producer is None else OPEN
        self._add(data, count, producer=producer, outcome=outcome, values=values)

    def _marker(self, producer: int, outcome: int) -> None:
        state = self._producers[producer]
        if self.protocol == 2:
            state.epoch += 1
        state.coordinator_epoch, state.timestamp = 4, TIME + self.end * 10
        data = record_batch(
            [Rec(control_key(outcome), control_value(outcome, coordinator_epoch=4))],
            base_offset=self.end,
            base_timestamp=state.timestamp,
            max_timestamp=state.timestamp,
            leader_epoch=self._leader_epoch,
            producer_id=producer,
            producer_epoch=state.epoch,
            transactional=True,
            control=True,
        )
        if self.protocol == 2:
            state.sequence, state.last_sequence, state.last_offset, state.delta = 0, -1, -1, 0
        for entry in self.entries:
            if entry.producer == producer and entry.outcome == OPEN:
                entry.outcome = outcome
        first, state.first = state.first, -1
        marker = self._add(data, 1, producer=producer, outcome=outcome, is_marker=True)
        if outcome == ABORT:
            stable = min(
                (each.first for each in self._producers.values() if each.first >= 0),
                default=self.end,
            )
            found = self._aborted.setdefault(self._bases[-1], [])
            found.append((producer, first, marker.first, stable))

    def _snapshot(self) -> bytes:
        known = [(number, each) for number, each in self._producers.items() if each.timestamp >= 0]
        body = struct.pack(">i", len(known))
        for number, each in known:
            fields = (number, each.epoch, each.last_sequence, each.last_offset, each.delta)
            body += struct.pack(">qhiqi", *fields)
            body += struct.pack(">qiq", each.timestamp, each.coordinator_epoch, each.first)
        return struct.pack(">hI", 1, crc32c.crc32c(body)) + body

    def write(self, data: Path, name: str) -> Path:
        """Write a data directory with this partition."""
        directory = data / name
        directory.mkdir(parents=True)
        for base in self._bases:
            entries = [each.data for each in self.entries if each.base == base]
            (directory / f"{base:020}.log").write_bytes(b"".join(entries))
            (directory / f"{base:020}.index").touch()  # one without entries is sound
            (directory / f"{base:020}.timeindex").touch()
            if base in self._aborted and self.has_indexes:
                aborted = (struct.pack(">hqqqq", 0, *each) for each in self._aborted[base])
                (directory / f"{base:020}.txnindex").write_bytes(b"".join(aborted))
        if self.has_indexes:
            for offset, snapshot in self._snapshots.items():
                (directory / f"{offset:020}.snapshot").write_bytes(snapshot)
        if not self._old:
            (directory / "leader-epoch-checkpoint").write_text(checkpoint_text(*self._epochs))
        (directory / "partition.metadata").write_text(f"version: 0\ntopic_id: {TOPIC_ID}")
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
        """The entries of a segment."""
        return [each for each in self.entries if each.base == base]

    def position(self, entry: Written) -> int:
        """Where an entry is in its segment."""
        return sum(len(each.data) for each in self.segment(entry.base) if each.first < entry.first)

    def any(self) -> Written:
        """An entry."""
        return self.random.choice(self.entries)
