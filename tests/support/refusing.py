"""Files that cannot be opened; not by their modes, since root reads everything."""

from __future__ import annotations

from typing import IO

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
