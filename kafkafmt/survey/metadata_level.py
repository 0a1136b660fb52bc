"""The level of ``metadata.version`` in a metadata log and its snapshots.

Strategy: only batches that have the name of the feature are decoded, and of a log only what follows
its newest snapshot.

Invariant: damage is skipped; the level is ``None`` where no record tells it.
"""

from __future__ import annotations

from kafkafmt._base.damage import SKIP
from kafkafmt._base.limits import Limits
from kafkafmt.cluster.image import METADATA_VERSION
from kafkafmt.cluster.messages.decoding import decoder
from kafkafmt.cluster.messages.schema import CLUSTER_METADATA
from kafkafmt.cluster.metadata_log import Snapshot, snapshot_of
from kafkafmt.log.scan import Query, Selection
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import Extent

_FEATURE = rb"\x11metadata\.version"
"""A compact string: its length plus one, then the name."""


def of_log(log: PartitionLog, limits: Limits) -> int | None:
    """The last level in a metadata log: of what follows its newest snapshot, else of that one."""
    snapshots = [found for item in log.files.values() if (found := snapshot_of(item.path))]
    newest: Snapshot | None = max(snapshots, key=lambda snapshot: snapshot.end_offset, default=None)
    in_snapshot = None if newest is None else of_records(newest.path, limits)
    start = None if newest is None or in_snapshot is None else newest.end_offset
    extents = [Extent(segment) for segment in log.segments]
    in_log = of_records(extents, limits, start) if extents else None
    return in_snapshot if in_log is None else in_log


def of_records(
    source: str | list[Extent], limits: Limits, start_offset: int | None = None
) -> int | None:
    """The last level in records of the metadata log: in a snapshot's file, or in segments."""
    wanted = Selection.of(pattern=_FEATURE, start_offset=start_offset)
    query = Query(source=source, columns=["value"], on_damage=SKIP, wanted=wanted, limits=limits)
    level = None
    decode = decoder(CLUSTER_METADATA)
    try:
        for batch in query.records():
            for value in batch.column("value").to_pylist():
                record = decode(None, value)
                values = record.value if record.name == "FeatureLevelRecord" else None
                if values is not None and values["name"] == METADATA_VERSION:
                    level = int(values["featureLevel"])
    except OSError:  # gone since it was listed
        return None
    return level
