"""Logs of Kafka 0.7 as Spark tables, and their export."""

from __future__ import annotations

from pathlib import Path

import pytest
from pyspark.sql import SparkSession

from kafkafmt import read_batches, read_damage, read_records
from kafkafmt.lake import read_table
from kafkafmt.lake.plan.followed_logs import find_logs
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.log.scan.query import Query
from kafkafmt.spark.options import SourceOptions
from tests.lake.export import running
from tests.spark.conftest import collected, load
from tests.spark.direct import batch_places
from tests.support.encoder import message_0_7, wrapper_0_7
from tests.support.tables import rows

COLUMNS = ["topic", "partition", "offset", "key", "value"]


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A log of two segments, one damaged message, and a second log."""
    directory = tmp_path_factory.mktemp("kafka-0.7")
    plain = [message_0_7(b"value %d" % n) for n in range(40)]
    wrapper = wrapper_0_7([message_0_7(b"a"), message_0_7(b"b")])
    first = b"".join([*plain, wrapper, message_0_7(b"x", crc=1), *plain])
    for name, base, content in (
        ("orders-0", 0, first),
        ("orders-0", len(first), b"".join(plain)),
        ("events-1", 0, wrapper),
    ):
        (directory / name).mkdir(exist_ok=True)
        (directory / name / f"{base:020}.kafka").write_bytes(content)
    return directory


def test_the_tables_are_those_of_the_library(spark: SparkSession, data: Path) -> None:
    options = {"mode": "DROPMALFORMED", "maxSplitBytes": "100"}
    for table, expected in (
        ("records", read_records(data, on_damage="skip")),
        ("batches", read_batches(data, on_damage="skip")),
        ("damage", read_damage(data)),
    ):
        found = collected(load(spark, data, table=table, **options))
        assert sorted(map(repr, found)) == sorted(map(repr, rows(expected)))


@pytest.mark.parametrize("split", ["128m", "100"])
def test_a_range_of_offsets(data: Path, split: str) -> None:
    log = data / "orders-0"
    whole = read_records(log, on_damage="skip")["offset"].to_pylist()
    borders = {
        "startingOffsets": '{"orders": {"0": 100}}',
        "endingOffsets": '{"orders": {"0": 300}}',
    }
    found = [offset for *_, offset in batch_places(log, maxSplitBytes=split, **borders)]
    assert found == [offset for offset in whole if 100 <= offset < 300]
    assert found


def test_the_former_option_says_what_is_instead() -> None:
    message = "unknown option 'format'; a file named <20 digits>.kafka is read as 0.7"
    with pytest.raises(ValueError, match=message):
        SourceOptions.parse({"path": "x", "format": "0.7"})


def test_a_stream_does_not_take_it(data: Path) -> None:
    read = LogRead(Query(source=(str(data),)))
    with pytest.raises(ValueError, match=r"\.kafka: readStream cannot read a segment"):
        find_logs(read)


def test_export(data: Path, tmp_path: Path) -> None:
    assert running.run(data, tmp_path / "out").is_damaged
    expected = read_records(data, on_damage="skip").select(COLUMNS).to_pylist()
    found = read_table(tmp_path / "out", "records", columns=COLUMNS).read_all().to_pylist()
    assert sorted(map(repr, found)) == sorted(map(repr, expected))
