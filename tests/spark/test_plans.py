"""Spark's query plans: each use of a shared DataFrame or view has its own correct result."""

from __future__ import annotations

from pathlib import Path

import pytest
from pyspark.errors import AnalysisException
from pyspark.sql import SparkSession


@pytest.mark.slow
def test_one_frame_in_many_plans(spark: SparkSession, small: Path) -> None:
    """Filters, unions, joins, caching, views and SQL over one DataFrame are independent."""
    frame = spark.read.format("kafka-log").load(str(small))
    total = frame.count()
    parts = {
        (row.topic, row.partition): row["count"]
        for row in frame.groupBy("topic", "partition").count().collect()
    }
    assert sum(parts.values()) == total
    orders, events = frame.where("topic = 'orders'"), frame.where("topic = 'events'")
    assert orders.union(events).count() == total
    assert orders.where("partition = 1").count() == parts["orders", 1]
    assert frame.count() == total
    assert orders.intersect(frame).count() == orders.distinct().count()
    assert frame.exceptAll(orders).count() == events.count()
    keys = ["topic", "partition", "offset"]
    assert orders.join(events, "offset").where("false").count() == 0
    assert frame.join(orders.select(*keys), keys, "left_anti").count() == events.count()
    assert frame.join(orders.select(*keys), keys, "left_semi").count() == orders.count()
    with_cache = frame.where("offset < 10").cache()
    cached = with_cache.count()
    assert frame.where("offset < 10").where("topic = 'events'").count() <= cached
    assert frame.count() == total
    with_cache.unpersist()
    frame.createOrReplaceTempView("used")
    spark.sql("CREATE OR REPLACE TEMPORARY VIEW few AS SELECT * FROM used WHERE partition = 0")
    union = "SELECT * FROM few UNION ALL SELECT * FROM used WHERE partition <> 0"
    assert spark.sql(f"SELECT count(*) FROM ({union})").first() == (total,)
    using = "SELECT count(*) FROM used a JOIN few b USING (topic, partition, offset)"
    assert spark.sql(using).first() == (frame.where("partition = 0").count(),)
    nested = "SELECT count(*) FROM used WHERE offset = (SELECT max(offset) FROM few)"
    assert spark.sql(nested).first()[0] >= 1  # type: ignore[index]
    spark.sql(
        "CREATE OR REPLACE TEMPORARY VIEW source USING `kafka-log`"
        f" OPTIONS (path '{small}', topics 'orders')"
    )
    assert spark.sql("SELECT count(*) FROM source").first() == (orders.count(),)
    both = "SELECT (SELECT count(*) FROM source WHERE partition = 1), (SELECT count(*) FROM source)"
    assert spark.sql(both).first() == (parts["orders", 1], orders.count())
    assert orders.selectExpr("count(DISTINCT offset)", "max(offset)").count() == 1
    with pytest.raises(AnalysisException):
        spark.sql("SELECT nothing FROM source")
