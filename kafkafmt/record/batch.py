"""What a record batch (v2) and a top-level message (v0, v1, Kafka 0.7) have in common.

Kafka treats both as a ``RecordBatch``: a message of the old formats is a batch of one record, or,
when compressed, of the messages in its value.

Invariant: making a batch reads its header only; :meth:`Batch.records` decodes it, all or nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from kafkafmt import codecs
from kafkafmt.errors import ChecksumError, located
from kafkafmt.record import entry_header
from kafkafmt.record.record import Record

if TYPE_CHECKING:
    from kafkafmt.limits import Limits
    from kafkafmt.record.entry_header import EntryHeader
    from kafkafmt.storage.segment_file import SegmentFile


def _of_header(name: str) -> Any:
    """A read-only attribute that is the header's."""
    return property(attrgetter(f"_header.{name}"))


class Batch(ABC):
    """One whole entry of a segment, valid or not.

    Attributes:
        segment: the file it comes from.
        position: of its first byte in the segment.
        size_in_bytes: offset and length fields included.
        magic: 0, 1 or 2.
        crc: the stored checksum, unsigned.
        is_valid: whether the checksum holds.
        compression_id: 0 none, 1 gzip, 2 snappy, 3 lz4, 4 zstd; 5 to 7 mean nothing.
        timestamp_type: 0 CreateTime, 1 LogAppendTime, -1 none (v0).
        last_offset: of the last record that was written, even if compaction took it away.
        base_timestamp: the header's field, milliseconds; ``None`` for v0 and v1.
        max_timestamp: milliseconds; -1 where there is none.
        partition_leader_epoch, producer_id, producer_epoch, base_sequence, last_sequence: -1
            where there is none; ``None`` for v0 and v1, which lack the fields.
        is_transactional, is_control: flags of v2.
        delete_horizon_ms: when tombstones and markers may go (KIP-534), or ``None``.
    """

    __module__ = "kafkafmt"

    __slots__ = ("_header", "_limits", "segment")

    position: int = _of_header("position")
    size_in_bytes: int = _of_header("size_in_bytes")
    magic: int = _of_header("magic")
    crc: int = _of_header("crc")
    is_valid: bool = _of_header("is_valid")
    compression_id: int = _of_header("compression_id")
    timestamp_type: int = _of_header("timestamp_type")
    last_offset: int = _of_header("last_offset")
    base_timestamp: int | None = _of_header("base_timestamp")
    max_timestamp: int = _of_header("max_timestamp")
    partition_leader_epoch: int | None = _of_header("partition_leader_epoch")
    producer_id: int | None = _of_header("producer_id")
    producer_epoch: int | None = _of_header("producer_epoch")
    base_sequence: int | None = _of_header("base_sequence")
    last_sequence: int | None = _of_header("last_sequence")
    is_transactional: bool = _of_header("is_transactional")
    is_control: bool = _of_header("is_control")
    delete_horizon_ms: int | None = _of_header("delete_horizon_ms")

    def __init__(self, header: EntryHeader, segment: SegmentFile, limits: Limits) -> None:
        self._header = header
        self.segment = segment
        self._limits = limits

    @property
    @abstractmethod
    def base_offset(self) -> int | None:
        """The first record's offset (v2: as written, before compaction).

        Of a compressed v0 or v1 message it takes decompression, and is ``None`` if that fails.
        """

    @property
    @abstractmethod
    def count(self) -> int | None:
        """How many records there are; ``None`` where :attr:`base_offset` is."""

    @property
    @abstractmethod
    def tree(self) -> Any:
        """The entry as the generated parser sees it, with every field.

        Raises:
            MalformedError: the grammar does not fit the bytes.
        """

    @abstractmethod
    def _parsed_records(self) -> Iterator[Record]:
        """The records by the generated parsers; errors need not say where."""

    @property
    def compression(self) -> str | None:
        """``none``, ``gzip``, ``snappy``, ``lz4``, ``zstd``; ``None`` for an unknown id."""
        return codecs.codec_name(self.compression_id)

    def records(self) -> list[Record]:
        """All records, in order. The checksum is not looked at: see :meth:`ensure_valid`.

        Raises:
            KafkaFormatError: some byte of the entry is not as Kafka's reader wants it.
        """
        found = entry_header.records_of(self._header, self._limits)
        return list(self._located_records()) if found is None else found

    def iter_records(self) -> Iterator[Record]:
        """The records one by one, up to the first that cannot be read; that raises.

        What is compressed is decompressed as a whole, and what is sound decoded as a whole.
        """
        found = entry_header.records_of(self._header, self._limits)
        return self._located_records() if found is None else iter(found)

    def _located_records(self) -> Iterator[Record]:
        with located(self.segment.path, self.position):
            yield from self._parsed_records()

    @property
    def data(self) -> memoryview:
        """The bytes of the entry, offset and length included."""
        return self._header.data

    def ensure_valid(self) -> None:
        """Raise :class:`ChecksumError` unless the checksum holds (``RecordBatch.ensureValid``)."""
        if not self._header.is_valid:
            raise ChecksumError(
                f"stored checksum {self.crc}, computed {self.computed_crc}",
                source=self.segment.path,
                position=self.position,
            )

    @property
    def computed_crc(self) -> int:
        """The checksum of the bytes: CRC-32C for v2, CRC-32 before."""
        from kafkafmt.record import checksums

        return checksums.computed(self.data, self.magic)
