"""Directories without the id of their topic: their name says it, if it can be only one."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import kafkafmt
from tests.repair.rescue.cases import Case
from tests.repair.rescue.tampering import image, partition_of, put_in, said, topic_of
from tests.support.encoder import Rec, record_batch

QUORUM, CLUSTER, TOPIC, ZOOKEEPER = (
    *("r1-static-one-of-three", "r3-two-brokers", "r2-same-cluster"),
    "r3-zookeeper-lost",
)
FILE = "partition.metadata"


def id_in(path: Path) -> str:
    return path.read_text().rpartition(" ")[2].strip()


@pytest.mark.parametrize("kind", [QUORUM, CLUSTER])
@pytest.mark.parametrize("spoil", [None, b"", b"version: 0\ntopic_id: ?\n"])
def test_the_log_or_another_copy_says_it(
    kind: str, spoil: bytes | None, tmp_path: Path, out: Path
) -> None:
    """A broker sets a directory without an id aside, and starts an empty log."""
    case = Case(kind, tmp_path)
    topic_id = id_in(case.nodes / "1/alerts-0" / FILE)
    path = case.nodes / "1/alerts-0" / FILE
    path.unlink()
    if spoil is not None:
        path.write_bytes(spoil)
    report = case.rescue(out)
    assert said(report.doubtful, str(path.parent), "by its name it gets the id")
    given = out / "brokers/1/1/alerts-0"
    assert [file.name for file in given.iterdir()] == [FILE]
    assert id_in(given / FILE) == topic_id
    assert not any(step.startswith("$ mv") for step in report.steps if "alerts" in step)
    assert sorted(partition_of(out, "alerts-0")["isr"]) == [1, 2]


def test_no_disk_says_it(tmp_path: Path, out: Path) -> None:
    """Brokers before Kafka 2.8 wrote no id."""
    case = Case(ZOOKEEPER, tmp_path)
    for path in case.nodes.glob(f"*/*/{FILE}"):
        path.unlink()
    report = case.rescue(out)
    assert not said(report.doubtful, FILE)
    for row in image(out).partitions.to_pylist():
        name = f"{row['topic']}-{row['partition']}"
        for broker in row["replicas"]:
            assert id_in(out / f"brokers/{broker}/{broker}/{name}" / FILE) == row["topicId"]
    assert len({row["topicId"] for row in image(out).topics.to_pylist()}) == 4


def test_two_topics_of_the_name(tmp_path: Path, out: Path) -> None:
    case = Case("r3-two-ids", tmp_path)
    ids: dict[str, dict[str, Path]] = {}
    for path in sorted(case.nodes.glob(f"*/*-0/{FILE}")):
        ids.setdefault(path.parent.name, {})[id_in(path)] = path
    (paths,) = ([*each.values()] for each in ids.values() if len(each) > 1)
    third = shutil.copytree(paths[0].parent.parent, case.nodes / "9")
    for path in third.glob(f"*/{FILE}"):
        path.unlink()
    put_in(third, third, "9")
    report = case.rescue(out)
    assert said(report.doubtful, str(third / paths[0].parent.name), "is not used")


def test_a_deleted_directory_that_is_erased_in_part(deleted: Case, out: Path) -> None:
    paths = sorted(deleted.nodes.glob("*/readings-*-delete"))
    for path in paths:
        (path / FILE).unlink()
    report = deleted.rescue(out)
    assert said(report.doubtful, str(paths[0]), "by its name it gets the id")
    back = sorted(out.glob("brokers/*/*/readings-*"))
    assert len(back) == len(paths)
    wanted = deleted.expected["topics"]["readings"]["topicId"]
    assert {id_in(path / FILE) for path in back} == {wanted}


def test_a_deleted_directory_of_one_of_two_topics(tmp_path: Path, out: Path) -> None:
    case = Case("r2-deleted-twice", tmp_path)
    path = sorted(case.nodes.glob("1/sensors-0.*-delete"))[0]
    (path / FILE).unlink()
    report = case.rescue(out)
    assert said(report.doubtful, str(path), "no readable partition.metadata", "is not used")


def test_a_directory_of_another_cluster_without_an_id(foreign: Case, out: Path) -> None:
    for path in foreign.nodes.glob(f"old-*/carts-*/{FILE}"):
        path.unlink()
    foreign.rescue(out)
    wanted = foreign.expected["topics"]["carts"]["topicId"]
    assert {id_in(path / FILE) for path in out.glob("brokers/*/*/carts-*")} == {wanted}
    assert kafkafmt.read_records(str(out / "brokers/70/*/carts-*/*.log")).num_rows > 0


def delete(path: Path) -> None:
    """What a broker makes of a directory of a deleted topic."""
    path.rename(path.parent / f"{path.name}.0123456789abcdef0123456789abcdef-delete")


def test_a_topic_that_one_broker_had_deleted(cluster: Case, out: Path) -> None:
    """The other one did not run then."""
    for path in sorted(cluster.nodes.glob("1/alerts-*")):
        delete(path)
    report = cluster.rescue(out)
    assert said(report.doubtful, "topic alerts", "it was deleted")
    assert "alerts" in [row["topic"] for row in image(out).topics.to_pylist()]


def test_of_two_topics_of_a_name_the_deleted_one_is_not_taken(cluster: Case, out: Path) -> None:
    old = id_in(cluster.nodes / "1/alerts-0" / FILE)
    new = f"{'B' if old[0] == 'A' else 'A'}{old[1:]}"
    shutil.copytree(cluster.nodes / "1", cluster.nodes / "3")
    put_in(cluster.nodes / "3", cluster.nodes / "3", "3")
    for path in sorted((cluster.nodes / "3").glob("alerts-*")):
        shutil.copytree(path, path.parent / "copy")
        delete(path)
        (path.parent / "copy").rename(path)
        (path / FILE).write_text(f"version: 0\ntopic_id: {new}\n")
    cluster.rescue(out)
    assert topic_of(out, "alerts")["topicId"] == new


@pytest.mark.parametrize("again", [1, 2])
def test_of_two_topics_of_a_name_the_later_one_is_taken(
    again: int, cluster: Case, out: Path
) -> None:
    """It was created again while one of the two brokers was away, and has fewer records."""
    for path in cluster.nodes.glob("*/alerts-*"):
        if path.parent.name == str(again):
            (path / FILE).write_text(f"version: 0\ntopic_id: {'z' * 21}w\n")
            entry = record_batch([Rec(b"k", b"new")], base_timestamp=2**41, max_timestamp=2**41)
            (segment,) = path.glob("*.log")
            segment.write_bytes(entry)
    cluster.rescue(out)
    assert topic_of(out, "alerts")["topicId"] == "z" * 21 + "w"


@pytest.mark.parametrize("has_whole", [True, False])
def test_a_directory_that_was_set_aside_under_a_part_of_its_name(
    has_whole: bool, cluster: Case, out: Path
) -> None:
    """A broker cuts a long name, so that the name of the directory has 255 bytes."""
    suffix = f"-1.{'0' * 32}-stray"
    topic = "t" * 249
    cut = f"{topic[: 255 - len(suffix)]}{suffix}"
    for source, target in (("alerts-1", cut), ("alerts-0", f"{topic}-0")):
        path = shutil.copytree(cluster.nodes / "1" / source, cluster.nodes / "1" / target)
        (path / FILE).write_text(f"version: 0\ntopic_id: {'z' * 21}w")
    if not has_whole:
        shutil.rmtree(cluster.nodes / "1" / f"{topic}-0")
    report = cluster.rescue(out, with_stray=True)
    names = {row["topic"] for row in image(out).topics.to_pylist() if row["topic"][0] == "t"}
    assert names == ({topic} if has_whole else set())
    assert (out / f"brokers/1/1/{topic}-1").exists() == has_whole
    assert said(report.doubtful, cut, "the name of the topic may lack its end") != has_whole


@pytest.mark.slow
def test_a_topic_and_a_partition_of_which_each_has_the_longest_name(
    cluster: Case, out: Path
) -> None:
    topic = "t" * 249
    for path in cluster.nodes.glob("*/alerts-0"):
        path.rename(path.parent / f"{topic}-10000")
        (path.parent / f"{topic}-10000" / FILE).write_text(f"version: 0\ntopic_id: {'z' * 21}w")
    cluster.rescue(out)
    assert topic in [row["topic"] for row in image(out).topics.to_pylist()]
