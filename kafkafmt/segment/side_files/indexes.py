"""The files ``.index``, ``.timeindex``, ``.txnindex`` and ``.snapshot`` beside a segment.

Strategy: entries of fixed size: 8 bytes in ``OffsetIndex`` and 12 in ``TimeIndex``, with offsets
relative to the base offset in the name; 34 in ``AbortedTxn``, with absolute offsets. Preallocated
offset and time indexes end in zeroes: as in Kafka's own tool, reading ends at a relative offset 0
after the first entry, so a file of zeroes has one entry. A snapshot has a version (1 from Kafka
0.11 to 4.4), the CRC-32C of what follows, a count, and 46 bytes per producer
(``ProducerStateManager.readSnapshot``); bytes after the last entry are ignored, as in Kafka.

A broker searches an index by bisection, in its last ("warm") entries or in those before, zeroes
included: so do the classes here that are named after Kafka's.

Invariant: offsets, positions and timestamps ascend, as the broker's binary search and
``TransactionIndex.append`` require. A snapshot's entries are returned only with a right checksum.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from kafkafmt._base import java
from kafkafmt._base.errors import ChecksumError, KafkaFormatError, TruncatedError, UnsupportedError
from kafkafmt.segment.record import generated_layout
from kafkafmt.segment.side_files.side_file import SideFile

OFFSET_ENTRY = struct.Struct(generated_layout.OFFSET_INDEX_ENTRY_FORMAT)


@dataclass(frozen=True, slots=True)
class OffsetPosition:
    """An offset and the byte position of its batch (``OffsetPosition``).

    Attributes:
        offset: the last one of the batch; Kafka 0.11 and before wrote the first one.
        position: of the first byte of the batch, in the segment.
    """

    offset: int
    position: int


def offset_positions(file: SideFile, base_offset: int | None) -> Iterator[OffsetPosition]:
    """Yield the entries of an offset index, in order.

    Raises:
        CorruptError: an entry is cut off, negative or out of order.
        ValueError: the base offset is neither given nor in the name of the file.
    """
    base = file.base_offset(base_offset)
    last = OffsetPosition(-1, -1)
    for at, (relative_offset, position) in file.entries(OFFSET_ENTRY):
        if relative_offset == 0 and at:
            return
        entry = OffsetPosition(file.offset(base, relative_offset, at), position)
        if not (entry.offset > last.offset and entry.position > last.position):
            raise file.error(
                f"offset {entry.offset} at {entry.position}, expected more than "
                f"{last.offset} at {last.position}",
                at,
            )
        yield entry
        last = entry


TIME_ENTRY = struct.Struct(generated_layout.TIME_INDEX_ENTRY_FORMAT)


@dataclass(frozen=True, slots=True)
class TimestampOffset:
    """The greatest timestamp so far, and its offset (``TimestampOffset``).

    Attributes:
        timestamp: in milliseconds since 1970.
        offset: the last one of its batch; Kafka 2.8 and before wrote that of the record.
    """

    timestamp: int
    offset: int


def timestamp_offsets(file: SideFile, base_offset: int | None) -> Iterator[TimestampOffset]:
    """Yield the entries of a time index, in order.

    Raises:
        CorruptError: an entry is cut off, negative or out of order.
        ValueError: the base offset is neither given nor in the name of the file.
    """
    base = file.base_offset(base_offset)
    last: TimestampOffset | None = None
    for at, (timestamp, relative_offset) in file.entries(TIME_ENTRY):
        if relative_offset == 0 and at:
            return
        entry = TimestampOffset(timestamp, file.offset(base, relative_offset, at))
        if last is not None and not (
            entry.timestamp > last.timestamp and entry.offset >= last.offset
        ):
            raise file.error(
                f"timestamp {entry.timestamp} of offset {entry.offset}, expected more than "
                f"{last.timestamp} of offset {last.offset}",
                at,
            )
        yield entry
        last = entry


_WARM_BYTES = 8192  # AbstractIndex.warmEntries


class KafkaIndex:
    """``AbstractIndex``: as many entries as fit into a file, in order or not, by their number."""

    _LAYOUT: ClassVar[struct.Struct]
    _OFFSET: ClassVar[int]
    """The number of the field with the offset."""

    def __init__(self, file: SideFile, base_offset: int) -> None:
        self.file = file
        self.base_offset = base_offset
        self.count = len(file.data) // self._LAYOUT.size

    def entry(self, number: int) -> tuple[int, int]:
        """Return the fields of an entry, with its absolute offset."""
        fields = list(self._LAYOUT.unpack_from(self.file.data, number * self._LAYOUT.size))
        fields[self._OFFSET] = java.int64(self.base_offset + fields[self._OFFSET])
        return fields[0], fields[1]

    def written(self) -> Iterator[tuple[int, int]]:
        """Yield the entries before the zeroes of a preallocated index."""
        for number in range(self.count):
            entry = self.entry(number)
            if entry[self._OFFSET] == self.base_offset and number > 0:
                return
            yield entry

    def _corrupt(self, reason: str) -> KafkaFormatError:
        return self.file.error(reason, max(self.count - 1, 0) * self._LAYOUT.size)

    def _check_last_offset(self, last: int) -> None:
        if last < self.base_offset:
            raise self._corrupt(
                f"last offset {last}, expected at least the base offset, {self.base_offset}"
            )

    def _check_size(self) -> None:
        size = len(self.file.data)
        if size % self._LAYOUT.size:
            raise self._corrupt(f"{size} bytes, expected a multiple of {self._LAYOUT.size}")


class OffsetIndex(KafkaIndex):
    """``OffsetIndex``: entries of offset and position."""

    _LAYOUT, _OFFSET = OFFSET_ENTRY, 0

    def check_sanity(self) -> None:
        """Check as ``OffsetIndex.sanityCheck``, run by a broker at its start."""
        self._check_last_offset(self.entry(self.count - 1)[0])
        self._check_size()

    def lookup(self, offset: int) -> int:
        """Return the position of the last entry up to an offset; 0 if there is none."""
        if self.count == 0:
            return 0
        first_warm = max(0, self.count - 1 - _WARM_BYTES // self._LAYOUT.size)
        if self.entry(first_warm)[0] < offset:
            low, high = first_warm, self.count - 1
        elif self.entry(0)[0] > offset:
            return 0
        else:
            low, high = 0, first_warm
        while low < high:
            middle = (low + high + 1) // 2
            entry = self.entry(middle)[0]
            if entry == offset:
                low = high = middle
            elif entry > offset:
                high = middle - 1
            else:
                low = middle
        return self.entry(low)[1]


class TimeIndex(KafkaIndex):
    """``TimeIndex``: entries of timestamp and offset."""

    _LAYOUT, _OFFSET = TIME_ENTRY, 1

    def check_sanity(self) -> None:
        """Check as ``TimeIndex.sanityCheck``, run by a broker at its start."""
        if self.count:
            (first, _), (last, last_offset) = self.entry(0), self.entry(self.count - 1)
            if last < first:
                raise self._corrupt(f"last timestamp {last}, expected at least the first, {first}")
            self._check_last_offset(last_offset)
        self._check_size()


TRANSACTION_ENTRY = struct.Struct(generated_layout.ABORTED_TXN_FORMAT)
_VERSION = 0


@dataclass(frozen=True, slots=True)
class AbortedTxn:
    """An aborted transaction (``AbortedTxn``).

    Attributes:
        version: always 0.
        producer_id: of the transaction.
        first_offset: of its first record.
        last_offset: of the marker that aborted it.
        last_stable_offset: of the partition, after the marker was written.
    """

    version: int
    producer_id: int
    first_offset: int
    last_offset: int
    last_stable_offset: int


def aborted_txns(file: SideFile) -> Iterator[AbortedTxn]:
    """Yield the entries of a transaction index, in order.

    Raises:
        CorruptError: an entry is cut off, or its offsets are not in order.
        UnsupportedError: an entry has another version.
    """
    last_offset = -1
    for at, fields in file.entries(TRANSACTION_ENTRY):
        entry = AbortedTxn(*fields)
        if entry.version != _VERSION:
            reason = f"version {entry.version} of an aborted transaction, expected {_VERSION}"
            raise file.error(reason, at, UnsupportedError)
        if not 0 <= entry.first_offset <= entry.last_offset or entry.last_offset <= last_offset:
            raise file.error(
                f"offsets {entry.first_offset} to {entry.last_offset}, expected an end after "
                f"the start and after {last_offset}",
                at,
            )
        yield entry
        last_offset = entry.last_offset


HEADER = struct.Struct(generated_layout.PRODUCER_SNAPSHOT_FORMAT)
PRODUCER_ENTRY = struct.Struct(generated_layout.PRODUCER_SNAPSHOT_ENTRY_FORMAT)
CHECKSUMMED_FROM = generated_layout.PRODUCER_SNAPSHOT_NUM_PRODUCER_ENTRIES_OFFSET
"""``ProducerStateManager.PRODUCER_ENTRIES_OFFSET``."""
VERSION = 1


@dataclass(frozen=True, slots=True)
class ProducerStateEntry:
    """A producer and its last written batch (``ProducerSnapshot.json``, ``ProducerEntry``).

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
    """Return the entries of a producer snapshot, in order.

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
    room = (len(file.data) - HEADER.size) // PRODUCER_ENTRY.size
    if not 0 <= count <= room:
        raise file.error(f"{count} producers, expected 0 to {room}", CHECKSUMMED_FROM)
    end = HEADER.size + count * PRODUCER_ENTRY.size
    entries = memoryview(file.data)[HEADER.size : end]
    return (ProducerStateEntry(*fields) for fields in PRODUCER_ENTRY.iter_unpack(entries))


def computed_crc(data: bytes) -> int:
    """Return the checksum of the bytes of a snapshot, unsigned."""
    import crc32c  # with it comes importlib.metadata: 40 ms that few commands need

    return crc32c.crc32c(memoryview(data)[CHECKSUMMED_FROM:])
