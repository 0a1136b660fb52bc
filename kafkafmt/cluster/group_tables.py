"""The tables of groups, of their members, and of what happened to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt.cluster.groups import CLASSIC, STREAMS, TOPIC, Group, Member, groups_of
from kafkafmt.cluster.internal_query import InternalOptions, InternalQuery, internal_reader
from kafkafmt.cluster.internal_topics import COLUMNS, PLACE, SCHEMA, records_in
from kafkafmt.cluster.messages.assignors import Partitions
from kafkafmt.cluster.metadata_log import topic_names
from kafkafmt.segment.tables.columns import record_batches
from kafkafmt.storage.discovery import Source

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

Row = dict[str, Any]


@internal_reader
def read_groups(source: Source, **options: Unpack[InternalOptions]) -> pa.Table:
    """The groups in ``__consumer_offsets``, as of a moment.

    A classic group has a ``generation``, the others an ``epoch``. ``state`` is what a broker makes
    of the records when it loads them.
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
        for name, group in sorted(groups_of(source, reading).items())
    ]
    return pa.Table.from_pylist(rows, GROUPS_SCHEMA)


@internal_reader
def read_group_members(source: Source, **options: Unpack[InternalOptions]) -> pa.Table:
    """The members of groups in ``__consumer_offsets``, as of a moment.

    ``assigned`` is what a member has, ``pending`` what it is to give up, ``target`` what it is to
    have, ``owned`` what it had before the last rebalance. Topics have names where a metadata log
    is among the sources; a streams group has subtopologies and tasks in place of topics and
    partitions, a Connect worker connectors and tasks.
    """
    reading = InternalQuery.of(options)
    groups = groups_of(source, reading)
    names = topic_names(source, reading)
    rows = [
        _member_row(name, group, member_id, member, names)
        for name, group in sorted(groups.items())
        for member_id, member in sorted(group.members.items())
    ]
    return pa.Table.from_pylist(rows, MEMBERS_SCHEMA)


@internal_reader
def read_group_events(source: Source, **options: Unpack[InternalOptions]) -> pa.Table:
    """Every record about a group, without commits of offsets: the history of rebalances.

    The columns are those of `read_internal`.
    """
    records = records_in(source, InternalQuery.of(options), TOPIC)
    rows = (record for record in records if record.decoded.record_type in _GROUP_TYPES)
    return pa.Table.from_batches(record_batches(rows, COLUMNS, lambda row: 256), SCHEMA)


def _member_row(
    name: str, group: Group, member_id: str, member: Member, names: Mapping[str, str]
) -> Row:
    owned = member.owned
    target = group.targets.get(member_id)
    parts = {"assigned": member.assigned, "pending": member.pending, "target": target}
    return {
        **member.values,
        "group": name,
        "kind": group.kind,
        "memberId": member_id,
        **{
            column: _partitions(partitions, group.kind, names)
            for column, partitions in parts.items()
        },
        "owned": None if owned is None else _partitions(owned.partitions, group.kind, names),
        "ownedGeneration": None if owned is None else owned.generation,
        **group.place.columns,
    }


def _partitions(found: Partitions | None, kind: str, names: Mapping[str, str]) -> list[Row] | None:
    """Partitions of a member as rows; classic groups and streams groups have no topic ids."""
    if found is None:
        return None
    if kind in (CLASSIC, STREAMS):
        return [
            {"topic": topic, "topicId": None, "partitions": partitions}
            for topic, partitions in found
        ]
    return [
        {"topic": names.get(topic_id), "topicId": topic_id, "partitions": partitions}
        for topic_id, partitions in found
    ]
