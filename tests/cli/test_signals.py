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

from kafkafmt.cli import signals
from kafkafmt.in_threads import in_threads
from kafkafmt.salvaging.target import NewDirectory
from tests.cli.running import run
from tests.support.encoder import Rec, record_batch

_COMMANDS = {
    "salvage": ["salvage", "--threads", "2", "{source}", "{out}"],
    "records": ["records", "-o", "{out}", "{source}"],
    "parquet": ["records", "-f", "parquet", "-o", "{out}", "{source}"],
    "batches": ["batches", "-f", "csv", "-o", "{out}", "{source}"],
    "unpack": ["unpack", "{source}/a-0/00000000000000000000.log", "{out}"],
    "inspect": ["inspect", "--html", "{out}", "{source}"],
    "export": ["export", "--local", "--processes", "1", "{source}", "{out}"],
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


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("name", _COMMANDS)
@pytest.mark.parametrize("number", _WORDS, ids=lambda number: number.name)
def test_nothing_half_written_stays(
    name: str, number: signal.Signals, source: Path, tmp_path: Path
) -> None:
    place = tmp_path / "place"
    place.mkdir()
    out = place / "out"
    arguments = [part.format(source=source, out=out) for part in _COMMANDS[name]]
    process = subprocess.Popen(
        [sys.executable, "-m", "kafkafmt", *arguments],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    time.sleep(random.uniform(0.1, 0.9))
    process.send_signal(number)
    _, said = process.communicate(timeout=60)
    there = os.listdir(place)
    if process.returncode == 0:
        assert there == ["out"]
    elif process.returncode == -number:  # before Python had begun with the command, or after it
        assert there in ([], ["out"])
    else:
        assert process.returncode == 128 + number
        assert said.startswith(f"kafkafmt: {_WORDS[number]}")
        assert said.count("\n") == 1
        assert there == [] or name == "export"
    if name == "export":  # its tables are the old ones or the new ones: see tests/export
        again = run(*arguments)
        assert again.exit_code == 0, again.stderr
        assert not (out / "_kafkafmt" / "staging").exists()


@pytest.mark.parametrize("number", _WORDS, ids=lambda number: number.name)
def test_what_a_signal_says(
    number: signal.Signals, source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*given: object, **options: object) -> None:
        raise signals.Stopped(number)

    monkeypatch.setattr("kafkafmt.cli.jsonl.write", stop)
    result = run("records", "-o", tmp_path / "out.jsonl", source)
    assert result.exit_code == 128 + number
    assert result.stderr.startswith(f"kafkafmt: {_WORDS[number]}; an output file or directory")
    assert os.listdir(tmp_path) == ["disk"]
    monkeypatch.setattr("kafkafmt.cli.compact.compact", stop)
    result = run("compact", tmp_path)
    assert result.exit_code == 128 + number
    assert "readers see each table as it was, or compacted" in result.stderr


def test_a_signal_that_is_repeated_does_not_stop_the_removal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(signals, "_last", 0.0)
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
            begun.wait(30)
            raise KeyboardInterrupt
        begun.set()
        may_end.wait(30)
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
    assert ended.wait(30)
    assert os.listdir(tmp_path) == []
