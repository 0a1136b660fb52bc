"""The producer snapshot (``.snapshot``): what a broker knew of a partition's producers.

Strategy: version, CRC-32C of all behind it, a count and 46 bytes a producer
(``ProducerSnapshot.json``; read as ``ProducerStateManager.readSnapshot`` does). Version 1 is the
only one that any Kafka has written, from 0.11 to 4.4.

Invariant: the checksum holds before an entry is given out. Bytes behind the last entry are covered
by the checksum and left alone, as Kafka leaves them.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass

import crc32c

from kafkafmt.errors import ChecksumError, TruncatedError, UnsupportedError
from kafkafmt.record import generated_layout
from kafkafmt.side_files.side_file import SideFile

HEADER = struct.Struct(generated_layout.PRODUCER_SNAPSHOT_FORMAT)
ENTRY = struct.Struct(generated_layout.PRODUCER_SNAPSHOT_ENTRY_FORMAT)
CHECKSUMMED_FROM = generated_layout.PRODUCER_SNAPSHOT_NUM_PRODUCER_ENTRIES_OFFSET
"""``ProducerStateManager.PRODUCER_ENTRIES_OFFSET``."""
VERSION = 1


@dataclass(frozen=True, slots=True)
class ProducerStateEntry:
    """A producer and the last batch that it wrote (``ProducerSnapshot.json``, ``ProducerEntry``).

    Attributes:
        producer_id, producer_epoch: who.
        last_sequence, last_offset: of the batch's last record; -1 when no batch is remembered.
        offset_delta: the last record's offset less the first one's.
        timestamp: of the last batch or marker, milliseconds; -1 for none.
        coordinator_epoch: of the last transaction marker; -1 for none.
        current_txn_first_offset: where the open transaction starts; -1 for none.
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
        CorruptError: the checksum does not hold, or the file ends too early.
        UnsupportedError: it has another version.
    """
    if len(file.data) < HEADER.size:
        raise TruncatedError(
            f"expected a header of {HEADER.size} bytes, found {len(file.data)}",
            source=file.source,
            position=0,
        )
    version, crc, count = HEADER.unpack_from(file.data)
    if version != VERSION:
        raise UnsupportedError(
            f"version {version} of a producer snapshot, expected {VERSION}",
            source=file.source,
            position=0,
        )
    computed = computed_crc(file.data)
    if crc != computed:
        raise ChecksumError(
            f"stored checksum {crc}, computed {computed}",
            source=file.source,
            position=0,
        )
    room = (len(file.data) - HEADER.size) // ENTRY.size
    if not 0 <= count <= room:
        raise file.malformed(f"{count} producers, expected 0 to {room}", CHECKSUMMED_FROM)
    end = HEADER.size + count * ENTRY.size
    entries = memoryview(file.data)[HEADER.size : end]
    return (ProducerStateEntry(*fields) for fields in ENTRY.iter_unpack(entries))


def computed_crc(data: bytes) -> int:
    """The checksum of a snapshot's bytes, unsigned."""
    return crc32c.crc32c(memoryview(data)[CHECKSUMMED_FROM:])
