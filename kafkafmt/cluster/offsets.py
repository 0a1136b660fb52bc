"""The tables of offset commits: every one of them, and the latest of each group and partition.

Rules of ``OffsetMetadataManager``: the latest commit counts, a null value removes it. A commit of a
transaction counts when the COMMIT marker of its producer follows, unless a later commit has taken
effect in between; an aborted one never counts. A removal removes pending commits too.

Strategy: at a marker the offset of the commit itself decides, so the state of a key is the last of
its rows that have taken effect, wherever the markers were. Rows gather in a table, which is reduced
to the latest of each key and to open commits whenever it has doubled.

Invariant: one log's commits are followed in the order of its offsets; a record that cannot be
decoded changes nothing, and is damage to the state.
"""

from __future__ import annotations

from collections.abc import Iterator

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt.cluster.internal_query import InternalOptions, InternalQuery, internal_reader
from kafkafmt.cluster.offset_commits import (
    COMMITS,
    CommitBatch,
    EndOfTransaction,
    scan_commits,
    scan_sound_commits,
)
from kafkafmt.segment.tables import arrow as pc
from kafkafmt.storage.discovery import Source

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
    """The rows of transactions that no marker has ended, by log and producer."""

    def __init__(self) -> None:
        self._rows: dict[tuple[int | None, int], list[int]] = {}

    def follow(self, batch: CommitBatch, first: int) -> Iterator[tuple[bool | None, list[int]]]:
        """Take a batch whose rows count from a number on.

        Yields rows with what becomes of them: ``None`` where their transaction is open, then
        whether it committed.
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
def read_offset_commits(source: Source, **options: Unpack[InternalOptions]) -> pa.Table:
    """Every offset commit in ``__consumer_offsets``, and every removal of one.

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
    table = pa.Table.from_batches(tables, COMMITS)
    codes = pa.array(memoryview(outcomes), pa.uint8())
    return table.add_column(12, "outcome", pa.array(_OUTCOMES).take(codes))


class OffsetState:
    """The latest commit of each group and partition, and the open ones.

    The table has the columns of a commit, a number ``row`` that grows, and ``isOpen``.
    """

    def __init__(self) -> None:
        self._table: pa.Table | None = None
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
        ones = pa.repeat(pa.scalar(1, pa.int64()), len(batch.rows))
        numbers = pc.cumulative_sum(ones, start=first - 1)
        numbered = batch.rows.append_column("row", numbers)
        numbered = numbered.append_column("isOpen", pc.is_in(numbers, pa.array(opened, pa.int64())))
        self._added.append(numbered.filter(pc.is_null(numbered.column("error"))))
        self._num_added += len(self._added[-1])
        if self._num_added > max(_FEWEST, 0 if self._table is None else len(self._table)):
            self._reduce()

    def _reduce(self) -> None:
        """Keep the latest of each key among the rows that have taken effect, and the open ones."""
        if not self._added:
            return
        kept = [] if self._table is None else [self._table]
        table = pa.concat_tables([*kept, pa.Table.from_batches(self._added)])
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

    def table(self) -> pa.Table:
        """The rows of `read_committed_offsets`."""
        self._reduce()
        if self._table is None:
            return COMMITTED_SCHEMA.empty_table()
        table = self._table
        committed, pending = table.filter(pc.invert(table["isOpen"])), table.filter(table["isOpen"])
        committed = committed.select(COMMITTED_SCHEMA.names[:-2])
        if not len(pending):
            for name in COMMITTED_SCHEMA.names[-2:]:
                committed = committed.append_column(name, pa.nulls(len(committed), pa.int64()))
            return _sorted(committed)
        return _sorted(_with_pending(committed, _latest(pending)))


def _latest(table: pa.Table) -> pa.Table:
    # group_by of a table loads the whole query engine.
    key = pa.repeat(pa.scalar(0, pa.int64()), len(table))
    for name in _KEY:
        codes = table[name].combine_chunks().dictionary_encode(null_encoding="encode")
        key = pc.add(pc.multiply(key, len(codes.dictionary)), codes.indices.cast(pa.int64()))
    newest = pc.array_sort_indices(table["row"].combine_chunks(), order="descending")
    keys = key.take(newest)
    return table.take(newest.take(pc.index_in(pc.unique(keys), value_set=keys)))


def _keys(table: pa.Table) -> Iterator[tuple[object, ...]]:
    return zip(*(table[name].to_pylist() for name in _KEY), strict=True)


def _not_removed(opened: pa.Table, removed: pa.Table) -> pa.Table:
    """Open commits without those that a later removal has removed."""
    removals = _latest(removed)
    last = dict(zip(_keys(removals), removals["row"].to_pylist(), strict=True))
    rows = zip(_keys(opened), opened["row"].to_pylist(), strict=True)
    return opened.filter(pa.array([row > last.get(key, -1) for key, row in rows], pa.bool_()))


def _with_pending(committed: pa.Table, pending: pa.Table) -> pa.Table:
    """Committed offsets, with the open commits of the same keys beside them or as further rows."""
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
    return pa.concat_tables([committed, lonely.select(COMMITTED_SCHEMA.names)])


def _sorted(table: pa.Table) -> pa.Table:
    table = table.select(COMMITTED_SCHEMA.names).sort_by([(name, "ascending") for name in _KEY])
    return table.combine_chunks()


@internal_reader
def read_committed_offsets(source: Source, **options: Unpack[InternalOptions]) -> pa.Table:
    """The committed offset of each group and partition, as of a moment.

    ``pendingOffset`` and ``pendingProducerId`` are of a commit whose transaction is open. A row
    that has only those has no ``committedOffset``.
    """
    state = OffsetState()
    for batch in scan_sound_commits(source, InternalQuery.of(options)):
        state.take(batch)
    return state.table()
