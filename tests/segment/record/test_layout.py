"""The layout numbers of the package, its kernel and its side files, against the parsers."""

import re
import struct
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.generated import (
    KafkaMessageHeader,
    KafkaOffsetIndex,
    KafkaProducerSnapshot,
    KafkaRecord,
    KafkaRecordBatchHeader,
    KafkaTimeIndex,
    KafkaTransactionIndex,
)
from kafkafmt.segment.record import layout
from kafkafmt.segment.record.layout import KNOWN_MAGICS
from kafkafmt.segment.side_files import indexes
from tests.support.encoder import Rec, message, record, record_batch

SEGMENT = Path(kafkafmt.__file__).parent / "segment"
KERNEL = SEGMENT / "engine" / "kernel"
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
    from kafkafmt.segment.engine.kernel import _kernel

    assert (_kernel.MAGIC_V0, _kernel.MAGIC_V1, _kernel.MAGIC_V2) == KNOWN_MAGICS
    assert _kernel.SIZE_OFFSET == layout.SIZE_OFFSET
    assert _kernel.LOG_OVERHEAD == layout.LOG_OVERHEAD
    assert _kernel.MAGIC_OFFSET == layout.MAGIC_OFFSET
    assert _kernel.HEADER_SIZE_UP_TO_MAGIC == layout.HEADER_SIZE_UP_TO_MAGIC
    assert _kernel.MIN_LENGTH == layout.RECORD_OVERHEAD_V0
    assert layout.min_entry_size(0) == _kernel.MIN_ENTRY_V0
    assert layout.min_entry_size(1) == _kernel.MIN_ENTRY_V1
    assert _kernel.BATCH_OVERHEAD == layout.RECORD_BATCH_OVERHEAD
    assert layout.flags_offset(2) == _kernel.BATCH_FLAGS_OFFSET
    assert _kernel.MESSAGE_FLAGS_OFFSET == layout.flags_offset(0) == layout.flags_offset(1)
    assert _kernel.MIN_RECORD_SIZE == layout.MIN_RECORD_SIZE


def test_the_kernel_has_no_position_by_number() -> None:
    """Except for the bytes of one number, in bytes.pxi, and of one character, in utf8.pxi."""
    position = re.compile(r"\b(?:p|data|entry) \+ \d+(?! \*)\b|\bp\[\d")
    paths = sorted(KERNEL.glob("*.p[yx][xi]"))
    assert len(paths) > 20
    found = [
        f"{path.name}: {line.strip()}"
        for path in paths
        if path.name not in ("bytes.pxi", "utf8.pxi")
        for line in path.read_text(encoding="utf-8").splitlines()
        if position.search(line)
    ]
    assert found == []
    assert position.search("entry.base_timestamp = int64_at(p + 27)")
    assert position.search("entry.magic = p[16]")


@pytest.mark.parametrize(
    ("layout_of_entry", "parser", "fields"),
    [
        (indexes.OFFSET_ENTRY, KafkaOffsetIndex.OffsetIndexEntry, ["relative_offset", "position"]),
        (indexes.TIME_ENTRY, KafkaTimeIndex.TimeIndexEntry, ["timestamp", "relative_offset"]),
        (
            indexes.TRANSACTION_ENTRY,
            KafkaTransactionIndex.AbortedTxn,
            ["version", "producer_id", "first_offset", "last_offset", "last_stable_offset"],
        ),
        (
            indexes.PRODUCER_ENTRY,
            KafkaProducerSnapshot.ProducerSnapshotEntry,
            [
                "producer_id",
                "producer_epoch",
                "last_sequence",
                "last_offset",
                "offset_delta",
                "timestamp",
                "coordinator_epoch",
                "current_txn_first_offset",
            ],
        ),
    ],
)
def test_a_side_file_s_entry_is_read_as_its_parser_reads_it(
    layout_of_entry: struct.Struct, parser: type, fields: list[str]
) -> None:
    data = bytes(range(0x80, 0x80 + layout_of_entry.size))
    parsed = parser.from_bytes(data)  # type: ignore[attr-defined]
    assert parsed._io.pos() == len(data)
    assert list(layout_of_entry.unpack(data)) == [getattr(parsed, name) for name in fields]


@pytest.mark.parametrize(
    ("file", "least"),
    [
        (KERNEL / "generated_layout.pxi", 10),
        (SEGMENT / "record" / "generated_layout.py", 5),
    ],
)
def test_the_generated_numbers_are_those_of_the_parsers(file: Path, least: int) -> None:
    """Each field at the position that the parser reads it from."""
    sizes = {"base_offset": 8, "crc": 4, "base_timestamp": 8, "max_timestamp": 8, "producer_id": 8}
    sizes |= {"producer_epoch": 2, "attributes": 2}
    numbers = re.findall(r"\bBATCH_HEADER_(\w+)_OFFSET = (\d+)$", file.read_text("utf-8"), re.M)
    assert len(numbers) >= least
    for name, at in ((name.lower(), int(place)) for name, place in numbers):
        value = bytes(range(0x41, 0x41 + sizes.get(name, 4)))
        read = getattr(KafkaRecordBatchHeader.from_bytes(_put(V2, at, value)), name)
        if name == "attributes":
            assert (read.compression_id, read.is_transactional) == (2, False)
        else:
            assert read == int.from_bytes(value, "big")
