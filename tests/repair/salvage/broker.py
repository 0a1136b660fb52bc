"""A real broker on a log directory that ``salvage`` wrote; needs Java, a JDK and Maven.

Strategy: Maven copies the jars once to a cache folder. The broker runs on loopback, at free ports.

Invariant: the broker is stopped with the block, by its own process.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from benchmarks.java_peer import copied_jars, is_older, lock_folder
from tests.support.broker import Broker
from tests.support.jvm import QUICK
from tests.support.kafka_release import missing

_SOURCES = Path(__file__).parent / "java"
_READER, _LOADER, _TRANSACTIONS = "ReadPartitions", "LoadLogs", "Transact"
_TRANSACTIONS_TOOL = "org.apache.kafka.tools.TransactionsCommand"
_JVM = ("-Xmx512m", *QUICK)
_SETTINGS = """\
log.cleaner.min.compaction.lag.ms=9223372036854775807
offsets.topic.num.partitions=2
transaction.abort.timed.out.transaction.cleanup.interval.ms=3600000
transaction.state.log.num.partitions=2
"""


_MISSING = missing()
needed = pytest.mark.skipif(_MISSING is not None, reason=f"no broker: {_MISSING}")
"""Marks a test that needs a broker."""


class DiskBroker(Broker):
    """A broker and controller on a log directory, which never deletes a record, nor compacts a log.

    Args:
        data: the log directory, which may be new.
        folder: of its settings and its log.
        classpath: that of :func:`installed`.
        node_id: its node.
        has_static_voters: whether it is a voter by its settings, and not by its metadata log.
        more: further log directories.
    """

    def __init__(
        self,
        data: Path,
        folder: Path,
        classpath: str,
        node_id: int = 1,
        *,
        has_static_voters: bool = False,
        more: Sequence[Path] = (),
    ) -> None:
        settings = f"node.id={node_id}\n{_SETTINGS}"
        super().__init__(["java", *_JVM, "-cp", classpath], folder, settings, data=data)
        if more:
            self._settings += f"log.dirs={','.join(map(str, (data, *more)))}\n"
        if has_static_voters:
            voter = f"{node_id}@127.0.0.1:{self._controller}"
            self._settings += "controller.quorum.bootstrap.servers=\n"
            self._settings += f"controller.quorum.voters={voter}\n"

    def is_up(self) -> bool:
        """Whether it says so."""
        return "Kafka Server started" in self.log

    def read(self, topics: Sequence[str]) -> list[list[str]]:
        """The lines of ``ReadPartitions``, in words."""
        return self._lines(_READER, self.address, *topics)

    def transact(self, *arguments: str) -> list[list[str]]:
        """The lines of ``Transact``, in words."""
        return self._lines(_TRANSACTIONS, self.address, *arguments)

    def transactions_tool(self, *arguments: str) -> list[list[str]]:
        """The lines of ``kafka-transactions.sh``, in words."""
        lines = self._lines(_TRANSACTIONS_TOOL, "--bootstrap-server", self.address, *arguments)
        return [[word for each in line for word in each.split()] for line in lines]

    def _lines(self, program: str, *arguments: str) -> list[list[str]]:
        return [line.split(" ") for line in self.run(program, *arguments).splitlines()]


def installed(cache: Path) -> str:
    """The class path of the broker and of the reader."""
    jars, classpath = cache / "jars", f"{cache.resolve()}:{(cache / 'jars').resolve()}/*"
    sources = [_SOURCES / f"{name}.java" for name in (_READER, _LOADER, _TRANSACTIONS)]
    copied_jars(_SOURCES / "pom.xml", jars)
    with lock_folder(cache):
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
