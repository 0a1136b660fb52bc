"""The logs of a source, at once and a part at a time."""

from __future__ import annotations

from pathlib import Path

import pytest

from kafkafmt.log.tier import found as module
from kafkafmt.log.tier.found import Found, find, find_again, find_in_parts
from kafkafmt.storage.names import TopicPartition
from kafkafmt.storage.partition_log import PartitionLog, unlisted
from tests.support.files import put, remove

DELETED = f"c-0.{'0' * 32}-delete"


@pytest.fixture
def disk(tmp_path: Path) -> Path:
    """Three logs, one of them going to be deleted, and two that have lost their segments."""
    for name in ("a-0", "b-1", DELETED):
        for file in (f"{0:020}.log", f"{0:020}.index", "partition.metadata"):
            put(tmp_path / name / file)
    for name in ("a-1", "d-0"):
        put(tmp_path / name / "partition.metadata")
    put(tmp_path / "meta.properties")
    return tmp_path


@pytest.mark.parametrize("logs", [1, 2, 512])
def test_the_parts_have_all_logs(disk: Path, logs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_LOGS", logs)
    listed: list[str] = []
    parts = [*find_in_parts(disk, None, logs=None, on_listing=lambda path, _: listed.append(path))]
    whole = find(disk, abandoned=True, with_empty=True).logs
    assert [log for part in parts for log in part.logs] == whole
    assert [(log.place, log.state) for log in whole] == [
        (("a", 0), "current"), (("a", 1), "current"), (("b", 1), "current"),
        (("c", 0), "delete"), (("d", 0), "current"),
    ]  # fmt: skip
    assert [len(log.files) for log in whole] == [3, 1, 3, 3, 1]
    assert all(log.is_whole for log in whole)
    assert listed == [str(disk / name) for name in ("", "a-0", "a-1", "b-1", DELETED, "d-0")]
    assert set(parts[-1].listings) == {str(disk), str(disk / "a-1"), str(disk / "d-0")}


def test_what_is_found_is_what_is_wanted(disk: Path) -> None:
    def is_a(log: TopicPartition) -> bool:
        return log[0] == "a"

    assert [log.place for log in find(disk).logs] == [("a", 0), ("b", 1)]
    assert [log.place for log in find(disk, logs=is_a).logs] == [("a", 0)]
    assert [log.place for log in find(disk, logs=is_a, with_empty=True).logs] == [
        ("a", 0),
        ("a", 1),
    ]
    assert [log.place for log in find(disk, abandoned=True).logs] == [("a", 0), ("b", 1), ("c", 0)]
    parts = find_in_parts(disk, None, logs=is_a, on_listing=lambda *_: None)
    assert [log.place for part in parts for log in part.logs] == [("a", 0), ("a", 1)]


def test_a_log_that_a_broker_renamed_is_found_again(disk: Path) -> None:
    log = find(disk).logs[0]
    assert find_again(log, None) == log
    renamed = f"a-0.{'1' * 32}-delete"
    (disk / "a-0").rename(disk / renamed)
    again = find_again(log, None)
    assert again is not None
    assert (again.path, again.state, again.place) == (str(disk / renamed), "delete", ("a", 0))
    remove((disk / renamed).iterdir())
    (disk / renamed).rmdir()
    assert find_again(log, None) is None


def test_the_first_directory_that_cannot_be_listed_is_an_error() -> None:
    log, errors = PartitionLog("/d/t-0", "t", 0), [OSError(5, "one"), OSError(5, "two")]
    refused = [unlisted(f"/d/t-{number}", error) for number, error in enumerate(errors, 1)]
    assert Found([log]).listed() == [log]
    with pytest.raises(OSError, match="one") as raised:
        Found([log], refused).listed()
    assert raised.value is errors[0]
