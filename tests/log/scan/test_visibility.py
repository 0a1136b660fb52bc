"""The outcomes of a log's transactions, gathered before its records are read."""

from __future__ import annotations

from pathlib import Path

import pytest

import kafkafmt
from kafkafmt._base.errors import ChecksumError, LimitExceededError
from kafkafmt.log.scan.visibility import Gathered, gather_outcomes
from kafkafmt.segment.record.transactions import Outcomes, Transactions
from kafkafmt.storage.discovery import find_extents
from tests.support.engines import engine as engine
from tests.survey.logs import Log

pytestmark = pytest.mark.usefixtures("engine")


def test_the_transactions_of_some_extents(tmp_path: Path) -> None:
    log = Log()
    log.data(7)
    marker = log.marker(7, 0, commit=False)
    log.roll()
    log.data(8)
    extents = find_extents(log.write(tmp_path / "t-0"))
    outcomes = Outcomes()
    assert gather_outcomes(outcomes, iter(extents)) == []
    assert outcomes.transactions() == Transactions({7: [(0, marker)]}, 2)
    with pytest.raises(LimitExceededError):
        gather_outcomes(Outcomes(), extents, limits=kafkafmt.Limits(batch_bytes=65))
    log.spoil(marker)
    log.write(tmp_path / "t-0")
    with pytest.raises(ChecksumError):
        gather_outcomes(Outcomes(), extents)
    outcomes = Outcomes()
    (damage,) = gather_outcomes(outcomes, extents, "collect")
    assert (damage.kind, damage.topic, damage.partition) == ("bad_checksum", "t", 0)
    assert outcomes.transactions() == Transactions({}, 0)


@pytest.mark.parametrize(
    ("stable", "is_grown", "seen"),
    [
        (None, False, None),
        (None, True, 3),
        (1, True, 1),
        (9, True, 3),
    ],
)
def test_what_a_log_got_since_its_markers_were_read_does_not_count(
    stable: int | None, is_grown: bool, seen: int | None, tmp_path: Path
) -> None:
    log = Log()
    log.data(7, count=3)
    size = len(log.content)
    (extent,) = find_extents(log.write(tmp_path / "t-0"))
    if is_grown:
        log.data(count=2)
        log.write(tmp_path / "t-0")
    known = Transactions({7: [(0, 1)]}, stable)
    limits = kafkafmt.Limits()
    found = Gathered(known, {extent.segment.path: size}).of(extent, limits)
    assert found == Transactions(known.aborted, seen)
    assert Gathered(known, {}).of(extent, limits) is known
    Path(extent.segment.path).unlink()
    assert Gathered(known, {extent.segment.path: size}).of(extent, limits) is known


def test_of_a_log_that_was_damage_when_its_markers_were_read_nothing_counts(tmp_path: Path) -> None:
    log = Log()
    log.data(7)
    log.spoil(0)
    (extent,) = find_extents(log.write(tmp_path / "t-0"))
    found = Gathered(Transactions(), {extent.segment.path: 1}).of(extent, kafkafmt.Limits())
    assert found.last_stable_offset == 0
