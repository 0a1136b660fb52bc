"""The offsets in the checkpoint files of a broker, beside the log directories."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

import pytest

from kafkafmt._base.limits import DEFAULT_LIMITS
from kafkafmt.log.data_directories import DataDirectories, lost_logs
from kafkafmt.log.policies import has_traces
from kafkafmt.log.replica import Replica
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.discovery import find_segments
from kafkafmt.storage.errors import StorageError
from kafkafmt.storage.local import LocalTree
from kafkafmt.storage.names import HIGH_WATERMARK, LOG_START
from kafkafmt.storage.partition_log import PartitionLog
from tests.support.encoder import Rec, record_batch


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


def test_a_file_that_cannot_be_read_has_no_entries(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    log = str(tmp_path / "orders-0")
    assert DataDirectories().offset(LOG_START, PartitionLog(log, "orders", 0)) is None
    assert caplog.messages == []
    path = tmp_path / LOG_START
    path.write_text("0\n1\norders 0 seven\n")
    assert DataDirectories().offset(LOG_START, PartitionLog(log, "orders", 0)) is None
    (message,) = caplog.messages
    assert (
        message
        == f"ignoring {path}: byte 4: expected an offset, a number of 64 bits, found 5 characters"
    )
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
    log.mkdir()
    (log / f"{0:020d}.log").write_bytes(record_batch([Rec(b"k")], leader_epoch=3))
    for name in ("leader-epoch-checkpoint", "partition.metadata"):
        (log / name).touch()

    def copy() -> Replica:
        segments = tuple(find_segments(str(log)))
        return Replica(str(log), "orders", 0, segments=segments)

    asked: list[Callable[[], object]] = [
        lambda: copy().beside.offset(HIGH_WATERMARK, copy()),
        lambda: copy().topic_id,
        lambda: copy().epochs,
        lambda: copy().end_offset,
        lambda: has_traces(copy().segments, DEFAULT_LIMITS),
    ]
    before = [ask() for ask in asked]

    def refuse(self: LocalTree, path: str) -> IO[bytes]:
        raise StorageError(f"{path}: no answer")

    for ask in asked:
        with monkeypatch.context() as patched:
            patched.setattr(LocalTree, "open", refuse)
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
