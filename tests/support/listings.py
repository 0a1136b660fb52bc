"""Which directories are listed."""

from __future__ import annotations

import os
from typing import Any

import pytest


def noted_listings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The paths of the directories that are listed from now on, in order."""
    listed: list[str] = []
    listing = os.scandir

    def noted(path: Any = ".") -> Any:
        listed.append(str(path))
        return listing(path)

    monkeypatch.setattr(os, "scandir", noted)
    return listed
