"""What a leader's broker copies to tiered storage, and the folder of a topic's objects there.

Rules: ``RLMTask.copyLogSegmentsToRemote`` in ``RemoteLogManager``; objects of Aiven's plugin.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.attacks.model.copy import Copy, open_transactions, outcomes
from tests.attacks.model.entries import Entry, Item
from tests.support.encoder.control import ABORT
from tests.support.tier import INDEXES, LOG, MANIFEST, Segment, Tier

_OBJECTS = (LOG, INDEXES, MANIFEST)
"""In the order of their upload."""


@dataclass(eq=False)
class Upload:
    """A copy of a segment in tiered storage."""

    entries: tuple[Entry, ...]  # of the segment
    first: int  # its offsets, by its name and that of the next one
    last: int
    epochs: dict[int, int]  # its leader epochs, each with its first offset in it
    checkpoint: tuple[tuple[int, int], ...]  # the leader epochs of the log up to its end
    aborted: tuple[tuple[int, int, int, int], ...]  # the rows of its transaction index
    snapshot: bytes  # of the producers at its end
    # Those that are there; a deletion takes them in no fixed order.
    objects: tuple[str, ...] = _OBJECTS

    @property
    def tip(self) -> Entry:
        """Its last entry."""
        return self.entries[-1]

    @property
    def counts(self) -> bool:
        """Whether a reader may count it: a manifest that has its log."""
        return {LOG, MANIFEST} <= {*self.objects}

    @property
    def rank(self) -> tuple[int, int]:
        """Its last leader epoch, by which histories are compared, and its end."""
        return self.checkpoint[-1][0], self.last + 1

    def delete(self, chance: Random) -> None:
        """Delete some of its objects, or all."""
        self.objects = tuple(each for each in self.objects if chance.random() < 0.3)


def copied_end(uploads: Sequence[Upload], log: Copy) -> int:
    """The offset up to which a log is in the tier, for all that its broker knows."""
    lineage = log.lineage()
    ends = [
        each.last + 1
        for each in uploads
        if each.objects == _OBJECTS and lineage.get(each.tip.first) is each.tip
    ]
    return max(ends, default=0)


def next_upload(uploads: Sequence[Upload], log: Copy, chance: Random) -> Upload | None:
    """Copy the next segment of a leader's log, if it can be copied."""
    stable = min(open_transactions(log.entries).values(), default=log.end)
    begin = max(copied_end(uploads, log), log.start)
    for base, following in zip(log.bases, log.bases[1:], strict=False):
        entries = tuple(each for each in log.entries if base <= each.first < following)
        if following <= begin or following > min(stable, log.high) or not entries:
            continue
        marks = [(epoch, start) for epoch, start in log.epochs if start < following]
        below = [epoch for epoch, start in marks if start <= base]
        epochs = dict.fromkeys(below[-1:], base)
        epochs |= {epoch: start for epoch, start in marks if start > base}
        stops = chance.random() < 0.1  # the broker is killed
        return Upload(
            entries,
            base,
            following - 1,
            epochs,
            tuple(marks),
            tuple(row for row in log.aborted() if base <= row[2] < following),
            log.snapshot(following),
            _OBJECTS[: chance.randrange(3)] if stops else _OBJECTS,
        )
    return None


def write(uploads: Sequence[Upload], topic: str, topic_id: str, root: Path) -> Path:
    tier = Tier(root, chunk_size=128)
    folder = root / f"{topic}-{topic_id}"
    folder.mkdir(parents=True)
    for each in uploads:
        data = b"".join(entry.data for entry in each.entries)
        segment = Segment(
            data,
            each.first,
            each.last,
            each.epochs,
            each.checkpoint,
            aborted=each.aborted,
            snapshot=each.snapshot,
        )
        stem = tier.put(segment, topic, 0, topic_id)
        for suffix in {*_OBJECTS} - {*each.objects}:
            Path(f"{stem}{suffix}").unlink()
    return folder


@dataclass(frozen=True)
class TierTruth:
    """The log of a tier, alone or with copies on disks: what counts is of one history."""

    uploads: list[Upload]  # those that count
    copies: list[Copy]  # on disks
    lineage: dict[int, Entry]  # the entries of the history, by first offset
    start: int  # the log start; what is before it may still be in the tier
    untold: int  # below it, the leader epochs of the last upload tell no history
    is_whole: bool  # whether no upload and no copy lacks anything

    @classmethod
    def of(cls, uploads: Sequence[Upload], copies: Sequence[Copy], start: int) -> TierTruth | None:
        """The log that uploads and copies add up to; ``None`` if no upload counts."""
        counting = [each for each in uploads if each.counts]
        if not counting:
            return None
        upload = max(counting, key=lambda each: each.rank)
        copy = max(copies, key=lambda each: each.rank, default=None)
        untold = 0
        if copy is not None and copy.rank >= upload.rank:
            lineage = copy.lineage()
        else:
            lineage = {each.first: each for each in upload.tip.chain()}
            untold = upload.checkpoint[0][1]
        start = max(start, *(each.checkpoint[0][1] for each in uploads))
        is_whole = all(copy.is_whole for copy in copies) and all(
            each.objects in ((), _OBJECTS) for each in uploads
        )
        return cls(counting, [*copies], lineage, start, untold, is_whole)

    def must(self) -> dict[int, Item]:
        """The records that an answer has: those of the tier."""
        return {
            item.offset: item
            for each in self.uploads
            for item in self._items(each.entries)
            if item.offset >= self.start
        }

    def may(self) -> dict[int, Item]:
        """The records that an answer may have."""
        sources = [*(each.entries for each in self.uploads), *(each.sound for each in self.copies)]
        untold = {
            item.offset: item
            for each in self.uploads
            for item in _data(each.entries)
            if item.offset < self.untold
        }
        own = {item.offset: item for entries in sources for item in self._items(entries)}
        return untold | own

    def committed(self) -> tuple[dict[int, Item], dict[int, Item]]:
        """Those that an answer of committed records has, and those that it may have."""
        sources = [*(each.entries for each in self.uploads), *(each.sound for each in self.copies)]
        there = {entry.first: entry for entries in sources for entry in self._own(entries)}
        entries = [there[first] for first in sorted(there)]
        stable = min(open_transactions(entries).values(), default=2**63)
        # A segment is copied when its transactions have ended; a marker may follow the last copy.
        aborted = {first for first, kind in outcomes(entries).items() if kind == ABORT}
        gone = {item.offset for first in aborted for item in there[first].items}
        gone = {offset for offset in gone if offset >= self.start}  # a marker before may be gone
        must, may = (
            {at: item for at, item in items.items() if at not in gone}
            for items in (self.must(), self.may())
        )
        return {at: item for at, item in must.items() if at < stable}, may

    def _own(self, entries: Sequence[Entry]) -> list[Entry]:
        """The entries that are of the history."""
        return [each for each in entries if self.lineage.get(each.first) is each.origin]

    def _items(self, entries: Sequence[Entry]) -> list[Item]:
        return _data(self._own(entries))


def _data(entries: Sequence[Entry]) -> list[Item]:
    return [item for entry in entries if entry.control is None for item in entry.items]
