"""The files beside segments: indexes, producer snapshots, checkpoints, properties."""

from __future__ import annotations

from kafkafmt.segment.side_files.checkpoints import EpochEntry, TopicPartitionOffset
from kafkafmt.segment.side_files.indexes import (
    AbortedTxn,
    OffsetPosition,
    ProducerStateEntry,
    TimestampOffset,
)
from kafkafmt.segment.side_files.properties import MetaProperties, PartitionMetadata

__all__ = [
    "AbortedTxn",
    "EpochEntry",
    "MetaProperties",
    "OffsetPosition",
    "PartitionMetadata",
    "ProducerStateEntry",
    "TimestampOffset",
    "TopicPartitionOffset",
]
