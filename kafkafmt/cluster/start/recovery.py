"""What loading makes of one log: ``LogLoader`` and ``LogSegment.recover``.

Strategy: as a broker does, a segment without ``.index``, or with a transaction index that cannot be
right, is recovered when it is opened. After an unclean stop so are the segment with the recovery
point and all later ones; where one is cut, all later ones are deleted. Recovery follows the
lengths, ends at the first entry that is not whole or not valid, and builds the indexes: where their
offsets would not ascend, the segment is emptied. After a clean stop only the end of the last
segment is read. A log that ends below its log start is deleted.

Invariant: nothing is written. A sound segment is read once. One where recovery may change
something is read again, entry by entry, and once more to count what is lost in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from kafkafmt._base import ranges
from kafkafmt._base.damage import COLLECT, DamagePolicy
from kafkafmt._base.errors import CorruptError, KafkaFormatError, UnsupportedError
from kafkafmt._base.limits import Limits
from kafkafmt._base.wording import counted
from kafkafmt.cluster.start.finding import (
    CHECKPOINT,
    DAMAGE,
    DELETES,
    ENDS,
    NOTE,
    OFFSETS,
    REBUILDS,
    REFUSES,
    SPLITS,
    TRUNCATES,
    TXN_INDEX,
    WARNING,
    Finding,
    refused,
)
from kafkafmt.log.policies import INDEX_INTERVAL
from kafkafmt.segment.codecs import NONE
from kafkafmt.segment.engine import file_stream
from kafkafmt.segment.engine.engines import engine_for
from kafkafmt.segment.engine.figures import ALL, add_headers, header_figures
from kafkafmt.segment.engine.opening import batches
from kafkafmt.segment.engine.reference import RecordCounts
from kafkafmt.segment.record import control
from kafkafmt.segment.record.batch import Batch, first_offset
from kafkafmt.segment.record.layout import MAGIC_V2
from kafkafmt.segment.record.record import NO_TIMESTAMP
from kafkafmt.segment.side_files import side_file
from kafkafmt.segment.side_files.indexes import OffsetIndex, aborted_txns
from kafkafmt.storage import names
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import MAX_RELATIVE_OFFSET, Extent, SegmentFile
from kafkafmt.storage.window import Window

_WHOLE, _TORN, _CORRUPT, _REPEATED, _OVERFLOW = "whole", "torn", "corrupt", "repeated", "overflow"
_FATAL = "fatal"
"""How a recovery ends: at the end; at an unfinished entry; at bytes that are not valid; at an
offset that the index refuses; at one that it cannot store; at an end of a transaction that the
transaction index refuses (``TransactionIndex.append``)."""


class LogState(NamedTuple):
    """What a broker knows of a log before it loads it.

    Attributes:
        is_clean: whether the data directory has ``.kafka_cleanshutdown``.
        recovery_point, log_start: by the checkpoints; 0 without an entry.
        interval: ``index.interval.bytes``.
    """

    is_clean: bool
    recovery_point: int
    log_start: int
    interval: int = INDEX_INTERVAL


class _Recovered(NamedTuple):
    """One segment after ``LogSegment.recover``: the outcome, its position, and the next offset."""

    how: str
    position: int
    end: int
    line: str = ""


class LoadedLog:
    """A log after ``LogLoader.load``.

    Attributes:
        end: its log end offset; ``None`` where it cannot be loaded.
        findings: what loading does to it.
        decoded: the size of each segment that was decoded and is sound, and its content, by path.
    """

    def __init__(self, log: PartitionLog, state: LogState, limits: Limits) -> None:
        """Load the log.

        Raises:
            OSError: a segment cannot be read.
        """
        self.end: int | None = None
        self.findings: list[Finding] = []
        self.decoded: dict[str, tuple[int, RecordCounts]] = {}
        self._log = log
        self._state = state
        self._limits = limits
        self._ends: dict[str, int] = {}  # next offsets of recovered segments, by path
        self._load()

    def _load(self) -> None:
        segments = list(self._log.segments)
        self._note_rebuilt(segments)
        for segment in segments:
            try:
                is_alone = self._is_recovered_alone(segment)
            except UnsupportedError as error:
                line = f"KafkaException: Unexpected aborted transaction version: {error.reason}"
                self._refuse(segment, TXN_INDEX, _Recovered(_CORRUPT, 0, 0, line))
                return
            if is_alone and not self._recover(segment, (), alone=True):
                return
        if self._log.state == names.DELETE:  # LogLoader.load opens its segments, and no more
            return
        if not self._state.is_clean:
            for at in range(self._floor(segments, self._state.recovery_point), len(segments)):
                segment, later = segments[at], segments[at + 1 :]
                if segment.path in self._ends:
                    continue
                is_whole = self._recover(segment, later, alone=False)
                if any(finding.at_start == REFUSES for finding in self.findings):
                    return
                if not is_whole:
                    segments = segments[: at + 1]
                    break
        if not segments:
            self.end = self._state.log_start
            return
        last = segments[-1]
        end = self._ends[last.path] if last.path in self._ends else self._end_of_clean(last)
        if end is None or (self._state.is_clean and not self._reads_producers(end, segments)):
            return
        self._note_below_name(segments[0])
        self.end = self._above_log_start(end, segments)

    def _reads_producers(self, end: int, segments: Sequence[SegmentFile]) -> bool:
        """Return whether a broker gets the producers together, and note where it does not.

        From the last snapshot up to the end on it decodes the ends of transactions, without a look
        at their checksums (``UnifiedLog.rebuildProducerState``).
        """
        start = max((offset for offset in self._log.snapshots if offset <= end), default=0)
        first = self._floor(segments, start)
        for segment in segments[first:] if start < end else ():
            with segment.open() as window:
                for batch in _entries(window, segment, self._limits):
                    if batch is None or batch.last_offset >= end:
                        break
                    if not batch.is_control or batch.last_offset < start:
                        continue
                    try:
                        batch.records()
                    except KafkaFormatError as error:
                        line = f"InvalidRecordException: {error.reason}"
                        found = _Recovered(_CORRUPT, batch.position, end, line)
                        self._refuse(segment, "malformed", found)
                        return False
        return True

    def _note_below_name(self, first: SegmentFile) -> None:
        """Note records below the name of the first segment: ``LogLoader`` begins at the name."""
        base, lost = first.base_offset or 0, 0
        known = any(finding.path == first.path for finding in self.findings)
        if known or base <= self._state.log_start:
            return
        with first.open() as window:
            for batch in _entries(window, first, self._limits):
                if batch is None or first_offset(batch) >= base:
                    break
                if batch.is_valid and not batch.is_control:
                    lost += min(_count(batch), base - first_offset(batch))
        if lost:
            message = (
                f"a broker begins the log at offset {base}, by the name of its first segment, and "
                f"does not serve {counted(lost, 'record')} before it"
            )
            self._add(TRUNCATES, OFFSETS, first, message, 0, lost)

    def _note_rebuilt(self, segments: Sequence[SegmentFile]) -> None:
        """Note the segments with an offset index to rebuild, because it is missing."""
        paths = [
            path
            for segment in segments
            if (path := segment.path.removesuffix(names.LOG) + names.INDEX).rpartition("/")[2]
            not in self._log.files
        ]
        if len(paths) > 1 and len(paths) == len(segments):
            paths = [self._log.path]
        place = self._log.place
        line = "Could not find offset index file, recovering segment and rebuilding index files"
        message = f"a broker rebuilds it: {line}"
        self.findings += [
            Finding(NOTE, "index_missing", path, message, *place, at_start=REBUILDS)
            for path in paths
        ]

    @staticmethod
    def _floor(segments: Sequence[SegmentFile], offset: int) -> int:
        """Return the number of the segment with an offset (``LogSegments.floorSegment``)."""
        below = [at for at, segment in enumerate(segments) if (segment.base_offset or 0) <= offset]
        return below[-1] if below else 0

    def _is_recovered_alone(self, segment: SegmentFile) -> bool:
        """Return whether opening a segment recovers it (``LogSegment.sanityCheck``).

        Raises:
            UnsupportedError: it ends at an entry of the transaction index.
        """
        base = segment.base_offset or 0
        if f"{base:020d}{names.INDEX}" not in self._log.files:
            return True
        index = self._log.files.get(f"{base:020d}{names.TRANSACTION_INDEX}")
        if index is None:
            return False
        try:
            file = side_file.read(index.path, self._limits, self._log.storage)
            return any(txn.last_offset < base for txn in aborted_txns(file))
        except UnsupportedError:
            raise
        except KafkaFormatError:
            return False

    def _recover(self, segment: SegmentFile, later: Sequence[SegmentFile], *, alone: bool) -> bool:
        """Recover a segment, and note its losses; return false if loading ends there."""
        sound = _sound(segment, self._limits)
        if sound is not None:
            self._ends[segment.path] = sound[0]
            self.decoded[segment.path] = sound[1:]
            return True
        found = _recovered(segment, self._state.interval, self._limits)
        if found.how == _OVERFLOW:
            if not self._split(segment, found):
                return False
            found = _recovered(segment, self._state.interval, self._limits, is_split=True)
        self._ends[segment.path] = found.end
        if found.how == _WHOLE:
            return True
        base = segment.base_offset or 0
        if found.how == _FATAL or (found.how == _REPEATED and alone):
            self._refuse(segment, OFFSETS, found)
            return False
        left = 0 if found.how == _REPEATED else found.position
        lost = records_from(segment, left, self._limits)
        lost += sum(records_from(other, 0, self._limits) for other in later)
        if found.how == _REPEATED:
            self._ends[segment.path] = base
            message = (
                "a broker empties the segment and deletes those after it: Found invalid offset "
                "during recovery. Deleting the corrupt segment and creating an empty one with "
                f"starting offset {base}"
            )
            self._add(TRUNCATES, OFFSETS, segment, message, found.position, lost)
        elif lost or (found.how == _CORRUPT and not _is_zero(segment, found.position)):
            kind = "cut_segment" if found.how == _TORN else "bad_checksum"
            after = " and deletes those after it" if later else ""
            message = (
                f"a broker cuts the segment off here{after}: Corruption found in segment {base}, "
                f"truncating to offset {found.end}"
            )
            self._add(TRUNCATES, kind, segment, message, found.position, lost)
        return alone

    def _split(self, segment: SegmentFile, found: _Recovered) -> bool:
        """Note the split of a segment (``LogLoader.retryOnOffsetOverflow``), if it is possible."""
        base = segment.base_offset or 0
        *_, end = _framed_end(segment, 0, self._limits)
        if end - base <= MAX_RELATIVE_OFFSET:  # LogSegment.hasOverflow: not for offsets below it
            self._refuse(segment, OFFSETS, found)
            return False
        message = (
            "a broker splits the segment, and serves all of it: Caught segment overflow error: "
            f"{found.line}. Split segment and retry."
        )
        self._add(SPLITS, OFFSETS, segment, message, found.position)
        return True

    def _end_of_clean(self, segment: SegmentFile) -> int | None:
        """Return the end of a segment loaded without recovery (``LogSegment.readNextOffset``)."""
        base = segment.base_offset or 0
        wanted, start = self._last_indexed(segment)
        how, position, end = _TORN, start, base
        if start < segment.size:
            how, position, end = _framed_end(segment, start, self._limits)
        # The offset of the last entry is looked for from there on. If no batch has it, that counts
        # as an empty segment.
        if wanted is not None and how != _CORRUPT and end <= wanted:
            # A fetch of an offset below its name reads to the end of the segment.
            first = next(framed(segment, self._limits), None)
            is_read_on = first is None or first_offset(first) < base
            if lost := records_from(segment, 0, self._limits, base):
                message = (
                    f"by its index, a broker ends the log at offset {base} and writes on there, "
                    f"though {counted(lost, 'record')} from there on are here"
                )
                what, count = (None, 0) if is_read_on else (TRUNCATES, lost)
                self._add(what, OFFSETS, segment, message, 0, count)
            return base
        if how == _CORRUPT:
            self._refuse(segment, "malformed", _Recovered(how, position, end, _TOO_SMALL))
            return None
        lost = 0 if how == _WHOLE else records_from(segment, position, self._limits, end)
        if lost:
            message = (
                f"a broker ends the log at offset {end} and writes on there: it reads no entry here"
            )
            self._add(TRUNCATES, "cut_segment", segment, message, position, lost)
        return end

    def _last_indexed(self, segment: SegmentFile) -> tuple[int | None, int]:
        """Return the last offset in an index, and where a broker looks for it.

        ``None`` without entries. Zeroes of a preallocated file are entries, too, and the entries
        may be in any order: the search ends where ``AbstractIndex.indexSlotRangeFor`` does.
        """
        base = segment.base_offset or 0
        item = self._log.files.get(f"{base:020d}{names.INDEX}")
        if item is None:
            return None, 0
        file = side_file.read(item.path, self._limits, self._log.storage)
        index = OffsetIndex(file, base)
        if not index.count:
            return None, 0
        wanted, _ = index.entry(index.count - 1)
        return wanted, max(0, index.lookup(wanted))

    def _above_log_start(self, end: int, segments: Sequence[SegmentFile]) -> int:
        """Return the end of the log (``deleteSegmentsIfLogStartGreaterThanLogEnd``)."""
        start = self._state.log_start
        if end >= start:
            return end
        before = sum(finding.records for finding in self.findings)
        lost = sum(records_from(segment, 0, self._limits) for segment in segments)
        message = (
            f"the log of {self._log.topic}-{self._log.partition} ends at offset {end}, and a "
            f"broker deletes all of it: Deleting all segments because logEndOffset ({end}) is "
            f"smaller than logStartOffset {start}"
        )
        path, records = f"{self._log.data_directory}/{names.LOG_START}", max(0, lost - before)
        self.findings.append(
            Finding(
                *(DAMAGE, CHECKPOINT, path, message, *self._log.place),
                at_start=DELETES,
                records=records,
            )
        )
        return start

    def _refuse(self, segment: SegmentFile, kind: str, found: _Recovered) -> None:
        line = found.line
        if found.how == _OVERFLOW:
            line = (
                "IllegalArgumentException: Split operation is only permitted for segments with "
                f"overflow, and the problem path is {segment.path}"
            )
        message = f"no broker starts with it: {line}"
        self.findings.append(
            refused(
                *(kind, segment.path, message, ENDS, self._log.place),
                *(segment.name, found.position),
            )
        )

    def _add(
        self,
        at_start: str | None,
        kind: str,
        segment: SegmentFile,
        message: str,
        position: int,
        records: int = 0,
    ) -> None:
        severity = WARNING if at_start in (SPLITS, None) else DAMAGE
        row = severity, kind, segment.path, message, *self._log.place, segment.name, position
        self.findings.append(Finding(*row, at_start=at_start, records=records))


def _sound(segment: SegmentFile, limits: Limits) -> tuple[int, int, RecordCounts] | None:
    """Return next offset, size and content of a segment left unchanged by recovery.

    All its entries are valid, and their offsets ascend and fit into the indexes. Else ``None``.
    """
    base = segment.base_offset or 0
    extent, policy = Extent(segment), DamagePolicy(COLLECT, is_bounded=True)
    records = null_keys = 0
    for step in engine_for([extent]).decoded([extent], policy, limits):
        records += step.records
        null_keys += step.null_keys
        if policy.found:
            return None
    figures = header_figures(segment, is_decoded=True)
    with segment.open() as window:
        size = window.size
        is_whole = not policy.found and add_headers(figures, window, 0, size) == ALL
    end = figures.last_offset + 1 if figures.entries else base
    if not is_whole or figures.disordered or end - 1 - base > MAX_RELATIVE_OFFSET:
        return None
    return end, size, RecordCounts(records, null_keys)


def _recovered(
    segment: SegmentFile, interval: int, limits: Limits, *, is_split: bool = False
) -> _Recovered:
    """Follow ``LogSegment.recover``; with ``is_split``, an overflow begins another segment."""
    base = segment.base_offset or 0
    index, times = _Index(base), _Index(base)
    greatest = NO_TIMESTAMP, base
    position = indexed_at = 0
    end = base
    open_txns: set[int | None] = set()
    aborted = -1
    with segment.open() as window:
        for batch in _entries(window, segment, limits):
            if batch is None or not batch.is_valid:
                return _Recovered(_CORRUPT, position, end)
            last = batch.last_offset
            if not 0 <= last - index.base <= MAX_RELATIVE_OFFSET:
                if not is_split:
                    line = f"Detected offset overflow at offset {last} in segment {base}"
                    return _Recovered(_OVERFLOW, position, end, line)
                first = first_offset(batch)
                index, times = _Index(first), _Index(first)
                greatest, indexed_at = (NO_TIMESTAMP, first), position
            if batch.max_timestamp > greatest[0]:
                greatest = batch.max_timestamp, last
            if position - indexed_at > interval:
                if not index.add(last):
                    line = (
                        f"InvalidOffsetException: Attempt to append an offset {last} to position "
                        f"{index.count} no larger than the last offset appended ({index.last})"
                    )
                    return _Recovered(_REPEATED, position, end, line)
                if not times.takes(*greatest):
                    return _Recovered(_REPEATED, position, end, _TIME_LINE)
                indexed_at = position
            if batch.is_transactional and not batch.is_control:
                open_txns.add(batch.producer_id)
            elif batch.producer_id in open_txns and batch.is_control:
                open_txns.remove(batch.producer_id)
                if _is_abort(batch):
                    if last <= aborted:
                        line = (
                            "IllegalArgumentException: The last offset of appended transactions "
                            f"must increase sequentially, but {last} is not greater than current "
                            f"last offset {aborted} of index"
                        )
                        return _Recovered(_FATAL, position, end, line)
                    aborted = last
            position += batch.size_in_bytes
            end = last + 1
        if not times.takes(*greatest):
            return _Recovered(_REPEATED, position, end, _TIME_LINE)
        how = _WHOLE if position == window.size else _TORN
    return _Recovered(how, position, end)


_TIME_LINE = "InvalidOffsetException: Attempt to append an offset to the time index"
_TOO_SMALL = "CorruptRecordException: Record size is less than the minimum record overhead"


@dataclass(slots=True)
class _Index:
    """An index built by recovery, with its last entry only (``OffsetIndex``)."""

    base: int
    count: int = 0
    last: int = -1
    timestamp: int = NO_TIMESTAMP

    def add(self, offset: int) -> bool:
        """Append an entry; false where ``OffsetIndex.append`` throws."""
        if self.count and offset <= self.last:
            return False
        self.count, self.last = self.count + 1, offset
        return True

    def takes(self, timestamp: int, offset: int) -> bool:
        """Take a time if it is a later one; false where ``TimeIndex.maybeAppend`` throws."""
        if self.count and offset < self.last:
            return False
        if timestamp > self.timestamp:
            self.add(offset)
            self.timestamp = timestamp
        return True


def _is_abort(batch: Batch) -> bool:
    return any(control.control_type(record.key) == control.ABORT for record in batch.records())


def _entries(
    window: Window, segment: SegmentFile, limits: Limits, start: int = 0
) -> Iterator[Batch | None]:
    """Yield the entries by their lengths, valid or not.

    ``None`` where a length is too small: that throws ``CorruptRecordException``.
    """
    try:
        for batch in file_stream.batches(window, segment, window.size, limits, start):
            if isinstance(batch, file_stream.ShortBatch | file_stream.ShortMessage):
                yield None
                return
            yield batch
    except KafkaFormatError:
        yield None


def _framed_end(segment: SegmentFile, start: int, limits: Limits) -> tuple[str, int, int]:
    """Follow the lengths from a position on; return the outcome, its place, and the next offset."""
    position, end = start, segment.base_offset or 0
    with segment.open() as window:
        for batch in _entries(window, segment, limits, start):
            if batch is None:
                return _CORRUPT, position, end
            position, end = batch.position + batch.size_in_bytes, batch.last_offset + 1
        return (_WHOLE if position == window.size else _TORN), position, end


def framed(segment: SegmentFile, limits: Limits) -> Iterator[Batch]:
    """Yield the whole batches of a file, valid or not, as ``FileRecords.batches`` does.

    Raises:
        OSError: it cannot be read.
        CorruptError: a length is too small.
    """
    with segment.open() as window:
        for batch in _entries(window, segment, limits):
            if batch is None:
                raise CorruptError(_TOO_SMALL)
            yield batch


def unserved(segments: Sequence[SegmentFile], limits: Limits) -> Finding | None:
    """Return the loss of records after higher offsets, such as those of another log.

    In one fetch, a consumer skips records not above the last one it returned
    (``CompletedFetch.nextFetchedRecord``); it continues after the last batch of the segment,
    perhaps beyond the next ones. An offset returned before is not lost.
    """
    fetch_offset = 0
    met: list[tuple[int, int, int]] = []  # offsets, and the number of those met before
    passed: dict[int, tuple[SegmentFile, int]] = {}  # where those are that a consumer passes over
    for segment in segments:
        begin, top = fetch_offset, fetch_offset - 1
        if 0 < begin <= (segment.base_offset or 0):
            break
        with segment.open() as window:
            for batch in _entries(window, segment, limits):
                if batch is None or not batch.is_valid:
                    break
                first, end = first_offset(batch), batch.last_offset + 1
                fetch_offset = end if end > begin else fetch_offset
                if batch.is_control:
                    continue
                if first <= top:
                    passed[len(met)] = segment, batch.position
                    met.append((first, min(end, top + 1), len(met)))
                if end > top + 1:
                    first = max(first, top + 1)
                    if met and met[-1][1] == first and met[-1][2] not in passed:
                        first = met.pop()[0]  # of a sound log there is one range
                    met.append((first, end, len(met)))
                    top = end - 1
            else:
                continue
        break
    # An offset is lost if a consumer passes over it before it gets it.
    missed = [each for each in ranges.divided(met if passed else ()) if each[2] in passed]
    if not missed:
        return None
    segment, position = passed[min(number for *_, number in missed)]
    lost = ranges.union((first, stop) for first, stop, _ in missed)
    records = ranges.count(lost)
    message = (
        f"a broker starts, and a consumer does not get {counted(records, 'record')} from here on, "
        f"of offsets {lost[0][0]} to {lost[-1][1] - 1}: entries with higher offsets come before"
    )
    row = DAMAGE, OFFSETS, segment.path, message, *segment.place, segment.name, position
    return Finding(*row, at_start=TRUNCATES, records=records)


def _is_zero(segment: SegmentFile, position: int) -> bool:
    with segment.open() as window:
        return window.is_zero(position, window.size)


def records_from(segment: SegmentFile, position: int, limits: Limits, start: int = 0) -> int:
    """Count the records of the valid batches from a position on, control records apart.

    Those that end below the offset ``start`` do not count.
    """
    extent = replace(Extent(segment), start=position)
    policy = DamagePolicy(COLLECT, is_bounded=True)
    with segment.open(skips_errors=True) as window:
        return sum(
            _count(batch)
            for batch in batches(window, extent, policy, limits)
            if batch.is_valid and not batch.is_control and batch.last_offset >= start
        )


def _count(batch: Batch) -> int:
    if batch.magic == MAGIC_V2 or batch.compression_id == NONE:
        return batch.count or 0
    try:
        return len(batch.records())
    except KafkaFormatError:
        return 0
