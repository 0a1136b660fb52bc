"""The parts of several copies that make up one extent of a merged log.

Strategy: the headers and checksums of the chosen segment are read. Where it lacks offsets between
two valid batches, or before the first or after the last one, the other copies are searched for
batches within these offsets, the best copy first. A batch of another copy counts if its checksum is
right and its leader epoch is the one that the chosen copy knows, or at least lies between those of
the batches around it: other batches are of a log that the leader does not continue (KIP-101).

A hole without damaged bytes stays in a log that was compacted: the other copy may have records
there that the cleaner has removed from the chosen one, while it lacks the tombstones for them.

Invariant: each offset comes from one copy. Damaged bytes of the chosen segment come out too, unless
other copies have all offsets between the valid batches around them; so what is lost is reported.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from kafkafmt.damage import SKIP, DamagePolicy
from kafkafmt.engine.batches import batches
from kafkafmt.limits import Limits
from kafkafmt.log.compaction import first_offset, has_traces
from kafkafmt.log.offset_search import cut
from kafkafmt.log.ranges import Range
from kafkafmt.log.replicas import ReplicaExtent
from kafkafmt.record.batch import Batch
from kafkafmt.storage.discovery import find_segments
from kafkafmt.storage.errors import is_of_the_disk
from kafkafmt.storage.segment_file import Extent, SegmentFile

_END = 2**63 - 1


def completed(extent: Extent, limits: Limits) -> Iterator[Extent]:
    """The parts of copies that an extent of a merged log consists of, in offset order.

    Any other extent comes out as it is.

    Raises:
        OSError: a store cannot be reached, or a file was replaced since it was listed.
    """
    if isinstance(extent, ReplicaExtent) and (extent.others or extent.is_cut):
        yield from _Completion(extent, limits).parts()
    else:
        yield extent


@dataclass(frozen=True, slots=True)
class _Gap:
    """Offsets ``first`` to ``stop``, exclusive, that the chosen copy lacks.

    ``low`` and ``high`` are the leader epochs of the batches around them.
    """

    first: int
    stop: int
    low: int = -1
    high: int = _END


@dataclass
class _Found:
    """What other copies have in a gap.

    Attributes:
        parts: by their first offset.
        missing: the gaps that are left.
    """

    parts: dict[int, Extent] = field(default_factory=dict)
    missing: list[_Gap] = field(default_factory=list)


class _Completion:
    """The parts of one extent."""

    def __init__(self, extent: ReplicaExtent, limits: Limits) -> None:
        self._extent = extent
        self._limits = limits
        self._is_compacted: bool | None = True if extent.log.is_cleaned else None
        self._start = extent.start  # of the part of the chosen segment that comes out next
        self._end = extent.start  # after its last valid batch
        self._next = extent.first if extent.start == 0 else None  # the offset after that batch
        self._epoch = -1  # of that batch

    def parts(self) -> Iterator[Extent]:
        extent = self._extent
        end = extent.end
        try:
            for batch in _valid(extent, self._limits):
                if self._is_of_the_next(batch):
                    end = batch.position
                    break
                first, epoch = first_offset(batch), _epoch_of(batch)
                if self._next is not None and first > self._next:
                    gap = _Gap(self._next, first, self._epoch, _END if epoch < 0 else epoch)
                    yield from self._completed(gap, batch.position)
                self._next = max(batch.last_offset + 1, self._next or 0)
                self._end = batch.position + batch.size_in_bytes
                self._epoch = max(self._epoch, epoch)
            stop = self._stop(end)
        except OSError as error:  # the engine that reads the rest meets it, too, and reports it
            if not is_of_the_disk(error):
                raise
            stop = _END if extent.stop is None else extent.stop
        if self._next is not None and stop is not None and self._next < stop:
            yield from self._completed(_Gap(self._next, stop, self._epoch), end)
        size = extent.segment.size if end is None else end
        if self._start == extent.start or self._start < size:
            yield self._part(extent.segment, self._start, end)

    def _is_of_the_next(self, batch: Batch) -> bool:
        """Whether a batch, of a copy that is read up to an offset only, reaches beyond it."""
        stop = self._extent.stop
        return self._extent.is_cut and stop is not None and batch.last_offset >= stop

    def _stop(self, end: int | None) -> int | None:
        """The offset at which what follows the extent begins."""
        extent = self._extent
        if extent.end is None or end != extent.end:
            return extent.stop
        rest = replace(extent, start=extent.end, end=None)
        return next(map(first_offset, _valid(rest, self._limits)), None)

    def _completed(self, gap: _Gap, end: int | None) -> Iterator[Extent]:
        """What fills a gap, after the part before it; ``end`` is where the next batch begins."""
        segment = self._extent.segment
        has_bytes = end is None or end > self._end
        size = segment.size if end is None else end
        is_damaged = has_bytes and size > self._end
        if not is_damaged and self._has_been_compacted():
            return
        found = self._of_others(gap)
        if not found.parts and (found.missing or not is_damaged):
            return
        if self._end > self._start:
            yield self._part(segment, self._start, self._end)
        yield from (found.parts[first] for first in sorted(found.parts))
        if found.missing and is_damaged:
            yield self._part(segment, self._end, end)
        self._start = size if end is None else end
        self._end = self._start

    def _has_been_compacted(self) -> bool:
        if self._is_compacted is None:
            segments = find_segments(self._extent.directory, storage=self._extent.segment.storage)
            self._is_compacted = has_traces(segments, self._limits)
        return self._is_compacted

    def _of_others(self, gap: _Gap) -> _Found:
        """The parts of other copies in a gap."""
        found = _Found(missing=[gap])
        for segment in self._extent.others:
            gaps, found.missing = found.missing, []
            for each in gaps:
                try:
                    self._search(segment, each, found)
                except OSError as error:  # as if this copy had nothing
                    if not is_of_the_disk(error):
                        raise
                    found.missing.append(each)
        return found

    def _search(self, segment: SegmentFile, gap: _Gap, found: _Found) -> None:
        """Add the batches of a segment in a gap, and what it leaves of it."""
        part = cut(Extent(segment), Range(gap.first, gap.stop), self._limits)
        if part is None:
            found.missing.append(gap)
            return
        following = gap.first
        at: int | None = None  # the first offset of the part that the last batch belongs to
        end = part.start
        for batch in _valid(part, self._limits):
            first = first_offset(batch)
            if batch.last_offset < following:
                continue
            if first < following or batch.last_offset >= gap.stop or not self._fits(batch, gap):
                at = None
                continue
            if at is None or batch.position != end:
                at = first
                found.parts[at] = self._part(segment, batch.position, None)
            is_clean = batch.position in (end, part.start)
            if first > following and not (is_clean and self._has_been_compacted()):
                found.missing.append(replace(gap, first=following, stop=first))
            following = batch.last_offset + 1
            end = batch.position + batch.size_in_bytes
            found.parts[at] = replace(found.parts[at], end=end)
        if following < gap.stop and not (at is not None and self._has_been_compacted()):
            found.missing.append(replace(gap, first=following))

    def _fits(self, batch: Batch, gap: _Gap) -> bool:
        """Whether a batch of another copy is of the log that the chosen copy has."""
        epoch = _epoch_of(batch)
        if epoch < 0:
            return True
        known = self._extent.log.epoch_of(first_offset(batch))
        return gap.low <= epoch <= gap.high and known in (None, epoch)

    def _part(self, segment: SegmentFile, start: int, end: int | None) -> Extent:
        return ReplicaExtent(segment, start, end, log=self._extent.log)


def _valid(extent: Extent, limits: Limits) -> Iterator[Batch]:
    """The batches of an extent whose checksums are right."""
    with extent.open() as window:
        for batch in batches(window, extent, DamagePolicy(SKIP), limits):
            if batch.is_valid:
                yield batch


def _epoch_of(batch: Batch) -> int:
    """The leader epoch of a batch; -1 for one that has none."""
    epoch = batch.partition_leader_epoch
    return -1 if epoch is None else epoch
