"""Where ``salvage`` writes, and what it does when that fails: all of OUT or nothing."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.repair.salvage import partition
from tests.cli.running import run
from tests.repair.salvage.logs import data_directory


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return data_directory(tmp_path / "broken", {"t-0": range(0, 40, 2), "u-3": range(0, 20, 2)})


def left_over(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.name.startswith("."))


def test_an_empty_directory_is_taken(data: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    assert kafkafmt.salvage(data, out).is_complete
    assert kafkafmt.read_records(out / "t-0").num_rows == 40
    assert left_over(tmp_path) == []


@pytest.mark.parametrize("is_source", [True, False])
def test_a_url_is_refused(data: Path, tmp_path: Path, is_source: bool) -> None:
    url = "s3://bucket/data"
    arguments = (url, str(tmp_path / "out")) if is_source else (str(data), url)
    done = run("salvage", *arguments)
    assert done.exit_code == 2
    assert f"{url}: salvage reads and writes directories of this machine" in done.stderr
    with pytest.raises(ValueError, match="copy the log directory of a store to a disk first"):
        kafkafmt.salvage(*arguments)


def test_a_target_that_exists_is_refused(data: Path, tmp_path: Path) -> None:
    full, file, link = tmp_path / "full", tmp_path / "file", tmp_path / "link"
    full.mkdir()
    (full / "x").touch()
    file.touch()
    empty = tmp_path / "empty"
    empty.mkdir()
    link.symlink_to(empty)
    for target in (full, file, link):
        with pytest.raises(FileExistsError, match="expected a new or empty directory"):
            kafkafmt.salvage(data, target)
    assert list(empty.iterdir()) == []
    with pytest.raises(FileNotFoundError, match="no such directory"):
        kafkafmt.salvage(data, tmp_path / "none" / "out")
    with pytest.raises(FileNotFoundError, match="the path is empty"):
        kafkafmt.salvage(data, "")


def test_source_and_target_must_not_contain_one_another(data: Path, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(data)
    for target in (data / "out", link / "out"):
        with pytest.raises(ValueError, match="lies in the source"):
            kafkafmt.salvage(data, target)
    outer = tmp_path / "outer"
    (outer / "in").mkdir(parents=True)
    with pytest.raises(FileExistsError):
        kafkafmt.salvage(outer / "in", outer)
    assert not (data / "out").exists()


def test_the_sources_are_only_read(data: Path, tmp_path: Path) -> None:
    before = {path: path.read_bytes() for path in data.rglob("*") if path.is_file()}
    times = {path: path.stat().st_mtime_ns for path in data.rglob("*")}
    for path in sorted(data.rglob("*"), reverse=True):
        path.chmod(0o555 if path.is_dir() else 0o444)
    data.chmod(0o555)
    assert kafkafmt.salvage(data, tmp_path / "out").is_complete
    assert {path: path.read_bytes() for path in data.rglob("*") if path.is_file()} == before
    assert {path: path.stat().st_mtime_ns for path in data.rglob("*")} == times
    data.chmod(0o755)
    for path in data.rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o644)


def test_a_dry_run_writes_nothing(data: Path, tmp_path: Path) -> None:
    report = kafkafmt.salvage(data, tmp_path / "out", dry_run=True)
    assert (report.records, report.dry_run) == (60, True)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["broken"]


def test_permissions_are_not_wider_than_in_the_source(data: Path, tmp_path: Path) -> None:
    for path in data.rglob("*.log"):
        path.chmod(0o600)
    data.chmod(0o700)
    kafkafmt.salvage(data, tmp_path / "out")
    for path in (tmp_path / "out").rglob("0*"):
        assert path.stat().st_mode & 0o077 == 0
    assert (tmp_path / "out").stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("stop", [KeyboardInterrupt, MemoryError])
def test_nothing_is_left_when_it_is_interrupted(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stop: type[BaseException]
) -> None:
    def interrupted(*_: object) -> None:
        raise stop

    monkeypatch.setattr(partition.PartitionWriter, "_finish", interrupted)
    with pytest.raises(stop):
        kafkafmt.salvage(data, tmp_path / "out")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["broken"]


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit on the size of files")
def test_a_full_disk_is_an_error_and_leaves_nothing(data: Path, tmp_path: Path) -> None:
    program = (
        "import resource, signal, sys\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))\n"
        "sys.argv[0] = 'kafkafmt'\n"
        "from kafkafmt.cli import main\n"
        "main()\n"
    )
    # -B: Python takes a compiled file that it could write in part only for a whole one later.
    command = [sys.executable, "-B", "-c", program, "salvage", str(data), str(tmp_path / "out")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 2, done.stderr
    assert "File too large" in done.stderr
    assert "Traceback" not in done.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["broken"]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_a_kill_leaves_no_target_that_is_half_made(tmp_path: Path) -> None:
    data = data_directory(
        tmp_path / "broken", {f"t-{number}": range(0, 40, 2) for number in range(20)}
    )
    chance, out = random.Random(7), tmp_path / "out"
    command = [sys.executable, "-m", "kafkafmt", "salvage", str(data), str(out)]
    for _ in range(6):
        with subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as process:
            time.sleep(0.2 + chance.random() * 0.6)
            process.send_signal(signal.SIGKILL)
        if out.exists():
            assert (out / ".kafka_cleanshutdown").is_file()
            assert kafkafmt.read_records(out).num_rows == 20 * 40
            break
    assert run("salvage", data, tmp_path / "whole").exit_code == 0
    assert os.path.isfile(tmp_path / "whole" / ".kafka_cleanshutdown")
