"""An export over Spark Connect, whose client has no JVM.

`scripts/pyspark_matrix.py` runs exports on a server; here is what needs none.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from pyspark.sql import SparkSession

from kafkafmt.export import work
from kafkafmt.export.job import Job
from kafkafmt.spark import executor as spark_tasks


def described(task: work.Work) -> str:
    assert isinstance(task, work.PlannedExtents)
    return repr(list(task.extents))


@pytest.mark.slow
def test_dataframes_carry_the_work_and_the_results(
    spark: SparkSession, small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(tasks: Sequence[work.Work]) -> list[str]:
        return spark_tasks.SparkTasks().run(described, tasks, lambda done: None)

    planned = work.plan(Job(source=str(small)).log_read()) * 5
    expected = [described(each) for each in planned]
    assert len(expected) > 5
    assert run(planned) == expected
    monkeypatch.setattr(spark_tasks, "is_connect", lambda session: True)
    assert run(planned) == expected
    assert run([]) == []
