"""The producer snapshot (``.snapshot``): the producers of a partition that a broker remembers.

Strategy: a version, the CRC-32C of the bytes after it, a count, and 46 bytes per producer
(``ProducerSnapshot.json``), parsed as in ``ProducerStateManager.readSnapshot``. Kafka 0.11 to 4.4
wrote only version 1.

Invariant: entries are returned only if the checksum is right. Bytes after the last entry are
covered by the checksum and ignored, as in Kafka.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass

from kafkafmt._base.errors import ChecksumError, TruncatedError, UnsupportedError
from kafkafmt.segment.record import generated_layout
from kafkafmt.segment.side_files.side_file import SideFile

HEADER = struct.Struct(generated_layout.PRODUCER_SNAPSHOT_FORMAT)
ENTRY = struct.Struct(generated_layout.PRODUCER_SNAPSHOT_ENTRY_FORMAT)
CHECKSUMMED_FROM = generated_layout.PRODUCER_SNAPSHOT_NUM_PRODUCER_ENTRIES_OFFSET
"""``ProducerStateManager.PRODUCER_ENTRIES_OFFSET``."""
VERSION = 1


@dataclass(frozen=True, slots=True)
class ProducerStateEntry:
    """A producer and the last batch that it wrote (``ProducerSnapshot.json``, ``ProducerEntry``).

    Attributes:
        producer_id, producer_epoch: of the producer.
        last_sequence, last_offset: of the last record of the batch; -1 if there is no batch.
        offset_delta: the offset of the last record minus that of the first.
        timestamp: of the last batch or marker, milliseconds; -1 for none.
        coordinator_epoch: of the last transaction marker; -1 for none.
        current_txn_first_offset: the first offset of the open transaction; -1 for none.
    """

    producer_id: int
    producer_epoch: int
    last_sequence: int
    last_offset: int
    offset_delta: int
    timestamp: int
    coordinator_epoch: int
    current_txn_first_offset: int


def producer_entries(file: SideFile) -> Iterator[ProducerStateEntry]:
    """The entries of a producer snapshot, in order.

    Raises:
        CorruptError: the checksum is wrong, or the file is cut off.
        UnsupportedError: the file has another version.
    """
    if len(file.data) < HEADER.size:
        reason = f"expected a header of {HEADER.size} bytes, found {len(file.data)}"
        raise file.error(reason, kind=TruncatedError)
    version, crc, count = HEADER.unpack_from(file.data)
    if version != VERSION:
        reason = f"version {version} of a producer snapshot, expected {VERSION}"
        raise file.error(reason, kind=UnsupportedError)
    computed = computed_crc(file.data)
    if crc != computed:
        raise file.error(f"stored checksum {crc}, computed {computed}", kind=ChecksumError)
    room = (len(file.data) - HEADER.size) // ENTRY.size
    if not 0 <= count <= room:
        raise file.error(f"{count} producers, expected 0 to {room}", CHECKSUMMED_FROM)
    end = HEADER.size + count * ENTRY.size
    entries = memoryview(file.data)[HEADER.size : end]
    return (ProducerStateEntry(*fields) for fields in ENTRY.iter_unpack(entries))


def computed_crc(data: bytes) -> int:
    """The checksum of the bytes of a snapshot, unsigned."""
    import crc32c  # with it comes importlib.metadata: 40 ms that few commands need

    return crc32c.crc32c(memoryview(data)[CHECKSUMMED_FROM:])
