"""Offsets that lie outside their segment: no checksum covers them, and they are not believed."""

from __future__ import annotations

from pathlib import Path
from typing import IO

import pytest

import kafkafmt
from tests.support.encoder import Rec, message, moved, record_batch
from tests.support.engines import engine as engine

pytestmark = pytest.mark.usefixtures("engine")

RECORDS = [Rec(b"k", b"one"), Rec(b"k", b"two", offset_delta=1)]


def batch(offset: int) -> bytes:
    return record_batch(RECORDS, base_offset=offset)


def log(tmp_path: Path, segments: dict[int, bytes], directory: str = "t-0") -> Path:
    path = tmp_path / directory
    path.mkdir()
    for base, data in segments.items():
        (path / f"{base:020d}.log").write_bytes(data)
    return path


def offsets(source: str | Path | IO[bytes]) -> list[int]:
    found: list[int] = kafkafmt.read_records(source, on_damage="skip")["offset"].to_pylist()
    return found


@pytest.mark.parametrize("offset", [4194304 + 2, 6, 5, -1, 2**62])
def test_an_offset_outside_of_the_segment_is_damage(tmp_path: Path, offset: int) -> None:
    segments = {0: batch(0) + moved(batch(2), offset) + batch(4), 6: batch(6)}
    path = log(tmp_path, segments)
    assert offsets(path) == [0, 1, 4, 5, 6, 7]
    (damage,) = kafkafmt.read_damage(path).to_pylist()
    assert (damage["kind"], damage["position"]) == ("malformed", len(batch(0)))
    assert damage["length"] == len(batch(2))
    assert damage["message"] == (
        f"offsets {offset} to {offset + 1}, expected 0 to 5 in this segment"
    )
    listed = kafkafmt.read_batches(path, on_damage="skip")["baseOffset"].to_pylist()
    assert listed == [0, 4, 6]
    with pytest.raises(kafkafmt.errors.MalformedError, match=f"offsets {offset} to"):
        kafkafmt.read_records(path)


def test_one_file_of_a_log_is_judged_by_its_neighbours_too(tmp_path: Path) -> None:
    path = log(tmp_path, {0: batch(0) + moved(batch(2), 700), 6: batch(6)})
    first = path / f"{0:020d}.log"
    assert offsets(first) == [0, 1]
    assert offsets(str(path / "*.log")) == [0, 1, 6, 7]
    with first.open("rb") as file:  # what is beside an open file is not looked for
        assert offsets(file) == [0, 1, 700, 701]


def test_an_offset_below_the_segment_is_damage(tmp_path: Path) -> None:
    path = log(tmp_path, {100: batch(100) + moved(batch(102), 38)})
    (damage,) = kafkafmt.read_damage(path).to_pylist()
    assert damage["message"] == "offsets 38 to 39, expected 100 to 4294967395 in this segment"
    assert offsets(path) == [100, 101]


@pytest.mark.parametrize("last", [2**31 - 1, 2**31, 2**31 + 40, 2**32 - 1])
def test_offsets_of_joined_segments_are_sound(tmp_path: Path, last: int) -> None:
    """The cleaner before 2.0 joined segments whose offsets a broker splits now (KAFKA-6264)."""
    path = log(tmp_path, {7: batch(7) + moved(batch(9), 7 + last - 1)})
    assert offsets(path) == [7, 8, 7 + last - 1, 7 + last]
    assert kafkafmt.read_damage(path).num_rows == 0
    found = kafkafmt.verify(path).to_pylist()  # the gap is as wide as a segment that is lost
    assert {each["kind"] for each in found if each["severity"] == "damage"} == {"missing_offsets"}


def test_without_a_next_segment_offsets_are_limited(tmp_path: Path) -> None:
    path = log(tmp_path, {7: batch(7) + moved(batch(9), 7 + 2**32 - 1)})
    assert offsets(path) == [7, 8]


def test_segments_that_compaction_left_sparse_are_sound(tmp_path: Path) -> None:
    empty = record_batch([], base_offset=3, last_offset_delta=6)
    path = log(tmp_path, {0: empty, 10: batch(40), 50: batch(90), 200: b""})
    assert offsets(path) == [40, 41, 90, 91]
    assert kafkafmt.read_damage(path).num_rows == 0


def test_messages_of_the_old_formats_are_judged_by_their_own_offset(tmp_path: Path) -> None:
    first, wrong, last = (message(magic=1, value=b"v", offset=offset) for offset in (3, 99, 5))
    path = log(tmp_path, {3: first + wrong + last, 6: b""})
    assert offsets(path) == [3, 5]
    (damage,) = kafkafmt.read_damage(path).to_pylist()
    assert damage["message"] == "offset 99, expected 3 to 5 in this segment"


def test_a_file_outside_of_a_partition_is_not_judged_by_others(tmp_path: Path) -> None:
    path = log(tmp_path, {0: batch(0) + batch(50), 20: batch(20)}, "collected")
    assert offsets(path) == [0, 1, 50, 51, 20, 21]


def test_an_offset_that_fits_is_looked_for_after_damage(tmp_path: Path) -> None:
    path = log(tmp_path, {0: batch(0) + b"\xff" * 70 + moved(batch(2), 9) + batch(4), 6: batch(6)})
    assert offsets(path) == [0, 1, 4, 5, 6, 7]


def test_a_snapshot_of_kraft_is_not_judged_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "__cluster_metadata-0"
    path.mkdir()
    snapshot = path / "00000000000000000581-0000000007.checkpoint"
    snapshot.write_bytes(batch(0) + b"\xff" * 70 + batch(2))
    assert offsets(snapshot) == [0, 1, 2, 3]
