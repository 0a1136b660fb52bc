"""Snapshots of the metadata log: what its first records add up to, in a file of their own.

Rule: KIP-630. A snapshot has the offset after its last record and that record's epoch for a name,
and is of committed records only. What is before it may then be deleted from the log.
"""

from __future__ import annotations

from collections.abc import Sequence

from tests.attacks.model.entries import TIME, Entry
from tests.attacks.model.image import LEVEL, Topics, framed_value, image_of, tiered_value
from tests.support.encoder import Rec, control_key, control_value, record_batch
from tests.support.encoder.control import SNAPSHOT_FOOTER, SNAPSHOT_HEADER

Snapshots = dict[tuple[int, int], bytes]
"""The bytes of each, by end offset and epoch."""


def snapshot_of(entries: Sequence[Entry], replicas: Sequence[int]) -> bytes:
    """The snapshot of the entries of a log's beginning."""
    epoch = entries[-1].epoch
    values = [framed_value("FeatureLevelRecord", name="metadata.version", featureLevel=LEVEL)]
    values += _values(image_of(entries), replicas)
    header = Rec(control_key(SNAPSHOT_HEADER), control_value(SNAPSHOT_HEADER, timestamp=TIME))
    footer = Rec(control_key(SNAPSHOT_FOOTER), control_value(SNAPSHOT_FOOTER))
    data = [Rec(None, value, offset_delta=each) for each, value in enumerate(values)]
    return b"".join(
        (
            _batch([header], 0, epoch, control=True),
            _batch(data, 1, epoch),
            _batch([footer], 1 + len(data), epoch, control=True),
        )
    )


def _values(topics: Topics, replicas: Sequence[int]) -> list[bytes]:
    values = []
    for topic_id, each in topics.items():
        values.append(framed_value("TopicRecord", name=each["name"], topicId=topic_id))
        if each["is_tiered"]:
            values.append(tiered_value(each["name"]))
        if "isr" in each:
            state = {name: each[name] for name in ("isr", "leader", "leaderEpoch")}
            state |= {"partitionId": 0, "partitionEpoch": 0, "replicas": list(replicas)}
            values.append(framed_value("PartitionRecord", topicId=topic_id, **state))
    return values


def _batch(records: list[Rec], offset: int, epoch: int, *, control: bool = False) -> bytes:
    return record_batch(
        records,
        base_offset=offset,
        base_timestamp=TIME,
        max_timestamp=TIME,
        leader_epoch=epoch,
        control=control,
    )
