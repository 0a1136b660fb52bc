"""A store that refuses one change, or whose answer is lost: no run ends well without its rows.

Each request that changes the store is counted; of the changes of each run, some fail in turn. The
tables then have the rows of before or all of them, and the next run completes them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import cycle, product
from pathlib import Path

import pytest

from kafkafmt import read_records
from tests.attacks.faults.run import chosen
from tests.lake.export.outputs import FORMATS, StoreOutput, places
from tests.spark.broker import GrowingLog
from tests.support.store import Refusal, Store

_SAMPLE = 1  # changes of each run
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
