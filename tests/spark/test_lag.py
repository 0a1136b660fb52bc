"""The lag of a stream, from the progress that Spark reports."""

from __future__ import annotations

import logging
import time
from pathlib import Path
from typing import Any

import pytest
from pyspark.sql import SparkSession

from kafkafmt.spark import LagListener, stream_lag
from kafkafmt.spark.history.run import LogOffsets
from tests.spark.broker import Broker, Query


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Two logs of 15 and 10 records; the high watermark of the first one is 12."""
    folder = tmp_path / "data"
    Broker(folder).send(3)
    Broker(folder, "a-b-1").send(2)
    (folder / "replication-offset-checkpoint").write_text("0\n1\norders 0 12\n")
    return folder


def test_the_latest_offsets_have_the_high_watermarks(data: Path) -> None:
    query = Query(data, maxOffsetsPerTrigger="4")
    assert query.reader.reportLatestOffset() is None
    query.trigger()
    expected = {"a-b-1": 10, "orders-0": 15, "highWatermark": {"orders-0": 12}}
    assert query.reader.reportLatestOffset() == expected
    to_mark = Query(data, toHighWatermark="true", topics="orders")
    assert len(to_mark.trigger()) == 12
    assert to_mark.reader.reportLatestOffset() == {
        "orders-0": 15,
        "highWatermark": {"orders-0": 12},
    }


def test_a_stream_reports_its_lag(spark: SparkSession, data: Path, tmp_path: Path) -> None:
    reported: list[tuple[str | None, list[LogOffsets]]] = []
    listener = LagListener(lambda name, logs: reported.append((name, logs)))
    spark.streams.addListener(listener)
    try:
        query = (
            spark.readStream.format("kafka-log")
            .option("maxOffsetsPerTrigger", 10)
            .load(str(data))
            .writeStream.format("noop")
            .queryName("lagging")
            .option("checkpointLocation", str(tmp_path / "checkpoint"))
            .trigger(availableNow=True)
            .start()
        )
        query.awaitTermination()
        deadline = time.monotonic() + 120
        while len(reported) < len(query.recentProgress) and time.monotonic() < deadline:
            time.sleep(0.1)  # Spark calls listeners when it has time
    finally:
        spark.streams.removeListener(listener)
    expected = [
        LogOffsets("a-b", 1, 5, 5, 10),
        LogOffsets("orders", 0, 5, 5, 15, 12),
    ]
    first, *_, last = [logs for name, logs in reported if name == "lagging"]
    assert first == expected
    assert [(log.lag, log.high_watermark_lag) for log in first] == [(5, 0), (10, 7)]
    assert stream_lag(query.recentProgress[0]) == expected
    assert [(log.lag, log.high_watermark_lag) for log in last] == [(0, 0), (0, 0)]


@pytest.mark.parametrize(
    "source",
    [
        {},
        {"endOffset": None, "latestOffset": None},
        {"endOffset": '{"orders": {"0": 5}}', "latestOffset": '{"orders": {"0": 9}}'},  # Kafka's
        {"endOffset": "7", "latestOffset": "8"},
        {"endOffset": "no JSON", "latestOffset": '{"orders-0": 5}'},
        {"endOffset": '{"orders-0": 5}'},
    ],
)
def test_other_sources_have_no_lag(source: dict[str, Any]) -> None:
    assert stream_lag({"sources": [source]}) == []
    assert stream_lag({}) == []


def test_without_a_function_the_sums_are_logged(caplog: pytest.LogCaptureFixture) -> None:
    source = {"startOffset": None, "endOffset": '{"o-0": 3}', "latestOffset": {"o-0": 9}}

    class Progress(dict[str, Any]):
        name = "a\x1b[31m"

    class Event:
        progress = Progress(sources=[source])

    with caplog.at_level(logging.INFO, logger="kafkafmt.spark.lag"):
        LagListener().onQueryProgress(Event())  # type: ignore[arg-type]
    (text,) = caplog.messages
    assert "a lag of 6 offsets in 1 logs, of 0 to the high watermarks" in text
    assert "\x1b" not in text


@pytest.mark.parametrize("progress", [None, [], "x", 3])
def test_what_is_no_progress_is_refused(progress: Any) -> None:
    with pytest.raises(TypeError, match=r"query\.lastProgress; found "):
        stream_lag(progress)


def test_a_progress_with_offsets_that_are_no_json_has_no_lag() -> None:
    assert stream_lag({"sources": None}) == []
    assert stream_lag({"sources": [{"endOffset": "[" * 100_000}]}) == []
    offsets = {"endOffset": '{"t-0": 1}', "latestOffset": '{"t-0": "x"}'}
    assert stream_lag({"sources": [offsets]}) == []


def test_a_report_that_cannot_be_called_is_refused() -> None:
    report: Any = 3
    with pytest.raises(TypeError, match="report is a function, found int 3"):
        LagListener(report)
