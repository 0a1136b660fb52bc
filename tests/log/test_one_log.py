"""Copies of a partition that no id joins: whether their records say that they are two logs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import kafkafmt
from tests.cli.running import run
from tests.cluster.state.test_offsets import commit
from tests.cluster.state.test_offsets import plain as commits
from tests.log.test_replicas import Brokers
from tests.log.test_replicas import brokers as brokers
from tests.spark.direct import batch_reader
from tests.support.encoder import Rec, message, record_batch
from tests.survey.logs import Log

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


def again(brokers: Brokers) -> None:
    """A topic of Kafka before 2.8 that was deleted and created again."""
    brokers.write(log(b"old", 9), log(b"new", 3))


def of_a_known_id(brokers: Brokers) -> None:
    again(brokers)
    brokers.topic_id(1, TOPIC_ID)


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
def test_two_logs_of_one_name_are_refused(
    make: Callable[[Brokers], None], brokers: Brokers
) -> None:
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
    sources = sorted(brokers.path.iterdir())
    report = kafkafmt.salvage(sources, tmp_path / "out")
    (partition,) = report.partitions
    (conflict,) = partition.conflicts
    assert conflict.reason == "other records at the same offsets: another topic of this name"
    assert len(partition.copies) == 1
    assert not report.is_complete


def test_commits_of_two_clusters_are_refused(tmp_path: Path) -> None:
    for name, offset in (("one", 10), ("two", 20)):
        directory = tmp_path / name / "__consumer_offsets-3"
        directory.mkdir(parents=True)
        entries = [commits(at, commit(name, "t", 0, offset + at)) for at in range(offset)]
        (directory / f"{0:020}.log").write_bytes(b"".join(entries))
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
    again(brokers)
    for number in (1, 2):
        brokers.topic_id(number, TOPIC_ID)
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
