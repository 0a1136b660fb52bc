"""The image of a cluster's metadata: the result of all records of the metadata log.

Rules of ``MetadataDelta`` and the deltas below it. A partition change has only the changed
fields; any leader in it raises the leader's epoch, and each change the partition's. Records between
Begin- and EndTransaction count when the transaction ends, those before an AbortTransaction never.

Invariant: a record that cannot be applied changes nothing and is a finding.

The levels of ``metadata.version``, and the releases that brought them (``MetadataVersion``).
"""

from __future__ import annotations

import base64
import struct
from collections.abc import Callable, Iterable, Mapping
from operator import itemgetter
from typing import Any

from kafkafmt.cluster.messages.reader import Values

_RELEASES = (
    *("3.0-IV1", "3.1-IV0", "3.2-IV0", "3.3-IV0", "3.3-IV1", "3.3-IV2"),
    *("3.3-IV3", "3.4-IV0", "3.5-IV0", "3.5-IV1", "3.5-IV2", "3.6-IV0", "3.6-IV1", "3.6-IV2"),
    *("3.7-IV0", "3.7-IV1", "3.7-IV2", "3.7-IV3", "3.7-IV4", "3.8-IV0", "3.9-IV0"),
    *("4.0-IV0", "4.0-IV1", "4.0-IV2", "4.0-IV3", "4.1-IV0", "4.1-IV1", "4.2-IV0", "4.2-IV1"),
    *("4.3-IV0", "4.4-IV0", "4.4-IV1", "4.4-IV2"),
)
"""From level 1 on."""
LOWEST_LEVEL = 7
"""3.3-IV3: the lowest of Kafka 4 (``MetadataVersion.MINIMUM_VERSION``)."""
HIGHEST_LEVEL = len(_RELEASES)


def level_name(level: int) -> str | None:
    """Return the name of a level, such as ``3.9-IV0``; ``None`` if it is not known."""
    return _RELEASES[level - 1] if 1 <= level <= HIGHEST_LEVEL else None


def parse_level(text: str) -> int:
    """Return the level of a level or a release: ``21``, ``3.9-IV0`` or ``3.9``.

    Raises:
        ValueError: it is neither, or no broker of Kafka 4 has it.
    """
    levels = {name: level for level, name in enumerate(_RELEASES, 1) if level >= LOWEST_LEVEL}
    if text.isascii() and text.isdigit() and int(text) in levels.values():
        return int(text)
    if text in levels:
        return levels[text]
    minor = ".".join(text.split(".")[:2])  # 4.3.1 is a release of 4.3
    of_release = [level for name, level in levels.items() if name.startswith(f"{minor}-")]
    if not of_release:
        raise ValueError(
            f"metadata version {text!r}: expected a level from {LOWEST_LEVEL} to {HIGHEST_LEVEL},"
            " or a release such as 3.9 or 4.3-IV0"
        )
    return max(of_release)


NO_CHANGE = -2
"""The leader in a PartitionChangeRecord that leaves the leader."""
_NO_RECOVERY_CHANGE = -1
TOPIC_RESOURCE = 2
_YES, _NO = 1, -1  # of BrokerRegistrationChangeRecord

RESOURCE_TYPES = {2: "topic", 4: "broker", 8: "broker-logger", 16: "client-metrics", 32: "group"}
"""The names of ``ConfigResource.Type``, by number."""

METADATA_VERSION = "metadata.version"

Row = dict[str, Any]


def too_old(features: Mapping[str, int]) -> str | None:
    """Why no broker of Kafka 4 starts on a metadata log with these features; else ``None``.

    Before Kafka 3.3 a log could have no level at all.
    """
    level = features.get(METADATA_VERSION)
    if level is not None and level >= LOWEST_LEVEL:
        return None
    found = "no record sets metadata.version" if level is None else f"metadata.version is {level}"
    return (
        f"{found}, and brokers from Kafka 4.0 on need {LOWEST_LEVEL} "
        f"({level_name(LOWEST_LEVEL)}) or more:"
        ' they end with "Unknown metadata version for FeaturesImage". Start it on Kafka 3.9'
        " first, and upgrade the feature (kafka-features.sh); or the record is lost, and another"
        " copy has it"
    )


class _UnknownError(Exception):
    """The unknown target of a record's change."""


class Image:
    """The state of a cluster, record by record.

    Attributes:
        topics: id by name.
        topic_names: name by id.
        partitions: by number, of each topic id.
        configs: values by name, of each resource type and resource.
        brokers, controllers: by node id.
        acls: by id.
        quotas: values by entity and key.
        scram: by user and mechanism.
        tokens: by id.
        features: levels by name.
        producer_ids: the next block; ``None`` before the first.
        findings: the records not applied, and why.
    """

    def __init__(self) -> None:
        self.topics: dict[str, str] = {}
        self.topic_names: dict[str, str] = {}
        self.partitions: dict[str, dict[int, Row]] = {}
        self.configs: dict[tuple[int, str], dict[str, str]] = {}
        self.brokers: dict[int, Row] = {}
        self.controllers: dict[int, Row] = {}
        self.acls: dict[str, Row] = {}
        self.quotas: dict[tuple[tuple[tuple[str, str | None], ...], str], float] = {}
        self.scram: dict[tuple[str, int], Row] = {}
        self.tokens: dict[str, Row] = {}
        self.features: dict[str, int] = {}
        self.producer_ids: Row | None = None
        self.findings: list[str] = []
        self._transaction: list[tuple[str, Values, Any]] | None = None

    @property
    def is_in_transaction(self) -> bool:
        """Whether a metadata transaction is open; its records do not count yet."""
        return self._transaction is not None

    def apply(self, name: str, values: Values, where: Any) -> None:
        """Take a record by its name, as ``TopicRecord``; ``where`` is its place, for a finding."""
        if name == "BeginTransactionRecord":
            self._transaction = []
        elif name == "AbortTransactionRecord":
            self._transaction = None
        elif name == "EndTransactionRecord":
            held, self._transaction = self._transaction or [], None
            for item in held:
                self._replay(*item)
        elif self._transaction is not None:
            self._transaction.append((name, values, where))
        else:
            self._replay(name, values, where)

    def _replay(self, name: str, values: Values, where: Any) -> None:
        replay = _REPLAYS.get(name)
        if replay is None:
            return  # NoOpRecord, ZkMigrationStateRecord
        try:
            replay(self, values)
        except _UnknownError as error:
            self.findings.append(f"{where}: {name}: {error} is not known")


_Replay = Callable[[Image, Values], None]


def _topic(image: Image, values: Values) -> None:
    image.topics[values["name"]] = values["topicId"]
    image.topic_names[values["topicId"]] = values["name"]


def _remove_topic(image: Image, values: Values) -> None:
    name = image.topic_names.pop(values["topicId"], None)
    if name is None:
        raise _UnknownError(f"topic {values['topicId']}")
    if image.topics.get(name) == values["topicId"]:
        del image.topics[name]
    image.partitions.pop(values["topicId"], None)
    image.configs.pop((TOPIC_RESOURCE, name), None)


_LISTS = {
    "isr": "isr",
    "replicas": "replicas",
    "removingReplicas": "removing",
    "addingReplicas": "adding",
    "directories": "directories",
    "eligibleLeaderReplicas": "elr",
    "lastKnownElr": "lastKnownElr",
}
"""The lists of a partition, by their names in records."""


def _partition(image: Image, values: Values) -> None:
    image.partitions.setdefault(values["topicId"], {})[values["partitionId"]] = {
        **{column: values.get(name) or [] for name, column in _LISTS.items()},
        "leader": values["leader"],
        "leaderEpoch": values["leaderEpoch"],
        "partitionEpoch": values["partitionEpoch"],
        "recoveryState": values["leaderRecoveryState"],
    }


def _change_partition(image: Image, values: Values) -> None:
    topic_id, partition = values["topicId"], values["partitionId"]
    known = image.partitions.get(topic_id, {}).get(partition)
    if known is None:
        raise _UnknownError(f"partition {partition} of topic {topic_id}")
    state = dict(known)
    for name, column in _LISTS.items():
        if values.get(name) is not None:
            state[column] = values[name]
    if values["leader"] != NO_CHANGE:
        state["leader"] = values["leader"]
        state["leaderEpoch"] += 1
    if values["leaderRecoveryState"] != _NO_RECOVERY_CHANGE:
        state["recoveryState"] = values["leaderRecoveryState"]
    state["partitionEpoch"] += 1
    image.partitions[topic_id][partition] = state


def _clear_elr(image: Image, values: Values) -> None:
    name = values["topicName"]
    wanted = image.topics.get(name)
    if name and wanted is None:
        raise _UnknownError(f"topic {name}")
    for topic_id in [wanted] if wanted is not None else list(image.partitions):
        partitions = image.partitions.get(topic_id, {})
        for number, state in partitions.items():
            partitions[number] = {**state, "elr": [], "lastKnownElr": []}


def _config(image: Image, values: Values) -> None:
    resource = image.configs.setdefault((values["resourceType"], values["resourceName"]), {})
    if values["value"] is None:
        resource.pop(values["name"], None)
    else:
        resource[values["name"]] = values["value"]


def _in_order(directories: Iterable[str] | None) -> list[str]:
    """Sort the ids of directories as a registration keeps them (``Uuid.compareTo``)."""
    return sorted(
        directories or (),
        key=lambda uuid: struct.unpack(">qq", base64.urlsafe_b64decode(uuid + "==")),
    )


def _register_broker(image: Image, values: Values) -> None:
    image.brokers[values["brokerId"]] = {
        "epoch": values["brokerEpoch"],
        "incarnationId": values["incarnationId"],
        "rack": values["rack"],
        "endpoints": values["endPoints"],
        "features": values["features"],
        "fenced": values["fenced"],
        "inControlledShutdown": values.get("inControlledShutdown", False),
        "logDirs": _in_order(values.get("logDirs")),
        "cordonedLogDirs": _in_order(values.get("cordonedLogDirs")),
    }


def _amend_broker(image: Image, broker: int, epoch: int, changes: Row) -> None:
    """Change a broker's registration of one epoch (``ClusterDelta.getBrokerOrThrow``)."""
    known = image.brokers.get(broker)
    if known is None:
        raise _UnknownError(f"broker {broker}")
    if known["epoch"] != epoch:
        raise _UnknownError(f"epoch {epoch} of broker {broker}, which has {known['epoch']},")
    image.brokers[broker] = {**known, **changes}


def _fencing(is_fenced: bool) -> _Replay:
    return lambda image, values: _amend_broker(
        image, values["id"], values["epoch"], {"fenced": is_fenced}
    )


def _change_broker(image: Image, values: Values) -> None:
    changes: Row = {}
    for name in ("fenced", "inControlledShutdown"):
        if values.get(name) in (_YES, _NO):
            changes[name] = values[name] == _YES
    if values.get("logDirs"):
        changes["logDirs"] = _in_order(values["logDirs"])
    if values.get("cordonedLogDirs") is not None:
        changes["cordonedLogDirs"] = _in_order(values["cordonedLogDirs"])
    _amend_broker(image, values["brokerId"], values["brokerEpoch"], changes)


def _register_controller(image: Image, values: Values) -> None:
    image.controllers[values["controllerId"]] = {
        "incarnationId": values["incarnationId"],
        "zkMigrationReady": values["zkMigrationReady"],
        "endpoints": values["endPoints"],
        "features": values["features"],
    }


def _acl(image: Image, values: Values) -> None:
    image.acls[values["id"]] = {name: value for name, value in values.items() if name != "id"}


def _quota(image: Image, values: Values) -> None:
    entity = tuple(
        sorted(
            ((entity["entityType"], entity["entityName"]) for entity in values["entity"]), key=str
        )
    )
    if values["remove"]:
        image.quotas.pop((entity, values["key"]), None)
    else:
        image.quotas[entity, values["key"]] = values["value"]


def _feature(image: Image, values: Values) -> None:
    if values["featureLevel"] == 0:
        image.features.pop(values["name"], None)
    else:
        image.features[values["name"]] = values["featureLevel"]


def _producer_ids(image: Image, values: Values) -> None:
    image.producer_ids = dict(values)


def _addition(rows: str, *key: str) -> _Replay:
    """Return a replay for storing the record as a row, by its key."""

    def add(image: Image, values: Values) -> None:
        getattr(image, rows)[itemgetter(*key)(values)] = dict(values)

    return add


def _removal(rows: str, *key: str, kind: str = "") -> _Replay:
    """Return a replay for removing a row by its key; with ``kind``, an unknown row is an error."""

    def remove(image: Image, values: Values) -> None:
        found = itemgetter(*key)(values)
        if getattr(image, rows).pop(found, None) is None and kind:
            raise _UnknownError(f"{kind} {found}")

    return remove


_REPLAYS: dict[str, _Replay] = {
    "AccessControlEntryRecord": _acl,
    "BrokerRegistrationChangeRecord": _change_broker,
    "ClearElrRecord": _clear_elr,
    "ClientQuotaRecord": _quota,
    "ConfigRecord": _config,
    "DelegationTokenRecord": _addition("tokens", "tokenId"),
    "FeatureLevelRecord": _feature,
    "FenceBrokerRecord": _fencing(True),
    "PartitionChangeRecord": _change_partition,
    "PartitionRecord": _partition,
    "ProducerIdsRecord": _producer_ids,
    "RegisterBrokerRecord": _register_broker,
    "RegisterControllerRecord": _register_controller,
    "RemoveAccessControlEntryRecord": _removal("acls", "id", kind="ACL"),
    "RemoveDelegationTokenRecord": _removal("tokens", "tokenId"),
    "RemoveTopicRecord": _remove_topic,
    "RemoveUserScramCredentialRecord": _removal("scram", "name", "mechanism"),
    "TopicRecord": _topic,
    "UnfenceBrokerRecord": _fencing(False),
    "UnregisterBrokerRecord": _removal("brokers", "brokerId", kind="broker"),
    # ClusterDelta takes one that is not known without an error, unlike a broker.
    "UnregisterControllerRecord": _removal("controllers", "controllerId"),
    "UserScramCredentialRecord": _addition("scram", "name", "mechanism"),
}
