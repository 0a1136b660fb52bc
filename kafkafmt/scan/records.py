"""The table of records: one row per record.

Invariant: names, types and order of the columns are those of the contract
(:mod:`kafkafmt.tables.schemas`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pyarrow as pa

from kafkafmt.limits import Limits
from kafkafmt.moments import Moment
from kafkafmt.scan.query import READ_UNCOMMITTED, Query
from kafkafmt.scan.selection import Headers, Keys, Numbers, OffsetBorder, Pattern, Selection, Topics
from kafkafmt.scan.stream import Scan
from kafkafmt.storage.discovery import Source


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

    Returns:
        Arrow record batches of the columns, in the order of topic, partition and offset.

    Raises:
        FileNotFoundError: the source does not exist, or has no segment.
        OSError: a file or store cannot be read, or a file was replaced since it was listed.
        KafkaFormatError: while iterating with ``on_damage="raise"``, at the first damage.
        TypeError: an argument has the wrong type.
        ValueError: an argument has an unknown value, or the source has no such topic.
    """
    return Query(
        source=source,
        columns=columns,
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
    ).records()


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

    Returns:
        One row per record, in the order of topic, partition and offset.

    Raises:
        FileNotFoundError: the source does not exist, or has no segment.
        OSError: a file or store cannot be read, or a file was replaced since it was listed.
        KafkaFormatError: with ``on_damage="raise"``, at the first damage.
        TypeError: an argument has the wrong type.
        ValueError: an argument has an unknown value, or the source has no such topic.
    """
    # Exactly the arguments: nothing else has a name yet.
    return scan_records(**locals()).read_all()
