"""The check of one segment: every checksum and record, the order of its offsets, its indexes.

Strategy: the engine decodes the segment step by step and reports damage. A second, cheap walk over
the headers of the sound part before each damaged range adds them up, and compares the indexes with
them; sound entries around a damaged range bound its offsets and times. A broker cuts the zeroes off
a preallocated index when it stops, rebuilds a missing one when it starts, and believes a wrong one
after a clean stop. A truncation only forgets entries (``AbstractIndex.truncateToEntries``): after
SIGKILL they still follow those in use, in a segment that the broker recovers.

Retention compares a segment's largest time with the clock (``UnifiedLog``,
``deleteRetentionMsBreachedSegments``), so only that one decides. A producer that gives another unit
than milliseconds, or whose clock is ahead, shows in its size; only then are batches read again. A
broker took the records, so it is a warning.

Invariant: findings come in the order of the file; at most :data:`_MOST_PENDING` wait for the entry
after them. Index entries of damaged bytes are not compared.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

from kafkafmt._base import damage
from kafkafmt._base.damage import COLLECT, Damage, DamagePolicy
from kafkafmt._base.errors import KafkaFormatError, MalformedError, error_reason
from kafkafmt._base.java import MAX_OFFSET
from kafkafmt._base.limits import Limits
from kafkafmt._base.moments import calendar_year, iso_text
from kafkafmt._base.wording import counted
from kafkafmt.log.completion import read_elsewhere
from kafkafmt.log.search import last_batch_below
from kafkafmt.segment.engine import opening
from kafkafmt.segment.engine.engines import engine_for
from kafkafmt.segment.engine.figures import (
    ALL,
    EpochRun,
    HeaderFigures,
    ReferenceFigures,
    add_headers,
    header_figures,
    index_entries,
)
from kafkafmt.segment.engine.opening import batches
from kafkafmt.segment.engine.reference import RecordCounts
from kafkafmt.segment.record import layout
from kafkafmt.segment.record.batch import Batch, first_timestamp
from kafkafmt.segment.record.entry import Entry, length_field, magic_field, offset_field
from kafkafmt.segment.record.entry_header import parsed_header
from kafkafmt.segment.record.layout import KNOWN_MAGICS, MAGIC_V2
from kafkafmt.segment.record.record import NO_TIMESTAMP
from kafkafmt.segment.side_files import side_file
from kafkafmt.segment.side_files.checkpoints import EpochEntry, read_leader_epoch_checkpoint
from kafkafmt.segment.side_files.indexes import OFFSET_ENTRY, TIME_ENTRY
from kafkafmt.storage.names import INDEX, LEADER_EPOCHS, LOG, TIME_INDEX, is_0_7
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.window import Window
from kafkafmt.survey.inventory import by_batches
from kafkafmt.survey.verification.finding import (
    CUT_SEGMENT,
    DAMAGE,
    IMPLAUSIBLE_TIMESTAMP,
    INDEX_MISMATCH,
    INDEX_MISSING,
    NOTE,
    REPEATED_OFFSETS,
    TIME_INDEX_MISMATCH,
    WARNING,
    Finding,
    log_finding,
    segment_finding,
)

_DAY = 24 * 60 * 60 * 1000
_YEAR = 365.25 * _DAY
_OLDEST = 1_000_000_000_000  # September 2001: seconds have had ten digits since then
_LATEST = 4_102_444_800_000  # the year 2100
_FINER = (("microseconds", 1_000), ("nanoseconds", 1_000_000))


def is_implausible(timestamp: int, now: int) -> bool:
    """Return whether a time in milliseconds is in another unit, or over a day after ``now``."""
    return timestamp > now + _DAY or _OLDEST <= timestamp * 1000 < _LATEST


def implausible(
    window: Window, segment: SegmentFile, largest: int, limits: Limits
) -> Iterator[Finding]:
    """Yield the finding of a segment with a ``largest`` time implausible for a clock."""
    now = time.time_ns() // 1_000_000
    if not is_implausible(largest, now):
        return
    first: Batch | None = None
    number = 0
    for batch in batches(window, Extent(segment), DamagePolicy(COLLECT), limits):
        if is_implausible(batch.max_timestamp, now) and batch.is_valid:
            first = first or batch
            number += 1
    if first is None:
        return
    offset, timestamp = _record(first, now)
    producer = -1 if first.producer_id is None else first.producer_id
    by = f" of producer {producer}" if producer >= 0 else ""
    message = f"the time{by} at offset {offset} is {_date(timestamp)}, {_unit(timestamp, now)}; "
    if number > 1:
        message += f"such times are in {counted(number, 'batch')}; "
    message += _retention(largest, now)
    yield segment_finding(
        segment,
        WARNING,
        IMPLAUSIBLE_TIMESTAMP,
        message,
        position=first.position,
        first_offset=offset,
        last_offset=offset,
        first_timestamp=timestamp,
        last_timestamp=timestamp,
    )


def _record(batch: Batch, now: int) -> tuple[int, int]:
    """Return offset and time of the first such record of a batch."""
    with suppress(KafkaFormatError):  # which is damage, and has its own finding
        for record in batch.iter_records():
            if is_implausible(record.timestamp, now):
                return record.offset, record.timestamp
    return batch.next_offset - 1, batch.max_timestamp  # by its header only


def _unit(timestamp: int, now: int) -> str:
    if timestamp < now:
        return "seconds?"
    for unit, factor in _FINER:
        if _OLDEST <= timestamp // factor < _LATEST:
            return f"{unit}?"
    ahead = (timestamp - now) / _YEAR
    if ahead >= 1:
        return f"{counted(round(ahead), 'year')} ahead"
    days = (timestamp - now) // _DAY
    return f"{days} day{'s' if days > 1 else ''} ahead"


def _date(timestamp: int) -> str:
    """Return the day, or year and number where a calendar has no such day."""
    text = iso_text(timestamp)
    return text[:10] if text is not None else f"{timestamp} (the year {calendar_year(timestamp)})"


def _retention(largest: int, now: int) -> str:
    if largest < now:
        return "time retention removes the segment as soon as it is closed"
    if largest >= _LATEST:
        return "time retention never removes the segment"
    return f"time retention does not remove the segment before {_date(largest)}"


_KINDS = {INDEX: INDEX_MISMATCH, TIME_INDEX: TIME_INDEX_MISMATCH}
_WORDS = {INDEX: "offset index", TIME_INDEX: "time index"}
_SIZES = {INDEX: OFFSET_ENTRY.size, TIME_INDEX: TIME_ENTRY.size}


@dataclass(frozen=True)
class SegmentIndex:
    """One index of a segment.

    Attributes:
        suffix: ``.index`` or ``.timeindex``.
        path: of the file; ``None`` if there is none.
        entries: the bytes of its entries; none if they are out of order.
        findings: on the file by itself.
        is_preallocated: whether zeroes follow its entries.
        unused: relative offset from which on the last entries may be ones that a truncation left
            there; ``None``: there are none of that kind.
    """

    suffix: str
    path: str | None
    entries: bytes = b""
    findings: tuple[Finding, ...] = ()
    is_preallocated: bool = False
    unused: int | None = None

    def compared(
        self, log: PartitionLog, state: tuple[int, int, int], facts: SegmentFacts
    ) -> Iterator[Finding]:
        """Yield its faults after the walk; ``state`` as ``HeaderFigures.index_state``."""
        yield from self.findings
        if self.path is None:
            return
        reached, wrong, first = state
        count = len(self.entries) // _SIZES[self.suffix]
        last_right = first if wrong else reached
        if first in (-1, reached - wrong) and last_right < count and self._is_unused(last_right):
            yield _left(log, self.path, self.suffix, last_right)
            return
        if wrong:
            what = (
                "does not point at the append that ends with its offset"
                if self.suffix == INDEX
                else "does not have the greatest time of the batch with its offset"
            )
            yield log_finding(
                log,
                DAMAGE,
                _KINDS[self.suffix],
                self.path,
                f"{wrong} of {count} entries of the {_WORDS[self.suffix]} are wrong: "
                f"entry {first} {what}",
            )
        if reached < count:
            severity, where = WARNING, ", which is damaged or cut off"
            if not facts.is_cut:
                severity, where = DAMAGE, ": its end is lost"
            if facts.is_recovered and self.is_preallocated and not facts.is_cut:
                severity = NOTE
                where += ", or was not yet there when it was copied; a broker rebuilds the index"
            yield log_finding(
                log,
                severity,
                _KINDS[self.suffix],
                self.path,
                f"{count - reached} of {count} entries of the {_WORDS[self.suffix]} lie beyond the "
                f"last batch of the segment{where}",
            )

    def _is_unused(self, number: int) -> bool:
        """Return whether a truncation may have left the entries from a number on."""
        return self.unused is not None and self.unused <= _relative(
            self.entries, self.suffix, number
        )


def _relative(data: bytes, suffix: str, number: int) -> int:
    at = number * _SIZES[suffix] + (0 if suffix == INDEX else 8)
    return int.from_bytes(data[at : at + 4], "big")


def _left(log: PartitionLog, path: str, suffix: str, number: int) -> Finding:
    message = (
        f"entries of the {_WORDS[suffix]} from {number} on are of batches that were truncated: "
        "the broker did not stop in order, and rebuilds the index when it starts"
    )
    return log_finding(log, NOTE, _KINDS[suffix], path, message)


def _unused(log: PartitionLog, segment: SegmentFile, limits: Limits) -> int | None:
    """Return the relative offset of a possible truncation, where a new leader began.

    Messages of v0 and v1 have no leader epochs: a follower goes back to its high watermark
    (``ReplicaManager.makeFollowers``), to an unknown offset.
    """
    if segment != log.segments[-1]:
        return None
    epochs: Sequence[EpochEntry] = ()
    with suppress(KafkaFormatError, OSError):
        path = f"{log.path}/{LEADER_EPOCHS}"
        epochs = read_leader_epoch_checkpoint(path, limits=limits, storage_options=log.storage)
    if len(epochs) > 1:
        return max(epochs[1].start_offset - (segment.base_offset or 0), 0)
    with suppress(KafkaFormatError, OSError):
        last = last_batch_below(segment, MAX_OFFSET, limits=limits)
        if not epochs and last is not None and last.magic < MAGIC_V2:
            return 0
    return None


def read_index(
    log: PartitionLog, segment: SegmentFile, suffix: str, limits: Limits
) -> SegmentIndex:
    """Return the index with this suffix beside a segment."""
    item = log.files.get(index_name(segment, suffix))
    if item is None:
        return SegmentIndex(suffix, None)
    kind = _KINDS[suffix]
    try:
        data = side_file.read(item.path, limits, log.storage).data
    except (KafkaFormatError, OSError) as error:
        severity = DAMAGE if isinstance(error, MalformedError) else WARNING
        finding = log_finding(
            log, severity, kind, item.path, f"cannot be read: {error_reason(error)}"
        )
        return SegmentIndex(suffix, item.path, findings=(finding,))
    found = []
    size = _SIZES[suffix]
    if left := len(data) % size:
        found.append(
            log_finding(
                log,
                DAMAGE,
                kind,
                item.path,
                f"expected entries of {size} bytes, found {left} bytes after the last one",
            )
        )
    count, wrong = index_entries(data, is_time=suffix == TIME_INDEX)
    is_preallocated = data[-left - size : len(data) - left] == bytes(size)
    unused = _unused(log, segment, limits) if is_preallocated else None
    if wrong >= 0 and unused is not None and unused <= _relative(data, suffix, wrong):
        found.append(_left(log, item.path, suffix, wrong))
        count, unused, wrong = wrong, None, -1
    elif wrong >= 0:
        found.append(
            log_finding(
                log, DAMAGE, kind, item.path, f"entry {wrong} is not above the one before it"
            )
        )
        count = 0
    is_preallocated = wrong < 0 and len(data) - left > count * size
    entries = data[: count * size]
    return SegmentIndex(suffix, item.path, entries, tuple(found), is_preallocated, unused)


def missing(log: PartitionLog, segments: Sequence[SegmentFile], suffix: str) -> Iterator[Finding]:
    """Yield the segments without an expected index; one finding if all of them lack it."""
    if not log.is_whole or not log.is_of_broker or log.copied is not None:
        return
    without = [segment for segment in segments if index_name(segment, suffix) not in log.files]
    if len(without) > 1 and len(without) == len(segments):
        yield log_finding(
            log, WARNING, INDEX_MISSING, log.path, f"no segment has its {_WORDS[suffix]} ({suffix})"
        )
        return
    for segment in without:
        yield log_finding(
            log,
            WARNING,
            INDEX_MISSING,
            segment.path.removesuffix(LOG) + suffix,
            f"the segment has no {_WORDS[suffix]}",
        )


def index_name(segment: SegmentFile, suffix: str) -> str:
    """Return the name of an index beside a segment."""
    return (segment.name or "").removesuffix(LOG) + suffix


_MOST_PENDING = 1000
_ELSEWHERE = "; another copy has these bytes, and they are read from there"


@dataclass
class SegmentFacts:
    """The facts about one segment for the checks of a whole log.

    Attributes:
        entries, records: those that can be read.
        null_keys: how many of the records have a null key.
        first_offset, last_offset: of these; -1 if there is none.
        gaps: first and last offset and position of gaps inside, without damage.
        gap_count, missing: how many gaps and offsets in them there are.
        holes: offsets inside batches without a record.
        epochs: runs of leader epochs.
        has_times: whether entries have timestamps.
        has_transactions, has_producers: whether entries belong to transactions, to producers.
        disordered: how many entries have offsets that are not above those before.
        is_cut: whether offsets at its end may be lost: damage or a tail ends it.
        damaged, damaged_bytes: ranges that give no records, without tails.
        preallocated: how many of its indexes end in zeroes.
        is_recovered: whether a broker recovers it at its next start, and rebuilds its indexes: it
            is the last one, and they are preallocated after no clean stop.
        has_changed: whether it was deleted, replaced or cut off since it was listed; then nothing
            is said of it.
    """

    segment: SegmentFile
    entries: int = 0
    records: int = 0
    null_keys: int = 0
    first_offset: int = -1
    last_offset: int = -1
    gaps: list[tuple[int, int, int]] = field(default_factory=list)
    gap_count: int = 0
    missing: int = 0
    holes: int = 0
    epochs: list[EpochRun] = field(default_factory=list)
    has_times: bool = False
    has_transactions: bool = False
    has_producers: bool = False
    disordered: int = 0
    is_cut: bool = False
    damaged: int = 0
    damaged_bytes: int = 0
    preallocated: int = 0
    is_recovered: bool = False
    has_changed: bool = False

    @property
    def next_offset(self) -> int | None:
        """One above the last offset; the base offset if it has no entry."""
        return self.last_offset + 1 if self.entries else self.segment.base_offset


@dataclass
class _Lost:
    """A damaged range, with the next offset and the time before it."""

    damage: Damage
    offset: int | None
    timestamp: int


class SegmentCheck:
    """Checks one segment of a log; ask for :meth:`findings` once, then for ``facts``.

    ``decoded``: its size and content, if all of it was decoded before and is sound.
    ``may_run``: whether its broker may run or was killed, and no file has lost its time.
    """

    def __init__(
        self,
        log: PartitionLog,
        segment: SegmentFile,
        end_offset: int,
        limits: Limits,
        threads: int = 1,
        decoded: tuple[int, RecordCounts] | None = None,
        *,
        may_run: bool = False,
    ) -> None:
        self.facts = SegmentFacts(segment)
        self._decoded = decoded
        self._log = log
        self._segment = segment
        self._end_offset = end_offset
        self._limits = limits
        self._threads = threads
        self._is_last = not log.segments or segment == log.segments[-1]
        self._pending: list[_Lost] = []
        self._elsewhere: list[tuple[int, int, SegmentFile]] = []
        self._index = SegmentIndex(INDEX, None)
        self._time_index = SegmentIndex(TIME_INDEX, None)
        if segment.data is None and not is_0_7(segment.name) and segment.base_offset is not None:
            self._index = read_index(log, segment, INDEX, limits)
            self._time_index = read_index(log, segment, TIME_INDEX, limits)
        self.facts.preallocated = self._index.is_preallocated + self._time_index.is_preallocated
        self.facts.is_recovered = self._is_last and may_run and self.facts.preallocated > 0
        self._figures = header_figures(
            segment, end_offset, self._index.entries, self._time_index.entries, is_decoded=True
        )

    def findings(self) -> Iterator[Finding]:
        """Yield all findings on the segment and its indexes.

        Raises:
            OSError: it cannot be opened, or was deleted or replaced.
            KafkaFormatError: it became shorter while it was read.
        """
        extent = Extent(self._segment)
        self._elsewhere, _ = read_elsewhere(extent, self._limits)
        policy = DamagePolicy(COLLECT, is_bounded=True)
        with self._segment.open(skips_errors=True) as window:
            position = 0
            counts: Iterable[RecordCounts]
            if self._decoded is not None and self._decoded[0] == window.size:
                counts = self._decoded[1:]
            else:
                counts = engine_for([extent]).decoded([extent], policy, self._limits, self._threads)
            for records, null_keys in counts:
                self.facts.records += records
                self.facts.null_keys += null_keys
                for found in policy.found:
                    yield from self._add(found, position, window)
                    position = max(position, found.position + found.length)
                policy.found.clear()
            for found in policy.found:
                yield from self._add(found, position, window)
                position = max(position, found.position + found.length)
            yield from self._walk(position, window.size, window)
            yield from self._flush(None, window)
            yield from self._replaced(window)
            figures = self._with_sets(extent, window)
            largest = figures.last_timestamp
            times = list(implausible(window, self._segment, largest, self._limits))
        self._end(figures)
        yield from times
        yield from self._order_findings(figures)
        yield from self._index.compared(self._log, self._figures.index_state, self.facts)
        yield from self._time_index.compared(self._log, self._figures.time_index_state, self.facts)

    def _replaced(self, window: Window) -> Iterator[Finding]:
        """Yield the damage of a copy in a tier replaced by another copy."""
        for position, lost in sorted(window.replaced.items()):
            message, length = f"{lost.reason}{_ELSEWHERE}", lost.end - position
            yield segment_finding(
                self._segment, WARNING, lost.kind, message, position=position, length=length
            )

    def _add(self, found: Damage, position: int, window: Window) -> Iterator[Finding]:
        """Yield a damaged range, after the sound part before it."""
        if found.position > position:
            yield from self._walk(position, found.position, window)
        facts = self.facts
        if not found.is_tail:
            count, size = found.counts
            facts.damaged += count
            facts.damaged_bytes += size
        if len(self._pending) >= _MOST_PENDING:
            yield from self._flush(None, window)
        before = (
            self._figures.last_offset + 1 if self._figures.entries else self._segment.base_offset
        )
        self._pending.append(_Lost(found, before, self._figures.last_timestamp))

    def _walk(self, start: int, end: int, window: Window) -> Iterator[Finding]:
        """Add up a sound part, and yield the findings before it, bounded by it."""
        while start < end:
            yield from self._flush(start, window)
            figures = self._figures
            if isinstance(figures, ReferenceFigures) and is_0_7(self._segment.name):
                figures.skip_to(start)
                extent = Extent(self._segment, start, end)
                for batch in batches(window, extent, DamagePolicy(COLLECT), self._limits):
                    if batch.is_valid:
                        figures.add(batch)
                return
            if add_headers(figures, window, start, end) == ALL:
                return
            at = figures.position
            if error := window.read_error(at, 1):
                raise error  # the first reading had an entry, and the second one has not
            yield from self._doubtful_findings(at, end, window)
            length = layout.LOG_OVERHEAD + length_field(
                window.view(at, min(layout.HEADER_SIZE_UP_TO_MAGIC, end - at))
            )
            start = at + max(length, 1)

    def _doubtful_findings(self, position: int, end: int, window: Window) -> Iterator[Finding]:
        """Yield an entry readable by the engines, but with impossible offsets.

        The engines refuse an entry outside its segment. There remain a negative offset in a segment
        without an offset in its name, and an entry with its end before its begin.
        """
        head = window.view(position, min(layout.HEADER_SIZE_UP_TO_MAGIC, end - position))
        length, offset = layout.LOG_OVERHEAD + length_field(head), offset_field(head)
        why = "is negative" if offset < 0 else "is the first of an entry that ends before it"
        is_at_end = position + length >= window.size
        after, _ = self._after(None if is_at_end else position + length, window)
        self.facts.damaged += 1
        self.facts.damaged_bytes += length
        self.facts.is_cut = is_at_end
        figures = self._figures
        before = figures.last_offset + 1 if figures.entries else self._segment.base_offset
        first, last = self._offsets(before, after)
        yield segment_finding(
            self._segment,
            DAMAGE,
            damage.MALFORMED,
            f"offset {offset} {why}",
            position=position,
            length=length,
            first_offset=first,
            last_offset=last,
        )

    def _flush(self, position: int | None, window: Window) -> Iterator[Finding]:
        """Yield the findings of damage before a sound entry, or at the end."""
        if not self._pending:
            return
        after, time_after = self._after(position, window)
        for lost in self._pending:
            found = self._damage_finding(lost, after, time_after)
            if any(start <= lost.damage.position < stop for start, stop, _ in self._elsewhere):
                found = replace(found, severity=WARNING, message=f"{found.message}{_ELSEWHERE}")
            yield found
        self.facts.is_cut = position is None
        self._pending.clear()

    def _after(self, position: int | None, window: Window) -> tuple[int | None, int]:
        """Return the offset and the time of the entry at a position, or of the next segment."""
        if position is None:
            return (None if self._end_offset == MAX_OFFSET else self._end_offset), NO_TIMESTAMP
        if is_0_7(self._segment.name):  # an offset is a position, and there are no times
            return (self._segment.base_offset or 0) + position, NO_TIMESTAMP
        left = window.size - position
        head = window.view(position, min(left, layout.RECORD_BATCH_OVERHEAD))
        magic = magic_field(head)
        if magic not in KNOWN_MAGICS or len(head) < layout.min_entry_size(magic):
            return offset_field(head), NO_TIMESTAMP
        header = parsed_header(Entry(position, magic, head, 0, True))
        return header.base_offset, first_timestamp(header)

    def _damage_finding(self, lost: _Lost, after: int | None, time_after: int) -> Finding:
        found = lost.damage
        times = sorted(time for time in (lost.timestamp, time_after) if time != NO_TIMESTAMP)
        is_bounded = len(times) == 2
        severity, kind, message = DAMAGE, found.kind, found.message
        if found.is_tail and self._is_last:
            severity = NOTE
        elif found.is_tail:
            kind = CUT_SEGMENT
            message = f"{message.removesuffix(damage.NOT_LAST)}{damage.NOT_LAST}"
            is_complete = after is not None and lost.offset is not None and after <= lost.offset
            if found.kind == damage.ZERO_TAIL and is_complete:
                severity = WARNING
        first, last = self._offsets(lost.offset, after)
        return segment_finding(
            self._segment,
            severity,
            kind,
            message,
            position=found.position,
            length=found.length,
            first_offset=first,
            last_offset=last,
            first_timestamp=(times[0] if is_bounded or lost.timestamp != NO_TIMESTAMP else None),
            last_timestamp=times[-1] if is_bounded or time_after != NO_TIMESTAMP else None,
        )

    def _offsets(self, first: int | None, after: int | None) -> tuple[int | None, int | None]:
        """Return the first and last lost offset; ``None`` for both if nothing can be lost."""
        if first is None or (after is not None and after <= first):
            return None, None
        return first, None if after is None else after - 1

    def _order_findings(self, figures: HeaderFigures) -> Iterator[Finding]:
        where = self._segment, DAMAGE, REPEATED_OFFSETS
        if figures.disordered:
            message = (
                f"{counted(figures.disordered, 'entry')} with offsets that are not above those"
            )
            yield segment_finding(*where, f"{message} before", position=figures.disordered_position)
        if figures.crowded:
            message = f"{counted(figures.crowded, 'batch')} with more records than offsets: of"
            message += " records that share an offset, a consumer reads the first"
            found = segment_finding(*where, message, position=figures.crowded_position)
            yield replace(found, severity=WARNING)

    def _with_sets(self, extent: Extent, window: Window) -> HeaderFigures:
        """Add the compressed message sets' inner entries to figures with missing offsets."""
        figures, base = self._figures, self._segment.base_offset
        count = figures.last_offset + 1 - (base or 0) - figures.missing
        if figures.records < self.facts.records != count:
            return by_batches(extent, window, self._limits, self._end_offset).figures
        return figures

    def _end(self, figures: HeaderFigures) -> None:
        facts = self.facts
        facts.entries = figures.entries
        facts.first_offset, facts.last_offset = figures.first_offset, figures.last_offset
        facts.gaps, facts.gap_count = figures.gaps, figures.gap_count
        facts.missing, facts.holes, facts.epochs = figures.missing, figures.holes, figures.epochs
        facts.disordered = figures.disordered
        facts.has_times = figures.last_timestamp != NO_TIMESTAMP
        base = self._segment.base_offset
        is_exact = figures.records == facts.records  # of sets, headers do not tell the first offset
        if self._segment.is_of_log and base is not None and not facts.damaged and is_exact:
            # A broker calls a segment after its first batch; only the cleaner removes that.
            before = figures.first_offset - base if figures.entries else 0
            if before > 0:
                facts.gaps = [(base, figures.first_offset - 1, 0), *facts.gaps]
                facts.gap_count += 1
                facts.missing += before
        facts.has_transactions, facts.has_producers = (
            figures.has_transactions,
            figures.has_producers,
        )


def unreadable(segment: SegmentFile, error: OSError | KafkaFormatError) -> Finding:
    """Return the finding of an unreadable segment; a missing private key counts as no damage."""
    found = opening.unreadable(segment, 0, segment.size, error)
    last, following = segment.end_offset, segment.next_base_offset
    if last is None and following is not None:
        last = following - 1
    return segment_finding(
        segment,
        WARNING if found.is_locked else DAMAGE,
        found.kind,
        found.message,
        position=found.position,
        length=found.length,
        first_offset=segment.base_offset,
        last_offset=last,
    )
