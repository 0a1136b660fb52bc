"""Conditions in SQL as options: they select no row less than Spark, and read less."""

from __future__ import annotations

from pathlib import Path

import pytest
from pyspark.errors import AnalysisException
from pyspark.sql import SparkSession
from pyspark.sql.functions import col

from kafkafmt import read_records
from kafkafmt.spark import read_where, where_options
from kafkafmt.spark.options import Options
from tests.spark.conftest import load
from tests.spark.direct import batch_places, batch_reader

NOON = 1_769_860_800_000  # 2026-01-31T12:00:00Z


@pytest.mark.parametrize(
    ("where", "options"),
    [
        ("topic = 'orders'", {"topicPattern": "orders"}),
        ("'a.b' == TOPIC", {"topicPattern": r"a\.b"}),
        ("topic <=> 'a'", {"topicPattern": "a"}),
        ("topic IN ('b', 'a')", {"topicPattern": "a|b"}),
        ("topic LIKE 'or%_x.'", {"topicPattern": r"or(?s:.*)(?s:.)x\."}),
        ("topic = 'a' AND topic IN ('a', 'b')", {"topicPattern": "a"}),
        ("topic = 'a' AND topic = 'b'", {"topicPattern": "a"}),
        ("`partition` IN (3,0, 1)", {"partitions": "0,1,3"}),
        ("partition IN (3, 0) AND partition = 3", {"partitions": "3"}),
        ("offset >= 10 AND offset < 20", {"minOffset": "10", "maxOffset": "19"}),
        ("10 < offset AND 20L >= offset", {"minOffset": "11", "maxOffset": "20"}),
        ("offset BETWEEN 5 AND 7 AND partition = 1", {"minOffset": "5", "maxOffset": "7"}),
        ("offset = 9 AND offset > 3", {"minOffset": "9", "maxOffset": "9"}),
        ("(topic = 'a' AND (offset > 1)) AND ((partition = 0))", {"topicPattern": "a"}),
        ("timestamp >= TIMESTAMP '2026-01-31T12:00:00Z'", {"startingTimestamp": str(NOON)}),
        ("timestamp > timestamp '2026-01-31 12:00:00Z'", {"startingTimestamp": str(NOON + 1)}),
        ("timestamp < TIMESTAMP '2026-01-31T13:00:00+01:00'", {"endingTimestamp": str(NOON)}),
        ("timestamp <= TIMESTAMP '2026-01-31T12:00:00.0015Z'", {"endingTimestamp": str(NOON + 2)}),
        ("timestamp < TIMESTAMP '2026-01-31T12:00:00.0015Z'", {"endingTimestamp": str(NOON + 2)}),
        (
            "timestamp >= TIMESTAMP '2026-01-31T12:00:00.0015Z'",
            {"startingTimestamp": str(NOON + 2)},
        ),
        (
            "timestamp BETWEEN TIMESTAMP '2026-01-31T12:00:00Z'"
            " AND TIMESTAMP '2026-01-31T12:00:01Z'",
            {"startingTimestamp": str(NOON), "endingTimestamp": str(NOON + 1001)},
        ),
        ("topic = 'a' AND length(value) > 3 AND key IS NOT NULL", {"topicPattern": "a"}),
        ("NOT partition = 1 AND topic = 'a'", {"topicPattern": "a"}),
        ("value RLIKE 'x OR y' AND offset > 5", {"minOffset": "6"}),
        ("topic = 'it is -- so'", {"topicPattern": r"it\ is\ \-\-\ so"}),
        ("(topic = 'a' OR topic = 'b') AND partition = 2", {"partitions": "2"}),
    ],
)
def test_parts_that_are_joined_by_and_become_options(where: str, options: dict[str, str]) -> None:
    found = where_options(where)
    assert {name: found.get(name) for name in options} == options
    if "partition =" not in where and "offset >" not in where:
        assert found == options
    Options.parse({"path": "x", **found})


@pytest.mark.parametrize(
    "where",
    [
        "",
        "true",
        "topic = 'a' OR offset > 5",
        "topic = 'a' AND partition = 0 OR offset > 5",
        "CASE WHEN topic = 'a' AND offset > 5 AND partition = 0 THEN true ELSE false END",
        "NOT offset > 5",
        "NOT (topic = 'a' AND offset > 5)",
        "NOT offset BETWEEN 1 AND 5",
        "offset NOT BETWEEN 1 AND 5",
        "topic NOT IN ('a')",
        "topic <> 'a'",
        "topic != 'a'",
        "topic <=> NULL",
        "topic = upper('a')",
        "topic IN (SELECT 'a')",
        "topic LIKE 'a/%' ESCAPE '/'",
        "topic = 'a' 'b'",
        "topic = 'a''b'",
        r"topic = 'a\'b' AND offset > 5 AND key = '\''",
        "topic = r'a'",
        'topic = "a"',
        r'''name = "\" AND offset > 5 AND \""''',
        "topic = 'a' -- AND offset > 5",
        "topic = 'a' COLLATE UTF8_LCASE",
        "offset >= 5 = false",
        "topic IN ('a') = false",
        "topic IN ('a') IN (false, false)",
        "offset >= 5 - 9",
        "offset >= 5 -9",
        "offset >= 1.5",
        "offset >= 15e3",
        "offset >= '5'",
        "offset >= -5",
        "offset < partition",
        "x.offset > 5",
        "value.offset > 5",
        "5 < value.offset",
        "offset % 5 = 0",
        "partition >= 3",
        "timestamp >= TIMESTAMP '2026-01-31 12:00:00'",
        "timestamp >= '2026-01-31T12:00:00Z'",
        "timestamp >= TIMESTAMP '2026-02-31T12:00:00Z'",
        "timestamp + INTERVAL 1 DAY >= TIMESTAMP '2026-01-31T12:00:00Z'",
        "topic = '${topic}' AND offset > ${x}",
        "offset >= 99999999999999999999999",
        "(offset > 5",
        "offset > 5)",
    ],
)
def test_everything_else_is_left_to_spark(where: str) -> None:
    assert where_options(where) == {}


@pytest.mark.parametrize("split", ["1k", "128m"])
@pytest.mark.parametrize("isolation", ["read_uncommitted", "read_committed"])
def test_bounds_of_offsets_hold_in_all_logs(small: Path, split: str, isolation: str) -> None:
    options = {"isolationLevel": isolation, "maxSplitBytes": split}
    everything = batch_places(small, **options)
    for least, most in ((0, 10**9), (7, 40), (115, 115), (9, 8)):
        found = batch_places(small, **options, minOffset=str(least), maxOffset=str(most))
        assert found == [place for place in everything if least <= place[2] <= most]
    later = batch_places(small, **options, topics="orders", minOffset="5", endingTimestamp="1")
    assert later == []


def test_bounds_of_offsets_read_the_segments_in_them(small: Path) -> None:
    (task,) = batch_reader(small / "orders-0", minOffset="40", maxOffset="70").partitions()
    (extent, _), *others = task.value
    assert extent.segment.base_offset == 36
    assert all(each.segment.base_offset <= 70 for each, _ in others)
    for name in ("minOffset", "maxOffset"):
        with pytest.raises(ValueError, match=f"option '{name}' is for the table 'records'"):
            Options.parse({"path": "x", "table": "batches", name: "5"})
        with pytest.raises(ValueError, match=f"option '{name}' is for batch queries only"):
            Options.parse({"path": "x", name: "5"}).check_stream()


@pytest.mark.parametrize(
    "where",
    [
        "topic = 'orders' AND partition = 0 AND offset BETWEEN 30 AND 50 AND offset % 2 = 0",
        "topic LIKE 'ev%' OR partition = 1",
        "timestamp <= (SELECT min(timestamp) FROM everything) AND topic IN ('orders', 'none')",
        "timestamp > TIMESTAMP '1970-01-01 00:00:00Z' AND 5 > offset",
        "topic = 'none'",
    ],
)
def test_the_rows_are_those_of_where(spark: SparkSession, small: Path, where: str) -> None:
    everything = load(spark, small)
    everything.createOrReplaceTempView("everything")
    keys = ["topic", "partition", "offset"]
    found = read_where(spark, str(small), where).select(*keys).collect()
    assert sorted(found) == sorted(everything.where(where).select(*keys).collect())


def test_options_of_the_user_win_and_each_call_is_its_own(spark: SparkSession, small: Path) -> None:
    total = read_records(str(small)).num_rows
    part = read_where(spark, [str(small)], "topic = 'orders' AND offset >= 100", topics="events")
    assert part.count() == 0
    whole = load(spark, small)
    few = read_where(spark, str(small), "offset < 3", schema="offset bigint, value binary")
    assert few.columns == ["offset", "value"]
    assert (few.count(), whole.count(), few.union(whole.select("offset", "value")).count()) == (
        9,
        total,
        total + 9,
    )
    batches = read_where(spark, str(small), "topic = 'orders' AND baseOffset < 5", table="batches")
    assert 0 < batches.count() < load(spark, small, table="batches").count()
    with pytest.raises(TypeError, match=r"as SQL text, .* not Column: Spark does not show"):
        read_where(spark, str(small), col("offset") > 5)  # type: ignore[arg-type]
    with pytest.raises(AnalysisException):
        read_where(spark, str(small), "offset >")


@pytest.mark.parametrize(
    ("where", "options"),
    [
        ("(" * 50 + "offset > 5" + ")" * 50, {"minOffset": "6"}),
        ("(" * 5_000 + "offset > 5" + ")" * 5_000, {}),
        ("offset > " + "9" * 5_000, {}),
        ("offset > -" + "9" * 5_000, {}),
        ("offset > " + "0" * 5_000 + "7", {"minOffset": "8"}),
        ("offset < 9999999999999999999", {}),
        ("partition = " + "9" * 5_000, {}),
    ],
)
def test_a_condition_of_any_size_has_options_or_none(where: str, options: dict[str, str]) -> None:
    assert where_options(where) == options
