"""Offset commits: every one of them, and the latest of each group and partition.

Rules of ``OffsetMetadataManager``: the latest commit counts, a null value removes it. A commit of a
transaction counts when the COMMIT marker of its producer follows, unless a later commit has taken
effect in between; an aborted one never counts. A removal removes pending commits too.

Invariant: one log's commits are followed in the order of its offsets; a record that cannot be read
is a row with an error, and changes nothing.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import pyarrow as pa
import pyarrow.compute as pc

from kafkafmt.messages import schema
from kafkafmt.messages.decoding import decoder
from kafkafmt.messages.internal import (
    TIMESTAMP,
    Place,
    Reading,
    ReadingOptions,
    batches_of,
    marker_of,
)
from kafkafmt.messages.programs import columns
from kafkafmt.storage.discovery import Source

if TYPE_CHECKING:
    from typing_extensions import Unpack

TOPIC = "__consumer_offsets"
_OUTCOMES = ("committed", "pending", "aborted")
_COMMITTED, _PENDING, _ABORTED = range(3)
Values: TypeAlias = "list[Any] | pa.Array"
"""The values of a column."""

_OFFSET_COMMIT = 1
_LEGACY = b"\x00\x00"
_TYPES = (_LEGACY, b"\x00\x01")
_KEY_NAMES = ("group", "topic", "partition")
_VALUE_NAMES = (
    *("offset", "leaderEpoch", "metadata", "commitTimestamp", "expireTimestamp", "topicId"),
)
_NO_UUID = "AAAAAAAAAAAAAAAAAAAAAA"
_NONE = -1

COMMIT_FIELDS: tuple[tuple[str, pa.DataType], ...] = (
    ("group", pa.string()),
    ("topic", pa.string()),
    ("topicId", pa.string()),
    ("topicPartition", pa.int32()),
    ("committedOffset", pa.int64()),
    ("leaderEpoch", pa.int32()),
    ("metadata", pa.string()),
    ("commitTimestamp", TIMESTAMP),
    ("expireTimestamp", TIMESTAMP),
    ("isDeleted", pa.bool_()),
    ("producerId", pa.int64()),
    ("isTransactional", pa.bool_()),
    ("partition", pa.int32()),
    ("offset", pa.int64()),
    ("timestamp", TIMESTAMP),
    ("error", pa.string()),
)
COMMIT_SCHEMA = pa.schema([*COMMIT_FIELDS[:12], ("outcome", pa.string()), *COMMIT_FIELDS[12:]])
COMMITTED_SCHEMA = pa.schema(
    [
        *(field for field in COMMIT_FIELDS if field[0] not in ("isDeleted", "error")),
        ("pendingOffset", pa.int64()),
        ("pendingProducerId", pa.int64()),
    ]
)


class Commit(NamedTuple):
    """A commit or a removal; the fields are the columns of the table, in order."""

    group: str | None
    topic: str | None
    topic_id: str | None
    topic_partition: int | None
    committed_offset: int | None
    leader_epoch: int | None
    metadata: str | None
    commit_timestamp: int | None
    expire_timestamp: int | None
    is_deleted: bool
    producer_id: int
    is_transactional: bool
    partition: int | None
    offset: int
    timestamp: int | None
    error: str | None


class EndOfTransaction(NamedTuple):
    """A marker: the transaction of a producer ends."""

    partition: int | None
    offset: int
    producer_id: int
    is_commit: bool


class CommitBatch(NamedTuple):
    """Commits of one log that follow each other, and the markers among them.

    Attributes:
        columns: the values of each of :data:`COMMIT_FIELDS`.
        markers: with each the number of rows before it.
    """

    columns: list[Values]
    markers: list[tuple[int, EndOfTransaction]]

    def rows(self) -> list[Commit]:
        """The commits one by one."""
        values = [
            each.to_pylist() if isinstance(each, pa.Array) else each
            for each in (_numbers(column) for column in self.columns)
        ]
        return list(map(Commit._make, zip(*values, strict=True)))


def commits(source: Source, reading: Reading) -> Iterator[CommitBatch]:
    """The commits of a source, in batches of bounded length."""
    reader = _Reader()
    for _, batch in batches_of(source, reading, [TOPIC], TOPIC):
        yield reader.read(batch)


class _Reader:
    """Reads commits from record batches: sound ones by columns, the others one by one."""

    def __init__(self) -> None:
        log = schema.log(schema.CONSUMER_OFFSETS)
        self._decode = decoder(schema.CONSUMER_OFFSETS)
        self._columns = columns(log, _OFFSET_COMMIT, _KEY_NAMES, _VALUE_NAMES, _LEGACY)

    def read(self, batch: pa.RecordBatch) -> CommitBatch:
        """The commits of a record batch."""
        keys: list[bytes | None] = batch.column("key").to_pylist()
        values: list[bytes | None] = batch.column("value").to_pylist()
        markers = []
        if pc.any(batch.column("isControl")).as_py():
            for row in pc.indices_nonzero(batch.column("isControl")).to_pylist():
                marker = _marker(batch, row, keys[row], values[row])
                if marker is not None:
                    markers.append((row, marker))
                keys[row] = None  # not a record of a coordinator
        found: list[list[Any]] = [[] for _ in (*_KEY_NAMES, *_VALUE_NAMES)]
        rows: list[int] = []
        if self._columns is None:
            slow = [row for row, key in enumerate(keys) if key is not None and key[:2] in _TYPES]
        else:
            found, rows, slow = self._columns.read(keys, values)
        deleted = pc.is_null(batch.column("value"))
        if len(rows) < len(keys):
            deleted = deleted.take(pa.array(rows, pa.int32()))
        is_deleted: Values = deleted
        errors: Values = pa.nulls(len(rows), pa.string())
        if slow:
            is_deleted, errors = deleted.to_pylist(), [None] * len(rows)
            for row in slow:
                decoded = self._decode(keys[row], values[row])
                of_key, of_value = decoded.key or {}, decoded.value or {}
                read = [of_key.get(name) for name in _KEY_NAMES]
                read += [of_value.get(name) for name in _VALUE_NAMES]
                for column, each in zip(found, read, strict=True):
                    column.append(each)
                is_deleted.append(decoded.is_deleted)
                errors.append(decoded.error)
            rows += slow
            order = sorted(range(len(rows)), key=rows.__getitem__)
            found = [[column[place] for place in order] for column in found]
            is_deleted = [is_deleted[place] for place in order]
            errors = [errors[place] for place in order]
            rows = sorted(rows)
        if len(rows) < len(keys):
            batch = batch.take(pa.array(rows, pa.int32()))
        return CommitBatch(
            _finished(found, is_deleted, errors, batch),
            [(bisect_left(rows, row), each) for row, each in markers],
        )


def _finished(
    found: list[list[Any]],
    is_deleted: Values,
    errors: Values,
    batch: pa.RecordBatch,
) -> list[Values]:
    """The columns of the table, from those that were read and those of the records."""
    group, topic, partition, offset, epoch, metadata, committed, expires, topic_id = found
    return [
        group,
        topic,
        _without(pa.array(topic_id, pa.string()), _NO_UUID),
        partition,
        offset,
        epoch,
        metadata,
        committed,
        _without(pa.array(expires, TIMESTAMP), pa.scalar(_NONE, TIMESTAMP)),
        is_deleted,
        pc.fill_null(batch.column("producerId"), _NONE),
        batch.column("isTransactional"),
        batch.column("partition"),
        batch.column("offset"),
        batch.column("timestamp"),
        errors,
    ]


def _without(values: pa.Array, default: object) -> pa.Array:
    """The values, null in place of a default."""
    return pc.if_else(pc.equal(values, default), None, values)


def _numbers(values: Values) -> Values:
    """The values, timestamps as milliseconds."""
    if isinstance(values, pa.Array) and values.type == TIMESTAMP:
        return values.cast(pa.int64())
    return values


def _marker(
    batch: pa.RecordBatch, row: int, key: bytes | None, value: bytes | None
) -> EndOfTransaction | None:
    """The marker that a control record is."""
    partition, offset, producer = (
        batch.column(name)[row].as_py() for name in ("partition", "offset", "producerId")
    )
    producer_id = _NONE if producer is None else producer
    place = Place(None, TOPIC, partition, offset, None, producer_id, True)
    marker = marker_of(place, key, value)
    if marker is None:
        return None
    return EndOfTransaction(partition, offset, producer_id, marker.is_commit)


def read_offset_commits(
    source: Source,
    **options: Unpack[ReadingOptions],
) -> pa.Table:
    """Every offset commit in ``__consumer_offsets``, and every removal of one.

    ``outcome`` says whether a commit counts: ``committed``, ``aborted``, or ``pending`` while no
    marker of its transaction follows.

    Args:
        source: a directory of the internal topic, its segments, a data directory that holds it, a
            glob, a URL that fsspec knows, or a list of these.
        options: ``as_of_offset`` and ``as_of_timestamp`` give the state with the record of this
            offset, or this time (milliseconds since 1970, ISO 8601 text or a datetime), and none
            after it. ``on_damage`` is ``skip`` by default; with ``collect``, the list ``damage``
            takes what was left out. ``threads``, ``limits`` and ``storage_options`` are those of
            `read_records`.

    Raises:
        FileNotFoundError: the source does not exist, or does not hold the topic.
        KafkaFormatError: with ``on_damage="raise"``, at the first damage.
    """
    reading = Reading.of(options)
    tables: list[pa.RecordBatch] = []
    outcomes = bytearray()  # the place of each row's outcome in _OUTCOMES
    open_rows: dict[tuple[int | None, int], list[int]] = {}
    part = pa.schema(COMMIT_FIELDS)
    for found in commits(source, reading):
        arrays = [
            column if isinstance(column, pa.Array) else pa.array(column, kind)
            for column, (_, kind) in zip(found.columns, COMMIT_FIELDS, strict=True)
        ]
        batch = pa.RecordBatch.from_arrays(arrays, schema=part)
        tables.append(batch)
        first = len(outcomes)
        outcomes += bytes(len(batch))
        of_transactions = pc.indices_nonzero(batch.column("isTransactional")).to_pylist()
        markers = iter([*found.markers, (len(batch), None)])
        place, marker = next(markers)
        for row in [*of_transactions, len(batch)]:
            while place <= row and marker is not None:
                outcome = _COMMITTED if marker.is_commit else _ABORTED
                for decided in open_rows.pop((marker.partition, marker.producer_id), ()):
                    outcomes[decided] = outcome
                place, marker = next(markers)
            if row < len(batch):
                producer = batch.column("producerId")[row].as_py()
                key = (batch.column("partition")[row].as_py(), producer)
                open_rows.setdefault(key, []).append(first + row)
                outcomes[first + row] = _PENDING
    table = pa.Table.from_batches(tables, part)
    codes = pa.array(memoryview(outcomes), pa.uint8())
    return table.add_column(12, "outcome", pa.array(_OUTCOMES).take(codes))


_Key = tuple["str | None", "str | None", "int | None"]


class OffsetState:
    """The latest commit of each group and partition in one log of ``__consumer_offsets``."""

    def __init__(self) -> None:
        self.committed: dict[_Key, Commit] = {}
        self.pending: dict[int, dict[_Key, Commit]] = {}

    def apply(self, commit: Commit) -> None:
        """Take a commit or a removal; one with an error changes nothing."""
        if commit.error is not None:
            return
        key = (commit.group, commit.topic, commit.topic_partition)
        if commit.is_deleted:
            self.committed.pop(key, None)
            for of_producer in self.pending.values():
                of_producer.pop(key, None)
        elif commit.is_transactional:
            self.pending.setdefault(commit.producer_id, {})[key] = commit
        else:
            self.committed[key] = commit

    def end(self, marker: EndOfTransaction) -> None:
        """Take the marker of a transaction."""
        of_producer = self.pending.pop(marker.producer_id, {})
        if marker.is_commit:
            for key, commit in of_producer.items():
                known = self.committed.get(key)
                if known is None or commit.offset > known.offset:
                    self.committed[key] = commit


def offset_states(source: Source, reading: Reading) -> dict[int | None, OffsetState]:
    """The state of each partition of ``__consumer_offsets`` in a source."""
    states: dict[int | None, OffsetState] = {}
    for found in commits(source, reading):
        rows = found.rows()
        start = 0
        for place, marker in [*found.markers, (len(rows), None)]:
            for commit in rows[start:place]:
                _state(states, commit.partition).apply(commit)
            start = place
            if marker is not None:
                _state(states, marker.partition).end(marker)
    return states


def _state(states: dict[int | None, OffsetState], partition: int | None) -> OffsetState:
    state = states.get(partition)
    if state is None:
        state = states[partition] = OffsetState()
    return state


def read_committed_offsets(
    source: Source,
    **options: Unpack[ReadingOptions],
) -> pa.Table:
    """The committed offset of each group and partition, as of a moment.

    ``pendingOffset`` and ``pendingProducerId`` are of a commit whose transaction is open. A row
    that has only those has no ``committedOffset``.

    Args:
        source: a directory of the internal topic, its segments, a data directory that holds it, a
            glob, a URL that fsspec knows, or a list of these.
        options: ``as_of_offset`` and ``as_of_timestamp`` give the state with the record of this
            offset, or this time (milliseconds since 1970, ISO 8601 text or a datetime), and none
            after it. ``on_damage`` is ``skip`` by default; with ``collect``, the list ``damage``
            takes what was left out. ``threads``, ``limits`` and ``storage_options`` are those of
            `read_records`.

    Raises:
        FileNotFoundError: the source does not exist, or does not hold the topic.
        KafkaFormatError: with ``on_damage="raise"``, at the first damage.
    """
    reading = Reading.of(options)
    rows = []
    for _, state in sorted(offset_states(source, reading).items(), key=lambda each: each[0] or 0):
        pending = {
            key: commit
            for of_producer in state.pending.values()
            for key, commit in of_producer.items()
        }
        for key in sorted({*state.committed, *pending}, key=str):
            rows.append(_committed_row(state.committed.get(key), pending.get(key)))
    return pa.Table.from_pylist(rows, COMMITTED_SCHEMA)


def _committed_row(commit: Commit | None, pending: Commit | None) -> dict[str, Any]:
    shown = commit or pending
    values = dict(zip((name for name, _ in COMMIT_FIELDS), shown or (), strict=True))
    if commit is None:
        for name in ("committedOffset", "leaderEpoch", "metadata", "commitTimestamp"):
            values[name] = None
    return values | {
        "pendingOffset": None if pending is None else pending.committed_offset,
        "pendingProducerId": None if pending is None else pending.producer_id,
    }
