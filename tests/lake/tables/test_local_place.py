"""A directory as the place of an export: what is created once, published, and left alone."""

from __future__ import annotations

import errno
import os
import re
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

from kafkafmt.lake.tables import local_place, read_table
from kafkafmt.lake.tables.commit import APPEND, REPLACE, Commit, CommittedFile, columns_as_text
from kafkafmt.lake.tables.data_file import DataFile
from kafkafmt.lake.tables.journal import Journal
from kafkafmt.lake.tables.local_place import LocalPlace
from kafkafmt.lake.tables.place import OutputError, OutputInUseError


@pytest.fixture(params=["whole system", "no links", "no exchange"])
def place(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> LocalPlace:
    def refuse(*arguments: Any, **keywords: Any) -> None:
        raise OSError(errno.EPERM, "not on this file system")

    if request.param == "no links":
        monkeypatch.setattr(os, "link", refuse)
    if request.param == "no exchange":
        monkeypatch.setattr(local_place, "exchange", refuse)
    return LocalPlace(tmp_path / "out")


def commit(place: LocalPlace, kind: str, added: list[str], **rest: Any) -> Commit:
    """A commit of files of the table `records` that a task has written."""
    made = Commit("a" * 32, kind, 1, 0, added={"records": files_of(added)}, **rest)
    with place.workspace(made.run) as folder:
        for name in added:
            (folder / "records" / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / "records" / name).write_text(name)
        place.keep(folder, {"records": [DataFile(name, len(name), 1) for name in added]})
    return made


def files_of(names: list[str]) -> list[CommittedFile]:
    return [CommittedFile(name, len(name), 1) for name in names]


def listed(place: LocalPlace) -> list[str]:
    root = Path(place.url) / "records"
    return sorted(path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file())


def test_a_name_is_taken_once(place: LocalPlace) -> None:
    place.create("_kafkafmt/log/0.json", b"first")
    with pytest.raises(FileExistsError):
        place.create("_kafkafmt/log/0.json", b"second")
    assert place.read("_kafkafmt/log/0.json") == b"first"
    assert place.names("_kafkafmt/log") == ["0.json"]
    assert place.names("_kafkafmt/elsewhere") == []


def test_a_run_that_is_stopped_while_it_claims_a_directory(
    place: LocalPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C leaves no file; what ``kill -9`` leaves does not keep the next run away."""

    def stop(descriptor: int) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched, place.held():
        patched.setattr(os, "fsync", stop)
        with pytest.raises(KeyboardInterrupt):
            Journal(place).claim({"source": "here"})
    assert place.names("_kafkafmt") == ["lock"]
    (Path(place.url) / "_kafkafmt" / ".export.json.7.0a").write_bytes(b"{")
    with place.held():
        assert Journal(place).claim({"source": "here"}) == {"source": "here"}
    assert place.names("_kafkafmt") == ["export.json", "lock"]


@pytest.mark.parametrize("name", ["_kafkafmt/log/0.json", "records", "records/a.parquet"])
def test_what_cannot_be_looked_up_is_not_missing(
    place: LocalPlace, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """A commit would be replaced, a table be put beside itself, a file be deleted as staged."""
    place.create("_kafkafmt/log/0.json", b"first")
    place.publish(commit(place, APPEND, ["a.parquet"]))
    made = commit(place, REPLACE, ["b.parquet"], removed={"records": ["a.parquet"]})
    original, bad = os.lstat, str(Path(place.url) / name)

    def lstat(path: str | Path, **more: Any) -> os.stat_result:
        if str(path) == bad or str(path).endswith("/staging/" + "a" * 32 + "/records/b.parquet"):
            raise OSError(errno.EIO, os.strerror(errno.EIO), str(path))
        return original(path, **more)

    with monkeypatch.context() as patch:
        patch.setattr(os, "lstat", lstat)
        with pytest.raises(OSError, match=r"Input/output error|is there already|File exists"):
            place.create("_kafkafmt/log/0.json", b"second")
        with pytest.raises(OSError, match="Input/output error"):
            place.publish(made)
    assert place.read("_kafkafmt/log/0.json") == b"first"
    assert listed(place) == ["a.parquet"]
    place.publish(made)
    assert listed(place) == ["b.parquet"]


@pytest.mark.parametrize("code", [errno.EIO, errno.ENOSPC, errno.EACCES])
def test_what_is_the_disks_fault_is_not_called_a_strangers_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    def refuse(path: str, *arguments: Any, **keywords: Any) -> int:
        raise OSError(code, os.strerror(code), path)

    monkeypatch.setattr(local_place, "open_lock", refuse)
    path = tmp_path / "out"
    lock = path / "_kafkafmt" / "lock"
    with (
        pytest.raises(OutputError, match=f"^{re.escape(str(lock))}: {os.strerror(code)}$"),
        local_place.locked(path),
    ):
        pass
    lock.symlink_to("elsewhere")
    monkeypatch.undo()
    with (
        pytest.raises(OutputError, match="did not make it so, choose another directory"),
        local_place.locked(path),
    ):
        pass


def test_an_append_and_a_replacement(place: LocalPlace) -> None:
    with place.held():
        first = commit(place, APPEND, ["topic=a/part-1.parquet", "topic=b/part-2.parquet"])
        assert listed(place) == []
        place.publish(first)
        place.publish(first)
        assert listed(place) == ["topic=a/part-1.parquet", "topic=b/part-2.parquet"]
        notes = Path(place.url, "records/topic=a/notes.txt")
        notes.write_text("somebody's")
        removed = {"records": [file.name for file in first.added["records"]]}
        place.publish(commit(place, REPLACE, ["topic=a/part-3.parquet"], removed=removed))
        assert listed(place) == ["topic=a/notes.txt", "topic=a/part-3.parquet"]
        assert notes.read_text() == "somebody's"
        assert place.names("_kafkafmt") == ["lock"]


def test_a_table_that_a_run_does_not_write_any_more(place: LocalPlace) -> None:
    with place.held():
        place.publish(commit(place, APPEND, ["topic=a/part-1.parquet"]))
        gone = Commit("a" * 32, REPLACE, 1, 1, removed={"records": ["topic=a/part-1.parquet"]})
        with place.workspace(gone.run):
            place.publish(gone)
        assert not Path(place.url, "records").exists()


def test_nothing_outside_is_touched(place: LocalPlace, tmp_path: Path) -> None:
    with place.held():
        made = commit(place, APPEND, ["part-1.parquet"])
        Path(place.url, "records").symlink_to(tmp_path)
        with pytest.raises(OutputError, match="is a link"):
            place.publish(made)
        for name in ("../x", "/x"):
            with pytest.raises(OutputError, match="leaves it"):
                place.write(name, b"x")


def test_new_files_that_a_run_could_not_delete_go_with_the_next_run(tmp_path: Path) -> None:
    """Whoever holds OUT deletes them; those of others stay."""
    place = LocalPlace(tmp_path / "out")
    number, log = f"{0:020}", "_kafkafmt/log/00000000000000000"
    journal = Journal(place)
    journal.run = "a" * 32
    journal.claim({})
    journal.commit(commit(place, APPEND, ["a.parquet"]))
    hidden = "f" * 16
    gone = [
        f".report.json.{hidden}.partial",
        f"records/._common_metadata.{hidden}.partial",
        f"_kafkafmt/.export.json.{hidden}.partial",
        f"{log}/.{number}.commit.json.{hidden}.partial",
        f"{log}/.{number}.checkpoint.json.{hidden}.partial",
    ]
    stay = [f".mine.csv.{hidden}.partial", ".report.json", f"{log}/{number}.commit.json"]
    (tmp_path / "out" / "records").mkdir()
    for name in [*gone, *stay]:
        (tmp_path / "out" / name).touch()
    with place.held():
        columns = columns_as_text(pa.schema([("value", pa.binary())]))
        journal.commit(commit(place, APPEND, ["b.parquet"], columns={"records": columns}))
        journal.settle()
    assert [name for name in gone if (tmp_path / "out" / name).exists()] == []
    assert [name for name in stay if not (tmp_path / "out" / name).exists()] == []


def test_one_run_at_a_time(place: LocalPlace) -> None:
    with place.held(), pytest.raises(OutputInUseError), LocalPlace(place.url).held():
        pass


@pytest.mark.parametrize("name", ["stream", "manifest.json"])
def test_what_an_earlier_version_wrote(tmp_path: Path, name: str) -> None:
    home = tmp_path / "out/_kafkafmt"
    home.mkdir(parents=True)
    (home / name).touch()
    with (
        pytest.raises(OutputError, match="was exported by an earlier version of kafkafmt"),
        LocalPlace(tmp_path / "out").held(),
    ):
        pass
    assert os.listdir(home) == [name]


@pytest.mark.parametrize("name", ["", "out", "file"])
def test_a_path_without_an_export_is_told(name: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no export")
    with pytest.raises(FileNotFoundError, match="no export of kafkafmt with a journal"):
        read_table(tmp_path / name, "records")
