"""The command where standard streams are closed, or are read while it runs."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kafkafmt.cli import streams
from tests.cli.running import run
from tests.support.encoder.record_batch import Rec, record_batch

_COMMAND = [sys.executable, "-m", "kafkafmt"]


@pytest.fixture
def log(tmp_path: Path) -> Path:
    log = tmp_path / "orders-0"
    log.mkdir()
    (log / "00000000000000000000.log").write_bytes(record_batch([Rec(value=b"v")]))
    return log


def _environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}


@pytest.mark.slow
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_change_no_exit_code(log: Path, closed: str) -> None:
    line = f'"$@" {closed}'
    done = subprocess.run(
        ["sh", "-c", line, "sh", *_COMMAND, "records", str(log)],
        env=_environment(), capture_output=True, check=False, timeout=3000,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")


def test_no_file_gets_the_number_of_a_closed_stream(log: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    line = '"$@" <&- >&- 2>&-'
    command = [*_COMMAND, "records", "--output", str(out), str(log)]
    done = subprocess.run(
        ["sh", "-c", line, "sh", *command], env=_environment(), check=False, timeout=3000
    )
    assert done.returncode == 0
    assert out.read_text().count("\n") == 1


def test_inspect_prints_its_address_at_once(log: Path) -> None:
    process = subprocess.Popen(
        [*_COMMAND, "inspect", "--port", "0", str(log)],
        env=_environment(), stderr=subprocess.PIPE, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    assert process.stderr is not None
    try:
        assert process.stderr.readline().startswith(b"http://")
    finally:
        process.terminate()
        process.wait(timeout=300)
        process.stderr.close()


def test_a_library_that_is_missing_is_one_line(log: Path, tmp_path: Path) -> None:
    hidden = tmp_path / "hidden"
    hidden.mkdir()
    (hidden / "msgspec.py").write_text("raise ModuleNotFoundError('no msgspec')")
    done = subprocess.run(
        [*_COMMAND, "records", "--value-format", "connect-json", str(log)],
        env={**_environment(), "PYTHONPATH": str(hidden)},
        capture_output=True, check=False, timeout=3000,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1
    assert b"format json needs a package that is missing: pip install msgspec" in done.stderr


@pytest.mark.parametrize("command", ["ls", "verify"])
def test_rows_about_standard_input_name_no_temporary_file(command: str) -> None:
    segment = record_batch([Rec(b"k", b"v")])
    done = run(command, "--json", "-", stdin=segment + segment[:-3])
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert [row["path"] for row in found] == ["-"]


def test_standard_input_without_a_command_is_a_segment() -> None:
    segment = record_batch([Rec(b"k", b"v")])
    assert run("-", stdin=segment).stdout == run("batches", "-", stdin=segment).stdout != ""


@pytest.mark.parametrize(
    "command",
    [["show", "--offset", "0", "-"], ["salvage", "-", "out"], ["diff", "-", "-"], ["offsets", "-"]],
)
def test_a_command_that_does_not_read_standard_input_says_so(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(*command, stdin=b"")
    assert done.exit_code == 2
    assert done.stderr.rstrip().endswith("; this command does not read standard input")


def test_after_an_error_nothing_more_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A writer that is closed would print the end of its format after a gap."""
    taken: list[bytes] = []

    def take(stream: object, left: memoryview) -> None:
        if len(taken) == 1:
            taken.append(b"")
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        taken.append(bytes(left))

    monkeypatch.setattr(streams, "_write_all", take)
    stream = streams.binary()
    assert stream.write(b"first") == 5
    for _ in range(2):
        with pytest.raises(OSError, match="Input/output error"):
            stream.write(b"second")
    assert taken == [b"first", b""]
