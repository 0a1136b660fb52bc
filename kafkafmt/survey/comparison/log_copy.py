"""One copy of a log, for a comparison: its sound batches in offset order, and its damage.

Strategy: the batches come one at a time; of a copy in a tier, only those that count. A batch below
the ones before it is left out, since an unclean election of an old broker leaves such
batches. The high watermark, the log start and the topic id of the copy come from the files
of its directory and of the one above.

Invariant: one batch is in memory. Nothing stops at damage: its range is missing. Damage not named
by a missing record is kept, one entry for each segment.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from kafkafmt._base.damage import (
    BAD_CHECKSUM,
    COLLECT,
    READ_ERROR,
    Damage,
    DamagePolicy,
    damage_kind,
)
from kafkafmt._base.errors import KafkaFormatError, error_reason
from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt.cluster import remote
from kafkafmt.cluster.metadata import KnownTopic, known_topics, read_cluster
from kafkafmt.cluster.metadata_log import parse_snapshot_name
from kafkafmt.log.completion import completed
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.log.policies import has_traces, proves_tier
from kafkafmt.log.replica import NO_EPOCH, Replica, batch_leader_epoch, epochs_at
from kafkafmt.segment.engine.opening import damaged, steps
from kafkafmt.segment.record.batch import Batch, first_offset
from kafkafmt.segment.record.record import Record
from kafkafmt.storage import names
from kafkafmt.storage.errors import StorageError, is_of_the_disk
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.resolve import open_tree
from kafkafmt.storage.segment_file import Extent, SegmentFile


def _begin(copy: Replica) -> int:
    """Where a log began, if it lacks the segments from there on; else where they begin.

    It does not lack what was deleted, which the leader epochs follow a moment later, or what tiered
    storage may have: by the metadata log, or by the start, or by the broker's own topic for it.
    """
    epochs, base, start = copy.epochs, copy.first_offset, copy.beside.log_start(copy)
    begin = max(start or 0, epochs[0][1]) if epochs else base
    if begin >= base or proves_tier(start):
        return base
    for item in _items(copy, copy.path, open_tree(copy.path, copy.storage).parent(copy.path)):
        is_deleted = (
            item.name.endswith(names.DELETED_LOG) and (names.base_offset(item.name) or 0) <= begin
        )
        if is_deleted or item.name.startswith(f"{remote.TOPIC}-"):
            return base
        if item.name == names.METADATA_LOG and item.is_directory:
            topic = (copy.beside.once(item.path, _topics) or {}).get(copy.topic or "")
            if topic is not None and topic.is_tiered:
                return base
    return begin


def _items(log: PartitionLog, *directories: str) -> Iterator[Item]:
    """Yield the entries of directories; one not listed by the disk has none.

    Raises:
        StorageError: a store does not answer.
    """
    for items in open_tree(log.path, log.storage).list_directories(directories):
        if isinstance(items, StorageError):
            raise items
        yield from () if isinstance(items, OSError) else items


def _topics(metadata: str, **options: Any) -> dict[str, KnownTopic]:
    """Return the topics by a copy of the metadata log."""
    return known_topics(read_cluster(metadata, **options))


def uncommitted_from(logs: Sequence[PartitionLog]) -> float:
    """Return the first offset of unknown commit state; infinite where a file has the state.

    It is unknown in the metadata log above all snapshots: a broker notes no high watermark of it,
    and the records at its end may be on one controller only. A snapshot has committed ones.

    Raises:
        StorageError: a store does not answer.
    """
    if any(log.topic != names.METADATA_TOPIC for log in logs):
        return math.inf
    snapshots = (parse_snapshot_name(item.name) for log in logs for item in _items(log, log.path))
    return max((snapshot.end_offset for snapshot in snapshots if snapshot is not None), default=0)


@dataclass(eq=False)
class Unread:
    """Damage of one segment, at offsets not known or not shown by the other copy.

    Attributes:
        first: the first offset that it may hold.
        last: the last one; ``None`` where neither a sound batch nor another segment follows.
        is_reported: whether a missing record names it.
    """

    segment: SegmentFile
    damage: Damage
    first: int
    last: int | None
    count: int = 1
    is_reported: bool = False


class LogCopy:
    """The batches of one copy, with the next one in view.

    Attributes:
        base: the offset at which its first segment begins.
        start: the first offset that a consumer can read. A checkpoint of the log start that lies
            beyond the end of the log is refuted by that, and says nothing.
        begin: where the log began by its leader epochs, which a broker cuts with it; ``base`` if
            nothing says that a segment before it is lost.
        is_cleaned: whether the cleaner was in it, or in a copy whose holes it may have.
        records: the remaining ones of the batch opened last, in reverse order.
        unread: by name, the segments so far with damage not named by a missing record.
        next_offset: after the last batch that was in view.
    """

    def __init__(self, log: PartitionLog, files: DataDirectories, limits: Limits) -> None:
        self.log = log
        first = log.segments[0]
        self.base = self.start = self.begin = first.base_offset or 0
        self.is_cleaned = False
        self.high_watermark: int | None = None
        self.topic_id: str | None = None
        self._epochs: Sequence[tuple[int, int]] = ()
        if first.data is None and log.topic is not None:
            copy = Replica.of(log, files, DEFAULT_LIMITS)
            start = files.log_start(log) or 0
            if start <= copy.end_offset:
                self.start = max(start, self.base)
            self.begin, self.is_cleaned = _begin(copy), copy.is_cleaned
            self.high_watermark, self.topic_id = files.high_watermark(log), copy.topic_id
            self._epochs = copy.epochs
        self.batch: Batch | None = None
        self.records: list[Record] = []
        self.opened: Batch | None = None
        self.unread: dict[str | None, Unread] = {}
        self._near: list[Unread] = []  # damage at the offsets that are compared now
        self._has_traces: bool | None = None
        self.next_offset = 0
        self._limits = limits
        self._policy = DamagePolicy(COLLECT, is_bounded=True)
        self._extents = [*log.parts][::-1]
        self._batches: Iterator[Batch] = iter(())
        self.segment: SegmentFile | None = None
        self.advance()

    def advance(self) -> None:
        """Bring the next sound batch into view."""
        self._leave(self._near)
        self._advance()

    def _advance(self) -> None:
        first, found = self.next_offset, len(self._near)
        while True:
            batch = next(self._batches, None)
            self._note_damage(first)
            if batch is None:
                if not self._extents:
                    self.batch = None
                    return
                extent = self._extents.pop()
                self.segment = extent.segment
                self._batches = self._sound(extent)
                continue
            if batch.last_offset < self.next_offset:
                continue
            self.batch = batch
            self.next_offset = batch.last_offset + 1
            for unread in self._near[found:]:
                last = first_offset(batch) - 1
                unread.last = last if unread.last is None else min(last, unread.last)
            return

    def open(self) -> None:
        """Decode the batch in view, and bring the next one into view."""
        batch = self.batch
        if batch is None:
            return
        before = first_offset(batch) - 1
        self._leave([unread for unread in self._near if unread.last != before])
        segment = self.segment
        self._advance()
        self.opened = batch
        try:
            self.records = batch.records()[::-1]
        except KafkaFormatError as error:
            if segment is not None:
                place = batch.position, batch.size_in_bytes
                damage = damaged(segment, *place, damage_kind(error), error.reason)
                self._near.append(Unread(segment, damage, before + 1, batch.last_offset))

    def damage_at(self, first: int, last: int) -> Damage | None:
        """Return the damage where this copy lacks offsets, as a missing record shows."""
        found = None
        for unread in self._near:
            if unread.first <= last and (unread.last is None or first <= unread.last):
                unread.is_reported = True  # of several, the record may lie in each
                found = found or unread.damage
        return found

    def finish(self) -> None:
        """Keep the remaining damage not named by a missing record."""
        self._leave(self._near)

    def _leave(self, passed: list[Unread]) -> None:
        """Keep the damage at passed offsets, unless a missing record names it."""
        for unread in passed:
            last, name = unread.last, unread.damage.segment
            is_empty = last is not None and last < max(unread.first, self.start)
            if unread.is_reported or (is_empty and unread.damage.kind != READ_ERROR):
                continue
            known = self.unread.setdefault(name, unread)
            if known is not unread:
                known.last, known.count = last, known.count + 1
        self._near = [unread for unread in self._near if unread not in passed]

    def never_had(self, batch: Batch | None, offset: int) -> bool:
        """Whether this log has a higher leader epoch there than a batch of another copy (KIP-101).

        A lower one says nothing: who follows a cleaned leader does not see all its epochs.
        """
        epoch = NO_EPOCH if batch is None else batch_leader_epoch(batch)
        own = epochs_at(self._epochs, offset, offset)
        return epoch != NO_EPOCH and bool(own) and min(own) > epoch

    def looks_compacted(self) -> bool:
        """Return whether the cleaner's checkpoint, or traces in the log, show compaction.

        Traces are a batch without some of its records, or several holes without damage inside
        segments. The headers of the whole log are read for them, once.
        """
        if self.is_cleaned:
            return True
        if self._has_traces is None:
            self._has_traces = has_traces(self.log.segments, self._limits)
        return self._has_traces

    def _sound(self, extent: Extent) -> Iterator[Batch]:
        segment = extent.segment
        try:
            for part in completed(extent, self._limits):
                with part.open(skips_errors=True) as window:
                    for batch in steps(window, part, self._policy, self._limits):
                        if batch is None:
                            continue
                        if batch.is_valid:
                            yield batch
                        else:
                            place = batch.position, batch.size_in_bytes
                            error = window.read_error(*place)
                            kind = BAD_CHECKSUM if error is None else READ_ERROR
                            reason = "wrong checksum" if error is None else error_reason(error)
                            wrong = damaged(part.segment, *place, kind, reason)
                            self._policy.found.append(wrong)
        except OSError as error:
            if not is_of_the_disk(error):  # what is gone, or not delivered, is not damaged
                raise
            gone = damaged(segment, 0, segment.size, READ_ERROR, error_reason(error))
            self._policy.found.append(gone)

    def _note_damage(self, first: int) -> None:
        """Note the damage found; it begins at offset ``first`` or above."""
        for damage in self._policy.found:
            # A tail is the end of a log only in its last segment.
            is_end = damage.is_tail and not self._extents
            if not is_end and self.segment is not None:
                stop = self.segment.next_base_offset
                last = None if stop is None else stop - 1
                self._near.append(Unread(self.segment, damage, first, last))
        self._policy.found.clear()
        self._policy.begin(0)  # the first damage before the next batch is listed


def are_equal(left: Batch | None, right: Batch | None) -> bool:
    """Whether there are two batches, of the same bytes."""
    if left is None or right is None or left.crc != right.crc:
        return False
    return bytes(left.data) == bytes(right.data)
