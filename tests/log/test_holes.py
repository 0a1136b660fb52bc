"""Holes of a log: how many are kept, and how older ones are joined."""

from __future__ import annotations

from itertools import product

import pytest

from kafkafmt.log import transactions
from kafkafmt.log.transactions import Hole, Holes


@pytest.fixture(autouse=True)
def _two_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transactions, "_MOST", 2)


def test_the_oldest_are_joined() -> None:
    for one, other, first, second in product((False, True), repeat=4):
        made = Holes()
        older = Hole(1, 3, 0, one, first, ((2, 7),)), Hole(5, 6, 0, other, second)
        for hole in (*older, Hole(8, 8, 0)):
            made.add(hole, 0)
        joined = Hole(1, 6, 0, one or other, first and second)
        assert made.within(0, 99) == [joined, Hole(8, 8, 0)]
        assert (made.count, made.last) == (3, Hole(8, 8, 0))


def test_of_two_segments_the_joined_hole_is_of_none() -> None:
    made = Holes()
    for first, segment in ((1, 0), (5, 4), (8, 4)):
        made.add(Hole(first, first, segment), 0)
    assert made.within(0, 99) == [Hole(1, 5, None), Hole(8, 8, 4)]


@pytest.mark.parametrize(("needed_from", "first"), [(2, 1), (3, 1), (4, 5), (6, 5), (7, 8)])
def test_what_is_not_needed_is_forgotten_first(needed_from: int, first: int) -> None:
    made = Holes()
    for hole in (Hole(1, 3, 0), Hole(5, 6, 0), Hole(8, 8, 0)):
        made.add(hole, needed_from)
    assert made.within(0, 99)[0].first == first
    assert made.within(0, 99)[-1] == Hole(8, 8, 0)


def test_a_range_has_the_holes_that_begin_in_it() -> None:
    made = Holes()
    for hole in (Hole(1, 3, 0), Hole(5, 9, 0, markers=((9, 7),))):
        made.add(hole, 0)
    assert made.within(2, 4) == []
    assert made.within(2, 5) == [Hole(5, 5, 0, markers=((9, 7),))]
    assert made.within(1, 9) == [Hole(1, 3, 0), Hole(5, 9, 0, markers=((9, 7),))]
