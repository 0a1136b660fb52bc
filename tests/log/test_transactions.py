"""The transactions of one log, batch by batch: what is ended, what is open, what is doubtful."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pytest

import kafkafmt
from kafkafmt.log.transactions import Hole, Transaction, TransactionFollower
from kafkafmt.segment.record.batch import Batch
from kafkafmt.segment.side_files.indexes import AbortedTxn, ProducerStateEntry
from tests.survey.logs import Log, time_of


@dataclass
class Followed:
    """A log that is followed while it is made."""

    log: Log = field(default_factory=Log)
    follower: TransactionFollower = field(default_factory=TransactionFollower)

    def __post_init__(self) -> None:
        self.follower.begin_segment(0, None)

    def batch(self) -> Batch:
        """The batch that was made last."""
        (batch,) = kafkafmt.open_segment(self.log.segments[max(self.log.segments)][-1])
        return batch

    def data(self, producer: int, count: int = 1, epoch: int = 0, **fields: Any) -> None:
        self.log.data(producer, epoch, count, **fields)
        self.follower.add(self.batch())

    def end(self, producer: int, *, commit: bool = True, epoch: int = 0) -> None:
        self.log.marker(producer, epoch, commit=commit)
        self.follower.add(self.batch())

    def lose(self, count: int = 1) -> None:
        """Offsets that nothing is left of."""
        self.log.end += count

    def damage(self, producer: int = 7, *, is_marker: bool = True) -> None:
        """An entry with a wrong checksum."""
        if is_marker:
            self.log.marker(producer, 0, commit=True)
        else:
            self.log.data(producer)
        self.follower.add_damaged(self.batch())

    def finish(self, end: int | None = None) -> list[tuple[int, str | None, int, int]]:
        """Producer, state, first and last offset of each transaction, in the order of ends."""
        self.follower.finish(end)
        return [
            (each.producer_id, each.state, each.first_offset, each.last_offset)
            for each in self.follower.ended
        ]

    def doubts(self) -> list[tuple[str | None, str | None, list[tuple[int, int]]]]:
        """State, evidence and holes of each lost marker."""
        return [
            (
                each.transaction.state,
                each.evidence,
                [(hole.first, hole.last) for hole in each.holes],
            )
            for each in self.follower.lost
        ]


def state_of(producer: int, first: int) -> ProducerStateEntry:
    """A producer in a snapshot, and the first offset of its open transaction."""
    return ProducerStateEntry(producer, 0, 0, 0, 0, 0, 3, first)


def test_every_field_of_a_transaction() -> None:
    made = Followed()
    made.data(7, 2)
    made.data(8)
    made.data(7, 3)
    made.end(7, commit=False)
    made.end(8)
    assert made.follower.next_offset == 8
    one, other = made.follower.take()
    assert one == Transaction(
        producer_id=7, producer_epoch=0, state="aborted", first_offset=0, last_offset=5, records=5,
        first_timestamp=time_of(0), last_timestamp=time_of(5), marker_offset=6,
        marker_timestamp=time_of(6), coordinator_epoch=3, last_stable_offset=2, marker_epoch=0,
    )  # fmt: skip
    assert (other.first_offset, other.records, other.state) == (2, 1, "committed")
    assert (other.marker_offset, other.last_stable_offset) == (7, 8)
    assert made.follower.take() == []
    assert made.finish(8) == []
    assert made.doubts() == []


def test_what_is_open_comes_last_by_its_first_offset() -> None:
    made = Followed()
    made.data(9)
    made.data(7)
    made.data(8, 2)
    made.end(7)
    made.data(7, epoch=1)
    assert made.finish() == [
        (7, "committed", 1, 1), (9, "open", 0, 0), (8, "open", 2, 3), (7, "open", 5, 5),
    ]  # fmt: skip
    assert [each.producer_epoch for each in made.follower.ended] == [0, 0, 0, 1]
    assert made.follower.ended[-1].marker_offset is None
    assert made.follower.lost == []


def test_what_is_no_part_of_a_transaction() -> None:
    made = Followed()
    made.data(-1)
    made.data(7, transactional=False)
    made.end(8)  # of a transaction whose data compaction removed
    made.data(9, 0)
    made.data(10)
    made.data(11)
    assert made.finish() == [(10, "open", 3, 3), (11, "open", 4, 4)]
    made.follower.take()
    made.follower.all_ended_below = 4  # as the copies in a tier tell
    assert made.finish() == [(10, None, 3, 3), (11, "open", 4, 4)]


@pytest.mark.parametrize("first", [7, 8])
def test_the_last_stable_offset_after_a_snapshot_that_ends_a_part(first: int) -> None:
    """The rest of the transaction began before that of another producer, or after it."""
    second = 15 - first
    made = Followed()
    made.data(7, 2)
    made.lose()
    made.data(first, 2)
    made.data(second, 2)
    made.follower.add_snapshot(7, [state_of(first, 3), state_of(second, 5)])
    made.data(9)
    made.end(9)
    lost, ended = made.follower.take()
    assert (lost.producer_id, lost.first_offset, lost.last_offset) == (7, 0, 1)
    assert lost.marker_offset == 2
    assert (ended.producer_id, ended.last_stable_offset) == (9, 3)
    assert made.finish() == [(first, "open", 3, 4), (second, "open", 5, 6)]


def test_a_snapshot_that_agrees_ends_nothing() -> None:
    made = Followed()
    made.data(7, 2)
    made.lose()
    made.data(7)
    made.follower.add_snapshot(4, [state_of(7, 0), state_of(99, -1)])
    assert made.finish(4) == [(7, "open", 0, 3)]


def test_a_snapshot_may_know_producers_without_a_transaction() -> None:
    made = Followed()
    made.data(8)
    made.lose()
    made.data(9)
    made.follower.add_snapshot(3, [state_of(7, -1), state_of(8, -1)])
    assert made.finish() == [(8, None, 0, 0), (9, "open", 2, 2)]


def test_a_snapshot_says_that_a_transaction_is_open_at_its_offset() -> None:
    """A marker can only be in a hole that begins after it."""
    for offset, holes in ((3, [(3, 3)]), (4, [])):
        made = Followed()
        made.data(7, 2)
        made.data(-1)
        made.follower.add_snapshot(offset, [state_of(7, 0)])
        made.follower.add_damaged()
        made.lose()
        made.data(-1)
        assert made.finish() == [(7, "open", 0, 1)]
        assert made.doubts() == ([("open", None, holes)] if holes else [])


def test_a_hole_between_segments_is_damage_unless_the_log_is_compacted() -> None:
    for is_compacted in (False, True):
        made = Followed()
        made.data(7)
        made.lose(int(is_compacted))
        made.data(7)
        made.lose()
        made.follower.begin_segment(made.log.end + 1, None)
        made.lose()
        made.data(7)
        made.end(7)
        (ended,) = made.finish()
        assert ended[:2] == (7, "committed")
        assert made.doubts() == ([] if is_compacted else [("committed", None, [(2, 3)])])


def test_a_hole_below_a_snapshot_of_an_open_transaction_has_no_marker_of_it() -> None:
    """Model seed 330051948."""
    for is_known in (False, True):
        made = Followed()
        made.data(7)
        made.lose()
        made.follower.begin_segment(made.log.end, None)
        made.follower.add_snapshot(2, [state_of(7, 0)] if is_known else [])
        made.data(7)
        made.end(7)
        assert made.finish() == [(7, "committed", 0, 2)]
        assert made.doubts() == ([] if is_known else [("committed", None, [(1, 1)])])


def test_damage_makes_no_log_look_compacted() -> None:
    """Although the offsets of the damaged entry are missing inside a segment."""
    made = Followed()
    made.data(7)
    made.damage(is_marker=False)
    made.data(7)
    made.lose()
    made.follower.begin_segment(made.log.end + 1, None)
    made.lose()
    made.data(7)
    made.end(7)
    made.finish()
    assert made.doubts() == [("committed", None, [(1, 1), (3, 4)])]


def test_a_damaged_marker_says_where_it_was() -> None:
    for producer, place in ((7, 2), (8, None)):
        made = Followed()
        made.data(7)
        made.damage(is_marker=False)
        made.damage(producer)
        made.damage(is_marker=False)
        made.data(7, epoch=1)
        made.end(7, epoch=1)
        made.finish()
        (lost,) = made.follower.lost
        assert (lost.evidence, lost.transaction.marker_offset) == ("epoch", place)
        assert lost.holes == (Hole(1, 3, 0, True, False, ((2, producer),)),)


def test_damage_of_earlier_entries_says_nothing_about_a_later_hole() -> None:
    made = Followed()
    made.damage()
    made.data(7)
    made.lose()
    made.data(7, epoch=1)
    made.finish()
    (lost,) = made.follower.lost
    assert lost.transaction.marker_offset == 2
    assert lost.holes == (Hole(2, 2, 0),)


def test_an_epoch_ends_no_transaction_at_a_hole_of_the_cleaner() -> None:
    """It keeps the marker of what it keeps; an election may have lost it before that."""
    for is_compacted, is_damaged in ((True, False), (True, True), (False, False)):
        made = Followed(follower=TransactionFollower(partial(bool, is_compacted)))
        made.data(7)
        made.lose()
        if is_damaged:
            made.follower.add_damaged()
        made.data(7, epoch=1)
        made.end(7, epoch=2)
        one, two = [(7, "committed", 0, 2)], [(7, None, 0, 0), (7, "committed", 2, 2)]
        assert made.finish() == (one if is_compacted and not is_damaged else two)


def test_the_end_of_a_log() -> None:
    """It is where the last entry ends, or a damaged one, or where a file says that it was."""
    for damaged, end, holes in (
        (0, None, []), (0, 1, []), (0, 4, [(1, 3)]), (2, None, [(1, 2)]), (2, 2, [(1, 2)]),
        (2, 9, [(1, 8)]),
    ):  # fmt: skip
        made = Followed()
        made.data(7)
        for _ in range(damaged):
            made.damage()
        assert made.finish(end) == [(7, "open", 0, 0)]
        found = [each for _, _, each in made.doubts()]
        is_damaged = bool(damaged)
        assert found == ([holes] if holes and is_damaged else []), (damaged, end)
        assert made.follower.next_offset == max(1 + damaged, end or 0)


def test_the_end_of_a_log_of_which_nothing_is_known() -> None:
    for end in (None, 0, 5):
        follower = TransactionFollower()
        assert follower.next_offset is None
        follower.finish(end)
        assert follower.next_offset == end
        assert (follower.ended, follower.lost) == ([], [])


def test_an_index_ends_a_transaction_in_a_hole() -> None:
    made = Followed()
    made.follower.begin_segment(0, [AbortedTxn(0, 7, 0, 1, 2), AbortedTxn(0, 8, 2, 3, 4)])
    made.data(7)
    made.lose()
    made.data(8)
    made.lose()
    made.data(9)
    assert made.finish() == [(7, "aborted", 0, 0), (8, "aborted", 2, 2), (9, "open", 4, 4)]
    assert [each.marker_offset for each in made.follower.ended] == [1, 3, None]
    assert [each.last_stable_offset for each in made.follower.ended] == [2, 4, None]
    assert made.doubts() == [
        ("aborted", "transaction_index", [(1, 1)]), ("aborted", "transaction_index", [(3, 3)]),
    ]  # fmt: skip


def test_an_index_names_a_later_transaction_whose_marker_is_in_a_hole() -> None:
    """What came before it had ended: a marker of it is in a hole, too, and did not abort."""
    for has_data in (True, False):
        made = Followed()
        made.follower.begin_segment(0, [AbortedTxn(0, 7, 2, 3, 4)])
        made.data(7)
        made.lose()
        if has_data:
            made.data(7)
        made.lose(4 - made.log.end)
        made.data(9)
        aborted = [(7, "aborted", 2, 2)] if has_data else []
        assert made.finish() == [(7, "committed", 0, 0), *aborted, (9, "open", 4, 4)]
        evidence = [("aborted", "transaction_index", [(3, 3)])] if has_data else []
        assert made.doubts() == [("committed", "transaction_index", [(1, 1)]), *evidence]


def test_an_entry_of_an_index_for_another_producer_or_marker_ends_nothing() -> None:
    made = Followed()
    made.follower.begin_segment(0, [AbortedTxn(0, 8, 1, 3, 3), AbortedTxn(0, 7, 1, 9, 9)])
    made.data(7)
    made.damage(8)
    made.data(7)
    made.end(7, commit=False)
    assert made.finish() == [(7, "aborted", 0, 2)]
    assert made.doubts() == [("aborted", None, [(1, 1)])]


def test_an_index_without_an_abort_lets_a_commit_be_beyond_doubt() -> None:
    """A lost marker in a segment with an index was none that aborts: it would be listed."""
    for aborts, end, holes in (([], 2, []), ([], 1, [(1, 1)]), (None, 2, [(1, 1)])):
        made = Followed()
        made.follower.begin_segment(0, aborts, end)
        made.data(7)
        made.damage(8)
        made.data(7)
        made.end(7)
        made.data(9)
        made.damage(8)
        assert made.finish() == [(7, "committed", 0, 2), (9, "open", 4, 4)]
        committed = [("committed", None, holes)] if holes else []
        assert made.doubts() == [*committed, ("open", None, [(5, 5)])]


def test_a_damaged_entry_at_the_end_of_a_segment_is_of_that_segment() -> None:
    """So its index says whether the marker that was there aborted."""
    made = Followed()
    made.follower.begin_segment(0, [])
    made.data(7)
    made.damage(7)
    made.follower.begin_segment(made.log.end, None)
    made.data(7, epoch=1)
    made.finish()
    assert made.doubts() == [("committed", "epoch", [(1, 1)])]
    (lost,) = made.follower.lost
    assert (lost.transaction.producer_id, lost.holes[0].segment) == (7, 0)
