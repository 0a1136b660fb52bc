"""Spark's query plans: each use of a shared DataFrame or view has its own correct result."""

from __future__ import annotations

from pathlib import Path

import pytest
from pyspark.sql import SparkSession


@pytest.mark.slow
def test_one_frame_in_many_plans(spark: SparkSession, small: Path) -> None:
    """Filters, unions, joins, caching, views and SQL over one DataFrame are independent."""
    frame = spark.read.format("kafka-log").load(str(small))
    parts = {
        (row.topic, row.partition): row["count"]
        for row in frame.groupBy("topic", "partition").count().collect()
    }
    total = sum(parts.values())
    assert frame.count() == total
    orders, events = frame.where("topic = 'orders'"), frame.where("topic = 'events'")
    assert orders.union(events).union(frame).count() == 2 * total
    keys = ["topic", "partition", "offset"]
    assert frame.join(orders.select(*keys), keys, "left_anti").count() == parts["events", 0]
    cached = frame.where("topic = 'orders' AND partition = 0").cache()
    assert (cached.count(), cached.where("offset < 10").count(), frame.count()) == (120, 10, total)
    cached.unpersist()
    spark.sql(
        "CREATE OR REPLACE TEMPORARY VIEW source USING `kafka-log`"
        f" OPTIONS (path '{small}', topics 'orders')"
    )
    both = "SELECT (SELECT count(*) FROM source WHERE partition = 1), (SELECT count(*) FROM source)"
    assert spark.sql(both).first() == (parts["orders", 1], 120 + parts["orders", 1])
    first = "SELECT * FROM source WHERE partition = 0 AND offset"
    union = f"SELECT count(*), max(offset) FROM ({first} < 5 UNION ALL {first} >= 100)"
    assert spark.sql(union).first() == (25, 119)
