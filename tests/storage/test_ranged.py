"""A remote file: the ranges that are requested while it is read."""

from __future__ import annotations

import pytest

from kafkafmt.storage import ranged


@pytest.mark.slow
def test_a_far_file_is_read_by_growing_ranges() -> None:
    data = (bytes(range(251)) * (3 * ranged.MOST // 251 + 1))[: 3 * ranged.MOST]
    asked: list[tuple[int, int]] = []

    def fetch(start: int, end: int) -> bytes:
        asked.append((start, end))
        return data[start:end]

    file = ranged.RangedFile(ranged.Fetcher(fetch, lambda: None), len(data), None)
    file.goes_to(2 * ranged.MOST)
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
