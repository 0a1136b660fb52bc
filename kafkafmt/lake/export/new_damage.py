"""The damage that a run adds to the table `damage`, where its tasks return it.

Invariant: a damaged range is added once, also if several tasks, or several attempts, find it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from kafkafmt._base.damage import Damage
from kafkafmt.segment.tables.schemas import DAMAGE_SCHEMA

_PLACE = ("topic", "partition", "segment", "position")
"""The attributes that tell the damaged ranges of one run apart."""


def new_damage(
    damage: Iterable[Damage], known: Callable[[], Iterable[Mapping[str, Any]]]
) -> list[Damage]:
    """The damage that is not in the table yet, without tails, which may still grow.

    Damage at the boundary of two offset ranges is found in both. Without the table, that is not
    noticed if they are of two micro-batches. Known is what has the same row: a log that was made
    again, or truncated, may have other damage at the same place.

    Args:
        damage: of all tasks of the micro-batch.
        known: the rows of the table; called if damage was found.
    """
    unique = {
        tuple(getattr(row, name) for name in _PLACE): row for row in damage if not row.is_tail
    }
    if unique:
        there = {tuple(row[name] for name in DAMAGE_SCHEMA.names) for row in known()}
        return [row for row in unique.values() if row.row not in there]
    return []
