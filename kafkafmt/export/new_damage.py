"""The damage that a micro-batch adds to the table `damage`, and to the sums.

Invariant: a damaged range is added once, also if several tasks, or several attempts, find it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Protocol

from kafkafmt.damage import Damage
from kafkafmt.export.report.sums import Sums, merged

PLACE = ("topic", "partition", "segment", "position")
"""The columns that tell damaged ranges apart."""

DamagedPlace = tuple[Any, ...]
"""The values of these columns."""


class Summed(Protocol):
    """What a task returns."""

    @property
    def sums(self) -> bytes:
        """The sums of its rows, packed."""
        ...


def by_place(damage: Iterable[Damage]) -> dict[DamagedPlace, Damage]:
    """Each damaged range once."""
    return {tuple(getattr(row, name) for name in PLACE): row for row in damage}


def places_of(rows: Iterable[Mapping[str, Any]]) -> Iterator[DamagedPlace]:
    """The places of rows of the table `damage`."""
    return (tuple(row[name] for name in PLACE) for row in rows)


def new_damage(
    damage: Iterable[Damage], known: Callable[[], Iterable[DamagedPlace]]
) -> list[Damage]:
    """The damage that is not in the table yet, without tails, which may still grow.

    Damage at the boundary of two offset ranges is found in both. Without the table, that is not
    noticed if they are of two micro-batches.

    Args:
        damage: of all tasks of the micro-batch.
        known: the places in the table; called if damage was found.
    """
    unique = by_place(row for row in damage if not row.is_tail)
    if unique:
        for place in known():
            unique.pop(place, None)
    return list(unique.values())


def sums_with(parts: Iterable[Summed], damage: Iterable[Damage]) -> Sums:
    """The sums of the parts, with this damage instead of the damage that the tasks found."""
    sums = merged(part.sums for part in parts)
    sums.add_damage(damage)
    return sums
