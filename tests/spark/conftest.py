"""One Spark session for all tests of this folder, and the corpus as a data directory.

The tests that take the session are marked `spark`. A test that needs one, without a use of its own
for the fixture, says `@pytest.mark.usefixtures("spark")`.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pyarrow as pa
import pytest
from pyspark.errors import StreamingQueryException
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.streaming.query import StreamingQuery
from pyspark.sql.streaming.readwriter import DataStreamWriter

from kafkafmt.spark import local_session, register
from tests.support.samples import SOAK
from tests.support.tables import Row, rows
from tests.support.truth import CASES, GOLDEN, representatives

OF_CORPUS = CASES if SOAK else tuple(sorted(representatives()))
"""The cases of the corpus that Spark reads: of the others it makes the same tasks."""

MILLISECONDS = pa.timestamp("ms", "UTC")
BROKER_FILES = (".log", ".index", ".timeindex", ".txnindex")


@pytest.fixture(scope="session")
def spark() -> Iterator[SparkSession]:
    session = local_session(
        "local[2]",
        conf={
            "spark.sql.shuffle.partitions": "2",
            "spark.sql.session.timeZone": "UTC",
            "spark.driver.memory": "1g",
            "spark.python.authenticate.socketTimeout": "300s",  # a machine may be busy
        },
    )
    register(session)
    yield session
    session.stop()


@pytest.fixture(autouse=True)
def _no_other_session(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fails a test that would use a session without the mark, which decides on its process."""
    if not any(map(request.node.get_closest_marker, ("spark", "spark_processes"))):
        monkeypatch.setattr("kafkafmt.spark.exporting.local_session", _refused)


def _refused(*_: object, **__: object) -> None:
    pytest.fail("this test runs Spark: give it the fixture `spark`, or an executor without Spark")


def lay_out(case: str, log: Path) -> Path:
    """Copies a case's broker files into the log directory `log`."""
    log.mkdir(parents=True)
    for file in (GOLDEN / case).iterdir():
        if file.suffix in BROKER_FILES:
            shutil.copyfile(file, log / file.name)
    return log


@pytest.fixture(scope="session")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data directory with a topic for each of `OF_CORPUS`, partition 0."""
    data = tmp_path_factory.mktemp("corpus")
    for case in OF_CORPUS:
        lay_out(case, data / f"{case}-0")
    return data


@pytest.fixture(scope="session")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data directory with two valid topics, one of several segments."""
    data = tmp_path_factory.mktemp("small")
    lay_out("k431-segments", data / "orders-0")
    lay_out("k431-tx", data / "orders-1")
    lay_out("k0822-multiseg", data / "events-0")
    return data


@pytest.fixture(scope="session")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data directory with a valid log, one with a bad checksum, and one with a truncated end."""
    data = tmp_path_factory.mktemp("damaged")
    lay_out("k431-plain-small", data / "sound-0")
    lay_out("k431-plain-small-badcrc", data / "flipped-0")
    lay_out("k431-plain-small-truncated", data / "cut-0")
    return data


def load(spark: SparkSession, path: Path | str | list[str], **options: str) -> DataFrame:
    source = str(path) if isinstance(path, Path) else path
    return spark.read.format("kafka-log").options(**options).load(source)


def streamed(writer: DataStreamWriter) -> StreamingQuery:
    """A query that has written what is there, and has ended."""
    return begun(writer.trigger(availableNow=True), StreamingQuery.awaitTermination)


def begun(writer: DataStreamWriter, wait: Callable[[StreamingQuery], object]) -> StreamingQuery:
    """A query that has been waited for.

    Spark gives the Python process of a stream 10 s to start, without a setting. A machine that is
    busy may need longer: the query fails before it has read anything, and is started again.
    """
    for left in reversed(range(10)):
        query = writer.start()
        try:
            wait(query)
            break
        except StreamingQueryException as error:
            if not left or "worker failed to connect back" not in str(error):
                raise
    return query


def collected(frame: DataFrame) -> list[Row]:
    """The rows as dicts; timestamps as int milliseconds."""
    table = frame.toArrow()
    at = table.schema.get_field_index("timestamp")
    if at >= 0:
        kind = table.schema.field(at).type
        assert kind.unit == "us"
        table = table.set_column(at, "timestamp", table.column(at).cast(MILLISECONDS))
    return rows(table)
