"""The offsets in the checkpoint files of a broker, beside the log directories."""

from __future__ import annotations

import calendar
import errno
import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt.log.data_directories import DataDirectories, SalvagedLog, lost_logs, noting
from kafkafmt.log.policies import has_traces
from kafkafmt.log.replica import Replica
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.discovery import find_segments
from kafkafmt.storage.errors import RefusedError, StorageError
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.local import LocalTree
from kafkafmt.storage.names import HIGH_WATERMARK, LOG_START
from kafkafmt.storage.partition_log import PartitionLog
from tests.support.encoder import Rec, record_batch
from tests.support.files import put
from tests.support.refusing import refuse


def test_each_file_has_its_own_offsets(tmp_path: Path) -> None:
    (tmp_path / LOG_START).write_text("0\n2\norders 0 7\norders 1 9\n")
    (tmp_path / HIGH_WATERMARK).write_text("0\n1\norders 0 70\n")
    known = DataDirectories()

    def of(name: str, topic: str | None, partition: int | None) -> int | None:
        return known.offset(name, PartitionLog(str(tmp_path / "orders-0"), topic, partition))

    assert (of(LOG_START, "orders", 0), of(LOG_START, "orders", 1)) == (7, 9)
    assert (of(HIGH_WATERMARK, "orders", 0), of(HIGH_WATERMARK, "orders", 1)) == (70, None)
    assert of(LOG_START, "events", 0) is None
    for topic, partition in ((None, None), ("orders", None), (None, 0)):
        assert of(LOG_START, topic, partition) is None


def test_each_data_directory_has_its_own_file_which_is_read_once(tmp_path: Path) -> None:
    known = DataDirectories()
    for number in (1, 2):
        (tmp_path / str(number)).mkdir()
        path = tmp_path / str(number) / LOG_START
        path.write_text(f"0\n1\norders 0 {number}\n")
        at = PartitionLog(str(path.parent / "orders-0"), "orders", 0)
        assert known.offset(LOG_START, at) == number
        path.write_text("0\n1\norders 0 99\n")
        assert known.offset(LOG_START, at) == number


def test_unreadable_files_have_no_entry(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    log = str(tmp_path / "orders-0")
    assert DataDirectories().offset(LOG_START, PartitionLog(log, "orders", 0)) is None
    assert caplog.messages == []
    path = tmp_path / LOG_START
    path.write_text("0\n1\norders 0 seven\n")
    assert DataDirectories().offset(LOG_START, PartitionLog(log, "orders", 0)) is None
    said = f"ignoring {path}: byte 4: expected an offset, a number of 64 bits, found 5 characters"
    assert caplog.messages == [said]
    path.unlink()
    path.symlink_to(path)
    assert DataDirectories().offset(LOG_START, PartitionLog(log, "orders", 0)) is None
    assert len(caplog.messages) == 2


def test_what_cannot_be_read_is_noted_once_and_listed(tmp_path: Path) -> None:
    noted: list[str] = []
    known = DataDirectories(note=lambda path, _: noted.append(path))
    log = PartitionLog(str(tmp_path / "orders-0"), "orders", 0)
    (tmp_path / LOG_START).write_text("0\n1\norders 0 seven\n")
    (tmp_path / "meta.properties").symlink_to(tmp_path / "gone")
    assert known.offset(LOG_START, log) is known.offset(LOG_START, log) is None
    assert known.meta(str(tmp_path)) is None
    paths = [str(tmp_path / name) for name in (LOG_START, "meta.properties")]
    assert noted == [path for path, _ in known.unreadable(str(tmp_path))] == paths
    assert "expected an offset" in str(known.reason(paths[0]))
    assert known.reason(str(tmp_path / HIGH_WATERMARK)) is None


def test_the_id_of_a_topic_is_read_where_the_directory_has_its_file(tmp_path: Path) -> None:
    directory = tmp_path / "orders-0"
    directory.mkdir()
    known, log = DataDirectories(), PartitionLog(str(directory), "orders", 0)
    assert known.topic_id(log) is None
    file = directory / "partition.metadata"
    file.write_text(f"version: 0\ntopic_id: {'A' * 21}Q\n")
    assert DataDirectories().topic_id(log) == f"{'A' * 21}Q"
    assert known.topic_id(log) is None


def test_the_files_of_a_store() -> None:
    import fsspec

    files = fsspec.filesystem("memory")
    files.pipe_file(f"/kafka/{LOG_START}", b"0\n1\norders 0 7\n")
    known = DataDirectories(StorageOptions({"skip_instance_cache": True}))
    assert known.offset(LOG_START, PartitionLog("memory://kafka/orders-0", "orders", 0)) == 7
    assert known.offset(LOG_START, PartitionLog("memory://other/orders-0", "orders", 0)) is None


def test_a_store_that_does_not_answer_says_nothing_of_a_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its files may be there: without them, another copy could count, or nothing be left."""
    (tmp_path / HIGH_WATERMARK).write_text("0\n1\norders 0 1\n")
    log = tmp_path / "orders-0"
    put(log / f"{0:020d}.log", record_batch([Rec(b"k")], leader_epoch=3))
    for name in ("leader-epoch-checkpoint", "partition.metadata"):
        (log / name).touch()

    def copy() -> Replica:
        return Replica(str(log), "orders", 0, segments=tuple(find_segments(str(log))))

    asked: list[Callable[[], object]] = [
        lambda: copy().beside.offset(HIGH_WATERMARK, copy()),
        lambda: copy().topic_id,
        lambda: copy().epochs,
        lambda: copy().end_offset,
        lambda: has_traces(copy().segments, DEFAULT_LIMITS),
    ]
    before = [ask() for ask in asked]
    for ask in asked:
        with monkeypatch.context() as patched:
            refuse(patched, "", StorageError("no answer"))
            with pytest.raises(StorageError, match="no answer"):
                ask()
    assert before == [1, None, (), 1, False]
    assert [ask() for ask in asked] == before


def test_lost_logs_are_damage(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    for number in range(5):
        (tmp_path / f"t-{number}").mkdir()
    (tmp_path / "t-0" / "partition.metadata").touch()
    (tmp_path / "t-4" / f"{0:020}.log").touch()
    checkpoint = tmp_path / HIGH_WATERMARK
    checkpoint.write_text("0\n4\nt 0 7\nt 1 1\nt 2 0\nt 4 9\n")
    tree = LocalTree()
    listings = {path: tree.items(path) for path in map(str, tmp_path.glob("t-*"))}
    known = [str(tmp_path / "t-4")]

    def found(**options: Any) -> list[tuple[Any, ...]]:
        return [
            (each.partition, each.kind, each.source, each.message.rpartition("says ")[2])
            for each in lost_logs(listings, known, **options)
        ]

    whole = [
        (0, "missing_offsets", str(tmp_path / "t-0"), "offset 7: offsets 0 to 6 are lost"),
        (1, "missing_offsets", str(tmp_path / "t-1"), "offset 1: offset 0 is lost"),
    ]
    assert found() == whole
    assert found(wanted=lambda log: log == ("t", 1)) == whole[1:]
    known.append(str(tmp_path / "other" / "t-0"))  # it has moved
    assert found() == whole[1:]
    checkpoint.write_text("0\n1\nt 0 seven\n")
    assert found() == []
    assert caplog.messages == []


def test_an_offset_above_the_end_counts_if_the_file_still_has_it(tmp_path: Path) -> None:
    """The log may have been cut since the file was read, or be that of another topic."""
    path, log = tmp_path / HIGH_WATERMARK, PartitionLog(str(tmp_path / "orders-0"), "orders", 0)
    path.write_text("0\n1\norders 0 70\n")
    known = DataDirectories()
    assert [known.offset(HIGH_WATERMARK, log, end) for end in (None, 80, 70, 60)] == [70] * 4
    for number, (text, found) in enumerate(
        (("1\norders 0 50", 50), ("1\norders 0 90", 70), ("1\norders 1 50", None), ("0", None))
    ):
        path.write_text(f"0\n{text}\n")
        os.utime(path, (number, number))
        assert known.offset(HIGH_WATERMARK, log, 60) == found
        assert known.offset(HIGH_WATERMARK, log, 70) == known.high_watermark(log) == 70


def test_what_a_report_of_salvage_says_of_a_log(tmp_path: Path) -> None:
    lost = [{"firstOffset": 5, "lastOffset": 7}, {"firstOffset": 8, "lastOffset": 9}]
    of_log = {"topic": "t", "partition": 0, "gaps": 2, "lost": lost}
    path, log = tmp_path / "salvage.json", PartitionLog(str(tmp_path / "t-0"), "t", 0)
    path.write_text(json.dumps({"partitions": [of_log]}))
    known, nothing = DataDirectories(), SalvagedLog([], 0)
    assert known.salvaged(log) == SalvagedLog([(5, 10)], 2)
    assert DataDirectories(limits=Limits(batch_bytes=9)).salvaged(log) == nothing
    for other in (replace(log, partition=1), replace(log, topic=None), replace(log, state="stray")):
        assert known.salvaged(other) == nothing
    for wrong in (
        "x", "[]", "{}", '{"partitions": 7}', '{"partitions": [{}]}',
        json.dumps({"partitions": [{**of_log, "gaps": "2"}]}),
        json.dumps({"partitions": [{**of_log, "lost": [{"firstOffset": 5, "lastOffset": True}]}]}),
    ):  # fmt: skip
        path.write_text(wrong)
        noted: list[str] = []
        known = DataDirectories(note=noting(lambda path, why, noted=noted: noted.append(why)))  # type: ignore[misc]
        assert known.salvaged(log) == nothing
        (why,) = noted
        assert why.startswith("cannot be read: byte 0: expected a report of salvage, found")


def test_whether_files_have_the_times_that_their_broker_gave_them(tmp_path: Path) -> None:
    """A time zone is a multiple of a quarter of an hour from the time of the system."""
    path, log = tmp_path / "meta.properties", PartitionLog(str(tmp_path / "t-0"), "t", 0)
    assert DataDirectories().has_own_times(log) is None
    noted = calendar.timegm((2026, 11, 21, 10, 0, 0))
    path.write_text("#Sat Nov 21 10:00:00 CET 2026\nversion=1\ncluster.id=c\nnode.id=1\n")
    for seconds, is_own in (
        (0, True), (1, True), (-1, True), (2, False), (-2, False), (450, False), (900, True),
        (901, True), (902, False), (-3600, True), (86_400, True), (-86_400, True),
        (86_401, False), (87_300, False), (-87_300, False),
    ):  # fmt: skip
        os.utime(path, (noted + seconds, noted + seconds))
        assert DataDirectories().has_own_times(log) == is_own, seconds
    for text in ("", "#Sat Nov 21 2026\n", "#Sat Xxx 21 10:00:00 CET 2026\n"):
        path.write_text(f"{text}version=1\ncluster.id=c\nnode.id=1\n")
        assert DataDirectories().has_own_times(log) is None
    assert DataDirectories().may_run(log)
    assert DataDirectories().cluster_id(log) == "c"
    (tmp_path / ".kafka_cleanshutdown").touch()
    assert DataDirectories().is_stopped(log)
    assert not DataDirectories().may_run(log)


def test_the_names_of_files_tell_what_a_log_without_a_segment_had(tmp_path: Path) -> None:
    (tmp_path / LOG_START).write_text("0\n2\nt 1 4\nt 2 9\n")
    (tmp_path / HIGH_WATERMARK).write_text("0\n2\nt 1 7\nt 2 9\n")
    snapshot, index, meta = f"{8:020}.snapshot", f"{5:020}.index", f"{6:020}-{1:010}.checkpoint"
    for partition, files, lost in (
        (0, [], None),
        (0, [snapshot], (f"t-0/{snapshot}", 0, 7)),
        (0, [index], None),
        (0, [index, snapshot], (f"t-0/{snapshot}", 5, 7)),
        (0, [index, f"{6:020}.index"], (f"t-0/{6:020}.index", 5, 5)),
        (0, [meta, snapshot], (f"t-0/{snapshot}", 6, 7)),
        (0, ["partition.metadata", "x.snapshot"], None),
        (1, [], (HIGH_WATERMARK, 4, 6)),
        (1, [snapshot], (f"t-1/{snapshot}", 4, 7)),
        (1, [index], (HIGH_WATERMARK, 5, 6)),
        (2, [snapshot], None),
    ):
        items = {name: Item(name, name, False, 0) for name in files}
        log = PartitionLog(str(tmp_path / f"t-{partition}"), "t", partition, files=items)
        found = DataDirectories().lost_of_empty(log)
        expected = None if lost is None else (str(tmp_path / lost[0]), *lost[1:])
        assert found == expected, (partition, files)


def test_lost_logs_come_by_topic_and_partition(tmp_path: Path) -> None:
    logs = [("b", 0), ("a", 10), ("a", 9)]
    for topic, partition in logs:
        (tmp_path / f"{topic}-{partition}").mkdir()
    noted = "\n".join(f"{topic} {partition} 7" for topic, partition in logs)
    (tmp_path / HIGH_WATERMARK).write_text(f"0\n3\n{noted}\n")
    listings = {str(tmp_path / f"{topic}-{partition}"): list[Item]() for topic, partition in logs}
    assert [(each.topic, each.partition) for each in lost_logs(listings, [])] == sorted(logs)


def test_what_a_store_refuses_is_an_error_unless_it_may_be_lacking(tmp_path: Path) -> None:
    refused, unanswered = (
        kind(number, os.strerror(number), "file")
        for kind, number in ((RefusedError, errno.EACCES), (StorageError, errno.EIO))
    )
    missing = FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))

    def raising(error: OSError) -> Callable[..., None]:
        def read(path: str, **options: Any) -> None:
            raise error

        return read

    for known, error in (
        (DataDirectories(), refused),
        (DataDirectories(), unanswered),
        (DataDirectories(may_lack=True), unanswered),
    ):
        with pytest.raises(StorageError) as raised:
            known.once("file", raising(error))
        assert raised.value is error
    noted: list[tuple[str, object]] = []
    known = DataDirectories(may_lack=True, note=lambda *each: noted.append(each))
    folder, file = str(tmp_path), tmp_path / "made"
    file.touch()
    assert known.once("file", raising(refused)) is None
    for path in ("gone", str(file), folder):
        assert known.once(path, raising(missing)) is None
    (_, (_, last)) = noted
    reason = f"[Errno 2] expected a file, found none or something else: '{folder}'"
    assert ([path for path, _ in noted], str(last)) == (["file", folder], reason)
    assert known.refusals() == [known.reason("file")] == [refused]
