"""Spark sessions in separate processes, controlled over pipes (:mod:`benchmarks.spark.worker`).

Invariant: every engine has the same settings, except for the jars that it needs.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.peers import ROOT, Time
from benchmarks.spark.worker import Request

_LOCAL = "127.0.0.1"
_SETTINGS = {
    "spark.driver.bindAddress": _LOCAL,
    "spark.driver.host": _LOCAL,
    "spark.driver.memory": "2g",
    "spark.sql.session.timeZone": "UTC",
    "spark.ui.enabled": "false",
    "spark.ui.showConsoleProgress": "false",
}


@dataclass(frozen=True)
class Source:
    """A data source of Spark.

    Attributes:
        name: its name in the tables.
        format: Spark's name of the source.
        options: the options of the source.
    """

    name: str
    format: str
    options: dict[str, str]

    def request(self, job: str, output: Path) -> Request:
        """The request for a worker."""
        return {"format": self.format, "options": self.options, "job": job, "output": str(output)}


class Engine:
    """A Spark session in its own process; use it in a `with` block.

    Attributes:
        version: the version that it reports.
    """

    def __init__(self, python: Path | str, conf: dict[str, str] | None = None) -> None:
        command = [str(python), "-m", "benchmarks.spark.worker"]
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 - closed with the process
        self._process = subprocess.Popen(
            [*command, json.dumps({**_SETTINGS, **(conf or {})})],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )
        self.version = self._line()

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()
        self._errors.close()

    def totals(self, source: Source, output: Path) -> list[int]:
        """The totals of the source's records, to compare sources."""
        totals: list[int] = self._ask(source.request("check", output))["totals"]
        return totals

    def time(self, source: Source, job: str, output: Path) -> Time:
        """Run a job once."""
        return Time(**self._ask(source.request(job, output)))

    def _ask(self, request: Request) -> dict[str, Any]:
        if self._process.stdin is None:
            raise ValueError("the engine is stopped")
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._line())
        return answer

    def _line(self) -> str:
        line = self._process.stdout.readline() if self._process.stdout else ""
        if not line:
            self._process.wait()
            self._errors.seek(0)
            raise RuntimeError(f"Spark has ended:\n{self._errors.read().strip()[-4000:]}")
        return line.rstrip("\n")
