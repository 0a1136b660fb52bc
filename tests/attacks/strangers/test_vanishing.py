"""Directories and files that a broker deletes or replaces while a command works.

The answer is one without them, or an error that names the file; it is never damage.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from tests.cli.running import run
from tests.repair.salvage.logs import batch, data_directory, segment
from tests.support.samples import SOAK
from tests.support.truth import GOLDEN

COMMANDS = ("ls --json", "verify", "records", "batches", "transactions", "producers")


@pytest.fixture
def disk(tmp_path: Path) -> Path:
    """A data directory of two logs."""
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


# --- Files of a log -------------------------------------------------------------------------------
LOG_START = "log-start-offset-checkpoint"
CALLS = ("stat", "lstat", "open", "scandir", "listdir")
OF_FILES = {
    "records": ("records", "--json", "DISK"),
    "records in order": ("records", "--json", "--last", "3", "DISK"),
    "batches": ("batches", "--json", "DISK"),
    "transactions": ("transactions", "--json", "DISK"),
    "producers": ("producers", "--json", "DISK"),
    "ls": ("ls", "DISK"),
    "verify": ("verify", "DISK"),
    "salvage": ("salvage", "DISK", "OUT"),
    "export": ("export", "--local", "--processes", "1", "DISK", "OUT"),
}
REFUSES = {"salvage": 2, "export": 5}
"""What these end with: to write without some of the offsets would be a loss."""


def rolled(log: Path) -> None:
    segment(log, 8, [batch(8)])


def retained(log: Path) -> None:
    _log_starts_at(log, 2)
    for path in log.glob(f"{0:020}.*"):
        path.unlink()


def renamed(log: Path) -> None:
    _log_starts_at(log, 4)
    for path in [*log.glob(f"{0:020}.*"), *log.glob(f"{2:020}.*")]:
        path.rename(f"{path}.deleted")


def all_retained(log: Path) -> None:
    segment(log, 8, [batch(8)])
    _log_starts_at(log, 8)
    for base in range(0, 8, 2):
        for path in log.glob(f"{base:020}.*"):
            path.unlink()


def checkpointed(log: Path) -> None:
    for path in (log / "leader-epoch-checkpoint", log.parent / LOG_START):
        made = path.with_name(f"{path.name}.tmp")
        made.write_text(path.read_text())
        made.replace(path)


def compacted(log: Path) -> None:
    """As ``Log.replaceSegments``: the new one has the records of two."""
    first, second = log / f"{0:020}.log", log / f"{2:020}.log"
    made = log / f"{0:020}.log.swap"
    made.write_bytes(first.read_bytes() + second.read_bytes())
    for path in (first, second):
        path.rename(f"{path}.deleted")
    made.rename(first)


def half_compacted(log: Path) -> None:
    """The old segment has gone, the new one is not in its place yet."""
    path = log / f"{0:020}.log"
    (log / f"{path.name}.swap").write_bytes(path.read_bytes())
    path.rename(f"{path}.deleted")


def _log_starts_at(log: Path, offset: int) -> None:
    (log.parent / LOG_START).write_text(f"0\n1\norders 0 {offset}\n")


def _made(path: Path) -> Path:
    data_directory(path, {"other-0": [0]})
    for base in range(0, 8, 2):
        segment(path / "orders-0", base, [batch(base)])
    _log_starts_at(path / "orders-0", 0)
    (path / "orders-0" / "leader-epoch-checkpoint").write_text("0\n1\n0 0\n")
    for name in ("orders-0", "other-0"):
        text = "version: 0\ntopic_id: oOsMpwNnR4yV4mtsWcQ8MA\n"
        (path / name / "partition.metadata").write_text(text)
    return path


def _changing(
    patch: pytest.MonkeyPatch, disk: Path, number: int, change: Callable[[Path], None]
) -> list[str]:
    """Change a log before the ``number``-th call that names it; the list then has the path."""
    calls = count(1)
    changed: list[str] = []

    def counting(call: Callable[..., Any]) -> Callable[..., Any]:
        def counted(path: Any = ".", *args: Any, **given: Any) -> Any:
            if not changed and str(disk) in str(path) and next(calls) == number:
                changed.append(str(path))
                change(disk / "orders-0")
            return call(path, *args, **given)

        return counted

    for name in CALLS:
        patch.setattr(os, name, counting(getattr(os, name)))
    return changed


CHANGES = (rolled, retained, renamed, all_retained, checkpointed, compacted, half_compacted)


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
@pytest.mark.parametrize("command", OF_FILES)
def test_a_file_changes_before_the_nth_call(
    command: str, change: Callable[[Path], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """``n`` goes up until the command has ended before the change: one in 24 for each."""
    every = 1 if SOAK else 24
    number, is_changed = -((len(command) + len(change.__name__)) % every), True
    while is_changed:
        number += every
        home = tmp_path / str(number)
        disk = _made(home / "disk")
        words = {"DISK": str(disk), "OUT": str(home / "out")}
        with monkeypatch.context() as patch:
            changed = _changing(patch, disk, number, change)
            done = run(*(words.get(word, word) for word in OF_FILES[command]))
        is_changed = bool(changed)
        assert done.exit_code in (0, REFUSES.get(command, 0), 2), (number, done.output)
        assert "amage" not in done.stderr, (number, done.stderr)
        assert "Traceback" not in done.stderr
        if change in (rolled, checkpointed):
            assert done.exit_code == 0, (number, done.stderr)
        elif change in (retained, renamed, all_retained):
            assert done.exit_code in (0, REFUSES.get(command)), (number, done.stderr)
        elif done.exit_code == 0 and command in ("records", "batches"):
            assert '"offset":1' in done.stdout or '"lastOffset":1' in done.stdout
        if done.exit_code:
            assert str(disk / "orders-0") in done.stderr
            assert not (home / "out" / "records").exists()
        shutil.rmtree(home)
    assert number > 8


@pytest.mark.parametrize("threads", [1, 4])
def test_a_segment_that_is_deleted_is_an_error_of_the_library(threads: int, tmp_path: Path) -> None:
    """Who reads all records may count on them; a command says what it passes over."""
    disk = _made(tmp_path / "disk")
    scan = kafkafmt.scan_records(disk, threads=threads)
    retained(disk / "orders-0")
    with pytest.raises(FileNotFoundError, match=f"{0:020}.log"):
        scan.read_all()
