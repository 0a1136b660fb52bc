"""Two copies of a log: what differs, and what may."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt._base.limits import Limits
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.log.tier.found import find
from kafkafmt.storage.errors import StorageError
from kafkafmt.storage.local import LocalTree
from kafkafmt.survey.comparison.log_copy import LogCopy, uncommitted_from
from tests.cli.running import json_lines, run
from tests.log.test_replicas import plain
from tests.support.encoder import Rec, damaged, message, record_batch
from tests.support.files import put
from tests.support.metadata import metadata_log, topic
from tests.support.refusing import refuse
from tests.support.tables import rows as rows_of
from tests.survey.logs import Log, time_of
from tests.survey.tiers import batches, records, tier_of_two_histories


def compared(left: Log, right: Log, tmp_path: Path, **options: Any) -> list[dict[str, Any]]:
    left.write(tmp_path / "left" / "t-0")
    right.write(tmp_path / "right" / "t-0")
    return rows_of(kafkafmt.diff(str(tmp_path / "left"), str(tmp_path / "right"), **options))


def kinds(rows: list[dict[str, Any]]) -> list[tuple[str, int | None, int | None]]:
    return [(row["kind"], row["firstOffset"], row["lastOffset"]) for row in rows]


def change(log: Log, offset: int, **fields: Any) -> None:
    """Replace the batch of an offset by one with other fields."""
    entry = record_batch(
        [Rec(key=b"k0", value=b"other"), Rec(key=b"k1", value=b"other", offset_delta=1)],
        **{"base_offset": offset, "leader_epoch": 0, **fields},
    )
    log.change(offset, lambda _: entry)


def set_checkpoint(side: Path, name: str, offset: int) -> None:
    put(side / f"{name}-checkpoint", b"0\n1\nt 0 %d\n" % offset)


def test_equal_copies_have_no_differences(tmp_path: Path) -> None:
    assert compared(plain(6), plain(6), tmp_path, everything=True) == []


@pytest.mark.parametrize("how", ["spoil", "cut"])
def test_what_one_copy_lost_is_told(how: str, tmp_path: Path) -> None:
    right = plain(6)
    getattr(right, how)(6)
    (row,) = compared(plain(6), right, tmp_path)
    assert kinds([row]) == [("missing", 6, 7)]
    assert (row["left"], row["right"]) == ("2 records", None)
    assert (row["topic"], row["partition"]) == ("t", 0)
    assert ("is damaged" in row["message"]) == (how == "spoil")


def test_of_a_tier_the_records_count_that_are_read(tmp_path: Path) -> None:
    """One copy in it has others, which the log does not continue."""
    root = tier_of_two_histories(tmp_path)
    records(root)
    segment = put(tmp_path / "orders-0" / f"{0:020}.log", batches(0, 50), batches(50, 120, 1))
    broker = segment.parent
    assert kafkafmt.diff(str(root), str(broker)).num_rows == 0
    assert kafkafmt.diff(str(broker), str(root)).num_rows == 0
    put(segment, batches(0, 50), batches(50, 120, 1, "w"))
    (row,) = kafkafmt.diff(str(root), str(broker)).to_pylist()
    assert kinds([row]) == [("record", 50, 119)]


def broken(kind: type[OSError] = OSError) -> OSError:
    return kind(errno.EIO, os.strerror(errno.EIO), "a path")


def test_a_segment_that_cannot_be_read_is_a_difference_though_nothing_is_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    refuse(monkeypatch, f"right/t-0/{8:020}.log", broken())
    (row,) = compared(plain(4), plain(6), tmp_path)
    assert kinds([row]) == [("unread", 8, None)]
    assert row["message"] == f"the right cannot be read: {8:020}.log: Input/output error"
    found = kafkafmt.merge_replicas([str(tmp_path / "left"), str(tmp_path / "right")])
    assert found.differences().column("kind").to_pylist() == ["unread"]


def test_a_segment_that_a_store_does_not_give_is_no_difference(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    refuse(monkeypatch, f"right/t-0/{4:020}.log", broken(StorageError))
    with pytest.raises(StorageError, match="a path"):
        compared(plain(6), plain(6), tmp_path)


def test_unreadable_copies_are_not_equal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    refuse(monkeypatch, f"{4:020}.log", broken())
    rows = compared(plain(6), plain(6), tmp_path)
    assert kinds(rows) == [("unread", 4, 7), ("unread", 4, 7)]
    assert [row["message"].split()[1] for row in rows] == ["left", "right"]


def test_a_segment_that_cannot_be_read_and_lacks_records_is_one_difference(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    refuse(monkeypatch, f"right/t-0/{4:020}.log", broken())
    rows = compared(plain(6), plain(6), tmp_path)
    assert kinds(rows) == [("missing", 4, 7)]
    assert "Input/output error" not in rows[0]["message"]
    assert "at byte 0: cannot be read)" in rows[0]["message"]


def test_sides_are_not_mixed_up(tmp_path: Path) -> None:
    (row,) = compared(plain(6).cut(6), plain(6), tmp_path)
    assert (row["left"], row["right"]) == (None, "2 records")
    assert "the left lacks" in row["message"]


def test_the_end_of_a_metadata_log_may_be_uncommitted(tmp_path: Path) -> None:
    left, right = (tmp_path / side / "__cluster_metadata-0" for side in ("left", "right"))
    plain(6).write(left)
    plain(4).write(right)
    assert kafkafmt.diff(str(left), str(right)).num_rows == 0
    rows = kafkafmt.diff(str(left), str(right), everything=True).to_pylist()
    assert ("end", 8, 11) in kinds(rows)
    assert run("diff", str(tmp_path)).exit_code == 0
    (left / f"{10:020}-{0:010}.checkpoint").write_bytes(b"")  # offsets below it are committed
    rows = kafkafmt.diff(str(left), str(right)).to_pylist()
    assert kinds(rows) == [("missing", 8, 9)]
    assert rows[0]["message"] == "the right ends at offset 8 and lacks 2 records"
    (row,) = json_lines(run("diff", "--json", tmp_path).stdout)
    assert row["message"] == "the other copy ends at offset 8 and lacks 2 records"
    assert row["path"] == str(right)


@pytest.mark.parametrize(
    ("fields", "kind", "message"),
    [
        ({}, "record", "other value"),
        ({"producer_id": 5, "producer_epoch": 0, "base_sequence": 0}, "producer", "producer id"),
        ({"leader_epoch": 3}, "leader_epoch", "other leader epoch"),
    ],
)
def test_what_differs_in_a_record_is_told(
    fields: dict[str, Any], kind: str, message: str, tmp_path: Path
) -> None:
    left, right = plain(6), plain(6)
    if kind != "record":
        change(left, 4)
    change(right, 4, **fields)
    row, *others = compared(left, right, tmp_path)
    assert (row["kind"], row["firstOffset"], row["lastOffset"]) == (kind, 4, 5)
    assert message in row["message"]
    assert others == []


def test_other_batch_borders_and_codecs_may_differ(tmp_path: Path) -> None:
    left, right = Log(), Log()
    for number in range(8):
        left.data()
        if number % 4 == 3:
            base = right.end
            records = [Rec(b"k0", b"v%d" % (base + at), (), at, 1000 * at) for at in range(4)]
            entry = record_batch(
                records,
                base_offset=base,
                base_timestamp=time_of(base),
                max_timestamp=time_of(base + 3),
                framing="gzip",
                leader_epoch=0,
            )
            right.append(entry, 4)
    assert compared(left, right, tmp_path) == []
    rows = compared(left, right, tmp_path, everything=True)
    assert kinds(rows) == [("batch", offset, offset) for offset in range(8)]


def test_roll_points_may_differ(tmp_path: Path) -> None:
    right = plain(6, rolled_at=(6,))
    assert compared(plain(6), right, tmp_path) == []
    assert kinds(compared(plain(6), right, tmp_path, everything=True)) == [("segments", 4, 8)]


def test_the_log_start_may_differ(tmp_path: Path) -> None:
    right = plain(6).lose(0)
    assert compared(plain(6), right, tmp_path) == []
    rows = compared(plain(6), right, tmp_path, everything=True)
    assert kinds(rows) == [("segments", 0, 0), ("start", 0, 3)]


def test_the_end_may_differ_above_the_high_watermark(tmp_path: Path) -> None:
    assert kinds(compared(plain(6), plain(5), tmp_path)) == [("missing", 10, 11)]
    set_checkpoint(tmp_path / "left", "replication-offset", 10)
    assert compared(plain(6), plain(5), tmp_path) == []
    assert kinds(compared(plain(6), plain(5), tmp_path, everything=True)) == [("end", 10, 11)]
    set_checkpoint(tmp_path / "left", "replication-offset", 12)
    assert kinds(compared(plain(6), plain(5), tmp_path)) == [("missing", 10, 11)]


@pytest.mark.parametrize("side", ["left", "right"])
def test_the_higher_high_watermark_counts(tmp_path: Path, side: str) -> None:
    """A checkpoint is written now and then: that of one copy may be old."""
    set_checkpoint(tmp_path / "left", "replication-offset", 12)
    set_checkpoint(tmp_path / "right", "replication-offset", 12)
    set_checkpoint(tmp_path / side, "replication-offset", 2)
    right = plain(6).spoil(4)
    change(right, 8)
    assert kinds(compared(plain(6), right, tmp_path)) == [("missing", 4, 5), ("record", 8, 9)]


def test_damage_above_the_high_watermark_counts(tmp_path: Path) -> None:
    set_checkpoint(tmp_path / "left", "replication-offset", 2)
    (row,) = compared(plain(6), plain(6).spoil(4), tmp_path)
    assert (row["kind"], row["firstOffset"], row["lastOffset"]) == ("missing", 4, 5)
    assert "the right is damaged" in row["message"]


def altered(entry: bytes) -> bytes:
    """Another last byte but one, so another damage than that of `spoil`."""
    return entry[:-2] + bytes([entry[-2] ^ 5]) + entry[-1:]


@pytest.mark.parametrize("offset", [2, 4, 6, 14])
@pytest.mark.parametrize("is_alike", [True, False])
def test_what_both_have_lost_counts(offset: int, is_alike: bool, tmp_path: Path) -> None:
    """Also in segments of equal bytes, and beside what one copy has."""
    left, right = plain(8, rolled_at=(4, 12)), plain(8, rolled_at=(4, 12))
    left.spoil(offset)
    right.change(offset, damaged if is_alike else altered)
    right.spoil(10)
    rows = compared(left, right, tmp_path)
    last = offset + 1 if offset < 14 else None
    assert kinds(rows) == [("missing", 10, 11), *[("unread", offset, last)] * 2]
    assert [row["message"].split()[1] for row in rows[1:]] == ["left", "right"]
    assert "is damaged (000" in rows[1]["message"]
    sides = ("left", "right"), ("right", "left")
    for (side, other), row in zip(sides, rows[1:], strict=True):
        assert row["message"].startswith(f"the {side} is damaged (")
        assert row["message"].endswith(f", and the {other} lacks these offsets too")


@pytest.mark.parametrize("last", [2, 3])
@pytest.mark.parametrize("tail", [bytes(4096), bytes(5)])
@pytest.mark.parametrize("is_followed", [True, False])
def test_a_segment_that_is_cut_short_counts_if_offsets_are_lost(
    last: int, tail: bytes, is_followed: bool, tmp_path: Path
) -> None:
    """Also by zeroes, as where it was preallocated; after a whole segment they take nothing."""
    for side in ("left", "right"):
        directory = plain(6).write(tmp_path / side / "t-0")
        path = directory / f"{0:020}.log"
        data = path.read_bytes()
        path.write_bytes(data[: len(data) // 2 * (last - 1)] + tail)
        for base in (4,) if is_followed else (4, 8):  # the cleaner has removed a batch, or all
            following = directory / f"{base:020}.log"
            data = following.read_bytes()
            following.write_bytes(data[len(data) // 2 :] if is_followed else b"")
    rows = kafkafmt.diff(tmp_path / "left", tmp_path / "right").to_pylist()
    assert kinds(rows) == ([("unread", 2, 3)] * 2 if last == 2 else [])


def test_ranges_of_one_segment_are_one_row(tmp_path: Path) -> None:
    left, right = (plain(6).spoil(0, 2, 8) for _ in range(2))
    rows = compared(left, right, tmp_path)
    assert kinds(rows) == [("unread", 0, 3), ("unread", 8, 9)] * 2
    assert rows[0]["message"].endswith("too; 1 more range of the segment likewise")


def test_damage_below_the_start_of_the_other_counts(tmp_path: Path) -> None:
    left, right = plain(6).lose(0), plain(6).spoil(2)
    assert kinds(compared(left, right, tmp_path)) == [("unread", 2, 3)]
    set_checkpoint(tmp_path / "right", "log-start-offset", 4)
    assert compared(left, right, tmp_path) == []


def test_damage_beside_a_batch_with_other_borders_counts(tmp_path: Path) -> None:
    """It is not taken for a hole of the cleaner."""
    left, right = plain(2), plain(6).spoil(4)
    left.data(count=8)
    set_checkpoint(tmp_path / "right", "cleaner-offset", 10)
    (row,) = [row for row in compared(left, right, tmp_path) if row["firstOffset"] == 4]
    assert (row["kind"], row["lastOffset"]) == ("missing", 5)
    assert "the right is damaged" in row["message"]


@pytest.mark.parametrize("lost", ["batch", "segment", "bytes", "zeroes"])
def test_a_hole_above_the_high_watermark_is_no_end(lost: str, tmp_path: Path) -> None:
    """A checkpoint may be old; and what follows the hole is equal, so it was replicated."""
    left, right = plain(6), plain(6)
    first = 6 if lost == "batch" else 4
    if lost == "batch":
        right.cut(6)
    elif lost == "segment":
        right.lose(4)
    else:
        right.segments[4] = [] if lost == "bytes" else [b"\0" * 500]
    for side in ("left", "right"):
        set_checkpoint(tmp_path / side, "replication-offset", 2)
    assert kinds(compared(left, right, tmp_path)) == [("missing", first, 7)]


def test_one_epoch_has_one_record_at_an_offset(tmp_path: Path) -> None:
    """Whether it is committed or not."""
    for side in ("left", "right"):
        set_checkpoint(tmp_path / side, "replication-offset", 2)
    right = plain(6)
    change(right, 10)
    assert kinds(compared(plain(6), right, tmp_path)) == [("record", 10, 11)]


def test_logs_part_above_the_high_watermark_up_to_their_ends(tmp_path: Path) -> None:
    for side in ("left", "right"):
        set_checkpoint(tmp_path / side, "replication-offset", 4)
    right = plain(5)
    for offset in (6, 8):
        change(right, offset, leader_epoch=1)
    assert compared(plain(6), right, tmp_path) == []
    found = {row["kind"] for row in compared(plain(6), right, tmp_path, everything=True)}
    assert found == {"record", "leader_epoch", "end"}
    right.data(count=2)  # what follows is equal: they never parted
    rows = compared(plain(6), right, tmp_path)
    assert sorted(kinds(rows)) == [("leader_epoch", 6, 9), ("record", 6, 9)]


def test_messages_without_an_epoch_part_above_the_high_watermark(tmp_path: Path) -> None:
    left, right = Log(), Log()
    for log, last in ((left, b"old"), (right, b"new")):
        log.segments[0] = [
            message(magic=1, offset=offset, value=value, timestamp=1)
            for offset, value in enumerate((b"0", b"1", last))
        ]
    assert kinds(compared(left, right, tmp_path)) == [("record", 2, 2)]
    set_checkpoint(tmp_path / "left", "replication-offset", 2)
    assert compared(left, right, tmp_path) == []


def test_a_log_start_beyond_the_end_hides_nothing(tmp_path: Path) -> None:
    set_checkpoint(tmp_path / "right", "log-start-offset", 100)
    assert kinds(compared(plain(6), plain(6).cut(6), tmp_path)) == [("missing", 6, 7)]


def test_lost_segments_at_the_start_are_no_retention(tmp_path: Path) -> None:
    """A broker cuts the leader epochs with the start of its log."""
    right = plain(6).lose(0)
    epochs = put(tmp_path / "right" / "t-0" / "leader-epoch-checkpoint", b"0\n1\n0 4\n")
    assert compared(plain(6), right, tmp_path) == []
    epochs.write_text("0\n1\n0 0\n")
    (row,) = compared(plain(6), right, tmp_path)
    assert kinds([row]) == [("missing", 0, 3)]
    assert row["message"] == (
        "the right begins at offset 4, by its leader epochs at 0, and lacks 4 records"
    )
    tier = tmp_path / "right" / "__remote_log_metadata-7"
    tier.mkdir()  # its broker has tiered storage, which may have the records
    assert compared(plain(6), right, tmp_path) == []
    tier.rmdir()
    for tiered, rows in (("false", [row]), ("true", [])):
        records = topic("t", "AAAABwAAQAAAAAAAAAAAAQ", remote_storage_enable=tiered)
        log = metadata_log(tmp_path / "right", records)
        assert compared(plain(6), right, tmp_path, topics="t") == rows
        shutil.rmtree(log)
    (epochs.parent / f"{0:020}.log.deleted").touch()
    assert compared(plain(6), right, tmp_path) == []


def test_what_compaction_removed_may_differ(tmp_path: Path) -> None:
    right = plain(6)
    right.segments[0][1] = record_batch(
        [Rec(key=b"k1", value=b"v3", offset_delta=1, timestamp_delta=1000)],
        base_offset=2,
        base_timestamp=time_of(2),
        max_timestamp=time_of(3),
        leader_epoch=0,
    )
    assert compared(plain(6), right, tmp_path) == []
    assert kinds(compared(plain(6), right, tmp_path, everything=True))[0] == ("compacted", 2, 2)


def test_a_cleaners_checkpoint_says_that_it_was_compacted(tmp_path: Path) -> None:
    set_checkpoint(tmp_path / "right", "cleaner-offset", 10)
    assert compared(plain(6), plain(6).cut(6), tmp_path) == []


@pytest.mark.parametrize(("begin", "is_missing"), [(6, True), (8, False)])
def test_no_cleaner_removed_what_never_was(begin: int, is_missing: bool, tmp_path: Path) -> None:
    """It has a higher leader epoch there, of a leader that lacked these records."""
    right = plain(6).cut(6)
    for offset in (8, 10):
        change(right, offset, leader_epoch=1)
    set_checkpoint(tmp_path / "right", "cleaner-offset", 12)
    checkpoint = tmp_path / "right" / "t-0" / "leader-epoch-checkpoint"
    put(checkpoint, b"0\n2\n0 0\n1 %d\n" % begin)
    assert (("missing", 6, 7) in kinds(compared(plain(6), right, tmp_path))) == is_missing


@pytest.mark.parametrize("is_cleaned", [False, True])
def test_a_follower_has_the_holes_of_its_leader(is_cleaned: bool, tmp_path: Path) -> None:
    """Only the leader's broker notes that it was cleaned (model seed 140056274)."""
    cleaned = plain(6).cut(6)
    for name, log in (("a", plain(6)), ("b", cleaned), ("c", cleaned)):
        log.write(tmp_path / name / "t-0")
    if is_cleaned:
        set_checkpoint(tmp_path / "c", "cleaner-offset", 10)
    merged = kafkafmt.merge_replicas([str(tmp_path / name) for name in "abc"])
    assert merged.differences().num_rows == (0 if is_cleaned else 2)


@pytest.mark.parametrize("noted", ["left", "right"])
def test_two_copies_are_compared_as_replicas_are(noted: str, tmp_path: Path) -> None:
    """That the log is compacted is known of both, whichever broker notes it."""
    sides = {"left": plain(6), "right": plain(6).cut(6)}
    paths = [str(log.write(tmp_path / side / "t-0")) for side, log in sides.items()]
    set_checkpoint(tmp_path / noted, "cleaner-offset", 10)
    merged = kafkafmt.merge_replicas(paths)
    assert merged.differences().num_rows == kafkafmt.diff(*paths).num_rows == 0


def test_brokers_compact_some_internal_topics(tmp_path: Path) -> None:
    """Each follower gets the holes of its leader, and notes nothing (model seed 110005394)."""
    names = {"t-0": ["missing"], "__consumer_offsets-0": []}
    for name, kinds_ in names.items():
        for side, log in (("left", plain(6)), ("right", plain(6).cut(6))):
            log.write(tmp_path / name / side / name)
        sides = (str(tmp_path / name / side) for side in ("left", "right"))
        assert kafkafmt.diff(*sides)["kind"].to_pylist() == kinds_


@pytest.mark.parametrize("at", [0, 1])
def test_a_listing_that_a_store_does_not_give_is_not_empty(
    at: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Snapshots in it may tell that missing records are committed, or that nothing is lost."""
    left, right = tmp_path / "left" / "__cluster_metadata-0", tmp_path / "right" / "t-0"
    for log in (plain(6), plain(6, rolled_at=(4,))):
        log.write(left if at else right)
    if not at:
        (right / f"{0:020}.log").unlink()
        (right / "leader-epoch-checkpoint").write_text("0\n1\n0 0\n")
    listed = LocalTree.list_directories
    directory = str(left if at else right)

    def refuse(tree: LocalTree, paths: Iterable[str], *keeps: Any) -> Iterator[Any]:
        given = list(paths)
        if directory in given:
            yield StorageError(f"{directory}: no answer")
        else:
            yield from listed(tree, given, *keeps)

    (found,) = find(directory).logs
    monkeypatch.setattr(LocalTree, "list_directories", refuse)
    with pytest.raises(StorageError, match="no answer"):
        uncommitted_from([found]) if at else LogCopy(found, DataDirectories(), Limits())


def test_a_recreated_topic_is_told(tmp_path: Path) -> None:
    for side, letter in (("left", "C"), ("right", "B")):
        directory = plain(6).write(tmp_path / side / "t-0")
        (directory / "partition.metadata").write_text(f"version: 0\ntopic_id: {letter * 21}A\n")
    (row,) = kafkafmt.diff(str(tmp_path / "left"), str(tmp_path / "right")).to_pylist()
    assert (row["kind"], row["left"][:3], row["right"][:3]) == ("topic_id", "CCC", "BBB")


def test_a_partition_that_one_side_lacks_is_told(tmp_path: Path) -> None:
    plain(6).write(tmp_path / "left" / "t-1")
    (row,) = compared(plain(6), plain(6), tmp_path)
    assert (row["kind"], row["partition"], row["right"]) == ("partition", 1, None)
    (tmp_path / "right" / "t-1").mkdir()
    (row,) = kafkafmt.diff(tmp_path / "left", tmp_path / "right").to_pylist()
    assert (row["kind"], row["right"]) == ("partition", str(tmp_path / "right" / "t-1"))
    assert row["message"] == "the right has no segment of this partition"


def test_a_backup_needs_no_name(tmp_path: Path) -> None:
    plain(6).write(tmp_path / "backup")
    original = plain(6).write(tmp_path / "t-0")
    assert kafkafmt.diff(str(tmp_path / "backup"), str(original)).num_rows == 0


def test_two_logs_that_are_no_copies_are_refused(tmp_path: Path) -> None:
    one, other = plain(6).write(tmp_path / "t-0"), plain(6).write(tmp_path / "u-0")
    with pytest.raises(ValueError, match="not two copies: the left has t-0, the right has u-0"):
        kafkafmt.diff(str(one), str(other))
    done = run("diff", one, other)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_the_command_says_whether_they_are_equal(tmp_path: Path) -> None:
    left = plain(6).write(tmp_path / "left" / "t-0")
    right = plain(5).write(tmp_path / "right" / "t-0")
    assert run("diff", left, left).exit_code == 0
    done = run("diff", "--json", left, right)
    assert done.exit_code == 1
    assert [row["kind"] for row in json_lines(done.stdout)] == ["missing"]
    assert run("diff", "--all", left, right).exit_code == 1


def test_both_sides_are_read_batch_by_batch_where_all_differs(tmp_path: Path) -> None:
    """Every record differs: one row, whatever the number of records."""
    left, right = plain(40), plain(40)
    for offset in range(0, 80, 2):
        change(right, offset)
    (row,) = compared(left, right, tmp_path)
    assert kinds([row]) == [("record", 0, 79)]
    assert row["message"] == "other value, and 79 more records likewise"


def test_damage_behind_the_greatest_offset_has_none(tmp_path: Path) -> None:
    base = 2**63 - 6
    entries = [record_batch([Rec(b"a")], base_offset=offset) for offset in (base, 2**63 - 1)]
    bad = record_batch([Rec(b"x")], base_offset=base, crc=0)
    for side in "ab":
        put(tmp_path / side / "t-0" / f"{base:020d}.log", *entries, bad)
    rows = kafkafmt.diff(tmp_path / "a", tmp_path / "b").to_pylist()
    assert [(row["kind"], row["firstOffset"]) for row in rows] == [("unread", None)] * 2
