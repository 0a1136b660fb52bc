"""``salvage``: repairs, what is lost and what was deleted, options, exit codes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.segment.side_files import encoding
from kafkafmt.segment.side_files.indexes import ProducerStateEntry, aborted_txns, producer_entries
from kafkafmt.segment.side_files.side_file import read
from tests.cli.running import run
from tests.repair.salvage.cases import Salvaged
from tests.repair.salvage.logs import TIME, batch, data_directory, segment
from tests.repair.salvage.salvaging import Copy, check, salvaged_copies, salvaged_one
from tests.support.encoder import Rec, damaged, moved, record_batch
from tests.survey.logs import Log

WHOLE = [batch(offset) for offset in range(0, 12, 2)]
_OFFSETS = "__consumer_offsets"
_GONE = ProducerStateEntry(7, 3, 41, 99, 2, TIME, 5, -1)
_OPEN = ProducerStateEntry(8, 1, 11, 98, 0, TIME, -1, 97)
_LATER = ProducerStateEntry(9, 0, 0, 99, 0, TIME, -1, -1)
_OWN = ProducerStateEntry(5, 0, 1, 3, 1, TIME, -1, -1)


def index(offset: int) -> dict[str, bytes]:
    """An empty index, of a segment that is lost."""
    return {f"{offset:020}.index": b""}


def snapshots(**entries: Sequence[ProducerStateEntry] | bytes) -> dict[str, bytes]:
    """Snapshots of producers by their offsets, each after a letter: entries, or damaged bytes."""
    return {
        f"{int(name[1:]):020}.snapshot": it if isinstance(it, bytes) else encoding.snapshot(it)
        for name, it in entries.items()
    }


LOGS: dict[str, tuple[list[Copy], dict[str, object]]] = {
    "gaps of a compacted topic": (
        [Copy({0: [batch(0), batch(4)], 20: [batch(20)]}, topic=_OFFSETS)],
        {"lost": [], "gaps": 2, "gap_offsets": 16},
    ),
    "a lost segment of a compacted topic": (
        [Copy({0: [batch(0), batch(4)], 20: [batch(20)]}, topic=_OFFSETS, files=index(10))],
        {"lost": [(6, 19)], "paths": [*index(10)]},
    ),
    **{
        f"a wrong offset where one value is left: {offset}": (
            [Copy([*WHOLE[:2], moved(WHOLE[2], offset), *WHOLE[3:]])],
            {"repairs": [("baseOffset", offset, 4)], "bytes": b"".join(WHOLE), "is_complete": True},
        )
        for offset in (4194304 + 4, 9, 1, 5)
    },
    "the offset of the last batch, by the known end": (
        [Copy([*WHOLE[:-1], moved(WHOLE[-1], 4194314)], end=12)],
        {"repairs": [("baseOffset", 4194314, 10)], "end_offset": 12},
    ),
    # Six offsets, two records.
    "no offset is guessed": (
        [Copy([batch(0), moved(batch(2), 700), batch(8), batch(10)])],
        {"repairs": [], "lost": [(2, 7)]},
    ),
    # The name of an empty segment leaves no room for the batch before it.
    "an offset that stays is no repair": (
        [Copy({0: [batch(0)], 1: []}, end=2)], {"records": 2, "repairs": [], "lost": []},
    ),
    "a leader epoch between equal ones": (
        [Copy([batch(2 * at, epoch=epoch) for at, epoch in enumerate([1, 1, 513, 1, 2, 0, 2])])],
        {"repairs": [("leaderEpoch", 513, 1), ("leaderEpoch", 0, 2)],
         "repaired": [4, 10], "t-0/leader-epoch-checkpoint": "0\n2\n1 0\n2 8\n"},
    ),
    "no offset is given out again": (
        [Copy(WHOLE[:2], end=9)],
        {"end_offset": 9, f"t-0/{9:020}.log": "", "lost": [(4, 8)]},
    ),
    "an index shows that the last segment is lost": (
        [Copy(WHOLE[:2], files=index(4))],
        {"lost": [(4, 4)], "paths": [*index(4)], "end_offset": 5, "is_complete": False},
    ),
    "a partition without any batch keeps its end": (
        [Copy({}, files=index(50))], {"records": 0, "end_offset": 50, "segments": [50]},
    ),
    "no segment in several directories": (
        [Copy({}, epochs=[]), Copy({}, epochs=[])], {"records": 0, "sources": ["a", "b"]},
    ),
    # The leader of an unclean election begins below it (model seed 40040072).
    "a log start of another history deletes nothing": (
        [Copy([batch(0, records=1, epoch=2)], epochs=[(2, 0)]),
         Copy([batch(0, records=3, epoch=1)], epochs=[(1, 2)], start=2)],
        {"records": 1, "end_offset": 1, "log-start-offset-checkpoint": "0\n0\n"},
    ),
    # A broker deletes its segments whose epochs are all below the first one of the log. A start
    # that is not 0 may also be that of a log whose first segments are gone.
    **{
        f"what only tiered storage has, from {start}": (
            [Copy({8: [batch(8, epoch=2), batch(10, epoch=3)]},
                  epochs=[(0, start), (1, 5), (2, 8), (3, 10)], start=start)],
            {"tiered_offsets": tiered, "lost": lost, "alarms": [],
             "t-0/leader-epoch-checkpoint": f"0\n4\n0 {start}\n1 5\n2 8\n3 10\n",
             "log-start-offset-checkpoint": f"0\n1\nt 0 {start}\n"},
        )
        for start, tiered, lost in ((0, 8, []), (3, 0, [(3, 7)]))
    },
    # A broker notes the start of each tiered log, also of one that begins there (320040982).
    "what was deleted in tiered storage": (
        [Copy({3: [batch(3)]}, epochs=[(0, 0), (2, 5)], start=0),
         Copy({3: [batch(3)]}, epochs=[(0, 3)], start=3)],
        {"start_offset": 3, "lost": [], "findings": [],
         "log-start-offset-checkpoint": "0\n1\nt 0 3\n"},
    ),
    "all segments are in tiered storage": (
        [Copy({8: []}, epochs=[(0, 0), (2, 5)])],
        {"end_offset": 8, "t-0/leader-epoch-checkpoint": "0\n2\n0 0\n2 5\n"},
    ),
    # The records were deleted (``DeleteRecords``), though their segment is still there.
    "damage below a deletion": (
        [Copy([batch(0), damaged(batch(2)), batch(4), damaged(batch(6)), batch(8)], start=6)],
        {"lost": [(6, 7)], "damaged_ranges": 2},
    ),
    # Retention left one segment, and what is known of the end is older (model seed 118).
    "a last batch that its segment is named after": (
        [Copy({3: [batch(3, records=3)]})], {"repairs": [], "offsets": [3, 4, 5]},
    ),
    "the cleaner's hole before the last batch": (
        [Copy([batch(0), batch(4)], end=4, cleaned=4)], {"repairs": [], "offsets": [0, 1, 4, 5]},
    ),
    # The cleaner leaves the last segment alone (model seed 10728).
    "the lost end of a compacted log": (
        [Copy([batch(0)], topic=_OFFSETS, end=4)], {"lost": [(2, 3)]},
    ),
    # The first segment keeps its base offset when it is cleaned (model seed 200910). 6 and 7, 10
    # and 11 are holes of the cleaner.
    "the lost start of a compacted log": (
        [Copy({6: [batch(8), batch(12)]}, epochs=[(0, 0)], topic=_OFFSETS)],
        {"lost": [(0, 5)], "kinds": ["missing_segment"], "gaps": 2, "gap_offsets": 4},
    ),
    "a first segment of which all is superseded": (
        [Copy({0: [], 6: [batch(8), batch(12)]}, epochs=[(0, 0)], topic=_OFFSETS)],
        {"lost": [], "gaps": 2, "gap_offsets": 10},
    ),
    "a compacted log whose start was deleted": (
        [Copy({6: [batch(8), batch(12)]}, epochs=[(0, 0)], start=6, topic=_OFFSETS)], {"lost": []},
    ),
    # A transaction that was aborted was all of it (model seed 110004242).
    "a first segment that the cleaner emptied": (
        [Copy({0: [], 1: [batch(1), batch(3)]}, epochs=[(0, 0)], cleaned=1)],
        {"lost": [], "start_offset": 0, "findings": ["note"], "offsets": [1, 2, 3, 4]},
    ),
    # What lies before the log start is not written (model seed 200017907).
    "the first segment of another copy begins with the log": (
        [Copy({2: [batch(2, epoch=1)]}, epochs=[(0, 1), (1, 2)], start=1),
         Copy([batch(0, records=1), batch(1, records=1)], epochs=[(0, 0)])],
        {"start_offset": 1, "lost": [], "offsets": [1, 2, 3], "findings": []},
    ),
    # --- producers that only a snapshot has: their records were deleted, or are lost ---
    # Two segments follow the deleted ones; the newest snapshot is what a broker loads.
    "producers of deleted records": (
        [Copy({100: [batch(100)], 102: [batch(102)]},
              files=snapshots(_100=[_GONE, _OPEN], _102=[_GONE, _OPEN], _104=[_GONE, _OPEN]))],
        {"is_complete": True, "alarms": [],
         "snapshots": {at: [_GONE, _OPEN] for at in (100, 102, 104)}},
    ),
    "a producer that a later snapshot lacks has expired": (
        [Copy({100: [batch(100)], 102: [batch(102)]},
              files=snapshots(_100=[_GONE, _LATER], _104=[_LATER]))],
        {"snapshots": {100: [_GONE, _LATER], 102: [_GONE, _LATER], 104: [_LATER]}},
    ),
    "producers of an emptied log": (
        [Copy({100: []}, files=snapshots(_100=[_GONE]))],
        {"start_offset": 100, "end_offset": 100, "snapshots": {100: [_GONE]}},
    ),
    **{
        f"a damaged snapshot of {len(data)} bytes is passed over": (
            [Copy({100: [batch(100)]}, files=snapshots(_100=[_GONE], _102=data))],
            {"snapshots": {100: [_GONE], 102: [_GONE]}},
        )
        for data in (b"", b"\0" * 60)
    },
    "a producer whose only batch is damaged": (
        [Copy([batch(0),
               record_batch([Rec(b"k", b"v")] * 2, base_offset=2, producer_id=5, crc=1), batch(4)],
              files=snapshots(_6=[_OWN]))],
        {"lost": [(2, 3)], "snapshots": {6: [_OWN]}},
    ),
}  # fmt: skip


@pytest.mark.parametrize(("copies", "said"), LOGS.values(), ids=LOGS)
def test_one_log(copies: list[Copy], said: dict[str, object], tmp_path: Path) -> None:
    check(salvaged_copies(tmp_path, *copies), tmp_path / "out", said)


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
    report = salvaged_copies(tmp_path, Copy(batches))
    (lost,) = report.lost
    assert "its end is before its beginning" in lost.message
    assert report.batches == 2
    assert kafkafmt.read_records(tmp_path / "out").num_rows == 4


def test_lost_segments_do_not_show_the_cleaner(tmp_path: Path) -> None:
    report = salvaged_copies(tmp_path, Copy({base: [batch(base)] for base in range(0, 40, 4)}))
    assert ([gap.kind for gap in report.lost], report.gaps) == (["missing_segment"] * 9, 0)
    assert {row["severity"] for row in kafkafmt.verify(tmp_path / "a").to_pylist()} == {"warning"}


def test_gaps_that_a_salvage_counts_are_no_damage_and_a_further_one_is(tmp_path: Path) -> None:
    """The copy has holes of a cleaned leader: no checkpoint of the cleaner is beside the log."""
    segments = {0: [batch(0), batch(4)], **{base: [batch(base)] for base in (20, 22, 24)}}
    out = tmp_path / "out"
    assert salvaged_copies(tmp_path, Copy(segments, cleaned=20)).lost == []
    (out / "cleaner-offset-checkpoint").unlink()
    assert {row["severity"] for row in kafkafmt.verify(out).to_pylist()} <= {"note"}
    for each in (out / "t-0").glob(f"{22:020}.*"):
        each.unlink()
    severities = {row["severity"] for row in kafkafmt.verify(out).to_pylist()}
    assert severities & {"damage", "warning"}


def test_a_log_of_which_nothing_can_be_read_is_not_called_whole(tmp_path: Path) -> None:
    """Such as a pointer of Git LFS: nothing tells how many offsets it stands for."""
    (tmp_path / "source" / "orders-0").mkdir(parents=True)
    (tmp_path / "source" / "orders-0" / f"{0:020}.log").write_text("version 1\n" * 13)
    result = run("salvage", tmp_path / "source", tmp_path / "out")
    assert result.exit_code == 1
    assert "lost: orders-0: none of its 130 bytes could be read" in result.stdout
    assert "lost: nothing" not in result.stdout


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


def test_records_at_offsets_that_others_have_are_not_left_out_in_silence(tmp_path: Path) -> None:
    """No checksum covers the offset of a batch: which of the two was moved, nothing tells."""
    data = tmp_path / "a"
    segment(data / "t-0", 0, [batch(0), batch(1), batch(2), batch(4)])
    found = run("salvage", data, tmp_path / "out")
    size = len(batch(1))
    assert f"left out: t-0: {size} bytes that are damaged, or repeat offsets" in found.stdout
    assert run("salvage", tmp_path / "out", tmp_path / "again").stdout.count("left out") == 0


def test_a_producer_that_goes_on_has_its_batches_from_the_log(tmp_path: Path) -> None:
    """Its transaction began before the log does, and an ABORT ends it there."""
    source = Log(100)
    source.data(8, epoch=1, sequence=12)
    source.marker(8, 1, commit=False, coordinator_epoch=6)
    data = data_directory(tmp_path / "a", {})
    source.write(data / "t-0")
    for name, content in snapshots(_100=[_GONE, _OPEN]).items():
        (data / "t-0" / name).write_bytes(content)
    salvaged_one(tmp_path / "out", data)
    out = tmp_path / "out" / "t-0"
    (ended, gone) = producer_entries(read(out / f"{102:020}.snapshot", None))
    assert gone == _GONE
    assert (ended.producer_id, ended.last_sequence, ended.current_txn_first_offset) == (8, 12, -1)
    (aborted,) = aborted_txns(read(out / f"{100:020}.txnindex", None))
    assert (aborted.first_offset, aborted.last_offset) == (97, 101)
