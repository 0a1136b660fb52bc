"""An OUT that someone else prepared: nothing outside of it is changed, and no link is followed."""

from __future__ import annotations

import json
import os
import re
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kafkafmt.lake.export.export_run import open_journal
from kafkafmt.lake.export.job import DELTA, Job
from kafkafmt.lake.tables.commit import APPEND, Commit
from kafkafmt.lake.tables.journal import HOME, LOG, JournalError
from kafkafmt.lake.tables.local_place import MAX_BYTES, LocalPlace
from kafkafmt.lake.tables.place import OutputError
from tests.cli.running import run as cli
from tests.lake.export import running
from tests.spark.conftest import lay_out

PRECIOUS = "precious"


@pytest.fixture
def precious(tmp_path: Path) -> Path:
    """A file outside of OUT that nobody may change."""
    (tmp_path / "outside").mkdir()
    path = tmp_path / "outside" / "file"
    path.write_text(PRECIOUS)
    return path


@pytest.fixture
def out(tmp_path: Path) -> Path:
    (tmp_path / "out" / HOME).mkdir(parents=True)
    return tmp_path / "out"


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def untouched(precious: Path) -> bool:
    return precious.read_text() == PRECIOUS and list(precious.parent.iterdir()) == [precious]


@pytest.fixture
def job(tmp_path: Path) -> Job:
    lay_out("k431-segments", tmp_path / "data" / "orders-0")
    return Job.of(str(tmp_path / "data"), incremental=True)


def begin(out: Path, job: Job) -> None:
    """What a run leaves that died before its first commit."""
    with LocalPlace(out).held():
        open_journal(LocalPlace(out), job)


def commit(out: Path, **changes: Any) -> None:
    added = {"records": [["a.parquet", 3, 1, [0, 0]]]}
    content = Commit("a" * 32, APPEND, 1, 0, 0, {}).as_json() | {"added": added} | changes
    put(out / LOG / f"{0:017}" / f"{0:020}.commit.json", json.dumps(content))


@pytest.mark.parametrize(
    "changes",
    [
        {"added": {"records": [["../../outside/file.parquet", 1, 1, [0, 0]]]}},
        {"added": {"records": [["/etc/x.parquet", 1, 1, [0, 0]]]}},
        {"added": {"../outside": [["file.parquet", 1, 1, [0, 0]]]}},
        {"added": {"report.html": [["file.parquet", 1, 1, [0, 0]]]}},
        {"added": {"records": "file"}},
        {"added": None},
        {"removed": {"records": ["../outside/file"]}},
        {"account": {"files": {"records": ["../../outside/file.parquet"]}}},
        {"account": {"files": {"../outside": ["file.parquet"]}}},
        {"account": {"files": 7}},
        {"account": None},
        {"run": "../../../outside"},
        {"run": ""},
    ],
)
def test_a_commit_that_no_export_wrote(
    out: Path, precious: Path, job: Job, changes: dict[str, Any]
) -> None:
    begin(out, job)
    put(out / HOME / "staging" / ("a" * 32) / "outside" / "file.parquet", "bad")
    commit(out, **changes)
    with pytest.raises((JournalError, OutputError)), LocalPlace(out).held():
        open_journal(LocalPlace(out), job)
    assert untouched(precious)


@pytest.mark.parametrize("text", ["", "[]", "7", "{", '"a"', "\0", "{}"])
@pytest.mark.parametrize("name", ["export.json", f"log/{0:017}/{0:020}.commit.json"])
def test_files_that_are_not_json_objects(out: Path, job: Job, name: str, text: str) -> None:
    begin(out, job)
    put(out / HOME / name, text)
    with pytest.raises(JournalError, match=name), LocalPlace(out).held():
        open_journal(LocalPlace(out), job)


@pytest.mark.parametrize("name", ["lock", "export.json", "staging", "log", "mine"])
def test_a_link_among_the_files_of_the_export(
    out: Path, precious: Path, job: Job, name: str
) -> None:
    (out / HOME / name).symlink_to(precious.parent if name in ("staging", "log") else precious)
    with pytest.raises(OutputError), LocalPlace(out).held():
        open_journal(LocalPlace(out), job)
    assert untouched(precious)


def test_the_home_itself_is_a_link(tmp_path: Path, precious: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / HOME).symlink_to(precious.parent)
    with pytest.raises(OutputError, match="is a link"), LocalPlace(tmp_path / "out").held():
        pass
    assert untouched(precious)


def test_tables_with_links(out: Path, precious: Path, job: Job) -> None:
    begin(out, job)
    put(out / HOME / "staging" / ("a" * 32) / "records" / "topic=a" / "b.parquet", "bad")
    (out / "records").mkdir()
    (out / "records" / "topic=a").symlink_to(precious.parent)
    commit(out, added={"records": [["topic=a/b.parquet", 3, 1, [0, 0]]]})
    with pytest.raises(OutputError, match="is a link"), LocalPlace(out).held():
        open_journal(LocalPlace(out), job)
    assert untouched(precious)


def test_links_in_tables_that_libraries_write(tmp_path: Path, out: Path, precious: Path) -> None:
    lay_out("k431-segments", tmp_path / "data" / "orders-0")
    (out / "records").mkdir()
    (out / "records" / "_delta_log").symlink_to(precious.parent)
    job = Job.of(str(tmp_path / "data"), incremental=True, format=DELTA)
    with (
        pytest.raises(OutputError, match="neither a file nor a directory"),
        LocalPlace(out).held(),
    ):
        open_journal(LocalPlace(out), job)
    assert untouched(precious)


def modes(out: Path) -> dict[str, int]:
    return {
        path.relative_to(out).as_posix(): stat.S_IMODE(path.lstat().st_mode)
        for path in (out, *out.rglob("*"))
    }


@pytest.mark.parametrize(
    ("bits", "options"),
    [
        (0o600, {}),
        (0o640, {}),
        (0o600, {"incremental": True}),
        (0o440, {}),
    ],
)
def test_tables_are_no_more_open_than_the_segments(
    tmp_path: Path, bits: int, options: dict[str, Any]
) -> None:
    log = lay_out("k431-segments", tmp_path / "data" / "orders-0")
    for file in log.glob("*.log"):
        file.chmod(0o644)
    min(log.glob("*.log")).chmod(bits)
    running.run(tmp_path / "data", tmp_path / "out", **options)
    open_to_others = 0o777 & ~(bits | bits >> 2)
    too_open = {
        name: oct(mode)
        for name, mode in modes(tmp_path / "out").items()
        if mode & 0o077 & open_to_others
    }
    assert not too_open
    assert all(mode & 0o600 == 0o600 for mode in modes(tmp_path / "out").values())
    assert list((tmp_path / "out" / "records").rglob("part-*"))


@pytest.mark.parametrize("incremental", [False, True], ids=["full", "incremental"])
def test_every_file_is_flushed_before_the_journal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, incremental: bool
) -> None:
    flushed: set[int] = set()
    before: set[int] = set()
    fsync: Callable[[int], None] = os.fsync
    create = LocalPlace.create

    def counted(descriptor: int) -> None:
        flushed.add(os.fstat(descriptor).st_ino)
        fsync(descriptor)

    def decided(place: LocalPlace, name: str, data: bytes) -> None:
        if name.endswith(".commit.json"):
            before.update(flushed)
        create(place, name, data)

    monkeypatch.setattr(os, "fsync", counted)
    monkeypatch.setattr(LocalPlace, "create", decided)
    lay_out("k431-segments", tmp_path / "data" / "orders-0")
    out = tmp_path / "out"
    running.run(tmp_path / "data", out, incremental=incremental)
    files = list(out.rglob("*.parquet"))
    assert files
    for path in files:
        assert path.stat().st_ino in before, path
    for path in (out, *(path for path in (out / "records").rglob("*") if path.is_dir())):
        assert path.stat().st_ino in flushed, path


def _sparse(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(MAX_BYTES + 1)


STRANGE: dict[str, tuple[Callable[[Path], object], str]] = {
    "fifo": (os.mkfifo, "is not a regular file|neither a file nor a directory"),
    "directory": (Path.mkdir, "is not a regular file|Is a directory"),
    "sparse": (_sparse, "has 268435457 bytes, expected at most 268435456"),
    "deep list": (lambda path: path.write_text("[" * 100_000), "nested too deeply"),
    "deep object": (lambda path: path.write_text('{"files":' * 100_000), "nested too deeply"),
    "no text": (lambda path: path.write_bytes(b"\xff\xfe\xfd"), "is not an object of kafkafmt"),
    "number": (lambda path: path.write_text("7"), "expected an object"),
}


@pytest.mark.parametrize(("make", "message"), STRANGE.values(), ids=STRANGE)
@pytest.mark.parametrize("name", ["export.json", f"log/{0:017}/{0:020}.commit.json"])
def test_a_strange_file_is_named_and_the_run_is_refused(
    out: Path, job: Job, make: Callable[[Path], object], message: str, name: str
) -> None:
    begin(out, job)
    path = out / HOME / name
    path.unlink(missing_ok=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    make(path)
    refused = cli("export", "--incremental", job.source, out)
    assert refused.exit_code == 2
    assert f"{HOME}/{name}" in refused.stderr
    assert re.search(message, refused.stderr)


@pytest.mark.parametrize("name", ["report.html", "report.json"])
def test_files_of_fixed_names_follow_no_link(
    out: Path, precious: Path, job: Job, name: str
) -> None:
    begin(out, job)
    for each in (f".{name}.new", f"{name}.new", name):
        (out / each).symlink_to(precious)
    with pytest.raises(OSError, match="is a link"):
        running.run(job.source, out, incremental=True)
    assert untouched(precious)
