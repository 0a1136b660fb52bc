"""The files beside a KRaft metadata log, as findings: its snapshots, and the state of the quorum.

Strategy: a snapshot (``<20 digits>-<10 digits>.checkpoint``) has the format of a segment, so the
engine that reads segments checks it. A controller writes it under another name and renames it, so
one that ends early is damage and no tail: every checksum, every record and the footer count.

Invariant: a snapshot without findings is one that ``cluster_image`` uses.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kafkafmt._base.errors import KafkaFormatError, reason_of
from kafkafmt._base.limits import Limits
from kafkafmt.cluster.internal_query import InternalQuery
from kafkafmt.cluster.metadata_log import (
    NOT_WHOLE,
    TOPIC,
    Snapshot,
    is_whole,
    last_election,
    snapshot_of,
)
from kafkafmt.segment.engine import engines
from kafkafmt.segment.engine.engines import engine_for
from kafkafmt.segment.side_files.quorum_state import read_quorum_state
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.names import QUORUM_STATE
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.survey.verification.finding import (
    CHECKPOINT_MISMATCH,
    DAMAGE,
    SNAPSHOT_DAMAGED,
    WARNING,
    Finding,
    of_log,
    of_segment,
)


def of_quorum_state(log: PartitionLog, last_epoch: int, limits: Limits) -> Iterator[Finding]:
    """What is wrong with the state of the quorum beside the segments of the metadata log.

    A node stores an epoch before it appends a record of it (``QuorumState``), so a lower one than
    ``last_epoch``, that of the log, is of another time or node.
    """
    item = log.files.get(QUORUM_STATE) if log.topic == TOPIC else None
    if item is None:
        return
    try:
        state = read_quorum_state(item.path, limits=limits, storage_options=log.storage)
    except (KafkaFormatError, OSError) as error:
        message = f"cannot be read, and no controller starts with it: {reason_of(error)}"
        yield of_log(log, DAMAGE, CHECKPOINT_MISMATCH, item.path, message)
        return
    if state.epoch < last_epoch:
        found = f"has epoch {state.epoch}, and the log {last_epoch}"
        message = f"{found}: it is of another time or another node"
        yield of_log(log, WARNING, CHECKPOINT_MISMATCH, item.path, message)
    epoch, voters = last_election(log.segments, limits)
    if state.is_of_others(epoch, voters):
        found = f"names the voters {_listed(state.voters)}, and the log {_listed(voters)}"
        message = f"{found}: it is of another quorum, and no controller starts with it"
        yield of_log(log, WARNING, CHECKPOINT_MISMATCH, item.path, message)


def _listed(voters: Iterable[int]) -> str:
    return ", ".join(map(str, sorted(voters)))


def of_metadata_snapshots(log: PartitionLog, limits: Limits) -> Iterator[Finding]:
    """What is wrong with the snapshots beside the segments of a log."""
    for _, item in sorted(log.files.items()):
        snapshot = snapshot_of(item.path)
        if snapshot is None:
            continue
        try:
            yield from _of(log, item, snapshot, limits)
        except (KafkaFormatError, OSError) as error:
            message = f"cannot be read: {reason_of(error)}"
            yield of_log(log, DAMAGE, SNAPSHOT_DAMAGED, item.path, message)


def _of(log: PartitionLog, item: Item, snapshot: Snapshot, limits: Limits) -> Iterator[Finding]:
    file = SegmentFile.at(  # without a base offset: offsets in a snapshot count from 0
        item.path,
        topic=log.topic,
        partition=log.partition,
        size=item.size,
        version=item.version,
        storage=log.storage,
    )
    extents = [Extent(file)]
    is_damaged = False
    for damage in engines.damage(engine_for(extents), extents, limits):
        is_damaged = True
        message = f"{damage.kind}: {damage.message}"
        place = {"position": damage.position, "length": damage.length}
        yield of_segment(file, DAMAGE, SNAPSHOT_DAMAGED, message, **place)
    reading = InternalQuery(limits=limits, storage_options=log.storage)
    if not is_damaged and not is_whole(snapshot, reading):
        yield of_log(log, DAMAGE, SNAPSHOT_DAMAGED, snapshot.path, NOT_WHOLE)
