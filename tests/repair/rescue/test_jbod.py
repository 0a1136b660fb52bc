"""Moves of a partition between the data directories of a broker (KIP-113), cut in half.

A broker copies to ``-future``, renames that to the log, and the old log to ``-delete``; the
metadata log has the new directory before or after. ``bills-0`` is on broker 1, in ``1``, and on
broker 2, where it is not in sync.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.repair.rescue import RescueReport
from tests.repair.rescue.cases import Case
from tests.repair.rescue.tampering import METADATA, partition_of, partitions, said

_HASH = "0" * 32
_LOG = "bills-0"


@pytest.fixture
def case(tmp_path: Path) -> Case:
    return Case("r1-elr-jbod", tmp_path)


def put(case: Case, data: str, name: str) -> Path:
    """A copy of broker 1's log in one of its data directories."""
    return Path(shutil.copytree(case.nodes / "1" / _LOG, case.nodes / data / name))


def directory_id(case: Case, data: str) -> str | None:
    return kafkafmt.side_files.read_meta_properties(case.nodes / data / "meta.properties").directory


def logs_of(out: Path) -> set[str]:
    return {path.name for path in out.glob(f"brokers/1/*/{_LOG}/*.log")}


def may_lead(out: Path) -> set[int]:
    row = partition_of(out, _LOG)
    return {*row["isr"], *row["elr"]}


def expect_served(report: RescueReport, out: Path) -> None:
    assert report.problems == []
    assert not said(report.lost, _LOG)
    assert may_lead(out) == {1}


def test_the_copying_has_not_ended(case: Case, out: Path) -> None:
    put(case, "1-d1", f"{_LOG}.{_HASH}-future")
    expect_served(case.rescue(out), out)
    assert logs_of(out) == set()


@pytest.mark.parametrize("state", ["future", "delete", "stray"])
def test_only_one_of_two_names_was_changed(state: str, case: Case, out: Path) -> None:
    """The log is in both directories: no broker starts with that."""
    put(case, "1-d1", _LOG)
    put(case, "1-d1", f"{_LOG}.{_HASH}-{state}")
    report = case.rescue(out)
    expect_served(report, out)
    assert said(report.doubtful, "broker 1 has the partition as", "does not start with both")


def test_the_move_has_ended(case: Case, out: Path) -> None:
    """What it leaves is not used, and not called a deleted topic."""
    put(case, "1-d1", _LOG)
    old = case.nodes / "1" / f"{_LOG}.{_HASH}-delete"
    (case.nodes / "1" / _LOG).rename(old)
    report = case.rescue(out)
    expect_served(report, out)
    assert not any("topic was deleted" in each.reason for each in report.ignored)


@pytest.mark.parametrize("is_moved", [True, False])
def test_the_log_lies_where_the_metadata_log_has_it_not(
    is_moved: bool, case: Case, out: Path
) -> None:
    """The disk that the metadata log has is lost: such a partition gets no leader."""
    (before,) = (
        dict(zip(row["replicas"], row["directories"], strict=True))[1]
        for row in partitions(case)
        if (row["topic"], row["partition"]) == ("bills", 0)
    )
    assert before == directory_id(case, "1")
    put(case, "1-d1", _LOG)
    shutil.rmtree(case.nodes / "1" / _LOG)
    if not is_moved:
        for path in (case.nodes / "1").iterdir():
            if path.name not in (METADATA, "meta.properties") and path.is_dir():
                shutil.rmtree(path)
        meta = case.nodes / "1" / "meta.properties"
        meta.write_text(meta.read_text().replace(before, "B" * 21 + "w"))
    report = case.rescue(out)
    assert not said(report.lost, _LOG)
    row = partition_of(out, _LOG)
    found = dict(zip(row["replicas"], row["directories"], strict=True))[1]
    assert found == (before if is_moved else directory_id(case, "1-d1"))


@pytest.mark.parametrize("state", ["delete", "stray", "future"])
def test_the_only_copy_has_the_name_of_a_move(state: str, case: Case, out: Path) -> None:
    """The disk that it went to is lost, and broker 2, too."""
    aside = case.nodes / "1" / f"{_LOG}.{_HASH}-{state}"
    (case.nodes / "1" / _LOG).rename(aside)
    names = {path.name for path in aside.glob("*.log")}
    for data in case.nodes.glob("2*"):
        shutil.rmtree(data)
    report = case.rescue(out, lost=[2])
    assert report.problems == []
    assert not said(report.lost, _LOG)
    assert said(report.doubtful, f"{_LOG}: broker 1", str(aside), "it may lack records")
    assert logs_of(out) == names
    assert may_lead(out) == {1}


@pytest.mark.parametrize("state", ["delete", "stray"])
def test_the_only_copy_in_sync_has_the_name_of_a_move(state: str, case: Case, out: Path) -> None:
    """That of broker 2 would lead, and lack records."""
    aside = case.nodes / "1" / f"{_LOG}.{_HASH}-{state}"
    (case.nodes / "1" / _LOG).rename(aside)
    report = case.rescue(out)
    expect_served(report, out)
    assert said(report.doubtful, f"{_LOG}: broker 1", str(aside))


def test_a_log_of_a_former_replica_stays_aside(case: Case, out: Path) -> None:
    """Broker 3 never had it by the metadata log."""
    put(case, "3", f"{_LOG}.{_HASH}-delete")
    for data in ("1", "2-d1"):
        shutil.rmtree(case.nodes / data / _LOG)
    report = case.rescue(out)
    assert said(report.lost, f"{_LOG}: no disk has it")
