"""A transaction marker that is written in place of a lost one.

A marker is a control batch with one record (``MemoryRecords.writeEndTransactionalMarker``): the key
has a version and the type, the value a version and the epoch of the coordinator.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

from kafkafmt.engine.batches import batch_of
from kafkafmt.limits import DEFAULT_LIMITS
from kafkafmt.record import checksums, control
from kafkafmt.record import generated_layout as layout
from kafkafmt.record.batch import Batch
from kafkafmt.record.entry import Entry
from kafkafmt.record.layout import MAGIC_V2
from kafkafmt.storage.segment_file import SegmentFile

_KEY, _VALUE = struct.Struct(">hh"), struct.Struct(">hi")
_RECORD = struct.Struct(">bbbbbhhbhib")
_HEADER = struct.Struct(">qiibIhiqqqhii")
_ATTRIBUTES = (
    layout.BATCH_ATTRIBUTES_IS_CONTROL_MASK | layout.BATCH_ATTRIBUTES_IS_TRANSACTIONAL_MASK
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Marker:
    """A marker to be written.

    Attributes:
        is_commit: whether it is COMMIT, else ABORT.
        offset: of its record.
        producer_id, producer_epoch: of its batch.
        coordinator_epoch: of the coordinator.
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
        segment = SegmentFile("<marker>", None, None, None, None, len(data))
        crc = checksums.stored(data, MAGIC_V2)
        return batch_of(Entry(0, MAGIC_V2, data, crc, True), segment, DEFAULT_LIMITS)


def _bytes(marker: Marker, leader_epoch: int) -> bytes:
    kind = control.COMMIT if marker.is_commit else control.ABORT
    # Lengths and deltas are varints of one byte, zigzag: 2 n.
    record = _RECORD.pack(
        2 * (_RECORD.size - 1),
        0,
        0,
        0,
        2 * _KEY.size,
        0,
        kind,
        2 * _VALUE.size,
        0,
        marker.coordinator_epoch,
        0,
    )
    header = _HEADER.pack(
        marker.offset,
        layout.BATCH_HEADER_SIZE + len(record) - layout.BATCH_HEADER_PARTITION_LEADER_EPOCH_OFFSET,
        leader_epoch,
        MAGIC_V2,
        0,
        _ATTRIBUTES,
        0,
        marker.timestamp,
        marker.timestamp,
        marker.producer_id,
        marker.producer_epoch,
        -1,
        1,
    )
    data = bytearray(header + record)
    crc = checksums.computed(memoryview(data), MAGIC_V2)
    struct.pack_into(">I", data, layout.BATCH_HEADER_CRC_OFFSET, crc)
    return bytes(data)
