"""Pauses of Python's cycle collector (`kafkafmt.storage.cycle_collector`)."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from kafkafmt.storage import cycle_collector
from kafkafmt.storage.discovery import find_extents
from tests.support.truth import GOLDEN


@pytest.fixture(autouse=True)
def _collector_is_on() -> Iterator[None]:
    before = gc.isenabled()
    gc.enable()
    yield
    (gc.enable if before else gc.disable)()


def test_a_pause_ends_with_its_block() -> None:
    with cycle_collector.paused():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_an_inner_pause_does_not_end_the_outer_one() -> None:
    with cycle_collector.paused():
        with cycle_collector.paused():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()


def test_an_error_ends_a_pause() -> None:
    with pytest.raises(KeyError), cycle_collector.paused():
        raise KeyError
    assert gc.isenabled()


def test_a_collector_that_was_off_stays_off() -> None:
    gc.disable()
    with cycle_collector.paused():
        assert not gc.isenabled()
    assert not gc.isenabled()


def test_a_search_for_segments_is_a_pause() -> None:
    seen = []

    def is_wanted(log: object) -> bool:
        seen.append(gc.isenabled())
        return True

    assert find_extents(str(GOLDEN / "k431-segments"), logs=is_wanted)
    assert seen
    assert not any(seen)
    assert gc.isenabled()


def test_a_search_that_fails_ends_its_pause() -> None:
    with pytest.raises(FileNotFoundError):
        find_extents("/does/not/exist")
    assert gc.isenabled()
