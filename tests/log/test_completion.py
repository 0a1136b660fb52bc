"""The bytes of the offsets that count in a copy."""

from __future__ import annotations

import errno
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from kafkafmt._base.limits import DEFAULT_LIMITS
from kafkafmt.log import completion
from kafkafmt.log.completion import (
    _OtherCopy,
    _valid,
    counted_parts,
    cut_to_counted,
    read_elsewhere,
)
from kafkafmt.storage.discovery import find_segments
from kafkafmt.storage.local import LocalTree
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.window import BLOCK_SIZE
from tests.storage.test_window import Broken
from tests.survey.logs import Log


@pytest.mark.parametrize("spoiled", [None, 2])
def test_a_part_that_counts_begins_after_what_does_not(tmp_path: Path, spoiled: int | None) -> None:
    log = Log()
    for _ in range(4):
        log.data(count=2)
    size = len(log.content) // 4
    if spoiled is not None:
        log.spoil(spoiled)
    (segment,) = find_segments(log.write(tmp_path / "t-0"))

    def part(**fields: Any) -> tuple[int, int | None] | None:
        found = cut_to_counted(Extent(segment, **fields), DEFAULT_LIMITS)
        return None if found is None else (found.start, found.end)

    assert part(first=2, has_before=True) == (size, None)
    assert part(first=2, stop=6, has_before=True, has_after=True) == (size, 3 * size)
    assert part(first=2, stop=6, has_after=True) == (0, 3 * size)
    assert part(first=8, has_before=True) is None
    whole = Extent(segment)
    assert cut_to_counted(whole, DEFAULT_LIMITS) is whole
    Path(segment.path).unlink()
    lost = Extent(segment, first=2, has_before=True)
    assert cut_to_counted(lost, DEFAULT_LIMITS) is lost


@dataclass(frozen=True)
class Copied(SegmentFile):
    """A segment of which there are other copies."""

    others: tuple[SegmentFile, ...] = ()

    @property
    def spares(self) -> tuple[SegmentFile, ...]:
        return self.others


def test_damage_is_read_from_another_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All from one that is sound from the first damage to the last, else each from one."""
    copies: list[SegmentFile] = []
    for spoiled in ((1, 4, 7), (), (2,), (4,), (1, 4, 7)):
        log = Log()
        for _ in range(9):
            log.data()
        size = len(log.content) // 9
        for offset in spoiled:
            log.spoil(offset)
        copies += find_segments(log.write(tmp_path / str(len(copies)) / "t-0"))
    damaged, sound, between, four, same = copies

    def parts(*spares: SegmentFile) -> tuple[list[tuple[int, int, SegmentFile]], bool]:
        extent = Extent(Copied.at(damaged.path, size=damaged.size, others=spares))
        found, is_all = read_elsewhere(extent, DEFAULT_LIMITS)
        read = [
            (each.segment.path, each.start // size, (each.end or each.segment.size) // size)
            for each in counted_parts(extent, DEFAULT_LIMITS)
        ]
        assert [each for each in read if each[0] != damaged.path] == [
            (spare.path, start // size, end // size) for start, end, spare in found
        ]
        assert (read[0][1], read[-1][2]) == (0, 9)
        assert all(one[2] == other[1] for one, other in pairwise(read))
        return [(start // size, end // size, spare) for start, end, spare in found], is_all

    assert parts(four, sound) == ([(1, 8, sound)], True)
    assert parts(between) == ([(1, 2, between), (4, 5, between), (7, 8, between)], True)
    assert parts(four, between) == ([(1, 2, four), (4, 5, between), (7, 8, four)], True)
    assert parts(four) == ([(1, 2, four), (7, 8, four)], False)
    assert parts(same) == ([], False)
    assert parts() == ([], True)
    monkeypatch.setattr(completion, "_MOST_RANGES", 3)
    assert parts(sound) == ([(1, 8, sound)], False)  # there may be more
    assert parts(between)[1] is False
    monkeypatch.setattr(completion, "_MOST_RANGES", 4)
    assert parts(between)[1] is True


def test_only_the_segments_around_what_is_missing_are_searched() -> None:
    segments = [SegmentFile("copy", f"/{base:020}.log", base_offset=base) for base in (0, 4, 8)]
    copy = _OtherCopy(segments, DEFAULT_LIMITS)
    for first, stop, found in ((0, 4, [0]), (3, 5, [0, 4]), (4, 8, [4]), (5, 9, [4, 8])):
        assert [each.base_offset for each in copy.between(first, stop)] == found


def test_what_the_disk_does_not_give_hides_no_other_batch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log, error = Log(), OSError(errno.EIO, "broken")
    while len(log.content) < 3 * BLOCK_SIZE:
        log.data()
    size = len(log.content) // log.end
    (segment,) = find_segments(log.write(tmp_path / "t-0"))
    monkeypatch.setattr(LocalTree, "open", lambda _, at: Broken(Path(at).read_bytes(), error, 1))
    bad = range(BLOCK_SIZE, 2 * BLOCK_SIZE)
    assert [batch.last_offset for batch in _valid(Extent(segment), DEFAULT_LIMITS)] == [
        at for at in range(log.end) if (at + 1) * size <= bad.start or at * size >= bad.stop
    ]
