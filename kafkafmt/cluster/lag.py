"""The lag of groups: committed offsets compared with the ends of their logs.

Rules: the lag is that of ``kafka-consumer-groups.sh``, end less committed offset, whatever lies
between. A fetch outside the log is ``OFFSET_OUT_OF_RANGE``, and ``auto.offset.reset`` decides; it
also does where the topic id of a commit is not that of the topic (``OffsetMetadataManager``, since
Kafka 4.1). The records left for a consumer are counted by reading them.

Invariant: of a log, only the records after the lowest of its committed offsets are read, once.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import accumulate, groupby
from typing import Any, NamedTuple

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt._base.damage import COLLECT, RAISE
from kafkafmt._base.java import clamped_int64
from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt.cluster.internal_topics import (
    InternalOptions,
    InternalQuery,
    internal_reader,
    note_unlisted,
)
from kafkafmt.cluster.offsets import read_committed_offsets
from kafkafmt.log.copies import Copies
from kafkafmt.log.merging import group_replicas, merge
from kafkafmt.log.ranges import Range
from kafkafmt.log.replica import Replica, log_start
from kafkafmt.log.scan.query import FoundExtents, Query
from kafkafmt.log.scan.selection import Selection
from kafkafmt.log.scan.visibility import READ_COMMITTED
from kafkafmt.log.search import find_end
from kafkafmt.log.tier.logs import find_extents
from kafkafmt.segment.tables import arrow as pc
from kafkafmt.segment.tables.columns import TIMESTAMP
from kafkafmt.segment.types import Table
from kafkafmt.storage.directories import Search
from kafkafmt.storage.discovery import Source
from kafkafmt.storage.segment_file import Extent

SCHEMA = pa.schema(
    [
        ("group", pa.string()),
        ("topic", pa.string()),
        ("topicPartition", pa.int32()),
        ("committedOffset", pa.int64()),
        ("logStartOffset", pa.int64()),
        ("logEndOffset", pa.int64()),
        ("lag", pa.int64()),
        ("recordsLeft", pa.int64()),
        ("outOfRange", pa.string()),
        ("commitTimestamp", TIMESTAMP),
        ("ageMs", pa.int64()),
        ("pendingOffset", pa.int64()),
        ("pendingProducerId", pa.int64()),
        ("metadata", pa.string()),
    ]
)
_RESET = "auto.offset.reset decides"


class ReadableLog(NamedTuple):
    """A log with committed offsets.

    Attributes:
        start, end: its log start offset, and the offset after its last record.
        topic_id: as Kafka prints it; ``None`` where it is unknown.
        extents: its segments; of several copies, those of the chosen one and those completing it.
    """

    start: int
    end: int
    topic_id: str | None
    extents: list[Extent]

    def out_of_range(self, committed: int, topic_id: str | None) -> str | None:
        """Return why a consumer cannot begin at a committed offset; ``None`` if it can."""
        if topic_id is not None and self.topic_id not in (None, topic_id):
            return f"of topic id {topic_id}, and the topic's is {self.topic_id}: {_RESET}"
        if committed < self.start:
            return f"{self.start - committed:,} below the log start: {_RESET}"
        if committed > self.end:
            return f"{committed - self.end:,} beyond the end: {_RESET}, unless this copy is older"
        return None


@internal_reader
def read_lag(source: Source, **options: Unpack[InternalOptions]) -> Table:
    """Return the committed offsets of groups, with the start and end of each log, and the lag.

    These are known where the topic's own segments are in the source, and are those of now whatever
    the moment of the offsets. ``lag`` is the end less the committed offset, as Kafka's tool has it.
    ``recordsLeft`` are the records that a ``read_committed`` consumer would get from there, or from
    the log start on. ``outOfRange`` says why a consumer cannot begin at the committed offset.
    ``ageMs`` counts from the commit to the moment asked for, or to the latest commit.
    """
    committed = read_committed_offsets(source, **options)
    reading = InternalQuery.of(options)
    times = committed.column("commitTimestamp").cast(pa.int64()).to_pylist()
    plain = committed.drop_columns(["commitTimestamp", "expireTimestamp", "timestamp"]).to_pylist()
    of_log: dict[tuple[str, int], list[dict[str, Any]]] = {}
    for row, time in zip(plain, times, strict=True):
        row["commitTimestamp"] = time
        of_log.setdefault((row["topic"], row["topicPartition"]), []).append(row)
    now = reading.as_of_timestamp
    if now is None:
        now = max((time for time in times if time is not None), default=0)
    logs = readable_logs(source, reading, of_log.keys())
    for place, rows in of_log.items():
        log = logs.get(place)
        for row in rows:
            time = row["commitTimestamp"]
            row["ageMs"] = None if time is None else clamped_int64(now - time)
        if log is not None:
            _add_lag(log, [row for row in rows if row["committedOffset"] is not None], reading)
            for row in rows:
                row["logStartOffset"], row["logEndOffset"] = log.start, log.end
    return Table.from_pylist(
        [{name: row.get(name) for name in SCHEMA.names} for row in plain], SCHEMA
    )


def _add_lag(log: ReadableLog, rows: list[dict[str, Any]], reading: InternalQuery) -> None:
    """Add the lag, the reason of a reset and the records left to rows of committed offsets."""
    begins = []
    for row in rows:
        offset = row["committedOffset"]
        row["lag"] = clamped_int64(log.end - offset)
        row["outOfRange"] = log.out_of_range(offset, row["topicId"])
        begins.append(log.start if row["outOfRange"] and offset <= log.end else offset)
    left = _left(log, sorted({begin for begin in begins if begin < log.end}), reading)
    for row, begin in zip(rows, begins, strict=True):
        row["recordsLeft"] = left.get(begin) if begin < log.end else 0


def _left(log: ReadableLog, begins: Sequence[int], reading: InternalQuery) -> dict[int, int]:
    """Return the number of records for a ``read_committed`` consumer from each offset on.

    ``begins`` ascend. Empty where a private key is missing.
    """
    if not begins:
        return {}
    scan = Query(
        source=FoundExtents(log.extents, []),
        columns=("offset",),
        on_damage=RAISE if reading.on_damage == RAISE else COLLECT,
        isolation=READ_COMMITTED,
        wanted=Selection(range=Range(start_offset=max(begins[0], log.start))),
        threads=reading.threads,
        limits=reading.limits,
        storage_options=reading.storage_options,
    ).records()
    between = [0] * len(begins)  # records from each of them to the next one
    for batch in scan:
        offsets = batch.column("offset")
        if not len(offsets):
            continue
        first, last = (bisect_right(begins, offsets[at].as_py()) - 1 for at in (0, -1))
        above = len(offsets)
        for number in range(first, last):  # rare: the first and the last batch of a range
            more = pc.sum(pc.greater_equal(offsets, begins[number + 1])).as_py()
            between[number] += above - more
            above = more
        between[max(first, last)] += above
    if any(damage.is_locked for damage in scan.damage):
        return {}
    if reading.on_damage == COLLECT:
        reading.damage.extend(damage for damage in scan.damage if damage not in reading.damage)
    totals = list(accumulate(reversed(between)))[::-1]
    return dict(zip(begins, totals, strict=True))


def readable_logs(
    source: Source, reading: InternalQuery, wanted: Collection[tuple[Any, Any]]
) -> dict[tuple[str, int], ReadableLog]:
    """Return the log of each wanted partition with exactly one log in the source.

    A directory of these partitions that cannot be listed is damage.
    """
    limits = reading.limits or DEFAULT_LIMITS
    search = Search()
    extents = find_extents(
        source, reading.storage_options, lambda log: log in wanted, search, limits
    )
    note_unlisted(search, reading, lambda damage: (damage.topic, damage.partition) in wanted)
    found: dict[tuple[str, int], ReadableLog] = {}
    several: set[tuple[str, int]] = set()  # logs of one name, of several topics or clusters
    for copies, listed in group_replicas(extents, limits):
        logs = (
            [_log_from_copies(copies, listed, limits)]
            if copies
            else _logs_from_tiers(listed, limits)
        )
        for log in logs:
            topic, partition = log.extents[0].segment.place
            if topic is None or partition is None:
                continue
            if (topic, partition) in found:
                several.add((topic, partition))
            found[topic, partition] = log
    return {place: log for place, log in found.items() if place not in several}


def _log_from_copies(copies: Copies[Replica], listed: list[Extent], limits: Limits) -> ReadableLog:
    """Return the log made of its copies, the chosen one first."""
    chosen = copies[0]
    starts = ((copy.beside.log_start(copy), copy.history) for copy in copies)
    start = max(log_start(chosen.history, starts) or 0, chosen.bases[0])
    extents: list[Extent] = listed if len(copies) < 2 else [*merge(copies)]
    end = find_end(chosen.segments[-1], limits=limits).next_offset
    return ReadableLog(start, end, chosen.topic_id, extents)


def _logs_from_tiers(listed: Iterable[Extent], limits: Limits) -> Iterator[ReadableLog]:
    """Yield the logs in tiered storage; a manifest has the last offset of a copy."""
    in_tier = (extent for extent in listed if extent.copied is not None)
    for _, log in groupby(in_tier, key=lambda extent: extent.copied):
        extents = list(log)
        starts, stops = zip(*(extent.counting for extent in extents), strict=True)
        open_ended = [extent for extent in extents if extent.counting[1] is None]
        end = (
            find_end(open_ended[-1].segment, limits=limits).next_offset
            if open_ended
            else max(stop or 0 for stop in stops)
        )
        yield ReadableLog(min(start or 0 for start in starts), end, None, extents)
