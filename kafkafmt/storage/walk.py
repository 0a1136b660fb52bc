"""Everything below a directory of this machine.

Invariant: no link is followed, and a directory that cannot be listed is an error: ``os.walk`` would
pass over it, as if it had no files.
"""

from __future__ import annotations

import os
from collections.abc import Iterator


def walked(root: str | os.PathLike[str]) -> Iterator[tuple[str, list[str], list[str]]]:
    """What ``os.walk`` yields; nothing for a path that is missing or is a file.

    Raises:
        OSError: a directory cannot be listed.
    """

    def refuse(error: OSError) -> None:
        if not isinstance(error, (FileNotFoundError, NotADirectoryError)):
            raise error

    return os.walk(os.fspath(root), onerror=refuse)
