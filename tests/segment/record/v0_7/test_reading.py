"""Valid segments of Kafka 0.7: every column, from every kind of source."""

from itertools import pairwise
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt._base.errors import (
    ChecksumError,
    LimitExceededError,
    MalformedError,
    UnsupportedError,
)
from kafkafmt.log.open_segment import segment_of_0_7
from kafkafmt.segment.record.v0_7.framing import walk
from kafkafmt.storage.discovery import Source
from kafkafmt.storage.segment_file import Extent, SegmentFile
from tests.support.encoder import message_0_7, wrapper_0_7
from tests.support.files import put
from tests.support.tables import Row, rows

# Written out by hand: length, magic, [attributes], CRC-32 of the payload, payload.
BY_HAND = bytes.fromhex(
    "0000000a" "00" "3610a686" + b"hello".hex()  # magic 0
    + "0000000b" "01" "00" "3a771143" + b"world".hex()  # magic 1
    + "00000005" "00" "00000000"  # empty, magic 0
    + "00000006" "01" "00" "00000000"  # empty, magic 1
)  # fmt: skip


def read(source: object, **options: object) -> list[Row]:
    return rows(kafkafmt.read_records(of(source), **options))  # type: ignore[arg-type]


def of(source: object) -> Source:
    """The source; bytes are those of a file of Kafka 0.7."""
    return segment_of_0_7(source) if isinstance(source, bytes) else source  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("size", "ends"),
    [(48, [14, 29, 38, 48]), (47, [14, 29, 38]), (38, [14, 29, 38]), (37, [14, 29]), (8, [])],
)
def test_lengths_lead_from_message_to_message(size: int, ends: list[int]) -> None:
    segment = SegmentFile("<bytes>", size=size, data=BY_HAND[:size])
    with Extent(segment).open(skips_errors=False) as window:
        assert list(walk(window, 0)) == list(pairwise([0, *ends]))


def places(found: list[Row]) -> list[tuple[int, bytes]]:
    return [(row["offset"], row["value"]) for row in found]


def test_bytes_written_by_hand() -> None:
    found = read(BY_HAND)
    assert places(found) == [(0, b"hello"), (14, b"world"), (29, b""), (38, b"")]
    assert [row["magic"] for row in found] == [0, 1, 0, 1]
    assert found[1] == {
        "key": None,
        "value": b"world",
        "topic": None,
        "partition": None,
        "offset": 14,
        "timestamp": None,
        "timestampType": -1,
        "headers": [],
        "magic": 1,
        "compression": "none",
        "leaderEpoch": None,
        "producerId": None,
        "producerEpoch": None,
        "sequence": None,
        "isTransactional": False,
        "isControl": False,
        "segment": f"{0:020}.kafka",
        "batchPosition": 14,
    }
    assert rows(kafkafmt.read_damage(of(BY_HAND))) == []


def test_the_encoder_writes_those_bytes() -> None:
    made = [message_0_7(b"hello", magic=0), message_0_7(b"world")]
    made += [message_0_7(b"", magic=0), message_0_7(b"")]
    assert b"".join(made) == BY_HAND


@pytest.mark.parametrize("framing", ["gzip", "gzip-stored", "snappy-xerial", "snappy-raw"])
def test_what_is_inside_is_fetched_by_the_offset_of_the_compressed_message(framing: str) -> None:
    inner = [message_0_7(b"a"), message_0_7(b"b", magic=0), message_0_7(b"")]
    first, last = message_0_7(b"first"), message_0_7(b"last")
    middle = wrapper_0_7(inner, framing=framing)
    found = read(first + middle + last)
    at, behind = len(first), len(first) + len(middle)
    assert places(found) == [(0, b"first"), (at, b"a"), (at, b"b"), (at, b""), (behind, b"last")]
    compression = framing.partition("-")[0]
    assert [row["compression"] for row in found] == ["none", *[compression] * 3, "none"]
    # The magic is the entry's, as in the formats since.
    assert [row["magic"] for row in found] == [1] * 5
    assert read(first + middle + last, columns=["value"]) == [{"value": v["value"]} for v in found]


def test_compressed_inside_of_compressed_as_kafka_reads_it() -> None:
    deep = wrapper_0_7([message_0_7(b"deep")], framing="snappy-xerial")
    data = wrapper_0_7([message_0_7(b"a"), deep, message_0_7(b"z")])
    assert places(read(data)) == [(0, b"a"), (0, b"deep"), (0, b"z")]


def test_a_compressed_message_may_be_empty() -> None:
    data = wrapper_0_7([]) + message_0_7(b"next")
    assert places(read(data)) == [(len(wrapper_0_7([])), b"next")]
    assert [row["count"] for row in rows(kafkafmt.read_batches(of(data)))] == [0, 1]


def test_an_inner_message_that_is_cut_off_ends_the_set() -> None:
    whole, cut = message_0_7(b"whole"), message_0_7(b"cut off")
    assert places(read(wrapper_0_7([whole, cut[:-1]]))) == [(0, b"whole")]
    assert places(read(wrapper_0_7([whole, cut[:3]]))) == [(0, b"whole")]
    reason = r"inner message 0: length 13, .* the 12 bytes that follow"
    with pytest.raises(MalformedError, match=reason):
        read(wrapper_0_7([cut[:-1]]))


@pytest.mark.parametrize(
    ("inner", "error", "reason"),
    [
        (message_0_7(b"x", size=-1), MalformedError, "length -1"),
        (message_0_7(b"x", size=4), MalformedError, "length 4, expected at least 5"),
        (message_0_7(b"", magic=1, size=5), MalformedError, "inner message 1"),
        (message_0_7(b"x", magic=2), MalformedError, "inner message 1"),
        (message_0_7(b"x", crc=7), ChecksumError, "inner message 1: stored checksum 7"),
        (message_0_7(b"x", attributes=3), UnsupportedError, "codec id 3"),
        (message_0_7(b"no gzip", attributes=1), MalformedError, "gzip"),
    ],
)
def test_a_bad_inner_message_is_damage_of_the_whole(
    inner: bytes, error: type[kafkafmt.KafkaFormatError], reason: str
) -> None:
    data = wrapper_0_7([message_0_7(b"a"), inner]) + message_0_7(b"next")
    with pytest.raises(error, match=reason) as raised:
        read(data)
    assert (raised.value.position, raised.value.source) == (0, f"<bytes>/{0:020}.kafka")
    assert [row["value"] for row in read(data, on_damage="skip")] == [b"next"]


def test_the_codec_3_has_no_name() -> None:
    data = message_0_7(b"payload", attributes=3)
    with pytest.raises(UnsupportedError, match=r"codec id 3, expected 0 .*, 1 .* or 2"):
        read(data)
    (batch,) = rows(kafkafmt.read_batches(of(data)))
    assert (batch["compression"], batch["count"], batch["isValid"]) == (None, None, True)


def test_the_other_bits_of_the_attributes_mean_nothing() -> None:
    assert places(read(message_0_7(b"x", attributes=0xFC))) == [(0, b"x")]


def test_batches_are_the_top_level_messages() -> None:
    first = message_0_7(b"first", magic=0)
    wrapper = wrapper_0_7([message_0_7(b"a"), message_0_7(b"b")])
    found = rows(kafkafmt.read_batches(of(first + wrapper)))
    wanted = ("position", "sizeInBytes", "magic", "baseOffset", "lastOffset", "count", "isValid")
    assert [tuple(row[name] for name in wanted) for row in found] == [
        (0, len(first), 0, 0, 0, 1, True),
        (len(first), len(wrapper), 1, len(first), len(first), 2, True),
    ]
    assert [row["compression"] for row in found] == ["none", "gzip"]
    assert found[0]["crc"] == int.from_bytes(first[5:9], "big")
    assert (found[0]["maxTimestamp"], found[0]["baseTimestamp"]) == (-1, None)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A data directory of two logs; the first has two segments, as Kafka 0.7 rolled them."""
    first = message_0_7(b"a") + message_0_7(b"b")
    put(tmp_path / "orders-0" / f"{0:020}.kafka", first)
    put(tmp_path / "orders-0" / f"{len(first):020}.kafka", message_0_7(b"c"), message_0_7(b"d"))
    put(tmp_path / "page-views-12" / f"{1000:020}.kafka", message_0_7(b"e"))
    return tmp_path


def test_offsets_count_on_from_the_name_of_the_segment(log: Path) -> None:
    found = read(log)
    size = len(message_0_7(b"a"))
    assert [(row["topic"], row["partition"], row["offset"]) for row in found] == [
        ("orders", 0, 0),
        ("orders", 0, size),
        ("orders", 0, 2 * size),
        ("orders", 0, 3 * size),
        ("page-views", 12, 1000),
    ]
    assert [row["batchPosition"] for row in found] == [0, size, 0, size, 0]
    names = {f"{0:020}.kafka", f"{2 * size:020}.kafka"}
    assert {row["segment"] for row in read(log / "orders-0")} == names
    assert read(str(log / "*" / "*.kafka")) == found
    assert read(log, threads=2) == found
    assert read(log, isolation="read_committed") == found


def test_ranges_of_offsets(log: Path) -> None:
    size = len(message_0_7(b"a"))
    everything = read(log / "orders-0")
    for start in range(4 * size + 2):
        for end in (start, start + 1, start + size, start + 2 * size + 1, 9999):
            expected = [row for row in everything if start <= row["offset"] < end]
            assert read(log / "orders-0", start_offset=start, end_offset=end) == expected
    assert read(log, start=0) == []


def test_a_range_does_not_meet_the_damage_before_it(log: Path) -> None:
    size = len(message_0_7(b"a"))
    segment = log / "orders-0" / f"{0:020}.kafka"
    segment.write_bytes(b"\xff" + segment.read_bytes()[1:])
    with pytest.raises(MalformedError):
        read(log / "orders-0")
    assert len(read(log / "orders-0", start_offset=2 * size)) == 2


def test_a_segment_as_objects(log: Path) -> None:
    path = log / "page-views-12" / f"{1000:020}.kafka"
    with kafkafmt.open_segment(path) as segment:
        (batch,) = segment
    assert (batch.base_offset, batch.last_offset, batch.count) == (1000, 1000, 1)
    assert (batch.is_valid, batch.crc) == (True, batch.computed_crc)
    assert [(record.offset, record.value) for record in batch.records()] == [(1000, b"e")]
    assert batch.tree.payload == b"e"
    batch.ensure_valid()


def test_bytes_as_objects() -> None:
    with kafkafmt.open_segment(BY_HAND, is_0_7=True) as segment:
        found = [(batch.position, [r.value for r in batch.records()]) for batch in segment]
        assert segment.batch_at(14).position == 14
        assert segment.find(29) is not None
    assert found == [(0, [b"hello"]), (14, [b"world"]), (29, [b""]), (38, [b""])]
    with pytest.raises(TypeError, match="the source is the bytes of a segment, found str"):
        kafkafmt.open_segment("path", is_0_7=True)


def test_the_name_decides(log: Path, golden: Path) -> None:
    later = (golden / "k0822-none" / f"{0:020}.log").read_bytes()
    for name, data in (("orders.kafka", BY_HAND), ("0.kafka", BY_HAND), ("0.log", BY_HAND)):
        (log / name).write_bytes(data)
        with pytest.raises(kafkafmt.KafkaFormatError):
            kafkafmt.read_records(log / name)
    (log / f"{7:020}.kafka").write_bytes(later)
    with pytest.raises(kafkafmt.KafkaFormatError):
        kafkafmt.read_records(log / f"{7:020}.kafka")
    with pytest.raises(kafkafmt.KafkaFormatError):
        kafkafmt.read_records(BY_HAND)
    with put(log / f"{7:020}.kafka", BY_HAND).open("rb") as file:
        found = rows(kafkafmt.read_records(file))
    assert [row["offset"] for row in found] == [7, 21, 36, 45]


def test_limits() -> None:
    plain, wrapper = message_0_7(b"x" * 100), wrapper_0_7([message_0_7(b"y" * 4000)] * 10)
    data = plain + wrapper + plain
    limits = kafkafmt.Limits(batch_bytes=4000)
    with pytest.raises(LimitExceededError, match="decompresses to more than the limit of 4000"):
        read(data, limits=limits)
    assert len(read(data, limits=limits, on_damage="skip")) == 2
    damage = rows(kafkafmt.read_damage(of(data), limits=kafkafmt.Limits(batch_bytes=100)))
    assert [row["kind"] for row in damage] == ["limit_exceeded"] * 3
    with pytest.raises(LimitExceededError, match="more than the limit of 9 records"):
        read(wrapper, limits=kafkafmt.Limits(batch_records=9))
    assert len(read(wrapper, limits=kafkafmt.Limits(batch_records=10))) == 10


def test_all_sets_in_one_another_share_the_limit_and_have_a_depth() -> None:
    # Each level holds ten times the zeroes of the one inside: no level alone is above the limit.
    wide = [wrapper_0_7([message_0_7(bytes(3000))]) for _ in range(4)]
    with pytest.raises(LimitExceededError, match="limit of 10000"):
        read(wrapper_0_7(wide), limits=kafkafmt.Limits(batch_bytes=10_000))
    data = message_0_7(b"deep")
    for _ in range(64):
        data = wrapper_0_7([data])
    assert places(read(data)) == [(0, b"deep")]
    with pytest.raises(MalformedError, match="more than 64 nested compressed sets"):
        read(wrapper_0_7([data]))
