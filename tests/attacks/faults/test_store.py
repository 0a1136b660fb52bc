"""A store of which one request fails: no reader gives another answer without a word."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from kafkafmt.storage import remote
from tests.attacks.faults import questions, sources, store
from tests.attacks.faults.judging import fault_of
from tests.attacks.faults.run import chosen
from tests.attacks.faults.store import FaultyStore

_SAMPLE = 1  # requests of each question


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[questions.Place]:
    folder = tmp_path_factory.mktemp("faults")
    sources.make(folder / "store")
    yield questions.Place(f"{store.serve(folder)}store", {}, folder / "out")
    FaultyStore.arm(0, "")


def wrong(place: questions.Place, error: str, name: str, ask: questions.Ask) -> list[str]:
    """A line for each answer that may not be given."""
    found = []
    words = (str(store.ERRORS[error] or "bytes from byte"),)
    FaultyStore.arm(0, error)
    sound = ask(place)
    requests = FaultyStore.requests
    for number in chosen(requests, 1, _SAMPLE, f"{error} {name}"):
        FaultyStore.arm(number, error)
        fault = fault_of(sound, ask(place), words)
        if fault is not None:
            found.append(f"{name}: {fault} where request {number} is {error}")
    return found


@pytest.mark.slow
def test_what_a_store_does_not_give_is_said(
    place: questions.Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each question is asked with another error than the one before."""
    monkeypatch.setattr(remote, "_PAUSES", ())
    asked = zip(itertools.cycle(store.ERRORS), questions.every(is_local=False).items())
    assert [line for error, (name, ask) in asked for line in wrong(place, error, name, ask)] == []
