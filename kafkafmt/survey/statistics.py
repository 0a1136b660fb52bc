"""What fills a log: records and bytes of each partition, key, producer, group, size or hour.

Strategy: one pass over the records of each log; Arrow adds them up by group
(:mod:`kafkafmt.log.grouping`). Bytes are those of keys, values and headers, decompressed.

Invariant: sums are exact, and memory is bounded whatever the number of keys. Groups beyond the
limit are not left out: one row sums them.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Annotated, Any

import pyarrow as pa
from typing_extensions import Doc, Unpack

from kafkafmt._base.arguments import documented_by, expect_word
from kafkafmt._base.damage import Damage
from kafkafmt.cluster.messages.parsing import converted
from kafkafmt.cluster.offsets import TOPIC as OFFSETS
from kafkafmt.log.data_directories import DataDirectories, no_note
from kafkafmt.log.grouping import Groups
from kafkafmt.log.policies import COMPACTED_TOPICS
from kafkafmt.log.scan.options import ERRORS, SOURCE, ReadOptions
from kafkafmt.log.scan.query import Query
from kafkafmt.log.scan.row_filter import sizes
from kafkafmt.log.scan.selection import EVERYTHING
from kafkafmt.segment.tables import arrow as pc
from kafkafmt.segment.tables.columns import TIMESTAMP
from kafkafmt.segment.types import Table
from kafkafmt.storage.discovery import Source
from kafkafmt.storage.names import CLEANED
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import SegmentFile

_HOUR = 3_600_000
_LARGEST = 5
_MOST = 1_000
"""Groups of a log that have rows of their own."""
_DIRTY_RATIO = 0.5
"""Kafka's default of ``min.cleanable.dirty.ratio``."""
_PERCENTILES = {"medianBytes": 50, "percentile90Bytes": 90, "percentile99Bytes": 99}
_GROUP = struct.Struct(">hh")
"""The type of a key of a group coordinator, and the length of the group id, its first field."""

_LOG: list[tuple[str, pa.DataType]] = [("topic", pa.string()), ("partition", pa.int32())]
_COUNTS = [(name, pa.int64()) for name in ("records", "bytes")]
_BETWEEN: list[tuple[str, pa.DataType]] = [
    ("share", pa.float64()),
    ("firstOffset", pa.int64()),
    ("lastOffset", pa.int64()),
    ("nullValues", pa.int64()),
]
_RECORD = pa.struct([("offset", pa.int64()), ("bytes", pa.int64())])
PARTITIONS = pa.schema(
    [
        *_LOG,
        *_COUNTS,
        *_BETWEEN,
        ("nullKeys", pa.int64()),
        ("distinctKeys", pa.int64()),
        *((name, pa.int64()) for name in _PERCENTILES),
        ("largest", pa.list_(_RECORD)),
        ("cleanedOffset", pa.int64()),
        ("dirtyBytes", pa.int64()),
        ("isCleanerBehind", pa.bool_()),
    ]
)
_BY: dict[str, tuple[pa.DataType, tuple[str, ...], Callable[[pa.RecordBatch, pa.Array], pa.Array]]]
_BY = {
    "key": (pa.binary(), (), lambda batch, _: batch["key"]),
    "producer": (pa.int64(), ("producerId",), lambda batch, _: _producers(batch["producerId"])),
    "group": (pa.string(), (), lambda batch, _: converted(batch["key"], _group, pa.string())),
    "size": (pa.int64(), (), lambda _, size: converted(size, _power, pa.int64())),
    "hour": (TIMESTAMP, ("timestamp",), lambda batch, _: _hours(batch["timestamp"])),
}
"""What records are grouped by: its type, the columns that it needs, and the values."""
BY = tuple(_BY)
_IN_ORDER = ("size", "hour")
"""Of these, a distribution is shown in the order of its values."""


class StatsOptions(ReadOptions, total=False):
    """What statistics are made of."""

    by: Annotated[
        str | None,
        Doc(
            "what has a row: ``key``, ``producer`` (its id), ``group`` (of ``__consumer_offsets``),"
            " ``size`` (of a record: the power of two at or below its bytes) or ``hour`` (of the"
            " timestamp), each in each partition; ``None``: the partition."
        ),
    ]


@documented_by(StatsOptions, ERRORS, source=SOURCE)
def stats(source: Source, **options: Unpack[StatsOptions]) -> Table:
    """Add up the content of a source's logs: by partition, key, producer, group, size or hour.

    Bytes are those of keys, values and headers, decompressed. Memory is bounded whatever the number
    of keys: large sets of groups go to temporary files, and the sums are exact.

    Returns:
        One row per group, the one with most bytes first, sizes and hours in their order: ``topic``,
        ``partition``, the name that ``by`` says, ``records``, ``bytes``, ``share`` (of all bytes),
        ``firstOffset``, ``lastOffset``, ``nullValues``. Of each log the 1,000 largest groups have
        rows, or ``limit``; a row whose ``others`` is not null sums so many more. Of a partition
        instead ``nullKeys``, ``distinctKeys``, ``medianBytes``, ``percentile90Bytes`` and
        ``percentile99Bytes`` (of records), ``largest`` (records: ``offset``, ``bytes``),
        ``cleanedOffset`` (of ``cleaner-offset-checkpoint``), ``dirtyBytes`` (of segments that the
        cleaner has not been in) and ``isCleanerBehind``: whether these are more than half of all
        but the last segment, which is never cleaned; null of a log that is not compacted, as far
        as the disk says.

    Raises:
        KafkaFormatError: with ``on_damage="raise"``, at the first damage.
    """
    return Statistics.of(source, **options).table()


@dataclass
class Statistics:
    """The statistics of a query.

    Attributes:
        damage, tails: the ranges left out, once the table was made.
    """

    query: Query
    by: str | None = None
    damage: list[Damage] = field(default_factory=list)
    tails: list[Damage] = field(default_factory=list)

    @classmethod
    def of(cls, source: Any, **options: Unpack[StatsOptions]) -> Statistics:
        """Return the statistics of a user's arguments."""
        given: dict[str, Any] = {**options}
        by = given.pop("by", None)
        if by is not None:
            expect_word("by", by, BY)
        if by == "group":
            given.setdefault("topics", [OFFSETS])
        columns = ["key", "value", "headers", "offset", *(_BY[by][1] if by else ())]
        given["below_log_start"] = True  # it fills the disk, too
        return cls(Query.of(source, columns, **given), by)

    def table(self) -> Table:
        """Read the logs, and return the rows."""
        query, limit = self.query.once_found(), self.query.wanted.limit
        found = query.found()
        schema = PARTITIONS if self.by is None else schema_by(self.by)
        around = replace(query, source=replace(found, extents=[]), wanted=EVERYTHING)
        self._read(around.records(), lambda _: None)
        rows: list[dict[str, Any]] = []
        wanted = replace(query.wanted, limit=None)
        for log in replace(query, wanted=wanted).by_log():
            rows += self._rows(log, _MOST if limit is None else limit)
        total = sum(row["bytes"] for row in rows)
        for row in rows:
            row["share"] = row["bytes"] / total if total else 0.0
        if self.by not in _IN_ORDER:
            rows.sort(key=lambda row: (row.get("others") is not None, -row["bytes"]))
        most = None if self.by else limit
        return Table.from_pylist(rows[:most], schema)

    def _read(self, scan: Any, add: Callable[[pa.RecordBatch], object]) -> None:
        for batch in scan:
            add(batch)
        self.damage += scan.damage
        self.tails += scan.tails

    def _rows(self, log: Query, most: int) -> Iterator[dict[str, Any]]:
        extents = log.found().extents
        topic, partition = extents[0].segment.place
        place = {"topic": topic, "partition": partition}
        if self.by is None:
            partition_sums = _Partition()
            self._read(log.records(), partition_sums.add)
            segments = tuple(dict.fromkeys(extent.segment for extent in extents))
            yield {**place, **partition_sums.row(), **_cleaner(segments)}
            return
        sums = Groups(self.by, _SUMS)
        values = _BY[self.by][2]

        def add(batch: pa.RecordBatch) -> None:
            size = sizes(batch)
            sums.add({self.by or "": values(batch, size), **_summands(batch, size)})

        self._read(log.records(), add)
        for row in _largest(sums.sorted(), most, self.by):
            yield {**place, **row}


_SUMS = {
    "records": "sum",
    "bytes": "sum",
    "firstOffset": "min",
    "lastOffset": "max",
    "nullValues": "sum",
}


def _summands(batch: pa.RecordBatch, size: pa.Array) -> dict[str, pa.Array]:
    offset = batch["offset"]
    return {
        "records": pa.repeat(pa.scalar(1, pa.int64()), batch.num_rows),
        "bytes": size,
        "firstOffset": offset,
        "lastOffset": offset,
        "nullValues": batch["value"].is_null().cast(pa.int64()),
    }


def _largest(groups: Iterator[pa.Table], most: int, by: str) -> Iterator[dict[str, Any]]:
    """Yield the rows with most bytes in the order of their values, and one of all others."""
    kept: pa.Table | None = None
    rest = Groups("others", _SUMS)
    count = 0
    for table in groups:
        both = table if kept is None else pa.concat_tables([kept, table])
        order = pc.sort_indices(both, sort_keys=[("bytes", "descending"), (by, "ascending")])
        kept = both.take(order[:most])
        if len(order) > most:
            left = both.take(order[most:])
            count += left.num_rows
            zeros = pa.repeat(pa.scalar(0, pa.int64()), left.num_rows)
            rest.add({"others": zeros, **{name: left[name] for name in _SUMS}})
    if kept is not None:
        yield from kept.take(pc.sort_indices(kept, sort_keys=[(by, "ascending")])).to_pylist()
    for table in rest.sorted():
        (row,) = table.to_pylist()
        yield {**row, "others": count}


class _Partition:
    """The sums of all records of a log."""

    def __init__(self) -> None:
        self._keys = Groups("key", {})
        self._sizes = Groups("size", {"records": "sum"})
        self._sums = Groups("all", {**_SUMS, "nullKeys": "sum"})
        self._largest: pa.Table | None = None

    def add(self, batch: pa.RecordBatch) -> None:
        """Add records."""
        size = sizes(batch)
        summands = _summands(batch, size)
        self._keys.add({"key": batch["key"]})
        self._sizes.add({"size": size, "records": summands["records"]})
        nulls = batch["key"].is_null().cast(pa.int64())
        zeros = pa.repeat(pa.scalar(0, pa.int64()), batch.num_rows)
        self._sums.add({"all": zeros, **summands, "nullKeys": nulls})
        here = pa.table({"offset": batch["offset"], "bytes": size})
        order = [("bytes", "descending"), ("offset", "ascending")]
        both = here if self._largest is None else pa.concat_tables([self._largest, here])
        self._largest = both.take(pc.sort_indices(both, sort_keys=order)[:_LARGEST])

    def row(self) -> dict[str, Any]:
        """Return the sums."""
        row: dict[str, Any] = dict.fromkeys([*_SUMS, "nullKeys"], 0)
        row |= dict.fromkeys(["firstOffset", "lastOffset"])
        for table in self._sums.sorted():
            (row,) = table.drop_columns("all").to_pylist()
        keys = sum(table.num_rows for table in self._keys.sorted())
        largest = [] if self._largest is None else self._largest.to_pylist()
        percentiles = _percentiles(self._sizes.sorted(), row["records"])
        distinct = keys - (row["nullKeys"] > 0)
        return {**row, **percentiles, "distinctKeys": distinct, "largest": largest}


def _percentiles(sizes: Iterator[pa.Table], records: int) -> dict[str, int]:
    """Return the nearest-rank percentiles of record sizes, from their counts in ascending order."""
    ranks = {name: -(-records * percent // 100) for name, percent in _PERCENTILES.items()}
    found: dict[str, int] = {}
    passed = 0
    for table in sizes:
        upto = pc.add(pc.cumulative_sum(table["records"].combine_chunks()), passed)
        for name, rank in ranks.items():
            at = pc.sum(pc.less(upto, rank), min_count=0).as_py()
            if name not in found and at < table.num_rows:
                found[name] = table["size"][at].as_py()
        passed = upto[-1].as_py()
    return found


def _cleaner(segments: tuple[SegmentFile, ...]) -> dict[str, Any]:
    """Return the state of the cleaner of a log, by the rules of ``LogToClean``."""
    first = segments[0]
    directories = DataDirectories(first.storage, note=no_note, may_lack=True)
    log = PartitionLog(first.directory, *first.place, storage=first.storage)
    cleaned = None if first.data is not None else directories.offset(CLEANED, log)
    if cleaned is None and first.topic not in COMPACTED_TOPICS:
        return {}
    closed = sum(segment.size for segment, _ in pairwise(segments))
    dirty = sum(
        segment.size
        for segment, following in pairwise(segments)
        if (following.base_offset or 0) > (cleaned or 0)
    )
    return {
        "cleanedOffset": cleaned,
        "dirtyBytes": dirty + segments[-1].size,
        "isCleanerBehind": dirty > _DIRTY_RATIO * closed,
    }


def schema_by(by: str) -> pa.Schema:
    """Return the columns of the rows of groups."""
    others: tuple[str, pa.DataType] = ("others", pa.int64())
    return pa.schema([*_LOG, (by, _BY[by][0]), *_COUNTS, *_BETWEEN, others])


def _producers(ids: pa.Array) -> pa.Array:
    return pc.if_else(pc.greater_equal(ids, 0), ids, pa.scalar(None, pa.int64()))


def _hours(times: pa.Array) -> pa.Array:
    numbers = times.cast(pa.int64())
    rest = pc.subtract(numbers, pc.multiply(pc.divide(numbers, _HOUR), _HOUR))
    # Arrow's division rounds to zero, and a time before 1970 is of the hour that began before it.
    rest = pc.if_else(pc.less(rest, 0), pc.add(rest, _HOUR), rest)
    return pc.subtract(numbers, rest)  # as numbers: a hostile log has times beyond calendars


def _power(size: int) -> int:
    """Return the power of two at or below a size; 0 for 0."""
    return 1 << size.bit_length() >> 1


def _group(key: bytes) -> str | None:
    """Return the group id at the beginning of a group coordinator's key; ``None`` without one."""
    if len(key) < _GROUP.size:
        return None
    _, length = _GROUP.unpack_from(key)
    name = key[_GROUP.size : _GROUP.size + length]
    return name.decode("utf-8", "replace") if 0 <= length == len(name) else None
