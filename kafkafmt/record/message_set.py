"""Messages of magic 0 and 1, before Kafka 0.11: plain ones, and wrappers of compressed sets.

Rules of ``AbstractLegacyRecordBatch.DeepRecordsIterator``:

- the offsets in a v1 wrapper are relative: the wrapper has the last one's absolute offset, so
  ``base = wrapper - last inner`` and each is ``base + inner``. Absolute inner offsets come out
  right by the same sum, compacted sets with gaps too. A wrapper at offset 0 has base 0: early
  librdkafka wrote such;
- the offsets in a v0 wrapper are absolute;
- inner messages of v1 have their own time, unless the wrapper says LogAppendTime: then its own is
  everyone's. The type of time is the wrapper's. Inner messages of v0 have neither;
- the magic of inner messages may differ from the wrapper's (KAFKA-4298);
- an inner message that is cut off ends the set; an inner one that is compressed is an error. Inner
  checksums are not looked at, nor is the wrapper's key.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from kafkafmt import codecs
from kafkafmt.errors import KafkaFormatError, LimitExceededError, MalformedError
from kafkafmt.java import int64
from kafkafmt.log_format import MAGIC_V0, MAGIC_V1
from kafkafmt.record import grammar, layout
from kafkafmt.record.batch import Batch
from kafkafmt.record.entry import length_of, offset_of
from kafkafmt.record.entry_header import LOG_APPEND_TIME, NO_TIMESTAMP_TYPE
from kafkafmt.record.record import NO_SEQUENCE, NO_TIMESTAMP, Record

if TYPE_CHECKING:
    from kafkafmt.generated import KafkaMessage
    from kafkafmt.limits import Limits
    from kafkafmt.record.entry_header import EntryHeader
    from kafkafmt.storage.segment_file import SegmentFile


class Message(Batch):
    """A top-level message of v0 or v1, to be seen as a batch."""

    __slots__ = ("_inside",)

    def __init__(self, header: EntryHeader, segment: SegmentFile, limits: Limits) -> None:
        super().__init__(header, segment, limits)
        self._inside: tuple[int | None, int | None] | None = None

    @property
    def base_offset(self) -> int | None:
        """The first inner message's offset, or the message's own."""
        return self._extent()[0]

    @property
    def count(self) -> int | None:
        """How many messages are inside, or one."""
        return self._extent()[1]

    @property
    def tree(self) -> KafkaMessage:
        """A ``KafkaMessage`` of the generated parsers; a compressed value is left as it is."""
        from kafkafmt.generated import KafkaMessage

        return grammar.parse(KafkaMessage, self.data)

    def _extent(self) -> tuple[int | None, int | None]:
        """First offset and count; decompresses once."""
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
        """First offset and count where a message is bad: Kafka finds that when it comes to it."""
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

    def _parsed_records(self) -> Iterator[Record]:
        if self.compression_id == codecs.NONE:
            message = self.tree
            yield self._record(message, self.last_offset)
            grammar.release(message)
        else:
            for record, _ in self.inner():
                yield record

    def inner(self) -> Iterator[tuple[Record, memoryview]]:
        """What is inside of a wrapper: each message as it is to be seen, and as it is stored.

        Raises:
            KafkaFormatError: some byte is not as Kafka's reader wants it.
        """
        wrapper = self.tree
        inner = self._inner_messages(wrapper)
        last, _ = inner[-1]
        base = self._base(last.header.offset)
        for message, stored in inner:
            yield self._record(message, int64(base + message.header.offset)), stored
            grammar.release(message)
        grammar.release(wrapper)

    def stored_inner(self) -> list[tuple[int, memoryview]]:
        """What is inside of a wrapper, not looked into: absolute offset and bytes of each message.

        Raises:
            KafkaFormatError: Kafka's reader gives nothing of the set.
        """
        wrapper = self.tree
        stored = self._framed(wrapper)
        grammar.release(wrapper)
        base = self._base(offset_of(stored[-1]))
        return [(int64(base + offset_of(each)), each) for each in stored]

    def time_of(self, magic: int, own: int | None) -> tuple[int, int]:
        """Time and type of time of a message of the set: ``own`` is the time that it stores."""
        if magic == MAGIC_V0 or own is None:
            return NO_TIMESTAMP, NO_TIMESTAMP_TYPE
        if magic == MAGIC_V1 and self.timestamp_type == LOG_APPEND_TIME:
            return self.max_timestamp, LOG_APPEND_TIME
        return own, self.timestamp_type

    def _base(self, last_inner_offset: int) -> int:
        """What is added to the inner offsets to make them absolute."""
        if self.magic == MAGIC_V0 or self.last_offset == 0:
            return 0
        if self.last_offset < last_inner_offset:
            raise MalformedError(
                f"wrapper offset {self.last_offset} is less than "
                f"the last inner message's {last_inner_offset}"
            )
        return self.last_offset - last_inner_offset

    def _record(self, message: KafkaMessage, offset: int) -> Record:
        magic = message.header.magic
        own = None if magic == MAGIC_V0 else message.header.timestamp
        timestamp, timestamp_type = self.time_of(magic, own)
        return Record(
            offset,
            timestamp,
            timestamp_type,
            NO_SEQUENCE,
            message.key if message.len_key >= 0 else None,
            message.value if message.len_value >= 0 else None,
        )

    def _inner_messages(self, wrapper: KafkaMessage) -> list[tuple[KafkaMessage, memoryview]]:
        return [
            (_parsed(stored, f"inner message {index}"), stored)
            for index, stored in enumerate(self._framed(wrapper))
        ]

    def _framed(self, wrapper: KafkaMessage) -> list[memoryview]:
        """The bytes of the messages inside, one at least."""
        if wrapper.len_value < 0:
            raise MalformedError("a compressed message set with a null value")
        if self.compression_id == codecs.ZSTD:
            raise MalformedError(f"zstd in a message of magic {self.magic}, it came with magic 2")
        payload = codecs.decompress(
            self.compression_id,
            memoryview(wrapper.value),
            magic=self.magic,
            limit=self._limits.batch_bytes,
        )
        inner = _framed(memoryview(payload), self._limits)
        if not inner:
            raise MalformedError("a compressed message set without a message")
        return inner


def _framed(payload: memoryview, limits: Limits) -> list[memoryview]:
    """The messages of a decompressed set by their lengths, up to one that is cut off."""
    messages: list[memoryview] = []
    position = 0
    while position + layout.LOG_OVERHEAD <= len(payload):
        length = length_of(payload[position:])
        if length < layout.RECORD_OVERHEAD_V0:
            raise MalformedError(
                f"inner message {len(messages)}: length {length}, "
                f"the least is {layout.RECORD_OVERHEAD_V0}"
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
    if message.header.magic not in (MAGIC_V0, MAGIC_V1):
        raise MalformedError(f"{what}: magic {message.header.magic}, expected 0 or 1")
    if message.header.attributes.compression_id != codecs.NONE:
        raise MalformedError(f"{what}: is compressed, inside a compressed message")
    return message
