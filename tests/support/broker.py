"""A real Kafka broker on loopback, of the jars in a folder.

Invariant: only the processes that were started here are ended, by their ids.
"""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from pathlib import Path

from typing_extensions import Self

from tests.support.ports import free_port

_CLUSTER = "kafkafmtbenchmarkAAAAA"  # a base64 UUID has 22 characters
_PATIENCE_SECONDS = 300  # eight times what a start takes, for a machine that is busy
_STOP_SECONDS = 120
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
    """The broker or one of Kafka's programs failed; the message is the last line of its output."""


class Broker:
    """A broker with a data directory of its own; it runs in a `with` block.

    Args:
        java: the start of a command line for Kafka's classes: ``java``, options, class path.
        folder: the folder of its files; existing contents are deleted, and at the end all of it.
        settings: further lines of ``server.properties``; they win.
        data: a data directory that is there, which stays, as the folder does.
    """

    def __init__(
        self, java: list[str], folder: Path, settings: str = "", *, data: Path | None = None
    ) -> None:
        self._java = java
        self._folder = folder
        self._settings = settings
        self._is_new = data is None
        self.logs = data or folder / "logs"
        """The data directory."""
        self._port, self._controller = free_port(), free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """The address for `bootstrap.servers`."""
        return f"127.0.0.1:{self._port}"

    @property
    def controller_address(self) -> str:
        """The address of its controller, as of a voter."""
        return f"127.0.0.1:{self._controller}"

    def __enter__(self) -> Self:
        if self._is_new:
            shutil.rmtree(self._folder, ignore_errors=True)
            self.format()
        else:
            self._configure()
        try:
            self.start()
            self.prepare()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        if self._is_new:
            shutil.rmtree(self._folder, ignore_errors=True)

    def format(self, *features: str) -> None:
        """Format the data directory for a new cluster."""
        self.logs.mkdir(parents=True, exist_ok=True)
        self._configure()
        command = ["format", "-t", _CLUSTER, "-c", self._config, "--standalone"]
        for feature in features:
            command += ["--feature", feature]
        self.run("kafka.tools.StorageTool", *command)

    def _configure(self) -> None:
        settings = _SETTINGS.format(port=self._port, controller=self._controller, logs=self.logs)
        (self._folder / "server.properties").write_text(settings + self._settings, encoding="utf-8")

    @property
    def log(self) -> str:
        """What it has printed so far."""
        return self._output.read_text(encoding="utf-8", errors="replace")

    @property
    def _output(self) -> Path:
        return self._folder / "output.txt"

    @property
    def _config(self) -> str:
        return str(self._folder / "server.properties")

    def prepare(self) -> None:
        """What is done when the broker has started; nothing, if no subclass says more."""

    def program(self, name: str, *arguments: str, options: tuple[str, ...] = ()) -> list[str]:
        """The command that runs one of Kafka's programs, with options for the JVM."""
        java, *classpath = self._java
        return [java, *options, *classpath, name, *arguments]

    def run(self, *arguments: str) -> str:
        """Run one of Kafka's programs to its end; what it prints."""
        command = self.program(*arguments)
        try:
            done = subprocess.run(
                command, capture_output=True, text=True, timeout=_PATIENCE_SECONDS
            )
        except subprocess.TimeoutExpired:
            raise BrokerError(f"{arguments[0]} did not end") from None
        if done.returncode:
            raise BrokerError(_last_line(done.stdout + done.stderr))
        return done.stdout

    def start(self) -> None:
        """Start the broker, and wait until it listens."""
        command = self.program("kafka.Kafka", self._config, options=("-Xmx512m",))
        with self._output.open("wb") as stream:
            self._process = subprocess.Popen(command, stdout=stream, stderr=subprocess.STDOUT)
        deadline = time.monotonic() + _PATIENCE_SECONDS
        while not self.is_up():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise BrokerError(_last_line(self.log))
            time.sleep(0.2)

    def stop(self) -> None:
        """End the broker in order, and wait until it has ended."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(_STOP_SECONDS)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None

    def is_up(self) -> bool:
        """Whether it listens."""
        return _listens(self._port)


def _listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True


def _last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1] if lines else "no output"
