"""Files that cannot be opened or listed; not by their modes, since root reads everything."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable
from typing import IO, Any

import pytest

from kafkafmt.storage.local import LocalTree


def refuse(monkeypatch: pytest.MonkeyPatch, end: str, error: OSError) -> None:
    """Refuse to open the files whose paths end like this."""
    opened = LocalTree.open

    def refused(tree: LocalTree, path: str) -> IO[bytes]:
        if path.endswith(end):
            raise error
        return opened(tree, path)

    monkeypatch.setattr(LocalTree, "open", refused)


def refuse_lists(
    monkeypatch: pytest.MonkeyPatch, paths: Iterable[object], number: int = errno.EIO
) -> None:
    """Refuse to list these directories, with this error of the system."""
    bad = {*map(str, paths)}

    def refuse(name: str) -> None:
        listing = getattr(os, name)

        def refused(path: Any = ".") -> Any:
            if str(path) in bad:
                raise OSError(number, os.strerror(number), path)
            return listing(path)

        monkeypatch.setattr(os, name, refused)

    for name in ("scandir", "listdir"):
        refuse(name)
