"""The generated parsers on bytes made by hand: extremes, nulls, what is odd, what cannot be."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from kaitaistruct import EndOfStreamError, KaitaiStream, ValidationFailedError

from kafkafmt.generated import (
    KafkaControlRecordKey,
    KafkaControlRecords,
    KafkaEndTxnMarker,
    KafkaLeaderChangeMessage,
    KafkaLog,
    KafkaMessage,
    KafkaMessageHeader,
    KafkaRecord,
    KafkaRecordBatch,
    KafkaRecordBatchHeader,
    KafkaUnsignedVarint,
    KafkaVarint,
    KafkaVarlong,
    KafkaVotersRecord,
)


def unsigned(value: int) -> bytes:
    """The shortest variable-length encoding."""
    data = bytearray()
    while value >= 0x80:
        data.append(value % 0x80 + 0x80)
        value //= 0x80
    return bytes([*data, value])


def zigzag(value: int) -> bytes:
    """The shortest encoding of a signed number."""
    return unsigned(2 * value if value >= 0 else -2 * value - 1)


@pytest.mark.parametrize(("parser", "bits"), [(KafkaVarint, 32), (KafkaVarlong, 64)])
def test_signed_varints_to_their_extremes(parser: Any, bits: int) -> None:
    choose = random.Random(bits)
    extremes = [0, -1, 1, 63, -64, 64, -65, 2 ** (bits - 1) - 1, -(2 ** (bits - 1))]
    chosen = [choose.randrange(-(2**size), 2**size) for size in range(1, bits) for _ in range(20)]
    for value in extremes + chosen:
        assert parser.from_bytes(zigzag(value)).value == value


def test_varints_as_java_reads_odd_ones() -> None:
    # longer than needed
    assert KafkaVarint.from_bytes(b"\x81\x80\x80\x80\x00").value == -1
    assert KafkaVarlong.from_bytes(b"\x81" + 8 * b"\x80" + b"\x00").value == -1
    # the last byte's excess bits fall off
    assert KafkaVarint.from_bytes(b"\xff\xff\xff\xff\x7f").value == -(2**31)
    assert KafkaVarint.from_bytes(b"\x80\x80\x80\x80\x70").value == 0
    assert KafkaVarlong.from_bytes(9 * b"\xff" + b"\x7f").value == -(2**63)
    assert KafkaVarlong.from_bytes(9 * b"\x80" + b"\x7e").value == 0
    assert KafkaUnsignedVarint.from_bytes(b"\xff\xff\xff\xff\x0f").value == 2**32 - 1


@pytest.mark.parametrize(("parser", "size"), [(KafkaVarint, 5), (KafkaVarlong, 10)])
def test_a_varint_that_is_too_long_or_cut_is_an_error(parser: Any, size: int) -> None:
    with pytest.raises(ValidationFailedError):
        parser.from_bytes(size * b"\x80" + b"\x00")
    for cut in range(size):
        with pytest.raises(EndOfStreamError):
            parser.from_bytes(cut * b"\x80")


def record(key: bytes | None, value: bytes | None, *headers: tuple[bytes, bytes | None]) -> bytes:
    """A record with both deltas zero."""

    def sized(data: bytes | None) -> bytes:
        return zigzag(-1) if data is None else zigzag(len(data)) + data

    body = b"\x00" + zigzag(0) + zigzag(0) + sized(key) + sized(value) + zigzag(len(headers))
    body += b"".join(sized(name) + sized(data) for name, data in headers)
    return zigzag(len(body)) + body


def batch(attributes: int, payload: bytes, count: int = 1) -> bytes:
    """A batch whose checksum is not set."""
    size = (49 + len(payload)).to_bytes(4, "big")
    head = bytes(8) + size + bytes(4) + b"\x02" + bytes(4) + attributes.to_bytes(2, "big")
    return head + bytes(34) + count.to_bytes(4, "big") + payload


def test_null_is_not_empty() -> None:
    null = KafkaRecord.from_bytes(record(None, None, (b"h", None))).body
    assert (null.key, null.value, null.headers[0].value) == (None, None, None)
    empty = KafkaRecord.from_bytes(record(b"", b"", (b"", b""))).body
    assert (empty.key, empty.value) == (b"", b"")
    assert (empty.headers[0].key, empty.headers[0].value) == (b"", b"")


def test_records_one_after_the_other_from_one_stream() -> None:
    stream = KaitaiStream(io.BytesIO(record(b"a", b"1") + record(b"b", b"2")))
    assert [KafkaRecord(stream).body.key for _ in range(2)] == [b"a", b"b"]
    assert stream.is_eof()


def test_a_header_is_read_from_the_front_of_an_entry() -> None:
    data = batch(0, record(b"k", b"v"))
    header = KafkaRecordBatchHeader.from_bytes(data)
    assert header._io.pos() == 61
    assert header.len_records == len(data) - 61


@pytest.mark.parametrize("codec", [5, 6, 7])
def test_an_unknown_codec_stays_readable(codec: int) -> None:
    parsed = KafkaRecordBatch.from_bytes(batch(codec, b"anything"))
    assert parsed.header.attributes.compression_id == codec
    assert parsed.header.attributes.compression == codec
    assert parsed.compressed_records == b"anything"


def test_only_the_low_byte_of_a_batchs_attributes_counts() -> None:
    parsed = KafkaRecordBatch.from_bytes(batch(0xFFC0, record(b"k", None)))
    flags = parsed.header.attributes
    assert flags.has_delete_horizon_ms
    assert (flags.is_control, flags.is_transactional, flags.compression_id) == (False, False, 0)
    assert parsed.records.records[0].body.key == b"k"


def test_a_log_of_other_magics_and_too_short_entries() -> None:
    message = bytes(8) + (14).to_bytes(4, "big") + bytes(4) + b"\x00" + bytes(1) + 8 * b"\xff"
    unknown = message[:16] + b"\x03" + message[17:]
    short = message[:16] + b"\x02" + message[17:]
    log = KafkaLog.from_bytes(message + unknown + batch(0, b"", 0) + short + message[:-1])
    assert [entry.magic for entry in log.entries] == [0, 3, 2, 2]
    assert (log.entries[0].message.len_key, log.entries[0].message.key) == (-1, None)
    assert log.entries[0].record_batch is None
    for entry, raw in ((log.entries[1], unknown), (log.entries[3], short)):
        assert (entry.message, entry.record_batch, entry.raw) == (None, None, raw)
    assert log.entries[2].record_batch.records.records == []
    assert log.tail == message[:-1]


@pytest.mark.parametrize("data", [b"", bytes(11), bytes(4096), 64 * b"\xff"])
def test_a_log_without_a_whole_entry(data: bytes) -> None:
    log = KafkaLog.from_bytes(data)
    assert list(log.entries) == []
    assert log.tail == data


def test_a_message_with_bytes_behind_its_value() -> None:
    body = bytes(4) + b"\x00" + bytes(1) + (1).to_bytes(4, "big") + b"k" + 4 * b"\xff" + b"more"
    parsed = KafkaMessage.from_bytes(bytes(8) + len(body).to_bytes(4, "big") + body)
    assert (parsed.key, parsed.value, parsed.trailing) == (b"k", None, b"more")
    assert parsed.header.timestamp is None


@pytest.mark.parametrize(("size", "magic"), [(13, 0), (-1, 0), (22, 2), (22, -1)])
def test_a_message_header_that_cannot_be(size: int, magic: int) -> None:
    data = bytes(8) + size.to_bytes(4, "big", signed=True) + bytes(4)
    with pytest.raises(ValidationFailedError):
        KafkaMessageHeader.from_bytes(data + magic.to_bytes(1, "big", signed=True) + bytes(20))


def test_control_records_of_unknown_kinds_and_without_key_or_value() -> None:
    key = b"\x00\x00\x00\x09" + b"later"
    stream = record(key, b"\x01") + record(key[:2] + b"\x00\x01", None) + record(None, b"\x02")
    records = KafkaControlRecords.from_bytes(stream).records
    unknown, no_value, no_key = (each.body for each in records)
    assert (unknown.key.type_id, unknown.key.trailing) == (9, b"later")
    assert unknown.key.control_type == 9
    assert unknown.unknown_value == b"\x01"
    assert (no_value.key.control_type.name, no_value.end_txn_marker) == ("commit", None)
    assert (no_key.key, no_key.type_id, no_key.unknown_value) == (None, -1, b"\x02")


def test_control_values_by_themselves() -> None:
    marker = KafkaEndTxnMarker.from_bytes(b"\x00\x01\x00\x00\x00\x07later")
    assert (marker.version, marker.coordinator_epoch, marker.trailing) == (1, 7, b"later")
    with pytest.raises(ValidationFailedError):
        KafkaEndTxnMarker.from_bytes(b"\xff\xff\x00\x00\x00\x07")
    with pytest.raises(ValidationFailedError):
        KafkaControlRecordKey.from_bytes(b"\xff\xff\x00\x00")

    directory = bytes(range(16))
    voter_1 = (5).to_bytes(4, "big") + directory + b"\x01\x03\x02hi"
    data = b"\x00\x01" + (5).to_bytes(4, "big") + b"\x02" + voter_1 + b"\x01" + b"\x00"
    change = KafkaLeaderChangeMessage.from_bytes(data)
    assert change.voters[0].voter_directory_id == directory
    assert change.voters[0].tagged_fields.fields[0].tag.value == 3
    assert change.voters[0].tagged_fields.fields[0].data == b"hi"
    assert change.granting_voters == []

    endpoint = b"\x02C" + b"\x03me" + b"\xff\xff" + b"\x00"
    voter_2 = (5).to_bytes(4, "big") + directory + b"\x02" + endpoint + b"\x00\x00\x00\x01\x00\x00"
    voters = KafkaVotersRecord.from_bytes(b"\x00\x00\x02" + voter_2 + b"\x00")
    listener = voters.voters[0].endpoints[0]
    assert (listener.name.value, listener.host.value, listener.port) == (b"C", b"me", 65535)
    assert voters.voters[0].kraft_version_feature.max_supported_version == 1
