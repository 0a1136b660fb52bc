"""What fills damage of the chosen copy, by what all copies know of leader epochs; and its end."""

from __future__ import annotations

from pathlib import Path

import pytest

import kafkafmt
from tests.repair.salvage.logs import batch, segment
from tests.repair.salvage.salvaging import epochs, offsets, salvaged_one
from tests.support.encoder import damaged, message, moved

LEADER = [batch(0), batch(2), damaged(batch(4, epoch=1)), batch(6, epoch=1), batch(8, epoch=2)]
DEPOSED = [batch(0), batch(2), batch(4, value=b"old"), batch(6, value=b"old")]
FOLLOWER = [batch(0), batch(2), damaged(batch(4, epoch=1)), batch(6, epoch=1)]


def old(offset: int, value: bytes = b"v") -> bytes:
    """A message of v1, which has no leader epoch."""
    return message(magic=1, offset=offset, key=b"k", value=value, timestamp=1)


def both(tmp_path: Path) -> tuple[list[int], list[int]]:
    """The offsets that a merge and a salvage have."""
    sources = sorted(each for each in tmp_path.iterdir() if each.name in "abc")
    merged = kafkafmt.merge_replicas([str(each) for each in sources])
    found = kafkafmt.read_records(merged, on_damage="skip")["offset"].to_pylist()
    salvaged_one(tmp_path / "out", *sources)
    return found, offsets(tmp_path / "out" / "t-0")


@pytest.mark.parametrize("checkpoint", ["none", "damaged", "hostile", "whole"])
def test_another_copy_tells_where_an_epoch_began(checkpoint: str, tmp_path: Path) -> None:
    """The chosen copy need not: a leader begins its epoch at one offset."""
    for name, entries in (("a", LEADER), ("b", FOLLOWER), ("c", DEPOSED)):
        segment(tmp_path / name / "t-0", 0, entries)
    own = tmp_path / "a" / "t-0" / "leader-epoch-checkpoint"
    if checkpoint == "damaged":
        own.write_text("0\n1\nzero\n")
    elif checkpoint == "hostile":
        epochs(own.parent, (0, 0), (9, 2))
    elif checkpoint == "whole":
        epochs(own.parent, (0, 0), (1, 4), (2, 8))
    epochs(tmp_path / "b" / "t-0", (0, 0), (1, 4))
    epochs(tmp_path / "c" / "t-0", (0, 0))
    expected = [0, 1, 2, 3, 6, 7, 8, 9]
    assert both(tmp_path) == (expected, expected)


def test_messages_without_an_epoch_are_not_of_an_epoch(tmp_path: Path) -> None:
    """A leader that writes such messages forgets its epochs."""
    segment(tmp_path / "a" / "t-0", 0, [old(0), damaged(batch(1, epoch=1)), batch(3, epoch=1)])
    epochs(tmp_path / "a" / "t-0", (1, 1))
    segment(tmp_path / "b" / "t-0", 0, [old(0), old(1, b"old"), old(2, b"old")])
    assert both(tmp_path) == ([0, 3, 4], [0, 3, 4])


def test_messages_before_the_first_epoch_are_of_an_upgraded_log(tmp_path: Path) -> None:
    later = batch(4, epoch=1)
    segment(tmp_path / "a" / "t-0", 0, [old(0), damaged(old(1)), old(2), old(3), later])
    epochs(tmp_path / "a" / "t-0", (1, 4))
    segment(tmp_path / "b" / "t-0", 0, [old(offset) for offset in range(4)])
    assert both(tmp_path) == (list(range(6)), list(range(6)))


@pytest.mark.parametrize("lost", [1, 2, 3])
def test_a_damaged_end_is_lost_where_no_file_names_it(lost: int, tmp_path: Path) -> None:
    entries = [batch(offset) for offset in range(0, 6, 2)]
    entries[3 - lost :] = map(damaged, entries[3 - lost :])
    segment(tmp_path / "a" / "t-0", 0, entries)
    report = salvaged_one(tmp_path / "out", tmp_path / "a")
    (gap,) = report.lost
    assert (gap.first_offset, gap.last_offset, gap.kind) == (6 - 2 * lost, 5, "bad_checksum")
    assert (report.end_offset, report.is_complete) == (6, False)
    assert (tmp_path / "out" / "t-0" / f"{6:020}.log").read_bytes() == b""


@pytest.mark.parametrize(
    "last", [moved(damaged(batch(4)), 2**62), b"\xff" * 200, damaged(batch(4))[:12] + bytes(90)]
)
def test_a_damaged_end_whose_header_says_nothing_is_an_offset_at_least(
    last: bytes, tmp_path: Path
) -> None:
    segment(tmp_path / "a" / "t-0", 0, [batch(0), batch(2), last])
    report = salvaged_one(tmp_path / "out", tmp_path / "a")
    (gap,) = report.lost
    assert (gap.first_offset, gap.last_offset, report.end_offset) == (4, 4, 5)


def test_a_damaged_end_that_another_copy_has_is_not_lost(tmp_path: Path) -> None:
    whole = [batch(offset) for offset in range(0, 8, 2)]
    segment(tmp_path / "a" / "t-0", 0, [*whole[:2], damaged(whole[2])])
    segment(tmp_path / "b" / "t-0", 0, whole)
    report = salvaged_one(tmp_path / "out", tmp_path / "a", tmp_path / "b")
    assert (report.lost, report.end_offset, report.damaged_ranges) == ([], 8, 1)
    segment(tmp_path / "b" / "t-0", 0, whole[:3])
    report = salvaged_one(tmp_path / "again", tmp_path / "a", tmp_path / "b")
    assert (report.lost, report.end_offset) == ([], 6)
