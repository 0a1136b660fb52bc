"""A Spark session in a separate process, controlled over pipes (:mod:`benchmarks.spark.worker`)."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path

from benchmarks.peers import Program, Time
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
_DELTA = {
    "spark.sql.extensions": "io.delta.sql.DeltaSparkSessionExtension",
    "spark.sql.catalog.spark_catalog": "org.apache.spark.sql.delta.catalog.DeltaCatalog",
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
        """Return the request for a worker."""
        return {"format": self.format, "options": self.options, "job": job, "output": str(output)}


class Engine(Program):
    """A Spark session in its own process; use it in a `with` block.

    Attributes:
        version: its reported version.
    """

    def __init__(self, jars: str | None) -> None:
        """Start the session, with `jars` of Spark's Kafka source and Delta's writer if given."""
        more = {} if jars is None else {"spark.jars": jars, **_DELTA}
        settings = json.dumps({**_SETTINGS, **more})
        super().__init__([sys.executable, "-m", "benchmarks.spark.worker", settings])
        self.version = self.line()

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def totals(self, source: Source, output: Path) -> list[int]:
        """Return the totals of the source's records, to compare sources."""
        request = source.request("check", output)
        totals: list[int] = json.loads(self.ask(json.dumps(request)))["totals"]
        return totals

    def time(self, source: Source, job: str, output: Path) -> Time:
        """Run a job once."""
        return Time(**json.loads(self.ask(json.dumps(source.request(job, output)))))
