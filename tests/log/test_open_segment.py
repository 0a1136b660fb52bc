"""One open segment: the batch at an offset or a position, and what a consumer reads."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt._base.errors import ChecksumError
from kafkafmt.log import open_segment
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.discovery import find_extents
from kafkafmt.storage.segment_file import Extent
from tests.support.encoder import message_0_7
from tests.survey.logs import Log


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Offsets 10 to 17 in batches of two, of which the third is damaged."""
    log = Log(end=10)
    for _ in range(4):
        log.data(count=2)
    log.spoil(14)
    return log.write(tmp_path / "t-3") / f"{10:020}.log"


def test_the_batch_at_an_offset(path: Path) -> None:
    with kafkafmt.open_segment(path) as segment:
        found = [(offset, segment.find(offset)) for offset in range(9, 20)]
        with pytest.raises(TypeError, match="offset is a whole number"):
            segment.find("1")  # type: ignore[arg-type]
    assert [(offset, batch and batch.base_offset) for offset, batch in found] == [
        *((9, None), (10, 10), (11, 10), (12, 12), (13, 12), (14, None), (15, None)),
        *((16, 16), (17, 16), (18, None), (19, None)),
    ]


@pytest.mark.parametrize("position", [2**70, -(2**70)])
def test_an_offset_that_no_batch_can_have(path: Path, position: int) -> None:
    with kafkafmt.open_segment(path) as segment:
        assert segment.find(position) is None


def test_the_batch_at_a_position(path: Path) -> None:
    with kafkafmt.open_segment(path, on_damage="raise") as segment:
        starts = [batch.position for batch in segment]
        assert len(starts) == 4
        batches = [segment.batch_at(start) for start in starts]
        assert [batch.position for batch in batches] == starts
        assert [batch.base_offset for batch in batches] == [10, 12, 14, 16]
        assert [batch.is_valid for batch in batches] == [True, True, False, True]
        with pytest.raises(ChecksumError):
            batches[2].ensure_valid()
        for position, hint in (
            (1, f"; the nearest begin at 0 and {starts[1]}"),
            (starts[3] - 1, f"; the nearest begin at {starts[2]} and {starts[3]}"),
            (starts[3] + 1, f"; the nearest begins at {starts[3]}"),
            (segment.size, f"; the nearest begins at {starts[3]}"),
            (-1, "; the nearest begins at 0"),
        ):
            with pytest.raises(ValueError, match=f"{path}: no batch .* at byte {position}{hint}$"):
                segment.batch_at(position)
        with pytest.raises(TypeError, match="position is a whole number"):
            segment.batch_at(None)  # type: ignore[arg-type]
    with (
        kafkafmt.open_segment(b"") as segment,
        pytest.raises(ValueError, match=r"<bytes>: no batch begins at byte 0$"),
    ):
        segment.batch_at(0)


def test_an_open_segment_says_what_it_is(path: Path) -> None:
    with kafkafmt.open_segment(path) as segment:
        assert (segment.topic, segment.partition, segment.base_offset) == ("t", 3, 10)
        assert (segment.name, segment.source) == (path.name, str(path))
        size = path.stat().st_size
        assert segment.size == segment.valid_bytes == size
        assert segment.missing_bytes is None
        assert repr(segment) == f"<Segment {path}: {size:,} bytes, from offset 10>"
    assert repr(kafkafmt.open_segment(b"")) == "<Segment <bytes>: 0 bytes>"


def test_an_unfinished_entry_needs_more_bytes(path: Path) -> None:
    data = path.read_bytes()
    whole = len(data) // 4 * 3
    for size, missing in ((whole, None), (whole + 5, 7), (whole + 12, len(data) - whole - 12)):
        for damage in ("raise", "collect"):
            with kafkafmt.open_segment(data[:size], on_damage=damage) as segment:
                assert (segment.valid_bytes, segment.missing_bytes) == (whole, missing)


def test_committed_batches_end_at_the_last_stable_offset() -> None:
    log = Log()
    log.data(7, count=2)
    log.data(8, count=2)
    log.marker(7, 0, commit=False)
    log.marker(8, 0, commit=True)
    with kafkafmt.open_segment(log.content) as segment:
        for stable, offsets in ((None, [2, 4, 5]), (5, [2, 4]), (4, [2]), (2, []), (0, [])):
            assert [batch.base_offset for batch in segment.committed([(7, 0)], stable)] == offsets


def test_a_source_that_is_not_one_segment(path: Path) -> None:
    with pytest.raises(IsADirectoryError, match=f"^{path.parent}: is a directory, expected one"):
        kafkafmt.open_segment(path.parent)
    path.with_name(f"{20:020}.log").touch()
    with pytest.raises(FileNotFoundError, match="has 2 segments, expected one"):
        kafkafmt.open_segment(str(path.parent / "*.log"))
    for wrong in (path, "text"):
        with pytest.raises(TypeError, match="the source is the bytes of a segment"):
            kafkafmt.open_segment(wrong, is_0_7=True)


def test_the_bytes_of_a_segment_of_0_7() -> None:
    with kafkafmt.open_segment(message_0_7(b"v"), is_0_7=True) as segment:
        assert (segment.source, segment.name) == (f"<bytes>/{0:020}.kafka", f"{0:020}.kafka")
        assert (segment.base_offset, segment.topic, segment.size) == (0, None, segment.valid_bytes)
        assert [record.value for batch in segment for record in batch.records()] == [b"v"]


def test_damage_that_is_collected_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kafkafmt._base.damage._MIN_LISTED", 2)
    log = Log()
    for offset in range(12):
        log.data(base_offset=offset)
        if offset % 2:
            log.cut(offset)
            log.segments[0].append(b"\xff" * 20)
    with kafkafmt.open_segment(log.content, on_damage="collect") as segment:
        assert [batch.base_offset for batch in segment] == [*range(0, 12, 2)]
        assert len(segment.damage) == 3
        assert [batch.base_offset for batch in segment] == [*range(0, 12, 2)]


def test_a_segment_of_a_store_is_opened_with_options_and_keys(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[object] = []
    found = find_extents(path)

    def find(source: object, access: StorageOptions) -> list[Extent]:
        given.extend((source, dict(access), [*access.private_keys]))
        return found

    monkeypatch.setattr(open_segment, "find_extents", find)
    options: dict[str, Any] = {"storage_options": {"anon": True}, "private_keys": {"k": "pem"}}
    kafkafmt.open_segment("s3://a/b.log", **options).close()
    assert given == ["s3://a/b.log", {"anon": True}, ["k"]]
