"""Markers that were lost are found, and decided where a file beside the log tells the outcome."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from kafkafmt import verify
from kafkafmt.log.tier.found import find
from kafkafmt.log.transactions import LostMarker
from kafkafmt.survey.verification.finding import Finding
from kafkafmt.survey.verification.producer_files import check_transactions
from tests.support.encoder import record_batch
from tests.support.truth import GOLDEN
from tests.survey.logs import Log, time_of

TRANSACTIONAL = sorted({path.parent.name for path in GOLDEN.glob("*/*.txnindex")})
NO_TRANSACTION = -1

Checked = tuple[list[LostMarker], list[Finding]]
Aborted = tuple[int, int, int, int]
"""An entry of a transaction index: producer, first and last offset, last stable offset."""


def check(log: Log, tmp_path: Path, log_start: int = 0) -> Checked:
    (found,) = find(str(log.write(tmp_path / "payments-0"))).listed()
    return check_transactions(found, log_start=log_start)


def only(checked: Checked) -> LostMarker:
    (lost,) = checked[0]
    return lost


def kinds(findings: list[Finding]) -> list[tuple[str, str]]:
    return [(finding.severity, finding.kind) for finding in findings]


def two_transactions(*index: Aborted, first_commits: bool = False) -> Log:
    """Offsets 0-1 and a marker at 2, offsets 3-4 and a marker at 5: transactions v2."""
    log = Log(indexes={0: [*index]} if index else {})
    log.data(7, 0, 2)
    log.marker(7, 1, commit=first_commits)
    log.data(7, 1, 2)
    log.marker(7, 2, commit=not first_commits)
    return log


def test_the_corpus_has_transactional_logs() -> None:
    assert len(TRANSACTIONAL) >= 10


@pytest.mark.parametrize("name", TRANSACTIONAL)
def test_nothing_is_doubtful_in_a_log_that_a_broker_wrote(name: str, tmp_path: Path) -> None:
    # A broker does not check the sequence numbers of a coordinator's commits.
    directory = tmp_path / ("__consumer_offsets-0" if "consumer-offsets" in name else "t-0")
    shutil.copytree(GOLDEN / name, directory)
    (log,) = find(str(directory)).listed()
    assert check_transactions(log) == ([], [])
    assert log.transaction_indexes


@pytest.mark.parametrize("damage", ["spoil", "cut"])
def test_a_lost_abort_is_undecided_without_an_index(damage: str, tmp_path: Path) -> None:
    log = two_transactions()
    getattr(log, damage)(2)
    lost = only(check(log, tmp_path))
    assert (lost.evidence, lost.transaction.state) == ("epoch", None)
    assert (lost.transaction.first_offset, lost.transaction.last_offset) == (0, 1)
    assert lost.transaction.marker_offset == 2
    assert [(hole.first, hole.last) for hole in lost.holes] == [(2, 2)]
    assert lost.is_proven
    assert not lost.is_decided


def test_an_index_decides_an_abort(tmp_path: Path) -> None:
    lost = only(check(two_transactions((7, 0, 2, 3)).spoil(2), tmp_path))
    assert (lost.evidence, lost.transaction.state) == ("transaction_index", "aborted")
    assert lost.transaction.marker_offset == 2


def test_a_missing_segment_is_not_covered_by_its_neighbour_s_index(tmp_path: Path) -> None:
    log = Log()
    log.data(7, 0, 2)
    log.roll()
    log.marker(7, 1, commit=True)
    log.roll()
    log.data(7, 1, 2)
    log.marker(7, 2, commit=False)
    log.indexes = {0: [], 3: [(7, 3, 5, 6)]}
    lost = only(check(log.lose(2), tmp_path))
    assert (lost.transaction.state, lost.holes[0].segment) == (None, None)


def test_the_index_of_a_segment_whose_log_is_gone_decides(tmp_path: Path) -> None:
    log = Log()
    log.data(7, 0, 2)
    log.roll()
    log.marker(7, 1, commit=False)
    log.roll()
    log.data(7, 1, 2)
    log.indexes = {2: [(7, 0, 2, 3)]}
    lost = only(check(log.lose(2), tmp_path))
    assert (lost.evidence, lost.transaction.state) == ("transaction_index", "aborted")


def test_a_marker_of_a_later_epoch_proves_that_one_before_it_is_lost(tmp_path: Path) -> None:
    lost = only(check(two_transactions(first_commits=True).cut(2, 3), tmp_path))
    assert lost.evidence == "marker"
    assert [(hole.first, hole.last) for hole in lost.holes] == [(2, 4)]
    assert lost.transaction.marker_offset is None


def two_of_one_epoch(*index: Aborted, rolls: bool = False) -> Log:
    """As above; before transactions v2 a marker has the epoch of the data."""
    log = Log(indexes={0: [*index]} if index else {})
    log.data(7, 0, 2)
    log.marker(7, 0, commit=True)
    log.data(7, 0, 2, 2)
    if rolls:
        log.roll()
    log.marker(7, 0, commit=False)
    return log


def test_a_snapshot_proves_it_where_the_epoch_stays(tmp_path: Path) -> None:
    log = two_of_one_epoch(rolls=True)
    log.snapshots[5] = [(7, 0, 3, 4, 1, 0, 3, 3)]
    lost = only(check(log.cut(2), tmp_path))
    assert lost.evidence == "producer_snapshot"
    assert (lost.transaction.first_offset, lost.transaction.last_offset) == (0, 1)


def test_the_index_entry_of_the_next_transaction_proves_it_too(tmp_path: Path) -> None:
    lost = only(check(two_of_one_epoch((7, 3, 5, 6)).cut(2), tmp_path))
    assert (lost.evidence, lost.transaction.state) == ("transaction_index", "committed")
    assert lost.transaction.last_offset == 1


def says(log: Log, tmp_path: Path) -> tuple[str, str]:
    """The severity and the message of the one finding about a marker."""
    log.write(tmp_path / "payments-0")
    listed = verify(tmp_path / "payments-0").to_pylist()
    (found,) = (finding for finding in listed if "the marker" in finding["message"])
    return found["severity"], found["message"]


def test_a_finding_says_what_shows_the_loss_and_what_the_outcome(tmp_path: Path) -> None:
    """The epoch shows that the marker is lost, and the transaction index that it was a commit."""
    log = two_transactions((7, 3, 5, 6), first_commits=True).spoil(2)
    assert says(log, tmp_path) == (
        "damage",
        "the marker at offset 2 of the transaction of producer 7 from offset 0 is lost, as the "
        "epoch of the producer's next batch shows: the transaction index shows that it was "
        "committed; read_committed shows what the next marker says",
    )


def test_a_finding_without_a_proof_says_that_a_marker_may_be_lost(tmp_path: Path) -> None:
    assert says(two_of_one_epoch().spoil(2), tmp_path) == (
        "warning",
        "the marker of the transaction of producer 7 from offset 0 may be lost: else the next "
        "marker says that it was aborted",
    )


def test_lost_data_is_no_lost_marker(tmp_path: Path) -> None:
    assert check(two_transactions((7, 0, 2, 3)).spoil(3), tmp_path) == ([], [])


def test_without_a_hole_no_side_file_makes_a_marker_lost(tmp_path: Path) -> None:
    log = two_transactions((9, 0, 2, 3), (7, 4, 5, 6))
    log.snapshots[2] = [(7, 0, 1, 1, 1, 0, 3, NO_TRANSACTION)]
    lost, findings = check(log, tmp_path)
    assert lost == []
    assert set(kinds(findings)) == {
        ("damage", "transaction_index_mismatch"),
        ("warning", "snapshot_damaged"),
    }


def test_a_missing_index_is_told(tmp_path: Path) -> None:
    _, (finding,) = check(two_transactions(), tmp_path)
    assert kinds([finding]) == [("damage", "transaction_index_mismatch")]
    assert finding.message.startswith("no transaction index, expected one")
    assert finding.path.endswith("payments-0/00000000000000000000.txnindex")
    assert (finding.first_offset, finding.last_offset) == (0, 2)


def test_files_that_cannot_be_read_are_told(tmp_path: Path) -> None:
    log = two_transactions()
    log.snapshots[3] = []
    directory = log.write(tmp_path / "payments-0")
    (directory / f"{0:020}.txnindex").write_bytes(b"\0" * 33)
    (directory / f"{3:020}.snapshot").write_bytes(b"\0" * 5)
    (found,) = find(str(directory)).listed()
    assert kinds(check_transactions(found)[1]) == [
        ("damage", "transaction_index_mismatch"),
        ("warning", "snapshot_damaged"),
    ]


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        ([], "no entry for the transaction of producer 7"),
        ([(8, 0, 2, 3)], "expected producer 7 from 0"),
        ([(7, 0, 2, 3), (8, 3, 4, 5)], "which the log does not have"),
    ],
)
def test_an_index_that_differs_is_told(entries: list[Aborted], words: str, tmp_path: Path) -> None:
    log = two_transactions()
    log.indexes[0] = entries
    _, (finding,) = check(log, tmp_path)
    assert words in finding.message


@pytest.mark.parametrize(
    ("producer", "words"),
    [
        ((7, 5, 1, 1, 1, 0, 3, 0), "producer epoch 5, expected 0"),
        ((7, 0, 9, 1, 1, 0, 3, 0), "last sequence 9, expected 1"),
        ((7, 0, 1, 0, 1, 0, 3, 0), "last offset 0, expected 1"),
        ((8, 0, 1, 1, 1, 0, 3, 0), "does not have producer 7"),
    ],
)
def test_a_snapshot_that_differs(producer: tuple[int, ...], words: str, tmp_path: Path) -> None:
    log = two_transactions((7, 3, 5, 6), first_commits=True)
    log.snapshots[2] = [producer]
    _, (finding,) = check(log, tmp_path)
    assert kinds([finding]) == [("warning", "snapshot_damaged")]
    assert words in finding.message


def test_a_snapshot_may_know_producers_that_the_log_has_lost(tmp_path: Path) -> None:
    log = two_transactions((7, 3, 5, 6), first_commits=True)
    log.snapshots[2] = [(7, 0, 1, 1, 1, 0, 3, 0), (1, 0, 1, 1, 1, 0, 3, NO_TRANSACTION)]
    assert check(log, tmp_path)[1] == []


def test_markers_lost_at_the_end_show_by_a_later_snapshot(tmp_path: Path) -> None:
    log = Log()
    log.data(7, 0, 2)
    log.marker(7, 1, commit=True)
    log.snapshots[3] = [(7, 1, -1, -1, 0, 0, 3, NO_TRANSACTION)]
    lost = only(check(log.cut(2), tmp_path))
    assert (lost.evidence, lost.transaction.marker_offset) == ("producer_snapshot", 2)


def test_many_holes_take_bounded_memory(tmp_path: Path) -> None:
    log = Log()
    log.data(7, 0, 1)
    for _ in range(5000):
        log.end += 1
        log.data(-1, 0, 1)
    log.end += 1
    log.roll()
    log.snapshots[log.end] = [(7, 0, 0, 0, 0, 0, 3, -1)]
    log.data(-1, 0, 1)
    lost = only(check(log, tmp_path))
    assert lost.evidence == "producer_snapshot"
    assert len(lost.holes) <= 4096
    assert (lost.holes[0].first, lost.holes[-1].last) == (1, log.end - 2)


def test_an_emptied_batch_is_a_transaction_that_its_marker_ends(tmp_path: Path) -> None:
    """``LogCleaner`` keeps the last batch of a producer without its records, and the marker."""
    log = Log()
    emptied = record_batch(producer_id=7, producer_epoch=0, base_sequence=0, transactional=True)
    log.segments[0].append(emptied)
    log.end = 1
    log.marker(7, 0, commit=False)
    log.indexes[0] = [(7, 0, 1, 2)]
    assert check(log, tmp_path)[1] == []


def test_a_snapshot_may_know_a_batch_that_retention_removed(tmp_path: Path) -> None:
    """Only the marker of the transaction is left in the log (model seed 2074)."""
    log = Log(end=4)
    log.marker(7, 0, commit=True)
    log.roll()
    log.snapshots[5] = [(7, 0, 2, 3, 2, 0, 3, -1)]
    log.data()
    assert check(log, tmp_path)[1] == []


def test_a_snapshot_may_know_a_batch_that_the_cleaner_removed(tmp_path: Path) -> None:
    """It lay between the batch and the marker that are left (model seed 110008403)."""
    log = Log()
    log.data(7, 0, 2)
    log.data(7, 0, 2, sequence=2)
    log.marker(7, 0, commit=True)
    log.roll()
    log.snapshots[5] = [(7, 0, 3, 3, 1, 0, 3, NO_TRANSACTION)]
    log.data()
    assert check(log.cut(2), tmp_path)[1] == []


@pytest.mark.parametrize(("log_start", "is_told"), [(0, True), (1, True), (2, False), (4, False)])
def test_a_missing_snapshot_is_told_unless_it_was_deleted_with_the_records(
    log_start: int, is_told: bool, tmp_path: Path
) -> None:
    """``DeleteRecords`` takes the snapshots at once; segments wait for retention."""
    log = Log()
    log.data(7, 0, 2, transactional=False)
    log.roll()
    log.data(7, 0, 2, sequence=2, transactional=False)
    directory = log.write(tmp_path / "payments-0")
    (directory / "leader-epoch-checkpoint").write_text("0\n0\n")
    (tmp_path / "log-start-offset-checkpoint").write_text(f"0\n1\npayments 0 {log_start}\n")
    found = verify(tmp_path).to_pylist()
    told = [row["path"] for row in found if row["kind"] == "snapshot_damaged"]
    assert told == [str(directory)] * is_told


# --- What brokers before 2.5 wrote ---------------------------------------------------------------


def test_an_abort_of_nothing_is_in_the_index_of_an_old_broker(tmp_path: Path) -> None:
    """The coordinator of 0.11 ends a transaction in a partition that it never wrote to."""
    log = Log()
    log.data(count=2)
    log.marker(7, 1, commit=False)
    log.marker(8, 1, commit=True)
    log.indexes[0] = [(7, 2, 2, 3)]
    assert check(log, tmp_path) == ([], [])
    for wrong in (8, 2, 2, 3), (8, 3, 3, 4), (7, 1, 2, 3):
        log.indexes[0] = [wrong]
        assert kinds(check(log, tmp_path)[1]) == [("damage", "transaction_index_mismatch")]


def forgotten() -> Log:
    """A producer whose transaction was deleted before its marker, and one that wrote on."""
    log = Log()
    log.data(7, 0, 2)
    log.data(8, 0, 2)
    log.data(count=2)
    log.data(8, 0, 2, sequence=2)
    log.marker(7, 0, commit=False)
    log.indexes[0] = [(7, 8, 8, 9)]
    log.roll()
    log.marker(8, 0, commit=False)
    log.indexes[9] = [(8, 6, 9, 10)]
    log.snapshots[9] = [(7, 0, -1, 8, 0, time_of(8), 3, -1), (8, 0, 3, 7, 1, time_of(7), -1, 6)]
    return log


def test_a_broker_before_2_4_forgets_a_producer_whose_records_are_deleted(tmp_path: Path) -> None:
    """``evictUnretainedProducers`` of 0.11.0.3 to 2.3, by ``DeleteRecords`` at offset 5."""
    log = forgotten()
    assert check(log, tmp_path, 5) == ([], [])
    log.snapshots[9] = [(7, 0, -1, -1, 0, time_of(8), 3, -1), (8, 0, 3, 7, 1, time_of(7), -1, 6)]
    assert check(log, tmp_path, 5) == ([], [])
    log.snapshots[8] = [(8, 0, 3, 7, 1, time_of(7), -1, 6)]
    assert check(log, tmp_path, 5) == ([], [])


def test_a_producer_is_not_forgotten_while_its_records_are_there(tmp_path: Path) -> None:
    found = kinds(check(forgotten(), tmp_path)[1])
    assert found == [
        ("damage", "transaction_index_mismatch"),
        ("warning", "snapshot_damaged"),
        ("warning", "snapshot_damaged"),
        ("damage", "transaction_index_mismatch"),
    ]
    log = forgotten()
    log.snapshots[8] = [(8, 0, 3, 7, 1, time_of(7), -1, 6)]
    first, *_ = check(log, tmp_path / "again", 1)[1]
    assert "does not have producer 7, whose transaction is open since offset 0" in first.message


@pytest.mark.parametrize("index", [None, [], [(7, 4, 6, 7)]])
def test_an_index_needs_no_abort_of_which_no_record_is_left(
    index: list[Aborted] | None, tmp_path: Path
) -> None:
    """The cleaner of Kafka 1.1.1 loses it where the data was in another group of segments."""
    log = Log()
    log.data(count=4)
    log.data(7, count=2)
    log.marker(7, 0, commit=False)
    if index is not None:
        log.indexes[0] = index
    assert len(check(log, tmp_path)[1]) == (not index)
    log.segments[0][1] = record_batch(
        base_offset=4,
        last_offset_delta=1,
        producer_id=7,
        producer_epoch=0,
        base_sequence=0,
        transactional=True,
        leader_epoch=0,
    )
    assert check(log, tmp_path) == ([], [])
