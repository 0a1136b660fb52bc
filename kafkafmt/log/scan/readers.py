"""The readers of batches and of damage; those of records decode keys and values, too.

Invariant: names, types and order of the columns are those of the contract
(:mod:`kafkafmt.segment.tables.schemas`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pyarrow as pa

from kafkafmt._base.keywords import described
from kafkafmt.log.scan.options import ERRORS, SOURCE, BatchOptions, DamageOptions
from kafkafmt.log.scan.query import Query
from kafkafmt.log.scan.stream import Scan
from kafkafmt.storage.discovery import Source

if TYPE_CHECKING:
    from typing_extensions import Unpack


@described(BatchOptions, ERRORS, source=SOURCE)
def scan_batches(source: Source, **options: Unpack[BatchOptions]) -> Scan:
    """Read the headers of the batches of a source while you iterate, in bounded memory.

    A batch with a wrong checksum is a row too, with ``isValid`` false; it is not damage here.
    Batches are not decompressed, except those of v0 and v1, whose ``count`` and ``baseOffset`` are
    known only then.

    Returns:
        Arrow record batches with one row per record batch (v2) or top-level message (v0, v1).

    Raises:
        KafkaFormatError: while iterating with ``on_damage="raise"``, at the first damage.
    """
    return Query.of(source, **options).batches()


@described(BatchOptions, ERRORS, source=SOURCE)
def read_batches(source: Source, **options: Unpack[BatchOptions]) -> pa.Table:
    """Read the headers of the batches of a source into one table.

    A batch with a wrong checksum is a row too, with ``isValid`` false; it is not damage here.
    Batches are not decompressed, except those of v0 and v1, whose ``count`` and ``baseOffset`` are
    known only then.

    Returns:
        One row per record batch (v2) or top-level message (v0, v1).

    Raises:
        KafkaFormatError: with ``on_damage="raise"``, at the first damage.
    """
    return Query.of(source, **options).batches().read_all()


@described(DamageOptions, ERRORS, source=SOURCE)
def scan_damage(source: Source, **options: Unpack[DamageOptions]) -> Scan:
    """Find the byte ranges of a source that give no records, while you iterate.

    Everything that the filters select is decoded, so payloads that cannot be read are found too: a
    row is what :func:`kafkafmt.scan_records` with these filters leaves out. An unfinished last
    entry and preallocated zeroes are listed as ``truncated_tail`` and ``zero_tail``.

    Returns:
        Arrow record batches with one row per damaged range or tail.
    """
    return Query.of(source, **options).damage()


@described(DamageOptions, ERRORS, source=SOURCE)
def read_damage(source: Source, **options: Unpack[DamageOptions]) -> pa.Table:
    """Find the byte ranges of a source that give no records.

    Everything that the filters select is decoded, so payloads that cannot be read are found too: a
    row is what :func:`kafkafmt.scan_records` with these filters leaves out. An unfinished last
    entry and preallocated zeroes are listed as ``truncated_tail`` and ``zero_tail``.

    Returns:
        One row per damaged range or tail.
    """
    return Query.of(source, **options).damage().read_all()
