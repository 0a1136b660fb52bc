"""The damage that a micro-batch adds to the table `damage`.

Invariant: a damaged range is added once, also if several tasks, or several attempts, find it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from kafkafmt.damage import Damage

PLACE = ("topic", "partition", "segment", "position")
"""The columns that tell damaged ranges apart."""


def new_damage(
    damage: Iterable[Damage], known: Callable[[], Iterable[Mapping[str, Any]]]
) -> list[Damage]:
    """The damage that is not in the table yet, without tails, which may still grow.

    Damage at the boundary of two offset ranges is found in both. Without the table, that is not
    noticed if they are of two micro-batches.

    Args:
        damage: of all tasks of the micro-batch.
        known: the rows of the table, in the columns `PLACE`; called if damage was found.
    """
    unique = {tuple(getattr(row, name) for name in PLACE): row for row in damage if not row.is_tail}
    if unique:
        for row in known():
            unique.pop(tuple(row[name] for name in PLACE), None)
    return list(unique.values())
