"""An export over Spark Connect, whose client has no JVM.

`scripts/pyspark_matrix.py` runs exports on a server; here is what needs none.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pyspark.sql import SparkSession

from kafkafmt.spark.export import ExportError, run, spark_tasks, work
from kafkafmt.spark.export.job import Job


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ({"incremental": True}, "an incremental export needs a store"),
    ],
)
def test_what_needs_a_jvm_is_refused(
    small: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: dict[str, Any],
    why: str,
) -> None:
    monkeypatch.setattr(SparkSession, "getActiveSession", object)
    with pytest.raises(ExportError, match=f"over Spark Connect, .*{why}"):
        run(str(small), str(tmp_path / "out"), **arguments)
    assert not (tmp_path / "out").exists()


def described(numbered: Iterable[tuple[int, work.Work]]) -> Iterator[tuple[int, str]]:
    for number, each in numbered:
        yield number, repr(each)


@pytest.mark.slow
def test_dataframes_carry_the_work_and_the_results(
    spark: SparkSession, small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    planned = work.plan(Job(source=str(small)).log_read()) * 5
    expected = [(number, repr(each)) for number, each in enumerate(planned)]
    assert len(expected) > 5
    assert spark_tasks.run(spark, described, planned) == expected
    monkeypatch.setattr(spark_tasks, "is_connect", lambda session: True)
    assert spark_tasks.run(spark, described, planned) == expected
    assert spark_tasks.run(spark, described, []) == []
