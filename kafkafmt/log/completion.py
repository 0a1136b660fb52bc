"""The parts of several copies in one extent of a merged log.

Strategy: the headers and checksums of the chosen segment are read. Where it lacks offsets between
two valid batches, or before the first or after the last one, the other copies are searched for
batches within these offsets, the best copy first. A batch of another copy counts if its checksum is
right and its leader epoch is that of the chosen copy, or at least lies between those of the batches
around it: other batches are of a log not continued by the leader (KIP-101).

No checksum covers the base offset and the leader epoch of a batch. So a batch whose offsets do not
lie between those of its neighbours is not valid here, and epochs that descend exclude nothing.

A hole without damaged bytes stays in a compacted log: the other copy may still have
records removed from the chosen one by the cleaner, but lack their tombstones.

Invariant: each offset comes from one copy. Damaged bytes of the chosen segment come out too, unless
other copies have all offsets between the valid batches around them; so what is lost is reported.

The counted part of a copy in a tier is cut out by its offsets. If several copies have a segment, it
is read for damage first, and damaged parts come from a copy that is sound there.
Copies begin and end between batches, and so do leader epochs; so the bytes are whole batches, or
damage between them, and no record comes twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from kafkafmt._base.damage import SKIP, DamagePolicy
from kafkafmt._base.java import MAX_OFFSET
from kafkafmt._base.limits import Limits
from kafkafmt.log.merging import ReplicaExtent
from kafkafmt.log.ranges import Range
from kafkafmt.log.replica import MAX_EPOCH, NO_EPOCH, batch_leader_epoch, between
from kafkafmt.log.search import cut
from kafkafmt.segment.engine import engines
from kafkafmt.segment.engine.engines import engine_for
from kafkafmt.segment.engine.opening import batches
from kafkafmt.segment.record.batch import Batch, first_offset
from kafkafmt.storage.errors import is_of_the_disk
from kafkafmt.storage.segment_file import Extent, SegmentFile

_MOST_RANGES = 1000  # of damage in one segment, that are looked for in spares


def counted_parts(extent: Extent, limits: Limits) -> Iterator[Extent]:
    """Yield the counted parts, in order: of the copy, and of spares where it is damaged.

    Any other extent is yielded unchanged.
    """
    part = cut_to_counted(extent, limits)
    if part is None:
        return
    if part.segment.spares:
        yield from _completed(part, limits)
    else:
        yield part


def _completed(part: Extent, limits: Limits) -> Iterator[Extent]:
    """Yield a part, and those of spares.

    Where entries were moved it may end at a wrong place: then it is the whole segment, if that can
    be completed, and the reader's filter leaves out what does not count.
    """
    elsewhere, is_all = read_elsewhere(part, limits)
    if not is_all and (part.start or part.end is not None):
        whole = replace(part, start=0, end=None)
        others, is_all = read_elsewhere(whole, limits)
        if is_all:
            part, elsewhere = whole, others
    at = part.start
    for start, stop, spare in elsewhere:
        if at < start:
            yield replace(part, start=at, end=start)
        yield replace(part, segment=spare, start=start, end=stop)
        at = stop
    if at < (part.segment.size if part.end is None else part.end):
        yield replace(part, start=at)


def read_elsewhere(
    extent: Extent, limits: Limits
) -> tuple[list[tuple[int, int, SegmentFile]], bool]:
    """Return the damaged ranges of bytes sound in a spare, and true if these are all.

    Entries that were moved look sound between damaged ranges. So one spare is tried for all that
    lies from the first damage to the last one, before any is for a single range.
    """
    spares = extent.segment.spares
    ranges = list(islice(_damaged(extent, limits), _MOST_RANGES)) if spares else []
    if len(ranges) > 1:
        whole = ranges[0][0], ranges[-1][1]
        for spare in spares:
            if _is_sound(spare, *whole, limits):
                return [(*whole, spare)], len(ranges) < _MOST_RANGES
    found = []
    for start, stop in ranges:
        sound = (spare for spare in spares if _is_sound(spare, start, stop, limits))
        found += [(start, stop, spare) for spare in islice(sound, 1)]
    return found, len(found) == len(ranges) < _MOST_RANGES


def cut_to_counted(extent: Extent, limits: Limits) -> Extent | None:
    """Return the counted part of an extent, ``None`` if nothing counts.

    Any other extent is returned unchanged. So is an unreadable one: the engine meets the error,
    too, and reports it.
    """
    if extent.borders == (None, None):
        return extent
    try:
        return cut(extent, Range(*extent.borders), limits, between_entries=True)
    except OSError:
        return extent


def _is_sound(segment: SegmentFile, start: int, stop: int, limits: Limits) -> bool:
    return next(_damaged(Extent(segment, start, stop), limits), None) is None


def _damaged(extent: Extent, limits: Limits) -> Iterator[tuple[int, int]]:
    """Yield the damaged ranges of an extent; adjoining ones are one."""
    start = stop = -1
    for damage in engines.damage(engine_for([extent]), [extent], limits):
        if damage.position != stop and start >= 0:
            yield start, stop
        if damage.position != stop:
            start = damage.position
        stop = damage.position + damage.length
    if start >= 0:
        yield start, stop


def completed(extent: Extent, limits: Limits) -> Iterator[Extent]:
    """Yield the parts of copies in an extent of a merged log, in offset order.

    For a log in a tier, it is the counted part of the extent; any other extent is yielded
    unchanged.
    """
    if isinstance(extent, ReplicaExtent) and (extent.others or extent.is_cut or extent.is_foreign):
        yield from _Completion(extent, limits).parts()
    else:
        yield from counted_parts(extent, limits)


@dataclass(frozen=True, slots=True)
class _Gap:
    """Missing offsets of the chosen copy, ``first`` to ``stop``, exclusive.

    ``low`` and ``high`` are the leader epochs of the batches around them.
    """

    first: int
    stop: int
    low: int = NO_EPOCH
    high: int = MAX_EPOCH


class _Completion:
    def __init__(self, extent: ReplicaExtent, limits: Limits) -> None:
        self._extent = extent
        self._limits = limits
        self._others = [_OtherCopy(segments, limits) for segments in extent.others]
        self._start = extent.start  # of the part of the chosen segment that comes out next
        self._end = extent.start  # after its last valid batch
        self._next = extent.first if extent.start == 0 else None  # the offset after that batch
        self._epoch = -1  # of that batch

    def parts(self) -> Iterator[Extent]:
        extent = self._extent
        end = extent.end
        try:
            for batch in _in_place(_valid(extent, self._limits), self._next):
                if self._is_of_the_next(batch):
                    end = batch.position
                    break
                if not self._continues(batch):
                    if self._next is None:  # the part begins here; others may have its offsets
                        self._next = first_offset(batch)
                    if batch.position > self._start:
                        yield self._part(extent.segment, self._start, batch.position)
                    self._start = self._end = batch.position + batch.size_in_bytes
                    continue
                first, epoch = first_offset(batch), batch_leader_epoch(batch)
                if self._next is not None and first > self._next:
                    gap = _Gap(self._next, first, self._epoch, MAX_EPOCH if epoch < 0 else epoch)
                    yield from self._completed(gap, batch.position)
                self._next = max(batch.last_offset + 1, self._next or 0)
                self._end = batch.position + batch.size_in_bytes
                self._epoch = epoch
            stop = self._stop(end)
        except OSError as error:  # it cannot be opened: the engine finds that, too, and reports it
            if not is_of_the_disk(error):
                raise
            stop = None if end is not None else extent.stop or MAX_OFFSET
        if self._next is not None and stop is not None and self._next < stop:
            # The cleaner leaves the last segment alone.
            is_lost = end is None and extent.segment.next_base_offset is None
            gap = _Gap(self._next, stop, self._epoch)
            yield from self._completed(gap, end, is_lost=is_lost)
        size = max(extent.segment.size, self._end) if end is None else end  # it may have grown
        if self._start == extent.start or self._start < size:
            yield self._part(extent.segment, self._start, end)

    def _continues(self, batch: Batch) -> bool:
        """Return whether the chosen copy, with a lost segment, had the batch of another copy."""
        if not self._extent.is_foreign:
            return True
        log, last = self._extent.log, batch.last_offset
        return log.continues(batch_leader_epoch(batch), first_offset(batch), last)

    def _is_of_the_next(self, batch: Batch) -> bool:
        """Return whether a batch of a copy read only up to an offset reaches beyond it."""
        stop = self._extent.stop
        return self._extent.is_cut and stop is not None and batch.last_offset >= stop

    def _stop(self, end: int | None) -> int | None:
        """Return the first offset after the extent."""
        extent = self._extent
        if extent.end is None or end != extent.end:
            return extent.stop
        rest = replace(extent, start=extent.end, end=None)
        return next(map(first_offset, _valid(rest, self._limits)), None)

    def _completed(self, gap: _Gap, end: int | None, *, is_lost: bool = False) -> Iterator[Extent]:
        """Yield the extents filling a gap, after the part before it and up to the next batch."""
        segment = self._extent.segment
        size = max(segment.size, self._end) if end is None else end
        is_damaged = size > self._end
        if not is_damaged and not is_lost and self._extent.log.is_compacted:
            return
        parts, missing = self._find_in_others(gap)
        if not parts and (missing or not is_damaged):
            return
        if self._end > self._start:
            yield self._part(segment, self._start, self._end)
        yield from (parts[first] for first in sorted(parts))
        if missing and is_damaged:
            yield self._part(segment, self._end, end)
        self._start = self._end = size

    def _find_in_others(self, gap: _Gap) -> tuple[dict[int, Extent], list[_Gap]]:
        """Return the parts of other copies in a gap, by first offset, and the gaps left of it."""
        parts: dict[int, Extent] = {}
        missing = [gap]
        for copy in self._others:
            gaps, missing = missing, []
            for left in gaps:
                rest = [left]
                for segment in copy.between(left.first, left.stop):
                    rest = [
                        gap for part in rest for gap in self._search(copy, segment, part, parts)
                    ]
                missing += rest
        return parts, missing

    def _search(
        self, copy: _OtherCopy, segment: SegmentFile, gap: _Gap, parts: dict[int, Extent]
    ) -> list[_Gap]:
        """Add the batches of a segment in a gap to the parts, and return the gaps still left."""
        try:
            copy.go_to(segment, gap.first)
        except OSError as error:  # as if this copy had nothing
            if not is_of_the_disk(error):
                raise
            return [gap]
        missing = []
        following = gap.first
        at: int | None = None  # the first offset of the part that the last batch belongs to
        while (batch := copy.batch) is not None and batch.last_offset < gap.stop:
            first, is_clean = first_offset(batch), copy.is_adjacent
            copy.advance()
            if first < following or not self._fits(segment, batch, gap):
                at = None
                continue
            if at is None or not is_clean:
                at = first
                parts[at] = self._part(segment, batch.position, None)
            end = batch.position + batch.size_in_bytes
            parts[at] = replace(parts[at], end=end)
            if first > following and not (is_clean and self._extent.log.is_compacted):
                missing.append(replace(gap, first=following, stop=first))
            following = batch.last_offset + 1
        if at is not None and self._extent.log.is_compacted:  # what follows is in the next segment
            following = max(following, segment.next_base_offset or 0)  # or after this copy's end
        if following < gap.stop:
            missing.append(replace(gap, first=following))
        return missing

    def _fits(self, segment: SegmentFile, batch: Batch, gap: _Gap) -> bool:
        """Return whether a batch of another copy is of the chosen copy's log."""
        log, first, last = self._extent.log, first_offset(batch), batch.last_offset
        return not log.diverges(segment.directory, last) and log.continues(
            batch_leader_epoch(batch), first, last, gap.low, gap.high
        )

    def _part(self, segment: SegmentFile, start: int, end: int | None) -> Extent:
        return ReplicaExtent(segment, start, end, log=self._extent.log)


class _OtherCopy:
    """The valid batches of another copy from an offset on, with the next one in view.

    One of its segments is open, since the gaps ascend. What the disk cannot read ends it.

    Attributes:
        batch: the next batch; ``None`` at the end.
        is_adjacent: whether nothing lies between it and the one before it; so for the first one.
    """

    def __init__(self, segments: Sequence[SegmentFile], limits: Limits) -> None:
        self._segments = segments
        self._bases = [segment.base_offset or 0 for segment in segments]
        self._limits = limits
        self._open: SegmentFile | None = None
        self._batches: Iterator[Batch] = iter(())
        self.batch: Batch | None = None
        self.is_adjacent = True

    def between(self, first: int, stop: int) -> Sequence[SegmentFile]:
        return self._segments[between(self._bases, first, stop)]

    def go_to(self, segment: SegmentFile, first: int) -> None:
        if self._open is not segment:
            part = cut(Extent(segment), Range(first, None), self._limits)
            self._batches = iter(()) if part is None else _valid(part, self._limits)
            self._open, self.batch, self.is_adjacent = segment, None, True
            self.advance()
        while self.batch is not None and self.batch.last_offset < first:
            self.advance()

    def advance(self) -> None:
        last = self.batch
        try:
            self.batch = next(self._batches, None)
        except OSError as error:
            if not is_of_the_disk(error):
                raise
            self.batch = None
        if last is not None and self.batch is not None:
            self.is_adjacent = last.position + last.size_in_bytes == self.batch.position


def _valid(extent: Extent, limits: Limits) -> Iterator[Batch]:
    """Yield the batches of an extent with right checksums; unreadable blocks have none."""
    with extent.open(skips_errors=True) as window:
        for batch in batches(window, extent, DamagePolicy(SKIP), limits):
            if batch.is_valid:
                yield batch


def _in_place(valid: Iterator[Batch], following: int | None) -> Iterator[Batch]:
    """Yield the batches with ascending offsets, from ``following`` on and before the next.

    Of two overlapping ones, the first is in place if no offset is missing before it.
    """
    held: Batch | None = None
    for batch in valid:
        first = first_offset(batch)
        if held is not None and (first > held.last_offset or first_offset(held) == following):
            yield held
            following = held.last_offset + 1
            held = None
        if following is None or first >= following:
            held = batch
    if held is not None:
        yield held
