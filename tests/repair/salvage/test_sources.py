"""``salvage``: which directories and files it reads, and hostile ones."""

from __future__ import annotations

import errno
import io
import json
import os
import shutil
from pathlib import Path
from typing import IO, Any, cast

import pytest

import kafkafmt
from kafkafmt.repair.salvage.topics import Topics
from tests.cli.running import run
from tests.repair.salvage.logs import batch, data_directory, segment
from tests.repair.salvage.salvaging import offsets, salvage, salvaged_one
from tests.survey.disks import TWO, unchanged


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
    for source, bases in ((where, [0, 2]), ("kafka-logs", [0, 2, 4])):
        data = data_directory(tmp_path / "disks" / source, {"t-0": bases, "t-1": [0]})
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


@pytest.mark.parametrize("topics", [["u"], ["x", "u*"], None])
def test_a_chosen_topic_may_have_no_directory_that_can_be_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, topics: list[str] | None
) -> None:
    data = data_directory(tmp_path / "a", {"t-0": [0], "u-0": [0]})
    scan = os.scandir

    def refuse(path: str) -> object:  # not by its mode: root reads everything
        if os.fspath(path) == str(data / "u-0"):
            raise OSError(errno.EIO, "Input/output error", path)
        return scan(path)

    monkeypatch.setattr(os, "scandir", refuse)
    report = kafkafmt.salvage(data, tmp_path / "out", topics=topics)
    assert [each.topic for each in report.partitions] == ([] if topics else ["t"])
    assert report.problems == [f"{data / 'u-0'}: cannot be listed: the partition is missing"]


@pytest.mark.parametrize(
    ("setting", "expected"),
    [(None, 4096), ("0", 0), ("+8", 8), ("-1", 4096), ("x", 4096), ("9" * 5000, 4096)],
)
def test_the_index_interval_is_an_int_of_java(setting: str | None, expected: int) -> None:
    topics = Topics([], None, print, settings={"t": {"index.interval.bytes": setting}})
    assert topics.index_interval("t") == expected


def test_a_small_file_that_cannot_be_read_is_named_once(tmp_path: Path) -> None:
    segment(tmp_path / "a" / "t-0", 0, [batch(0)])
    meta = tmp_path / "a" / "meta.properties"
    meta.write_text("version=1\ncluster.id=c\n")
    metadata = tmp_path / "a" / "t-0" / "partition.metadata"
    metadata.write_text("version: 0\n")
    segment(tmp_path / "b" / "t-0", 0, [batch(0)])  # to which it is compared
    sources = [tmp_path / "a", tmp_path / "b"]
    report = kafkafmt.salvage(sources, tmp_path / "out", dry_run=True)
    assert [each.path for each in report.ignored] == [str(meta), str(metadata)]
    assert not any(str(tmp_path) in each.reason for each in report.ignored)


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
    if name == "a b-0":  # other readers take it for a log
        said = f"{tmp_path / 'a' / name}: no broker has a partition of this name; `kafkafmt records"
        assert said in result.stdout
        assert said in run("salvage", data / name, tmp_path / "other").stderr


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


def test_the_reason_why_a_file_is_not_used_does_not_repeat_its_path(tmp_path: Path) -> None:
    data = data_directory(tmp_path / "a", {"t-0": [0, 2]})
    epochs = data / "t-0" / "leader-epoch-checkpoint"
    epochs.write_text("0\n1\nnonsense\n")
    report = kafkafmt.salvage(data, tmp_path / "out")
    assert [(each.path, each.reason) for each in report.ignored] == [
        (str(epochs), "cannot be read: byte 4: expected <epoch> <start offset>, found 8 characters")
    ]


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


def test_a_link_with_the_name_of_another_log_is_that_log(tmp_path: Path) -> None:
    data = data_directory(tmp_path / "a", {"t-0": [0, 2]})
    (data / "u-0").symlink_to(data / "t-0")
    (tmp_path / "b").symlink_to(data)
    report = kafkafmt.salvage([data, tmp_path / "b"], tmp_path / "out")
    assert [(found.topic, found.records) for found in report.partitions] == [("t", 4), ("u", 4)]


def test_two_data_directories_of_a_broker_become_one(tmp_path: Path) -> None:
    """Brokers 3.9.2, 4.3.1 and 4.4.0 assign their partitions anew, and serve all of them."""
    source = unchanged(TWO)
    report = kafkafmt.salvage([source / "d1", source / "d2"], tmp_path / "out")
    assert report.problems == []
    served = json.loads((source / "truth.json").read_text())["expected_on_disk"]
    assert {each.name for each in report.partitions} == {"__cluster_metadata-0", *served}


@pytest.mark.parametrize("ending", [".tar", ".tar.gz", ".tgz", ".zip"])
@pytest.mark.parametrize("is_partition", [False, True])
def test_an_archive_is_the_directory_in_it(ending: str, is_partition: bool, tmp_path: Path) -> None:
    disk = data_directory(tmp_path / "disk", {"t-0": [0, 2], "u-1": [0]})
    kept = disk / "t-0" if is_partition else disk
    path = tmp_path / f"bundle{ending}"
    kind = {".tar": "tar", ".zip": "zip"}.get(ending, "gztar")
    made = shutil.make_archive(str(tmp_path / "made"), kind, kept.parent, kept.name)
    Path(made).rename(path)
    report = salvage([path], tmp_path / "out")
    assert report.sources == [str(path)]
    found = {each.name: each.records for each in report.partitions}
    assert found == ({"t-0": 4} if is_partition else {"t-0": 4, "u-1": 2})
    assert report.is_complete
    plain = salvage([kept], tmp_path / "plain")
    assert [each.end_offset for each in plain.partitions] == [
        each.end_offset for each in report.partitions
    ]


def test_an_archive_completes_a_directory(tmp_path: Path) -> None:
    whole = data_directory(tmp_path / "disk", {"t-0": [0, 2, 4]})
    made = shutil.make_archive(str(tmp_path / "bundle"), "tar", whole.parent, whole.name)
    short = data_directory(tmp_path / "other", {"t-0": [0, 4]})
    (report,) = salvage([short, made], tmp_path / "out").partitions
    assert (report.records, report.lost) == (6, [])


def test_a_cut_archive_is_an_error(tmp_path: Path) -> None:
    disk = data_directory(tmp_path / "disk", {"t-0": [0, 2]})
    made = Path(shutil.make_archive(str(tmp_path / "bundle"), "gztar", disk.parent, disk.name))
    made.write_bytes(made.read_bytes()[:-40])
    result = run("salvage", made, tmp_path / "out")
    assert result.exit_code == 1
    assert "the archive is cut or malformed" in result.stderr
    assert not (tmp_path / "out").exists()
