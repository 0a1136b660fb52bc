"""Progress on a terminal: late, with the time that is left, and gone at the end."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import NoReturn

import pytest

import kafkafmt
from kafkafmt.cli import export, findings, progress
from kafkafmt.export.executor import InProcess
from tests.cli.running import run
from tests.support.encoder import Rec, record_batch
from tests.support.truth import GOLDEN


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def terminal_of(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """A terminal as standard error; a fixture would be undone by the capture of the test."""
    made = Terminal()
    monkeypatch.setattr(sys, "stderr", made)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "100")
    return made


def test_nothing_is_drawn_in_the_first_two_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = terminal_of(monkeypatch)
    with progress.of_bytes("verify", 100) as advance:
        advance(60)
        advance(39)
    assert terminal.getvalue() == ""


def test_later_there_is_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = terminal_of(monkeypatch)
    monkeypatch.setattr(progress, "_AFTER", 0.0)
    with progress.of_whole("salvage", progress.BYTES) as update:
        update(1 << 20, 4 << 20)
        update(2 << 20, 4 << 20)
    printed = terminal.getvalue()
    assert "salvage" in printed
    assert "left:" in printed
    assert printed.endswith("\x1b[2K")  # the line is empty again


@pytest.mark.parametrize("is_shown", [True, False])
def test_a_pipe_gets_nothing(
    is_shown: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(progress, "_AFTER", 0.0)
    with progress.of_whole("export", progress.TASKS, is_shown=is_shown) as update:
        update(1, 2)
    assert capsys.readouterr().err == ""


def test_salvage_and_export_say_how_far_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("a-0", "b-0"):
        (tmp_path / "disk" / name).mkdir(parents=True)
        (tmp_path / "disk" / name / f"{0:020}.log").write_bytes(record_batch([Rec(b"k", b"v")]))
    steps: list[tuple[int, int]] = []
    kafkafmt.salvage(
        tmp_path / "disk", tmp_path / "out", progress=lambda *found: steps.append(found)
    )
    size = (tmp_path / "disk" / "a-0" / f"{0:020}.log").stat().st_size
    assert steps == [(size, 2 * size), (2 * size, 2 * size)]
    steps.clear()

    def update(self: object, done: int, total: int) -> None:
        steps.append((done, total))

    monkeypatch.setattr(progress._Late, "update", update)
    terminal_of(monkeypatch)
    shown = export._WithProgress(InProcess(), is_shown=True)
    counts: list[int] = []
    assert shown.run(str, [1, 2], counts.append) == ["1", "2"]
    assert (steps, counts) == ([(1, 2), (2, 2)], [1, 2])


def test_an_interruption_says_what_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a-0").mkdir()
    (tmp_path / "a-0" / f"{0:020}.log").write_bytes(record_batch([Rec(b"k", b"v")]))

    def interrupted(*given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("kafkafmt.cli.jsonl.write", interrupted)
    result = run("records", "-o", tmp_path / "out.jsonl", tmp_path / "a-0")
    assert result.exit_code == 130
    assert "interrupted; an output file or directory appears only when" in result.stderr
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a-0"]
    monkeypatch.setattr(findings.Listing, "lines", interrupted)
    result = run("verify", tmp_path / "a-0")
    assert (result.exit_code, result.stderr) == (130, "kafkafmt: interrupted\n")


def test_an_interrupted_export_says_what_out_has(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupt(*arguments: object, **options: object) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr("kafkafmt.export.processes.Processes.run", interrupt)
    out = tmp_path / "out"
    found = run("export", "--local", GOLDEN / "k431-tx", out)
    assert found.exit_code == 130
    assert found.stderr.startswith(f"kafkafmt: interrupted; {out} has the tables ")
    assert "the next export removes what this one began" in found.stderr
    assert not (out / "records").exists()
    monkeypatch.undo()
    assert run("export", "--local", GOLDEN / "k431-tx", out).exit_code == 0
    assert not (out / "_kafkafmt" / "staging").exists()
