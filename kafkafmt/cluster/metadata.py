"""The cluster at a moment: topics, partitions, brokers, configurations, ACLs, quotas and more.

Strategy: :mod:`kafkafmt.cluster.metadata_log` finds a snapshot and the log, and
:mod:`kafkafmt.cluster.image` adds their records up. The tables are made when they are read; the
records are also rows of their own.

Invariant: secrets (SCRAM keys and salts, token ids, values of configurations that may hold
passwords) are not in any table, unless `secrets` is set.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from itertools import chain
from typing import Any, NamedTuple

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt._base.arguments import documented_by
from kafkafmt._base.damage import COLLECT, RAISE
from kafkafmt._base.errors import error_reason
from kafkafmt.cluster import metadata_log
from kafkafmt.cluster.image import RESOURCE_TYPES, Image, Row
from kafkafmt.cluster.internal_topics import (
    INTERNAL_ERRORS,
    InternalOptions,
    InternalQuery,
    InternalRecord,
    decoded_records,
    value_text,
    without_secret_fields,
)
from kafkafmt.cluster.messages.json_text import type_name
from kafkafmt.cluster.metadata_log import MetadataSource, Snapshot, metadata_source
from kafkafmt.cluster.secrets import HIDDEN, SECRETS, is_secret
from kafkafmt.log.policies import is_tiered
from kafkafmt.segment.tables.columns import TIMESTAMP, Column, make_table
from kafkafmt.segment.types import Table
from kafkafmt.storage.discovery import Source

_INTS = pa.list_(pa.int32())
_IDS = pa.list_(pa.string())
_ENDPOINTS = pa.list_(
    pa.struct(
        [
            ("name", pa.string()),
            ("host", pa.string()),
            ("port", pa.int32()),
            ("securityProtocol", pa.string()),
        ]
    )
)
_FEATURES = pa.list_(
    pa.struct([("name", pa.string()), ("minVersion", pa.int16()), ("maxVersion", pa.int16())])
)

TOPICS = pa.schema(
    [
        ("topic", pa.string()),
        ("topicId", pa.string()),
        ("partitions", pa.int32()),
        ("configs", pa.map_(pa.string(), pa.string())),
    ]
)
PARTITIONS = pa.schema(
    [
        ("topic", pa.string()),
        ("topicId", pa.string()),
        ("partition", pa.int32()),
        ("replicas", _INTS),
        ("isr", _INTS),
        ("adding", _INTS),
        ("removing", _INTS),
        ("leader", pa.int32()),
        ("leaderEpoch", pa.int32()),
        ("partitionEpoch", pa.int32()),
        ("directories", _IDS),
        ("elr", _INTS),
        ("lastKnownElr", _INTS),
        ("recoveryState", pa.string()),
    ]
)
BROKERS = pa.schema(
    [
        ("brokerId", pa.int32()),
        ("epoch", pa.int64()),
        ("incarnationId", pa.string()),
        ("rack", pa.string()),
        ("endpoints", _ENDPOINTS),
        ("fenced", pa.bool_()),
        ("inControlledShutdown", pa.bool_()),
        ("logDirs", _IDS),
        ("cordonedLogDirs", _IDS),
        ("features", _FEATURES),
    ]
)
CONTROLLERS = pa.schema(
    [
        ("controllerId", pa.int32()),
        ("incarnationId", pa.string()),
        ("zkMigrationReady", pa.bool_()),
        ("endpoints", _ENDPOINTS),
        ("features", _FEATURES),
    ]
)
CONFIGS = pa.schema([(name, pa.string()) for name in ("resourceType", "resource", "name", "value")])
ACLS = pa.schema(
    [
        (name, pa.string())
        for name in (
            *("id", "resourceType", "resource", "patternType"),
            *("principal", "host", "operation", "permission"),
        )
    ]
)
QUOTAS = pa.schema(
    [("entity", pa.map_(pa.string(), pa.string())), ("key", pa.string()), ("value", pa.float64())]
)
SCRAM = pa.schema(
    [
        ("user", pa.string()),
        ("mechanism", pa.string()),
        ("iterations", pa.int32()),
        ("salt", pa.binary()),
        ("storedKey", pa.binary()),
        ("serverKey", pa.binary()),
    ]
)
TOKENS = pa.schema(
    [
        ("owner", pa.string()),
        ("requester", pa.string()),
        ("renewers", _IDS),
        ("issueTimestamp", TIMESTAMP),
        ("maxTimestamp", TIMESTAMP),
        ("expirationTimestamp", TIMESTAMP),
        ("tokenId", pa.string()),
    ]
)
FEATURES = pa.schema([("feature", pa.string()), ("level", pa.int16())])
_MetadataRow = tuple[InternalRecord, bool]
"""A record of the metadata log, and whether a metadata transaction is open."""
RECORD_COLUMNS: tuple[Column[_MetadataRow], ...] = (
    Column("segment", pa.string(), lambda row: row[0].place.segment),
    Column("offset", pa.int64(), lambda row: row[0].place.offset),
    Column("timestamp", TIMESTAMP, lambda row: row[0].place.timestamp),
    Column("recordType", pa.int32(), lambda row: row[0].decoded.record_type),
    Column("recordName", pa.string(), lambda row: type_name(row[0].decoded.name or "") or None),
    Column("version", pa.int16(), lambda row: row[0].decoded.version),
    Column("fields", pa.string(), lambda row: value_text(row[0])),
    Column("inTransaction", pa.bool_(), lambda row: row[1]),
    Column("error", pa.string(), lambda row: row[0].decoded.error),
)

ACL_RESOURCES = dict(
    enumerate(("topic", "group", "cluster", "transactional-id", "delegation-token", "user"), 2)
)
"""The names of ``ResourceType``, by number."""
ACL_PATTERNS = {3: "literal", 4: "prefixed"}
"""The names of ``PatternType``, by number."""
_OPERATIONS = (
    *("all", "read", "write", "create", "delete", "alter", "describe", "cluster-action"),
    *("describe-configs", "alter-configs", "idempotent-write", "create-tokens", "describe-tokens"),
    "two-phase-commit",
)
ACL_OPERATIONS = dict(enumerate(_OPERATIONS, 2))
"""The names of ``AclOperation``, by number."""
ACL_PERMISSIONS = {2: "deny", 3: "allow"}
"""The names of ``AclPermissionType``, by number."""
SCRAM_MECHANISMS = {1: "SCRAM-SHA-256", 2: "SCRAM-SHA-512"}
"""The names of ``ScramMechanism``, by number."""
SECURITY_PROTOCOLS = {0: "PLAINTEXT", 1: "SSL", 2: "SASL_PLAINTEXT", 3: "SASL_SSL"}
"""The names of ``SecurityProtocol``, by number."""


class ClusterImage:
    """The metadata of a cluster at a moment.

    Attributes:
        offset: of the last record that counts; ``None`` where there is none.
        epoch: of the leader that wrote it.
        timestamp: of that record, in milliseconds since 1970.
        snapshot: the snapshot that the image starts from; ``None``: from the log alone.
    """

    __module__ = "kafkafmt.cluster"

    def __init__(self, image: Image, snapshot: Snapshot | None, *, secrets: bool) -> None:
        self._image = image
        self._shows_secrets = secrets
        self.offset: int | None = None
        self.epoch: int | None = None
        self.timestamp: int | None = None
        self.snapshot = None if snapshot is None else snapshot.path

    @property
    def findings(self) -> list[str]:
        """The unreadable and unapplied records, in order."""
        return self._image.findings

    @property
    def features(self) -> dict[str, int]:
        """Levels of features, ``metadata.version`` among them."""
        return dict(sorted(self._image.features.items()))

    @property
    def feature_levels(self) -> Table:
        """One row a feature: feature, level."""
        rows = [{"feature": name, "level": level} for name, level in self.features.items()]
        return Table.from_pylist(rows, FEATURES)

    @property
    def producer_ids(self) -> Row | None:
        """``brokerId``, ``brokerEpoch`` and ``nextProducerId`` of the last block given out."""
        return self._image.producer_ids

    @property
    def topic_names(self) -> dict[str, str]:
        """The names of topics, by id."""
        return dict(self._image.topic_names)

    @property
    def topics(self) -> Table:
        """One row a topic: topic, topicId, partitions, configs."""
        rows = [
            {
                "topic": name,
                "topicId": topic_id,
                "partitions": len(self._image.partitions.get(topic_id, ())),
                "configs": [
                    (key, self._shown(key, value))
                    for key, value in sorted(self._image.configs.get((2, name), {}).items())
                ],
            }
            for name, topic_id in sorted(self._image.topics.items())
        ]
        return Table.from_pylist(rows, TOPICS)

    @property
    def partitions(self) -> Table:
        """One row per partition."""
        names = self.topic_names
        rows = [
            {
                "topic": names.get(topic_id),
                "topicId": topic_id,
                "partition": partition,
                **state,
                "recoveryState": "recovering" if state["recoveryState"] == 1 else "recovered",
            }
            for topic_id, states in self._image.partitions.items()
            for partition, state in states.items()
        ]
        rows.sort(key=lambda row: (row["topic"] or "", row["topicId"], row["partition"]))
        return Table.from_pylist(rows, PARTITIONS)

    @property
    def brokers(self) -> Table:
        """One row a registered broker."""
        rows = [
            {"brokerId": broker, **state, **_node(state)}
            for broker, state in sorted(self._image.brokers.items())
        ]
        return Table.from_pylist(rows, BROKERS)

    @property
    def controllers(self) -> Table:
        """One row a registered controller."""
        rows = [
            {"controllerId": controller, **state, **_node(state)}
            for controller, state in sorted(self._image.controllers.items())
        ]
        return Table.from_pylist(rows, CONTROLLERS)

    @property
    def configs(self) -> Table:
        """One row a configuration; an empty resource of a broker is the default of all brokers."""
        rows = [
            {
                "resourceType": RESOURCE_TYPES.get(kind, str(kind)),
                "resource": resource,
                "name": name,
                "value": self._shown(name, value),
            }
            for (kind, resource), values in sorted(self._image.configs.items())
            for name, value in sorted(values.items())
        ]
        return Table.from_pylist(rows, CONFIGS)

    @property
    def acls(self) -> Table:
        """One row an access control entry."""
        rows = [{"id": acl, **named_acl(state)} for acl, state in sorted(self._image.acls.items())]
        return Table.from_pylist(rows, ACLS)

    @property
    def quotas(self) -> Table:
        """One row a quota; a null name in the entity is the default."""
        rows = [
            {"entity": list(entity), "key": key, "value": value}
            for (entity, key), value in sorted(self._image.quotas.items(), key=str)
        ]
        return Table.from_pylist(rows, QUOTAS)

    @property
    def scram(self) -> Table:
        """One row per SCRAM credential; salt and keys only with `secrets`."""
        secret = ("salt", "storedKey", "serverKey")
        rows = [
            {
                "user": user,
                "mechanism": _named(SCRAM_MECHANISMS, mechanism),
                "iterations": state["iterations"],
                **{name: state[name] if self._shows_secrets else None for name in secret},
            }
            for (user, mechanism), state in sorted(self._image.scram.items())
        ]
        return Table.from_pylist(rows, SCRAM)

    @property
    def tokens(self) -> Table:
        """One row per delegation token; its id only with `secrets`."""
        rows = [
            {**state, "tokenId": token if self._shows_secrets else None}
            for token, state in sorted(self._image.tokens.items())
        ]
        return Table.from_pylist(rows, TOKENS)

    def _shown(self, name: str, value: str) -> str:
        return HIDDEN if is_secret(name) and not self._shows_secrets else value


def named_acl(values: Mapping[str, Any]) -> Row:
    """Return the fields of an access control entry as columns, by name."""
    return {
        "resourceType": _named(ACL_RESOURCES, values["resourceType"]),
        "resource": values["resourceName"],
        "patternType": _named(ACL_PATTERNS, values["patternType"]),
        "principal": values["principal"],
        "host": values["host"],
        "operation": _named(ACL_OPERATIONS, values["operation"]),
        "permission": _named(ACL_PERMISSIONS, values["permissionType"]),
    }


class KnownTopic(NamedTuple):
    """A topic in the metadata log: its id as Kafka writes it, and its settings."""

    topic_id: str
    settings: Mapping[str, str]

    @property
    def is_tiered(self) -> bool:
        """Whether it has tiered storage."""
        return is_tiered(self.settings)


def known_topics(image: ClusterImage) -> dict[str, KnownTopic]:
    """Return the topics of a cluster, by name."""
    rows = image.topics.to_pylist()
    return {row["topic"]: KnownTopic(row["topicId"], dict(row["configs"])) for row in rows}


@documented_by(
    InternalOptions,
    source=(
        "the directory ``__cluster_metadata-0``, a directory that holds it, its segments, a "
        "snapshot (``.checkpoint``), or a list of them."
    ),
    secrets=SECRETS,
)
def read_cluster(
    source: Source, *, secrets: bool = False, **options: Unpack[InternalOptions]
) -> ClusterImage:
    """Read a cluster's metadata at a moment, from its newest snapshot and the log after it.

    Raises:
        FileNotFoundError: the source holds neither a metadata log nor a snapshot.
        KafkaFormatError: with ``on_damage="raise"``, at the first damage.
    """
    return _read(source, InternalQuery.of(options), secrets=secrets)


def _read(source: Source, reading: InternalQuery, *, secrets: bool = False) -> ClusterImage:
    if reading.on_damage != RAISE:
        reading = replace(reading, on_damage=COLLECT)
    metadata = metadata_source(source, reading)
    image = Image()
    snapshot = _chosen(metadata, reading, image)
    result = ClusterImage(image, snapshot, secrets=secrets)
    start = 0
    if snapshot is not None:
        for record in metadata_log.snapshot_records(snapshot, reading):
            _apply(image, record)
        start = snapshot.end_offset
        result.offset, result.epoch = start - 1, snapshot.epoch
        result.timestamp = metadata_log.snapshot_timestamp(snapshot, reading)
    _follow(result, image, metadata, reading, start)
    image.findings += [
        f"{damage.source}: {damage.message}"
        if damage.segment is None
        else f"{damage.segment}, byte {damage.position}: {damage.message}"
        for damage in reading.damage
        if not damage.is_tail
    ]
    return result


def known_cluster(source: Source, reading: InternalQuery) -> ClusterImage | None:
    """Return the latest metadata of the cluster; ``None`` where no metadata log is in a source."""
    latest = InternalQuery(limits=reading.limits, storage_options=reading.storage_options)
    with suppress(FileNotFoundError):
        logs = metadata_source(source, latest).logs
        # Segments outside log directories may be of another topic.
        if all(extent.segment.topic == metadata_log.TOPIC for extent in logs):
            return _read(source, latest)
    return None


def _follow(
    result: ClusterImage, image: Image, metadata: MetadataSource, reading: InternalQuery, start: int
) -> None:
    """Apply the log from an offset on."""
    expected = start if metadata.first_offset is None else max(start, metadata.first_offset)
    _miss(image, start, expected)
    for batch in metadata_log.log_batches(metadata, reading):
        if reading.as_of_timestamp is None:  # which leaves out what comes too late, anywhere
            expected = _expect(image, expected, batch.column("offset"))
        for record in decoded_records(metadata_log.TOPIC, batch):
            place = record.place
            if place.offset < start:
                continue
            _apply(image, record)
            result.offset, result.epoch = place.offset, place.leader_epoch
            result.timestamp = place.timestamp


def _expect(image: Image, expected: int, offsets: pa.Array) -> int:
    """Note missing offsets before and between others, and return the following one."""
    end = expected + len(offsets)
    if end == expected or (offsets[0].as_py(), offsets[-1].as_py()) == (expected, end - 1):
        return end
    for offset in offsets.to_pylist():
        _miss(image, expected, offset)
        expected = max(expected, offset + 1)
    return expected


def _miss(image: Image, first: int, stop: int) -> None:
    """Note missing offsets of the log; the cleaner never compacts this log."""
    if first < stop:
        image.findings.append(f"offsets {first} to {stop - 1} of the log are missing")


def _apply(image: Image, record: InternalRecord) -> None:
    decoded = record.decoded
    where = f"offset {record.place.offset}"
    if decoded.error is not None or decoded.value is None or decoded.name is None:
        image.findings.append(f"{where}: {decoded.error}")
    else:
        image.apply(decoded.name, decoded.value, where)


def _chosen(metadata: MetadataSource, reading: InternalQuery, image: Image) -> Snapshot | None:
    """Return the newest whole snapshot containing nothing after the wanted moment.

    Raises:
        OSError: a snapshot cannot be read, and there is nothing else, or damage is raised.
    """
    unread: OSError | None = None
    for snapshot in reversed(metadata.snapshots):
        if reading.as_of_offset is not None and snapshot.end_offset > reading.as_of_offset + 1:
            continue
        try:
            if not metadata_log.is_whole(snapshot, reading):
                image.findings.append(f"{snapshot.path}: {metadata_log.NOT_WHOLE}: it is not used")
                continue
            if reading.as_of_timestamp is not None:
                timestamp = metadata_log.snapshot_timestamp(snapshot, reading)
                if timestamp is not None and timestamp > reading.as_of_timestamp:
                    continue
        except OSError as error:
            unread = error
            if reading.on_damage == RAISE:
                break
            reason = f"the snapshot cannot be read, it is not used: {error_reason(error)}"
            image.findings.append(f"{snapshot.path}: {reason}")
            continue
        return snapshot
    if unread is not None and (reading.on_damage == RAISE or not metadata.logs):
        raise unread
    return None


def _node(state: Row) -> Row:
    """Endpoints and features of a broker or controller, as columns, by name.

    The order in a record means nothing: a snapshot has another one than the log.
    """
    return {
        "endpoints": [
            {
                "name": endpoint["name"],
                "host": endpoint["host"],
                "port": endpoint["port"],
                "securityProtocol": _named(SECURITY_PROTOCOLS, endpoint["securityProtocol"]),
            }
            for endpoint in sorted(state["endpoints"], key=_name)
        ],
        "features": [
            {
                "name": feature["name"],
                "minVersion": feature["minSupportedVersion"],
                "maxVersion": feature["maxSupportedVersion"],
            }
            for feature in sorted(state["features"], key=_name)
        ],
    }


def _name(row: Row) -> str:
    return str(row["name"])


def _named(names: Mapping[int, str], number: int) -> str:
    return names.get(number, str(number))


@documented_by(
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
) -> Table:
    """Read every record of a metadata log or a snapshot, with its fields as JSON.

    ``inTransaction`` marks records of a metadata transaction, from its beginning to its end.
    """
    rows = _metadata_rows(source, InternalQuery.of(options), secrets)
    return make_table(rows, RECORD_COLUMNS)


def _metadata_rows(source: Source, reading: InternalQuery, secrets: bool) -> Iterator[_MetadataRow]:
    metadata, is_open = metadata_source(source, reading), False
    records = metadata_log.log_records(metadata, reading)
    if not metadata.logs:
        found = (metadata_log.snapshot_records(each, reading) for each in metadata.snapshots)
        records = chain.from_iterable(found)
    for record in records:
        name = record.decoded.name
        is_open = is_open or name == "BeginTransactionRecord"
        yield (record if secrets else without_secret_fields(record)), is_open
        if name in ("EndTransactionRecord", "AbortTransactionRecord"):
            is_open = False
