"""Progress on a terminal: late, with the time that is left, and gone at the end."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import NoReturn

import click
import pytest

import kafkafmt
from kafkafmt.cli import progress
from kafkafmt.cli.app import cli
from kafkafmt.cli.commands import export
from kafkafmt.lake.export.executors import InProcess
from kafkafmt.storage import meter
from tests.cli.running import run
from tests.support.encoder import Rec, record_batch
from tests.support.truth import GOLDEN


class TextTerminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def terminal_of(monkeypatch: pytest.MonkeyPatch) -> TextTerminal:
    """A terminal as standard error; a fixture would be undone by the capture of the test."""
    made = TextTerminal()
    monkeypatch.setattr(sys, "stderr", made)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "100")
    return made


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The display draws without a wait, and often."""
    monkeypatch.setattr(progress, "_AFTER", 0.0)
    monkeypatch.setattr(progress, "_EVERY", 0.001)


def wait_for(terminal: TextTerminal, text: str) -> None:
    until = time.monotonic() + 300
    while text not in terminal.getvalue() and time.monotonic() < until:
        time.sleep(0.001)
    assert text in terminal.getvalue()


def screen(written: str) -> str:
    """What a terminal shows when a carriage return has gone back to the first column."""
    lines = []
    for line in written.replace("\r\n", "\n").split("\n"):
        cells: list[str] = []
        for part in line.split("\r"):
            cells[: len(part)] = part
        lines.append("".join(cells).rstrip())
    return "\n".join(lines)


def test_nothing_is_drawn_in_the_first_two_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = terminal_of(monkeypatch)
    monkeypatch.setattr(progress, "_EVERY", 0.001)
    now = 100.0  # a busy machine may need two seconds for this
    monkeypatch.setattr(progress, "time", SimpleNamespace(monotonic=lambda: now))
    with progress.shown("verify"):
        progress.counted(progress.BYTES)(60, 100)
        now += 1.99
        time.sleep(0.02)
        assert terminal.getvalue() == ""
        now += 0.02
        wait_for(terminal, "60% of 100 B")


@pytest.mark.usefixtures("at_once")
def test_later_there_is_a_line_that_goes_away(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = terminal_of(monkeypatch)
    with progress.shown("salvage"):
        update = progress.counted(progress.BYTES)
        update(1 << 20, 4 << 20)
        wait_for(terminal, "] 25% of 4.00 MiB")
        update(2 << 20, 4 << 20)
        wait_for(terminal, "] 50% of 4.00 MiB, 0:00 left")
    assert screen(terminal.getvalue()) == ""


@pytest.mark.usefixtures("at_once")
def test_what_is_read_of_segments_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = terminal_of(monkeypatch)
    with progress.shown("records"):
        meter.add(total=200)
        meter.reached("a", 30)
        meter.reached("a", 50)
        meter.reached("a", 10)  # it is read again
        wait_for(terminal, "] 25% of 200 B")
        meter.reached("b", 150)
        wait_for(terminal, "records: 0:00, 200 B")


@pytest.mark.parametrize("columns", [20, 40, 60, 80, 200])
def test_the_line_fits_the_terminal(columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for figures in ((0, 0), (5, 0), (1 << 40, 9 << 50), (7 << 50, 7 << 50)):
        known = (*figures, progress.BYTES)
        display = progress._Display("rescue cluster", partial(lambda found: found, known))
        display.line(0.0, columns - 1)
        assert len(display.line(9.0, columns - 1)) < columns


@pytest.mark.parametrize("missing", ["terminal", "wish", "carriage return"])
@pytest.mark.usefixtures("at_once")
def test_where_none_is_wanted_nothing_is_drawn(
    missing: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal = None if missing == "terminal" else terminal_of(monkeypatch)
    if missing == "carriage return":
        monkeypatch.setenv("TERM", "dumb")
    with progress.shown("export", is_wanted=missing != "wish"):
        progress.counted(progress.TASKS)(1, 2)
        time.sleep(0.02)
    assert (capsys.readouterr().err if terminal is None else terminal.getvalue()) == ""


def test_each_command_that_reads_says_how_far_it_is() -> None:
    others = {"inspect", "grammar", "completion", "handover"}
    context = click.Context(cli)
    for name in set(cli.list_commands(context)) - others:
        command = cli.get_command(context, name)
        assert command is not None
        for each in command.commands.values() if isinstance(command, click.Group) else [command]:
            options = [option for param in each.get_params(context) for option in param.opts]
            assert "--no-progress" in options, each.name


_SLOW_ROWS = """
import sys, time
from kafkafmt.cli import progress, streams
progress._AFTER, progress._EVERY = 0.0, 0.001
with progress.shown("records"):
    for row in range(20):
        progress.counted(progress.BYTES)(row + 1, 30)
        while row == 0 and not progress._displays[0]._drawn:
            time.sleep(0.001)
        time.sleep(0.01)
        streams.out(f"row {row}\\n")
        streams.flush()
    streams.err("note: the end\\n")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals")
def test_the_line_never_mixes_with_rows(tmp_path: Path) -> None:
    script = tmp_path / "rows.py"
    script.write_text(_SLOW_ROWS)
    # pty.spawn copies to standard output, which the test keeps.
    code = f"import pty, sys; sys.exit(pty.spawn([sys.executable, {str(script)!r}]))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "TERM": "xterm", "COLUMNS": "80"},
        stdin=subprocess.DEVNULL, capture_output=True, check=True, timeout=300,
    )  # fmt: skip
    written = done.stdout.decode()
    assert "% of 30 B" in written
    shown = screen(written).rstrip("\n").split("\n")
    assert shown == [*(f"row {row}" for row in range(20)), "note: the end"]


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

    monkeypatch.setattr(progress, "counted", lambda _: lambda *found: steps.append(found))
    shown = export._WithProgress(InProcess(), is_shown=True)
    counts: list[int] = []
    assert shown.run(str, [1, 2], counts.append) == ["1", "2"]
    assert (steps, counts) == ([(1, 2), (2, 2)], [1, 2])


def test_an_interrupted_export_says_what_out_has(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupt(*arguments: object, **options: object) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr("kafkafmt.lake.export.executors.Processes.run", interrupt)
    out = tmp_path / "out"
    found = run("export", "--local", GOLDEN / "k431-tx", out)
    assert found.exit_code == 130
    assert found.stderr.startswith(f"kafkafmt: interrupted; each table in {out} is as it was")
    assert not (out / "records").exists()
    monkeypatch.undo()
    assert run("export", "--local", GOLDEN / "k431-tx", out).exit_code == 0
    assert not list(out.glob(".kafkafmt-*"))
