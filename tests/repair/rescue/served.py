"""What a rescued cluster serves, asked of real brokers.

Strategy: the commands of a rescue's ``steps.md`` are run, as an operator does it, and each node
starts on loopback with the Kafka of the case. Clients then read every record, offset and setting,
and compare them with what was served before; the cluster is started again, and written to. 10 to 20
seconds a case. Needs a JDK, Maven and confluent-kafka.
"""

from __future__ import annotations

import csv
import json
import re
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from confluent_kafka import Consumer, KafkaError, KafkaException, Producer, TopicPartition
from confluent_kafka.admin import AdminClient
from confluent_kafka.admin._config import ConfigResource

from kafkafmt import Limits
from kafkafmt.repair.rescue import RescueReport
from kafkafmt.repair.rescue.metadata_copy import read_copies, read_history
from kafkafmt.repair.rescue.nodes import find_nodes
from tests.repair.rescue.cases import Case
from tests.repair.rescue.nodes import Host, Hosts
from tests.support.ports import free_port

_SETTINGS = {
    "auto.create.topics.enable": "false",
    "broker.heartbeat.interval.ms": "1000",
    "broker.session.timeout.ms": "6000",
    "controller.listener.names": "CONTROLLER",
    "group.initial.rebalance.delay.ms": "0",
    "log.cleaner.dedupe.buffer.size": "2000000",
    "log.index.size.max.bytes": "65536",
    "offsets.topic.replication.factor": "1",
    "share.coordinator.state.topic.min.isr": "1",
    "share.coordinator.state.topic.replication.factor": "1",
    # An open transaction stays open until everything is compared.
    "transaction.abort.timed.out.transaction.cleanup.interval.ms": "3600000",
    "transaction.state.log.min.isr": "1",
    "transaction.state.log.replication.factor": "1",
}
_READY_SECONDS, _CALL_SECONDS = 300, 150  # for a machine that is busy
_INTERNAL = {"__consumer_offsets", "__transaction_state", "__share_group_state"}
Result = TypeVar("Result")


class RescuedCluster:
    """A case after its rescue.

    Args:
        case: whose directories become those of the rescued cluster.
        report: of the rescue.
        folder: where logs, settings and further metadata directories are.
        ports: of the controllers, which the rescue was given.
        host: of the nodes.
    """

    def __init__(
        self, case: Case, report: RescueReport, folder: Path, ports: dict[int, int], host: Host
    ) -> None:
        self._start: dict[str, Any] = case.expected["start"]
        self._nodes = case.nodes
        self._folder = folder
        self._host = host
        self._controllers = sorted(ports)
        self._controller_ports = ports
        self._ports = {broker: free_port() for broker in self._start["brokers"]}
        folder.mkdir()
        for step in report.steps:
            command = re.sub(r"METADATA_LOG_DIR_OF_(\d+)", rf"{folder}/\1", step)
            if command.startswith(("$ cp ", "$ mkdir ", "$ mv ")):
                subprocess.run(["sh", "-ec", command[2:]], check=True, timeout=300)

    @property
    def address(self) -> str:
        return ",".join(f"127.0.0.1:{port}" for port in self._ports.values())

    @contextmanager
    def running(self) -> Iterator[None]:
        brokers = [self._properties(node) for node in self._ports]
        controllers = [
            self._properties(node) for node in self._controllers if node not in self._ports
        ]
        with self._host.running(brokers, controllers):
            yield

    def _properties(self, node: int) -> Path:
        addresses = {each: f"127.0.0.1:{port}" for each, port in self._controller_ports.items()}
        settings = {**_SETTINGS, **self._start.get("properties", {}), "node.id": str(node)}
        if self._start["quorum"] == "static":
            settings["controller.quorum.voters"] = ",".join(
                f"{each}@{address}" for each, address in addresses.items()
            )
        else:
            settings["controller.quorum.bootstrap.servers"] = ",".join(addresses.values())
        roles, listeners = [], []
        if node in self._ports:
            roles.append("broker")
            listeners.append(f"PLAINTEXT://127.0.0.1:{self._ports[node]}")
            settings["advertised.listeners"] = listeners[0]
            data = [self._nodes / str(node), *sorted(self._nodes.glob(f"{node}-d[0-9]"))]
            settings["log.dirs"] = ",".join(str(each) for each in data if each.is_dir())
        if node in self._controllers:
            roles.append("controller")
            listeners.append(f"CONTROLLER://{addresses[node]}")
            own = self._folder / str(node)
            if own.is_dir():
                settings["metadata.log.dir" if node in self._ports else "log.dirs"] = str(own)
            elif node not in self._ports:
                settings["log.dirs"] = str(self._nodes / str(node))
        settings |= {"process.roles": ",".join(roles), "listeners": ",".join(listeners)}
        path = self._folder / f"{node}.properties"
        path.write_text("".join(f"{name}={value}\n" for name, value in settings.items()))
        return path


class Clients:
    """Clients of a cluster that compare it with what a case expects."""

    def __init__(self, case: Case, address: str) -> None:
        self._expected = case.expected
        self._address = address
        self._admin = AdminClient({"bootstrap.servers": address, "log_level": 0})
        self._away = set(case.expected.get("unavailable", []))

    def wait(self) -> None:
        """Wait until every partition that a disk has is led."""
        brokers = set(self._expected["start"]["brokers"])

        def ready() -> None:
            found = self._admin.list_topics(timeout=4)
            waiting = {
                f"{topic.topic}-{partition.id}"
                for topic in found.topics.values()
                for partition in topic.partitions.values()
                if partition.leader < 0
            }
            assert brokers <= set(found.brokers), f"brokers {sorted(found.brokers)}"
            assert waiting <= self._away, f"without a leader: {sorted(waiting - self._away)}"

        _patiently(ready, _READY_SECONDS)

    def compare(self) -> None:
        """Compare topics, records, settings and the offsets of groups."""
        wanted = self._expected["topics"]
        found = self._admin.list_topics(timeout=60).topics
        assert found.keys() - _INTERNAL == wanted.keys() - _INTERNAL
        for name, topic in wanted.items():
            assert len(found[name].partitions) == topic["count"], name
            for number, partition in topic["partitions"].items():
                if f"{name}-{number}" not in self._away:
                    self._compare(name, int(number), partition, bool(topic.get("compacted")))
        for name, settings in self._expected.get("configs", {}).items():
            resource = ConfigResource(ConfigResource.Type.TOPIC, name)
            (future,) = self._admin.describe_configs([resource]).values()
            values = {key: entry.value for key, entry in future.result(_CALL_SECONDS).items()}
            assert settings.items() <= values.items(), name

    def _compare(
        self, topic: str, number: int, partition: dict[str, Any], is_compacted: bool
    ) -> None:
        low, high, records = self._read(topic, number, "read_uncommitted")
        name = f"{topic}-{number}"
        assert (low, high) == (partition["start"], partition["end"]), name
        if is_compacted:
            assert {each[1]: each[2] for each in records} == {
                each[1]: each[2] for each in partition["records"]
            }, name
        else:
            assert records == partition["records"], name
        if "committed" in partition:
            committed = self._read(topic, number, "read_committed")[2]
            assert [each[0] for each in committed] == partition["committed"], name

    def _read(self, topic: str, number: int, isolation: str) -> tuple[int, int, list[list[Any]]]:
        consumer = Consumer(
            {
                "auto.offset.reset": "error",
                "bootstrap.servers": self._address,
                "enable.auto.commit": False,
                "enable.partition.eof": True,
                "fetch.wait.max.ms": 10,
                "group.id": "check",
                "isolation.level": isolation,
                "log_level": 0,
            }
        )
        try:
            place = TopicPartition(topic, number)
            low, high = _patiently(partial(consumer.get_watermark_offsets, place, timeout=5))
            consumer.assign([TopicPartition(topic, number, low)])
            records: list[list[Any]] = []
            end = time.monotonic() + _CALL_SECONDS
            while time.monotonic() < end:
                message = consumer.poll(1.0)
                if message is None:
                    continue
                error = message.error()
                if error is None:
                    texts = [_text(message.key()), _text(message.value())]
                    records.append([message.offset(), *texts])
                elif error.code() == KafkaError._PARTITION_EOF:
                    return low, high, records
            raise AssertionError(f"{topic}-{number}: not read to its end")
        finally:
            consumer.close()

    def give_offsets(self, folder: Path) -> None:
        """Commit the offsets that the rescue gives back, and compare those of all groups."""
        index = folder / "groups.json"  # without groups there is none
        for name, group in (json.loads(index.read_text()) if index.exists() else {}).items():
            with (folder / name).open(encoding="utf-8", newline="") as file:
                rows = [TopicPartition(t, int(p), int(o)) for t, p, o in csv.reader(file)]
            consumer = self._member(group)
            _patiently(partial(consumer.commit, offsets=rows, asynchronous=False))
            consumer.close()
        for group, wanted in self._expected.get("groupOffsets", {}).items():
            consumer = self._member(group)
            parts = (name.rpartition("-") for name in wanted)
            places = [TopicPartition(topic, int(number)) for topic, _, number in parts]
            found = _patiently(partial(consumer.committed, places, timeout=8))
            consumer.close()
            assert {f"{each.topic}-{each.partition}": each.offset for each in found} == wanted

    def _member(self, group: str) -> Consumer:
        return Consumer(
            {
                "bootstrap.servers": self._address,
                "enable.auto.commit": False,
                "group.id": group,
                "log_level": 0,
            }
        )

    def write(self) -> None:
        """Write behind what is there, also in a transaction."""
        for topic, wanted in self._expected["topics"].items():
            numbers = [int(n) for n in wanted["partitions"] if f"{topic}-{n}" not in self._away]
            if topic in _INTERNAL:
                continue
            for is_transactional in (False, True):
                self._write(topic, numbers, is_transactional)
            for number in numbers:
                end = wanted["partitions"][str(number)]["end"]
                # The marker of a committed transaction may come a moment later.
                _patiently(partial(self._compare_written, topic, number, end))

    def _compare_written(self, topic: str, number: int, end: int) -> None:
        _, _, records = self._read(topic, number, "read_committed")
        new = [each[2] for each in records if each[1] == "check" and each[0] >= end]
        assert new == ["False", "True"], f"{topic}-{number}"

    def _write(self, topic: str, numbers: list[int], is_transactional: bool) -> None:
        settings: dict[str, Any] = {
            "bootstrap.servers": self._address,
            "enable.idempotence": True,
            "log_level": 0,
            "message.timeout.ms": 20000,
        }
        if is_transactional:
            settings["transactional.id"] = "check"
        producer, errors = Producer(settings), []
        if is_transactional:
            _patiently(partial(producer.init_transactions, 20))
            producer.begin_transaction()
        for number in numbers:
            producer.produce(
                topic,
                key="check",
                value=str(is_transactional),
                partition=number,
                on_delivery=lambda error, _: errors.append(error) if error else None,
            )
        producer.flush(30)
        if is_transactional:
            producer.commit_transaction(30)
        assert not errors, f"{topic}: {errors[0]}"


def check(
    name: str, folder: Path, hosts: Hosts, change: Callable[[Path], object] | None = None
) -> None:
    """Rescue a case, start it twice, and compare what it serves.

    ``change`` is made to the nodes before.

    Raises:
        AssertionError: something differs.
    """
    case = Case(name, folder)
    if change is not None:
        change(case.nodes)
    ports = {node: free_port() for node in case.expected["start"]["controllers"]}
    rescued = folder / "rescued"
    asked = case.asked
    voters = [f"{node}@127.0.0.1:{ports[node]}" for node in asked.get("voters", ())]
    report = case.rescue(rescued, **({"voters": voters} if voters else {}))
    if not voters:
        ports |= _known_ports(rescued)
    host = hosts[case.expected["start"]["version"]]
    cluster = RescuedCluster(case, report, folder / "run", ports, host)
    clients = Clients(case, cluster.address)
    try:
        with cluster.running():
            clients.wait()
            clients.compare()
            clients.give_offsets(rescued / "group-offsets")
        with cluster.running():
            clients.wait()
            clients.compare()
            if case.expected.get("write", True):
                clients.write()
    except (AssertionError, KafkaException) as error:
        raise AssertionError(f"{name}: {error}\n{host.errors}") from error


def _patiently(call: Callable[[], Result], seconds: float = _CALL_SECONDS) -> Result:
    """Call until it works, for a while."""
    end = time.monotonic() + seconds
    while True:
        try:
            return call()
        except (AssertionError, KafkaException):
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


def _known_ports(rescued: Path) -> dict[int, int]:
    """The ports of dynamic voters, by which they reach each other."""
    nodes = find_nodes([str(rescued / "controllers")], lambda path, reason: None, Limits())
    copies = read_copies(nodes, Limits())
    voters = read_history(copies[0], Limits()).voters
    return {each.node_id: each.endpoints[0].port for each in voters}


def _text(data: bytes | None) -> str | None:
    return None if data is None else data.decode("utf-8", "replace")
