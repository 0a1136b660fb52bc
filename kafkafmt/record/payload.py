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

from kafkafmt.errors import LimitExceededError, MalformedError
from kafkafmt.java import decode_utf8
from kafkafmt.limits import Limits
from kafkafmt.record import grammar, layout
from kafkafmt.record.record import Header

if TYPE_CHECKING:
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
    for index in range(count):
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


def _check(record: KafkaRecord, index: int, limits: Limits) -> None:
    body = record.body
    count = body.num_headers.value
    if count < 0:
        raise MalformedError(f"record {index}: header count {count}, expected 0 or more")
    if count > limits.record_headers:
        raise LimitExceededError(
            f"record {index}: {count} headers, the limit is {limits.record_headers}"
        )
    read, declared = body._io.pos(), record.len.value
    if read != declared:
        raise MalformedError(f"record {index}: declares {declared} bytes, its fields have {read}")
