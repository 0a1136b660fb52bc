"""Splits: extents that cover a segment, begin at valid entries, and do not depend on the index."""

from __future__ import annotations

import shutil
import struct
from functools import partial
from pathlib import Path

import pytest

from kafkafmt import read_batches, read_damage, read_records
from kafkafmt._base.damage import OnDamage
from kafkafmt._base.errors import LimitExceededError
from kafkafmt._base.limits import DEFAULT_LIMITS
from kafkafmt.log import search, splits
from kafkafmt.log.search import IndexEntries, index_entries
from kafkafmt.segment.engine.opening import LogPart
from kafkafmt.segment.record.transactions import Transactions
from kafkafmt.segment.record.versions import frames, is_valid_at
from kafkafmt.segment.side_files import read_index
from kafkafmt.storage.discovery import find_segments
from kafkafmt.storage.segment_file import Extent, SegmentFile
from tests.support.tables import Row, rows
from tests.support.truth import GOLDEN
from tests.support.work import in_memory

CASE = "k431-tx"


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A log directory with one segment of many batches and its index."""
    folder = tmp_path / "orders-3"
    folder.mkdir()
    for file in (GOLDEN / CASE).glob("0*"):
        shutil.copyfile(file, folder / file.name)
    return folder


def the_segment(folder: Path) -> SegmentFile:
    (segment,) = find_segments(str(folder))
    return segment


def index_of(folder: Path) -> Path:
    (index,) = folder.glob("*.index")
    return index


def check_cover(segment: SegmentFile, extents: list[Extent]) -> None:
    """They touch, cover the whole segment, and each begins with a valid entry."""
    assert extents[0].start == 0
    assert extents[-1].end is None
    assert [e.end for e in extents[:-1]] == [e.start for e in extents[1:]]
    with segment.open() as window:
        for extent in extents[1:]:
            assert is_valid_at(window, extent.start, DEFAULT_LIMITS)


def test_threads_share_a_segment_by_its_index(monkeypatch: pytest.MonkeyPatch, log: Path) -> None:
    segment = the_segment(log)
    extent = Extent(segment, 0, 500)
    whole = Extent(segment)
    monkeypatch.setattr(splits, "PART_BYTES", 3000)
    monkeypatch.setattr(splits, "MIN_PART_BYTES", 300)
    seen = Transactions()
    given = [LogPart(extent), LogPart(whole, seen)]
    assert list(splits.for_threads(given, DEFAULT_LIMITS, 2)) == given
    monkeypatch.setattr(SegmentFile, "is_remote", property(lambda _: True))
    log_parts = list(splits.for_threads(given, DEFAULT_LIMITS, 2))
    assert log_parts[0] == given[0]
    pieces = [piece for piece, known in log_parts[1:] if known is seen]
    assert len(pieces) == len(log_parts) - 1
    check_cover(segment, pieces)
    largest = max(row["sizeInBytes"] for row in rows(read_batches([whole])))
    for piece in pieces[:-1]:
        assert piece.end is not None
        wanted = min(3000, max(300, (segment.size - piece.start) // 2))
        assert abs(piece.end - piece.start - wanted) <= 2 * largest
    assert len(pieces) >= 3


def test_a_store_is_cut_by_the_index_only(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SegmentFile, "is_remote", property(lambda _: True))
    monkeypatch.setattr(splits, "index_entries", lambda _: IndexEntries(0))
    segment = the_segment(log)
    assert splits.split_segment(segment, 1500) == [Extent(segment)]


def test_a_cut_is_at_the_last_position_of_the_index_before_it(
    log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SegmentFile, "is_remote", property(lambda _: True))
    positions = read_index(index_of(log))["position"].to_pylist()
    for position in positions:
        for step in (position, position + 1):
            first, *_ = splits.cut_segment(the_segment(log), partial(min, step), DEFAULT_LIMITS)
            assert first.end == position


def test_pieces_are_about_equal(log: Path) -> None:
    index_of(log).unlink()
    segment = the_segment(log)
    largest = max(row["sizeInBytes"] for row in rows(read_batches(str(log))))
    for count in (2, 3, 5):
        max_bytes = segment.size // count + 1
        pieces = splits.split_segment(segment, max_bytes)
        check_cover(segment, pieces)
        assert all(abs((part.end or 0) - part.start - max_bytes) <= largest for part in pieces[:-1])
    assert splits.split_segment(segment, segment.size) == [Extent(segment)]


def test_a_piece_may_depend_on_what_is_left(log: Path) -> None:
    lefts: list[int] = []

    def wanted(left: int) -> int:
        lefts.append(left)
        return max(500, left // 2)

    segment = the_segment(log)
    pieces = list(splits.cut_segment(segment, wanted, DEFAULT_LIMITS))
    check_cover(segment, pieces)
    assert lefts == [segment.size, *(segment.size - piece.start for piece in pieces)]


def rows_by_extent(extents: list[Extent], on_damage: OnDamage = "raise") -> list[Row]:
    return [row for each in extents for row in rows(read_records([each], on_damage=on_damage))]


def test_small_segment_is_not_opened(tmp_path: Path) -> None:
    missing = SegmentFile.at(str(tmp_path / "gone.log"), base_offset=0, size=1000)
    assert splits.split_segment(missing, 1000) == [Extent(missing)]
    assert splits.split_segment(missing, 999) == [Extent(missing)]  # who reads it says why


@pytest.mark.parametrize("max_bytes", [100, 700, 3000, 8000])
@pytest.mark.parametrize("index", ["sound", "missing", "lies"])
def test_extents_give_the_rows_of_the_whole(log: Path, index: str, max_bytes: int) -> None:
    segment = the_segment(log)
    if index == "missing":  # so headers are walked
        index_of(log).unlink()
    elif index == "lies":
        entries = (struct.pack(">ii", 1 + at, at) for at in range(50, segment.size * 2, 97))
        index_of(log).write_bytes(b"".join(entries))
    assert bool(len(index_entries(segment))) == (index != "missing")
    extents = splits.split_segment(segment, max_bytes)
    check_cover(segment, extents)
    assert len(extents) >= min(segment.size // max_bytes, 30)
    assert rows_by_extent(extents) == rows(read_records(str(log)))


@pytest.mark.parametrize(
    ("content", "positions"),
    [
        pytest.param(b"\0\0\0\1\0\0", [], id="cut"),
        pytest.param(struct.pack(">iiii", 5, 900, 9, 800), [], id="backwards"),
        pytest.param(struct.pack(">ii", 5, -1), [], id="negative"),
        pytest.param(b"", [], id="empty"),
        pytest.param(struct.pack(">4i80x", 7, 700, 12, 1400), [700, 1400], id="preallocated"),
    ],
)
def test_an_index_that_is_odd(log: Path, content: bytes, positions: list[int]) -> None:
    index_of(log).write_bytes(content)
    assert list(index_entries(the_segment(log)).positions) == positions


def test_damage_gives_larger_extents_and_loses_nothing(log: Path) -> None:
    (file,) = log.glob("*.log")
    data = bytearray(file.read_bytes())
    with the_segment(log).open() as window:
        entries = list(frames(window, DEFAULT_LIMITS))
    for entry in entries[2 : len(entries) // 2]:
        data[entry.position + 30] ^= 0xFF  # under the checksum
    file.write_bytes(data)
    segment = the_segment(log)
    extents = splits.split_segment(segment, 600)
    check_cover(segment, extents)
    assert len(extents) > 2
    assert rows_by_extent(extents, "skip") == rows(read_records(str(log), on_damage="skip"))


@pytest.mark.slow
def test_every_case_splits_into_its_own_rows(cases: list[str]) -> None:
    for case in cases:
        for segment in find_segments(str(GOLDEN / case)):
            extents = splits.split_segment(segment, 400)
            check_cover(segment, extents)
            for read in (partial(read_records, on_damage="skip"), read_batches, read_damage):
                parts = [row for extent in extents for row in rows(read([extent]))]
                assert parts == rows(read([segment])), (case, segment.name)


def test_tasks_hold_neighbours_up_to_their_size() -> None:
    mib = 1024 * 1024
    segment = SegmentFile("", "/s", "t", 0, 0, 12 * mib)
    extents = [Extent(segment, at, at + 3 * mib) for at in range(0, 9 * mib, 3 * mib)]
    extents.append(Extent(segment, 9 * mib))
    tasks = list(splits.pack(extents, 8 * mib, lambda extent: extent.length))
    assert tasks == [extents[:2], extents[2:]]
    alone = [[each] for each in extents]
    assert list(splits.pack(extents, 1, lambda extent: extent.length)) == alone
    assert list(splits.pack([], 1, lambda extent: extent.length)) == []


@pytest.mark.parametrize(
    ("max_bytes", "parallelism", "expected"),
    [
        (128 << 20, 1, 41 << 20),
        (128 << 20, 4, (41 << 20) // 4),
        (128 << 20, 1000, splits.MIN_SPLIT_BYTES),
        (1000, 4, 1000),
    ],
)
def test_split_size_follows_parallelism(max_bytes: int, parallelism: int, expected: int) -> None:
    assert splits.split_bytes([40 << 20], max_bytes, parallelism) == expected


@pytest.mark.parametrize("count", [1, 2, 3, 4, 7])
def test_an_index_is_read_in_pieces(log: Path, monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    monkeypatch.setattr(search, "_PIECE_SIZE", 16)  # of two entries
    entries = [(5 * number, 70 * number) for number in range(1, count + 1)]
    index_of(log).write_bytes(b"".join(struct.pack(">ii", *each) for each in entries))
    found = index_entries(the_segment(log))
    assert list(found.positions) == [position for _, position in entries]
    base = the_segment(log).base_offset or 0
    assert [found.offset(at) - base for at in range(count)] == [offset for offset, _ in entries]


def test_of_a_sparse_index_only_the_beginning_is_read(log: Path) -> None:
    """One of 8 GiB was read whole."""
    expected = list(index_entries(the_segment(log)).positions)
    with index_of(log).open("r+b") as file:
        file.truncate(8 * 1024**3)
    with in_memory(1024**2):
        found = index_entries(the_segment(log))
    assert list(found.positions) == expected
    assert found.first_from(0) == 0
    with pytest.raises(LimitExceededError, match=str(8 * 1024**3)):
        read_index(index_of(log))
