"""Length fields, counts and ids with hostile values, alone and between valid entries.

Each has one outcome: the kind of damage in ``KIND``, with its position; the entries around it are
read as if it did not exist.  The values that Kafka's reader accepts are those of
FileLogInputStream, DefaultRecordBatch, DefaultRecord and AbstractLegacyRecordBatch.
"""

import itertools
import struct
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import kafkafmt
from tests.attacks.bad.reading import Reading, read
from tests.support.encoder import (
    Rec,
    fix_batch,
    fix_message,
    message,
    overlong,
    record_batch,
    wrapper,
)
from tests.support.encoder.record_batch import record, sized
from tests.support.encoder.varint import varint, varlong
from tests.support.engines import engine as engine
from tests.support.growth import peak_below
from tests.support.samples import sampled

pytestmark = pytest.mark.usefixtures("engine")

INT32 = [-1, 0, 13, 2**31 - 1, -(2**31)]
MIB = 1 << 20


def _batch(base: int = 5) -> bytes:
    recs = [Rec(b"key", b"value %d" % n, ((b"h", b"x"),), offset_delta=n) for n in range(3)]
    return record_batch(recs, base_offset=base, base_timestamp=1000, max_timestamp=1000)


def _v1(base: int = 5) -> bytes:
    return message(magic=1, offset=base, key=b"key", value=b"value", timestamp=1000)


def _v0(base: int = 5) -> bytes:
    return message(magic=0, offset=base, key=b"key", value=b"value")


ENTRIES: dict[str, Callable[[int], bytes]] = {"v0": _v0, "v1": _v1, "v2": _batch}


def _put(entry: bytes, at: int, form: str, value: int) -> bytes:
    packed = struct.pack(form, value)
    return entry[:at] + packed + entry[at + len(packed) :]


def _between(bad: bytes, make: Callable[[int], bytes] = _batch) -> Reading:
    """Read ``bad`` between two valid entries, both of which must be returned."""
    before, after = make(1), make(90)
    expected_before, expected_after = read(before).records, read(after).records
    with peak_below(16 * MIB):  # what the first reading imports does not count
        found = read(before + bad + after)
    assert found.at(0) == expected_before
    last = [row for row in found.records if row["batchPosition"] == len(before) + len(bad)]
    assert [row["offset"] for row in last] == [row["offset"] for row in expected_after]
    return found


def _only(found: Reading, start: int, length: int, kind: str) -> None:
    """The damage is exactly this range, of this kind, and the error says so."""
    assert [(d["position"], d["length"], d["kind"]) for d in found.damage] == [
        (start, length, kind)
    ]
    assert found.error is not None
    assert found.error.position == start
    assert found.error.source


@pytest.mark.parametrize("length", sampled([*INT32, 14, 48, 10_000, 2**30], 4))
@pytest.mark.parametrize("name", ENTRIES)
def test_a_hostile_entry_length_between_sound_entries(name: str, length: int) -> None:
    make = ENTRIES[name]
    found = _between(_put(make(5), 8, ">i", length), make)
    start = len(make(1))
    assert found.error is not None
    assert found.error.position == start
    assert found.at(start) == []
    hidden = [(d["position"], d["position"] + d["length"]) for d in found.damage]
    assert hidden[0][0] == start
    assert hidden[-1][1] == start + len(make(5))
    for (_, end), (begin, _) in itertools.pairwise(hidden):
        assert end == begin


@pytest.mark.parametrize("length", [*INT32, 14, 10_000])
@pytest.mark.parametrize("name", ENTRIES)
def test_a_hostile_length_of_the_last_entry(name: str, length: int) -> None:
    make = ENTRIES[name]
    found = read(make(1) + _put(make(5), 8, ">i", length))
    start = len(make(1))
    assert {row["batchPosition"] for row in found.records} == {0}
    covered = sum(row["length"] for row in found.damage)
    assert found.damage[0]["position"] == start
    assert covered == len(make(5))


@pytest.mark.parametrize("magic", [3, 4, 127, -1, -128])
@pytest.mark.parametrize("name", ENTRIES)
def test_a_magic_that_kafka_lacks_is_unsupported_and_passed_over(name: str, magic: int) -> None:
    make = ENTRIES[name]
    bad = _put(make(5), 16, ">b", magic)
    found = _between(bad, make)
    _only(found, len(make(1)), len(bad), "unsupported")
    assert isinstance(found.error, kafkafmt.errors.UnsupportedError)
    assert str(magic) in found.error.reason


@pytest.mark.parametrize("codec", [5, 6, 7])
def test_an_unknown_codec_of_a_batch_is_unsupported(codec: int) -> None:
    bad = fix_batch(_put(_batch(), 21, ">h", codec))
    found = _between(bad)
    _only(found, len(_batch(1)), len(bad), "unsupported")
    assert isinstance(found.error, kafkafmt.errors.UnsupportedError)
    listed = kafkafmt.read_batches(bad)
    assert listed.column("compression").to_pylist() == [None]
    assert listed.column("isValid").to_pylist() == [True]


@pytest.mark.parametrize("count", sampled([-1, 0, 2, 4, 13, 2**20, 2**31 - 1, -(2**31)], 3))
@pytest.mark.parametrize("framing", ["none", "gzip", "snappy-raw", "lz4", "zstd"])
def test_a_record_count_that_is_not_that_of_the_records(framing: str, count: int) -> None:
    recs = [Rec(None, b"value %d" % n, offset_delta=n) for n in range(3)]
    bad = record_batch(recs, base_offset=5, framing=framing, count=count)
    found = _between(bad)
    start = len(_batch(1))
    if count == 0:  # Java does not look at the payload of an empty batch
        assert found.error is None
        assert found.at(start) == []
    else:
        _only(found, start, len(bad), "malformed")


HOSTILE_RECORDS = {
    "length -1": record(Rec(b"k", b"v"), length=varint(-1)),
    "length 0": record(Rec(b"k", b"v"), length=varint(0)),
    "length one less": record(Rec(b"k", b"v"), length=varint(7)),
    "length one more": record(Rec(b"k", b"v"), length=varint(9)),
    "length 2^31-1": record(Rec(b"k", b"v"), length=varint(2**31 - 1)),
    "length -2^31": record(Rec(b"k", b"v"), length=varint(-(2**31))),
    "length of six groups": overlong(8, 6) + record(Rec(b"k", b"v"), length=b""),
    "length without end": b"\xff" * 16,
    "timestamp of eleven groups": record(Rec(), timestamp_delta=overlong(1, 11, 64)),
    "offset of six groups": record(Rec(), offset_delta=overlong(1, 6)),
    "key longer than the record": record(Rec(), key=varint(500)),
    "key of 2^31-1": record(Rec(), key=varint(2**31 - 1)),
    "value longer than the record": record(Rec(), value=varint(500)),
    "value of 2^31-1": record(Rec(), value=varint(2**31 - 1)),
    "header count -1": record(Rec(), header_count=varint(-1)),
    "header count more than bytes": record(Rec(), header_count=varint(1)),
    "header count 2^31-1": record(Rec(), header_count=varint(2**31 - 1)),
    "header count -2^31": record(Rec(), header_count=varint(-(2**31))),
    "header key null": record(Rec(), header_count=varint(1), headers=varint(-1) + sized(b"")),
    "header key -2^31": record(
        Rec(), header_count=varint(1), headers=varint(-(2**31)) + sized(b"")
    ),
    "header key 2^31-1": record(Rec(), header_count=varint(1), headers=varint(2**31 - 1)),
    "header value 2^31-1": record(
        Rec(), header_count=varint(1), headers=sized(b"h") + varint(2**31 - 1)
    ),
    "bytes behind the headers": record(Rec(b"k", b"v"), trailing=b"more"),
    "fewer headers than said": record(Rec(), header_count=varint(2), headers=sized(b"h") * 2),
    "nothing but a length": varint(0),
    "empty": b"",
}


def _messages(magic: int) -> Iterator[tuple[str, bytes]]:
    """Yield messages of an old format that Java refuses as a whole."""
    one = ENTRIES[f"v{magic}"](5)
    for codec in (5, 6, 7):
        yield f"codec {codec}", fix_message(_put(one, 17, ">b", codec))
    inner = [message(magic=magic, value=b"v")]
    yield "zstd", wrapper(inner, magic=magic, offset=5, framing="zstd")
    for length in (6, 13, 2**31 - 1):
        for field in ("key_length", "value_length"):
            changed: dict[str, Any] = {field: length}
            bad = message(magic=magic, offset=5, key=b"k", value=b"v", **changed)
            yield f"{field} {length}", bad


def _batches() -> Iterator[tuple[str, bytes]]:
    """Yield batches of which one record, or what follows the last one, is refused."""
    for framing in ("none", "gzip"):
        for name, hostile in HOSTILE_RECORDS.items():
            plain = record(Rec(None, b"sound")) + hostile
            bad = record_batch(
                [plain], base_offset=5, framing=framing, count=2, last_offset_delta=1
            )
            yield f"{name}, {framing}", bad
    for framing in ("none", "gzip", "zstd"):
        for trailing in (b"\x00", b"more"):
            bad = record_batch([Rec(None, b"v")], base_offset=5, framing=framing, trailing=trailing)
            yield f"{len(trailing)} bytes behind the last record, {framing}", bad


HOSTILE = {
    **{f"v{magic}: {name}": bad for magic in (0, 1) for name, bad in _messages(magic)},
    "v1: an offset below the last inner one": wrapper(
        [message(magic=1, offset=n, value=b"v") for n in range(8)], magic=1, offset=5
    ),
    **{f"v2: {name}": bad for name, bad in _batches()},
}


@pytest.mark.parametrize("name", sampled(HOSTILE, 4))
def test_a_hostile_entry_is_damage_as_a_whole(name: str) -> None:
    bad, make = HOSTILE[name], ENTRIES[name[:2]]
    kind = "unsupported" if ": codec" in name else "malformed"
    _only(_between(bad, make), len(make(1)), len(bad), kind)


@pytest.mark.parametrize("length", [-1, -2, -(2**31)])
def test_any_negative_key_value_or_header_value_length_is_null(length: int) -> None:
    hostile = record(
        Rec(),
        key=varint(length),
        value=varint(length),
        header_count=varint(1),
        headers=sized(b"h") + varint(length),
    )
    found = read(record_batch([hostile]))
    assert found.error is None
    (row,) = found.records
    assert (row["key"], row["value"]) == (None, None)
    assert row["headers"] == [{"key": "h", "value": None}]


def test_bits_above_the_32nd_of_a_varint_fall_off_as_in_java() -> None:
    """The fifth group is shifted by 28 bits into an int; its upper three bits are lost."""
    five = bytes([0x82, 0x80, 0x80, 0x80, 0x70])
    found = read(record_batch([record(Rec(None, b"v"), offset_delta=five)], last_offset_delta=1))
    assert found.error is None
    assert [row["offset"] for row in found.records] == [1]


@pytest.mark.parametrize("magic", [0, 1])
@pytest.mark.parametrize("length", [-1, -2, -(2**31)])
def test_any_negative_length_in_a_message_is_null(magic: int, length: int) -> None:
    entry = message(magic=magic, key_length=length, value_length=length)
    found = read(entry)
    assert found.error is None
    (row,) = found.records
    assert (row["key"], row["value"]) == (None, None)


@pytest.mark.parametrize("length", INT32)
@pytest.mark.parametrize("magic", [0, 1])
@pytest.mark.parametrize("framing", ["gzip", "snappy-xerial"])
def test_a_hostile_length_of_an_inner_message(magic: int, length: int, framing: str) -> None:
    """Too small is malformed; too large is an inner entry that is cut, and Java drops those."""
    make = ENTRIES[f"v{magic}"]
    first = message(magic=magic, offset=5 if magic == 0 else 0, value=b"first")
    inner = [first, message(magic=magic, offset=6, value=b"second", size=length)]
    bad = wrapper(inner, magic=magic, offset=5, framing=framing)
    found = _between(bad, make)
    start = len(make(1))
    if length == 2**31 - 1:
        assert found.error is None
        assert [row["value"] for row in found.at(start)] == [b"first"]
        assert [row["offset"] for row in found.at(start)] == [5]
    else:
        _only(found, start, len(bad), "malformed")


@pytest.mark.parametrize("magic", [0, 1])
@pytest.mark.parametrize(
    ("what", "payload"),
    [
        ("null value", None),
        ("no inner message", b""),
        ("half an inner message", b"\x00" * 11),
        ("inner message compressed", wrapper([message(magic=1)], magic=1, offset=0)),
        ("inner magic 2", _batch()),
    ],
)
def test_a_wrapper_that_java_refuses_is_malformed(
    magic: int, what: str, payload: bytes | None
) -> None:
    make = ENTRIES[f"v{magic}"]
    if payload is None:
        bad = message(magic=magic, offset=5, value=None, codec=1)
    else:
        bad = wrapper([payload], magic=magic, offset=5)
    found = _between(bad, make)
    _only(found, len(make(1)), len(bad), "malformed")
    listed = kafkafmt.read_batches(bad)
    assert listed.column("baseOffset").to_pylist() == [None], what
    assert listed.column("count").to_pylist() == [None]


@pytest.mark.parametrize("size", [26, 30, 60])
def test_a_batch_smaller_than_its_header_is_malformed_or_a_bad_checksum(size: int) -> None:
    bad = _put(_batch(5)[:size], 8, ">i", size - 12)
    found = _between(bad)
    assert found.error is not None
    assert [(d["position"], d["length"]) for d in found.damage] == [(len(_batch(1)), size)]
    assert found.damage[0]["kind"] in ("malformed", "bad_checksum")


@pytest.mark.parametrize("base", [2**63 - 1, -(2**63), -1])
def test_offsets_at_the_ends_of_int64_wrap_as_in_java(base: int) -> None:
    found = read(record_batch([Rec(), Rec(offset_delta=1)], base_offset=base))
    assert found.error is None
    expected = [(base + n + 2**63) % 2**64 - 2**63 for n in (0, 1)]
    assert [row["offset"] for row in found.records] == expected


@pytest.mark.parametrize("base", [2**63 - 1, -(2**63), 0, 10**17])
@pytest.mark.parametrize("delta", [2**63 - 1, -(2**63), 1])
def test_timestamps_that_no_calendar_holds_wrap_as_in_java(base: int, delta: int) -> None:
    batch = record_batch([Rec(timestamp_delta=delta)], base_timestamp=base, max_timestamp=base)
    found = read(batch)
    assert found.error is None
    wrapped = (base + delta + 2**63) % 2**64 - 2**63
    assert [row["timestamp"] for row in found.records] == [None if wrapped == -1 else wrapped]


def test_a_varlong_of_ten_groups_is_read() -> None:
    assert len(varlong(-(2**63))) == 10
    found = read(record_batch([Rec(timestamp_delta=-(2**63))], base_timestamp=2**62))
    assert [row["timestamp"] for row in found.records] == [2**62 - 2**63]


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        (b"\xff", "\ufffd"),
        (b"ok\xc3", "ok\ufffd"),
        (b"\xed\xa0\x80", "\ufffd"),
        (b"", ""),
        (b"nul\x00", "nul\x00"),
    ],
)
def test_a_header_key_that_is_not_utf8_is_decoded_as_in_java(raw: bytes, text: str) -> None:
    found = read(record_batch([Rec(headers=((raw, b"v"), (raw, None)))]))
    assert found.error is None
    assert found.records[0]["headers"] == [
        {"key": text, "value": b"v"},
        {"key": text, "value": None},
    ]
