"""Ctrl-C, kill and a lost terminal, at any moment of a command that writes."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from kafkafmt._base.threads import in_threads
from kafkafmt.cli import signals
from kafkafmt.cli.app import Commands
from kafkafmt.repair.new_directory import NewDirectory
from tests.cli.running import run
from tests.repair.rescue.cases import Case
from tests.support.encoder import Rec, record_batch

_COMMANDS = {
    "salvage": ["salvage", "--threads", "2", "{source}", "{out}"],
    "records": ["records", "-o", "{out}", "{source}"],
    "parquet": ["records", "-f", "parquet", "-o", "{out}", "{source}"],
    "batches": ["batches", "-f", "csv", "-o", "{out}", "{source}"],
    "unpack": ["unpack", "{source}/a-0/00000000000000000000.log", "{out}"],
    "inspect": ["inspect", "--html", "{out}", "{source}"],
    "export": ["export", "--local", "--processes", "1", "{source}", "{out}"],
    "rescue": ["rescue", "topic", "--topic", "{topic}", "{nodes}", "{out}"],
}
_WORDS = {
    signal.SIGINT: "interrupted",
    signal.SIGTERM: "terminated",
    **({signal.SIGHUP: "the terminal is gone"} if sys.platform != "win32" else {}),
}


@pytest.fixture
def source(tmp_path: Path) -> Path:
    for partition in range(3):
        log = tmp_path / "disk" / f"a-{partition}"
        log.mkdir(parents=True)
        batch = record_batch([Rec(value=b"v" * 100)] * 500)
        (log / f"{0:020}.log").write_bytes(batch)
    return tmp_path / "disk"


@pytest.fixture(scope="module")
def rescued(tmp_path_factory: pytest.TempPathFactory) -> Case:
    return Case("r2-same-cluster", tmp_path_factory.mktemp("case"))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("name", _COMMANDS)
@pytest.mark.parametrize("number", _WORDS, ids=lambda number: number.name)
def test_nothing_half_written_stays(
    name: str, number: signal.Signals, source: Path, rescued: Case, tmp_path: Path
) -> None:
    place = tmp_path / "place"
    place.mkdir()
    out = place / "out"
    asked = {"topic": rescued.asked["topic"], "nodes": rescued.nodes}
    arguments = [part.format(source=source, out=out, **asked) for part in _COMMANDS[name]]
    code, said = _stopped(arguments, number, 1.5 if name == "rescue" else 0.8)
    there = os.listdir(place)
    if code in (0, -number):  # the latter as Python ends
        assert there == ["out"]
    else:
        assert code == 128 + number
        assert said.startswith(f"kafkafmt: {_WORDS[number]}")
        assert said.count("\n") == 1
        assert there in ([], ["out"])  # it may come when all is done
        if there and name != "export":
            whole = tmp_path / "whole" / "out"
            whole.parent.mkdir()
            as_wanted = [str(whole) if part == str(out) else part for part in arguments]
            assert run(*as_wanted).exit_code == 0
            assert _sizes(out) == _sizes(whole)
    if name == "export":  # its tables are the old ones or the new ones: see tests/lake/export
        again = run(*arguments)
        assert again.exit_code == 0, again.stderr
        assert not list(out.glob(".kafkafmt-*"))


def _sizes(path: Path) -> dict[str, int]:
    return {
        str(each.relative_to(path)): each.stat().st_size
        for each in (path, *path.rglob("*"))
        if each.is_file()
    }


@pytest.mark.parametrize("number", _WORDS, ids=lambda number: number.name)
def test_what_a_signal_says(
    number: signal.Signals, source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*given: object, **options: object) -> None:
        raise signals.Stopped(number)

    monkeypatch.setattr("kafkafmt.cli.output.jsonl.write", stop)
    result = run("records", "-o", tmp_path / "out.jsonl", source)
    assert result.exit_code == 128 + number
    assert result.stderr.startswith(f"kafkafmt: {_WORDS[number]}; an output file or directory")
    assert os.listdir(tmp_path) == ["disk"]


@pytest.mark.parametrize("number", _WORDS, ids=lambda number: number.name)
def test_a_signal_before_a_command_begins_is_one_line_too(
    number: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*given: object, **options: object) -> None:
        raise signals.Stopped(number)

    monkeypatch.setattr(Commands, "parse_args", stop)
    result = run("ls", "x")
    assert (result.exit_code, result.stderr) == (128 + number, f"kafkafmt: {_WORDS[number]}\n")


@pytest.mark.parametrize("wrapped", [True, False], ids=["as a cause", "as a context"])
@pytest.mark.parametrize("number", _WORDS, ids=lambda number: number.name)
def test_a_signal_that_python_reports_as_another_error_is_one_line_too(
    number: signal.Signals, wrapped: bool, source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python 3.11 does so in ``__set_name__``, compiled modules do in their imports."""

    def stop(*given: object, **options: object) -> None:
        stopped = signals.Stopped(number)
        error = RuntimeError("Error calling __set_name__")
        error.__cause__, error.__context__ = (stopped, None) if wrapped else (None, stopped)
        raise error

    monkeypatch.setattr("kafkafmt.cli.output.jsonl.write", stop)
    result = run("records", source)
    assert result.exit_code == 128 + number
    assert result.stderr.startswith(f"kafkafmt: {_WORDS[number]}; an output file or directory")
    monkeypatch.setattr(Commands, "resolve_command", stop)
    result = run("ls", source)
    assert (result.exit_code, result.stderr) == (128 + number, f"kafkafmt: {_WORDS[number]}\n")


_FINALIZER = """
import os, sys, time
from kafkafmt.cli import signals
signals.watch()
class Kept:
    def __del__(self):
        os.kill(os.getpid(), int(sys.argv[1]))
        time.sleep(0.01)
class Complains:
    def __del__(self):
        raise ValueError("write to closed file")
kept = Kept()
try:
    try:
        del kept
        time.sleep(60)
    finally:
        Complains()
except KeyboardInterrupt as stopped:
    raise SystemExit(signals.exit_code(stopped))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("number", _WORDS, ids=lambda number: number.name)
def test_a_signal_in_a_finalizer_ends_the_command_and_finalizers_say_nothing(
    number: signal.Signals,
) -> None:
    script = [sys.executable, "-c", _FINALIZER, str(int(number))]
    ended = subprocess.run(script, capture_output=True, text=True, timeout=300)
    assert (ended.returncode, ended.stderr) == (128 + number, "")


def test_a_signal_that_is_repeated_does_not_stop_the_removal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(signals, "_last", 0.0)
    monkeypatch.setattr(sys, "unraisablehook", sys.unraisablehook)  # a signal sets it
    with pytest.raises(signals.Stopped):
        signals._stop(signal.SIGINT, None)
    signals._stop(signal.SIGINT, None)
    monkeypatch.setattr(signals, "_AGAIN", -1.0)
    with pytest.raises(signals.Stopped):
        signals._stop(signal.SIGINT, None)


def test_ctrl_c_does_not_wait_for_threads_and_they_leave_no_file(tmp_path: Path) -> None:
    begun, may_end, ended = threading.Event(), threading.Event(), threading.Event()

    def write(name: str) -> None:
        if name == "first":
            begun.wait(300)
            raise KeyboardInterrupt
        begun.set()
        may_end.wait(300)
        try:
            Path(directory.path, name).write_bytes(b"")
        except FileNotFoundError:
            ended.set()

    def written() -> Iterator[None]:
        yield from in_threads(write, ["first", "second"], 2)

    with pytest.raises(KeyboardInterrupt), NewDirectory(str(tmp_path / "out")) as directory:
        list(written())
    assert not may_end.is_set()
    assert os.listdir(tmp_path) == []
    may_end.set()
    assert ended.wait(300)
    assert os.listdir(tmp_path) == []


def _stopped(arguments: list[str], number: signal.Signals, within: float) -> tuple[int, str]:
    """Exit code and standard error of a command that gets a signal at a random moment.

    It has some seconds. Before it begins, Python itself writes a traceback, and ends as it likes.
    """
    process = subprocess.Popen(
        [sys.executable, "-c", _STARTED, *arguments],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert process.stdout is not None
    assert process.stdout.readline() == "begun\n"
    time.sleep(random.uniform(0.0, within))
    process.send_signal(number)
    _, said = process.communicate(timeout=300)
    return process.returncode, said


_STARTED = """
from kafkafmt.cli import main, signals
signals.end_at_once()
signals.watch()
print("begun", flush=True)
main()
"""
