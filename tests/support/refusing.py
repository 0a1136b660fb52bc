"""Files that cannot be opened, and directories that cannot be listed.

It is not by their modes, since root reads everything.
"""

from __future__ import annotations

import errno
import os
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


def refuse_listing(monkeypatch: pytest.MonkeyPatch, bad: object) -> None:
    """Refuse to list a directory."""

    def refuse(name: str) -> None:
        listing = getattr(os, name)

        def refused(path: Any = ".") -> Any:
            if str(path) == str(bad):
                raise OSError(errno.EIO, os.strerror(errno.EIO), path)
            return listing(path)

        monkeypatch.setattr(os, name, refused)

    for name in ("scandir", "listdir"):
        refuse(name)
