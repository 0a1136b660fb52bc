"""One copy of a log, for a comparison: its sound batches in offset order, and what it may lack.

Strategy: the batches come one at a time. One that lies below those before it is left out, since an
unclean election of an old broker leaves such batches. What else is known of the copy (high
watermark, log start, topic id) comes from the files of its directory and of the one above.

Invariant: one batch is in memory. Nothing stops at damage: the range that it leaves is missing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kafkafmt.damage import BAD_CHECKSUM, COLLECT, READ_ERROR, Damage, DamagePolicy, kind_of
from kafkafmt.engine.batches import steps
from kafkafmt.errors import KafkaFormatError
from kafkafmt.java import uuid_text
from kafkafmt.limits import Limits
from kafkafmt.log.compaction import has_traces
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.record.batch import Batch
from kafkafmt.record.record import Record
from kafkafmt.storage.names import CLEANED, HIGH_WATERMARK, LOG_START
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import Extent, SegmentFile


@dataclass(frozen=True)
class Known:
    """What the files beside the segments say of a copy.

    Attributes:
        high_watermark: ``None`` where no checkpoint has it.
        start: the first offset that a consumer can read.
        is_cleaned: whether the cleaner has compacted it.
        topic_id: ``None`` where no file has it.
    """

    high_watermark: int | None
    start: int
    is_cleaned: bool
    topic_id: str | None


def known_of(log: PartitionLog, files: DataDirectories) -> Known:
    """What the files beside the segments say; those that cannot be read say nothing."""
    first = log.segments[0]
    base = first.base_offset or 0
    if first.data is not None or log.topic is None:
        return Known(None, base, False, None)
    topic_id = files.topic_id(log)
    return Known(
        files.offset(HIGH_WATERMARK, log),
        max(base, files.offset(LOG_START, log) or 0),
        files.offset(CLEANED, log) is not None,
        None if topic_id is None else uuid_text(topic_id.bytes),
    )


class LogCopy:
    """The batches of one copy, with the next one in view.

    Attributes:
        log: the copy.
        known: what other files say of it.
        batch: the next batch; ``None`` at the end.
        records: what is left of the batch that was opened last, in reverse order.
        opened: that batch.
        damage: what lies before the next batch and could not be read; ``None`` if nothing does.
        unread: by its name, each segment so far in which reading failed.
        segment: of that batch.
        can_skip: whether that batch is the first one of a segment that is not the last one.
        next_offset: after the last batch that was in view.
    """

    def __init__(self, log: PartitionLog, files: DataDirectories, limits: Limits) -> None:
        self.log = log
        self.known = known_of(log, files)
        self.batch: Batch | None = None
        self.records: list[Record] = []
        self.opened: Batch | None = None
        self.damage: Damage | None = None
        self.unread: dict[str | None, tuple[SegmentFile, Damage]] = {}
        self._is_compacted: bool | None = True if self.known.is_cleaned else None
        self.next_offset = 0
        self._limits = limits
        self._policy = DamagePolicy(COLLECT, is_bounded=True)
        self._segments = list(log.segments)[::-1]
        self._batches: Iterator[Batch] = iter(())
        self.segment: SegmentFile | None = None
        self.can_skip = False
        self._is_begun = False
        self.advance()

    def advance(self) -> None:
        """Bring the next sound batch into view."""
        self.damage = None
        while True:
            batch = next(self._batches, None)
            self._note_damage()
            if batch is None:
                if not self._segments:
                    self.batch, self.can_skip = None, False
                    return
                self.segment = self._segments.pop()
                self._batches = self._sound(self.segment)
                self._is_begun = False
                continue
            is_first, self._is_begun = not self._is_begun, True
            if batch.last_offset < self.next_offset:
                continue
            self.can_skip = is_first and bool(self._segments)
            self.batch = batch
            self.next_offset = batch.last_offset + 1
            return

    def open(self) -> None:
        """Decode the batch in view, and bring the next one into view."""
        batch = self.batch
        self.advance()
        self.opened = batch
        if batch is None:
            return
        try:
            self.records = batch.records()[::-1]
        except KafkaFormatError as error:
            self.damage = self.damage or Damage(
                self.log.topic,
                self.log.partition,
                batch.segment.name,
                batch.position,
                batch.size_in_bytes,
                kind_of(error),
                error.reason,
            )

    def skip_segment(self) -> None:
        """Leave the rest of the segment of the batch in view out."""
        self._batches = iter(())
        self.advance()

    def looks_compacted(self) -> bool:
        """Whether the cleaner has been here, by its checkpoint or by what it leaves in a log.

        That is a batch that lacks some of its records, or several holes without damage inside
        segments. The headers of the whole log are read for it, once.
        """
        if self._is_compacted is None:
            self._is_compacted = has_traces(self.log.segments, self._limits)
        return self._is_compacted

    def _sound(self, segment: SegmentFile) -> Iterator[Batch]:
        try:
            with segment.open() as window:
                for batch in steps(window, Extent(segment), self._policy, self._limits):
                    if batch is None:
                        continue
                    if batch.is_valid:
                        yield batch
                    else:
                        place = batch.position, batch.size_in_bytes
                        self._lose(segment, *place, BAD_CHECKSUM, "wrong checksum")
        except OSError as error:
            self._lose(segment, 0, segment.size, READ_ERROR, error.strerror or str(error))

    def _lose(self, segment: SegmentFile, position: int, size: int, kind: str, why: str) -> None:
        self._policy.found.append(
            Damage(self.log.topic, self.log.partition, segment.name, position, size, kind, why)
        )

    def _note_damage(self) -> None:
        for damage in self._policy.found:
            if not damage.is_tail:
                self.damage = self.damage or damage
            if damage.kind == READ_ERROR and self.segment is not None:
                self.unread[damage.segment] = self.segment, damage
        self._policy.found.clear()
        self._policy.begin(0)  # the first damage before the next batch is listed
