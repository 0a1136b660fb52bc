"""The files beside segments: indexes, producer snapshots, checkpoints, properties."""

from __future__ import annotations

from kafkafmt.segment.side_files.checkpoints import EpochEntry, TopicPartitionOffset
from kafkafmt.segment.side_files.indexes import OffsetPosition
from kafkafmt.segment.side_files.partition_metadata import PartitionMetadata
from kafkafmt.segment.side_files.producer_snapshot import ProducerStateEntry
from kafkafmt.segment.side_files.properties import MetaProperties
from kafkafmt.segment.side_files.time_index import TimestampOffset
from kafkafmt.segment.side_files.transaction_index import AbortedTxn

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
