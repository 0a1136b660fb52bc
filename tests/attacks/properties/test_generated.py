"""What the encoder writes, the generated parsers give back: whole logs, and entry by entry.

They need the Kaitai runtime and nothing else: compressed bytes come out as they were written, and
what was compressed is parsed by a grammar of its own.
"""

from typing import Any

from hypothesis import given

from kafkafmt.generated import (
    KafkaLog,
    KafkaMessage,
    KafkaMessageSet,
    KafkaRecordBatch,
    KafkaRecords,
)
from tests.attacks.properties.strategies import (
    CODECS,
    Entry,
    Log,
    batches,
    logs,
    messages,
    wrappers,
)
from tests.support.tables import Row


def _blob(parsed: Any, name: str) -> bytes | None:
    length = getattr(parsed, f"len_{name}")
    length = length if isinstance(length, int) else length.value
    return bytes(getattr(parsed, name)) if length >= 0 else None


def _check_batch(entry: Entry, batch: Any) -> None:
    header, row = batch.header, entry.batch
    found = {
        "sizeInBytes": header.len_batch + 12,
        "magic": header.magic,
        "baseOffset": header.base_offset,
        "lastOffset": header.base_offset + header.last_offset_delta,
        "count": header.num_records,
        "crc": header.crc,
        "compression": CODECS[header.attributes.compression_id],
        "timestampType": int(header.attributes.timestamp_type),
        "baseTimestamp": header.base_timestamp,
        "maxTimestamp": header.max_timestamp,
        "leaderEpoch": header.partition_leader_epoch,
        "producerId": header.producer_id,
        "producerEpoch": header.producer_epoch,
        "baseSequence": header.base_sequence,
        "isTransactional": header.attributes.is_transactional,
        "isControl": header.attributes.is_control,
    }
    assert found == {name: row[name] for name in found}
    horizon = header.base_timestamp if header.attributes.has_delete_horizon_ms else None
    assert horizon == row["deleteHorizonMs"]
    if header.is_compressed:
        assert batch.compressed_records == entry.packed
        _check_records(entry, KafkaRecords.from_bytes(entry.plain).records, header)
    else:
        _check_records(entry, batch.records.records, header)


def _check_records(entry: Entry, records: list[Any], header: Any) -> None:
    assert len(records) == len(entry.records)
    for parsed, row in zip(records, entry.records, strict=True):
        body = parsed.body
        assert header.base_offset + body.offset_delta.value == row["offset"]
        assert (_blob(body, "key"), _blob(body, "value")) == (row["key"], row["value"])
        headers = [{"key": h.key.decode(), "value": _blob(h, "value")} for h in body.headers]
        assert headers == row["headers"]
        if row["timestampType"] == 0:
            time = header.base_timestamp + body.timestamp_delta.value
            assert (None if time == -1 else time) == row["timestamp"]


def _check_message(entry: Entry, message: Any) -> None:
    header, row = message.header, entry.batch
    assert header.len_message + 12 == row["sizeInBytes"]
    assert (header.magic, header.crc) == (row["magic"], row["crc"])
    assert header.offset == row["lastOffset"]
    assert CODECS[header.attributes.compression_id] == row["compression"]
    if header.magic == 1:
        assert header.timestamp == row["maxTimestamp"]
        assert int(header.attributes.timestamp_type) == row["timestampType"]
    assert message.trailing == b""
    if not header.is_compressed:
        (only,) = entry.records
        assert (_blob(message, "key"), _blob(message, "value")) == (only["key"], only["value"])
        return
    assert message.value == entry.packed
    inner = KafkaMessageSet.from_bytes(entry.plain)
    assert inner.tail == b""
    _check_inner([parsed.message for parsed in inner.entries], entry.records)


def _check_inner(inner: list[Any], records: list[Row]) -> None:
    assert len(inner) == len(records)
    base = records[-1]["offset"] - inner[-1].header.offset
    for message, row in zip(inner, records, strict=True):
        assert base + message.header.offset == row["offset"]
        assert (_blob(message, "key"), _blob(message, "value")) == (row["key"], row["value"])


@given(log=logs())
def test_a_whole_log_is_listed_entry_by_entry(log: Log) -> None:
    parsed = KafkaLog.from_bytes(log.data)
    entries = parsed.entries if log.entries else []
    assert len(entries) == len(log.entries)
    assert parsed.tail == b""
    position = 0
    for entry, found in zip(log.entries, entries, strict=True):
        assert (found.ofs_entry, found.len_entry) == (position, len(entry.data))
        if entry.batch["magic"] == 2:
            _check_batch(entry, found.record_batch)
        else:
            _check_message(entry, found.message)
        position += len(entry.data)


@given(log=logs(max_size=2), cut=batches() | messages() | wrappers())
def test_a_cut_entry_and_zeroes_are_the_tail_of_a_log(log: Log, cut: Entry) -> None:
    for tail in (cut.data[:-1], cut.data[:13], bytes(100), b"\x00"):
        parsed = KafkaLog.from_bytes(log.data + tail)
        assert len(parsed.entries if log.entries else []) == len(log.entries)
        assert parsed.tail == tail


@given(entry=batches())
def test_a_batch_by_itself(entry: Entry) -> None:
    _check_batch(entry, KafkaRecordBatch.from_bytes(entry.data))


@given(entry=messages() | wrappers())
def test_a_message_by_itself(entry: Entry) -> None:
    _check_message(entry, KafkaMessage.from_bytes(entry.data))
