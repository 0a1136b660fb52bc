"""Whether bytes can be the header of an entry: a cheap test before a checksum is computed.

Strategy: only fields that every writer fills sensibly are looked at, so that no entry that a
broker wrote is refused; random bytes pass about once in a million.

Invariant: never raises. A header that is cut by the end of the log may be one.
"""

from __future__ import annotations

from kafkafmt import codecs
from kafkafmt.errors import MalformedError
from kafkafmt.log_format import MAGIC_V0, MAGIC_V1, MAGIC_V2
from kafkafmt.record import grammar, layout


def plausible(head: memoryview, magic: int, size: int) -> bool:
    """Whether ``head``, the first bytes of an entry of ``size`` bytes, may be a header.

    ``head`` has :data:`layout.RECORD_BATCH_OVERHEAD` bytes, fewer at the end of the log.
    """
    try:
        return _batch(head, size) if magic == MAGIC_V2 else _message(head, size)
    except MalformedError:
        return len(head) < layout.RECORD_BATCH_OVERHEAD


def wrapper_offset(head: memoryview, magic: int) -> int | None:
    """The offset of a compressed message of v0 or v1 whose header stands here, else ``None``.

    It is that of the last message inside. Such a header has no key, so this is rarely mistaken,
    whatever its length field says.
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
    from kafkafmt.generated import KafkaRecordBatchHeader

    header = grammar.parse(KafkaRecordBatchHeader, head)
    return plausible_batch(
        size,
        codec=header.attributes.compression_id,
        last_offset_delta=header.last_offset_delta,
        num_records=header.num_records,
        producer_id=header.producer_id,
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


def _message(head: memoryview, size: int) -> bool:
    from kafkafmt.generated import KafkaMessageHeader

    stream = grammar.stream(head)
    with grammar.parsing("KafkaMessageHeader"):
        header = KafkaMessageHeader(stream)
        len_key = stream.read_s4be()
    codec = header.attributes.compression_id
    # Key and its length, value and its length: what is left holds at least the two lengths.
    return bool(codec <= codecs.LZ4 and -1 <= len_key <= size - stream.pos() - 4)
