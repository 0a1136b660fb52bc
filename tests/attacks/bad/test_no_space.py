"""A disk without room: the error names the file, and nothing partial stays at its path."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.truth import GOLDEN

LOG = GOLDEN / "k431-java-none" / f"{0:020}.log"
MOST = 4096  # bytes of a file: an error of the same class as that of a full disk


def limited() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (MOST, MOST))


def run(*arguments: str | Path, stdout: int = subprocess.PIPE) -> subprocess.CompletedProcess[str]:
    # -B: Python takes a compiled file that it could write in part only for a whole one later.
    command = [sys.executable, "-B", "-m", "kafkafmt", *map(str, arguments)]
    return subprocess.run(
        command, stdout=stdout, stderr=subprocess.PIPE, text=True, preexec_fn=limited, check=False
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    "command",
    [
        ("unpack", "LOG", "OUT"),
        ("records", "--output", "OUT", "LOG"),
        ("records", "--format", "parquet", "--output", "OUT", "LOG"),
        ("records", "--format", "csv", "--output", "OUT", "LOG"),
        ("inspect", "--html", "OUT", "LOG"),
        ("salvage", "SOURCE", "OUT"),
    ],
    ids=" ".join,
)
def test_the_file_that_is_written_is_named(tmp_path: Path, command: tuple[str, ...]) -> None:
    out = tmp_path / "out"
    source = tmp_path / "source" / "orders-0"
    source.mkdir(parents=True)
    (source / LOG.name).write_bytes(LOG.read_bytes())
    places = {"LOG": LOG, "OUT": out, "SOURCE": source.parent}
    result = run(*(places.get(word, word) for word in command))
    assert result.returncode == 2
    (line,) = result.stderr.splitlines()
    assert line.startswith("kafkafmt: ")
    assert str(tmp_path) in line
    assert line.endswith("File too large")
    assert os.listdir(tmp_path) == ["source"]


@pytest.mark.slow
@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="the system has no full device")
@pytest.mark.parametrize("is_buffered", [True, False])
@pytest.mark.parametrize("command", [("records", LOG), ("ls", LOG.parent), ("--help",)])
def test_standard_output_may_be_full(
    monkeypatch: pytest.MonkeyPatch, command: tuple[str | Path, ...], is_buffered: bool
) -> None:
    """What is left in a buffer is not written again, at the latest when Python ends."""
    monkeypatch.setenv("PYTHONUNBUFFERED", "" if is_buffered else "1")
    with open("/dev/full", "wb") as full:
        result = run(*command, stdout=full.fileno())
    assert result.returncode == 2
    assert result.stderr == "kafkafmt: the output cannot be written: No space left on device\n"


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="the system has no full device")
def test_standard_error_may_be_full(tmp_path: Path) -> None:
    """The exit code is left."""
    command = [sys.executable, "-B", "-m", "kafkafmt", "ls", str(tmp_path / "missing")]
    with open("/dev/full", "wb") as full:
        assert subprocess.run(command, stderr=full, check=False).returncode == 2
