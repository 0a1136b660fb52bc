"""The corpus read by Spark, one job per table, compared with Kafka's own reader."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pyspark.sql import SparkSession

from tests.spark.conftest import OF_CORPUS, collected, load
from tests.support.tables import Row, without_messages
from tests.support.truth import load as truth


def by_topic(rows: list[Row], order: Callable[[Row], tuple[str, ...]]) -> dict[str, list[Row]]:
    """The rows of each topic, in the order of the truth, without topic and partition."""
    topics: dict[str, list[Row]] = {case: [] for case in OF_CORPUS}
    for row in rows:
        assert row["partition"] == 0
        topics[row["topic"]].append(row | {"topic": None, "partition": None})
    for listed in topics.values():
        listed.sort(key=order)
    return topics


def position_order(row: Row) -> tuple[str, ...]:
    return (row["segment"], f"{row.get('batchPosition', row.get('position')):020}")


@pytest.mark.slow
def test_records(spark: SparkSession, corpus: Path) -> None:
    frame = load(spark, corpus, mode="DROPMALFORMED", includeControlRecords="true")
    found = by_topic(collected(frame), position_order)
    assert found == {case: truth(case).records for case in OF_CORPUS}


@pytest.mark.slow
def test_batches(spark: SparkSession, corpus: Path) -> None:
    found = by_topic(collected(load(spark, corpus, table="batches")), position_order)
    assert found == {case: truth(case).batches for case in OF_CORPUS}


@pytest.mark.slow
def test_damage(spark: SparkSession, corpus: Path) -> None:
    rows = without_messages(collected(load(spark, corpus, table="damage")))
    found = by_topic(rows, position_order)
    assert found == {case: sorted(truth(case).damage, key=position_order) for case in OF_CORPUS}
