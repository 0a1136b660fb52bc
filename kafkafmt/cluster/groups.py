"""Groups and their members, from ``__consumer_offsets``: classic, consumer, share and streams.

Rules of ``GroupMetadataManager``: a value creates or changes a group or a member, a null value
removes it. A classic group is one record with all members; the others have a record for each member
and each kind of assignment. Compaction keeps the last record of each, so an assignment may come
before the member that has it, and creates it. A commit of offsets creates a group that has no
members. Up to Kafka 3.9 a coordinator writes no tombstone for a group that never had members
(``cleanupGroupMetadata``), and finds it again only by its offsets (``doLoadGroupsAndOffsets``);
since 4.0 each group that ends has a tombstone.

Invariant: a record that cannot be decoded changes nothing, and is damage.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt.cluster.image import METADATA_VERSION, parse_level
from kafkafmt.cluster.internal_topics import (
    COLUMNS,
    PLACE,
    SCHEMA,
    InternalOptions,
    InternalQuery,
    InternalRecord,
    RecordPlace,
    UndecodedRecords,
    decoded_records,
    internal_batches,
    internal_reader,
)
from kafkafmt.cluster.messages import records
from kafkafmt.cluster.messages.reader import MessageError, Values
from kafkafmt.cluster.messages.records import ASSIGNMENT, SUBSCRIPTION, Owned, Partitions
from kafkafmt.cluster.metadata_log import topic_names
from kafkafmt.cluster.offsets import TOPIC, OffsetState, read_commits
from kafkafmt.segment.tables import arrow as pc
from kafkafmt.segment.tables.columns import record_batches
from kafkafmt.segment.types import Table
from kafkafmt.storage.discovery import Source

CLASSIC, CONSUMER, SHARE, STREAMS = "classic", "consumer", "share", "streams"

_MEMBER_STATES = {0: "STABLE", 1: "UNREVOKED_PARTITIONS", 2: "UNRELEASED_PARTITIONS"}
_STREAMS_STATES = {1: "STABLE", 2: "UNREVOKED_TASKS", 3: "UNRELEASED_TASKS"}
_STABLE = "STABLE"
_OFFSET_TYPES = (0, 1)

Row = dict[str, Any]


@dataclass
class Member:
    """A member of a group; the fields are the columns of the table.

    Partitions are by topic id, and by name for classic groups.
    """

    values: Row = field(default_factory=dict)
    assigned: Partitions | None = None
    pending: Partitions | None = None
    owned: Owned | None = None


@dataclass
class Group:
    """A group.

    Attributes:
        kind: ``classic``, ``consumer``, ``share`` or ``streams``.
        place: of its last record.
        values: protocol type, protocol, generation or epoch, leader, and so on.
        members: by id.
        targets: the target assignments of members, by their ids.
    """

    kind: str
    place: RecordPlace
    values: Row = field(default_factory=dict)
    members: dict[str, Member] = field(default_factory=dict)
    targets: dict[str, Partitions | None] = field(default_factory=dict)

    @property
    def is_simple(self) -> bool:
        """Whether it has only commits of offsets, and no record of its own."""
        return self.kind == CLASSIC and "generation" not in self.values

    @property
    def state(self) -> str:
        """The state, as a broker derives it when it has loaded the group."""
        if not self.members:
            return "Empty"
        if self.kind in (CLASSIC, SHARE):
            return "Stable"
        epoch, assigned = self.values.get("epoch"), self.values.get("assignmentEpoch")
        if self.kind == STREAMS and "topologyEpoch" not in self.values:
            return "NotReady"
        if epoch is not None and (assigned is None or epoch > assigned):
            return "Assigning"
        for member in self.members.values():
            is_stable = member.values.get("memberState") == _STABLE
            if not is_stable or member.values.get("memberEpoch") != assigned:
                return "Reconciling"
        return "Stable"


Groups = dict[str, Group]


def collect_groups(source: Source, reading: InternalQuery) -> Groups:
    """Return all groups of a source, by name."""
    groups: Groups = {}
    offsets = OffsetState()
    is_of_4 = False
    with UndecodedRecords(reading) as undecoded:
        for _, batch in internal_batches(source, reading, [TOPIC], TOPIC):
            offsets.take(read_commits(batch))
            for record in undecoded.sound(decoded_records(TOPIC, batch)):
                apply(groups, record)
                is_of_4 = is_of_4 or (record.decoded.record_type or 0) in _TYPES_OF_4
    if not is_of_4 and not _has_brokers_of_4(source, reading):
        _keep_living(groups, offsets.table())
    return groups


def _keep_living(groups: Groups, offsets: pa.Table) -> None:
    """Of the groups without a record of their own, keep those with offsets, pending or not."""
    places = ("partition", "offset", "timestamp")
    numbers = offsets.column("timestamp").cast(pa.int64())
    offsets = offsets.set_column(offsets.schema.get_field_index("timestamp"), "timestamp", numbers)
    living = {row["group"]: row for row in offsets.select(["group", *places]).to_pylist()}
    for name in [name for name, group in groups.items() if group.is_simple and name not in living]:
        del groups[name]
    for name in living.keys() - groups.keys():  # its tombstone came before the COMMIT marker
        partition, offset, timestamp = (living[name][column] for column in places)
        place = RecordPlace(None, TOPIC, partition, offset, timestamp, None, 0)
        groups[name] = _new_group(CLASSIC, place)


def _has_brokers_of_4(source: Source, reading: InternalQuery) -> bool:
    """Return whether a metadata log in a source has registrations of brokers since Kafka 4.0."""
    from kafkafmt.cluster.metadata import known_cluster  # most sources of groups need none

    image = known_cluster(source, reading)
    rows = [] if image is None else image.brokers.to_pylist()
    return any(
        feature["name"] == METADATA_VERSION and feature["maxVersion"] >= parse_level("4.0-IV0")
        for row in rows
        for feature in row["features"]
    )


def apply(groups: Groups, record: InternalRecord) -> None:
    """Take a record."""
    decoded = record.decoded
    if decoded.key is None:
        return
    if decoded.record_type in _OFFSET_TYPES:
        name = decoded.key["group"]
        if decoded.value is not None and name not in groups:
            groups[name] = _new_group(CLASSIC, record.place)
        return
    rule = _RULES.get(decoded.record_type or 0)
    if rule is None:
        return
    kind, change = rule
    name = decoded.key["group" if kind == CLASSIC else "groupId"]
    group = groups.get(name)
    if group is not None and group.kind != kind:
        group = None
    if decoded.value is not None:
        if group is None:
            group = groups[name] = _new_group(kind, record.place)
        group.place = record.place
    elif group is not None and change in (_classic_group, _epoch):
        del groups[name]
        return
    if group is not None:
        change(group, decoded.key, decoded.value)


def _new_group(kind: str, place: RecordPlace) -> Group:
    return Group(kind, place, {"protocolType": _PROTOCOL_TYPES[kind]})


_PROTOCOL_TYPES = {CLASSIC: "", CONSUMER: "consumer", SHARE: "share", STREAMS: "streams"}

_Change = Callable[[Group, Values, Any], None]
"""Takes a group, the key and the value of a record; the value is `None` where it is removed."""


def _classic_group(group: Group, key: Values, value: Values) -> None:
    names = ("protocolType", "protocol", "generation", "leader")
    group.values = {name: value[name] for name in names}
    group.members = {
        member["memberId"]: _classic_member(group, member) for member in value["members"]
    }


def _classic_member(group: Group, value: Values) -> Member:
    member = Member(
        {
            "instanceId": value.get("groupInstanceId"),
            "clientId": value["clientId"],
            "clientHost": value["clientHost"],
            "sessionTimeoutMs": value["sessionTimeout"],
            "rebalanceTimeoutMs": value.get("rebalanceTimeout"),
            "assignor": group.values["protocol"],
            "memberEpoch": group.values["generation"],
            "userData": value["subscription"],
        }
    )
    protocol_type = group.values["protocolType"]
    if protocol_type == records.CONNECT:
        member.assigned = records.connect_assignment(value["assignment"])
    if protocol_type != records.PROTOCOL_TYPE:
        return member
    try:
        _, subscription = records.blob(SUBSCRIPTION, value["subscription"])
    except MessageError:
        return member
    user_data = subscription["userData"]
    member.values |= {
        "subscribedTopics": subscription["topics"],
        "rackId": subscription.get("rackId"),
        "userData": user_data,
    }
    member.owned = _owned(group.values["protocol"], subscription, user_data)
    try:
        _, assignment = records.blob(ASSIGNMENT, value["assignment"])
    except MessageError:
        return member
    member.assigned = [
        (partition["topic"], partition["partitions"])
        for partition in assignment["assignedPartitions"]
    ]
    return member


def _owned(protocol: str | None, subscription: Values, user_data: bytes | None) -> Owned | None:
    """Return the earlier partitions of a member, by subscription or assignor's user data."""
    if user_data and protocol == records.STICKY:
        return records.sticky_user_data(user_data)
    partitions = subscription.get("ownedPartitions") or None
    generation = subscription.get("generationId")
    if user_data and protocol == records.COOPERATIVE_STICKY:
        said = records.cooperative_user_data(user_data)
        generation = generation if said is None else said.generation
    owned = None
    if partitions is not None:
        owned = [(partition["topic"], partition["partitions"]) for partition in partitions]
    return None if owned is None and generation is None else Owned(owned, generation)


def _epoch(group: Group, key: Values, value: Values) -> None:
    group.values |= {"epoch": value["epoch"], "metadataHash": value.get("metadataHash")}


def _member(group: Group, key: Values, value: Values | None) -> None:
    if value is None:
        group.members.pop(key["memberId"], None)
        return
    member = group.members.setdefault(key["memberId"], Member())
    classic = value.get("classicMemberMetadata")
    member.values |= {
        "instanceId": value.get("instanceId"),
        "rackId": value.get("rackId"),
        "clientId": value["clientId"],
        "clientHost": value["clientHost"],
        "rebalanceTimeoutMs": value.get("rebalanceTimeoutMs"),
        "sessionTimeoutMs": None if classic is None else classic["sessionTimeoutMs"],
        "subscribedTopics": value.get("subscribedTopicNames"),
        "subscribedRegex": value.get("subscribedTopicRegex") or None,
        "assignor": value.get("serverAssignor"),
    }


def _number_change(name: str, field_name: str) -> _Change:
    """Return the change made by a record with a number of the group, or by its tombstone."""

    def change(group: Group, key: Values, value: Values | None) -> None:
        if value is not None:
            group.values[name] = value[field_name]
        else:
            group.values.pop(name, None)

    return change


_target_epoch = _number_change("assignmentEpoch", "assignmentEpoch")
_topology = _number_change("topologyEpoch", "epoch")


def _target(group: Group, key: Values, value: Values | None) -> None:
    if value is not None:
        group.targets[key["memberId"]] = _partitions(value, "topicPartitions")
    else:
        group.targets.pop(key["memberId"], None)


def _current(group: Group, key: Values, value: Values | None) -> None:
    if value is None:
        member = group.members.get(key["memberId"])
        if member is not None:
            for column in ("memberEpoch", "previousMemberEpoch", "memberState"):
                member.values.pop(column, None)
            member.assigned = member.pending = None
        return
    member = group.members.setdefault(key["memberId"], Member())
    states = _STREAMS_STATES if group.kind == STREAMS else _MEMBER_STATES
    member.values |= {
        "memberEpoch": value["memberEpoch"],
        "previousMemberEpoch": value["previousMemberEpoch"],
        "memberState": states.get(value["state"], "UNKNOWN"),
    }
    member.assigned = _partitions(value, "assignedPartitions")
    member.pending = _partitions(value, "partitionsPendingRevocation")


# A streams group has tasks in place of partitions: the active ones, by subtopology.
_TASKS = {
    "topicPartitions": "activeTasks",
    "assignedPartitions": "activeTasks",
    "partitionsPendingRevocation": "activeTasksPendingRevocation",
}


def _partitions(value: Values, name: str) -> Partitions | None:
    """Partitions by topic id, or tasks by subtopology."""
    if name in value:
        return [(topic["topicId"], topic["partitions"]) for topic in value[name]]
    tasks = value.get(_TASKS[name])
    if tasks is None:
        return None
    return [(task["subtopologyId"], task["partitions"]) for task in tasks]


_RULES: dict[int, tuple[str, _Change]] = {
    2: (CLASSIC, _classic_group),
    3: (CONSUMER, _epoch),
    5: (CONSUMER, _member),
    6: (CONSUMER, _target_epoch),
    7: (CONSUMER, _target),
    8: (CONSUMER, _current),
    10: (SHARE, _member),
    11: (SHARE, _epoch),
    12: (SHARE, _target_epoch),
    13: (SHARE, _target),
    14: (SHARE, _current),
    17: (STREAMS, _epoch),
    19: (STREAMS, _member),
    20: (STREAMS, _target_epoch),
    21: (STREAMS, _target),
    22: (STREAMS, _current),
    23: (STREAMS, _topology),
}
"""By record type: the kind of group, and what the record changes."""


_PARTITIONS = pa.list_(
    pa.struct(
        [("topic", pa.string()), ("topicId", pa.string()), ("partitions", pa.list_(pa.int32()))]
    )
)
GROUPS_SCHEMA = pa.schema(
    [
        ("group", pa.string()),
        ("kind", pa.string()),
        ("protocolType", pa.string()),
        ("protocol", pa.string()),
        ("generation", pa.int32()),
        ("epoch", pa.int32()),
        ("state", pa.string()),
        ("leader", pa.string()),
        ("numMembers", pa.int32()),
        ("assignmentEpoch", pa.int32()),
        ("metadataHash", pa.int64()),
        *PLACE,
    ]
)
MEMBERS_SCHEMA = pa.schema(
    [
        ("group", pa.string()),
        ("kind", pa.string()),
        ("memberId", pa.string()),
        ("instanceId", pa.string()),
        ("rackId", pa.string()),
        ("clientId", pa.string()),
        ("clientHost", pa.string()),
        ("sessionTimeoutMs", pa.int32()),
        ("rebalanceTimeoutMs", pa.int32()),
        ("subscribedTopics", pa.list_(pa.string())),
        ("subscribedRegex", pa.string()),
        ("assignor", pa.string()),
        ("memberEpoch", pa.int32()),
        ("previousMemberEpoch", pa.int32()),
        ("memberState", pa.string()),
        ("assigned", _PARTITIONS),
        ("pending", _PARTITIONS),
        ("target", _PARTITIONS),
        ("owned", _PARTITIONS),
        ("ownedGeneration", pa.int32()),
        ("userData", pa.binary()),
        *PLACE,
    ]
)
_GROUP_TYPES = frozenset(range(2, 24))
_TYPES_OF_4 = frozenset(range(3, 24))
"""Record types that only the coordinator since Kafka 4.0 writes; before as a preview."""


@internal_reader
def read_groups(source: Source, **options: Unpack[InternalOptions]) -> Table:
    """Return the groups in ``__consumer_offsets``, as of a moment.

    A classic group has a ``generation``, the others an ``epoch``. ``state`` is the state of the
    group after a broker has loaded the records.
    """
    reading = InternalQuery.of(options)
    rows = [
        {
            **group.values,
            "group": name,
            "kind": group.kind,
            "state": group.state,
            "numMembers": len(group.members),
            **group.place.columns,
        }
        for name, group in sorted(collect_groups(source, reading).items())
    ]
    return Table.from_pylist(rows, GROUPS_SCHEMA)


@internal_reader
def read_group_members(source: Source, **options: Unpack[InternalOptions]) -> Table:
    """Return the members of groups in ``__consumer_offsets``, as of a moment.

    ``assigned`` are the partitions of a member, ``pending`` those to be revoked, ``target`` those
    of the target assignment, ``owned`` those before the last rebalance. Topics have names where a
    metadata log is among the sources; a streams group has subtopologies and tasks in place of
    topics and partitions, a Connect worker connectors and tasks.
    """
    reading = InternalQuery.of(options)
    groups = collect_groups(source, reading)
    names = topic_names(source, reading)
    rows = [
        _member_row(name, group, member_id, member, names)
        for name, group in sorted(groups.items())
        for member_id, member in sorted(group.members.items())
    ]
    return Table.from_pylist(rows, MEMBERS_SCHEMA)


@internal_reader
def read_group_events(source: Source, **options: Unpack[InternalOptions]) -> Table:
    """Read all records of groups, without commits of offsets: the history of rebalances.

    The columns are those of `read_internal`.
    """
    wanted = pa.array([kind.to_bytes(2, "big") for kind in sorted(_GROUP_TYPES)])
    batches = (
        batch.filter(pc.is_in(pc.binary_slice(batch.column("key"), 0, 2), wanted))
        for _, batch in internal_batches(source, InternalQuery.of(options), [TOPIC], TOPIC)
    )
    rows = (record for batch in batches for record in decoded_records(TOPIC, batch))
    return Table.from_batches(record_batches(rows, COLUMNS, lambda row: 256), SCHEMA)


def _member_row(
    name: str, group: Group, member_id: str, member: Member, names: Mapping[str, str]
) -> Row:
    owned = member.owned or Owned(None, None)
    parts = {"assigned": member.assigned, "pending": member.pending, "owned": owned.partitions}
    parts["target"] = group.targets.get(member_id)
    return {
        **member.values,
        "group": name,
        "kind": group.kind,
        "memberId": member_id,
        **{
            column: _assigned_partitions(partitions, group.kind, names)
            for column, partitions in parts.items()
        },
        "ownedGeneration": owned.generation,
        **group.place.columns,
    }


def _assigned_partitions(
    found: Partitions | None, kind: str, names: Mapping[str, str]
) -> list[Row] | None:
    """Partitions of a member as rows; classic groups and streams groups have no topic ids."""
    if found is None:
        return None
    by_name = kind in (CLASSIC, STREAMS)
    return [
        {
            "topic": topic if by_name else names.get(topic),
            "topicId": None if by_name else topic,
            "partitions": partitions,
        }
        for topic, partitions in found
    ]
