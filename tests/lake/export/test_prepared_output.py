"""An OUT that someone else prepared: nothing outside of it is changed, and no link is followed."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kafkafmt.lake.export.job import Job
from kafkafmt.lake.tables.delta import Delta
from kafkafmt.lake.tables.iceberg import Iceberg
from kafkafmt.lake.tables.output import OutputError, PlainOutput
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
    (tmp_path / "out").mkdir(parents=True)
    return tmp_path / "out"


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def untouched(precious: Path) -> bool:
    return precious.read_text() == PRECIOUS and list(precious.parent.iterdir()) == [precious]


@pytest.fixture
def job(tmp_path: Path) -> Job:
    lay_out("k431-segments", tmp_path / "data" / "orders-0")
    return Job.of(str(tmp_path / "data"))


@pytest.mark.parametrize("format", ["parquet", "delta", "iceberg"])
@pytest.mark.parametrize("bad", ["records", "records/topic=a", "records/_delta_log", "catalog.db"])
def test_tables_with_links(out: Path, precious: Path, job: Job, format: str, bad: str) -> None:
    if bad == "catalog.db" and format != "iceberg":
        format = "iceberg"
    (out / bad).parent.mkdir(exist_ok=True)
    (out / bad).symlink_to(precious if bad == "catalog.db" else precious.parent)
    with pytest.raises(OutputError, match=r"link|neither a file nor a directory"):
        running.run(job.source, out, format=format)
    assert untouched(precious)


@pytest.mark.parametrize("name", ["out", "out/_kafkafmt"])
def test_what_an_earlier_version_or_nobody_wrote(tmp_path: Path, job: Job, name: str) -> None:
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).touch()
    refused = cli("export", "--local", job.source, tmp_path / "out")
    assert refused.exit_code == 2
    assert re.search("is not a directory|by an earlier version of kafkafmt", refused.stderr)
    assert (tmp_path / name).read_bytes() == b""


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
        (0o600, {"incremental": True, "format": "delta"}),
        (0o600, {"format": "iceberg"}),
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


@pytest.mark.parametrize("format", ["parquet", "delta", "iceberg"])
def test_every_file_is_flushed_before_it_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, format: str
) -> None:
    flushed: set[int] = set()
    before: set[int] = set()
    fsync: Callable[[int], None] = os.fsync

    def counted(descriptor: int) -> None:
        flushed.add(os.fstat(descriptor).st_ino)
        fsync(descriptor)

    def watched(kind: type, name: str) -> None:
        decides: Callable[..., object] = getattr(kind, name)

        def decided(*given: Any, **named: Any) -> None:
            before.update(flushed)
            decides(*given, **named)

        monkeypatch.setattr(kind, name, decided)

    monkeypatch.setattr(os, "fsync", counted)
    for kind, name in ((PlainOutput, "publish"), (Delta, "commit"), (Iceberg, "commit")):
        watched(kind, name)
    lay_out("k431-segments", tmp_path / "data" / "orders-0")
    out = tmp_path / "out"
    running.run(tmp_path / "data", out, format=format)
    files = list(out.rglob("*.parquet"))
    assert files
    for path in files:
        assert path.stat().st_ino in before, path
    for path in (out, *(path for path in (out / "records").rglob("topic*") if path.is_dir())):
        assert path.stat().st_ino in flushed, path
    for path in out.rglob("_delta_log/*.json"):
        assert path.stat().st_ino in flushed, path


@pytest.mark.parametrize("format", ["parquet", "delta"])
@pytest.mark.parametrize("name", ["report.html", "report.json"])
def test_files_of_fixed_names_follow_no_link(
    out: Path, precious: Path, job: Job, name: str, format: str
) -> None:
    running.run(job.source, out, format=format)
    (out / name).unlink()
    for each in (f".{name}.new", name):
        (out / each).symlink_to(precious)
    with pytest.raises(OSError, match="is a link"):
        running.run(job.source, out, format=format)
    assert untouched(precious)
