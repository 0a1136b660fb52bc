"""Every bucket gives the records of a live consumer, and damage only where it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt._base.damage import PRIVATE_KEY
from tests.log.tier.cases import NAMES, Case, rows
from tests.support.samples import sampled


@pytest.fixture(params=sampled(NAMES, 4))
def case(request: pytest.FixtureRequest, tmp_path: Path) -> Case:
    return Case(request.param, tmp_path)


def test_the_bucket_gives_each_record_once(case: Case) -> None:
    found = kafkafmt.read_records(case.bucket, private_keys=case.keys, on_damage="skip")
    assert rows(found) == case.expected()
    if "damage" in case.said or "unreadable" in case.said:
        with pytest.raises((kafkafmt.KafkaFormatError, OSError)):
            kafkafmt.read_records(case.bucket, private_keys=case.keys)
    else:
        assert kafkafmt.read_records(case.bucket, private_keys=case.keys).equals(found)


def test_read_committed_leaves_out_what_a_consumer_does(case: Case) -> None:
    expected = case.expected("expected-committed") or case.expected()
    found = kafkafmt.read_records(
        case.bucket, private_keys=case.keys, isolation="read_committed", on_damage="skip"
    )
    assert rows(found) == expected


@pytest.mark.parametrize("name", ["delete-records", "local-overlap", "retention"])
def test_with_the_disk_of_a_broker_it_is_one_log(name: str, tmp_path: Path) -> None:
    case = Case(name, tmp_path)
    expected = case.expected("expected-with-local")
    source = [case.bucket, case.local]
    asked: dict[str, Any] = {"topics": case.topics, "private_keys": case.keys}
    assert rows(kafkafmt.read_records(source, **asked)) == expected
    assert rows(kafkafmt.read_records(source, isolation="read_committed", **asked)) == expected


def test_damage_is_only_where_it_is(case: Case) -> None:
    damage = kafkafmt.read_damage(case.bucket, private_keys=case.keys).to_pylist()
    found = {_stem(each["segment"]) for each in damage if each["kind"] != PRIVATE_KEY}
    said = case.said.get("damage", ())
    assert found == {_stem(each["object"]) for each in said if "lostOffsets" in each}
    locked = [each["message"] for each in damage if each["kind"] == PRIVATE_KEY]
    if "unreadable" not in case.said:
        assert locked == []
        return
    (message,) = locked
    count = len(case.said["unreadable"])
    assert message.startswith(f"needs the private key key1 ({count} segments)")


def test_each_loss_is_one_finding(case: Case) -> None:
    """Also for a chunk that cuts entries; and nothing else is called damage."""
    lost = sorted(
        tuple(offsets)
        for said in case.said.get("damage", ())
        for offsets in _ranges(said.get("lostOffsets", ()))
    )
    damage = kafkafmt.read_damage(case.bucket, private_keys=case.keys).to_pylist()
    assert len([each for each in damage if each["kind"] != PRIVATE_KEY]) == len(lost)
    findings = kafkafmt.verify(case.bucket, private_keys=case.keys).to_pylist()
    found = [each for each in findings if each["severity"] == "damage"]
    assert sorted((each["firstOffset"], each["lastOffset"]) for each in found) == lost


def test_transactions_and_producers_go_on_after_damage(case: Case) -> None:
    damage: list[Any] = []
    kafkafmt.read_transactions(case.bucket, private_keys=case.keys, damage=damage)
    assert bool(damage) == bool(kafkafmt.read_damage(case.bucket, private_keys=case.keys).num_rows)
    kafkafmt.read_producers(case.bucket, private_keys=case.keys)


def _ranges(said: list[Any]) -> list[list[int]]:
    """One range, or several."""
    return [said] if said and isinstance(said[0], int) else said


def _stem(path: str) -> str:
    return path.rpartition("/")[2].partition(".")[0]
