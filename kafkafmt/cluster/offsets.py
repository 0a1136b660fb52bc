"""Offset commits: every one of them, the latest of each group and partition, and their history.

Strategy: distinct keys, and values, become columns by their layouts; others are decoded one by one.
Rules of ``OffsetMetadataManager``: the latest commit counts, a null value removes it and pending
commits too. A transaction's commit counts from its COMMIT marker, unless a later commit has taken
effect before. The offset of the commit decides, so a key's state is its last effective row. The
table is reduced to these and to open commits whenever it has doubled.

Invariant: one log's commits are followed in the order of its offsets; a record that cannot be
decoded is a row with an error, changes nothing, and is damage to the state.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain, islice
from typing import Any, NamedTuple

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt._base.errors import MalformedError
from kafkafmt.cluster.internal_topics import (
    PLACE,
    InternalOptions,
    InternalQuery,
    UndecodedRecords,
    decoded_records,
    internal_batches,
    internal_reader,
)
from kafkafmt.cluster.messages import parsing, schema
from kafkafmt.cluster.messages.records import decoder
from kafkafmt.segment.record import control
from kafkafmt.segment.tables import arrow as pc
from kafkafmt.segment.tables.columns import TIMESTAMP
from kafkafmt.segment.types import Table
from kafkafmt.storage.discovery import Source

TOPIC = "__consumer_offsets"
_TYPES = (b"\x00\x00", b"\x00\x01")
_RECORD_TYPES = frozenset((0, 1))
_OF_KEY = {"group": pa.string(), "topic": pa.string(), "partition": pa.int32()}
_OF_VALUE = {
    "offset": pa.int64(),
    "leaderEpoch": pa.int32(),
    "metadata": pa.string(),
    "commitTimestamp": TIMESTAMP,
    "expireTimestamp": TIMESTAMP,
    "topicId": pa.string(),
}
_NONE = -1

COMMITS = pa.schema(
    [
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
        *PLACE,
        ("error", pa.string()),
    ]
)
"""A commit, or the removal of one."""

_DECODED = pa.schema(
    COMMITS.field(name)
    for name in (
        *("group", "topic", "topicPartition", "committedOffset", "leaderEpoch", "metadata"),
        *("commitTimestamp", "expireTimestamp", "topicId", "isDeleted", "error"),
    )
)
"""The columns that a record's bytes give: ``_OF_KEY``, ``_OF_VALUE``, and two more."""


class EndOfTransaction(NamedTuple):
    """A marker: the transaction of a producer ends."""

    partition: int | None
    producer_id: int
    is_commit: bool


class CommitBatch(NamedTuple):
    """Successive commits, and the markers among them.

    Attributes:
        rows: commits and removals, with the columns of :data:`COMMITS`.
        markers: each with the number of rows before it.
        keys: a number for each row, the same for equal bytes of a key.
    """

    rows: pa.RecordBatch
    markers: list[tuple[int, EndOfTransaction]]
    keys: pa.Int32Array


def scan_commits(source: Source, reading: InternalQuery) -> Iterator[CommitBatch]:
    """Yield the commits of a source, in batches of bounded length."""
    for _, batch in internal_batches(source, reading, [TOPIC], TOPIC):
        yield read_commits(batch)


def scan_sound_commits(source: Source, reading: InternalQuery) -> Iterator[CommitBatch]:
    """Yield the same; an undecodable commit is damage and stays in its place.

    A record with an unreadable type is damage, too: it may be a commit. A record of an unknown type
    gives a warning, as in all tables of the topic.

    Raises:
        KafkaFormatError: with ``on_damage="raise"``, at the first damage.
    """
    others = schema.log(schema.CONSUMER_OFFSETS).keys.keys() - _RECORD_TYPES
    known = pa.array([kind.to_bytes(2, "big") for kind in sorted(others | _RECORD_TYPES)])
    with UndecodedRecords(reading) as undecoded:
        for _, batch in internal_batches(source, reading, [TOPIC], TOPIC):
            commits = read_commits(batch)
            errors, types = commits.rows.column("error"), pc.binary_slice(batch.column("key"), 0, 2)
            is_known = pc.or_(batch.column("isControl"), pc.is_in(types, known))
            if errors.null_count < len(errors) or not pc.all(is_known).as_py():
                for record in decoded_records(TOPIC, batch):  # rare: again, for places
                    decoded = record.decoded
                    if decoded.error is not None and decoded.record_type not in others:
                        undecoded.take(record, decoded.error)
            yield commits


def read_commits(batch: pa.RecordBatch) -> CommitBatch:
    """Return the commits of a record batch."""
    batch, markers = _without_markers(batch)
    keys = batch.column("key").dictionary_encode()
    is_commit = pc.is_in(pc.binary_slice(keys.dictionary, 0, 2), pa.array(_TYPES))
    if keys.null_count or not pc.all(is_commit).as_py():
        are_commits = pc.fill_null(is_commit.take(keys.indices), False)
        rows = pc.indices_nonzero(are_commits).to_pylist()
        markers = [(bisect_left(rows, row), marker) for row, marker in markers]
        batch = batch.filter(are_commits)
        keys = batch.column("key").dictionary_encode()
    return CommitBatch(_with_places(_decoded(batch, keys), batch), markers, keys.indices)


def _decoded(batch: pa.RecordBatch, distinct: pa.DictionaryArray) -> pa.RecordBatch:
    """Return the columns decoded from the bytes of commits."""
    log = schema.log(schema.CONSUMER_OFFSETS)
    keys, values = batch.column("key"), batch.column("value")
    of_distinct = parsing.columns(log.keys[1], distinct.dictionary, _OF_KEY, version=0)
    *of_keys, has_key = (
        pc.take(column, distinct.indices, boundscheck=False) for column in of_distinct
    )
    *of_values, has_value = parsing.columns(log.values[1], values, _OF_VALUE)
    is_deleted = pc.is_null(values)
    arrays = [*of_keys, *of_values, is_deleted, pa.nulls(len(batch), pa.string())]
    others = pc.invert(pc.and_(has_key, pc.or_(has_value, is_deleted)))
    if pc.any(others).as_py():
        decoded = map(_row, *(each.filter(others).to_pylist() for each in (keys, values)))
        columns = map(pa.array, zip(*decoded, strict=True), _DECODED.types)
        arrays = [
            pc.replace_with_mask(array, others, column)
            for array, column in zip(arrays, columns, strict=True)
        ]
    return pa.RecordBatch.from_arrays(arrays, schema=_DECODED)


def _row(key: bytes, value: bytes | None) -> tuple[Any, ...]:
    """Return the row of ``_DECODED`` for a commit."""
    decoded = decoder(schema.CONSUMER_OFFSETS)(key, value)
    of_key, of_value = decoded.key or {}, decoded.value or {}
    fields = *map(of_key.get, _OF_KEY), *map(of_value.get, _OF_VALUE)
    return *fields, decoded.is_deleted, decoded.error


def _with_places(decoded: pa.RecordBatch, batch: pa.RecordBatch) -> pa.RecordBatch:
    """Return the decoded rows with the columns of their records."""
    given = {"producerId": pc.fill_null(batch.column("producerId"), _NONE)}
    for name, none in (("expireTimestamp", _NONE), ("topicId", schema.NO_UUID)):
        given[name] = column = decoded.column(name)
        if column.null_count < len(column):
            is_none = pc.equal(column, pa.scalar(none, column.type))
            given[name] = pc.if_else(is_none, None, column)
    return pa.RecordBatch.from_arrays(
        [
            given[name]
            if name in given
            else (decoded if name in decoded.schema.names else batch).column(name)
            for name in COMMITS.names
        ],
        schema=COMMITS,
    )


def _without_markers(
    batch: pa.RecordBatch,
) -> tuple[pa.RecordBatch, list[tuple[int, EndOfTransaction]]]:
    """Return a batch without control records, and each marker with the number of rows before."""
    is_control = batch.column("isControl")
    if not pc.any(is_control).as_py():
        return batch, []
    names = ("key", "partition", "producerId")
    places = pc.indices_nonzero(is_control)
    rows = batch.select(names).take(places)
    markers = []
    values = zip(*(rows.column(name).to_pylist() for name in names), strict=True)
    for before, (row, (key, partition, producer)) in enumerate(
        zip(places.to_pylist(), values, strict=True)
    ):
        producer_id = _NONE if producer is None else producer
        with suppress(MalformedError):
            kind = control.control_type(key)
            if kind in (control.ABORT, control.COMMIT):
                end = EndOfTransaction(partition, producer_id, kind == control.COMMIT)
                markers.append((row - before, end))
    return batch.filter(pc.invert(is_control)), markers


_OUTCOMES = ("committed", "pending", "aborted")
_COMMITTED, _PENDING, _ABORTED = range(3)

COMMITTED_SCHEMA = pa.schema(
    [
        *(field for field in COMMITS if field.name not in ("isDeleted", "error")),
        ("pendingOffset", pa.int64()),
        ("pendingProducerId", pa.int64()),
    ]
)
_KEY = ("partition", "group", "topic", "topicPartition")
_OF_COMMITS = ("committedOffset", "leaderEpoch", "metadata", "commitTimestamp")
_FEWEST = 65_536  # rows that are gathered at least before they are reduced


class OpenCommits:
    """The rows of transactions without a marker so far, by log and producer."""

    def __init__(self) -> None:
        self._rows: dict[tuple[int | None, int], list[int]] = {}

    def follow(self, batch: CommitBatch, first: int) -> Iterator[tuple[bool | None, list[int]]]:
        """Take a batch with rows numbered from ``first``.

        Yields rows with their outcome: ``None`` while their transaction is open, then whether it
        committed.
        """
        wanted = pc.indices_nonzero(
            pc.and_(batch.rows.column("isTransactional"), pc.invert(batch.rows.column("isDeleted")))
        )
        logs = batch.rows.column("partition").take(wanted).to_pylist()
        producers = batch.rows.column("producerId").take(wanted).to_pylist()
        places = wanted.to_pylist()
        if places:
            yield None, [first + place for place in places]
        position = 0
        end: tuple[int, EndOfTransaction | None] = (len(batch.rows), None)
        for before, marker in [*batch.markers, end]:
            while position < len(places) and places[position] < before:
                key = (logs[position], producers[position])
                self._rows.setdefault(key, []).append(first + places[position])
                position += 1
            if marker is not None:
                rows = self._rows.pop((marker.partition, marker.producer_id), None)
                if rows is not None:
                    yield marker.is_commit, rows


@internal_reader
def read_offset_commits(source: Source, **options: Unpack[InternalOptions]) -> Table:
    """Read every offset commit in ``__consumer_offsets``, and every removal of one.

    ``outcome`` says whether a commit counts: ``committed``, ``aborted``, or ``pending`` while no
    marker of its transaction follows.
    """
    tables: list[pa.RecordBatch] = []
    outcomes = bytearray()  # the place of each row's outcome in _OUTCOMES
    commits = OpenCommits()
    for batch in scan_commits(source, InternalQuery.of(options)):
        first = len(outcomes)
        tables.append(batch.rows)
        outcomes += bytes(len(batch.rows))
        for is_commit, rows in commits.follow(batch, first):
            outcome = _PENDING if is_commit is None else _COMMITTED if is_commit else _ABORTED
            for row in rows:
                outcomes[row] = outcome
    table = Table.from_batches(tables, COMMITS)
    codes = pa.array(memoryview(outcomes), pa.uint8())
    return table.add_column(12, "outcome", pa.array(_OUTCOMES).take(codes))


class OffsetState:
    """The latest commit of each group and partition, and the open ones.

    The table has the columns of a commit, a number ``row`` that grows, and ``isOpen``.
    """

    def __init__(self) -> None:
        self._table: Table | None = None
        self._added: list[pa.RecordBatch] = []
        self._num_added = 0
        self._num_rows = 0
        self._open = OpenCommits()
        self._committed: list[int] = []
        self._aborted: list[int] = []

    def take(self, batch: CommitBatch) -> None:
        """Take commits and markers."""
        first = self._num_rows
        self._num_rows += len(batch.rows)
        opened: list[int] = []
        for is_commit, rows in self._open.follow(batch, first):
            if is_commit is None:
                opened = rows
            else:
                (self._committed if is_commit else self._aborted).extend(rows)
        rows = batch.rows
        places = parsing.numbers(len(rows))
        if not opened and rows.column("error").null_count == len(rows):
            removed = pc.indices_nonzero(rows.column("isDeleted"))  # they end open commits
            removed = _last(removed, batch.keys.take(removed))
            places = pa.concat_arrays([_last(places, batch.keys), removed]).unique()
            rows = rows.take(places)
        numbers = pc.add(places.cast(pa.int64()), first)
        numbered = rows.append_column("row", numbers)
        numbered = numbered.append_column("isOpen", pc.is_in(numbers, pa.array(opened, pa.int64())))
        self._added.append(numbered.filter(pc.is_null(numbered.column("error"))))
        self._num_added += len(self._added[-1])
        if self._num_added > max(_FEWEST, 0 if self._table is None else len(self._table)):
            self._reduce()

    def _reduce(self) -> None:
        """Keep the latest effective row of each key, and the rows of open transactions."""
        if not self._added:
            return
        kept = [] if self._table is None else [self._table]
        table = pa.concat_tables([*kept, Table.from_batches(self._added)])
        decided = pa.array(self._committed, pa.int64())
        is_open = pc.and_(table["isOpen"], pc.invert(pc.is_in(table["row"], decided)))
        still_open = pc.and_(
            is_open, pc.invert(pc.is_in(table["row"], pa.array(self._aborted, pa.int64())))
        )
        effective, opened = table.filter(pc.invert(is_open)), table.filter(still_open)
        removed = effective.filter(effective["isDeleted"])
        if len(opened) and len(removed):
            opened = _not_removed(opened, removed)
        effective = _latest(effective)
        effective = effective.filter(pc.invert(effective["isDeleted"]))
        done = pa.repeat(False, len(effective))
        effective = effective.set_column(effective.num_columns - 1, "isOpen", done)
        self._table = pa.concat_tables([effective, opened]).combine_chunks()
        self._added, self._num_added, self._committed, self._aborted = [], 0, [], []

    def table(self) -> Table:
        """Return the rows of `read_committed_offsets`."""
        self._reduce()
        if self._table is None:
            return Table.from_batches([], COMMITTED_SCHEMA)
        table = self._table
        committed, pending = table.filter(pc.invert(table["isOpen"])), table.filter(table["isOpen"])
        committed = committed.select(COMMITTED_SCHEMA.names[:-2])
        if not len(pending):
            for name in COMMITTED_SCHEMA.names[-2:]:
                committed = committed.append_column(name, pa.nulls(len(committed), pa.int64()))
            return _sorted(committed)
        return _sorted(_with_pending(committed, _latest(pending)))


def _last(rows: pa.UInt64Array, keys: pa.Array) -> pa.UInt64Array:
    """Return the last row of each key."""
    backwards = keys[::-1]
    return rows[::-1].take(pc.index_in(backwards.unique(), value_set=backwards))


def _latest(table: Table) -> Table:
    # group_by of a table loads the whole query engine.
    key = pa.repeat(pa.scalar(0, pa.int64()), len(table))
    for name in _KEY:
        codes = table[name].combine_chunks().dictionary_encode(null_encoding="encode")
        key = pc.add(pc.multiply(key, len(codes.dictionary)), codes.indices.cast(pa.int64()))
    in_order = pc.array_sort_indices(table["row"].combine_chunks())
    return table.take(_last(in_order, key.take(in_order)))


def _keys(table: Table) -> Iterator[tuple[object, ...]]:
    return zip(*(table[name].to_pylist() for name in _KEY), strict=True)


def _not_removed(opened: Table, removed: Table) -> Table:
    """Return open commits without those removed by a later removal."""
    removals = _latest(removed)
    last = dict(zip(_keys(removals), removals["row"].to_pylist(), strict=True))
    rows = zip(_keys(opened), opened["row"].to_pylist(), strict=True)
    return opened.filter(pa.array([row > last.get(key, -1) for key, row in rows], pa.bool_()))


def _with_pending(committed: Table, pending: Table) -> Table:
    """Return committed offsets, with open commits of the same keys beside them or as rows."""
    of_key = {key: place for place, key in enumerate(_keys(pending))}
    places = pa.array([of_key.pop(key, None) for key in _keys(committed)], pa.int64())
    shown = ("committedOffset", "producerId")
    for name, source in zip(COMMITTED_SCHEMA.names[-2:], shown, strict=True):
        committed = committed.append_column(name, pending[source].take(places))
    lonely = pending.take(pa.array(of_key.values(), pa.int64()))
    for name, source in zip(COMMITTED_SCHEMA.names[-2:], shown, strict=True):
        lonely = lonely.append_column(name, lonely[source])
    for name in _OF_COMMITS:
        field = COMMITS.field(name)
        place = lonely.schema.get_field_index(name)
        lonely = lonely.set_column(place, name, pa.nulls(len(lonely), field.type))
    joined: Table = pa.concat_tables([committed, lonely.select(COMMITTED_SCHEMA.names)])
    return joined


def _sorted(table: Table) -> Table:
    table = table.select(COMMITTED_SCHEMA.names).sort_by([(name, "ascending") for name in _KEY])
    return table.combine_chunks()


@internal_reader
def read_committed_offsets(source: Source, **options: Unpack[InternalOptions]) -> Table:
    """Return the committed offset of each group and partition, as of a moment.

    ``pendingOffset`` and ``pendingProducerId`` are of a commit in an open transaction. A row with
    only those has no ``committedOffset``.
    """
    state = OffsetState()
    for batch in scan_sound_commits(source, InternalQuery.of(options)):
        state.take(batch)
    return state.table()


HISTORY_SCHEMA = pa.schema(
    [
        ("group", pa.string()),
        ("topic", pa.string()),
        ("topicPartition", pa.int32()),
        ("committedOffset", pa.int64()),
        ("previousOffset", pa.int64()),
        ("commitTimestamp", TIMESTAMP),
        ("removed", pa.bool_()),
    ]
)
_Key = tuple[int | None, str, str, int]


class _Commit(NamedTuple):
    """A commit or a removal of a key; times are milliseconds, ``offset`` is the record's."""

    key: _Key
    committedOffset: int | None
    commitTimestamp: int | None
    isDeleted: bool
    isTransactional: bool
    producerId: int
    offset: int
    timestamp: int | None
    error: str | None


@dataclass
class _OffsetHistory:
    """The changes of committed offsets, in the order of their effect."""

    _latest: dict[_Key, tuple[int, int | None]] = field(default_factory=dict)
    _open: dict[tuple[int | None, int], dict[_Key, _Commit]] = field(default_factory=dict)
    _rows: list[tuple[Any, ...]] = field(default_factory=list)

    def changes(self, batch: CommitBatch) -> pa.RecordBatch:
        """Return the changes made by a batch."""
        columns = (
            (column.cast(pa.int64()) if pa.types.is_timestamp(column.type) else column).to_pylist()
            for column in map(batch.rows.column, (*_KEY, *_Commit._fields[1:]))
        )
        keys = zip(*islice(columns, len(_KEY)), strict=True)
        commits = map(_Commit, keys, *columns)
        markers = iter(batch.markers)
        before, marker = next(markers, _NO_MARKER)
        for number, commit in enumerate(chain(commits, [None])):
            while marker is not None and before <= number:
                self._end(marker)
                before, marker = next(markers, _NO_MARKER)
            if commit is not None and commit.error is None:
                self._take(commit)
        rows, self._rows = self._rows, []
        made = zip(*rows, strict=True) if rows else [()] * len(HISTORY_SCHEMA)
        return pa.RecordBatch.from_arrays(
            [*map(pa.array, made, HISTORY_SCHEMA.types)], schema=HISTORY_SCHEMA
        )

    def _take(self, commit: _Commit) -> None:
        if commit.isDeleted:
            for commits in self._open.values():
                commits.pop(commit.key, None)
            self._add(commit)
        elif commit.isTransactional:
            producer = commit.key[0], commit.producerId
            self._open.setdefault(producer, {})[commit.key] = commit
        else:
            self._add(commit)

    def _end(self, marker: EndOfTransaction) -> None:
        for commit in self._open.pop((marker.partition, marker.producer_id), {}).values():
            last, _ = self._latest.get(commit.key, (_NONE, None))
            if marker.is_commit and commit.offset > last:
                self._add(commit)

    def _add(self, commit: _Commit) -> None:
        _, previous = self._latest.pop(commit.key, (_NONE, None))
        time = commit.timestamp
        if not commit.isDeleted:
            self._latest[commit.key] = commit.offset, commit.committedOffset
            time = commit.commitTimestamp
        change = commit.committedOffset, previous, time, commit.isDeleted
        self._rows.append((*commit.key[1:], *change))


_NO_MARKER: tuple[int, None] = 0, None


def scan_offset_history(
    source: Source, **options: Unpack[InternalOptions]
) -> Iterator[pa.RecordBatch]:
    """Yield the rows of `read_offset_history`, in batches of bounded length."""
    history = _OffsetHistory()
    yield pa.RecordBatch.from_pylist([], HISTORY_SCHEMA)  # columns, where nothing changed
    for batch in scan_sound_commits(source, InternalQuery.of(options)):
        yield history.changes(batch)


@internal_reader
def read_offset_history(source: Source, **options: Unpack[InternalOptions]) -> Table:
    """Return every change of a committed offset, in the order of their effect.

    ``previousOffset`` is null for the first commit still in the log. A removal has no
    ``committedOffset``, and the time of its record; a commit of a transaction comes at its marker.
    """
    return Table.from_batches(scan_offset_history(source, **options), HISTORY_SCHEMA)
