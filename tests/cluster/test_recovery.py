"""A segment that is decoded and called sound is one in which recovery changes nothing."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from kafkafmt._base.limits import DEFAULT_LIMITS
from kafkafmt.cluster.start import recovery
from kafkafmt.storage.discovery import find_segments
from kafkafmt.storage.segment_file import SegmentFile
from tests.support.encoder import Rec, message, moved, record_batch
from tests.support.samples import some
from tests.support.truth import GOLDEN
from tests.support.work import at_most

SEGMENTS = sorted(GOLDEN.glob("*/*.log"))


def both(segment: SegmentFile) -> tuple[object, object]:
    """Recover a segment as it is done, and entry by entry."""
    sound = recovery._sound(segment, DEFAULT_LIMITS)
    slow = recovery._recovered(segment, 16, DEFAULT_LIMITS)
    if sound is None:
        return slow, slow
    end, size, _ = sound
    return recovery._Recovered("whole", size, end), slow


def segment(folder: Path, data: bytes) -> SegmentFile:
    path = folder / f"{0:020}.log"
    path.write_bytes(data)
    return find_segments(str(path))[0]


def test_real_segments_recover_alike() -> None:
    assert len(SEGMENTS) > 100
    sound = 0
    for path in SEGMENTS:
        (found,) = find_segments(str(path))
        sound += recovery._sound(found, DEFAULT_LIMITS) is not None
        fast, slow = both(found)
        assert fast == slow, path
    assert sound > 100


def batch(offset: int) -> bytes:
    return record_batch([Rec(b"k", b"v"), Rec(b"k", b"w", offset_delta=1)], base_offset=offset)


SOUND = b"".join(map(batch, range(0, 40, 2)))
ODD = {
    "repeated": SOUND + batch(4) + batch(40),
    "overlapping": batch(0) + batch(1) + batch(2),
    "equal": batch(0) + batch(0),
    "torn": SOUND[:-3],
    "zeroes": SOUND + bytes(500),
    "empty": b"",
    "short": SOUND + b"\0\0",
    "compacted": batch(0) + batch(30) + batch(50),
    "beyond": batch(0) + moved(batch(2), 2**31 - 1),
    "far beyond": batch(0) + moved(batch(2), 2**31 + 40),
    "backwards": moved(batch(0), 50) + batch(2),
    "old": message(magic=1, value=b"v", offset=0) + message(magic=1, value=b"v", offset=5),
    "old, repeated": message(magic=1, value=b"v", offset=3) + message(magic=1, value=b"v"),
}


@pytest.mark.parametrize("name", ODD)
def test_odd_segments_recover_alike(name: str, tmp_path: Path) -> None:
    fast, slow = both(segment(tmp_path, ODD[name]))
    assert fast == slow


@pytest.mark.parametrize("seed", some(range(60), 4))
def test_damaged_segments_recover_alike(seed: int, tmp_path: Path) -> None:
    chance, data = random.Random(seed), bytearray(SOUND)
    for _ in range(chance.randint(1, 3)):
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    fast, slow = both(segment(tmp_path, bytes(data)))
    assert fast == slow


def unserved(
    folder: Path, *segments: tuple[int, list[tuple[int, int]]]
) -> tuple[int, int | None] | None:
    """Return the records that no consumer gets, and where they begin."""
    (folder / "orders-0").mkdir(parents=True)
    for base, spans in segments:
        data = (
            record_batch([Rec(b"k", b"v")], base_offset=a, last_offset_delta=b) for a, b in spans
        )
        (folder / "orders-0" / f"{base:020}.log").write_bytes(b"".join(data))
    found = recovery.unserved(find_segments(str(folder / "orders-0")), DEFAULT_LIMITS)
    return None if found is None else (found.records, found.position)


def one_by_one(*segments: tuple[int, list[tuple[int, int]]]) -> tuple[int, int | None] | None:
    """Return the same, with each offset looked at."""
    goes_on = at = 0
    place: int | None = None
    got, lost = set[int](), set[int]()
    for base, spans in segments:
        begin, top, at = goes_on, goes_on - 1, 0
        if 0 < begin <= base:
            break
        for first, delta in spans:
            offsets = range(first, first + delta + 1)
            goes_on = offsets.stop if offsets.stop > begin else goes_on
            if missed := {offset for offset in offsets if offset <= top} - got:
                lost |= missed
                place = at if place is None else place
            got |= {offset for offset in offsets if offset > top}
            top = max(top, offsets[-1])
            at += len(record_batch([Rec(b"k", b"v")]))
    return None if place is None else (len(lost), place)


@pytest.mark.parametrize("seed", range(40))
def test_the_offsets_that_a_consumer_passes_over(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    bases = sorted(chance.sample(range(1, 30), 3))
    disk = [
        (base, [(chance.randrange(base, 50), chance.randrange(8)) for _ in range(6)])
        for base in (0, *bases)
    ]
    assert unserved(tmp_path, *disk) == one_by_one(*disk)


COUNT = 3_000
SPANS = [(10 * number, 0) for number in range(COUNT)]


@pytest.mark.parametrize(
    "disk",
    [
        ((0, [*SPANS, *[(0, 10 * COUNT)] * COUNT]),),
        ((0, [*SPANS, (1, 0)]), (1, [(10 * number + 5, 0) for number in range(COUNT)])),
        tuple((number, [(number, COUNT), (number + 1, 0)]) for number in range(COUNT // 20)),
    ],
    ids=["wide batches", "a segment between", "many segments"],
)
def test_what_is_passed_over_is_counted_in_little_work(
    disk: tuple[tuple[int, list[tuple[int, int]]], ...], tmp_path: Path
) -> None:
    unserved(tmp_path / "once", *disk)  # what is loaded once
    with at_most(20_000_000):
        unserved(tmp_path / "again", *disk)
