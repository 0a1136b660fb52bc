"""Exports to Parquet, Delta and Iceberg.

Strategy: each is a whole export with its report (`kafkafmt.spark.export`) of one generated data
directory to a new directory, in turns, in one warm Spark session. Afterwards all tables are
compared as multisets of row digests. On a busy machine the ratios of CPU time are steadier than
those of the rates; it is that of this process, the JVM and its Python workers.

    python -m benchmarks.export_formats --size 512 --rounds 5

`make bench-spark` starts it for its document, with `--data` and `--json`.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks import sets
from benchmarks.peers import ROOT
from benchmarks.processes import cpu_of_tree
from kafkafmt.spark import export as spark_export
from kafkafmt.spark import local_session, read_table

MB = 1_000_000
Times = list[tuple[float, float]]
"""The seconds of each round, by the clock and of CPU time."""
_PARTITIONS = 4
_FORMATS = {"Parquet": "parquet", "Delta": "delta", "Iceberg": "iceberg"}
_FIRST = next(iter(_FORMATS))


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.export_formats")
    parser.add_argument("--size", type=int, default=512, help="MB before compression")
    parser.add_argument("--codec", default="lz4", choices=sets.CODECS)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--data", type=Path, help="a data directory to export, in place of a set")
    parser.add_argument("--json", action="store_true", help="print the times as JSON")
    parser.add_argument("--cache", type=Path, default=ROOT / "build" / "bench")
    options = parser.parse_args(arguments)
    data = options.data or sets.data_directory(
        options.cache, "json", options.codec, options.size * MB, _PARTITIONS
    )
    spark = local_session(name="benchmark", conf={"spark.driver.memory": "2g"})
    with tempfile.TemporaryDirectory(dir=options.cache, prefix="formats-") as out:
        rows, times = _measured(spark, data, Path(out), options.rounds)
    if options.json:
        print(json.dumps({"rows": rows, "times": times}))
        return
    print(f"{rows:,} rows, {options.codec}, {os.cpu_count()} cores; the tables agree")
    for name, measured in times.items():
        seconds = [wall for wall, _ in measured]
        by_clock, by_cpu = ratios(times[_FIRST], measured)
        print(
            f"{name:26} {rows / statistics.median(seconds) / 1e6:6.2f} million rows/s (median of"
            f" {len(seconds)}; best {rows / min(seconds) / 1e6:.2f}); rate {by_clock:.2f} and rate"
            f" by CPU time {by_cpu:.2f} of {_FIRST}"
        )


def ratios(first: Times, other: Times) -> tuple[float, float]:
    """The rate of the second divided by that of the first, by the clock and by CPU time."""
    by_clock, by_cpu = (
        statistics.median(one[which] / two[which] for one, two in zip(first, other, strict=True))
        for which in (0, 1)
    )
    return by_clock, by_cpu


def _measured(spark: Any, data: Path, out: Path, rounds: int) -> tuple[int, dict[str, Times]]:
    """The rows of the records, and the times of each export."""

    def export(name: str) -> tuple[float, float]:
        """The seconds of an export, by the clock and of CPU time."""
        shutil.rmtree(out / name, ignore_errors=True)
        started, used = time.perf_counter(), cpu_of_tree()
        spark_export(str(data), str(out / name), format=_FORMATS[name])
        return time.perf_counter() - started, cpu_of_tree() - used

    for name in _FORMATS:  # the first run warms up
        export(name)
    times: dict[str, Times] = {name: [] for name in _FORMATS}
    for _ in range(rounds):
        for name, measured in times.items():
            measured.append(export(name))
    found = {name: _digest(spark, out / name) for name in _FORMATS}
    if len(set(found.values())) != 1:
        raise SystemExit(f"the tables differ: {found}")
    return found[_FIRST][0], times


def _digest(spark: Any, out: Path) -> tuple[int, ...]:
    """The number of rows of the records, and sums of their digests."""
    digests = read_table(spark, out, "records").selectExpr("xxhash64(*) AS d")
    row = digests.selectExpr("count(*)", "sum(d % 1000000007)", "bit_xor(d)").collect()[0]
    return tuple(row)


if __name__ == "__main__":
    main()
