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
exports     exported_dataset, exported_files; kafkafmt.export.run, kafkafmt.spark.export

``read_`` functions return a table or an object, ``scan_`` functions the rows a piece at a time.
Every error about bytes is a KafkaFormatError. A name is loaded when it is first used, so that
importing the package is fast. Below are the classes, then the functions with their arguments.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from kafkafmt.version import __version__ as __version__

if TYPE_CHECKING:  # "as" makes a name public for type checkers
    from kafkafmt.damage import Damage as Damage
    from kafkafmt.errors import ChecksumError as ChecksumError
    from kafkafmt.errors import CorruptError as CorruptError
    from kafkafmt.errors import KafkaFormatError as KafkaFormatError
    from kafkafmt.errors import LimitExceededError as LimitExceededError
    from kafkafmt.errors import MalformedError as MalformedError
    from kafkafmt.errors import TruncatedError as TruncatedError
    from kafkafmt.errors import UnsupportedError as UnsupportedError
    from kafkafmt.lakehouse.reading import exported_dataset as exported_dataset
    from kafkafmt.lakehouse.reading import exported_files as exported_files
    from kafkafmt.limits import Limits as Limits
    from kafkafmt.messages.internal import read_internal as read_internal
    from kafkafmt.moments import Moment as Moment
    from kafkafmt.record.batch import Batch as Batch
    from kafkafmt.record.batch import MessageChecksum as MessageChecksum
    from kafkafmt.record.control import ControlRecord as ControlRecord
    from kafkafmt.record.record import Record as Record
    from kafkafmt.rescue.cluster import rescue_cluster as rescue_cluster
    from kafkafmt.rescue.nodes import RescueError as RescueError
    from kafkafmt.rescue.quorum import rescue_quorum as rescue_quorum
    from kafkafmt.rescue.report import RescueReport as RescueReport
    from kafkafmt.rescue.topic import rescue_topic as rescue_topic
    from kafkafmt.salvaging.report import SalvageReport as SalvageReport
    from kafkafmt.salvaging.run import salvage as salvage
    from kafkafmt.scan import Scan as Scan
    from kafkafmt.scan import read_batches as read_batches
    from kafkafmt.scan import read_damage as read_damage
    from kafkafmt.scan import scan_batches as scan_batches
    from kafkafmt.scan import scan_damage as scan_damage
    from kafkafmt.segment import Segment as Segment
    from kafkafmt.segment import open_batch as open_batch
    from kafkafmt.segment import open_segment as open_segment
    from kafkafmt.segment import open_segment_0_7 as open_segment_0_7
    from kafkafmt.side_files.checkpoints import (
        read_leader_epoch_checkpoint as read_leader_epoch_checkpoint,
    )
    from kafkafmt.side_files.checkpoints import read_offset_checkpoint as read_offset_checkpoint
    from kafkafmt.side_files.meta_properties import read_meta_properties as read_meta_properties
    from kafkafmt.side_files.partition_metadata import (
        read_partition_metadata as read_partition_metadata,
    )
    from kafkafmt.side_files.tables import read_index as read_index
    from kafkafmt.side_files.tables import read_producer_snapshot as read_producer_snapshot
    from kafkafmt.side_files.tables import read_time_index as read_time_index
    from kafkafmt.side_files.tables import read_transaction_index as read_transaction_index
    from kafkafmt.state.cluster import ClusterImage as ClusterImage
    from kafkafmt.state.cluster import cluster_image as cluster_image
    from kafkafmt.state.group_tables import read_group_events as read_group_events
    from kafkafmt.state.group_tables import read_group_members as read_group_members
    from kafkafmt.state.group_tables import read_groups as read_groups
    from kafkafmt.state.metadata_records import read_metadata_records as read_metadata_records
    from kafkafmt.state.offsets import read_committed_offsets as read_committed_offsets
    from kafkafmt.state.offsets import read_offset_commits as read_offset_commits
    from kafkafmt.state.remote import read_remote_segments as read_remote_segments
    from kafkafmt.state.shares import read_share_states as read_share_states
    from kafkafmt.state.transactions import read_open_transactions as read_open_transactions
    from kafkafmt.state.transactions import read_transaction_states as read_transaction_states
    from kafkafmt.storage.discovery import Source as Source
    from kafkafmt.storage.errors import DriverMissingError as DriverMissingError
    from kafkafmt.storage.errors import PrivateKeyError as PrivateKeyError
    from kafkafmt.storage.errors import ReplacedError as ReplacedError
    from kafkafmt.storage.errors import StorageError as StorageError
    from kafkafmt.storage.errors import StorageOptionError as StorageOptionError
    from kafkafmt.survey.anatomy import read_fields as read_fields
    from kafkafmt.survey.difference import diff as diff
    from kafkafmt.survey.hanging import find_hanging_transactions as find_hanging_transactions
    from kafkafmt.survey.inventory import list_logs as list_logs
    from kafkafmt.survey.producers import read_producers as read_producers
    from kafkafmt.survey.replicas import MergedReplicas as MergedReplicas
    from kafkafmt.survey.replicas import merge_replicas as merge_replicas
    from kafkafmt.survey.tiering.audit import TierAudit as TierAudit
    from kafkafmt.survey.tiering.audit import audit_tier as audit_tier
    from kafkafmt.survey.transactions import read_transactions as read_transactions
    from kafkafmt.survey.verification.tables import scan_findings as scan_findings
    from kafkafmt.survey.verification.tables import verify as verify
    from kafkafmt.unpacking import unpack as unpack
    from kafkafmt.values.column import ValueFormat as ValueFormat
    from kafkafmt.values.decoded_table import decode as decode
    from kafkafmt.values.errors import SchemaError as SchemaError
    from kafkafmt.values.errors import ValueDecodeError as ValueDecodeError
    from kafkafmt.values.polars_scan import scan_polars as scan_polars
    from kafkafmt.values.scanning import DecodedScan as DecodedScan
    from kafkafmt.values.scanning import read_records as read_records
    from kafkafmt.values.scanning import scan_records as scan_records
    from kafkafmt.values.schema_sources import read_schemas as read_schemas
    from kafkafmt.values.schemas import Schemas as Schemas


# The public names, by the module that has them.
_NAMES = {
    "damage": "Damage",
    "errors": "ChecksumError CorruptError KafkaFormatError "
    "LimitExceededError MalformedError TruncatedError UnsupportedError",
    "lakehouse.reading": "exported_dataset exported_files",
    "limits": "Limits",
    "messages.internal": "read_internal",
    "moments": "Moment",
    "record.batch": "Batch MessageChecksum",
    "record.control": "ControlRecord",
    "record.record": "Record",
    "rescue.cluster": "rescue_cluster",
    "rescue.nodes": "RescueError",
    "rescue.quorum": "rescue_quorum",
    "rescue.report": "RescueReport",
    "rescue.topic": "rescue_topic",
    "salvaging.report": "SalvageReport",
    "salvaging.run": "salvage",
    "scan": "Scan read_batches read_damage scan_batches scan_damage",
    "segment": "Segment open_batch open_segment open_segment_0_7",
    "side_files.checkpoints": "read_leader_epoch_checkpoint read_offset_checkpoint",
    "side_files.meta_properties": "read_meta_properties",
    "side_files.partition_metadata": "read_partition_metadata",
    "side_files.tables": "read_index read_producer_snapshot read_time_index read_transaction_index",
    "state.cluster": "ClusterImage cluster_image",
    "state.group_tables": "read_group_events read_group_members read_groups",
    "state.metadata_records": "read_metadata_records",
    "state.offsets": "read_committed_offsets read_offset_commits",
    "state.remote": "read_remote_segments",
    "state.shares": "read_share_states",
    "state.transactions": "read_open_transactions read_transaction_states",
    "storage.discovery": "Source",
    "storage.errors": "DriverMissingError PrivateKeyError "
    "ReplacedError StorageError StorageOptionError",
    "survey.anatomy": "read_fields",
    "survey.difference": "diff",
    "survey.hanging": "find_hanging_transactions",
    "survey.inventory": "list_logs",
    "survey.producers": "read_producers",
    "survey.replicas": "MergedReplicas merge_replicas",
    "survey.tiering.audit": "TierAudit audit_tier",
    "survey.transactions": "read_transactions",
    "survey.verification.tables": "scan_findings verify",
    "unpacking": "unpack",
    "values.column": "ValueFormat",
    "values.decoded_table": "decode",
    "values.errors": "SchemaError ValueDecodeError",
    "values.polars_scan": "scan_polars",
    "values.scanning": "DecodedScan read_records scan_records",
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
