"""The cluster at a moment: topics, partitions, brokers, configurations, ACLs, quotas and more.

Strategy: :mod:`kafkafmt.cluster.metadata_log` finds a snapshot and the log, and
:mod:`kafkafmt.cluster.image` adds their records up. The tables are made when they are read.

Invariant: secrets (SCRAM keys and salts, token ids, values of configurations that may hold
passwords) are not in any table, unless `secrets` is set.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt._base.damage import COLLECT, RAISE
from kafkafmt._base.errors import reason_of
from kafkafmt._base.keywords import described
from kafkafmt.cluster import cluster_schemas as schemas
from kafkafmt.cluster import metadata_log
from kafkafmt.cluster.config_names import is_secret
from kafkafmt.cluster.image import RESOURCE_TYPES, Image, Row
from kafkafmt.cluster.internal_query import InternalOptions, InternalQuery
from kafkafmt.cluster.internal_topics import InternalRecord, decoded_records
from kafkafmt.cluster.messages.decoding import Decode
from kafkafmt.cluster.metadata_log import MetadataSource, Snapshot, metadata_source
from kafkafmt.cluster.secrets import HIDDEN, SECRETS
from kafkafmt.log.policies import is_compacted
from kafkafmt.log.tiering import is_tiered
from kafkafmt.storage.discovery import Source


class ClusterImage:
    """The metadata of a cluster at a moment.

    Attributes:
        offset: of the last record that counts; ``None`` where there is none.
        epoch: of the leader that wrote it.
        timestamp: of that record, in milliseconds since 1970.
        snapshot: the snapshot that the image starts from; ``None``: from the log alone.
    """

    __module__ = "kafkafmt"

    def __init__(self, image: Image, snapshot: Snapshot | None, *, secrets: bool) -> None:
        self._image = image
        self._shows_secrets = secrets
        self.offset: int | None = None
        self.epoch: int | None = None
        self.timestamp: int | None = None
        self.snapshot = None if snapshot is None else snapshot.path

    @property
    def findings(self) -> list[str]:
        """What could not be read or applied, in order."""
        return self._image.findings

    @property
    def features(self) -> dict[str, int]:
        """Levels of features, ``metadata.version`` among them."""
        return dict(sorted(self._image.features.items()))

    @property
    def feature_levels(self) -> pa.Table:
        """One row a feature: feature, level."""
        rows = [{"feature": name, "level": level} for name, level in self.features.items()]
        return pa.Table.from_pylist(rows, schemas.FEATURES)

    @property
    def producer_ids(self) -> Row | None:
        """``brokerId``, ``brokerEpoch`` and ``nextProducerId`` of the last block given out."""
        return self._image.producer_ids

    @property
    def topic_names(self) -> dict[str, str]:
        """The names of topics, by id."""
        return dict(self._image.topic_names)

    @property
    def topics(self) -> pa.Table:
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
        return pa.Table.from_pylist(rows, schemas.TOPICS)

    @property
    def partitions(self) -> pa.Table:
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
        return pa.Table.from_pylist(rows, schemas.PARTITIONS)

    @property
    def brokers(self) -> pa.Table:
        """One row a registered broker."""
        rows = [
            {"brokerId": broker, **state, **_node(state)}
            for broker, state in sorted(self._image.brokers.items())
        ]
        return pa.Table.from_pylist(rows, schemas.BROKERS)

    @property
    def controllers(self) -> pa.Table:
        """One row a registered controller."""
        rows = [
            {"controllerId": controller, **state, **_node(state)}
            for controller, state in sorted(self._image.controllers.items())
        ]
        return pa.Table.from_pylist(rows, schemas.CONTROLLERS)

    @property
    def configs(self) -> pa.Table:
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
        return pa.Table.from_pylist(rows, schemas.CONFIGS)

    @property
    def acls(self) -> pa.Table:
        """One row an access control entry."""
        rows = [
            {
                "id": acl,
                "resourceType": _named(schemas.ACL_RESOURCES, state["resourceType"]),
                "resource": state["resourceName"],
                "patternType": _named(schemas.ACL_PATTERNS, state["patternType"]),
                "principal": state["principal"],
                "host": state["host"],
                "operation": _named(schemas.ACL_OPERATIONS, state["operation"]),
                "permission": _named(schemas.ACL_PERMISSIONS, state["permissionType"]),
            }
            for acl, state in sorted(self._image.acls.items())
        ]
        return pa.Table.from_pylist(rows, schemas.ACLS)

    @property
    def quotas(self) -> pa.Table:
        """One row a quota; a null name in the entity is the default."""
        rows = [
            {"entity": list(entity), "key": key, "value": value}
            for (entity, key), value in sorted(self._image.quotas.items(), key=str)
        ]
        return pa.Table.from_pylist(rows, schemas.QUOTAS)

    @property
    def scram(self) -> pa.Table:
        """One row per SCRAM credential; salt and keys only with `secrets`."""
        secret = ("salt", "storedKey", "serverKey")
        rows = [
            {
                "user": user,
                "mechanism": _named(schemas.SCRAM_MECHANISMS, mechanism),
                "iterations": state["iterations"],
                **{name: state[name] if self._shows_secrets else None for name in secret},
            }
            for (user, mechanism), state in sorted(self._image.scram.items())
        ]
        return pa.Table.from_pylist(rows, schemas.SCRAM)

    @property
    def tokens(self) -> pa.Table:
        """One row per delegation token; its id only with `secrets`."""
        rows = [
            {**state, "tokenId": token if self._shows_secrets else None}
            for token, state in sorted(self._image.tokens.items())
        ]
        return pa.Table.from_pylist(rows, schemas.TOKENS)

    def _shown(self, name: str, value: str) -> str:
        return HIDDEN if is_secret(name) and not self._shows_secrets else value


class KnownTopic(NamedTuple):
    """What the metadata log says of a topic: its id as Kafka writes it, and its settings."""

    topic_id: str
    settings: Mapping[str, str]

    @property
    def is_compacted(self) -> bool:
        """Whether its ``cleanup.policy`` has ``compact``."""
        return is_compacted(self.settings)

    @property
    def is_tiered(self) -> bool:
        """Whether it has tiered storage."""
        return is_tiered(self.settings)


def known_topics(image: ClusterImage) -> dict[str, KnownTopic]:
    """The topics of a cluster, by name."""
    rows = image.topics.to_pylist()
    return {row["topic"]: KnownTopic(row["topicId"], dict(row["configs"])) for row in rows}


@described(
    InternalOptions,
    source=(
        "the directory ``__cluster_metadata-0``, a directory that holds it, its segments, a "
        "snapshot (``.checkpoint``), or a list of them."
    ),
    secrets=SECRETS,
)
def cluster_image(
    source: Source, *, secrets: bool = False, **options: Unpack[InternalOptions]
) -> ClusterImage:
    """The metadata of a KRaft cluster at a moment, from its newest snapshot and the log after it.

    Raises:
        FileNotFoundError: the source holds neither a metadata log nor a snapshot.
        KafkaFormatError: with ``on_damage="raise"``, at the first damage.
    """
    reading = InternalQuery.of(options)
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


def _follow(
    result: ClusterImage, image: Image, metadata: MetadataSource, reading: InternalQuery, start: int
) -> None:
    """Apply the log from an offset on."""
    expected = start if metadata.first_offset is None else max(start, metadata.first_offset)
    _miss(image, start, expected)
    decoders: dict[str, Decode] = {}
    for batch in metadata_log.log_batches(metadata, reading):
        if reading.as_of_timestamp is None:  # which leaves out what comes too late, anywhere
            expected = _expect(image, expected, batch.column("offset"))
        for record in decoded_records(metadata_log.TOPIC, batch, decoders):
            place = record.place
            if place.offset < start:
                continue
            _apply(image, record)
            result.offset, result.epoch = place.offset, place.leader_epoch
            result.timestamp = place.timestamp


def _expect(image: Image, expected: int, offsets: pa.Array) -> int:
    """Note the offsets that are missing before and between others; which one follows them."""
    end = expected + len(offsets)
    if end == expected or (offsets[0].as_py(), offsets[-1].as_py()) == (expected, end - 1):
        return end
    for offset in offsets.to_pylist():
        _miss(image, expected, offset)
        expected = max(expected, offset + 1)
    return expected


def _miss(image: Image, first: int, stop: int) -> None:
    """Note offsets that the log lacks; the cleaner, which leaves holes, never has this log."""
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
    """The newest whole snapshot that contains nothing after the wanted moment.

    Raises:
        OSError: a snapshot cannot be read, and there is nothing else, or the caller wants to know.
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
            reason = f"the snapshot cannot be read, it is not used: {reason_of(error)}"
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
                "securityProtocol": _named(
                    schemas.SECURITY_PROTOCOLS, endpoint["securityProtocol"]
                ),
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
