"""A transaction marker that is written in place of a lost one.

A marker is a control batch with one record (``MemoryRecords.writeEndTransactionalMarker``): the key
has a version and the type, the value a version and the epoch of the coordinator.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

from kafkafmt._base.limits import DEFAULT_LIMITS
from kafkafmt.segment.engine.batches import batch_of
from kafkafmt.segment.record import checksums, control
from kafkafmt.segment.record.batch import Batch
from kafkafmt.segment.record.batch_bytes import (
    IS_CONTROL,
    IS_TRANSACTIONAL,
    KeyValue,
    Producer,
    batch_bytes,
)
from kafkafmt.segment.record.entry import Entry
from kafkafmt.segment.record.layout import MAGIC_V2
from kafkafmt.storage.segment_file import SegmentFile

_KEY, _VALUE = struct.Struct(">hh"), struct.Struct(">hi")


@dataclass(frozen=True, slots=True, kw_only=True)
class Marker:
    """A marker to be written.

    Attributes:
        is_commit: whether it is COMMIT, else ABORT.
        producer_id, producer_epoch: of its batch.
        timestamp: milliseconds.
    """

    is_commit: bool
    offset: int
    producer_id: int
    producer_epoch: int
    coordinator_epoch: int
    timestamp: int

    def batch(self, leader_epoch: int) -> Batch:
        """Its control batch, 78 bytes, written in this epoch of the partition's leader."""
        data = memoryview(_bytes(self, leader_epoch))
        segment = SegmentFile("<marker>", size=len(data))
        crc = checksums.stored(data, MAGIC_V2)
        return batch_of(Entry(0, MAGIC_V2, data, crc, True), segment, DEFAULT_LIMITS)


def _bytes(marker: Marker, leader_epoch: int) -> bytes:
    kind = control.COMMIT if marker.is_commit else control.ABORT
    record = KeyValue(_KEY.pack(0, kind), _VALUE.pack(0, marker.coordinator_epoch))
    return batch_bytes(
        [record],
        base_offset=marker.offset,
        leader_epoch=leader_epoch,
        timestamp=marker.timestamp,
        attributes=IS_CONTROL | IS_TRANSACTIONAL,
        producer=Producer(marker.producer_id, marker.producer_epoch),
    )
