"""Groups, members, transactions, share-partitions and remote segments, as of a moment."""

from __future__ import annotations

import struct
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from kafkafmt.cluster import (
    read_group_events,
    read_group_members,
    read_groups,
    read_internal,
    read_open_transactions,
    read_remote_segments,
    read_share_states,
    read_transaction_states,
)
from kafkafmt.cluster.image import parse_level
from kafkafmt.cluster.messages import records, schema
from kafkafmt.cluster.shares import StateBatch, combined
from tests.cli.running import json_lines, run
from tests.cluster.messages.corpus import log_directory
from tests.cluster.state.test_offsets import commit, log, marker, plain, transactional
from tests.support.encoder import Rec
from tests.support.metadata import coordinator_record, metadata_log

RICH = "k431-rich-consumer-offsets"


def test_kinds_and_states_of_groups(tmp_path: Path) -> None:
    folder = log_directory(RICH, tmp_path)
    now = {row["group"]: row for row in read_groups(folder).to_pylist()}
    assert now["pub-share-1"]["kind"] == "share"
    assert now["pub-share-1"]["epoch"] == 6
    assert (now["pub-app-classic"]["state"], now["pub-app-classic"]["numMembers"]) == ("Stable", 1)
    assert "pub-classic-Α" not in now  # it was deleted
    early = {row["group"]: row for row in read_groups(folder, as_of_offset=1).to_pylist()}
    assert early["pub-classic-Α"]["protocol"] == "range"
    kinds = set()
    for offset in range(0, 460, 10):
        kinds |= set(read_groups(folder, as_of_offset=offset).column("kind").to_pylist())
    assert kinds == {"classic", "consumer", "share", "streams"}


def test_members_of_a_consumer_group_have_topics_by_name(tmp_path: Path) -> None:
    folder = log_directory(RICH, tmp_path)
    log_directory("k431-rich-cluster-metadata", tmp_path)
    events = read_group_events(folder).to_pylist()
    assigned = [
        row["offset"]
        for row in events
        if row["recordName"] == "ConsumerGroupCurrentMemberAssignment" and row["value"]
    ]
    members = [
        row
        for row in read_group_members(tmp_path, as_of_offset=assigned[-1]).to_pylist()
        if row["kind"] == "consumer" and row["assigned"]
    ]
    assert members
    for row in members:
        assert row["memberState"] in ("STABLE", "UNREVOKED_PARTITIONS", "UNRELEASED_PARTITIONS")
        assert all(each["topic"].startswith("pub-") for each in row["assigned"])


def test_blobs_of_classic_members_are_opened(tmp_path: Path) -> None:
    rows = read_group_members(log_directory(RICH, tmp_path), as_of_offset=1).to_pylist()
    (row,) = rows
    assert row["instanceId"] == "static-1"
    assert row["subscribedTopics"]
    assert row["assignor"] == "range"


def test_user_data_of_sticky_assignors() -> None:
    topic = struct.pack(">h", 1) + b"t" + struct.pack(">iii", 2, 0, 4)
    version_0 = struct.pack(">i", 1) + topic
    assert records.sticky_user_data(version_0) == ([("t", [0, 4])], None)
    assert records.sticky_user_data(version_0 + struct.pack(">i", 9)) == ([("t", [0, 4])], 9)
    assert records.cooperative_user_data(struct.pack(">i", 9)) == (None, 9)
    for size in range(len(version_0)):
        assert records.sticky_user_data(version_0[:size]) is None
    assert records.sticky_user_data(struct.pack(">i", 2**31 - 1)) is None


def test_assignments_of_connect() -> None:
    head = struct.pack(">hh", 0, 0) + b"\0\x01l\0\x01u" + struct.pack(">q", 5)
    connector = struct.pack(">h", 1) + b"c" + struct.pack(">iii", 2, -1, 0)
    data = head + struct.pack(">i", 1) + connector
    assert records.connect_assignment(data) == [("c", [-1, 0])]
    for size in range(len(data)):
        assert records.connect_assignment(data[:size]) is None


def test_open_transactions_and_those_that_are_overdue(tmp_path: Path) -> None:
    folder = log_directory("k431-rich-transaction-state", tmp_path)
    states = read_transaction_states(folder)
    assert {"Empty", "Ongoing", "CompleteCommit", "CompleteAbort"} <= set(
        states.column("status").to_pylist()
    )
    rows = read_open_transactions(folder).to_pylist()
    assert all(
        row["status"] == "Ongoing" and row["transactionalId"].endswith("-open") for row in rows
    )
    assert not any(row["isOverdue"] for row in rows)
    later = read_open_transactions(folder, now="2030-01-01T00:00:00Z").to_pylist()
    assert len(later) == len(rows) == 3
    assert all(row["isOverdue"] for row in later)


def test_share_states_over_time(tmp_path: Path) -> None:
    folder = log_directory("k431-rich-share-group-state", tmp_path)
    assert read_share_states(folder).num_rows == 0  # the groups were deleted
    rows = read_share_states(folder, as_of_offset=20).to_pylist()
    assert rows
    for row in rows:
        ends = [(each["firstOffset"], each["lastOffset"]) for each in row["batches"]]
        assert ends == sorted(ends)


@pytest.mark.parametrize(
    ("before", "added", "start", "expected"),
    [
        ([(0, 9, 1, 0)], [(3, 5, 1, 2)], 0, [(0, 2, 1, 0), (3, 5, 1, 2), (6, 9, 1, 0)]),
        ([(0, 4, 1, 2)], [(5, 9, 1, 2)], 0, [(0, 9, 1, 2)]),
        ([(0, 9, 1, 2)], [], 5, [(5, 9, 1, 2)]),
        ([(0, 9, 2, 0)], [(0, 9, 1, 4)], -1, [(0, 9, 2, 0)]),
        ([], [(3, 4, 1, 0), (8, 9, 1, 0)], 0, [(3, 4, 1, 0), (8, 9, 1, 0)]),
    ],
)
def test_batches_of_an_update_amend_those_before(
    before: list[tuple[int, int, int, int]],
    added: list[tuple[int, int, int, int]],
    start: int,
    expected: list[tuple[int, int, int, int]],
) -> None:
    found = combined(
        [StateBatch(*each) for each in before], [StateBatch(*each) for each in added], start
    )
    assert found == [StateBatch(*each) for each in expected]


def test_remote_segments(tmp_path: Path) -> None:
    rows = read_remote_segments(
        log_directory("k431-rich-remote-log-metadata", tmp_path)
    ).to_pylist()
    assert {row["state"] for row in rows} <= {"COPY_SEGMENT_FINISHED", "DELETE_SEGMENT_FINISHED"}
    assert all(row["leaderEpochs"] and row["endOffset"] >= row["startOffset"] for row in rows)


def test_every_record_is_a_row_whatever_the_topic(tmp_path: Path) -> None:
    for name in ("consumer-offsets", "cluster-metadata", "remote-log-metadata"):
        log_directory(f"k431-mutated-{name}", tmp_path)
    table = read_internal(tmp_path)
    assert table.num_rows == 1200
    for row in table.to_pylist():
        assert (row["error"] is None) == (row["value"] is not None or row["isDeleted"])


def test_bytes_behind_a_message_of_early_access_are_an_error(tmp_path: Path) -> None:
    rows = read_internal(log_directory("k431-mutated-share-group-state", tmp_path)).to_pylist()
    errors = [row["error"] for row in rows if row["error"]]
    assert any("in another layout" in error for error in errors)


def test_the_command_prints_groups_and_members(tmp_path: Path) -> None:
    folder = log_directory(RICH, tmp_path)
    done = run("groups", "--json", folder)
    assert done.exit_code == 0
    assert {row["kind"] for row in json_lines(done.stdout)} == {"classic", "share"}
    assert "static-1" in run("groups", "--members", "--as-of", "1", folder).stdout
    assert run("groups", tmp_path / "none").exit_code == 2
    empty = tmp_path / "empty"
    empty.mkdir()
    assert run("groups", empty).exit_code == 2


# --- which groups are there: those with members, a record of their own, or living offsets ---------


record = partial(coordinator_record, schema.CONSUMER_OFFSETS)


def classic(group: str, *, is_gone: bool = False) -> Rec:
    """An empty classic group, or its tombstone."""
    values = {"protocolType": "consumer", "generation": 2, "members": []}
    return record(2, {"group": group}, None if is_gone else values)


def consumer(group: str, *, is_gone: bool = False) -> Rec:
    """The epoch of a group of KIP-848, or its tombstone."""
    return record(3, {"groupId": group}, None if is_gone else {"epoch": 1})


def registration(release: str) -> tuple[str, dict[str, Any]]:
    """A broker that knows the level of a release."""
    level = {"minSupportedVersion": 1, "maxSupportedVersion": parse_level(release)}
    feature = {"name": "metadata.version", **level}
    ids = {"brokerId": 1, "incarnationId": "A" * 22, "brokerEpoch": 1, "rack": None}
    return "RegisterBrokerRecord", {**ids, "endPoints": [], "features": [feature], "fenced": False}


def remains(data: Path, *entries: bytes) -> set[str]:
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
