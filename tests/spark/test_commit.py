"""Replacing an output completely or not at all, whenever a run dies; other files are kept."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kafkafmt.lakehouse.out_directory import OutputError
from kafkafmt.spark.export.replacing_output import Output, open_output

NAMES = ("records", "batches", "report.json")
FOREIGN = ("notes.txt", "records/notes.txt", "records/topic=a/mine.parquet", "mine/deep.txt")


class KilledError(Exception):
    """Simulates a run that was killed."""


def write_run(output: Output, run: str) -> None:
    """Stages the files of a run; each run has files with different names, as with Spark."""
    for file in (f"records/topic=a/{run}-1.parquet", f"records/topic=b/{run}-2.parquet"):
        (output.staging / file).parent.mkdir(parents=True, exist_ok=True)
        (output.staging / file).write_text(run)
    (output.staging / "records" / "_SUCCESS").write_text(run)
    (output.staging / "batches").mkdir()
    (output.staging / "batches" / f"{run}.parquet").write_text(run)
    (output.staging / "report.json").write_text(run)


def export(out: Path, run: str) -> None:
    with open_output(out, NAMES) as output:
        write_run(output, run)
        output.replace()


def content(out: Path) -> dict[str, str]:
    files = (file for file in out.rglob("*") if file.is_file())
    found = {file.relative_to(out).as_posix(): file.read_text() for file in files}
    return {name: text for name, text in found.items() if not name.startswith("_kafkafmt/")}


def run_files(run: str) -> dict[str, str]:
    names = (
        f"records/topic=a/{run}-1.parquet",
        f"records/topic=b/{run}-2.parquet",
        "records/_SUCCESS",
        f"batches/{run}.parquet",
        "report.json",
    )
    return dict.fromkeys(names, run)


def add_foreign(out: Path) -> dict[str, str]:
    for name in FOREIGN:
        (out / name).parent.mkdir(exist_ok=True)
        (out / name).write_text("mine")
    return dict.fromkeys(FOREIGN, "mine")


def test_first_run_makes_the_directory(tmp_path: Path) -> None:
    export(tmp_path / "new" / "out", "one")
    assert content(tmp_path / "new" / "out") == run_files("one")


def test_rerun_replaces_and_keeps_the_files_of_others(tmp_path: Path) -> None:
    export(tmp_path, "one")
    foreign = add_foreign(tmp_path)
    export(tmp_path, "two")
    assert content(tmp_path) == run_files("two") | foreign
    export(tmp_path, "three")
    assert content(tmp_path) == run_files("three") | foreign


def test_run_that_fails_leaves_the_old(tmp_path: Path) -> None:
    export(tmp_path, "one")

    def failing() -> None:
        with open_output(tmp_path, NAMES) as output:
            write_run(output, "two")
            raise KilledError

    with pytest.raises(KilledError):
        failing()
    assert content(tmp_path) == run_files("one")
    assert not (tmp_path / "_kafkafmt" / "staging").exists()


def die_at(monkeypatch: pytest.MonkeyPatch, step: int) -> list[str]:
    """From the `step`-th change to the file system on, every change raises the error."""
    done: list[str] = []

    def guarded(name: str, original: Callable[..., Any]) -> Callable[..., Any]:
        def change(*args: Any, **options: Any) -> Any:
            if len(done) >= step:
                raise KilledError(name)
            done.append(name)
            return original(*args, **options)

        return change

    monkeypatch.setattr(os, "replace", guarded("os.replace", os.replace))  # of a new file
    for name in ("rename", "unlink", "mkdir"):
        monkeypatch.setattr(Path, name, guarded(name, getattr(Path, name)))
    monkeypatch.setattr(shutil, "rmtree", guarded("rmtree", shutil.rmtree))
    return done


def test_killed_at_any_step_and_run_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    states = []
    for step in range(100):
        out = tmp_path / str(step)
        export(out, "one")
        foreign = add_foreign(out)
        with monkeypatch.context() as patch:
            done = die_at(patch, step)
            try:
                export(out, "two")
                killed = False
            except KilledError:
                killed = True
        with open_output(out, NAMES):
            after = content(out)
        assert after in (run_files("one") | foreign, run_files("two") | foreign), (step, done)
        states.append("one" if after == run_files("one") | foreign else "two")
        export(out, "three")
        assert content(out) == run_files("three") | foreign, (step, done)
        if not killed:
            break
    assert not killed
    assert states == sorted(states)  # after the decision to swap, the new tables stay
    assert states.count("two") > 8


def test_directory_of_others_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    with pytest.raises(OutputError, match="not empty and was not made by kafkafmt export"):
        export(tmp_path, "one")
    assert content(tmp_path) == {"thesis.txt": "mine"}


def test_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("mine")
    with pytest.raises(OutputError, match="not a directory"):
        export(tmp_path / "out", "one")


def test_table_of_others_is_refused(tmp_path: Path) -> None:
    with open_output(tmp_path, NAMES):
        pass
    (tmp_path / "records").mkdir()
    (tmp_path / "records" / "mine.parquet").write_text("mine")
    with pytest.raises(OutputError, match="records was not written by kafkafmt export"):
        export(tmp_path, "one")
    assert content(tmp_path) == {"records/mine.parquet": "mine"}


def test_two_runs_at_once_are_refused(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    with (
        open_output(tmp_path, NAMES),
        pytest.raises(OutputError, match="another kafkafmt export is writing"),
    ):
        export(tmp_path, "one")
