"""Whether bytes can be the header of an entry: a cheap test before a checksum is computed.

Strategy: the test reads only fields that every writer fills in the same way, so that it accepts
every entry that a broker writes. About one in a million random byte strings passes.

Invariant: it never raises, and accepts a header that the end of the log cuts off.
"""

from __future__ import annotations

from kafkafmt import codecs
from kafkafmt.errors import MalformedError
from kafkafmt.log_format import MAGIC_V0, MAGIC_V1, MAGIC_V2
from kafkafmt.record import grammar, layout


def plausible(head: memoryview, magic: int, size: int) -> bool:
    """Whether ``head``, the first bytes of an entry of ``size`` bytes, may be a header.

    ``head`` has :data:`layout.RECORD_BATCH_OVERHEAD` bytes, or fewer at the end of the log.
    """
    try:
        return _batch(head, size) if magic == MAGIC_V2 else _message(head, size)
    except MalformedError:
        return len(head) < layout.RECORD_BATCH_OVERHEAD


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
    # The length of the key has been read; the key and the length of the value must fit the rest.
    return bool(codec <= codecs.LZ4 and -1 <= len_key <= size - stream.pos() - 4)
