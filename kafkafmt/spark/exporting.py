"""An export with its tasks run by Spark.

Spark as the executor of an export: it runs a task of its own for each task of the export.

Strategy: a classic session runs a function over an RDD, in half of the time that a DataFrame takes.
One of Spark Connect has only DataFrames: the parts go to the tasks as bytes in rows, and so do the
results on their way back.

Invariant: each task has one result, and the results are in the order of the tasks. Spark starts
when there is a first task.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt._base.arguments import documented_by
from kafkafmt._base.packed import packed, unpacked
from kafkafmt.lake.export.errors import ExportDataLossError, ExportError, ExportFailedError
from kafkafmt.lake.export.executors import Result, Task
from kafkafmt.lake.export.export import export_by, make_job
from kafkafmt.lake.export.options import ExportOptions
from kafkafmt.lake.plan.data_loss import DataLossError
from kafkafmt.lake.report.figures import ExportReport
from kafkafmt.spark.session import is_connect, local_session

if TYPE_CHECKING:
    from pyspark import SparkContext
    from pyspark.sql import DataFrame, SparkSession


_COLUMNS = "number int, content binary"
_INTERVAL = 0.2  # seconds
_PYTHON_ERROR = re.compile(r"^((?:\w+\.)*\w+(?:Error|Exception)): (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class SparkTasks:
    """Runs tasks in the active Spark session, or in a new one; see `Executor`.

    Attributes:
        master: Spark's master URL for a new session; all cores of this machine by default.
        conf: settings for a new session.
    """

    master: str | None = None
    conf: Mapping[str, str] = field(default_factory=dict)

    def run(
        self, do: Callable[[Task], Result], tasks: Sequence[Task], done: Callable[[int], object]
    ) -> list[Result]:
        """Run `do` for each task. Over Spark Connect, `done` is called once, at the end.

        Raises:
            JavaMissingError: Java is missing or too old; Spark cannot start.
            ExportFailedError: Spark failed.
        """
        if not tasks:
            return []
        from py4j.protocol import Py4JError  # type: ignore[import-untyped]
        from pyspark.errors import PySparkException

        spark = self._session()
        try:
            results = _run(spark, do, tasks, done)
        except (PySparkException, Py4JError) as error:
            raise _export_error(error) from error
        done(len(results))
        return results

    def cores(self) -> int:
        """Return the session's default parallelism; 1 on Spark Connect, where it is unknown."""
        spark = self._session()
        return 1 if is_connect(spark) else spark.sparkContext.defaultParallelism

    def _session(self) -> SparkSession:
        from pyspark.errors import PySparkRuntimeError

        try:
            return local_session(self.master, conf=self.conf)
        except PySparkRuntimeError as error:
            raise ExportFailedError("Spark did not start: Spark's own message is above") from error

    def close(self) -> None:
        """Keep the session, for its other users."""


def _run(
    spark: SparkSession,
    do: Callable[[Task], Result],
    tasks: Sequence[Task],
    done: Callable[[int], object],
) -> list[Result]:
    if not is_connect(spark):
        parts = spark.sparkContext.parallelize(list(tasks), len(tasks))
        with _counted(spark.sparkContext, len(tasks), done):
            results = parts.mapPartitions(partial(map, partial(_packed_result, do))).collect()
            return [unpacked(result) for result in results]

    def answered(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            for number, content in zip(
                *(column.to_pylist() for column in batch.columns), strict=True
            ):
                result = _packed_result(do, pickle.loads(content))
                columns = [pa.array([number], pa.int32()), pa.array([result])]
                yield pa.record_batch(columns, ["number", "content"])

    rows = [(number, pickle.dumps(task)) for number, task in enumerate(tasks)]
    answers = frame(spark, rows, _COLUMNS, len(rows)).mapInArrow(answered, _COLUMNS).collect()
    contents = {result.number: result.content for result in answers}
    return [unpacked(contents[number]) for number in range(len(tasks))]


def _packed_result(do: Callable[[Task], Result], task: Task) -> bytes:
    # In half as many bytes, since those of all tasks must be below spark.driver.maxResultSize.
    return packed(do(task))


@contextmanager
def _counted(context: SparkContext, most: int, done: Callable[[int], object]) -> Iterator[None]:
    """Call `done` from a thread while the block waits: Spark itself reports no progress."""
    is_over = Event()

    def watch() -> None:
        tracker, known = context.statusTracker(), 0
        while not is_over.wait(_INTERVAL):
            stages = filter(None, map(tracker.getStageInfo, tracker.getActiveStageIds()))
            # A session may run other jobs at the same time.
            count = min(sum(stage.numCompletedTasks for stage in stages), most)
            if count > known:
                known = count
                done(count)

    watcher = Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield
    finally:
        is_over.set()
        watcher.join()


def _export_error(error: Exception) -> ExportError:
    """Return the last Python error of our tasks in Spark's message; else its first line."""
    cause = getattr(error, "java_exception", None)
    text = str(error) if cause is None else str(cause.toString())
    quoted = _PYTHON_ERROR.findall(text)
    if not quoted:
        return ExportFailedError(text.strip().partition("\n")[0])
    name, message = quoted[-1]
    is_lost = name.rpartition(".")[2] == DataLossError.__name__
    return ExportDataLossError(message) if is_lost else ExportFailedError(message)


def frame(
    spark: SparkSession, rows: Sequence[tuple[Any, ...]], columns: str, partitions: int
) -> DataFrame:
    """Rows as a DataFrame in so many partitions.

    A classic session keeps their order, and makes the partitions equally large; Connect does not.
    """
    if is_connect(spark):
        return spark.createDataFrame(rows, columns).repartition(partitions)
    return spark.createDataFrame(spark.sparkContext.parallelize(rows, partitions), columns)


@documented_by(ExportOptions)
def export(
    source: str,
    out: str,
    *,
    master: str | None = None,
    conf: Mapping[str, str] | None = None,
    **options: Unpack[ExportOptions],
) -> ExportReport:
    """Export as `kafkafmt.export` does, in the active session of Spark or a new one.

    Args:
        source: a file, directory, glob or URL, as for `find_segments`.
        out: a directory on a file system that all tasks share, or the URL of an object store such
            as s3://bucket/lake.
        master: Spark's master URL for a new session; all cores of this machine by default.
        conf: Spark settings for a new session.

    Returns:
        The report, as OUT/report.json has it.

    Raises:
        JavaMissingError: Java is missing or too old; Spark cannot start. Else as
            `kafkafmt.export` does.
    """
    return export_by(make_job(source, options), source, out, SparkTasks(master, conf or {}))
