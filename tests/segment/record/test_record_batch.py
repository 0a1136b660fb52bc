"""kafkafmt.segment.record.record_batch: the header of a v2 batch and its records, rule by rule."""

import pytest

import kafkafmt
from tests.support.encoder import Rec, record_batch
from tests.support.engines import engine as engine
from tests.support.tables import Row, rows

pytestmark = pytest.mark.usefixtures("engine")

INT32_MAX = 2**31 - 1


def _read(batch: bytes) -> tuple[Row, list[Row]]:
    (row,) = rows(kafkafmt.read_batches(batch))
    return row, rows(kafkafmt.read_records(batch, include_control=True))


@pytest.mark.parametrize("bit", range(16))
def test_every_attribute_bit_alone(bit: int) -> None:
    """Bits 0 to 2 are the codec, 7 to 15 are not looked at."""
    batch = record_batch(
        [Rec(None, b"v", timestamp_delta=1)],
        attributes=1 << bit,
        base_timestamp=1000,
        max_timestamp=2000,
        framing={0: "gzip", 1: "snappy-xerial", 2: "zstd"}.get(bit, "none"),
    )
    row, (record,) = _read(batch)
    assert row["compression"] == {0: "gzip", 1: "snappy", 2: "zstd"}.get(bit, "none")
    assert row["timestampType"] == record["timestampType"] == int(bit == 3)
    assert record["timestamp"] == (2000 if bit == 3 else 1001)
    assert row["isTransactional"] == record["isTransactional"] == (bit == 4)
    assert row["isControl"] == record["isControl"] == (bit == 5)
    assert row["deleteHorizonMs"] == (1000 if bit == 6 else None)


def test_deltas_may_be_negative_and_have_gaps() -> None:
    recs = [Rec(offset_delta=2, timestamp_delta=-5), Rec(offset_delta=9, timestamp_delta=7)]
    batch = record_batch(recs, base_offset=100, last_offset_delta=20, base_timestamp=1000)
    row, records = _read(batch)
    assert [(r["offset"], r["timestamp"]) for r in records] == [(102, 995), (109, 1007)]
    assert (row["baseOffset"], row["lastOffset"], row["count"]) == (100, 120, 2)


def test_with_a_delete_horizon_the_deltas_count_from_it() -> None:
    """KIP-534: MemoryRecordsBuilder writes the horizon as base timestamp."""
    batch = record_batch(
        [Rec(b"tombstone", None, timestamp_delta=-86_400_000)],
        delete_horizon=True,
        base_timestamp=86_401_000,
        max_timestamp=1000,
    )
    row, (record,) = _read(batch)
    assert (row["deleteHorizonMs"], row["baseTimestamp"]) == (86_401_000, 86_401_000)
    assert record["timestamp"] == 1000


@pytest.mark.parametrize(
    ("base", "delta", "expected"),
    [
        (-1, 0, -1),
        (-1, 5, -1),
        (0, 0, 0),
        (0, 5, 5),
        (INT32_MAX, 0, INT32_MAX),
        (INT32_MAX, 1, 0),
        (INT32_MAX - 2, 5, 2),
    ],
)
def test_sequences_wrap_at_2_to_the_31(base: int, delta: int, expected: int) -> None:
    batch = record_batch([Rec(offset_delta=delta)], base_sequence=base, producer_id=1)
    row, (record,) = _read(batch)
    assert record["sequence"] == expected
    assert (row["baseSequence"], row["lastSequence"]) == (base, expected)


def test_an_emptied_batch_keeps_its_header() -> None:
    """DefaultRecordBatch.writeEmptyHeader."""
    batch = record_batch(
        [],
        base_offset=50,
        last_offset_delta=9,
        max_timestamp=2000,
        producer_id=7,
        producer_epoch=1,
        base_sequence=3,
        transactional=True,
        leader_epoch=4,
    )
    row, records = _read(batch)
    assert len(batch) == row["sizeInBytes"] == 61
    assert (row["baseOffset"], row["lastOffset"], row["count"]) == (50, 59, 0)
    assert (row["baseTimestamp"], row["maxTimestamp"]) == (-1, 2000)
    assert (row["baseSequence"], row["lastSequence"]) == (3, 12)
    assert (row["isTransactional"], row["leaderEpoch"]) == (True, 4)
    assert records == []


def test_headers_keep_their_order_and_their_duplicates() -> None:
    headers = [("b", b"1"), ("a", None), ("b", b""), ("", b"2"), ("ключ", b"3")]
    written = tuple((name.encode(), value) for name, value in headers)
    _, (record,) = _read(record_batch([Rec(headers=written)]))
    assert [(each["key"], each["value"]) for each in record["headers"]] == headers


def test_a_timestamp_of_minus_one_is_none() -> None:
    _, (record,) = _read(record_batch([Rec()], base_timestamp=-1, max_timestamp=-1))
    assert record["timestamp"] is None


def test_the_leader_epoch_is_outside_of_the_checksum() -> None:
    batch = bytearray(record_batch([Rec()], leader_epoch=1))
    batch[12:16] = (77).to_bytes(4, "big")
    row, (record,) = _read(bytes(batch))
    assert row["isValid"]
    assert row["leaderEpoch"] == record["leaderEpoch"] == 77


def test_an_invalid_batch_still_gives_its_records_when_asked() -> None:
    with kafkafmt.open_segment(record_batch([Rec(b"k", b"v")], crc=1)) as segment:
        (batch,) = segment
        assert (batch.is_valid, batch.crc) == (False, 1)
        assert [record.key for record in batch.records()] == [b"k"]
        with pytest.raises(kafkafmt.errors.ChecksumError) as caught:
            batch.ensure_valid()
    assert caught.value.position == 0


def test_null_is_not_empty() -> None:
    pairs = [(None, b""), (b"", None), (b"", b""), (None, None)]
    _, records = _read(record_batch([Rec(*pair, offset_delta=n) for n, pair in enumerate(pairs)]))
    assert [(record["key"], record["value"]) for record in records] == pairs
