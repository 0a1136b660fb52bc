"""The file of a history: JSON lines, one for each run, oldest first.

Strategy: a run is appended by one write, which ends with a newline and is flushed to the disk. If a
crash cut off the line before it, the write begins with a newline, so that only that line is lost.
Reading looks at the end of the file only.

Invariant: a line is never changed. Reading takes bounded time and memory, whatever is in the file,
and no link is followed.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from kafkafmt.spark.history.run import ExportRun
from kafkafmt.storage import regular_file
from kafkafmt.storage.new_file import READ_WRITE, write_new

NAME = "history.jsonl"
"""The file, in `OUT/_kafkafmt`."""
PAGE = "history.html"
"""The page beside it."""

MAX_BYTES = 16 * 1024 * 1024
"""How much of the end of the file is read."""
MAX_RUNS = 1000
"""How many runs are read: the last ones."""


class History(NamedTuple):
    """What a file has.

    Attributes:
        runs: the last runs, oldest first.
        unread: lines among them that are not runs.
    """

    runs: list[ExportRun]
    unread: int


class FileHistory:
    """The history in a directory, with its page."""

    def __init__(self, home: Path, permissions: int) -> None:
        """`home` is `OUT/_kafkafmt`; new files have at most these permissions."""
        self._home = home
        self._permissions = permissions

    def read(self) -> History:
        """The last runs."""
        return read(self._home / NAME)

    def append(self, run: ExportRun, history: History) -> History:
        """Adds a run after the others, with their totals; `history` is what `read` gave."""
        added = run.following(history.runs[-1] if history.runs else None)
        append(self._home / NAME, added, self._permissions)
        return History([*history.runs, added], history.unread)

    def write_page(self, content: bytes) -> None:
        """Replaces the page."""
        write_new(str(self._home / PAGE), content, permissions=self._permissions)


def append(path: Path, run: ExportRun, permissions: int = READ_WRITE) -> None:
    """Appends a run.

    Args:
        path: the file; it is created if it is missing.
        run: the run.
        permissions: the most that a new file may have.

    Raises:
        OSError: the file is a link or no regular file, or the disk is full.
    """
    flags = os.O_RDWR | os.O_APPEND | os.O_CREAT
    with regular_file.opened(path, flags, permissions) as descriptor:
        line = run.as_line().encode("utf-8", "replace")
        if os.fstat(descriptor).st_size:
            os.lseek(descriptor, -1, os.SEEK_END)
            if os.read(descriptor, 1) != b"\n":
                line = b"\n" + line
        if os.write(descriptor, line) < len(line):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))
        os.fsync(descriptor)


def read(path: Path, limit: int = MAX_RUNS) -> History:
    """The last runs of a file; none if it is missing.

    Args:
        path: the file.
        limit: at most how many runs.

    Raises:
        OSError: the file is a link or no regular file, or cannot be read.
    """
    try:
        with regular_file.opened(path, os.O_RDONLY) as descriptor:
            size = os.fstat(descriptor).st_size
            start = max(size - MAX_BYTES, 0)
            with os.fdopen(descriptor, "rb", closefd=False) as stream:
                stream.seek(start)
                content = stream.read(size - start)
    except FileNotFoundError:
        return History([], 0)
    lines = content.split(b"\n")
    if start:
        del lines[0]  # its beginning was not read
    return parsed(lines, limit)


def parsed(lines: Sequence[bytes], limit: int = MAX_RUNS) -> History:
    """The last runs of some lines, at most `limit`; empty lines do not count."""
    runs: list[ExportRun] = []
    unread = 0
    for line in reversed(lines):
        if len(runs) == limit:
            break
        if not line.strip():
            continue
        try:
            runs.append(ExportRun.of_line(line))
        except ValueError:
            unread += 1
    return History(runs[::-1], unread)
