"""Internal topics as rows, one per record, and the search for their logs in a source.

Strategy: the sources are searched and scanned as for any records, which
:mod:`kafkafmt.cluster.messages.records` decodes. Segments outside log directories count only where
they are named. Control records are left out; readers of transactions use :func:`internal_batches`.

Invariant: rows come in the order of topic, partition and offset, and in bounded memory. A directory
of another topic that cannot be listed does no harm.
"""

from __future__ import annotations

import base64
import logging
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import partial
from typing import Annotated, Any, NamedTuple, TypedDict

import pyarrow as pa
from typing_extensions import Doc, Self, Unpack

from kafkafmt._base.arguments import Default, documented_by
from kafkafmt._base.damage import (
    COLLECT,
    MALFORMED,
    RAISE,
    SKIP,
    Damage,
    DamagePolicy,
    damage_error,
)
from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt._base.moments import Moment, expect_moment
from kafkafmt._base.wording import counted, list_some
from kafkafmt.cluster.messages import json_text, schema
from kafkafmt.cluster.messages.records import TOPICS, DecodedRecord, decoder
from kafkafmt.cluster.secrets import SECRETS, without_secrets
from kafkafmt.log.data_directories import lost_logs
from kafkafmt.log.merging import merged, warn_of_left_out
from kafkafmt.log.ranges import Range
from kafkafmt.log.scan.query import Query
from kafkafmt.log.scan.selection import Selection
from kafkafmt.segment.engine.opening import unlisted
from kafkafmt.segment.side_files.side_file import StoreAccess
from kafkafmt.segment.tables.columns import TIMESTAMP, Column, make_schema, record_batches
from kafkafmt.segment.types import Table
from kafkafmt.storage.directories import Search
from kafkafmt.storage.discovery import Source, find_extents, source_name, source_parts
from kafkafmt.storage.resolve import open_tree
from kafkafmt.storage.segment_file import Extent

INTERNAL_SOURCE = """a directory of the internal topic, its segments, a data directory that holds
    it, a glob, a URL that fsspec knows, or a list of these."""
"""What a source of internal topics is."""
INTERNAL_ERRORS = {
    "FileNotFoundError": "the source does not exist, or does not hold the topic.",
    "KafkaFormatError": 'with ``on_damage="raise"``, at the first damage.',
}
"""What the readers of internal topics raise."""


class _InternalRange(TypedDict, total=False):
    on_damage: Annotated[
        str, Doc("``raise``, ``skip`` or ``collect``: what to do about damage."), Default(SKIP)
    ]
    damage: Annotated[list[Damage] | None, Doc("with ``collect``, takes what was left out.")]
    as_of_offset: Annotated[
        int | None, Doc("only the records up to and with this offset, in each log.")
    ]
    as_of_timestamp: Annotated[
        Moment | None,
        Doc(
            "only the records whose timestamp is this or earlier: milliseconds since 1970, ISO 8601"
            " text or a datetime."
        ),
    ]
    threads: Annotated[int, Doc("how many threads read; the result stays the same."), Default(1)]


class InternalOptions(_InternalRange, StoreAccess, total=False):
    """The options of every function for internal topics."""


internal_reader = documented_by(InternalOptions, INTERNAL_ERRORS, source=INTERNAL_SOURCE)
"""Describes a function that takes a source of internal topics and these options."""


@dataclass(frozen=True)
class InternalQuery:
    """The options of a function, with their defaults; the moment is in milliseconds."""

    on_damage: str = SKIP
    damage: list[Damage] = field(default_factory=list)
    as_of_offset: int | None = None
    as_of_timestamp: int | None = None
    threads: int = 1
    limits: Limits | None = None
    storage_options: Mapping[str, Any] | None = None

    @classmethod
    def of(cls, options: InternalOptions) -> InternalQuery:
        """Return the options of a call."""
        given: dict[str, Any] = {**options}
        given["as_of_timestamp"] = expect_moment("as_of_timestamp", options.get("as_of_timestamp"))
        if given.get("damage") is None:
            given.pop("damage", None)
        return cls(**given)


def internal_extents(
    source: Source, reading: InternalQuery, topics: Iterable[str]
) -> tuple[list[Extent], Exception | None]:
    """Return the extents of some topics; and why a directory of these topics cannot be read.

    Extents without a topic are among them where the source names them. A directory of these topics
    that cannot be listed is damage, and so is one that has lost all its segments; directories of
    other topics are not listed.

    Raises:
        FileNotFoundError: the source does not exist, or has no segment.
        OSError: with ``on_damage="raise"``, a directory that may be of these topics cannot be
            listed.
    """
    search = Search()
    wanted = {None, *topics}
    found_extents = find_extents(
        source, reading.storage_options, lambda log: log[0] in wanted, search=search
    )
    is_named = _named(source)
    extents = [
        extent for extent in found_extents if extent.segment.topic is not None or is_named(extent)
    ]
    return extents, note_unlisted(search, reading, lambda damage: damage.topic in wanted)


def note_unlisted(
    search: Search, reading: InternalQuery, is_wanted: Callable[[Damage], bool]
) -> Exception | None:
    """Note unlisted directories of a search, and logs without segments, as damage.

    Returns:
        Why the first one cannot be read.

    Raises:
        OSError: with ``on_damage="raise"``, that of the first one.
    """
    first: Exception | None = None
    lost = lost_logs(search.listings, search.filled.union(search.tiers))
    for damage, error in (*unlisted(search), *((each, each.as_error()) for each in lost)):
        if not is_wanted(damage):
            continue
        if reading.on_damage == RAISE:
            raise error
        if reading.on_damage == COLLECT and damage not in reading.damage:
            reading.damage.append(damage)
        first = first or error
    return first


def _named(source: Source) -> Callable[[Extent], bool]:
    """Return a test for segments named by a source: by path, by directory or by pattern.

    Other segments lie in a directory below a given one. Where such a directory has no topic's name,
    their topic is unknown: ``__consumer_offsets-0.bak`` is not a log.
    """
    paths, patterns = set(), []
    for part in source_parts(source):
        if isinstance(part, (str, os.PathLike)):
            path = os.fsdecode(part)
            absolute = open_tree(path).absolute(path)
            paths.add(absolute)
            if any(character in path for character in "*?["):
                patterns.append(absolute)

    def is_named(extent: Extent) -> bool:
        segment = extent.segment
        if not paths or segment.data is not None:
            return True
        return (
            segment.path in paths
            or segment.directory in paths
            or any(fnmatchcase(segment.path, pattern) for pattern in patterns)
        )

    return is_named


_LOGGER = logging.getLogger(__name__)
_NAMED_TYPES = 5
"""How many unknown types a warning names."""

RECORD_COLUMNS = (
    *("key", "value", "partition", "offset", "timestamp"),
    *("producerId", "isTransactional", "isControl", "segment", "leaderEpoch", "batchPosition"),
)
"""The columns of :func:`kafkafmt.scan_records` that records are decoded from."""


class RecordPlace(NamedTuple):
    """The place of a record: its log and its offset.

    Attributes:
        segment: file name.
        partition: of the internal topic; ``None`` without a log directory.
        timestamp: milliseconds since 1970; ``None`` where there is none.
        leader_epoch: of the batch; ``None`` where there is none.
        position: of the batch in the segment, in bytes.
    """

    segment: str | None
    topic: str
    partition: int | None
    offset: int
    timestamp: int | None
    leader_epoch: int | None
    position: int

    def __str__(self) -> str:
        """Return the place as findings say it."""
        return f"offset {self.offset}"

    @property
    def columns(self) -> dict[str, int | None]:
        """The values of the columns :data:`PLACE` in a row made of the record."""
        return {"partition": self.partition, "offset": self.offset, "timestamp": self.timestamp}


PLACE = (("partition", pa.int32()), ("offset", pa.int64()), ("timestamp", TIMESTAMP))
"""The columns of tables of state that say which record of the internal topic a row is made of."""


class InternalRecord(NamedTuple):
    """A record of an internal topic, with its place."""

    place: RecordPlace
    decoded: DecodedRecord


_warn = partial(warn_of_left_out, expired=False)
"""Snapshots replace what is removed from a metadata log, and each broker has its own."""


def internal_batches(
    source: Source, reading: InternalQuery, topics: Iterable[str], topic: str | None = None
) -> Iterator[tuple[str, pa.RecordBatch]]:
    """Yield the records of some internal topics, not decoded: topic and record batch, in order.

    Copies of a partition are one log: :mod:`kafkafmt.log.merging`.

    Args:
        source: as in :func:`kafkafmt.scan_records`; other topics in it are left out.
        reading: how it is read.
        topics: the wanted ones.
        topic: the topic of segments outside any log directory.

    Raises:
        FileNotFoundError: the source is missing, or has no segment of these topics.
        OSError: the only directories of these topics cannot be listed, or lost their segments.
    """
    wanted = set(topics)
    extents, unread = internal_extents(source, reading, wanted)
    of_topic: dict[str, list[Extent]] = {}
    for extent in extents:
        name = extent.segment.topic or topic
        if name in wanted:
            of_topic.setdefault(name or "", []).append(extent)
    if not of_topic and unread is not None:
        raise unread
    if not of_topic:
        there = find_extents(source, reading.storage_options, search=Search())
        named = sorted({extent.segment.topic or "(no log directory)" for extent in there})
        raise FileNotFoundError(
            f"{source_name(source)}: holds no log of {', '.join(sorted(wanted))}; it holds "
            f"{list_some(named, 5)}"
        )
    end = None if reading.as_of_offset is None else reading.as_of_offset + 1
    until = None if reading.as_of_timestamp is None else reading.as_of_timestamp + 1
    for name, parts in sorted(of_topic.items()):
        scan = Query(
            source=merged(parts, reading.limits or DEFAULT_LIMITS, _warn),
            columns=RECORD_COLUMNS,
            on_damage=reading.on_damage,
            include_control=True,
            below_log_start=True,
            wanted=Selection(range=Range(end_offset=end, end_timestamp=until)),
            threads=reading.threads,
            limits=reading.limits,
            storage_options=reading.storage_options,
        ).records()
        try:
            for batch in scan:
                yield name, batch
        finally:
            reading.damage.extend(scan.damage)


def internal_records(
    source: Source, reading: InternalQuery, topics: Iterable[str], topic: str | None = None
) -> Iterator[InternalRecord]:
    """Yield the records of some internal topics, decoded, without control records.

    See :func:`internal_batches`.
    """
    for name, batch in internal_batches(source, reading, topics, topic):
        yield from decoded_records(name, batch)


def records_in(source: Source, reading: InternalQuery, topic: str) -> Iterator[InternalRecord]:
    """Return the records of one internal topic; segments in no log directory are of it, too."""
    return internal_records(source, reading, [topic], topic)


def sound_records(
    source: Source,
    reading: InternalQuery,
    topic: str,
    doubt: Callable[[DecodedRecord], str | None] = lambda decoded: None,
) -> Iterator[InternalRecord]:
    """Yield the decodable records of one internal topic; see :class:`UndecodedRecords`.

    Args:
        source: of the records.
        reading: the options of reading it.
        topic: the internal topic.
        doubt: returns what is wrong with the fields of a record; ``None`` if nothing is.

    Raises:
        KafkaFormatError: with ``on_damage="raise"``, at the first damage.
    """
    with UndecodedRecords(reading) as undecoded:
        yield from undecoded.sound(records_in(source, reading, topic), doubt)


class UndecodedRecords:
    """Handles undecodable records as damage: they are raised, skipped or collected.

    A coordinator loading a partition logs a warning for each record of an unknown type, and
    continues; any other undecodable record stops it (``CoordinatorLoaderImpl``). So records of
    unknown types are not damage: the end of the block logs one warning for them.

    Attributes:
        unknown: the number of records of unknown types, by topic and type.
    """

    def __init__(self, reading: InternalQuery) -> None:
        self._policy = DamagePolicy(reading.on_damage, reading.damage, is_bounded=True)
        self._policy.begin(0)
        self.unknown: Counter[tuple[str, int | None]] = Counter()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._policy.end()
        for topic in sorted({topic for topic, _ in self.unknown}):
            counts = {kind: count for (of, kind), count in self.unknown.items() if of == topic}
            _LOGGER.warning(
                "%s: %s of unknown types (%s) read over, as coordinators do",
                *(topic, counted(sum(counts.values()), "record")),
                list_some(sorted(map(str, counts)), _NAMED_TYPES),
            )

    def sound(
        self,
        records: Iterable[InternalRecord],
        doubt: Callable[[DecodedRecord], str | None] = lambda decoded: None,
    ) -> Iterator[InternalRecord]:
        """Yield the decodable and valid records, and handle the others as damage.

        Raises:
            MalformedError: damage raises.
        """
        for record in records:
            error = record.decoded.error or doubt(record.decoded)
            if error is None:
                yield record
            else:
                self.take(record, error)

    def take(self, record: InternalRecord, reason: str) -> None:
        """Take a record.

        Raises:
            MalformedError: damage raises.
        """
        place, decoded = record
        is_unknown = decoded.record_type is not None and decoded.value_schema is None
        if is_unknown and schema.log(TOPICS[place.topic]).keys:
            self.unknown[place.topic, decoded.record_type] += 1
            return
        # The copies of a partition are one log, so the directory is not known.
        log = place.topic if place.partition is None else f"{place.topic}-{place.partition}"
        source = log if place.segment is None else f"{log}/{place.segment}"
        message = f"offset {place.offset}: {reason}"
        where = (place.topic, place.partition, place.segment, place.position)
        damage = Damage(*where, 0, MALFORMED, message, source)
        self._policy.report(damage, damage_error(MALFORMED, message, source, place.position))


def decoded_records(topic: str, batch: pa.RecordBatch) -> Iterator[InternalRecord]:
    """Yield the records of a batch of one topic."""
    decode = decoder(TOPICS[topic])
    names = ("key", "value", "isControl", "segment", "partition", "offset", "leaderEpoch")
    times = batch.column("timestamp").cast(pa.int64())
    columns = [*map(batch.column, names), times, batch.column("batchPosition")]
    for key, value, is_control, segment, partition, offset, epoch, time, position in zip(
        *(column.to_pylist() for column in columns), strict=True
    ):
        if not is_control:
            place = RecordPlace(segment, topic, partition, offset, time, epoch, position)
            yield InternalRecord(place, decode(key, value))


# --- The table ---------------------------------------------------------------------------------


def _key_text(record: InternalRecord) -> str | None:
    decoded = record.decoded
    if decoded.raw_key is not None:
        return f'"{base64.b64encode(decoded.raw_key).decode("ascii")}"'
    if decoded.key is None or decoded.key_schema is None:
        return None
    return json_text.message_text(decoded.key_schema, decoded.key)


def value_text(record: InternalRecord) -> str | None:
    """Return the fields of a record's value as JSON."""
    decoded = record.decoded
    if decoded.value is None or decoded.value_schema is None:
        return None
    return json_text.value_text(decoded.value_schema, decoded.value)


COLUMNS: tuple[Column[InternalRecord], ...] = (
    Column("segment", pa.string(), lambda row: row.place.segment),
    Column("offset", pa.int64(), lambda row: row.place.offset),
    Column("timestamp", TIMESTAMP, lambda row: row.place.timestamp),
    Column("topic", pa.string(), lambda row: row.place.topic),
    Column("partition", pa.int32(), lambda row: row.place.partition),
    Column("recordType", pa.int32(), lambda row: row.decoded.record_type),
    Column("recordName", pa.string(), lambda row: row.decoded.name),
    Column("version", pa.int16(), lambda row: row.decoded.version),
    Column("key", pa.string(), _key_text),
    Column("value", pa.string(), value_text),
    Column("isDeleted", pa.bool_(), lambda row: row.decoded.is_deleted),
    Column("error", pa.string(), lambda row: row.decoded.error),
)
SCHEMA = make_schema(COLUMNS)


def without_secret_fields(record: InternalRecord) -> InternalRecord:
    """Return a record of the metadata log without secrets; others have none."""
    decoded = record.decoded
    if decoded.value is None or decoded.key_schema is not None:  # of a coordinator
        return record
    return record._replace(decoded=decoded._replace(value=without_secrets(decoded.value)))


@documented_by(
    InternalOptions,
    source=(
        "a directory of an internal topic, its segments, a data directory that holds it, a "
        "glob, a URL that fsspec knows, or a list of these; other topics are left out."
    ),
    topic=(
        "the internal topic of segments that lie in no log directory, such as a snapshot of "
        "``__cluster_metadata`` that was copied elsewhere."
    ),
    secrets=SECRETS,
)
def read_internal(
    source: Source,
    *,
    topic: str | None = None,
    secrets: bool = False,
    **options: Unpack[InternalOptions],
) -> Table:
    """Read every record of the internal topics in a source, as JSON.

    A record that cannot be decoded is a row with an ``error``. Records of aborted transactions are
    among the rows.

    Raises:
        FileNotFoundError: the source is missing, or has no internal topic.
        KafkaFormatError: with ``on_damage="raise"``, at the first damage.
    """
    rows = (
        record if secrets else without_secret_fields(record)
        for record in internal_records(source, InternalQuery.of(options), TOPICS, topic)
    )
    return Table.from_batches(record_batches(rows, COLUMNS, lambda row: 256), SCHEMA)
