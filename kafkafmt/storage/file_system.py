"""The common part of all file systems: the local one (``local``) and fsspec's (``remote``).

Invariant: a path returned by a file system is valid in another process of this machine (local:
absolute) or on any machine (URL with its scheme); ``resolve.open_tree`` returns the same file
system for it. No link is followed below a local directory; an unlistable directory is an error.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import NamedTuple

ANY_DEPTH = "**"
"""The part of a pattern for a directory and those in it at any depth."""


class Item(NamedTuple):
    """A file or directory. A tuple, because a listing may have millions.

    Attributes:
        version: the store's version of the file, such as its ETag; ``None`` if it has none.
        identity: the same for all paths that lead to one file or directory; ``None`` if that is not
            known.
        is_link: whether the path leads to it by a symbolic link.
        modified: when its bytes changed last, in nanoseconds since 1970; ``None`` in a store.
        unknown: why nothing but the name is known; the size is 0 then.
    """

    path: str
    name: str
    is_directory: bool
    size: int
    version: str | None = None
    identity: tuple[int, int] | None = None
    is_link: bool = False
    modified: int | None = None
    unknown: OSError | None = None


Keeps = Callable[[Item], bool]
"""Whether an entry of a directory is kept, called for each as it is listed, by one thread."""


def walked(root: str | os.PathLike[str]) -> Iterator[tuple[str, list[str], list[str]]]:
    """Yield as ``os.walk``; nothing for a missing path or a file."""

    def refuse(error: OSError) -> None:
        if not isinstance(error, (FileNotFoundError, NotADirectoryError)):
            raise error

    return os.walk(os.fspath(root), onerror=refuse)
