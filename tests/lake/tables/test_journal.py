"""The commit log of an export to a store: one winner, nothing lost, nothing outside OUT."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kafkafmt.lake.tables import journal
from kafkafmt.lake.tables.commit import APPEND, REPLACE, Commit, CommittedFile
from kafkafmt.lake.tables.journal import Journal, JournalError, RacedError
from kafkafmt.lake.tables.local_place import LocalPlace
from kafkafmt.lake.tables.store_place import StorePlace
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.errors import StorageError, StorageOptionError
from kafkafmt.storage.object_store import ObjectStore
from tests.support.store import SECRET, Store


@pytest.fixture
def out(s3: Store) -> str:
    return f"s3://{s3.make('log')}/lake"


@pytest.fixture
def opened(s3: Store, out: str) -> Callable[[], Journal]:
    def open_log() -> Journal:
        log = Journal(StorePlace(out, StorageOptions(s3.options)))
        log.claim({"source": "here"})
        log.refresh()
        return log

    return open_log


def append(log: Journal, number: int, name: str | None = None) -> Commit:
    file = CommittedFile(name or f"part-{number}.parquet", 10, 1)
    made = Commit(
        log.run, APPEND, 1, turn=number, position={"t-0": number + 1}, added={"records": [file]}
    )
    return log.commit(made)


def names(log: Journal) -> list[str]:
    return [file.name for file in log.state.ordered("records")]


def test_a_long_log_is_read_by_few_requests(
    s3: Store, opened: Callable[[], Journal], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "GROUP", 50)
    log = opened()
    for number in range(103):
        append(log, number)
    s3.requests.clear()
    again = opened()
    assert names(again) == names(log) == [f"part-{number}.parquet" for number in range(103)]
    assert (again.state.version, again.state.turn) == (103, 103)
    assert again.state.position == {"t-0": 103}
    assert len(s3.requests) < 20
    append(again, 103)
    assert log.refresh().version == 104


@pytest.mark.parametrize("left", [[], [f".{2:020}.commit.json.1.0"]])
def test_a_run_that_was_killed_before_the_first_commit_of_a_group(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, left: list[str]
) -> None:
    monkeypatch.setattr(journal, "GROUP", 2)
    log = Journal(LocalPlace(tmp_path))
    append(log, 0)
    append(log, 1)
    group = tmp_path / journal.LOG / f"{1:017}"
    group.mkdir()
    for name in left:
        (group / name).write_bytes(b"")
    again = Journal(LocalPlace(tmp_path))
    assert again.refresh().version == 2
    assert names(again) == ["part-0.parquet", "part-1.parquet"]
    append(again, 2)
    assert log.refresh().version == 3


def test_a_log_without_its_checkpoints(s3: Store, opened: Callable[[], Journal]) -> None:
    log = opened()
    for number in range(journal.CHECKPOINT_EVERY * 2 + 1):
        append(log, number)
    bucket = log.place.url.split("/")[2]
    for key in s3.etags(log.place.url):
        if key.endswith(".checkpoint.json"):
            s3.delete(bucket, key)
    assert names(opened()) == names(log)


def test_one_of_two_commits_wins(opened: Callable[[], Journal]) -> None:
    first, second = opened(), opened()
    append(second, 0, "theirs.parquet")
    with pytest.raises(RacedError, match="another run committed turn 0 first"):
        append(first, 0, "mine.parquet")
    assert names(opened()) == ["theirs.parquet"]


def test_two_changes_that_remove_the_same_file(opened: Callable[[], Journal]) -> None:
    first, second = opened(), opened()
    append(first, 0, "a.parquet")
    second.refresh()
    for log, new in ((first, "x.parquet"), (second, "y.parquet")):
        made = Commit(
            log.run,
            REPLACE,
            2,
            added={"records": [CommittedFile(new, 1, 1)]},
            removed={"records": ["a.parquet"]},
        )
        if log is first:
            log.commit(made)
        else:
            with pytest.raises(RacedError, match=r"another run changed the tables"):
                log.commit(made)
    assert names(opened()) == ["x.parquet"]


def test_a_lost_answer_of_a_put_is_a_win(
    opened: Callable[[], Journal], monkeypatch: pytest.MonkeyPatch
) -> None:
    log = opened()
    original = ObjectStore.create

    def created_but_unknown(store: ObjectStore, name: str, data: bytes) -> None:
        original(store, name, data)
        raise StorageError("the connection broke")

    monkeypatch.setattr(ObjectStore, "create", created_but_unknown)
    append(log, 0)
    monkeypatch.undo()
    # The driver repeats a request whose answer was lost, and gets the refusal of the second one.

    def created_twice(store: ObjectStore, name: str, data: bytes) -> None:
        original(store, name, data)
        original(store, name, data)

    monkeypatch.setattr(ObjectStore, "create", created_twice)
    append(log, 1)
    monkeypatch.undo()
    assert names(opened()) == ["part-0.parquet", "part-1.parquet"]


def test_a_lost_put_changes_nothing(
    opened: Callable[[], Journal], monkeypatch: pytest.MonkeyPatch
) -> None:
    log = opened()

    def lost(store: ObjectStore, name: str, data: bytes) -> None:
        raise StorageError(f"{store.url_of(name)}: EntityTooLarge: the bucket is full")

    monkeypatch.setattr(ObjectStore, "create", lost)
    with pytest.raises(StorageError, match="full"):
        append(log, 0)
    monkeypatch.undo()
    assert names(opened()) == []
    append(log, 0)
    assert names(opened()) == ["part-0.parquet"]


def test_what_the_store_refuses(s3: Store, out: str) -> None:
    wrong = {**s3.options, "key": "AKIASOMEBODYELSE"}
    with pytest.raises(
        PermissionError, match=rf"^{out}/_kafkafmt/export.json: .*may not"
    ) as caught:
        Journal(StorePlace(out, StorageOptions(wrong))).claim({})
    assert SECRET not in str(caught.value)
    nowhere = StorePlace("s3://nowhere-at-all/lake", StorageOptions(s3.options))
    with pytest.raises(FileNotFoundError, match="bucket"):
        Journal(nowhere).claim({})
    with pytest.raises(StorageOptionError, match="ftp:// cannot create a file only if"):
        StorePlace("ftp://host/lake")
    with pytest.raises(StorageOptionError, match="token or a password"):
        StorePlace("s3://key:secret@bucket/lake")


def test_a_store_that_ignores_the_condition(
    s3: Store, out: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ObjectStore, "create", ObjectStore.write)
    with pytest.raises(JournalError, match="If-None-Match"):
        Journal(StorePlace(out, StorageOptions(s3.options))).claim({})


def test_a_directory_of_somebody_else(s3: Store, out: str) -> None:
    bucket = out.split("/")[2]
    s3.put(bucket, "lake/precious.txt", b"x")
    with pytest.raises(JournalError, match="is not empty and was not made by"):
        Journal(StorePlace(out, StorageOptions(s3.options))).claim({})


COMMITTED: dict[str, Any] = {
    "run": "w",
    "kind": "append",
    "made": 1,
    "version": 0,
    "turn": 0,
    "position": {},
    "added": {"records": [["a.parquet", 1, 1, [0, 0]]]},
    "removed": {},
    "account": {},
}


@pytest.mark.parametrize(
    "change",
    [
        {"added": {"records": [["../../secret.parquet", 1, 1, [0, 0]]]}},
        {"added": {"records": [["/etc/secret.parquet", 1, 1, [0, 0]]]}},
        {"added": {"records": [["s3://other/secret.parquet", 1, 1, [0, 0]]]}},
        {"added": {"records": [["a/./b.parquet", 1, 1, [0, 0]]]}},
        {"added": {"records": [["a\\..\\b.parquet", 1, 1, [0, 0]]]}},
        {"added": {"records": [["a\0.parquet", 1, 1, [0, 0]]]}},
        {"added": {"records": [["id_rsa", 1, 1, [0, 0]]]}},
        {"added": {"records": [["_kafkafmt/x.parquet", 1, 1, [0, 0]]]}},
        {"added": {"records": [["a.parquet", -1, 1, [0, 0]]]}},
        {"added": {"records": [["a.parquet", True, 1, [0, 0]]]}},
        {"added": {"records": [["a.parquet", 1, 1, []]]}},
        {"added": {"records": [None]}},
        {"added": {"_kafkafmt": []}},
        {"added": {"../x": []}},
        {"added": []},
        {"removed": {"records": ["../../other/file.parquet"]}},
        {"removed": {"records": ["never-added.parquet"]}},
        {"version": 1},
        {"version": None},
        {"kind": "delete everything"},
        {"turn": "0"},
        {"position": []},
        {"account": None},
        {"run": 3},
    ],
)
def test_a_manipulated_commit_is_refused(
    s3: Store, opened: Callable[[], Journal], change: dict[str, Any]
) -> None:
    log = opened()
    log.place.write(
        f"{journal.LOG}/{0:017}/{0:020}.commit.json",
        json.dumps({**COMMITTED, **change}).encode(),
    )
    with pytest.raises(JournalError, match=r"commit\.json is not an object of kafkafmt export"):
        opened()


@pytest.mark.parametrize("content", [b"", b"[]", b"{}", b"\xff", b"[" * 100_000, b"null"])
def test_a_commit_that_is_none(s3: Store, opened: Callable[[], Journal], content: bytes) -> None:
    log = opened()
    log.place.write(f"{journal.LOG}/{0:017}/{0:020}.commit.json", content)
    with pytest.raises(JournalError, match="is not an object of kafkafmt export"):
        opened()


def test_a_missing_commit(s3: Store, opened: Callable[[], Journal], tmp_path: Path) -> None:
    log = opened()
    for number in range(3):
        append(log, number)
    log.place.delete([f"{journal.LOG}/{0:017}/{1:020}.commit.json"])
    with pytest.raises(JournalError, match=r"1\.commit\.json is missing, though later commits"):
        opened()
