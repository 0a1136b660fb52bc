"""A remote file: the ranges that are requested while it is read."""

from __future__ import annotations

import errno

import pytest

from kafkafmt.storage import ranged
from kafkafmt.storage.errors import UnrangedError


@pytest.mark.slow
def test_a_far_file_is_read_by_growing_ranges() -> None:
    data = (bytes(range(251)) * (3 * ranged.MOST // 251 + 1))[: 3 * ranged.MOST]
    asked: list[tuple[int, int]] = []

    def fetch(start: int, end: int) -> bytes:
        asked.append((start, end))
        return data[start:end]

    file = ranged.RangedFile(ranged.Fetcher(fetch, lambda: None), len(data), None)
    file.announce_read(2 * ranged.MOST)
    found = b""
    while piece := file.read(100_000):
        found += piece
    assert found == data
    sizes = [end - start for start, end in asked]
    assert sizes[:3] == [100_000, 200_000, 400_000]
    assert max(sizes) <= ranged.MOST
    assert [start for start, _ in asked[1:]] == [end for _, end in asked[:-1]]
    assert 2 * ranged.MOST in {end for _, end in asked}
    asked.clear()
    file.seek(100)
    assert file.read(10) == data[100:110]
    file.seek(-10, 2)
    assert file.read(100) == data[-10:]
    assert file.tell() == len(data)
    assert file.read(1) == b""
    assert asked == [(100, 100 + ranged.LOOK), (len(data) - 10, len(data))]
    file.close()


class Far:
    """A store's file and the ranges of it that were requested."""

    def __init__(self, size: int) -> None:
        self.data = bytes(at % 251 for at in range(size))
        self.asked: list[tuple[int, int]] = []
        self.closed = 0

    def fetch(self, start: int, end: int) -> bytes:
        self.asked.append((start, end))
        return self.data[start:end]

    def close(self) -> None:
        self.closed += 1

    @property
    def sizes(self) -> list[int]:
        return [end - start for start, end in self.asked]


def test_reading_on_requests_twice_as_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ranged, "LOOK", 10)
    monkeypatch.setattr(ranged, "MOST", 80)
    far = Far(1000)
    file = ranged.RangedFile(ranged.Fetcher(far.fetch, far.close), 1000, "v")
    file.announce_read(600)
    found = b""
    while len(found) < 614:
        found += file.read(7)
    assert found == far.data[:614]
    assert far.sizes == [10, 20, 40, *[80] * 6, 50, 7, 7]  # up to its end, then what is wanted
    far.asked.clear()
    assert (file.read_at(607, 9), file.read_at(601, 2)) == (far.data[607:614], far.data[601:603])
    assert far.asked == []  # they are in the last two pieces
    assert file.read_at(100, 15) == far.data[100:115]
    assert file.read_at(995, 15) == far.data[995:]
    assert file.read_at(1000, 1) == file.read_at(0, 0) == b""
    assert far.asked == [(100, 115), (995, 1000)]
    assert (file.seek(-3, 2), file.seek(1, 1), file.tell()) == (997, 998, 998)
    buffer = bytearray(9)
    assert file.readinto(buffer) == 2
    assert buffer == far.data[998:] + bytes(7)
    assert (file.seek(4), file.read(3)) == (4, far.data[4:7])
    assert (file.readable(), file.seekable(), file.version) == (True, True, "v")
    file.close()
    file.close()
    assert far.closed == 1


def test_a_server_without_ranges_sends_all_from_the_beginning() -> None:
    far, sent = Far(100), Far(100)
    lengths: list[int] = []
    opened: list[ranged.ForwardFile] = []

    def unranged(start: int, end: int) -> bytes:
        far.fetch(start, end)
        raise UnrangedError("no ranges")

    def read(length: int) -> bytes:
        lengths.append(length)
        start = sum(sent.sizes)
        return sent.fetch(start, min(start + 30, 100))

    def whole() -> ranged.ForwardFile:
        opened.append(ranged.ForwardFile(sent, read, "v"))
        return opened[-1]

    fetcher = ranged.ranged_fetcher(unranged, otherwise=whole, on_close=far.close)
    assert fetcher.fetch(20, 50) == far.data[20:50]
    assert (sent.sizes, far.asked) == ([30, 30], [(20, 50)])
    assert fetcher.fetch(0, 60) == far.data[:60]
    assert fetcher.fetch(90, 120) == far.data[90:]
    assert sent.sizes == [30, 30, 30, 10, 0]
    (file,) = opened
    assert (file.seek(0, 2), file.version, set(lengths)) == (100, "v", {ranged._COPY_BYTES})
    fetcher.close()
    assert file.closed
    assert (far.closed, sent.closed) == (1, 1)


def test_a_fetcher_passes_on_other_errors_and_is_closed_after_one_range() -> None:
    far = Far(9)
    fetcher = ranged.ranged_fetcher(far.fetch, otherwise=pytest.fail, on_close=far.close)
    assert fetcher.once(2, 5) == far.data[2:5]
    assert far.closed == 1

    def broken(start: int, end: int) -> bytes:
        raise OSError(errno.EIO, "broken")

    with pytest.raises(OSError, match="broken"):
        ranged.ranged_fetcher(broken, otherwise=pytest.fail, on_close=far.close).once(0, 1)
    assert far.closed == 2
