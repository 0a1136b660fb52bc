"""The table of batches: one row per record batch (v2) or top-level message (v0, v1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pyarrow as pa

from kafkafmt.limits import Limits
from kafkafmt.moments import Moment
from kafkafmt.scan.query import Query
from kafkafmt.scan.selection import Numbers, OffsetBorder, Selection, Topics
from kafkafmt.scan.stream import Scan
from kafkafmt.storage.discovery import Source


def scan_batches(
    source: Source,
    *,
    on_damage: str = "raise",
    topics: Topics | None = None,
    partitions: Numbers | None = None,
    start_offset: OffsetBorder | None = None,
    end_offset: OffsetBorder | None = None,
    start_timestamp: Moment | None = None,
    end_timestamp: Moment | None = None,
    producer_ids: Numbers | None = None,
    limit: int | None = None,
    limits: Limits | None = None,
    storage_options: Mapping[str, Any] | None = None,
) -> Scan:
    """Read the headers of the batches of a source while you iterate, in bounded memory.

    A batch with a wrong checksum is a row too, with ``isValid`` false; it is not damage here.
    Batches are not decompressed, except those of v0 and v1, whose ``count`` and ``baseOffset`` are
    known only then.

    Args:
        source: a segment file, a log directory (``<topic>-<partition>``), a broker's data
            directory, a glob, a URL that fsspec knows, the bytes of a segment, an open binary file,
            or a list of these. A leading ``~`` is the home directory. An open file is one segment:
            it is read whole into memory, and its position stays where it is.
        on_damage: ``raise`` an error at the first damaged entry; ``skip`` it and continue at the
            next sound one; or ``collect``, as skip, with the damaged ranges in the scan's
            ``damage``.
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
        producer_ids: only records and batches of these producers: a number, or a list of them.
            Batches of others are skipped by their headers.
        limit: only so many rows, the first ones; nothing is read after them.
        limits: upper bounds on the size of one entry; ``None`` is ``Limits()``.
        storage_options: options for the fsspec driver of a URL, such as ``{"key": …, "secret": …}``
            for ``s3://``. Their values are never shown.

    Returns:
        Arrow record batches with one row per record batch (v2) or top-level message (v0, v1).

    Raises:
        FileNotFoundError: the source does not exist, or has no segment.
        OSError: a file or store cannot be read, or a file was replaced since it was listed.
        KafkaFormatError: while iterating with ``on_damage="raise"``, at the first damage.
        TypeError: an argument has the wrong type.
        ValueError: an argument has an unknown value, or the source has no such topic.
    """
    return Query(
        source=source,
        on_damage=on_damage,
        wanted=Selection.of(
            topics=topics,
            partitions=partitions,
            start_offset=start_offset,
            end_offset=end_offset,
            start_timestamp=start_timestamp,
            end_timestamp=end_timestamp,
            producer_ids=producer_ids,
            limit=limit,
        ),
        limits=limits,
        storage_options=storage_options,
    ).batches()


def read_batches(
    source: Source,
    *,
    on_damage: str = "raise",
    topics: Topics | None = None,
    partitions: Numbers | None = None,
    start_offset: OffsetBorder | None = None,
    end_offset: OffsetBorder | None = None,
    start_timestamp: Moment | None = None,
    end_timestamp: Moment | None = None,
    producer_ids: Numbers | None = None,
    limit: int | None = None,
    limits: Limits | None = None,
    storage_options: Mapping[str, Any] | None = None,
) -> pa.Table:
    """Read the headers of the batches of a source into one table.

    A batch with a wrong checksum is a row too, with ``isValid`` false; it is not damage here.
    Batches are not decompressed, except those of v0 and v1, whose ``count`` and ``baseOffset`` are
    known only then.

    Args:
        source: a segment file, a log directory (``<topic>-<partition>``), a broker's data
            directory, a glob, a URL that fsspec knows, the bytes of a segment, an open binary file,
            or a list of these. A leading ``~`` is the home directory. An open file is one segment:
            it is read whole into memory, and its position stays where it is.
        on_damage: ``raise`` an error at the first damaged entry; ``skip`` it and continue at the
            next sound one; or ``collect``, as skip, with the damaged ranges in the scan's
            ``damage``.
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
        producer_ids: only records and batches of these producers: a number, or a list of them.
            Batches of others are skipped by their headers.
        limit: only so many rows, the first ones; nothing is read after them.
        limits: upper bounds on the size of one entry; ``None`` is ``Limits()``.
        storage_options: options for the fsspec driver of a URL, such as ``{"key": …, "secret": …}``
            for ``s3://``. Their values are never shown.

    Returns:
        One row per record batch (v2) or top-level message (v0, v1).

    Raises:
        FileNotFoundError: the source does not exist, or has no segment.
        OSError: a file or store cannot be read, or a file was replaced since it was listed.
        KafkaFormatError: with ``on_damage="raise"``, at the first damage.
        TypeError: an argument has the wrong type.
        ValueError: an argument has an unknown value, or the source has no such topic.
    """
    # Exactly the arguments: nothing else has a name yet.
    return scan_batches(**locals()).read_all()
