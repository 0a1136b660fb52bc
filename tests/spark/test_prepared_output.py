"""An OUT that someone else prepared: nothing outside of it is changed, and no link is followed."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pyspark.sql import SparkSession

from kafkafmt.lakehouse.commit_log import HOME
from kafkafmt.lakehouse.out_directory import OutputError
from kafkafmt.spark.export import running
from kafkafmt.spark.export.appending_output import Commit, open_appendable
from kafkafmt.spark.export.job import DELTA, Job
from kafkafmt.spark.export.replacing_output import open_output
from tests.spark.conftest import lay_out

NAMES = ("records", "batches", "report.json")
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


def journal(out: Path, names: object, files: object) -> None:
    put(out / HOME / "journal.json", json.dumps({"names": names, "files": files}))


def untouched(precious: Path) -> bool:
    return precious.read_text() == PRECIOUS and list(precious.parent.iterdir()) == [precious]


@pytest.mark.parametrize(
    ("names", "files"),
    [
        (["../outside"], []),
        (["../../outside/file"], []),
        (["records", "_kafkafmt"], []),
        (["records"], ["../outside/file"]),
        (["records"], ["/etc/passwd"]),
        ("records", []),
        (None, []),
        (["records"], [1]),
        ([["records"]], []),
    ],
)
def test_journal_that_no_export_wrote(
    out: Path, precious: Path, names: object, files: object
) -> None:
    put(out / HOME / "staging" / "file", "bad")
    put(out / "outside" / "file", "bad")
    journal(out, names, files)
    with pytest.raises(OutputError), open_output(out, NAMES):
        pass
    assert untouched(precious)


@pytest.mark.parametrize("text", ["", "[]", "7", "{", '"a"', "\0", "{}"])
@pytest.mark.parametrize("name", ["journal.json", "manifest.json"])
def test_files_that_are_not_json_objects(out: Path, name: str, text: str) -> None:
    put(out / HOME / name, text)
    with pytest.raises(OutputError, match=name), open_output(out, NAMES):
        pass


@pytest.mark.parametrize(
    "name", ["lock", "manifest.json", "journal.json", "staging", "replaced", "stream", "mine"]
)
def test_link_among_the_files_of_the_export(out: Path, precious: Path, name: str) -> None:
    (out / HOME / name).symlink_to(precious.parent if name == "staging" else precious)
    with pytest.raises(OutputError), open_output(out, NAMES):
        pass
    assert untouched(precious)


def test_the_home_itself_is_a_link(tmp_path: Path, precious: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / HOME).symlink_to(precious.parent)
    with pytest.raises(OutputError, match="is a link"), open_output(tmp_path / "out", NAMES):
        pass
    assert untouched(precious)


def test_a_link_in_the_staged_files_of_a_journal(out: Path, precious: Path) -> None:
    (out / HOME / "staging").mkdir()
    (out / HOME / "staging" / "records").symlink_to(precious.parent)
    journal(out, ["records"], [])
    with pytest.raises(OutputError), open_output(out, NAMES):
        pass
    assert not (out / "records").exists()


def test_files_that_a_swap_gives_back_do_not_leave(out: Path, precious: Path) -> None:
    put(out / HOME / "replaced" / "mine" / "stray", "bad")
    (out / "mine").symlink_to(precious.parent)
    journal(out, [], [])
    with pytest.raises(OutputError, match="is a link"), open_output(out, NAMES):
        pass
    assert untouched(precious)


def test_fixed_names_follow_no_link(out: Path, precious: Path) -> None:
    """What a run writes goes to new files, so a link under a name that it used once is no trap."""
    for name in ("records", "batches", "report.json"):
        for pattern in (".{}.new", "{}.new"):
            (out / pattern.format(name)).symlink_to(precious)
    with open_output(out, NAMES) as output:
        put(output.staging / "records" / "a", "a")
        put(output.staging / "report.json", "{}")
        output.replace()
    assert untouched(precious)
    assert (out / "records" / "a").read_text() == "a"


@pytest.fixture
def job(tmp_path: Path) -> Job:
    lay_out("k431-segments", tmp_path / "data" / "orders-0")
    return Job.of(str(tmp_path / "data"), incremental=True)


def begin(out: Path, job: Job) -> None:
    with open_appendable(out, job):
        pass
    put(out / HOME / "stream" / "checkpoint" / "metadata", '{"id":"q"}')


def commit_file(out: Path, **changes: Any) -> None:
    made = vars(Commit("q", {"records": ["a.parquet"]}))
    content = {**made, "sums": made["sums"].as_json(), **changes}
    put(out / HOME / "stream" / "commits" / "0.json", json.dumps(content))


@pytest.mark.parametrize(
    "changes",
    [
        {"files": {"records": ["../../outside/file"]}},
        {"files": {"records": ["/etc/passwd"]}},
        {"files": {"../outside": ["file"]}},
        {"files": {"report.html": ["file"]}},
        {"files": {"records": "file"}},
        {"files": None},
        {"spans": [["orders"]]},
        {"sums": {}},
        {"sums": None},
    ],
)
def test_commit_that_no_export_wrote(
    out: Path, precious: Path, job: Job, changes: dict[str, Any]
) -> None:
    begin(out, job)
    put(out / HOME / "staging" / "outside" / "file", "bad")
    commit_file(out, **changes)
    with pytest.raises(OutputError), open_appendable(out, job):
        pass
    assert untouched(precious)


def test_tables_of_an_incremental_export_with_links(out: Path, precious: Path, job: Job) -> None:
    begin(out, job)
    put(out / HOME / "staging" / "records" / "topic=a" / "b.parquet", "bad")
    (out / "records").mkdir()
    (out / "records" / "topic=a").symlink_to(precious.parent)
    commit_file(out, files={"records": ["topic=a/b.parquet"]})
    with pytest.raises(OutputError, match="is a link"), open_appendable(out, job):
        pass
    assert untouched(precious)


def test_links_in_tables_that_spark_writes(tmp_path: Path, out: Path, precious: Path) -> None:
    lay_out("k431-segments", tmp_path / "data" / "orders-0")
    (out / "records").mkdir()
    (out / "records" / "_delta_log").symlink_to(precious.parent)
    job = Job.of(str(tmp_path / "data"), incremental=True, format=DELTA)
    with (
        pytest.raises(OutputError, match="neither a file nor a directory"),
        open_appendable(out, job),
    ):
        pass
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
        (0o640, {"internal": True}),
        (0o600, {"incremental": True}),
    ],
)
def test_tables_are_no_more_open_than_the_segments(
    spark: SparkSession, tmp_path: Path, bits: int, options: dict[str, Any]
) -> None:
    log = lay_out("k431-segments", tmp_path / "data" / "orders-0")
    for file in log.glob("*.log"):
        file.chmod(0o644)
    min(log.glob("*.log")).chmod(bits)
    running.run(str(tmp_path / "data"), str(tmp_path / "out"), progress=False, **options)
    open_to_others = 0o777 & ~(bits | bits >> 2)
    too_open = {
        name: oct(mode)
        for name, mode in modes(tmp_path / "out").items()
        if mode & 0o077 & open_to_others
    }
    assert not too_open
    assert list((tmp_path / "out" / "records").rglob("part-*"))


def test_every_file_is_flushed_before_the_journal(
    out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flushed: set[int] = set()
    original: Callable[[int], None] = os.fsync

    def fsync(descriptor: int) -> None:
        flushed.add(os.fstat(descriptor).st_ino)
        original(descriptor)

    monkeypatch.setattr(os, "fsync", fsync)
    with open_output(out, NAMES) as output:
        put(output.staging / "records" / "topic=a" / "b", "b")
        put(output.staging / "report.json", "{}")
        output.replace()
    for path in (out, out / "records", out / "records/topic=a/b", out / "report.json"):
        assert path.stat().st_ino in flushed, path
