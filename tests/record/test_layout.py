"""record.layout against the grammars: the same numbers, read off the parsers and the sources."""

import re
from pathlib import Path

import pytest

from kafkafmt.generated import KafkaMessageHeader, KafkaRecord, KafkaRecordBatchHeader
from kafkafmt.record import layout
from tests.support.encoder import Rec, message, record, record_batch

KSY = Path(__file__).parents[2] / "ksy"
V0, V1, V2 = message(magic=0), message(magic=1), record_batch([])


def _consumed(parser: type, data: bytes) -> int:
    parsed = parser.from_bytes(data)  # type: ignore[attr-defined]
    position: int = parsed._io.pos()
    return position


def _put(entry: bytes, at: int, value: bytes) -> bytes:
    return entry[:at] + value + entry[at + len(value) :]


def test_the_header_sizes_are_those_of_the_grammars() -> None:
    assert _consumed(KafkaRecordBatchHeader, V2) == layout.RECORD_BATCH_OVERHEAD
    lengths_of_key_and_value = 8
    for entry, overhead in (
        (V0, layout.RECORD_OVERHEAD_V0),
        (V1, layout.RECORD_OVERHEAD_V1),
    ):
        header = _consumed(KafkaMessageHeader, entry)
        assert header + lengths_of_key_and_value == layout.LOG_OVERHEAD + overhead == len(entry)


@pytest.mark.parametrize(("magic", "entry"), [(0, V0), (1, V1), (2, V2)])
def test_the_least_entries_have_the_least_sizes(magic: int, entry: bytes) -> None:
    assert layout.min_entry_size(magic) == len(entry)


def test_the_length_counts_what_follows_it() -> None:
    assert KafkaRecordBatchHeader.from_bytes(V2).len_batch == len(V2) - layout.LOG_OVERHEAD
    assert KafkaMessageHeader.from_bytes(V0).len_message == len(V0) - layout.LOG_OVERHEAD
    assert layout.SIZE_OFFSET + 4 == layout.LOG_OVERHEAD


def test_the_magic_stands_at_the_same_place_in_every_format() -> None:
    parsers = (KafkaMessageHeader, KafkaMessageHeader, KafkaRecordBatchHeader)
    for magic, parser, entry in zip((0, 1, 2), parsers, (V0, V1, V2), strict=True):
        assert parser.from_bytes(entry).magic == entry[layout.MAGIC_OFFSET] == magic
    assert layout.MAGIC_OFFSET + 1 == layout.HEADER_SIZE_UP_TO_MAGIC


@pytest.mark.parametrize(("magic", "entry"), [(0, V0), (1, V1), (2, V2)])
def test_the_checksum_stands_where_the_grammar_says(magic: int, entry: bytes) -> None:
    parser = KafkaRecordBatchHeader if magic == 2 else KafkaMessageHeader
    changed = _put(entry, layout.crc_offset(magic), b"\x01\x02\x03\x04")
    assert parser.from_bytes(changed).crc == 0x01020304


def test_the_checksum_of_a_batch_covers_the_attributes_and_what_follows() -> None:
    changed = _put(V2, layout.checksummed_from(2), b"\x00\x10")
    assert KafkaRecordBatchHeader.from_bytes(changed).attributes.is_transactional
    assert layout.checksummed_from(2) == layout.crc_offset(2) + 4


def test_the_checksum_of_a_message_covers_the_magic_and_what_follows() -> None:
    assert layout.checksummed_from(0) == layout.checksummed_from(1) == layout.MAGIC_OFFSET
    assert layout.crc_offset(0) + 4 == layout.MAGIC_OFFSET


@pytest.mark.parametrize(("magic", "entry"), [(0, V0), (1, V1), (2, V2)])
def test_the_flags_stand_where_the_grammar_says(magic: int, entry: bytes) -> None:
    parser = KafkaRecordBatchHeader if magic == 2 else KafkaMessageHeader
    for flags, codec, is_log_append in (
        (layout.COMPRESSION_MASK, 7, 0),
        (layout.TIMESTAMP_TYPE_MASK, 0, 1),
    ):
        changed = _put(entry, layout.flags_offset(magic), bytes([flags]))
        attributes = parser.from_bytes(changed).attributes
        assert (attributes.compression_id, int(attributes.timestamp_type)) == (codec, is_log_append)


def test_the_time_of_a_message_stands_where_the_grammar_says() -> None:
    changed = _put(V1, layout.TIMESTAMP_OFFSET_V1, b"\x01\x02\x03\x04\x05\x06\x07\x08")
    assert KafkaMessageHeader.from_bytes(changed).timestamp == 0x0102030405060708


def test_the_smallest_record_has_seven_bytes() -> None:
    smallest = record(Rec())
    assert len(smallest) == layout.MIN_RECORD_SIZE
    assert _consumed(KafkaRecord, smallest) == layout.MIN_RECORD_SIZE


def test_the_kernel_has_the_same_numbers() -> None:
    kernel = sorted((KSY.parent / "kafkafmt" / "engine" / "kernel").glob("*.p[yx][xi]"))
    source = "".join(path.read_text(encoding="utf-8") for path in kernel)
    constants = {
        name: int(value) for name, value in re.findall(r"^    ([A-Z]\w+) = (\d+)$", source, re.M)
    }
    assert constants["LOG_OVERHEAD"] == layout.LOG_OVERHEAD
    assert constants["MIN_LENGTH"] == layout.RECORD_OVERHEAD_V0
    assert constants["MIN_ENTRY_V0"] == layout.min_entry_size(0)
    assert constants["MIN_ENTRY_V1"] == layout.min_entry_size(1)
    assert constants["BATCH_OVERHEAD"] == layout.RECORD_BATCH_OVERHEAD
    assert constants["MIN_RECORD_SIZE"] == layout.MIN_RECORD_SIZE
