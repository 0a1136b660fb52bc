"""The two kinds of file trees that segments lie in: the local one, and those of fsspec.

Invariant: a path that a tree gives out can be handed to another process of this machine (local:
absolute) or any machine (URL with its scheme), and :func:`tree_of` finds the same tree for it.
"""

from __future__ import annotations

import glob
import os
import stat
from dataclasses import dataclass
from typing import IO, Any, Protocol, cast


@dataclass(frozen=True)
class Item:
    """An entry of a directory."""

    path: str
    name: str
    is_directory: bool
    size: int


class Tree(Protocol):
    """What :mod:`kafkafmt.storage` asks of a file tree."""

    def absolute(self, path: str) -> str:
        """The path in the form that the tree gives out."""
        ...

    def kind(self, path: str) -> str | None:
        """``file``, ``directory``, ``other``, or ``None`` when nothing is there."""
        ...

    def size(self, path: str) -> int:
        """Bytes of a file."""
        ...

    def items(self, path: str) -> list[Item]:
        """The entries of a directory, by name."""
        ...

    def glob(self, pattern: str) -> list[str]:
        """The paths that match, sorted."""
        ...

    def open(self, path: str) -> IO[bytes]:
        """The file, for reading and seeking."""
        ...

    def parent(self, path: str) -> str:
        """The directory of a path."""
        ...

    def name(self, path: str) -> str:
        """The last part of a path."""
        ...


def tree_of(path: str) -> Tree:
    """The tree that a path or URL lies in."""
    scheme, separator, _ = path.partition("://")
    return RemoteTree(scheme) if separator and scheme != "file" else LocalTree()


class LocalTree:
    """Files of this machine."""

    def absolute(self, path: str) -> str:
        """The absolute path; ``file://`` is dropped."""
        return os.path.abspath(path.removeprefix("file://"))

    def kind(self, path: str) -> str | None:
        """What is there, links followed."""
        try:
            mode = os.stat(path).st_mode
        except (FileNotFoundError, NotADirectoryError):
            return None
        if stat.S_ISREG(mode):
            return "file"
        return "directory" if stat.S_ISDIR(mode) else "other"

    def size(self, path: str) -> int:
        """Bytes of a file."""
        return os.stat(path).st_size

    def items(self, path: str) -> list[Item]:
        """The entries of a directory, by name; a link that leads nowhere is none."""
        with os.scandir(path) as entries:
            found = [entry for entry in entries if os.path.exists(entry.path)]
        return [
            Item(entry.path, entry.name, entry.is_dir(), entry.stat().st_size)
            for entry in sorted(found, key=lambda entry: entry.name)
        ]

    def glob(self, pattern: str) -> list[str]:
        """The paths that match, sorted; ``**`` is any depth."""
        return sorted(glob.glob(pattern, recursive=True))

    def open(self, path: str) -> IO[bytes]:
        """The file, unbuffered: a window does its own buffering."""
        return cast("IO[bytes]", open(path, "rb", buffering=0))

    def parent(self, path: str) -> str:
        """The directory of a path."""
        return os.path.dirname(path)

    def name(self, path: str) -> str:
        """The last part of a path."""
        return os.path.basename(path)


class RemoteTree:
    """Files of anything that fsspec has a driver for."""

    def __init__(self, scheme: str) -> None:
        import fsspec

        self._files: Any = fsspec.filesystem(scheme)

    def absolute(self, path: str) -> str:
        """The URL, without a slash at its end."""
        return cast("str", self._files.unstrip_protocol(self._files._strip_protocol(path)))

    def kind(self, path: str) -> str | None:
        """What is there."""
        try:
            kind = self._files.info(path)["type"]
        except FileNotFoundError:
            return None
        return kind if kind in ("file", "directory") else "other"

    def size(self, path: str) -> int:
        """Bytes of a file."""
        return int(self._files.info(path)["size"] or 0)

    def items(self, path: str) -> list[Item]:
        """The entries of a directory, by name."""
        items = [
            Item(
                self.absolute(info["name"]),
                self.name(info["name"].rstrip("/")),
                info["type"] == "directory",
                int(info["size"] or 0),
            )
            for info in self._files.ls(path, detail=True)
        ]
        return sorted(items, key=lambda item: item.name)

    def glob(self, pattern: str) -> list[str]:
        """The URLs that match, sorted."""
        return sorted(self.absolute(match) for match in self._files.glob(pattern))

    def open(self, path: str) -> IO[bytes]:
        """The file, read by ranges."""
        return cast("IO[bytes]", self._files.open(path, "rb"))

    def parent(self, path: str) -> str:
        """The directory of a URL."""
        return path.rpartition("/")[0]

    def name(self, path: str) -> str:
        """The last part of a URL."""
        return path.rpartition("/")[2]
