"""Readers of a directory that a broker changes between two of their system calls.

The answer is of one moment, or the error or finding says what happened; nothing is called damaged
or lost that a broker changes, and no record is missed that it moves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path

import pytest

from tests.attacks.changes import changes, readers
from tests.attacks.changes.between import Step
from tests.attacks.changes.judging import judge
from tests.attacks.changes.subjects import SUBJECTS, Subject
from tests.attacks.changes.trying import Schedule, Trial
from tests.support.samples import SOAK


def _listed(data: Path) -> Sequence[str]:
    """The rows of ``ls``, which a log that is renamed or deleted does not end."""
    try:
        return readers.SURVEYS["ls"](data)
    except FileNotFoundError as error:
        raise AssertionError(str(error)) from error


def _sound(data: Path) -> list[str]:
    """The findings of ``verify`` of a sound log."""
    rows = readers.SURVEYS["verify"](data)
    assert not [row for row in rows if '"severity": "damage"' in row]
    return list(rows)


def _set_aside(data: Path) -> list[Step]:
    return changes.deletes_topic(data)[:1]


_MORE = {"listed": _listed, "sound": _sound}
OF = SUBJECTS | {
    "one log": Subject(partial(changes.disk, logs=1), readers.READERS, changes.CHANGES),
    "two logs": Subject(
        partial(changes.disk, logs=2),
        readers.READERS | _MORE,
        changes.CHANGES | {"is set aside": _set_aside},
    ),
}
OF_SURVEYS = ("grows", "expires", "compacts two", "truncates", "deletes the topic")
OF_A_DIRECTORY = ("expires all", "compacts the middle", "truncates", "recreates the topic")
# Subject, reader, change; the plan, and the first and each n-th of its schedules.
Tried = tuple[str, str, str, str, int, int]
TRIED: list[Tried] = [
    *(
        ("one log", "of one log", change, "whole", 0, 1)
        for change in changes.CHANGES
        if change != "commits"
    ),
    *(
        ("one log", reader, change, "whole", 0, 1)
        for reader in ("from an offset", "matched")
        for change in OF_A_DIRECTORY
    ),
    # The old segment is gone when a swap is listed, which then has its own name.
    ("one log", "of one log", "compacts the middle", "renamed", 0, 1),
    ("one log", "matched", "compacts the middle", "renamed", 0, 1),
    *(
        ("one log", reader, change, "whole", 1, 3)
        for reader in ("ls", "verify")
        for change in (*OF_SURVEYS, "recreates the topic")
    ),
    # Also between the listing of its data directory and its own.
    ("two logs", "listed", "is set aside", "all", 12, 1),
    ("two logs", "listed", "deletes the topic", "all", 12, 1),
    ("two logs", "listed", "recreates the topic", "all", 12, 1),
    # The marker of a transaction, and its entry in the index, come after the index was read.
    ("two logs", "sound", "commits", "whole", 80, 1),
    ("one log", "records --last", "expires", "whole", 0, 4),
    ("one log", "batches", "compacts two", "whole", 0, 4),
    ("two logs", "transactions", "expires", "whole", 0, 4),
    ("two logs", "producers", "expires all", "whole", 0, 4),
    ("one log", "salvage", "expires one", "whole", 0, 5),
    ("one log", "salvage", "compacts two", "whole", 0, 5),
    ("one log", "salvage", "truncates", "whole", 0, 5),
    ("copies", "difference", "expires one", "whole", 0, 4),
    ("copies", "difference", "compacts two", "whole", 0, 4),
    ("disks", "records", "moves", "whole", 0, 1),
    ("disks", "ls", "moves", "whole", 0, 1),
    ("two logs", "exported", "truncates", "whole", 0, 24),
    ("two logs", "appended", "expires one", "whole", 0, 48),
    ("two logs", "appended committed", "commits", "whole", 0, 96),
    ("two logs", "inspected", "compacts two", "whole", 0, 24),
    ("two logs", "inspected", "truncates", "whole", 0, 12),
    ("transactions", "transaction states", "compacts two", "whole", 0, 2),
    ("transactions", "open transactions", "grows", "whole", 0, 4),
    ("shares", "share states", "expires one", "whole", 0, 2),
    # A segment is copied before a broker deletes its own; what retention deletes is gone.
    ("tier", "tier and broker", "leaves", "whole", 0, 2),
    ("tier", "broker and tier", "leaves", "whole", 0, 8),
    ("tier", "tier", "copies", "whole", 0, 8),
    ("tier", "tier", "expires", "whole", 0, 4),
    ("tier", "tier collected", "expires otherwise", "whole", 0, 8),
    ("tier", "tier exported", "expires", "whole", 0, 16),
    ("tier", "tier listed", "expires", "whole", 0, 8),
    ("tier", "tier verified", "expires", "whole", 0, 4),
    ("tier", "tier audited", "copies", "whole", 0, 16),
]


def _schedules(trial: Trial, plan: str) -> Iterator[Schedule]:
    if plan == "renamed":
        return trial.after(9)
    return iter([*trial.whole(), *(trial.one_by_one() if plan == "all" else ())])


@pytest.mark.slow
@pytest.mark.parametrize("tried", TRIED, ids=lambda tried: "-".join(tried[:4]))
def test_the_answer_is_of_one_moment_or_the_change_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tried: Tried
) -> None:
    kind, reader, change, plan, first, one_in = tried
    subject = OF[kind]
    disk = subject.disk(tmp_path / "disk")
    read, steps, is_right = subject.readers[reader], subject.changes[change], judge(reader, change)
    trial = Trial(disk, tmp_path / "work", read, steps, is_right, monkeypatch)
    every = one_in if SOAK else 8 * one_in
    assert not list(trial.faults(islice(_schedules(trial, plan), first, None, every)))
