"""A real broker on a log directory that ``salvage`` wrote; needs Java, a JDK and Maven.

Strategy: Maven copies the jars once to a cache folder. The broker runs on loopback, at free ports.

Invariant: the broker is stopped with the block, by its own process.
"""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from benchmarks.java_peer import copied_jars, held, is_older
from tests.support.ports import free_port

_SOURCES = Path(__file__).parent / "java"
_READER, _LOADER, _TRANSACTIONS = "ReadPartitions", "LoadLogs", "Transact"
_STORAGE_TOOL = "kafka.tools.StorageTool"
_TRANSACTIONS_TOOL = "org.apache.kafka.tools.TransactionsCommand"
_JVM = ("-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1")
"""A small heap, and no time spent on compiling what runs once."""
_START_SECONDS = 300  # eight times what it takes, for a machine that is busy


def missing() -> str | None:
    """What a broker needs and is not there."""
    for command, what in (("java", "Java"), ("javac", "a JDK"), ("mvn", "Maven")):
        if shutil.which(command) is None:
            return f"{what} is missing"
    return None


_MISSING = missing()
needed = pytest.mark.skipif(_MISSING is not None, reason=f"no broker: {_MISSING}")
"""Marks a test that needs a broker."""


@dataclass
class Broker:
    """A broker that runs.

    Attributes:
        address: for clients.
        log_file: what it prints.
    """

    address: str
    log_file: Path
    _classpath: str

    def read(self, topics: Sequence[str]) -> list[list[str]]:
        """The lines of ``ReadPartitions``, in words."""
        return self._run(_READER, self.address, *topics)

    def transact(self, *arguments: str) -> list[list[str]]:
        """The lines of ``Transact``, in words."""
        return self._run(_TRANSACTIONS, self.address, *arguments)

    def transactions_tool(self, *arguments: str) -> list[list[str]]:
        """The lines of ``kafka-transactions.sh``, in words."""
        lines = self._run(_TRANSACTIONS_TOOL, "--bootstrap-server", self.address, *arguments)
        return [[word for each in line for word in each.split()] for line in lines]

    def _run(self, program: str, *arguments: str) -> list[list[str]]:
        return [line.split(" ") for line in _run(self._classpath, program, *arguments)]

    @property
    def log(self) -> str:
        """What it has printed so far."""
        return self.log_file.read_text()


def installed(cache: Path) -> str:
    """The class path of the broker and of the reader."""
    jars, classpath = cache / "jars", f"{cache.resolve()}:{(cache / 'jars').resolve()}/*"
    sources = [_SOURCES / f"{name}.java" for name in (_READER, _LOADER, _TRANSACTIONS)]
    copied_jars(_SOURCES / "pom.xml", jars)
    with held(cache):
        if any(is_older(cache / f"{source.stem}.class", source) for source in sources):
            command = ["javac", "-d", str(cache), "-cp", classpath, *map(str, sources)]
            subprocess.run(command, check=True)
    return classpath


class Loader:
    """Kafka's own log loader and dump; each call is a task of ``LoadLogs``."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def load(self, log: Path, *, is_clean: bool, start: int = 0, point: int = 0) -> list[str]:
        """What a broker knows of a log after it has loaded it; this may change its files."""
        return self._ask("load", "clean" if is_clean else "unclean", start, point, log)

    def complaints(self, option: str, indexes: Sequence[Path]) -> list[str]:
        """What ``kafka-dump-log.sh`` finds wrong with indexes."""
        lines = self._ask("dump", option, "--files", ",".join(map(str, indexes)))
        good = ("Dumping ", "is empty.", "passed sanity check.")
        return [line for line in lines if not any(each in line for each in good)]

    def _ask(self, *task: object) -> list[str]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write("\t".join(map(str, task)) + "\n")
        self._process.stdin.flush()
        found: list[str] = []
        while (line := self._process.stdout.readline().rstrip("\n")) != "done":
            if line.startswith("failed ") or self._process.poll() is not None:
                return [line, *found]
            found.append(line)
        return found


@contextmanager
def loader(classpath: str) -> Iterator[Loader]:
    """A JVM that loads logs and dumps files."""
    quiet = "-Dorg.slf4j.simpleLogger.defaultLogLevel=off"
    command = ["java", *_JVM, quiet, "-cp", classpath, _LOADER]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as process:
        yield Loader(process)
        assert process.stdin is not None
        process.stdin.close()


def format_new(data: Path, folder: Path, classpath: str, *features: str) -> None:
    """Format a log directory for a new cluster; ``folder`` gets the settings."""
    properties = _properties(data, folder, 1, free_port(), free_port())
    command = ["format", "--standalone", "-t", "MkU3OEVBNTcwNTJENDM2Qk", "-c", str(properties)]
    for feature in features:
        command += ["--feature", feature]
    _run(classpath, _STORAGE_TOOL, *command)


def _run(classpath: str, program: str, *arguments: str) -> list[str]:
    quiet = "-Dorg.slf4j.simpleLogger.defaultLogLevel=error"
    command = ["java", *_JVM, quiet, "-cp", classpath, program, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def _properties(data: Path, folder: Path, node_id: int, port: int, controller: int) -> Path:
    """The settings of a broker, which never deletes a record, nor compacts a log."""
    path = folder / "server.properties"
    path.write_text(
        f"""\
process.roles=broker,controller
node.id={node_id}
listeners=PLAINTEXT://127.0.0.1:{port},CONTROLLER://127.0.0.1:{controller}
advertised.listeners=PLAINTEXT://127.0.0.1:{port},CONTROLLER://127.0.0.1:{controller}
controller.listener.names=CONTROLLER
controller.quorum.bootstrap.servers=127.0.0.1:{controller}
log.dirs={data}
log.retention.ms=-1
log.cleaner.min.compaction.lag.ms=9223372036854775807
offsets.topic.num.partitions=2
offsets.topic.replication.factor=1
transaction.state.log.num.partitions=2
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
share.coordinator.state.topic.replication.factor=1
share.coordinator.state.topic.min.isr=1
"""
    )
    return path


@contextmanager
def running(data: Path, folder: Path, classpath: str, node_id: int = 1) -> Iterator[Broker]:
    """A broker and controller on a log directory; ``folder`` gets its settings and its log."""
    port, controller = free_port(), free_port()
    properties = _properties(data, folder, node_id, port, controller)
    log_file = folder / "broker.log"
    command = ["java", *_JVM, "-cp", classpath, "kafka.Kafka", str(properties)]
    with (
        log_file.open("w") as log,
        subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT) as process,
    ):
        try:
            _wait(process, port, log_file)
            yield Broker(f"127.0.0.1:{port}", log_file, classpath)
        finally:
            process.terminate()
            try:
                process.wait(60)
            except subprocess.TimeoutExpired:
                process.kill()


def _wait(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    end = time.monotonic() + _START_SECONDS
    while "Kafka Server started" not in log.read_text():
        assert process.poll() is None, log.read_text()[-4000:]
        assert time.monotonic() < end, log.read_text()[-4000:]
        time.sleep(0.2)
