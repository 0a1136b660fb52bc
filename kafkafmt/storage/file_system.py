"""What every file system offers: the local one (``local``) and those of fsspec (``remote``).

Invariant: a path that a file system gives out is valid in another process of this machine (local:
absolute) or on any machine (URL with its scheme); ``resolve.tree_of`` finds the same one for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import IO, Protocol


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
    """What :mod:`kafkafmt.storage.discovery` asks of a file tree."""

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
