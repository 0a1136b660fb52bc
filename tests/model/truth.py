"""What is true of some copies of a partition, by the model.

Strategy: the copy of the highest leader epoch counts, of several the one that ends last. Of other
copies counts what is of its history: the same entries at the same offsets.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from tests.model.copy import Copy, committed
from tests.model.entries import Entry, Item


@dataclass
class Truth:
    """The log that some copies of one topic add up to.

    Attributes:
        copies: the one that counts first.
    """

    copies: list[Copy]

    @classmethod
    def all(cls, copies: Sequence[Copy]) -> list[Truth]:
        """The log of some copies; of several that are equally good each may count."""
        best = max(copy.rank for copy in copies)
        return [
            cls([chosen, *sorted((c for c in copies if c is not chosen), key=_worst, reverse=True)])
            for chosen in copies
            if chosen.rank == best
        ]

    @classmethod
    def of(cls, copies: Sequence[Copy]) -> Truth:
        """One of them: they have the same history."""
        return cls.all(copies)[0]

    @property
    def chosen(self) -> Copy:
        """The copy that counts."""
        return self.copies[0]

    @cached_property
    def lineage(self) -> dict[int, Entry]:
        """Its history."""
        return self.chosen.lineage()

    @property
    def is_whole(self) -> bool:
        """Whether the chosen copy lacks nothing of what it was given."""
        return self.chosen.tip is None or self.chosen.tip.last < self.chosen.end

    def history(self, *, to: int | None = None) -> list[Entry]:
        """All that the chosen copy is the continuation of, up to its end or another offset."""
        end = self.chosen.end if to is None else to
        return [self.lineage[first] for first in sorted(self.lineage) if first < end]

    def also(self) -> list[Entry]:
        """Entries of other copies that are of its history, where the chosen one has nothing."""
        found: dict[int, Entry] = {}
        chosen = self.chosen
        for copy in self.copies[1:]:
            for entry in copy.entries:
                is_outside = entry.last < chosen.bases[0] or entry.first >= chosen.end
                if is_outside and self.lineage.get(entry.first) is entry.origin:
                    found.setdefault(entry.first, entry)
        return [found[first] for first in sorted(found)]

    def must(self) -> dict[int, Item]:
        """The records that an answer has."""
        tail = [each for each in self.also() if each.first >= self.chosen.end]
        return records([*self.chosen.entries, *tail])

    def may(self) -> dict[int, Item]:
        """The records that an answer may have."""
        older = [each for each in self.also() if each.first < self.chosen.bases[0]]
        return records([*older, *self.chosen.entries]) | self.must()

    def entries(self) -> list[Entry]:
        """The chosen copy's, and what others have after its end."""
        tail = [each for each in self.also() if each.first >= self.chosen.end]
        return [*self.chosen.entries, *tail]

    def committed(self) -> dict[int, Item]:
        """The records that a consumer gets with ``read_committed``."""
        return {each.offset: each for each in committed(self.entries())}


def _worst(copy: Copy) -> tuple[int, int]:
    return copy.rank


def records(entries: Sequence[Entry]) -> dict[int, Item]:
    """The records of entries, by offset."""
    return {each.offset: each for entry in entries if entry.control is None for each in entry.items}


def by_id(copies: Sequence[Copy]) -> dict[str, list[Copy]]:
    """Copies by the id of their topic."""
    found: dict[str, list[Copy]] = {}
    for copy in copies:
        found.setdefault(copy.topic_id, []).append(copy)
    return found
