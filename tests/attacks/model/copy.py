"""One broker's copy of a partition: what a broker does to it, and its files.

Rules: ``UnifiedLog``, ``LeaderEpochFileCache``, ``LogCleaner`` and ``ProducerStateManager``. Where
logs part is known by the entries themselves, not by epochs as for a broker: what KIP-101 and
KIP-279 find out is what is true.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import crc32c

from tests.attacks.model.entries import Entry, Item
from tests.support.encoder import checkpoint_text, damaged
from tests.support.encoder.control import ABORT, COMMIT

_DAY = 86_400_000


@dataclass(eq=False)
class Copy:
    """A copy of a partition."""

    topic: str
    topic_id: str
    partition: int
    entries: list[Entry] = field(default_factory=list)  # in offset order
    bases: list[int] = field(default_factory=lambda: [0])  # of its segments
    start: int = 0  # the log start offset
    end: int = 0  # the offset of the next record
    tip: Entry | None = None  # the last entry that it was given; also if a power failure took it
    # ``leader-epoch-checkpoint``: each epoch with its first offset.
    epochs: list[tuple[int, int]] = field(default_factory=list)
    high: int = 0  # the high watermark as far as it knows
    noted_high: int = 0  # that in the checkpoint
    # Of ``cleaner-offset-checkpoint``; ``None`` if the cleaner was not here.
    cleaned: int | None = None
    # The last entry when it was cleaned: markers up to there told what to remove.
    cleaned_tip: Entry | None = None
    # Segments that retention renamed: base and entries.
    deleted: dict[int, list[Entry]] = field(default_factory=dict)
    # Entries that it had in segments that were removed from its start.
    evicted: list[Entry] = field(default_factory=list)
    torn: bytes = b""  # bytes after the last entry: a batch that a power failure cut
    is_full: bool = False  # whether the next append begins a segment
    is_whole: bool = True  # whether no power failure and no damage took anything of it
    spoiled: set[int] = field(default_factory=set)  # entries with a flipped bit, by first offset
    gone: set[int] = field(default_factory=set)  # segments whose file is lost, by base offset
    # Of the metadata log: the bytes of each, by end offset and epoch.
    snapshots: dict[tuple[int, int], bytes] = field(default_factory=dict)

    # --- What it is -------------------------------------------------------------------------------

    @property
    def rank(self) -> tuple[int, int]:
        """Its last leader epoch and its end: what copies are compared by."""
        noted = self.epochs[-1][0] if self.epochs else -1
        written = self.sound[-1].epoch if self.sound else -1
        return max(noted, written), self.end

    @property
    def is_damaged(self) -> bool:
        return bool(self.spoiled or self.gone)

    @property
    def sound(self) -> list[Entry]:
        return [
            each
            for each in self.entries
            if each.first not in self.spoiled and self.segment_of(each.first) not in self.gone
        ]

    def lineage(self) -> dict[int, Entry]:
        """All that it is the continuation of, by first offset, also what is no longer in it."""
        return {} if self.tip is None else {each.first: each for each in self.tip.chain()}

    @property
    def has_holes(self) -> bool:
        """Whether it was given less than its history."""
        has = {each.first for each in self.entries}
        within = range(self.bases[0], self.end)
        lacks = any(first in within and first not in has for first in self.lineage())
        return lacks or any(len(each.items) < len(each.origin.items) for each in self.entries)

    @property
    def hides_holes(self) -> bool:
        """Whether its files do not tell that the leader of which it fetched is cleaned."""
        are_full = all(len(each.items) > each.last - each.first for each in self.entries)
        return self.has_holes and self.cleaned is None and are_full

    @property
    def may_lack_a_marker(self) -> bool:
        """Whether an epoch may show a marker to be lost: in a hole that may not be the cleaner's.

        That is one before a segment, and any where the files do not tell of a cleaner.
        """
        ends = {each.last + 1 for each in self.entries}
        is_before = any(base not in ends for base in self.bases[1:])
        return is_before or self.hides_holes

    def segment_of(self, offset: int) -> int:
        return max(base for base in self.bases if base <= offset)

    # --- What the broker does to it ---------------------------------------------------------------

    def assign_epoch(self, epoch: int, start: int) -> None:
        """Note the first offset of an epoch."""
        if self.epochs and self.epochs[-1][0] == epoch:
            return
        self.epochs = [each for each in self.epochs if each[0] < epoch and each[1] < start]
        self.epochs.append((epoch, start))

    def append(self, entry: Entry) -> None:
        """Append an entry of the leader, whole or as the leader's cleaner left it."""
        if entry.first < self.bases[0]:  # the leader's log starts within a batch
            self.bases, self.start = [entry.first], entry.first
        self.assign_epoch(entry.epoch, entry.first)
        if self.is_full and self.bases[-1] < entry.first:
            self.bases.append(entry.first)
        self.is_full = False
        self.entries.append(entry)
        self.end = entry.last + 1
        self.tip = entry.origin

    def truncate(self, offset: int) -> None:
        """Remove what begins at an offset or after it."""
        if offset >= self.end:
            # It may have led in an epoch without a record.
            self.epochs = [each for each in self.epochs if each[1] < self.end]
            return
        if offset < max(self.start, self.bases[0]):
            self.restart_at(offset, self.tip)
            return
        self.entries = [each for each in self.entries if each.last < offset]
        self.bases = [base for base in self.bases if base <= offset] or [offset]
        self.end = offset
        self.epochs = [each for each in self.epochs if each[1] < offset]
        self.high = min(self.high, offset)
        self.noted_high = min(self.noted_high, offset)
        self.tip = _before(self.tip, offset)

    def restart_at(self, offset: int, tip: Entry | None) -> None:
        """Go on, empty, at an offset of the leader's log (``truncateFullyAndStartAt``)."""
        self.entries, self.bases, self.epochs, self.deleted = [], [offset], [], {}
        self.evicted = []
        self.start = self.end = offset
        self.high = max(self.high, offset)
        self.noted_high = offset
        self.tip, self.cleaned = _before(tip, offset), None

    def advance_start(self, offset: int) -> None:
        """Move the log start offset, and rename the segments that end before it."""
        if offset <= self.start:
            return
        self.start = offset
        while len(self.bases) > 1 and self.bases[1] <= offset:
            base, following = self.bases[0], self.bases[1]
            self.deleted[base] = [each for each in self.entries if each.first < following]
            self.evicted += self.deleted[base]
            self.entries = [each for each in self.entries if each.first >= following]
            del self.bases[0]
        kept = [each for each in self.epochs if each[1] > offset]
        cut = [each for each in self.epochs if each[1] <= offset]
        self.epochs = [*((epoch, offset) for epoch, _ in cut[-1:]), *kept]

    def evict(self, offset: int) -> None:
        """Remove the segments that end at or before an offset: tiered storage has them."""
        while len(self.bases) > 1 and self.bases[1] <= offset:
            following = self.bases[1]
            self.evicted += [each for each in self.entries if each.first < following]
            self.entries = [each for each in self.entries if each.first >= following]
            del self.bases[0]

    def lose_tail(self, count: int, torn: int) -> None:
        """A power failure: the last entries of the active segment are not on the disk."""
        active = [each for each in self.entries if each.first >= self.bases[-1]]
        lost = active[len(active) - count :] if count else []
        if not lost:
            return
        self.is_whole = False
        self.entries = self.entries[: len(self.entries) - len(lost)]
        self.torn = lost[0].data[: min(torn, len(lost[0].data) - 1)]
        # Offsets that the leader's cleaner had emptied are between the last batch and the lost one.
        self.end = max(self.bases[-1], self.entries[-1].last + 1 if self.entries else 0)

    def recover(self) -> None:
        """What a broker does at its start after a power failure."""
        self.torn = b""
        self.high, self.noted_high = min(self.high, self.end), min(self.noted_high, self.end)
        self.epochs = [each for each in self.epochs if each[1] < self.end]
        self.tip = _before(self.tip, self.end)

    def clean(self, *, now: int) -> None:
        """Compact it up to the active segment, without what has a horizon before ``now``."""
        stable = min((each for each in open_transactions(self.entries).values()), default=self.end)
        most = min(self.bases[-1], stable, self.high)
        limit = max((base for base in self.bases if base <= most), default=self.bases[0])
        cleanable = [each for each in self.entries if each.first < limit]
        if not cleanable:
            return
        outcome = outcomes(self.entries)
        latest: dict[bytes, int] = {}
        for entry in cleanable:
            if entry.control is None and outcome.get(entry.first) != ABORT:
                for item in entry.items:
                    if item.key is not None:
                        latest[item.key] = item.offset
        last_of = {each.producer: each for each in self.entries if each.control is None}
        seen: set[int] = set()
        kept: list[Entry] = []
        for entry in cleanable:
            found = self._cleaned(entry, outcome, latest, last_of, seen, now)
            kept += [] if found is None else [found]
        self.entries = [*kept, *self.entries[len(cleanable) :]]
        joined = [base for base in self.bases if base >= limit]
        self.bases = [min(self.bases), *(each for each in joined if each > min(self.bases))]
        self.cleaned, self.cleaned_tip = limit, self.tip

    def _cleaned(
        self,
        entry: Entry,
        outcome: dict[int, int],
        latest: dict[bytes, int],
        last_of: dict[int, Entry],
        seen: set[int],
        now: int,
    ) -> Entry | None:
        """What is left of an entry."""
        is_over = entry.horizon is not None and entry.horizon < now
        if entry.control is not None:
            if not entry.is_marker or entry.producer in seen:
                seen.discard(entry.producer)
                return entry
            if not is_over:
                return entry if entry.horizon is not None else entry.left(entry.items, now + _DAY)
            items: tuple[Item, ...] = ()
        else:
            if entry.producer >= 0:
                seen.add(entry.producer)
            items = () if outcome.get(entry.first) == ABORT else entry.items
            items = tuple(
                each
                for each in items
                if each.key is not None
                and latest[each.key] == each.offset
                and not (each.value is None and is_over)
            )
        if not items:
            is_last = entry.producer >= 0 and last_of.get(entry.producer) is entry
            return entry.left((), None) if is_last else None
        horizon = entry.horizon
        if horizon is None and any(each.value is None for each in items):
            horizon = now + _DAY
        if items == entry.items and horizon == entry.horizon:
            return entry
        return entry.left(items, horizon)

    def spoil(self, chance: Random) -> None:
        """Flip a bit in an entry that is not the last one."""
        if len(self.entries) > 1:
            self.spoiled.add(chance.choice(self.entries[:-1]).first)
            self.is_whole = False

    def lose_segment(self, chance: Random) -> None:
        """Lose a segment that is not the last one."""
        if len(self.bases) > 1:
            self.gone.add(chance.choice(self.bases[:-1]))
            self.is_whole = False

    # --- Its files --------------------------------------------------------------------------------

    def write(self, directory: Path, *, keeps_deleted: bool) -> None:
        directory.mkdir(parents=True)
        following = [*self.bases[1:], 2**63 - 1]
        aborted = self.aborted()
        for base, stop in zip(self.bases, following, strict=True):
            within = [each for each in self.entries if base <= each.first < stop]
            if base in self.gone:
                continue
            torn = self.torn if stop == following[-1] else b""
            data = b"".join(map(self._stored, within)) + torn
            (directory / f"{base:020}.log").write_bytes(data)
            (directory / f"{base:020}.index").touch()
            (directory / f"{base:020}.timeindex").touch()
            rows = [row for row in aborted if base <= row[2] < stop]
            if rows:
                data = b"".join(struct.pack(">hqqqq", 0, *row) for row in rows)
                (directory / f"{base:020}.txnindex").write_bytes(data)
        for base in self.bases[1:]:
            (directory / f"{base:020}.snapshot").write_bytes(self.snapshot(base))
        for base, entries in self.deleted.items() if keeps_deleted else ():
            data = b"".join(each.data for each in entries)
            (directory / f"{base:020}.log.deleted").write_bytes(data)
        for (end, epoch), data in self.snapshots.items():
            (directory / f"{end:020}-{epoch:010}.checkpoint").write_bytes(data)
        (directory / "leader-epoch-checkpoint").write_text(checkpoint_text(*self.epochs))
        (directory / "partition.metadata").write_text(f"version: 0\ntopic_id: {self.topic_id}")

    def _stored(self, entry: Entry) -> bytes:
        return damaged(entry.data) if entry.first in self.spoiled else entry.data

    def aborted(self) -> list[tuple[int, int, int, int]]:
        """The rows of the transaction indexes: producer, first and last offset, stable offset."""
        rows = []
        opened: dict[int, int] = {}
        there = {each.first for each in (*self.evicted, *self.entries) if each.items}
        # As it was written: the cleaner may have removed the first batches since.
        for entry in () if self.tip is None else reversed([*self.tip.chain()]):
            if entry.is_marker:
                first = opened.pop(entry.producer, None)
                if first is not None and entry.first in there and entry.control == ABORT:
                    stable = min(opened.values(), default=entry.first + 1)
                    rows.append((entry.producer, first, entry.last, stable))
            elif entry.producer >= 0:
                opened.setdefault(entry.producer, entry.first)
        return rows

    def snapshot(self, end: int) -> bytes:
        """The producers at an offset (``ProducerStateManager.writeSnapshot``)."""
        known: dict[int, _State] = {}
        history = () if self.tip is None else reversed([*self.tip.chain()])
        for entry in history:
            if entry.producer >= 0 and entry.first < end:
                known.setdefault(entry.producer, _State()).add(entry)
        body = struct.pack(">i", len(known)) + b"".join(
            struct.pack(">qhiqiqiq", producer, *state.fields) for producer, state in known.items()
        )
        return struct.pack(">hI", 1, crc32c.crc32c(body)) + body


@dataclass
class _State:
    """A producer as a snapshot has it (``ProducerStateEntry``)."""

    epoch: int = -1
    last_sequence: int = -1
    last_offset: int = -1
    delta: int = 0
    time: int = 0
    coordinator_epoch: int = -1
    first_offset: int = -1

    def add(self, entry: Entry) -> None:
        if self.epoch != entry.producer_epoch:
            self.last_sequence, self.last_offset, self.delta = -1, -1, 0
        self.epoch, self.time = entry.producer_epoch, entry.time
        if entry.is_marker:
            self.coordinator_epoch, self.first_offset = 4, -1
            return
        self.delta = entry.last - entry.first
        self.last_sequence, self.last_offset = entry.sequence + self.delta, entry.last
        self.first_offset = entry.first if self.first_offset < 0 else self.first_offset

    @property
    def fields(self) -> tuple[int, ...]:
        numbers = self.epoch, self.last_sequence, self.last_offset, self.delta, self.time
        return *numbers, self.coordinator_epoch, self.first_offset


def _before(tip: Entry | None, offset: int) -> Entry | None:
    """The last entry of a history that ends before an offset."""
    while tip is not None and tip.last >= offset:
        tip = tip.before
    return tip


def open_transactions(entries: Iterable[Entry]) -> dict[int, int]:
    """The first offset of each open transaction, by producer."""
    opened: dict[int, int] = {}
    for entry in entries:
        if entry.is_marker:
            opened.pop(entry.producer, None)
        elif entry.producer >= 0 and entry.items:
            opened.setdefault(entry.producer, entry.first)
    return opened


def outcomes(entries: Iterable[Entry]) -> dict[int, int]:
    """What became of each transactional entry of data, by first offset, where a marker follows."""
    opened: dict[int, list[int]] = {}
    found: dict[int, int] = {}
    for entry in entries:
        if entry.is_marker:
            ends = opened.pop(entry.producer, ())
            assert entry.control is not None
            found.update((first, entry.control) for first in ends)
        elif entry.producer >= 0:
            opened.setdefault(entry.producer, []).append(entry.first)
    return found


def transactions(entries: Iterable[Entry]) -> list[tuple[int, int, str]]:
    """Producer, first offset and state of each transaction.

    One that the cleaner has emptied had ended, also where a follower does not have its marker yet.
    """
    opened: dict[int, int] = {}
    has_items: set[int] = set()
    found = []
    for entry in entries:
        if entry.is_marker:
            first = opened.pop(entry.producer, None)
            has_items.discard(entry.producer)
            if first is not None:
                state = "committed" if entry.control == COMMIT else "aborted"
                found.append((entry.producer, first, state))
        elif entry.producer >= 0:
            opened.setdefault(entry.producer, entry.first)
            if entry.items:
                has_items.add(entry.producer)
    still = [(producer, first, "open") for producer, first in opened.items()]
    return found + [each for each in still if each[0] in has_items]


def committed(entries: Iterable[Entry]) -> list[Item]:
    """The records that a consumer with ``read_committed`` gets: below the last stable offset."""
    listed = list(entries)
    outcome = outcomes(listed)
    stable = min(open_transactions(listed).values(), default=2**63)
    return [
        item
        for entry in listed
        if entry.control is None and (entry.producer < 0 or outcome.get(entry.first) == COMMIT)
        for item in entry.items
        if item.offset < stable
    ]
