"""``kafkafmt.verify``: the files of a node: properties, quorum state, metadata snapshots."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import pytest

import kafkafmt
from tests.cluster.messages.corpus import log_directory
from tests.support.encoder import flip
from tests.support.files import remove
from tests.support.metadata import metadata_log, topic
from tests.support.store import Store
from tests.support.truth import GOLDEN
from tests.survey.brokers import TOPIC_ID, plain, write
from tests.survey.verifying import data as data
from tests.survey.verifying import findings, kinds


@pytest.mark.parametrize("text", ["", "#\n", "\0" * 40, "cluster.id=one\n"])
def test_no_broker_starts_on_properties_that_name_no_node(data: Path, text: str) -> None:
    (data / "meta.properties").write_text(text)
    (found,) = findings(data)
    assert (found["path"], found["severity"]) == (str(data / "meta.properties"), "damage")
    assert found["atStart"] == "refuses"
    assert "no broker starts: node.id is missing" in found["message"]


def test_properties_of_zookeepers_times_that_name_no_cluster_are_a_note(data: Path) -> None:
    (data / "meta.properties").write_text("broker.id=1\ncluster.id=\n")
    assert findings(data) == []
    (note,) = findings(data, "note")
    assert note["path"] == str(data / "meta.properties")
    assert note["message"].startswith("has no cluster.id")


@pytest.mark.parametrize("meta", ["broker.id=1\n", "version=1\nnode.id=1\ncluster.id=other\n"])
def test_a_metadata_log_says_nothing_of_another_cluster(tmp_path: Path, meta: str) -> None:
    write(plain(), tmp_path / "old")
    (tmp_path / "old" / "meta.properties").write_text(meta)
    metadata_log(tmp_path / "new", topic("orders", "B" * 21 + "g"))
    text = "version=1\nnode.id=1\ncluster.id=one\n"
    (tmp_path / "new" / "meta.properties").write_text(text)
    assert [row for row in findings(tmp_path) if row["topic"] == "orders"] == []
    (tmp_path / "old" / "meta.properties").write_text(text)
    assert any("topic id" in row["message"] for row in findings(tmp_path))


IDS = {"one": "B" * 21 + "g", "two": "C" * 21 + "g"}


def of_cluster(data: Path, cluster: str, topic_id: str) -> Path:
    """Write the data directory of a node of a cluster, with a log of a topic; return the log."""
    log = write(plain(), data)
    (data / "meta.properties").write_text(f"version=1\nnode.id=1\ncluster.id={cluster}\n")
    (log / "partition.metadata").write_text(f"version: 0\ntopic_id: {topic_id}\n")
    return log


def test_ids_of_two_clusters_are_not_compared(tmp_path: Path) -> None:
    for name, topic_id in IDS.items():
        log = of_cluster(tmp_path / name, name, topic_id)
        metadata_log(tmp_path / name, topic("orders", topic_id))
    assert [row for row in findings(tmp_path) if "topic id" in row["message"]] == []
    (log / "partition.metadata").write_text(f"version: 0\ntopic_id: {IDS['one']}\n")
    (row,) = (row for row in findings(tmp_path) if "topic id" in row["message"])
    assert row["path"] == str(log / "partition.metadata")


def test_two_clusters_may_have_one_id(tmp_path: Path) -> None:
    """As those of containers do, whose id is a line of their set-up."""
    for epoch, (name, topic_id) in enumerate(IDS.items(), start=1):
        log = of_cluster(tmp_path / name, "same", topic_id)
        begun = metadata_log(tmp_path / name, topic("orders", topic_id), epoch=2)
        (begun / "leader-epoch-checkpoint").write_text(f"0\n2\n1 0\n2 {epoch}\n")
    assert not [row for row in findings(tmp_path) if "topic id" in row["message"]]
    with pytest.raises(ValueError, match="several logs are called __cluster_metadata-0"):
        kafkafmt.cluster.read_cluster(tmp_path)
    (log / "partition.metadata").write_text(f"version: 0\ntopic_id: {IDS['one']}\n")
    (row,) = (row for row in findings(tmp_path) if "topic id" in row["message"])
    assert row["path"] == str(log / "partition.metadata")


@pytest.fixture
def snapshot(tmp_path: Path) -> Path:
    """A snapshot of a metadata log, in a directory with the log."""
    log = tmp_path / "__cluster_metadata-0"
    log.mkdir()
    source = GOLDEN / "k431-internal-cluster-metadata"
    for path in (*source.glob("0*"), *source.glob("*-checkpoint"), *source.glob("*.metadata")):
        shutil.copyfile(path, log / path.name)
    assert kinds(tmp_path) == []
    return log / "00000000000000000177-0000000001.checkpoint"


@pytest.mark.parametrize("position", [70, 5000])
def test_a_metadata_snapshot_with_a_flipped_bit(snapshot: Path, position: int) -> None:
    flip(snapshot, position)
    (found,) = findings(snapshot.parent.parent)
    assert (found["severity"], found["kind"]) == ("damage", "snapshot_damaged")
    assert (found["topic"], found["segment"]) == ("__cluster_metadata", snapshot.name)
    assert found["position"] <= position < found["position"] + found["length"]
    assert found["message"].startswith("bad_checksum: ")


def test_a_metadata_snapshot_is_checked_where_no_segment_is(snapshot: Path) -> None:
    remove(snapshot.parent.glob("*.log"))
    assert "snapshot_damaged" not in {kind for _, kind, _ in kinds(snapshot.parent.parent)}
    flip(snapshot, 200)
    assert ("damage", "snapshot_damaged", snapshot.name) in kinds(snapshot.parent.parent)


def test_what_a_metadata_snapshot_has_is_not_lost(
    snapshot: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    log, out = snapshot.parent, tmp_path_factory.mktemp("out") / "out"
    remove(log.glob("*.log"))
    (log / "leader-epoch-checkpoint").write_text("0\n1\n1 0\n")
    snapshot.rename(log / f"{9000:020}-0000000001.checkpoint")
    assert kinds(log.parent) == [("warning", "skipped", log.name)]
    assert kafkafmt.salvage(log.parent, out).partitions[0].lost == []
    assert kinds(out) == []


def test_a_metadata_snapshot_that_ends_early(snapshot: Path) -> None:
    data, lacking = snapshot.read_bytes(), "a snapshot without header or footer"
    last = kafkafmt.read_batches(data)["position"][-1].as_py()
    for length, message in ((last, lacking), (len(data) - 1, "truncated_tail: "), (0, lacking)):
        snapshot.write_bytes(data[:length])
        (found,) = findings(snapshot.parent)
        assert (found["severity"], found["kind"]) == ("damage", "snapshot_damaged")
        assert found["message"].startswith(message)
        assert found["path"] == str(snapshot)


def test_a_metadata_snapshot_that_cannot_be_read(snapshot: Path) -> None:
    snapshot.unlink()
    os.mkfifo(snapshot)
    (found,) = findings(snapshot.parent)
    assert (found["severity"], found["kind"]) == ("damage", "snapshot_damaged")
    assert found["path"] == str(snapshot)


META = b"version=1\nnode.id=1\ncluster.id=c\n"


STATE = b'{"leaderId":1,"leaderEpoch":2,"votedId":-1,"data_version":1}'


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (META, None),
        (b"version=0\nbroker.id=1\n", None),
        (b"version=7\n", "version 7 of meta.properties, expected 0 or 1"),
        (b"version=1\nnode.id=x\ncluster.id=c\n", "expected a node.id, a number of 32 bits"),
        (b"version=\xff\n", "expected a version, a number of 32 bits"),
        (b"a" * 2_000_000, "expected a file of at most 1048576 bytes"),
        ("directory", "expected a file"),
        ("link", "expected a file"),
    ],
)
def test_meta_properties_that_cannot_be_read_are_damage(
    data: Path, content: bytes | str, reason: str | None
) -> None:
    path = data / "meta.properties"
    if content == "directory":
        path.mkdir()
    elif content == "link":
        path.symlink_to("nowhere")
    else:
        assert isinstance(content, bytes)
        path.write_bytes(content)
    found = [row for row in findings(data) if row["path"] == str(path)]
    assert [row["severity"] for row in found] == ([] if reason is None else ["damage"])
    assert all(f"cannot be read: {reason}" in row["message"] for row in found)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (STATE, None),
        (STATE + b"\nmore", None),
        (STATE.replace(b":1}", b":0}"), None),
        (b"", "expected a line of JSON, found the end of the file"),
        (STATE[:-10], "expected an object in JSON"),
        (b"[" * 60_000, "expected an object in JSON"),
        (b"[1]", "expected an object in JSON"),
        (b"{}", "expected a field 'data_version'"),
        (STATE.replace(b":1}", b":2}"), "version 2 of quorum-state, expected 0 or 1"),
        (STATE.replace(b"leaderEpoch", b"leaderepoch"), "expected a field 'leaderEpoch'"),
        (STATE.replace(b":-1", b":4000000000"), "expected a number of 32 bits as 'votedId'"),
        (STATE.replace(b":-1", b":true"), "expected a number of 32 bits as 'votedId'"),
        (STATE.replace(b":-1", b":" + b"9" * 5_000), "expected"),
        (b"\xff", "expected UTF-8"),
    ],
)
def test_an_unreadable_quorum_is_damage(data: Path, content: bytes, reason: str | None) -> None:
    (data / "orders-0").rename(data / "__cluster_metadata-0")
    path = data / "__cluster_metadata-0" / "quorum-state"
    path.write_bytes(content)
    found = [row for row in findings(data) if row["path"] == str(path)]
    assert [row["severity"] for row in found] == ([] if reason is None else ["damage"])
    assert all(f"cannot be read: {reason}" in row["message"] for row in found)


def test_a_quorum_state_of_another_time_is_a_warning(tmp_path: Path) -> None:
    log = metadata_log(tmp_path, topic("orders", TOPIC_ID), epoch=7)
    path = log / "quorum-state"
    for epoch, count in ((6, 1), (7, 0), (900, 0)):
        path.write_bytes(STATE.replace(b'"leaderEpoch":2', b'"leaderEpoch":%d' % epoch))
        assert b":%d" % epoch in path.read_bytes()
        found = [row for row in findings(tmp_path) if row["path"] == str(path)]
        assert [row["severity"] for row in found] == ["warning"] * count
        assert all("has epoch 6, and the log 7" in row["message"] for row in found)


@pytest.mark.slow
def test_a_quorum_state_in_a_store_is_compared_with_its_log(tmp_path: Path, s3: Store) -> None:
    """The log is read with the options of the store, too."""
    log = log_directory("k431-rich-cluster-metadata", tmp_path)
    state = json.loads((log / "quorum-state").read_text("utf-8"))
    state["currentVoters"] = [{"voterId": 97}]
    (log / "quorum-state").write_text(json.dumps(state))
    bucket = s3.make("quorum")
    s3.upload(bucket, "data", tmp_path)
    for source, options in ((tmp_path, {}), (f"s3://{bucket}/data", s3.options)):
        found = kafkafmt.verify(source, storage_options=options).to_pylist()
        (row,) = (row for row in found if row["path"].endswith("/quorum-state"))
        assert "names the voters 97, and the log 1" in row["message"]
