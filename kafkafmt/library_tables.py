"""Tables that functions of the library make of a whole log or source: one line a table.

Strategy: a task calls the function and passes its rows on. A table whose rows depend on one record
each also has a function that makes rows of records as they come, for streams.

Invariant: names and columns are those of the library's functions without `read_`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, NamedTuple

import pyarrow as pa

from kafkafmt.damage import Damage, error_of
from kafkafmt.log.ranges import log_directory
from kafkafmt.messages import internal
from kafkafmt.messages.decoding import TOPICS
from kafkafmt.messages.internal import Follow
from kafkafmt.messages.internal_query import InternalQuery
from kafkafmt.moments import moment_of
from kafkafmt.packed import Packed
from kafkafmt.planning import selection
from kafkafmt.planning.log_read import LogRead
from kafkafmt.state import (
    cluster,
    cluster_schemas,
    group_tables,
    metadata_log,
    metadata_records,
    offset_commits,
    offsets,
    remote,
    shares,
    transactions,
)
from kafkafmt.storage.local import local_path
from kafkafmt.storage.resolve import is_remote
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.survey import hanging, inventory, producers
from kafkafmt.survey import transactions as survey_transactions
from kafkafmt.survey.verification.finding import FINDING_SCHEMA
from kafkafmt.survey.verification.tables import verify

Read = Callable[..., "Iterable[pa.RecordBatch] | pa.Table"]
"""Reads a source, with the arguments that the table accepts, `storage_options` and `limits`."""


class Stream(NamedTuple):
    """How the records of a stream are read.

    Attributes:
        is_committed: whether they are those of `read_committed`.
    """

    is_committed: bool
    secrets: bool


_READING = frozenset({"as_of_offset", "as_of_timestamp", "on_damage"})
_METADATA = _READING | {"secrets"}


@dataclass(frozen=True)
class LibraryTable:
    """A table that a function of the library makes.

    Attributes:
        topics: the logs that it is made of; empty: all.
        is_by_log: whether each of these logs is a task of its own; else the source is one.
        accepts: the arguments of `read` that options set; by default those of internal topics.
        names_topics: whether its topics have names where a metadata log is in the source.
        follow: makes rows of the records of a stream; `None`: rows depend on other records.
    """

    schema: pa.Schema
    read: Read
    topics: frozenset[str] = frozenset()
    is_by_log: bool = True
    accepts: frozenset[str] = _READING
    names_topics: bool = False
    follow: Callable[[Stream], Follow] | None = None


_OFFSETS = frozenset({offset_commits.TOPIC})
_TRANSACTIONS = frozenset({transactions.TOPIC})
_SHARES = frozenset({shares.TOPIC})
_REMOTE = frozenset({remote.TOPIC})
_CLUSTER = frozenset({metadata_log.TOPIC})


def _scanned(scan: Callable[..., Iterator[pa.RecordBatch]]) -> Read:
    """A scan, which takes its arguments as one value, as a function with keywords."""
    return lambda source, **options: scan(source, InternalQuery.of(options))  # type: ignore[arg-type]


def _internal(source: Any, *, secrets: bool = False, **options: Any) -> Iterator[pa.RecordBatch]:
    return internal.scan_internal(source, InternalQuery.of(options), secrets=secrets)  # type: ignore[arg-type]


def _image(name: str, schema: pa.Schema) -> LibraryTable:
    """A table of the cluster's image."""

    def read(source: Any, **options: Any) -> pa.Table:
        image = cluster.cluster_image(source, **options)
        if name == "findings":
            return pa.table({"finding": image.findings}, schema)
        table: pa.Table = getattr(image, name)
        return table

    return LibraryTable(schema, read, _CLUSTER, is_by_log=False, accepts=_METADATA)


INTERNAL_TABLES: Mapping[str, LibraryTable] = {
    "internal": LibraryTable(
        internal.SCHEMA,
        _internal,
        frozenset(TOPICS),
        accepts=_METADATA | {"damage"},
        follow=lambda stream: internal.follow_internal(secrets=stream.secrets),
    ),
    "offset_commits": LibraryTable(
        offsets.COMMIT_SCHEMA,
        offsets.read_offset_commits,
        _OFFSETS,
        follow=lambda stream: offsets.follow_offset_commits(is_committed=stream.is_committed),
    ),
    "committed_offsets": LibraryTable(
        offsets.COMMITTED_SCHEMA, offsets.read_committed_offsets, _OFFSETS
    ),
    "groups": LibraryTable(group_tables.GROUPS_SCHEMA, group_tables.read_groups, _OFFSETS),
    "group_members": LibraryTable(
        group_tables.MEMBERS_SCHEMA,
        group_tables.read_group_members,
        _OFFSETS,
        names_topics=True,
    ),
    "group_events": LibraryTable(
        internal.SCHEMA,
        _scanned(group_tables.scan_group_events),
        _OFFSETS,
        follow=lambda stream: group_tables.follow_group_events(),
    ),
    "transaction_states": LibraryTable(
        transactions.STATES_SCHEMA,
        _scanned(transactions.scan_transaction_states),
        _TRANSACTIONS,
        follow=lambda stream: transactions.follow_transaction_states(),
    ),
    "open_transactions": LibraryTable(
        transactions.OPEN_SCHEMA, transactions.read_open_transactions, _TRANSACTIONS
    ),
    "share_states": LibraryTable(
        shares.SCHEMA, shares.read_share_states, _SHARES, names_topics=True
    ),
    "remote_segments": LibraryTable(remote.SCHEMA, remote.read_remote_segments, _REMOTE),
    "metadata_records": LibraryTable(
        cluster_schemas.RECORDS,
        metadata_records.read_metadata_records,
        _CLUSTER,
        accepts=_METADATA,
        follow=lambda stream: metadata_records.follow_metadata_records(secrets=stream.secrets),
    ),
    "cluster_topics": _image("topics", cluster_schemas.TOPICS),
    "cluster_partitions": _image("partitions", cluster_schemas.PARTITIONS),
    "cluster_brokers": _image("brokers", cluster_schemas.BROKERS),
    "cluster_controllers": _image("controllers", cluster_schemas.CONTROLLERS),
    "cluster_configs": _image("configs", cluster_schemas.CONFIGS),
    "cluster_acls": _image("acls", cluster_schemas.ACLS),
    "cluster_quotas": _image("quotas", cluster_schemas.QUOTAS),
    "cluster_scram": _image("scram", cluster_schemas.SCRAM),
    "cluster_tokens": _image("tokens", cluster_schemas.TOKENS),
    "cluster_features": _image("feature_levels", cluster_schemas.FEATURES),
    "cluster_findings": _image("findings", cluster_schemas.FINDINGS),
}
"""The tables of Kafka's internal topics, by name."""


def _survey(schema: pa.Schema, read: Read, *accepts: str) -> LibraryTable:
    """A table about the logs of a source, which is read as one."""
    return LibraryTable(schema, read, is_by_log=False, accepts=frozenset({"topics", *accepts}))


_LOGS = "partitions", "damage"

LIBRARY_TABLES: Mapping[str, LibraryTable] = {
    **INTERNAL_TABLES,
    "transactions": _survey(
        survey_transactions.SCHEMA, survey_transactions.read_transactions, *_LOGS
    ),
    "hanging_transactions": _survey(hanging.SCHEMA, hanging.find_hanging_transactions, *_LOGS),
    "list_logs": _survey(inventory.LOG_SCHEMA, inventory.list_logs),
    "verify": _survey(FINDING_SCHEMA, verify),
    "producers": _survey(producers.SCHEMA, producers.read_producers, *_LOGS),
}
"""All tables that the library's functions make, by name."""


@dataclass(frozen=True)
class LibraryRows:
    """What one task reads of a table. It can be pickled, which the functions cannot.

    Attributes:
        source: the extents of a log, or the paths of the source.
        fails_fast: whether damage raises a KafkaFormatError, or an OSError where no bytes are.
        as_of_offset: the state that a table of a log shows is that before this offset, exclusive.
        as_of_timestamp: likewise, in ms since 1970.
    """

    table: str
    source: tuple[Extent, ...] | tuple[str, ...]
    read: LogRead
    fails_fast: bool = False
    as_of_offset: int | None = None
    as_of_timestamp: int | None = None
    secrets: bool = False

    def batches(self, damage: list[Damage] | None = None) -> Iterator[pa.RecordBatch]:
        """The rows, with the columns of the library. Some tables append what they leave out."""
        table, read = LIBRARY_TABLES[self.table], self.read
        damage = [] if damage is None else damage
        left_out = "collect" if "damage" in table.accepts else "skip"
        arguments: dict[str, Any] = {
            "on_damage": "raise" if self.fails_fast else left_out,
            "damage": damage,
            "topics": None if read.topics is None else sorted(read.topics),
            "partitions": None if read.partitions is None else sorted(read.partitions),
            "as_of_offset": self.as_of_offset,
            "as_of_timestamp": self.as_of_timestamp and moment_of(self.as_of_timestamp),
            "secrets": self.secrets,
        }
        given = {name: value for name, value in arguments.items() if name in table.accepts}
        rows = table.read(
            list(self.source), storage_options=read.storage, limits=read.limits, **given
        )
        for row in damage:
            if self.fails_fast and not row.is_tail:
                raise error_of(row.kind, row.message, row.segment or row.source, row.position)
        yield from rows.to_batches() if isinstance(rows, pa.Table) else rows


def sources_of(
    name: str, read: LogRead, segments: Sequence[SegmentFile] | None = None
) -> Iterator[tuple[Extent, ...] | tuple[str, ...]]:
    """What each task of a table reads.

    A table of logs has a task for each log of its topics, since a group or a transactional id is in
    one partition. Any other table is one task, which gets the source. Paths are absolute, because
    a task has another working directory. `segments` are those to read, if they are known.

    Raises FileNotFoundError when a path is missing, or has no segment of the table's topics.
    """
    table = LIBRARY_TABLES[name]
    if not table.is_by_log:
        yield tuple(path if is_remote(path) else local_path(path) for path in read.paths)
        return
    extents: Packed[Extent] | list[Extent]
    if segments is None:
        extents = selection.select(read)
    else:
        extents = [Extent(segment) for segment in selection.chosen(read, segments)]
    if not extents:
        raise FileNotFoundError(
            f"{', '.join(read.paths)}: holds no log of {', '.join(sorted(table.topics))}"
        )
    named: list[Extent] = []
    if table.names_topics:
        segments = selection.found(read, read.paths) if segments is None else segments
        named = [Extent(segment) for segment in segments if segment.topic == metadata_log.TOPIC]
    for _, log in groupby(extents, key=log_directory):
        yield (*log, *named)
