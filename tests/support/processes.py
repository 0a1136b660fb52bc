"""Modules and commands that run in a process of their own."""

from __future__ import annotations

import fcntl
import os
import struct
import subprocess
import sys
import termios
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

REPOSITORY = Path(__file__).resolve().parents[2]


def ended(
    *words: str | Path, environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run this Python with some words in the repository."""
    return subprocess.run(
        [sys.executable, *map(str, words)],
        cwd=REPOSITORY,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def printed_by(
    module: str, *arguments: str | Path, environment: Mapping[str, str] | None = None
) -> str:
    """What ``python -m module`` prints; it has to end well."""
    done = ended("-m", module, *arguments, environment=environment)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


class Dialog(subprocess.Popen[str]):
    """A process that answers lines with lines; it takes the options of `Popen`."""

    def __init__(self, command: Sequence[str], **options: Any) -> None:
        pipe = subprocess.PIPE
        super().__init__(command, stdin=pipe, stdout=pipe, text=True, **options)

    def say(self, line: str) -> None:
        assert self.stdin is not None
        self.stdin.write(f"{line}\n")
        self.stdin.flush()

    def heard(self) -> str:
        """Its next line; an empty text if it has ended."""
        assert self.stdout is not None
        return self.stdout.readline()

    def ask(self, line: str) -> str:
        self.say(line)
        return self.heard()

    def end(self) -> None:
        self.kill()
        self.communicate()


def on_terminal(
    command: Sequence[str],
    environment: Mapping[str, str],
    *,
    width: int = 80,
    folder: Path | None = None,
    errors: IO[bytes] | None = None,
) -> tuple[int, str]:
    """Run a command on a terminal; return its exit code, and what it writes there.

    Standard error is a terminal, too, if it is no file.
    """
    ours, theirs = os.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, width, 0, 0))
    with subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=theirs,
        stderr=theirs if errors is None else errors,
    ) as process:
        os.close(theirs)
        written = bytearray()
        with suppress(OSError):  # the other end is closed
            while piece := os.read(ours, 1 << 16):
                written += piece
    os.close(ours)
    return process.returncode, written.decode().replace("\r\n", "\n")
