"""A data directory without a partition beside others: a note, and the others are answered for."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import kafkafmt
from tests.cli.running import run
from tests.support.truth import GOLDEN

KINDS = (
    "",
    "orders-1.0123456789abcdef0123456789abcdef-delete",
    "orders-1.{}-future",
    "orders-1.{}-stray",
)
COMMANDS = (
    "ls", "verify", "records", "batches", "transactions", "producers",
    "salvage", "export --local",
)  # fmt: skip


@pytest.fixture
def full(tmp_path: Path) -> Path:
    """The data directory of a broker with one log."""
    full = tmp_path / "d1"
    shutil.copytree(GOLDEN / "k282-tx", full / "orders-0")
    (full / "meta.properties").write_text("version=0\nbroker.id=1\n")
    return full


def made(path: Path, kind: str) -> Path:
    """A data directory in which no log is in use."""
    path.mkdir()
    (path / "meta.properties").write_text("version=0\nbroker.id=1\n")
    if kind:
        log = path / kind.format("0123456789abcdef0123456789abcdef")
        shutil.copytree(GOLDEN / "k282-tx", log)
    return path


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("command", COMMANDS)
def test_the_other_directory_is_read(command: str, kind: str, full: Path, tmp_path: Path) -> None:
    empty = made(tmp_path / "d2", kind)
    if command.startswith("export"):
        done = run(*command.split(), tmp_path / "d*", tmp_path / "out")
        assert done.exit_code in (0, 1), done.stderr
        return
    for sources in ([full, empty], [empty, full]):
        out = [tmp_path / f"out{sources.index(full)}"] if command == "salvage" else []
        done = run(command, *sources, *out)
        assert done.exit_code == run(command, full, *[f"{path}1" for path in out]).exit_code
        assert "orders" in done.stdout or out or command == "verify"
    if not kind and command in ("records", "batches", "transactions", "producers"):
        assert str(empty) in done.stderr


def test_the_rows_are_those_of_the_other_directory(full: Path, tmp_path: Path) -> None:
    empty = made(tmp_path / "d2", "")
    found = kafkafmt.read_records([str(empty), str(full)])
    assert found == kafkafmt.read_records(str(full))


@pytest.mark.parametrize("command", ["records", "verify", "ls"])
def test_nothing_at_all_is_an_error(command: str, tmp_path: Path) -> None:
    empty = [made(tmp_path / name, "") for name in ("d1", "d2")]
    done = run(command, *empty)
    assert done.exit_code == 2 or command == "ls"
    assert str(empty[0]) in done.stderr + done.stdout


def test_a_missing_directory_beside_others_is_an_error(full: Path, tmp_path: Path) -> None:
    done = run("records", full, tmp_path / "d2")
    assert (done.exit_code, str(tmp_path / "d2") in done.stderr) == (2, True)
