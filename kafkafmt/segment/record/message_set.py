"""Messages of magic 0 and 1, before Kafka 0.11: plain messages, and wrappers of compressed sets.

Rules of ``AbstractLegacyRecordBatch.DeepRecordsIterator``:

- the offsets in a v1 wrapper are relative. The wrapper has the absolute offset of the last inner
  message, so ``base = wrapper - last inner``, and the offset of each is ``base + inner``. The same
  sum is right for absolute inner offsets and for compacted sets with gaps. A wrapper at offset 0
  has base 0, because early librdkafka wrote such wrappers;
- the offsets in a v0 wrapper are absolute;
- inner messages of v1 have their own timestamps, unless the timestamp type of the wrapper is
  LogAppendTime: then all have the wrapper's. The type is always the wrapper's. Inner messages of v0
  have no timestamp and no type;
- the magic of inner messages may differ from the wrapper's (KAFKA-4298);
- an inner message that is cut off ends the set; a compressed inner message is an error. Inner
  checksums and the wrapper's key are ignored.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from kafkafmt._base.errors import KafkaFormatError, LimitExceededError, MalformedError, located
from kafkafmt._base.java import int64
from kafkafmt.segment import codecs
from kafkafmt.segment.record import entry, grammar, layout
from kafkafmt.segment.record.batch import Batch, MessageChecksum
from kafkafmt.segment.record.entry import length_field, offset_field
from kafkafmt.segment.record.entry_header import LOG_APPEND_TIME, NO_TIMESTAMP_TYPE
from kafkafmt.segment.record.layout import MAGIC_V0, MAGIC_V1
from kafkafmt.segment.record.record import NO_SEQUENCE, NO_TIMESTAMP, Record

if TYPE_CHECKING:
    from kafkafmt._base.limits import Limits
    from kafkafmt.generated import KafkaMessage
    from kafkafmt.segment.record.entry_header import EntryHeader
    from kafkafmt.storage.segment_file import SegmentFile


class Message(Batch):
    """A top-level message of v0 or v1 as a batch."""

    __slots__ = ("_inside",)

    def __init__(self, header: EntryHeader, segment: SegmentFile, limits: Limits) -> None:
        super().__init__(header, segment, limits)
        self._inside: tuple[int | None, int | None] | None = None

    @property
    def base_offset(self) -> int | None:
        """The offset of the first inner message; of a plain message, its own."""
        return self._extent()[0]

    @property
    def count(self) -> int | None:
        """The number of inner messages; 1 for a plain message."""
        return self._extent()[1]

    def _parsed_tree(self) -> Any:
        return grammar.parse_with_positions("KafkaMessage", self.data)

    def _parsed(self) -> KafkaMessage:
        from kafkafmt.generated import KafkaMessage

        return grammar.parse(KafkaMessage, self.data)

    def _extent(self) -> tuple[int | None, int | None]:
        """Return the first offset and the count; decompresses only once."""
        if self.compression_id == codecs.NONE:
            return self.last_offset, 1
        if self._inside is None:
            try:
                inner = self.records()
                self._inside = inner[0].offset, len(inner)
            except KafkaFormatError:
                self._inside = self._framed_extent()
        return self._inside

    def _framed_extent(self) -> tuple[int | None, int | None]:
        """Return the same for a set read by Kafka only up to a bad message."""
        from kafkafmt.generated import KafkaMessageHeader

        try:
            inner = self.stored_inner()
        except KafkaFormatError:
            return None, None
        offset, first = inner[0]
        flags = first[layout.flags_offset(MAGIC_V0) :]
        attributes = grammar.parse(KafkaMessageHeader.MessageAttributes, flags)
        if attributes.compression_id != codecs.NONE:
            return None, None
        return offset, len(inner)

    def _parsed_records(self, *, is_whole: bool) -> Iterator[Record]:
        if self.compression_id == codecs.NONE:
            message = self._parsed()
            yield self._record(message, self.last_offset)
            grammar.release(message)
        else:
            for record, _ in self.inner():
                yield record

    def inner(self) -> Iterator[tuple[Record, memoryview]]:
        """Yield the messages in a wrapper: each as a record, and its stored bytes.

        Raises:
            KafkaFormatError: Kafka's reader would reject the wrapper or a message in it.
        """
        wrapper = self._parsed()
        inner = [
            (_parsed(stored, f"inner message {index}"), stored)
            for index, stored in enumerate(self._framed(wrapper))
        ]
        last, _ = inner[-1]
        base = self._base(last.header.offset)
        for message, stored in inner:
            yield self._record(message, int64(base + message.header.offset)), stored
            grammar.release(message)
        grammar.release(wrapper)

    def message_checksums(self) -> list[MessageChecksum]:
        """Return the checksums of the messages in a wrapper; of a plain message, its own."""
        with located(self.segment.path, self.position):
            stored = [(self.last_offset, self.data)]
            if self.compression_id != codecs.NONE:
                stored = self.stored_inner()
            return [
                MessageChecksum(
                    offset,
                    entry.stored(message, self.magic),
                    entry.computed(message, self.magic),
                )
                for offset, message in stored
            ]

    def stored_inner(self) -> list[tuple[int, memoryview]]:
        """Return the absolute offset and the bytes of each message in a wrapper, unparsed.

        Raises:
            KafkaFormatError: Kafka's reader would reject the whole set.
        """
        wrapper = self._parsed()
        stored = self._framed(wrapper)
        grammar.release(wrapper)
        base = self._base(offset_field(stored[-1]))
        return [(int64(base + offset_field(message)), message) for message in stored]

    def inner_time(self, magic: int, own: int | None) -> tuple[int, int]:
        """Return timestamp and timestamp type of an inner message with the stored time ``own``."""
        if magic == MAGIC_V0 or own is None:
            return NO_TIMESTAMP, NO_TIMESTAMP_TYPE
        if magic == MAGIC_V1 and self.timestamp_type == LOG_APPEND_TIME:
            return self.max_timestamp, LOG_APPEND_TIME
        return own, self.timestamp_type

    def _base(self, last_inner_offset: int) -> int:
        """Return the number to add to inner offsets to make them absolute."""
        if self.magic == MAGIC_V0 or self.last_offset == 0:
            return 0
        if self.last_offset < last_inner_offset:
            raise MalformedError(
                f"wrapper offset {self.last_offset}, expected at least {last_inner_offset}, "
                "the offset of the last inner message"
            )
        return self.last_offset - last_inner_offset

    def _record(self, message: KafkaMessage, offset: int) -> Record:
        magic = message.header.magic
        own = None if magic == MAGIC_V0 else message.header.timestamp
        timestamp, timestamp_type = self.inner_time(magic, own)
        return Record(
            offset,
            timestamp,
            timestamp_type,
            NO_SEQUENCE,
            message.key if message.len_key >= 0 else None,
            message.value if message.len_value >= 0 else None,
        )

    def _framed(self, wrapper: KafkaMessage) -> list[memoryview]:
        """Return the bytes of the inner messages, at least one."""
        if wrapper.len_value < 0:
            raise MalformedError("a compressed message set with a null value")
        if self.compression_id == codecs.ZSTD:
            raise MalformedError(f"zstd in a message of magic {self.magic}, expected magic 2")
        payload = codecs.decompress(
            self.compression_id,
            memoryview(wrapper.value),
            magic=self.magic,
            limit=self._limits.batch_bytes,
        )
        inner = _framed(memoryview(payload), self._limits)
        if not inner:
            raise MalformedError("a compressed message set without messages")
        return inner


def _framed(payload: memoryview, limits: Limits) -> list[memoryview]:
    """Return the bytes of the messages of a decompressed set, up to a truncated one."""
    messages: list[memoryview] = []
    position = 0
    while position + layout.LOG_OVERHEAD <= len(payload):
        length = length_field(payload[position:])
        if length < layout.RECORD_OVERHEAD_V0:
            raise MalformedError(
                f"inner message {len(messages)}: length {length}, "
                f"expected at least {layout.RECORD_OVERHEAD_V0}"
            )
        end = position + layout.LOG_OVERHEAD + length
        if end > len(payload):
            break
        if len(messages) == limits.batch_records:
            raise LimitExceededError(f"more than the limit of {limits.batch_records} records")
        messages.append(payload[position:end])
        position = end
    return messages


def _parsed(stored: memoryview, what: str) -> KafkaMessage:
    from kafkafmt.generated import KafkaMessage

    with grammar.parsing(what):
        message = KafkaMessage(grammar.stream(stored))
    if message.header.attributes.compression_id != codecs.NONE:
        raise MalformedError(f"{what}: a compressed message inside a compressed message")
    return message
