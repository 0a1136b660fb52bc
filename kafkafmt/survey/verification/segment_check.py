"""Checks one segment: every checksum and record, the order of its offsets, its indexes.

Strategy: the engine decodes the segment step by step and reports damage. A second, cheap walk over
the headers of the sound part before each damaged range adds them up, and compares the indexes with
them. What lies before and after a damaged range bounds the offsets and times that it had.

Invariant: findings come in the order of the file; at most :data:`_MOST_PENDING` wait for what
follows them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from kafkafmt._base import damage
from kafkafmt._base.counts import counted
from kafkafmt._base.damage import COLLECT, Damage, DamagePolicy
from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.java import MAX_OFFSET
from kafkafmt._base.limits import Limits
from kafkafmt.log.counted import read_elsewhere
from kafkafmt.segment.engine import opening
from kafkafmt.segment.engine.batches import batches
from kafkafmt.segment.engine.engines import engine_for
from kafkafmt.segment.engine.figures import ALL, EpochRun, ReferenceFigures
from kafkafmt.segment.engine.header_figures import HeaderFigures, add_headers, header_figures
from kafkafmt.segment.record import layout
from kafkafmt.segment.record.batch import first_timestamp
from kafkafmt.segment.record.entry import Entry, length_of, magic_of, offset_of
from kafkafmt.segment.record.entry_header import parsed_header
from kafkafmt.segment.record.layout import KNOWN_MAGICS
from kafkafmt.segment.record.record import NO_TIMESTAMP
from kafkafmt.storage.names import INDEX, TIME_INDEX, is_0_7
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.window import Window
from kafkafmt.survey.segment_figures import by_batches
from kafkafmt.survey.verification.finding import (
    CUT_SEGMENT,
    DAMAGE,
    NOTE,
    REPEATED_OFFSETS,
    WARNING,
    Finding,
    of_segment,
)
from kafkafmt.survey.verification.segment_indexes import SegmentIndex, read_index

_MOST_PENDING = 1000
_ELSEWHERE = "; another copy has these bytes, and they are read from there"


@dataclass
class SegmentFacts:
    """What the checks of a whole log need to know of one segment.

    Attributes:
        entries, records: those that can be read.
        first_offset, last_offset: of these; -1 if there is none.
        gaps: first and last offset and position of gaps inside, without damage.
        gap_count, missing: how many gaps and offsets in them there are.
        holes: offsets inside batches without a record.
        epochs: runs of leader epochs.
        has_times: whether entries have timestamps.
        has_transactions, has_producers: whether entries belong to transactions, to producers.
        is_cut: whether offsets at its end may be lost: damage or a tail ends it.
        damaged, damaged_bytes: ranges that give no records, without tails.
        preallocated: how many of its indexes end in zeroes.
        has_changed: whether it was deleted, replaced or cut off since it was listed; then nothing
            is said of it.
    """

    segment: SegmentFile
    entries: int = 0
    records: int = 0
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
    is_cut: bool = False
    damaged: int = 0
    damaged_bytes: int = 0
    preallocated: int = 0
    has_changed: bool = False

    @property
    def next_offset(self) -> int | None:
        """One above the last offset; the base offset if it has no entry."""
        return self.last_offset + 1 if self.entries else self.segment.base_offset


@dataclass
class _Lost:
    """A damaged range, and what lies before it."""

    damage: Damage
    offset: int | None
    timestamp: int


class SegmentCheck:
    """Checks one segment of a log; ask for :meth:`findings` once, then for ``facts``."""

    def __init__(
        self,
        log: PartitionLog,
        segment: SegmentFile,
        end_offset: int,
        limits: Limits,
        threads: int = 1,
    ) -> None:
        self.facts = SegmentFacts(segment)
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
        self._figures = header_figures(
            segment, end_offset, self._index.entries, self._time_index.entries, is_decoded=True
        )

    def findings(self) -> Iterator[Finding]:
        """Everything that is wrong with the segment and its indexes.

        Raises:
            OSError: it cannot be opened, or was deleted or replaced.
            KafkaFormatError: it became shorter while it was read.
        """
        extent = Extent(self._segment)
        self._elsewhere, _ = read_elsewhere(extent, self._limits)
        policy = DamagePolicy(COLLECT, is_bounded=True)
        with self._segment.open(goes_on=True) as window:
            position = 0
            engine = engine_for([extent])
            for records in engine.decoded([extent], policy, self._limits, self._threads):
                self.facts.records += records
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
        self._end(figures)
        yield from self._of_order(figures)
        is_whole = not self.facts.is_cut
        yield from self._index.compared(self._log, self._figures.index_state, is_whole=is_whole)
        state = self._figures.time_index_state
        yield from self._time_index.compared(self._log, state, is_whole=is_whole)

    def _replaced(self, window: Window) -> Iterator[Finding]:
        """What is damaged in a copy of a tier, and sound in another one."""
        for position, lost in sorted(window.replaced.items()):
            message, length = f"{lost.reason}{_ELSEWHERE}", lost.end - position
            yield of_segment(
                self._segment, WARNING, lost.kind, message, position=position, length=length
            )

    def _add(self, found: Damage, position: int, window: Window) -> Iterator[Finding]:
        """A damaged range, after the sound part before it."""
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
        """Add up a sound part, and give the findings before it, which it bounds."""
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
            yield from self._of_doubtful(at, end, window)
            length = layout.LOG_OVERHEAD + length_of(
                window.view(at, min(layout.HEADER_SIZE_UP_TO_MAGIC, end - at))
            )
            start = at + max(length, 1)

    def _of_doubtful(self, position: int, end: int, window: Window) -> Iterator[Finding]:
        """An entry that the engines read, with offsets that no log has.

        They refuse one outside its segment. A negative offset is left, in a segment whose name has
        none, and an entry that ends before it begins.
        """
        head = window.view(position, min(layout.HEADER_SIZE_UP_TO_MAGIC, end - position))
        length, offset = layout.LOG_OVERHEAD + length_of(head), offset_of(head)
        why = "is negative" if offset < 0 else "is the first of an entry that ends before it"
        is_at_end = position + length >= window.size
        after, _ = self._after(None if is_at_end else position + length, window)
        self.facts.damaged += 1
        self.facts.damaged_bytes += length
        self.facts.is_cut = is_at_end
        figures = self._figures
        before = figures.last_offset + 1 if figures.entries else self._segment.base_offset
        first, last = self._offsets(before, after)
        yield of_segment(
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
        """The findings whose damage ends where a sound entry begins, or at the end."""
        if not self._pending:
            return
        after, time_after = self._after(position, window)
        for lost in self._pending:
            found = self._of_damage(lost, after, time_after)
            if any(start <= lost.damage.position < stop for start, stop, _ in self._elsewhere):
                found = replace(found, severity=WARNING, message=f"{found.message}{_ELSEWHERE}")
            yield found
        self.facts.is_cut = position is None
        self._pending.clear()

    def _after(self, position: int | None, window: Window) -> tuple[int | None, int]:
        """The offset and the time of the entry at a position, or of what follows the segment."""
        if position is None:
            return (None if self._end_offset == MAX_OFFSET else self._end_offset), NO_TIMESTAMP
        if is_0_7(self._segment.name):  # an offset is a position, and there are no times
            return (self._segment.base_offset or 0) + position, NO_TIMESTAMP
        left = window.size - position
        head = window.view(position, min(left, layout.RECORD_BATCH_OVERHEAD))
        magic = magic_of(head)
        if magic not in KNOWN_MAGICS or len(head) < layout.min_entry_size(magic):
            return offset_of(head), NO_TIMESTAMP
        header = parsed_header(Entry(position, magic, head, 0, True))
        return header.base_offset, first_timestamp(header)

    def _of_damage(self, lost: _Lost, after: int | None, time_after: int) -> Finding:
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
        return of_segment(
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
        """First and last offset of what is lost; ``None`` for both if nothing can be."""
        if first is None or (after is not None and after <= first):
            return None, None
        return first, None if after is None else after - 1

    def _of_order(self, figures: HeaderFigures) -> Iterator[Finding]:
        if figures.disordered:
            yield of_segment(
                self._segment,
                DAMAGE,
                REPEATED_OFFSETS,
                f"{counted(figures.disordered, 'entry')} with offsets that are not above those "
                "before",
                position=figures.disordered_position,
            )
        if figures.crowded:
            yield of_segment(
                self._segment,
                WARNING,
                REPEATED_OFFSETS,
                f"{counted(figures.crowded, 'batch')} with more records than offsets: of records "
                "that share an offset, a consumer reads the first",
                position=figures.crowded_position,
            )

    def _with_sets(self, extent: Extent, window: Window) -> HeaderFigures:
        """The figures, also of what is inside compressed message sets where offsets are missing."""
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
    """A segment that cannot be read; without its private key, nothing is known to be damaged."""
    found = opening.unreadable(segment, 0, segment.size, error)
    last, following = segment.end_offset, segment.next_base_offset
    if last is None and following is not None:
        last = following - 1
    return of_segment(
        segment,
        WARNING if found.is_locked else DAMAGE,
        found.kind,
        found.message,
        position=found.position,
        length=found.length,
        first_offset=segment.base_offset,
        last_offset=last,
    )
