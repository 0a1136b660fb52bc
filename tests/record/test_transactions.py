"""kafkafmt.record.transactions, case by case; ``properties/test_committed`` has the rest."""

from pathlib import Path

import pytest

import kafkafmt
from tests.support.encoder import Rec, control_key, control_value, damaged, record_batch
from tests.support.encoder.control import ABORT, COMMIT
from tests.support.engines import engine as engine

pytestmark = pytest.mark.usefixtures("engine")


class BatchHistory:
    """Batches one after another, each at the next offset."""

    def __init__(self, first: int = 0) -> None:
        self.next = first
        self.batches: list[bytes] = []

    @property
    def data(self) -> bytes:
        return b"".join(self.batches)

    def send(self, producer: int = -1, *, transactional: bool = True, records: int = 1) -> int:
        """Data of a producer; returns its first offset."""
        return self._add(
            [Rec(None, b"v", offset_delta=n) for n in range(records)],
            producer_id=producer,
            producer_epoch=0,
            transactional=transactional and producer >= 0,
        )

    def end(self, producer: int, outcome: int, *, epoch: int = 0) -> int:
        """A marker; returns its offset."""
        value = control_value(outcome, coordinator_epoch=0)
        return self._add(
            [Rec(control_key(outcome), value)],
            producer_id=producer,
            producer_epoch=epoch,
            transactional=True,
            control=True,
        )

    def _add(self, recs: list[Rec], **options: int) -> int:
        first = self.next
        span = max(len(recs), 1)
        batch = record_batch(
            recs,
            base_offset=first,
            last_offset_delta=span - 1,
            transactional=bool(options.pop("transactional")),
            control=bool(options.pop("control", False)),
            producer_id=options.pop("producer_id"),
            producer_epoch=options.pop("producer_epoch"),
        )
        self.batches.append(batch)
        self.next = first + span
        return first


def _committed(source: bytes | Path) -> list[int]:
    offsets: list[int] = (
        kafkafmt.read_records(source, isolation="read_committed").column("offset").to_pylist()
    )
    return offsets


def test_a_committed_transaction_is_seen_and_an_aborted_one_is_not() -> None:
    log = BatchHistory()
    kept = log.send(1)
    log.end(1, COMMIT)
    log.send(1)
    log.end(1, ABORT)
    later = log.send(1)
    log.end(1, COMMIT)
    assert _committed(log.data) == [kept, later]


def test_data_outside_of_transactions_is_seen_while_none_is_open() -> None:
    log = BatchHistory()
    plain = log.send()
    log.send(1)
    idempotent = log.send(1, transactional=False)
    between = log.send()
    log.end(1, ABORT)
    assert _committed(log.data) == [plain, idempotent, between]


def test_an_open_transaction_ends_what_is_seen() -> None:
    log = BatchHistory()
    before = log.send()
    log.send(1)
    log.send()
    log.send(2)
    log.end(2, COMMIT)
    assert _committed(log.data) == [before]
    log.end(1, COMMIT)
    assert len(_committed(log.data)) == 4


def test_the_marker_of_a_bumped_epoch_ends_the_transaction_too() -> None:
    """KIP-890: the marker's epoch is one above that of the data; only the producer id counts."""
    log = BatchHistory()
    log.send(1)
    log.end(1, ABORT, epoch=1)
    kept = log.send(1)
    log.end(1, COMMIT, epoch=2)
    assert _committed(log.data) == [kept]


def test_interleaved_producers_are_told_apart() -> None:
    log = BatchHistory()
    first, other = log.send(1), log.send(2)
    log.end(1, ABORT)
    third = log.send(2)
    log.end(2, COMMIT)
    assert first not in _committed(log.data)
    assert _committed(log.data) == [other, third]


def test_a_marker_without_a_transaction_changes_nothing() -> None:
    """Also where compaction took the data away, or the log begins in the middle."""
    log = BatchHistory(first=50)
    log.end(1, ABORT)
    kept = log.send(1)
    log.end(1, COMMIT)
    log.end(1, ABORT)
    assert _committed(log.data) == [kept]


def test_an_emptied_batch_opens_no_transaction() -> None:
    """Compaction keeps it for its sequence numbers; its marker may be gone."""
    log = BatchHistory()
    log.send(1, records=0)
    kept = log.send()
    assert _committed(log.data) == [kept]


def test_an_empty_control_batch_is_no_marker() -> None:
    log = BatchHistory()
    log.send(1)
    empty = record_batch(
        [],
        base_offset=log.next,
        control=True,
        transactional=True,
        producer_id=1,
        producer_epoch=0,
    )
    log.batches.append(empty)
    assert _committed(log.data) == []


def test_the_marker_may_lie_in_a_later_segment(tmp_path: Path) -> None:
    partition = tmp_path / "tx-0"
    partition.mkdir()
    first, second = BatchHistory(), BatchHistory(first=10)
    first.send(1)
    plain = first.send()
    second.end(1, ABORT)
    kept = second.send()
    for log, base in ((first, 0), (second, 10)):
        (partition / f"{base:020}.log").write_bytes(log.data)
    assert _committed(partition) == [plain, kept]
    assert _committed(partition / f"{0:020}.log") == [plain]
    assert _committed(partition / f"{10:020}.log") == [kept]


def test_a_partition_does_not_look_at_its_neighbour(tmp_path: Path) -> None:
    for number in (0, 1):
        log = BatchHistory()
        log.send(1)
        log.end(1, ABORT if number == 0 else COMMIT)
        partition = tmp_path / f"tx-{number}"
        partition.mkdir()
        (partition / f"{0:020}.log").write_bytes(log.data)
    table = kafkafmt.read_records(tmp_path, isolation="read_committed")
    assert table.column("partition").to_pylist() == [1]


def test_a_damaged_marker_leaves_its_transaction_open() -> None:
    log = BatchHistory()
    before = log.send()
    log.send(1)
    log.end(1, COMMIT)
    table = kafkafmt.read_records(damaged(log.data), isolation="read_committed", on_damage="skip")
    assert table.column("offset").to_pylist() == [before]


def test_control_records_are_seen_when_asked_for() -> None:
    log = BatchHistory()
    kept = log.send(1)
    markers = [log.end(1, COMMIT)]
    log.send(1)
    markers.append(log.end(1, ABORT))
    log.send(1)
    log.end(2, ABORT)
    table = kafkafmt.read_records(log.data, isolation="read_committed", include_control=True)
    assert table.column("offset").to_pylist() == [kept, *markers]


def test_the_marker_of_an_abort_is_seen_whether_or_not_the_data_is_there() -> None:
    log = BatchHistory()
    log.send(1)
    marker = log.end(1, ABORT)
    for data in (log.data, log.batches[1]):
        table = kafkafmt.read_records(data, isolation="read_committed", include_control=True)
        assert table.column("offset").to_pylist() == [marker]
