"""What came of kills, counted by kind of export and by moment."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from benchmarks.pages import table as as_table


@dataclass
class Figures:
    """What came of the kills."""

    kills: Counter[str] = field(default_factory=Counter)
    moments: Counter[str] = field(default_factory=Counter)
    runs: int = 0
    rows: int = 0
    duplicates: int = 0
    losses: int = 0
    extra: int = 0
    incomplete: int = 0
    aborted: int = 0
    unstable: int = 0
    raced: int = 0

    @property
    def holds(self) -> bool:
        """Whether nothing went wrong."""
        return not (self.duplicates or self.losses or self.extra or self.incomplete)

    def add(self, other: Figures) -> None:
        """Adds those of another kind of export."""
        self.kills.update(other.kills)
        self.moments.update(other.moments)
        for name in _SUMS:
            setattr(self, name, getattr(self, name) + getattr(other, name))


_SUMS = (
    *("runs", "rows", "duplicates", "losses", "extra", "incomplete"),
    *("aborted", "unstable"),  # records that were in the logs and must not be in the tables
    "raced",
)
_TITLES = (
    *("kills", "runs", "rows", "duplicates", "losses", "too many", "not whole"),
    *("aborted", "not stable", "raced"),
)


def shown(kinds: dict[str, Figures]) -> str:
    """A line for each kind of export, their sum, and how often each moment was met."""
    total = Figures()
    for figures in kinds.values():
        total.add(figures)
    rows = [
        [name, *(f"{n:,}" for n in (of.kills.total(), *(getattr(of, sum_) for sum_ in _SUMS)))]
        for name, of in {**kinds, "all": total}.items()
    ]
    moments = ", ".join(f"{name} {n}" for name, n in sorted(total.moments.items()))
    return f"{as_table(['export', *_TITLES], rows)}\n\nKills by moment: {moments}."
