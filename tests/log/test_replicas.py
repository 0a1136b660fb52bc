"""Copies of a partition as one log: which is chosen, and what completes it."""

from __future__ import annotations

import io
import random
import shutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt._base.limits import Limits
from kafkafmt.lake.plan.extents import grouped, plan
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.lake.plan.selection import select
from kafkafmt.log.copies import MergedLog, reason
from kafkafmt.log.merging import group_replicas, merged
from kafkafmt.log.replica import (
    NO_EPOCH,
    History,
    common_end,
    epoch_at,
    epochs_at,
    is_before,
    is_of_history,
    log_start,
)
from kafkafmt.log.scan.query import Query
from kafkafmt.storage.discovery import find_extents
from kafkafmt.storage.local import LocalTree
from kafkafmt.storage.segment_file import Extent, SegmentFile
from tests.support.encoder import Rec, checkpoint_text, message_0_7, record_batch
from tests.support.files import put
from tests.support.refusing import refuse
from tests.support.samples import SOAK
from tests.support.tables import offsets
from tests.survey.logs import Log

Values = list[tuple[int, bytes]]


def plain(count: int = 8, *, rolled_at: tuple[int, ...] = (4, 8, 12), **fields: Any) -> Log:
    """Batches of two records: offsets 0 to 2 * count - 1."""
    log = Log()
    for number in range(count):
        if 2 * number in rolled_at:
            log.roll()
        log.data(count=2, **fields)
    return log


def compacted(*kept: int) -> Log:
    """Batches of ten offsets each, of which those of some records are kept."""
    return plain(10, rolled_at=(8,)).cut(*{*range(0, 20, 2)} - {*kept})


def led(log: Log, epoch: int) -> Log:
    """Append a batch of a later leader."""
    log.data(count=2, leader_epoch=epoch, base_timestamp=7)
    return log


def emptied(log: Log, base: int) -> Log:
    log.segments[base] = []
    return log


def with_transactions(spoiled: int) -> Log:
    """An aborted and a committed transaction, and a batch; the entry at an offset is damaged."""
    log = Log()
    log.data(7, count=2)
    log.marker(7, 0, commit=False)
    log.roll()
    log.data(8, count=2)
    log.marker(8, 0, commit=True)
    log.data()
    return log.spoil(spoiled)


class Brokers:
    """The data directories of some brokers, each with a copy of the partition t-0."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def directory(self, number: int) -> Path:
        return self.path / f"broker-{number}" / "t-0"

    def write(self, *logs: Log) -> Brokers:
        for number, log in enumerate(logs, 1):
            log.write(self.directory(number))
        return self

    def epochs(self, number: int, *entries: tuple[int, int]) -> None:
        path = self.directory(number) / "leader-epoch-checkpoint"
        path.write_text(checkpoint_text(*entries))

    def checkpoint(self, number: int, name: str, offset: int) -> None:
        file = self.directory(number).parent / f"{name}-checkpoint"
        file.write_text(f"0\n1\nt 0 {offset}\n")

    def topic_id(self, number: int, id: str) -> None:
        file = self.directory(number) / "partition.metadata"
        file.write_text(f"version: 0\ntopic_id: {id}\n")

    @property
    def extents(self) -> list[Extent]:
        return merged(find_extents([str(each) for each in sorted(self.path.iterdir())]))

    def read(self, **options: Any) -> Values:
        table = kafkafmt.read_records(self.extents, **options)
        return list(zip(table["offset"].to_pylist(), table["value"].to_pylist(), strict=True))

    @property
    def offsets(self) -> list[int]:
        return [offset for offset, _ in self.read()]


@pytest.fixture
def brokers(tmp_path: Path) -> Brokers:
    return Brokers(tmp_path)


@dataclass
class Case:
    """The copies of brokers 1, 2, …, what is beside them, and the offsets that are read."""

    logs: list[Log]
    offsets: Sequence[int]
    chosen: int = 1
    epochs: Mapping[int, Sequence[tuple[int, int]]] = field(default_factory=dict)
    cleaned: Mapping[int, int] = field(default_factory=dict)


CASES: dict[str, Callable[[], Case]] = {
    "equal copies": lambda: Case([plain(), plain(), plain()], range(16)),
    "of equal epochs the longest": lambda: Case([plain(5), plain(7), plain(6)], range(14), 2),
    "the last leader epoch before the length": lambda: Case(
        [plain(8), led(plain(4), 3)], range(10), 2
    ),
    "a leader without a record of its epoch": lambda: Case(
        [plain(8), plain(5)], range(10), 2, epochs={1: [(0, 0)], 2: [(0, 0), (4, 10)]}
    ),
    "the lost end of the leader's log": lambda: Case(
        [plain(8), plain(3)], range(12), 2, epochs={2: [(0, 0), (5, 12)]}
    ),
    "three complete each other": lambda: Case(
        [
            plain().spoil(*(at for at in range(0, 14, 2) if at // 2 % 3 != number))
            for number in range(3)
        ],
        range(16),
    ),
    "lost segments": lambda: Case([plain(9).lose(0, 8), plain()], range(18)),
    "an emptied segment": lambda: Case([emptied(plain(9), 8), plain()], range(18)),
    "segments that begin at other offsets": lambda: Case(
        [plain(9).spoil(2, 4, 6, 12), plain(rolled_at=(2, 10))], range(18)
    ),
    "compaction is not undone": lambda: Case(
        [compacted(0, 6, 10, 18), compacted(*range(0, 18, 2))],
        [0, 1, 6, 7, 10, 11, 18, 19],
        cleaned={1: 18},
    ),
    "compaction is known by its holes": lambda: Case(
        [compacted(0, 4, 8, 12, 18), compacted(*range(0, 18, 2))],
        [0, 1, 4, 5, 8, 9, 12, 13, 18, 19],
    ),
    "damage in a compacted log is filled": lambda: Case(
        [compacted(0, 6, 10, 12, 18).spoil(10), compacted(0, 6, 10, 18)],
        [0, 1, 6, 7, 10, 11, 12, 13, 18, 19],
        cleaned={2: 18},
    ),
    # The cleaner leaves the last segment alone (model seed 1514).
    "a lost end is no hole of the cleaner": lambda: Case(
        [plain(4), plain(8)], range(16), epochs={1: [(0, 0), (1, 16)]}, cleaned={1: 4}
    ),
    # Both lost their ends, which the third one has (model seed 610002497 with --longer 5).
    "nor is what follows the end of the next best copy": lambda: Case(
        [plain(4), plain(6), plain(8)],
        range(16),
        epochs={1: [(0, 0), (2, 16)], 2: [(0, 0), (1, 16)]},
        cleaned={1: 4},
    ),
    # The other copy led an epoch that the chosen one never had (model seed 1225).
    "segments before those of the chosen copy are of its history": lambda: Case(
        [plain(8, leader_epoch=2).lose(0), led(plain(2, rolled_at=(2,)), 1)],
        [0, 1, *range(4, 16)],
        epochs={1: [(0, 0), (2, 2)]},
    ),
    # Tiered storage alone has its first segments, and they begin later (model seed 96011915).
    "what lies before the log of the chosen copy": lambda: Case(
        [plain(8, leader_epoch=1).lose(0, 4), plain(2, leader_epoch=0)],
        range(8, 16),
        epochs={1: [(1, 4)], 2: [(0, 0)]},
    ),
}


@pytest.mark.parametrize("make", CASES.values(), ids=CASES)
def test_which_copy_is_read_and_what_fills_it(make: Callable[[], Case], brokers: Brokers) -> None:
    case = make()
    brokers.write(*case.logs)
    for number, entries in case.epochs.items():
        brokers.epochs(number, *entries)
    for number, offset in case.cleaned.items():
        brokers.checkpoint(number, "cleaner-offset", offset)
    assert {extent.directory for extent in brokers.extents} == {str(brokers.directory(case.chosen))}
    assert brokers.offsets == [*case.offsets]


def test_one_copy_stays_as_it_is(brokers: Brokers) -> None:
    brokers.write(plain())
    found = find_extents(str(brokers.path))
    assert merged(found) == found


def test_a_log_of_one_segment_has_copies_too(brokers: Brokers) -> None:
    brokers.write(plain(2), plain(1))
    assert brokers.offsets == [0, 1, 2, 3]
    shutil.rmtree(brokers.directory(2).parent)
    assert brokers.extents == find_extents(str(brokers.path))


def test_copies_of_kafka_0_7_stay_as_they_are(tmp_path: Path) -> None:
    for number in (1, 2):
        put(tmp_path / f"broker-{number}" / "t-0" / f"{0:020}.kafka", message_0_7(b"v"))
    found = find_extents([str(each) for each in sorted(tmp_path.iterdir())])
    assert len(found) == 2
    assert merged(found) == found
    assert [copies for copies, _ in group_replicas(found)] == [()]


def test_the_segments_that_may_have_a_range(brokers: Brokers) -> None:
    brokers.write(plain(10))
    ((copies, _),) = group_replicas(find_extents(str(brokers.path)))
    (copy,) = copies
    assert copy.bases == [0, 4, 8, 12]
    for first, stop, bases in (
        (0, None, [0, 4, 8, 12]), (0, 4, [0]), (0, 5, [0, 4]), (3, 4, [0]), (4, 8, [4]),
        (5, 12, [4, 8]), (12, 13, [12]), (99, None, [12]),
    ):  # fmt: skip
        assert [each.base_offset for each in copy.between(first, stop)] == bases, (first, stop)


@pytest.mark.parametrize("content", ["", "0\n", "0\n1\nx y\n", "\xff" * 9])
def test_a_damaged_checkpoint_counts_as_none(
    content: str, brokers: Brokers, caplog: pytest.LogCaptureFixture
) -> None:
    """It may be of the later leader, so it is named."""
    brokers.write(plain(8), plain(5))
    path = brokers.directory(2) / "leader-epoch-checkpoint"
    path.write_bytes(content.encode("latin-1"))
    assert brokers.offsets == list(range(16))
    is_damaged = len(content) > 2
    named = [row for row in caplog.messages if row.startswith(f"ignoring {path}: ")]
    assert len(named) == is_damaged


@pytest.mark.parametrize("how", ["spoil", "cut"])
@pytest.mark.parametrize("offset", [0, 2, 4, 6, 10])
def test_losses_of_the_best_copy_come_from_another(how: str, offset: int, brokers: Brokers) -> None:
    chosen = plain(9)
    getattr(chosen, how)(offset)
    brokers.write(plain(8), chosen)
    assert brokers.read() == [(each, b"v%d" % each) for each in range(18)]
    assert kafkafmt.read_damage(brokers.extents).num_rows == 0


@pytest.mark.parametrize(
    ("rolled_at", "lost", "left"),
    [
        ((4, 8, 12), [(4, 6), (6,)], [*range(6), *range(8, 16)]),
        # A gap with several parts.
        ((), [(4, 6, 8, 10, 12), (4, 6, 10, 12), (4, 6, 8)], [*range(4), *range(8, 16)]),
    ],
)
def test_what_no_copy_has_is_damage(
    brokers: Brokers, rolled_at: tuple[int, ...], lost: list[tuple[int, ...]], left: list[int]
) -> None:
    logs = [plain(rolled_at=rolled_at) for _ in lost]
    brokers.write(*(log.spoil(*each) for log, each in zip(logs, lost, strict=True)))
    with pytest.raises(kafkafmt.errors.ChecksumError):
        brokers.read()
    scan = kafkafmt.scan_records(brokers.extents, on_damage="collect")
    assert scan.read_all()["offset"].to_pylist() == left
    assert {damage.kind for damage in scan.damage} == {"bad_checksum"}


def test_an_old_leader_s_records_do_not_fill_a_gap(brokers: Brokers) -> None:
    chosen = plain(3)
    for _ in range(4):
        chosen.data(count=2, leader_epoch=2)
    brokers.write(chosen.spoil(6, 10), plain(8))
    brokers.epochs(1, (0, 0), (2, 6))
    assert offsets(brokers.extents, on_damage="skip") == [*range(6), 8, 9, 12, 13]


@pytest.mark.parametrize("epoch", range(5))
def test_without_a_checkpoint_epochs_around_a_gap_decide(epoch: int, brokers: Brokers) -> None:
    chosen, other = Log(), Log()
    for own, others in ((1, 1), (1, epoch), (2, 2), (5, 2)):
        chosen.data(count=2, leader_epoch=own)
        other.data(count=2, leader_epoch=others)
    chosen.spoil(2)
    brokers.write(chosen, other)
    found = offsets(brokers.extents, on_damage="skip")
    assert found == [each for each in range(8) if each not in (2, 3) or 1 <= epoch <= 2]


def change(directory: Path, offset: int, at: int, field: bytes) -> None:
    """Write a field of the header of the batch that begins with an offset, in the only segment."""
    (path,) = directory.glob("*.log")
    batches = kafkafmt.read_batches(path).to_pylist()
    (position,) = (each["position"] for each in batches if each["baseOffset"] == offset)
    data = bytearray(path.read_bytes())
    data[position + at : position + at + len(field)] = field
    path.write_bytes(data)


@pytest.mark.parametrize("offset", [0, 3, 5, 6, 7, 1000, 2**62])
@pytest.mark.parametrize("batch", [4, 14])
def test_a_batch_whose_base_offset_was_damaged_comes_from_another_copy(
    batch: int, offset: int, brokers: Brokers
) -> None:
    """No checksum covers it."""
    brokers.write(plain(9, rolled_at=()), plain(9, rolled_at=()))
    change(brokers.directory(1), batch, 0, offset.to_bytes(8, "big"))
    assert brokers.extents[0].segment.path.startswith(str(brokers.directory(1)))
    assert brokers.read() == [(each, b"v%d" % each) for each in range(18)]


@pytest.mark.parametrize("epoch", [3, 2**31 - 1, -(2**31)])
@pytest.mark.parametrize("beside", [4, 8])
def test_a_damaged_leader_epoch_beside_a_gap_excludes_nothing(
    epoch: int, beside: int, brokers: Brokers
) -> None:
    fields: dict[str, Any] = {"rolled_at": (), "leader_epoch": 2}
    brokers.write(plain(**fields).spoil(6, 12), plain(**fields))
    change(brokers.directory(1), beside, 12, epoch.to_bytes(4, "big", signed=True))
    assert brokers.offsets == list(range(16))


def test_what_retention_deleted_from_the_leader_comes_from_another_copy(brokers: Brokers) -> None:
    """The leader's log begins within a segment of that copy, which is read up to there."""
    for count in (1, 2):
        chosen, other = Log(end=3 * count), Log()
        for number in range(5):
            if number == 2:
                other.roll()
            other.data(count=count)
            chosen.data(count=count)
        shutil.rmtree(brokers.path)
        brokers.write(chosen, other)
        assert brokers.offsets == list(range(8 * count))
        batches = kafkafmt.read_batches(brokers.extents)
        assert batches["baseOffset"].to_pylist() == list(range(0, 8 * count, count))


def test_copies_of_a_topic_that_was_created_again_are_two_logs(brokers: Brokers) -> None:
    brokers.write(plain(3), plain(2), plain(3))
    brokers.topic_id(1, "AAAAAAAAAAAAAAAAAAAAAQ")
    brokers.topic_id(2, "AAAAAAAAAAAAAAAAAAAAAg")
    brokers.topic_id(3, "AAAAAAAAAAAAAAAAAAAAAQ")
    logs = {each.directory: each for each in brokers.extents}
    assert list(logs) == [str(brokers.directory(1)), str(brokers.directory(2))]
    with pytest.raises(ValueError, match="several topics are called t"):
        brokers.read()


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("range_", [(0, 16), (3, 11), (6, 8), (7, 7), (12, 99)])
def test_ranges_of_offsets(range_: tuple[int, int], threads: int, brokers: Brokers) -> None:
    brokers.write(plain(9).spoil(6).cut(10), plain())
    start, end = range_
    found = brokers.read(start_offset=start, end_offset=end, threads=threads)
    assert [offset for offset, _ in found] == list(range(start, min(end, 18)))


@pytest.mark.slow
@pytest.mark.parametrize("offset", [-1, 0, 4, 6, 8, 10, 14])
@pytest.mark.parametrize("is_planned", [False, True])
def test_ranges_have_what_only_another_has(offset: int, is_planned: bool, brokers: Brokers) -> None:
    """Wherever it begins and ends, and in splits of any size (model seeds 121001539, 121003986).

    It has lost an entry, or, for an offset of -1, a segment.
    """
    log = plain(9).cut(offset) if offset >= 0 else plain(9).lose(8)
    brokers.write(log, plain())
    for start in range(18):
        for end in range(start + 1, 19, 1 if SOAK else 3):
            if is_planned:
                found = planned(brokers, start, end)
            else:
                found = [at for at, _ in brokers.read(start_offset=start, end_offset=end)]
            assert found == list(range(start, end)), (start, end)


def test_a_range_where_the_next_best_copy_has_another_history(brokers: Brokers) -> None:
    """The lost segment comes from a third copy (model seed 200017867)."""
    chosen = plain(8, rolled_at=(8,), leader_epoch=3).lose(0)
    third = plain(3, rolled_at=(4,), leader_epoch=1).lose(0)
    brokers.write(chosen, plain(2, rolled_at=(), leader_epoch=0), third)
    brokers.epochs(1, (1, 4), (3, 8))
    brokers.epochs(2, (0, 0), (2, 4))
    brokers.epochs(3, (1, 4))
    assert brokers.offsets == [4, 5, *range(8, 16)]
    for start in range(16):
        found = [at for at, _ in brokers.read(start_offset=start)]
        assert found == [at for at in brokers.offsets if at >= start], start


@pytest.mark.parametrize("parts_at", [0, 2])
def test_borders_of_deposed_leaders_batches_hide_no_batch(brokers: Brokers, parts_at: int) -> None:
    """The lost first segment comes from a third copy (model seed 360006771)."""
    chosen = plain(8, rolled_at=(8,), leader_epoch=2).lose(0)
    whole = Log()
    for count in filter(None, (parts_at, 8 - parts_at)):
        whole.data(count=count, leader_epoch=0)
    deposed = Log()
    if parts_at:
        deposed.data(count=parts_at, leader_epoch=0)
    for offset in range(parts_at, 6, 2):
        if offset == parts_at + 2:
            deposed.roll()
        deposed.data(count=2, leader_epoch=1)
    brokers.write(chosen, deposed, whole)
    brokers.epochs(1, (0, 0), (2, 8))
    brokers.epochs(2, *[(0, 0)] * bool(parts_at), (1, parts_at))
    brokers.epochs(3, (0, 0))
    assert brokers.offsets == [*range(16)]


def planned(brokers: Brokers, start: int, end: int) -> list[int]:
    """The offsets of a range, read in tasks of at most 100 bytes of segments, about."""
    read = LogRead(
        Query.of(
            tuple(str(each) for each in sorted(brokers.path.iterdir())),
            start_offset=start,
            end_offset=end,
        ),
        max_split_bytes=100,
        merge_replicas=True,
    )
    return [
        offset
        for task in plan(select(read), read, list)
        for asked, extents in grouped(task)
        for offset in offsets(extents, start_offset=asked.start_offset, end_offset=asked.end_offset)
    ]


def test_filters_and_batches(brokers: Brokers) -> None:
    brokers.write(plain(9).spoil(6), plain())
    assert brokers.read(pattern="v7$", limit=1) == [(7, b"v7")]
    batches = kafkafmt.read_batches(brokers.extents)
    assert batches["baseOffset"].to_pylist() == list(range(0, 18, 2))
    assert all(batches["isValid"].to_pylist())


def test_transactions_are_those_of_the_merged_log(brokers: Brokers) -> None:
    brokers.write(with_transactions(2), with_transactions(5))
    found = brokers.read(isolation="read_committed", end_offset=6)
    assert [offset for offset, _ in found] == [3, 4]


def test_a_segment_that_cannot_be_opened(brokers: Brokers, monkeypatch: pytest.MonkeyPatch) -> None:
    brokers.write(plain(9), plain())
    extents = brokers.extents
    refuse(monkeypatch, extents[1].segment.path, OSError(5, "Input/output error"))
    assert offsets(extents) == list(range(18))


@pytest.mark.parametrize("error", [OSError(5, "Input/output error"), FileNotFoundError(2, "gone")])
def test_another_copy_that_cannot_be_opened_again(
    error: OSError, brokers: Brokers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that fails leaves the gap open; a file that is gone may be found by another try."""
    brokers.write(plain(9).spoil(2), plain())
    extents = brokers.extents
    opened = LocalTree.open

    def read(most: int) -> list[int]:
        """The offsets, if files of the other copy can be opened so often."""
        left = most

        def failing(tree: LocalTree, path: str) -> Any:
            nonlocal left
            left -= "broker-2" in path
            if "broker-2" in path and left < 0:
                raise error
            return opened(tree, path)

        monkeypatch.setattr(LocalTree, "open", failing)
        return offsets(extents, on_damage="skip")

    for most in range(3):
        if isinstance(error, FileNotFoundError):
            with pytest.raises(FileNotFoundError, match="gone"):
                read(most)
        else:
            assert read(most) == [0, 1, *range(4, 18)]
    assert read(99) == list(range(18))


def test_a_segment_that_was_deleted_since_is_an_error(brokers: Brokers) -> None:
    brokers.write(plain(9), plain())
    extents = brokers.extents
    Path(extents[1].segment.path).unlink()
    with pytest.raises(FileNotFoundError):
        kafkafmt.read_records(extents)


def test_no_copy_is_chosen_without_a_segment_that_was_deleted_since(brokers: Brokers) -> None:
    """It would end earlier than the others, and what it has alone would not be read."""
    brokers.write(plain(9), plain())
    found = find_extents(str(brokers.path))
    Path([each for each in found if "broker-1" in each.directory][-1].segment.path).unlink()
    with pytest.raises(FileNotFoundError):
        merged(found)


def test_random_losses_leave_what_any_copy_has(brokers: Brokers) -> None:
    for seed in range(40):
        chance = random.Random(seed)
        shutil.rmtree(brokers.path)
        count = chance.randrange(3, 12)
        lost: list[set[int]] = []
        for number in (1, 2, 3):
            length = count if number == 1 else chance.randrange(1, count + 1)
            rolled = tuple(2 * each for each in range(1, length) if chance.random() < 0.3)
            bad = {2 * each for each in range(length - 1) if chance.random() < 0.3}
            lost.append(bad | set(range(2 * length, 2 * count, 2)))
            plain(length, rolled_at=rolled).spoil(*bad).write(brokers.directory(number))
        gone = set.intersection(*lost)
        expected = [each for each in range(2 * count) if each // 2 * 2 not in gone]
        assert offsets(brokers.extents, on_damage="skip") == expected, seed


def test_many_gaps_read_a_segment_once(brokers: Brokers, monkeypatch: pytest.MonkeyPatch) -> None:
    both = (plain(count, rolled_at=()) for count in (200, 198))
    brokers.write(*(log.spoil(*range(2, 390, 4)) for log in both))
    extents = brokers.extents
    opened: list[str] = []
    true_open = SegmentFile.open

    def counted(self: SegmentFile, **options: Any) -> Any:
        opened.append(self.path)
        return true_open(self, **options)

    monkeypatch.setattr(SegmentFile, "open", counted)
    assert kafkafmt.read_records(extents, on_damage="skip").num_rows == 400 - 2 * 97
    path = next(path for path in opened if "broker-2" in path)
    assert opened.count(path) <= 3  # to find the first gap, to read, and no more


def test_a_segment_that_grew_since_it_was_found(brokers: Brokers) -> None:
    chosen = plain(9).spoil(14)
    brokers.write(chosen, plain())
    extents = brokers.extents
    for _ in range(3):
        chosen.data(count=2)
    chosen.write(brokers.directory(1))
    assert kafkafmt.read_records(extents)["offset"].to_pylist() == list(range(24))


def test_a_block_that_a_disk_cannot_read(brokers: Brokers, monkeypatch: pytest.MonkeyPatch) -> None:
    brokers.write(plain(400, rolled_at=()), plain(398, rolled_at=()))
    extents = brokers.extents
    opened = LocalTree.open

    class Damaged(io.FileIO):
        def readinto(self, buffer: Any) -> int:
            place = self.tell()
            if place < 8192 and place + len(memoryview(buffer)) > 4096:
                raise OSError(5, "Input/output error", self.name)
            return super().readinto(buffer) or 0

        def read(self, size: int | None = -1) -> bytes:
            place = self.tell()
            if place < 8192 and (size is None or size < 0 or place + size > 4096):
                raise OSError(5, "Input/output error", self.name)
            return super().read(-1 if size is None else size) or b""

    def failing(tree: LocalTree, path: str) -> Any:
        return Damaged(path) if "broker-1" in path else opened(tree, path)

    monkeypatch.setattr(LocalTree, "open", failing)
    assert offsets(extents, on_damage="skip") == list(range(800))


def test_there_may_be_more_copies_than_calls_on_the_stack(tmp_path: Path) -> None:
    data = record_batch([Rec(b"k", b"v")])
    copies = [tmp_path / str(number) / "orders-0" for number in range(1_100)]
    for copy in copies:
        put(copy / f"{0:020}.log", data)
    merged_copies = kafkafmt.merge_replicas([copy.parent for copy in copies])
    assert merged_copies.copies.num_rows == len(copies)
    assert kafkafmt.read_records(merged_copies)["offset"].to_pylist() == [0]


def test_a_checkpoint_that_the_batches_refute_does_not_choose(brokers: Brokers) -> None:
    brokers.write(plain(8), plain(6, leader_epoch=1))
    brokers.epochs(1, (0, 0), (7, 4))
    copies, _ = next(group_replicas(find_extents(str(brokers.path))))
    assert [copy.path for copy in copies] == [str(brokers.directory(number)) for number in (2, 1)]
    assert [copy.leader_epoch for copy in copies] == [1, 0]
    assert copies[1].epochs == ()
    brokers.epochs(1, (0, 0), (7, 16))  # a leader that has not written yet
    copies, _ = next(group_replicas(find_extents(str(brokers.path))))
    assert [copy.leader_epoch for copy in copies] == [7, 1]


def of_epochs(*batches: tuple[int, int]) -> Log:
    """Batches by leader epoch and number of records, each in a segment of its own."""
    log = Log()
    for number, (epoch, count) in enumerate(batches):
        if number:
            log.roll()
        log.data(count=count, leader_epoch=epoch)
    return log


@pytest.mark.parametrize(("known", "before"), [(((0, 0), (2, 3)), [0]), (((2, 3),), [])])
def test_a_batch_that_reaches_into_a_later_epoch_is_of_another_history(
    known: tuple[tuple[int, int], ...], before: list[int], brokers: Brokers, tmp_path: Path
) -> None:
    """A leader writes a batch in one epoch. The log start may have cut its own (model seed 571)."""
    chosen = of_epochs((0, 1), (0, 1), (2, 4), (2, 2))
    brokers.write(chosen.lose(*sorted(chosen.segments)[:3]), of_epochs((0, 1), (0, 3)))
    brokers.epochs(1, *known)
    assert brokers.offsets == [*before, 6, 7]
    kafkafmt.salvage([brokers.directory(number) for number in (1, 2)], tmp_path / "out")
    assert set(offsets(tmp_path / "out")) <= {0, 6, 7}


def test_damage_below_a_deletion_is_not_filled_from_another_history(brokers: Brokers) -> None:
    """The epochs of a log begin at its start: which ones were before is not known."""
    brokers.write(plain(8, leader_epoch=1).spoil(0), plain(3, leader_epoch=0))
    brokers.epochs(1, (1, 6))
    brokers.epochs(2, (0, 0))
    brokers.checkpoint(1, "log-start-offset", 6)
    assert offsets(brokers.extents, on_damage="skip", below_log_start=True) == list(range(2, 16))
    assert offsets(brokers.extents, on_damage="skip") == list(range(6, 16))


def test_the_end_of_a_log_with_the_greatest_offset(tmp_path: Path) -> None:
    """As for `ls`, it is the greatest number that a column has."""
    base = 2**63 - 2
    entry = record_batch([Rec(b"a"), Rec(b"b", offset_delta=1)], base_offset=base)
    for side in "ab":
        put(tmp_path / side / "t-0" / f"{base:020d}.log", entry)
    found = kafkafmt.merge_replicas([tmp_path / "a", tmp_path / "b"])
    assert found.copies["endOffset"].to_pylist() == [2**63 - 1] * 2
    assert kafkafmt.read_records(found)["offset"].to_pylist() == [base, base + 1]


@pytest.mark.parametrize(
    ("one", "other", "end"),
    [
        (((), 9), (((0, 0),), 5), 9),  # the files of one say nothing
        ((((0, 0),), 9), ((), 5), 9),
        ((((0, 0),), 9), (((0, 0),), 5), 5),
        ((((0, 0), (2, 4)), 9), (((0, 0),), 7), 4),
        ((((0, 0), (2, 4)), 9), (((0, 0), (1, 3)), 8), 3),
        ((((0, 0), (2, 4)), 9), (((0, 0), (2, 4), (3, 6)), 8), 6),
        ((((2, 4),), 9), (((1, 0),), 8), 0),
        ((((0, 0), (2, 12)), 9), (((0, 0), (2, 12)), 8), 12),  # a lost end
    ],
)
def test_up_to_where_two_histories_agree(one: History, other: History, end: int) -> None:
    assert common_end(one, other) == end


def test_the_log_start_that_counts_is_one_of_the_same_history() -> None:
    log: History = ((0, 0), (2, 4)), 9
    same, other = log, (((0, 0), (1, 3)), 8)
    assert log_start(log, [(None, same)]) is log_start(log, []) is None
    assert log_start(log, [(3, other), (2, same)]) == 3
    assert log_start(log, [(4, other), (2, same)]) == 2
    assert log_start(log, [(9, same), (10, same)]) == 9


@pytest.mark.parametrize(
    ("epoch", "known", "low", "high", "is_of_high", "found"),
    [
        (-1, [], -1, 9, False, True),
        (-1, [0], -1, 9, False, False),
        (-1, [], 3, 2, False, True),
        (2, [], 2, 4, False, True),
        (4, [], 2, 4, False, True),
        (1, [], 2, 4, False, False),
        (5, [], 2, 4, False, False),
        (9, [], 4, 2, False, True),  # one of those around it is wrong
        (3, [3], 2, 4, False, True),
        (3, [3, 4], 2, 4, False, False),
        (3, [], 2, 4, True, False),
        (4, [], 2, 4, True, True),
        (3, [], 4, 4, True, False),
        (3, [], 5, 4, True, True),
        (-1, [], 4, 4, True, False),
    ],
)
def test_the_epochs_around_a_batch_say_if_it_is_of_the_log(
    epoch: int, known: list[int], low: int, high: int, is_of_high: bool, found: bool
) -> None:
    assert is_of_history(epoch, known, low, high, is_of_high=is_of_high) == found


def test_an_offset_has_the_epoch_that_began_last() -> None:
    epochs = ((1, 3), (4, 6))
    assert [epoch_at(epochs, at) for at in (2, 3, 5, 6, 99)] == [None, 1, 1, 4, 4]
    assert [epochs_at(epochs, *ends) for ends in ((0, 2), (2, 5), (5, 6))] == [set(), {1}, {1, 4}]
    assert [is_before(epochs, at) for at in (2, 3)] == [True, False]
    assert not is_before(epochs, 2, NO_EPOCH)
    assert not is_before((), 2)


def test_what_the_chosen_copy_lacks_is_of_its_log() -> None:
    """By the epochs around it, by where a later leader began, and at the end by the last one."""
    log = MergedLog("a", ("a",), ((1, 3), (4, 6)), 4, {1: 3, 4: 8})
    for epoch, first, last, around, found in (
        (1, 2, 2, (), False), (1, 3, 5, (), True), (4, 6, 7, (), True), (1, 5, 6, (), False),
        (4, 6, 7, (1, 4), True), (4, 6, 7, (5, 6), False), (-1, 2, 2, (), True),
        (1, 3, 5, (1, 4), True), (4, 9, 9, (1, None), True), (1, 9, 9, (1, None), False),
        (1, 4, 5, (1, None), True), (4, 5, 5, (1, None), False),
    ):  # fmt: skip
        assert log.continues(epoch, first, last, *around) == found, (epoch, first, last, around)
    for begin, is_of_log in ((8, False), (9, False), (10, True)):
        bare = MergedLog("a", ("a",), begins={4: begin}, leader_epoch=4)
        assert bare.continues(3, 8, 9, 1, 4) == is_of_log
        assert bare.continues(4, 8, 9, 1, 4)
    assert MergedLog("a", ("a",)).continues(-1, 0, 1, -1, None)
    assert MergedLog("a", ("a",), ((1, 3),), 2).continues(2, 3, 4, 1, None)
    forks = MergedLog("a", ("a", "b"), diverging={"b": 7})
    assert [forks.diverges("b", at) for at in (6, 7)] == [False, True]
    assert not forks.diverges("a", 7)


def test_copies_share_what_is_read_beside_them(brokers: Brokers) -> None:
    brokers.write(plain(4), plain(4))
    limits = Limits(batch_bytes=10_000)
    ((copies, _),) = group_replicas(find_extents(str(brokers.path)), limits)
    one, other = copies
    assert {one.path, other.path} == {str(brokers.directory(number)) for number in (1, 2)}
    assert one.beside is other.beside
    assert one.limits is other.limits is limits
    assert len(one.segments) == len(other.segments) == 2
    assert reason(one, other) == "the order of their paths"
    Path(one.segments[1].path).unlink()
    batch = one.batch_below(4)
    assert batch is not None
    assert batch.last_offset == 3
