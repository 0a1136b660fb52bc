"""kafkafmt.segment.record.message_set: offsets and times of nested messages, rule by rule.

Each rule is one of ``AbstractLegacyRecordBatch.DeepRecordsIterator``.
"""

import pytest

import kafkafmt
from kafkafmt.segment.record.message_set import Message
from tests.support.encoder import message, wrapper
from tests.support.engines import engine as engine
from tests.support.tables import Row, rows

pytestmark = pytest.mark.usefixtures("engine")


def _read(entry: bytes) -> list[Row]:
    return rows(kafkafmt.read_records(entry))


def _offsets(entry: bytes) -> list[int]:
    return [row["offset"] for row in _read(entry)]


def _inner(magic: int, *offsets: int) -> list[bytes]:
    return [message(magic=magic, offset=o, value=b"%d" % o, timestamp=100 + o) for o in offsets]


@pytest.mark.parametrize(
    ("inner", "offset", "expected"),
    [
        ((0, 1, 2), 102, [100, 101, 102]),
        ((0,), 7, [7]),
        ((0, 2, 5), 105, [100, 102, 105]),  # compacted: the gaps stay
        ((3, 4), 104, [103, 104]),  # compacted: the first ones are gone
        ((100, 101, 102), 102, [100, 101, 102]),  # absolute: base is 0
        ((0, 1, 2), 0, [0, 1, 2]),  # early librdkafka left the wrapper's offset 0
        ((5, 6), 0, [5, 6]),
        ((0, 0, 0), 9, [9, 9, 9]),
        ((2, 1, 0), 9, [11, 10, 9]),  # only the last one counts for the base
    ],
)
def test_offsets_of_a_v1_wrapper(inner: tuple[int, ...], offset: int, expected: list[int]) -> None:
    assert _offsets(wrapper(_inner(1, *inner), magic=1, offset=offset)) == expected


@pytest.mark.parametrize("offset", [0, 5, 12, 99])
def test_the_offsets_of_a_v0_wrapper_are_absolute(offset: int) -> None:
    assert _offsets(wrapper(_inner(0, 10, 12), magic=0, offset=offset)) == [10, 12]


def test_inner_messages_of_v1_have_their_own_times() -> None:
    entry = wrapper(_inner(1, 0, 1), magic=1, offset=1, timestamp=500)
    assert [(r["timestamp"], r["timestampType"]) for r in _read(entry)] == [(100, 0), (101, 0)]


def test_log_append_time_of_the_wrapper_is_everyones() -> None:
    entry = wrapper(_inner(1, 0, 1), magic=1, offset=1, timestamp=500, timestamp_type=1)
    assert [(r["timestamp"], r["timestampType"]) for r in _read(entry)] == [(500, 1), (500, 1)]


def test_the_type_bit_of_an_inner_message_is_not_looked_at() -> None:
    inner = [message(magic=1, value=b"v", timestamp=100, timestamp_type=1)]
    (row,) = _read(wrapper(inner, magic=1, offset=3, timestamp=500))
    assert (row["timestamp"], row["timestampType"]) == (100, 0)


def test_a_v0_message_in_a_v1_wrapper_has_no_time_but_a_relative_offset() -> None:
    """KAFKA-4298: the cleaner of 0.10.0 mixed magics."""
    inner = _inner(0, 0) + _inner(1, 1)
    entry = wrapper(inner, magic=1, offset=21, timestamp=500, timestamp_type=1)
    found = [(r["offset"], r["timestamp"], r["timestampType"], r["magic"]) for r in _read(entry)]
    assert found == [(20, None, -1, 1), (21, 500, 1, 1)]


def test_a_v1_message_in_a_v0_wrapper_has_its_time_but_no_type() -> None:
    entry = wrapper(_inner(0, 20) + _inner(1, 21), magic=0, offset=21)
    found = [(r["offset"], r["timestamp"], r["timestampType"]) for r in _read(entry)]
    assert found == [(20, None, -1), (21, 121, -1)]


@pytest.mark.parametrize(("timestamp_type", "found"), [(0, (7, 0)), (1, (500, 1))])
def test_the_time_of_an_inner_message(timestamp_type: int, found: tuple[int, int]) -> None:
    """One of v0 has none, whatever lies where a later one has it."""
    entry = wrapper(_inner(1, 0), magic=1, offset=0, timestamp=500, timestamp_type=timestamp_type)
    with kafkafmt.open_segment(entry) as segment:
        (batch,) = segment
    assert isinstance(batch, Message)
    assert batch.inner_time(1, 7) == found
    assert (
        batch.inner_time(0, 7) == batch.inner_time(0, None) == batch.inner_time(1, None) == (-1, -1)
    )


def test_an_inner_message_that_is_cut_off_ends_the_set() -> None:
    inner = _inner(1, 0, 1)
    whole = b"".join(inner)
    for cut in range(len(inner[0]), len(whole)):
        assert _offsets(wrapper([whole[:cut]], magic=1, offset=50)) == [50]


def test_inner_checksums_are_not_looked_at() -> None:
    assert _offsets(wrapper([message(magic=1, value=b"v", crc=0)], magic=1, offset=4)) == [4]


def test_the_key_of_a_wrapper_is_ignored() -> None:
    (row,) = _read(wrapper(_inner(1, 0), magic=1, offset=4, key=b"wrapper"))
    assert row["key"] is None


def test_the_batch_of_a_wrapper_is_that_of_its_messages() -> None:
    entry = wrapper(_inner(1, 2, 3, 7), magic=1, offset=57, framing="lz4", timestamp=500)
    (batch,) = rows(kafkafmt.read_batches(entry))
    assert (batch["baseOffset"], batch["lastOffset"], batch["count"]) == (52, 57, 3)
    assert (batch["compression"], batch["maxTimestamp"]) == ("lz4", 500)


@pytest.mark.parametrize(
    ("inner", "base_offset", "count"),
    [
        ([message(magic=1, offset=0, key_length=99), *_inner(1, 3)], 54, 2),
        ([*_inner(1, 0), message(magic=1, offset=3, value=b"v", value_length=99)], 54, 2),
        ([*_inner(1, 0), message(magic=1, offset=3, codec=1)], 54, 2),
        ([message(magic=9, offset=0), *_inner(1, 3)], 54, 2),
        ([message(magic=1, offset=0, codec=1), *_inner(1, 3)], None, None),
        ([*_inner(1, 0), message(magic=1, offset=3, size=13)], None, None),
        (_inner(1, 0, 58), None, None),
    ],
)
def test_a_wrapper_without_records_has_a_first_offset_where_kafka_has_one(
    inner: list[bytes], base_offset: int | None, count: int | None
) -> None:
    """Its iterator checks keys, values and further codecs only when they are read."""
    entry = wrapper(inner, magic=1, offset=57)
    (batch,) = rows(kafkafmt.read_batches(entry))
    assert (batch["baseOffset"], batch["count"]) == (base_offset, count)
    assert kafkafmt.read_records(entry, on_damage="skip").num_rows == 0
    (damage,) = rows(kafkafmt.read_damage(entry))
    assert damage["kind"] == "malformed"


def test_null_and_empty_are_told_apart() -> None:
    pairs = [(None, b""), (b"", None)]
    inner = [message(magic=1, offset=n, key=k, value=v) for n, (k, v) in enumerate(pairs)]
    assert [(row["key"], row["value"]) for row in _read(wrapper(inner, magic=1, offset=1))] == pairs


@pytest.mark.parametrize("magic", [0, 1])
def test_a_compressed_message_without_a_value(magic: int) -> None:
    entry = message(magic=magic, codec=1, key=b"k")
    with pytest.raises(kafkafmt.errors.MalformedError, match=r"compressed .* with a null value"):
        _read(entry)
