"""Messages of Kafka 0.7: plain messages, and compressed sets of messages.

Rules of ``ByteBufferMessageSet`` and ``CompressionUtils`` of Kafka 0.7.2:

- the offset of a message is its byte position in the log; the next offset to fetch is the position
  after it. Messages inside a compressed message have no position. A consumer that stops there
  continues at the compressed message, so all of them have the offset of that message;
- the checksum covers the payload; the checksums of inner messages are checked too;
- a compressed message may contain compressed messages, or no messages;
- an inner message that is cut off ends the set, unless it is the first one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from kafkafmt._base.errors import (
    ChecksumError,
    KafkaFormatError,
    LimitExceededError,
    MalformedError,
    UnsupportedError,
)
from kafkafmt.segment import codecs
from kafkafmt.segment.codecs import limit_exceeded
from kafkafmt.segment.record import grammar
from kafkafmt.segment.record.batch import Batch, MessageChecksum
from kafkafmt.segment.record.entry_header import (
    NO_TIMESTAMP_TYPE,
    ParsedHeader,
    message_header,
)
from kafkafmt.segment.record.record import NO_SEQUENCE, NO_TIMESTAMP, Record
from kafkafmt.segment.record.v0_7 import framing

if TYPE_CHECKING:
    from kafkafmt._base.limits import Limits
    from kafkafmt.generated import KafkaMessage07
    from kafkafmt.segment.record.entry import Entry

_MAX_DEPTH = 64
"""How deep sets may be nested. Producers write one level; Kafka's reader is recursive."""


class Message07(Batch):
    """A top-level message as a batch; its base offset is also its last offset."""

    @property
    def base_offset(self) -> int:
        """The byte position of the message in its log."""
        return self.last_offset

    @cached_property
    def count(self) -> int | None:
        """The number of inner messages; 1 for a plain message; ``None`` if it cannot be read."""
        if self.compression_id == codecs.NONE:
            return 1
        try:
            return len(self.records())
        except KafkaFormatError:
            return None

    @property
    def compression(self) -> str | None:
        """``none``, ``gzip`` or ``snappy``; ``None`` for id 3."""
        return super().compression if self.compression_id <= codecs.SNAPPY else None

    def _parsed_tree(self) -> KafkaMessage07:
        return _parsed(self.data)

    @property
    def attributes(self) -> int:
        """The byte of the attributes; always 0 for magic 0."""
        return self.data[framing.ATTRIBUTES_OFFSET] if self.magic == 1 else 0

    @property
    def next_offset(self) -> int:
        """The byte position after the message."""
        return self.last_offset + self.size_in_bytes

    @property
    def computed_crc(self) -> int:
        """The CRC-32 of the payload."""
        return framing.computed_crc(self.data, self.magic)

    def message_checksums(self) -> list[MessageChecksum]:
        """Return the outer checksum; inner ones are checked when their records are read."""
        return [MessageChecksum(self.last_offset, self.crc, self.computed_crc)]

    def _parsed_records(self, *, is_whole: bool) -> Iterator[Record]:
        for number, payload in enumerate(_contents(self._parsed_tree(), self._limits)):
            if number == self._limits.batch_records:
                raise LimitExceededError(
                    f"more than the limit of {self._limits.batch_records} records"
                )
            yield Record(
                self.last_offset,
                NO_TIMESTAMP,
                NO_TIMESTAMP_TYPE,
                NO_SEQUENCE,
                None,
                payload,
            )


def decode_header(entry: Entry) -> ParsedHeader:
    """Return the header of a message, without a timestamp."""
    head = _parsed(entry.data[: framing.payload_offset(entry.magic)])
    codec = _codec(head)
    grammar.release(head)
    return message_header(entry, codec)


def _contents(message: KafkaMessage07, limits: Limits) -> Iterator[bytes]:
    """Yield the payloads of the plain messages in a message, in order.

    All sets of one message together decompress to at most the limit.
    """
    room = limits.batch_bytes
    sets = [iter([message])]
    while sets:
        for message in sets[-1]:
            if _codec(message) == codecs.NONE:
                yield message.payload
                grammar.release(message)
                continue
            if len(sets) > _MAX_DEPTH:
                raise MalformedError(f"more than {_MAX_DEPTH} nested compressed sets")
            payload = _decompressed(message, room, limits)
            room -= len(payload)
            grammar.release(message)
            sets.append(_messages(payload))
            break
        else:
            sets.pop()


def _decompressed(message: KafkaMessage07, room: int, limits: Limits) -> memoryview:
    codec = _codec(message)
    if codec > codecs.SNAPPY:
        raise UnsupportedError(f"codec id {codec}, expected 0 (none), 1 (gzip) or 2 (snappy)")
    try:
        data = memoryview(message.payload)
        return memoryview(codecs.decompress(codec, data, magic=message.magic, limit=room))
    except LimitExceededError as error:
        raise limit_exceeded(limits.batch_bytes) from error


def _codec(message: KafkaMessage07) -> int:
    return int(message.attributes.compression_id) if message.magic else codecs.NONE


def _parsed(message: memoryview) -> KafkaMessage07:
    from kafkafmt.generated import KafkaMessage07

    return grammar.parse(KafkaMessage07, message)


def _messages(payload: memoryview) -> Iterator[KafkaMessage07]:
    """Yield the messages of a decompressed set, up to a truncated one."""
    from kafkafmt.generated import KafkaMessage07

    position = number = 0
    while position + framing.LOG_OVERHEAD <= len(payload):
        what = f"inner message {number}"
        end_of_length = position + framing.LOG_OVERHEAD
        length = int.from_bytes(payload[position:end_of_length], "big", signed=True)
        end = end_of_length + length
        if length >= 0 and end > len(payload) and number:
            return
        if not framing.MIN_LENGTH <= length <= len(payload) - end_of_length:
            raise MalformedError(
                f"{what}: length {length}, expected at least {framing.MIN_LENGTH} "
                f"and at most the {len(payload) - end_of_length} bytes that follow"
            )
        with grammar.parsing(what):
            message = KafkaMessage07(grammar.stream(payload[position:end]))
        found = framing.computed_crc(payload[position:end], message.magic)
        if message.crc != found:
            raise ChecksumError(f"{what}: stored checksum {message.crc}, computed {found}")
        yield message
        position, number = end, number + 1
