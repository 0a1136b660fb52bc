"""Disturbs a run inside this process at a chosen change of a place or a table.

Strategy: the functions that change something are wrapped. Either the run dies before the chosen
change: it raises `KilledError`, and so does each further one, since a process that is dead changes
nothing, also in clean-up code. Or the change is made and its answer is lost: it raises OSError, and
the run lives on. To die after a change is to die before the next one.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import pytest

from kafkafmt.lake.export.task import Sink
from kafkafmt.lake.tables.delta import Delta
from kafkafmt.lake.tables.iceberg import Iceberg
from kafkafmt.storage.object_store import ObjectStore

OF_THE_SYSTEM = ("fsync", "link", "mkdir", "rename", "replace", "rmdir", "truncate", "unlink")
"""The functions of `os` that change a directory."""
OF_A_STORE = ("create", "upload", "write", "delete")
OF_A_TABLE = ("create", "prepare", "commit")


class KilledError(BaseException):
    """Where the process of a run would have died."""


@contextmanager
def killed_at_task(number: int) -> Iterator[None]:
    """Kill the run of the block where it begins a task, counted from 0."""
    begun, write = count(), Sink.write

    def dies(self: Sink, task: Any) -> Any:
        if next(begun) == number:
            raise KilledError
        return write(self, task)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sink, "write", dies)
        with pytest.raises(KilledError):
            yield


class Changes:
    """The changes that a run makes.

    Attributes:
        made: what was changed, in order.
    """

    def __init__(self, stop: int | None = None, *, loses_answer: bool = False) -> None:
        """The run dies at change number `stop`, or loses its answer; by default nothing happens."""
        self.made: list[str] = []
        self._stop = stop
        self._loses_answer = loses_answer
        self._is_dead = False

    def around(self, name: str, change: Callable[..., Any]) -> Callable[..., Any]:
        """A function that makes a change, if the run lives."""

        @functools.wraps(change)
        def changed(*arguments: Any, **keywords: Any) -> Any:
            if self._is_dead:
                raise KilledError
            self.made.append(name)
            is_it = len(self.made) - 1 == self._stop
            self._is_dead = is_it and not self._loses_answer
            if self._is_dead:
                raise KilledError
            result = change(*arguments, **keywords)
            if is_it:
                raise OSError("the answer was lost")
            return result

        return changed


@contextmanager
def observed(changes: Changes, *, of_the_system: bool) -> Iterator[Changes]:
    """Counts the changes of the block, and kills it at the chosen one.

    `of_the_system`: whether the system calls on directories are changes; else only those of stores
    and tables are.
    """
    with pytest.MonkeyPatch.context() as patched:
        for kind, names in ((ObjectStore, OF_A_STORE), (Delta, OF_A_TABLE), (Iceberg, OF_A_TABLE)):
            for name in names:
                found = changes.around(f"{kind.__name__}.{name}", getattr(kind, name))
                patched.setattr(kind, name, found)
        for name in OF_THE_SYSTEM if of_the_system else ():
            patched.setattr(os, name, changes.around(name, getattr(os, name)))
        yield changes
