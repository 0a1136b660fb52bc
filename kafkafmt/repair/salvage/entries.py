"""The entries of one copy of a partition, with credible offsets and leader epochs.

Strategy: no checksum covers the offset and the leader epoch of a batch, so each is compared with
the next two entries. An entry is out of order if it does not fit between the entries around it
while those fit together. Its offset is repaired if the gap between its neighbours has exactly its
length; a leader epoch is repaired if the neighbours, or ``leader-epoch-checkpoint``, leave one
value. Where offsets come again in a later leader epoch that ``leader-epoch-checkpoint`` has there,
the earlier records were to be truncated (KIP-101). Offsets beyond the 2³¹ of a segment are right
where they ascend: brokers before 2.0 compacted segments so (KAFKA-6264).

Invariant: the entries that come out have right checksums, readable records, ascending offsets that
lie within their segments, and nothing but the two header fields differs from the source.
"""

from __future__ import annotations

import struct
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from kafkafmt._base import damage
from kafkafmt._base.damage import COLLECT, DamagePolicy
from kafkafmt._base.errors import KafkaFormatError, error_reason
from kafkafmt._base.limits import Limits
from kafkafmt.log.copies import HIGHER_EPOCH
from kafkafmt.log.replica import epoch_at
from kafkafmt.repair.salvage.copies import Copy
from kafkafmt.segment.engine.engines import engine_for
from kafkafmt.segment.engine.opening import make_batch, steps
from kafkafmt.segment.record import entry as checksums
from kafkafmt.segment.record import layout
from kafkafmt.segment.record.batch import Batch, first_offset
from kafkafmt.segment.record.entry import Entry, length_field, magic_field
from kafkafmt.segment.record.generated_layout import BATCH_HEADER_PARTITION_LEADER_EPOCH_OFFSET
from kafkafmt.segment.record.layout import MAGIC_V2
from kafkafmt.storage.errors import is_refused
from kafkafmt.storage.segment_file import MAX_RELATIVE_OFFSET, Extent, SegmentFile
from kafkafmt.storage.window import Window

BASE_OFFSET, LEADER_EPOCH = "baseOffset", "leaderEpoch"
"""The header fields that can be repaired."""
REPEATED = "its offsets come again: the first counts"
"""Why an entry counts before another one of its copy."""
_MANY = "more damaged ranges than are listed one by one"
_AHEAD = 64  # entries that are looked at to find the next two that are in place


@dataclass(frozen=True, slots=True)
class Loss:
    """A range of bytes without a usable entry in a copy.

    Attributes:
        position, length: in bytes.
        kind: of :mod:`kafkafmt._base.damage`.
        batch: the entry with its header, if the range is one.
        count: how many ranges there are, if they have ``length`` bytes in all.
        rival: if it is sound, and others have its offsets, why those count.
    """

    path: str
    position: int
    length: int
    kind: str
    message: str
    batch: Batch | None = field(default=None, compare=False, repr=False)
    count: int = 1
    rival: str | None = None

    @property
    def is_tail(self) -> bool:
        """Whether it is an unfinished last entry or preallocated zeroes."""
        return self.kind in damage.TAILS


@dataclass(frozen=True, slots=True)
class Repair:
    """A corrected header field.

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
        """The number of its records for consumers."""
        return count_served_records(self.batch)

    @property
    def is_moved(self) -> bool:
        """Whether its offset differs from the source."""
        return any(repair.field == BASE_OFFSET for repair in self.repairs)

    def records_below(self, offset: int) -> int:
        """Return the number of its records with lower offsets."""
        if self.last < offset or not self.records:
            return self.records
        if self.first >= offset:
            return 0
        return sum(record.offset < offset for record in self.batch.iter_records())


def count_served_records(batch: Batch) -> int:
    """Return the number of records of a batch for consumers; control records are none."""
    return 0 if batch.is_control else batch.count or 0


class CopyEntries:
    """Reads one copy, as often as it is iterated; records are decoded the first time only.

    Args:
        end: the least offset after its last record that is known from elsewhere; 0 if none.
        begins: where leader epochs begin whose offsets were there before, as `found_begins`.

    Attributes:
        found_begins: by leader epoch, its first offset at or below those before it.
    """

    def __init__(self, copy: Copy, end: int, begins: Mapping[int, int]) -> None:
        self._copy = copy
        self._epochs = [(entry.epoch, entry.start_offset) for entry in copy.noted_epochs]
        self._end = end
        self._limits = copy.limits
        self._begins = begins
        self.found_begins: dict[int, int] = {}
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
        if loss is not None and loss.rival == HIGHER_EPOCH:
            return loss
        if loss is not None and not self._continues(kept, ahead):
            following = next((entry.first for entry in ahead if entry.first > self._last), None)
            if following is None:
                following = self._end
            is_certain = kept.last >= stored and self._fits_before(following, kept)
            if not is_certain:
                return loss
            kept.first, kept.last = self._last + 1, following - 1
            if kept.first != stored:  # else only the name of a segment is in doubt
                repair = Repair(path, position, BASE_OFFSET, kept.first, stored, kept.first)
                kept.repairs.append(repair)
        self._last, self._is_after_loss = kept.last, False
        epoch = kept.leader_epoch
        if epoch is not None:
            right = self._right_epoch(epoch, kept.first, ahead)
            if right != epoch:
                kept.repairs.append(Repair(path, position, LEADER_EPOCH, kept.first, epoch, right))
            self._epoch = max(self._epoch, right)
        if kept.repairs:
            kept.batch = self._repaired(batch, kept.repairs)
        return kept

    def _continues(self, kept: Kept, ahead: list[Kept]) -> bool:
        """Return whether an entry follows the last one, though its segment has a later name."""
        after = ahead[0].first if ahead else max(self._end, kept.last + 1)
        is_named_later = kept.first < (kept.batch.segment.base_offset or 0)
        return is_named_later and self._last + 1 == kept.first <= kept.last < after

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
        return make_batch(entry, batch.segment, self._limits)

    def _disorder(self, kept: Kept, ahead: list[Kept]) -> Loss | None:
        """Return the loss of an entry out of order; ``None`` if it is not, or another one is."""
        rival = None
        if kept.first <= self._last:
            self._note_epoch(kept)
            rival = REPEATED
            expected = f"expected more than {self._last}, the offset before"
        elif ahead and self._last < ahead[0].first <= kept.last and self._is_outlier(kept, ahead):
            expected = f"expected less than {ahead[0].first}, the offset after"
        elif not ahead and (self._is_beyond_the_end(kept) or self._is_alone_beyond(kept)):
            expected = f"expected less than {self._end}, the end of the log"
        else:
            return None
        return _misordered(kept, expected, rival)

    def _note_epoch(self, kept: Kept) -> None:
        """Note the beginning of a leader epoch among earlier offsets, if its checkpoint agrees."""
        epoch = kept.leader_epoch
        if epoch is None or not epoch > self._epoch >= 0:
            return
        if epoch_at(self._epochs, kept.first) == epoch:
            self.found_begins[epoch] = min(kept.first, self.found_begins.get(epoch, kept.first))

    def _superseded(self, kept: Kept) -> Loss | None:
        """Return the loss of an entry with offsets of a later leader epoch, if it is one."""
        epoch = kept.leader_epoch
        if epoch is None or kept.doubt is not None:
            return kept.doubt
        later = (one for one, start in self._begins.items() if epoch < one and start <= kept.last)
        following = next(later, None)
        if following is None:
            return None
        return _misordered(kept, f"which leader epoch {following} has again", HIGHER_EPOCH)

    def _is_alone_beyond(self, kept: Kept) -> bool:
        """Return whether only the last entry has an offset impossible in its segment."""
        limit = (kept.batch.segment.base_offset or 0) + MAX_RELATIVE_OFFSET
        return kept.last > limit and self._last <= limit and self._end <= kept.last

    def _is_beyond_the_end(self, kept: Kept) -> bool:
        """Return whether the last entry would end the log without the hole before it.

        The end that is known may be an old one. So damage or the cleaner explain the hole sooner,
        and an entry that its segment is named after has the right offset.
        """
        is_named = kept.first == kept.batch.segment.base_offset
        if is_named or self._is_after_loss or kept.first <= self._last + 1:
            return False
        return self._fits_before(self._end, kept) and not self._copy.is_compacted

    def _is_outlier(self, kept: Kept, ahead: list[Kept]) -> bool:
        """Return whether this entry has the wrong offset, where it or the next one must have it."""
        following = ahead[0]
        if self._fits_before(following.first, kept):
            return True
        if len(ahead) == 1:
            return False
        return following.last < ahead[1].first <= kept.last

    def _fits_before(self, offset: int, kept: Kept) -> bool:
        """Return whether the entry would fit exactly between the last one and an offset."""
        return offset - self._last - 1 == kept.last - kept.first + 1

    def _right_epoch(self, epoch: int, offset: int, ahead: list[Kept]) -> int:
        """Return the leader epoch of a batch, neither below nor above those around it."""
        later = [kept.leader_epoch for kept in ahead if kept.leader_epoch is not None]
        recorded = epoch_at(self._epochs, offset)
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
                yield Loss(segment.path, 0, segment.size, damage.READ_ERROR, error_reason(error))

    def _read_segment(self, segment: SegmentFile) -> Iterator[Kept | Loss]:
        extent = Extent(segment)
        if segment.path not in self._damaged:
            self._damaged[segment.path] = _read_damaged(extent, self._limits)
        damaged = self._damaged[segment.path]
        policy = DamagePolicy(COLLECT, is_bounded=True)
        end = 0
        with segment.open(skips_errors=True) as window:
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
            doubt = _batch_loss(batch, damage.MALFORMED, message)
        kept = Kept(batch, first, last, doubt=doubt)
        if self._begins:
            kept.doubt = self._superseded(kept)
        return kept

    def _misplaced(self, window: Window, segment: SegmentFile, loss: Loss) -> Kept | None:
        """Return the whole entry with a right checksum, at a wrong offset, in a range."""
        if loss.kind != damage.MALFORMED or loss.length < layout.RECORD_BATCH_OVERHEAD:
            return None
        if loss.length > self._limits.batch_bytes:
            return None
        data = window.view(loss.position, loss.length)
        magic = magic_field(data)
        if magic != MAGIC_V2 or layout.LOG_OVERHEAD + length_field(data) != loss.length:
            return None
        crc = checksums.stored(data, magic)
        if crc != checksums.computed(data, magic):
            return None
        batch = make_batch(Entry(loss.position, magic, data, crc, True), segment, self._limits)
        is_beyond = batch.last_offset > (segment.base_offset or 0) + MAX_RELATIVE_OFFSET
        return self._entry(batch, None if is_beyond else loss)


@dataclass(frozen=True)
class _Damaged:
    """The damage of a segment, by position; from ``unlisted`` on there is more."""

    listed: dict[int, damage.Damage]
    unlisted: int | None

    def at(self, batch: Batch) -> Loss | None:
        """Return the loss of a batch without readable records; ``None`` if it has some."""
        found = self.listed.get(batch.position)
        if found is not None:
            return _loss(batch.segment, found, batch)
        if self.unlisted is None or batch.position < self.unlisted:
            return None
        if not batch.is_valid:
            return _batch_loss(batch, damage.BAD_CHECKSUM, "its checksum is wrong")
        try:
            batch.records()
        except KafkaFormatError as error:
            return _batch_loss(batch, damage.damage_kind(error), error.reason)
        return None


def _read_damaged(extent: Extent, limits: Limits) -> _Damaged:
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


def _misordered(kept: Kept, expected: str, rival: str | None) -> Loss:
    message = f"offsets {kept.first} to {kept.last}, {expected}"
    return _batch_loss(kept.batch, damage.MALFORMED, message, rival)


def _batch_loss(batch: Batch, kind: str, message: str, rival: str | None = None) -> Loss:
    place = batch.segment.path, batch.position, batch.size_in_bytes
    return Loss(*place, kind, message, batch, rival=rival)


def _by_disk(window: Window, loss: Loss) -> Loss:
    """Return the loss, with the read error as its reason if some bytes are unreadable."""
    error = None if loss.is_tail else window.read_error(loss.position, loss.length)
    if error is None:
        return loss
    return replace(loss, kind=damage.READ_ERROR, message=error_reason(error))
