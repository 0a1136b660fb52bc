"""The log of a partition that grows, in a data directory of its broker."""

from __future__ import annotations

from pathlib import Path

from tests.support.encoder import Rec, record_batch

TIME = 1_700_000_000_000


def batch(offset: int, count: int = 5) -> bytes:
    return record_batch(
        [Rec(b"k", b"%06d" % (offset + n), offset_delta=n) for n in range(count)],
        base_offset=offset,
        base_timestamp=TIME + offset,
        max_timestamp=TIME + offset,
    )


class GrowingLog:
    """Writes the log of one topic-partition, in batches of five records and equal size."""

    def __init__(self, data: Path, name: str = "orders-0", first: int = 0) -> None:
        self.directory = data / name
        self.directory.mkdir(parents=True)
        self.next = first
        self.roll()

    def roll(self) -> None:
        self.active = self.directory / f"{self.next:020}.log"
        self.active.touch()

    def send(self, batches: int = 1) -> None:
        for _ in range(batches):
            self.append(batch(self.next))
            self.next += 5

    def fill(self, segments: int, batches: int = 1) -> None:
        """Fill segments with batches, and begin another one."""
        for _ in range(segments):
            self.send(batches)
            self.roll()

    def append(self, data: bytes) -> None:
        with self.active.open("ab") as file:
            file.write(data)

    def segments(self) -> list[Path]:
        return sorted(self.directory.glob("*.log"))

    def compact(self, first: Path, *others: Path) -> None:
        """Compacts like the cleaner: one new file for several, with every second batch."""
        merged = first.with_suffix(".log.swap")
        entries = b"".join(path.read_bytes() for path in (first, *others))
        size = len(batch(0))
        kept = [entries[at : at + size] for at in range(0, len(entries), 2 * size)]
        merged.write_bytes(b"".join(kept))
        for path in (first, *others):
            path.rename(path.with_suffix(".log.deleted"))
        merged.rename(first)
