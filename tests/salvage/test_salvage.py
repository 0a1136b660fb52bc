"""``salvage``: copies that complete or contradict each other, repairs, options, hostile sources."""

from __future__ import annotations

import errno
import io
import json
import os
import struct
from pathlib import Path
from typing import IO, Any, cast

import crc32c
import pytest

import kafkafmt
from kafkafmt.salvaging.report import PartitionReport
from tests.cli.running import run
from tests.salvage.cases import Salvaged
from tests.salvage.logs import TIME, batch, damaged, data_directory, moved, segment
from tests.support.encoder import Rec, record_batch


def salvaged_one(out: Path, *sources: Path, **options: object) -> PartitionReport:
    report = kafkafmt.salvage(list(sources), out, **options)  # type: ignore[arg-type]
    (found,) = report.partitions
    return found


def offsets(log: Path) -> list[int]:
    found: list[int] = kafkafmt.read_records(log)["offset"].to_pylist()
    return found


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
    for broker, epochs, entries in (
        ("a", "0\n1\n0 0\n", [batch(0), batch(2), batch(4), batch(6)]),
        ("b", "0\n2\n0 0\n2 4\n", [batch(0), batch(2), batch(4, epoch=2)]),
    ):
        segment(tmp_path / broker / "t-0", 0, entries)
        (tmp_path / broker / "t-0" / "leader-epoch-checkpoint").write_text(epochs)
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


def test_data_directories_are_found_some_levels_down(tmp_path: Path) -> None:
    for number, where in enumerate(("kafka1/data", "x/y/kraft-logs")):
        data_directory(tmp_path / "disks" / where, {f"t-{number}": [0]})
    report = kafkafmt.salvage(tmp_path / "disks", tmp_path / "out")
    assert [each.partition for each in report.partitions] == [0, 1]


@pytest.mark.parametrize("has_meta", [True, False])
@pytest.mark.parametrize("where", ["disk-1", "data-2/kafka-logs-0", "x/y/kafka-logs-10"])
def test_data_directories_may_be_called_like_logs(
    tmp_path: Path, where: str, has_meta: bool
) -> None:
    """``kafka-logs-1`` is the usual name of a second broker's data directory."""
    for source, offsets in ((where, [0, 2]), ("kafka-logs", [0, 2, 4])):
        data = data_directory(tmp_path / "disks" / source, {"t-0": offsets, "t-1": [0]})
        if not has_meta:
            (data / "meta.properties").unlink()
    for source in ("disks", f"disks/{where}"):
        out = tmp_path / f"out-{len(source)}"
        report = kafkafmt.salvage(tmp_path / source, out)
        assert [(each.topic, each.partition) for each in report.partitions] == [("t", 0), ("t", 1)]
        assert [each.records for each in report.partitions] == [6 if source == "disks" else 4, 2]


def test_a_log_directory_stays_one_with_a_copy_of_a_log_in_it(tmp_path: Path) -> None:
    data = data_directory(tmp_path / "a", {"t-0": [0, 2], "t-0/t-0": [0]})
    assert salvaged_one(tmp_path / "out", data / "t-0").records == 4
    assert salvaged_one(tmp_path / "whole", data).records == 4


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
    report = salvaged_one(tmp_path / "lost", tmp_path / "a", repair=False)
    assert [(each.first_offset, each.last_offset) for each in report.lost] == [(4, 5)]
    assert offsets(tmp_path / "lost" / "t-0") == [0, 1, 2, 3, *range(6, 12)]


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


def test_offsets_below_a_deletion_stay_deleted(tmp_path: Path) -> None:
    segment(tmp_path / "a" / "t-0", 0, [batch(0), batch(2)])
    (tmp_path / "a" / "log-start-offset-checkpoint").write_text("0\n1\nt 0 3\n")
    assert salvaged_one(tmp_path / "out", tmp_path / "a").is_complete
    kept = (tmp_path / "out" / "log-start-offset-checkpoint").read_text()
    assert kept == "0\n1\nt 0 3\n"


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


def test_topics_are_chosen_and_get_their_ids(tmp_path: Path) -> None:
    data = data_directory(tmp_path / "a", {"t-0": [0], "t-1": [0], "u-0": [0]})
    given = "A" * 21 + "g"
    report = kafkafmt.salvage(data, tmp_path / "out", topics=["t*"], topic_ids={"t": given})
    assert [(each.topic, each.partition) for each in report.partitions] == [("t", 0), ("t", 1)]
    assert {each.topic_id for each in report.partitions} == {given}
    report = kafkafmt.salvage(data, tmp_path / "new", topics="t")
    assert {each.topic_id_source for each in report.partitions} == {"new"}
    assert len({each.topic_id for each in report.partitions}) == 1
    with pytest.raises(FileNotFoundError, match="no topic in the sources matches x"):
        kafkafmt.salvage(data, tmp_path / "none", topics=["x"])
    with pytest.raises(ValueError, match="expected 22 characters"):
        kafkafmt.salvage(data, tmp_path / "none", topic_ids={"t": "../x"})
    assert not (tmp_path / "none").exists()


def test_directories_that_a_broker_set_aside(tmp_path: Path) -> None:
    suffix = "0" * 32
    segment(tmp_path / "a" / "t-0", 0, [batch(0)])
    segment(tmp_path / "a" / f"t-0.{suffix}-future", 0, [batch(0), batch(2)])
    segment(tmp_path / "a" / f"u-0.{suffix}-stray", 0, [batch(0)])
    segment(tmp_path / "a" / f"v-0.{suffix}-delete", 0, [batch(0)])
    report = kafkafmt.salvage(tmp_path / "a", tmp_path / "out")
    assert [each.topic for each in report.partitions] == ["t", "u"]
    assert offsets(tmp_path / "out" / "t-0") == [0, 1]
    assert sorted(Path(each.path).name.rpartition("-")[2] for each in report.ignored) == [
        "delete",
        "future",
    ]


def test_several_log_directories_below_one(tmp_path: Path) -> None:
    data_directory(tmp_path / "disks" / "one", {"t-0": [0, 2]})
    data_directory(tmp_path / "disks" / "two", {"t-1": [0, 2], "u-0": [0]})
    report = kafkafmt.salvage(tmp_path / "disks", tmp_path / "out")
    assert [(each.topic, each.partition) for each in report.partitions] == [
        ("t", 0),
        ("t", 1),
        ("u", 0),
    ]


def test_one_directory_of_a_partition(tmp_path: Path) -> None:
    data = data_directory(tmp_path / "a", {"t-0": [0, 2], "u-0": [0]})
    assert salvaged_one(tmp_path / "out", data / "t-0").records == 4


@pytest.mark.parametrize(
    "name", ["a\x1b[31m-0", "..-0", "t-99999999999", "t-٣", "\udcff-0", "no number", "a b-0"]
)
def test_names_that_kafka_does_not_accept_are_reported(tmp_path: Path, name: str) -> None:
    data = data_directory(tmp_path / "a", {"t-0": [0]})
    segment(Path(os.fsdecode(os.fsencode(tmp_path / "a" / name))), 0, [batch(0)])
    result = run("salvage", data, tmp_path / "out")
    assert result.exit_code == 0, result.stderr
    assert "\x1b" not in result.stdout
    assert "not used: " in result.stdout
    directories = [path.name for path in (tmp_path / "out").iterdir() if path.is_dir()]
    assert directories == ["t-0"]
    json.loads((tmp_path / "out" / "salvage.json").read_text())


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs FIFOs")
def test_what_is_not_a_regular_file_is_not_opened(tmp_path: Path) -> None:
    data = data_directory(tmp_path / "a", {"t-0": [0, 2]})
    os.mkfifo(data / "t-0" / f"{100:020d}.log")
    os.mkfifo(data / "t-0" / f"{100:020d}.txnindex")
    os.mkfifo(data / "replication-offset-checkpoint")
    (data / "loop").symlink_to(data)
    (data / "t-1").symlink_to(data / "t-1")
    report = kafkafmt.salvage(data, tmp_path / "out")
    assert offsets(tmp_path / "out" / "t-0") == [0, 1, 2, 3]
    assert report.partitions[0].end_offset == 100


class BadFile(io.FileIO):
    """A file on a disk that cannot be read."""

    def read(self, size: int | None = -1, /) -> bytes:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    def readinto(self, buffer: object, /) -> int:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    readall = read


def test_side_files_that_cannot_be_read_do_not_stop_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = data_directory(tmp_path / "a", {"t-0": [0, 2], "__cluster_metadata-0": [0]})
    names = "leader-epoch-checkpoint", "partition.metadata", "quorum-state", f"{4:020d}.snapshot"
    side_files = [f"{0:020d}{suffix}" for suffix in (".index", ".timeindex", ".txnindex")]
    for log in ("t-0", "__cluster_metadata-0"):
        for name in (*names, *side_files):
            (data / log / name).write_bytes(b"0\n0\n")
    opened = open

    def bad(path: object, *options: Any, **named: Any) -> IO[Any]:
        name = os.path.basename(str(path))
        if str(path).startswith(str(data)) and name in (*names, *side_files):
            return cast("IO[Any]", io.BufferedReader(BadFile(str(path))))
        return opened(path, *options, **named)  # type: ignore[call-overload, no-any-return]

    monkeypatch.setattr("builtins.open", bad)
    report = kafkafmt.salvage(data, tmp_path / "out")
    assert offsets(tmp_path / "out" / "t-0") == [0, 1, 2, 3]
    ignored = {os.path.basename(each.path) for each in report.ignored}
    assert ignored >= {"leader-epoch-checkpoint", "quorum-state"}
    assert not (tmp_path / "out" / "__cluster_metadata-0" / "quorum-state").exists()


def test_side_files_that_claim_much_are_refused(tmp_path: Path) -> None:
    data = data_directory(tmp_path / "a", {"t-0": [0, 2]})
    for name in (f"{0:020d}.txnindex", f"{4:020d}.snapshot", "leader-epoch-checkpoint"):
        with (data / "t-0" / name).open("wb") as file:
            file.truncate(8 * 2**30)
    report = kafkafmt.salvage(data, tmp_path / "out")
    assert offsets(tmp_path / "out" / "t-0") == [0, 1, 2, 3]
    refused = [each for each in report.ignored if "expected a file of at most" in each.reason]
    assert len(refused) == 3


def test_undecided_transactions_can_be_left(salvaged: Salvaged, tmp_path: Path) -> None:
    sources = [salvaged.source / name for name in ("_cluster", "hole-tx")]
    report = kafkafmt.salvage(sources, tmp_path / "out", undecided="leave")
    found = report.partitions[-1]
    assert found.markers == []
    assert [each.first_offset for each in found.undecided] == [83]
    assert not found.is_complete


def test_exit_codes(salvaged: Salvaged, tmp_path: Path) -> None:
    source = salvaged.source
    done = run("salvage", source / "_cluster", source / "sound-plain", tmp_path / "sound")
    assert done.exit_code == 0, done.stderr
    assert "saved: 858 records of " in done.stdout
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


def test_a_directory_called_like_a_segment_is_left_out(tmp_path: Path) -> None:
    data = data_directory(tmp_path / "a", {"t-0": [0, 2], "u-0": [0]})
    (data / "t-0" / f"{0:020d}.log").rename(data / "t-0" / f"{1:020d}.log")
    (data / "t-0" / f"{0:020d}.log").mkdir()
    (data / "u-0" / "copy.log").touch()
    report = kafkafmt.salvage(data, tmp_path / "out")
    assert [(each.topic, each.records) for each in report.partitions] == [("t", 4), ("u", 2)]
    ignored = {os.path.relpath(each.path, data): each.reason for each in report.ignored}
    assert ignored == {
        f"t-0/{0:020d}.log": "not a regular file",
        "u-0/copy.log": "not the name of a segment",
    }


def epochs(directory: Path, *entries: tuple[int, int]) -> None:
    """Write ``leader-epoch-checkpoint``."""
    lines = [f"{epoch} {start}" for epoch, start in entries]
    text = "\n".join(["0", str(len(lines)), *lines]) + "\n"
    (directory / "leader-epoch-checkpoint").write_text(text)


def test_a_last_batch_that_its_segment_is_named_after_is_in_place(tmp_path: Path) -> None:
    """Retention left one segment, and what is known of the end is older (model seed 118)."""
    segment(tmp_path / "a" / "t-0", 3, [batch(3, records=3)])
    report = kafkafmt.salvage(tmp_path / "a", tmp_path / "out")
    assert report.partitions[0].repairs == []
    assert kafkafmt.read_records(tmp_path / "out")["offset"].to_pylist() == [3, 4, 5]


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


def test_a_first_segment_that_the_cleaner_emptied_is_not_lost(tmp_path: Path) -> None:
    """A transaction that was aborted was all of it (model seed 110004242)."""
    log = segment(tmp_path / "a" / "t-0", 0, []).parent
    segment(log, 1, [batch(1), batch(3)])
    epochs(log, (0, 0))
    (log.parent / "cleaner-offset-checkpoint").write_text("0\n1\nt 0 1\n")
    report = salvaged_one(tmp_path / "out", tmp_path / "a")
    assert (report.lost, report.start_offset) == ([], 0)
    assert kafkafmt.verify(tmp_path / "out").to_pylist() == []
    assert offsets(tmp_path / "out" / "t-0") == [1, 2, 3, 4]


def test_a_link_with_the_name_of_another_log_is_that_log(tmp_path: Path) -> None:
    data = data_directory(tmp_path / "a", {"t-0": [0, 2]})
    (data / "u-0").symlink_to(data / "t-0")
    (tmp_path / "b").symlink_to(data)
    report = kafkafmt.salvage([data, tmp_path / "b"], tmp_path / "out")
    assert [(found.topic, found.records) for found in report.partitions] == [("t", 4), ("u", 4)]


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
