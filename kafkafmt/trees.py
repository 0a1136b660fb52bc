"""The file trees that segments lie in, seen alike: the local one here, the others in ``remote``.

Invariant: a path that a tree gives out can be handed to another process of this machine (local:
absolute) or any machine (URL with its scheme), and :func:`tree_of` finds the same tree for it.
"""

from __future__ import annotations

import glob
import os
import re
import stat
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import IO, Protocol, cast

from kafkafmt.storage_options import NO_OPTIONS, StorageOptionError, StorageOptions

_PASSWORD = re.compile(r"[^/]+://[^/@]*:[^/@]*@")


@dataclass(frozen=True)
class Item:
    """A file or directory.

    Attributes:
        path: in the form that its tree gives out.
        name: the last part of it.
        is_directory: whether it is one.
        size: bytes of a file.
        version: what tells a file from another one of the same name, where the tree knows.
    """

    path: str
    name: str
    is_directory: bool
    size: int
    version: str | None = None


class Tree(Protocol):
    """What :mod:`kafkafmt.storage` asks of a file tree."""

    def absolute(self, path: str) -> str:
        """The path in the form that the tree gives out."""
        ...

    def kind(self, path: str) -> str | None:
        """``file``, ``directory``, ``other``, or ``None`` when nothing is there."""
        ...

    def item(self, path: str) -> Item:
        """A file that is there."""
        ...

    def items(self, path: str) -> list[Item]:
        """The entries of a directory, by name."""
        ...

    def items_of(self, paths: Iterable[str]) -> Iterator[list[Item]]:
        """The entries of each of several directories."""
        ...

    def glob(self, pattern: str) -> list[Item]:
        """The files and directories that match, by path."""
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


def is_remote(path: str) -> bool:
    """Whether a path is a URL of another tree than the local one."""
    scheme, separator, _ = path.partition("://")
    return bool(separator) and scheme != "file"


def tree_of(path: str, options: StorageOptions = NO_OPTIONS) -> Tree:
    """The tree that a path or URL lies in; ``options`` are for a remote one.

    Raises:
        DriverMissingError: no driver for such a URL is installed.
        StorageOptionError: there is no such driver, or it does not know an option.
    """
    if not is_remote(path):
        return LocalTree()
    if _PASSWORD.match(path):
        # Without the URL, for it would be shown.
        raise StorageOptionError("a URL with a password in it: give that as a storage option")
    from kafkafmt.remote import RemoteTree

    return RemoteTree(path, options)


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

    def item(self, path: str) -> Item:
        """A file that is there."""
        return Item(path, self.name(path), False, os.stat(path).st_size)

    def items(self, path: str) -> list[Item]:
        """The entries of a directory, by name; a link that leads nowhere is none."""
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
