"""Brokers of ZooKeeper's times: their copies differ, and no leader epoch or id tells how."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.repair.rescue import RescueReport
from tests.log.test_no_epochs import DEAD, HIGH_WATERMARK, SERVED, SHARED, lowered, old_log
from tests.log.test_replicas import Brokers
from tests.repair.rescue.tampering import image, said
from tests.support.encoder import Rec, message, record_batch
from tests.survey.logs import Log


def rescued(
    folder: Path, logs: Mapping[int, Log], marks: Mapping[int, int], *epochs: tuple[int, int]
) -> RescueReport:
    """What a rescue says of brokers with a copy of t-0 each, and their high watermarks."""
    brokers = Brokers(folder / "nodes")
    for number, log in logs.items():
        log.write(brokers.directory(number))
        brokers.checkpoint(number, HIGH_WATERMARK, marks[number])
        if epochs:
            brokers.epochs(number, *epochs)
        meta = brokers.path / f"broker-{number}" / "meta.properties"
        meta.write_text(f"version=0\nbroker.id={number}\n")
    return kafkafmt.rescue.rescue_cluster(
        [brokers.path], folder / "out", voters=["9@h:1"], static=True, metadata_version="3.9"
    )


def values(folder: Path, broker: int) -> list[bytes]:
    """What the broker has: its own log, or that in OUT, which takes its place."""
    given = folder / f"out/brokers/{broker}/broker-{broker}/t-0"
    own = folder / f"nodes/broker-{broker}/t-0"
    table = kafkafmt.read_records(str(given if any(given.glob("*.log")) else own))
    assert table["offset"].to_pylist() == list(range(table.num_rows))
    return list(table["value"].to_pylist())


def test_brokers_that_note_no_cluster_become_one(tmp_path: Path) -> None:
    """Kafka before 2.4 wrote no `cluster.id`; the nodes of a cluster must have the same one."""
    report = rescued(tmp_path, {1: old_log(SHARED), 2: old_log(SHARED)}, {1: 10, 2: 10})
    given = sorted((tmp_path / "out").glob("*/*/**/meta.properties"))
    assert len(given) == 3
    assert {kafkafmt.side_files.read_meta_properties(path).cluster_id for path in given} == {
        report.cluster
    }
    assert len(report.cluster) == 22
    assert any(report.cluster in line for line in report.changes)


@pytest.mark.parametrize(
    ("lost", "marks", "why"),
    [
        (10, {DEAD: 10, SERVED: 15}, "a higher high watermark"),
        (5, {DEAD: 15, SERVED: 15}, "a later last timestamp"),
        (10, {DEAD: 20, SERVED: 15}, "a later last timestamp"),
    ],
    ids=["the old leader ends later", "both end at one offset", "both have committed"],
)
def test_the_log_of_the_last_leader_goes_to_the_broker_that_has_another(
    lost: int, marks: dict[int, int], why: str, tmp_path: Path
) -> None:
    """As a follower, that broker would keep its own records below its high watermark."""
    logs = {
        DEAD: old_log([*SHARED, *[b"lost"] * lost], late_by=100),
        SERVED: old_log([*SHARED, *[b"kept"] * 5], late_by=200),
    }
    report = rescued(tmp_path, logs, marks)
    assert said(
        report.doubtful, f"t-0: the copy of broker {DEAD} has other records from offset 10 on", why
    )
    (row,) = image(tmp_path / "out").partitions.to_pylist()
    assert sorted(row["isr"]) == [DEAD, SERVED]
    for broker in (DEAD, SERVED):
        assert values(tmp_path, broker) == [*SHARED, *[b"kept"] * 5]


@pytest.mark.parametrize("behind", [1, 2])
def test_copies_that_differ_and_go_on_alike(behind: int, tmp_path: Path) -> None:
    """As brokers of 0.10.2.2 left them after an unclean election, and a second one."""
    served = [*SHARED, *[b"kept"] * 5, *[b"later"] * 20]
    other = [*SHARED, *[b"lost"] * 5, *[b"later"] * 15]
    logs = {behind: old_log(other), 3 - behind: old_log(served)}
    report = rescued(tmp_path, logs, {1: 30, 2: 30})
    said_of = f"t-0: the copy of broker {behind} has other records from offset 10 on"
    assert said(report.doubtful, said_of)
    assert values(tmp_path, 1) == values(tmp_path, 2) == served


def test_a_follower_that_is_behind_keeps_its_own_log(tmp_path: Path) -> None:
    leader = [b"%d" % number for number in range(30)]
    report = rescued(tmp_path, {1: old_log(leader[:20]), 2: old_log(leader)}, {1: 20, 2: 10})
    assert not said(report.doubtful, "other records")
    (row,) = image(tmp_path / "out").partitions.to_pylist()
    assert row["isr"] == [2]
    assert len(values(tmp_path, 1)) == 20


@pytest.mark.parametrize("is_old", [True, False])
def test_the_log_of_a_topic_that_was_created_again_counts(is_old: bool, tmp_path: Path) -> None:
    """A broker that was away has the old topic; brokers before Kafka 2.8 noted no id."""
    logs = {1: Log(), 2: Log()}
    for at in range(7):
        if is_old:
            logs[1].segments[0].append(
                message(magic=1, offset=at, key=b"k", value=b"old", timestamp=at)
            )
            logs[1].end += 1
        else:
            logs[1].data(leader_epoch=at, max_timestamp=at, base_timestamp=at)
    for at in range(5):
        logs[2].segments[0].append(
            message(magic=1, offset=at, key=b"k", value=b"new", timestamp=9)
            if is_old
            else record_batch([Rec(b"k", b"new")], base_offset=at, max_timestamp=9, leader_epoch=0)
        )
        logs[2].end += 1
    report = rescued(tmp_path, logs, {1: 7, 2: 5})
    assert said(report.doubtful, "t-0: the copy of broker 1 has records of another topic")
    assert values(tmp_path, 1) == values(tmp_path, 2) == [b"new"] * 5
    saved = kafkafmt.salvage(sorted((tmp_path / "nodes").iterdir()), tmp_path / "saved")
    assert [each.records for each in saved.partitions] == [5]


@pytest.mark.parametrize(("other", "begin"), [(None, 0), (50, 0), (50, 30), (7, 0), (50, 51)])
def test_copies_in_sync_with_other_records_are_doubtful(
    other: int | None, begin: int, tmp_path: Path
) -> None:
    """As where a segment of another partition was put there; one copy may begin later."""
    logs = {1: Log(), 2: Log(begin)}
    for broker, log in logs.items():
        for at in range(begin if broker == 2 else 0, 200):
            is_other = broker == 2 and at == other
            log.data(base_timestamp=5 if is_other else 4)
    report = rescued(tmp_path, logs, {1: 200, 2: 200})
    is_there = other is not None and begin <= other
    assert said(report.doubtful, "t-0: the copies of brokers", "other batches") == is_there


@pytest.mark.parametrize("epoch", [0, 4])
@pytest.mark.parametrize("foreign", [1, 2, 3])
def test_a_segment_of_another_partition_counts_for_no_broker(
    epoch: int, foreign: int, tmp_path: Path
) -> None:
    """Though it is longer, and of a later leader epoch than the others."""
    logs = {broker: Log() for broker in (1, 2, 3)}
    for broker, log in logs.items():
        for at in range(50):
            log.data(leader_epoch=0, base_timestamp=at)
        if broker == foreign:
            log.segments, log.end = {0: []}, 0
            for _ in range(70):
                log.data(leader_epoch=epoch, base_timestamp=99)
    report = rescued(tmp_path, logs, dict.fromkeys(logs, 50), (0, 0))
    assert said(report.doubtful, f"t-0: the copy of broker {foreign} has", "OUT has it for broker")
    (row,) = image(tmp_path / "out").partitions.to_pylist()
    assert sorted(row["isr"]) == [1, 2, 3]
    assert [len(values(tmp_path, broker)) for broker in logs] == [50, 50, 50]


def test_messages_without_epochs_go_on_from_batches_that_have_them(tmp_path: Path) -> None:
    """The format of the topic was lowered, and a follower is behind."""
    behind, leader = lowered(0), lowered(5)
    report = rescued(tmp_path, {1: behind, 2: leader}, {1: 10, 2: 15})
    assert not said(report.doubtful, "other records")
    (row,) = image(tmp_path / "out").partitions.to_pylist()
    assert (row["isr"], row["leaderEpoch"]) == ([2], 4)
