"""A controller and three brokers on loopback, which may be killed, and the clients of them.

Strategy: the controller runs in the JVM of the clients (``java/Drive.java``), each broker in its
own. A broker keeps its port, so that clients find it again.

Invariant: only processes that were started here are ended, by their ids.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

from tests.support.kafka_release import JVM, classpath, number
from tests.support.ports import free_port
from tests.support.processes import Dialog

BROKERS = (1, 2, 3)
CONTROLLER = 9
LAST_WITH_ZOOKEEPER = "3.9.2"
_CLUSTER = "MkU3OEVBNTcwNTJENDM2Qg"
_JVM = (*JVM, "-Dorg.slf4j.simpleLogger.defaultLogLevel=warn")
_SOURCES = Path(__file__).parent / "java"
_SETTINGS = {
    "auto.create.topics.enable": "false",
    "auto.leader.rebalance.enable": "false",
    "broker.heartbeat.interval.ms": "500",
    "broker.session.timeout.ms": "5000",
    "controller.listener.names": "CONTROLLER",
    "controller.quorum.fetch.timeout.ms": "20000",
    "group.initial.rebalance.delay.ms": "0",
    "initial.broker.registration.timeout.ms": "120000",
    "log.cleaner.backoff.ms": "300",
    "log.cleaner.dedupe.buffer.size": "2000000",
    "log.flush.start.offset.checkpoint.interval.ms": "500",
    "log.index.size.max.bytes": "65536",
    "log.initial.task.delay.ms": "500",
    "log.retention.check.interval.ms": "1000",
    "metadata.log.max.record.bytes.between.snapshots": "6000",
    "num.network.threads": "1",
    "num.recovery.threads.per.data.dir": "1",
    "offsets.topic.num.partitions": "2",
    "offsets.topic.replication.factor": "3",
    "replica.high.watermark.checkpoint.interval.ms": "500",
    "replica.lag.time.max.ms": "6000",
    "share.coordinator.state.topic.min.isr": "1",
    "share.coordinator.state.topic.num.partitions": "2",
    "share.coordinator.state.topic.replication.factor": "3",
    "transaction.state.log.min.isr": "1",
    "transaction.state.log.num.partitions": "2",
    "transaction.state.log.replication.factor": "3",
}
_OF_ZOOKEEPER = {
    "delete.topic.enable": "true",
    "zookeeper.connection.timeout.ms": "60000",
    "zookeeper.session.timeout.ms": "6000",
}
_BEFORE_4 = {"offsets.retention.check.interval.ms": "1000"}
"""Only then a coordinator that runs forgets a group whose commits were all aborted."""
_SESSION_SECONDS = 8
"""Until ZooKeeper forgets a broker that was killed: only then it may come back."""


class DriveError(Exception):
    """A task of the clients failed; the message is their error."""


class Nodes:
    """The processes of a cluster; they run in a `with` block.

    With ZooKeeper, that runs in place of the controller. Clients of the last release that has it
    can talk to brokers since 0.11.

    Args:
        version: of Kafka.
        folder: of all files.
        words: further arguments for Kafka's format tool.

    Attributes:
        has_zookeeper: whether ZooKeeper has the metadata.
        version: of the brokers that start from now on.
    """

    def __init__(self, version: str, folder: Path, words: list[str]) -> None:
        self._folder = folder
        self.has_zookeeper = number(version) < (3, 9)
        self.version = version
        programs = [_SOURCES / "Drive.java"]
        if version >= "4":
            programs.append(_SOURCES / "Groups.java")
        self._jars = classpath(LAST_WITH_ZOOKEEPER if self.has_zookeeper else version, programs)
        self._killed = 0.0
        self._words = words
        self._ports = {each: free_port() for each in (*BROKERS, CONTROLLER)}
        self._brokers: dict[int, subprocess.Popen[bytes]] = {}
        self._clients: Dialog | None = None

    def home(self, node: int) -> Path:
        return self._folder / f"node-{node}"

    @property
    def alive(self) -> list[int]:
        """The brokers that run."""
        return sorted(self._brokers)

    def __enter__(self) -> Nodes:
        try:
            self._start_clients()
            for broker in BROKERS:
                home = self.home(broker)
                home.mkdir()
                if not self.has_zookeeper:
                    text = f"version=1\ncluster.id={_CLUSTER}\nnode.id={broker}\n"
                    (home / "meta.properties").write_text(text)
                self.start(broker)
            self.ask("wait", brokers=list(BROKERS))
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self, broker: int) -> None:
        """Start a broker; `ask("wait")` waits for it."""
        properties = str(self._properties(broker))
        jars = classpath(self.version) if self.has_zookeeper else self._jars
        if self.has_zookeeper:
            time.sleep(max(0.0, self._killed + _SESSION_SECONDS - time.monotonic()))
        with (self._folder / f"{broker}.log").open("ab") as log:
            command = ["java", *_JVM, "-cp", jars, "kafka.Kafka", properties]
            self._brokers[broker] = subprocess.Popen(command, stdout=log, stderr=log)

    def kill(self, broker: int, *, softly: bool = False) -> None:
        """End a broker: with SIGKILL, or `softly` so that it hands over first."""
        process = self._brokers.pop(broker)
        if softly:
            process.terminate()
            try:
                process.wait(40)
            except subprocess.TimeoutExpired:
                process.kill()
        else:
            process.kill()
        process.wait()
        self._killed = time.monotonic()

    def run(self, program: str, *words: str) -> None:
        """Run a program of the release that speaks to ZooKeeper."""
        address = f"127.0.0.1:{self._ports[CONTROLLER]}"
        jars = classpath(self.version)
        command = ["java", *_JVM, "-cp", jars, program, "--zookeeper", address, *words]
        with (self._folder / "programs.log").open("ab") as log:
            subprocess.run(command, check=True, timeout=300, stdout=log, stderr=log)

    def stop(self) -> None:
        """Kill everything at once."""
        brokers = list(self._brokers.values())
        self._brokers.clear()
        for process in brokers:
            process.kill()
        for process in brokers:
            process.wait()
        if self._clients is not None:
            self._clients.end()
            self._clients = None

    def ask(self, what: str, **task: Any) -> Any:
        """Let the clients do a task of ``Drive.java``; its answer, or a DriveError."""
        assert self._clients is not None
        line = self._clients.ask(json.dumps({"do": what, **task}))
        if not line:
            raise DriveError(f"{what} {task}: the clients have ended, see {self._folder}")
        answer = json.loads(line)
        if isinstance(answer, dict) and "error" in answer:
            raise DriveError(f"{what} {task}: {answer['error']}")
        return answer

    def _start_clients(self) -> None:
        shutil.rmtree(self._folder, ignore_errors=True)
        self._folder.mkdir(parents=True)
        addresses = ",".join(f"127.0.0.1:{self._ports[each]}" for each in BROKERS)
        with (self._folder / "clients.log").open("ab") as log:
            command = ["java", *_JVM, "-cp", self._jars, "Drive", addresses]
            self._clients = Dialog(command, stderr=log)
        path = str(self._properties(CONTROLLER))
        if self.has_zookeeper:
            self.ask("keep", properties=path)
        else:
            self.ask("control", properties=path, cluster=_CLUSTER, words=self._words)

    def _properties(self, node: int) -> Path:
        if self.has_zookeeper:
            return self._written(node, self._of_zookeeper(node))
        kind = "CONTROLLER" if node == CONTROLLER else "PLAINTEXT"
        settings = {
            **_SETTINGS,
            **(_BEFORE_4 if self.version < "4" else {}),
            "controller.quorum.voters": f"{CONTROLLER}@127.0.0.1:{self._ports[CONTROLLER]}",
            "listeners": f"{kind}://127.0.0.1:{self._ports[node]}",
            "log.dirs": str(self.home(node)),
            "node.id": str(node),
            "process.roles": "controller" if node == CONTROLLER else "broker",
        }
        if node != CONTROLLER:
            settings["advertised.listeners"] = settings["listeners"]
        return self._written(node, settings)

    def _of_zookeeper(self, node: int) -> dict[str, str]:
        if node == CONTROLLER:
            return {
                "admin.enableServer": "false",
                "clientPort": str(self._ports[node]),
                "clientPortAddress": "127.0.0.1",
                "dataDir": str(self.home(node)),
                "tickTime": "500",
            }
        return {
            **{name: each for name, each in _SETTINGS.items() if not name.startswith("controller")},
            **_OF_ZOOKEEPER,
            **_BEFORE_4,
            "broker.id": str(node),
            "listeners": f"PLAINTEXT://127.0.0.1:{self._ports[node]}",
            "log.dirs": str(self.home(node)),
            "zookeeper.connect": f"127.0.0.1:{self._ports[CONTROLLER]}",
        }

    def _written(self, node: int, settings: dict[str, str]) -> Path:
        path = self._folder / f"{node}.properties"
        path.write_text("".join(f"{name}={value}\n" for name, value in settings.items()))
        return path
