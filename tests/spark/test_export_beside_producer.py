"""Full exports while a broker appends, rolls, deletes and compacts: all that a run says is equal.

Tables, report and the position that is handed over speak of the same offsets. A run whose segments
the broker takes away fails and says so; it leaves nothing, and is repeated. With `KAFKAFMT_SOAK`
there are 24 runs, else one for each format by processes, and one by Spark.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from pyspark.sql import SparkSession

from kafkafmt.lake import handover, read_table
from kafkafmt.lake.export.errors import ExportFailedError
from kafkafmt.lake.export.executors import Processes
from kafkafmt.lake.export.export import export_by
from kafkafmt.lake.export.job import Job
from kafkafmt.lake.report.figures import ExportReport
from kafkafmt.spark import exporting
from tests.spark.live import LiveProducer, create_topic, live_broker
from tests.spark.test_export_lakehouse import FORMATS
from tests.support.broker import Broker
from tests.support.samples import SOAK

pytestmark = [pytest.mark.spark, pytest.mark.slow, pytest.mark.timeout(1200)]

ROUNDS = range(4 if SOAK else 1)
TOPICS: dict[str, dict[str, object]] = {
    "orders": {},
    # Whole segments at a time, so that most runs meet no deletion and some do.
    "short": {"retention_ms": 60_000, "segment_ms": 30_000},
    "latest": {"cleanup_policy": "compact", "segment_ms": 15_000},
}
SENT = ["topic", "partition", "offset", "value"]
Log = tuple[str, int]


def by_processes(source: str, out: str, format: str) -> ExportReport:
    return export_by(Job.of(source, format=format, topics=[*TOPICS]), source, out, Processes(2))


def by_spark(source: str, out: str, format: str) -> ExportReport:
    return exporting.export(source, out, format=format, topics=[*TOPICS])


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Broker, LiveProducer]]:
    with live_broker(tmp_path_factory.mktemp("live") / "broker") as broker:
        for topic, config in TOPICS.items():
            create_topic(
                broker, topic, **{"segment_ms": 500, "file_delete_delay_ms": 100, **config}
            )
        with LiveProducer(broker, *TOPICS) as producer:
            yield broker, producer


def by_log(table: pa.Table) -> dict[Log, list[dict[str, Any]]]:
    found: dict[Log, list[dict[str, Any]]] = {}
    for row in table.to_pylist():
        found.setdefault((row["topic"], row["partition"]), []).append(row)
    return found


@pytest.mark.parametrize("round", ROUNDS)
@pytest.mark.parametrize(
    ("run", "format"),
    [*product([by_processes], FORMATS), *product([by_spark], FORMATS if SOAK else ["delta"])],
)
def test_tables_report_and_position_are_equal(
    spark: SparkSession,
    live: tuple[Broker, LiveProducer],
    tmp_path: Path,
    run: Callable[[str, str, str], ExportReport],
    format: str,
    round: int,
) -> None:
    broker, producer = live
    while True:
        try:
            report = run(str(broker.logs), str(tmp_path), format)
        except ExportFailedError as error:
            if "; run it again" not in str(error) or (tmp_path / "report.json").exists():
                raise
        else:
            break
    table = read_table(tmp_path, "records", columns=SENT).read_all()
    records = by_log(table)
    columns = ["topic", "partition", "baseOffset", "lastOffset", "count"]
    batches = by_log(read_table(tmp_path, "batches", columns=columns).read_all())
    figures = {(each.topic, each.partition): each for each in report.partitions}
    assert set(records) == set(batches) == set(figures)
    assert {topic for topic, _ in records} == {*TOPICS}
    for log, rows in records.items():
        offsets = {row["offset"] for row in rows}
        covered = [range(batch["baseOffset"], batch["lastOffset"] + 1) for batch in batches[log]]
        assert len(offsets) == len(rows) == figures[log].records
        assert len(rows) == sum(batch["count"] for batch in batches[log])
        assert len(covered) == figures[log].batches
        assert (min(offsets), max(offsets)) == (figures[log].first_offset, figures[log].last_offset)
        assert offsets <= {offset for each in covered for offset in each}
    last = {log: max(row["offset"] for row in rows) for log, rows in records.items()}
    if format != "parquet":
        ends = {
            (topic, partition): end
            for topic, logs in handover(tmp_path).items()
            for partition, end in logs.items()
        }
        assert ends == {
            log: max(row["offset"] for row in rows) + 1 for log, rows in records.items()
        }
    found = Counter(zip(*(table[name].to_pylist() for name in SENT), strict=True))
    producer.wait_for(last)
    sent = producer.sent.copy()  # it goes on
    assert found <= sent
    assert {each for each in found if each[0] == "orders"} == {
        each for each in sent if each[0] == "orders" and each[2] <= last[each[:2]]
    }
