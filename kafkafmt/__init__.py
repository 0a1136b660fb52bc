"""Read Apache Kafka's log segments from their bytes: no broker, no JVM.

Start with ``kafkafmt.read_records(path)``: the records of a segment, a log directory or a broker's
data directory as a pyarrow.Table. ``help(kafkafmt.read_records)`` explains it.
All functions:

records     read_records, scan_records; read_batches, scan_batches
damage      verify, scan_findings; read_damage, scan_damage
disks       read_logs, read_segments, stats, diff, merge_replicas, read_producers,
            read_transactions, read_hanging_transactions
objects     open_segment, open_batch, read_fields
repair      salvage, unpack
exports     export; kafkafmt.spark.export

kafkafmt.values      typed keys and values: read_schemas, decode, ValueFormat
kafkafmt.cluster     Kafka's own topics: read_committed_offsets, read_groups, read_cluster, …
kafkafmt.tier        tiered storage: read_tier
kafkafmt.rescue      rescue_cluster, rescue_quorum, rescue_topic
kafkafmt.side_files  indexes, snapshots, checkpoints: read_index, read_offset_checkpoint, …
kafkafmt.lake        tables of an export: read_table, exported_dataset, handover
kafkafmt.write       logs without a broker: SegmentWriter, encode_batch, encode_messages, …
kafkafmt.errors      ChecksumError, StorageError, …
kafkafmt.types       Table, Source, Moment, …

``read_`` functions return a table or an object, ``scan_`` functions the rows a piece at a time.
Every error about bytes is a KafkaFormatError. A name is loaded when it is first used, so that
importing the package is fast. Below are the classes, then the functions with their arguments.
"""

# `python -m kafkafmt` puts the current directory first among the modules, and it may be a
# stranger's. It goes before any other import, even of `__future__`, which is a file, too.
import os
import sys

if sys.argv[:1] == ["-m"] and sys.orig_argv[-len(sys.argv)].endswith("kafkafmt"):
    _SAFE = sys.flags.isolated or getattr(sys.flags, "safe_path", False)
    sys.path[:] = [entry for entry in sys.path[0 if _SAFE else 1 :] if os.path.isabs(entry)]

import importlib.machinery
from typing import TYPE_CHECKING, Any

from kafkafmt._base.lazy import loader, modules_by_name
from kafkafmt._base.version import __version__ as __version__

if TYPE_CHECKING:  # "as" makes a name public for type checkers
    from kafkafmt import cluster as cluster
    from kafkafmt import lake as lake
    from kafkafmt import values as values
    from kafkafmt._base.damage import Damage as Damage
    from kafkafmt._base.errors import KafkaFormatError as KafkaFormatError
    from kafkafmt._base.limits import Limits as Limits
    from kafkafmt.lake.export.export import export as export
    from kafkafmt.log.open_segment import Segment as Segment
    from kafkafmt.log.open_segment import open_batch as open_batch
    from kafkafmt.log.open_segment import open_segment as open_segment
    from kafkafmt.log.scan.query import Scan as Scan
    from kafkafmt.log.scan.query import read_batches as read_batches
    from kafkafmt.log.scan.query import read_damage as read_damage
    from kafkafmt.log.scan.query import scan_batches as scan_batches
    from kafkafmt.log.scan.query import scan_damage as scan_damage
    from kafkafmt.repair import rescue as rescue
    from kafkafmt.repair import write as write
    from kafkafmt.repair.salvage.run import salvage as salvage
    from kafkafmt.repair.unpack import unpack as unpack
    from kafkafmt.segment import side_files as side_files
    from kafkafmt.segment import types as types
    from kafkafmt.segment.record.batch import Batch as Batch
    from kafkafmt.segment.record.record import Record as Record
    from kafkafmt.storage import errors as errors
    from kafkafmt.survey import tier as tier
    from kafkafmt.survey.comparison.difference import diff as diff
    from kafkafmt.survey.comparison.difference import merge_replicas as merge_replicas
    from kafkafmt.survey.fields import read_fields as read_fields
    from kafkafmt.survey.inventory import read_logs as read_logs
    from kafkafmt.survey.producers import read_producers as read_producers
    from kafkafmt.survey.segments import read_segments as read_segments
    from kafkafmt.survey.statistics import stats as stats
    from kafkafmt.survey.transactions import read_hanging_transactions as read_hanging_transactions
    from kafkafmt.survey.transactions import read_transactions as read_transactions
    from kafkafmt.survey.verification.verifying import scan_findings as scan_findings
    from kafkafmt.survey.verification.verifying import verify as verify
    from kafkafmt.values.scanning import read_records as read_records
    from kafkafmt.values.scanning import scan_records as scan_records

# The public names, by the module that has them.
_NAMES = {
    "_base.damage": "Damage",
    "_base.errors": "KafkaFormatError",
    "_base.limits": "Limits",
    "lake.export.export": "export",
    "log.open_segment": "Segment open_batch open_segment",
    "log.scan.query": "Scan read_batches read_damage scan_batches scan_damage",
    "repair.salvage.run": "salvage",
    "repair.unpack": "unpack",
    "segment.record.batch": "Batch",
    "segment.record.record": "Record",
    "survey.fields": "read_fields",
    "survey.comparison.difference": "diff merge_replicas",
    "survey.inventory": "read_logs",
    "survey.producers": "read_producers",
    "survey.segments": "read_segments",
    "survey.statistics": "stats",
    "survey.transactions": "read_hanging_transactions read_transactions",
    "survey.verification.verifying": "scan_findings verify",
    "values.scanning": "read_records scan_records",
}
_HOMES = modules_by_name(_NAMES)
_MOVED = modules_by_name(
    {
        "cluster": "read_group_events read_group_members read_groups read_internal ClusterImage "
        "read_metadata_records read_committed_offsets read_offset_commits "
        "read_remote_segments read_share_states read_open_transactions "
        "read_transaction_states",
        "errors": "ChecksumError CorruptError DriverMissingError LimitExceededError MalformedError "
        "PrivateKeyError ReplacedError StorageError StorageOptionError TruncatedError "
        "UnsupportedError",
        "lake": "exported_dataset handover",
        "side_files": "read_leader_epoch_checkpoint read_offset_checkpoint read_meta_properties "
        "read_partition_metadata read_index read_producer_snapshot read_time_index "
        "read_transaction_index",
        "rescue": "rescue_cluster rescue_quorum rescue_topic RescueError RescueReport "
        "SalvageReport",
        "tier": "TierAudit",
        "types": "ControlRecord MessageChecksum Moment Source",
        "values": "DecodedScan SchemaError Schemas ValueDecodeError ValueFormat decode "
        "read_schemas",
    }
)
_FORMER = {
    **{name: f"kafkafmt.{room}.{name}" for name, room in _MOVED.items()},
    "cluster_image": "kafkafmt.cluster.read_cluster",
    "list_logs": "kafkafmt.read_logs",
    "audit_tier": "kafkafmt.tier.read_tier",
    "open_segment_0_7": "kafkafmt.open_segment",
    "MergedReplicas": "kafkafmt.merge_replicas",
    "find_hanging_transactions": "kafkafmt.read_hanging_transactions",
    "scan_polars": "kafkafmt.scan_records",
}
"""Former names, and those of today."""
_ROOMS = {
    "cluster": "cluster",
    "errors": "storage.errors",
    "lake": "lake",
    "rescue": "repair.rescue",
    "side_files": "segment.side_files",
    "tier": "survey.tier",
    "types": "segment.types",
    "values": "values",
    "write": "repair.write",
}
"""Packages and modules that are attributes of this one."""

__all__ = sorted({*_HOMES, *_ROOMS, "__version__"})


if not TYPE_CHECKING:  # otherwise a checker would take any name
    _load = loader(__name__, _HOMES, _FORMER)

    def __getattr__(name: str) -> Any:
        if name in _ROOMS:
            return importlib.import_module(f"kafkafmt.{_ROOMS[name]}")
        found = globals()[name] = _load(name)
        return found

    class _Rooms:
        """Finds ``kafkafmt.errors`` and the like for ``import`` and pickle."""

        def find_spec(self, fullname: str, path: Any, target: Any = None) -> Any:
            package, _, room = fullname.rpartition(".")
            is_ours = package == __name__ and room in _ROOMS
            return importlib.machinery.ModuleSpec(fullname, self) if is_ours else None

        def create_module(self, spec: Any) -> None:
            """Leave the module to :meth:`exec_module`."""

        def exec_module(self, module: Any) -> None:
            room = module.__name__.rpartition(".")[2]
            sys.modules[module.__name__] = importlib.import_module(f"kafkafmt.{_ROOMS[room]}")

    sys.meta_path.append(_Rooms())


def __dir__() -> list[str]:
    return __all__
