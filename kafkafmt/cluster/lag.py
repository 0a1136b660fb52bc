"""The lag of groups: committed offsets beside the ends of the topics' own logs."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt._base.java import clamped_int64
from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt.cluster.internal_query import (
    InternalOptions,
    InternalQuery,
    internal_reader,
    note_unlisted,
)
from kafkafmt.cluster.offsets import read_committed_offsets
from kafkafmt.log.log_end import find_end
from kafkafmt.log.merging import replicas_of
from kafkafmt.log.tier.logs import find_extents
from kafkafmt.segment.tables.columns import TIMESTAMP
from kafkafmt.storage.directories import Search
from kafkafmt.storage.discovery import Source
from kafkafmt.storage.segment_file import Extent

SCHEMA = pa.schema(
    [
        ("group", pa.string()),
        ("topic", pa.string()),
        ("topicPartition", pa.int32()),
        ("committedOffset", pa.int64()),
        ("logEndOffset", pa.int64()),
        ("lag", pa.int64()),
        ("commitTimestamp", TIMESTAMP),
        ("ageMs", pa.int64()),
        ("pendingOffset", pa.int64()),
        ("pendingProducerId", pa.int64()),
        ("metadata", pa.string()),
    ]
)


@internal_reader
def read_lag(source: Source, **options: Unpack[InternalOptions]) -> pa.Table:
    """The committed offsets of groups, with the end of each partition's log and the lag.

    The end is known where the topic's own segments are in the source, and is that of now whatever
    the moment of the offsets. The lag is null where a log ends before the committed offset: the
    copy is not up to date, or has lost its end. ``ageMs`` counts from the commit to the moment
    asked for, or to the latest commit.
    """
    committed = read_committed_offsets(source, **options)
    reading = InternalQuery.of(options)
    wanted = set(
        zip(
            committed.column("topic").to_pylist(),
            committed.column("topicPartition").to_pylist(),
            strict=True,
        )
    )
    ends = log_ends(source, reading, wanted)
    times = committed.column("commitTimestamp").cast(pa.int64()).to_pylist()
    plain = committed.drop_columns(["commitTimestamp", "expireTimestamp", "timestamp"])
    known = [time for time in times if time is not None]
    now = reading.as_of_timestamp
    if now is None:
        now = max(known, default=0)
    rows = []
    for row, time in zip(plain.to_pylist(), times, strict=True):
        end = ends.get((row["topic"], row["topicPartition"]))
        offset = row["committedOffset"]
        rows.append(
            {name: row.get(name) for name in SCHEMA.names}
            | {
                "commitTimestamp": time,
                "logEndOffset": end,
                "lag": None if end is None or offset is None or end < offset else end - offset,
                "ageMs": None if time is None else clamped_int64(now - time),
            }
        )
    return pa.Table.from_pylist(rows, SCHEMA)


def log_ends(
    source: Source, reading: InternalQuery, wanted: set[tuple[Any, Any]]
) -> dict[tuple[str, int], int]:
    """The offset after the last record of partitions of which a source has one log.

    A directory of these partitions that cannot be listed is damage.
    """
    limits = reading.limits or DEFAULT_LIMITS
    search = Search()
    extents = find_extents(
        source, reading.storage_options, lambda log: log in wanted, search, limits
    )
    note_unlisted(search, reading, lambda damage: (damage.topic, damage.partition) in wanted)
    ends: dict[tuple[str, int], int] = {}
    several: set[tuple[str, int]] = set()  # logs of one name, of several topics or clusters
    for copies, listed in replicas_of(extents, limits):
        lasts: Iterable[Extent] = _last_in_tier(listed)
        if copies:
            lasts = [Extent(copies[0].segments[-1])]
        for last in lasts:
            topic, partition = last.segment.place
            if topic is None or partition is None:
                continue
            if (topic, partition) in ends:
                several.add((topic, partition))
            ends[topic, partition] = _end(last, limits)
    return {place: end for place, end in ends.items() if place not in several}


def _last_in_tier(extents: Iterable[Extent]) -> list[Extent]:
    """What each log in tiered storage ends with; of each offset one copy counts."""
    in_tier = (extent for extent in extents if extent.copied is not None)
    logs = groupby(in_tier, key=lambda extent: extent.copied)

    def end(part: Extent) -> tuple[bool, int]:
        _, stop = part.counting
        return stop is None, stop or 0

    return [max(log, key=end) for _, log in logs]


def _end(last: Extent, limits: Limits) -> int:
    """The end of a log by its last extent; a manifest has the last offset of a copy."""
    _, stop = last.counting
    return find_end(last.segment, limits=limits).next_offset if stop is None else stop
