"""A store of which one request fails: no reader gives another answer without a word."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from itertools import cycle, product
from pathlib import Path

import pytest

from kafkafmt import read_records
from kafkafmt.storage import remote
from tests.attacks.faults import questions, sources, store
from tests.attacks.faults.judging import fault_of
from tests.attacks.faults.run import chosen
from tests.attacks.faults.store import FaultyStore
from tests.lake.export.outputs import FORMATS, StoreOutput, places
from tests.support.growing_log import GrowingLog
from tests.support.store import Refusal, Store

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


# --- A store that refuses one change, or whose answer is lost -------------------------------------
# Each request that changes the store is counted; of the changes of each run, some fail in turn. The
# tables then have the rows of before or all of them, and the next run completes them.


REFUSED, LOST = "refused", "lost"
_ANSWERS = {REFUSED: (403, "AccessDenied"), LOST: (500, "InternalError")}


class Fault:
    """Counts the changes of a store, and lets one fail.

    Attributes:
        made: the paths that were changed.
    """

    def __init__(self, at: int, kind: str) -> None:
        """Change number `at` fails, from 1 on; what is refused is so as often as it is asked."""
        self.made: list[str] = []
        self._at = at
        self._kind = kind
        self._broken: str | None = None

    def __call__(self, path: str, is_done: bool) -> Refusal | None:
        """The answer of the store, if it is not its own."""
        if is_done:
            is_lost = self._kind == LOST and len(self.made) == self._at
            return _ANSWERS[LOST] if is_lost else None
        self.made.append(path)
        if self._kind == REFUSED and len(self.made) == self._at:
            self._broken = path
        return _ANSWERS[REFUSED] if path == self._broken else None


def _first(target: StoreOutput, log: GrowingLog) -> None:
    """Nothing is there."""


def _again(target: StoreOutput, log: GrowingLog) -> None:
    target.run()
    log.send(1)


RUNS: dict[str, tuple[Callable[[StoreOutput, GrowingLog], None], str, bool]] = {
    "first": (_first, "run", True),
    "append": (_again, "run", True),
    "replace": (_again, "run", False),
}
"""What comes before a run, the run, and whether exports append."""


def _said(run: Callable[[], None]) -> str | None:
    """The error that a run ends with; None if it ends well."""
    try:
        run()
    except OSError as error:
        return str(error)
    return None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "format", "kind"),
    [
        (*run, kind)
        for run, kind in zip(product(RUNS, FORMATS), cycle((REFUSED, LOST)), strict=False)
    ],
)
def test_what_a_store_does_not_take_is_said(
    s3: Store, tmp_path: Path, format: str, name: str, kind: str
) -> None:
    begin, run, incremental = RUNS[name]
    target = StoreOutput(tmp_path, format, incremental, s3)
    log = GrowingLog(target.data)
    log.send(2)
    begin(target, log)
    before = target.rows() if begin is not _first else places(read_records(target.data).slice(0, 0))
    truth = places(read_records(target.data))
    target.keep()
    counting = s3.on_change = Fault(0, REFUSED)
    getattr(target, run)()
    s3.on_change = None
    assert target.rows() == truth
    names = [re.sub(r"[0-9a-f-]{32,}", "X", path) for path in counting.made]
    for at in chosen(names, 1, _SAMPLE, f"{format} {name} {kind}"):
        target.restore()
        s3.on_change = Fault(at, kind)
        where = f"{kind} at {at}: {names[at - 1]}"
        said = _said(getattr(target, run))
        if said is None:
            assert target.rows() == truth, where
        else:
            assert kind == LOST or re.search("(?i)403|denied|forbidden", said), (where, said)
        s3.on_change = None
        if begin is not _first:
            assert target.rows() in (before, truth), where
        getattr(target, run)()
        assert target.rows() == truth, where
