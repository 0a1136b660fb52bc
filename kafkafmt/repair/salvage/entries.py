"""The entries of one copy of a partition, with the offsets and leader epochs that can be believed.

Strategy: no checksum covers the offset and the leader epoch of a batch, so each is compared with
the next two entries. An entry is out of order if it does not fit between the entries around it
while those fit together. Its offset is repaired if the gap between its neighbours has exactly its
length; a leader epoch is repaired if the neighbours, or ``leader-epoch-checkpoint``, leave one
value.

Invariant: the entries that come out have right checksums, readable records, ascending offsets that
lie within their segments, and nothing but the two header fields differs from the source.

How many records a broker would have kept of a copy by its own recovery, after an unclean stop.

Rule of ``LogLoader`` and ``LogSegment.recover``: first a segment without ``.index``, or with a
transaction index that cannot be right, is cut at its first damaged entry. Then the segment that
holds the recovery point and all later ones are checked; where one is cut, all later ones are
removed. A segment whose offsets do not ascend in the index that is built becomes empty.

Invariant: it follows the entries of one copy, and changes nothing. Records that a broker would
serve at a wrong offset do not count.
"""

from __future__ import annotations

import struct
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from kafkafmt._base import damage
from kafkafmt._base.damage import COLLECT, DamagePolicy
from kafkafmt._base.errors import KafkaFormatError, reason_of
from kafkafmt._base.limits import Limits
from kafkafmt.log.replica import epoch_of
from kafkafmt.repair.salvage.copies import Copy
from kafkafmt.segment.engine.engines import engine_for
from kafkafmt.segment.engine.opening import batch_of, steps
from kafkafmt.segment.record import entry as checksums
from kafkafmt.segment.record import layout
from kafkafmt.segment.record.batch import Batch, first_offset
from kafkafmt.segment.record.entry import Entry, length_of, magic_of
from kafkafmt.segment.record.generated_layout import BATCH_HEADER_PARTITION_LEADER_EPOCH_OFFSET
from kafkafmt.segment.record.layout import MAGIC_V2
from kafkafmt.segment.side_files import side_file
from kafkafmt.segment.side_files.checkpoints import EpochEntry
from kafkafmt.segment.side_files.indexes import aborted_txns
from kafkafmt.storage.errors import is_refused
from kafkafmt.storage.names import INDEX, RECOVERY_POINT, TRANSACTION_INDEX
from kafkafmt.storage.segment_file import MAX_RELATIVE_OFFSET, Extent, SegmentFile
from kafkafmt.storage.window import Window

BASE_OFFSET, LEADER_EPOCH = "baseOffset", "leaderEpoch"
"""The header fields that can be repaired."""
_MANY = "more damaged ranges than are listed one by one"
_AHEAD = 64  # entries that are looked at to find the next two that are in place


@dataclass(frozen=True, slots=True)
class Loss:
    """A range of bytes of a copy that gives no entry.

    Attributes:
        position, length: in bytes.
        kind: of :mod:`kafkafmt._base.damage`.
        batch: the entry with its header, if the range is one.
        count: how many ranges there are, if they have ``length`` bytes in all.
    """

    path: str
    position: int
    length: int
    kind: str
    message: str
    batch: Batch | None = field(default=None, compare=False, repr=False)
    count: int = 1

    @property
    def is_tail(self) -> bool:
        """Whether it is an unfinished last entry or preallocated zeroes."""
        return self.kind in damage.TAILS


@dataclass(frozen=True, slots=True)
class Repair:
    """A header field that was put right.

    Attributes:
        path, position: of the batch in the source.
        field: ``baseOffset`` or ``leaderEpoch``.
        offset: the offset of the batch's first record, as repaired.
        found, repaired: the value in the source, and the right one.
    """

    path: str
    position: int
    field: str
    offset: int
    found: int
    repaired: int


@dataclass(slots=True)
class Kept:
    """An entry to be written.

    Attributes:
        batch: as it is written, with the repaired fields; its checksum covers none of them.
        first, last: the offsets of its first and last record.
        repairs: what was changed in its header.
        doubt: why the offset in the source is not believed; ``None`` if it is.
    """

    batch: Batch
    first: int
    last: int
    repairs: list[Repair] = field(default_factory=list)
    doubt: Loss | None = None

    @property
    def leader_epoch(self) -> int | None:
        """``None`` for v0 and v1."""
        return self.batch.partition_leader_epoch

    @property
    def records(self) -> int:
        """How many records it has for consumers; control records are none."""
        return 0 if self.batch.is_control else self.batch.count or 0


class CopyEntries:
    """Reads one copy, as often as it is iterated; records are decoded the first time only.

    Args:
        epochs: the entries of its ``leader-epoch-checkpoint``.
        end: the least offset after its last record that is known from elsewhere; 0 if none.
        repair: whether to repair header fields.
    """

    def __init__(
        self, copy: Copy, epochs: Sequence[EpochEntry], end: int, *, repair: bool, limits: Limits
    ) -> None:
        self._copy = copy
        self._epochs = [(entry.epoch, entry.start_offset) for entry in epochs]
        self._end = end
        self._repair = repair
        self._limits = limits
        self._damaged: dict[str, _Damaged] = {}
        self._last = -1
        self._epoch = -1
        self._is_after_loss = False

    def __iter__(self) -> Iterator[Kept | Loss]:
        """Yield the entries in offset order, and the losses where they are."""
        self._last = self._epoch = -1
        self._is_after_loss = False
        source = self._read()
        waiting: deque[Kept | Loss] = deque()
        placed: deque[Kept] = deque()  # those of them that are in place
        while True:
            while len(placed) < 3 and len(waiting) < _AHEAD:
                following = next(source, None)
                if following is None:
                    break
                waiting.append(following)
                if isinstance(following, Kept) and following.doubt is None:
                    placed.append(following)
            if not waiting:
                return
            item = waiting.popleft()
            if isinstance(item, Loss):
                self._is_after_loss = True
                yield item
                continue
            if item.doubt is None:
                placed.popleft()
            yield self._placed(item, list(placed)[:2])

    def _placed(self, kept: Kept, ahead: list[Kept]) -> Kept | Loss:
        """Return the entry at its offset, or at the repaired one; a loss without either."""
        loss = kept.doubt or self._disorder(kept, ahead)
        batch, stored = kept.batch, kept.first
        path, position = batch.segment.path, batch.position
        if loss is not None:
            following = next((entry.first for entry in ahead if entry.first > self._last), None)
            if following is None:
                following = self._end
            is_certain = kept.last >= stored and self._fits_before(following, kept)
            if not self._repair or not is_certain:
                return loss
            kept.first, kept.last = self._last + 1, following - 1
            if kept.first != stored:  # else only the name of a segment is in doubt
                repair = Repair(path, position, BASE_OFFSET, kept.first, stored, kept.first)
                kept.repairs.append(repair)
        self._last, self._is_after_loss = kept.last, False
        epoch = kept.leader_epoch
        if epoch is not None:
            right = self._right_epoch(epoch, kept.first, ahead)
            if right != epoch and self._repair:
                kept.repairs.append(Repair(path, position, LEADER_EPOCH, kept.first, epoch, right))
            self._epoch = max(self._epoch, right)
        if kept.repairs:
            kept.batch = self._repaired(batch, kept.repairs)
        return kept

    def _repaired(self, batch: Batch, repairs: Sequence[Repair]) -> Batch:
        data = bytearray(batch.data)
        for repair in repairs:
            if repair.field == LEADER_EPOCH:
                at = BATCH_HEADER_PARTITION_LEADER_EPOCH_OFFSET
                struct.pack_into(">i", data, at, repair.repaired)
            else:
                moved = batch.last_offset - repair.found + repair.repaired
                offset = repair.repaired if batch.magic == MAGIC_V2 else moved
                struct.pack_into(">q", data, 0, offset)
        view = memoryview(bytes(data))
        entry = Entry(batch.position, batch.magic, view, batch.crc, True)
        return batch_of(entry, batch.segment, self._limits)

    def _disorder(self, kept: Kept, ahead: list[Kept]) -> Loss | None:
        """Why the entry is out of order; ``None`` if it is not, or another one is."""
        if kept.first <= self._last:
            expected = f"expected more than {self._last}, the offset before"
        elif ahead and self._last < ahead[0].first <= kept.last and self._is_outlier(kept, ahead):
            expected = f"expected less than {ahead[0].first}, the offset after"
        elif not ahead and self._is_beyond_the_end(kept):
            expected = f"expected less than {self._end}, the end of the log"
        else:
            return None
        batch = kept.batch
        message = f"offsets {kept.first} to {kept.last}, {expected}"
        size = batch.size_in_bytes
        return Loss(batch.segment.path, batch.position, size, damage.MALFORMED, message, batch)

    def _is_beyond_the_end(self, kept: Kept) -> bool:
        """Whether the last entry would end the log, had it no hole before it.

        The end that is known may be an old one. So damage or the cleaner explain the hole sooner,
        and an entry that its segment is named after has the right offset.
        """
        is_named = kept.first == kept.batch.segment.base_offset
        if is_named or self._is_after_loss or kept.first <= self._last + 1:
            return False
        return self._fits_before(self._end, kept) and not self._copy.is_compacted

    def _is_outlier(self, kept: Kept, ahead: list[Kept]) -> bool:
        """Whether this entry has the wrong offset, where it or the next one must have it."""
        following = ahead[0]
        if self._fits_before(following.first, kept):
            return True
        if len(ahead) == 1:
            return False
        return following.last < ahead[1].first <= kept.last

    def _fits_before(self, offset: int, kept: Kept) -> bool:
        """Whether the entry would fit exactly between the last one and an offset."""
        return offset - self._last - 1 == kept.last - kept.first + 1

    def _right_epoch(self, epoch: int, offset: int, ahead: list[Kept]) -> int:
        """Return the leader epoch of a batch, neither below nor above those around it."""
        later = [kept.leader_epoch for kept in ahead if kept.leader_epoch is not None]
        recorded = epoch_of(self._epochs, offset)
        if epoch < self._epoch:
            upper = min(later, default=self._epoch)
        elif later and self._epoch <= later[0] < epoch:
            if len(later) > 1 and later[1] >= epoch:
                return epoch  # the next one is wrong
            upper = later[0]
        elif not later and recorded is not None and self._epoch == recorded < epoch:
            upper = recorded  # the last batch, in an epoch that never began
        else:
            return epoch
        lower = max(self._epoch, min(upper, 0))
        if recorded is not None and lower <= recorded <= upper:
            return recorded
        return lower if self._epoch >= 0 else upper

    def _read(self) -> Iterator[Kept | Loss]:
        for segment in self._copy.segments:
            try:
                yield from self._read_segment(segment)
            except OSError as error:
                if is_refused(error):
                    raise
                yield Loss(segment.path, 0, segment.size, damage.READ_ERROR, reason_of(error))

    def _read_segment(self, segment: SegmentFile) -> Iterator[Kept | Loss]:
        extent = Extent(segment)
        if segment.path not in self._damaged:
            self._damaged[segment.path] = _damaged_of(extent, self._limits)
        damaged = self._damaged[segment.path]
        policy = DamagePolicy(COLLECT, is_bounded=True)
        end = 0
        with segment.open(goes_on=True) as window:
            for batch in steps(window, extent, policy, self._limits):
                if batch is None:
                    for found in policy.found:
                        loss = _by_disk(window, _loss(segment, found))
                        misplaced = self._misplaced(window, segment, loss)
                        yield loss if misplaced is None else misplaced
                    policy.found.clear()
                    count, size = policy.take_rest()
                    if count:
                        yield Loss(segment.path, end, size, damage.MALFORMED, _MANY, count=count)
                    continue
                end = batch.position + batch.size_in_bytes
                found_there = damaged.at(batch)
                yield self._entry(batch) if found_there is None else _by_disk(window, found_there)

    def _entry(self, batch: Batch, doubt: Loss | None = None) -> Kept:
        first, last = first_offset(batch), batch.last_offset
        if last < first and doubt is None:  # no broker writes it, nor does one append it
            message = f"offsets {first} to {last}: its end is before its beginning"
            place = batch.segment.path, batch.position, batch.size_in_bytes
            doubt = Loss(*place, damage.MALFORMED, message, batch)
        return Kept(batch, first, last, doubt=doubt)

    def _misplaced(self, window: Window, segment: SegmentFile, loss: Loss) -> Kept | None:
        """Return the whole entry with a right checksum, at a wrong offset, in a range."""
        if loss.kind != damage.MALFORMED or loss.length < layout.RECORD_BATCH_OVERHEAD:
            return None
        if loss.length > self._limits.batch_bytes:
            return None
        data = window.view(loss.position, loss.length)
        magic = magic_of(data)
        if magic != MAGIC_V2 or layout.LOG_OVERHEAD + length_of(data) != loss.length:
            return None
        crc = checksums.stored(data, magic)
        if crc != checksums.computed(data, magic):
            return None
        batch = batch_of(Entry(loss.position, magic, data, crc, True), segment, self._limits)
        return self._entry(batch, loss)


@dataclass(frozen=True)
class _Damaged:
    """The damage of a segment, by position; from ``unlisted`` on there is more."""

    listed: dict[int, damage.Damage]
    unlisted: int | None

    def at(self, batch: Batch) -> Loss | None:
        """Why a batch has no readable records; ``None`` if it has."""
        found = self.listed.get(batch.position)
        if found is not None:
            return _loss(batch.segment, found, batch)
        if self.unlisted is None or batch.position < self.unlisted:
            return None
        place = batch.segment.path, batch.position, batch.size_in_bytes
        if not batch.is_valid:
            return Loss(*place, damage.BAD_CHECKSUM, "its checksum is wrong", batch)
        try:
            batch.records()
        except KafkaFormatError as error:
            return Loss(*place, damage.kind_of(error), error.reason, batch)
        return None


def _damaged_of(extent: Extent, limits: Limits) -> _Damaged:
    policy = DamagePolicy(COLLECT, is_bounded=True)
    for _ in engine_for([extent]).decoded([extent], policy, limits):
        pass
    if any(found.kind == damage.READ_ERROR for found in policy.found):
        return _Damaged({}, 0)  # the disk may give more the next time, or less
    rest = policy.rest
    listed = {found.position: found for found in policy.found if found is not rest}
    return _Damaged(listed, None if rest is None else rest.position)


def _loss(segment: SegmentFile, found: damage.Damage, batch: Batch | None = None) -> Loss:
    return Loss(segment.path, found.position, found.length, found.kind, found.message, batch)


def _by_disk(window: Window, loss: Loss) -> Loss:
    """Return the loss, with the disk as its reason if that did not give some of the bytes."""
    error = None if loss.is_tail else window.read_error(loss.position, loss.length)
    if error is None:
        return loss
    return replace(loss, kind=damage.READ_ERROR, message=reason_of(error))


@dataclass(slots=True)
class _Index:
    """The offset index of a segment, as recovery builds it: only its last entry is needed."""

    interval: int
    size: int = 0
    indexed_at: int = 0
    last: int = -1

    def add(self, last: int, size: int) -> bool:
        """Add an entry by its last offset; false if the index would not ascend."""
        if self.size - self.indexed_at > self.interval:
            if last <= self.last:
                return False
            self.last, self.indexed_at = last, self.size
        self.size += size
        return True


class Recovery:
    """Counts the records of one copy that a broker keeps.

    Args:
        interval: ``index.interval.bytes`` of the topic.

    Attributes:
        records: so far, control records excluded.
    """

    def __init__(self, copy: Copy, interval: int) -> None:
        point = copy.checkpoint(RECOVERY_POINT) or 0
        bases = [segment.base_offset or 0 for segment in copy.segments]
        following = [*bases[1:], 2**63][: len(bases)]
        self._checked = {
            segment.path
            for segment, end in zip(copy.segments, following, strict=True)
            if end > point
        }
        self._alone = {
            segment.path for segment in copy.segments if _is_recovered_alone(copy, segment)
        }
        self._interval = interval
        self._segment = ""
        self._index = _Index(interval)
        self._in_segment = 0
        self._is_cut = False
        self._is_removed = False
        self.records = 0

    def add(self, item: Kept | Loss) -> None:
        """Add the next entry or loss of the copy."""
        path = item.path if isinstance(item, Loss) else item.batch.segment.path
        if path != self._segment:
            self._segment, self._in_segment = path, 0
            self._index, self._is_cut = _Index(self._interval), False
        if self._is_removed or self._is_cut:
            return
        is_read = path in self._checked or path in self._alone
        if isinstance(item, Loss):
            if is_read:
                self._cut(path)
            return
        moved = [repair for repair in item.repairs if repair.field == BASE_OFFSET]
        if is_read and not self._accepts(item, moved[0].found if moved else item.first):
            self.records -= self._in_segment
            self._cut(path)
        elif not moved:
            self.records += item.records
            self._in_segment += item.records

    def _accepts(self, kept: Kept, stored: int) -> bool:
        """Whether recovery goes on after an entry with this offset in its header."""
        last = kept.last - kept.first + stored
        base = kept.batch.segment.base_offset or 0
        if not base <= last <= base + MAX_RELATIVE_OFFSET:
            return False
        return self._index.add(last, kept.batch.size_in_bytes)

    def _cut(self, path: str) -> None:
        """Keep no more of the segment; if it is not recovered alone, nothing of later ones."""
        self._is_cut = True
        self._is_removed = path not in self._alone


def _is_recovered_alone(copy: Copy, segment: SegmentFile) -> bool:
    """Whether a broker recovers a segment when it opens it (``LogSegment.sanityCheck``)."""
    base = segment.base_offset or 0
    if copy.file(f"{base:020d}{INDEX}") is None:
        return True
    path = copy.file(f"{base:020d}{TRANSACTION_INDEX}")
    if path is None:
        return False
    try:
        return any(txn.last_offset < base for txn in aborted_txns(side_file.read(path, None)))
    except (KafkaFormatError, OSError):
        return False
