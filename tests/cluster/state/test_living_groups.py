"""Which groups are there: those with members, a record of their own, or living offsets."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import pytest

from kafkafmt.cluster import read_groups
from kafkafmt.cluster.image import level_of
from kafkafmt.cluster.messages import schema
from kafkafmt.cluster.messages.encoding import encoded
from tests.cluster.state.test_offsets import commit, log, marker, plain, transactional
from tests.support.encoder import Rec
from tests.support.metadata import metadata_log

SCHEMAS = schema.log(schema.CONSUMER_OFFSETS)


def record(number: int, key: dict[str, Any], value: dict[str, Any] | None) -> Rec:
    """A record of a group, in version 0, or its tombstone."""
    name = struct.pack(">h", number) + encoded(SCHEMAS.keys[number], 0, key)
    if value is None:
        return Rec(name, None)
    return Rec(name, struct.pack(">h", 0) + encoded(SCHEMAS.values[number], 0, value))


def classic(group: str, *, is_gone: bool = False) -> Rec:
    """An empty classic group, or its tombstone."""
    values = {"protocolType": "consumer", "generation": 2, "members": []}
    return record(2, {"group": group}, None if is_gone else values)


def consumer(group: str, *, is_gone: bool = False) -> Rec:
    """The epoch of a group of KIP-848, or its tombstone."""
    return record(3, {"groupId": group}, None if is_gone else {"epoch": 1})


def registration(release: str) -> tuple[str, dict[str, Any]]:
    """A broker that knows the level of a release."""
    level = {"minSupportedVersion": 1, "maxSupportedVersion": level_of(release)}
    feature = {"name": "metadata.version", **level}
    ids = {"brokerId": 1, "incarnationId": "A" * 22, "brokerEpoch": 1, "rack": None}
    return "RegisterBrokerRecord", {**ids, "endPoints": [], "features": [feature], "fenced": False}


def remains(data: Path, *entries: bytes) -> set[str]:
    """The groups that are listed."""
    log(data, *entries)
    return {row["group"] for row in read_groups(data).to_pylist()}


def life(at: int) -> list[bytes]:
    """Groups that only commit; what is left of each is in its name."""
    return [
        plain(
            at, commit("living", "t", 0, 1), commit("half", "t", 0, 1), commit("half", "t", 1, 1)
        ),
        plain(at + 3, commit("expired", "t", 0, 1), commit("half", "t", 1, None)),
        plain(at + 5, commit("expired", "t", 0, None)),
        transactional(at + 6, 7, commit("aborted", "t", 0, 1)),
        transactional(at + 7, 8, commit("committed", "t", 0, 1)),
        marker(at + 8, 7, commits=False),
        marker(at + 9, 8, commits=True),
        transactional(at + 10, 9, commit("pending", "t", 0, 1)),
    ]


LIVING = {"living", "half", "committed", "pending"}
FORGOTTEN = {"expired", "aborted"}


def test_up_to_3_9_a_group_without_members_lives_by_its_offsets(tmp_path: Path) -> None:
    assert remains(tmp_path, *life(0)) == LIVING


def test_a_group_that_had_members_lives_until_its_tombstone(tmp_path: Path) -> None:
    found = remains(
        tmp_path,
        plain(0, classic("kept"), classic("gone"), commit("kept", "t", 0, 1)),
        plain(3, commit("kept", "t", 0, None), classic("gone", is_gone=True)),
    )
    assert found == {"kept"}


def test_up_to_3_9_offsets_outlive_the_tombstone_of_their_group(tmp_path: Path) -> None:
    """GroupMetadataManager.doLoadGroupsAndOffsets: the marker may come after the tombstone."""
    entries = [
        plain(0, classic("g")),
        transactional(1, 7, commit("g", "t", 0, 1)),
        plain(2, classic("g", is_gone=True)),
        marker(3, 7, commits=True),
    ]
    assert remains(tmp_path, *entries) == {"g"}
    (row,) = read_groups(tmp_path).to_pylist()
    assert (row["kind"], row["state"], row["generation"]) == ("classic", "Empty", None)


@pytest.mark.parametrize("release", ["3.9", "4.0-IV0", "4.4"])
def test_since_4_0_each_group_that_ends_has_a_tombstone(release: str, tmp_path: Path) -> None:
    metadata_log(tmp_path, [registration(release)])
    ended = plain(11, commit("deleted", "t", 0, 1), classic("deleted", is_gone=True))
    forgotten = FORGOTTEN if release != "3.9" else set()
    assert remains(tmp_path, *life(0), ended) == LIVING | forgotten | (
        {"deleted"} if release == "3.9" else set()
    )


def test_a_record_of_a_newer_kind_of_group_tells_of_its_coordinator(tmp_path: Path) -> None:
    assert remains(tmp_path, *life(0), plain(11, consumer("new"))) == LIVING | FORGOTTEN | {"new"}


def test_a_group_that_changes_its_kind_is_one_group(tmp_path: Path) -> None:
    entries = [
        plain(0, classic("up"), consumer("down"), commit("up", "t", 0, 1)),
        plain(3, classic("up", is_gone=True), consumer("up")),
        plain(5, consumer("down", is_gone=True), classic("down")),
        plain(7, consumer("end"), commit("end", "t", 0, 1), consumer("end", is_gone=True)),
    ]
    log(tmp_path, *entries)
    kinds = {row["group"]: row["kind"] for row in read_groups(tmp_path).to_pylist()}
    assert kinds == {"up": "consumer", "down": "classic"}
