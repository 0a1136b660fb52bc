"""``salvage``: copies of a log that complete or contradict each other."""

from __future__ import annotations

import struct
from pathlib import Path

import crc32c
import pytest

import kafkafmt
from tests.repair.salvage.logs import TIME, batch, segment
from tests.repair.salvage.salvaging import epochs, offsets, salvaged_one
from tests.support.encoder import Rec, damaged, message, moved, record_batch


def test_two_damaged_copies_complete_each_other(tmp_path: Path) -> None:
    whole = [batch(offset) for offset in range(0, 12, 2)]
    one, other = list(whole), list(whole)
    one[1], other[4] = damaged(one[1]), damaged(other[4])
    segment(tmp_path / "a" / "t-0", 0, one)
    segment(tmp_path / "b" / "t-0", 0, other)
    report = salvaged_one(tmp_path / "out", tmp_path / "a", tmp_path / "b")
    assert (report.lost, report.conflicts, report.damaged_ranges) == ([], [], 2)
    assert (tmp_path / "out" / "t-0" / f"{0:020d}.log").read_bytes() == b"".join(whole)


def test_copies_with_other_borders_of_segments_complete_each_other(tmp_path: Path) -> None:
    whole = [batch(offset) for offset in range(0, 12, 2)]
    segment(tmp_path / "a" / "t-0", 0, [whole[0], damaged(whole[1]), *whole[2:]])
    segment(tmp_path / "b" / "t-0", 0, whole[:2])
    segment(tmp_path / "b" / "t-0", 4, [*whole[2:4], damaged(whole[4])])
    segment(tmp_path / "b" / "t-0", 10, [whole[5]])
    assert salvaged_one(tmp_path / "out", tmp_path / "a", tmp_path / "b").lost == []
    assert offsets(tmp_path / "out" / "t-0") == list(range(12))


@pytest.mark.parametrize("order", [("a", "b"), ("b", "a")])
def test_the_higher_leader_epoch_is_right(tmp_path: Path, order: tuple[str, str]) -> None:
    old = [batch(0), batch(2), batch(4, value=b"old")]
    new = [batch(0), batch(2), batch(4, epoch=1, value=b"new")]
    segment(tmp_path / "a" / "t-0", 0, [*old, batch(6)])
    segment(tmp_path / "b" / "t-0", 0, new)
    report = salvaged_one(tmp_path / "out", *(tmp_path / name for name in order))
    (conflict,) = report.conflicts
    assert (conflict.first, conflict.last) == (4, 7)
    assert conflict.reason == "a higher leader epoch"
    assert conflict.kept == str(tmp_path / "b" / "t-0")
    values = kafkafmt.read_records(tmp_path / "out" / "t-0")["value"].to_pylist()
    assert values == [b"v"] * 4 + [b"new"] * 2
    assert not report.is_complete


@pytest.mark.parametrize("order", [("a", "b"), ("b", "a")])
def test_what_the_leader_never_had_is_left_out_and_told(
    tmp_path: Path, order: tuple[str, str]
) -> None:
    """The copy of epoch 0 is longer; a damaged batch of the leader comes from it all the same."""
    leader = [batch(0), damaged(batch(2)), batch(4, epoch=1)]
    segment(tmp_path / "a" / "t-0", 0, [batch(at) for at in range(0, 12, 2)])
    segment(tmp_path / "b" / "t-0", 0, leader)
    report = salvaged_one(tmp_path / "out", *(tmp_path / name for name in order))
    (conflict,) = report.conflicts
    assert (conflict.first, conflict.last) == (6, 11)  # both have the records at 4
    assert (conflict.kept, conflict.left_out) == tuple(
        str(tmp_path / name / "t-0") for name in ("b", "a")
    )
    assert offsets(tmp_path / "out" / "t-0") == list(range(6))


def test_what_an_unclean_election_lost_is_the_end_of_the_log(tmp_path: Path) -> None:
    """The dead leader had committed it; no segment of the log that counts is missing."""
    for broker, checkpoint, entries in (
        ("a", "0\n1\n0 0\n", [batch(0), batch(2), batch(4), batch(6)]),
        ("b", "0\n2\n0 0\n2 4\n", [batch(0), batch(2), batch(4, epoch=2)]),
    ):
        segment(tmp_path / broker / "t-0", 0, entries)
        (tmp_path / broker / "t-0" / "leader-epoch-checkpoint").write_text(checkpoint)
    (tmp_path / "a" / "replication-offset-checkpoint").write_text("0\n1\nt 0 8\n")
    found = salvaged_one(tmp_path / "out", tmp_path / "a", tmp_path / "b")
    (gap,) = found.lost
    assert (gap.first_offset, gap.last_offset, gap.kind) == (6, 7, "missing_end")
    assert "replication-offset-checkpoint shows more" in gap.message
    assert "an unclean election" in gap.message


def test_a_checkpoint_that_the_batches_refute_does_not_choose(tmp_path: Path) -> None:
    old = segment(tmp_path / "a" / "t-0", 0, [batch(at) for at in range(0, 12, 2)]).parent
    segment(tmp_path / "b" / "t-0", 0, [batch(0), batch(2), batch(4, epoch=1)])
    (old / "leader-epoch-checkpoint").write_text("0\n2\n0 0\n7 2\n")
    report = salvaged_one(tmp_path / "out", tmp_path / "a", tmp_path / "b")
    assert [each.left_out for each in report.conflicts] == [str(old)]
    assert offsets(tmp_path / "out" / "t-0") == list(range(6))


def test_what_the_cleaner_removed_does_not_come_back(tmp_path: Path) -> None:
    whole = [batch(at) for at in range(0, 12, 2)]
    segment(tmp_path / "a" / "t-0", 0, [whole[0], damaged(whole[1]), *whole[3:]])
    segment(tmp_path / "b" / "t-0", 0, whole[:5])
    (tmp_path / "a" / "cleaner-offset-checkpoint").write_text("0\n1\nt 0 8\n")
    report = salvaged_one(tmp_path / "hole", tmp_path / "a", tmp_path / "b")
    assert report.conflicts == []
    assert offsets(tmp_path / "hole" / "t-0") == list(range(12))  # damage lies in the hole
    segment(tmp_path / "a" / "t-0", 0, [whole[0], whole[1], *whole[3:]])
    report = salvaged_one(tmp_path / "out", tmp_path / "b", tmp_path / "a")
    assert (report.conflicts, report.gaps, report.gap_offsets) == ([], 1, 2)
    assert offsets(tmp_path / "out" / "t-0") == [0, 1, 2, 3, *range(6, 12)]


def test_the_cleaners_checkpoint_is_that_of_the_copy_that_was_cleaned_least(
    tmp_path: Path,
) -> None:
    for name, offset in (("a", 8), ("b", 4)):
        segment(tmp_path / name / "t-0", 0, [batch(at) for at in (0, 2, 6, 8)])
        (tmp_path / name / "cleaner-offset-checkpoint").write_text(f"0\n1\nt 0 {offset}\n")
    checkpoint = tmp_path / "out" / "cleaner-offset-checkpoint"
    salvaged_one(tmp_path / "out", tmp_path / "a", tmp_path / "b")
    assert checkpoint.read_text() == "0\n1\nt 0 4\n"
    (tmp_path / "b" / "cleaner-offset-checkpoint").unlink()
    salvaged_one(tmp_path / "again", tmp_path / "a", tmp_path / "b")
    assert (tmp_path / "again" / "cleaner-offset-checkpoint").read_text() == "0\n0\n"


@pytest.mark.parametrize("order", [("a", "b"), ("b", "a")])
def test_a_topic_that_was_created_again_is_another_log(
    tmp_path: Path, order: tuple[str, str]
) -> None:
    """The copy of the deleted topic is longer, and of a higher epoch."""
    ids = {"a": "A" * 21 + "g", "b": "A" * 21 + "w"}
    segment(tmp_path / "a" / "t-0", 0, [batch(at, epoch=3) for at in range(0, 12, 2)])
    segment(tmp_path / "b" / "t-0", 0, [batch(0), batch(2)])
    for name, id in ids.items():
        text = f"version: 0\ntopic_id: {id}\n"
        (tmp_path / name / "t-0" / "partition.metadata").write_text(text)
    sources = [tmp_path / name for name in order]
    report = salvaged_one(tmp_path / "out", *sources, topic_ids={"t": ids["b"]})
    assert (report.topic_id, report.copies) == (ids["b"], [str(tmp_path / "b" / "t-0")])
    (conflict,) = report.conflicts
    assert (conflict.first, conflict.last) == (0, 11)
    assert conflict.reason == "another topic id: the topic was created again"
    assert offsets(tmp_path / "out" / "t-0") == list(range(4))


def test_what_retention_removed_does_not_come_from_another_copy(tmp_path: Path) -> None:
    """The other copy may even be of another history there (model seed 1663)."""
    segment(tmp_path / "a" / "t-0", 4, [batch(4, epoch=2)])
    epochs(tmp_path / "a" / "t-0", (2, 4))
    segment(tmp_path / "b" / "t-0", 0, [batch(0), batch(2, epoch=1)])
    report = kafkafmt.salvage([tmp_path / "a", tmp_path / "b"], tmp_path / "out")
    assert kafkafmt.read_records(tmp_path / "out")["offset"].to_pylist() == [4, 5]
    (conflict,) = report.partitions[0].conflicts
    assert (conflict.first, conflict.last) == (0, 3)
    assert conflict.reason == "before the start of the log"
    merged = kafkafmt.merge_replicas([tmp_path / "a", tmp_path / "b"])
    assert kafkafmt.read_records(merged)["offset"].to_pylist() == [4, 5]


@pytest.mark.parametrize("topic", ["t", "__consumer_offsets"])
def test_a_hole_that_a_follower_got_from_its_leader_stays(tmp_path: Path, topic: str) -> None:
    """The cleaner's checkpoint is beside the leader's copy; internal topics need none (1581)."""
    name = f"{topic}-0"
    segment(tmp_path / "a" / name, 0, [batch(0), batch(4), batch(6)])
    segment(tmp_path / "b" / name, 0, [batch(0), batch(4)])
    segment(tmp_path / "c" / name, 0, [batch(0), batch(2), batch(4)])
    if topic == "t":
        text = f"0\n1\n{topic} 0 4\n"
        (tmp_path / "b" / "cleaner-offset-checkpoint").write_text(text)
    kafkafmt.salvage([tmp_path / each for each in "abc"], tmp_path / "out")
    kept = kafkafmt.read_records(tmp_path / "out")["offset"].to_pylist()
    assert kept == [0, 1, 4, 5, 6, 7]


def test_the_end_that_another_copy_shows_moves_no_batch_after_damage(tmp_path: Path) -> None:
    """That copy is behind: its end is no end of this log (model seed 688)."""
    segment(tmp_path / "a" / "t-0", 0, [damaged(batch(0)), batch(2)])
    segment(tmp_path / "b" / "t-0", 0, [batch(0)])
    segment(tmp_path / "b" / "t-0", 2, [])
    report = salvaged_one(tmp_path / "out", tmp_path / "a", tmp_path / "b")
    assert (report.repairs, report.lost) == ([], [])
    assert offsets(tmp_path / "out") == [0, 1, 2, 3]


def test_another_copy_does_not_fill_damage_with_an_epoch_that_the_log_never_had(
    tmp_path: Path,
) -> None:
    """A deposed leader's batches reach into sound ones of the log (model seed 10054717)."""
    old = [batch(offset, epoch=1) for offset in (0, 2, 4)]
    segment(tmp_path / "a" / "t-0", 0, [old[0], damaged(old[1]), old[2], batch(6, epoch=3)])
    epochs(tmp_path / "a" / "t-0", (1, 0), (3, 6))
    segment(tmp_path / "b" / "t-0", 0, [old[0], batch(2, epoch=2, records=1)])
    with (tmp_path / "b" / "t-0" / f"{0:020d}.log").open("ab") as log:
        log.write(batch(3, epoch=2))
    epochs(tmp_path / "b" / "t-0", (1, 0), (2, 2))
    segment(tmp_path / "c" / "t-0", 0, old[:2])
    epochs(tmp_path / "c" / "t-0", (1, 0))
    report = salvaged_one(tmp_path / "out", *(tmp_path / name for name in "abc"))
    assert report.lost == []
    written = [old[0], old[1], old[2], batch(6, epoch=3)]
    assert (tmp_path / "out" / "t-0" / f"{0:020d}.log").read_bytes() == b"".join(written)


def test_what_another_log_notes_of_a_producer_ends_no_transaction(tmp_path: Path) -> None:
    """After an unclean election its files are of no offset here (model seed 10067787)."""
    data = record_batch(
        [Rec(b"k", b"v")], base_offset=0, leader_epoch=1, producer_id=5, transactional=True
    )
    segment(tmp_path / "a" / "t-0", 0, [data, batch(1, epoch=1)])
    epochs(tmp_path / "a" / "t-0", (1, 0))
    other = segment(tmp_path / "b" / "t-0", 0, [batch(offset) for offset in (0, 2, 4)]).parent
    epochs(other, (0, 0))
    body = struct.pack(">iqhiqiqiq", 1, 5, 0, 0, 0, 0, TIME, 0, -1)
    head = struct.pack(">hI", 1, crc32c.crc32c(body))
    (other / f"{6:020d}.snapshot").write_bytes(head + body)
    report = salvaged_one(tmp_path / "out", tmp_path / "a", tmp_path / "b")
    assert (report.markers, report.undecided) == ([], [])
    (left,) = report.open_transactions
    assert (left.producer_id, left.first_offset) == (5, 0)


@pytest.mark.parametrize("common", [0, 1])
@pytest.mark.parametrize("aborts", [[], [(0, 5, 3, 4, 5)]])
def test_the_transaction_index_of_another_history_ends_no_transaction(
    tmp_path: Path, common: int, aborts: list[tuple[int, ...]]
) -> None:
    """Its segment may begin with offsets that both logs have (model seed 96034517)."""
    shared = [batch(0, epoch=0, records=1)] * common
    own = record_batch(
        [Rec(b"k", b"v")], base_offset=common, leader_epoch=2, producer_id=5, transactional=True
    )
    segment(tmp_path / "a" / "t-0", 0, [*shared, own])
    epochs(tmp_path / "a" / "t-0", *[(0, 0)] * common, (2, common))
    deposed = [batch(offset, epoch=1, records=1) for offset in range(common, 6)]
    other = segment(tmp_path / "b" / "t-0", 0, [*shared, *deposed]).parent
    segment(other, 6, [batch(6, epoch=1)])
    epochs(other, *[(0, 0)] * common, (1, common))
    index = b"".join(struct.pack(">hqqqq", *each) for each in aborts)
    (other / f"{0:020d}.txnindex").write_bytes(index)
    report = salvaged_one(tmp_path / "out", tmp_path / "a", tmp_path / "b")
    assert report.markers == []
    (left,) = report.open_transactions
    assert (left.producer_id, left.first_offset) == (5, common)


def test_no_marker_is_written_where_the_cleaner_removed_records(tmp_path: Path) -> None:
    """It keeps the marker of what it keeps (model seeds 330095062, and 500001936 of long ones)."""

    def data(offset: int, epoch: int) -> bytes:
        return record_batch(
            [Rec(b"k", b"v")], base_offset=offset, leader_epoch=0, producer_id=5,
            producer_epoch=epoch, transactional=True,
        )  # fmt: skip

    one, *rest = data(0, 0), batch(1, records=1), batch(2, records=1), data(3, 1)
    segment(tmp_path / "a" / "t-0", 0, [one, *rest[1:]])
    epochs(tmp_path / "a" / "t-0", (0, 0), (1, 4))
    (tmp_path / "a" / "cleaner-offset-checkpoint").write_text("0\n1\nt 0 4\n")
    lone = salvaged_one(tmp_path / "alone", tmp_path / "a")
    assert lone.markers == []
    segment(tmp_path / "b" / "t-0", 0, [one, *rest])
    epochs(tmp_path / "b" / "t-0", (0, 0))
    report = salvaged_one(tmp_path / "out", tmp_path / "a", tmp_path / "b")
    assert (report.markers, report.conflicts) == ([], [])
    assert offsets(tmp_path / "out" / "t-0") == [0, 2, 3]


def test_what_was_deleted_before_the_chosen_log_is_not_lost(tmp_path: Path) -> None:
    """The other broker still has the segment, and no leader epoch of the chosen one any more."""
    segment(tmp_path / "a" / "t-0", 1, [batch(1, epoch=1, records=1)])
    epochs(tmp_path / "a" / "t-0", (1, 1))
    segment(tmp_path / "b" / "t-0", 0, [batch(0, records=1)])
    epochs(tmp_path / "b" / "t-0", (0, 1))
    (tmp_path / "b" / "log-start-offset-checkpoint").write_text("0\n1\nt 0 1\n")
    report = salvaged_one(tmp_path / "out", tmp_path / "a", tmp_path / "b")
    assert report.lost == []
    assert [conflict.reason for conflict in report.conflicts] == ["before the start of the log"]
    assert offsets(tmp_path / "out" / "t-0") == [1]


def test_a_log_that_starts_within_a_batch_gets_it_from_another_copy(tmp_path: Path) -> None:
    """The records below its start were deleted, those above it not (model seed 40021467)."""
    whole = [batch(0), batch(2, records=3), batch(5)]
    segment(tmp_path / "a" / "t-0", 0, [whole[0], damaged(whole[1]), whole[2], batch(7, epoch=1)])
    epochs(tmp_path / "a" / "t-0", (0, 4), (1, 7))
    (tmp_path / "a" / "log-start-offset-checkpoint").write_text("0\n1\nt 0 4\n")
    segment(tmp_path / "b" / "t-0", 0, whole)
    epochs(tmp_path / "b" / "t-0", (0, 0))
    report = salvaged_one(tmp_path / "out", tmp_path / "a", tmp_path / "b")
    assert report.lost == []
    assert 4 in offsets(tmp_path / "out" / "t-0")


def test_a_snapshot_within_a_hole_of_the_cleaner_says_nothing_of_damage(tmp_path: Path) -> None:
    """A broker keeps the snapshot of its last stop, which lies in the middle of a segment."""
    cleaned = segment(tmp_path / "a" / "t-0", 0, [batch(0), batch(8)]).parent
    segment(tmp_path / "b" / "t-0", 0, [batch(at) for at in range(0, 8, 2)])
    (tmp_path / "a" / "cleaner-offset-checkpoint").write_text("0\n1\nt 0 8\n")
    (cleaned / f"{4:020d}.snapshot").write_bytes(b"")
    report = salvaged_one(tmp_path / "out", tmp_path / "a", tmp_path / "b")
    assert offsets(tmp_path / "out" / "t-0") == [0, 1, 8, 9]
    assert (report.lost, report.conflicts, report.gap_offsets) == ([], [], 6)


def test_an_index_within_a_hole_says_that_its_segment_is_lost(tmp_path: Path) -> None:
    """The cleaner removes the index with the segment, so another copy fills the hole."""
    chosen = segment(tmp_path / "a" / "t-0", 0, [batch(0)]).parent
    segment(tmp_path / "a" / "t-0", 8, [batch(8)])
    segment(tmp_path / "b" / "t-0", 0, [batch(at) for at in range(0, 8, 2)])
    (tmp_path / "a" / "cleaner-offset-checkpoint").write_text("0\n1\nt 0 8\n")
    (chosen / f"{2:020d}.index").write_bytes(b"")
    assert salvaged_one(tmp_path / "out", tmp_path / "a", tmp_path / "b").lost == []
    assert offsets(tmp_path / "out" / "t-0") == list(range(10))


@pytest.mark.parametrize("end", [100, 150])
def test_a_tiered_log_may_have_lost_all_its_segments(tmp_path: Path, end: int) -> None:
    """A log start of 0 in a checkpoint says that the log is tiered."""
    segment(tmp_path / "a" / "u-0", 0, [batch(0)])
    for broker, start in (("a", 100), ("b", 0)):
        (tmp_path / broker / "t-0").mkdir(parents=True)
        epochs(tmp_path / broker / "t-0", (3, 100))
        starts = f"0\n1\nt 0 {start}\n"
        (tmp_path / broker / "log-start-offset-checkpoint").write_text(starts)
    (tmp_path / "a" / "replication-offset-checkpoint").write_text(f"0\n1\nt 0 {end}\n")
    report = kafkafmt.salvage([tmp_path / "a", tmp_path / "b"], tmp_path / "out")
    (found,) = (partition for partition in report.partitions if partition.topic == "t")
    assert (found.start_offset, found.end_offset, found.tiered_offsets) == (end, end, 0)
    assert [(gap.first_offset, gap.last_offset) for gap in found.lost] == (
        [(100, 149)] if end > 100 else []
    )


# --- what fills damage of the chosen copy, by what all copies know of leader epochs ---------------


LEADER = [batch(0), batch(2), damaged(batch(4, epoch=1)), batch(6, epoch=1), batch(8, epoch=2)]
DEPOSED = [batch(0), batch(2), batch(4, value=b"old"), batch(6, value=b"old")]
FOLLOWER = [batch(0), batch(2), damaged(batch(4, epoch=1)), batch(6, epoch=1)]


def old(offset: int, value: bytes = b"v") -> bytes:
    """A message of v1, which has no leader epoch."""
    return message(magic=1, offset=offset, key=b"k", value=value, timestamp=1)


def both(tmp_path: Path) -> tuple[list[int], list[int]]:
    """The offsets that a merge and a salvage have."""
    sources = sorted(each for each in tmp_path.iterdir() if each.name in "abc")
    merged = kafkafmt.merge_replicas([str(each) for each in sources])
    found = kafkafmt.read_records(merged, on_damage="skip")["offset"].to_pylist()
    salvaged_one(tmp_path / "out", *sources)
    return found, offsets(tmp_path / "out" / "t-0")


@pytest.mark.parametrize("checkpoint", ["none", "damaged", "hostile", "whole"])
def test_another_copy_tells_where_an_epoch_began(checkpoint: str, tmp_path: Path) -> None:
    """The chosen copy need not: a leader begins its epoch at one offset."""
    for name, entries in (("a", LEADER), ("b", FOLLOWER), ("c", DEPOSED)):
        segment(tmp_path / name / "t-0", 0, entries)
    own = tmp_path / "a" / "t-0" / "leader-epoch-checkpoint"
    if checkpoint == "damaged":
        own.write_text("0\n1\nzero\n")
    elif checkpoint == "hostile":
        epochs(own.parent, (0, 0), (9, 2))
    elif checkpoint == "whole":
        epochs(own.parent, (0, 0), (1, 4), (2, 8))
    epochs(tmp_path / "b" / "t-0", (0, 0), (1, 4))
    epochs(tmp_path / "c" / "t-0", (0, 0))
    expected = [0, 1, 2, 3, 6, 7, 8, 9]
    assert both(tmp_path) == (expected, expected)


def test_messages_without_an_epoch_are_not_of_an_epoch(tmp_path: Path) -> None:
    """A leader that writes such messages forgets its epochs."""
    segment(tmp_path / "a" / "t-0", 0, [old(0), damaged(batch(1, epoch=1)), batch(3, epoch=1)])
    epochs(tmp_path / "a" / "t-0", (1, 1))
    segment(tmp_path / "b" / "t-0", 0, [old(0), old(1, b"old"), old(2, b"old")])
    assert both(tmp_path) == ([0, 3, 4], [0, 3, 4])


def test_messages_before_the_first_epoch_are_of_an_upgraded_log(tmp_path: Path) -> None:
    later = batch(4, epoch=1)
    segment(tmp_path / "a" / "t-0", 0, [old(0), damaged(old(1)), old(2), old(3), later])
    epochs(tmp_path / "a" / "t-0", (1, 4))
    segment(tmp_path / "b" / "t-0", 0, [old(offset) for offset in range(4)])
    assert both(tmp_path) == (list(range(6)), list(range(6)))


@pytest.mark.parametrize("lost", [1, 2, 3])
def test_a_damaged_end_is_lost_where_no_file_names_it(lost: int, tmp_path: Path) -> None:
    entries = [batch(offset) for offset in range(0, 6, 2)]
    entries[3 - lost :] = map(damaged, entries[3 - lost :])
    segment(tmp_path / "a" / "t-0", 0, entries)
    report = salvaged_one(tmp_path / "out", tmp_path / "a")
    (gap,) = report.lost
    assert (gap.first_offset, gap.last_offset, gap.kind) == (6 - 2 * lost, 5, "bad_checksum")
    assert (report.end_offset, report.is_complete) == (6, False)
    assert (tmp_path / "out" / "t-0" / f"{6:020}.log").read_bytes() == b""


@pytest.mark.parametrize(
    "last", [moved(damaged(batch(4)), 2**62), b"\xff" * 200, damaged(batch(4))[:12] + bytes(90)]
)
def test_a_damaged_end_whose_header_says_nothing_is_an_offset_at_least(
    last: bytes, tmp_path: Path
) -> None:
    segment(tmp_path / "a" / "t-0", 0, [batch(0), batch(2), last])
    report = salvaged_one(tmp_path / "out", tmp_path / "a")
    (gap,) = report.lost
    assert (gap.first_offset, gap.last_offset, report.end_offset) == (4, 4, 5)


def test_a_damaged_end_that_another_copy_has_is_not_lost(tmp_path: Path) -> None:
    whole = [batch(offset) for offset in range(0, 8, 2)]
    segment(tmp_path / "a" / "t-0", 0, [*whole[:2], damaged(whole[2])])
    segment(tmp_path / "b" / "t-0", 0, whole)
    report = salvaged_one(tmp_path / "out", tmp_path / "a", tmp_path / "b")
    assert (report.lost, report.end_offset, report.damaged_ranges) == ([], 8, 1)
    segment(tmp_path / "b" / "t-0", 0, whole[:3])
    report = salvaged_one(tmp_path / "again", tmp_path / "a", tmp_path / "b")
    assert (report.lost, report.end_offset) == ([], 6)
