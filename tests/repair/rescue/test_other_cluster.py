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
    said,
    segment,
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
        metadata_record(
            "PartitionRecord",
            partitionId=number,
            topicId=topic_id,
            replicas=replicas,
            isr=replicas,
            leader=replicas[0],
            leaderEpoch=5,
            partitionEpoch=5,
            leaderRecoveryState=0,
            removingReplicas=[],
            addingReplicas=[],
        )
        for number, replicas in enumerate([[2, 1], [1, 2], [2, 1], [1, 9]])
    ]
    for node in old_nodes(case):
        append(segment(node), *records)


def configs(out: Path) -> dict[str, str]:
    row = next(row for row in image(out).topics.to_pylist() if row["topic"] == "carts")
    return dict(row["configs"])


def test_its_metadata_log_says_settings_and_partitions(tmp_path: Path, out: Path) -> None:
    case = Case(OTHER, tmp_path)
    say_setting(case, "max.message.bytes", "77777")
    report = case.rescue(out)
    assert configs(out) == {"max.message.bytes": "77777"}
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
    name: str, value: str, tmp_path: Path, out: Path
) -> None:
    case = Case(OTHER, tmp_path)
    say_setting(case, name, value)
    assert said(case.rescue(out).doubtful, f"{name}={value}", "left out")
    assert configs(out) == {}


def test_no_metadata_log_of_it_is_left(tmp_path: Path, out: Path) -> None:
    case = Case(OTHER, tmp_path)
    for node in old_nodes(case):
        shutil.rmtree(node / METADATA)
    report = case.rescue(out)
    assert configs(out) == {"retention.ms": "-1", "retention.bytes": "-1"}
    assert any("no metadata log of the other cluster has them" in each for each in report.unknown)


def test_directories_of_two_other_clusters(tmp_path: Path, out: Path) -> None:
    case = Case(OTHER, tmp_path)
    third = Case("r2-stray", tmp_path)
    with pytest.raises(RescueError, match=r"several clusters: .*; give the directories of one$"):
        case.rescue(out, foreign=[*old_nodes(case), third.nodes / "1"])
    assert not out.exists()


def test_a_broker_that_takes_it_must_be_there(tmp_path: Path, out: Path) -> None:
    case = Case(OTHER, tmp_path)
    with pytest.raises(RescueError, match="broker 99 is not among the sources"):
        case.rescue(out, brokers={1: 70, 2: 71, 3: 99})


def test_a_killed_broker_leaves_indexes_that_one_that_was_stopped_would_believe(
    tmp_path: Path, out: Path
) -> None:
    """Indexes of the last segment end in zeros then: an offset would be searched, and the end."""
    case = Case(OTHER, tmp_path)
    for path in case.nodes.glob("old-*/carts-*/*.timeindex"):
        path.write_bytes(bytes(1200))
        path.with_suffix(".index").write_bytes(bytes(800))
    case.rescue(out)
    back = list(out.glob("brokers/*/*/carts-*"))
    assert back
    for path in back:
        last = max(path.glob("*.log"))
        assert not last.with_suffix(".index").exists()
        assert not last.with_suffix(".timeindex").exists()
