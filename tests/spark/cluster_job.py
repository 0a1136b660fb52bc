"""The driver program of `test_cluster`, with two executors that do not have kafkafmt.

Runs as a program with a working folder as its argument, and a second one for two clusters, of which
the other executors get the package later; prints one JSON object. The interpreter of
the executors ignores `.pth` files, so the editable installation of this project is not available
to them.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
from pyspark.errors import PySparkException
from pyspark.sql import DataFrame, SparkSession

import kafkafmt
from kafkafmt.spark import local_session, register
from tests.support.encoder import Rec, record_batch

PACKAGE = Path(kafkafmt.__file__).parent
MASTER = "local-cluster[2,1,1024]"
SEGMENTS, BATCHES, RECORDS = 12, 20, 10
_IN_ARCHIVE = "kafkafmt-here"


def interpreter(folder: Path) -> Path:
    """This Python with all libraries of this environment except kafkafmt."""
    libraries = folder / "libraries"
    libraries.mkdir()
    for entry in Path(pa.__file__).parent.parent.iterdir():
        if "kafkafmt" not in entry.name and entry.suffix != ".pth":
            (libraries / entry.name).symlink_to(entry)
    script = folder / "python"
    script.write_text(
        f'#!/bin/sh\nPYTHONPATH="$PYTHONPATH:{libraries}" exec {sys.executable} -S "$@"\n'
    )
    script.chmod(0o755)
    return script


def package(archive: Path, *, compiled: bool) -> Path:
    """The package in a zip: a wheel, or a wheel without its compiled kernel."""
    with zipfile.ZipFile(archive, "w") as made:
        for folder, _, files in os.walk(PACKAGE, followlinks=True):
            for name in files:
                if name.endswith(".py") or (compiled and name.endswith(".so")):
                    path = Path(folder, name)
                    made.write(path, f"kafkafmt/{path.relative_to(PACKAGE)}")
    return archive


def write_logs(data: Path) -> int:
    """Writes a log of small segments; returns the number of its records."""
    log = data / "orders-0"
    log.mkdir(parents=True)
    offset = 0
    for _ in range(SEGMENTS):
        with (log / f"{offset:020}.log").open("wb") as file:
            for _ in range(BATCHES):
                records = [Rec(None, b"%d" % offset, offset_delta=n) for n in range(RECORDS)]
                file.write(record_batch(records, base_offset=offset))
                offset += RECORDS
    return offset


def session(pythonpath: str, **conf: str) -> SparkSession:
    spark = local_session(
        MASTER,
        conf={
            # No job begins before both executors are there, however long one of them takes.
            "spark.scheduler.minRegisteredResourcesRatio": "1.0",
            "spark.scheduler.maxRegisteredResourcesWaitingTime": "300s",
            # Planning runs next to the driver, with the driver's interpreter.
            "spark.executorEnv.PYTHONPATH": pythonpath,
            "spark.executor.extraJavaOptions": os.environ.get("SPARK_SUBMIT_OPTS", ""),
            "spark.driver.memory": "512m",
            "spark.executor.memory": "512m",
            "spark.task.maxFailures": "4",  # a builder keeps earlier settings
            **conf,
        },
    )
    register(spark)
    return spark


def load(spark: SparkSession, path: str, **options: str) -> DataFrame:
    return spark.read.format("kafka-log").options(**options).load(path)


def whereabouts(spark: SparkSession) -> list[dict[str, Any]]:
    """What each executor runs: process, folder, package, engine."""

    def look(_: Iterable[int]) -> Iterator[dict[str, Any]]:
        import warnings

        from kafkafmt.segment.engine import select

        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            is_columnar = select.is_columnar()
        parent = Path(f"/proc/{os.getppid()}/stat").read_text(encoding="ascii")
        time.sleep(0.5)  # so that both executors get tasks
        yield {
            "executor": int(parent.rpartition(")")[2].split()[1]),
            "folder": os.getcwd(),
            "package": kafkafmt_file(),
            "columnar": is_columnar,
            "warned": [str(item.message) for item in caught],
        }

    def kafkafmt_file() -> str:
        import kafkafmt

        return str(kafkafmt.__file__)

    found: list[dict[str, Any]] = (
        spark.sparkContext.parallelize(range(4), 4).mapPartitions(look).collect()
    )
    return found


def summary(frame: DataFrame) -> list[int]:
    row = frame.selectExpr("count(*)", "count(distinct offset)", "sum(offset)").collect()[0]
    return [int(value) for value in row]


def step(name: str) -> None:
    print(time.strftime("%H:%M:%S"), name, file=sys.stderr, flush=True)


def without_and_with_py_files(folder: Path) -> dict[str, Any]:
    spark = session("/nowhere", **{"spark.task.maxFailures": "1"})
    told = ""
    step("a query without the package")
    try:
        load(spark, "data").count()
    except PySparkException as error:
        told = str(error)
    spark.sparkContext.addPyFile(str(package(folder / "kafkafmt.zip", compiled=False)))
    step("the package in a zip")
    later = spark.newSession()  # a data source has the files that existed when it was registered
    register(later)
    found = {
        "without": told,
        "py_files": whereabouts(later),
        "py_files_rows": summary(load(later, "data")),
    }
    spark.stop()
    return found


def lose_an_executor(spark: SparkSession, executor: int) -> list[int]:
    """Kills the process of an executor while a job runs; returns the result of the job."""

    def slow(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            time.sleep(0.4)
            yield batch

    frame = load(spark, "data", minPartitions=str(SEGMENTS)).select("offset")
    answer: list[list[int]] = []
    job = threading.Thread(
        target=lambda: answer.append(summary(frame.mapInArrow(slow, "offset bigint")))
    )
    job.start()
    tracker = spark.sparkContext.statusTracker()
    done = 0
    while done < 3 and job.is_alive():
        stages = [tracker.getStageInfo(stage) for stage in tracker.getActiveStageIds()]
        done = max((stage.numCompletedTasks for stage in stages if stage), default=0)
        time.sleep(0.05)
    was_running = job.is_alive()
    os.kill(executor, signal.SIGKILL)
    job.join()
    return [int(was_running), *answer[0]]


def with_an_archive(folder: Path) -> dict[str, Any]:
    step("the package in an archive")
    archive = package(folder / "kafkafmt-wheel.zip", compiled=True)
    spark = session(_IN_ARCHIVE, **{"spark.archives": f"{archive}#{_IN_ARCHIVE}"})
    found: dict[str, Any] = {"archive": whereabouts(spark)}
    found["archive_rows"] = summary(load(spark, "data"))
    step("an executor is lost")
    found["lost"] = lose_an_executor(spark, found["archive"][0]["executor"])
    spark.stop()
    return found


def main(folder: Path, *, is_whole: bool) -> None:
    os.chdir(folder)
    os.environ["SPARK_WORKER_DIR"] = str(folder / "work")  # otherwise a folder inside PySpark
    os.environ["PYSPARK_PYTHON"] = str(interpreter(folder))
    # For planning next to the driver; the executors have their own PYTHONPATH.
    planning = folder / "planning"
    planning.mkdir()
    (planning / "kafkafmt").symlink_to(PACKAGE)
    os.environ["PYTHONPATH"] = str(planning)
    records = write_logs(folder / "data")
    found = {"records": records, **with_an_archive(folder)}
    if is_whole:
        found |= without_and_with_py_files(folder)
    print(json.dumps(found))


if __name__ == "__main__":
    main(Path(sys.argv[1]), is_whole=bool(sys.argv[2:]))
