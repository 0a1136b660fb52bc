"""``kafkafmt.verify``: each kind of damage is found, with the offsets that it has cost."""

from __future__ import annotations

import json
import os
import shutil
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import crc32c
import pytest

import kafkafmt
from kafkafmt.lakehouse import read_table
from tests.cli.running import run
from tests.support.encoder import Rec, record_batch
from tests.support.engines import engine
from tests.support.metadata import metadata_log, topic
from tests.support.tables import rows
from tests.support.truth import CASES, GOLDEN, load
from tests.survey.brokers import TOPIC_ID, checkpoint_of, plain, segment, time_of, write
from tests.survey.logs import Log

pytestmark = pytest.mark.usefixtures("engine")
__all__ = ["engine"]

Change = Callable[[Path], object]


def findings(source: Path, *severities: str, **options: Any) -> list[dict[str, Any]]:
    """The findings, notes left out unless they are wanted."""
    found = rows(kafkafmt.verify(source, **options))
    return [row for row in found if row["severity"] in (severities or ("damage", "warning"))]


def kinds(source: Path, *severities: str) -> list[tuple[str, str, str]]:
    """Severity, kind and file of each finding."""
    return [
        (row["severity"], row["kind"], os.path.basename(row["path"]))
        for row in findings(source, *severities)
    ]


def flip(path: Path, position: int, bit: int = 1) -> None:
    data = bytearray(path.read_bytes())
    data[position] ^= bit
    path.write_bytes(data)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A sound log of four segments with 15 records each, in batches of three."""
    write(plain(), tmp_path)
    return tmp_path


def test_a_sound_log_gives_nothing(data: Path) -> None:
    assert kafkafmt.verify(data).num_rows == 0
    assert kafkafmt.verify(data, threads=3).num_rows == 0


def test_a_flipped_bit_has_the_offsets_and_times_between_its_neighbours(data: Path) -> None:
    size = (data / "orders-0" / segment(15)).stat().st_size // 5
    flip(data / "orders-0" / segment(15), 2 * size + 70)
    (found,) = findings(data)
    assert (found["severity"], found["kind"], found["segment"]) == (
        "damage",
        "bad_checksum",
        segment(15),
    )
    assert (found["topic"], found["partition"]) == ("orders", 0)
    assert (found["position"], found["length"]) == (2 * size, size)
    assert (found["firstOffset"], found["lastOffset"]) == (21, 23)
    times = [int(found[name].timestamp() * 1000) for name in ("firstTimestamp", "lastTimestamp")]
    assert times == [time_of(20), time_of(24)]


def change_of(name: str, data: bytes | None) -> Change:
    def change(directory: Path) -> None:
        path = directory / "orders-0" / name
        if data is None:
            path.unlink()
        else:
            path.write_bytes(data)

    return change


def cut(name: str, by: int) -> Change:
    def change(directory: Path) -> None:
        path = directory / "orders-0" / name
        path.write_bytes(path.read_bytes()[:-by])

    return change


def remove_all(suffix: str) -> Change:
    def change(directory: Path) -> None:
        for path in directory.glob(f"orders-0/*{suffix}"):
            path.unlink()

    return change


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (remove_all(".index"), [("warning", "index_missing", "orders-0")]),
        (remove_all(".timeindex"), [("warning", "index_missing", "orders-0")]),
        (
            change_of(segment(15, "index"), None),
            [("warning", "index_missing", segment(15, "index"))],
        ),
        (cut(segment(30, "index"), 3), [("damage", "index_mismatch", segment(30, "index"))]),
        (
            change_of(segment(15, "index"), struct.pack(">ii", 5, 7)),
            [("damage", "index_mismatch", segment(15, "index"))],
        ),
        (
            change_of(segment(15, "index"), struct.pack(">iiii", 5, 700, 4, 300)),
            [("damage", "index_mismatch", segment(15, "index"))],
        ),
        (
            change_of(segment(15, "timeindex"), struct.pack(">qi", 2**62, 5)),
            [("damage", "time_index_mismatch", segment(15, "timeindex"))],
        ),
        (
            change_of("leader-epoch-checkpoint", b"0\n1\nnonsense\n"),
            [("damage", "checkpoint_mismatch", "leader-epoch-checkpoint")],
        ),
        (
            change_of("leader-epoch-checkpoint", b"0\n2\n0 0\n9 20\n"),
            [("warning", "checkpoint_mismatch", "leader-epoch-checkpoint")],
        ),
        (
            change_of("leader-epoch-checkpoint", None),
            [("warning", "checkpoint_mismatch", "leader-epoch-checkpoint")],
        ),
        (
            change_of("partition.metadata", b"version: 0\ntopic_id: short\n"),
            [("damage", "checkpoint_mismatch", "partition.metadata")],
        ),
        (
            change_of(segment(15, "snapshot"), bytes(10)),
            [("warning", "snapshot_damaged", segment(15, "snapshot"))],
        ),
        (
            change_of("../replication-offset-checkpoint", b"0\n1\norders 0\n"),
            [("damage", "checkpoint_mismatch", "replication-offset-checkpoint")],
        ),
    ],
)
def test_files_beside_the_segments(
    data: Path, change: Change, expected: list[tuple[str, str, str]]
) -> None:
    change(data)
    assert kinds(data) == expected


@pytest.mark.parametrize(
    ("text", "found"),
    [("", "is empty"), ("#\n", "is empty"), ("broker.id=1\ncluster.id=\n", "has no cluster.id")],
)
def test_properties_that_name_no_cluster_are_a_note(data: Path, text: str, found: str) -> None:
    (data / "meta.properties").write_text(text)
    assert findings(data) == []
    (note,) = findings(data, "note")
    assert (note["path"], note["message"].split(":")[0]) == (str(data / "meta.properties"), found)


@pytest.mark.parametrize("meta", ["broker.id=1\n", "version=1\nnode.id=1\ncluster.id=other\n"])
def test_a_metadata_log_says_nothing_of_another_cluster(tmp_path: Path, meta: str) -> None:
    write(plain(), tmp_path / "old")
    (tmp_path / "old" / "meta.properties").write_text(meta)
    metadata_log(tmp_path / "new", topic("orders", "B" * 21 + "g"))
    text = "version=1\nnode.id=1\ncluster.id=one\n"
    (tmp_path / "new" / "meta.properties").write_text(text)
    assert [row for row in findings(tmp_path) if row["topic"] == "orders"] == []
    (tmp_path / "old" / "meta.properties").write_text(text)
    assert any("topic id" in row["message"] for row in findings(tmp_path))


def test_ids_of_two_clusters_are_not_compared(tmp_path: Path) -> None:
    for name, topic_id in (("one", "B" * 21 + "g"), ("two", "C" * 21 + "g")):
        write(plain(), tmp_path / name)
        text = f"version=1\nnode.id=1\ncluster.id={name}\n"
        (tmp_path / name / "meta.properties").write_text(text)
        (log,) = (tmp_path / name).glob("orders-0")
        (log / "partition.metadata").write_text(f"version: 0\ntopic_id: {topic_id}\n")
        metadata_log(tmp_path / name, topic("orders", topic_id))
    found = [row for row in findings(tmp_path) if "topic id" in row["message"]]
    assert found == []
    (log / "partition.metadata").write_text("version: 0\ntopic_id: " + "B" * 21 + "g\n")
    (row,) = (row for row in findings(tmp_path) if "topic id" in row["message"])
    assert row["path"] == str(log / "partition.metadata")


def test_two_clusters_may_have_one_id(tmp_path: Path) -> None:
    """As those of containers do, whose id is a line of their set-up."""
    ids = {"one": "B" * 21 + "g", "two": "C" * 21 + "g"}
    for epoch, (name, topic_id) in enumerate(ids.items(), start=1):
        (log := write(plain(), tmp_path / name)).joinpath("partition.metadata").write_text(
            f"version: 0\ntopic_id: {topic_id}\n"
        )
        (tmp_path / name / "meta.properties").write_text("version=1\nnode.id=1\ncluster.id=same\n")
        begun = metadata_log(tmp_path / name, topic("orders", topic_id), epoch=2)
        (begun / "leader-epoch-checkpoint").write_text(f"0\n2\n1 0\n2 {epoch}\n")
    assert not [row for row in findings(tmp_path) if "topic id" in row["message"]]
    with pytest.raises(ValueError, match="several logs are called __cluster_metadata-0"):
        kafkafmt.cluster_image(tmp_path)
    (log / "partition.metadata").write_text(f"version: 0\ntopic_id: {ids['one']}\n")
    (row,) = (row for row in findings(tmp_path) if "topic id" in row["message"])
    assert row["path"] == str(log / "partition.metadata")


@pytest.mark.parametrize(
    ("name", "severity"),
    [
        (f"orders-0/{segment(45)}", "damage"),
        (f"orders-0/{segment(45, 'index')}", "damage"),
        (f"orders-0/{segment(45, 'timeindex')}", "damage"),
        (f"orders-0/{segment(45, 'txnindex')}", "damage"),
        (f"orders-0/{segment(45, 'snapshot')}", "warning"),  # which a broker builds anew
        ("orders-0/leader-epoch-checkpoint", "damage"),
        ("replication-offset-checkpoint", "damage"),
        ("meta.properties", "damage"),
    ],
)
def test_a_git_lfs_pointer_is_told(
    name: str, severity: str, data: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    digest = "4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393"
    text = f"version https://git-lfs.github.com/spec/v1\noid sha256:{digest}\nsize 12345\n"
    (data / name).write_text(text)
    (found,) = (row for row in findings(data) if row["path"] == str(data / name))
    assert found["severity"] == severity
    assert "a Git LFS pointer in place of the file" in found["message"]
    if not name.endswith("index") or name.endswith("txnindex"):  # salvage makes both anew
        done = run("salvage", data, tmp_path_factory.mktemp("out") / "out")
        assert "a Git LFS pointer in place of the file" in done.output


def test_an_index_of_a_follower_has_the_ends_of_appends_of_several_batches(data: Path) -> None:
    """A fetch that a follower appends holds several batches, and gets one index entry."""
    size = (data / "orders-0" / segment(15)).stat().st_size // 5
    path = data / "orders-0" / segment(15, "index")
    path.write_bytes(struct.pack(">iiii", 8, size, 14, 3 * size))  # batches 1 and 2, 3 and 4
    assert findings(data) == []
    path.write_bytes(struct.pack(">iiii", 7, size, 14, 3 * size))  # inside batch 2
    assert kinds(data) == [("damage", "index_mismatch", segment(15, "index"))]
    path.write_bytes(struct.pack(">iiii", 8, size, 17, 3 * size))  # beyond the last batch
    (row,) = findings(data)
    assert "1 of 2 entries of the offset index lie beyond the last batch" in row["message"]


def test_preallocated_indexes_are_one_note(data: Path) -> None:
    for suffix in ("index", "timeindex"):
        path = data / "orders-0" / segment(45, suffix)
        path.write_bytes(path.read_bytes() + bytes(240))
    assert kinds(data) == []
    (data / "orders-0" / segment(30, "timeindex")).write_bytes(bytes(120))
    (note,) = findings(data, "note")
    assert (note["kind"], note["path"], note["topic"]) == ("index_mismatch", str(data), None)
    assert note["message"].startswith("3 indexes are preallocated")


def test_a_log_start_of_0_is_noted_of_logs_with_tiered_storage_only(data: Path) -> None:
    """Else a broker notes starts after the first base offset (``LogManager``), which 0 is not."""
    for path in (data / "orders-0").glob(f"{0:020}.*"):
        path.unlink()
    assert [row["kind"] for row in findings(data)] == ["missing_offsets"]
    checkpoint_of(data, "log-start", {("orders", "0"): 0})
    assert findings(data) == []
    (note,) = findings(data, "note")
    assert (note["kind"], note["firstOffset"]) == ("missing_offsets", 0)


def test_epochs_of_deleted_records_are_forgotten(data: Path) -> None:
    """A segment keeps records below the start of the log; the epochs of those are gone.

    A broker writes the checkpoint of the log start once a minute, and the epochs at once; where a
    partition was copied alone there is no checkpoint.
    """
    checkpoint = data / "orders-0" / "leader-epoch-checkpoint"
    checkpoint.write_text("0\n1\n0 17\n")
    for log_start in (None, {}, {("orders", "0"): 9}):
        if log_start is None:
            (data / "log-start-offset-checkpoint").unlink()
        else:
            checkpoint_of(data, "log-start", log_start)
        assert findings(data) == []
        (note,) = findings(data, "note")
        assert "begins at offset 17, and the log at 0" in note["message"]
    checkpoint_of(data, "log-start", {("orders", "0"): 17})
    assert findings(data, "note") == []
    checkpoint.write_text("0\n2\n0 17\n1 20\n")
    (row,) = findings(data)
    assert "epoch 1 for offset" in row["message"]


def cleaned(data: Path, name: str = "orders-0") -> Path:
    """A log whose second segment the cleaner has merged into the first, and emptied."""
    log = plain()
    log.cut(9)
    directory = write(log, data, name)
    for suffix in ("log", "index", "timeindex"):
        (directory / segment(15, suffix)).unlink()
    return directory


def test_gaps_that_the_cleaner_left_are_notes(tmp_path: Path) -> None:
    cleaned(tmp_path)
    checkpoint_of(tmp_path, "cleaner", {("orders", "0"): 30})
    assert findings(tmp_path) == []
    notes = [("note", "missing_offsets", 15, 29), ("note", "missing_offsets", 9, 11)]
    assert offsets_of(tmp_path, "note") == notes
    checkpoint_of(tmp_path, "cleaner", {("orders", "0"): 29})
    assert offsets_of(tmp_path) == [("warning", "missing_offsets", 15, 29)]


def test_gaps_in_an_internal_topic_are_notes(tmp_path: Path) -> None:
    directory = cleaned(tmp_path, "__consumer_offsets-7")
    assert offsets_of(directory) == []
    notes = [("note", "missing_offsets", 15, 29), ("note", "missing_offsets", 9, 11)]
    assert offsets_of(directory, "note") == notes


def test_a_gap_after_a_segment_that_was_not_cleaned_is_a_warning(data: Path) -> None:
    """The cleaner would have had to remove all of one segment, and nothing of the one before."""
    remove_segment(data, 15)
    checkpoint_of(data, "cleaner", {("orders", "0"): 45})
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
    for path in directory.glob(f"{0:020}.*"):
        path.unlink()
    assert offsets_of(tmp_path) == [("damage", "missing_offsets", 0, 29)]


def test_the_metadata_log_says_that_a_topic_is_compacted(tmp_path: Path) -> None:
    cleaned(tmp_path)
    assert {row[0] for row in offsets_of(tmp_path)} == {"warning"}
    metadata_log(tmp_path, topic("orders", TOPIC_ID, cleanup_policy="delete, compact"))
    notes = [("note", "missing_offsets", 15, 29), ("note", "missing_offsets", 9, 11)]
    assert [row for row in offsets_of(tmp_path, "note", "warning") if row[2]] == notes


def test_what_salvage_gave_up_is_a_note(tmp_path: Path) -> None:
    log = plain()
    log.cut(21)
    write(log, tmp_path / "disk")
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
    for path in (data / "orders-0").glob("*.log"):
        path.unlink()
    write(plain(1), data, "others-0")
    for name in ("recovery-point", "replication"):
        checkpoint_of(data, name, {("orders", "0"): 60, ("others", "0"): 15})
    checkpoint_of(data, "log-start", {("orders", "0"): 4})
    assert offsets_of(data) == [("damage", "missing_offsets", 4, 59)]
    listed = {row["topic"]: row["missingOffsets"] for row in rows(kafkafmt.list_logs(data))}
    assert listed == {"orders": 56, "others": 0}
    for command in ("records", "batches", "transactions", "producers", "replicas"):
        done = run(command, data)
        assert done.exit_code == 1
        assert "no segment" in done.stderr
        assert "offsets 4 to 59 are lost" in done.stderr
        assert run(command, "--topic", "others", data).exit_code == 0
        assert run(command, data / "others-0").exit_code == 0
    out = elsewhere / "out"
    done = run("export", "--local", "--processes", "1", "--no-progress", data, out)
    assert (done.exit_code, json.loads((out / "report.json").read_text())["damaged"]) == (1, True)
    (row,) = read_table(out, "damage").read_all().to_pylist()
    assert (row["topic"], row["segment"], row["kind"]) == ("orders", None, "missing_offsets")
    assert "offsets 4 to 59 are lost" in row["message"]
    out, incremental = elsewhere / "more", ("--local", "--processes", "1", "--incremental")
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


def offsets_of(source: Path, *severities: str) -> list[tuple[str, str, int, int]]:
    return [
        (row["severity"], row["kind"], row["firstOffset"], row["lastOffset"])
        for row in findings(source, *severities)
    ]


def remove_segment(data: Path, base: int, *suffixes: str) -> None:
    for suffix in suffixes or ("log", "index", "timeindex"):
        (data / "orders-0" / segment(base, suffix)).unlink()


def test_a_missing_segment_is_damage_in_a_log_without_other_gaps(data: Path) -> None:
    remove_segment(data, 15)
    assert offsets_of(data) == [("damage", "missing_offsets", 15, 29)]


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
    log = plain()
    log.cut(6)
    write(log, tmp_path)
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
    assert offsets_of(data) == [
        ("damage", "missing_offsets", 0, 14),
        ("damage", "checkpoint_mismatch", 45, 59),
    ]
    checkpoint_of(data, "log-start", {("orders", "0"): 15})
    assert offsets_of(data) == [("damage", "checkpoint_mismatch", 45, 59)]


def test_segments_that_retention_removes_explain_an_earlier_start(data: Path) -> None:
    for path in (data / "orders-0").glob(f"{0:020}.*"):
        path.rename(f"{path}.deleted")
    assert offsets_of(data) == []


@pytest.mark.parametrize(("base", "lost"), [(0, (0, 14)), (15, (15, 29)), (45, (45, None))])
def test_an_index_proves_a_loss_where_no_checkpoint_does(
    data: Path, base: int, lost: tuple[int, int | None]
) -> None:
    (data / "orders-0" / segment(base)).unlink()
    (data / "orders-0" / "leader-epoch-checkpoint").unlink()
    for path in data.glob("*-checkpoint"):
        path.unlink()
    (found,) = findings(data, "damage")
    assert found["kind"] == "missing_offsets"
    assert (found["firstOffset"], found["lastOffset"]) == lost
    # Retention removed it, and the broker died before it removed the index.
    (data / "orders-0" / "leader-epoch-checkpoint").write_text("0\n1\n0 15\n")
    assert len(findings(data, "damage")) == (base > 0)


@pytest.mark.parametrize("base", [0, 15])
def test_a_segment_that_the_cleaner_did_not_put_in_place(data: Path, base: int) -> None:
    for path in (data / "orders-0").glob(segment(base, "*")):
        shutil.copy(path, f"{path}.swap")
    assert findings(data) == []  # a broker removes the old one when it starts
    for path in (data / "orders-0").glob(segment(base, "*")):
        if path.suffix != ".swap":
            path.rename(f"{path}.deleted")
    lost, swap = findings(data)
    assert (lost["severity"], lost["firstOffset"]) == ("damage", base)
    assert lost["lastOffset"] == base + 14
    assert (swap["severity"], swap["kind"]) == ("warning", "skipped")
    assert swap["path"] == str(data / "orders-0" / f"{segment(base)}.swap")


@pytest.mark.parametrize(("begin", "lost"), [(60, None), (75, (60, 74))])
def test_a_leader_epoch_that_begins_after_the_log(
    data: Path, begin: int, lost: tuple[int, int] | None
) -> None:
    (data / "orders-0" / "leader-epoch-checkpoint").write_text(f"0\n2\n0 0\n3 {begin}\n")
    rows = [(row["severity"], row["firstOffset"], row["lastOffset"]) for row in findings(data)]
    assert rows == ([] if lost is None else [("warning", *lost)])
    given_up = {"firstOffset": 60, "lastOffset": 74}
    known = {"topic": "orders", "partition": 0, "lost": [given_up], "gaps": 0}
    (data / "salvage.json").write_text(json.dumps({"partitions": [known]}))
    assert findings(data) == []


def test_a_batch_that_was_taken_out(tmp_path: Path) -> None:
    log = plain()
    log.cut(21)
    write(log, tmp_path)
    assert offsets_of(tmp_path) == [("damage", "missing_offsets", 21, 23)]


def test_a_cut_in_a_segment_that_is_not_the_last_is_damage(data: Path) -> None:
    cut(segment(15), 50)(data)
    (found, *others) = findings(data)
    assert (found["severity"], found["kind"]) == ("damage", "cut_segment")
    assert (found["firstOffset"], found["lastOffset"]) == (27, 29)
    assert {row["severity"] for row in others} == {"warning"}  # indexes that lead beyond the end
    cut(segment(45), 50)(data)
    assert ("note", "truncated_tail", segment(45)) in kinds(data, "note")


def test_an_offset_outside_its_segment(data: Path) -> None:
    size = (data / "orders-0" / segment(15)).stat().st_size // 5
    flip(data / "orders-0" / segment(15), size + 5, 0x40)  # 4194304 more; no checksum covers it
    damaged = [row for row in findings(data) if row["kind"] not in ("index_mismatch",)]
    assert [(row["severity"], row["position"]) for row in damaged][:1] == [("damage", size)]
    assert (damaged[0]["firstOffset"], damaged[0]["lastOffset"]) == (18, 20)


@pytest.mark.usefixtures("engine")
@pytest.mark.parametrize(("last_delta", "is_said"), [(0, True), (2, False)])
def test_records_that_share_an_offset_are_what_every_command_reads(
    tmp_path: Path, last_delta: int, is_said: bool
) -> None:
    """Kafka's readers and its recovery go by the count, whatever the last offset delta is."""
    records = [Rec(b"k", str(at).encode(), offset_delta=0) for at in range(3)]
    following = record_batch([Rec(b"k", b"v")], base_offset=last_delta + 1)
    log = tmp_path / "disk" / "orders-0"
    log.mkdir(parents=True)
    (log / segment(0)).write_bytes(record_batch(records, last_offset_delta=last_delta) + following)
    report = kafkafmt.salvage(log.parent, tmp_path / "out")
    assert [(each.records, each.lost) for each in report.partitions] == [(4, [])]
    for disk in (log.parent, tmp_path / "out"):
        (row,) = kafkafmt.list_logs(disk).to_pylist()
        assert (row["records"], row["damagedRanges"]) == (4, 0)
        assert kafkafmt.read_records(disk)["offset"].to_pylist() == [0, 0, 0, last_delta + 1]
        found = [(row["severity"], row["kind"]) for row in findings(disk, "damage", "warning")]
        said = [("warning", "repeated_offsets")] if is_said else []
        assert [each for each in found if each[1] == "repeated_offsets"] == said
        assert "damage" not in {severity for severity, _ in found}


def test_a_leader_epoch_that_falls_again(data: Path) -> None:
    size = (data / "orders-0" / segment(15)).stat().st_size // 5
    flip(data / "orders-0" / segment(15), size + 14, 2)  # epoch 512
    (found,) = findings(data)
    assert (found["kind"], found["segment"]) == ("checkpoint_mismatch", segment(15))
    assert (found["firstOffset"], found["lastOffset"], found["position"]) == (18, 20, size)


def test_partitions_of_one_topic_with_different_ids(tmp_path: Path) -> None:
    for number in range(3):
        write(plain(1), tmp_path, f"orders-{number}")
    other = "AAAAAAAAAAAAAAAAAAAAAQ"
    (tmp_path / "orders-1" / "partition.metadata").write_text(f"version: 0\ntopic_id: {other}\n")
    assert kinds(tmp_path) == [("damage", "checkpoint_mismatch", "partition.metadata")]


def test_a_lost_marker_is_found(tmp_path: Path) -> None:
    log = Log()
    log.data(producer=7, epoch=0)
    log.marker(7, 1, commit=False)
    log.data(producer=7, epoch=1)
    log.marker(7, 2, commit=True)
    log.indexes[0] = [(7, 0, 1, 2)]
    log.spoil(1)
    write(log, tmp_path)
    assert [kind for _, kind, _ in kinds(tmp_path, "damage")] == [
        "bad_checksum",
        "transaction_index_mismatch",
    ]


def test_a_missing_transaction_index_is_damage(tmp_path: Path) -> None:
    log = Log()
    log.data(producer=7, epoch=0)
    log.marker(7, 1, commit=False)
    write(log, tmp_path)
    assert kinds(tmp_path) == [("damage", "transaction_index_mismatch", segment(0, "txnindex"))]


def test_nothing_stops_it(data: Path) -> None:
    log = data / "orders-0"
    os.mkfifo(log / segment(100))
    (log / segment(101)).symlink_to(segment(101))
    (data / os.fsdecode(b"\xff-0")).mkdir()
    write(plain(1), data, "t-4294967296")
    write(plain(1), data, f"gone-0.{'0' * 32}-delete")
    (data / "empty-3").mkdir()
    checkpoint_of(data, "replication", {})
    checkpoint_of(data, "recovery-point", {})
    found = findings(data, "damage", "warning", "note")
    by_kind = {(row["kind"], os.path.basename(row["path"])): row for row in found}
    assert by_kind["read_error", segment(100)]["severity"] == "damage"
    assert by_kind["read_error", segment(101)]["severity"] == "damage"
    assert ("skipped", "t-4294967296") in by_kind
    assert ("skipped", f"gone-0.{'0' * 32}-delete") in by_kind
    assert ("skipped", "empty-3") in by_kind
    assert all(row["path"].isprintable() for row in found)


def test_a_scan_can_be_read_again_and_topics_are_chosen(data: Path) -> None:
    flip(data / "orders-0" / segment(15), 70)
    write(plain(1), data, "other-0")
    scan = kafkafmt.scan_findings(data, topics=["ord*"])
    assert scan.read_all() == scan.read_all() == kafkafmt.verify(data, topics=["orders"])
    assert set(kafkafmt.verify(data, topics=["other"])["topic"].to_pylist()) <= {"other"}
    with pytest.raises(ValueError, match="nosuch"):
        kafkafmt.verify(data, topics=["nosuch"])


def test_bytes_and_single_files(data: Path) -> None:
    path = data / "orders-0" / segment(15)
    assert kafkafmt.verify(path).num_rows == 0
    assert kafkafmt.verify(path.read_bytes()).num_rows == 0
    flip(path, 70)
    assert kafkafmt.verify(path)["firstOffset"].to_pylist() == [15]


def test_threads_give_the_same_findings_in_order(tmp_path: Path) -> None:
    for number in range(4):
        log = plain(6)
        for offset in (3, 21, 48):
            log.spoil(offset + 3 * number)
        write(log, tmp_path, f"orders-{number}")
    assert kafkafmt.verify(tmp_path, threads=3) == kafkafmt.verify(tmp_path)


@pytest.fixture
def snapshot(tmp_path: Path) -> Path:
    """A snapshot of a metadata log, in a directory with the log."""
    log = tmp_path / "__cluster_metadata-0"
    log.mkdir()
    source = GOLDEN / "k431-internal-cluster-metadata"
    for path in (*source.glob("0*"), *source.glob("*-checkpoint"), *source.glob("*.metadata")):
        shutil.copyfile(path, log / path.name)
    assert kinds(tmp_path) == []
    return log / "00000000000000000177-0000000001.checkpoint"


def last_entry(data: bytes) -> int:
    """The position of the last entry."""
    position = following = 0
    while following < len(data):
        position, following = (
            following,
            following + 12 + struct.unpack_from(">i", data, following + 8)[0],
        )
    return position


@pytest.mark.parametrize(
    ("position", "message"), [(70, "bad_checksum: "), (5000, "bad_checksum: ")]
)
def test_a_metadata_snapshot_with_a_flipped_bit(
    snapshot: Path, position: int, message: str
) -> None:
    flip(snapshot, position)
    (found,) = findings(snapshot.parent.parent)
    assert (found["severity"], found["kind"]) == ("damage", "snapshot_damaged")
    assert (found["topic"], found["segment"]) == ("__cluster_metadata", snapshot.name)
    assert found["position"] <= position < found["position"] + found["length"]
    assert found["message"].startswith(message)


def test_a_metadata_snapshot_is_checked_where_no_segment_is(snapshot: Path) -> None:
    for path in snapshot.parent.glob("*.log"):
        path.unlink()
    assert "snapshot_damaged" not in {kind for _, kind, _ in kinds(snapshot.parent.parent)}
    flip(snapshot, 200)
    assert ("damage", "snapshot_damaged", snapshot.name) in kinds(snapshot.parent.parent)


def test_what_a_metadata_snapshot_has_is_not_lost(
    snapshot: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    log, out = snapshot.parent, tmp_path_factory.mktemp("out") / "out"
    for path in log.glob("*.log"):
        path.unlink()
    (log / "leader-epoch-checkpoint").write_text("0\n1\n1 0\n")
    snapshot.rename(log / f"{9000:020}-0000000001.checkpoint")
    assert kinds(log.parent) == [("warning", "skipped", log.name)]
    report = kafkafmt.salvage(log.parent, out)
    assert report.partitions[0].lost == []
    assert kinds(out) == []


def test_a_metadata_snapshot_that_ends_early(snapshot: Path) -> None:
    data = snapshot.read_bytes()
    for length, message in (
        (last_entry(data), "expected a footer"),
        (len(data) - 1, "truncated_tail: "),
        (0, "expected a footer"),
    ):
        snapshot.write_bytes(data[:length])
        (found,) = findings(snapshot.parent)
        assert (found["severity"], found["kind"]) == ("damage", "snapshot_damaged")
        assert found["message"].startswith(message)
        assert found["path"] == str(snapshot)


def test_a_metadata_snapshot_that_cannot_be_read(snapshot: Path) -> None:
    snapshot.unlink()
    os.mkfifo(snapshot)
    (found,) = findings(snapshot.parent)
    assert (found["severity"], found["kind"]) == ("damage", "snapshot_damaged")
    assert found["path"] == str(snapshot)


def test_an_unknown_codec_and_a_limit_are_damage(data: Path) -> None:
    path = data / "orders-0" / segment(15)
    batches = path.read_bytes()
    size = len(batches) // 5
    unknown = bytearray(batches[:size])
    unknown[22] |= 6  # no codec has this id
    struct.pack_into(">I", unknown, 17, crc32c.crc32c(bytes(unknown[21:])))
    path.write_bytes(bytes(unknown) + batches[size:])
    assert kinds(data) == [("damage", "unsupported", segment(15))]
    path.write_bytes(batches)
    found = findings(path, "damage", limits=kafkafmt.Limits(batch_records=2))
    assert [row["kind"] for row in found] == ["limit_exceeded"] * 5


def test_zeroes_after_the_last_batch_are_a_note(data: Path) -> None:
    path = data / "orders-0" / segment(45)
    path.write_bytes(path.read_bytes() + bytes(4096))
    assert kinds(data) == []
    assert kinds(data, "note") == [("note", "zero_tail", segment(45))]


def test_the_logs_of_real_brokers_give_no_false_alarm() -> None:
    for name in CASES:
        case = load(name)
        found = rows(kafkafmt.verify(case.path))
        alarms = [row for row in found if row["severity"] == "damage"]
        assert bool(alarms) == case.damaged, (name, alarms)


META = b"version=1\nnode.id=1\ncluster.id=c\n"
STATE = b'{"leaderId":1,"leaderEpoch":2,"votedId":-1,"data_version":1}'


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (META, None),
        (b"version=0\nbroker.id=1\n", None),
        (b"version=7\n", "version 7 of meta.properties, expected 0 or 1"),
        (b"version=1\nnode.id=x\ncluster.id=c\n", "expected a node.id, a number of 32 bits"),
        (b"version=\xff\n", "expected a version, a number of 32 bits"),
        (b"a" * 2_000_000, "expected a file of at most 1048576 bytes"),
        ("directory", "expected a file"),
        ("link", "expected a file"),
    ],
)
def test_meta_properties_that_cannot_be_read_are_damage(
    data: Path, content: bytes | str, reason: str | None
) -> None:
    path = data / "meta.properties"
    if content == "directory":
        path.mkdir()
    elif content == "link":
        path.symlink_to("nowhere")
    else:
        assert isinstance(content, bytes)
        path.write_bytes(content)
    found = [row for row in findings(data) if row["path"] == str(path)]
    assert [row["severity"] for row in found] == ([] if reason is None else ["damage"])
    assert all(f"cannot be read: {reason}" in row["message"] for row in found)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (STATE, None),
        (STATE + b"\nmore", None),
        (STATE.replace(b":1}", b":0}"), None),
        (b"", "expected a line of JSON, found the end of the file"),
        (STATE[:-10], "expected an object in JSON"),
        (b"[" * 60_000, "expected an object in JSON"),
        (b"[1]", "expected an object in JSON"),
        (b"{}", "expected a field 'data_version'"),
        (STATE.replace(b":1}", b":2}"), "version 2 of quorum-state, expected 0 or 1"),
        (STATE.replace(b"leaderEpoch", b"leaderepoch"), "expected a field 'leaderEpoch'"),
        (STATE.replace(b":-1", b":4000000000"), "expected a number of 32 bits as 'votedId'"),
        (STATE.replace(b":-1", b":true"), "expected a number of 32 bits as 'votedId'"),
        (STATE.replace(b":-1", b":" + b"9" * 5_000), "expected"),
        (b"\xff", "expected UTF-8"),
    ],
)
def test_a_quorum_state_that_cannot_be_read_is_damage(
    data: Path, content: bytes, reason: str | None
) -> None:
    (data / "orders-0").rename(data / "__cluster_metadata-0")
    path = data / "__cluster_metadata-0" / "quorum-state"
    path.write_bytes(content)
    found = [row for row in findings(data) if row["path"] == str(path)]
    assert [row["severity"] for row in found] == ([] if reason is None else ["damage"])
    assert all(
        f"cannot be read, and no controller starts with it: {reason}" in row["message"]
        for row in found
    )


def test_a_quorum_state_of_another_time_is_a_warning(tmp_path: Path) -> None:
    log = metadata_log(tmp_path, topic("orders", TOPIC_ID), epoch=7)
    path = log / "quorum-state"
    for epoch, count in ((6, 1), (7, 0), (900, 0)):
        path.write_bytes(STATE.replace(b'"leaderEpoch":2', b'"leaderEpoch":%d' % epoch))
        assert b":%d" % epoch in path.read_bytes()
        found = [row for row in findings(tmp_path) if row["path"] == str(path)]
        assert [row["severity"] for row in found] == ["warning"] * count
        assert all("has epoch 6, and the log 7" in row["message"] for row in found)


def test_a_file_that_is_called_like_a_log_directory_is_a_warning(data: Path) -> None:
    (data / "seg-0").write_bytes(b"not a directory")
    (data / "orders-0" / "seg-0").write_bytes(b"in a log directory")
    assert kinds(data) == [("warning", "skipped", "seg-0")]


_STALE = {
    "another time": (".timeindex", 24, struct.pack(">qi", time_of(41) + 5, 11)),
    "not above the one before": (".timeindex", 36, struct.pack(">qi", time_of(36), 9)),
    "beyond the last batch": (".timeindex", 36, struct.pack(">qi", time_of(80), 14)),
    "another position": (".index", 16, struct.pack(">ii", 11, 150)),
    "an offset beyond the last batch": (".index", 24, struct.pack(">ii", 14, 900)),
}
"""Entries of batches that were truncated: index, byte position and entry."""


def _with_two_epochs(data: Path, suffix: str, at: int, entry: bytes, zeroes: int) -> list[str]:
    """The severities of what is found wrong with an index of a log that was truncated."""
    log = plain(2)
    log.roll()
    for epoch in (0, 0, 1, 1):
        log.data(count=3, leader_epoch=epoch)
    directory = write(log, data)
    (directory / "leader-epoch-checkpoint").write_text("0\n2\n0 0\n1 36\n")
    path = directory / segment(30, suffix[1:])
    content = path.read_bytes()
    path.write_bytes(content[:at] + entry + content[at + len(entry) :] + bytes(zeroes))
    rows = kafkafmt.verify(data).to_pylist()
    return [row["severity"] for row in rows if "preallocated" not in row["message"]]


@pytest.mark.parametrize("name", _STALE)
def test_entries_that_a_truncation_left_are_a_note(name: str, tmp_path: Path) -> None:
    """SIGKILL after a truncation: the broker had only forgotten them (a real cluster, seed 17)."""
    assert _with_two_epochs(tmp_path / "killed", *_STALE[name], 120) == ["note"]
    assert _with_two_epochs(tmp_path / "stopped", *_STALE[name], 0) == ["damage"]


def test_wrong_entries_before_a_truncation_are_damage(tmp_path: Path) -> None:
    entry = struct.pack(">qi", time_of(35) + 5, 5)
    assert _with_two_epochs(tmp_path, ".timeindex", 0, entry, 120) == ["damage"]
