"""Several copies of a partition as one sequence of entries.

Strategy: the copies are read side by side in offset order, the chosen one first
(:mod:`kafkafmt.log.merging`). Its entries count; an entry of another copy counts where it lacks
one, if it is of the log that the chosen copy continues, as for a broker (KIP-101). In a compacted
log a hole without damage stays: the other copy may have records there that the cleaner has removed,
and lack the tombstones for them.

Invariant: offsets ascend. A gap between two entries comes with the losses of all copies that may
explain it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from kafkafmt.log.copies import HIGHER_EPOCH, Copies, reason
from kafkafmt.log.replica import NO_EPOCH
from kafkafmt.repair.salvage.copies import Copy
from kafkafmt.repair.salvage.entries import Kept, Loss

_NO_END = 2**63


@dataclass(frozen=True, slots=True)
class Conflict:
    """Contradictory entries of two copies.

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
class MergeStep:
    """The next entry, and the faults before it.

    Attributes:
        losses: those that lie where offsets are missing before it.
        harmless: the losses before it that hold no offset that is missing.
        conflicts: with entries of other copies at its offsets.
        begins_later: whether one of these is with an entry before the start of the chosen log.
    """

    kept: Kept | None
    losses: list[Loss] = field(default_factory=list)
    harmless: list[Loss] = field(default_factory=list)
    conflicts: list[Conflict] = field(default_factory=list)
    begins_later: bool = False


_Placed = tuple[Loss, int, int]
"""A loss, and the first and the last offset that it may hold by its own copy."""


class _Head:
    """A copy, and its next entry."""

    def __init__(self, copy: Copy, entries: Iterable[Kept | Loss], losses: list[_Placed]) -> None:
        self.copy = copy
        self.kept: Kept | None = None
        self._entries = iter(entries)
        self._losses = losses
        self._last = -1
        self._without_segment = [number for number, _ in copy.indexes_without_segment()]
        self.is_damaged = False
        self.advance()

    def advance(self) -> None:
        if self.kept is not None:
            self._last = self.kept.last
        found: list[Loss] = []
        self.kept = None
        for entry in self._entries:
            if isinstance(entry, Kept):
                self.kept = entry
                break
            found.append(entry)
        high = _NO_END if self.kept is None else self.kept.first - 1
        lost = self._without_segment
        self.is_damaged = bool(found) or any(self._last < offset <= high for offset in lost)
        self._losses += ((loss, self._last + 1, high) for loss in found)


def merged(
    copies: Copies[Copy], entries: Iterable[Iterable[Kept | Loss]], *, is_known: bool = False
) -> Iterator[MergeStep]:
    """Yield the entries of all copies, in offset order. The last step has no entry.

    `is_known`: whether it is known from elsewhere that brokers compact the log.
    """
    losses: list[_Placed] = []
    heads = [_Head(copy, its, losses) for copy, its in zip(copies, entries, strict=True)]
    chosen, others = heads[0], heads[1:]
    last, epoch = -1, NO_EPOCH
    noted = is_known or copies.is_cleaned

    def is_compacted() -> bool:
        return noted or copies[0].is_compacted  # reads all headers

    while True:
        step = MergeStep(None)
        for head in others:
            _leave_out(step, copies, chosen, head, epoch, is_compacted)
        there = [head for head in heads if head.kept is not None]
        if not there:
            break
        step.kept = kept = _choose(there, step.conflicts)
        _take_losses(step, losses, last + 1, kept.first - 1)
        yield step
        last = kept.last
        if kept is chosen.kept:
            epoch = max(epoch, _epoch(kept))
        for head in heads:
            while head.kept is not None and head.kept.first <= last:
                head.advance()
    _take_losses(step, losses, last + 1, _NO_END)
    yield step


def _leave_out(
    step: MergeStep,
    copies: Copies[Copy],
    chosen: _Head,
    head: _Head,
    low: int,
    is_compacted: Callable[[], bool],
) -> None:
    """Pass over entries before the next chosen one and outside the chosen log."""
    copy, following = chosen.copy, chosen.kept
    while (kept := head.kept) is not None and (following is None or kept.first < following.first):
        high = None if following is None else _epoch(following)
        why = None
        if copies.log.diverges(head.copy.path, kept.last):
            why = reason(copy, head.copy)
        elif not copies.log.continues(_epoch(kept), kept.first, kept.last, low, high):
            is_older = _epoch(kept) < copy.leader_epoch
            why = HIGHER_EPOCH if is_older else "another leader epoch"
        if why is not None:
            if copy.begins_after(kept.last):
                why, step.begins_later = "before the start of the log", True
            conflict = Conflict(kept.first, kept.last, copy.path, head.copy.path, why)
            step.conflicts.append(conflict)
        else:
            is_before = following is not None and kept.last < following.first
            is_inside = is_before and kept.first >= copy.first_offset
            if not is_inside or chosen.is_damaged or not is_compacted():
                return
        head.advance()


def _take_losses(step: MergeStep, losses: list[_Placed], low: int, high: int) -> None:
    """Move the losses before an entry into the step."""
    later = []
    for loss, first, last in losses:
        if first <= high and low <= last:
            step.losses.append(loss)
        elif last <= high:
            step.harmless.append(loss)
        else:
            later.append((loss, first, last))
    losses[:] = later


def _choose(heads: Sequence[_Head], conflicts: list[Conflict]) -> Kept:
    """Return the next entry; add its conflicts with entries at the same offsets.

    Of two different ones, that of the better copy counts.
    """
    entries = [(head.kept, head.copy) for head in heads if head.kept is not None]
    best = min((kept for kept, _ in entries), key=lambda entry: entry.first)
    winner, copy = next(entry for entry in entries if entry[0].first <= best.last)
    for other, loser in entries:
        if other is winner or other.first > winner.last or _is_same(winner, other):
            continue
        why = reason(copy, loser)
        conflicts.append(Conflict(winner.first, winner.last, copy.path, loser.path, why))
    return winner


def add_conflict(conflicts: list[Conflict], conflict: Conflict) -> None:
    """Add a conflict, or extend the one before it of the same copies by its offsets."""
    for place in range(len(conflicts) - 1, -1, -1):
        known = conflicts[place]
        if (known.left_out, known.reason) == (conflict.left_out, conflict.reason):
            if known.kept == conflict.kept and known.first <= conflict.first <= known.last + 1:
                last = max(known.last, conflict.last)
                conflicts[place] = replace(known, last=last)
                return
            break
    conflicts.append(conflict)


def _epoch(kept: Kept) -> int:
    return NO_EPOCH if kept.leader_epoch is None else kept.leader_epoch


def _is_same(one: Kept, other: Kept) -> bool:
    """Return whether two entries have the same records, as far as their headers say.

    Compaction may have removed records from one of them, and may have compressed it otherwise.
    """
    if (one.first, one.last, one.batch.crc) == (other.first, other.last, other.batch.crc):
        return True
    is_compacted = any(entry.batch.count != entry.last - entry.first + 1 for entry in (one, other))
    return is_compacted and one.leader_epoch == other.leader_epoch
