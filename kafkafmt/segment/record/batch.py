"""The base class of record batches (v2) and top-level messages (v0, v1, Kafka 0.7).

Kafka treats both as a ``RecordBatch``: a message of the old formats is a batch of one record or, if
it is compressed, of the messages in its value.

Invariant: to make a batch reads only its header; :meth:`Batch.records` decodes all records or
raises.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from kafkafmt._base.errors import ChecksumError, located
from kafkafmt._base.java import int64
from kafkafmt._base.wording import counted
from kafkafmt.segment import codecs
from kafkafmt.segment.record import entry_header, layout
from kafkafmt.segment.record.entry_header import LOG_APPEND_TIME
from kafkafmt.segment.record.layout import MAGIC_V2
from kafkafmt.segment.record.record import Record, with_content

if TYPE_CHECKING:
    from kafkafmt._base.limits import Limits
    from kafkafmt.segment.record.entry_header import EntryHeader, ParsedHeader
    from kafkafmt.storage.segment_file import SegmentFile


def _header_property(name: str) -> Any:
    return property(attrgetter(f"_header.{name}"))


class Batch(ABC):
    """One whole entry of a segment, valid or not.

    Attributes:
        segment: the file that contains it.
        position: of its first byte, in the segment.
        size_in_bytes: of the whole entry, with its offset and length fields.
        magic: 0, 1 or 2.
        crc: the stored checksum, unsigned.
        is_valid: whether the checksum is right.
        compression_id: 0 none, 1 gzip, 2 snappy, 3 lz4, 4 zstd; 5 to 7 are not used.
        timestamp_type: 0 CreateTime, 1 LogAppendTime, -1 none (v0).
        last_offset: of the last record that was written, even if compaction has removed it.
        base_timestamp: the header's field, milliseconds; ``None`` for v0 and v1.
        max_timestamp: milliseconds; -1 if there is none.
        partition_leader_epoch, producer_id, producer_epoch, base_sequence, last_sequence: -1
            if there is none; ``None`` for v0 and v1, which lack the fields.
        is_transactional, is_control: flags of v2.
        delete_horizon_ms: when compaction may remove tombstones and markers (KIP-534), or ``None``.
    """

    __module__ = "kafkafmt"

    __slots__ = ("_header", "_limits", "_tree", "segment")

    position: int = _header_property("position")
    size_in_bytes: int = _header_property("size_in_bytes")
    magic: int = _header_property("magic")
    crc: int = _header_property("crc")
    is_valid: bool = _header_property("is_valid")
    compression_id: int = _header_property("compression_id")
    timestamp_type: int = _header_property("timestamp_type")
    last_offset: int = _header_property("last_offset")
    base_timestamp: int | None = _header_property("base_timestamp")
    max_timestamp: int = _header_property("max_timestamp")
    partition_leader_epoch: int | None = _header_property("partition_leader_epoch")
    producer_id: int | None = _header_property("producer_id")
    producer_epoch: int | None = _header_property("producer_epoch")
    base_sequence: int | None = _header_property("base_sequence")
    last_sequence: int | None = _header_property("last_sequence")
    is_transactional: bool = _header_property("is_transactional")
    is_control: bool = _header_property("is_control")
    delete_horizon_ms: int | None = _header_property("delete_horizon_ms")

    def __init__(self, header: EntryHeader, segment: SegmentFile, limits: Limits) -> None:
        self._header = header
        self.segment = segment
        self._limits = limits
        # `_tree` is made at its first use: there may be a million batches.

    def __repr__(self) -> str:
        file = self.segment.name or self.segment.path
        if self.magic == MAGIC_V2:
            records = counted(self.count or 0, "record")
            what = f"offsets {self.base_offset} to {self.last_offset}, {records}"
        else:
            what = f"offset {self.last_offset}"
        codec = self.compression or f"unknown codec {self.compression_id}"
        damaged = "" if self.is_valid else ", wrong checksum"
        return (
            f"<Batch v{self.magic} at byte {self.position} of {file}: {what}, {codec}, "
            f"{self.size_in_bytes} bytes{damaged}>"
        )

    def _repr_html_(self) -> str:
        """Return the fields of the header, for a notebook."""
        from kafkafmt._base.html_page import in_notebook  # which only a notebook needs

        rows = ((name, getattr(self, name)) for name in Batch.__annotations__)
        return in_notebook(repr(self), ("field", "value"), rows)

    @property
    @abstractmethod
    def base_offset(self) -> int | None:
        """The offset of the first record written to it.

        A compressed v0 or v1 message must be decompressed for it; ``None`` if that fails.
        """

    @property
    @abstractmethod
    def count(self) -> int | None:
        """The number of records; ``None`` if :attr:`base_offset` is ``None``."""

    @property
    def attributes(self) -> int:
        """The field of the flags, whole and unsigned: 16 bits of v2, 8 of v0 and v1."""
        start, size = layout.attributes(self.magic)
        return int.from_bytes(self.data[start : start + size], "big")

    @property
    def last_offset_delta(self) -> int | None:
        """The last offset less the base offset, as v2 stores it; ``None`` for v0 and v1."""
        return None

    @property
    def next_offset(self) -> int:
        """The offset of a consumer's next read after it (``RecordBatch.nextOffset``)."""
        return int64(self.last_offset + 1)

    @property
    def tree(self) -> Any:
        """The entry parsed by the generated parser, once, with every field; not decompressed.

        Each structure has the positions of its fields in ``_debug``, by the names of the fields:
        ``start`` and ``end``, within the bytes that the structure was parsed from. (A segment of
        Kafka 0.7 has no positions.)

        Raises:
            MalformedError: the bytes do not match the grammar.
        """
        try:
            return self._tree
        except AttributeError:
            self._tree: Any = self._parsed_tree()
            return self._tree

    @abstractmethod
    def _parsed_tree(self) -> Any:
        """Return the entry as an object of the generated parsers."""

    @abstractmethod
    def _parsed_records(self, *, is_whole: bool) -> Iterator[Record]:
        """Return the records, read by the generated parsers; errors need not have a position.

        ``is_whole`` says that none is wanted if one of them is wrong.
        """

    @property
    def compression(self) -> str | None:
        """``none``, ``gzip``, ``snappy``, ``lz4``, ``zstd``; ``None`` for an unknown id."""
        return codecs.codec_name(self.compression_id)

    def records(self) -> list[Record]:
        """Read all records, in order, without a check of the checksum (:meth:`ensure_valid`).

        Raises:
            KafkaFormatError: Kafka's reader would reject the entry.
        """
        parsed = entry_header.kernel_records(self._header, self._limits)
        if parsed is None:
            parsed = list(self._located_records(is_whole=True))
        return list(map(with_content, parsed)) if self.is_control else parsed

    def iter_records(self) -> Iterator[Record]:
        """Return the records one by one. The first unreadable record raises an error.

        The payload is decompressed as a whole. If all records are readable, they are decoded at
        once as well.
        """
        parsed = entry_header.kernel_records(self._header, self._limits)
        records = self._located_records(is_whole=False) if parsed is None else iter(parsed)
        return map(with_content, records) if self.is_control else records

    def message_checksums(self) -> list[MessageChecksum]:
        """Return the checksum of each message of v0 and v1, also of those in a compressed one.

        Kafka checks those of compressed messages only on its way into the log. Batches of v2 have
        one checksum for all their records, :attr:`crc`: the list is empty.

        Raises:
            KafkaFormatError: Kafka's reader would reject the entry.
        """
        return []

    def _located_records(self, *, is_whole: bool) -> Iterator[Record]:
        with located(self.segment.path, self.position):
            yield from self._parsed_records(is_whole=is_whole)

    @property
    def data(self) -> memoryview:
        """The bytes of the whole entry, with its offset and length fields."""
        return self._header.data

    def ensure_valid(self) -> None:
        """Raise :class:`ChecksumError` if the checksum is wrong (``RecordBatch.ensureValid``)."""
        if not self._header.is_valid:
            raise ChecksumError(
                f"stored checksum {self.crc}, computed {self.computed_crc}",
                source=self.segment.path,
                position=self.position,
            )

    @property
    def computed_crc(self) -> int:
        """The checksum of the bytes: CRC-32C for v2, CRC-32 before."""
        from kafkafmt.segment.record import entry

        return entry.computed(self.data, self.magic)


@dataclass(frozen=True, slots=True)
class MessageChecksum:
    """The checksum of one message of v0 or v1.

    Attributes:
        offset: of the message, absolute.
        crc: as stored, unsigned.
        computed_crc: that of its bytes; another one if the message is damaged.
    """

    offset: int
    crc: int
    computed_crc: int


def first_offset(batch: Batch) -> int:
    """Return the first offset of a batch; the last one for an unreadable set of messages."""
    base: int | None = batch.base_offset
    return batch.last_offset if base is None else base


def first_timestamp(header: Batch | ParsedHeader) -> int:
    """Return the timestamp of the first record by the entry's header; -1 if it has none.

    It is the latest one where the field of the first is missing (v0, v1), or has something else:
    with LogAppendTime, with a delete horizon (KIP-534), and without a record.
    """
    first = header.base_timestamp
    is_log_append = header.timestamp_type == LOG_APPEND_TIME
    if first is None or is_log_append or header.delete_horizon_ms is not None or not header.count:
        return header.max_timestamp
    return first
