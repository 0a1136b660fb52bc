"""A real Kafka broker on loopback that serves existing segments.

Strategy: the broker is formatted and started, creates the topic, and is stopped. Then the segments
are copied to its log directories, and it is started again: it checks them, builds their indexes and
serves them, as after a crash. So Spark's Kafka source gets the same bytes as the other sources.

Invariant: only the process that was started here is ended, by its id.
"""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

from benchmarks.java_peer import Java

_CLUSTER = "kafkafmtbenchmarkAAAAA"  # a base64 UUID has 22 characters
_PATIENCE_SECONDS = 120
_SETTINGS = """\
process.roles=broker,controller
node.id=1
listeners=PLAINTEXT://127.0.0.1:{port},CONTROLLER://127.0.0.1:{controller}
advertised.listeners=PLAINTEXT://127.0.0.1:{port}
controller.listener.names=CONTROLLER
controller.quorum.bootstrap.servers=127.0.0.1:{controller}
log.dirs={logs}
log.retention.ms=-1
offsets.topic.replication.factor=1
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
share.coordinator.state.topic.replication.factor=1
share.coordinator.state.topic.min.isr=1
"""


class BrokerError(Exception):
    """The broker did not start; the message is the last line of its output."""


class Broker:
    """A broker with one topic; use it in a `with` block.

    Args:
        java: Kafka's jars.
        folder: the folder of its files; existing contents are deleted.
        topic: the topic's name.
        segments: the segment of each partition.
    """

    def __init__(self, java: Java, folder: Path, topic: str, segments: Mapping[int, Path]) -> None:
        self._java = java
        self._folder = folder
        self._topic = topic
        self._segments = segments
        self._port, self._controller = _free_ports(2)
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """The address for `bootstrap.servers`."""
        return f"127.0.0.1:{self._port}"

    def __enter__(self) -> Broker:
        shutil.rmtree(self._folder, ignore_errors=True)
        logs = self._folder / "logs"
        logs.mkdir(parents=True)
        settings = _SETTINGS.format(port=self._port, controller=self._controller, logs=logs)
        (self._folder / "server.properties").write_text(settings, encoding="utf-8")
        format_it = ("format", "-t", _CLUSTER, "-c", self._config, "--standalone")
        self._run("kafka.tools.StorageTool", *format_it)
        try:
            self._start()
            partitions = str(len(self._segments))
            self._run(
                *("org.apache.kafka.tools.TopicCommand", "--bootstrap-server", self.address),
                *("--create", "--topic", self._topic, "--partitions", partitions),
            )
            self._stop()
            for partition, segment in self._segments.items():
                log = logs / f"{self._topic}-{partition}"
                for made in log.glob("0*"):
                    made.unlink()
                shutil.copy(segment, log)
            self._start()
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def _config(self) -> str:
        return str(self._folder / "server.properties")

    def _run(self, *arguments: str) -> None:
        command = self._java.program(*arguments)
        try:
            done = subprocess.run(
                command, capture_output=True, text=True, timeout=_PATIENCE_SECONDS
            )
        except subprocess.TimeoutExpired:
            raise BrokerError(f"{arguments[0]} did not end") from None
        if done.returncode:
            raise BrokerError(_last_line(done.stdout + done.stderr))

    def _start(self) -> None:
        output = self._folder / "output.txt"
        command = self._java.program("kafka.Kafka", self._config, options=("-Xmx512m",))
        with output.open("wb") as stream:
            self._process = subprocess.Popen(command, stdout=stream, stderr=subprocess.STDOUT)
        deadline = time.monotonic() + _PATIENCE_SECONDS
        while not _listens(self._port):
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise BrokerError(_last_line(output.read_text(encoding="utf-8", errors="replace")))
            time.sleep(0.2)

    def _stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait()
            self._process = None


def _free_ports(count: int) -> list[int]:
    """Ports that are free now."""
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return ports


def _listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True


def _last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1] if lines else "no output"
