"""The readers of records, with decoded keys and values: what ``kafkafmt.scan_records`` is.

Strategy: :class:`kafkafmt.scan.Query` reads and filters; here its batches are decoded one by one.
Where nothing is to be decoded, the scan is the query's own. Each reading has a decoder of its own.

Invariant: rows, order and damage are those of the query; the schema is known before the first
batch is given out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pyarrow as pa

from kafkafmt.limits import Limits, limits_or_default
from kafkafmt.moments import Moment
from kafkafmt.scan.query import READ_UNCOMMITTED, Query
from kafkafmt.scan.selection import Headers, Keys, Numbers, OffsetBorder, Pattern, Selection, Topics
from kafkafmt.scan.stream import Scan
from kafkafmt.storage.discovery import Source
from kafkafmt.tables.columns import select
from kafkafmt.tables.schemas import RECORD_COLUMNS, RECORD_SCHEMA
from kafkafmt.values.column import ValueFormat
from kafkafmt.values.prepared import PreparedDecoder
from kafkafmt.values.records import RAISE, USED, VALUES_FAILED, Decoding
from kafkafmt.values.schema_sources import read_schemas
from kafkafmt.values.schemas import Schemas


class DecodedScan(Scan):
    """A scan of records whose keys or values are decoded.

    The attributes are about the reading that began last.

    Attributes:
        failed: how many keys and values failed so far.
        dead_letters: those that failed so far, with ``on_value_error="collect"``; the columns are
            those of the table ``values_failed``.
        formats: how each topic's columns are decoded, with ``auto`` decided.
    """

    __module__ = "kafkafmt"

    def __init__(self, below: Scan, names: Sequence[str], decoder: PreparedDecoder) -> None:
        self._prepared = decoder
        self._decoder = decoder.fresh()
        schema = self._decoder.schema(below.schema)
        self._names = [*names, *(name for name in schema.names if name not in below.schema.names)]
        fields = [schema.field(name) for name in self._names]
        super().__init__(
            below._table, below._segments, pa.schema(fields), below._policy.on_damage, below._make
        )

    def __iter__(self) -> Iterator[pa.RecordBatch]:
        """All record batches, from the first one, decoded."""
        decoder = self._decoder = self._prepared.fresh()
        names = self._names
        return (decoder.decode(batch).select(names) for batch in super().__iter__())

    @property
    def failed(self) -> int:
        """How many keys and values failed so far."""
        return self._decoder.failed

    @property
    def dead_letters(self) -> pa.Table:
        """The keys and values that failed so far, if they are collected."""
        return pa.Table.from_batches(self._decoder.letters, VALUES_FAILED)

    @property
    def formats(self) -> dict[tuple[str | None, str], ValueFormat]:
        """The formats by topic and column; the topic is ``None`` where it does not matter."""
        return dict(self._decoder.decided.formats)


def scan_records(
    source: Source,
    *,
    columns: Iterable[str] | None = None,
    on_damage: str = "raise",
    isolation: str = READ_UNCOMMITTED,
    include_control: bool = False,
    topics: Topics | None = None,
    partitions: Numbers | None = None,
    start_offset: OffsetBorder | None = None,
    end_offset: OffsetBorder | None = None,
    start_timestamp: Moment | None = None,
    end_timestamp: Moment | None = None,
    keys: Keys | None = None,
    headers: Headers | None = None,
    pattern: Pattern | None = None,
    producer_ids: Numbers | None = None,
    limit: int | None = None,
    threads: int = 1,
    limits: Limits | None = None,
    storage_options: Mapping[str, Any] | None = None,
    key: ValueFormat | str | None = None,
    value: ValueFormat | str | None = None,
    schemas: Schemas | Source | Mapping[str, str] | None = None,
    on_value_error: str = RAISE,
) -> Scan:
    """Read the records of a source while you iterate, in bounded memory.

    Args:
        source: a segment file, a log directory (``<topic>-<partition>``), a broker's data
            directory, a glob, a URL that fsspec knows, the bytes of a segment, an open binary file,
            or a list of these. A leading ``~`` is the home directory. An open file is one segment:
            it is read whole into memory, and its position stays where it is.
        columns: the names of the columns to read, in this order; ``None`` is all of them. Other
            columns are not decoded.
        on_damage: ``raise`` an error at the first damaged entry; ``skip`` it and continue at the
            next sound one; or ``collect``, as skip, with the damaged ranges in the scan's
            ``damage``.
        isolation: ``read_uncommitted``, or ``read_committed`` as a consumer's ``isolation.level``:
            no records of aborted transactions, and nothing from the last stable offset on. For its
            transaction markers, the whole log is read first.
        include_control: whether to include control records (transaction markers and those of KRaft;
            column ``isControl``).
        topics: only these topics: a name, a glob such as ``"orders.*"``, or a list of them. The
            directories of other topics are not listed.
        partitions: only these partitions: a number, or a list of them.
        start_offset: only records with this offset or a higher one, in each log; of batches, those
            that may have such a record. Bytes before it are not read, and damage there is not
            reported. ``{"orders": {0: 23, 1: 45}}`` has an offset for each partition; it names all
            that are read, and -2 is the beginning of a log, -1 its end.
        end_offset: only records with a lower offset than this; likewise.
        start_timestamp: only records whose own timestamp is this or later: milliseconds since 1970,
            a datetime, or text in ISO 8601; without a time zone it is UTC. Of batches, those whose
            largest timestamp is. (A consumer's ``offsetsForTimes`` finds the first such record, and
            reads everything after it.)
        end_timestamp: only records whose own timestamp is earlier than this; likewise. Of batches,
            those whose first timestamp is.
        keys: only records with one of these keys: bytes or text (as UTF-8), or a list of them;
            ``None`` in the list is the null key.
        headers: only records with all of these headers: a name, a tuple of a name and a value
            (bytes, text, or ``None`` for null), a list of these, or a dict of names and values.
        pattern: only records where this regular expression matches in the key, the value, or the
            value of a header: text (as UTF-8), bytes, or what :func:`re.compile` returns. It is
            Python's, on bytes, and matches anywhere, as ``re.search`` does.
        producer_ids: only records and batches of these producers: a number, or a list of them.
            Batches of others are skipped by their headers.
        limit: only so many rows, the first ones; nothing is read after them.
        threads: how many threads decode; rows and their order stay the same. They help with gzip
            and zstd, less with LZ4, and hardly with snappy or without compression. A source gets at
            most one thread for each half MiB, since more would be slower.
        limits: upper bounds on the size of one entry; ``None`` is ``Limits()``.
        storage_options: options for the fsspec driver of a URL, such as ``{"key": …, "secret": …}``
            for ``s3://``. Their values are never shown.
        key: how keys are written: a format's name, such as ``avro``, ``json``, ``int64`` or
            ``auto``, or a ``ValueFormat``. ``None`` leaves them bytes.
        value: how values are written; likewise.
        schemas: the schemas of keys and values: the log of a registry's topic ``_schemas``, a
            folder of schema files, or what :func:`kafkafmt.read_schemas` returned.
        on_value_error: what to do with a key or value that does not decode: ``raise`` an error;
            ``null``, which makes it null; or ``collect``, as null, with its error and its bytes in
            the columns ``value_error`` and ``value_raw`` (``key_error``, ``key_raw``).

    Returns:
        Arrow record batches of the columns, in the order of topic, partition and offset.

    Raises:
        FileNotFoundError: the source does not exist, or has no segment.
        OSError: a file or store cannot be read, or a file was replaced since it was listed.
        KafkaFormatError: while iterating with ``on_damage="raise"``, at the first damage.
        ValueDecodeError: with ``on_value_error="raise"``, at the first key or value that does not
            decode.
        SchemaError: a schema is missing or does not parse.
        TypeError: an argument has the wrong type.
        ValueError: an argument has an unknown value, or the source has no such topic.
    """
    query = Query(
        source=source,
        columns=[column.name for column in select(RECORD_COLUMNS, columns)],
        on_damage=on_damage,
        isolation=isolation,
        include_control=include_control,
        wanted=Selection.of(
            topics=topics,
            partitions=partitions,
            start_offset=start_offset,
            end_offset=end_offset,
            start_timestamp=start_timestamp,
            end_timestamp=end_timestamp,
            keys=keys,
            headers=headers,
            pattern=pattern,
            producer_ids=producer_ids,
            limit=limit,
        ),
        threads=threads,
        limits=limits,
        storage_options=storage_options,
    )
    decoding = Decoding(
        key=_format("key", key, query.columns),
        value=_format("value", value, query.columns),
        schemas=None if schemas is None else read_schemas(schemas, storage_options=storage_options),
        on_error=on_value_error,
        limits=limits_or_default(limits),
    )
    if decoding.key is None and decoding.value is None:
        return query.records()
    return _decoded(query, decoding)


def read_records(
    source: Source,
    *,
    columns: Iterable[str] | None = None,
    on_damage: str = "raise",
    isolation: str = READ_UNCOMMITTED,
    include_control: bool = False,
    topics: Topics | None = None,
    partitions: Numbers | None = None,
    start_offset: OffsetBorder | None = None,
    end_offset: OffsetBorder | None = None,
    start_timestamp: Moment | None = None,
    end_timestamp: Moment | None = None,
    keys: Keys | None = None,
    headers: Headers | None = None,
    pattern: Pattern | None = None,
    producer_ids: Numbers | None = None,
    limit: int | None = None,
    threads: int = 1,
    limits: Limits | None = None,
    storage_options: Mapping[str, Any] | None = None,
    key: ValueFormat | str | None = None,
    value: ValueFormat | str | None = None,
    schemas: Schemas | Source | Mapping[str, str] | None = None,
    on_value_error: str = RAISE,
) -> pa.Table:
    """Read the records of a source into one table.

    All of it must fit into memory; :func:`kafkafmt.scan_records` has no such bound. To see what
    ``collect`` left out, use the scan, or :func:`kafkafmt.read_damage`.

    Args:
        source: a segment file, a log directory (``<topic>-<partition>``), a broker's data
            directory, a glob, a URL that fsspec knows, the bytes of a segment, an open binary file,
            or a list of these. A leading ``~`` is the home directory. An open file is one segment:
            it is read whole into memory, and its position stays where it is.
        columns: the names of the columns to read, in this order; ``None`` is all of them. Other
            columns are not decoded.
        on_damage: ``raise`` an error at the first damaged entry; ``skip`` it and continue at the
            next sound one; or ``collect``, as skip, with the damaged ranges in the scan's
            ``damage``.
        isolation: ``read_uncommitted``, or ``read_committed`` as a consumer's ``isolation.level``:
            no records of aborted transactions, and nothing from the last stable offset on. For its
            transaction markers, the whole log is read first.
        include_control: whether to include control records (transaction markers and those of KRaft;
            column ``isControl``).
        topics: only these topics: a name, a glob such as ``"orders.*"``, or a list of them. The
            directories of other topics are not listed.
        partitions: only these partitions: a number, or a list of them.
        start_offset: only records with this offset or a higher one, in each log; of batches, those
            that may have such a record. Bytes before it are not read, and damage there is not
            reported. ``{"orders": {0: 23, 1: 45}}`` has an offset for each partition; it names all
            that are read, and -2 is the beginning of a log, -1 its end.
        end_offset: only records with a lower offset than this; likewise.
        start_timestamp: only records whose own timestamp is this or later: milliseconds since 1970,
            a datetime, or text in ISO 8601; without a time zone it is UTC. Of batches, those whose
            largest timestamp is. (A consumer's ``offsetsForTimes`` finds the first such record, and
            reads everything after it.)
        end_timestamp: only records whose own timestamp is earlier than this; likewise. Of batches,
            those whose first timestamp is.
        keys: only records with one of these keys: bytes or text (as UTF-8), or a list of them;
            ``None`` in the list is the null key.
        headers: only records with all of these headers: a name, a tuple of a name and a value
            (bytes, text, or ``None`` for null), a list of these, or a dict of names and values.
        pattern: only records where this regular expression matches in the key, the value, or the
            value of a header: text (as UTF-8), bytes, or what :func:`re.compile` returns. It is
            Python's, on bytes, and matches anywhere, as ``re.search`` does.
        producer_ids: only records and batches of these producers: a number, or a list of them.
            Batches of others are skipped by their headers.
        limit: only so many rows, the first ones; nothing is read after them.
        threads: how many threads decode; rows and their order stay the same. They help with gzip
            and zstd, less with LZ4, and hardly with snappy or without compression. A source gets at
            most one thread for each half MiB, since more would be slower.
        limits: upper bounds on the size of one entry; ``None`` is ``Limits()``.
        storage_options: options for the fsspec driver of a URL, such as ``{"key": …, "secret": …}``
            for ``s3://``. Their values are never shown.
        key: how keys are written: a format's name, such as ``avro``, ``json``, ``int64`` or
            ``auto``, or a ``ValueFormat``. ``None`` leaves them bytes.
        value: how values are written; likewise.
        schemas: the schemas of keys and values: the log of a registry's topic ``_schemas``, a
            folder of schema files, or what :func:`kafkafmt.read_schemas` returned.
        on_value_error: what to do with a key or value that does not decode: ``raise`` an error;
            ``null``, which makes it null; or ``collect``, as null, with its error and its bytes in
            the columns ``value_error`` and ``value_raw`` (``key_error``, ``key_raw``).

    Returns:
        One row per record, in the order of topic, partition and offset.

    Raises:
        FileNotFoundError: the source does not exist, or has no segment.
        OSError: a file or store cannot be read, or a file was replaced since it was listed.
        KafkaFormatError: with ``on_damage="raise"``, at the first damage.
        ValueDecodeError: with ``on_value_error="raise"``, at the first key or value that does not
            decode.
        SchemaError: a schema is missing or does not parse.
        TypeError: an argument has the wrong type.
        ValueError: an argument has an unknown value, or the source has no such topic.
    """
    # Exactly the arguments: nothing else has a name yet.
    return scan_records(**locals()).read_all()


def _format(
    column: str, format: ValueFormat | str | None, columns: Iterable[str] | None
) -> ValueFormat | None:
    """How to decode a column; ``None`` for one that stays bytes, or is not wanted."""
    if format is None or (columns is not None and column not in columns):
        return None
    return ValueFormat.of(format)


def _decoded(query: Query, decoding: Decoding) -> Scan:
    """The records of a query, decoded."""
    chosen = RECORD_SCHEMA.names if query.columns is None else list(query.columns)
    extents = query.extents()
    read = [*dict.fromkeys(chosen), *(name for name in USED if name not in chosen)]
    below = replace(query, source=extents, columns=read).records()
    topics = list(dict.fromkeys(extent.segment.topic for extent in extents))
    needs_sample = any(
        each.needs_sample for each in (decoding.key, decoding.value) if each is not None
    )
    sample = next(iter(below), None) if needs_sample else None
    samples = [] if sample is None else [sample]
    return DecodedScan(below, chosen, PreparedDecoder(decoding, topics, samples))
