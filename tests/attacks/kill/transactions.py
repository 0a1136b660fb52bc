"""A broker's data directory that grows, with transactions: what exports of it must leave out.

Strategy: each log has producers of short transactions, some of which end within a segment, and one
whose transactions stay open over many runs. What became of each record the broker knows by itself
(see `tests.spark.transactional`): of the rows that the library reads, the tables must have those
that were committed, before the last stable offset. Markers tear and break too; a transaction whose
marker is broken is open until the next one of its producer.
"""

from __future__ import annotations

from pathlib import Path

from tests.attacks.kill.broker import GrowingDisk, Tables
from tests.spark.transactional import OPEN, Sent, TransactionalBroker
from tests.support.encoder.control import ABORT, COMMIT

_RECORDS = 50
_BATCHES = 30
_LONG = 9  # the producer of long transactions; 0 to 2 are those of short ones


class CommittedBroker(GrowingDisk):
    """A data directory of which exports read what is committed."""

    def __init__(self, data: Path, seed: int) -> None:
        super().__init__(data, seed)
        self._logs: dict[str, TransactionalBroker] = {}
        self._rest: dict[str, tuple[Sent, bytes]] = {}

    @property
    def left_out(self) -> tuple[int, int]:
        """How many records of aborted transactions there were; and of ones not stable yet."""
        aborted = unstable = 0
        for log in self._logs.values():
            stable = log.stable_offset
            for sent in (sent for sent in log.sent if not sent.is_marker):
                if sent.first >= stable:
                    unstable += sent.last - sent.first + 1
                elif sent.outcome == ABORT:
                    aborted += sent.last - sent.first + 1
        return aborted, unstable

    def _stable_offset(self, name: str) -> int:
        return self._logs[name].stable_offset

    def _begin(self, name: str) -> None:
        self._logs[name] = TransactionalBroker(self.data, name)

    def _segment(self, name: str) -> None:
        log = self._logs[name]
        self._mend(name)
        if log.active.stat().st_size:
            log.roll()
        hit = self._random.choice([_BATCHES // 2, None, None])
        for number in range(_BATCHES):
            sent, data = self._entry(log)
            if number == hit:
                log.append(data[:-5] + bytes([data[-5] ^ 0x40]) + data[-4:])
                log.next = sent.last + 1
            elif number == _BATCHES - 1 and self._random.random() < 0.3:
                cut = self._random.randrange(1, len(data))
                log.append(data[:cut])
                self._rest[name] = sent, data[cut:]
            else:
                log.write(sent, data)

    def _entry(self, log: TransactionalBroker) -> tuple[Sent, bytes]:
        """What comes next: data of a transaction or of none, or a marker."""
        chance = self._random.random()
        producer = _LONG if chance < 0.1 else self._random.choice([None, 0, 1, 2])
        ends = chance < 0.02 if producer == _LONG else chance < 0.4
        if producer is not None and ends and _is_open(log, producer):
            return log.marker(producer, self._random.choice([ABORT, COMMIT]))
        return log.encoded(producer, _RECORDS)

    def _mend(self, name: str) -> None:
        if name in self._rest:
            self._logs[name].write(*self._rest.pop(name))

    def _read(self, source: str) -> Tables:
        read = super()._read(source)
        committed = {name: set(log.committed()) for name, log in self._logs.items()}
        ends = {name: log.stable_offset for name, log in self._logs.items()}
        behind: dict[str, tuple[str, int]] = {}
        for row in read["batches"]:
            name = f"{row['topic']}-{row['partition']}"
            if row["isValid"] and row["lastOffset"] >= ends[name]:
                place = row["segment"], row["position"]
                behind[name] = min(place, behind.get(name, place))
        kept: Tables = {"records": [], "batches": [], "damage": []}
        for table, rows in read.items():
            for row in rows:
                name = f"{row['topic']}-{row['partition']}"
                if table == "records":
                    is_there = row["offset"] in committed[name]
                else:
                    place = row["segment"], row["position"]
                    is_there = name not in behind or place < behind[name]
                if is_there:
                    kept[table].append(row)
        return kept


def _is_open(log: TransactionalBroker, producer: int) -> bool:
    return any(sent.producer == producer and sent.outcome == OPEN for sent in log.sent)
