"""Secrets are in no plan, and in no event log of a query, for each way that options come in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from pyspark.errors import AnalysisException
from pyspark.sql import SparkSession

from kafkafmt.spark.options import SourceOptions
from kafkafmt.storage.errors import StorageOptionError
from tests.spark.test_store import plans_shown
from tests.support.truth import GOLDEN

SOURCE = str(GOLDEN / "k431-plain-small")
SECRET = "hush-4711"
# Each ends where a text of Spark could end, and goes on.
VALUES = (
    SECRET,
    f"a), b -> {SECRET}",
    f'{{"key": "a b", "token": "{SECRET}"}}',
    f"a\n\n+- {SECRET}",
)
NAMES = ("storage.account_key", "STORAGE.client-kwargs", "storage.secret", "storage.my key")
URLS = (
    f"s3://{SECRET}@bucket/logs",
    f"s3://user:{SECRET}@bucket/logs",
    f"s3://user:{SECRET}/x@bucket/logs",
    f"https://user:p@x{SECRET}@host/logs",
)


@contextmanager
def event_log(spark: SparkSession, folder: Path) -> Iterator[Callable[[], str]]:
    """Writes the event log while the block runs; gives its text."""
    context, jvm = spark.sparkContext._jsc.sc(), spark.sparkContext._jvm
    assert jvm is not None
    conf = context.getConf().set("spark.eventLog.compress", "false")
    listener = jvm.org.apache.spark.scheduler.EventLoggingListener(
        "secrets",
        jvm.scala.Option.empty(),
        jvm.java.net.URI(f"file:{folder}"),
        conf,
        context.hadoopConfiguration(),
    )
    listener.start()
    context.addSparkListener(listener)

    def text() -> str:
        context.listenerBus().waitUntilEmpty()
        files = (path for path in folder.rglob("*") if path.is_file())
        return "".join(path.read_text("utf-8", "replace") for path in files)

    try:
        yield text
    finally:
        context.removeSparkListener(listener)
        listener.stop()


def quoted(value: str) -> str:
    return "'" + value.replace("'", "\\'").replace("\n", "\\n") + "'"


def test_create_table_is_refused_and_its_plan_shows_no_secret(spark: SparkSession) -> None:
    """The event log is another matter: Spark writes all options there before it calls a source."""
    for name, value in zip(NAMES, VALUES, strict=True):
        options = f"path {quoted(SOURCE)}, `{name}` {quoted(value)}, z 'end'"
        create = f"CREATE TABLE secret USING `kafka-log` OPTIONS ({options})"
        with pytest.raises(AnalysisException, match="use CREATE TEMPORARY VIEW") as raised:
            spark.sql(create)
        assert "the event log" in str(raised.value)
        assert SECRET not in str(raised.value)
        explained = spark.sql(f"EXPLAIN {create}").first()
        assert explained is not None
        assert "CreateTable" in explained[0]
        assert SECRET not in explained[0]
    shown = plans_shown(spark)
    assert "CreateTable" in shown
    assert SECRET not in shown


def test_a_table_with_columns_is_refused_when_it_is_read(spark: SparkSession) -> None:
    create = "CREATE TABLE named (offset bigint) USING `kafka-log`"
    spark.sql(f"{create} OPTIONS (path {quoted(SOURCE)})")  # Spark does not call the source
    try:
        with pytest.raises(AnalysisException, match="use CREATE TEMPORARY VIEW"):
            spark.table("named").count()
    finally:
        spark.sql("DROP TABLE named")


@pytest.mark.parametrize("kind", ["view", "reader"])
def test_views_and_readers_show_no_secret(spark: SparkSession, tmp_path: Path, kind: str) -> None:
    with event_log(spark, tmp_path) as logged:
        for name, value in zip(NAMES, VALUES, strict=True):
            if kind == "view":
                spark.sql(
                    "CREATE OR REPLACE TEMPORARY VIEW secret USING `kafka-log`"
                    f" OPTIONS (path {quoted(SOURCE)}, `{name}` {quoted(value)})"
                )
                assert spark.table("secret").count() > 0
            else:
                reader = spark.read.format("kafka-log").option(name, value)
                assert reader.load(SOURCE).count() > 0
        text = logged()
    assert "SparkListenerSQLExecutionStart" in text
    assert SECRET not in text


def test_a_secret_in_a_url_is_refused_before_a_plan_shows_it(
    spark: SparkSession, tmp_path: Path
) -> None:
    with event_log(spark, tmp_path) as logged:
        with pytest.raises(AnalysisException, match="the URL contains a user name") as raised:
            spark.read.format("kafka-log").load(URLS[0])
        assert SECRET not in str(raised.value)
        for url in URLS[::3]:
            with pytest.raises(AnalysisException, match="the URL contains a user name"):
                spark.sql(
                    "CREATE OR REPLACE TEMPORARY VIEW secret USING `kafka-log`"
                    f" OPTIONS (path {quoted(url)})"
                )
        text = logged()
    assert SECRET not in text


@pytest.mark.parametrize("url", URLS)
def test_a_url_with_a_secret_is_refused_wherever_it_is_given(url: str) -> None:
    ways = (
        {"path": url},
        {"paths": f'["/x", "{url}"]'},
        {"path": "/x", "valueFormat": "avro", "schemas": url},
    )
    for options in ways:
        with pytest.raises(StorageOptionError, match="the URL contains") as raised:
            SourceOptions.parse(options)
        assert SECRET not in str(raised.value)
