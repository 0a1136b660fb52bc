"""``kafkafmt.verify``: missing offsets between segments and batches, and what explains them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.lake import read_table
from tests.cli.running import run
from tests.repair.salvage.logs import batch
from tests.repair.salvage.logs import segment as write_segment
from tests.support.files import remove
from tests.support.metadata import metadata_log, topic
from tests.support.tables import rows
from tests.survey.brokers import TOPIC_ID, checkpoint_of, plain, segment, write
from tests.survey.verifying import data as data
from tests.survey.verifying import findings, kinds, offsets_of, remove_segment

NOTES = [("note", "missing_offsets", 15, 29), ("note", "missing_offsets", 9, 11)]
"""What is said of a log of `cleaned`."""


def cleaned(data: Path, name: str = "orders-0") -> Path:
    """A log whose second segment the cleaner has merged into the first, and emptied."""
    directory = write(plain().cut(9), data, name)
    remove(directory / segment(15, suffix) for suffix in ("log", "index", "timeindex"))
    return directory


def test_gaps_that_the_cleaner_left_are_notes(tmp_path: Path) -> None:
    cleaned(tmp_path)
    checkpoint_of(tmp_path, "cleaner", {("orders", "0"): 30})
    assert findings(tmp_path) == []
    assert offsets_of(tmp_path, "note") == NOTES
    checkpoint_of(tmp_path, "cleaner", {("orders", "0"): 5})  # of a follower, above it
    assert offsets_of(tmp_path) == []
    assert offsets_of(tmp_path, "note") == NOTES


def test_gaps_in_an_internal_topic_are_notes(tmp_path: Path) -> None:
    directory = cleaned(tmp_path, "__consumer_offsets-7")
    assert offsets_of(directory) == []
    assert offsets_of(directory, "note") == NOTES


def test_a_gap_after_a_segment_that_was_not_cleaned_is_a_warning(data: Path) -> None:
    """The cleaner would have had to remove all of one segment, and nothing of the one before."""
    remove_segment(data, 15)
    for end in (45, 10):
        checkpoint_of(data, "cleaner", {("orders", "0"): end})
        (row,) = findings(data)
        assert (row["severity"], row["firstOffset"], row["lastOffset"]) == ("warning", 15, 29)
        assert "a segment may be lost" in row["message"]


def test_a_short_segment_before_a_gap_proves_nothing(tmp_path: Path) -> None:
    write(plain(4, 3, 3), tmp_path)
    remove_segment(tmp_path, 9)
    checkpoint_of(tmp_path, "cleaner", {("orders", "0"): 27})
    assert offsets_of(tmp_path) == []
    assert offsets_of(tmp_path, "note") == [("note", "missing_offsets", 9, 17)]


def test_the_cleaner_never_removes_the_start_of_a_log(tmp_path: Path) -> None:
    directory = cleaned(tmp_path, "__consumer_offsets-0")
    checkpoint_of(tmp_path, "cleaner", {("__consumer_offsets", "0"): 45})
    remove(directory.glob(f"{0:020}.*"))
    assert offsets_of(tmp_path) == [("damage", "missing_offsets", 0, 29)]


def test_the_metadata_log_says_that_a_topic_is_compacted(tmp_path: Path) -> None:
    cleaned(tmp_path)
    assert {row[0] for row in offsets_of(tmp_path)} == {"warning"}
    metadata_log(tmp_path, topic("orders", TOPIC_ID, cleanup_policy="delete, compact"))
    assert [row for row in offsets_of(tmp_path, "note", "warning") if row[2]] == NOTES


def test_what_salvage_gave_up_is_a_note(tmp_path: Path) -> None:
    write(plain().cut(21), tmp_path / "disk")
    for name in ("others-0", "__consumer_offsets-3"):
        cleaned(tmp_path / "disk", name)
    places = {("others", "0"): 30, ("__consumer_offsets", "3"): 30}
    checkpoint_of(tmp_path / "disk", "cleaner", places)
    checkpoint_of(tmp_path / "disk", "replication", {})
    checkpoint_of(tmp_path / "disk", "recovery-point", {})
    kafkafmt.salvage(tmp_path / "disk", tmp_path / "out", topic_ids={"orders": TOPIC_ID})
    assert findings(tmp_path / "out") == []
    notes = [(row["topic"], row["firstOffset"]) for row in findings(tmp_path / "out", "note")]
    assert ("orders", 21) in notes
    assert len(notes) == 5
    (tmp_path / "out" / "orders-0" / segment(15)).unlink()  # after the salvage
    assert ("damage", "missing_offsets", 15, 29) in offsets_of(tmp_path / "out")


@pytest.mark.parametrize("content", ["{", "[]", '{"partitions": [{"topic": "orders"}]}', "1" * 9])
def test_a_report_of_salvage_that_is_none_explains_nothing(data: Path, content: str) -> None:
    remove_segment(data, 15)
    (data / "salvage.json").write_text(content)
    assert kinds(data) == [("damage", "missing_offsets", segment(0))]


def test_a_directory_without_a_segment_has_lost_what_the_checkpoints_know(
    data: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    remove((data / "orders-0").glob("*.log"))
    write(plain(1), data, "others-0")
    for name in ("recovery-point", "replication"):
        checkpoint_of(data, name, {("orders", "0"): 60, ("others", "0"): 15})
    checkpoint_of(data, "log-start", {("orders", "0"): 4})
    assert offsets_of(data) == [("damage", "missing_offsets", 4, 59)]
    listed = {row["topic"]: row["missingOffsets"] for row in rows(kafkafmt.read_logs(data))}
    assert listed == {"orders": 56, "others": 0}
    for command in ("records", "batches", "transactions", "producers"):
        done = run(command, data)
        assert done.exit_code == 1
        assert "no segment" in done.stderr
        assert "offsets 4 to 59 are lost" in done.stderr
        assert run(command, "--topic", "others", data).exit_code == 0
        assert run(command, data / "others-0").exit_code == 0
    done = run("diff", data)
    assert done.exit_code == 1
    assert "offsets 4 to 59 are lost" in done.stderr
    out = elsewhere / "out"
    done = run("export", "--local", "--processes", "1", "--no-progress", data, out)
    assert (done.exit_code, json.loads((out / "report.json").read_text())["damaged"]) == (1, True)
    (row,) = read_table(out, "damage").read_all().to_pylist()
    assert (row["topic"], row["segment"], row["kind"]) == ("orders", None, "missing_offsets")
    assert "offsets 4 to 59 are lost" in row["message"]
    assert kafkafmt.read_damage(data).to_pylist() == [row]
    assert kafkafmt.read_damage(data, topics="others").num_rows == 0
    for scan in (
        kafkafmt.scan_records(data, on_damage="collect"),
        kafkafmt.scan_batches(data, on_damage="collect"),
    ):
        assert sum(batch.num_rows for batch in scan) > 0
        assert [found.message for found in scan.damage] == [row["message"]]
    for read in (kafkafmt.read_records, kafkafmt.read_batches, kafkafmt.merge_replicas):
        with pytest.raises(OSError, match=r"offsets 4 to 59 are lost: '.*orders-0'"):
            read(data)
        read(data, topics="others")
    out, incremental = elsewhere / "more", ("--local", "--processes=1", "--incremental", "-fdelta")
    for exit_code in (1, 0):  # what is known is said once
        done = run("export", *incremental, "--no-progress", data, out)
        assert done.exit_code == exit_code
        assert read_table(out, "damage").read_all().to_pylist() == [row]
    done = run("diff", data, data)
    assert done.exit_code == 1
    assert "offsets 4 to 59 are lost" in done.stdout
    write(plain(), elsewhere / "second")  # another broker has the log
    both = [data, elsewhere / "second"]
    assert run("records", "--merge-replicas", *both).exit_code == 0
    assert run("transactions", *both).exit_code == 0


@pytest.mark.parametrize("has_indexes", [True, False])
def test_an_empty_segment_in_the_middle_is_damage(data: Path, has_indexes: bool) -> None:
    if not has_indexes:
        remove_segment(data, 15)
    (data / "orders-0" / segment(15)).write_bytes(b"")
    expected = {("damage", "missing_offsets", segment(15))}
    if has_indexes:
        expected |= {
            ("damage", "index_mismatch", segment(15, "index")),
            ("damage", "time_index_mismatch", segment(15, "timeindex")),
        }
    assert set(kinds(data)) == expected


def test_a_missing_segment_may_be_compacted_away(data: Path) -> None:
    remove_segment(data, 15)
    checkpoint_of(data, "cleaner", {("orders", "0"): 15})
    assert offsets_of(data) == [("warning", "missing_offsets", 15, 29)]
    remove_segment(data, 45)
    checkpoint_of(data, "cleaner", {})
    checkpoint_of(data, "replication", {("orders", "0"): 45})
    checkpoint_of(data, "recovery-point", {("orders", "0"): 0})
    assert offsets_of(data) == [("damage", "missing_offsets", 15, 29)]


def test_other_gaps_make_a_missing_segment_a_warning(tmp_path: Path) -> None:
    write(plain().cut(6), tmp_path)
    remove_segment(tmp_path, 15)
    assert offsets_of(tmp_path) == [
        ("warning", "missing_offsets", 15, 29),
        ("warning", "missing_offsets", 6, 8),
    ]


def test_an_index_without_its_segment_proves_the_loss(data: Path) -> None:
    remove_segment(data, 15, "log")
    checkpoint_of(data, "cleaner", {("orders", "0"): 45})
    assert offsets_of(data) == [("damage", "missing_offsets", 15, 29)]


def test_the_first_and_the_last_segment(data: Path) -> None:
    remove_segment(data, 0)
    remove_segment(data, 45)
    last = ("damage", "checkpoint_mismatch", 45, 59)
    assert offsets_of(data) == [("damage", "missing_offsets", 0, 14), last]
    checkpoint_of(data, "log-start", {("orders", "0"): 15})
    assert offsets_of(data) == [last]


def test_segments_that_retention_removes_explain_an_earlier_start(data: Path) -> None:
    for path in (data / "orders-0").glob(f"{0:020}.*"):
        path.rename(f"{path}.deleted")
    assert offsets_of(data) == []


def test_what_the_cleaner_replaced_does_not_explain_a_lost_segment(data: Path) -> None:
    """It wrote the segment again; the new one is gone, and its index is still there."""
    log = data / "orders-0"
    for path in [*log.glob(f"{0:020}.*")]:
        shutil.copy(path, f"{path}.deleted")
    assert offsets_of(data) == []
    (log / segment(0)).unlink()
    assert offsets_of(data) == [("damage", "missing_offsets", 0, 14)]


@pytest.mark.parametrize(("base", "lost"), [(0, (0, 14)), (15, (15, 29)), (45, (45, None))])
def test_an_index_proves_a_loss_where_no_checkpoint_does(
    data: Path, base: int, lost: tuple[int, int | None]
) -> None:
    (data / "orders-0" / segment(base)).unlink()
    (data / "orders-0" / "leader-epoch-checkpoint").unlink()
    remove(data.glob("*-checkpoint"))
    (found,) = findings(data, "damage")
    assert found["kind"] == "missing_offsets"
    assert (found["firstOffset"], found["lastOffset"]) == lost
    # Retention removed it, and the broker died before it removed the index.
    (data / "orders-0" / "leader-epoch-checkpoint").write_text("0\n1\n0 15\n")
    assert len(findings(data, "damage")) == (base > 0)


@pytest.mark.parametrize("policy", ["delete", "compact"])
@pytest.mark.parametrize(("first", "rest"), [(10, []), (10, [14]), (4, [8])])
def test_a_lost_first_batch(tmp_path: Path, first: int, rest: list[int], policy: str) -> None:
    """A broker calls a segment after its first batch, which only the cleaner removes."""
    log = tmp_path / "t-0"
    for base, offsets in [(0, [0, 2]), (4, [first, first + 2]), *((base, [base]) for base in rest)]:
        write_segment(log, base, map(batch, offsets))
    metadata_log(tmp_path, topic("t", "A" * 21 + "w", cleanup_policy=policy))
    severity = "warning" if policy == "delete" else "note"
    assert [
        (row["severity"], row["firstOffset"], row["lastOffset"], row["position"])
        for row in rows(kafkafmt.verify(tmp_path))
        if row["topic"] == "t" and row["kind"] == "missing_offsets"
    ] == [(severity, 4, 9, 0)] * (first == 10)


@pytest.mark.parametrize("base", [0, 15])
def test_a_segment_that_the_cleaner_did_not_put_in_place(data: Path, base: int) -> None:
    for path in (data / "orders-0").glob(segment(base, "*")):
        shutil.copy(path, f"{path}.swap")
    assert findings(data) == []  # a broker removes the old one when it starts
    for path in (data / "orders-0").glob(segment(base, "*")):
        if path.suffix != ".swap":
            path.rename(f"{path}.deleted")
    assert findings(data) == []  # then it puts the other one in place, as it is read


@pytest.mark.parametrize(("begin", "lost"), [(60, None), (75, (60, 74))])
def test_a_leader_epoch_after_the_log(data: Path, begin: int, lost: tuple[int, int] | None) -> None:
    (data / "orders-0" / "leader-epoch-checkpoint").write_text(f"0\n2\n0 0\n3 {begin}\n")
    rows = [(row["severity"], row["firstOffset"], row["lastOffset"]) for row in findings(data)]
    assert rows == ([] if lost is None else [("warning", *lost)])
    given_up = {"firstOffset": 60, "lastOffset": 74}
    known = {"topic": "orders", "partition": 0, "lost": [given_up], "gaps": 0}
    (data / "salvage.json").write_text(json.dumps({"partitions": [known]}))
    assert findings(data) == []
