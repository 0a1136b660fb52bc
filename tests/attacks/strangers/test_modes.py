"""What is written has bytes, times and permissions of a source, and nothing else of its inode."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.repair.new_directory import copy_bytes
from kafkafmt.storage.new_file import READ_WRITE
from tests.cli.running import run
from tests.repair.rescue.cases import Case
from tests.repair.salvage.logs import data_directory

EVIL = 0o7777


@pytest.fixture(params=[0o077, 0o022, 0], ids=oct)
def umask(request: pytest.FixtureRequest) -> Iterator[int]:
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


def _evil(top: Path, mode: int = EVIL) -> None:
    """Give everything all bits, and an attribute where the file system has some."""
    for path in (top, *top.rglob("*")):
        path.chmod(mode)
        if hasattr(os, "setxattr"):
            with suppress(OSError):
                os.setxattr(path, "user.evil", b"1")


def _expect_harmless(top: Path, umask: int) -> None:
    paths = [top, *top.rglob("*")]
    assert len(paths) > 1
    for path in paths:
        mode = stat.S_IMODE(path.lstat().st_mode)
        allowed = 0o777 if path.is_dir() else 0o666
        assert mode & ~(allowed & ~umask | 0o700) == 0, (path, oct(mode))
        assert path.is_dir() or not mode & 0o111, (path, oct(mode))
        if hasattr(os, "listxattr"):
            with suppress(OSError):
                assert "user.evil" not in os.listxattr(path)


def test_a_salvage(tmp_path: Path, umask: int) -> None:
    data = data_directory(tmp_path / "disk", {"orders-0": [0, 2], "__cluster_metadata-0": [0]})
    (data / "orders-0" / "leader-epoch-checkpoint").write_text("0\n1\n0 0\n")
    _evil(data)
    kafkafmt.salvage(data, tmp_path / "out")
    _expect_harmless(tmp_path / "out", umask)


@pytest.mark.parametrize("strict", ["segment", "meta.properties", "directory"])
def test_a_salvage_is_as_strict_as_its_source(tmp_path: Path, strict: str) -> None:
    data = data_directory(tmp_path / "disk", {"orders-0": [0, 2]})
    if strict == "segment":
        (data / "orders-0" / f"{0:020}.log").chmod(0o600)
    elif strict == "directory":
        (data / "orders-0").chmod(0o700)
    else:
        (data / strict).chmod(0o600)
    kafkafmt.salvage(data, tmp_path / "out")
    out = tmp_path / "out"
    if strict == "segment":
        strict_ones = [*(out / "orders-0").iterdir(), *out.glob("*checkpoint")]
    else:
        strict_ones = [out / "orders-0" if strict == "directory" else out / strict]
    for path in strict_ones:
        assert path.stat().st_mode & 0o077 == 0, path


@pytest.mark.parametrize("case", ["r1-static-one-of-three", "r2-same-cluster", "r3-two-brokers"])
def test_a_rescue(tmp_path: Path, umask: int, case: str) -> None:
    made = Case(case, tmp_path)
    _evil(made.nodes)
    made.rescue(tmp_path / "out")
    _expect_harmless(tmp_path / "out", umask)


def test_a_rescue_copies_files_with_names_of_kafka_alone(tmp_path: Path) -> None:
    made = Case("r2-same-cluster", tmp_path)
    strange = {*("rootshell", ".bashrc", f"{0:020}.log.sh", "x.swap", "-rf", "a\nb", "\u202e")}
    logs = [path for path in made.nodes.rglob("*-*.????????????*-delete") if path.is_dir()]
    assert logs
    for log in logs:
        for name in strange:
            (log / name).write_bytes(b"#!/bin/sh\n")
            (log / name).chmod(0o4755)
        (log / f"{7:020}.snapshot").mkdir()
        os.mkfifo(log / f"{8:020}.snapshot")
        (log / f"{9:020}.snapshot").symlink_to("/etc/passwd")
    report = made.rescue(tmp_path / "out")
    written = {path.name for path in (tmp_path / "out").rglob("*")}
    assert not written & strange
    assert not written & {f"{number:020}.snapshot" for number in (7, 8, 9)}
    ignored = {os.path.basename(each.path) for each in report.ignored}
    assert ignored >= strange


@pytest.mark.parametrize("size", [0, 1, 4096, 3 * 2**20 + 1])
@pytest.mark.parametrize("start", [0, 1])
def test_a_copied_range_has_its_bytes(tmp_path: Path, size: int, start: int) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    data = bytes(4096) + os.urandom(size) + bytes(4096)
    source.write_bytes(data)
    source.chmod(0o4640)
    status = copy_bytes(str(source), str(target), READ_WRITE, start, len(data) - 1, b"rest")
    assert status.st_size == len(data)
    assert target.read_bytes() == data[start:-1] + b"rest"
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
    with pytest.raises(OSError, match="became shorter"):
        copy_bytes(str(source), str(tmp_path / "other"), READ_WRITE, 0, len(data) + 1)


@pytest.mark.parametrize("strict", [".log", ".index", ".timeindex", ".snapshot"])
@pytest.mark.parametrize("mode", [0o600, 0o4600, 0o640])
def test_a_page_is_as_strict_as_the_strictest_file_in_it(
    tmp_path: Path, strict: str, mode: int
) -> None:
    data = data_directory(tmp_path / "disk", {"orders-0": [0, 2]})
    for ending in (".index", ".timeindex", ".snapshot", ".log"):
        path = data / "orders-0" / f"{0:020}{ending}"
        if ending != ".log":
            path.write_bytes(bytes(24))
        path.chmod(mode if ending == strict else 0o644)
    page = tmp_path / "page.html"
    assert run("inspect", "--html", page, data).exit_code == 0
    assert stat.S_IMODE(page.stat().st_mode) == mode & 0o666
