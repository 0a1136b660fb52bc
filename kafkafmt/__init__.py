"""Read Apache Kafka's log segments from their bytes: no broker, no JVM.

Start with ``kafkafmt.read_records(path)``: the records of a segment, a log directory or a broker's
data directory as a pyarrow.Table. ``help(kafkafmt.read_records)`` explains it.
All functions:

records     read_records, scan_records, scan_polars; read_batches, scan_batches
damage      verify, scan_findings; read_damage, scan_damage
disks       list_logs, diff, merge_replicas, read_transactions, find_hanging_transactions,
            read_producers
objects     open_segment, open_batch, open_segment_0_7, read_fields
values      read_schemas, decode, ValueFormat
offsets     read_committed_offsets, read_offset_commits
groups      read_groups, read_group_members, read_group_events, read_share_states
cluster     cluster_image, read_metadata_records, read_transaction_states,
            read_open_transactions, read_internal
tiers       audit_tier, read_remote_segments
side files  read_index, read_time_index, read_transaction_index, read_producer_snapshot,
            read_leader_epoch_checkpoint, read_offset_checkpoint, read_partition_metadata,
            read_meta_properties
repair      salvage, rescue_cluster, rescue_quorum, rescue_topic, unpack
exports     exported_dataset, exported_files; kafkafmt.lake.export.run, kafkafmt.spark.export

``read_`` functions return a table or an object, ``scan_`` functions the rows a piece at a time.
Every error about bytes is a KafkaFormatError. A name is loaded when it is first used, so that
importing the package is fast. Below are the classes, then the functions with their arguments.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from kafkafmt._base.version import __version__ as __version__

if TYPE_CHECKING:  # "as" makes a name public for type checkers
    from kafkafmt._base.damage import Damage as Damage
    from kafkafmt._base.errors import ChecksumError as ChecksumError
    from kafkafmt._base.errors import CorruptError as CorruptError
    from kafkafmt._base.errors import KafkaFormatError as KafkaFormatError
    from kafkafmt._base.errors import LimitExceededError as LimitExceededError
    from kafkafmt._base.errors import MalformedError as MalformedError
    from kafkafmt._base.errors import TruncatedError as TruncatedError
    from kafkafmt._base.errors import UnsupportedError as UnsupportedError
    from kafkafmt._base.limits import Limits as Limits
    from kafkafmt._base.moments import Moment as Moment
    from kafkafmt.cluster.groups import read_group_events as read_group_events
    from kafkafmt.cluster.groups import read_group_members as read_group_members
    from kafkafmt.cluster.groups import read_groups as read_groups
    from kafkafmt.cluster.internal_topics import read_internal as read_internal
    from kafkafmt.cluster.metadata import ClusterImage as ClusterImage
    from kafkafmt.cluster.metadata import cluster_image as cluster_image
    from kafkafmt.cluster.metadata import read_metadata_records as read_metadata_records
    from kafkafmt.cluster.offsets import read_committed_offsets as read_committed_offsets
    from kafkafmt.cluster.offsets import read_offset_commits as read_offset_commits
    from kafkafmt.cluster.remote import read_remote_segments as read_remote_segments
    from kafkafmt.cluster.shares import read_share_states as read_share_states
    from kafkafmt.cluster.transactions import read_open_transactions as read_open_transactions
    from kafkafmt.cluster.transactions import (
        read_transaction_states as read_transaction_states,
    )
    from kafkafmt.lake.tables.reading import exported_dataset as exported_dataset
    from kafkafmt.lake.tables.reading import exported_files as exported_files
    from kafkafmt.log.open_segment import Segment as Segment
    from kafkafmt.log.open_segment import open_batch as open_batch
    from kafkafmt.log.open_segment import open_segment as open_segment
    from kafkafmt.log.open_segment import open_segment_0_7 as open_segment_0_7
    from kafkafmt.log.scan import Scan as Scan
    from kafkafmt.log.scan import read_batches as read_batches
    from kafkafmt.log.scan import read_damage as read_damage
    from kafkafmt.log.scan import scan_batches as scan_batches
    from kafkafmt.log.scan import scan_damage as scan_damage
    from kafkafmt.repair.rescue.cluster import rescue_cluster as rescue_cluster
    from kafkafmt.repair.rescue.nodes import RescueError as RescueError
    from kafkafmt.repair.rescue.quorum import rescue_quorum as rescue_quorum
    from kafkafmt.repair.rescue.report import RescueReport as RescueReport
    from kafkafmt.repair.rescue.topic import rescue_topic as rescue_topic
    from kafkafmt.repair.salvage.report import SalvageReport as SalvageReport
    from kafkafmt.repair.salvage.run import salvage as salvage
    from kafkafmt.repair.unpack import unpack as unpack
    from kafkafmt.segment.record.batch import Batch as Batch
    from kafkafmt.segment.record.batch import MessageChecksum as MessageChecksum
    from kafkafmt.segment.record.control import ControlRecord as ControlRecord
    from kafkafmt.segment.record.record import Record as Record
    from kafkafmt.segment.side_files.checkpoints import (
        read_leader_epoch_checkpoint as read_leader_epoch_checkpoint,
    )
    from kafkafmt.segment.side_files.checkpoints import (
        read_offset_checkpoint as read_offset_checkpoint,
    )
    from kafkafmt.segment.side_files.properties import read_meta_properties as read_meta_properties
    from kafkafmt.segment.side_files.properties import (
        read_partition_metadata as read_partition_metadata,
    )
    from kafkafmt.segment.side_files.tables import read_index as read_index
    from kafkafmt.segment.side_files.tables import read_producer_snapshot as read_producer_snapshot
    from kafkafmt.segment.side_files.tables import read_time_index as read_time_index
    from kafkafmt.segment.side_files.tables import read_transaction_index as read_transaction_index
    from kafkafmt.storage.discovery import Source as Source
    from kafkafmt.storage.errors import DriverMissingError as DriverMissingError
    from kafkafmt.storage.errors import PrivateKeyError as PrivateKeyError
    from kafkafmt.storage.errors import ReplacedError as ReplacedError
    from kafkafmt.storage.errors import StorageError as StorageError
    from kafkafmt.storage.errors import StorageOptionError as StorageOptionError
    from kafkafmt.survey.comparison.difference import diff as diff
    from kafkafmt.survey.comparison.replicas import MergedReplicas as MergedReplicas
    from kafkafmt.survey.comparison.replicas import merge_replicas as merge_replicas
    from kafkafmt.survey.fields import read_fields as read_fields
    from kafkafmt.survey.hanging import find_hanging_transactions as find_hanging_transactions
    from kafkafmt.survey.inventory import list_logs as list_logs
    from kafkafmt.survey.producers import read_producers as read_producers
    from kafkafmt.survey.tiers.audit import TierAudit as TierAudit
    from kafkafmt.survey.tiers.audit import audit_tier as audit_tier
    from kafkafmt.survey.transactions import read_transactions as read_transactions
    from kafkafmt.survey.verification.verifying import scan_findings as scan_findings
    from kafkafmt.survey.verification.verifying import verify as verify
    from kafkafmt.values.column import ValueFormat as ValueFormat
    from kafkafmt.values.errors import SchemaError as SchemaError
    from kafkafmt.values.errors import ValueDecodeError as ValueDecodeError
    from kafkafmt.values.polars_scan import scan_polars as scan_polars
    from kafkafmt.values.scanning import DecodedScan as DecodedScan
    from kafkafmt.values.scanning import decode as decode
    from kafkafmt.values.scanning import read_records as read_records
    from kafkafmt.values.scanning import scan_records as scan_records
    from kafkafmt.values.schema_sources import read_schemas as read_schemas
    from kafkafmt.values.schemas import Schemas as Schemas


# The public names, by the module that has them.
_NAMES = {
    "_base.damage": "Damage",
    "_base.errors": "ChecksumError CorruptError KafkaFormatError LimitExceededError "
    "MalformedError TruncatedError UnsupportedError",
    "_base.limits": "Limits",
    "_base.moments": "Moment",
    "cluster.groups": "read_group_events read_group_members read_groups",
    "cluster.internal_topics": "read_internal",
    "cluster.metadata": "ClusterImage cluster_image read_metadata_records",
    "cluster.offsets": "read_committed_offsets read_offset_commits",
    "cluster.remote": "read_remote_segments",
    "cluster.shares": "read_share_states",
    "cluster.transactions": "read_open_transactions read_transaction_states",
    "lake.tables.reading": "exported_dataset exported_files",
    "log.open_segment": "Segment open_batch open_segment open_segment_0_7",
    "log.scan": "Scan read_batches read_damage scan_batches scan_damage",
    "repair.rescue.cluster": "rescue_cluster",
    "repair.rescue.nodes": "RescueError",
    "repair.rescue.quorum": "rescue_quorum",
    "repair.rescue.report": "RescueReport",
    "repair.rescue.topic": "rescue_topic",
    "repair.salvage.report": "SalvageReport",
    "repair.salvage.run": "salvage",
    "repair.unpack": "unpack",
    "segment.record.batch": "Batch MessageChecksum",
    "segment.record.control": "ControlRecord",
    "segment.record.record": "Record",
    "segment.side_files.checkpoints": "read_leader_epoch_checkpoint read_offset_checkpoint",
    "segment.side_files.properties": "read_meta_properties read_partition_metadata",
    "segment.side_files.tables": "read_index read_producer_snapshot read_time_index "
    "read_transaction_index",
    "storage.discovery": "Source",
    "storage.errors": "DriverMissingError PrivateKeyError ReplacedError StorageError "
    "StorageOptionError",
    "survey.fields": "read_fields",
    "survey.comparison.difference": "diff",
    "survey.comparison.replicas": "MergedReplicas merge_replicas",
    "survey.hanging": "find_hanging_transactions",
    "survey.inventory": "list_logs",
    "survey.producers": "read_producers",
    "survey.tiers.audit": "TierAudit audit_tier",
    "survey.transactions": "read_transactions",
    "survey.verification.verifying": "scan_findings verify",
    "values.column": "ValueFormat",
    "values.errors": "SchemaError ValueDecodeError",
    "values.polars_scan": "scan_polars",
    "values.scanning": "DecodedScan decode read_records scan_records",
    "values.schema_sources": "read_schemas",
    "values.schemas": "Schemas",
}
_HOMES = {name: home for home, names in _NAMES.items() for name in names.split()}

__all__ = sorted({*_HOMES, "__version__"})


if not TYPE_CHECKING:  # otherwise a checker would take any name

    def __getattr__(name: str) -> Any:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(importlib.import_module(f"kafkafmt.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return __all__
