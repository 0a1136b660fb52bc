"""Parses the payload of a v2 batch into records.

Rules of ``DefaultRecord.readFrom`` and ``DefaultRecordBatch.RecordIterator``: a record has exactly
the length that it declares, the batch has exactly as many records as its header says, and no bytes
remain.

Invariant: a payload that breaks one of these rules raises; a null header value is ``None``, an
empty one ``b""``; headers keep their order and their duplicates.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from kafkafmt.errors import LimitExceededError, MalformedError
from kafkafmt.java import decode_utf8
from kafkafmt.limits import Limits
from kafkafmt.record import grammar, layout
from kafkafmt.record.record import Header

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


def parse_records(payload: bytes | memoryview, count: int, limits: Limits) -> Iterator[KafkaRecord]:
    """The records of a decompressed payload, checked as Kafka checks them.

    Use each record before you get the next one, which takes it apart.
    """
    from kafkafmt.generated import KafkaRecord

    check_count(count, len(payload), limits)
    stream = grammar.stream(payload)
    _check_total(stream, count, limits)
    for index in range(count):
        _check_claim(stream, index, limits)
        with grammar.parsing(f"record {index} of {count}"):
            record = KafkaRecord(stream)
        _check(record, index, limits)
        if index == count - 1 and not stream.is_eof():
            raise MalformedError(
                f"{len(payload) - stream.pos()} bytes remain after the {count} declared records"
            )
        yield record
        grammar.release(record)


def headers_of(body: Any) -> tuple[Header, ...]:
    """The headers of a record; the names are decoded as in Java (``RecordHeader``)."""
    return tuple(
        (decode_utf8(header.key), header.value if header.len_value.value >= 0 else None)
        for header in body.headers
    )


def _check_total(stream: KaitaiStream, count: int, limits: Limits) -> None:
    """Refuse the headers of a batch before any is parsed, where there is room for too many."""
    if stream.size() // layout.MIN_HEADER_SIZE <= limits.batch_headers:
        return
    total = 0
    for index in range(count):
        claim = _claim(stream)
        if claim is None or claim.headers < 0:  # the record's parser has the words
            break
        total += claim.headers
        if total > limits.batch_headers:
            raise LimitExceededError(
                f"{total} headers up to record {index}, the limit is {limits.batch_headers}"
            )
        stream.seek(claim.end)
    stream.seek(0)


def _check_claim(stream: KaitaiStream, index: int, limits: Limits) -> None:
    """Refuse the headers of a record before any is parsed, where there is room for too many."""
    start = stream.pos()
    if (stream.size() - start) // layout.MIN_HEADER_SIZE <= limits.record_headers:
        return
    claim = _claim(stream, limits.record_headers * layout.MIN_HEADER_SIZE)
    stream.seek(start)
    if claim is None:
        return
    if claim.headers > claim.room // layout.MIN_HEADER_SIZE:
        raise MalformedError(
            f"record {index}: {claim.headers} headers, {claim.room} bytes are left"
        )
    if claim.headers > limits.record_headers:
        raise _too_many(index, claim.headers, limits)


class _Claim(NamedTuple):
    """The header count that a record claims, the bytes after it, and where the record ends."""

    headers: int
    room: int
    end: int


def _claim(stream: KaitaiStream, least: int = 0) -> _Claim | None:
    """The claim of the record that begins here; ``None`` if it is not whole, or too short."""
    from kafkafmt.generated import KafkaVarint, KafkaVarlong

    try:
        with grammar.parsing("KafkaRecord"):
            length = _number(KafkaVarint, stream)
            end = stream.pos() + length
            if length < least or end > stream.size():
                return None
            stream.read_s1()  # attributes
            _number(KafkaVarlong, stream)  # timestamp delta
            _number(KafkaVarint, stream)  # offset delta
            for _ in ("key", "value"):
                size = _number(KafkaVarint, stream)
                stream.seek(stream.pos() + max(size, 0))
            headers = _number(KafkaVarint, stream)
    except MalformedError:
        return None
    return _Claim(headers, end - stream.pos(), end)


def _number(parser: type[Any], stream: KaitaiStream) -> int:
    parsed = parser(stream)
    value: int = parsed.value
    grammar.release(parsed)
    return value


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
        raise MalformedError(f"record {index}: declares {declared} bytes, its fields have {read}")
