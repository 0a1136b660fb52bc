"""A growing log with transactions, and a simple model of what a consumer receives from it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tests.support.encoder import Rec, control_key, control_value, record_batch
from tests.support.encoder.control import COMMIT
from tests.support.growing_log import GrowingLog

OPEN = -1


@dataclass
class Sent:
    """A batch of data, or a marker, and its outcome."""

    first: int
    last: int
    data: bytes
    producer: int | None
    outcome: int = COMMIT
    is_marker: bool = False
    is_cleaned: bool = False


class TransactionalBroker(GrowingLog):
    """Writes batches of producers, and transaction markers."""

    def __init__(self, data: Path, name: str = "orders-0", first: int = 0) -> None:
        super().__init__(data, name, first)
        self.sent: list[Sent] = []
        self.epochs: dict[int, int] = {}

    def put(self, producer: int | None = None, records: int = 1) -> int:
        """Writes data, transactional if it has a producer; returns its first offset."""
        return self.write(*self.encoded(producer, records))

    def encoded(self, producer: int | None, records: int) -> tuple[Sent, bytes]:
        """Makes a batch without writing it."""
        first = self.next
        data = record_batch(
            [Rec(b"k", b"%06d" % (first + n), offset_delta=n) for n in range(records)],
            base_offset=first,
            last_offset_delta=records - 1,
            producer_id=-1 if producer is None else producer,
            producer_epoch=-1 if producer is None else self.epochs.setdefault(producer, 0),
            transactional=producer is not None,
        )
        outcome = COMMIT if producer is None else OPEN
        return Sent(first, first + records - 1, data, producer, outcome), data

    def write(self, sent: Sent, data: bytes) -> int:
        """Appends a batch, or the rest of a truncated one; a marker takes effect then."""
        self.append(data)
        if sent.is_marker:
            for each in self.sent:
                if each.producer == sent.producer and each.outcome == OPEN:
                    each.outcome = sent.outcome
        self.sent.append(sent)
        self.next = sent.last + 1
        return sent.first

    def end(self, producer: int, outcome: int) -> int:
        """Writes a marker; returns its offset."""
        return self.write(*self.marker(producer, outcome))

    def marker(self, producer: int, outcome: int) -> tuple[Sent, bytes]:
        """Makes a marker without writing it, with the epoch after that of the data (KIP-890)."""
        first = self.next
        self.epochs[producer] = self.epochs.get(producer, 0) + 1
        data = record_batch(
            [Rec(control_key(outcome), control_value(outcome, coordinator_epoch=0))],
            base_offset=first,
            producer_id=producer,
            producer_epoch=self.epochs[producer],
            transactional=True,
            control=True,
        )
        return Sent(first, first, data, producer, outcome, is_marker=True), data

    @property
    def first_offset(self) -> int:
        return int(self.segments()[0].stem)

    @property
    def stable_offset(self) -> int:
        """By the batches that the log still has."""
        first = self.first_offset
        held = (sent for sent in self.sent if sent.last >= first)
        return min((sent.first for sent in held if sent.outcome == OPEN), default=self.next)

    def data(self) -> list[int]:
        """The offsets of all data, whatever its outcome."""
        sent = (each for each in self.sent if not each.is_marker)
        return [offset for each in sent for offset in range(each.first, each.last + 1)]

    def committed(self) -> list[int]:
        """The offsets of committed data below the last stable offset."""
        stable = self.stable_offset
        return [
            offset
            for sent in self.sent
            if sent.outcome == COMMIT and not sent.is_marker and sent.first < stable
            for offset in range(sent.first, sent.last + 1)
        ]

    def clean(self, first: Path, *others: Path, keep: set[int]) -> set[int]:
        """Cleans stable segments: removes aborted data, keeps markers; returns what it removed.

        Of committed batches it leaves those whose first offsets are in `keep`.
        """
        start = int(first.stem)
        following = [path for path in self.segments() if path > (others or (first,))[-1]]
        within = [s for s in self.sent if start <= s.first < int(following[0].stem)]
        for sent in within:
            if not sent.is_marker and (sent.outcome != COMMIT or sent.first not in keep):
                sent.is_cleaned = True
        swap = first.with_suffix(".log.swap")
        swap.write_bytes(b"".join(sent.data for sent in within if not sent.is_cleaned))
        for path in (first, *others):
            path.rename(path.with_suffix(".log.deleted"))
        swap.rename(first)
        return {n for s in within if s.is_cleaned for n in range(s.first, s.last + 1)}
