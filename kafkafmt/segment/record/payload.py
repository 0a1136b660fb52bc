"""Parses the payload of a v2 batch into records.

Rules of ``DefaultRecord.readFrom`` and ``DefaultRecordBatch.RecordIterator``: a record has exactly
the length that it declares, the batch has exactly as many records as its header says, and no bytes
remain.

Invariant: a payload that breaks one of these rules raises; a null header value is ``None``, an
empty one ``b""``; headers keep their order and their duplicates.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from kafkafmt._base.errors import LimitExceededError, MalformedError
from kafkafmt._base.java import decode_utf8
from kafkafmt._base.limits import Limits
from kafkafmt.segment.record import grammar, layout
from kafkafmt.segment.record.record import Header
from kafkafmt.segment.record.skimming import claim_at, skim_headers

if TYPE_CHECKING:
    from kaitaistruct import KaitaiStream

    from kafkafmt.generated import KafkaRecord


def check_count(count: int, payload_size: int, limits: Limits) -> None:
    """Reject a record count that is negative or above the limit, before any record is read.

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
    """The records of a decompressed payload, checked as Kafka checks them.

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


def headers_of(body: Any) -> tuple[Header, ...]:
    """The headers of a record; the names are decoded as in Java (``RecordHeader``)."""
    return tuple(
        (decode_utf8(header.key), header.value if header.len_value.value >= 0 else None)
        for header in body.headers
    )


def _check_total(payload: memoryview, count: int, limits: Limits) -> None:
    """Refuse the headers of a batch before any is parsed, where there is room for too many."""
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
    """Refuse the headers of a record before any is parsed, where there is room for too many."""
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
