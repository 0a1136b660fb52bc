"""Several copies of a log in one read: refused in words, or merged and what is left out named."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.log.copies import begin_alike
from kafkafmt.log.replica import Replica
from kafkafmt.storage.discovery import find_segments
from tests.cli.running import run
from tests.cluster.state.test_offsets import commit
from tests.cluster.state.test_offsets import plain as commits
from tests.log.test_replicas import Brokers, plain
from tests.log.test_replicas import brokers as brokers
from tests.spark.direct import batch_places, batch_reader
from tests.support.encoder import Rec, checkpoint_text, message, record_batch
from tests.support.files import put
from tests.support.metadata import metadata_batch, metadata_log, topic
from tests.survey.logs import Log

READS = (kafkafmt.read_records, kafkafmt.scan_records, kafkafmt.read_batches, kafkafmt.scan_batches)


@pytest.mark.parametrize("read", READS)
def test_copies_are_refused_in_words(read: object, brokers: Brokers) -> None:
    brokers.write(plain(4), plain(3), plain(3))
    with pytest.raises(ValueError, match="several copies of a partition: t-0 in ") as error:
        read(str(brokers.path))  # type: ignore[operator]
    assert str(brokers.directory(1)) in str(error.value)
    assert " and 1 more; " in str(error.value)
    assert "kafkafmt.merge_replicas(source) reads each record once" in str(error.value)
    read(str(brokers.directory(2)))  # type: ignore[operator]
    read(kafkafmt.merge_replicas(str(brokers.path)))  # type: ignore[operator]


@pytest.mark.parametrize(
    "name", ["t-0.bak", "t-0_old", "t-0 (copy)", "t-0-before", "t-0.2024-01.bak"]
)
@pytest.mark.parametrize("read", READS)
def test_a_backup_beside_its_log_is_refused(read: object, name: str, tmp_path: Path) -> None:
    """Its records would come a second time, without a topic."""
    for directory in ("t-0", "t-1", name):
        plain(2).write(tmp_path / directory)
    with pytest.raises(ValueError, match=r"is a copy of t-0, by its name") as error:
        read(str(tmp_path))  # type: ignore[operator]
    assert str(tmp_path / name) in str(error.value)
    read(str(tmp_path), topics=["t"])  # type: ignore[operator]
    read(str(tmp_path / name))  # type: ignore[operator]
    with pytest.raises(ValueError, match="is a copy of t-0"):
        batch_reader(tmp_path).partitions()
    for command in (["records"], ["batches"], ["records", "--merge-replicas"]):
        found = run(*command, str(tmp_path))
        assert (found.exit_code, "is a copy of t-0" in found.stderr) == (2, True)
    assert run("verify", str(tmp_path)).exit_code == 0


@pytest.mark.parametrize("name", ["t", "t-00.bak", "u-0.bak", "loose", "t-0"])
def test_other_segments_without_a_topic_are_read_beside_logs(name: str, tmp_path: Path) -> None:
    plain(2).write(tmp_path / "t-1")
    plain(2).write(tmp_path / name)
    assert kafkafmt.read_records(tmp_path).num_rows == 8


def test_damage_of_each_copy_is_read(brokers: Brokers) -> None:
    brokers.write(plain(4).spoil(2), plain(4))
    assert kafkafmt.read_damage(str(brokers.path)).num_rows == 1


def test_all_partitions_with_copies_are_counted(tmp_path: Path) -> None:
    for number in range(3):
        for broker in ("a", "b"):
            plain(2).write(tmp_path / broker / f"t-{number}")
    with pytest.raises(ValueError, match=r"t-0 in .*, and of 2 more partitions; "):
        kafkafmt.read_records(str(tmp_path))
    assert kafkafmt.read_records(str(tmp_path / "a")).num_rows == 12


def test_topics_of_one_name_are_refused_also_when_merged(brokers: Brokers) -> None:
    brokers.write(plain(3), plain(2))
    brokers.topic_id(1, "AAAAAAAAAAAAAAAAAAAAAQ")
    brokers.topic_id(2, "AAAAAAAAAAAAAAAAAAAAAg")
    said = r"several topics are called t: id AAAAAAAAAAAAAAAAAAAAAQ in .* and id"
    merged = kafkafmt.merge_replicas(str(brokers.path))
    assert merged.copies["isChosen"].to_pylist() == [True, True]
    for source in (str(brokers.path), merged):
        with pytest.raises(ValueError, match=said):
            kafkafmt.read_records(source)
    with pytest.raises(ValueError, match=said):
        batch_reader(brokers.path, mergeReplicas="true").partitions()
    found = run("records", "--merge-replicas", str(brokers.path))
    assert found.exit_code == 2
    assert "several topics are called t" in found.stderr


def of_cluster(directory: Path, cluster: str) -> None:
    (directory / "meta.properties").write_text(f"version=1\ncluster.id={cluster}\nnode.id=1\n")


def test_logs_of_two_clusters_are_no_copies(tmp_path: Path) -> None:
    for name, leader_epoch in (("one", 1), ("two", 3)):
        log = plain(0)
        log.data(count=2, leader_epoch=leader_epoch, base_timestamp=7)
        log.write(tmp_path / name / "t-0")
        of_cluster(tmp_path / name, name)
    merged = kafkafmt.merge_replicas(str(tmp_path))
    assert merged.copies["isChosen"].to_pylist() == [True, True]
    for source in (str(tmp_path), merged):
        with pytest.raises(ValueError, match="t-0 is a log of several clusters: cluster one"):
            kafkafmt.read_records(source)
    of_cluster(tmp_path / "one", "two")
    assert kafkafmt.read_records(kafkafmt.merge_replicas(str(tmp_path))).num_rows == 2


def test_metadata_logs_of_two_clusters_are_refused(tmp_path: Path) -> None:
    """Their topic id is the same in every cluster."""
    for name, topic_id in (("one", "A" * 21 + "w"), ("two", "A" * 20 + "BA")):
        metadata_log(tmp_path / name, topic("t", topic_id))
        of_cluster(tmp_path / name, name)
    for read in (
        kafkafmt.cluster.read_cluster,
        kafkafmt.cluster.read_metadata_records,
        kafkafmt.cluster.read_internal,
    ):
        with pytest.raises(ValueError, match="__cluster_metadata-0 is a log of several clusters"):
            read(str(tmp_path))
    found = run("cluster", "topics", str(tmp_path))
    assert found.exit_code == 2
    assert "several clusters: cluster one in" in found.stderr
    assert kafkafmt.cluster.read_cluster(str(tmp_path / "one")).topics.num_rows == 1


@pytest.mark.parametrize("is_first", [True, False])
@pytest.mark.parametrize(
    ("first", "epochs", "are_two"),
    [(0, [(0, 0), (1, 2)], False), (0, [(0, 0), (1, 4)], True), (4, [(1, 4)], False)],
)
def test_a_leader_of_a_quorum_began_its_epoch_at_one_offset(
    tmp_path: Path, first: int, epochs: list[tuple[int, int]], are_two: bool, is_first: bool
) -> None:
    """Two clusters of one id, as containers have. A log may begin later than its first epoch."""
    for name, begin, known in (("one", 0, [(0, 0), (1, 2)]), ("two", first, epochs)):
        made = Log(begin)
        for _ in range(begin, 8, 2):
            made.data(count=2, leader_epoch=int(made.end >= known[-1][1]))
        side = name if is_first else {"one": "two", "two": "one"}[name]
        directory = made.write(tmp_path / side / "__cluster_metadata-0")
        put(directory / "partition.metadata", b"version: 0\ntopic_id: AAAAAAAAAAAAAAAAAAAAAQ\n")
        put(directory / "leader-epoch-checkpoint", checkpoint_text(*known).encode())
        of_cluster(tmp_path / side, "of containers")
    merged = kafkafmt.merge_replicas(str(tmp_path))
    assert merged.copies["isChosen"].to_pylist().count(True) == 1 + are_two


def test_a_snapshot_of_another_cluster_is_refused(tmp_path: Path) -> None:
    """Its records would come before those of the log."""
    metadata_log(tmp_path / "one", topic("t", "A" * 21 + "w"))
    snapshot = tmp_path / "two" / "__cluster_metadata-0" / f"{1:020}-{1:010}.checkpoint"
    put(snapshot, metadata_batch(topic("u", "A" * 20 + "BA")))
    for name in ("one", "two"):
        of_cluster(tmp_path / name, name)
    sources = [str(tmp_path / name) for name in ("one", "two")]
    for given in (sources, [sources[0], str(snapshot)]):
        with pytest.raises(ValueError, match="__cluster_metadata-0 is a log of several clusters"):
            kafkafmt.cluster.read_cluster(given)


def test_two_clusters_are_not_salvaged_into_one(tmp_path: Path) -> None:
    for name in ("one", "two"):
        plain(2).write(tmp_path / name / f"{name}-0")
        of_cluster(tmp_path / name, name)
    with pytest.raises(ValueError, match="the sources are of several clusters: cluster one in "):
        kafkafmt.salvage([tmp_path / "one", tmp_path / "two"], tmp_path / "out")
    done = run("salvage", str(tmp_path / "one"), str(tmp_path / "two"), str(tmp_path / "out"))
    assert done.exit_code == 2
    assert "give the directories of one" in done.stderr
    assert not (tmp_path / "out").exists()


# --- What a merge leaves out --------------------------------------------------------------------


def test_an_old_leader_s_end_is_named(brokers: Brokers, caplog: pytest.LogCaptureFixture) -> None:
    leader = plain(3)
    leader.data(count=2, leader_epoch=3, base_timestamp=7)
    brokers.write(plain(8), leader, plain(2))
    brokers.epochs(1, (0, 0))
    brokers.epochs(2, (0, 0), (3, 6))
    brokers.epochs(3, (0, 0))
    (row,) = kafkafmt.merge_replicas(str(brokers.path)).left_out.to_pylist()
    assert (row["firstOffset"], row["lastOffset"]) == (6, 15)
    assert row["path"] == str(brokers.directory(1))
    assert row["reason"].startswith("the leader of epoch 3 continues from offset 6, in the chosen")
    found = run("records", "--merge-replicas", str(brokers.path))
    assert found.exit_code == 0
    assert found.stderr == f"left out: {brokers.directory(1)}: offsets 6 to 15: {row['reason']}\n"
    with caplog.at_level(logging.WARNING):
        assert len(batch_places(brokers.path, mergeReplicas="true")) == 8
    assert f"leaves out {brokers.directory(1)}: offsets 6 to 15" in caplog.text


def test_what_retention_removed_is_named(brokers: Brokers) -> None:
    leader = plain(8)
    brokers.write(leader, plain(6))
    (brokers.directory(1) / f"{0:020}.log").unlink()
    brokers.epochs(1, (0, 4))
    brokers.epochs(2, (0, 0))
    merged = kafkafmt.merge_replicas(str(brokers.path))
    (row,) = merged.left_out.to_pylist()
    assert (row["firstOffset"], row["lastOffset"]) == (0, 3)
    assert "retention removed what lies before" in row["reason"]
    assert kafkafmt.read_records(merged)["offset"].to_pylist() == list(range(4, 16))


def test_equal_copies_leave_nothing_out(brokers: Brokers) -> None:
    brokers.write(plain(8), plain(6), plain(8))
    assert kafkafmt.merge_replicas(str(brokers.path)).left_out.num_rows == 0


def test_an_empty_copy_has_nothing_to_leave_out(brokers: Brokers) -> None:
    leader = Log(8)
    leader.data(count=2)
    brokers.write(leader, Log())
    brokers.epochs(1, (0, 8))
    assert kafkafmt.merge_replicas(str(brokers.path)).left_out.num_rows == 0


# --- copies of a partition that no id joins: whether their records say that they are two logs -----


SAID = "several logs are called t-0: the records in .* differ at the same offsets; "
TOPIC_ID = "A" * 20 + "BA"


def log(value: bytes, count: int, *, leader_epoch: int = 0, first: int = 0) -> Log:
    """Batches of two records, one segment."""
    made = Log(first)
    for _ in range(count):
        entry = record_batch(
            [Rec(b"k", value, offset_delta=delta) for delta in range(2)],
            base_offset=made.end,
            leader_epoch=leader_epoch,
        )
        made.segments[first].append(entry)
        made.end += 2
    return made


def again(brokers: Brokers, *known: int) -> None:
    """A topic of Kafka before 2.8 that was deleted and created again; some logs have its id."""
    brokers.write(log(b"old", 9), log(b"new", 3))
    for number in known:
        brokers.topic_id(number, TOPIC_ID)


def of_a_known_id(brokers: Brokers) -> None:
    again(brokers, 1)


def later_epochs(brokers: Brokers) -> None:
    """The epochs of another cluster look like those of a later leader."""
    new = log(b"new", 2)
    new.data(count=2, leader_epoch=4)
    brokers.write(log(b"old", 9), new)
    brokers.epochs(1, (0, 0))
    brokers.epochs(2, (0, 0), (4, 4))


def forked(brokers: Brokers) -> None:
    """A backup that was started as a cluster of its own."""
    one, two = log(b"v", 4), log(b"v", 4)
    one.data(count=2)
    two.data(count=2, base_timestamp=7)
    brokers.write(one, two)


def old_messages(brokers: Brokers) -> None:
    """Messages of v1 have no leader epoch."""
    for number, value in ((1, b"old"), (2, b"new")):
        made = Log()
        made.segments[0] += [
            message(magic=1, offset=at, key=b"k", value=value) for at in range(4 + number)
        ]
        made.write(brokers.directory(number))


REFUTED = [again, of_a_known_id, later_epochs, forked, old_messages]


@pytest.mark.parametrize("make", REFUTED)
def test_two_logs_of_a_name_are_refused(make: Callable[[Brokers], None], brokers: Brokers) -> None:
    make(brokers)
    merged = kafkafmt.merge_replicas(str(brokers.path))
    assert merged.copies["isChosen"].to_pylist() == [True, True]
    assert merged.differences().num_rows > 0
    with pytest.raises(ValueError, match=SAID):
        kafkafmt.read_records(merged)
    with pytest.raises(ValueError, match=SAID):
        batch_reader(brokers.path, mergeReplicas="true").partitions()
    for command in ("records", "batches"):
        found = run(command, "--merge-replicas", str(brokers.path))
        assert (found.exit_code, found.stdout) == (2, "")
        assert "several logs are called t-0" in found.stderr
    assert run("diff", str(brokers.path)).exit_code == 1


@pytest.mark.parametrize("make", REFUTED)
def test_a_salvage_takes_one_of_two_logs(
    make: Callable[[Brokers], None], brokers: Brokers, tmp_path: Path
) -> None:
    make(brokers)
    report = kafkafmt.salvage(sorted(brokers.path.iterdir()), tmp_path / "out")
    (partition,) = report.partitions
    (conflict,) = partition.conflicts
    assert conflict.reason == "other records at the same offsets: another topic of this name"
    assert len(partition.copies) == 1
    assert not report.is_complete


def test_a_salvage_takes_the_log_that_more_brokers_have(brokers: Brokers, tmp_path: Path) -> None:
    brokers.write(log(b"old", 9), log(b"new", 3), log(b"new", 3))
    kafkafmt.salvage(sorted(brokers.path.iterdir()), tmp_path / "out")
    assert kafkafmt.read_records(tmp_path / "out")["value"].to_pylist() == [b"new"] * 6


def test_commits_of_two_clusters_are_refused(tmp_path: Path) -> None:
    for name, offset in (("one", 10), ("two", 20)):
        entries = [commits(at, commit(name, "t", 0, offset + at)) for at in range(offset)]
        put(tmp_path / name / "__consumer_offsets-3" / f"{0:020}.log", *entries)
    for read in (
        kafkafmt.cluster.read_committed_offsets,
        kafkafmt.cluster.read_groups,
        kafkafmt.cluster.read_internal,
    ):
        with pytest.raises(ValueError, match="several logs are called __consumer_offsets-3"):
            read(str(tmp_path))
    assert run("offsets", tmp_path).exit_code == 2


def test_ids_that_agree_need_no_records(brokers: Brokers) -> None:
    """Only ``diff`` compares all records of copies that are of one log."""
    again(brokers, 1, 2)
    assert len(brokers.read()) == 18


def test_a_later_leader_s_copy_is_of_the_same_log(brokers: Brokers) -> None:
    leader = log(b"v", 4)
    leader.data(count=2, leader_epoch=4)
    brokers.write(log(b"v", 9), leader)
    assert brokers.offsets == list(range(10))


def test_a_wrong_offset_refutes_nothing(brokers: Brokers) -> None:
    """No checksum covers the offset of a batch."""
    spoiled = log(b"v", 4)
    entries = spoiled.segments[0]
    entries[-1] = bytes(7) + b"\x02" + record_batch(
        [Rec(b"k", b"other", offset_delta=delta) for delta in range(2)], leader_epoch=0
    )[8:]  # fmt: skip
    brokers.write(log(b"v", 5), spoiled)
    assert brokers.offsets == list(range(10))


def test_a_batch_that_was_cleaned_refutes_nothing(brokers: Brokers) -> None:
    cleaned, whole = log(b"v", 3), log(b"v", 4)
    cleaned.segments[0][0] = record_batch([Rec(b"k", b"v", offset_delta=1)], last_offset_delta=1)
    brokers.write(whole, cleaned)
    assert brokers.offsets == list(range(8))


def test_copies_that_begin_with_other_records_are_of_two_logs(brokers: Brokers) -> None:
    """Whatever the leader epochs are."""
    same, other = log(b"v", 2, leader_epoch=1), log(b"other", 1)
    brokers.write(log(b"v", 3), same, other, log(b"v", 2, first=2), Log())
    paths = [str(brokers.directory(number)) for number in range(1, 6)]
    whole, *rest = (Replica(at, "t", 0, segments=tuple(find_segments(at))) for at in paths)
    for copy, is_alike in zip(rest, (True, False, True, True), strict=True):
        assert begin_alike(whole, copy) == begin_alike(copy, whole) == is_alike
