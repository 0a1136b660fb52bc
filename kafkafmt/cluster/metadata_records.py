"""The records of a metadata log, or of a snapshot, as rows.

Invariant: secrets (SCRAM keys and salts, token ids, values of configurations that may hold
passwords) are in no row, unless `secrets` is set.
"""

from __future__ import annotations

from collections.abc import Iterator

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt._base.keywords import described
from kafkafmt.cluster import cluster_schemas as schemas
from kafkafmt.cluster import metadata_log
from kafkafmt.cluster.image import Row
from kafkafmt.cluster.internal_query import INTERNAL_ERRORS, InternalOptions, InternalQuery
from kafkafmt.cluster.internal_topics import InternalRecord
from kafkafmt.cluster.messages.framed_text import type_name
from kafkafmt.cluster.messages.json_text import message_text
from kafkafmt.cluster.metadata_log import metadata_source
from kafkafmt.cluster.secrets import SECRETS, without_secrets
from kafkafmt.storage.discovery import Source


@described(
    InternalOptions,
    INTERNAL_ERRORS,
    source=(
        "the metadata log's directory, its segments, a snapshot, a data directory that holds "
        "it, a glob, a URL that fsspec knows, or a list of these."
    ),
    secrets=SECRETS,
)
def read_metadata_records(
    source: Source, *, secrets: bool = False, **options: Unpack[InternalOptions]
) -> pa.Table:
    """Every record of a metadata log, or of a snapshot, with its fields as JSON.

    ``inTransaction`` marks records of a metadata transaction, from its beginning to its end.
    """
    reading = InternalQuery.of(options)
    rows = list(_metadata_rows(source, reading, secrets))
    return pa.Table.from_pylist(rows, schemas.RECORDS)


def _metadata_rows(source: Source, reading: InternalQuery, secrets: bool) -> Iterator[Row]:
    is_open = False
    for record in _records(source, reading):
        name = record.decoded.name
        is_open = is_open or name == "BeginTransactionRecord"
        yield _row(record, is_open, secrets)
        if name in ("EndTransactionRecord", "AbortTransactionRecord"):
            is_open = False


def _row(record: InternalRecord, is_open: bool, secrets: bool) -> Row:
    decoded, place = record.decoded, record.place
    fields = None
    if decoded.value is not None and decoded.value_schema is not None:
        values = decoded.value if secrets else without_secrets(decoded.value)
        fields = message_text(decoded.value_schema, values)
    return {
        "segment": place.segment,
        "offset": place.offset,
        "timestamp": place.timestamp,
        "recordType": decoded.record_type,
        "recordName": None if decoded.name is None else type_name(decoded.name),
        "version": decoded.version,
        "fields": fields,
        "inTransaction": is_open,
        "error": decoded.error,
    }


def _records(source: Source, reading: InternalQuery) -> Iterator[InternalRecord]:
    metadata = metadata_source(source, reading)
    if not metadata.logs:
        for snapshot in metadata.snapshots:
            yield from metadata_log.snapshot_records(snapshot, reading)
    yield from metadata_log.log_records(metadata, reading)
