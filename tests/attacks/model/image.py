"""What the records of a metadata log add up to: the model's own reading of what it writes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from kafkafmt.cluster.messages import schema
from kafkafmt.cluster.messages.encoding import framed
from kafkafmt.cluster.messages.records import framed_record
from tests.attacks.model.entries import Entry

LEVEL = 20
"""Of ``metadata.version``: 3.8-IV0."""
_NO_CHANGE = -2
Topics = dict[str, dict[str, Any]]
"""By topic id: name, leader, leaderEpoch and isr."""


@cache
def _log() -> schema.LogSchema:
    return schema.log(schema.CLUSTER_METADATA)


def framed_value(name: str, /, **fields: Any) -> bytes:
    """The value of a record of the metadata log."""
    return framed(_log(), name, 0, fields)


def tiered_value(topic: str) -> bytes:
    """The record by which a topic has tiered storage."""
    name = "remote.storage.enable"
    return framed_value("ConfigRecord", resourceType=2, resourceName=topic, name=name, value="true")


def image_of(entries: Sequence[Entry]) -> Topics:
    """The topics after some entries."""
    state: Topics = {}
    for entry in entries:
        for item in entry.items if entry.control is None else ():
            _apply(state, item.value)
    return state


def _apply(state: Topics, value: bytes | None) -> None:
    assert value is not None
    message, _, fields = framed_record(_log(), value)
    if message.name == "FeatureLevelRecord":
        return
    if message.name == "ConfigRecord":
        for each in state.values():
            each["is_tiered"] = each["is_tiered"] or each["name"] == fields["resourceName"]
        return
    topic_id = fields["topicId"]
    if message.name == "TopicRecord":
        state[topic_id] = {"name": fields["name"], "is_tiered": False}
    elif message.name == "RemoveTopicRecord":
        del state[topic_id]
    elif message.name == "PartitionRecord":
        state[topic_id].update({name: fields[name] for name in ("leader", "leaderEpoch", "isr")})
    else:
        topic = state[topic_id]
        if fields["isr"] is not None:
            topic["isr"] = fields["isr"]
        if fields["leader"] != _NO_CHANGE:
            topic.update(leader=fields["leader"], leaderEpoch=topic["leaderEpoch"] + 1)
