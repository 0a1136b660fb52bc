"""The files beside segments: indexes, producer snapshots, checkpoints, properties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kafkafmt._base.lazy import loader, modules_by_name

if TYPE_CHECKING:  # "as" makes a name public for type checkers
    from kafkafmt.segment.side_files.checkpoints import EpochEntry as EpochEntry
    from kafkafmt.segment.side_files.checkpoints import TopicPartitionOffset as TopicPartitionOffset
    from kafkafmt.segment.side_files.checkpoints import (
        read_leader_epoch_checkpoint as read_leader_epoch_checkpoint,
    )
    from kafkafmt.segment.side_files.checkpoints import (
        read_offset_checkpoint as read_offset_checkpoint,
    )
    from kafkafmt.segment.side_files.indexes import AbortedTxn as AbortedTxn
    from kafkafmt.segment.side_files.indexes import OffsetPosition as OffsetPosition
    from kafkafmt.segment.side_files.indexes import ProducerStateEntry as ProducerStateEntry
    from kafkafmt.segment.side_files.indexes import TimestampOffset as TimestampOffset
    from kafkafmt.segment.side_files.properties import MetaProperties as MetaProperties
    from kafkafmt.segment.side_files.properties import PartitionMetadata as PartitionMetadata
    from kafkafmt.segment.side_files.properties import read_meta_properties as read_meta_properties
    from kafkafmt.segment.side_files.properties import (
        read_partition_metadata as read_partition_metadata,
    )
    from kafkafmt.segment.side_files.tables import read_index as read_index
    from kafkafmt.segment.side_files.tables import read_producer_snapshot as read_producer_snapshot
    from kafkafmt.segment.side_files.tables import read_time_index as read_time_index
    from kafkafmt.segment.side_files.tables import read_transaction_index as read_transaction_index

_HOMES = modules_by_name(
    {
        "checkpoints": "EpochEntry TopicPartitionOffset read_leader_epoch_checkpoint "
        "read_offset_checkpoint",
        "indexes": "AbortedTxn OffsetPosition ProducerStateEntry TimestampOffset",
        "properties": "MetaProperties PartitionMetadata read_meta_properties "
        "read_partition_metadata",
        "tables": "read_index read_producer_snapshot read_time_index read_transaction_index",
    }
)


if not TYPE_CHECKING:  # otherwise a checker would take any name, and none for *
    __all__ = sorted(_HOMES)
    __getattr__ = loader(__name__, _HOMES)


def __dir__() -> list[str]:
    return sorted(_HOMES)
