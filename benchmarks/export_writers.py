"""The export to Parquet by the tasks compared with the export by Spark's writer.

Strategy: both write the records of a generated data directory, in turns, in one warm Spark session.
A third writer takes part: a user's query of the data source (`spark.read.format("kafka-log")`).
Before the timing, the tables are compared as multisets of row digests.

    python -m benchmarks.export_writers --size 512 --rounds 5
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from pyspark.sql import DataFrame, SparkSession

from benchmarks import sets
from benchmarks.peers import ROOT
from kafkafmt.spark import local_session, register
from kafkafmt.spark.export import parquet, spark_tasks, spark_writer, table_formats, work
from kafkafmt.spark.export.job import Job
from kafkafmt.storage.new_file import READ_WRITE

MB = 1_000_000
_PARTITIONS = 4
_FAST, _SPARK, _SOURCE = "tasks write", "Spark's writer", "data source, Spark's writer"


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.export_writers")
    parser.add_argument("--size", type=int, default=512, help="MB before compression")
    parser.add_argument("--codec", default="lz4", choices=sets.CODECS)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--cache", type=Path, default=ROOT / "build" / "bench")
    options = parser.parse_args(arguments)
    data = sets.data_directory(options.cache, "json", options.codec, options.size * MB, _PARTITIONS)
    spark = local_session(name="benchmark", conf={"spark.driver.memory": "2g"})
    for key, value in table_formats.session_conf(READ_WRITE, is_local=True).items():
        spark.conf.set(key, value)
    register(spark)
    out = options.cache / "writers"
    writers = _writers(spark, data)
    for name, write in writers.items():  # the first run warms up
        write(out / name)
    rows = _agreeing(spark, [out / name for name in writers])
    times: dict[str, list[float]] = {name: [] for name in writers}
    for _ in range(options.rounds):
        for name, write in writers.items():
            started = time.perf_counter()
            write(out / name)
            times[name].append(time.perf_counter() - started)
    shutil.rmtree(out)
    print(f"{rows:,} rows, {options.codec}, {os.cpu_count()} cores; the tables agree")
    for name, seconds in times.items():
        middle = statistics.median(seconds)
        print(
            f"{name:28} {rows / middle / 1e6:6.2f} million rows/s (median of {len(seconds)};"
            f" best {rows / min(seconds) / 1e6:.2f})"
        )
    for slow in (_SPARK, _SOURCE):
        ratios = sorted(b / a for a, b in zip(times[_FAST], times[slow], strict=True))
        print(
            f"{_FAST} : {slow} = {statistics.median(ratios):.2f}"
            f" (median of the rounds; {ratios[0]:.2f} to {ratios[-1]:.2f})"
        )


def _writers(spark: SparkSession, data: Path) -> dict[str, Callable[[Path], None]]:
    job = Job(source=str(data))
    reader, tasks = work.TableReader(job.options()), work.plan(job.options())

    def by_tasks(path: Path) -> None:
        shutil.rmtree(path, ignore_errors=True)
        sink = parquet.Sink(reader, str(path), job.partition_by, tables=("records",))
        parquet.place(spark_tasks.run(spark, sink.write, tasks), path)

    def written(rows: DataFrame, path: Path) -> None:
        shutil.rmtree(path, ignore_errors=True)
        write = spark_writer.writer(rows, "records", "parquet", job.partition_by, mode="overwrite")
        write.save(table_formats.location(path / "records"))

    def by_spark(path: Path) -> None:
        written(spark_writer.frame(spark, reader, tasks, "records"), path)

    def by_source(path: Path) -> None:
        frame = spark.read.format("kafka-log").option("mode", "DROPMALFORMED")
        written(frame.load(str(data)), path)

    return {_FAST: by_tasks, _SPARK: by_spark, _SOURCE: by_source}


def _agreeing(spark: SparkSession, paths: Sequence[Path]) -> int:
    """The number of rows of the tables; exits with an error unless all have the same rows."""
    found = []
    for path in paths:
        rows = table_formats.read(
            spark, table_formats.location(path / "records"), "records", "parquet"
        )
        digest = "xxhash64(*)"
        found.append(
            rows.selectExpr(f"{digest} AS d")
            .selectExpr("count(*)", "sum(d % 1000000007)", "bit_xor(d)")
            .collect()[0]
        )
    if len(set(found)) != 1:
        raise SystemExit(f"the tables differ: {found}")
    return int(found[0][0])


if __name__ == "__main__":
    main()
