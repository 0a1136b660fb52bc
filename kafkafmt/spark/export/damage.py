"""The damage that a commit adds to the table `damage`, and to the sums.

Invariant: a damaged range is added once, also if several tasks, or several commits, find it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from kafkafmt.damage import Damage

PLACE = ("topic", "partition", "segment", "position")
"""The columns that tell damaged ranges apart."""


def new_damage(
    found: Iterable[Damage], rows: Callable[[], Iterable[Mapping[str, Any]]]
) -> list[Damage]:
    """The damage that is not in the table yet, without tails, which may still grow.

    Damage at the boundary of two offset ranges is found in both. Without the table, that is not
    noticed if they are of two commits.

    Args:
        found: by all tasks of the commit.
        rows: reads the columns `PLACE` of the table; called if damage was found.
    """
    unique = {tuple(getattr(row, name) for name in PLACE): row for row in found if not row.is_tail}
    if unique:
        for row in rows():
            unique.pop(tuple(row[name] for name in PLACE), None)
    return list(unique.values())
