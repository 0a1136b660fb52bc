"""Records of ``__remote_log_metadata`` as Kafka's objects, in Java's words.

Rules of ``RemoteLogMetadataSerde``: a message becomes an object, checked by its constructor, and
the tool prints the object's ``toString``.

Invariant: the first failing check is the one reached first by Kafka's constructors.
"""

from __future__ import annotations

from typing import Any

from kafkafmt._base.java import boolean
from kafkafmt.cluster.messages.reader import NO_WORDS, MessageError, Values
from kafkafmt.cluster.messages.schema import MessageSpec

SEGMENT_STATES = (
    "COPY_SEGMENT_STARTED",
    "COPY_SEGMENT_FINISHED",
    "DELETE_SEGMENT_STARTED",
    "DELETE_SEGMENT_FINISHED",
)
DELETE_STATES = ("DELETE_PARTITION_MARKED", "DELETE_PARTITION_STARTED", "DELETE_PARTITION_FINISHED")
SEGMENT, UPDATE, PARTITION_DELETE, SNAPSHOT = range(4)


def remote_text(message: MessageSpec, values: Values) -> str:
    """Return the text of the object.

    Raises:
        MessageError: the object's constructor refuses the message.
    """
    return _TEXTS[message.api_key](values)


def _segment(values: Values) -> str:
    _check_offsets(values)
    _check_epochs(values)
    state = _state(values)
    return (
        f"RemoteLogSegmentMetadata{{remoteLogSegmentId={_segment_id(values)}, "
        f"startOffset={values['startOffset']}, endOffset={values['endOffset']}, "
        f"brokerId={values['brokerId']}, maxTimestampMs={values['maxTimestampMs']}, "
        f"eventTimestampMs={values['eventTimestampMs']}, "
        f"segmentLeaderEpochs={_epochs(values)}, "
        f"segmentSizeInBytes={values['segmentSizeInBytes']}, "
        f"customMetadata={_custom(values)}, state={state}, "
        f"txnIdxEmpty={boolean(values['txnIndexEmpty'])}}}"
    )


def _update(values: Values) -> str:
    state = _state(values)
    return (
        f"RemoteLogSegmentMetadataUpdate{{remoteLogSegmentId={_segment_id(values)}, "
        f"customMetadata={_custom(values)}, state={state}, "
        f"eventTimestampMs={values['eventTimestampMs']}, brokerId={values['brokerId']}}}"
    )


def _partition_delete(values: Values) -> str:
    state = values["remotePartitionDeleteState"]
    if not 0 <= state < len(DELETE_STATES):
        raise MessageError(NO_WORDS)  # Objects.requireNonNull without a text
    return (
        f"RemotePartitionDeleteMetadata{{topicPartition={_partition(values['topicIdPartition'])}, "
        f"state={DELETE_STATES[state]}, eventTimestampMs={values['eventTimestampMs']}, "
        f"brokerId={values['brokerId']}}}"
    )


def _snapshot(values: Values) -> str:
    state = _state(values)
    _check_epochs(values)
    return (
        f"RemoteLogSegmentMetadataSnapshot{{segmentId={values['segmentId']}, "
        f"startOffset={values['startOffset']}, endOffset={values['endOffset']}, "
        f"maxTimestampMs={values['maxTimestampMs']}, segmentLeaderEpochs={_epochs(values)}, "
        f"segmentSizeInBytes={values['segmentSizeInBytes']}, "
        f"customMetadata={_custom(values)}, state={state}, "
        f"txnIdxEmpty={boolean(values['txnIndexEmpty'])}}}"
    )


_TEXTS = {
    SEGMENT: _segment,
    UPDATE: _update,
    PARTITION_DELETE: _partition_delete,
    SNAPSHOT: _snapshot,
}


def _check_offsets(values: Values) -> None:
    start, end = values["startOffset"], values["endOffset"]
    if start < 0:
        raise MessageError(
            f"Unexpected start offset = {start}. StartOffset for a remote segment cannot be "
            "negative"
        )
    if end < start:
        raise MessageError(
            f"Unexpected end offset = {end}. EndOffset for a remote segment cannot be less than "
            f"startOffset = {start}"
        )


def _check_epochs(values: Values) -> None:
    if not values["segmentLeaderEpochs"]:
        raise MessageError("segmentLeaderEpochs can not be null or empty")


def _state(values: Values) -> str:
    state = values["remoteLogSegmentState"]
    if not 0 <= state < len(SEGMENT_STATES):
        raise MessageError("state can not be null")
    return SEGMENT_STATES[state]


def _segment_id(values: Values) -> str:
    entry = values["remoteLogSegmentId"]
    return (
        f"RemoteLogSegmentId{{topicIdPartition={_partition(entry['topicIdPartition'])}, "
        f"id={entry['id']}}}"
    )


def _partition(entry: Values) -> str:
    return f"{entry['id']}:{entry['name']}-{entry['partition']}"


def _epochs(values: Values) -> str:
    """Return a ``TreeMap``: ascending, and the last entry of an epoch counts."""
    epochs = {epoch["leaderEpoch"]: epoch["offset"] for epoch in values["segmentLeaderEpochs"]}
    return f"{{{', '.join(f'{epoch}={epochs[epoch]}' for epoch in sorted(epochs))}}}"


def _custom(values: Values) -> str:
    data: Any = values["customMetadata"]
    if data is None:
        return "Optional.empty"
    return f"Optional[CustomMetadata{{{len(data)} bytes}}]"
