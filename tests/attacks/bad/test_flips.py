"""Every bit of the head of an entry of each magic and codec, flipped.

For each: no error other than ``KafkaFormatError``, and all other entries are read as before. What
follows the head is covered by the checksum: tests/attacks/properties/test_tables.py changes it.
"""

import pytest

from tests.attacks.bad.reading import read
from tests.support.encoder import Rec, message, record_batch, wrapper
from tests.support.engines import engine as engine
from tests.support.samples import SOAK, some
from tests.support.tables import Row

pytestmark = pytest.mark.usefixtures("engine")

# Bits that no checksum covers: the entry stays valid, with another offset or leader epoch.
UNCOVERED = {"offset", "leaderEpoch"}
HEAD = 27  # bytes: to the attributes and first lengths of every magic


def _v2(framing: str) -> list[bytes]:
    return [
        record_batch(
            [
                Rec(b"k", b"value %d" % n, ((b"h", None),), offset_delta=n, timestamp_delta=n)
                for n in range(2)
            ],
            base_offset=base,
            framing=framing,
            base_timestamp=1000,
            max_timestamp=1001,
            leader_epoch=0,
        )
        for base in (7, 9, 11)
    ]


def _legacy(magic: int, framing: str) -> list[bytes]:
    entries = []
    for base in (7, 9, 11):
        inner = [
            message(
                magic=magic,
                offset=n if magic == 1 else base + n,
                key=b"k",
                value=b"value %d" % n,
                timestamp=1000 + n,
            )
            for n in range(2)
        ]
        entries.append(
            message(magic=magic, offset=base, key=b"k", value=b"value", timestamp=1000)
            if framing == "none"
            else wrapper(inner, magic=magic, offset=base + 1, framing=framing, timestamp=1001)
        )
    return entries


SEGMENTS = {
    "v0": _legacy(0, "none"),
    "v1": _legacy(1, "none"),
    "v2": _v2("none"),
    "v0-gzip": _legacy(0, "gzip"),
    "v0-lz4": _legacy(0, "lz4-kafka-3160"),
    "v1-snappy": _legacy(1, "snappy-xerial"),
    "v2-zstd": _v2("zstd"),
    "v2-lz4": _v2("lz4"),
    "mixed": [_legacy(0, "none")[0], _legacy(1, "gzip")[1], _v2("snappy-raw")[2]],
}


def _without(row: Row, names: set[str]) -> Row:
    return {name: value for name, value in row.items() if name not in names}


@pytest.mark.slow
@pytest.mark.parametrize("name", SEGMENTS)
def test_a_flipped_bit_hurts_its_own_entry_and_no_other(name: str) -> None:
    entries = SEGMENTS[name]
    data = b"".join(entries)
    whole = read(data)
    assert whole.error is None
    start = len(entries[0])
    kept = [row for row in whole.records if row["batchPosition"] != start]
    own = [_without(row, UNCOVERED) for row in whole.at(start)]
    changed = bytearray(data)
    for position in some(range(start, start + HEAD), 2):
        for bit in range(8) if SOAK else range(position % 3, 8, 3):
            changed[position] ^= 1 << bit
            found = read(bytes(changed))
            others = [row for row in found.records if row["batchPosition"] != start]
            assert others == kept, f"bit {bit} of byte {position - start}"
            assert [_without(row, UNCOVERED) for row in found.at(start)] in ([], own)
            assert bool(found.at(start)) == (found.error is None)
            changed[position] ^= 1 << bit


@pytest.mark.slow
@pytest.mark.parametrize("name", SEGMENTS)
def test_a_flipped_bit_in_the_last_entry_leaves_the_others(name: str) -> None:
    entries = SEGMENTS[name]
    data = b"".join(entries)
    whole = read(data)
    start = len(data) - len(entries[-1])
    kept = [row for row in whole.records if row["batchPosition"] < start]
    changed = bytearray(data)
    for position in some(range(start, start + 25), 2):
        for bit in range(0 if SOAK else position % 2, 8, 1 if SOAK else 2):
            changed[position] ^= 1 << bit
            found = read(bytes(changed))
            assert [row for row in found.records if row["batchPosition"] < start] == kept
            assert found.damage or found.at(start)
            changed[position] ^= 1 << bit
