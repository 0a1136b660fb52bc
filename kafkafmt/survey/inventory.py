"""The inventory of a disk: one row per partition, from the headers of its segments.

Strategy: a walk adds up the headers of each segment, several segments at a time. Where a header
leaves a doubt, or a compressed message set hides its count, the segment is read batch by batch
instead, with checksums. A row has the sums of a log's segments, and the checkpoints of its data
directory.

Invariant: one log that cannot be read does not hide the others. Every byte counts as part of an
entry, of a tail, or as damaged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain, islice
from typing import TYPE_CHECKING, Any

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt._base.arguments import documented_by, expect_integer
from kafkafmt._base.damage import COLLECT, DamagePolicy
from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.java import MAX_OFFSET, clamped_or_none
from kafkafmt._base.limits import Limits, limits_or_default
from kafkafmt._base.threads import in_threads
from kafkafmt.log import completion
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.log.scan.options import SOURCE
from kafkafmt.log.scan.selection import Selection
from kafkafmt.log.tier.found import find_again, find_in_parts
from kafkafmt.segment.codecs import codec_name
from kafkafmt.segment.engine import opening
from kafkafmt.segment.engine.figures import (
    ALL,
    HeaderFigures,
    ReferenceFigures,
    add_headers,
    header_figures,
)
from kafkafmt.segment.engine.opening import report_unreadable, steps
from kafkafmt.segment.record.record import NO_TIMESTAMP
from kafkafmt.segment.tables.columns import TIMESTAMP
from kafkafmt.segment.types import Table
from kafkafmt.storage import names
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.discovery import Source
from kafkafmt.storage.errors import (
    PrivateKeyError,
    StorageError,
    is_of_a_change,
    is_refused,
    refused_logs,
)
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.names import HIGH_WATERMARK, LOG_START, RECOVERY_POINT
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.window import Window
from kafkafmt.survey.origin import Evidence, Origin
from kafkafmt.survey.selected_logs import ERRORS, LogOptions, source_access

if TYPE_CHECKING:
    from kafkafmt.cluster.start.finding import NextStart


@dataclass(frozen=True)
class SegmentFigures:
    """The figures of one segment.

    Attributes:
        damaged_ranges: how many there are, as far as they show without decoding.
        end: the position after the last entry, where the segment was read batch by batch.
        grown: bytes that the file has got since it was listed.
    """

    figures: HeaderFigures
    damaged_ranges: int = 0
    damaged_bytes: int = 0
    end: int = 0
    grown: int = 0


NO_FIGURES = SegmentFigures(ReferenceFigures(-1))
"""The figures of a segment of which nothing is known."""


def segment_figures(extent: Extent, limits: Limits, end_offset: int = MAX_OFFSET) -> SegmentFigures:
    """Add up the headers of a segment, or of a part of it, up to ``end_offset``.

    Raises:
        OSError: it cannot be opened, or it was deleted or replaced.
    """
    segment = extent.segment
    with extent.open(skips_errors=True) as window:
        end = window.size if extent.end is None else extent.end
        grown = 0 if segment.inode is None else window.size - segment.size
        if not names.is_0_7(segment.name):
            figures = header_figures(segment, end_offset, counts_sets=True)
            status = add_headers(figures, window, extent.start, end)
            is_read = status == ALL or window.is_zero(figures.position, end)
            if is_read and not window.unreadable:
                return SegmentFigures(figures, grown=grown)
        return by_batches(extent, window, limits, end_offset, grown)


def by_batches(
    extent: Extent, window: Window, limits: Limits, end_offset: int, grown: int = 0
) -> SegmentFigures:
    """Return the figures of the batches and compressed message sets; the rest is damaged.

    ``window`` is that of the extent, ``end_offset`` where the next segment begins.
    """
    segment = extent.segment
    figures = ReferenceFigures(-1 if segment.base_offset is None else segment.base_offset)
    policy = DamagePolicy(COLLECT, is_bounded=True)
    end = ranges = size = 0

    def take() -> None:
        nonlocal ranges, size
        found = [damage.counts for damage in policy.found if not damage.is_tail]
        for count, length in (*found, policy.take_rest()):
            ranges, size = ranges + count, size + length
        policy.found.clear()

    with opening.watched(extent, window, policy):
        for batch in steps(window, extent, policy, limits):
            if batch is not None:
                try:
                    batch.ensure_valid()
                except KafkaFormatError as error:
                    report_unreadable(batch, error, policy)
                else:
                    if batch.last_offset < end_offset:
                        figures.add(batch)
                        end = batch.position + batch.size_in_bytes
                        continue
                    ranges, size = ranges + 1, size + batch.size_in_bytes
            take()
            figures.skip_to(0)
    take()
    return SegmentFigures(figures, ranges, size, end, grown)


CODEC_SUMS = pa.list_(
    pa.struct([("compression", pa.string()), ("entries", pa.int64()), ("sizeInBytes", pa.int64())])
)
_TRIES = 8  # of a log that changes while it is counted
_FIRST_ROWS, _ROWS = 8, 512  # of the first record batch, and at most
LOG_SCHEMA = pa.schema(
    [
        ("path", pa.string()),
        ("topic", pa.string()),
        ("partition", pa.int32()),
        ("topicId", pa.string()),
        ("state", pa.string()),
        ("segments", pa.int64()),
        ("sizeInBytes", pa.int64()),
        ("entries", pa.int64()),
        ("records", pa.int64()),
        ("firstOffset", pa.int64()),
        ("nextOffset", pa.int64()),
        ("logStartOffset", pa.int64()),
        ("highWatermark", pa.int64()),
        ("recoveryPoint", pa.int64()),
        ("firstTimestamp", TIMESTAMP),
        ("lastTimestamp", TIMESTAMP),
        ("codecs", CODEC_SUMS),
        ("damagedRanges", pa.int64()),
        ("damagedBytes", pa.int64()),
        ("missingOffsets", pa.int64()),
        ("privateKey", pa.string()),
    ]
)


@documented_by(LogOptions, ERRORS, source=SOURCE)
def read_logs(source: Source, **options: Unpack[LogOptions]) -> Table:
    """List the logs of a source: one row per partition directory, from headers and checkpoints.

    Nothing is decompressed and no checksum is computed, except where a header leaves a doubt:
    :func:`kafkafmt.verify` finds all damage. Logs that a broker has set aside (``-delete``,
    ``-stray``, ``-future``) are listed too, with their ``state``; other readers leave them out.
    A file that cannot be read counts as one damaged range with all its bytes; a directory that
    cannot be listed has one damaged range, and no counts. A log that a broker changes meanwhile is
    counted again.

    Returns:
        One row a log, in the order of topic, partition and path: ``path``, ``topic``,
        ``partition``, ``topicId`` (as Kafka writes it), ``state``, ``segments``, ``sizeInBytes``,
        ``entries``, ``records`` (control records included), ``firstOffset``, ``nextOffset`` (one
        above the last), ``logStartOffset``, ``highWatermark``, ``recoveryPoint`` (of the data
        directory's checkpoints), ``firstTimestamp`` (of the first entry with one),
        ``lastTimestamp`` (the greatest), ``codecs``, ``damagedRanges``, ``damagedBytes``,
        ``missingOffsets`` (between ``firstOffset`` and ``nextOffset``, without a record: compacted,
        damaged or lost; of a directory without a segment those that its checkpoints know; null of
        Kafka 0.7, whose offsets are positions), ``privateKey`` (of a log in tiered storage: which
        private key is needed and was not given, or null; what it would show does not count as
        missing).
    """
    inventory = Inventory(
        source,
        options.get("topics"),
        options.get("threads", 1),
        limits_or_default(options.get("limits")),
        source_access(options),
    )
    table = Table.from_batches(inventory.batches(), LOG_SCHEMA)
    inventory.expect_permission()
    return table


class Inventory:
    """The logs of a source, found in parts while :meth:`batches` is read.

    Attributes:
        not_searched: omitted directories with possible logs, and the reasons; of all found so far.
    """

    def __init__(
        self,
        source: Source,
        topics: str | Iterable[str] | None,
        threads: int,
        limits: Limits,
        storage: Mapping[str, Any] | None,
        check: Callable[[SegmentFile], object] = lambda _: None,
    ) -> None:
        expect_integer("threads", threads, positive=True)
        wanted = Selection.of(topics=topics).logs()
        self._check = check  # of segments that were given without the directory of their log
        self._threads = threads
        self._limits = limits
        self._directories = DataDirectories(storage, limits, may_lack=True)
        self._refusals: dict[str, OSError] = {}  # by log
        self._storage = storage
        self._count = 0  # of the logs so far
        self._evidence = Evidence()
        self._source = source
        self._listings: Mapping[str, list[Item]] = {}
        self.not_searched: list[tuple[str, str]] = []
        parts = find_in_parts(
            source, storage, logs=wanted, on_listing=self._directories.read_as_listed
        )
        first = next(parts)
        if wanted is not None:
            wanted.expect_logs()
        self._parts = chain([first], parts)

    def batches(self) -> Iterator[pa.RecordBatch]:
        """Yield the rows of :func:`read_logs` as they are made; they can be read once.

        The first pieces are small: a disk may take long for each row.
        """
        rows, size = self._rows(), _FIRST_ROWS
        while some := list(islice(rows, size)):
            yield pa.RecordBatch.from_pylist(some, LOG_SCHEMA)
            size = min(2 * size, _ROWS)

    def expect_permission(self) -> None:
        """Raise RefusedError if this user may not read a log or a file beside the logs so far."""
        if refusals := [*self._refusals.values(), *self._directories.refusals()]:
            raise refused_logs(refusals, max(self._count, len(refusals)))

    def origins(self) -> Iterator[Origin]:
        """Yield the writers of the data directories, by the logs so far."""
        return self._evidence.origins(self._directories, self._limits)

    @cached_property
    def starts(self) -> list[NextStart]:
        """The next starts of the brokers, as far as names and small files decide them.

        Read it after all rows: until then not all directories are listed.
        """
        from kafkafmt.cluster.start.starting import data_directories, given_directories, next_starts

        return next_starts(
            data_directories(self._listings, self._source),
            limits=self._limits,
            storage=StorageOptions(self._storage),
            listings=self._listings,
            given=given_directories(self._source),
            reads_logs=False,
        )

    def _rows(self) -> Iterator[dict[str, Any]]:
        deleted: OSError | None = None
        for found in self._parts:
            for log in found.logs:
                for segment in () if log.is_whole else log.segments:
                    self._check(segment)
            self._evidence.add(found)
            self._listings = found.listings
            self.not_searched += found.not_searched
            for log in found.logs:
                self._read_beside(log)
            bounded = [pair for log in found.logs for pair in _extents(log)]
            figures = in_threads(self._figures, bounded, self._threads)
            for log in found.logs:
                counted_log = self._counted(log, figures)
                if isinstance(counted_log, OSError):
                    deleted = counted_log
                else:
                    self._count += 1
                    yield _row(*counted_log, self._directories)
                if log.copied is not None:
                    log.copied.found(())  # what refers to itself is freed late
            for log in found.unlisted:
                self._count += 1
                if log.unlisted is not None and is_refused(log.unlisted):
                    self._refusals[log.path] = log.unlisted
                yield _unlisted(log)
            self._directories.forget_topic_ids(found.logs)
        if deleted is not None and not self._count:  # as of a source that has no log
            raise deleted

    def _read_beside(self, log: PartitionLog) -> None:
        """Read the side files before the segments, because those may grow or be replaced."""
        if log.copied is None:
            self._directories.topic_id(log)
            self._directories.log_start(log)

    def _counted(
        self, log: PartitionLog, figures: Iterator[SegmentFigures | OSError | None]
    ) -> tuple[PartitionLog, _Total] | OSError:
        """Return a log with its sums, listed again if a broker changes it meanwhile.

        An error if it was deleted.

        Raises:
            OSError: it keeps changing.
        """
        tries = 0
        while True:
            total, change = _Total(), None
            for extent, _ in _extents(log):
                found = next(figures)
                if isinstance(found, OSError):
                    change = found
                else:
                    total.add(extent, found)
            if change is None:
                return log, total
            if not log.is_whole or log.copied is not None or tries == _TRIES:
                raise change
            tries += 1
            again = find_again(log, self._storage)
            if again is None:
                return change
            log = again
            self._directories.forget_topic_ids([log])
            self._read_beside(log)
            figures = map(self._figures, _extents(log))

    def _figures(self, bounded: tuple[Extent, int]) -> SegmentFigures | OSError | None:
        """Return the sums of a segment; ``None`` if it is unreadable, an error if it is gone.

        Raises:
            StorageError: a store does not answer: nothing is known to be damaged.
        """
        extent, end = bounded
        try:
            part = completion.cut_to_counted(extent, self._limits)
            return NO_FIGURES if part is None else segment_figures(part, self._limits, end)
        except PrivateKeyError:  # nothing is known to be damaged
            return NO_FIGURES
        except StorageError as error:
            if not is_refused(error):
                raise
            self._refusals.setdefault(extent.directory, error)
            return NO_FIGURES
        except (OSError, KafkaFormatError) as error:  # the latter: it became shorter
            if isinstance(error, OSError) and is_of_a_change(error):
                return error
            return None


def with_ends(segments: Sequence[SegmentFile]) -> Iterator[tuple[SegmentFile, int]]:
    """Yield each segment of a log with an upper bound of its offsets.

    That is the base offset of the next one, except in tiered storage, where segments may overlap,
    and for single files, which may be of several logs.
    """
    for at, segment in enumerate(segments):
        following = segments[at + 1].base_offset if at + 1 < len(segments) else None
        if names.is_tiered_segment(segment.name):
            following = None if segment.end_offset is None else segment.end_offset + 1
        yield segment, MAX_OFFSET if following is None else following


def _extents(log: PartitionLog) -> Iterator[tuple[Extent, int]]:
    """Return the extents to count of a log, each with the end of its own offsets."""
    if log.extents:
        return ((extent, MAX_OFFSET) for extent in log.extents)
    return ((Extent(segment), end) for segment, end in with_ends(log.segments))


@dataclass
class _Total:
    """The sums of the segments of one log."""

    size: int = 0
    entries: int = 0
    records: int = 0
    first_offset: int | None = None
    next_offset: int | None = None
    first_timestamp: int | None = None
    last_timestamp: int | None = None
    codecs: dict[int, tuple[int, int]] = field(default_factory=dict)
    damaged_ranges: int = 0
    damaged_bytes: int = 0
    has_numbered: bool = True
    locked: int = 0  # offsets
    needed: list[str] = field(default_factory=list)

    def _add_lost(self, extent: Extent, error: OSError) -> None:
        """Add the offsets of unreadable copies: they are part of the log."""
        first, stop = extent.counting
        if self.first_offset is None:
            self.first_offset = first
        self.next_offset = max(self.next_offset or 0, stop or first or 0)
        if isinstance(error, PrivateKeyError):
            self.locked += sum(stop - first for first, stop in extent.parts)
            self.needed.append(error.reason)

    def add(self, extent: Extent, found: SegmentFigures | None) -> None:
        segment = extent.segment
        self.size += segment.size
        if segment.error is not None:
            self._add_lost(extent, segment.error)
        if found is None:
            self.damaged_ranges += 1
            self.damaged_bytes += segment.size
            return
        figures = found.figures
        self.size += found.grown
        self.damaged_ranges += found.damaged_ranges
        self.damaged_bytes += found.damaged_bytes
        self.entries += figures.entries
        self.records += figures.records
        if figures.entries:
            if self.first_offset is None:
                self.first_offset = figures.first_offset
            if self.first_timestamp is None and figures.first_timestamp != NO_TIMESTAMP:
                self.first_timestamp = figures.first_timestamp
            following = figures.last_offset + 1
            if names.is_0_7(segment.name):  # an offset is a position: they do not follow each other
                following = (segment.base_offset or 0) + found.end
                self.has_numbered = False
            self.next_offset = max(self.next_offset or 0, following)
            if figures.last_timestamp != NO_TIMESTAMP:
                self.last_timestamp = max(
                    figures.last_timestamp,
                    figures.last_timestamp if self.last_timestamp is None else self.last_timestamp,
                )
        elif segment.base_offset is not None:  # an empty segment shows where the log ends
            self.next_offset = max(self.next_offset or 0, segment.base_offset)
        for codec, entries, size in figures.codecs:
            before = self.codecs.get(codec, (0, 0))
            self.codecs[codec] = before[0] + entries, before[1] + size

    @property
    def missing(self) -> int | None:
        """The offsets without a record."""
        if not self.has_numbered:
            return None
        if self.first_offset is None or self.next_offset is None:
            return 0
        return max(0, self.next_offset - self.first_offset - self.records - self.locked)


def _row(log: PartitionLog, total: _Total, directories: DataDirectories) -> dict[str, Any]:
    topic_id, offsets = None, dict.fromkeys((LOG_START, HIGH_WATERMARK, RECOVERY_POINT))
    if log.copied is not None:
        topic_id, offsets[LOG_START] = log.copied.topic_id, log.copied.start_offset
    else:
        topic_id = directories.topic_id(log)
        end = total.next_offset
        offsets = {name: directories.offset(name, log, end) for name in offsets}
    missing = total.missing
    if not log.segments:  # what a broker has noted of it is all lost
        lost = directories.lost_of_empty(log)
        missing = 0 if lost is None else lost[2] - lost[1] + 1
    return {
        "path": names.name_text(log.path),
        "topic": log.topic,
        "partition": log.partition,
        "topicId": topic_id,
        "state": log.state,
        "segments": len(log.segments),
        "sizeInBytes": clamped_or_none(total.size),  # of sparse files
        "entries": total.entries,
        "records": total.records,
        "firstOffset": total.first_offset,
        "nextOffset": clamped_or_none(total.next_offset),
        "logStartOffset": offsets[LOG_START],
        "highWatermark": offsets[HIGH_WATERMARK],
        "recoveryPoint": offsets[RECOVERY_POINT],
        "firstTimestamp": total.first_timestamp,
        "lastTimestamp": total.last_timestamp,
        "codecs": [
            {
                "compression": codec_name(codec) or str(codec),
                "entries": entries,
                "sizeInBytes": size,
            }
            for codec, (entries, size) in sorted(total.codecs.items())
        ],
        "damagedRanges": total.damaged_ranges,
        "damagedBytes": clamped_or_none(total.damaged_bytes),
        "missingOffsets": clamped_or_none(missing),
        "privateKey": "; ".join(total.needed) or None,
    }


def _unlisted(log: PartitionLog) -> dict[str, Any]:
    """Return the row of an unreadable directory, without its content."""
    return {
        "path": names.name_text(log.path),
        "topic": log.topic,
        "partition": log.partition,
        "state": log.state,
        "damagedRanges": None if is_refused(log.unlisted) else 1,
    }
