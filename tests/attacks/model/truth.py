"""What is true of some copies of a partition, by the model.

Strategy: the copy of the highest leader epoch counts, of several the one that ends last. Of other
copies counts what is of its history: the same entries at the same offsets.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import attrgetter

from tests.attacks.model.cluster import OFFSETS
from tests.attacks.model.copy import Copy, committed
from tests.attacks.model.entries import Entry, Item


@dataclass
class Truth:
    """The log that some copies of one topic add up to."""

    copies: list[Copy]  # the one that counts first

    @classmethod
    def all(cls, copies: Sequence[Copy]) -> list[Truth]:
        """The log of some copies; of several that are equally good each may count."""
        ranked = sorted(copies, key=attrgetter("rank"), reverse=True)
        return [
            cls([chosen, *(copy for copy in ranked if copy is not chosen)])
            for chosen in copies
            if chosen.rank == ranked[0].rank
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
        tip = self.chosen.tip
        return not self.chosen.is_damaged and (tip is None or tip.last < self.chosen.end)

    def history(self, *, to: int | None = None) -> list[Entry]:
        """All that the chosen copy is the continuation of, up to its end or another offset."""
        end = self.chosen.end if to is None else to
        return [self.lineage[first] for first in sorted(self.lineage) if first < end]

    def also(self) -> list[Entry]:
        """Entries of other copies that are of its history, where the chosen one has nothing."""
        found: dict[int, Entry] = {}
        for entry in self._of_others():
            found.setdefault(entry.first, entry)
        return [found[first] for first in sorted(found)]

    def _of_others(self) -> Iterator[Entry]:
        """The same of each copy: one may have what the cleaner has removed from another."""
        chosen = self.chosen
        has = {each.first for each in chosen.sound}
        for copy in self.copies[1:]:
            for entry in copy.sound:
                is_outside = entry.last < chosen.bases[0] or entry.first >= chosen.end
                if chosen.is_damaged:  # nothing tells a hole of the cleaner beside the damage
                    is_outside = entry.first not in has
                if is_outside and self.lineage.get(entry.first) is entry.origin:
                    yield entry

    def must(self) -> dict[int, Item]:
        """The records that an answer has."""
        # A lost segment of a compacted log may be a hole of the cleaner: nothing tells.
        is_cleaned = any(c.cleaned is not None or c.topic == OFFSETS for c in self.copies)
        is_cleaned = is_cleaned or self.chosen.has_holes  # it fetched from a leader that is cleaned
        also = [] if is_cleaned and self.chosen.is_damaged else self.also()
        return records([*self.chosen.sound, *(e for e in also if e.first >= self.chosen.start)])

    def may(self) -> dict[int, Item]:
        """The records that an answer may have."""
        return records([*self._of_others(), *self.chosen.sound]) | self.must()

    def committed(self) -> dict[int, Item]:
        """The records that a consumer gets with ``read_committed``."""
        return {each.offset: each for each in committed(self.chosen.entries)}


def records(entries: Sequence[Entry]) -> dict[int, Item]:
    return {each.offset: each for entry in entries if entry.control is None for each in entry.items}


def by_id(copies: Sequence[Copy]) -> dict[str, list[Copy]]:
    found: dict[str, list[Copy]] = {}
    for copy in copies:
        found.setdefault(copy.topic_id, []).append(copy)
    return found
