"""The data source on an object store: plans by listings, reads by ranges, shows no secrets."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from pyspark.errors import AnalysisException, PythonException
from pyspark.sql import DataFrame, SparkSession

from kafkafmt import read_records
from kafkafmt.lake.plan import extents
from kafkafmt.lake.plan.extents import StoreSplit
from kafkafmt.lake.plan.position import next_offsets
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.spark import export, read_table
from kafkafmt.spark.options import SourceOptions
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.segment_file import Extent, SegmentFile
from tests.spark.conftest import collected, streamed
from tests.spark.direct import batch_places, batch_reader, places, stream_reader
from tests.spark.query import ALL
from tests.storage.test_remote import lay_out, put_large, ranged_only
from tests.support.growing_log import batch
from tests.support.large import large
from tests.support.store import KEY, SECRET, Store
from tests.support.tier import Segment, Tier, pem
from tests.support.truth import GOLDEN

MIB = 1024 * 1024


@pytest.fixture
def bucket(s3: Store) -> str:
    return s3.make("spark")


def options_of(store: Store) -> dict[str, str]:
    return {"storage.key": KEY, "storage.secret": SECRET, "storage.endpoint_url": store.url}


def load(spark: SparkSession, store: Store, url: str, **options: str) -> DataFrame:
    reader = spark.read.format("kafka-log").options(**options_of(store)).options(**options)
    return reader.load(url)


def test_rows_are_those_of_the_library(spark: SparkSession, s3: Store, bucket: str) -> None:
    url = lay_out(s3, bucket)
    found = collected(load(spark, s3, url.replace("s3://", "s3a://")))
    expected = read_records(url, storage_options=s3.options)
    assert len(found) == expected.num_rows
    assert [row["value"] for row in found] == expected.column("value").to_pylist()
    assert ranged_only(s3)
    log = {"topics": "orders", "partitions": "0", "startingOffsets": '{"orders":{"0":100}}'}
    one = batch_places(url, **options_of(s3), **log)
    assert [offset for *_, offset in one] == list(range(100, 120))


def test_unknown_options_of_a_store(s3: Store, bucket: str) -> None:
    url = put_large(s3, bucket, 4)
    with pytest.raises(ValueError, match=r"'fs\.s3a\.secret\.key' \(of Hadoop\).*storage\.secret"):
        batch_reader(url, **{"fs.s3a.secret.key": SECRET})
    with pytest.raises(ValueError, match="has no storage option 'sekret'; did you mean 'secret'"):
        batch_places(url, **{"storage.sekret": SECRET})


@pytest.mark.slow
def test_planning_opens_nothing(s3: Store, bucket: str) -> None:
    url = put_large(s3, bucket, 1024)
    for number in range(20):
        s3.put(bucket, f"many/t-{number}/{0:020}.log", batch(0))
        s3.put(bucket, f"many/t-{number}/{5:020}.log", batch(5))
    s3.requests.clear()
    reader = batch_reader(f"s3://{bucket}/many", **options_of(s3))
    tasks = reader.partitions()
    assert s3.data_requests == []
    # Two for the kind of path, one for the directory, one for each log, two for the checkpoint of
    # log start offsets.
    assert len(s3.requests) == 25
    assert len(places(reader, tasks)) == 40 * 5
    s3.requests.clear()
    reader = batch_reader(url, maxSplitBytes="2m", **options_of(s3))
    tasks = reader.partitions()
    assert s3.data_requests == []
    assert len(tasks) == 9
    assert [place[2] for place in places(reader, tasks)] == list(range(1024))
    assert ranged_only(s3)
    size = len(large(1024)[0])
    index = len(large(1024)[1])
    looks = 2 * 9 * 64 * 1024  # both boundaries of each split
    assert s3.bytes_read <= size + 9 * index + looks


def test_a_segment_without_an_index_is_one_task(s3: Store, bucket: str) -> None:
    url = put_large(s3, bucket, 256, index=False)
    reader = batch_reader(url, maxSplitBytes="1m", **options_of(s3))
    (task,) = reader.partitions()
    assert [place[2] for place in places(reader, [task])] == list(range(256))
    assert s3.bytes_read == len(large(256)[0])


@pytest.mark.slow
@pytest.mark.parametrize("index", ["wrong", "empty", "sparse", "garbage"])
def test_shares_are_the_whole_segment_whatever_the_index_says(
    s3: Store, bucket: str, index: str
) -> None:
    url = put_large(s3, bucket, 256)
    entries = large(256)[1]
    made = {
        "empty": b"",
        "wrong": bytes(byte if n % 8 < 7 else byte ^ 4 for n, byte in enumerate(entries)),
        "sparse": entries[: 8 * 3] + entries[8 * 200 : 8 * 201],
        "garbage": b"\1" * 31,
    }
    s3.put(bucket, f"big-0/{0:020}.index", made[index])
    reader = batch_reader(url, maxSplitBytes="256k", **options_of(s3))
    assert [place[2] for place in places(reader, reader.partitions())] == list(range(256))


def test_an_index_that_is_replaced_under_the_tasks(s3: Store, bucket: str) -> None:
    """Tasks with different indexes would cut at different positions."""
    url = put_large(s3, bucket, 256)
    reader = batch_reader(url, maxSplitBytes="1m", **options_of(s3))
    tasks = reader.partitions()
    s3.put(bucket, f"big-0/{0:020}.index", large(256)[1][:80])
    with pytest.raises(OSError, match=r"\.index: was replaced"):
        places(reader, tasks)


@pytest.mark.slow
def test_segments_are_planned_by_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    # There is no such bucket, and no permission to read its checkpoints.
    monkeypatch.setattr(DataDirectories, "offset", lambda *_: None)
    segments = [
        SegmentFile(
            "s3://b/k/t-0",
            f"/{number:020}.log",
            "t",
            0,
            number,
            1024 * MIB,
            version="ETag x",
            has_index=True,
            storage=StorageOptions({"secret": SECRET}),
        )
        for number in range(200)
    ]
    options = SourceOptions.parse({"path": "s3://b/k", "storage.secret": SECRET})
    tasks = extents.plan(list(map(Extent, segments)), options.read, list)
    assert sum(isinstance(piece, StoreSplit) for task in tasks for piece, _ in task) == 1_600
    assert SECRET not in repr(tasks)
    assert SECRET not in repr(options)


def test_damage_names_the_object(spark: SparkSession, s3: Store, bucket: str) -> None:
    s3.upload(bucket, "bad/flipped-0", GOLDEN / "k431-plain-small-badcrc")
    url = f"s3://{bucket}/bad"
    with pytest.raises(PythonException, match=f"{url}/flipped-0/0+.log, byte") as caught:
        load(spark, s3, url).collect()
    assert SECRET not in str(caught.value)


def test_secrets_are_in_no_plan_log_or_message(
    spark: SparkSession,
    s3: Store,
    bucket: str,
    capfd: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG, "kafkafmt")
    url = lay_out(s3, bucket)
    frame = load(spark, s3, url).where("offset > 3").select("topic", "offset")
    frame.explain("extended")
    frame.explain("formatted")
    plan = frame._jdf.queryExecution().toString()
    frame.collect()
    for options in ({"storage.secret": SECRET}, {"fs.s3a.secret.key": SECRET}):
        with pytest.raises(AnalysisException) as caught:
            spark.read.format("kafka-log").options(**options).load("s3://nowhere/x").count()
        assert SECRET not in str(caught.value)
    spark.sql(
        "CREATE OR REPLACE TEMPORARY VIEW stored USING `kafka-log` OPTIONS"
        f" (path '{url}', `storage.key` '{KEY}', `storage.secret` '{SECRET}',"
        f" `storage.endpoint_url` '{s3.url}')"
    )
    view = spark.table("stored")
    view.explain("extended")
    assert view.count() > 0
    shown = capfd.readouterr()
    for text in (plan, shown.out, shown.err, caplog.text):
        assert SECRET not in text
        assert KEY not in text


@contextmanager
def jvm_log(spark: SparkSession) -> Iterator[Callable[[], str]]:
    """The log of the JVM while the block runs, from level DEBUG on; its other log is unchanged."""
    jvm: Any = spark.sparkContext._jvm
    log4j, text = jvm.org.apache.logging.log4j, jvm.java.io.StringWriter()
    context = log4j.LogManager.getContext(False)
    root = context.getConfiguration().getRootLogger()
    layout = log4j.core.layout.PatternLayout.createDefaultLayout()
    added = log4j.core.appender.WriterAppender.createAppender(
        layout, None, text, "captured", False, False
    )
    added.start()
    level, others = root.getLevel(), dict(root.getAppenders())
    for name in others:
        root.removeAppender(name)  # of the console, because DEBUG logs are long
    root.addAppender(added, log4j.Level.DEBUG, None)
    root.setLevel(log4j.Level.DEBUG)
    context.updateLoggers()
    try:
        yield text.toString
    finally:
        root.setLevel(level)
        root.removeAppender("captured")
        for appender in others.values():
            root.addAppender(appender, None, None)
        context.updateLoggers()


def plans_shown(spark: SparkSession) -> str:
    """The plans of all queries, as in Spark's web page and event log."""
    spark.sparkContext._jsc.sc().listenerBus().waitUntilEmpty()
    executions = spark._jsparkSession.sharedState().statusStore().executionsList()
    return "\n".join(
        executions.apply(at).physicalPlanDescription() for at in range(executions.size())
    )


def test_credentials_are_in_no_log_of_the_jvm(
    spark: SparkSession, s3: Store, bucket: str, tmp_path: Path
) -> None:
    url = lay_out(s3, bucket)
    s3.upload(bucket, "bad/flipped-0", GOLDEN / "k431-plain-small-badcrc")
    with jvm_log(spark) as logged:
        load(spark, s3, url).write.parquet(str(tmp_path / "out"))
        with pytest.raises(PythonException):
            load(spark, s3, f"s3://{bucket}/bad").collect()
        text = logged()
    assert "Finished task" in text  # INFO
    assert "broadcast_" in text  # DEBUG
    assert SECRET not in text
    assert KEY not in text


def test_a_stream_from_a_bucket(
    spark: SparkSession, s3: Store, bucket: str, tmp_path: Path
) -> None:
    url = f"s3://{bucket}/stream"
    s3.put(bucket, f"stream/orders-0/{0:020}.log", batch(0) + batch(5))

    def run() -> list[int]:
        frame = spark.readStream.format("kafka-log").options(**options_of(s3)).load(url)
        query = streamed(
            frame.writeStream.format("parquet")
            .option("path", str(tmp_path / "out"))
            .option("checkpointLocation", str(tmp_path / "checkpoint"))
        )
        assert SECRET not in json.dumps([progress.json for progress in query.recentProgress])
        rows = spark.read.parquet(str(tmp_path / "out")).collect()
        return sorted(row["offset"] for row in rows)

    assert run() == list(range(10))
    s3.put(bucket, f"stream/orders-0/{10:020}.log", batch(10))
    assert run() == list(range(15))
    for file in (tmp_path / "checkpoint").rglob("*"):
        if file.is_file():
            assert SECRET.encode() not in file.read_bytes()
            assert KEY.encode() not in file.read_bytes()
    assert ranged_only(s3)


def test_a_stream_meets_new_logs_and_replaced_objects(s3: Store, bucket: str) -> None:
    s3.put(bucket, f"grow/orders-0/{0:020}.log", batch(0))
    reader = stream_reader(f"s3://{bucket}/grow", **options_of(s3))
    start = reader.initialOffset()
    end = reader.latestOffset(start, ALL)
    assert next_offsets(end) == {"orders-0": 5}
    s3.put(bucket, f"grow/orders-0/{0:020}.log", batch(0) + batch(5))
    s3.put(bucket, f"grow/events-1/{7:020}.log", batch(7))
    last = reader.latestOffset(end, ALL)
    assert next_offsets(last) == {"events-1": 12, "orders-0": 10}
    tasks = reader.partitions(start, last)
    s3.put(bucket, f"grow/orders-0/{0:020}.log", batch(0) + batch(5) + batch(10))
    found = sorted(places(reader, tasks))
    assert [place[2] for place in found] == [*range(7, 12), *range(10)]
    s3.delete(bucket, f"grow/orders-0/{0:020}.log")
    with pytest.raises(OSError, match="orders-0"):
        places(reader, reader.partitions(start, last))


def test_tiered_storage(s3: Store, bucket: str, tmp_path: Path) -> None:
    tier = Tier(tmp_path, is_compressed=True, pair="key1")
    for partition, first in ((0, 0), (0, 5), (1, 0), (0, 5)):
        tier.put(Segment(batch(first), first, first + 4), partition=partition)
    s3.upload(bucket, "tier", tmp_path)
    url = f"s3://{bucket}/tier"
    options = {**options_of(s3), "privateKey.key1": pem().decode()}
    found = batch_places(url, topics="orders", partitions="0", **options)
    assert sorted(found) == [("orders", 0, offset) for offset in range(10)]
    starting = '{"orders":{"0":4,"1":3}}'
    ranged = batch_places(url, topicPattern="or.*", startingOffsets=starting, **options)
    assert sorted(offset for *_, offset in ranged) == [3, 4, 4, 5, 6, 7, 8, 9]
    with pytest.raises(ValueError, match="tiered storage may overlap, so a stream cannot"):
        stream_reader(url, **options).initialOffset()


def test_export(spark: SparkSession, s3: Store, bucket: str, tmp_path: Path) -> None:
    url, options = lay_out(s3, bucket), StorageOptions(s3.options)
    export(url, str(tmp_path), storage_options=options, format="delta", incremental=True)
    columns = ["topic", "partition", "offset"]
    found = read_table(spark, tmp_path, "records").select(*columns).collect()
    expected = read_records(url, storage_options=s3.options, columns=columns).to_pylist()
    assert sorted(map(tuple, found)) == sorted(tuple(row.values()) for row in expected)
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert [path for path in files if SECRET.encode() in path.read_bytes()] == []
