"""The files beside segments: indexes, producer snapshots, checkpoints, properties."""

from __future__ import annotations

from kafkafmt.side_files.checkpoints import EpochEntry, TopicPartitionOffset
from kafkafmt.side_files.meta_properties import MetaProperties
from kafkafmt.side_files.offset_index import OffsetPosition
from kafkafmt.side_files.partition_metadata import PartitionMetadata
from kafkafmt.side_files.producer_snapshot import ProducerStateEntry
from kafkafmt.side_files.time_index import TimestampOffset
from kafkafmt.side_files.transaction_index import AbortedTxn

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
