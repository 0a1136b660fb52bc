"""Brokers that the log has as running are fenced, so they register again at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.repair.rescue.cases import Case
from tests.repair.rescue.tampering import append_to_all, image, metadata_record, partitions

QUORUM = "r1-static-one-of-three"
ELR = "eligible.leader.replicas.version"


def set_elr(case: Case, level: int, metadata_version: int = 30) -> None:
    levels = {"metadata.version": metadata_version, ELR: level}
    append_to_all(
        case,
        *(
            metadata_record("FeatureLevelRecord", name=name, featureLevel=each)
            for name, each in levels.items()
        ),
    )


def test_partitions_wait_for_an_in_sync_replica(case: Case, out: Path) -> None:
    set_elr(case, 0)
    old = {(row["topicId"], row["partition"]): row for row in partitions(case)}
    report = case.rescue(out)
    for row in image(out).partitions.to_pylist():
        known = old[row["topicId"], row["partition"]]
        assert row["leader"] == -1
        assert (row["isr"], row["replicas"]) == (known["isr"], known["replicas"])
        assert row["leaderEpoch"] == known["leaderEpoch"] + 1
    assert any("are fenced until they register" in line for line in report.changes)


@pytest.mark.parametrize(("level", "is_fenced"), [(26, True), (25, False)])
def test_eligible_leader_replicas_keep_the_leader(
    level: int, is_fenced: bool, case: Case, out: Path
) -> None:
    """The controller remembers it when the partition loses it, and elects it when it is back.

    That of Kafka 4.0 would remember -1 as the last leader, and never elect one.
    """
    set_elr(case, 1, level)
    old = partitions(case)
    case.rescue(out)
    assert image(out).partitions.to_pylist() == old
    assert {row["fenced"] for row in image(out).brokers.to_pylist()} == {is_fenced}
