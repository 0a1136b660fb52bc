"""Runs a reader while a change happens before its k-th call, for each k, and judges its answers.

Strategy: a change is a list of steps. What the reader says of the directory after each number of
steps, when nothing changes, are the states; the answer of a reader that meets the change is one of
these, also if it is an error, or what :data:`Judge` allows besides, or an error that says that a
file is gone or replaced. An error that says that records are lost needs a change that loses them.

Invariant: a fault names the calls before which the steps were taken.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.lake.plan.data_loss import DataLossError
from tests.attacks.changes.between import Calls, Step, changed

Rows = tuple[str, ...]
Read = Callable[[Path], Sequence[str]]
Change = Callable[[Path], list[Step]]
Judge = Callable[[list[Rows], Rows], bool]
"""Whether an answer is right although it is none of the states; they are in order."""
Schedule = tuple[int, ...]
"""The number of the call before which each step is taken."""
SAID = (FileNotFoundError, kafkafmt.errors.ReplacedError, DataLossError)
"""The errors that say truly what happened."""


@dataclass
class Trial:
    """One reader, one change, and a directory that is copied for each try."""

    disk: Path
    work: Path
    read: Read
    change: Change
    is_right: Judge
    patch: pytest.MonkeyPatch
    loses: bool = True
    """Whether the change may take records away that the reader has not read yet."""

    def _try(self, schedule: Schedule) -> tuple[Rows | Exception, Calls]:
        shutil.rmtree(self.work, ignore_errors=True)
        data = self.work / "data"
        shutil.copytree(self.disk, data)
        plan: dict[int, list[Step]] = {}
        for at, step in zip(schedule, self.change(data), strict=False):
            plan.setdefault(at, []).append(step)
        with changed(data, plan, self.patch) as calls:
            try:
                return tuple(self.read(data)), calls
            except Exception as error:  # noqa: BLE001 - whatever it is, it is judged
                return error, calls

    @cached_property
    def _steps(self) -> int:
        return len(self.change(self.disk))

    @cached_property
    def _calls(self) -> int:
        """How many calls the reader makes when nothing changes."""
        return len(self._try(())[1].made)

    @cached_property
    def _ends(self) -> tuple[Rows | Exception, Rows | Exception]:
        """The answers before and after the change, which most tries get."""
        return self._try(())[0], self._try((0,) * self._steps)[0]

    @cached_property
    def _answers(self) -> list[Rows | Exception]:
        """The answers after each number of steps."""
        first, last = self._ends
        between = [self._try((0,) * number)[0] for number in range(1, self._steps)]
        return [first, *between, last]

    @cached_property
    def states(self) -> list[Rows]:
        """These answers; errors are left out."""
        rows = (answer for answer in self._answers if not isinstance(answer, Exception))
        return list(dict.fromkeys(rows))

    def whole(self) -> Iterator[Schedule]:
        """All steps before one call."""
        for call in range(self._calls + 2):
            yield (call,) * self._steps

    def one_by_one(self) -> Iterator[Schedule]:
        """A step before each call from one on."""
        for call in range(self._calls + 2):
            yield tuple(range(call, call + self._steps))

    def in_two(self) -> Iterator[Schedule]:
        """Some steps before the reader begins, and the others before a later call."""
        for begun in range(1, self._steps):
            yield from self.after(begun)

    def after(self, begun: int) -> Iterator[Schedule]:
        """So many steps before the reader begins, and the others before a later call."""
        for call in range(1, self._calls + 2):
            yield (0,) * begun + (call,) * (self._steps - begun)

    def faults(self, schedules: Iterable[Schedule]) -> Iterator[str]:
        """What is wrong, for each schedule that gives a wrong answer."""
        for schedule in schedules:
            found, calls = self._try(schedule)
            if found in self._ends:
                continue
            is_false = isinstance(found, DataLossError) and not self.loses
            if not is_false and (isinstance(found, SAID) or _is_said(found)):
                continue
            is_documented = isinstance(found, (OSError, kafkafmt.KafkaFormatError))
            if is_documented and repr(found) in map(repr, self._answers):
                continue  # as where nothing changes any more
            at = schedule[0] if schedule else 0
            where = calls.made[at] if at < len(calls.made) else "the end"
            told = f"steps before {sorted(set(schedule))[:9]}, {where}: "
            if isinstance(found, Exception):
                yield f"{told}{type(found).__name__}: {found}"
            elif found not in self.states and not self.is_right(self.states, found):
                known = {row for rows in self.states for row in rows}
                new = [row for row in found if row not in known]
                yield f"{told}{len(found)} rows, {new or found}"


def _is_said(found: Rows | Exception) -> bool:
    """Whether a command says so, and ends with the exit code of that."""
    if isinstance(found, Exception) or found[-1:] != ("exit 2",):
        return False
    return any("No such file" in line or "replaced" in line for line in found)
