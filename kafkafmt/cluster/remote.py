"""The segments in remote storage, from ``__remote_log_metadata`` (KIP-405).

Rules of ``RemoteLogMetadataCache``: a record introduces a segment, updates change its state and
custom metadata. When a topic is deleted, records of their own say so for each partition.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt.cluster.internal_topics import (
    PLACE,
    InternalOptions,
    InternalQuery,
    InternalRecord,
    internal_reader,
    sound_records,
)
from kafkafmt.cluster.messages.records import DecodedRecord
from kafkafmt.cluster.messages.remote import (
    DELETE_STATES,
    PARTITION_DELETE,
    SEGMENT,
    SEGMENT_STATES,
    UPDATE,
)
from kafkafmt.segment.tables.columns import TIMESTAMP
from kafkafmt.segment.types import Table
from kafkafmt.storage.discovery import Source

TOPIC = "__remote_log_metadata"
SCHEMA = pa.schema(
    [
        ("topicId", pa.string()),
        ("topic", pa.string()),
        ("topicPartition", pa.int32()),
        ("segmentId", pa.string()),
        ("startOffset", pa.int64()),
        ("endOffset", pa.int64()),
        ("maxTimestamp", TIMESTAMP),
        ("brokerId", pa.int32()),
        ("state", pa.string()),
        ("sizeInBytes", pa.int32()),
        ("leaderEpochs", pa.map_(pa.int32(), pa.int64())),
        ("customMetadata", pa.binary()),
        ("txnIndexEmpty", pa.bool_()),
        ("eventTimestamp", TIMESTAMP),
        *PLACE,
    ]
)


@internal_reader
def read_remote_segments(source: Source, **options: Unpack[InternalOptions]) -> Table:
    """Return the remote segments listed in ``__remote_log_metadata``, as of a moment.

    A deleted segment stays, with its state.
    """
    segments = remote_metadata(source, InternalQuery.of(options)).segments
    return Table.from_pylist(list(segments.values()), SCHEMA)


@dataclass
class RemoteMetadataImage:
    """The state of all segments and partitions after the records.

    Attributes:
        segments: by their ids, each with the columns of the table.
        deletions: how far the deletion of a partition is, one of
            :data:`~kafkafmt.cluster.messages.remote.DELETE_STATES`, by topic id and partition.
    """

    segments: dict[str, dict[str, Any]] = field(default_factory=dict)
    deletions: dict[tuple[str, int], str] = field(default_factory=dict)


def remote_metadata(source: Source, reading: InternalQuery) -> RemoteMetadataImage:
    """Add up the records of a source.

    Raises:
        FileNotFoundError: the source does not exist, or has no segment of the topic.
        OSError: the source cannot be read.
        KafkaFormatError: something is damaged, unless that is skipped.
    """
    image = RemoteMetadataImage()
    for record in sound_records(source, reading, TOPIC, _unknown_state):
        _apply(image, record)
    return image


def _unknown_state(decoded: DecodedRecord) -> str | None:
    value = decoded.value or {}
    for name, states in (
        ("remoteLogSegmentState", SEGMENT_STATES),
        ("remotePartitionDeleteState", DELETE_STATES),
    ):
        if name in value and not 0 <= value[name] < len(states):
            return f"{name} {value[name]}, 0 to {len(states) - 1} are known"
    return None


def _apply(image: RemoteMetadataImage, record: InternalRecord) -> None:
    decoded = record.decoded
    segments, value = image.segments, decoded.value
    if value is not None and decoded.record_type == PARTITION_DELETE:
        log, state = value["topicIdPartition"], value["remotePartitionDeleteState"]
        image.deletions[log["id"], log["partition"]] = DELETE_STATES[state]
        return
    if value is None or decoded.record_type not in (SEGMENT, UPDATE):
        return
    entry = value["remoteLogSegmentId"]
    changed = {
        "brokerId": value["brokerId"],
        "state": SEGMENT_STATES[value["remoteLogSegmentState"]],
        "eventTimestamp": value["eventTimestampMs"],
        **record.place.columns,
    }
    if value["customMetadata"] is not None or decoded.record_type == SEGMENT:
        changed["customMetadata"] = value["customMetadata"]
    if decoded.record_type == UPDATE:
        if entry["id"] in segments:
            segments[entry["id"]] |= changed
        return
    epochs = {epoch["leaderEpoch"]: epoch["offset"] for epoch in value["segmentLeaderEpochs"]}
    segments[entry["id"]] = {
        "topicId": entry["topicIdPartition"]["id"],
        "topic": entry["topicIdPartition"]["name"],
        "topicPartition": entry["topicIdPartition"]["partition"],
        "segmentId": entry["id"],
        "startOffset": value["startOffset"],
        "endOffset": value["endOffset"],
        "maxTimestamp": value["maxTimestampMs"],
        "sizeInBytes": value["segmentSizeInBytes"],
        "leaderEpochs": sorted(epochs.items()),
        "txnIndexEmpty": value["txnIndexEmpty"],
        **changed,
    }
