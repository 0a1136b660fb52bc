"""Several copies of a partition as one sequence of entries.

Strategy: the copies are read side by side in offset order. Each entry comes from a copy that has
it. If copies have different entries at the same offsets, the one with the higher leader epoch is
right, as for a broker (KIP-101); else the larger copy, else the first one.

Invariant: offsets ascend. A gap between two entries comes with the losses of all copies that may
explain it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from kafkafmt.salvaging.copies import Copy
from kafkafmt.salvaging.entries import Kept, Loss

_NO_END = 2**63


@dataclass(frozen=True, slots=True)
class Conflict:
    """Entries of two copies that cannot both be right.

    Attributes:
        first, last: the offsets of the one that was kept.
        kept, left_out: the directories of the copies.
        reason: why it was decided so.
    """

    first: int
    last: int
    kept: str
    left_out: str
    reason: str


@dataclass(slots=True)
class Step:
    """The next entry, and what is wrong before it.

    Attributes:
        kept: ``None`` after the last entry.
        losses: those that lie where offsets are missing before it.
        harmless: the losses before it that hold no offset that is missing.
        conflicts: with entries of other copies at its offsets.
    """

    kept: Kept | None
    losses: list[Loss] = field(default_factory=list)
    harmless: list[Loss] = field(default_factory=list)
    conflicts: list[Conflict] = field(default_factory=list)


@dataclass(slots=True)
class _Placed:
    """A loss, and the offsets that it may hold by its own copy."""

    loss: Loss
    low: int
    high: int


class _Head:
    """A copy, and its next entry."""

    def __init__(self, copy: Copy, entries: Iterable[Kept | Loss], losses: list[_Placed]) -> None:
        self.copy = copy
        self.kept: Kept | None = None
        self._entries = iter(entries)
        self._losses = losses
        self._last = -1
        self.advance()

    def advance(self) -> None:
        if self.kept is not None:
            self._last = self.kept.last
        found: list[Loss] = []
        self.kept = None
        for each in self._entries:
            if isinstance(each, Kept):
                self.kept = each
                break
            found.append(each)
        high = _NO_END if self.kept is None else self.kept.first - 1
        self._losses += [_Placed(loss, self._last + 1, high) for loss in found]


def merged(copies: Sequence[tuple[Copy, Iterable[Kept | Loss], int]]) -> Iterator[Step]:
    """The entries of all copies; each copy comes with the number of bytes that it has.

    The last step has no entry.
    """
    losses: list[_Placed] = []
    heads = [_Head(copy, entries, losses) for copy, entries, _ in copies]
    sizes = {copy.path: size for copy, _, size in copies}
    last = -1
    while True:
        heads = [head for head in heads if head.kept is not None]
        if not heads:
            break
        kept, conflicts = _choose([head.kept for head in heads if head.kept is not None], sizes)
        step = Step(kept, conflicts=conflicts)
        _take_losses(step, losses, last + 1, kept.first - 1)
        yield step
        last = kept.last
        for head in heads:
            while head.kept is not None and head.kept.first <= last:
                head.advance()
    step = Step(None)
    _take_losses(step, losses, last + 1, _NO_END)
    yield step


def _take_losses(step: Step, losses: list[_Placed], low: int, high: int) -> None:
    """Move the losses before an entry into the step."""
    later = []
    for each in losses:
        if each.low <= high and low <= each.high:
            step.losses.append(each.loss)
        elif each.high <= high:
            step.harmless.append(each.loss)
        else:
            later.append(each)
    losses[:] = later


def _choose(heads: Sequence[Kept], sizes: dict[str, int]) -> tuple[Kept, list[Conflict]]:
    """The entry that comes next, and the conflicts with entries at the same offsets."""
    best = min(heads, key=lambda each: each.first)
    conflicts: list[Conflict] = []
    for other in heads:
        if other is best or other.first > best.last or _is_same(best, other):
            continue
        mine, theirs = (
            (-1 if each.leader_epoch is None else each.leader_epoch, sizes[each.copy.path])
            for each in (best, other)
        )
        winner, loser = (other, best) if theirs > mine else (best, other)
        reason = "a higher leader epoch" if mine[0] != theirs[0] else "the larger copy"
        if mine == theirs:
            reason = "the first copy"
        conflict = Conflict(winner.first, winner.last, winner.copy.path, loser.copy.path, reason)
        conflicts.append(conflict)
        best = winner
    return best, conflicts


def _is_same(one: Kept, other: Kept) -> bool:
    """Whether two entries have the same records, as far as their headers say.

    Compaction may have removed records from one of them, and may have compressed it otherwise.
    """
    if (one.first, one.last, one.batch.crc) == (other.first, other.last, other.batch.crc):
        return True
    is_compacted = any(each.batch.count != each.last - each.first + 1 for each in (one, other))
    return is_compacted and one.leader_epoch == other.leader_epoch
