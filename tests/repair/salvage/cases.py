"""The damaged partitions that a broker 4.3.1 left, and what must be served of them.

``cases.tar.xz`` has a small data directory for each: the partition as it was after ``kill -9`` and
one damage, the checkpoints and ``meta.properties``. Beside them are ``case.json`` (what was done),
``expected.jsonl`` (every record that must be served) and ``kafka-left.json`` (what a broker served
after its own recovery). ``_cluster`` has the metadata log of all.
"""

from __future__ import annotations

import json
import tarfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kafkafmt.repair.rescue import SalvageReport
from kafkafmt.repair.salvage.report import PartitionReport
from tests.support.archives import unpack
from tests.support.truth import from_base64

ARCHIVE = Path(__file__).with_name("cases.tar.xz")
CLUSTER = "_cluster"


def names() -> list[str]:
    """The cases, which are also the names of their topics."""
    with tarfile.open(ARCHIVE) as archive:
        members = archive.getnames()
    found = {Path(name).parts[0] for name in members if Path(name).parts}
    return sorted(found - {CLUSTER})


NAMES = names()


def extract(folder: Path) -> None:
    unpack(ARCHIVE, folder)


@dataclass(frozen=True)
class Salvaged:
    """All cases, salvaged into one log directory.

    Attributes:
        source: the folder with the cases.
        target: the log directory.
        report: of the run.
    """

    source: Path
    target: Path
    report: SalvageReport

    def partition(self, name: str) -> PartitionReport:
        (found,) = (each for each in self.report.partitions if each.topic == name)
        return found

    def log(self, name: str) -> Path:
        return self.target / f"{name}-0"

    def case(self, name: str) -> dict[str, Any]:
        """What was done to a case, and what is left of it."""
        case: dict[str, Any] = json.loads((self.source / name / "case.json").read_text())
        return case

    def kafka_left(self, name: str) -> dict[str, Any]:
        """What a broker serves of a case after its own recovery."""
        left: dict[str, Any] = json.loads((self.source / name / "kafka-left.json").read_text())
        return left

    def expected(self, name: str) -> list[tuple[int, bytes | None, bytes | None, int]]:
        """Offset, key, value and timestamp of the records that must be served."""
        return expected(self.source, name)


def expected(source: Path, name: str) -> list[tuple[int, bytes | None, bytes | None, int]]:
    """Offset, key, value and timestamp of the records of a case that must be served."""
    lines = (source / name / "expected.jsonl").read_text().splitlines()
    return [
        (row["offset"], from_base64(row["key"]), from_base64(row["value"]), row["timestamp"])
        for row in map(json.loads, lines)
    ]
