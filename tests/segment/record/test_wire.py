"""Batches and record sets from bytes, and what a batch says beside its records."""

from __future__ import annotations

import copy
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt._base.errors import MalformedError, TruncatedError
from kafkafmt.segment.record.batch import MessageChecksum
from tests.support.encoder import (
    Rec,
    control_key,
    control_value,
    message,
    message_0_7,
    record_batch,
    wrapper,
)
from tests.support.encoder.control import COMMIT
from tests.support.engines import engine as engine
from tests.survey.logs import Log

pytestmark = pytest.mark.usefixtures("engine")

SET = [record_batch([Rec(b"k", b"v")], base_offset=offset) for offset in (5, 6)]


# --- One batch ---------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [bytes, bytearray, memoryview])
def test_one_batch_from_its_bytes(kind: type) -> None:
    batch = kafkafmt.open_batch(kind(SET[0]))
    assert [(each.offset, each.key) for each in batch.records()] == [(5, b"k")]
    assert bytes(batch.data) == SET[0]


def test_what_is_not_exactly_one_batch_is_refused() -> None:
    size = len(SET[0])
    for data, kind, reason in (
        (b"".join(SET), MalformedError, f"a batch of {size} bytes, expected {2 * size}"),
        (SET[0][:-3], TruncatedError, f"{size - 3} bytes, expected 3 more"),
        (b"", TruncatedError, "0 bytes, expected a batch more"),
    ):
        with pytest.raises(kind, match=reason) as raised:
            kafkafmt.open_batch(data)
        assert (raised.value.source, raised.value.position) == ("<bytes>", 0)
    with pytest.raises(TypeError, match="data is the bytes of a batch"):
        kafkafmt.open_batch("batch")  # type: ignore[arg-type]


# --- A set that is cut off ---------------------------------------------------------------------


@pytest.mark.parametrize("cut", range(1, len(SET[1])))
def test_an_entry_that_is_cut_off_ends_a_set(cut: int) -> None:
    with kafkafmt.open_segment(b"".join(SET)[:-cut]) as records:
        assert [batch.base_offset for batch in records] == [5]
        assert records.valid_bytes == len(SET[0])
        left = len(SET[1]) - cut
        assert records.missing_bytes == (cut if left >= 12 else 12 - left)


def test_a_set_of_whole_entries_needs_nothing() -> None:
    for data in (b"", b"".join(SET), b"".join(SET) + bytes(100)):
        with kafkafmt.open_segment(data) as records:
            assert records.missing_bytes is None
            assert records.valid_bytes == (len(b"".join(SET)) if data else 0)


# --- Fields ------------------------------------------------------------------------------------


def test_fields_of_a_batch() -> None:
    data = record_batch(
        [Rec(None, b"a"), Rec(None, b"b", offset_delta=4)],
        base_offset=2**40,
        producer_id=7,
        producer_epoch=0,
        transactional=True,
    )
    batch = kafkafmt.open_batch(data)
    assert (batch.attributes, batch.last_offset_delta, batch.next_offset) == (0x10, 4, 2**40 + 5)
    high = bytearray(data)
    high[21] = 0x80  # a bit that Kafka does not read
    assert kafkafmt.open_batch(high).attributes == 0x8010


def test_fields_of_old_messages() -> None:
    for magic in (0, 1):
        batch = kafkafmt.open_batch(message(key=b"k", value=b"v", magic=magic, offset=9))
        assert (batch.attributes, batch.last_offset_delta, batch.next_offset) == (0, None, 10)
        (checksum,) = batch.message_checksums()
        assert checksum == MessageChecksum(9, batch.crc, batch.computed_crc)
    assert kafkafmt.open_batch(SET[0]).message_checksums() == []


def test_fields_of_messages_of_kafka_0_7(tmp_path: Path) -> None:
    path = tmp_path / f"{100:020}.kafka"
    plain, packed = message_0_7(b"a", magic=0), message_0_7(b"bc")
    path.write_bytes(plain + packed)
    with kafkafmt.open_segment(path) as segment:
        first, second = segment
    end = 100 + len(plain)
    assert (first.attributes, first.next_offset, second.attributes) == (0, end, 0)
    assert second.next_offset == end + len(packed)
    assert second.message_checksums() == [MessageChecksum(end, second.crc, second.computed_crc)]
    assert second.crc == second.computed_crc


def test_checksums_of_messages_inside_a_compressed_one() -> None:
    inner = [bytearray(message(value=b"v", magic=1, offset=offset)) for offset in (0, 1)]
    inner[1][-1] ^= 1  # Kafka's consumer reads it all the same
    batch = kafkafmt.open_batch(wrapper(map(bytes, inner), magic=1, offset=41))
    first, second = batch.message_checksums()
    assert (first.offset, first.crc) == (40, first.computed_crc)
    assert second.offset == 41
    assert second.crc != second.computed_crc
    assert [each.offset for each in batch.records()] == [40, 41]


def test_a_record_knows_what_it_controls() -> None:
    value = control_value(COMMIT, coordinator_epoch=3)
    data = record_batch([Rec(control_key(COMMIT), value)], producer_id=1, control=True)
    batch = kafkafmt.open_batch(data)
    for (record,) in (batch.records(), list(batch.iter_records())):
        assert record.control is not None
        assert (record.control.type_name, record.control.coordinator_epoch) == ("COMMIT", 3)
        assert copy.copy(record) == record
    data = record_batch([Rec(control_key(COMMIT), value)], producer_id=1)
    (record,) = kafkafmt.open_batch(data).records()
    assert record.control is None  # the same bytes in a batch of data
    (record,) = kafkafmt.open_batch(record_batch([Rec(b"\0", value)], control=True)).records()
    with pytest.raises(MalformedError):
        record.control  # noqa: B018


# --- Transactions that the caller knows ---------------------------------------------------------


def test_aborted_transactions_of_a_fetch_response() -> None:
    log = Log(10)
    log.marker(1, 0, commit=False)  # of a transaction that began before the response
    kept = [log.data(2), log.data()]
    dropped = [log.data(1), log.data(1)]
    markers = [log.marker(2, 0, commit=True), log.marker(1, 0, commit=False)]
    kept.append(log.data(1))
    stop = log.data(3)
    with kafkafmt.open_segment(log.content) as records:
        aborted = [(3, 99), (1, 4), (1, 13), (3, stop)]  # in any order
        found = [batch.base_offset for batch in records.committed(aborted, stop)]
        assert found == sorted([10, *kept, *markers])
        whole = [batch.base_offset for batch in records.committed([])]
        assert whole == sorted([10, *kept, *dropped, *markers, stop])
