"""How much of the segments that were found has been read."""

from __future__ import annotations

import pytest

from kafkafmt.storage import meter


def test_what_is_read_again_soon_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meter, "_REMEMBERED", 2)
    steps = [("a", 30, 35), ("a", 50, 55), ("a", 10, 55), ("a", 60, 65), ("b", 7, 72)]
    steps += [("a", 60, 72), ("c", 1, 73), ("a", 61, 74), ("b", 7, 81)]  # b was forgotten for c
    with meter.watched() as figures:
        meter.add(total=200)
        with meter.watched() as later:
            meter.add(done=5)
            for path, position, done in steps:
                meter.reached(path, position)
                assert figures.done == later.done == done
        meter.add(total=1, done=1)
    meter.add(total=9)
    meter.reached("d", 9)
    assert (figures.total, figures.done) == (201, 82)
    assert (later.total, later.done) == (0, 81)
