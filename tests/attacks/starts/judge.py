"""A broker as a judge: it starts on copies of data directories, in one JVM for many starts."""

from __future__ import annotations

import json
import re
import shutil
import struct
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import IO, Any

import crc32c

from tests.attacks.starts.changes import batches, segments
from tests.support.kafka_release import JVM, classpath
from tests.support.processes import Dialog

_SOURCE = Path(__file__).parent / "java" / "Start.java"
_WARN = "-Dorg.slf4j.simpleLogger.defaultLogLevel=warn"
_SET_ASIDE = re.compile(r"(.+-\d+)\..+-(future|delete|stray)")
RUNNING = 4
"""Copies of a broker's data directories that are made while it runs."""
_STARTS = 12
"""Starts of a JVM: what a failed one leaves behind is bounded so."""

Row = dict[str, Any]


class Judge:
    """A JVM in which brokers start; ``kafka`` is their release."""

    def __init__(self, folder: Path, kafka: str) -> None:
        self._folder = folder
        jars = classpath(kafka, [_SOURCE])
        self._command = ["java", *JVM, "-Xmx400m", _WARN, "-cp", jars, "Start"]
        self._process: Dialog | None = None
        self._count = 0

    def __enter__(self) -> Judge:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    @cached_property
    def log(self) -> IO[str]:
        """What the brokers print."""
        return (self._folder / "broker.txt").open("w")

    def end(self) -> None:
        """End the JVM."""
        if self._process is not None:
            self._process.end()
            self._process = None

    def say(self, command: str, *directories: Path) -> Row:
        self._send(command, *directories)
        return self._answer()

    def _send(self, command: str, *directories: Path) -> None:
        if self._process is None:
            self._count = 0
            self._process = Dialog(self._command, stderr=self.log)
        text = f"{command} {','.join(map(str, directories))}" if directories else command
        self._process.say(text)

    def _answer(self) -> Row:
        assert self._process is not None
        answer: Row = json.loads(self._process.heard())
        return answer

    def make(self, at: Path, seed: int, names: Sequence[str]) -> None:
        """Make a broker's data directories below ``at``, while it runs, killed, and stopped."""
        directories = [at / "clean" / name for name in names]
        for command in ("format", "start"):
            _expect(self.say(command, *directories))
        self._send(f"fill {seed}")
        for number in range(RUNNING):
            time.sleep(0.7)
            with suppress(shutil.Error):  # a file that was renamed meanwhile
                shutil.copytree(at / "clean", at / f"running {number}")
        _expect(self._answer())
        shutil.copytree(at / "clean", at / "killed", ignore=shutil.ignore_patterns("*.tmp"))
        _expect(self.say("stop"))

    def truth(self, directories: Sequence[Path]) -> Row:
        """Start a broker on data directories, which it changes; what it did with them."""
        before = {path: path.stat().st_size for each in directories for path in _segments(each)}
        names = {path for each in directories for path in each.iterdir() if path.is_dir()}
        expected = expected_on_disk(directories)
        self._count += 1
        said = self.say("start", *directories)
        starts = said.get("error") is None and said["ended"] is None
        asked: Row = self.say("ask") if starts else {}
        starts = starts and asked["ended"] is None
        self.say("stop")
        if not starts or self._count >= _STARTS:
            self.end()
        partitions = asked.get("partitions", {})
        ends = {name: row["high"] for name, row in partitions.items() if "high" in row}
        above = {path: path.parent.parent.name for path in before}
        after = [path.name for each in directories for path in each.iterdir() if path.is_dir()]
        return {
            "starts": starts,
            "error": said.get("error") or said["ended"] or asked.get("ended") or asked.get("error"),
            "healthy": False,
            "partitions": partitions,
            "offline_dirs": sorted(Path(path).name for path in asked.get("offline", [])),
            "expected_on_disk": {
                name: len(read | {each for each in later if each >= ends.get(name, each + 1)})
                for name, (read, later) in expected.items()
            },
            "gone_dirs": sorted(_named(path) for path in names if not path.exists()),
            "stray": sorted(f"x/{name}" for name in after if name.endswith("-stray")),
            "deleted_segments": sorted(
                f"{above[path]}/{_named(path)}" for path in before if not path.exists()
            ),
            "truncated_segments": sorted(
                f"{above[path]}/{_named(path)}"
                for path, size in before.items()
                if path.exists() and path.stat().st_size < size
            ),
        }


def _expect(answer: Row) -> None:
    if answer.get("error") or answer["ended"]:
        raise RuntimeError(f"no broker to make disks: {answer}")


def _named(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


def _segments(directory: Path) -> Iterable[Path]:
    return directory.glob("*-*/*.log")


def expected_on_disk(directories: Sequence[Path]) -> dict[str, tuple[set[int], set[int]]]:
    """Return the offsets of each log up to the first that a consumer cannot read.

    And those after a wrong length in the last segment: a broker may end the log before them.
    """
    found = {}
    for each in directories:
        starts = _log_starts(each)
        for log in each.iterdir():
            if not log.is_dir() or log.is_symlink() or log.name == "__cluster_metadata-0":
                continue
            if re.fullmatch(r".+-(0|[1-9]\d*)", log.name):
                found[log.name] = _offsets(log, starts.get(log.name, 0))
            elif _SET_ASIDE.fullmatch(log.name):
                found[_named(log)] = _offsets(log, 0)
    return found


def _log_starts(directory: Path) -> dict[str, int]:
    try:
        rows = (directory / "log-start-offset-checkpoint").read_text().splitlines()[2:]
        parts = [row.split() for row in rows]
        return {f"{topic}-{partition}": int(offset) for topic, partition, offset in parts}
    except (OSError, ValueError):
        return {}


def _offsets(log: Path, start: int) -> tuple[set[int], set[int]]:
    offsets, later = found = set[int](), set[int]()
    every = segments(log)
    for path in every:
        data, end = path.read_bytes(), 0
        while end < len(data):
            for at, size in batches(data[end:]):
                batch = data[end + at : end + at + size]
                if not _is_valid(batch):
                    return found
                flags, delta = struct.unpack_from(">hi", batch, 21)
                base = struct.unpack_from(">q", batch)[0]
                if not flags & 0x20:
                    offsets.update(range(max(base, start), base + delta + 1))
            end += sum(size for _, size in batches(data[end:]))
            if end < len(data):
                if path != every[-1]:
                    return found
                offsets = later
            places = range(end + 1, len(data) - 61)
            end = next((at for at in places if _is_valid(data[at:])), len(data))
    return found


def _is_valid(data: bytes) -> bool:
    """Whether bytes begin with a sound batch."""
    size = struct.unpack_from(">i", data, 8)[0] + 12
    if data[16] != 2 or not 61 <= size <= len(data):
        return False
    return bool(struct.unpack_from(">I", data, 17)[0] == crc32c.crc32c(data[21:size]))
