"""``salvage`` of a damaged metadata log: what is served, or why a broker does not start."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import kafkafmt
from tests.cli.running import run
from tests.repair.salvage import broker, cases
from tests.repair.salvage.logs import batch, segment
from tests.repair.salvage.salvaging import salvage
from tests.support.broker import BrokerError
from tests.support.encoder import damaged
from tests.support.metadata import metadata_batch, metadata_log
from tests.support.metadata import topic as topic_records

TOPICS = ("flip-old", "hole", "lost-commit")
TOPIC_ID = "AAAAAAAAAAAAAAAAAAAABA"
_LOG = f"{0:020d}.log"


def changed(source: Path, folder: Path, change: Callable[[Path], object]) -> list[Path]:
    """The sources, with a metadata log that has been changed."""
    shutil.copytree(source / cases.CLUSTER, folder / "cluster")
    log = folder / "cluster" / "__cluster_metadata-0" / _LOG
    log.chmod(0o644)
    change(log)
    return [folder / "cluster", *(source / topic for topic in TOPICS)]


def flip(*positions: int) -> Callable[[Path], object]:
    def change(log: Path) -> None:
        data = bytearray(log.read_bytes())
        for position in positions:
            data[position] ^= 1
        log.write_bytes(data)

    return change


def cut(size: int) -> Callable[[Path], object]:
    return lambda log: log.write_bytes(log.read_bytes()[:size])


def zero(start: int) -> Callable[[Path], object]:
    def change(log: Path) -> None:
        data = log.read_bytes()
        log.write_bytes(data[:start] + bytes(len(data) - start))

    return change


@pytest.mark.parametrize(
    ("change", "lost"),
    [
        pytest.param(flip(100), (0, 2), id="the first batch"),
        pytest.param(flip(1270), (16, 16), id="a batch without topics"),
        pytest.param(cut(20000), (325, 580), id="cut"),
        pytest.param(zero(31000), (537, 580), id="zeroes at the end"),
    ],
)
def test_the_report_says_what_is_lost(
    source: Path, tmp_path: Path, change: Callable[[Path], object], lost: tuple[int, int]
) -> None:
    report = salvage(changed(source, tmp_path, change), tmp_path / "out")
    metadata = report.partitions[0]
    assert [(each.first_offset, each.last_offset) for each in metadata.lost] == [lost]
    assert report.problems == []
    assert {each.topic_id_source for each in report.partitions[1:]} == {"metadata log"}


@pytest.mark.parametrize("copies", [1, 2])
def test_the_report_says_why_a_controller_ends(source: Path, tmp_path: Path, copies: int) -> None:
    sources = changed(source, tmp_path, flip(5000))
    if copies == 2:
        sources.append(shutil.copytree(sources[0], tmp_path / "another"))
    report = salvage(sources, tmp_path / "out")
    ends, strays = report.problems
    assert ends.startswith(
        "a controller ends at this record of the metadata log: offset 280: PartitionChangeRecord"
    )
    assert strays.endswith("sets them aside as stray: flip-old, hole, lost-commit")
    assert not report.is_complete
    assert len(report.ignored) < 12


def test_the_report_says_which_topics_are_set_aside(source: Path, tmp_path: Path) -> None:
    sources = changed(source, tmp_path, lambda log: log.unlink())
    done = run("salvage", *sources, tmp_path / "out")
    assert done.exit_code == 1
    assert "sets them aside as stray: flip-old, hole, lost-commit" in done.stdout
    assert "Problems" in (tmp_path / "out" / "salvage.html").read_text()


def test_a_lost_first_batch_is_reported(tmp_path: Path) -> None:
    segment(tmp_path / "a" / "t-0", 10, [damaged(batch(10)), batch(12), batch(14)])
    (found,) = kafkafmt.salvage(tmp_path / "a", tmp_path / "out").partitions
    assert [(each.first_offset, each.last_offset, each.kind) for each in found.lost] == [
        (10, 11, "bad_checksum")
    ]
    assert not found.is_complete


@pytest.mark.slow
@broker.needed
def test_a_broker_starts_on_a_damaged_metadata_log(source: Path, tmp_path: Path) -> None:
    def change(log: Path) -> None:
        flip(100, 1270)(log)
        zero(31000)(log)

    kafkafmt.salvage(changed(source, tmp_path, change), tmp_path / "out")
    classpath = broker.installed(Path("build") / "broker")
    with broker.DiskBroker(tmp_path / "out", tmp_path, classpath) as running:
        offsets: dict[str, list[int]] = {topic: [] for topic in TOPICS}
        for kind, *words in running.read(TOPICS):
            if kind == "read_uncommitted":
                offsets[words[0]].append(int(words[1]))
        assert "stray" not in running.log
    for topic in TOPICS:
        assert offsets[topic] == [offset for offset, *_ in cases.expected(source, topic)]


@pytest.mark.slow
@broker.needed
def test_a_controller_ends_where_the_report_says(source: Path, tmp_path: Path) -> None:
    kafkafmt.salvage(changed(source, tmp_path, flip(5000)), tmp_path / "out")
    classpath = broker.installed(Path("build") / "broker")
    running = broker.DiskBroker(tmp_path / "out", tmp_path, classpath)
    with pytest.raises(BrokerError), running:
        pass
    assert "Error loading metadata log record from offset 280" in running.log


@pytest.mark.parametrize(("level", "found"), [(None, "no record sets"), (5, "metadata.version is")])
def test_a_metadata_log_from_before_kafka_3_3_does_not_start(
    tmp_path: Path, level: int | None, found: str
) -> None:
    node = tmp_path / "node"
    feature = [("FeatureLevelRecord", {"name": "metadata.version", "featureLevel": level})]
    metadata_log(node, [*(feature if level else []), *topic_records("t", "A" * 21 + "g")])
    segment(node / "t-0", 0, [batch(0)])
    meta = "version=1\nnode.id=1\ncluster.id=MkU3OEVBNTcwNTJENDM2Qk\n"
    (node / "meta.properties").write_text(meta)
    done = run("salvage", node, tmp_path / "out")
    assert done.exit_code == 1
    assert f"problem: the metadata log: {found}" in done.stdout
    report = kafkafmt.rescue.rescue_quorum([node], tmp_path / "rescued", voters=["1@h:1"])
    assert any(found in each for each in report.doubtful)


def test_a_metadata_log_of_kafka_3_3_starts(tmp_path: Path) -> None:
    feature = ("FeatureLevelRecord", {"name": "metadata.version", "featureLevel": 7})
    metadata_log(tmp_path / "node", [feature])
    assert kafkafmt.salvage(tmp_path / "node", tmp_path / "out").problems == []


def quorum_state(node: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads(
        (node / "__cluster_metadata-0" / "quorum-state").read_text("utf-8")
    )
    return found


def test_the_state_of_the_quorum_is_taken_over(source: Path, tmp_path: Path) -> None:
    """A node that has voted in an epoch must not forget it."""
    before = (source / cases.CLUSTER / "__cluster_metadata-0" / "quorum-state").read_bytes()
    kafkafmt.salvage(source / cases.CLUSTER, tmp_path / "out")
    assert (tmp_path / "out" / "__cluster_metadata-0" / "quorum-state").read_bytes() == before


def test_a_state_of_the_quorum_that_is_older_than_the_log(source: Path, tmp_path: Path) -> None:
    """A controller ends at it: "Epoch from quorum store file … is smaller than last written"."""
    shutil.copytree(source / cases.CLUSTER, tmp_path / "cluster")
    path = tmp_path / "cluster" / "__cluster_metadata-0" / "quorum-state"
    path.chmod(0o644)
    state = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**state, "leaderEpoch": 0}))
    report = salvage([tmp_path / "cluster"], tmp_path / "out")
    written = quorum_state(tmp_path / "out")
    with kafkafmt.open_segment(path.parent / _LOG) as opened:
        last = max(batch.partition_leader_epoch or 0 for batch in opened)
    assert written["leaderEpoch"] == last + 1
    assert (written["leaderId"], written["votedId"]) == (-1, -1)
    assert written["data_version"] == state["data_version"]
    assert any("replaced, with epoch" in each.reason for each in report.ignored)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"leaderEpoch": "x"}', b"[" * 100_000])
def test_a_state_of_the_quorum_that_cannot_be_read(
    source: Path, tmp_path: Path, content: bytes
) -> None:
    shutil.copytree(source / cases.CLUSTER, tmp_path / "cluster")
    path = tmp_path / "cluster" / "__cluster_metadata-0" / "quorum-state"
    path.chmod(0o644)
    path.write_bytes(content)
    report = salvage([tmp_path / "cluster"], tmp_path / "out")
    assert not (tmp_path / "out" / "__cluster_metadata-0" / "quorum-state").exists()
    assert str(path) in {each.path for each in report.ignored}


def test_the_states_of_two_nodes_are_no_vote(source: Path, tmp_path: Path) -> None:
    for name in ("a", "b"):
        shutil.copytree(source / cases.CLUSTER, tmp_path / name)
    before = quorum_state(tmp_path / "a")
    salvage([tmp_path / "a", tmp_path / "b"], tmp_path / "out")
    written = quorum_state(tmp_path / "out")
    assert written["votedId"] == -1
    assert written["leaderEpoch"] == int(str(before["leaderEpoch"])) + 1


def test_a_state_of_another_quorum_is_not_taken_over(source: Path, tmp_path: Path) -> None:
    """No controller starts with voters other than its own."""
    shutil.copytree(source / cases.CLUSTER, tmp_path / "cluster")
    path = tmp_path / "cluster" / "__cluster_metadata-0" / "quorum-state"
    path.chmod(0o644)
    state = json.loads(path.read_text("utf-8"))
    voters = {"currentVoters": [{"voterId": 97}, {"voterId": 98}], "data_version": 0}
    path.write_text(json.dumps({**state, **voters}))
    (row,) = (
        row for row in kafkafmt.verify(tmp_path / "cluster").to_pylist() if row["path"] == str(path)
    )
    assert (row["severity"], row["kind"]) == ("warning", "checkpoint_mismatch")
    assert "names the voters 97, 98, and the log " in row["message"]
    report = salvage([tmp_path / "cluster"], tmp_path / "out")
    assert not (tmp_path / "out" / "__cluster_metadata-0" / "quorum-state").exists()
    assert any("another quorum" in each.reason for each in report.ignored)
    path.write_text(json.dumps({**state, **voters, "leaderEpoch": 900}))  # the voters may be new
    assert str(path) not in {row["path"] for row in kafkafmt.verify(path.parent).to_pylist()}
    kafkafmt.salvage(tmp_path / "cluster", tmp_path / "later")
    assert quorum_state(tmp_path / "later")["currentVoters"] == voters["currentVoters"]


@pytest.mark.parametrize(("snapshot_end", "lost"), [(3, []), (4, []), (2, [(0, 2)])])
def test_what_a_snapshot_has_is_not_lost(
    snapshot_end: int, lost: list[tuple[int, int]], tmp_path: Path
) -> None:
    """The nodes deleted the beginning after a snapshot; one still has it (model seed 2007)."""
    sources = [tmp_path / "node-1", tmp_path / "node-2"]
    batches = [metadata_batch(topic_records(f"t{n}", TOPIC_ID), offset=n) for n in range(5)]
    for node, first in zip(sources, (3, 0), strict=True):
        directory = metadata_log(node, ())
        (directory / _LOG).unlink()
        (directory / f"{first:020}.log").write_bytes(b"".join(batches[first : 5 if first else 4]))
        (directory / "leader-epoch-checkpoint").write_text("0\n1\n1 3\n")
    (sources[0] / "__cluster_metadata-0" / f"{snapshot_end:020}-{1:010}.checkpoint").touch()
    report = salvage(sources, tmp_path / "out")
    (row,) = (row for row in report.partitions if row.topic == "__cluster_metadata")
    assert [(each.first_offset, each.last_offset) for each in row.lost] == lost


def test_a_node_that_has_a_snapshot_and_no_record_after_it(tmp_path: Path) -> None:
    """Its log begins anew, and so do its leader epochs (model seed 811780)."""
    directory = metadata_log(tmp_path / "node-1", ())
    (directory / _LOG).rename(directory / f"{6:020}.log")
    (directory / f"{6:020}.log").write_bytes(b"")
    (directory / "leader-epoch-checkpoint").write_text("0\n1\n1 6\n")
    (directory / f"{6:020}-{1:010}.checkpoint").write_bytes(metadata_batch([]))
    salvage([tmp_path / "node-1"], tmp_path / "out")
    found = {row["kind"] for row in kafkafmt.verify(tmp_path / "out").to_pylist()}
    assert "checkpoint_mismatch" not in found


def test_a_dry_run_of_a_metadata_log_without_a_segment(tmp_path: Path) -> None:
    node = tmp_path / "node"
    (metadata_log(node, ()) / _LOG).unlink()
    segment(node / "t-0", 0, [batch(0)])
    report = salvage([node], tmp_path / "out")
    assert any("sets them aside as stray: t" in problem for problem in report.problems)


def test_a_dry_run_names_a_damaged_snapshot(source: Path, tmp_path: Path) -> None:
    sources = changed(source, tmp_path, lambda log: log)
    snapshot = sources[0] / "__cluster_metadata-0" / f"{6:020}-{1:010}.checkpoint"
    snapshot.write_bytes(b"\0" * 100)
    report = salvage(sources, tmp_path / "out")
    assert str(snapshot) in {each.path for each in report.ignored}
