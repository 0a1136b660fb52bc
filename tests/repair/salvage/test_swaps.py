"""A broker died while the cleaner put segments in place: its start decides what is there."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path

import pytest

import kafkafmt
from tests.repair.salvage import broker
from tests.repair.salvage.logs import batch
from tests.repair.salvage.salvaging import salvaged_one
from tests.support.encoder import damaged

OLD = {0: range(0, 10, 2), 10: range(10, 20, 2), 20: range(20, 30, 2), 30: range(30, 40, 2)}
"""The batches of each segment; the last one is active, which the cleaner leaves alone."""
MERGED = {0: [4, 12, 28]}
SEVERAL = {0: [4, 8], 20: [22, 28]}
"""What the cleaner wrote."""
SIDE_FILES = (".index", ".timeindex", ".txnindex")


def write(
    log: Path, base: int, offsets: Iterable[int], suffix: str = "", *, is_hit: bool = False
) -> None:
    entries = [batch(at) for at in offsets]
    if is_hit:
        entries[0] = damaged(entries[0])
    log.mkdir(parents=True, exist_ok=True)
    (log / f"{base:020}.log{suffix}").write_bytes(b"".join(entries))
    for beside in SIDE_FILES:
        (log / f"{base:020}{beside}{suffix}").touch()


def original(log: Path) -> None:
    for base, offsets in OLD.items():
        write(log, base, offsets)
    (log.parent / "cleaner-offset-checkpoint").write_text("0\n1\nt 0 30\n")


def step(log: Path, cleaned: dict[int, list[int]], number: int) -> list[int]:
    """The files of a log after some steps of a swap; the batches that a broker's start leaves."""
    original(log)
    old = [base for base in OLD if base < 30]
    parts = len(cleaned)
    before = [at for offsets in OLD.values() for at in offsets]
    after = [at for offsets in cleaned.values() for at in offsets] + list(OLD[30])
    # The cleaner renames the last one of several first.
    swapped = [*reversed(cleaned)][: max(0, number)]
    in_place = list(cleaned)[: max(0, number - parts - len(old))]
    gone = old[: max(0, number - parts)]
    for base in gone:
        for path in log.glob(f"{base:020}.*[gx]"):
            path.rename(f"{path}.deleted")
    for base, offsets in cleaned.items():
        suffix = "" if base in in_place else ".swap" if base in swapped else ".cleaned"
        write(log, base, offsets, suffix)
    return after if number >= parts else before


STEPS = [(MERGED, number) for number in range(6)] + [(SEVERAL, number) for number in range(8)]
SWAPPED = [(MERGED, number) for number in range(1, 5)] + [
    (SEVERAL, number) for number in range(1, 7)
]
"""Those with a swap on the disk."""


@pytest.mark.parametrize(
    ("cleaned", "number", "is_first"),
    [*((*each, False) for each in STEPS), *((*each, True) for each in SWAPPED)],
)
def test_every_step_of_a_swap(
    tmp_path: Path, cleaned: dict[int, list[int]], number: int, is_first: bool
) -> None:
    """The checkpoint of the cleaner is written after the first swap of the log."""
    left = step(tmp_path / "data" / "t-0", cleaned, number)
    if is_first:
        (tmp_path / "data" / "cleaner-offset-checkpoint").unlink()
    report = salvaged_one(tmp_path / "out", tmp_path / "data")
    assert report.lost == []
    assert kafkafmt.read_batches(tmp_path / "out")["baseOffset"].to_pylist() == left
    assert {*kafkafmt.verify(tmp_path / "out")["severity"].to_pylist()} <= {"note"}


@pytest.mark.parametrize(("cleaned", "number"), STEPS)
def test_readers_read_every_step(
    tmp_path: Path, cleaned: dict[int, list[int]], number: int
) -> None:
    """What the start leaves; before anything is gone, what was there; never less in silence."""
    left = step(tmp_path / "data" / "t-0", cleaned, number)
    damage = kafkafmt.read_damage(tmp_path / "data")["message"].to_pylist()
    severities = {*kafkafmt.verify(tmp_path / "data")["severity"].to_pylist()}
    if cleaned is MERGED and number in (2, 3):  # segments after the last swap are still there
        assert all("expected 0 to" in message for message in damage)
        assert damage
        assert "damage" in severities
        return
    assert damage == []
    assert "damage" not in severities
    found = kafkafmt.read_batches(tmp_path / "data")["baseOffset"].to_pylist()
    has_all = number <= len(cleaned)
    assert found == ([at for offsets in OLD.values() for at in offsets] if has_all else left)
    records = kafkafmt.read_records(tmp_path / "data", isolation="read_committed")["offset"]
    assert records.to_pylist() == [at + more for at in found for more in (0, 1)]


def test_what_a_swap_replaces_is_named(tmp_path: Path) -> None:
    step(tmp_path / "data" / "t-0", MERGED, 2)
    report = kafkafmt.salvage(tmp_path / "data", tmp_path / "out")
    assert [(Path(each.path).name, each.reason) for each in report.ignored] == [
        (f"{base:020}.log", "the cleaner had replaced it; a broker removes it when it starts")
        for base in (10, 20)
    ]


def test_a_swap_of_a_segment_that_was_being_split(tmp_path: Path) -> None:
    log = tmp_path / "data" / "t-0"
    original(log)
    write(log, 10, [10, 12], ".cleaned")
    write(log, 14, [14, 16, 18], ".swap")
    report = kafkafmt.salvage(tmp_path / "data", tmp_path / "out")
    assert kafkafmt.read_records(tmp_path / "out")["offset"].to_pylist() == list(range(40))
    assert any("being split" in each.reason for each in report.ignored)


@pytest.mark.parametrize("is_gone", [False, True])
def test_a_damaged_swap_replaces_nothing_that_is_there(tmp_path: Path, is_gone: bool) -> None:
    log = tmp_path / "data" / "t-0"
    original(log)
    write(log, 0, MERGED[0], ".swap", is_hit=True)
    for base in (0, 10, 20) if is_gone else ():
        for path in log.glob(f"{base:020}.*[gx]"):
            path.rename(f"{path}.deleted")
    report = kafkafmt.salvage(tmp_path / "data", tmp_path / "out")
    found = kafkafmt.read_batches(tmp_path / "out")["baseOffset"].to_pylist()
    if is_gone:
        assert found == [12, 28, *range(30, 40, 2)]
        assert not report.is_complete
    else:
        assert found == list(range(0, 40, 2))
        assert any("damaged" in each.reason for each in report.ignored)


@pytest.mark.slow
@broker.needed
@pytest.mark.parametrize(("cleaned", "number"), STEPS)
def test_kafka_s_loader_leaves_the_same(
    tmp_path: Path, kafka: broker.Loader, cleaned: dict[int, list[int]], number: int
) -> None:
    log = tmp_path / "data" / "t-0"
    step(log, cleaned, number)
    salvaged_one(tmp_path / "out", tmp_path / "data")
    shutil.rmtree(tmp_path / "kafka", ignore_errors=True)
    shutil.copytree(log, tmp_path / "kafka" / "t-0")
    loaded = kafka.load(tmp_path / "kafka" / "t-0", is_clean=False)
    offsets = [int(line.split()[1]) for line in loaded if line.startswith("batch ")]
    assert kafkafmt.read_batches(tmp_path / "out")["baseOffset"].to_pylist() == offsets
