"""A Spark session in a process of its own: `python -m benchmarks.spark.worker CONF`.

Strategy: CONF is a JSON object of Spark settings. The first line of output is Spark's version. Then
each line of input is a JSON object (:class:`Request`), and each answer is one: the totals of a
check, or the wall and CPU seconds of a job. CPU seconds are those of this process and its
descendants: the JVM and the Python workers.

Invariant: standard output has only answers.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

# The columns of Spark's Kafka source, in DDL.
SCHEMA = (
    "key binary, value binary, topic string, partition int, offset bigint, timestamp timestamp,"
    " timestampType int, headers array<struct<key:string,value:binary>>"
)
ONE_COLUMN = "offset bigint"
EXPORT = "kafkafmt export"

_TOTALS = (
    "count(*)",
    "sum(length(key))",
    "sum(length(value))",
    "sum(offset)",
    "sum(unix_millis(timestamp))",
    "sum(length(headers[0].value))",
    "count(distinct topic, partition)",
)


class Request(TypedDict):
    """A request to a worker.

    Attributes:
        format: Spark's name of the source; or :data:`EXPORT`, which writes by itself.
        options: the options of the source; `path` is what it loads.
        job: a name in :data:`JOBS`, or `check`.
        output: the folder for its output.
    """

    format: str
    options: dict[str, str]
    job: str
    output: str


def load(spark: SparkSession, request: Request, schema: str) -> DataFrame:
    """Load the source as a DataFrame of these columns, reading no others where supported."""
    if request["format"] == EXPORT:
        from kafkafmt.spark import read_table

        return read_table(spark, _export(request, "parquet"), "records")
    reader = spark.read.format(request["format"]).options(**request["options"])
    if request["format"] == "kafka":  # it does not accept a schema
        return reader.load().select(*(field.split()[0] for field in schema.split(", ")))
    return reader.schema(schema).load()


def _noop(spark: SparkSession, request: Request) -> None:
    load(spark, request, SCHEMA).write.format("noop").mode("overwrite").save()


def _count(spark: SparkSession, request: Request) -> None:
    load(spark, request, SCHEMA).count()


def _one_column(spark: SparkSession, request: Request) -> None:
    load(spark, request, ONE_COLUMN).write.format("noop").mode("overwrite").save()


def _written(format: str, spark: SparkSession, request: Request) -> None:
    if request["format"] == EXPORT:
        _export(request, format)
    else:
        frame = load(spark, request, SCHEMA)
        frame.write.format(format).mode("overwrite").save(f"{request['output']}/{format}")


def _export(request: Request, format: str) -> str:
    from kafkafmt.spark import exporting

    out = f"{request['output']}/{format}"
    exporting.export(request["options"]["path"], out, format=format)
    return out


JOBS: dict[str, Callable[[SparkSession, Request], None]] = {
    "noop": _noop,
    "count": _count,
    "one column": _one_column,
    "Parquet": partial(_written, "parquet"),
    "Delta": partial(_written, "delta"),
}


def answer(spark: SparkSession, request: Request) -> dict[str, Any]:
    """Run a request once."""
    if request["job"] == "check":
        totals = load(spark, request, SCHEMA).selectExpr(*_TOTALS).first()
        return {"totals": list(totals or ())}
    job = JOBS[request["job"]]
    cpu, wall = cpu_seconds(), time.perf_counter()
    job(spark, request)
    return {"wall": time.perf_counter() - wall, "cpu": cpu_seconds() - cpu}


def cpu_seconds() -> float:
    """Return the CPU time of this process and its descendants; 0 on a system without /proc."""
    spent: dict[int, float] = {}
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
        except OSError:  # it has just ended; its parent's time includes it
            continue
        process = int(stat.parent.name)
        spent[process] = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
        children.setdefault(int(fields[1]), []).append(process)
    family = [os.getpid()]
    for process in family:
        family += children.get(process, [])
    return sum(spent.get(process, 0.0) for process in family)


def main(conf: dict[str, str]) -> None:
    """Serve until the input ends."""
    import pyspark
    from pyspark.sql import SparkSession

    import kafkafmt.spark
    from benchmarks.spark.ready import ReadyMade

    os.environ["PYSPARK_PYTHON"] = sys.executable
    builder = SparkSession.builder.master("local[*]").appName("benchmark")
    for key, value in conf.items():
        builder = builder.config(key, value)
    spark = builder.getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    kafkafmt.spark.register(spark)
    spark.dataSource.register(ReadyMade)
    print(f"Spark {pyspark.__version__}", flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(spark, json.loads(line))), flush=True)
    spark.stop()


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
