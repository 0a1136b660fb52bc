"""Transactions and salvaged logs on a real broker: Kafka's own admin client and tools agree.

Strategy: one new cluster. Its broker ran twice: first with transactions of both protocols, whose
files were copied while it ran, which is recorded in ``live_broker.tar.xz``; then with salvaged logs
of another cluster in place of its own, and with a transaction that no coordinator knows.
"""

from __future__ import annotations

import json
import shlex
import shutil
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from tests.cli.running import run
from tests.repair.salvage import broker, cases
from tests.repair.salvage.test_broker import data_of
from tests.support.archives import unpack
from tests.support.encoder import Rec, record_batch
from tests.support.files import remove
from tests.support.samples import SOAK
from tests.support.tables import rows

MOUNTED = ("flip-old", "hole", "lost-commit", "zero-old", "flip-old-compact", "no-last")
Said = dict[str, list[list[str]]]
"""What the broker of the first run said, by kind."""
_HANGING = 4711
"""A producer that no coordinator knows."""


_ANEW = [pytest.param("anew", marks=[broker.needed, pytest.mark.slow])] if SOAK else []


@pytest.fixture(scope="module", params=["recorded", *_ANEW])
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the broker said, its ``data`` after the first run, and its ``live`` data before."""
    folder = tmp_path_factory.mktemp("cluster")
    if request.param == "recorded":
        unpack(Path(__file__).with_name("live_broker.tar.xz"), folder)
    else:
        live(folder)
    return folder


def live(folder: Path) -> None:
    """Let the broker run for the first time; ``live_broker.tar.xz`` is of one of Kafka 4.3.1."""
    classpath = broker.installed(Path("build") / "broker")
    broker.DiskBroker(folder / "data", folder, classpath).format("transaction.version=1")
    with broker.DiskBroker(folder / "data", folder, classpath) as running:
        said = by_kind(running.transact("write", *MOUNTED))
        shutil.copytree(folder / "data", folder / "live")
    (folder / "said.json").write_text(json.dumps(said))


@pytest.fixture(scope="module")
def described(folder: Path) -> Said:
    said: Said = json.loads((folder / "said.json").read_text())
    return said


def by_kind(lines: list[list[str]]) -> Said:
    found: Said = {}
    for kind, *words in lines:
        found.setdefault(kind, []).append(words)
    return found


def test_producers_are_those_of_the_broker(folder: Path, described: Said) -> None:
    table = rows(kafkafmt.read_producers(folder / "live", topics=["orders", "payments"]))
    last: dict[tuple[str, int, int], dict[str, Any]] = {}
    for row in table:
        last[row["topic"], row["partition"], row["producerId"]] = row
    assert len(described["producer"]) == len(last) == 18
    opened = {
        (row["topic"], row["partition"], row["producerId"]): row["firstOffset"]
        for row in rows(kafkafmt.read_transactions(folder / "live"))
        if row["state"] == "open"
    }
    assert len(opened) == 4
    for topic, partition, producer, epoch, sequence, _, start in described["producer"]:
        place = (topic, int(partition), int(producer))
        row = last[place]
        assert int(start) == opened.get(place, -1)
        if row["producerEpoch"] == int(epoch):
            assert row["lastSequence"] == int(sequence)
        else:  # the marker of a transaction of the second protocol has the next epoch
            assert (row["producerEpoch"] + 1, int(sequence)) == (int(epoch), -1)
        assert (row["sequenceGaps"], row["duplicates"]) == (0, 0)


def test_transactions_are_those_of_the_coordinator(folder: Path, described: Said) -> None:
    latest: dict[str, dict[str, Any]] = {}
    for row in rows(kafkafmt.cluster.read_transaction_states(folder / "live")):
        latest[row["transactionalId"]] = row
    listed = {name: (int(producer), state) for name, producer, state in described["listed"]}
    assert listed == {name: (row["producerId"], row["status"]) for name, row in latest.items()}
    for name, _, epoch, state, timeout, start, partitions in described["described"]:
        row = latest[name]
        assert (row["producerEpoch"], row["timeoutMs"]) == (int(epoch), int(timeout))
        assert row["status"] == state
        if state == "Ongoing":
            assert row["start"].timestamp() * 1000 == int(start)
            assert partitions.split(",") == sorted(
                f"{each['topic']}-{number}"
                for each in row["partitions"]
                for number in each["partitions"]
            )


def test_each_transaction_has_the_outcome_that_the_client_gave_it(folder: Path) -> None:
    joined = rows(kafkafmt.read_transactions(folder / "live", across_partitions=True))
    found: dict[str, list[tuple[str, int, int]]] = {}
    for row in joined:
        shown = (row["state"], len(row["partitions"]), row["records"])
        found.setdefault(row["transactionalId"], []).append(shown)
    for name, count in (("old", 1), ("new", 4)):
        ended = [(state, 3, 3 * count) for state in ("committed", "aborted", "committed")]
        assert found[f"{name}-ended"] == [*ended, ("aborted", 1, count)]
        assert sorted(found[f"{name}-open"]) == [("committed", 1, count), ("open", 2, 2 * count)]
    assert len(found) == 4


@broker.needed
@pytest.mark.slow
def test_a_new_cluster_serves_salvaged_logs_and_aborts_what_hangs(
    folder: Path, described: Said, tmp_path: Path
) -> None:
    assert described["listed"]
    data, source = tmp_path / "data", tmp_path / "cases"
    shutil.copytree(folder / "data", data)
    cases.extract(source)
    start = hang(data / "payments-0")
    ids = {topic: topic_id(data / f"{topic}-0") for topic in MOUNTED}
    (tmp_path / "ids.json").write_text(json.dumps(ids))
    old = [source / topic for topic in (cases.CLUSTER, *MOUNTED)]
    chosen = ("--topic", ",".join(MOUNTED), "--topic-ids", tmp_path / "ids.json")
    assert run("salvage", *chosen, *old, tmp_path / "rescued").exit_code == 1
    for topic in MOUNTED:
        shutil.rmtree(data / f"{topic}-0")
        (tmp_path / "rescued" / f"{topic}-0").rename(data / f"{topic}-0")
    remove(data.glob("*-offset-checkpoint"))

    hanging = {
        (row["topic"], row["producerId"], row["firstOffset"]): row["abortCommand"]
        for row in rows(kafkafmt.read_hanging_transactions(data))
        if row["isHanging"]
    }
    # The coordinator of the old cluster cannot end what was open there.
    assert set(hanging) == {("payments", _HANGING, start), ("lost-commit", 1017, 161)}
    classpath = broker.installed(Path("build") / "broker")
    with broker.DiskBroker(data, tmp_path, classpath) as running:
        compare_records(running, source)
        found = running.transactions_tool("find-hanging", "--broker-id", "1")[1:]
        assert {(line[0], int(line[2]), int(line[5])) for line in found if line} == set(hanging)
        for text in hanging.values():
            command = shlex.split(text)
            running.transactions_tool(*command[command.index("abort") :])
        assert running.transactions_tool("find-hanging", "--broker-id", "1")[1:] == []
        ended = rows(kafkafmt.read_transactions(data / "payments-0"))
        (row,) = (row for row in ended if row["producerId"] == _HANGING)
        assert (row["state"], row["firstOffset"]) == ("aborted", start)
        log = running.log
    assert "stray" not in log
    assert "caused truncation of conflicting entries" not in log


def hang(log: Path) -> int:
    """Append an open transaction of a producer that no coordinator knows; its offset."""
    (row,) = rows(kafkafmt.read_logs(log))
    offset: int = row["nextOffset"]
    before = int(row["lastTimestamp"].timestamp() * 1000) - 3_600_000  # an hour, of the recording
    batch = record_batch(
        [Rec(b"key", b"value")],
        base_offset=offset,
        base_timestamp=before,
        max_timestamp=before,
        leader_epoch=0,
        producer_id=_HANGING,
        producer_epoch=0,
        base_sequence=0,
        transactional=True,
    )
    with max(log.glob("*.log")).open("ab") as segment:
        segment.write(batch)
    return offset


def topic_id(log: Path) -> str:
    """The id of a topic in Kafka's form."""
    return (log / "partition.metadata").read_text().rpartition(" ")[2].strip()


def compare_records(running: broker.DiskBroker, source: Path) -> None:
    """What a consumer reads of the mounted logs is what must be served of them."""
    read: dict[tuple[str, str], list[tuple[Any, ...]]] = {}
    for kind, *words in running.read(MOUNTED):
        if kind == "written":
            assert int(words[1]) == case(source, words[0])["log_end_offset_known"]
        elif kind != "end":
            topic, offset, key, value, timestamp = words
            found = (int(offset), data_of(key), data_of(value), int(timestamp))
            read.setdefault((kind, topic), []).append(found)
    for topic in MOUNTED:
        assert read["read_uncommitted", topic] == cases.expected(source, topic), topic
        committed = [offset for offset, *_ in read["read_committed", topic]]
        assert committed == case(source, topic)["committed_offsets_sound"], topic


def case(source: Path, name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((source / name / "case.json").read_text())
    return found
