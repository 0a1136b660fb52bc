"""segment.record.transactions, case by case; ``properties/test_committed`` has the rest."""

from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from tests.support.encoder import damaged, record_batch
from tests.support.engines import engine as engine
from tests.support.tables import offsets
from tests.survey.logs import Log

pytestmark = pytest.mark.usefixtures("engine")


def _committed(source: bytes | Path, **options: Any) -> list[int]:
    return offsets(source, isolation="read_committed", **options)


def test_a_committed_transaction_is_seen_and_an_aborted_one_is_not() -> None:
    log = Log()
    kept = log.data(1)
    log.marker(1, 0, commit=True)
    log.data(1)
    log.marker(1, 0, commit=False)
    later = log.data(1)
    log.marker(1, 0, commit=True)
    assert _committed(log.content) == [kept, later]


def test_data_outside_of_transactions_is_seen_while_none_is_open() -> None:
    log = Log()
    plain = log.data()
    log.data(1)
    idempotent = log.data(1, transactional=False)
    between = log.data()
    log.marker(1, 0, commit=False)
    assert _committed(log.content) == [plain, idempotent, between]


def test_an_open_transaction_ends_what_is_seen() -> None:
    log = Log()
    before = log.data()
    log.data(1)
    log.data()
    log.data(2)
    log.marker(2, 0, commit=True)
    assert _committed(log.content) == [before]
    log.marker(1, 0, commit=True)
    assert len(_committed(log.content)) == 4


def test_the_marker_of_a_bumped_epoch_ends_the_transaction_too() -> None:
    """KIP-890: the marker's epoch is one above that of the data; only the producer id counts."""
    log = Log()
    log.data(1)
    log.marker(1, 1, commit=False)
    kept = log.data(1)
    log.marker(1, 2, commit=True)
    assert _committed(log.content) == [kept]


def test_interleaved_producers_are_told_apart() -> None:
    log = Log()
    first, other = log.data(1), log.data(2)
    log.marker(1, 0, commit=False)
    third = log.data(2)
    log.marker(2, 0, commit=True)
    assert first not in _committed(log.content)
    assert _committed(log.content) == [other, third]


def test_a_marker_without_a_transaction_changes_nothing() -> None:
    """Also where compaction took the data away, or the log begins in the middle."""
    log = Log(50)
    log.marker(1, 0, commit=False)
    kept = log.data(1)
    log.marker(1, 0, commit=True)
    log.marker(1, 0, commit=False)
    assert _committed(log.content) == [kept]


def test_an_emptied_batch_opens_no_transaction() -> None:
    """Compaction keeps it for its sequence numbers; its marker may be gone."""
    log = Log()
    log.append(record_batch([], producer_id=1, producer_epoch=0, transactional=True))
    kept = log.data()
    assert _committed(log.content) == [kept]


def test_an_empty_control_batch_is_no_marker() -> None:
    log = Log()
    log.data(1)
    flags: dict[str, Any] = {"control": True, "transactional": True}
    log.append(record_batch([], base_offset=1, producer_id=1, producer_epoch=0, **flags))
    assert _committed(log.content) == []


def test_the_marker_may_lie_in_a_later_segment(tmp_path: Path) -> None:
    log = Log()
    log.data(1)
    plain = log.data()
    log.end = 10
    log.roll()
    log.marker(1, 0, commit=False)
    kept = log.data()
    partition = log.write(tmp_path / "tx-0")
    assert _committed(partition) == [plain, kept]
    assert _committed(partition / f"{0:020}.log") == [plain]
    assert _committed(partition / f"{10:020}.log") == [kept]


def test_a_partition_does_not_look_at_its_neighbour(tmp_path: Path) -> None:
    for number in (0, 1):
        log = Log()
        log.data(1)
        log.marker(1, 0, commit=number > 0)
        log.write(tmp_path / f"tx-{number}")
    table = kafkafmt.read_records(tmp_path, isolation="read_committed")
    assert table.column("partition").to_pylist() == [1]


def test_a_damaged_marker_leaves_its_transaction_open() -> None:
    log = Log()
    before = log.data()
    log.data(1)
    log.marker(1, 0, commit=True)
    assert _committed(damaged(log.content), on_damage="skip") == [before]


def test_control_records_are_seen_when_asked_for() -> None:
    log = Log()
    kept = log.data(1)
    markers = [log.marker(1, 0, commit=True)]
    log.data(1)
    markers.append(log.marker(1, 0, commit=False))
    log.data(1)
    log.marker(2, 0, commit=False)
    assert _committed(log.content, include_control=True) == [kept, *markers]


def test_the_marker_of_an_abort_is_seen_whether_or_not_the_data_is_there() -> None:
    log = Log()
    log.data(1)
    marker = log.marker(1, 0, commit=False)
    for data in (log.content, log.segments[0][1]):
        assert _committed(data, include_control=True) == [marker]
