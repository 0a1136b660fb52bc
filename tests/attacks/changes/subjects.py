"""What is read while it changes: logs, copies and disks of a broker, internal topics, a tier."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tests.attacks.changes import changes, readers, states, tiers
from tests.attacks.changes.between import Step
from tests.attacks.changes.trying import Change, Read


class Subject(NamedTuple):
    """What is read."""

    disk: Callable[[Path], Path]  # makes it, in a folder that is not there yet
    readers: Mapping[str, Read]  # who reads it, by name
    changes: Mapping[str, Change]  # what happens to it, by name


def _of_one(change: Change, root: Path) -> list[Step]:
    """A change of the first of two copies."""
    return change(root / "a")


SUBJECTS = {
    "logs": Subject(changes.disk, readers.READERS, changes.CHANGES),
    "transactions": Subject(
        partial(states.disk, log=states.TRANSACTIONS),
        readers.TRANSACTION_STATES,
        {"grows": states.grows, "compacts two": states.compacts},
    ),
    "shares": Subject(
        partial(states.disk, log=states.SHARES),
        readers.SHARE_STATES,
        {"grows": states.grows, "expires one": states.expires},
    ),
    "tier": Subject(tiers.disk, readers.TIERS, tiers.CHANGES),
    "copies": Subject(
        changes.two_copies,
        {"difference": readers.difference},
        {name: partial(_of_one, change) for name, change in changes.CHANGES.items()},
    ),
    "disks": Subject(
        changes.two_disks,
        {"records": readers.of_disks, "ls": readers.SURVEYS["ls"]},
        {"moves": changes.moves},
    ),
}
