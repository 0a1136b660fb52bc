"""The nodes of a cluster in one JVM, which then runs those of the next one.

Strategy: a node that starts alone takes two seconds of CPU time, most of them for classes that the
JVM loads and compiles. ``java/Nodes.java`` starts and stops each node as ``kafka.Kafka`` does.

Invariant: only processes that were started here are ended.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from typing_extensions import Self

from tests.support.kafka_release import JVM, classpath

_PROGRAM = Path(__file__).parent / "java" / "Nodes.java"


class Host:
    """A JVM for nodes of one release of Kafka.

    Args:
        version: of Kafka.
        log: the file for what all nodes print.
    """

    def __init__(self, version: str, log: Path) -> None:
        self._log = log
        self._began = 0
        command = ["java", *JVM, "-cp", classpath(version, [_PROGRAM]), _PROGRAM.stem]
        pipe = subprocess.PIPE
        with log.open("ab") as stream:
            self._process = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=stream, text=True
            )

    @property
    def is_alive(self) -> bool:
        """Whether it can run nodes; Kafka ends the JVM of a node that cannot go on."""
        return self._process.poll() is None

    @property
    def errors(self) -> str:
        """The last errors of the nodes that were started last."""
        lines = self._log.read_bytes()[self._began :].decode("utf-8", "replace").splitlines()
        return "\n".join([line for line in lines if " ERROR " in line][-10:])

    @contextmanager
    def running(self, brokers: Sequence[Path], controllers: Sequence[Path]) -> Iterator[None]:
        """The nodes with these settings, until the block ends."""
        self._began = self._log.stat().st_size
        self._ask("start", *brokers, *controllers)
        try:
            yield
        finally:
            # A broker that stops asks a controller, and waits for one that is gone.
            self._ask("stop", *brokers)
            self._ask("stop", *controllers)

    def _ask(self, *words: str | Path) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(BrokenPipeError):  # the clients tell that the nodes are gone
            self._process.stdin.write("\t".join(map(str, words)) + "\n")
            self._process.stdin.flush()
            self._process.stdout.readline()

    def end(self) -> None:
        self._process.kill()
        self._process.communicate()


class Hosts:
    """A host for each release of Kafka that is asked for; they run in a `with` block.

    Args:
        folder: of their logs.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._hosts: dict[str, Host] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for host in self._hosts.values():
            host.end()

    def __getitem__(self, version: str) -> Host:
        host = self._hosts.get(version)
        if host is None or not host.is_alive:
            host = self._hosts[version] = Host(version, self._folder / f"{version}.log")
        return host
