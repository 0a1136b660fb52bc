"""The transactions of one log, and those with a lost marker.

Strategy: the sound batches of a log come in offset order. A producer has one open transaction at a
time; its marker ends it. Offsets without a sound batch are holes: of damage, of a missing
segment, or of compaction. If a marker lies in a hole, the transaction would run on to the next
marker of its producer, and get its outcome. So a transaction is kept in parts, one between two
holes, and is ended without a marker where there is proof that it ended before:

- a data batch of the producer has another epoch, or a marker has an epoch that is more than one
  above (transactions v2, KIP-890, raise the epoch with each transaction), and damage or a loss
  explains the hole: in a compacted log, a hole without damage is the cleaner's;
- a transaction index has an abort whose marker lies in a hole, or that begins after the first part;
- a producer snapshot says that the transaction had ended, or that a later one had begun.

The outcome is known if a transaction index names the marker, or if every hole that can have had it
lies in a segment whose transaction index is sound and does not name it.

Invariant: without a hole no marker is missing, whatever a side file says. What is not known is
``None``; nothing is guessed. Memory is bounded by the open transactions: no more than :data:`_MOST`
holes, and :data:`_MOST_PARTS` parts of a transaction, are kept; older ones are joined.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from operator import attrgetter

from kafkafmt.segment.record.batch import Batch, first_offset, first_timestamp
from kafkafmt.segment.record.record import earliest, latest
from kafkafmt.segment.record.transactions import end_of_transaction
from kafkafmt.segment.side_files.indexes import AbortedTxn, ProducerStateEntry

_MOST = 4096


@dataclass(frozen=True, slots=True)
class Hole:
    """Offsets of a log without a sound batch.

    Attributes:
        segment: the base offset of the segment that has all of them; ``None`` if a segment may be
            missing.
        is_damaged: whether bytes are damaged there, or a segment is missing. Compaction leaves
            holes too.
        has_index: whether a sound transaction index covers all of it.
        markers: offset and producer id of each damaged entry whose header is that of a marker.
    """

    first: int
    last: int
    segment: int | None = None
    is_damaged: bool = False
    has_index: bool = False
    markers: tuple[tuple[int, int], ...] = ()


@dataclass
class Holes:
    """The holes of a log so far."""

    count: int = 0
    _kept: list[Hole] = field(default_factory=list)

    @property
    def last(self) -> Hole:
        """The last added hole."""
        return self._kept[-1]

    def add(self, hole: Hole, needed_from: int) -> None:
        """Add the next hole; those below ``needed_from`` may be forgotten."""
        self.count += 1
        self._kept.append(hole)
        if len(self._kept) <= _MOST:
            return
        del self._kept[: bisect_left(self._kept, needed_from, key=attrgetter("last"))]
        if len(self._kept) > _MOST:
            one, other = self._kept[:2]
            self._kept[:2] = [
                Hole(
                    one.first,
                    other.last,
                    one.segment if one.segment == other.segment else None,
                    one.is_damaged or other.is_damaged,
                    one.has_index and other.has_index,
                )
            ]

    def within(self, first: int, last: int) -> list[Hole]:
        """Return the holes beginning from ``first`` to ``last``, cut at ``last``."""
        start = bisect_left(self._kept, first, key=attrgetter("first"))
        holes: list[Hole] = []
        for hole in self._kept[start:]:
            if hole.first > last:
                break
            holes.append(hole if hole.last <= last else replace(hole, last=last))
        return holes


COMMITTED, ABORTED, OPEN = "committed", "aborted", "open"

BY_EPOCH = "epoch"
BY_MARKER = "marker"
BY_INDEX = "transaction_index"
BY_SNAPSHOT = "producer_snapshot"


@dataclass(frozen=True, slots=True)
class Transaction:
    """A transaction in one partition.

    Attributes:
        state: ``committed``, ``aborted`` or ``open``; ``None`` if its marker was lost, or follows
            what a tier has, and nothing shows what it was.
        first_offset, last_offset: of its data.
        records: the number of its records, without those that compaction has removed.
        first_timestamp, last_timestamp: of its data, milliseconds; -1 if there is none.
        marker_offset: ``None`` if it is open, or if it is not known where the lost marker was.
        marker_timestamp: milliseconds; ``None`` without a marker.
        coordinator_epoch, marker_epoch: of the marker, the latter its producer epoch; ``None``
            without one.
        last_stable_offset: of the log, right after the marker; ``None`` without one.
    """

    producer_id: int
    producer_epoch: int
    state: str | None
    first_offset: int
    last_offset: int
    records: int
    first_timestamp: int
    last_timestamp: int
    marker_offset: int | None = None
    marker_timestamp: int | None = None
    coordinator_epoch: int | None = None
    last_stable_offset: int | None = None
    marker_epoch: int | None = None


@dataclass(frozen=True, slots=True)
class LostMarker:
    """A transaction with its marker in a hole of its log.

    Attributes:
        transaction: its remaining data. Its ``state`` is the outcome, ``None`` if unknown; its
            ``marker_offset`` is the marker's offset, ``None`` if not known exactly.
        holes: the possible places of the marker, ascending.
        evidence: the proof of its loss: ``epoch`` (of the producer's next batch), ``marker``
            (the epoch of its next marker), ``transaction_index`` or ``producer_snapshot``.
            ``None`` without a proof: a marker may be lost.
    """

    transaction: Transaction
    holes: tuple[Hole, ...]
    evidence: str | None

    @property
    def is_proven(self) -> bool:
        """Whether a marker is lost for certain."""
        return self.evidence is not None

    @property
    def is_decided(self) -> bool:
        """Whether the outcome of the transaction is known."""
        return self.transaction.state in (COMMITTED, ABORTED)


_MOST_PARTS = 256


@dataclass(slots=True)
class TransactionPart:
    """The data of a transaction between two holes.

    Attributes:
        first_timestamp, last_timestamp: milliseconds; -1 if there is none.
    """

    first: int
    last: int
    records: int
    first_timestamp: int
    last_timestamp: int

    def extend(self, other: TransactionPart) -> None:
        """Add the following part."""
        self.last = max(self.last, other.last)
        self.records += other.records
        self.last_timestamp = latest(self.last_timestamp, other.last_timestamp)
        self.first_timestamp = earliest(self.first_timestamp, other.first_timestamp)


@dataclass(slots=True)
class OpenTransaction:
    """A transaction not ended by a marker.

    Attributes:
        parts: its data, ascending.
        confirmed: a producer snapshot says that it is open at this offset.
        holes: the number of holes in the log at its last batch.
    """

    epoch: int
    parts: list[TransactionPart]
    holes: int
    confirmed: int = 0

    @property
    def first(self) -> int:
        """The offset of its first record."""
        return self.parts[0].first

    @property
    def last(self) -> int:
        """The offset of its last record."""
        return self.parts[-1].last

    def add(self, part: TransactionPart, holes: int) -> None:
        """Add a batch; ``holes`` is the present number of holes in the log."""
        if holes == self.holes:
            self.parts[-1].extend(part)
        else:
            self.parts.append(part)
            self.holes = holes
        if len(self.parts) > _MOST_PARTS:
            self.parts[0].extend(self.parts.pop(1))


def joined(parts: list[TransactionPart]) -> TransactionPart:
    """Several parts as one."""
    whole = replace(parts[0])
    for part in parts[1:]:
        whole.extend(part)
    return whole


def transaction_part(batch: Batch) -> TransactionPart:
    """Return the data of one batch."""
    base = first_offset(batch)
    return TransactionPart(
        base, batch.last_offset, batch.count or 0, first_timestamp(batch), batch.max_timestamp
    )


_NO_OFFSET = 2**63
_MOST_DAMAGED = 4096
"""Damaged entries in one hole whose headers are remembered."""


@dataclass
class TransactionFollower:
    """Follows the transactions of one log. Give it segments, batches and snapshots in offset order.

    Attributes:
        is_compacted: whether the cleaner was in the log; asked where a hole is without damage.
        all_ended_below: every transaction that began below this offset has ended.
        ended: the transactions that ended, in the order of their ends; take them out as you like.
        lost: the markers that were lost, likewise.
    """

    is_compacted: Callable[[], bool] = lambda: False
    all_ended_below: int = 0
    ended: list[Transaction] = field(default_factory=list)
    lost: list[LostMarker] = field(default_factory=list)
    _open: OrderedDict[int, OpenTransaction] = field(default_factory=OrderedDict)  # by first offset
    _holes: Holes = field(default_factory=Holes)
    _aborts: deque[AbortedTxn] = field(default_factory=deque)
    _indexed: dict[int, int] = field(default_factory=dict)  # up to where, by segment
    _segment: int | None = None
    _segment_of_last: int | None = None
    _next_offset: int | None = None
    _damaged: list[Batch] = field(default_factory=list)
    _has_damage: bool = False
    _is_compacted: bool = False

    @property
    def next_offset(self) -> int | None:
        """The offset after the last batch; ``None`` before the first one."""
        return self._next_offset

    def take(self) -> list[Transaction]:
        """Remove and return the transactions ended so far."""
        ended, self.ended = self.ended, []
        return ended

    def begin_segment(
        self, base_offset: int, aborts: Iterable[AbortedTxn] | None, end: int = _NO_OFFSET
    ) -> None:
        """Continue with the next segment, or with the transaction index of a missing one.

        Args:
            base_offset: of the segment.
            aborts: the entries of its transaction index; ``None`` if that is missing or damaged.
            end: the offset from which on the index, of another copy, is not of this log.
        """
        if self._next_offset is None:
            self._next_offset = base_offset
        self._indexed = {base: at for base, at in self._indexed.items() if base == self._segment}
        self._segment = base_offset
        if aborts is not None:
            self._indexed[base_offset] = end
            self._aborts.extend(aborts)

    def add_damaged(self, batch: Batch | None = None) -> None:
        """Note damage: an entry with a wrong checksum, or ``None`` for bytes between entries."""
        self._has_damage = True
        if batch is not None and len(self._damaged) < _MOST_DAMAGED:
            self._damaged.append(batch)

    def add_snapshot(self, offset: int, entries: Iterable[ProducerStateEntry]) -> None:
        """Apply a producer snapshot at an offset to the transactions open there."""
        is_shortened = False
        for entry in entries:
            known = self._open.get(entry.producer_id)
            if known is None:
                continue
            first = known.first
            begins = entry.current_txn_first_offset
            if begins < 0:
                self._lose(entry.producer_id, offset, BY_SNAPSHOT)
            elif begins > first:
                self._lose(entry.producer_id, begins, BY_SNAPSHOT)
            known.confirmed = offset
            is_shortened = is_shortened or known.first > first
        if is_shortened:
            self._open = OrderedDict(sorted(self._open.items(), key=lambda item: item[1].first))

    def add(self, batch: Batch) -> None:
        """Add the next batch with a right checksum."""
        self.reach(first_offset(batch))
        self._segment_of_last = self._segment
        self._next_offset = max(self._next_offset or 0, batch.last_offset + 1)
        producer_id = batch.producer_id
        if producer_id is None or producer_id < 0:
            return
        if batch.is_control:
            self._end(batch, producer_id)
        elif batch.is_transactional:  # also one that the cleaner has emptied: its marker is there
            self._continue(batch, producer_id)

    def reach(self, offset: int) -> None:
        """Note the end of the sound batches below ``offset``: the rest is a hole."""
        expected = self._next_offset
        if expected is None:
            self._next_offset = offset
        elif offset > expected:
            self._add_hole(expected, offset - 1)
            self._next_offset = offset
        if self._has_damage:
            self._has_damage = False
            self._damaged.clear()

    def finish(self, end_offset: int | None = None) -> None:
        """End the log; open transactions stay open. ``end_offset`` is after the last known one."""
        if self._has_damage or end_offset is not None:
            expected = self._next_offset or 0
            claimed = (batch.last_offset + 1 for batch in self._damaged)
            self.reach(max(expected, end_offset or 0, *claimed))
        for producer_id, known in sorted(self._open.items(), key=lambda item: item[1].first):
            if not any(part.records for part in known.parts):
                continue  # the cleaner emptied it, so it had ended
            if known.first < self.all_ended_below:
                self.ended.append(_transaction(producer_id, known.epoch, None, known.parts))
                continue
            after = max(known.last, known.confirmed - 1)
            self._doubt(producer_id, known, after, OPEN)
            self.ended.append(_transaction(producer_id, known.epoch, OPEN, known.parts))

    # --- Batches ---------------------------------------------------------------------------------

    def _continue(self, batch: Batch, producer_id: int) -> None:
        epoch = -1 if batch.producer_epoch is None else batch.producer_epoch
        part = transaction_part(batch)
        known = self._open.get(producer_id)
        if known is not None and known.epoch != epoch:
            known = None if self._lose(producer_id, part.first, BY_EPOCH) else known
        if known is None:
            self._open[producer_id] = OpenTransaction(epoch, [part], self._holes.count)
        else:
            known.add(part, self._holes.count)

    def _end(self, marker: Batch, producer_id: int) -> None:
        """Note a control batch: the marker of a transaction, or something of KRaft."""
        end = end_of_transaction(marker)
        if end is None:
            return
        is_commit, coordinator_epoch = end
        offset = marker.last_offset
        index = None if is_commit else self._abort_at(offset, producer_id)
        known = self._open.get(producer_id)
        if known is None:
            return
        epoch = -1 if marker.producer_epoch is None else marker.producer_epoch
        if epoch > known.epoch + 1 and self._lose(producer_id, offset, BY_MARKER):
            return
        if index is not None and index.first_offset > known.first:
            self._lose(producer_id, index.first_offset, BY_INDEX)
            known = self._open.get(producer_id)
            if known is None:
                return
        state = COMMITTED if is_commit else ABORTED
        if epoch == known.epoch and index is None:
            self._doubt(producer_id, known, max(known.first, known.confirmed - 1), state)
        del self._open[producer_id]
        self.ended.append(
            replace(
                _transaction(producer_id, known.epoch, state, known.parts),
                marker_offset=offset,
                marker_timestamp=marker.max_timestamp,
                coordinator_epoch=coordinator_epoch,
                marker_epoch=epoch,
                last_stable_offset=self._first_open_offset(offset + 1),
            )
        )

    def _first_open_offset(self, otherwise: int) -> int:
        """Return the first offset of the earliest open transaction (``lastStableOffset``)."""
        for known in self._open.values():
            return known.first
        return otherwise

    def _abort_at(self, offset: int, producer_id: int) -> AbortedTxn | None:
        """Return the transaction index's entry for an abort marker."""
        self._drop_aborts_below(offset)
        if self._aborts and self._aborts[0].last_offset == offset:
            entry = self._aborts.popleft()
            return entry if entry.producer_id == producer_id else None
        return None

    def _drop_aborts_below(self, offset: int) -> None:
        while self._aborts and self._aborts[0].last_offset < offset:
            self._aborts.popleft()

    # --- Holes -----------------------------------------------------------------------------------

    def _add_hole(self, first: int, last: int) -> None:
        """No sound batch has these offsets."""
        segment = self._segment_with(first, last)
        is_inside = segment is not None and segment == self._segment_of_last
        if is_inside and not self._has_damage:
            self._is_compacted = True
        is_damaged = self._has_damage or (segment is None and not self._is_compacted)
        markers = [
            (batch.last_offset, batch.producer_id)
            for batch in self._damaged
            if batch.is_control
            and batch.producer_id is not None
            and first <= batch.last_offset <= last
        ]
        has_index = segment is not None and last < self._indexed.get(segment, 0)
        hole = Hole(first, last, segment, is_damaged, has_index, tuple(markers))
        self._holes.add(hole, self._first_open_offset(first))
        self._drop_aborts_below(first)
        while self._aborts and self._aborts[0].last_offset <= last:
            self._abort_in_hole(self._aborts.popleft())

    def _segment_with(self, first: int, last: int) -> int | None:
        """Return the only segment with all of these offsets; ``None`` if one may be missing."""
        before, after = self._segment_of_last, self._segment
        if before == after or first == after:
            return after
        for batch in self._damaged:
            if batch.last_offset == last and (batch.base_offset or 0) >= first:
                return before
        return None

    # --- Lost markers ----------------------------------------------------------------------------

    def _abort_in_hole(self, entry: AbortedTxn) -> None:
        """Note an entry of a transaction index with its marker in a hole."""
        known = self._open.get(entry.producer_id)
        if known is None:
            return
        if entry.first_offset > known.first:
            self._lose(entry.producer_id, entry.first_offset, BY_INDEX)
            known = self._open.get(entry.producer_id)
            if known is None:
                return
        del self._open[entry.producer_id]
        ended = replace(
            _transaction(entry.producer_id, known.epoch, ABORTED, known.parts),
            marker_offset=entry.last_offset,
            last_stable_offset=self._first_open_offset(entry.last_offset + 1),
        )
        at = self._holes.last
        self.ended.append(ended)
        self.lost.append(LostMarker(ended, (at,), BY_INDEX))

    def _lose(self, producer_id: int, before: int, evidence: str) -> bool:
        """End an open transaction's part below an offset; its marker must lie in a hole.

        Return whether nothing of it is left. Without a hole nothing is ended.
        """
        known = self._open[producer_id]
        ended = [part for part in known.parts if part.first < before]
        left = known.parts[len(ended) :]
        if not ended:
            return False
        holes = self._holes.within(ended[-1].last + 1, before - 1)
        is_of_epochs = evidence in (BY_EPOCH, BY_MARKER)
        if is_of_epochs and not all(hole.is_damaged for hole in holes) and self.is_compacted():
            # The cleaner keeps the marker of what it keeps. An unclean election may have lost it
            # before the batch came; to a broker the transaction runs on then.
            holes = [hole for hole in holes if hole.is_damaged]
        if not holes:
            return False
        marker_offset, holes = _place(producer_id, holes)
        state = COMMITTED if all(hole.has_index for hole in holes) else None
        lost = replace(
            _transaction(producer_id, known.epoch, state, ended), marker_offset=marker_offset
        )
        self.ended.append(lost)
        self.lost.append(LostMarker(lost, tuple(holes), evidence))
        if left:
            known.parts = left
        else:
            del self._open[producer_id]
        return not left

    def _doubt(self, producer_id: int, known: OpenTransaction, after: int, state: str) -> None:
        """Note a possibly lost marker within a transaction, without a proof."""
        last = known.last if state != OPEN else (self._next_offset or 0) - 1
        holes = [
            hole
            for hole in self._holes.within(after + 1, last)
            if hole.is_damaged and not (hole.has_index and state == COMMITTED)
        ]
        if holes:
            doubtful = _transaction(producer_id, known.epoch, state, known.parts)
            self.lost.append(LostMarker(doubtful, tuple(holes), None))


def _place(producer_id: int, holes: list[Hole]) -> tuple[int | None, list[Hole]]:
    """Return the offset of a lost marker, if it is known, and the holes possible for it."""
    for hole in holes:
        for offset, producer in hole.markers:
            if producer == producer_id:
                return offset, [hole]
    if len(holes) == 1 and holes[0].first == holes[0].last:
        return holes[0].first, holes
    return None, holes


def _transaction(
    producer_id: int, epoch: int, state: str | None, parts: list[TransactionPart]
) -> Transaction:
    whole = joined(parts)
    return Transaction(
        producer_id,
        epoch,
        state,
        whole.first,
        whole.last,
        whole.records,
        whole.first_timestamp,
        whole.last_timestamp,
    )
