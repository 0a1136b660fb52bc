"""The commits in ``__consumer_offsets`` as record batches, with the markers among them.

Strategy: sound records go from Arrow columns to Arrow columns in the compiled module; the others,
and all of them where there is no compiled module, are decoded one by one.

Invariant: the rows of a log come in the order of its offsets; a record that cannot be read is a row
with an error.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import pyarrow as pa

from kafkafmt._base.errors import MalformedError
from kafkafmt.cluster.internal_query import InternalQuery
from kafkafmt.cluster.internal_topics import (
    PLACE,
    UndecodedRecords,
    batches_of,
    decoded_records,
)
from kafkafmt.cluster.messages import schema
from kafkafmt.cluster.messages.decoding import decoder
from kafkafmt.cluster.messages.programs import columns
from kafkafmt.segment.record import control
from kafkafmt.segment.tables import arrow as pc
from kafkafmt.segment.tables.columns import TIMESTAMP
from kafkafmt.storage.discovery import Source

TOPIC = "__consumer_offsets"
_OFFSET_COMMIT = 1
_LEGACY = b"\x00\x00"
_TYPES = (_LEGACY, b"\x00\x01")
_RECORD_TYPES = frozenset((0, _OFFSET_COMMIT))
_KEY_NAMES = ("group", "topic", "partition")
_VALUE_NAMES = (
    *("offset", "leaderEpoch", "metadata", "commitTimestamp", "expireTimestamp", "topicId"),
)
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
"""The columns that a record's bytes give: those of ``_KEY_NAMES`` and ``_VALUE_NAMES``, and two."""


class EndOfTransaction(NamedTuple):
    """A marker: the transaction of a producer ends."""

    partition: int | None
    producer_id: int
    is_commit: bool


class CommitBatch(NamedTuple):
    """Commits that follow each other, and the markers among them.

    Attributes:
        rows: commits and removals, with the columns of :data:`COMMITS`.
        markers: with each the number of rows before it.
    """

    rows: pa.RecordBatch
    markers: list[tuple[int, EndOfTransaction]]


def scan_commits(source: Source, reading: InternalQuery) -> Iterator[CommitBatch]:
    """The commits of a source, in batches of bounded length."""
    reader = CommitReader()
    for _, batch in batches_of(source, reading, [TOPIC], TOPIC):
        yield reader.read(batch)


def scan_sound_commits(source: Source, reading: InternalQuery) -> Iterator[CommitBatch]:
    """The same; a commit that cannot be decoded is damage and stays in its place.

    So is a record that may be a commit, since its type cannot be read. A record of an unknown type
    is warned of, as in all tables of the topic.

    Raises:
        KafkaFormatError: with ``on_damage="raise"``, at the first damage.
    """
    reader = CommitReader()
    others = schema.log(schema.CONSUMER_OFFSETS).keys.keys() - _RECORD_TYPES
    known = pa.array([kind.to_bytes(2, "big") for kind in sorted(others | _RECORD_TYPES)])
    with UndecodedRecords(reading) as undecoded:
        for _, batch in batches_of(source, reading, [TOPIC], TOPIC):
            commits = reader.read(batch)
            errors, types = commits.rows.column("error"), pc.binary_slice(batch.column("key"), 0, 2)
            is_known = pc.or_(batch.column("isControl"), pc.is_in(types, known))
            if errors.null_count < len(errors) or not pc.all(is_known).as_py():
                for record in decoded_records(TOPIC, batch, {}):  # rare: again, for places
                    decoded = record.decoded
                    if decoded.error is not None and decoded.record_type not in others:
                        undecoded.take(record, decoded.error)
            yield commits


class CommitReader:
    """Reads commits from record batches."""

    def __init__(self) -> None:
        log = schema.log(schema.CONSUMER_OFFSETS)
        self._decode = decoder(schema.CONSUMER_OFFSETS)
        self._columns = columns(log, _OFFSET_COMMIT, _KEY_NAMES, _VALUE_NAMES, _LEGACY)

    def read(self, batch: pa.RecordBatch) -> CommitBatch:
        """The commits of a record batch."""
        batch, markers = _without_markers(batch)
        keys, values = batch.column("key"), batch.column("value")
        rows: Sequence[int] = []
        if self._columns is None:
            slow = [row for row, key in enumerate(keys.to_pylist()) if (key or b"")[:2] in _TYPES]
            decoded = self._slowly(keys, values, slow)
        else:
            found, positions, slow = self._columns.read(keys, values)
            rows = memoryview(positions).cast("i")
            decoded = _arrays(found, len(rows), pc.is_null(values), positions)
            if slow:
                parts = [decoded, self._slowly(keys, values, slow)]
                decoded = pa.Table.from_batches(parts).combine_chunks().to_batches()[0]
        if slow:
            unordered = pa.array([*rows, *slow], pa.int32())
            order = pc.sort_indices(unordered)
            decoded, rows = decoded.take(order), unordered.take(order).to_pylist()
        if len(rows) < len(batch):
            batch = batch.take(pa.array(rows, pa.int32()))
        return CommitBatch(
            _with_places(decoded, batch),
            [(bisect_left(rows, row), marker) for row, marker in markers],
        )

    def _slowly(self, keys: pa.Array, values: pa.Array, rows: list[int]) -> pa.RecordBatch:
        """Rows that are not plainly sound."""
        decoded_rows: list[dict[str, Any]] = []
        for key, value in zip(
            keys.take(pa.array(rows, pa.int32())).to_pylist(),
            values.take(pa.array(rows, pa.int32())).to_pylist(),
            strict=True,
        ):
            decoded = self._decode(key, value)
            of_key, of_value = decoded.key or {}, decoded.value or {}
            read = [of_key.get(name) for name in _KEY_NAMES]
            read += [of_value.get(name) for name in _VALUE_NAMES]
            row = dict(zip(_DECODED.names, read, strict=False))
            if row["topicId"] == schema.NO_UUID:
                row["topicId"] = None
            decoded_rows.append(row | {"isDeleted": decoded.is_deleted, "error": decoded.error})
        return pa.RecordBatch.from_pylist(decoded_rows, _DECODED)


def _arrays(
    groups: list[tuple[int, list[bytes | None]]], count: int, is_deleted: pa.Array, positions: bytes
) -> pa.RecordBatch:
    """The columns that the compiled module read, and the two that say what a row is."""
    arrays = [
        pa.Array.from_buffers(
            kind,
            count,
            [None if buffer is None else pa.py_buffer(buffer) for buffer in buffers],
            nulls,
        )
        for kind, (nulls, buffers) in zip(_DECODED.types, groups, strict=False)
    ]
    if count < len(is_deleted):
        wanted = pa.Array.from_buffers(pa.int32(), count, [None, pa.py_buffer(positions)])
        is_deleted = is_deleted.take(wanted)
    arrays += [is_deleted, pa.nulls(count, pa.string())]
    return pa.RecordBatch.from_arrays(arrays, schema=_DECODED)


def _with_places(decoded: pa.RecordBatch, batch: pa.RecordBatch) -> pa.RecordBatch:
    """The rows with the columns of the records that they are of."""
    expires = decoded.column("expireTimestamp")
    given = {
        "producerId": pc.fill_null(batch.column("producerId"), _NONE),
        "expireTimestamp": pc.if_else(
            pc.equal(expires, pa.scalar(_NONE, TIMESTAMP)), None, expires
        ),
    }
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
    """A batch without its control records, and the markers, each with the number of rows before."""
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
