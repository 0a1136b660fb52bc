"""Who wrote a data directory: what its files prove, and nothing more."""

from __future__ import annotations

from pathlib import Path

import pyarrow.compute as pc
import pytest

import kafkafmt
from tests.cli.running import run
from tests.support.files import put, remove
from tests.support.metadata import metadata_log, topic
from tests.support.truth import GOLDEN
from tests.survey.brokers import TOPIC_ID, checkpoint_of, plain, segment, write


def said(path: Path) -> list[str]:
    """What ``verify`` says of the disk, which is what ``ls`` says on a terminal."""
    return [line for line in run("verify", path).stdout.splitlines() if line.startswith("disk")]


def test_a_broker_of_zookeeper_has_a_last_release(tmp_path: Path) -> None:
    write(plain(), tmp_path)
    (tmp_path / "meta.properties").write_text("version=0\nbroker.id=3\ncluster.id=abc\n")
    release = "disk: Kafka 2.8 to 3.9 (partition.metadata, ZooKeeper)"
    assert said(tmp_path) == [f"{release}, node 3, cluster abc"]


@pytest.mark.parametrize(
    ("removed", "since"),
    [
        ((), "2.8 or later (partition.metadata)"),
        (("partition.metadata",), "0.11 or later (log-start-offset-checkpoint)"),
        (
            ("partition.metadata", "log-start-offset-checkpoint", "leader-epoch-checkpoint"),
            "0.10.1 or later (.timeindex)",
        ),
    ],
)
def test_a_file_proves_the_release_that_first_wrote_it(
    removed: tuple[str, ...], since: str, tmp_path: Path
) -> None:
    write(plain(), tmp_path)
    for name in removed:
        remove(tmp_path.rglob(name))
    assert said(tmp_path) == [f"disk: Kafka {since}"]


@pytest.mark.parametrize(
    ("levels", "since"),
    [
        ((14,), "3.6 or later (metadata.version 3.6-IV2)"),
        ((14, 21), "3.9 or later (metadata.version 3.9-IV0)"),
        ((1,), "3.0 or later (metadata.version 3.0-IV1)"),
        ((99,), "4.4 or later (metadata.version 99)"),
        ((), "2.8 or later (KRaft)"),
    ],
)
def test_metadata_names_the_release(levels: tuple[int, ...], since: str, tmp_path: Path) -> None:
    write(plain(), tmp_path)
    (tmp_path / "meta.properties").write_text("version=1\nnode.id=1\ncluster.id=abc\n")
    metadata_log(
        tmp_path,
        [
            ("FeatureLevelRecord", {"name": "metadata.version", "featureLevel": level})
            for level in levels
        ]
        or topic("orders", TOPIC_ID),
    )
    assert said(tmp_path) == [f"disk: Kafka {since}, node 1, cluster abc"]


def test_a_clean_stop_and_a_crash(tmp_path: Path) -> None:
    index = write(plain(), tmp_path) / segment(45, "index")
    index.write_bytes(index.read_bytes() + bytes(80))
    release = "disk: Kafka 2.8 or later (partition.metadata)"
    assert said(tmp_path) == [f"{release}, not stopped cleanly, or running"]
    (tmp_path / ".kafka_cleanshutdown").touch()
    assert said(tmp_path)[0].endswith(", stopped cleanly")


def test_what_salvage_wrote_was_stopped_by_no_broker(tmp_path: Path) -> None:
    write(plain(), tmp_path / "data")
    kafkafmt.salvage(tmp_path / "data", tmp_path / "out")
    assert said(tmp_path / "out")[0].endswith("written by kafkafmt salvage")


def test_each_directory_of_several_has_a_line(tmp_path: Path) -> None:
    for number in (1, 2):
        data = tmp_path / f"kafka{number}" / "data"
        write(plain(), data)
        (data / "meta.properties").write_text(f"version=0\nbroker.id={number}\n")
    proof = "Kafka 2.8 to 3.9 (partition.metadata, ZooKeeper)"
    assert said(tmp_path) == [f"disk kafka{n}/data: {proof}, node {n}" for n in (1, 2)]


def test_a_directory_that_proves_nothing_has_no_line(tmp_path: Path) -> None:
    plain().write(tmp_path / "orders-0")
    assert said(tmp_path) == []


# --- disks without segments -----------------------------------------------------------------------


def without_segments(path: Path) -> Path:
    directory = write(plain(), path)
    remove(directory.glob("*.log"))
    return directory


@pytest.mark.parametrize("depth", ["", "kafka/data", "orders-0"])
def test_a_disk_without_segments_says_what_its_files_know(depth: str, tmp_path: Path) -> None:
    data = tmp_path if depth in ("", "orders-0") else tmp_path / depth
    directory = without_segments(data)
    source = directory if depth == "orders-0" else tmp_path
    (row,) = kafkafmt.read_logs(source).to_pylist()
    assert (row["segments"], row["missingOffsets"], row["highWatermark"]) == (0, 60, 60)
    (found,) = kafkafmt.verify(source).to_pylist()
    assert (found["severity"], found["kind"]) == ("damage", "missing_offsets")
    assert (found["firstOffset"], found["lastOffset"]) == (0, 59)
    assert run("ls", source).exit_code == 1
    assert run("verify", source).exit_code == 1
    result = run("records", source)
    assert result.exit_code == 2
    assert "kafkafmt verify tells what is known" in result.stderr


def test_names_of_files_tell_offsets_where_no_checkpoint_does(tmp_path: Path) -> None:
    directory = without_segments(tmp_path)
    remove(tmp_path.glob("*-checkpoint"))
    (directory / segment(0, "index")).unlink()  # retention removed the first segment
    (row,) = kafkafmt.read_logs(tmp_path).to_pylist()
    assert row["missingOffsets"] == 30  # 15 to 44: the segment at 45 has an unknown end
    (found,) = kafkafmt.verify(tmp_path).to_pylist()
    assert (found["firstOffset"], found["lastOffset"]) == (15, 44)
    checkpoint_of(tmp_path, "replication", {("orders", "0"): 60})
    (found,) = kafkafmt.verify(tmp_path).to_pylist()
    assert (found["firstOffset"], found["lastOffset"]) == (15, 59)


def test_a_disk_that_never_had_a_log_is_refused(tmp_path: Path) -> None:
    (tmp_path / "orders-0").mkdir()
    for command in ("ls", "verify", "records"):
        assert run(command, tmp_path).exit_code == 2


def test_a_disk_without_a_log_saves_nothing(tmp_path: Path) -> None:
    data = tmp_path / "data"
    put(data / "meta.properties", b"version=1\nnode.id=1\ncluster.id=c\n")
    checkpoint_of(data, "replication", {("orders", "0"): 7})
    done = run("salvage", data, tmp_path / "out")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "holds no partition's directory" in done.stderr
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("file", ["meta.properties", "replication-offset-checkpoint", "index.md"])
def test_a_directory_that_is_called_like_a_log_may_be_another(file: str, tmp_path: Path) -> None:
    """A broker's data directory is often called ``kafka-1``."""
    write(plain(), tmp_path / "kafka-1")
    put(tmp_path / "kafka-2" / file, b"" if file == "index.md" else b"0\n0\n")
    assert kafkafmt.verify(tmp_path).filter(pc.field("topic") == "kafka").num_rows == 0
    assert kafkafmt.read_logs(tmp_path).column("topic").to_pylist() == ["orders"]


@pytest.mark.parametrize("end", [0, 90])
def test_a_log_without_a_segment_that_has_lost_nothing(end: int, tmp_path: Path) -> None:
    """It had no record, or all of them were deleted."""
    data = tmp_path / "data"
    remove(without_segments(data).glob("*.*index"))
    checkpoint_of(data, "recovery-point", {})
    for name in ("replication", "log-start"):
        checkpoint_of(data, name, {("orders", "0"): end})
    (found,) = kafkafmt.verify(data).to_pylist()
    assert (found["severity"], found["kind"]) == ("note", "skipped")
    message = "1 log directory has no segment, and has lost nothing by checkpoints"
    assert (found["path"], found["message"]) == (str(data), message)
    report = kafkafmt.salvage(data, tmp_path / "out", topic_ids={"orders": TOPIC_ID})
    assert [partition.lost for partition in report.partitions] == [[]]
    checkpoint_of(data, "replication", {})
    (found,) = kafkafmt.verify(data).to_pylist()
    assert (found["severity"], found["kind"]) == ("warning", "skipped")


def test_one_lost_disk_does_not_hide_another(tmp_path: Path) -> None:
    without_segments(tmp_path / "lost")
    write(plain(), tmp_path / "sound", "events-0")
    table = kafkafmt.read_logs([tmp_path / "lost", tmp_path / "sound"])
    assert table.column("topic").to_pylist() == ["events", "orders"]
    assert table.column("missingOffsets").to_pylist() == [0, 60]


def test_a_snapshot_without_a_segment_tells_its_producers(tmp_path: Path) -> None:
    directory = without_segments(tmp_path)
    golden = GOLDEN / "k431-tx" / segment(74, "snapshot")
    (directory / golden.name).write_bytes(golden.read_bytes())
    producers = set(kafkafmt.side_files.read_producer_snapshot(golden)["producerId"].to_pylist())
    last = kafkafmt.verify(tmp_path).to_pylist()[-1]
    assert (last["severity"], last["kind"]) == ("note", "skipped")
    assert all(str(each) in last["message"] for each in producers)
