"""Parts of a segment, read side by side, give what reading in order gives."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

import kafkafmt
from kafkafmt._base.damage import DamagePolicy
from kafkafmt._base.limits import DEFAULT_LIMITS
from kafkafmt.segment.engine import compiled, parts
from kafkafmt.segment.engine.opening import LogPart, SegmentPart
from kafkafmt.segment.tables.schemas import RECORD_COLUMNS
from kafkafmt.storage.discovery import find_extents
from kafkafmt.storage.segment_file import Extent
from tests.support import engines
from tests.support.encoder import Rec, message, record_batch
from tests.support.files import put

_kernel, scanner = engines.compiled(), engines.compiled("scanner")
SIZE = 2000


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PART_BYTES", "COMPRESSED_PART_BYTES", "MIN_PART_BYTES"):
        monkeypatch.setattr(parts, name, SIZE)


def written(tmp_path: Path, entries: list[bytes]) -> Path:
    return put(tmp_path / "orders-0" / f"{0:020}.log", *entries)


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
    scan = kafkafmt.scan_records(written(tmp_path, entries), threads=3)
    made: list[pa.RecordBatch] = []
    with pytest.raises(kafkafmt.errors.ChecksumError):
        made.extend(scan)
    assert sum(each.num_rows for each in made) == 70


def test_parts_of_a_range_of_offsets(tmp_path: Path) -> None:
    path = written(tmp_path, [batch(number) for number in range(200)])
    rows = assert_same(path, start_offset=11, end_offset=190)
    assert rows["offset"].to_pylist() == list(range(11, 190))


# --- files and cuts ------------------------------------------------------------------------------


def cut(
    path: Path, *, start: int = 0, end: int | None = None, threads: int = 2, factor: int = 1
) -> Iterator[SegmentPart]:
    (whole,) = find_extents(path)
    log_parts = iter([LogPart(Extent(whole.segment, start, end))])
    found = parts._Parts(log_parts, DamagePolicy("raise"), threads, factor=factor)
    with closing(found):
        for part in found:
            assert isinstance(part, SegmentPart)
            yield part


def test_parts_cover_an_extent_and_overlap_nowhere(tmp_path: Path) -> None:
    path = written(tmp_path, [batch(number) for number in range(100)])
    for start, end in ((0, None), (len(batch(0)) * 3, None), (0, len(batch(0)) * 40)):
        found = list(cut(path, start=start, end=end))
        stop = path.stat().st_size if end is None else end
        assert [part.start for part in found] == [start, *(part.until for part in found[:-1])]
        assert found[-1].until == stop
        assert [part.is_first for part in found] == [True] + [False] * (len(found) - 1)
        assert [part.is_last for part in found] == [False] * (len(found) - 1) + [True]


@pytest.mark.parametrize("threads", [2, 4, 9, 100])
def test_parts_become_smaller_near_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, threads: int
) -> None:
    """Of many threads they stay larger: each part needs the interpreter's lock."""
    monkeypatch.setattr(parts, "MIN_PART_BYTES", 300)
    path = written(tmp_path, [batch(number) for number in range(50)])
    left = path.stat().st_size
    for part in cut(path, threads=threads):
        size = max(300 * threads // 2, left // threads)
        assert part.until - part.start == min(left, SIZE, size)
        left -= part.until - part.start
    assert left == 0


def test_parts_may_be_larger_where_they_make_no_rows(tmp_path: Path) -> None:
    path = written(tmp_path, [batch(number) for number in range(50)])
    assert next(cut(path, factor=2)).until == 2 * SIZE


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
    reader = compiled._RecordScanner(RECORD_COLUMNS, DEFAULT_LIMITS, include_control=True)
    rows = list(reader.read_part(part))
    assert rows[0].first == len(entries[0])
    assert rows[-1].position is not None
    assert rows[-1].position >= part.until


def test_a_part_of_some_pieces_is_one_call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two calls a thread waits for the interpreter's lock."""
    calls: list[tuple[int, int, int]] = []

    class Counted(_kernel.Kernel):  # type: ignore[misc, name-defined]
        def read(self, *given: Any) -> tuple[int, int, int]:
            found: tuple[int, int, int] = super().read(*given)
            calls.append(found)
            return found

    monkeypatch.setattr(scanner, "Kernel", Counted)
    monkeypatch.setattr(scanner, "PIECE_SIZE", SIZE // 4)
    for part in cut(written(tmp_path, [batch(number) for number in range(50)])):
        reader = compiled._RecordScanner(RECORD_COLUMNS, DEFAULT_LIMITS, include_control=True)
        calls.clear()
        *_, last = reader.read_part(part)
        ((start, found, status),) = calls
        assert part.start < start < part.until <= start + found == last.position
        assert status == scanner.DONE


def test_a_part_that_cannot_be_read_begins_nowhere(tmp_path: Path) -> None:
    """What the part before has found is no beginning of this one."""
    path = written(tmp_path, [batch(number) for number in range(50)])
    kernel = _kernel.Kernel(_kernel.RECORDS, ("key",), DEFAULT_LIMITS, True, 99, 1 << 20)
    kernel.begin(0, None, None, -1, 0)
    room = bytearray(SIZE)
    with path.open("rb", buffering=0) as file:
        assert kernel.read(file.fileno(), room, SIZE, 5, 1 << 20, True)[1] > 0
    assert kernel.start == len(batch(0))
    with path.open("ab", buffering=0) as file:  # which cannot be read
        assert kernel.read(file.fileno(), room, SIZE, 5, 1 << 20, True) == (5, -1, _kernel.DONE)
    assert kernel.start == -1


def test_reading_pauses_so_that_signals_are_handled(tmp_path: Path) -> None:
    """Of the markers of transactions nothing is gathered, so nothing else ends the call."""
    size = 21 << 20
    path = written(tmp_path, [batch(number, 1 << 20) for number in range(size >> 20)])
    kernel = _kernel.Kernel(_kernel.MARKERS, (), DEFAULT_LIMITS, True, 1, 1)
    kernel.begin(0, None, None, -1, 0)
    room = bytearray(2 << 20)
    position, calls, end = 0, 0, path.stat().st_size
    with path.open("rb", buffering=0) as file:
        while position < end:
            start, _, status = kernel.read(file.fileno(), room, 1 << 16, position, end, False)
            assert status == scanner.DONE
            assert position < start + kernel.offset <= position + (10 << 20)
            position = start + kernel.offset
            calls += 1
    assert (position, calls) == (end, 3)


def test_files_are_closed_when_a_scan_is_left(tmp_path: Path) -> None:
    (extent,) = find_extents(written(tmp_path, [batch(number) for number in range(200)]))
    found = parts._Parts(iter([LogPart(extent)] * 3), DamagePolicy("raise"), 2)
    first = next(found)
    assert isinstance(first, SegmentPart)
    assert not first.window.is_closed
    found.close()
    assert first.window.is_closed
    assert list(found) == []
