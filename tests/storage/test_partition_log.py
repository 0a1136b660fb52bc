"""Directories of partitions: the files beside segments, and logs without segments."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from kafkafmt.storage.discovery import find_extents
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.local import LocalTree
from kafkafmt.storage.partition_log import (
    PartitionLog,
    group_into_logs,
    holds_log,
    unlisted,
    without_segments,
)
from kafkafmt.storage.segment_file import CopiedLog, Extent, SegmentFile

LOG, INDEX, ABORTED, STATE = ".log", ".index", ".txnindex", ".snapshot"


def named(offset: int, suffix: str) -> str:
    return f"{offset:020}{suffix}"


@pytest.fixture
def directory(tmp_path: Path) -> Path:
    """A log of two segments, and a snapshot at its end."""
    directory = tmp_path / "orders-3"
    directory.mkdir()
    for offset in (5, 9):
        for suffix in (LOG, INDEX, ABORTED, STATE):
            (directory / named(offset, suffix)).touch()
    (directory / named(12, STATE)).touch()
    (directory / "leader-epoch-checkpoint").touch()
    return directory


def listed(directory: Path) -> dict[str, list[Item]]:
    return {str(directory): LocalTree().items(str(directory))}


def test_a_directory_has_all_its_files(directory: Path, tmp_path: Path) -> None:
    extents = find_extents(directory)
    for log in (
        *group_into_logs(extents, listed(directory)),
        *group_into_logs(extents, {}, [str(directory)]),
    ):
        assert (log.path, log.place, log.state) == (str(directory), ("orders", 3), "current")
        assert (log.is_whole, log.data_directory) == (True, str(tmp_path))
        assert set(log.files) == set(os.listdir(directory))
        assert (log.first_offset, log.is_of_broker) == (5, True)
        assert [part.segment for part in log.parts] == list(log.segments)
        assert log.transaction_indexes == {at: f"{directory}/{named(at, ABORTED)}" for at in (5, 9)}
        assert log.snapshots == {at: f"{directory}/{named(at, STATE)}" for at in (5, 9, 12)}


def test_a_segment_has_the_files_beside_it_and_those_that_follow(directory: Path) -> None:
    for offset in (5, 9):
        (directory / named(offset, f"{INDEX}.deleted")).touch()
    for offset, others in ((9, {named(5, LOG)}), (5, {named(9, s) for s in (LOG, ABORTED, STATE)})):
        (log,) = group_into_logs(find_extents(directory / named(offset, LOG)), {})
        own = {named(offset, suffix) for suffix in (LOG, INDEX, ABORTED, STATE)}
        assert set(log.files) == own | others | {named(12, STATE)}
        assert (log.is_whole, [each.base_offset for each in log.segments]) == (False, [offset])
        assert min(log.snapshots) == min(log.transaction_indexes) == log.first_offset == offset


def test_what_a_broker_changed_since(directory: Path) -> None:
    def changes(name: str, size: int | None) -> tuple[bool, bool]:
        (log,) = group_into_logs(find_extents(directory), listed(directory))
        assert (log.has_changed(), log.has_grown()) == (False, False)
        path = directory / name
        path.unlink() if size is None else os.truncate(path, size)
        return log.has_changed(), log.has_grown()

    assert changes(named(9, LOG), 8) == (False, True)
    assert changes(named(9, LOG), 7) == (True, False)
    assert changes("leader-epoch-checkpoint", None) == (False, False)
    assert changes(named(5, STATE), None) == (True, False)
    assert changes(named(9, LOG), None) == (True, False)
    assert not PartitionLog("bytes", None, None).has_grown()


def test_logs_without_a_segment(directory: Path, tmp_path: Path) -> None:
    for name, files in (
        ("empty-0", ()),
        (f"gone-1.{'0' * 32}-delete", (named(7, INDEX),)),
        ("no log", (named(7, INDEX),)),
        ("kafka-2", ("meta.properties", named(7, INDEX))),  # a data directory
        ("papers-3", ("a.txt",)),
    ):
        (tmp_path / name / "deeper").mkdir(parents=True)
        if not files:
            (tmp_path / name / "deeper").rmdir()
        for file in files:
            (tmp_path / name / file).touch()
    listings = {key: found for path in tmp_path.iterdir() for key, found in listed(path).items()}
    empty, gone = sorted(without_segments(listings, {str(directory)}), key=lambda log: log.path)
    assert (empty.place, empty.state, dict(empty.files)) == (("empty", 0), "current", {})
    assert (gone.place, gone.state, set(gone.files)) == (("gone", 1), "delete", {named(7, INDEX)})
    assert gone.data_directory == str(tmp_path)
    assert not holds_log([Item("/d/t-0/0.index", named(7, INDEX), True, 0)])


def test_a_log_that_cannot_be_listed() -> None:
    error = OSError("no")
    log = unlisted("/data/orders-0", error)
    assert (log.path, log.place, log.data_directory) == ("/data/orders-0", ("orders", 0), "/data")
    assert log.unlisted is error


def test_the_directories_of_a_log_are_those_of_all_copies() -> None:
    assert PartitionLog("/d/t-0", "t", 0).paths == ("/d/t-0",)
    copied = CopiedLog("/a", ("/a", "/b"))
    extents = tuple(Extent(SegmentFile("/a"), copied=each) for each in (None, copied))
    log = PartitionLog("/d/t-0", "t", 0, extents=extents)
    assert (log.paths, log.copied, log.parts) == (("/d/t-0", "/a", "/b"), copied, extents)
