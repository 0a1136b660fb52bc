"""The file system of this machine, as a tree of files.

Invariant: the paths that it returns are absolute, so another process of this machine can use them.
"""

from __future__ import annotations

import glob
import os
import stat
from collections.abc import Iterable, Iterator
from typing import IO, cast

from kafkafmt.storage.file_system import Item


class LocalTree:
    """Files of this machine."""

    def absolute(self, path: str) -> str:
        """The absolute path, without ``file://``; a leading ``~`` is the home directory."""
        return os.path.abspath(os.path.expanduser(path.removeprefix("file://")))

    def kind(self, path: str) -> str | None:
        """``file``, ``directory`` or ``other``, links followed; ``None`` when nothing is there."""
        try:
            mode = os.stat(path).st_mode
        except (FileNotFoundError, NotADirectoryError):
            return None
        except ValueError:  # no file can have a zero byte in its name
            return None
        if stat.S_ISREG(mode):
            return "file"
        return "directory" if stat.S_ISDIR(mode) else "other"

    def item(self, path: str) -> Item:
        """An existing file."""
        return Item(path, self.name(path), False, os.stat(path).st_size)

    def items(self, path: str) -> list[Item]:
        """The entries of a directory, by name, without links whose target is missing."""
        with os.scandir(path) as entries:
            found = [entry for entry in entries if os.path.exists(entry.path)]
        return [
            Item(entry.path, entry.name, entry.is_dir(), entry.stat().st_size)
            for entry in sorted(found, key=lambda entry: entry.name)
        ]

    def items_of(self, paths: Iterable[str]) -> Iterator[list[Item]]:
        """The entries of each of several directories."""
        return map(self.items, paths)

    def glob(self, pattern: str) -> list[Item]:
        """The files and directories that match, by path; ``**`` is any depth."""
        return [
            Item(path, self.name(path), os.path.isdir(path), os.stat(path).st_size)
            for path in sorted(glob.glob(pattern, recursive=True))
            if os.path.exists(path)
        ]

    def open(self, path: str) -> IO[bytes]:
        """The file, unbuffered: a window does its own buffering."""
        return cast("IO[bytes]", open(path, "rb", buffering=0))

    def parent(self, path: str) -> str:
        """The directory of a path."""
        return os.path.dirname(path)

    def name(self, path: str) -> str:
        """The last part of a path."""
        return os.path.basename(path)
