"""The segments of a source: one row per file, from headers and one record.

Strategy: headers give the sums, as :mod:`kafkafmt.survey.inventory` adds them up. Retention looks
at the largest timestamp of a segment (``UnifiedLog.deleteRetentionMsBreachedSegments``): the record
that has it is found by the time index.

Invariant: an unreadable segment has a row, too, with nulls for unknown values.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt._base.arguments import documented_by, expect_integer
from kafkafmt._base.damage import COLLECT, SKIP
from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.java import MAX_OFFSET, clamped_or_none
from kafkafmt._base.limits import limits_or_default
from kafkafmt._base.threads import in_threads
from kafkafmt.log import completion
from kafkafmt.log.ranges import Range
from kafkafmt.log.scan.options import SOURCE
from kafkafmt.log.scan.query import FoundExtents, Query
from kafkafmt.log.scan.selection import Selection
from kafkafmt.log.search import last_batch_below
from kafkafmt.segment.record.record import NO_TIMESTAMP
from kafkafmt.segment.tables.columns import TIMESTAMP
from kafkafmt.segment.types import Table
from kafkafmt.storage.discovery import Source
from kafkafmt.storage.errors import StorageError
from kafkafmt.storage.segment_file import Extent
from kafkafmt.survey.inventory import segment_figures
from kafkafmt.survey.selected_logs import ERRORS, LogOptions, source_access

SEGMENT_SCHEMA = pa.schema(
    [
        ("path", pa.string()),
        ("topic", pa.string()),
        ("partition", pa.int32()),
        ("baseOffset", pa.int64()),
        ("nextOffset", pa.int64()),
        ("sizeInBytes", pa.int64()),
        ("records", pa.int64()),
        ("firstTimestamp", TIMESTAMP),
        ("lastTimestamp", TIMESTAMP),
        ("largestTimestamp", TIMESTAMP),
        ("largestTimestampOffset", pa.int64()),
        ("producerId", pa.int64()),
        ("fileTimestamp", TIMESTAMP),
        ("damagedRanges", pa.int64()),
    ]
)
_ROWS = 256


@documented_by(LogOptions, ERRORS, source=SOURCE)
def read_segments(source: Source, **options: Unpack[LogOptions]) -> Table:
    """List the segments of a source: one row per file, from headers.

    Time retention deletes a segment by its largest timestamp: a single record with a time in the
    future keeps it. Nothing is decompressed but the batch of that record.

    Returns:
        One row per segment, in the order of topic, partition and offset: ``path``, ``topic``,
        ``partition``, ``baseOffset`` (of the file's name), ``nextOffset`` (one above the last),
        ``sizeInBytes``, ``records`` (control records included), ``firstTimestamp`` and
        ``lastTimestamp`` (of the first and the last entry), ``largestTimestamp``,
        ``largestTimestampOffset`` and ``producerId`` (of the first record with
        that; -1 without one), ``fileTimestamp`` (when the file changed last; null in a
        store), ``damagedRanges``.
    """
    return Table.from_batches(segment_rows(source, **options), SEGMENT_SCHEMA)


def segment_rows(
    source: Source | FoundExtents, **options: Unpack[LogOptions]
) -> Iterator[pa.RecordBatch]:
    """Yield the rows of :func:`read_segments` in pieces."""
    threads = options.get("threads", 1)
    expect_integer("threads", threads, positive=True)
    query = Query(
        source=source,
        wanted=Selection.of(topics=options.get("topics")),
        on_damage=COLLECT,
        below_log_start=True,
        limits=options.get("limits"),
        storage_options=source_access(options),
    )
    extents = query.found().extents
    rows = in_threads(lambda extent: _row(query, extent), extents, threads)
    return _batches(rows)


def _batches(rows: Iterator[dict[str, Any]]) -> Iterator[pa.RecordBatch]:
    some: list[dict[str, Any]] = []
    for row in rows:
        some.append(row)
        if len(some) == _ROWS:
            yield pa.RecordBatch.from_pylist(some, SEGMENT_SCHEMA)
            some = []
    yield pa.RecordBatch.from_pylist(some, SEGMENT_SCHEMA)


def _row(query: Query, extent: Extent) -> dict[str, Any]:
    limits, segment = limits_or_default(query.limits), extent.segment
    row: dict[str, Any] = {
        "path": segment.path,
        "topic": segment.topic,
        "partition": segment.partition,
        "baseOffset": segment.base_offset,
        "sizeInBytes": clamped_or_none(segment.size),
        "fileTimestamp": None if segment.modified is None else segment.modified // 1_000_000,
        "damagedRanges": 1,
    }
    try:
        part = completion.cut_to_counted(extent, limits)
        if part is None:
            return row
        end = segment.next_base_offset
        found = segment_figures(part, limits, MAX_OFFSET if end is None else end)
        figures = found.figures
        row |= {"records": figures.records, "damagedRanges": found.damaged_ranges}
        if not figures.entries:
            return {**row, "nextOffset": segment.base_offset}
        row["nextOffset"] = clamped_or_none(figures.last_offset + 1)
        row["firstTimestamp"] = _time(figures.first_timestamp)
        last = last_batch_below(segment, MAX_OFFSET, limits=limits)
        row["lastTimestamp"] = None if last is None else _time(last.max_timestamp)
        if figures.last_timestamp != NO_TIMESTAMP:
            row |= _largest(query, part, figures.last_timestamp)
    except StorageError:
        raise
    except (KafkaFormatError, OSError):  # as damaged as can be
        return row
    return row


def _time(timestamp: int) -> int | None:
    return None if timestamp == NO_TIMESTAMP else timestamp


def _largest(query: Query, extent: Extent, time: int) -> dict[str, Any]:
    """Return the largest timestamp of an extent, and its first record."""
    first = replace(
        query,
        source=FoundExtents([extent], []),
        wanted=Selection(range=Range(start_timestamp=time), limit=1),
        columns=("offset", "producerId"),
        on_damage=SKIP,
        include_control=True,
    )
    row: dict[str, Any] = {"largestTimestamp": time}
    for batch in first.records():
        row["largestTimestampOffset"] = batch["offset"][0].as_py()
        row["producerId"] = batch["producerId"][0].as_py()
    return row
