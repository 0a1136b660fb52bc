"""Searches in one segment: they find what a reading of all its headers finds.

Strategy: segments of entries of all magics, whole or with damage, and with indexes that are right,
wrong or missing. What is expected follows from the list of the valid entries.
"""

from __future__ import annotations

import errno
import random
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt.log.search import LogEnd, OffsetSearch, find_end, last_batch_below
from kafkafmt.segment.engine.walk import Neighbours
from kafkafmt.storage.discovery import find_segments
from kafkafmt.storage.local import LocalTree
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.window import BLOCK_SIZE
from tests.storage.test_window import Broken
from tests.support.encoder import Rec, damaged, message, record_batch, wrapper
from tests.support.engines import engine as engine
from tests.support.files import put
from tests.support.samples import some

pytestmark = pytest.mark.usefixtures("engine")

BASE = 100
INDEXES = ("right", "sparse", "missing", "too low", "too high", "shifted", "beyond")


@dataclass(frozen=True)
class Place:
    """A valid entry: where it is, the offset in its head, and its last offset."""

    position: int
    end: int
    head: int
    last: int


def entry(kind: int, offset: int) -> tuple[bytes, int, int]:
    """An entry of three offsets, or of one for a plain message; its head and its last offset."""
    if kind == 2:
        records = [Rec(b"k", b"v" * 9, offset_delta=n) for n in range(3)]
        return record_batch(records, base_offset=offset), offset, offset + 2
    if kind == 1:
        inner = [message(magic=1, offset=n, key=None, value=b"v", timestamp=5) for n in range(3)]
        return wrapper(inner, magic=1, offset=offset + 2), offset + 2, offset + 2
    return message(magic=0, offset=offset, key=b"k", value=b"v" * 9), offset, offset


def write(folder: Path, chance: random.Random, index: str, damage: bool) -> list[Place]:
    """Write a segment and its index; the valid entries."""
    data, places, offset = b"", [], BASE
    for _ in range(chance.randrange(1, 12)):
        made, head, last = entry(chance.randrange(3), offset)
        if damage and chance.random() < 0.2:
            data += damaged(made)
        else:
            places.append(Place(len(data), len(data) + len(made), head, last))
            data += made
        offset = last + chance.choice((1, 1, 1, 4))
    put(folder / f"{BASE:020}.log", data, chance.choice((b"", bytes(50), data[:20])))
    put(folder / f"{offset + 10:020}.log")
    entries = [(each.last - BASE, each.position) for each in places if each.position]
    changed = {
        "right": entries,
        "sparse": entries[::3],
        "missing": [],
        "too low": [(max(relative - 4, 1), position) for relative, position in entries],
        "too high": [(relative + 4, position) for relative, position in entries],
        "shifted": [(relative, position + 1) for relative, position in entries],
        "beyond": [(relative, position + len(data)) for relative, position in entries],
    }[index]
    if index != "missing":
        put(folder / f"{BASE:020}.index", *(struct.pack(">ii", *each) for each in changed))
    return places


def cases() -> list[tuple[int, str, bool]]:
    return [
        (seed, index, damage)
        for seed in some(range(3), 3)
        for index in INDEXES
        for damage in (False, True)
    ]


@pytest.fixture(params=cases(), ids=str)
def made(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[SegmentFile, list[Place]]:
    """A segment and its valid entries."""
    _, index, damage = request.param
    places = write(tmp_path / "orders-0", random.Random(str(request.param)), index, damage)
    segment, _ = find_segments(str(tmp_path / "orders-0"))
    return segment, places


def asked(places: list[Place]) -> Iterator[int]:
    """Offsets at, beside and far from those that there are."""
    yield from (0, BASE - 1, BASE, 2**62)
    for each in places:
        yield from (each.head, each.last + 1, each.last + 2)


def test_the_end_is_after_the_last_valid_entry(made: tuple[SegmentFile, list[Place]]) -> None:
    segment, places = made
    found = find_end(segment)
    if places:
        last = places[-1]
        assert found == LogEnd(last.last + 1, last.position)
    else:
        assert found == LogEnd(BASE)
    for known in (
        *(LogEnd(each.last + 1, each.position) for each in places),
        *(LogEnd(each.last + 2, each.position) for each in places),
        *(LogEnd(each.last + 1, each.position + 1) for each in places),
        LogEnd(BASE),
        LogEnd(7, segment.size),
        LogEnd(7, segment.size + 1000),
    ):
        assert find_end(segment, known) == found


def test_the_last_batch_below_an_offset(made: tuple[SegmentFile, list[Place]]) -> None:
    segment, places = made
    for offset in asked(places):
        before: Place | None = None
        for each in places:
            if each.head >= offset:
                break
            before = each
        for near in (0, *(each.position for each in places), segment.size, segment.size + 99):
            found = last_batch_below(segment, offset, near=near)
            assert (found is None) == (before is None)
            if found is not None and before is not None:
                assert (found.position, found.last_offset) == (before.position, before.last)


def test_the_offset_after_some_bytes(made: tuple[SegmentFile, list[Place]]) -> None:
    segment, places = made
    sizes = {1, 10, segment.size, *(each.end - 1 for each in places)}
    with segment.open() as window:
        search = OffsetSearch(window, Extent(segment), DEFAULT_LIMITS)
        for number, first in enumerate(places):
            rest = places[number:]
            for length in sizes | {each.end - first.position for each in rest}:
                stop = first.position + length
                within = [each for each in rest if each.end <= stop] or rest[:1]
                assert search.offset_after(first.position, length) == within[-1].last + 1


def test_the_offset_at_a_position(made: tuple[SegmentFile, list[Place]]) -> None:
    segment, places = made
    expected = {each.position: each.head for each in places}
    with segment.open() as window:
        search = OffsetSearch(window, Extent(segment), DEFAULT_LIMITS)
        for position in range(segment.size + 10):
            assert search.offset_at(position) == expected.get(position)


@pytest.fixture
def long(tmp_path: Path) -> SegmentFile:
    """Forty batches of three offsets, with an index entry for each but the first."""
    batches = [entry(2, BASE + 3 * n)[0] for n in range(40)]
    size = len(batches[0])
    path = put(tmp_path / "orders-0" / f"{BASE:020}.log", *batches)
    packed = (struct.pack(">ii", 3 * n + 2, n * size) for n in range(1, 40))
    put(path.with_suffix(".index"), *packed)
    (segment,) = find_segments(str(path.parent))
    return segment


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The positions from which entries are read, in order."""
    found: list[int] = []
    around = OffsetSearch.around

    def watched(search: OffsetSearch, start: int, *rest: Any, **options: Any) -> Neighbours:
        found.append(start)
        return around(search, start, *rest, **options)

    monkeypatch.setattr(OffsetSearch, "around", watched)
    return found


def test_an_index_and_a_position_save_reading_headers(long: SegmentFile, begun: list[int]) -> None:
    size = long.size // 40
    assert find_end(long) == LogEnd(BASE + 120, 39 * size)
    assert find_end(long, LogEnd(BASE + 30, 9 * size)).next_offset == BASE + 120
    found = last_batch_below(long, BASE + 60)
    assert found is not None
    assert found.position == 19 * size
    with long.open() as window:
        search = OffsetSearch(window, Extent(long), DEFAULT_LIMITS)
        assert search.offset_after(2 * size, 20 * size) == BASE + 66
    assert begun == [39 * size, 39 * size, 19 * size, 20 * size]
    Path(long.path).with_suffix(".index").unlink()
    begun.clear()
    assert find_end(long, LogEnd(BASE + 30, 9 * size)).next_offset == BASE + 120
    for near, wanted in ((9 * size, 9 * size), (30 * size, 0), (9 * size + 1, 0)):
        assert last_batch_below(long, BASE + 60, near=near) == found or found.position
        assert begun[-1] == wanted
    assert begun[0] == 9 * size


def test_an_index_entry_counts_within_the_extent(long: SegmentFile) -> None:
    """The nearest one, of so many that are tried."""
    size = long.size // 40
    with long.open() as window:
        search = OffsetSearch(window, Extent(long, 2 * size, 20 * size), DEFAULT_LIMITS)
        for number, found in ((2, 2), (3, 3), (19, 19), (20, 19), (34, 19), (35, 2)):
            assert search.confirmed(2 * size, BASE + 3 * number + 3) == found * size, number


@pytest.mark.parametrize("offset", [0, 1])
def test_the_first_index_entry_counts_at_the_lowest_offsets(tmp_path: Path, offset: int) -> None:
    first, second = (entry(0, n)[0] for n in range(2))
    path = put(tmp_path / "orders-0" / f"{0:020}.log", damaged(first), first, second)
    position = (1 + offset) * len(first)
    put(path.with_suffix(".index"), struct.pack(">ii", offset, position))
    (segment,) = find_segments(str(path))
    with segment.open() as window:
        assert OffsetSearch(window, Extent(segment), DEFAULT_LIMITS).confirmed(0, 2) == position


def test_damage_belongs_to_a_range_that_may_begin_in_it(long: SegmentFile) -> None:
    size, path = long.size // 40, Path(long.path)
    data = bytearray(path.read_bytes())
    data[4 * size : 5 * size] = bytes([0xFF]) * size
    path.write_bytes(data)
    with long.open() as window:
        search = OffsetSearch(window, Extent(long), DEFAULT_LIMITS)
        for offset, start, between in ((11, 3, 3), (12, 3, 4), (14, 3, 4), (15, 5, 5), (16, 5, 5)):
            found = [search.start_position(BASE + offset)]
            found += [
                search.start_position(BASE + offset, between_entries=is_b) for is_b in (False, True)
            ]
            assert found == [start * size, start * size, between * size], offset


def test_a_block_that_may_have_what_is_sought_is_noted(
    long: SegmentFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    error, noted = OSError(errno.EIO, "broken"), list[OSError]()
    monkeypatch.setattr(LocalTree, "open", lambda _, at: Broken(Path(at).read_bytes(), error, 1))
    found = last_batch_below(long, 2**62, note=noted.append)
    assert found is not None
    assert found.position < BLOCK_SIZE < long.size
    assert [each.errno for each in noted] == [errno.EIO]


def test_the_limits_decide_what_is_valid(long: SegmentFile) -> None:
    limits = Limits(batch_bytes=long.size // 40 - 1)
    assert find_end(long, limits=limits) == LogEnd(BASE)
    assert last_batch_below(long, BASE + 60, limits=limits) is None
    with long.open() as window:
        search = OffsetSearch(window, Extent(long), limits)
        assert search.offset_after(0, long.size) is None
        assert search.offset_at(0) is None
