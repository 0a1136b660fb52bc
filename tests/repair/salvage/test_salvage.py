"""``salvage``: repairs, what is lost and what was deleted, options, exit codes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.segment.side_files import encoding
from kafkafmt.segment.side_files.indexes import (
    ProducerStateEntry,
    aborted_txns,
    producer_entries,
)
from kafkafmt.segment.side_files.side_file import read
from tests.cli.running import run
from tests.repair.salvage.cases import Salvaged
from tests.repair.salvage.logs import TIME, batch, data_directory, segment
from tests.repair.salvage.salvaging import epochs, offsets, salvaged_one
from tests.support.encoder import Rec, damaged, moved, record_batch
from tests.survey.logs import Log


def test_gaps_of_a_compacted_topic_are_not_lost_and_a_lost_segment_is(tmp_path: Path) -> None:
    log = tmp_path / "a" / "__consumer_offsets-3"
    segment(log, 0, [batch(0), batch(4)])
    segment(log, 20, [batch(20)])
    report = salvaged_one(tmp_path / "out", tmp_path / "a")
    assert (report.lost, report.gaps, report.gap_offsets) == ([], 2, 16)
    index = log / f"{10:020d}.index"
    index.write_bytes(b"")
    report = salvaged_one(tmp_path / "again", tmp_path / "a")
    (lost,) = report.lost
    assert (lost.first_offset, lost.last_offset, lost.path) == (6, 19, str(index))


@pytest.mark.parametrize("count", [1, 2, 3, 12])
def test_a_lost_batch_may_be_one_that_the_cleaner_removed(count: int, tmp_path: Path) -> None:
    """Of one gap nobody would think so; three show it: salvage, verify and merges agree."""
    log = tmp_path / "a" / "t-0"
    segment(log, 0, [batch(4 * at) for at in range(count + 1)])
    report = salvaged_one(tmp_path / "out", tmp_path / "a")
    (*_, finding) = kafkafmt.verify(tmp_path / "a").to_pylist()
    segment(tmp_path / "b" / "t-0", 0, [batch(at) for at in range(0, 4 * count, 2)])
    merged = kafkafmt.merge_replicas([tmp_path / "a", tmp_path / "b"])
    records = kafkafmt.read_records(merged).num_rows
    if count < 3:
        doubts = ["may be compacted" in gap.message for gap in report.lost]
        assert doubts == [count > 1] * count
        assert (report.gaps, records) == (0, 4 * count + 2)
        assert finding["severity"] == ("damage" if count == 1 else "warning")
    else:
        assert (report.lost, report.gaps, report.gap_offsets) == ([], count, 2 * count)
        assert (finding["severity"], records) == ("note", 2 * count + 2)


@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize("delta", [-1, -(2**31)])
def test_a_batch_that_ends_before_it_begins_is_lost(place: int, delta: int, tmp_path: Path) -> None:
    """Its checksum is right, but no broker writes it; the merge of copies would not end with it."""
    batches = [batch(0), batch(2), batch(4)]
    first = 2 * place
    batches[place] = record_batch([Rec(b"k")], base_offset=first, last_offset_delta=delta)
    segment(tmp_path / "a" / "t-0", 0, batches)
    report = salvaged_one(tmp_path / "out", tmp_path / "a")
    (lost,) = report.lost
    assert "its end is before its beginning" in lost.message
    assert report.batches == 2
    assert kafkafmt.read_records(tmp_path / "out").num_rows == 4


def test_lost_segments_do_not_show_the_cleaner(tmp_path: Path) -> None:
    for base in range(0, 40, 4):
        segment(tmp_path / "a" / "t-0", base, [batch(base)])
    report = salvaged_one(tmp_path / "out", tmp_path / "a")
    assert ([gap.kind for gap in report.lost], report.gaps) == (["missing_segment"] * 9, 0)
    assert {row["severity"] for row in kafkafmt.verify(tmp_path / "a").to_pylist()} == {"warning"}


def test_gaps_that_a_salvage_counts_are_no_damage_and_a_further_one_is(tmp_path: Path) -> None:
    """The copy has holes of a cleaned leader: no checkpoint of the cleaner is beside the log."""
    log = tmp_path / "a" / "orders-0"
    segment(log, 0, [batch(0), batch(4)])
    segment(log, 20, [batch(20)])
    segment(log, 22, [batch(22)])
    segment(log, 24, [batch(24)])
    (tmp_path / "a" / "cleaner-offset-checkpoint").write_text("0\n1\norders 0 20\n")
    out = tmp_path / "out"
    assert (salvaged_one(out, tmp_path / "a").lost) == []
    (out / "cleaner-offset-checkpoint").unlink()
    assert {row["severity"] for row in kafkafmt.verify(out).to_pylist()} <= {"note"}
    for each in (out / "orders-0").glob(f"{22:020}.*"):
        each.unlink()
    severities = {row["severity"] for row in kafkafmt.verify(out).to_pylist()}
    assert severities & {"damage", "warning"}


@pytest.mark.parametrize("offset", [4194304 + 4, 9, 1, 5])
def test_an_offset_is_repaired_where_one_value_is_left(tmp_path: Path, offset: int) -> None:
    whole = [batch(at) for at in range(0, 12, 2)]
    wrong = [*whole[:2], moved(whole[2], offset), *whole[3:]]
    segment(tmp_path / "a" / "t-0", 0, wrong)
    report = salvaged_one(tmp_path / "out", tmp_path / "a")
    (repair,) = report.repairs
    assert (repair.field, repair.found, repair.repaired) == ("baseOffset", offset, 4)
    assert (tmp_path / "out" / "t-0" / f"{0:020d}.log").read_bytes() == b"".join(whole)
    assert report.is_complete


def test_the_offset_of_the_last_batch_is_repaired_by_the_known_end(tmp_path: Path) -> None:
    whole = [batch(at) for at in range(0, 12, 2)]
    segment(tmp_path / "a" / "t-0", 0, [*whole[:-1], moved(whole[-1], 4194314)])
    (tmp_path / "a" / "replication-offset-checkpoint").write_text("0\n1\nt 0 12\n")
    report = salvaged_one(tmp_path / "out", tmp_path / "a")
    assert [(each.found, each.repaired) for each in report.repairs] == [(4194314, 10)]
    assert report.end_offset == 12


def test_an_offset_is_not_guessed(tmp_path: Path) -> None:
    entries = [batch(0), moved(batch(2), 700), batch(8), batch(10)]  # six offsets, two records
    segment(tmp_path / "a" / "t-0", 0, entries)
    report = salvaged_one(tmp_path / "out", tmp_path / "a")
    assert report.repairs == []
    assert [(each.first_offset, each.last_offset) for each in report.lost] == [(2, 7)]


def test_an_offset_that_stays_is_no_repair(tmp_path: Path) -> None:
    """The name of an empty segment leaves no room for the batch before it."""
    segment(tmp_path / "a" / "t-0", 0, [batch(0)])
    segment(tmp_path / "a" / "t-0", 1, [])
    (tmp_path / "a" / "replication-offset-checkpoint").write_text("0\n1\nt 0 2\n")
    report = salvaged_one(tmp_path / "out", tmp_path / "a")
    assert (report.records, report.repairs, report.lost) == (2, [], [])


def test_a_leader_epoch_is_repaired_between_equal_ones(tmp_path: Path) -> None:
    epochs = [1, 1, 513, 1, 2, 0, 2]
    entries = [batch(2 * at, epoch=epoch) for at, epoch in enumerate(epochs)]
    segment(tmp_path / "a" / "t-0", 0, entries)
    report = salvaged_one(tmp_path / "out", tmp_path / "a")
    found = [(each.offset, each.found, each.repaired) for each in report.repairs]
    assert found == [(4, 513, 1), (10, 0, 2)]
    checkpoint = tmp_path / "out" / "t-0" / "leader-epoch-checkpoint"
    assert checkpoint.read_text() == "0\n2\n1 0\n2 8\n"


def test_no_offset_is_given_out_again(tmp_path: Path) -> None:
    segment(tmp_path / "a" / "t-0", 0, [batch(0), batch(2)])
    (tmp_path / "a" / "replication-offset-checkpoint").write_text("0\n1\nt 0 9\n")
    report = salvaged_one(tmp_path / "out", tmp_path / "a")
    assert report.end_offset == 9
    assert (tmp_path / "out" / "t-0" / f"{9:020d}.log").read_bytes() == b""
    assert [(each.first_offset, each.last_offset) for each in report.lost] == [(4, 8)]


def test_an_index_shows_that_the_last_segment_is_lost(tmp_path: Path) -> None:
    log = segment(tmp_path / "a" / "t-0", 0, [batch(0), batch(2)]).parent
    index = log / f"{4:020d}.index"
    index.touch()
    report = salvaged_one(tmp_path / "out", tmp_path / "a")
    (lost,) = report.lost
    assert (lost.first_offset, lost.last_offset, lost.path) == (4, 4, str(index))
    assert (report.end_offset, report.is_complete) == (5, False)


def test_a_partition_without_any_batch_keeps_its_end(tmp_path: Path) -> None:
    directory = tmp_path / "a" / "t-0"
    directory.mkdir(parents=True)
    (directory / f"{50:020d}.index").touch()
    report = salvaged_one(tmp_path / "out", tmp_path / "a")
    assert (report.records, report.end_offset) == (0, 50)
    assert (tmp_path / "out" / "t-0" / f"{50:020d}.log").is_file()


def test_a_partition_that_has_no_segment_in_several_directories_is_empty(tmp_path: Path) -> None:
    for name in "ab":
        (tmp_path / name / "t-0").mkdir(parents=True)
        epochs(tmp_path / name / "t-0")
    report = salvaged_one(tmp_path / "out", tmp_path / "a", tmp_path / "b")
    assert (report.records, len(report.copies)) == (0, 2)


def test_a_log_of_which_nothing_can_be_read_is_not_called_whole(tmp_path: Path) -> None:
    """Such as a pointer of Git LFS: nothing tells how many offsets it stands for."""
    (tmp_path / "source" / "orders-0").mkdir(parents=True)
    (tmp_path / "source" / "orders-0" / f"{0:020}.log").write_text("version 1\n" * 13)
    result = run("salvage", tmp_path / "source", tmp_path / "out")
    assert result.exit_code == 1
    assert "lost: orders-0: none of its 130 bytes could be read" in result.stdout
    assert "lost: nothing" not in result.stdout


def test_a_log_start_of_another_history_deletes_nothing(tmp_path: Path) -> None:
    """The leader of an unclean election begins below it (model seed 40040072)."""
    segment(tmp_path / "a" / "t-0", 0, [batch(0, records=1, epoch=2)])
    epochs(tmp_path / "a" / "t-0", (2, 0))
    segment(tmp_path / "b" / "t-0", 0, [batch(0, records=3, epoch=1)])
    epochs(tmp_path / "b" / "t-0", (1, 2))
    (tmp_path / "b" / "log-start-offset-checkpoint").write_text("0\n1\nt 0 2\n")
    report = salvaged_one(tmp_path / "out", tmp_path / "a", tmp_path / "b")
    assert (report.records, report.end_offset) == (1, 1)
    kept = (tmp_path / "out" / "log-start-offset-checkpoint").read_text()
    assert kept == "0\n0\n"


@pytest.mark.parametrize("start", [0, 3])
def test_what_only_tiered_storage_has_is_not_lost_and_not_deleted_there(
    tmp_path: Path, start: int
) -> None:
    """A broker deletes its segments whose epochs are all below the first one of the log."""
    data = tmp_path / "a"
    segment(data / "t-0", 8, [batch(8, epoch=2), batch(10, epoch=3)])
    epochs(data / "t-0", (0, start), (1, 5), (2, 8), (3, 10))
    (data / "log-start-offset-checkpoint").write_text(f"0\n1\nt 0 {start}\n")
    report = salvaged_one(tmp_path / "out", data)
    lost = [(each.first_offset, each.last_offset) for each in report.lost]
    # A start that is not 0 may also be that of a log whose first segments are gone.
    assert (report.tiered_offsets, lost) == ((8, []) if start == 0 else (0, [(3, 7)]))
    target = tmp_path / "out"
    for name in ("t-0/leader-epoch-checkpoint", "log-start-offset-checkpoint"):
        assert (target / name).read_text() == (data / name).read_text()
    alarms = [
        row["kind"] for row in kafkafmt.verify(target).to_pylist() if row["severity"] != "note"
    ]
    assert alarms == []


def test_what_was_deleted_in_tiered_storage_does_not_come_back(tmp_path: Path) -> None:
    """A broker notes the start of each tiered log, also of one that begins there (320040982)."""
    segment(tmp_path / "a" / "t-0", 3, [batch(3)])
    epochs(tmp_path / "a" / "t-0", (0, 0), (2, 5))
    (tmp_path / "a" / "log-start-offset-checkpoint").write_text("0\n1\nt 0 0\n")
    segment(tmp_path / "b" / "t-0", 3, [batch(3)])
    epochs(tmp_path / "b" / "t-0", (0, 3))
    (tmp_path / "b" / "log-start-offset-checkpoint").write_text("0\n1\nt 0 3\n")
    report = salvaged_one(tmp_path / "out", tmp_path / "a", tmp_path / "b")
    assert (report.start_offset, report.lost) == (3, [])
    kept = (tmp_path / "out" / "log-start-offset-checkpoint").read_text()
    assert kept == "0\n1\nt 0 3\n"
    assert kafkafmt.verify(tmp_path / "out").to_pylist() == []


def test_a_log_whose_segments_are_all_in_tiered_storage_keeps_its_epochs(tmp_path: Path) -> None:
    segment(tmp_path / "a" / "t-0", 8, [])
    epochs(tmp_path / "a" / "t-0", (0, 0), (2, 5))
    report = salvaged_one(tmp_path / "out", tmp_path / "a")
    assert report.end_offset == 8
    kept = (tmp_path / "out" / "t-0" / "leader-epoch-checkpoint").read_text()
    assert kept == "0\n2\n0 0\n2 5\n"


def test_damage_below_a_deletion_loses_nothing(tmp_path: Path) -> None:
    """The records were deleted (``DeleteRecords``), though their segment is still there."""
    data = tmp_path / "a"
    segment(data / "t-0", 0, [batch(0), damaged(batch(2)), batch(4), damaged(batch(6)), batch(8)])
    (data / "log-start-offset-checkpoint").write_text("0\n1\nt 0 6\n")
    found = salvaged_one(tmp_path / "out", data)
    assert [(lost.first_offset, lost.last_offset) for lost in found.lost] == [(6, 7)]
    assert found.damaged_ranges == 2


def test_undecided_transactions_can_be_left(salvaged: Salvaged, tmp_path: Path) -> None:
    sources = [salvaged.source / name for name in ("_cluster", "hole-tx")]
    report = kafkafmt.salvage(sources, tmp_path / "out", open_transactions="leave")
    found = report.partitions[-1]
    assert found.markers == []
    assert [each.first_offset for each in found.undecided] == [83]
    assert not found.is_complete


def test_exit_codes(salvaged: Salvaged, tmp_path: Path) -> None:
    source = salvaged.source
    done = run("salvage", source / "_cluster", source / "sound-plain", tmp_path / "sound")
    assert done.exit_code == 0, done.stderr
    assert "saved: 858 records and 5 control records of " in done.stdout
    assert "\nlost: nothing\nnext: read " in done.stdout
    done = run("salvage", source / "hole", tmp_path / "hole", "--json")
    assert done.exit_code == 1
    (partition,) = json.loads(done.stdout)["partitions"]
    (lost,) = partition["lost"]
    assert (lost["firstOffset"], lost["lastOffset"], lost["kind"]) == (135, 179, "missing_segment")
    for wrong in (
        (source / "hole", tmp_path / "hole"),
        (tmp_path / "none", tmp_path / "new"),
        (tmp_path, tmp_path / "new"),
        (source / "hole",),
        (source / "hole", tmp_path / "new", "--topic-ids", source / "hole" / "case.json"),
    ):
        done = run("salvage", *wrong)
        assert done.exit_code == 2, done.stdout
        assert "Traceback" not in done.stderr
    assert not (tmp_path / "new").exists()


def test_a_last_batch_that_its_segment_is_named_after_is_in_place(tmp_path: Path) -> None:
    """Retention left one segment, and what is known of the end is older (model seed 118)."""
    segment(tmp_path / "a" / "t-0", 3, [batch(3, records=3)])
    report = kafkafmt.salvage(tmp_path / "a", tmp_path / "out")
    assert report.partitions[0].repairs == []
    assert kafkafmt.read_records(tmp_path / "out")["offset"].to_pylist() == [3, 4, 5]


def test_the_cleaners_hole_before_the_last_batch_is_no_wrong_offset(tmp_path: Path) -> None:
    segment(tmp_path / "a" / "t-0", 0, [batch(0), batch(4)])
    (tmp_path / "a" / "replication-offset-checkpoint").write_text("0\n1\nt 0 4\n")
    (tmp_path / "a" / "cleaner-offset-checkpoint").write_text("0\n1\nt 0 4\n")
    assert salvaged_one(tmp_path / "out", tmp_path / "a").repairs == []
    assert offsets(tmp_path / "out") == [0, 1, 4, 5]


def test_the_lost_end_of_a_compacted_log_is_named(tmp_path: Path) -> None:
    """The cleaner leaves the last segment alone (model seed 10728)."""
    segment(tmp_path / "a" / "__consumer_offsets-0", 0, [batch(0)])
    text = "0\n1\n__consumer_offsets 0 4\n"
    (tmp_path / "a" / "replication-offset-checkpoint").write_text(text)
    (gap,) = salvaged_one(tmp_path / "out", tmp_path / "a").lost
    assert (gap.first_offset, gap.last_offset) == (2, 3)


def test_the_lost_start_of_a_compacted_log_is_named(tmp_path: Path) -> None:
    """The first segment keeps its base offset when it is cleaned (model seed 200910)."""
    log = tmp_path / "a" / "__consumer_offsets-0"
    segment(log, 6, [batch(8), batch(12)])
    (log / "leader-epoch-checkpoint").write_text("0\n1\n0 0\n")
    report = salvaged_one(tmp_path / "out", tmp_path / "a")
    (gap,) = report.lost
    assert (gap.first_offset, gap.last_offset, gap.kind) == (0, 5, "missing_segment")
    assert (report.gaps, report.gap_offsets) == (2, 4)  # 6 and 7, 10 and 11: holes of the cleaner
    segment(log, 0, [])  # all that was in it is superseded
    report = salvaged_one(tmp_path / "empty", tmp_path / "a")
    assert (report.lost, report.gaps, report.gap_offsets) == ([], 2, 10)
    (log / f"{0:020}.log").unlink()
    (log.parent / "log-start-offset-checkpoint").write_text("0\n1\n__consumer_offsets 0 6\n")
    assert salvaged_one(tmp_path / "deleted", tmp_path / "a").lost == []


def test_a_first_segment_that_the_cleaner_emptied_is_not_lost(tmp_path: Path) -> None:
    """A transaction that was aborted was all of it (model seed 110004242)."""
    log = segment(tmp_path / "a" / "t-0", 0, []).parent
    segment(log, 1, [batch(1), batch(3)])
    epochs(log, (0, 0))
    (log.parent / "cleaner-offset-checkpoint").write_text("0\n1\nt 0 1\n")
    report = salvaged_one(tmp_path / "out", tmp_path / "a")
    assert (report.lost, report.start_offset) == ([], 0)
    assert kafkafmt.verify(tmp_path / "out")["severity"].to_pylist() == ["note"]
    assert offsets(tmp_path / "out" / "t-0") == [1, 2, 3, 4]


def test_records_at_offsets_that_others_have_are_not_left_out_in_silence(tmp_path: Path) -> None:
    """No checksum covers the offset of a batch: which of the two was moved, nothing tells."""
    data = tmp_path / "a"
    segment(data / "t-0", 0, [batch(0), batch(1), batch(2), batch(4)])
    found = run("salvage", data, tmp_path / "out")
    size = len(batch(1))
    assert f"left out: t-0: {size} bytes that are damaged, or repeat offsets" in found.stdout
    assert run("salvage", tmp_path / "out", tmp_path / "again").stdout.count("left out") == 0


def test_the_first_segment_of_another_copy_begins_with_the_log(tmp_path: Path) -> None:
    """What lies before the log start is not written (model seed 200017907)."""
    log = segment(tmp_path / "a" / "t-0", 2, [batch(2, epoch=1)]).parent
    epochs(log, (0, 1), (1, 2))
    (log.parent / "log-start-offset-checkpoint").write_text("0\n1\nt 0 1\n")
    other = segment(tmp_path / "b" / "t-0", 0, [batch(0, records=1), batch(1, records=1)]).parent
    epochs(other, (0, 0))
    report = salvaged_one(tmp_path / "out", tmp_path / "a", tmp_path / "b")
    assert (report.start_offset, report.lost) == (1, [])
    assert offsets(tmp_path / "out" / "t-0") == [1, 2, 3]
    assert "missing_offsets" not in kafkafmt.verify(tmp_path / "out")["kind"].to_pylist()


# --- producers that only a snapshot has: their records were deleted, or are lost ------------------


_GONE = ProducerStateEntry(7, 3, 41, 99, 2, TIME, 5, -1)
_OPEN = ProducerStateEntry(8, 1, 11, 98, 0, TIME, -1, 97)
_LATER = ProducerStateEntry(9, 0, 0, 99, 0, TIME, -1, -1)


def snapshot(log: Path, offset: int, entries: Sequence[ProducerStateEntry]) -> None:
    (log / f"{offset:020}.snapshot").write_bytes(encoding.snapshot(entries))


def written(log: Path) -> dict[int, list[ProducerStateEntry]]:
    """The entries of each snapshot, by its offset."""
    return {
        int(path.stem): list(producer_entries(read(path, None)))
        for path in sorted(log.glob("*.snapshot"))
    }


def test_those_of_deleted_records_are_kept(tmp_path: Path) -> None:
    """Two segments follow the deleted ones; the newest snapshot is what a broker loads."""
    data = data_directory(tmp_path / "a", {})
    log = segment(data / "t-0", 100, [batch(100)]).parent
    segment(log, 102, [batch(102)])
    for offset in (100, 102, 104):
        snapshot(log, offset, [_GONE, _OPEN])
    report = salvaged_one(tmp_path / "out", data)
    assert report.is_complete
    assert written(tmp_path / "out" / "t-0") == {at: [_GONE, _OPEN] for at in (100, 102, 104)}
    assert kafkafmt.verify(tmp_path / "out").num_rows == 0


def test_one_that_a_later_snapshot_lacks_has_expired(tmp_path: Path) -> None:
    data = data_directory(tmp_path / "a", {})
    log = segment(data / "t-0", 100, [batch(100)]).parent
    segment(log, 102, [batch(102)])
    snapshot(log, 100, [_GONE, _LATER])
    snapshot(log, 104, [_LATER])
    salvaged_one(tmp_path / "out", data)
    found = written(tmp_path / "out" / "t-0")
    assert found == {100: [_GONE, _LATER], 102: [_GONE, _LATER], 104: [_LATER]}


def test_of_an_emptied_log_all_are_kept(tmp_path: Path) -> None:
    data = data_directory(tmp_path / "a", {})
    log = segment(data / "t-0", 100, []).parent
    snapshot(log, 100, [_GONE])
    report = salvaged_one(tmp_path / "out", data)
    assert (report.start_offset, report.end_offset) == (100, 100)
    assert written(tmp_path / "out" / "t-0") == {100: [_GONE]}


@pytest.mark.parametrize("damaged", [b"", b"\0" * 60], ids=["empty", "zeroes"])
def test_a_damaged_snapshot_is_passed_over(damaged: bytes, tmp_path: Path) -> None:
    data = data_directory(tmp_path / "a", {})
    log = segment(data / "t-0", 100, [batch(100)]).parent
    snapshot(log, 100, [_GONE])
    (log / f"{102:020}.snapshot").write_bytes(damaged)
    salvaged_one(tmp_path / "out", data)
    assert written(tmp_path / "out" / "t-0") == {100: [_GONE], 102: [_GONE]}


def test_one_that_goes_on_has_its_batches_from_the_log(tmp_path: Path) -> None:
    """Its transaction began before the log does, and an ABORT ends it there."""
    source = Log(100)
    source.data(8, epoch=1, sequence=12)
    source.marker(8, 1, commit=False, coordinator_epoch=6)
    data = data_directory(tmp_path / "a", {})
    source.write(data / "t-0")
    snapshot(data / "t-0", 100, [_GONE, _OPEN])
    salvaged_one(tmp_path / "out", data)
    out = tmp_path / "out" / "t-0"
    (ended, gone) = written(out)[102]
    assert gone == _GONE
    assert (ended.producer_id, ended.last_sequence, ended.current_txn_first_offset) == (8, 12, -1)
    (aborted,) = aborted_txns(read(out / f"{100:020}.txnindex", None))
    assert (aborted.first_offset, aborted.last_offset) == (97, 101)


def test_one_whose_only_batch_is_damaged_is_kept(tmp_path: Path) -> None:
    entry = ProducerStateEntry(5, 0, 1, 3, 1, TIME, -1, -1)
    lost = record_batch([Rec(b"k", b"v")] * 2, base_offset=2, producer_id=5, crc=1)
    data = data_directory(tmp_path / "a", {})
    log = segment(data / "t-0", 0, [batch(0), lost, batch(4)]).parent
    snapshot(log, 6, [entry])
    report = salvaged_one(tmp_path / "out", data)
    assert [(lost.first_offset, lost.last_offset) for lost in report.lost] == [(2, 3)]
    assert written(tmp_path / "out" / "t-0") == {6: [entry]}
