"""Windows onto one open file that threads and forked processes share."""

from __future__ import annotations

import errno
import io
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt._base.damage import Unreadable
from kafkafmt._base.errors import MalformedError, TruncatedError
from kafkafmt.storage import meter
from kafkafmt.storage import window as module
from kafkafmt.storage.errors import UnusableBytes
from kafkafmt.storage.window import BLOCK_SIZE, Window
from tests.support.encoder import Rec, record_batch
from tests.support.engines import engine as engine

pytestmark = pytest.mark.usefixtures("engine")

COUNT = 400


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / f"{0:020}.log"
    path.write_bytes(
        b"".join(record_batch([Rec(b"k", bytes(3000))], base_offset=at) for at in range(COUNT))
    )
    return path


@pytest.fixture
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a reader needs many of them."""
    monkeypatch.setattr("kafkafmt.segment.engine.compiled_walk.PIECE_SIZE", 20_000)
    monkeypatch.setattr("kafkafmt.storage.segment_file.PIECE_SIZE", 20_000)
    monkeypatch.setattr(Window.__init__, "__kwdefaults__", {"piece": b"", "piece_size": 20_000})


def offsets(segment: kafkafmt.Segment) -> list[int]:
    return [record.offset for batch in segment for record in batch.records()]


@pytest.mark.usefixtures("small_pieces")
@pytest.mark.parametrize("on_damage", ["raise", "skip"])
def test_each_thread_gets_all_records_of_a_segment(log: Path, on_damage: str) -> None:
    with kafkafmt.open_segment(log, on_damage=on_damage) as segment, ThreadPoolExecutor(4) as pool:
        found = list(pool.map(offsets, [segment] * 8))
    assert found == [list(range(COUNT))] * 8


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
@pytest.mark.usefixtures("small_pieces")
@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_each_process_gets_all_records_of_a_segment(log: Path) -> None:
    with kafkafmt.open_segment(log) as segment:
        batches = iter(segment)
        before = [next(batches).base_offset]
        child = os.fork()
        if child == 0:
            os._exit(0 if offsets(segment) == list(range(COUNT)) else 1)
        before += [batch.base_offset for batch in batches]
        assert os.waitpid(child, 0)[1] == 0
    assert before == list(range(COUNT))


def test_a_file_that_has_a_position_only_is_read_by_one_thread_at_a_time() -> None:
    data = bytes(n % 251 for n in range(300_000))

    class Slow(io.BytesIO):
        def seek(self, offset: int, whence: int = 0, /) -> int:
            found = super().seek(offset, whence)
            os.sched_yield()
            return found

    def reads(window: Window) -> Callable[[int], bool]:
        def read(start: int) -> bool:
            room = bytearray(100)
            return (
                window.view(start, 50) == data[start : start + 50]
                and window.read_into(room, start, 100, 100) == data[start : start + 100]
            )

        return read

    window = Window("file", len(data), Slow(data), piece_size=64)
    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(reads(window), [n * 37 % 299_000 for n in range(4000)]))


def test_a_local_file_is_read_without_a_position(log: Path) -> None:
    with open(log, "rb", buffering=0) as stream:
        window = Window("file", log.stat().st_size, stream)
        window.view(100, 10)
        window.read_into(bytearray(10), 5000, 10, 10)
        assert stream.tell() == 0
    assert module.PIECE_SIZE > 5000


class Broken(io.BytesIO):
    """A file of which some blocks cannot be read, or all bytes from a place on."""

    def __init__(self, data: bytes, error: OSError, *blocks: int) -> None:
        super().__init__(data)
        self._error = error
        self._blocks = blocks

    def readinto(self, buffer: Any) -> int:
        first, last = self.tell(), self.tell() + len(buffer) - 1
        if any(first // BLOCK_SIZE <= bad <= last // BLOCK_SIZE for bad in self._blocks):
            raise self._error
        return super().readinto(buffer)


@pytest.mark.parametrize("bad", [0, 1, 3, 4])
@pytest.mark.parametrize("size", [5 * BLOCK_SIZE, 4 * BLOCK_SIZE + 10])
def test_a_block_that_cannot_be_read_ends_with_the_block_or_the_file(bad: int, size: int) -> None:
    disk = Broken(b"a" * size, OSError(errno.EIO, os.strerror(errno.EIO)), bad)
    start, end = bad * BLOCK_SIZE, min((bad + 1) * BLOCK_SIZE, size)
    for at, length in ((start, end - start), (start + 5, 3)):
        window = Window("disk", size, disk, piece_size=1, skips_errors=True)
        assert bytes(window.view(at, length)) == b"\xff" * length
        ((listed, found),) = window.unreadable.items()
        assert (listed, found.end, found.reason) == (start, end, os.strerror(errno.EIO))
        assert bytes(window.view(2 * BLOCK_SIZE, 3)) == b"aaa"
    with pytest.raises(OSError, match=f"at byte {start}: 'disk'$") as raised:
        Window("disk", size, disk, piece_size=1).view(start, 1)
    assert (raised.value.errno, raised.value.filename) == (errno.EIO, "disk")


def test_a_search_for_zeroes_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    first = module._FIRST_LOOK
    window = Window("file", 9 * first, None, piece=bytes(8 * first) + b"a" + bytes(first - 1))
    for start, end in ((0, 8 * first), (5, 6), (7, 7), (8 * first + 1, 9 * first)):
        assert window.is_zero(start, end)
    for start, end in ((0, 8 * first + 1), (8 * first, 9 * first)):
        assert not window.is_zero(start, end)
    monkeypatch.setattr(module, "MOST_SEARCHED", 3 * first)  # the first look and one of twice that
    assert window.is_zero(0, 3 * first)
    assert not window.is_zero(0, 3 * first + 1)


def test_why_a_range_was_not_read() -> None:
    disk = Broken(b"a" * 20 * BLOCK_SIZE, OSError(errno.EIO, os.strerror(errno.EIO)), 2, 9)
    window = Window("disk", 20 * BLOCK_SIZE, disk, piece_size=1, skips_errors=True)
    assert window.read_error(0, window.size) is None
    for block in range(20):
        window.view(block * BLOCK_SIZE, BLOCK_SIZE)
    for start, length, bad in (
        (0, 20 * BLOCK_SIZE, 2), (0, 2 * BLOCK_SIZE, None), (2 * BLOCK_SIZE + 5, 1, 2),
        (3 * BLOCK_SIZE, 6 * BLOCK_SIZE, None), (3 * BLOCK_SIZE, 6 * BLOCK_SIZE + 1, 9),
        (9 * BLOCK_SIZE, 11 * BLOCK_SIZE, 9), (10 * BLOCK_SIZE, 10 * BLOCK_SIZE, None),
        (2 * BLOCK_SIZE - 1, 1, None), (2 * BLOCK_SIZE - 1, 2, 2),
    ):  # fmt: skip
        error = window.read_error(start, length)
        assert (error is None) == (bad is None), (start, length)
        if error is not None and bad is not None:
            assert (error.errno, error.filename) == (errno.EIO, "disk")
            assert error.strerror == f"{os.strerror(errno.EIO)} at byte {bad * BLOCK_SIZE}"
    window.unreadable[0] = Unreadable(BLOCK_SIZE, "malformed", "of a tier")
    assert window.read_error(0, 1) is None


@pytest.mark.parametrize("end", [None, 3 * BLOCK_SIZE, 99 * BLOCK_SIZE])
def test_bytes_that_are_there_and_cannot_be_used(end: int | None) -> None:
    size, start = 4 * BLOCK_SIZE, BLOCK_SIZE
    error = UnusableBytes("malformed", "cut", "tier", start, end)
    with pytest.raises(MalformedError) as raised:
        Window("tier", size, Broken(b"a" * size, error, 1), piece_size=1).view(start, 1)
    assert (raised.value.source, raised.value.position) == ("tier", start)
    window = Window("tier", size, Broken(b"a" * size, error, 1), piece_size=1, skips_errors=True)
    assert bytes(window.view(start + 1, 9)) == b"\xff" * 9
    stop = min(end or size, size)
    assert window.unreadable == {start: Unreadable(stop, "malformed", "cut")}
    assert bytes(window.view(2 * BLOCK_SIZE, 1)) == b"a"


@pytest.mark.parametrize("error", [FileNotFoundError(errno.ENOENT, "gone"), OSError("no number")])
def test_an_error_that_is_not_of_the_disk_is_raised_as_it_is(error: OSError) -> None:
    window = Window("disk", 9, Broken(b"a" * 9, error, 0), skips_errors=True)
    with pytest.raises(OSError, match=r"gone|no number") as raised:
        window.view(0, 1)
    assert raised.value is error
    assert window.unreadable == {}


def test_a_file_that_shrinks_is_cut_off() -> None:
    window = Window("file", 20, io.BytesIO(b"a" * 10))
    for read in (window.view, lambda at, least: window.read_into(bytearray(20), at, least, 20)):
        with pytest.raises(TruncatedError, match=r"expected 15 bytes, found 10: .* was 20 bytes"):
            read(0, 15)
        with pytest.raises(TruncatedError) as raised:
            read(8, 3)
        assert (raised.value.source, raised.value.position) == ("file", 8)


def test_a_window_says_how_far_it_is_read(log: Path) -> None:
    with meter.watched() as figures, open(log, "rb", buffering=0) as stream:
        window = Window("file", log.stat().st_size, stream, piece_size=100)
        window.view(0, 10)
        assert figures.done == 100
        window.view(50, 10)  # it is there
        window.reached(150)
        assert figures.done == 150
        assert window.read_into(bytearray(100), 120, 20, 30).nbytes == 30
        assert window.file_at(0, 10) is window.file_at(90, 10) is None  # of the first piece
        assert window.file_at(91, 10) == window.file_at(150, 1) == stream.fileno()
        assert not window.is_closed
        with window:
            pass
        assert window.is_closed
    assert Window("<bytes>", 3, None, piece=b"abc").is_closed
    assert Window("<bytes>", 3, None, piece=b"abc").file is None


@pytest.mark.skipif(not hasattr(os, "SEEK_DATA"), reason="the system does not tell holes")
def test_the_end_of_a_hole(tmp_path: Path) -> None:
    path, mib = tmp_path / "file", 1 << 20
    with open(path, "wb") as file:
        for at in (0, mib):
            file.seek(at)
            file.write(b"a")
        file.truncate(2 * mib)
    with open(path, "rb", buffering=0) as stream:
        window = Window("file", 2 * mib, stream)
        for position, end, found in (
            (0, 2 * mib, 0), (mib // 2, 2 * mib, mib), (mib // 2, mib - 9, mib - 9),
            (mib * 3 // 2, 2 * mib, 2 * mib), (mib // 2, mib // 2, mib // 2), (9, 5, 9),
            (mib * 3 // 2, 2 * mib + 1, mib * 3 // 2),  # it has shrunk: that is no hole
        ):  # fmt: skip
            assert window.data_from(position, end) == found
    assert Window("<bytes>", 9, None, piece=bytes(9)).data_from(2, 9) == 2
