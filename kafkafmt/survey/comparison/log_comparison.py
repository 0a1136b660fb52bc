"""Two copies of one log, compared batch by batch, and record by record where batches differ.

Strategy: the batches of both copies are merged by offset. Two that are equal byte for byte are
passed over; others are decoded and compared record by record, so other batch borders and another
codec make no difference.

Invariant: one batch of each copy is in memory; differences next to each other are one row.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kafkafmt._base.damage import READ_ERROR, Damage, words
from kafkafmt._base.java import MAX_OFFSET
from kafkafmt._base.limits import Limits
from kafkafmt._base.wording import counted
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.segment.record.batch import Batch, first_offset
from kafkafmt.segment.record.record import Record
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.survey.comparison.log_copy import LogCopy, are_equal, uncommitted_from

PARTITION, TOPIC_ID, UNREAD = "partition", "topic_id", "unread"
MISSING, RECORD, PRODUCER, LEADER_EPOCH = "missing", "record", "producer", "leader_epoch"
START, END, COMPACTED = "start", "end", "compacted"
BATCH, SEGMENTS = "batch", "segments"

SHOWN = 60
"""Characters of a value in a row."""


@dataclass(slots=True)
class Difference:
    """A difference of two copies of a partition.

    Attributes:
        topic, partition: from the directory's name.
        kind: ``partition``, ``topic_id``, ``unread``, ``missing``, ``record``, ``producer``,
            ``leader_epoch``; and with ``everything`` also ``start``, ``end``, ``compacted``,
            ``batch``, ``segments``.
        first_offset, last_offset: ``None`` for a whole partition.
        left, right: the content of each copy there; ``None`` for nothing.
        count: of records, or of differences next to each other.
        is_uncommitted: whether it may be the ends of two logs, above the high watermark.
    """

    topic: str | None
    partition: int | None
    kind: str
    first_offset: int | None
    last_offset: int | None
    left: str | None
    right: str | None
    message: str
    count: int = 1
    is_uncommitted: bool = False


class LogComparison:
    """The comparison of two copies of one partition.

    Args:
        left, right: the copies.
        files: their brokers' checkpoints.
        everything: whether a legitimate difference is a row, too.
        sides: their names in messages.
        is_cleaned: whether the cleaner was in another copy. These may have its holes, as they may
            have those of one another.
    """

    def __init__(
        self,
        left: PartitionLog,
        right: PartitionLog,
        files: DataDirectories,
        limits: Limits,
        everything: bool,
        sides: tuple[str, str] = ("left", "right"),
        is_cleaned: bool = False,
    ) -> None:
        self._logs = left, right
        self._left, self._right = copies = [LogCopy(log, files, limits) for log in self._logs]
        if is_cleaned or any(copy.is_cleaned for copy in copies):
            for copy in copies:
                copy.is_cleaned = True
        self._everything = everything
        self._sides = sides
        self._place = (left if left.topic is not None else right).place
        one, other = self._left, self._right
        marks = [mark for mark in (one.high_watermark, other.high_watermark) if mark is not None]
        self._start = max(one.start, other.start)
        self._end = max(marks, default=None)
        self._uncommitted_from = uncommitted_from(self._logs)
        # By kind, and by the message of what is not committed.
        self._open: dict[tuple[str, str | None], Difference] = {}
        self._pair: object = None  # the batches with equal records that were compared last

    def rows(self) -> Iterator[Difference]:
        """Yield the differences, in the order of their offsets."""
        yield from self._directory_differences()
        left, right = self._left, self._right
        while left.batch is not None or right.batch is not None or left.records or right.records:
            if not left.records and not right.records:
                if are_equal(left.batch, right.batch):
                    yield from self._close()
                    left.advance()
                    right.advance()
                    continue
                if alone := self._alone():
                    yield from self._only(alone)
                    continue
            yield from self._step()
        yield from self._close(at_end=True)
        yield from self._unread()

    def _alone(self) -> LogCopy | None:
        """Return the copy with its current batch wholly before the other's next one."""
        one, other = self._left.batch, self._right.batch
        if other is None or (one is not None and one.last_offset < first_offset(other)):
            return self._left
        if one is None or other.last_offset < first_offset(one):
            return self._right
        return None

    def _only(self, there: LogCopy) -> Iterator[Difference]:
        """Yield the difference for a batch of one copy only."""
        batch = there.batch
        if batch is not None:
            count = 0 if batch.count is None else batch.count
            if count or batch.is_control:
                yield from self._miss(there, first_offset(batch), batch.last_offset, count, batch)
        there.advance()

    def _step(self) -> Iterator[Difference]:
        """Compare the next record of each copy; decode the next batch where none is left."""
        for copy, other in ((self._left, self._right), (self._right, self._left)):
            if copy.records or copy.batch is None:
                continue
            if other.records and first_offset(copy.batch) > other.records[0].offset:
                continue  # it begins after all that is left of the other's batch
            copy.open()
        one, other_one = self._left.records, self._right.records
        if one and other_one and one[-1].offset == other_one[-1].offset:
            yield from self._records(one.pop(), other_one.pop())
        elif one and (not other_one or one[-1].offset < other_one[-1].offset):
            offset = one.pop().offset
            yield from self._miss(self._left, offset, offset, 1, self._left.opened)
        elif other_one:
            offset = other_one.pop().offset
            yield from self._miss(self._right, offset, offset, 1, self._right.opened)

    # --- Kinds -----------------------------------------------------------------------------------

    def _miss(
        self, there: LogCopy, first: int, last: int, count: int, batch: Batch | None
    ) -> Iterator[Difference]:
        """Yield the difference for records of a batch missing in the other copy."""
        here = self._right if there is self._left else self._left
        kind, message, is_uncommitted = self._absence(here, first, last, batch)
        left, right = ("", None) if there is self._left else (None, "")  # counted at the end
        place = *self._place, kind, first, last
        yield from self._note(Difference(*place, left, right, message, count, is_uncommitted))

    def _absence(
        self, here: LogCopy, first: int, last: int, batch: Batch | None
    ) -> tuple[str, str, bool]:
        """Return the kind of records missing in a copy, why, and true if they are uncommitted."""
        side = self._sides[here is self._right]
        is_lost = here.begin <= first < here.base
        if first < self._start and here.start > first and not is_lost:
            return START, f"the {side} begins later:", False
        damage = here.damage_at(first, last)
        if is_lost:
            begin = f"the {side} begins at offset {here.base}, by its leader epochs at {here.begin}"
            return MISSING, f"{begin}, and lacks", False
        if damage is not None:
            return MISSING, f"the {side} is damaged ({_where(damage)}) and lacks", False
        if here.batch is None and not here.records:
            end = f"the {side} ends at offset {here.next_offset}"
            if self._end is not None and first >= self._end:
                return END, f"above the high watermark {self._end} the {side} lacks", False
            if first >= self._uncommitted_from:
                return END, f"{end}, uncommitted or not:", False
            return MISSING, f"{end} and lacks", False
        if not here.never_had(batch, first) and here.looks_compacted():
            return COMPACTED, f"compaction of the {side} has removed", False
        return MISSING, f"the {side} lacks", self._is_uncommitted(first)

    def _records(self, one: Record, other: Record) -> Iterator[Difference]:
        left, right = self._left.opened, self._right.opened
        if left is None or right is None:
            return
        offset = one.offset
        # A leader writes an offset once in its epoch, whether that is committed or not.
        epoch = left.partition_leader_epoch
        is_uncommitted = self._is_uncommitted(offset) and (
            epoch is None or epoch != right.partition_leader_epoch
        )
        is_same = True
        for kind, mine, theirs in (
            (RECORD, _content(one), _content(other)),
            (PRODUCER, _producer(left, one), _producer(right, other)),
            (LEADER_EPOCH, (left.partition_leader_epoch,), (right.partition_leader_epoch,)),
        ):
            if mine != theirs:
                is_same = False
                name, one_value, other_value = _first_difference(kind, mine, theirs)
                place = *self._place, kind, offset, offset
                values = _short(one_value), _short(other_value)
                row = Difference(*place, *values, f"other {name}", 1, is_uncommitted)
                yield from self._note(row)
        if is_same:
            yield from self._close()
            pair = (left.position, right.position, left.segment, right.segment)
            if pair != self._pair and bytes(left.data) != bytes(right.data):
                self._pair = pair
                place = *self._place, BATCH, first_offset(left), left.last_offset
                message = "the same records in other bytes:"
                yield from self._note(Difference(*place, _batch(left), _batch(right), message))

    def _note(self, row: Difference) -> Iterator[Difference]:
        """Add a difference, joined to the one before it if both are of one kind.

        Whether an uncommitted one counts is known at its end: see :meth:`_close`.
        """
        if row.kind in (START, END, COMPACTED, BATCH) and not self._everything:
            return
        key = row.kind, row.message if row.is_uncommitted else None
        known = self._open.get(key)
        if known is not None and known.message == row.message:
            known.last_offset = max(known.last_offset or 0, row.last_offset or 0)
            known.count += row.count
            return
        if known is not None:
            yield _closed(self._open.pop(key))
        self._open[key] = row

    def _is_uncommitted(self, offset: int) -> bool:
        return self._end is not None and offset >= self._end

    def _close(self, *, at_end: bool = False) -> Iterator[Difference]:
        """End all open differences, before equal records or at the end of the copies.

        Above the high watermark two replicas may have different records, but only up to their ends:
        a follower cuts its log where it leaves the leader's.
        """
        for row in sorted(self._open.values(), key=lambda one: one.first_offset or 0):
            if not (at_end and row.is_uncommitted) or self._everything:
                yield _closed(row)
        self._open.clear()

    # --- Whole copies --------------------------------------------------------------------------

    def _unread(self) -> Iterator[Difference]:
        """Yield damage not named by any row on missing records; the other copy has no more."""
        opposite = self._sides[::-1]
        copies = self._left, self._right
        for side, other, copy in zip(self._sides, opposite, copies, strict=True):
            copy.finish()
            for damaged in copy.unread.values():
                damage = damaged.damage
                why = f"is damaged ({_where(damage)}), and the {other} lacks these offsets too"
                if damage.kind == READ_ERROR:
                    why = f"cannot be read: {damaged.segment.name}: {damage.message}"
                if damaged.count > 1:
                    more = counted(damaged.count - 1, "more range")
                    why += f"; {more} of the segment likewise"
                # No offset follows the greatest one.
                first = None if damaged.first > MAX_OFFSET else damaged.first
                place = *self._place, UNREAD, first, damaged.last
                yield Difference(*place, None, None, f"the {side} {why}")

    def _directory_differences(self) -> Iterator[Difference]:
        ids = self._left.topic_id, self._right.topic_id
        if None not in ids and ids[0] != ids[1]:
            message = "other topic ids: the topic was deleted and created again"
            yield Difference(*self._place, TOPIC_ID, None, None, ids[0], ids[1], message)
        if not self._everything:
            return
        bases = [{segment.base_offset or 0 for segment in log.segments} for log in self._logs]
        alone = sorted(bases[0] ^ bases[1])
        if alone:
            left, right = (counted(len(base), "segment") for base in bases)
            message = f"segments begin at other offsets: {len(alone)} on one side only"
            yield Difference(*self._place, SEGMENTS, alone[0], alone[-1], left, right, message)


def _closed(row: Difference) -> Difference:
    if row.kind in (MISSING, START, END, COMPACTED):
        records = counted(row.count, "record")
        row.left = None if row.left is None else records
        row.right = None if row.right is None else records
        row.message = f"{row.message} {records}"
    elif row.kind in (RECORD, PRODUCER, LEADER_EPOCH) and row.count > 1:
        row.message = f"{row.message}, and {counted(row.count - 1, 'more record')} likewise"
    return row


def _content(record: Record) -> tuple[object, ...]:
    """Return the fields of a record visible to a consumer, besides its offset."""
    return record.key, record.value, record.headers, record.timestamp, record.timestamp_type


def _producer(batch: Batch, record: Record) -> tuple[object, ...]:
    return (
        batch.producer_id,
        batch.producer_epoch,
        record.sequence,
        batch.is_transactional,
        batch.is_control,
    )


_PARTS = {
    RECORD: ("key", "value", "headers", "timestamp", "timestamp type"),
    PRODUCER: ("producer id", "producer epoch", "sequence", "transactional flag", "control flag"),
    LEADER_EPOCH: ("leader epoch",),
}


def _first_difference(
    kind: str, left: tuple[object, ...], right: tuple[object, ...]
) -> tuple[str, object, object]:
    """Return the name of the first different part of two records, and both values."""
    parts = zip(_PARTS[kind], left, right, strict=True)
    return next((name, mine, theirs) for name, mine, theirs in parts if mine != theirs)


def _short(value: object) -> str:
    text = "null" if value is None else repr(value)
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"


def _batch(batch: Batch) -> str:
    return (
        f"offsets {first_offset(batch)} to {batch.last_offset}, {batch.compression}, "
        f"{batch.size_in_bytes} bytes"
    )


def _where(damage: Damage) -> str:
    called = words(damage.kind, damage.message)
    return f"{damage.segment} at byte {damage.position}: {called}"
