"""Damage that no words are needed for is left out by the kernel, by the rules of framing."""

import random

import pytest

from tests.bad.attacks import Attack, alternating, dense_heads, heads, to_one_end
from tests.fuzz.answers import differences
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


@pytest.mark.parametrize("seed", range(60))
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
