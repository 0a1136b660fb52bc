"""Segments as columns are the segments that they were made of."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from kafkafmt.storage.discovery import find_groups, find_segments
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.storage.segments import Segments, WholeSegments
from tests.support.files import put


def shown(segment: SegmentFile) -> dict[str, Any]:
    """Return all fields, those that equality leaves out among them."""
    return {name: getattr(segment, name) for name in SegmentFile.__dataclass_fields__}


CASES: dict[str, list[dict[str, Any]]] = {
    "plain": [
        {
            "base_offset": base,
            "file": f"/{base:020}.log",
            "next_base_offset": following,
            "size": base,
        }
        for base, following in ((0, 7), (7, 7000), (7000, None))
    ],
    "other names": [
        {"base_offset": 0, "file": "\\00000000000000000000.log"},
        {"base_offset": 5, "file": "/00000000000000000005.log.swap", "next_base_offset": 9},
    ],
    "large numbers": [
        {"inode": 2**64 - 1, "modified": -(2**63)},
        {"inode": 1, "modified": 2**63 - 1, "size": 2**62},
    ],
    "some unknown": [
        {"base_offset": None, "has_index": None, "version": "a"},
        {"base_offset": 1, "has_index": True, "version": None},
        {"base_offset": 1, "has_index": False, "inode": 5},
    ],
    "true is not one": [{"has_index": True}, {"has_index": None}, {"has_index": False}],
    "errors": [{"error": OSError(5, "x")}, {"end_offset": 9, "is_fixed": True}],
    "one": [{"base_offset": 3, "file": "/x", "next_base_offset": 4, "index_version": "b"}],
    "two logs": [{"topic": "a", "partition": 1}, {"topic": "a", "partition": 2}],
}


@pytest.mark.parametrize("fields", CASES.values(), ids=CASES)
def test_columns_are_the_segments(fields: list[dict[str, Any]]) -> None:
    segments = [SegmentFile("/data/a-1", **{"topic": "a", **each}) for each in fields]
    packed = Segments.of(segments)
    expected = [*map(shown, segments)]
    assert [*map(shown, packed)] == expected
    assert [shown(packed[number]) for number in range(-len(packed), 0)] == expected
    assert [*map(shown, packed[1:])] == expected[1:]
    assert [*map(type, map(shown, packed))] == [*map(type, expected)]
    assert [type(each.has_index) for each in packed] == [type(each.has_index) for each in segments]
    assert [*packed.paths] == [each.path for each in segments]
    assert [*packed.bases] == [each.base_offset for each in segments]
    assert [*packed.sizes] == [each.size for each in segments]
    assert packed.is_of_one_log == (len({each.place for each in segments}) == 1)
    assert all(each.is_fixed for each in packed.fixed())
    assert [each.is_fixed for each in packed] == [each.is_fixed for each in segments]
    with pytest.raises(IndexError):
        packed[len(packed)]
    if not any(each.error for each in segments):
        assert [*map(shown, pickle.loads(pickle.dumps(packed)))] == expected


def test_a_listing_gives_each_directory_as_columns(tmp_path: Path) -> None:
    for log in ("a-0", "a-1", "b-0"):
        for base in (0, 10, 20):
            put(tmp_path / log / f"{base:020}.log", bytes(base))
        (tmp_path / log / f"{10:020}.index").touch()
    groups = find_groups(str(tmp_path))
    assert [type(group) for group in groups] == [WholeSegments] * 3
    segments = [extent.segment for group in groups for extent in group]
    assert [each.next_base_offset for each in segments] == [10, 20, None] * 3
    assert [each.has_index for each in segments] == [False, True, False] * 3
    assert segments == find_segments(str(tmp_path))
    twice = find_groups([str(tmp_path / "a-0"), str(tmp_path / "a-0" / f"{10:020}.log")])
    assert [extent.segment for group in twice for extent in group] == segments[:3]
