"""Damaged byte ranges of a segment, and the policy for them.

Strategy: a decoder that finds damage reports it to a :class:`DamagePolicy`. The policy alone
decides whether to raise, skip or collect (``on_damage`` of the public functions).

Invariant: nothing is left out without a report to the policy.
"""

from __future__ import annotations

import errno
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Final, Literal, NamedTuple

from kafkafmt._base.arguments import expect_word
from kafkafmt._base.errors import (
    ChecksumError,
    KafkaFormatError,
    LimitExceededError,
    MalformedError,
    TruncatedError,
    UnsupportedError,
)

TRUNCATED_TAIL = "truncated_tail"
ZERO_TAIL = "zero_tail"
BAD_CHECKSUM = "bad_checksum"
MALFORMED = "malformed"
UNSUPPORTED = "unsupported"
LIMIT_EXCEEDED = "limit_exceeded"
READ_ERROR = "read_error"
PRIVATE_KEY = "private_key"
MISSING_OFFSETS = "missing_offsets"
TAILS = (TRUNCATED_TAIL, ZERO_TAIL)
NAMES = {
    TRUNCATED_TAIL: "unfinished last entry",
    ZERO_TAIL: "zeroes at the end",
    BAD_CHECKSUM: "wrong checksum",
    MALFORMED: "unreadable bytes",
    UNSUPPORTED: "unknown format",
    LIMIT_EXCEEDED: "above a limit",
    READ_ERROR: "cannot be read",
    PRIVATE_KEY: "encrypted",
    MISSING_OFFSETS: "missing offsets",
}
"""What people call each kind."""
NOT_LAST = ", in a segment that is not the last"
"""What the message of a tail adds where the log goes on in another segment.

There Kafka's recovery warns of corruption, and deletes the segments that follow
(``LogLoader.recoverLog``); where it does not look, a consumer passes over the offsets.
"""
CUT_SHORT = "segment cut short"
"""What people call such a tail."""


def words(kind: str, message: str) -> str:
    """Return the term for damage with a kind and a message."""
    if kind in TAILS and message.endswith(NOT_LAST):
        return CUT_SHORT
    return NAMES.get(kind, kind.replace("_", " "))


OnDamage = Literal["raise", "skip", "collect"]
RAISE: Final = "raise"
SKIP: Final = "skip"
COLLECT: Final = "collect"
ON_DAMAGE: tuple[OnDamage, ...] = (RAISE, SKIP, COLLECT)

_ERRORS: dict[str, type[KafkaFormatError]] = {
    TRUNCATED_TAIL: TruncatedError,
    ZERO_TAIL: TruncatedError,
    BAD_CHECKSUM: ChecksumError,
    MALFORMED: MalformedError,
    UNSUPPORTED: UnsupportedError,
    LIMIT_EXCEEDED: LimitExceededError,
}


class Unreadable(NamedTuple):
    """Unreadable bytes of a segment, from a position up to ``end``, exclusive."""

    end: int
    kind: str
    reason: str


@dataclass(frozen=True, slots=True)
class Damage:
    """One damaged byte range of a segment, or its unfinished tail: a row of ``read_damage``.

    Attributes:
        topic, partition: from the directory's name; ``None`` if it has no such name.
        segment: the name of the segment's file; ``None`` for bytes.
        position: of the first byte, in the segment.
        length: in bytes.
        kind: ``truncated_tail``, ``zero_tail``, ``bad_checksum``, ``malformed``, ``unsupported``,
            ``limit_exceeded``, ``read_error`` (the operating system could not read it),
            ``private_key`` (sound for all that is known: it needs a key that was not given) or
            ``missing_offsets`` (a log directory has lost all its segments).
        message: what was expected and what was found.
        source: path or URL of the segment; ``<bytes>`` for bytes. Not a column of ``read_damage``.
        several: of ranges that are listed as one, how many and their bytes; of blocks that a disk
            cannot read, those in no other damage. Likewise no column.
    """

    __module__ = "kafkafmt"

    topic: str | None
    partition: int | None
    segment: str | None
    position: int
    length: int
    kind: str
    message: str
    source: str = field(default="<bytes>", compare=False, repr=False)
    several: tuple[int, int] | None = field(default=None, compare=False, repr=False)

    @property
    def counts(self) -> tuple[int, int]:
        """The number of damaged ranges counted for it, and their bytes."""
        return (1, self.length) if self.several is None else self.several

    @property
    def is_tail(self) -> bool:
        """Whether it is an unfinished last entry or preallocated zeroes, not damage.

        Kafka's own recovery cuts off both without a message.
        """
        return self.kind in TAILS

    @property
    def is_locked(self) -> bool:
        """Whether it lacks only a private key: nothing is known to be damaged."""
        return self.kind == PRIVATE_KEY

    def as_error(self) -> KafkaFormatError | OSError:
        """Return the error to raise for it."""
        return damage_error(self.kind, self.message, self.source, self.position)

    @property
    def row(self) -> tuple[str | int | None, ...]:
        """The columns of ``read_damage``."""
        place = self.topic, self.partition, self.segment
        return (*place, self.position, self.length, self.kind, self.message)


def damage_totals(found: Iterable[Damage]) -> tuple[int, int]:
    """Return the number of damaged ranges, and their bytes."""
    counts = [damage.counts for damage in found]
    return sum(count for count, _ in counts), sum(size for _, size in counts)


def damage_error(kind: str, reason: str, source: str, position: int) -> KafkaFormatError | OSError:
    """Return the error to raise for damage of ``kind``; an OSError where there are no bytes."""
    if kind not in _ERRORS:
        return OSError(errno.EIO, reason, source)
    return _ERRORS[kind](reason, source=source, position=position)


def damage_kind(error: KafkaFormatError) -> str:
    """Return the damage kind for a decoding error."""
    for kind in (BAD_CHECKSUM, UNSUPPORTED, LIMIT_EXCEEDED):
        if isinstance(error, _ERRORS[kind]):
            return kind
    return MALFORMED


_MIN_LISTED = 1_000
_BYTES_A_LISTED = 4096


@dataclass
class DamagePolicy:
    """The reaction to damage: ``raise``, ``skip`` or ``collect``.

    ``found`` holds the damage in file order, when collecting; tails are never raised. ``tails``
    holds the tails, whether collecting or not.

    A policy that ``is_bounded`` lists one damaged range for each 4 KiB of an extent, at least
    1,000; those that follow become one range. A reader calls :meth:`begin` and :meth:`end`.
    ``rest`` is that one range.

    Where damage is listed, entries that touch bytes that cannot be had are one range with these,
    and have their reason. It is listed when the next range, or the end, shows that it is whole.
    The blocks that a disk cannot read are listed for themselves: they tell where it is bad. They
    are in other damage, too, which counts their bytes.
    """

    on_damage: str = RAISE
    found: list[Damage] = field(default_factory=list)
    tails: list[Damage] = field(default_factory=list)
    is_bounded: bool = False
    rest: Damage | None = None
    _room: int | None = field(default=None, repr=False)  # how many more are listed
    _listed: Damage | None = field(default=None, repr=False)  # the last one
    _rest: tuple[int, int, int, int] | None = field(default=None, repr=False)
    _start: int = field(default=0, repr=False)  # of the extent
    _stop: int = field(default=0, repr=False)
    _unreadable: dict[int, Unreadable] = field(default_factory=dict, repr=False)
    _taken: int = field(default=0, repr=False)  # of these, for the next
    _waiting: list[tuple[int, Unreadable]] = field(default_factory=list, repr=False)
    _held: Damage | None = field(default=None, repr=False)  # with unreadable bytes, may go on
    _blocks: list[int] = field(default_factory=list, repr=False)  # that a disk cannot read, sorted
    _in_damage: set[int] = field(default_factory=set, repr=False)  # those in listed damage

    def __post_init__(self) -> None:
        expect_word("on_damage", self.on_damage, ON_DAMAGE)

    @property
    def skips_damage(self) -> bool:
        """Whether reading continues after damage."""
        return self.on_damage != RAISE

    @property
    def needs_reasons(self) -> bool:
        """Whether the next damage is raised or listed."""
        return self.on_damage != SKIP and self._room != 0

    def begin(
        self, length: int, unreadable: dict[int, Unreadable] | None = None, start: int = 0
    ) -> None:
        """Begin an extent of so many bytes at ``start``.

        ``unreadable`` are the bytes of its segment that cannot be had, by their position; it grows
        while the segment is read.
        """
        is_counted = self.is_bounded and self.on_damage == COLLECT
        self._room = max(_MIN_LISTED, length // _BYTES_A_LISTED) if is_counted else None
        self._rest = self.rest = None
        self._start, self._stop = start, start + length
        if unreadable is not None and unreadable is not self._unreadable:
            self._unreadable, self._taken, self._waiting = unreadable, 0, []
            self._blocks, self._in_damage = [], set()

    def end(self) -> None:
        """List the damaged ranges after the listed ones as one range."""
        self._list_held()
        if self._rest is not None and self._listed is not None:
            count, size, start, end = self._rest
            self._rest = None
            message = (
                f"{count} more damaged ranges of {size} bytes in all, listed as one; "
                "the sound entries between them are read"
            )
            self.rest = replace(
                self._listed,
                position=start,
                length=end - start,
                kind=MALFORMED,
                message=message,
                several=(count, size),
            )
            self.found.append(self.rest)

    def not_listed(self) -> Iterator[tuple[int, Unreadable]]:
        """Return the unreadable bytes outside all listed ranges, in order."""
        self._take_unreadable()
        waiting = dict(self._waiting)
        return (
            (start, lost)
            for start, lost in sorted(self._unreadable.items())
            if lost.kind == READ_ERROR or start in waiting
        )

    def take_rest(self) -> tuple[int, int]:
        """Return and reset the number and bytes of the ranges after the listed ones."""
        count, size = (0, 0) if self._rest is None else self._rest[:2]
        self._rest = None
        return count, size

    def report(self, damage: Damage, error: Exception) -> None:
        """Raise ``error``, drop ``damage`` or keep it."""
        if self.on_damage == COLLECT:
            self._collect(damage)
            return
        if damage.is_tail:
            self.tails.append(damage)
        elif not self.skips_damage:
            raise error

    def _collect(self, damage: Damage) -> None:
        """List damage, but hold a range next to unreadable bytes, because it may continue."""
        held, touched = self._held, self._touched_by(damage)
        start = max(self._start, min([damage.position, *(at for at, _ in touched)]))
        ends = (lost.end if at >= self._stop else min(lost.end, self._stop) for at, lost in touched)
        end = max([damage.position + damage.length, *ends])
        if held is not None and start < held.position + held.length + bool(touched):
            length = max(held.length, end - held.position)
            self._held = replace(held, length=length)
            return
        self._list_held()
        if touched:
            lost = touched[0][1]
            self._held = replace(
                damage, position=start, length=end - start, kind=lost.kind, message=lost.reason
            )
        else:
            self._list(damage)

    def _touched_by(self, damage: Damage) -> list[tuple[int, Unreadable]]:
        """Remove and return the waiting unreadable bytes inside damage, or after a tail."""
        self._take_unreadable()
        end = damage.position + damage.length + damage.is_tail
        touched = [
            (start, lost)
            for start, lost in self._waiting
            if start < end and damage.position < lost.end
        ]
        if touched:
            self._waiting = [row for row in self._waiting if row not in touched]
        return sorted(touched)

    def _take_unreadable(self) -> None:
        count = len(self._unreadable) - self._taken
        if count:
            self._taken += count
            new = list(islice(reversed(self._unreadable.items()), count))
            self._waiting += (entry for entry in new if entry[1].kind != READ_ERROR)
            blocks = sorted(start for start, lost in new if lost.kind == READ_ERROR)
            is_in_order = not self._blocks or not blocks or self._blocks[-1] < blocks[0]
            self._blocks += blocks
            if not is_in_order:
                self._blocks.sort()

    def _list_held(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            self._list(held)

    def _list(self, damage: Damage) -> None:
        if damage.kind == READ_ERROR:
            damage = self._counted(damage)
        elif self._blocks and not damage.is_tail:
            self._in_damage.update(self._blocks_in(damage))
        if damage.is_tail:
            self.tails.append(damage)
            self.end()
        elif self._room == 0:
            end = damage.position + damage.length
            self.leave_out(*damage.counts, damage.position, end)
            return
        elif self._room is not None:
            self._room -= 1
            self._listed = damage
        self.found.append(damage)

    def _counted(self, damage: Damage) -> Damage:
        """Return damage, counting only its unreadable blocks outside other damage."""
        blocks = self._blocks_in(damage)
        bare = [block for block in blocks if block not in self._in_damage]
        if len(bare) == len(blocks):
            return damage
        end = damage.position + damage.length
        size = sum(min(self._unreadable[block].end, end) - block for block in bare)
        return replace(damage, several=(1 if bare else 0, size))

    def _blocks_in(self, damage: Damage) -> list[int]:
        """Return the unreadable blocks of a disk overlapping the damage."""
        first = bisect_left(self._blocks, damage.position)
        if first and self._unreadable[self._blocks[first - 1]].end > damage.position:
            first -= 1
        return self._blocks[first : bisect_left(self._blocks, damage.position + damage.length)]

    def leave_out(self, count: int, size: int, start: int, end: int) -> None:
        """Add ranges of ``size`` bytes in all, from ``start`` to ``end``, to those not listed."""
        if self._rest is not None:
            count, size, start = count + self._rest[0], size + self._rest[1], self._rest[2]
        self._rest = count, size, start, end

    def add(self, other: DamagePolicy) -> None:
        """Add the findings of another policy."""
        self.found += other.found
        self.tails += other.tails
