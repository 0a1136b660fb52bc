"""Damage that no words are needed for is left out by the kernel, by the rules of framing."""

import random

import pytest

import kafkafmt
from tests.bad.attacks import Attack, alternating, dense_heads, heads, to_one_end
from tests.fuzz.answers import by, differences
from tests.support.encoder import Rec, fix_batch, message, record_batch, wrapper

pytest.importorskip("kafkafmt.engine.kernel._kernel", reason="the kernel is not compiled")


def _entries() -> list[bytes]:
    """Entries of all magics, and of all codecs that write small ones."""
    records = [Rec(b"k", b"v", ((b"h", None),)), Rec(None, b"")]
    inner = [message(magic=1, offset=n, value=b"v") for n in range(3)]
    unreadable = bytearray(record_batch(records))
    unreadable[61] = 0x7F
    codec = bytearray(record_batch(records))
    codec[22] = 7
    return [
        record_batch(records),
        record_batch(records, framing="gzip"),
        record_batch(records, framing="zstd"),
        record_batch(records, framing="lz4", payload=b"no frame"),
        record_batch([], framing="gzip", payload=b"no member", count=1),
        message(magic=0, value=b"v"),
        message(magic=1, value=None, key=b"k"),
        wrapper(inner, magic=1, offset=2),
        fix_batch(bytes(unreadable)),
        fix_batch(bytes(codec)),
        bytes(5),
        bytes(40),
    ]


ENTRIES = _entries()


@pytest.mark.parametrize("seed", range(30))
def test_both_engines_agree_on_logs_of_much_damage(seed: int) -> None:
    chance = random.Random(seed)
    log = bytearray()
    for number in range(chance.randrange(4, 40)):
        entry = bytearray(chance.choice(ENTRIES))
        if chance.random() < 0.7:
            entry[:8] = number.to_bytes(8, "big")
        if chance.random() < 0.5:
            at = chance.choice([8, 9, 10, 11, 12, 16, 17, 21, 22, 23, 40, len(entry) - 1])
            entry[min(at, len(entry) - 1)] ^= 1 << chance.randrange(8)
        log += entry[: chance.randrange(len(entry))] if chance.random() < 0.1 else entry
    assert differences(bytes(log)) == []


@pytest.mark.parametrize("attack", [heads, alternating, dense_heads, to_one_end])
def test_both_engines_agree_on_attacks(attack: Attack) -> None:
    data = attack(6_000)
    assert isinstance(data, bytes)
    assert differences(data) == []
    assert differences(data[7:]) == []


def _many(damaged: bytes, count: int = 1_100) -> bytes:
    """Damaged entries, a sound one after each tenth, and a tail."""
    log = bytearray()
    for number in range(count):
        log += number.to_bytes(8, "big") + damaged[8:]
        if number % 10 == 0:
            log += record_batch([Rec(b"k", b"v")], base_offset=number)
    return bytes(log) + b"\0" * 30


@pytest.mark.parametrize(
    ("number", "at", "change"),
    [(0, 40, 1), (0, 16, 0x15), (1, 40, 1), (5, 13, 1), (7, 21, 1), (8, 0, 0)],
    ids=["checksum", "magic", "compressed", "v0", "wrapper", "unreadable"],
)
def test_much_damage_is_listed_as_one_range(number: int, at: int, change: int) -> None:
    damaged = bytearray(ENTRIES[number])
    damaged[at] ^= change
    data = _many(bytes(damaged))
    assert differences(data) == []
    found = kafkafmt.read_damage(data).to_pylist()
    assert found[-1]["kind"] == "zero_tail"
    assert len(found) == 1_002
    rest = found[-2]
    assert rest["kind"] == "malformed"
    assert rest["message"].startswith("100 more damaged ranges of ")
    assert found[-3]["position"] < rest["position"]
    assert rest["position"] + rest["length"] <= found[-1]["position"]


def test_a_scan_lists_much_damage_as_the_table_does() -> None:
    damaged = bytearray(ENTRIES[0])
    damaged[40] ^= 1
    data = _many(bytes(damaged))
    for engine in "reference", "columnar":
        with by(engine):
            scan = kafkafmt.scan_records(data, on_damage="collect")
            assert scan.read_all().num_rows == 110
            assert [each.row for each in scan.damage] == [
                tuple(row.values()) for row in kafkafmt.read_damage(data).to_pylist()
            ]


def test_a_salvage_or_a_segment_lists_all_damage() -> None:
    damaged = bytearray(ENTRIES[0])
    damaged[40] ^= 1
    with kafkafmt.open_segment(_many(bytes(damaged)), on_damage="collect") as segment:
        assert sum(not batch.is_valid for batch in segment) == 1_100
