"""Changes a directory between two system calls of a reader.

Strategy: the calls of this process that open, list or look up something below a directory are
counted, the look-up of each entry of a listing among them; before the k-th one, steps of a change
are taken. The names of a listing are taken at once, as one system call gives them.

Invariant: what a step does itself is not counted.
"""

from __future__ import annotations

import builtins
import io
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import RLock
from typing import Any

import pytest

Step = Callable[[], object]
Plan = Mapping[int, Sequence[Step]]
"""The steps before each call, by its number."""
_SCANDIR = os.scandir


class Calls:
    """Counts the calls below a directory, and takes the steps that belong before each.

    Attributes:
        made: what was called, with which path.
    """

    def __init__(self, root: Path, plan: Plan) -> None:
        self._root = os.fspath(root)
        self._plan = plan
        self._lock = RLock()
        self.is_busy = False
        self.made: list[str] = []

    def before(self, name: str, path: object) -> None:
        if self.is_busy or not isinstance(path, (str, os.PathLike)):
            return
        text = os.fspath(path)
        if not text.startswith(self._root):
            return
        with self._lock:
            self.is_busy = True
            try:
                for step in self._plan.get(len(self.made), ()):
                    step()
            finally:
                self.is_busy = False
            self.made.append(f"{name} {text[len(self._root) :]}")


class _Entry:
    """An entry of a listing, of which nothing but its name is known yet."""

    def __init__(self, entry: os.DirEntry[str], calls: Calls) -> None:
        self._entry = entry
        self._calls = calls

    def __getattr__(self, name: str) -> Any:
        return getattr(self._entry, name)

    def stat(self, **options: Any) -> os.stat_result:
        """Look it up, which is a call of its own."""
        self._calls.before("stat of entry", self._entry.path)
        return self._entry.stat(**options)


class _Listing:
    """A listing whose names have been taken."""

    def __init__(self, entries: list[_Entry]) -> None:
        self._entries = iter(entries)

    def __iter__(self) -> Iterator[_Entry]:
        return self._entries

    def __next__(self) -> _Entry:
        return next(self._entries)

    def __enter__(self) -> Iterator[_Entry]:
        return self._entries

    def __exit__(self, *_: object) -> None:
        """Nothing is open any more."""


@contextmanager
def changed(root: Path, plan: Plan, patch: pytest.MonkeyPatch) -> Iterator[Calls]:
    """Take the steps of a plan while the block runs."""
    calls = Calls(root, plan)

    def counting(name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def counted(path: Any = ".", *arguments: Any, **options: Any) -> Any:
            calls.before(name, path)
            return call(path, *arguments, **options)

        return counted

    def listing(path: Any = ".") -> Any:
        if calls.is_busy:
            return _SCANDIR(path)
        calls.before("scandir", path)
        with _SCANDIR(path) as entries:
            return _Listing([_Entry(entry, calls) for entry in entries])

    with patch.context() as patched:
        for name in ("open", "stat", "lstat", "listdir"):
            patched.setattr(os, name, counting(name, getattr(os, name)))
        patched.setattr(os, "scandir", listing)
        opened = counting("open", builtins.open)
        patched.setattr(builtins, "open", opened)
        patched.setattr(io, "open", opened)
        yield calls
