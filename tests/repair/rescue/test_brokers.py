"""Brokers that the metadata log does not know as they are: replicas, lost ones, voters."""

from __future__ import annotations

import filecmp
import json
import os
import shutil
import struct
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.log.policies import is_only_compacted
from kafkafmt.repair.rescue.topics import INTERNAL_CONFIGS
from kafkafmt.segment.write import KeyValue, encode_batch
from tests.repair.rescue.cases import Case
from tests.repair.rescue.tampering import (
    METADATA,
    append_to_all,
    image,
    logs,
    metadata_record,
    partition_of,
    partition_record,
    partitions,
    raise_epoch,
    said,
    shorten,
)
from tests.support.encoder import checkpoint_text, flip

QUORUM = "r1-static-one-of-three"


def say_replicas(
    case: Case, replicas: list[int], topic: str = "alerts", **reassigned: list[int]
) -> None:
    """Let the end of each metadata log give partition 0 these replicas, all in sync."""
    row = next(row for row in partitions(case) if (row["topic"], row["partition"]) == (topic, 0))
    epochs = {name: row[name] for name in ("leaderEpoch", "partitionEpoch")}
    record = partition_record(row["topicId"], *replicas, **epochs, **reassigned)
    append_to_all(case, record)


def replicas_of(out: Path) -> tuple[list[int], list[int]]:
    row = partition_of(out, "alerts-0")
    return row["replicas"], row["isr"]


def test_a_replica_that_the_log_does_not_know_yet(case: Case, out: Path) -> None:
    """A reassignment after the end of the log: the broker would set its copy aside."""
    say_replicas(case, [1])
    raise_epoch(case.nodes / "2/alerts-0", 5)
    report = case.rescue(out)
    assert replicas_of(out) == ([1, 2], [2])
    assert said(report.doubtful, "alerts-0: brokers [2]", "become replicas")


def test_a_reassignment_goes_on(case: Case, out: Path) -> None:
    say_replicas(case, [1, 2], addingReplicas=[2], removingReplicas=[1])
    raise_epoch(case.nodes / "2/alerts-0", 5)
    case.rescue(out)
    assert replicas_of(out) == ([1, 2], [2])
    row = partition_of(out, "alerts-0")
    assert (row["adding"], row["removing"]) == ([2], [1])


def test_the_only_copy_is_of_no_replica(case: Case, out: Path) -> None:
    say_replicas(case, [1])
    shutil.rmtree(case.nodes / "1" / "alerts-0")
    report = case.rescue(out)
    assert replicas_of(out) == ([1, 2], [2])
    assert not any(line.startswith("alerts-0: no disk") for line in report.lost)


def test_a_new_replica_waits_for_the_disks_of_the_old_ones(case: Case, out: Path) -> None:
    """Broker 7 may have more; as a follower broker 2 would cut its own log off."""
    say_replicas(case, [1, 7])
    raise_epoch(case.nodes / "2/alerts-0", 5)
    assert said(case.rescue(out).doubtful, "alerts-0: brokers [2]", "set them aside (-stray)")
    assert replicas_of(out)[0] == [1, 7]
    shutil.rmtree(out)
    case.rescue(out, lost=[7])
    assert replicas_of(out)[1] == [2]


@pytest.mark.parametrize("name", [QUORUM, "r3-two-brokers"])
@pytest.mark.parametrize("is_only", [True, False])
def test_the_disk_that_a_partition_was_moved_from_is_lost(
    name: str, is_only: bool, tmp_path: Path, out: Path
) -> None:
    """What the broker had copied of it is left (KIP-113)."""
    case = Case(name, tmp_path)
    moved = case.nodes / "1" / f"alerts-0.{'0' * 32}-future"
    (shutil.move if is_only else shutil.copytree)(case.nodes / "1/alerts-0", moved)
    names = {path.name for path in moved.glob("*.log")}
    report = case.rescue(out)
    assert said(report.doubtful, "alerts-0: broker 1 was moving it to") == is_only
    assert (f"$ mv {moved} {moved.parent}.before/" in report.steps) == is_only
    assert {path.name for path in out.glob("brokers/1/1/alerts-0/*.log")} == (
        names if is_only else set()
    )
    assert sorted(replicas_of(out)[1]) == [1, 2]


def test_what_a_former_replica_left_behind_is_not_used(case: Case, out: Path) -> None:
    say_replicas(case, [1])
    report = case.rescue(out)
    assert replicas_of(out) == ([1], [1])
    assert not said(report.doubtful, "alerts-0")


def test_an_internal_partition_of_which_no_disk_is_left(tmp_path: Path, out: Path) -> None:
    """Without a leader its groups could not commit, and nobody can delete the topic."""
    case = Case("r1-combined-one-of-three", tmp_path)
    row = next(row for row in partitions(case) if row["topic"] == "__consumer_offsets")
    say_replicas(case, [2, 3], "__consumer_offsets")
    shutil.rmtree(case.nodes / "1" / "__consumer_offsets-0")
    report = case.rescue(out)
    rows = image(out).partitions.to_pylist()
    found = next(each for each in rows if each["topic"] == "__consumer_offsets")
    assert (found["replicas"], found["isr"]) == ([1], [1])
    assert found["leaderEpoch"] > row["leaderEpoch"]
    assert any("__consumer_offsets-0" in each and "empty" in each for each in report.lost)
    assert any("events-1" in each and "no leader" in each for each in report.lost)


def test_old_controllers_must_not_start_again(case: Case, out: Path) -> None:
    report = case.rescue(out)
    assert any("Never start the old controllers 102, 103 again" in each for each in report.steps)


def note_next_epoch(case: Case, offset: int) -> None:
    """Let broker 2 note that it led in epoch 4 from an offset on."""
    text = checkpoint_text((0, 0), (4, offset))
    (case.nodes / "2/alerts-0/leader-epoch-checkpoint").write_text(text)


def test_a_leader_that_has_not_written_yet(case: Case, out: Path) -> None:
    """Its predecessor has a tail that was never committed."""
    lost = shorten(case.nodes / "2/alerts-0")
    note_next_epoch(case, lost.base_offset or 0)
    report = case.rescue(out)
    assert replicas_of(out)[1] == [2]
    unused = f"alerts-0: offsets {lost.base_offset} to {lost.last_offset} of broker 1 are not used"
    assert said(report.doubtful, unused)


def test_the_followers_of_a_leader_that_has_not_written_yet(case: Case, out: Path) -> None:
    _, lost = (shorten(case.nodes / node / "alerts-0") for node in "12")
    note_next_epoch(case, lost.base_offset or 0)
    report = case.rescue(out)
    assert sorted(replicas_of(out)[1]) == [1, 2]
    assert not said(report.doubtful, "alerts-0")


def test_a_leader_whose_records_are_lost(case: Case, out: Path) -> None:
    """It noted an epoch after its end: another log is longer, and may differ."""
    note_next_epoch(case, shorten(case.nodes / "2/alerts-0").last_offset + 1)
    report = case.rescue(out)
    assert replicas_of(out)[1] == [1]
    assert said(report.doubtful, "alerts-0: broker 2 led in epoch 4", "may differ")


def test_two_brokers_of_another_cluster_become_one(foreign: Case, out: Path) -> None:
    """A broker twice among the replicas ends the controller at its registration."""
    report = foreign.rescue(out, brokers={1: 70, 2: 70})
    rows = [row for row in image(out).partitions.to_pylist() if row["topic"] == "carts"]
    assert [row["replicas"] for row in rows] == [[70]] * len(rows)
    assert sum("broker 70 gets the copy" in each.reason for each in report.ignored) == len(rows)
    assert all((out / f"brokers/70/70/carts-{row['partition']}").is_dir() for row in rows)


@pytest.mark.parametrize("pattern", ["*.checkpoint", "quorum-state"])
def test_a_broker_with_a_damaged_copy_of_the_metadata_log(
    pattern: str, tmp_path: Path, out: Path
) -> None:
    """It ends at its start: CorruptRecordException. The controller's new log is whole."""
    case = Case("r1-dynamic-snapshot-three-new", tmp_path)
    home = case.nodes / "1"
    path = max((home / METADATA).glob(pattern))
    flip(path, path.stat().st_size // 2, 0x80)
    report = case.rescue(out)
    given = out / "brokers" / "1" / "1" / METADATA
    (first, *_) = sorted((out / "controllers").iterdir())
    names = sorted(path.name for path in given.iterdir())
    assert names == sorted(path.name for path in (first / METADATA).iterdir())
    assert filecmp.cmpfiles(given, first / METADATA, names, shallow=False)[0] == names
    assert f"$ mv {home / METADATA} {home}.before/" in report.steps
    assert any("broker 1 gets the new metadata log" in each for each in report.changes)
    assert not (out / "brokers" / "2").exists()


def test_hostile_voters_in_the_log_are_doubtful(tmp_path: Path, out: Path) -> None:
    case = Case("r1-dynamic-one-of-three", tmp_path)
    key = struct.pack(">hh", 0, 6)
    for path in logs(case):
        with kafkafmt.open_segment(path) as opened:
            last = list(opened)[-1]
        batch = encode_batch(
            [KeyValue(key, b"\0\0\xff\xff\xff\xff\x0f")],
            base_offset=last.last_offset + 1,
            leader_epoch=last.partition_leader_epoch or 0,
            timestamp=0,
            control=True,
        )
        path.write_bytes(path.read_bytes()[: last.position + last.size_in_bytes] + batch)
    report = case.rescue(out)
    assert len(report.doubtful) > 0
    assert report.voters


def test_internal_topics_have_the_settings_that_brokers_give_them(case: Case) -> None:
    topics = kafkafmt.cluster.read_cluster(case.nodes / "1" / METADATA).topics.to_pylist()
    settings = {row["topic"]: dict(row["configs"]) for row in topics}
    for name in ("__consumer_offsets", "__transaction_state"):
        assert INTERNAL_CONFIGS[name].items() <= settings[name].items()


def test_the_state_of_share_groups_is_not_compacted() -> None:
    """Updates of one key follow each other (``ShareCoordinatorService``, KIP-932)."""
    assert INTERNAL_CONFIGS["__share_group_state"]["cleanup.policy"] == "delete"
    assert not is_only_compacted("__share_group_state", {})


@pytest.mark.parametrize("isr", [[1], [2], [1, 2]])
def test_the_replica_in_sync_has_erased_its_directory(
    isr: list[int], tmp_path: Path, out: Path
) -> None:
    """A follower that was behind has one; its log may end too early."""
    case = Case("r2-some-erased", tmp_path)
    assert not list(case.nodes.glob("1/carts-0.*"))
    home = next(case.nodes.glob("2/carts-0.*"))
    topic_id = (home / "partition.metadata").read_text().split()[-1]
    append_to_all(
        case,
        metadata_record("TopicRecord", name="carts", topicId=topic_id),
        partition_record(topic_id, 1, 2, isr=isr, leader=isr[0]),
        metadata_record("RemoveTopicRecord", topicId=topic_id),
    )
    report = case.rescue(out)
    assert said(report.doubtful, "carts-0: of the replicas that were in sync") == (isr == [1])


def test_partitions_between_those_of_the_log_and_of_the_disks_start_empty(
    case: Case, out: Path
) -> None:
    """The numbers of a topic's partitions have no gap: producers count the partitions."""
    known = {row["partition"] for row in partitions(case) if row["topic"] == "alerts"}
    last = max(known) + 2
    shutil.copytree(case.nodes / "1" / "alerts-0", case.nodes / "1" / f"alerts-{last}")
    report = case.rescue(out)
    found = {
        row["partition"] for row in image(out).partitions.to_pylist() if row["topic"] == "alerts"
    }
    assert found == {*range(last + 1)}
    assert f"alerts-{last - 1}: no disk has it; it starts empty" in report.lost
    assert f"alerts-{last}, which only disks have, is added" in report.changes


@pytest.mark.parametrize("voter", [9, 101])
def test_brokers_whose_quorum_state_has_other_voters(voter: int, case: Case, out: Path) -> None:
    """One before Kafka 3.9 ends: "Configured voter set: [9] is different from the voter set …"."""
    level = metadata_record("FeatureLevelRecord", name="metadata.version", featureLevel=20)
    append_to_all(case, level)
    report = case.rescue(out, voters=[f"{voter}@h:1"])
    for broker in (1, 2):
        path = out / f"brokers/{broker}/{broker}" / METADATA / "quorum-state"
        assert [file.name for file in path.parent.iterdir()] == ["quorum-state"]
        state = json.loads(path.read_text())
        assert [each["voterId"] for each in state["currentVoters"]] == [voter]
        assert state["leaderEpoch"] == report.epoch
    shutil.rmtree(out)
    same = [f"{node}@h:{node}" for node in (101, 102, 103)]
    case.rescue(out, voters=same)
    assert not list(out.glob("brokers/*/*/*/quorum-state"))


def test_what_an_earlier_rescue_set_aside_stays(cluster: Case, tmp_path: Path) -> None:
    flip(next((cluster.nodes / "1/alerts-0").glob("*.log")), 80)
    for made, said_of in enumerate((".before", ".before2", ".before3")):
        steps = cluster.rescue(tmp_path / str(made)).steps
        assert f"$ mkdir {cluster.nodes / '1'}{said_of}" in steps
        assert f"$ mv {cluster.nodes / '1/alerts-0'} {cluster.nodes / '1'}{said_of}/" in steps
        (cluster.nodes / f"1{said_of}").mkdir()


def test_another_user_gives_the_directories_back(
    cluster: Case, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`cp -a` gives the files, and the data directory itself, to whom it copies for."""
    (cluster.nodes / "1/alerts-0/partition.metadata").unlink()
    assert not any("chown" in step for step in cluster.rescue(out).steps)
    shutil.rmtree(out)
    owner = cluster.nodes.stat()
    monkeypatch.setattr(os, "geteuid", lambda: owner.st_uid + 1)
    report = cluster.rescue(out)
    given = [step for step in report.steps if "chown" in step]
    who = f"$ chown -R {owner.st_uid}:{owner.st_gid}"
    (controller,) = (path.name for path in (out / "controllers").iterdir())
    assert given == [f"{who} {cluster.nodes / '1'}", f"{who} METADATA_LOG_DIR_OF_{controller}"]
