"""Whether bytes can be the header of an entry, and whether its offsets can be believed.

Strategy: the test of a header is cheap, and comes before a checksum is computed. It reads only
fields that every writer fills in the same way, so that it accepts every entry that a broker writes.
About one in a million random byte strings passes.

Invariant: it never raises, and accepts a header that the end of the log cuts off.
"""

from __future__ import annotations

from kafkafmt._base.errors import MalformedError
from kafkafmt.segment import codecs
from kafkafmt.segment.record import grammar, layout
from kafkafmt.segment.record.layout import MAGIC_V0, MAGIC_V1, MAGIC_V2

_INT32_SIZE = 4


def plausible(head: memoryview, magic: int, size: int) -> bool:
    """Whether ``head``, the first bytes of an entry of ``size`` bytes, may be a header.

    ``head`` has :data:`layout.RECORD_BATCH_OVERHEAD` bytes, or fewer at the end of the log.
    """
    if magic == MAGIC_V2:
        return _batch(head, size)
    return _message(head, size, layout.message_header_size(magic))


def misplaced(first: int, last: int, offsets: range) -> str | None:
    """Why an entry with these offsets is not part of a segment with ``offsets``; else ``None``.

    No checksum covers the offset of an entry. The name of its segment and that of the next one
    limit it: Kafka appends no entry outside them (``LogSegment.ensureOffsetInRange``), and finds
    no segment for the offsets of such an entry. ``first`` is the offset in the entry's header,
    which is that of the last record in v0 and v1; ``last`` is the offset of the last record.
    """
    if offsets.start <= first < offsets.stop and last < offsets.stop:
        return None
    found = f"offset {first}" if first == last else f"offsets {first} to {last}"
    if offsets.start >= offsets.stop:
        return f"{found} in a segment whose name leaves room for none"
    return f"{found}, expected {offsets.start} to {offsets.stop - 1} in this segment"


def wrapper_offset(head: memoryview, magic: int) -> int | None:
    """The offset of a wrapper of v0 or v1 whose header is ``head``; ``None`` for other bytes.

    It is the offset of the last message inside. A wrapper has no key, which makes mistakes rare,
    even if the length field is wrong.
    """
    from kafkafmt.generated import KafkaMessageHeader

    if magic not in (MAGIC_V0, MAGIC_V1):
        return None
    stream = grammar.stream(head)
    try:
        with grammar.parsing("KafkaMessageHeader"):
            header = KafkaMessageHeader(stream)
            len_key = stream.read_s4be()
    except MalformedError:
        return None
    is_wrapper = codecs.NONE < header.attributes.compression_id <= codecs.LZ4 and len_key == -1
    return int(header.offset) if is_wrapper else None


def _batch(head: memoryview, size: int) -> bool:
    if len(head) < layout.RECORD_BATCH_OVERHEAD:
        return True
    return plausible_batch(
        size,
        codec=head[layout.flags_offset(MAGIC_V2)] & layout.COMPRESSION_MASK,
        last_offset_delta=_int32(head, layout.LAST_OFFSET_DELTA_OFFSET),
        num_records=_int32(head, layout.NUM_RECORDS_OFFSET),
        producer_id=_int64(head, layout.PRODUCER_ID_OFFSET),
    )


def plausible_batch(
    size: int, *, codec: int, last_offset_delta: int, num_records: int, producer_id: int
) -> bool:
    """Whether a record batch of ``size`` bytes may have these fields in its header."""
    payload = size - layout.RECORD_BATCH_OVERHEAD
    return (
        codec <= codecs.ZSTD
        and last_offset_delta >= 0
        and 0 <= num_records <= last_offset_delta + 1
        and (codec != codecs.NONE or num_records <= payload // layout.MIN_RECORD_SIZE)
        and producer_id >= -1
    )


def _message(head: memoryview, size: int, header_size: int) -> bool:
    rest = header_size + _INT32_SIZE
    if len(head) < rest:
        return True
    codec = head[layout.flags_offset(MAGIC_V1)] & layout.COMPRESSION_MASK
    # The length of the key has been read; the key and the length of the value must fit the rest.
    return codec <= codecs.LZ4 and -1 <= _int32(head, header_size) <= size - rest - _INT32_SIZE


def _int32(head: memoryview, at: int) -> int:
    return int.from_bytes(head[at : at + _INT32_SIZE], "big", signed=True)


def _int64(head: memoryview, at: int) -> int:
    return int.from_bytes(head[at : at + 2 * _INT32_SIZE], "big", signed=True)
