"""Parts of a segment, read side by side, give what reading in order gives."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pyarrow as pa
import pytest

import kafkafmt
from kafkafmt.damage import DamagePolicy
from kafkafmt.engine import compiled, parts
from kafkafmt.engine.parts import Part
from kafkafmt.limits import DEFAULT_LIMITS
from kafkafmt.storage.discovery import find_extents
from kafkafmt.storage.segment_file import Extent
from kafkafmt.tables.schemas import RECORD_COLUMNS
from tests.support.encoder import Rec, message, record_batch

pytest.importorskip("kafkafmt.engine.kernel._kernel", reason="the kernel is not compiled")

SIZE = 2000


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PART_BYTES", "COMPRESSED_PART_BYTES", "MIN_PART_BYTES"):
        monkeypatch.setattr(parts, name, SIZE)


def written(tmp_path: Path, entries: list[bytes]) -> Path:
    path = tmp_path / "orders-0" / f"{0:020}.log"
    path.parent.mkdir()
    path.write_bytes(b"".join(entries))
    return path


def batch(number: int, size: int = 150, framing: str = "none") -> bytes:
    return record_batch([Rec(b"k", bytes(size))], base_offset=number, framing=framing)


def assert_same(path: Path, threads: int = 3, **options: object) -> pa.Table:
    one = kafkafmt.scan_records(path, on_damage="collect", **options)  # type: ignore[arg-type]
    many = kafkafmt.scan_records(path, on_damage="collect", threads=threads, **options)  # type: ignore[arg-type]
    rows = one.read_all()
    assert many.read_all().equals(rows)
    assert (many.damage, many.tails) == (one.damage, one.tails)
    return rows


def disguised(number: int) -> bytes:
    """A batch whose value is a run of valid batches of the same log."""
    inner = b"".join(batch(number + each) for each in range(40))
    return record_batch([Rec(None, inner)], base_offset=number)


def test_batches_in_values_are_no_entries(tmp_path: Path) -> None:
    entries = [disguised(number) if number % 3 else batch(number) for number in range(30)]
    rows = assert_same(written(tmp_path, entries))
    assert rows["offset"].to_pylist() == list(range(30))


def test_entries_that_are_larger_than_parts(tmp_path: Path) -> None:
    sizes = [100, 3 * SIZE, SIZE - 80, 10, 10, 7 * SIZE, 50, SIZE, SIZE]
    path = written(tmp_path, [batch(number, size) for number, size in enumerate(sizes)])
    assert assert_same(path).num_rows == len(sizes)


@pytest.mark.parametrize("seed", range(12))
def test_damage_anywhere(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    kinds = [
        lambda number: batch(number, chance.randrange(400)),
        lambda number: batch(number, 600, framing="lz4"),
        lambda number: message(magic=1, offset=number, value=bytes(chance.randrange(300))),
        disguised,
    ]
    data = bytearray(b"".join(chance.choice(kinds)(number) for number in range(60)))
    for _ in range(seed):
        at = chance.randrange(len(data))
        data[at : at + chance.choice([1, 1, 30, 5000])] = chance.randbytes(chance.choice([0, 1, 9]))
    path = written(tmp_path, [bytes(data), batch(99)[: chance.randrange(200)]])
    assert_same(path)
    assert_same(path, start_offset=7, end_offset=40)


def test_rows_before_an_error_are_those_of_one_thread(tmp_path: Path) -> None:
    entries = [batch(number) for number in range(100)]
    entries[70] = entries[70][:-1] + b"\1"
    path = written(tmp_path, entries)
    scan = kafkafmt.scan_records(path, threads=3)
    made: list[pa.RecordBatch] = []
    with pytest.raises(kafkafmt.ChecksumError):
        made.extend(scan)
    assert sum(each.num_rows for each in made) == 70


def test_parts_of_a_range_of_offsets(tmp_path: Path) -> None:
    path = written(tmp_path, [batch(number) for number in range(200)])
    rows = assert_same(path, start_offset=11, end_offset=190)
    assert rows["offset"].to_pylist() == list(range(11, 190))


# --- files and cuts ------------------------------------------------------------------------------


def cut(path: Path, *, start: int = 0, end: int | None = None) -> Iterator[Part]:
    (whole,) = find_extents(path)
    extent = Extent(whole.segment, start, end)
    with closing(parts._Parts(iter([(extent, None)]), DamagePolicy("raise"), 2)) as found:
        for part in found:
            assert isinstance(part, Part)
            yield part


def test_parts_cover_an_extent_and_overlap_nowhere(tmp_path: Path) -> None:
    path = written(tmp_path, [batch(number) for number in range(100)])
    for start, end in ((0, None), (len(batch(0)) * 3, None), (0, len(batch(0)) * 40)):
        found = list(cut(path, start=start, end=end))
        stop = path.stat().st_size if end is None else end
        assert [found[0].start, *(part.until for part in found)] == [
            *(part.start for part in found),
            stop,
        ]
        assert [part.is_first for part in found] == [True] + [False] * (len(found) - 1)
        assert [part.is_last for part in found] == [False] * (len(found) - 1) + [True]


def test_parts_become_smaller_near_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "MIN_PART_BYTES", 300)
    path = written(tmp_path, [batch(number) for number in range(50)])
    left = path.stat().st_size
    for part in cut(path):
        assert part.until - part.start == min(left, SIZE, max(300, left // 2))
        left -= part.until - part.start
    assert left == 0


@pytest.mark.parametrize("framing", ["none", "zstd"])
def test_compressed_segments_have_parts_of_their_own_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, framing: str
) -> None:
    monkeypatch.setattr(parts, "PART_BYTES", 3000)
    path = written(tmp_path, [batch(number, framing=framing) for number in range(200)])
    first = next(cut(path))
    assert first.until == (3000 if framing == "none" else SIZE)


def claim(offset: int, size: int) -> bytes:
    """The head of a message of v0 with so many bytes, which lie in bytes of something else."""
    return offset.to_bytes(8, "big") + size.to_bytes(4, "big") + bytes(5) + b"\0\xff\xff\xff\xff"


def test_bytes_that_look_like_entries_do_not_hide_the_first_one(tmp_path: Path) -> None:
    """Else a part is read twice: the second time by the consumer, while the others wait."""
    claims = claim(5, 1200) * 8
    value = bytes(SIZE) + claims + bytes(100)
    entries = [record_batch([Rec(None, value)]), *(batch(number) for number in range(1, 40))]
    path = written(tmp_path, entries)
    assert_same(path)
    found = cut(path)
    _, part = next(found), next(found)
    assert part.start < len(entries[0]) < part.until
    reader = compiled._Records(RECORD_COLUMNS, DEFAULT_LIMITS, include_control=True)
    rows = list(reader.read_part(part))
    assert rows[0].first == len(entries[0])
    assert rows[-1].position is not None
    assert rows[-1].position >= part.until


def test_files_are_closed_when_a_scan_is_left(tmp_path: Path) -> None:
    path = written(tmp_path, [batch(number) for number in range(200)])
    (extent,) = find_extents(path)
    found = parts._Parts(iter([(extent, None)] * 3), DamagePolicy("raise"), 2)
    first = next(found)
    assert isinstance(first, Part)
    assert not first.window.is_closed
    found.close()
    assert first.window.is_closed
    assert list(found) == []
