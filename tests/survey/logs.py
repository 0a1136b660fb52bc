"""Logs of one partition, made entry by entry, with their transaction indexes and snapshots."""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any

import crc32c

from tests.support.encoder import Rec, control_key, control_value, damaged, record_batch
from tests.support.encoder.control import ABORT, COMMIT

DAY = 1_790_000_000_000
"""Milliseconds since 1970: the time of offset 0. Each offset is a second later."""


def time_of(offset: int) -> int:
    """The timestamp of a record."""
    return DAY + 1000 * offset


def base_of(entry: bytes) -> int:
    """The offset in the head of an entry."""
    return int.from_bytes(entry[:8], "big", signed=True)


@dataclass
class Log:
    """A partition that grows: segments by base offset, each a list of entries."""

    end: int = 0
    segments: dict[int, list[bytes]] = field(default_factory=dict)
    indexes: dict[int, list[tuple[int, int, int, int]]] = field(default_factory=dict)
    snapshots: dict[int, list[tuple[int, ...]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.segments.setdefault(self.end, [])

    @property
    def content(self) -> bytes:
        """All entries, as of one segment."""
        return b"".join(chain.from_iterable(self.segments.values()))

    def append(self, entry: bytes, count: int = 1) -> int:
        """Append an entry that has so many offsets; returns the first."""
        first, self.end = self.end, self.end + count
        self.segments[max(self.segments)].append(entry)
        return first

    def data(
        self, producer: int = -1, epoch: int = 0, count: int = 1, sequence: int = 0, **fields: Any
    ) -> int:
        """Append a batch; with a producer, of a transaction. Returns its first offset."""
        entry = record_batch(
            [
                Rec(
                    key=b"k%d" % number,
                    value=b"v%d" % (self.end + number),
                    offset_delta=number,
                    timestamp_delta=1000 * number,
                )
                for number in range(count)
            ],
            **{
                "base_offset": self.end,
                "base_timestamp": time_of(self.end),
                "max_timestamp": time_of(self.end + count - 1),
                "producer_id": producer,
                "producer_epoch": -1 if producer < 0 else epoch,
                "base_sequence": -1 if producer < 0 else sequence,
                "transactional": producer >= 0,
                "leader_epoch": 0,
                **fields,
            },
        )
        return self.append(entry, count)

    def marker(self, producer: int, epoch: int, *, commit: bool, coordinator_epoch: int = 3) -> int:
        """Append the marker of a transaction; returns its offset."""
        kind = COMMIT if commit else ABORT
        entry = record_batch(
            [
                Rec(
                    key=control_key(kind),
                    value=control_value(kind, coordinator_epoch=coordinator_epoch),
                )
            ],
            base_offset=self.end,
            base_timestamp=time_of(self.end),
            max_timestamp=time_of(self.end),
            producer_id=producer,
            producer_epoch=epoch,
            transactional=True,
            control=True,
            leader_epoch=0,
        )
        return self.append(entry, 1)

    def roll(self) -> None:
        """Begin a segment."""
        self.segments[self.end] = []

    def spoil(self, *offsets: int) -> Log:
        """Flip a bit in the last byte of the entries that have these base offsets."""
        for offset in offsets:
            self.change(offset, damaged)
        return self

    def change(self, offset: int, change: Callable[[bytes], bytes]) -> None:
        """Change the entry that has this base offset."""
        for entries in self.segments.values():
            for place, entry in enumerate(entries):
                if base_of(entry) == offset:
                    entries[place] = change(entry)
                    return
        raise AssertionError(f"no entry begins at offset {offset}")

    def cut(self, *offsets: int) -> Log:
        """Take out the entries that have these base offsets: their bytes are gone."""
        for entries in self.segments.values():
            entries[:] = [each for each in entries if base_of(each) not in offsets]
        return self

    def lose(self, *bases: int) -> Log:
        """Take out the segments of these base offsets."""
        for base in bases:
            del self.segments[base]
        return self

    def write(self, directory: Path) -> Path:
        """Write the files."""
        directory.mkdir(parents=True, exist_ok=True)
        for base, entries in self.segments.items():
            (directory / f"{base:020}.log").write_bytes(b"".join(entries))
        for base, aborts in self.indexes.items():
            (directory / f"{base:020}.txnindex").write_bytes(
                b"".join(struct.pack(">hqqqq", 0, *each) for each in aborts)
            )
        for offset, producers in self.snapshots.items():
            body = struct.pack(">i", len(producers)) + b"".join(
                struct.pack(">qhiqiqiq", *each) for each in producers
            )
            (directory / f"{offset:020}.snapshot").write_bytes(
                struct.pack(">hI", 1, crc32c.crc32c(body)) + body
            )
        return directory
