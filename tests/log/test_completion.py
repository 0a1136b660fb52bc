"""The bytes of the offsets that count in a copy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kafkafmt._base.limits import DEFAULT_LIMITS
from kafkafmt.log.completion import bytes_of
from kafkafmt.storage.discovery import find_segments
from kafkafmt.storage.segment_file import Extent
from tests.survey.logs import Log


@pytest.mark.parametrize("spoiled", [None, 2])
def test_the_part_that_counts_begins_after_what_does_not(
    tmp_path: Path, spoiled: int | None
) -> None:
    log = Log()
    for _ in range(4):
        log.data(count=2)
    size = len(log.content) // 4
    if spoiled is not None:
        log.spoil(spoiled)
    (segment,) = find_segments(log.write(tmp_path / "t-0"))

    def part(**fields: Any) -> tuple[int, int | None] | None:
        found = bytes_of(Extent(segment, **fields), DEFAULT_LIMITS)
        return None if found is None else (found.start, found.end)

    assert part(first=2, has_before=True) == (size, None)
    assert part(first=2, stop=6, has_before=True, has_after=True) == (size, 3 * size)
    assert part(first=2, stop=6, has_after=True) == (0, 3 * size)
    assert part(first=8, has_before=True) is None
    whole = Extent(segment)
    assert bytes_of(whole, DEFAULT_LIMITS) is whole
    Path(segment.path).unlink()
    lost = Extent(segment, first=2, has_before=True)
    assert bytes_of(lost, DEFAULT_LIMITS) is lost
