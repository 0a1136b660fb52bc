"""Damage that no words are needed for is left out by the kernel, by the rules of framing."""

import random
from pathlib import Path

import pytest

import kafkafmt
from tests.attacks.bad.attacks import Attack, alternating, dense_heads, heads, to_one_end
from tests.attacks.fuzz.answers import differences
from tests.attacks.fuzz.target import KEPT
from tests.support.choice import taking
from tests.support.encoder import Rec, fix_batch, message, record_batch, wrapper
from tests.support.engines import compiled
from tests.support.files import put
from tests.support.samples import sampled

scanner, compiled_walk = compiled("scanner"), compiled("compiled_walk")


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


@pytest.mark.parametrize("seed", sampled(range(30), 4))
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


def _wrong(entry: bytes) -> bytes:
    """The entry with a wrong checksum, of whichever magic."""
    at = 17 if entry[16] == 2 else 12
    return entry[:at] + bytes([entry[at] ^ 1]) + entry[at + 1 :]


FIRST = record_batch([Rec(b"k", b"v")], base_offset=10)
INSIDE = record_batch([Rec(b"k", b"v")], base_offset=12), message(magic=1, offset=13, value=b"v")
LAST = record_batch([Rec(b"k", b"v")], base_offset=20)
HELD = {
    "nothing": b"",
    "entries to the end": b"".join(INSIDE),
    "an entry, and bytes": INSIDE[0] + b"no entry",
    "entries, and a damaged one": INSIDE[0] + _wrong(INSIDE[1]),
    "a head of more": INSIDE[0] + record_batch([Rec(None, bytes(500))], base_offset=13)[:70],
}
FOLLOWERS = {
    "nothing": b"",
    "a batch": LAST,
    "a message": message(magic=0, offset=20, value=b"v"),
    "bytes": b"\xff" * 80,
    "zeroes": bytes(80),
    "a head": LAST[:30],
    "a magic": LAST[:16] + b"\3" + LAST[17:],
    "a batch with too many records": record_batch([Rec()], base_offset=20, count=2),
    "a message with too long a key": message(magic=1, offset=20, key=b"k", key_length=99),
    "a damaged batch": _wrong(LAST),
    "a damaged message": _wrong(message(magic=1, offset=20, value=b"v")),
    "more than there is": record_batch([], base_offset=20, length=2**31 - 1),
    "less than there can be": record_batch([Rec()], base_offset=20, length=20),
}


@pytest.mark.parametrize("piece_size", [70, 150, 1 << 16])
@pytest.mark.parametrize("held", sampled(HELD, 4))
@pytest.mark.parametrize("follower", FOLLOWERS)
def test_both_engines_agree_on_entries_inside_a_damaged_one(
    held: str, follower: str, piece_size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is inside counts by what follows, which may lie in another piece, or nowhere."""
    for reader in scanner, compiled_walk:
        monkeypatch.setattr(reader, "PIECE_SIZE", piece_size)
    damaged = _wrong(record_batch([], base_offset=11, payload=b"payload" + HELD[held], count=1))
    assert differences(FIRST + damaged + FOLLOWERS[follower]) == []
    assert differences(FIRST + damaged + FOLLOWERS[follower] + LAST) == []


@pytest.mark.slow
@pytest.mark.parametrize("piece_size", [20, 1 << 16])
def test_what_follows_damage_need_not_be_as_long_as_what_was_needed(
    piece_size: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many bytes were expected of what follows: "the file has shrunk", though it had not."""
    for reader in scanner, compiled_walk:
        monkeypatch.setattr(reader, "PIECE_SIZE", piece_size)
    path = tmp_path / "topic-0" / f"{0:020}.log"
    damaged = _wrong(record_batch([Rec(None, bytes(2_000_000))], base_offset=11))
    kept = (KEPT / "needed-after-damage.log").read_bytes()
    for log, count in (FIRST + damaged + LAST, 1), (kept, 3):
        put(path, log)
        assert differences(path) == []
        assert kafkafmt.read_damage(path).num_rows == count


@pytest.mark.parametrize("offset", [9, 10, 15, 2**31 + 9, 2**31 + 10, 2**40, 2**63 - 1])
@pytest.mark.parametrize("magic", [0, 1])
def test_both_engines_agree_on_offsets_behind_a_damaged_wrapper(
    magic: int, offset: int, tmp_path: Path
) -> None:
    """Which offsets may follow depends on the segment's, where they are known."""
    inner = [message(magic=magic, offset=offset, value=b"v")]
    damaged = _wrong(wrapper(inner, magic=magic, offset=offset))
    for first in FIRST, record_batch([Rec()], base_offset=2**63 - 1):
        log = first + damaged + b"bytes" + LAST
        assert differences(log) == []
        assert differences(put(tmp_path / "topic-0" / f"{10:020}.log", log)) == []


def _many(damaged: bytes, count: int = 1_100) -> bytes:
    """Damaged entries, a sound one after each tenth, and a tail."""
    log = bytearray()
    for number in range(count):
        log += number.to_bytes(8, "big") + damaged[8:]
        if number % 10 == 0:
            log += record_batch([Rec(b"k", b"v")], base_offset=number)
    return bytes(log) + b"\0" * 30


@pytest.mark.slow
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
        with taking(engine):
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
