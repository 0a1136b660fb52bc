"""A broker's data directory that grows, the rows that exports of it must have, and those they have.

Strategy: the tables must have the rows that the library reads, and for an incremental export also
those that retention deleted since. The tables are read from their files, as by a reader without
Spark. Rows are identified by a few columns, and counted.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pyarrow.parquet as pq

from kafkafmt import read_batches, read_damage, read_records
from kafkafmt.segment.tables.schemas import TABLES
from tests.support.encoder import Rec, record_batch

RECORDS = 50
"""Of a batch."""
_BATCHES = 30
_KEYS = {
    "records": ("topic", "partition", "offset", "value", "batchPosition"),
    "batches": ("topic", "partition", "segment", "position", "lastOffset"),
    "damage": ("topic", "partition", "segment", "position", "length", "kind"),
}
Tables = dict[str, list[dict[str, Any]]]
Rows = Counter[tuple[Any, ...]]


class GrowingDisk:
    """A data directory that grows as a broker's does."""

    def __init__(self, data: Path, seed: int, records: int = RECORDS) -> None:
        """`records` is how many a batch has: with fewer, a trial takes less time."""
        self.data = data
        self._records = records
        self._random = random.Random(seed)
        self._names: list[str] = []
        self._next: dict[str, int] = {}
        self._torn: dict[str, bytes] = {}
        self._gone: Tables = {table: [] for table in TABLES}

    def grow(self) -> None:
        """More records, in more segments; sometimes a new partition, a truncated end, damage."""
        if not self._names or self._random.random() < 0.4:
            self._names.append(f"topic{len(self._names) % 3}-{len(self._names)}")
            self._begin(self._names[-1])
        for name in self._names:
            for _ in range(self._random.randint(1, 3)):
                self._segment(name)

    def expire(self) -> None:
        """Retention: the oldest segment of a log goes; its records have been exported."""
        name = self._random.choice(sorted(self._names))
        segments = sorted((self.data / name).glob("*.log"))
        if len(segments) > 2 and int(segments[1].stem) <= self._stable_offset(name):
            for table, rows in self._read(str(segments[0])).items():
                self._gone[table] += rows
            segments[0].unlink()

    @property
    def left_out(self) -> tuple[int, int]:
        """How many records of aborted transactions there were; and of ones not stable yet."""
        return 0, 0

    def _stable_offset(self, name: str) -> int:
        """The offsets up to which an export has read everything."""
        return self._next[name]

    def _begin(self, name: str) -> None:
        (self.data / name).mkdir(parents=True)
        self._next[name] = 0

    def _segment(self, name: str) -> None:
        first = self._next[name]
        path = self.data / name / f"{first:020}.log"
        self._mend(name)
        batches = [self._batch(first + n * self._records) for n in range(_BATCHES)]
        if self._random.random() < 0.3:
            hit = bytearray(batches[_BATCHES // 2])
            hit[-5] ^= 0x40
            batches[_BATCHES // 2] = bytes(hit)
        content = b"".join(batches)
        if self._random.random() < 0.3:
            cut = len(content) - 200
            content, self._torn[name] = content[:cut], content[cut:]
        path.write_bytes(content)
        self._next[name] = first + _BATCHES * self._records

    def _batch(self, offset: int) -> bytes:
        return record_batch(
            [
                Rec(b"%d" % n, self._random.randbytes(40).hex().encode(), offset_delta=n)
                for n in range(self._records)
            ],
            base_offset=offset,
            base_timestamp=1_700_000_000_000 + offset,
            max_timestamp=1_700_000_000_000 + offset,
        )

    def settle(self) -> None:
        """Completes truncated ends, so that all records can be read."""
        for name in self._names:
            self._mend(name)

    def _mend(self, name: str) -> None:
        """Completes the truncated end of a log, in its segment."""
        torn = self._torn.pop(name, b"")
        if torn:
            with sorted((self.data / name).glob("*.log"))[-1].open("ab") as file:
                file.write(torn)

    def truth(self, *, incremental: bool) -> dict[str, Rows]:
        """The rows that the tables must have in the end."""
        read = {table: list(rows) for table, rows in self._read(str(self.data)).items()}
        if incremental:  # what retention took was exported before
            for table, rows in self._gone.items():
                read[table] += rows
            read["batches"] = [row for row in read["batches"] if row["isValid"]]
            read["damage"] = [row for row in read["damage"] if not row["kind"].endswith("_tail")]
        return {table: places(table, rows) for table, rows in read.items()}

    def _read(self, source: str) -> Tables:
        return {
            "records": read_records(source, on_damage="skip").to_pylist(),
            "batches": read_batches(source, on_damage="skip").to_pylist(),
            "damage": read_damage(source).to_pylist(),
        }


def places(table: str, rows: Iterable[dict[str, Any]]) -> Rows:
    """The rows of a table by what tells them apart, and how often each is there."""
    return Counter(tuple(row[name] for name in _KEYS[table]) for row in rows)


def stored(out: Path, table: str) -> Rows:
    """The rows of a table from its files, as a reader without Spark finds them."""
    rows: list[dict[str, Any]] = []
    for file in _files(out / table):
        found = pq.ParquetFile(file).read().to_pylist()
        named = dict(part.split("=") for part in file.relative_to(out).parts if "=" in part)
        for name, value in named.items():
            for row in found:
                row[name] = int(value) if name == "partition" else value
        rows += found
    return places(table, rows)


def _files(table: Path) -> list[Path]:
    log = sorted((table / "_delta_log").glob("*.json"))
    if log:
        there: dict[str, None] = {}
        for line in (line for version in log for line in version.read_text("utf-8").splitlines()):
            action = json.loads(line)
            if "add" in action:
                there[unquote(action["add"]["path"])] = None
            elif "remove" in action:
                there.pop(unquote(action["remove"]["path"]), None)
        return [table / path for path in there]
    return [
        path
        for path in sorted(table.rglob("*.*"))
        if path.is_file()
        and not any(part.startswith(("_", ".")) for part in path.relative_to(table).parts)
    ]
