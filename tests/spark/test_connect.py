"""Spark as the executor of an export, with a classic session and over Spark Connect.

`scripts/pyspark_matrix.py` runs exports on a server; here is what needs none.
"""

from __future__ import annotations

import pickle
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest
from pyspark.sql import SparkSession

from kafkafmt.lake.export import task as work
from kafkafmt.lake.export.job import Job
from kafkafmt.spark import exporting as spark_tasks


def described(task: work.Slice) -> str:
    assert isinstance(task, work.FileSlice)
    return repr(list(task.extents))


def waited(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


@pytest.mark.slow
def test_dataframes_carry_the_work_and_the_results(
    spark: SparkSession, small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(tasks: Sequence[work.Slice]) -> list[str]:
        return spark_tasks.SparkTasks().run(described, tasks, lambda done: None)

    planned = work.plan(Job(source=str(small)).log_read()) * 5
    expected = [described(each) for each in planned]
    assert len(expected) > 5
    assert run(planned) == expected
    monkeypatch.setattr(spark_tasks, "is_connect", lambda session: True)
    assert run(planned) == expected
    assert run([]) == []


@pytest.mark.slow
def test_the_tasks_that_have_ended_are_counted_as_they_end(spark: SparkSession) -> None:
    counts: list[int] = []
    number = 4 * spark.sparkContext.defaultParallelism
    assert spark_tasks.SparkTasks().run(waited, [0.5] * number, counts.append) == [0.5] * number
    assert counts == sorted(counts)
    assert (len(counts) > 2, counts[-1]) == (True, number)


def long_answer(number: int) -> list[str]:
    return [f"a path of a file, {number}"] * 10_000


@pytest.mark.slow
def test_results_of_tasks_are_small_on_their_way(spark: SparkSession) -> None:
    """Spark refuses a job whose results have more bytes than `spark.driver.maxResultSize`."""
    tasks, seen = range(40), list[int]()
    packed = spark.sparkContext.parallelize(tasks, 4).map(
        partial(spark_tasks._packed_result, long_answer)
    )
    assert packed.map(len).max() < len(pickle.dumps(long_answer(0))) / 2
    results = spark_tasks.SparkTasks().run(long_answer, tasks, seen.append)
    assert results == [long_answer(number) for number in tasks]
    assert seen[-1] == len(tasks)


def test_the_cores_of_a_session(spark: SparkSession) -> None:
    assert spark_tasks.SparkTasks().cores() == spark.sparkContext.defaultParallelism > 0
