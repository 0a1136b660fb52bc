"""Transactions and producers as tables, and open transactions beside their coordinator."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from time import time_ns
from typing import Any

import pytest

import kafkafmt
from kafkafmt.cli import streams
from kafkafmt.cluster.messages import schema
from kafkafmt.storage.errors import StorageError
from tests.cli.running import run
from tests.cluster.messages.corpus import log_directory
from tests.support.encoder import Rec, flip, record_batch
from tests.support.files import put
from tests.support.metadata import coordinator_record, metadata_log, topic
from tests.support.refusing import refuse
from tests.support.tables import rows
from tests.support.truth import CASES, GOLDEN, load
from tests.survey.logs import DAY, Log, time_of

CONSUMED = [
    name
    for name in CASES
    if load(name).committed is not None
    and any(row["isTransactional"] for row in load(name).batches)
]


READS = (kafkafmt.read_transactions, kafkafmt.read_producers, kafkafmt.read_hanging_transactions)
OPEN = ["pub-tx-v1-open", "pub-tx-v2-open", "pub-tx-v2b-open"]


def sound() -> Log:
    """A committed transaction of producer 7, an aborted one of 8, and an open one of 7."""
    log = Log()
    log.data(7, 0, 2)
    log.data(8, 4, 3)
    log.marker(7, 1, commit=True)
    log.roll()
    log.data(8, 4, 1, 3)
    log.marker(8, 5, commit=False, coordinator_epoch=9)
    log.data(7, 1, 2)
    log.data()
    return log


def open_log(producer: int) -> Log:
    """An open transaction of a producer."""
    log = Log()
    log.data(producer)
    return log


def test_columns_are_those_of_the_contract(tmp_path: Path) -> None:
    directory = sound().write(tmp_path / "t-0")
    assert " ".join(kafkafmt.read_transactions(str(directory)).column_names) == (
        "topic partition producerId producerEpoch transactionalId state firstOffset lastOffset "
        "markerOffset records firstTimestamp lastTimestamp markerTimestamp coordinatorEpoch"
    )
    assert " ".join(kafkafmt.read_producers(str(directory)).column_names) == (
        "topic partition producerId producerEpoch transactionalId batches records firstOffset "
        "lastOffset firstTimestamp lastTimestamp firstSequence lastSequence sequenceGaps "
        "duplicates snapshotOffset"
    )


def test_a_transaction_has_its_data_and_its_marker(tmp_path: Path) -> None:
    directory = sound().write(tmp_path / "t-0")
    opened, committed, aborted = rows(kafkafmt.read_transactions(str(directory)))
    shown = ("producerId", "state", "firstOffset", "lastOffset", "markerOffset", "records")
    assert [opened[name] for name in shown] == [7, "open", 8, 9, None, 2]
    assert [committed[name] for name in shown] == [7, "committed", 0, 1, 5, 2]
    assert [aborted[name] for name in shown] == [8, "aborted", 2, 6, 7, 4]
    assert aborted["coordinatorEpoch"] == 9
    assert aborted["firstTimestamp"].timestamp() * 1000 == time_of(2)
    assert aborted["markerTimestamp"].timestamp() * 1000 == time_of(7)
    assert opened["coordinatorEpoch"] is None


@pytest.mark.parametrize("name", CONSUMED)
def test_aborted_and_open_ones_decide_what_a_consumer_reads(name: str, tmp_path: Path) -> None:
    """The offsets that Kafka's consumer read with read_committed, from the table."""
    case = load(name)
    directory = tmp_path / "t-0"
    shutil.copytree(GOLDEN / name, directory)
    table = rows(kafkafmt.read_transactions(str(directory)))
    stable = min((each["firstOffset"] for each in table if each["state"] == "open"), default=None)
    hidden = {
        (each["producerId"], offset)
        for each in table
        if each["state"] == "aborted"
        for offset in range(each["firstOffset"], each["lastOffset"] + 1)
    }
    assert case.committed == [
        row["offset"]
        for row in case.records
        if not row["isControl"]
        and (row["producerId"], row["offset"]) not in hidden
        and (stable is None or row["offset"] < stable)
    ]


def test_threads_change_nothing(tmp_path: Path) -> None:
    for partition in range(5):
        sound().write(tmp_path / f"t-{partition}")
    one, many = (kafkafmt.read_transactions(str(tmp_path), threads=count) for count in (1, 4))
    assert rows(one) == rows(many)
    assert one.num_rows == 15


def test_damage_does_not_stop_and_is_collected(tmp_path: Path) -> None:
    directory = sound().write(tmp_path / "t-0")
    segment = directory / f"{6:020}.log"
    segment.write_bytes(b"\xff" * 50 + segment.read_bytes())
    damage: list[kafkafmt.Damage] = []
    assert kafkafmt.read_transactions(str(directory), damage=damage).num_rows == 3
    assert [each.kind for each in damage] == ["malformed"]


@pytest.mark.parametrize("offset", [0, 2, 6])
@pytest.mark.parametrize("read", READS)
def test_batches_with_a_wrong_checksum_are_collected(
    read: Callable[..., object], offset: int, tmp_path: Path
) -> None:
    directory = sound().spoil(offset).write(tmp_path / "t-0")
    damage: list[kafkafmt.Damage] = []
    read(str(directory), damage=damage)
    expected = [
        (row["segment"], row["position"], row["kind"])
        for row in rows(kafkafmt.read_damage(str(directory)))
    ]
    assert [(each.segment, each.position, each.kind) for each in damage] == expected
    assert [each.kind for each in damage] == ["bad_checksum"]


def test_topics_and_partitions_select_logs(tmp_path: Path) -> None:
    for name in ("orders-0", "orders-1", "payments-0"):
        sound().write(tmp_path / name)
    found = kafkafmt.read_transactions(str(tmp_path), topics="ord*", partitions=1)
    assert {(row["topic"], row["partition"]) for row in rows(found)} == {("orders", 1)}
    with pytest.raises(ValueError, match="no topic 'order'; did you mean 'orders'"):
        kafkafmt.read_transactions(str(tmp_path), topics="order")


def decided(data: Path, decisions: list[tuple[list[int], bool, int]], topic: str = "t") -> None:
    """Write the coordinator's log: partitions, outcome and time of transactions of producer 7."""
    key, log = {"transactionalId": "app"}, Log()
    for partitions, commits, moment in decisions:
        value = {
            **{"producerId": 7, "producerEpoch": 0, "transactionTimeoutMs": 60_000},
            "transactionStatus": 2 if commits else 3,
            "transactionPartitions": [{"topic": topic, "partitionIds": partitions}],
            **dict.fromkeys(
                ("transactionLastUpdateTimestampMs", "transactionStartTimestampMs"), moment
            ),
        }
        record = coordinator_record(schema.TRANSACTION_STATE, 0, key, value)
        log.append(record_batch([record], base_offset=log.end))
    log.write(data / "__transaction_state-0")


@pytest.mark.parametrize("spread", [1, 2, 3])
@pytest.mark.parametrize("has_coordinator", [True, False])
def test_before_kip_890_only_the_coordinator_joins_partitions(
    has_coordinator: bool, spread: int, tmp_path: Path
) -> None:
    """Nine transactions of one producer and epoch, each in some of three partitions."""
    logs, decisions = [Log() for _ in range(3)], []
    for number in range(9):
        places = sorted((number + step) % 3 for step in range(spread))
        for place in places:
            logs[place].data(7, 0, 1)
            logs[place].marker(7, 0, commit=number % 4 != 3)
        decisions.append((places, number % 4 != 3, time_of(logs[places[0]].end - 1)))
    for place, log in enumerate(logs):
        log.write(tmp_path / f"t-{place}")
    if has_coordinator:
        decided(tmp_path, decisions)
    found = rows(kafkafmt.read_transactions(str(tmp_path), topics="t", across_partitions=True))
    parts = [sorted(part["partition"] for part in row["partitions"]) for row in found]
    if has_coordinator:
        assert sorted(parts) == sorted(places for places, _, _ in decisions)
    else:
        assert sorted(parts) == sorted([place] for places, _, _ in decisions for place in places)
    assert {row["joinedBy"] for row in found} == {"coordinator" if has_coordinator else None}


def test_since_kip_890_the_epoch_of_a_marker_joins_partitions(tmp_path: Path) -> None:
    for partition in range(2):
        log = open_log(7)
        log.marker(7, 1, commit=True)
        log.data(7, 1, 1, 1)
        log.marker(7, 2, commit=True)
        log.data(7, 2, 1 + partition, 2)
        log.write(tmp_path / f"t-{partition}")
    found = rows(kafkafmt.read_transactions(str(tmp_path), across_partitions=True))
    shown = [(row["state"], row["joinedBy"], len(row["partitions"])) for row in found]
    assert shown == [("open", None, 1)] * 2 + [("committed", "epoch", 2)] * 2
    assert [part["firstOffset"] for part in found[-1]["partitions"]] == [2, 2]


def test_a_decision_that_the_log_of_the_coordinator_has_lost_joins_nothing(tmp_path: Path) -> None:
    """It was compacted: only the later transactions are known."""
    log = Log()
    for _ in range(6):
        log.data(7, 0, 19)
        log.marker(7, 0, commit=True)
    log.write(tmp_path / "t-0")
    decided(tmp_path, [([0], True, time_of(20 * number + 19)) for number in (3, 4, 5)])
    found = rows(kafkafmt.read_transactions(str(tmp_path), topics="t", across_partitions=True))
    assert [row["joinedBy"] for row in found] == [None] * 3 + ["coordinator"] * 3


def test_an_outcome_that_differs_is_another_transaction(tmp_path: Path) -> None:
    for partition, commit in enumerate((True, False)):
        log = open_log(7)
        log.marker(7, 0, commit=commit)
        log.write(tmp_path / f"t-{partition}")
    assert kafkafmt.read_transactions(str(tmp_path), across_partitions=True).num_rows == 2


def test_gaps_and_duplicates_of_producers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = Log()
    for sequence, count in ((0, 3), (3, 2), (3, 2), (9, 1), (10, 1)):
        log.data(7, 0, count, sequence, transactional=False)
    log.data(7, 1, 1, 0, transactional=False)
    log.data()
    directory = log.write(tmp_path / "t-0")
    monkeypatch.setattr(streams, "is_terminal", lambda: True)
    monkeypatch.setenv("COLUMNS", "80")
    assert "duplicates" in run("producers", str(directory)).stdout.partition("not shown")[0]
    first, second = rows(kafkafmt.read_producers(str(directory)))
    shown = ("producerEpoch", "batches", "records", "firstSequence", "lastSequence")
    assert [first[name] for name in shown] == [0, 5, 9, 0, 10]
    assert (first["sequenceGaps"], first["duplicates"]) == (1, 1)
    assert [second[name] for name in shown] == [1, 1, 1, 0, 0]
    assert (second["sequenceGaps"], second["duplicates"]) == (0, 0)


@pytest.mark.parametrize("transactional", [True, False])
def test_verify_tells_duplicates_of_a_producer(transactional: bool, tmp_path: Path) -> None:
    log = Log()
    for sequence, count in ((0, 3), (3, 2), (3, 2), (5, 1), (0, 3)):
        log.data(7, 0, count, sequence, transactional=transactional)
    log.data(7, 1, 3, 0, transactional=transactional)
    log.data(8, 0, 3, 0, transactional=transactional)
    listed = rows(kafkafmt.verify(log.write(tmp_path / "t-0")))
    found = [row for row in listed if row["kind"] == "duplicate_sequence"]
    assert [(row["firstOffset"], row["lastOffset"]) for row in found] == [(5, 6), (8, 10)]
    assert [row["severity"] for row in found] == ["warning"] * 2
    assert "at offsets 5 to 6 are also at 3 to 4" in found[0]["message"]
    assert "at offsets 8 to 10 are also at 0 to 2" in found[1]["message"]


def test_verify_tells_markers_of_a_coordinator_that_was_replaced(tmp_path: Path) -> None:
    log = Log()
    for producer, epoch in ((7, 3), (7, 5), (8, 4), (7, 4), (7, 5)):
        log.data(producer, 0, 1, log.end)
        log.marker(producer, 0, commit=True, coordinator_epoch=epoch)
    listed = rows(kafkafmt.verify(log.write(tmp_path / "t-0")))
    (found,) = (row for row in listed if row["kind"] == "coordinator_epoch")
    assert (found["firstOffset"], found["severity"]) == (7, "warning")
    assert "coordinator epoch 4" in found["message"]
    assert "and 5 in the one before it at offset 3" in found["message"]


def test_producers_that_only_a_snapshot_knows_are_rows(tmp_path: Path) -> None:
    log = Log()
    log.data(7, 0, 3)
    log.snapshots[2] = [(9, 0, 1, 1, 0, DAY, -1, -1)]
    log.snapshots[3] = [(7, 0, 2, 2, 2, DAY, -1, -1), (8, 4, 5, 1, 0, DAY + 5, -1, -1)]
    log.write(tmp_path / "t-0")
    own, other = rows(kafkafmt.read_producers(str(tmp_path)))
    assert (own["producerId"], own["snapshotOffset"]) == (7, None)
    shown = ("producerId", "producerEpoch", "batches", "lastSequence", "snapshotOffset")
    assert [other[name] for name in shown] == [8, 4, 0, 5, 3]
    assert (other["firstOffset"], other["lastOffset"], other["firstTimestamp"]) == (None, 1, None)
    (tmp_path / "t-0" / f"{3:020}.snapshot").write_bytes(b"\0" * 40)
    assert kafkafmt.read_producers(str(tmp_path)).num_rows == 1


def test_copies_are_one_log(tmp_path: Path) -> None:
    """What is open in the copy of a broker that died early is not open."""
    leader = sound()
    leader.data(9, 1, 1)
    behind = Log()
    behind.data(7, 0, 2)
    behind.data(8, 4, 3)
    leader.write(tmp_path / "a" / "t-0")
    behind.write(tmp_path / "b" / "data" / "t-0")
    for number in (0, 1):
        sound().write(tmp_path / ("a", "b")[number] / f"u-{number}")
    alone = str(tmp_path / "a" / "t-0")
    for read in READS:
        found = rows(read(str(tmp_path), topics="t", threads=2))
        assert found == rows(read(alone)), read.__name__
    assert kafkafmt.read_transactions(str(tmp_path)).num_rows == 4 + 2 * 3
    leader.spoil(0).write(tmp_path / "a" / "t-0")
    damage: list[kafkafmt.Damage] = []
    found = rows(kafkafmt.read_transactions(str(tmp_path), topics="t", damage=damage))
    assert ([row["firstOffset"] for row in found], damage) == ([8, 11, 0, 2], [])


def test_topics_of_one_name_are_no_copies(tmp_path: Path) -> None:
    for name, topic_id in (("a", "A" * 21 + "g"), ("b", "A" * 21 + "w")):
        directory = sound().write(tmp_path / name / "t-0")
        (directory / "partition.metadata").write_text(f"version: 0\ntopic_id: {topic_id}\n")
    done = run("transactions", str(tmp_path))
    assert done.exit_code == 2
    assert "several topics are called t" in done.stderr


def test_sequence_numbers_wrap(tmp_path: Path) -> None:
    log = Log()
    log.data(7, 0, 4, 2**31 - 2)
    log.data(7, 0, 1, 2)
    (row,) = rows(kafkafmt.read_producers(str(log.write(tmp_path / "t-0"))))
    assert (row["firstSequence"], row["lastSequence"], row["sequenceGaps"]) == (2**31 - 2, 2, 0)


def test_without_the_coordinators_log_nothing_hangs_for_certain(tmp_path: Path) -> None:
    directory = sound().write(tmp_path / "t-0")
    (row,) = rows(kafkafmt.read_hanging_transactions(str(directory), now=DAY + 3_600_000))
    assert row["isHanging"] is None
    assert "its coordinator is not known" in row["reason"]
    assert row["ageMs"] == 3_600_000 - 8_000
    assert row["abortCommand"] is None
    (young,) = rows(kafkafmt.read_hanging_transactions(str(directory)))
    assert young["reason"] is None


@pytest.mark.parametrize("has_others", [True, False])
def test_a_time_in_the_future_makes_no_transaction_old(tmp_path: Path, has_others: bool) -> None:
    """Clients set the times of records; one of the year 2100 is no present moment."""
    moment = time_ns() // 1_000_000
    log = Log()
    log.data(7, base_timestamp=moment - 60_000, max_timestamp=moment - 60_000)
    log.write(tmp_path / "t-0")
    later = Log()
    for shown in ([moment] if has_others else []) + [4_102_444_800_000]:
        later.data(base_timestamp=shown, max_timestamp=shown)
    later.write(tmp_path / "u-0")
    (row,) = rows(kafkafmt.read_hanging_transactions(str(tmp_path)))
    assert (row["ageMs"], row["reason"]) == (60_000 if has_others else 0, None)
    (row,) = rows(kafkafmt.read_hanging_transactions(str(tmp_path), now=4_102_444_800_000))
    assert "open longer than" in row["reason"]


def test_extreme_times_are_times(tmp_path: Path) -> None:
    """Before 1970 times are negative; an age that no column holds is the greatest one."""
    log = Log()
    first, least, most = -62_135_596_800_001, -(2**63), 2**63 - 1
    for producer, (begin, end) in enumerate([(first, first + 7), (least, first), (-1, -1)], 1):
        for time in (begin, end):
            log.data(producer, base_timestamp=time, max_timestamp=time)
    log.data(base_timestamp=most, max_timestamp=most)
    source = str(log.write(tmp_path / "t-0"))
    for table in (kafkafmt.read_producers(source), kafkafmt.read_transactions(source)):
        times = [
            tuple(table[name].cast("int64").to_pylist())
            for name in ("firstTimestamp", "lastTimestamp")
        ]
        assert times == [(first, least, None), (first + 7, first, None)]
    shown = kafkafmt.read_hanging_transactions(source).select(["producerId", "ageMs", "reason"])
    ages = {row["producerId"]: (row["ageMs"], row["reason"] is None) for row in rows(shown)}
    assert ages == {1: (most, False), 2: (most, False), 3: (None, True)}


def test_the_commands_print_the_tables(tmp_path: Path) -> None:
    sound().write(tmp_path / "t-0")
    shown = run("transactions", str(tmp_path))
    assert (shown.exit_code, shown.stdout.splitlines()[1].split()[:3]) == (0, ["t", "0", "7"])
    assert run("transactions", "--json", "--across-partitions", str(tmp_path)).exit_code == 0
    assert run("transactions", "--open", "--as-of", "2030-01-01", str(tmp_path)).exit_code == 0
    assert run("producers", str(tmp_path)).exit_code == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ("transactions", "--open", "--across-partitions"),
        ("transactions", "--as-of", "2030-01-01"),
        ("transactions", "--open", "--as-of", "soon"),
        ("transactions", "--topic", "nothing"),
        ("producers", "--topic", "nothing"),
    ],
)
def test_wrong_use_is_one_sentence(arguments: tuple[str, ...], tmp_path: Path) -> None:
    sound().write(tmp_path / "t-0")
    done = run(*arguments, str(tmp_path))
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


@pytest.fixture
def coordinated(tmp_path: Path) -> Path:
    """A broker's transactions over ``__consumer_offsets``, with its ``__transaction_state``."""
    log_directory("k431-rich-consumer-offsets", tmp_path)
    log_directory("k431-rich-transaction-state", tmp_path)
    _count_partitions(tmp_path, 1)
    return tmp_path


def _count_partitions(data: Path, count: int) -> None:
    """Write a metadata log that knows how many partitions the coordinators' log has."""
    name, topic_id = "__transaction_state", "A" * 21 + "w"
    fields = {"topicId": topic_id, "replicas": [1], "isr": [1], "leader": 1}
    partitions = [("PartitionRecord", {**fields, "partitionId": number}) for number in range(count)]
    shutil.rmtree(data / "__cluster_metadata-0", ignore_errors=True)
    metadata_log(data, [*topic(name, topic_id), *partitions])


def test_the_coordinators_log_names_transactional_ids(coordinated: Path) -> None:
    table = rows(kafkafmt.read_transactions(str(coordinated)))
    assert {row["transactionalId"] for row in table if row["state"] == "open"} == {*OPEN}
    assert all(row["transactionalId"].startswith("pub-tx-") for row in table)
    producers = rows(kafkafmt.read_producers(str(coordinated)))
    assert {row["sequenceGaps"] + row["duplicates"] for row in producers} == {0}


def test_what_the_coordinator_knows_does_not_hang(coordinated: Path) -> None:
    table = rows(kafkafmt.read_hanging_transactions(str(coordinated), now="2026-11-23"))
    assert [row["transactionalId"] for row in table] == OPEN
    assert {row["coordinatorState"] for row in table} == {"Ongoing"}
    assert {row["isHanging"] for row in table} == {False}
    assert {row["reason"] for row in table} == {"open longer than its timeout of 600000 ms"}


@pytest.mark.parametrize(
    ("producer", "place", "reason"),
    [
        (999, "t-0", "no coordinator knows producer 999"),
        (7, "t-0", "its coordinator does not have this partition in it"),
        (3, "t-0", "no coordinator knows producer 3"),  # its transactional id has expired
        (7, "pub-tx-v1-2", None),
    ],
)
def test_what_no_coordinator_will_end_hangs(
    producer: int, place: str, reason: str | None, coordinated: Path
) -> None:
    open_log(producer).write(coordinated / place)
    topic, read = place.rpartition("-")[0], kafkafmt.read_hanging_transactions
    (row,) = rows(read(coordinated, topics=topic, now=DAY + 900_001))
    assert row["isHanging"] is (reason is not None)
    assert (row["coordinatorState"] is None) == (producer != 7)
    assert reason is None or row["reason"] == reason
    assert (row["abortCommand"] is None) == (reason is None)
    (young,) = rows(read(coordinated, topics=topic, now=DAY + 900_000))
    assert not young["isHanging"]


def _spoil(directory: Path) -> None:
    """Break the first batch: later ones may still name a producer."""
    flip(directory / f"{0:020}.log", 61)


def _append_unknown(directory: Path) -> None:
    """Append a record of a type that nobody knows, which is no damage."""
    path = directory / f"{0:020}.log"
    record = Rec(b"\x00\x63name", b"\x00\x63value")
    path.write_bytes(path.read_bytes() + record_batch([record], base_offset=10_000))


def _lose_segments(directory: Path) -> None:
    put(directory.parent / "__transaction_state-7" / f"{100:020}.snapshot")


@pytest.mark.parametrize("topics", [None, "t"])
@pytest.mark.parametrize("harm", [_spoil, _append_unknown, _lose_segments])
def test_nothing_hangs_for_certain_where_some_of_the_coordinators_log_is_not_read(
    harm: Callable[[Path], None], topics: str | None, coordinated: Path
) -> None:
    """The lost record may be the one that knows the producer, or has the partition in it."""
    open_log(999).write(coordinated / "t-0")

    def found(damage: list[kafkafmt.Damage]) -> dict[str, Any]:
        table = kafkafmt.read_hanging_transactions(
            str(coordinated), topics=topics, now=DAY + 900_001, damage=damage
        )
        return next(row for row in rows(table) if row["topic"] == "t")

    damage: list[kafkafmt.Damage] = []
    assert (found(damage)["isHanging"], damage) == (True, [])
    harm(coordinated / "__transaction_state-0")
    row = found(damage)
    assert row["isHanging"] is None
    assert "its coordinator is not known" in row["reason"]
    lost = [] if harm is _append_unknown else ["__transaction_state"]
    assert [each.topic for each in damage] == lost
    chosen = () if topics is None else ("--topic", topics)
    assert run("transactions", *chosen, str(coordinated)).exit_code == len(lost)


def test_nothing_hangs_for_certain_where_a_disk_has_some_of_the_coordinators_partitions(
    coordinated: Path,
) -> None:
    """With more brokers than replicas, another one may know the producer."""
    open_log(999).write(coordinated / "t-0")
    (coordinated / "__transaction_state-0").rename(coordinated / "__transaction_state-7")
    found = rows(kafkafmt.read_hanging_transactions(str(coordinated), now=DAY + 900_001))
    (row,) = (each for each in found if each["topic"] == "t")
    assert (row["isHanging"], "coordinator is not known" in row["reason"]) == (None, True)


@pytest.mark.parametrize("count", [0, 1, 2])
def test_the_metadata_log_says_how_many_partitions_there_are(count: int, coordinated: Path) -> None:
    """Partition 0 of two is not all; what its own coordinator has ended hangs all the same."""
    _count_partitions(coordinated, count)
    if not count:
        shutil.rmtree(coordinated / "__cluster_metadata-0")
    for name, producer in (("t-0", 999), ("u-0", 7)):
        open_log(producer).write(coordinated / name)
    hanging = rows(kafkafmt.read_hanging_transactions(coordinated, now=DAY + 900_001))
    found = {row["topic"]: row for row in hanging}
    assert found["t"]["isHanging"] is (True if count == 1 else None)
    assert (found["t"]["abortCommand"] is not None) == (count == 1)
    assert found["u"]["isHanging"] is True
    assert found["u"]["abortCommand"].endswith("abort --topic u --partition 0 --start-offset 0")


def test_no_abort_command_is_given_for_what_its_coordinator_ends(coordinated: Path) -> None:
    hanging = rows(kafkafmt.read_hanging_transactions(coordinated))
    found = [row for row in hanging if row["coordinatorState"] == "Ongoing"]
    assert {row["abortCommand"] for row in found} == {None}
    reason = "its coordinator ends it within 600 s, or its producer"
    assert {row["reason"] for row in found} == {reason}


def test_the_age_of_a_transaction_counts_from_its_start(coordinated: Path) -> None:
    table = kafkafmt.cluster.read_open_transactions(coordinated, now=0)
    start, last, ages = (
        table.column(name).cast("int64").to_pylist() for name in ("start", "lastUpdate", "ageMs")
    )
    assert ages == [-time for time in start]
    assert start != last


@pytest.mark.parametrize(
    ("error", "kind"), [(StorageError, "read_error"), (FileNotFoundError, "skipped")]
)
@pytest.mark.parametrize("read", READS)
def test_a_segment_that_is_not_delivered_is_no_end_of_a_log(
    read: Callable[..., Any],
    error: type[OSError],
    kind: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    directory = sound().write(tmp_path / "t-0")
    refuse(monkeypatch, f"{6:020}.log", error("no answer"))
    with pytest.raises(error, match="no answer"):
        read(str(directory))
    assert [row["kind"] for row in rows(kafkafmt.verify(str(directory)))].count(kind) == 1


@pytest.mark.parametrize("suffix", ["txnindex", "snapshot"])
def test_a_side_file_that_is_not_delivered_is_not_missing(
    suffix: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may tell the outcome of a transaction that has lost its marker."""
    log = sound().spoil(7)
    log.indexes[6] = [(8, 2, 7, 8)]
    log.snapshots[6] = []
    directory = log.write(tmp_path / "t-0")
    assert "aborted" in {row["state"] for row in rows(kafkafmt.read_transactions(str(directory)))}
    refuse(monkeypatch, f"{6:020}.{suffix}", StorageError("no answer"))
    with pytest.raises(StorageError, match="no answer"):
        kafkafmt.read_transactions(str(directory))
    assert any("no answer" in row["message"] for row in rows(kafkafmt.verify(str(directory))))


@pytest.mark.parametrize("command", [("transactions",), ("producers",), ("show", "--offset=0")])
def test_a_side_file_is_no_source(command: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / f"{0:020}.index"
    path.write_bytes(b"")
    done = run(*command, path)
    assert (done.exit_code, done.stdout) == (2, "")
    assert "expected the segment" in done.stderr
