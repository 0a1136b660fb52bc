"""The record batch of magic 2, since Kafka 0.11, and the parsing of its records.

Rules of ``DefaultRecordBatch`` and ``DefaultRecord.readFrom``: offsets and timestamps of records
are deltas to a base in the header, or to the delete horizon (KIP-534), which takes the place of the
base timestamp. With LogAppendTime every record has the batch's maximum timestamp; sequences wrap. A
record has exactly its declared length, and a batch exactly its declared count.

Invariant: a payload that breaks a rule raises; only :func:`skim_headers` and :func:`claim_at`,
which are cheap, leave errors to the parsers. A null header value is ``None``, an empty one ``b""``;
headers keep their order and their duplicates.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from kafkafmt._base.errors import LimitExceededError, MalformedError
from kafkafmt._base.java import decode_utf8, increment_sequence, int64
from kafkafmt._base.limits import Limits
from kafkafmt.segment import codecs
from kafkafmt.segment.record import grammar, layout
from kafkafmt.segment.record.batch import Batch
from kafkafmt.segment.record.entry import last_offset_delta_field
from kafkafmt.segment.record.entry_header import LOG_APPEND_TIME
from kafkafmt.segment.record.record import NO_SEQUENCE, Header, Record

if TYPE_CHECKING:
    from kaitaistruct import KaitaiStream

    from kafkafmt.generated import KafkaRecord


_FAILED = -1
_LONGEST = 28  # the shift of the last byte of a varint


class Claim(NamedTuple):
    """The positions in the payload and the number of headers by the record's own fields."""

    start: int
    headers_start: int
    headers: int
    end: int


def claim_at(payload: memoryview, position: int) -> Claim | None:
    """Return the claim of the record at this position; ``None`` if it is not whole."""
    length, start = _varint(payload, position, len(payload))
    end = start + length
    if start == _FAILED or length < 1 or end > len(payload):
        return None
    at = _after_varlong(payload, start + 1, end)  # after the attributes
    if at != _FAILED:
        _, at = _varint(payload, at, end)
    at = _after_field(payload, at, end)  # the key
    at = _after_field(payload, at, end)  # the value
    headers, at = _varint(payload, at, end)
    return None if at == _FAILED else Claim(start, at, headers, end)


def skim_headers(payload: memoryview, claim: Claim) -> tuple[int | None, int]:
    """Return the end of a record's headers, and the start of the last one followed.

    The first is ``None`` if that header is not whole.
    """
    at = start = claim.headers_start
    end = claim.end
    for _ in range(claim.headers):
        start = at
        length, at = _varint(payload, at, end)
        if at == _FAILED or length < 0 or length > end - at:
            return None, start
        at = _after_field(payload, at + length, end)
        if at == _FAILED:
            return None, start
    return at, start


def _after_field(payload: memoryview, at: int, end: int) -> int:
    length, at = _varint(payload, at, end)
    if at == _FAILED or length > end - at:
        return _FAILED
    return at + max(length, 0)


def _after_varlong(payload: memoryview, at: int, end: int) -> int:
    last = min(at + 10, end)
    while at < last:
        at += 1
        if payload[at - 1] < 0x80:
            return at
    return _FAILED


def _varint(payload: memoryview, at: int, end: int) -> tuple[int, int]:
    """Return a number of 1 to 5 bytes, and the position after it."""
    bits = shift = 0
    while 0 <= at < end and shift <= _LONGEST:
        byte = payload[at]
        at += 1
        bits |= (byte & 0x7F) << shift
        if byte < 0x80:
            bits &= 0xFFFFFFFF
            return (bits >> 1) ^ -(bits & 1), at
        shift += 7
    return 0, _FAILED


def check_count(count: int, payload_size: int, limits: Limits) -> None:
    """Reject a negative record count, or one above the limit, before any record is read.

    A count above what the payload can contain is not rejected here: like Kafka's iterator, the
    parser fails at the end of the payload.
    """
    if count < 0:
        raise MalformedError(f"record count {count}, expected 0 or more")
    if limits.batch_records < count <= payload_size // layout.MIN_RECORD_SIZE:
        raise LimitExceededError(f"{count} records, the limit is {limits.batch_records}")


def parse_records(
    payload: bytes | memoryview, count: int, limits: Limits, *, is_whole: bool = True
) -> Iterator[KafkaRecord]:
    """Yield the records of a decompressed payload, checked as Kafka checks them.

    With ``is_whole``, the first error comes before any record; else after those before it.

    Use each record before you get the next one, which takes it apart.
    """
    check_count(count, len(payload), limits)
    stream = grammar.stream(payload)
    skimmed = memoryview(payload)
    _check_total(skimmed, count, limits)
    if is_whole:
        _check_structure(stream, skimmed, count, limits)
    for index in range(count):
        record = _parsed(stream, skimmed, index, count, limits)
        yield record
        grammar.release(record)


def decode_headers(body: Any) -> tuple[Header, ...]:
    """Return the headers of a record; the names are decoded as in Java (``RecordHeader``)."""
    return tuple(
        (decode_utf8(header.key), header.value if header.len_value.value >= 0 else None)
        for header in body.headers
    )


def _check_total(payload: memoryview, count: int, limits: Limits) -> None:
    """Refuse a batch with room for too many headers, before any is parsed."""
    if len(payload) // layout.MIN_HEADER_SIZE <= limits.batch_headers:
        return
    total = start = 0
    for index in range(count):
        claim = claim_at(payload, start)
        if claim is None or claim.headers < 0:  # the record's parser has the words
            break
        total += claim.headers
        if total > limits.batch_headers:
            raise LimitExceededError(
                f"{total} headers up to record {index}, the limit is {limits.batch_headers}"
            )
        start = claim.end


def _check_structure(stream: KaitaiStream, payload: memoryview, count: int, limits: Limits) -> None:
    """Raise the first error of a batch before any record before it is parsed.

    The parser takes many times as long for a header as it has bytes, so hostile records could make
    a batch expensive that gives nothing. The words for an error are the parser's.
    """
    start = 0
    for index in range(count):
        claim = claim_at(payload, start)
        end = None
        if claim is not None and 0 <= claim.headers <= limits.record_headers:
            end, header = skim_headers(payload, claim)
        if claim is None or end != claim.end:
            stream.seek(start)
            _check_claim(payload, start, index, limits)
            if claim is not None and end is None and 0 <= claim.headers <= limits.record_headers:
                _parse_header(payload[header : claim.end], index, count)
            if claim is not None and end is not None:
                raise _wrong_length(index, claim.end - claim.start, end - claim.start)
            grammar.release(_parsed(stream, payload, index, count, limits))
            break
        start = claim.end
    else:
        if count and start < len(payload):
            raise _remaining(len(payload) - start, count)
    stream.seek(0)


def _parsed(
    stream: KaitaiStream, payload: memoryview, index: int, count: int, limits: Limits
) -> KafkaRecord:
    from kafkafmt.generated import KafkaRecord

    _check_claim(payload, stream.pos(), index, limits)
    with grammar.parsing(f"record {index} of {count}"):
        record = KafkaRecord(stream)
    _check(record, index, limits)
    if index == count - 1 and not stream.is_eof():
        raise _remaining(stream.size() - stream.pos(), count)
    return record


def _parse_header(header: memoryview, index: int, count: int) -> None:
    from kafkafmt.generated import KafkaHeader

    with grammar.parsing(f"record {index} of {count}"):
        grammar.release(KafkaHeader(grammar.stream(header)))


def _check_claim(payload: memoryview, start: int, index: int, limits: Limits) -> None:
    """Refuse a record with room for too many headers, before any is parsed."""
    if (len(payload) - start) // layout.MIN_HEADER_SIZE <= limits.record_headers:
        return
    claim = claim_at(payload, start)
    if claim is None or claim.end - claim.start < limits.record_headers * layout.MIN_HEADER_SIZE:
        return
    room = claim.end - claim.headers_start
    if claim.headers > room // layout.MIN_HEADER_SIZE:
        raise MalformedError(f"record {index}: {claim.headers} headers, {room} bytes are left")
    if claim.headers > limits.record_headers:
        raise _too_many(index, claim.headers, limits)


def _remaining(size: int, count: int) -> MalformedError:
    return MalformedError(f"{size} bytes remain after the {count} declared records")


def _too_many(index: int, count: int, limits: Limits) -> LimitExceededError:
    return LimitExceededError(
        f"record {index}: {count} headers, the limit is {limits.record_headers}"
    )


def _check(record: KafkaRecord, index: int, limits: Limits) -> None:
    body = record.body
    count = body.num_headers.value
    if count < 0:
        raise MalformedError(f"record {index}: header count {count}, expected 0 or more")
    if count > limits.record_headers:
        raise _too_many(index, count, limits)
    read, declared = body._io.pos(), record.len.value
    if read != declared:
        raise _wrong_length(index, declared, read)


def _wrong_length(index: int, declared: int, read: int) -> MalformedError:
    return MalformedError(f"record {index}: declares {declared} bytes, its fields have {read}")


class RecordBatch(Batch):
    """A v2 batch. Compaction may have removed some or all of its records."""

    __slots__ = ()

    base_timestamp: int
    base_sequence: int

    @property
    def base_offset(self) -> int:
        """The offset of the first record written to it, even if compaction has removed it."""
        return self._header.base_offset

    @property
    def last_offset_delta(self) -> int:
        """The last offset less the base offset, as it is stored."""
        return last_offset_delta_field(self.data, self.magic)

    @property
    def count(self) -> int:
        """The record count in the header."""
        return self._header.count

    def _parsed_tree(self) -> Any:
        return grammar.parse_with_positions("KafkaRecordBatch", self.data)

    def payload(self) -> bytes | memoryview:
        """Return the bytes of the records, decompressed.

        Raises:
            KafkaFormatError: they cannot be decompressed, or exceed the limit.
        """
        stored = self.data[layout.RECORD_BATCH_OVERHEAD :]
        if self.compression_id == codecs.NONE:
            return stored
        return codecs.decompress(
            self.compression_id, stored, magic=self.magic, limit=self._limits.batch_bytes
        )

    def timestamp(self, delta: int) -> int:
        """Return the timestamp of a record in milliseconds, from its delta."""
        if self.timestamp_type == LOG_APPEND_TIME:
            return self.max_timestamp
        return int64(self.base_timestamp + delta)

    def producer_timestamps(self) -> dict[int, int]:
        """Return the timestamp of each offset before the broker's own replaced it (LogAppendTime).

        Raises:
            KafkaFormatError: Kafka's reader would reject the batch.
        """
        if not self.count:
            return {}
        return {
            int64(self.base_offset + parsed.body.offset_delta.value): int64(
                self.base_timestamp + parsed.body.timestamp_delta.value
            )
            for parsed in parse_records(self.payload(), self.count, self._limits, is_whole=True)
        }

    def sequence(self, offset_delta: int) -> int:
        """Return the sequence number of a record; -1 if its producer is not idempotent."""
        if self.base_sequence < 0:
            return NO_SEQUENCE
        return increment_sequence(self.base_sequence, offset_delta)

    def _parsed_records(self, *, is_whole: bool) -> Iterator[Record]:
        if self.count == 0:  # like Java, ignore the payload of an empty batch
            return
        for parsed in parse_records(self.payload(), self.count, self._limits, is_whole=is_whole):
            yield self._record(parsed.body)

    def _record(self, body: Any) -> Record:
        delta = body.offset_delta.value
        return Record(
            int64(self.base_offset + delta),
            self.timestamp(body.timestamp_delta.value),
            self.timestamp_type,
            self.sequence(delta),
            body.key if body.len_key.value >= 0 else None,
            body.value if body.len_value.value >= 0 else None,
            decode_headers(body),
        )
