"""Directories that a broker deletes while a command works: the answer is one without them.

What else a broker changes meanwhile is in `tests/attacks/changes`.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from tests.cli.running import run
from tests.support.truth import GOLDEN

COMMANDS = ("ls --json", "verify", "records", "batches", "transactions", "producers")


@pytest.fixture
def disk(tmp_path: Path) -> Path:
    for name in ("gone-0", "orders-0"):
        shutil.copytree(GOLDEN / "k282-tx", tmp_path / "data" / name)
    return tmp_path / "data"


def deleted(path: Path, how: str) -> None:
    if not path.exists():
        return
    if how == "renamed":
        path.rename(f"{path}.0123456789abcdef0123456789abcdef-delete")
    else:
        shutil.rmtree(path)


@pytest.mark.parametrize("how", ["removed", "renamed"])
@pytest.mark.parametrize("command", COMMANDS)
def test_a_topic_is_deleted_after_it_was_listed(
    command: str, how: str, disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before its own directory is listed, and after the one above was."""
    listed: Callable[..., Any] = os.scandir

    def scandir(path: Any = ".") -> Any:
        if str(path).endswith("gone-0"):
            deleted(disk / "gone-0", how)
        return listed(path)

    monkeypatch.setattr(os, "scandir", scandir)
    done = run(*command.split(), disk)
    monkeypatch.undo()
    for path in disk.glob("gone-0*"):
        shutil.rmtree(path)
    without = run(*command.split(), disk)
    assert done.exit_code == without.exit_code
    assert ("checked: 1 partition," if command == "verify" else "orders") in done.stdout
    if command in ("records", "batches", "transactions", "producers"):
        assert done.stdout == without.stdout
        assert "gone-0: was deleted since it was listed" in done.stderr


def test_what_was_named_is_an_error(disk: Path) -> None:
    shutil.rmtree(disk / "gone-0")
    done = run("records", disk / "gone-0", disk)
    assert done.exit_code == 2
    assert "gone-0" in done.stderr


@pytest.mark.parametrize("threads", [1, 4])
def test_a_segment_that_is_deleted_is_an_error_of_the_library(threads: int, disk: Path) -> None:
    """Who reads all records may count on them; a command says what it passes over."""
    scan = kafkafmt.scan_records(disk, threads=threads)
    (disk / "gone-0" / f"{0:020}.log").unlink()
    with pytest.raises(FileNotFoundError, match=f"{0:020}.log"):
        scan.read_all()
