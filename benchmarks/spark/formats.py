"""Exports of a log to Parquet, Delta and Iceberg: ``python -m benchmarks.spark.formats`` LOG OUT N.

Strategy: each is a whole export with its report of one data directory to a new directory, in turns,
in one warm Spark session. Afterwards all tables are compared as multisets of row digests. CPU time
is that of the process, the JVM and its Python workers: on a busy machine its ratios are steadier.
"""

from __future__ import annotations

import json
import shutil
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.peers import ROOT, Time
from benchmarks.spark.worker import cpu_seconds

FORMATS = {"Parquet": "parquet", "Delta": "delta", "Iceberg": "iceberg"}


@dataclass
class Formats:
    """The measurements of the exports.

    Attributes:
        rows: the number of records.
        times: by export, the first one the standard.
    """

    rows: int = 0
    times: dict[str, list[Time]] = field(default_factory=dict)


def measure(log: Path, rounds: int, out: Path) -> Formats:
    """Return the times of the exports, made below `out` by a separate process.

    Raises:
        RuntimeError: Spark fails, or the tables differ.
    """
    command = [sys.executable, "-m", "benchmarks.spark.formats", str(log), str(out), str(rounds)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr[-2000:])
    rows, times = json.loads(done.stdout.splitlines()[-1])
    return Formats(rows, {name: [Time(*each) for each in found] for name, found in times.items()})


def ratios(first: list[Time], other: list[Time]) -> tuple[float, float]:
    """Return the ratio of the second rate to the first, by the clock and by CPU time."""
    pairs = list(zip(first, other, strict=True))
    return (
        statistics.median(one.wall / two.wall for one, two in pairs),
        statistics.median(one.cpu / two.cpu for one, two in pairs),
    )


def main(log: str, out: str, rounds: int) -> None:
    """Print the number of rows and the CPU and wall seconds of each export as JSON."""
    from kafkafmt.spark import export, local_session, read_table

    spark = local_session(name="benchmark", conf={"spark.driver.memory": "2g"})
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in FORMATS}
    for turn in range(1 + rounds):  # the first warms up
        for name, taken in times.items():
            shutil.rmtree(Path(out, name), ignore_errors=True)
            cpu, wall = cpu_seconds(), time.perf_counter()
            export(log, str(Path(out, name)), format=FORMATS[name])
            if turn:
                taken.append((cpu_seconds() - cpu, time.perf_counter() - wall))
    found = {name: _digest(read_table(spark, Path(out, name), "records")) for name in FORMATS}
    if len(set(found.values())) != 1:
        raise SystemExit(f"the tables differ: {found}")
    print(json.dumps([next(iter(found.values()))[0], times]))


def _digest(table: Any) -> tuple[int, ...]:
    """Return the number of rows, and sums of their digests."""
    digests = table.selectExpr("xxhash64(*) AS d")
    return tuple(digests.selectExpr("count(*)", "sum(d % 1000000007)", "bit_xor(d)").collect()[0])


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
