"""The history of a cluster: the change made by each record of the metadata log, with names.

Strategy: the records are applied to an image one after another, as in
:mod:`kafkafmt.cluster.image`; the subject of each record is compared before and after. A log
whose beginning went to snapshots starts from the oldest of them: before its end, names are known,
and earlier values are not.

Invariant: one pass in the order of the log; a record of a metadata transaction is a change when the
transaction ends. Secrets are left out, unless ``secrets`` is set.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt._base.arguments import documented_by
from kafkafmt.cluster import metadata_log
from kafkafmt.cluster.image import (
    METADATA_VERSION,
    RESOURCE_TYPES,
    TOPIC_RESOURCE,
    Image,
    level_name,
)
from kafkafmt.cluster.internal_topics import (
    INTERNAL_ERRORS,
    InternalOptions,
    InternalQuery,
    RecordPlace,
    UndecodedRecords,
)
from kafkafmt.cluster.messages.json_text import type_name
from kafkafmt.cluster.messages.reader import Values
from kafkafmt.cluster.metadata import SCRAM_MECHANISMS, named_acl
from kafkafmt.cluster.metadata_log import MetadataSource, Snapshot, metadata_source
from kafkafmt.cluster.secrets import HIDDEN, SECRETS, is_secret
from kafkafmt.segment.tables.columns import MAX_ROWS, TIMESTAMP
from kafkafmt.segment.types import Table
from kafkafmt.storage.discovery import Source

SCHEMA = pa.schema(
    [
        ("timestamp", TIMESTAMP),
        ("offset", pa.int64()),
        ("type", pa.string()),
        ("topic", pa.string()),
        ("name", pa.string()),
        ("change", pa.string()),
    ]
)
_COUNTERS = ("partitionEpoch", "epoch", "incarnationId")
"""What other changes change, too: left out."""


class _Subject(NamedTuple):
    """What a record is about.

    Attributes:
        label: its name in a sentence.
        state: a value, or values by name; ``None`` where it is not there.
        topic: the topic that it is, or is of.
        name: the name of anything else.
    """

    label: str
    state: object
    topic: str | None = None
    name: str | None = None


class _History(Image):
    """An image with a list of its changes.

    Attributes:
        names: of topics unknown to the image, by id.
        is_whole: whether a row missing in the image did not exist.
        rows: the changes since they were last taken.
    """

    def __init__(self, names: Mapping[str, str], *, is_whole: bool, secrets: bool) -> None:
        super().__init__()
        self.names, self.is_whole, self.shows_secrets = names, is_whole, secrets
        self.rows: list[dict[str, Any]] = []

    def topic(self, topic_id: str) -> str:
        """Return the name of a topic; its id where the name is unknown."""
        return self.topic_names.get(topic_id) or self.names.get(topic_id) or topic_id

    def _replay(self, name: str, values: Values, where: Any) -> None:
        describe = _SUBJECTS.get(name)
        before = None if describe is None else describe(self, values)
        super()._replay(name, values, where)
        if describe is None or before is None or not isinstance(where, RecordPlace):
            return
        after = describe(self, values)
        self.rows.append(
            {
                "timestamp": where.timestamp,
                "offset": where.offset,
                "type": type_name(name),
                "topic": before.topic,
                "name": before.name,
                "change": self._change(name, before, after.state),
            }
        )

    def _change(self, name: str, before: _Subject, state: object) -> str:
        label, earlier = before.label, before.state
        if name.startswith(("Remove", "Unregister")):
            return f"{label} removed"
        if isinstance(state, dict) and not isinstance(earlier, dict):
            said = _listed(f"{key} {_text(value)}" for key, value in state.items() if value)
            return f"{label} {_VERBS.get(name, 'added')}{said}"
        if isinstance(state, dict) and isinstance(earlier, dict):
            texts = ((key, _text(earlier.get(key)), _text(state[key])) for key in state)
            said = _listed(f"{key} {old} -> {new}" for key, old, new in texts if old != new)
            return f"{label}{said or ' ' + _VERBS.get(name, 'unchanged')}"
        if name in _OF_KNOWN:  # the log does not have what it changes
            return f"{label} changed"
        known = "unset" if self.is_whole else "unknown"
        return f"{label}: {_text(earlier, known)} -> {_text(state, 'unset')}"


def _listed(parts: Iterator[str]) -> str:
    text = ", ".join(parts)
    return f": {text}" if text else ""


def _text(value: object, missing: str = "none") -> str:
    if value is None:
        return missing
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        texts = [*map(_text, value)]
        is_unordered = bool(value) and isinstance(value[0], dict)  # endpoints and features
        return f"[{','.join(sorted(texts) if is_unordered else texts)}]"
    if isinstance(value, dict):
        return f"{value['host']}:{value['port']}" if "host" in value else str(value.get("name"))
    return str(value)


# --- What records are about -----------------------------------------------------------------------


def _topic(image: _History, values: Values) -> _Subject:
    topic = values.get("name") or image.topic(values["topicId"])
    return _Subject(f"topic {topic}", {} if values["topicId"] in image.topic_names else None, topic)


def _partition(image: _History, values: Values) -> _Subject:
    topic, number = image.topic(values["topicId"]), values["partitionId"]
    state = image.partitions.get(values["topicId"], {}).get(number)
    return _Subject(f"partition {number} of {topic}", _without_counters(state), topic)


def _config(image: _History, values: Values) -> _Subject:
    kind, resource, key = values["resourceType"], values["resourceName"], values["name"]
    value = image.configs.get((kind, resource), {}).get(key)
    if value is not None and is_secret(key) and not image.shows_secrets:
        value = HIDDEN
    if kind == TOPIC_RESOURCE:
        return _Subject(f"{key} of {resource}", value, resource)
    owner = f"{RESOURCE_TYPES.get(kind, str(kind))} {resource}" if resource else "all brokers"
    return _Subject(f"{key} of {owner}", value, name=owner)


def _node(rows: str, kind: str, *keys: str) -> Callable[[_History, Values], _Subject]:
    """Return the subject of records about a broker or controller; its id is in one of ``keys``."""

    def describe(image: _History, values: Values) -> _Subject:
        node = next(values[key] for key in keys if key in values)
        state = _without_counters(getattr(image, rows).get(node))
        return _Subject(f"{kind} {node}", state, name=f"{kind} {node}")

    return describe


def _without_counters(state: Mapping[str, Any] | None) -> dict[str, Any] | None:
    if state is None:
        return None
    return {key: value for key, value in state.items() if key not in _COUNTERS}


def _feature(image: _History, values: Values) -> _Subject:
    name = values["name"]
    level = image.features.get(name)
    release = level_name(level) if level is not None and name == METADATA_VERSION else None
    return _Subject(name, f"{level} ({release})" if release else level, name=name)


def _quota(image: _History, values: Values) -> _Subject:
    entity = sorted(
        ((each["entityType"], each["entityName"]) for each in values["entity"]), key=str
    )
    owner = ", ".join(f"{kind} {name or '(default)'}" for kind, name in entity)
    value = image.quotas.get((tuple(entity), values["key"]))
    return _Subject(f"{values['key']} of {owner}", value, name=owner)


def _scram(image: _History, values: Values) -> _Subject:
    user, mechanism = values["name"], values["mechanism"]
    state = image.scram.get((user, mechanism))
    shown = None if state is None else {"iterations": state["iterations"]}
    label = f"{SCRAM_MECHANISMS.get(mechanism, str(mechanism))} of user {user}"
    return _Subject(label, shown, name=f"user {user}")


def _token(image: _History, values: Values) -> _Subject:
    state = image.tokens.get(values["tokenId"])
    owner = values.get("owner") or (state or {}).get("owner") or "unknown"
    shown = None if state is None else {"expires": state["expirationTimestamp"]}
    return _Subject(f"delegation token of {owner}", shown, name=owner)


def _acl(image: _History, values: Values) -> _Subject:
    state = image.acls.get(values["id"])
    fields = state or ({key: values[key] for key in values if key != "id"} or None)
    if fields is None:
        return _Subject(f"ACL {values['id']}", None)
    acl = named_acl(fields)
    what = f"{acl['resourceType']} {acl['resource']}"
    prefix = "" if acl["patternType"] == "literal" else f" ({acl['patternType']})"
    who = f"{acl['principal']} from {acl['host']}"
    label = f"ACL: {acl['permission']} {acl['operation']} on {what}{prefix} to {who}"
    topic = acl["resource"] if acl["resourceType"] == "topic" else None
    return _Subject(label, None if state is None else {}, topic, acl["principal"])


def _producer_ids(image: _History, values: Values) -> _Subject:
    known = image.producer_ids
    state = None if known is None else known["nextProducerId"]
    name = f"broker {values['brokerId']}"
    return _Subject(f"next producer id, by {name}", state, name=name)


def _elr(image: _History, values: Values) -> _Subject:
    topic = values["topicName"] or None
    return _Subject(f"eligible leader replicas of {topic or 'all topics'}", {}, topic)


_SUBJECTS: dict[str, Callable[[_History, Values], _Subject]] = {
    "AccessControlEntryRecord": _acl,
    "BrokerRegistrationChangeRecord": _node("brokers", "broker", "brokerId"),
    "ClearElrRecord": _elr,
    "ClientQuotaRecord": _quota,
    "ConfigRecord": _config,
    "DelegationTokenRecord": _token,
    "FeatureLevelRecord": _feature,
    "FenceBrokerRecord": _node("brokers", "broker", "id"),
    "PartitionChangeRecord": _partition,
    "PartitionRecord": _partition,
    "ProducerIdsRecord": _producer_ids,
    "RegisterBrokerRecord": _node("brokers", "broker", "brokerId"),
    "RegisterControllerRecord": _node("controllers", "controller", "controllerId"),
    "RemoveAccessControlEntryRecord": _acl,
    "RemoveDelegationTokenRecord": _token,
    "RemoveTopicRecord": _topic,
    "RemoveUserScramCredentialRecord": _scram,
    "TopicRecord": _topic,
    "UnfenceBrokerRecord": _node("brokers", "broker", "id"),
    "UnregisterBrokerRecord": _node("brokers", "broker", "brokerId"),
    "UnregisterControllerRecord": _node("controllers", "controller", "controllerId"),
    "UserScramCredentialRecord": _scram,
}
_VERBS = {
    "ClearElrRecord": "cleared",
    "PartitionRecord": "created",
    "RegisterBrokerRecord": "registered",
    "RegisterControllerRecord": "registered",
    "TopicRecord": "created",
}
_OF_KNOWN = (
    *("BrokerRegistrationChangeRecord", "FenceBrokerRecord", "UnfenceBrokerRecord"),
    "PartitionChangeRecord",
)


# --- The log --------------------------------------------------------------------------------------


def scan_cluster_history(
    source: Source, *, secrets: bool = False, **options: Unpack[InternalOptions]
) -> Iterator[pa.RecordBatch]:
    """Yield the rows of `read_cluster_history`, in batches of bounded length."""
    reading = InternalQuery.of(options)
    metadata = metadata_source(source, reading)
    base = _base(metadata, reading)
    start = metadata.first_offset or 0
    image = _History({}, is_whole=not start, secrets=secrets)
    later: _History | None = None
    if base is not None:
        later = _History({}, is_whole=True, secrets=secrets)
        for record in metadata_log.snapshot_records(base, reading):
            if record.decoded.value is not None and record.decoded.name is not None:
                later.apply(record.decoded.name, record.decoded.value, str(record.place))
        image.names = later.topic_names
    yield pa.RecordBatch.from_pylist([], SCHEMA)  # columns, where nothing changed
    with UndecodedRecords(reading) as undecoded:
        for record in undecoded.sound(metadata_log.log_records(metadata, reading)):
            place, decoded = record
            if later is not None and base is not None and place.offset >= base.end_offset:
                later.rows = image.rows
                image, later = later, None
            if decoded.name is not None and decoded.value is not None:
                image.apply(decoded.name, decoded.value, place)
            if len(image.rows) >= MAX_ROWS:
                yield pa.RecordBatch.from_pylist(image.rows, SCHEMA)
                image.rows = []
    yield pa.RecordBatch.from_pylist(image.rows, SCHEMA)


def _base(metadata: MetadataSource, reading: InternalQuery) -> Snapshot | None:
    """Return the last snapshot not beyond a log's first offset, else the first one beyond it."""
    start = metadata.first_offset
    if not start:
        return None
    whole = [each for each in metadata.snapshots if metadata_log.is_whole(each, reading)]
    before = [snapshot for snapshot in whole if snapshot.end_offset <= start]
    return before[-1] if before else next(iter(whole), None)


@documented_by(
    InternalOptions,
    INTERNAL_ERRORS,
    source=(
        "the metadata log's directory, its segments, a data directory that holds it, a glob, a URL "
        "that fsspec knows, or a list of these."
    ),
    secrets=SECRETS,
)
def read_cluster_history(
    source: Source, *, secrets: bool = False, **options: Unpack[InternalOptions]
) -> Table:
    """Return the change made by each record of the metadata log, in the order of the log.

    ``topic`` is the topic of the record, ``name`` its other subject, and ``change`` the change in
    words, such as ``retention.ms of orders: unset -> 60000``.
    """
    return Table.from_batches(scan_cluster_history(source, secrets=secrets, **options), SCHEMA)
