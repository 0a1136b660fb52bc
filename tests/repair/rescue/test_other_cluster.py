"""A topic of another cluster: its settings, partitions and brokers there."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from kafkafmt.repair.rescue import RescueError
from tests.repair.rescue.cases import Case
from tests.repair.rescue.tampering import (
    METADATA,
    append,
    image,
    metadata_record,
    partition_record,
    said,
    segment,
    topic_of,
)

OTHER = "r2-other-cluster"


def old_nodes(case: Case) -> list[Path]:
    return [case.nodes / name for name in case.asked["foreign"]]


def say_setting(case: Case, name: str, value: str) -> None:
    """Let the other cluster's metadata logs give a new topic of the name a setting, and go on."""
    topic_id = case.expected["topics"]["carts"]["topicId"]
    records = [
        metadata_record("TopicRecord", name="carts", topicId=topic_id),
        metadata_record(
            "ConfigRecord", resourceType=2, resourceName="carts", name=name, value=value
        ),
    ]
    records += [
        partition_record(topic_id, *replicas, partitionId=number, leaderEpoch=5)
        for number, replicas in enumerate([[2, 1], [1, 2], [2, 1], [1, 9]])
    ]
    for node in old_nodes(case):
        append(segment(node), *records)


def test_its_metadata_log_says_settings_and_partitions(foreign: Case, out: Path) -> None:
    say_setting(foreign, "max.message.bytes", "77777")
    report = foreign.rescue(out)
    assert topic_of(out, "carts")["configs"] == {"max.message.bytes": "77777"}
    rows = [row for row in image(out).partitions.to_pylist() if row["topic"] == "carts"]
    assert [row["replicas"] for row in rows] == [[71, 70], [70, 71], [71, 70], [70]]
    assert min(row["leaderEpoch"] for row in rows) == 6
    assert any(line.startswith("carts-3: no disk has it") for line in report.lost)
    assert report.unknown == []


@pytest.mark.parametrize(
    ("name", "value"),
    [("remote.storage.enable", "true"), ("leader.replication.throttled.replicas", "0:1,1:2")],
)
def test_settings_of_its_cluster_are_left_out(
    name: str, value: str, foreign: Case, out: Path
) -> None:
    say_setting(foreign, name, value)
    assert said(foreign.rescue(out).doubtful, f"{name}={value}", "left out")
    assert topic_of(out, "carts")["configs"] == {}


def test_no_metadata_log_of_it_is_left(foreign: Case, out: Path) -> None:
    for node in old_nodes(foreign):
        shutil.rmtree(node / METADATA)
    report = foreign.rescue(out)
    assert topic_of(out, "carts")["configs"] == {"retention.ms": "-1", "retention.bytes": "-1"}
    assert any("no metadata log of the other cluster has them" in each for each in report.unknown)


def test_directories_of_two_other_clusters(foreign: Case, tmp_path: Path, out: Path) -> None:
    third = Case("r2-stray", tmp_path)
    with pytest.raises(RescueError, match=r"several clusters: .*; give the directories of one$"):
        foreign.rescue(out, foreign=[*old_nodes(foreign), third.nodes / "1"])
    assert not out.exists()


def test_a_killed_broker_leaves_indexes_that_one_that_was_stopped_would_believe(
    foreign: Case, out: Path
) -> None:
    """Indexes of the last segment end in zeros then: an offset would be searched, and the end."""
    for path in foreign.nodes.glob("old-*/carts-*/*.timeindex"):
        path.write_bytes(bytes(1200))
        path.with_suffix(".index").write_bytes(bytes(800))
    foreign.rescue(out)
    back = list(out.glob("brokers/*/*/carts-*"))
    assert back
    for path in back:
        last = max(path.glob("*.log"))
        assert not last.with_suffix(".index").exists()
        assert not last.with_suffix(".timeindex").exists()
