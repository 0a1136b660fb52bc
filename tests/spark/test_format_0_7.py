"""The option `format`: logs of Kafka 0.7 as Spark tables, and their export."""

from __future__ import annotations

from pathlib import Path

import pytest
from pyspark.errors import AnalysisException, PySparkException
from pyspark.sql import SparkSession

from kafkafmt import read_batches, read_damage, read_records
from kafkafmt.spark.export import read_table, run
from kafkafmt.spark.options import Options
from tests.spark.conftest import collected, load
from tests.support.encoder import message_0_7, wrapper_0_7
from tests.support.tables import rows


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


@pytest.mark.parametrize("split", ["128m", "100"])
def test_the_tables_are_those_of_the_library(spark: SparkSession, data: Path, split: str) -> None:
    options = {"format": "0.7", "mode": "DROPMALFORMED", "maxSplitBytes": split}
    for table, expected in (
        ("records", read_records(data, on_damage="skip", format="0.7")),
        ("batches", read_batches(data, on_damage="skip", format="0.7")),
        ("damage", read_damage(data, format="0.7")),
    ):
        found = collected(load(spark, data, table=table, **options))
        assert sorted(map(repr, found)) == sorted(map(repr, rows(expected)))


def test_a_range_of_offsets(spark: SparkSession, data: Path) -> None:
    log = data / "orders-0"
    whole = rows(read_records(log, on_damage="skip", format="0.7"))
    wanted = [row for row in whole if 100 <= row["offset"] < 300]
    starting, ending = '{"orders": {"0": 100}}', '{"orders": {"0": 300}}'
    found = load(
        spark,
        log,
        format="0.7",
        startingOffsets=starting,
        endingOffsets=ending,
        recursiveFileLookup="true",
    )
    assert wanted
    assert sorted(map(repr, collected(found))) == sorted(map(repr, wanted))


def test_the_format_is_never_guessed(spark: SparkSession, data: Path) -> None:
    with pytest.raises(PySparkException, match=r"of Kafka 0\.7, but no <20 digits>\.log"):
        load(spark, data / "orders-0").collect()


@pytest.mark.parametrize(
    ("value", "message"),
    [("0.8", r"unknown value '0\.8' of option 'format'; did you mean '0\.7'\?"), ("x", "choose")],
)
def test_a_format_that_there_is_not(
    spark: SparkSession, data: Path, value: str, message: str
) -> None:
    with pytest.raises(AnalysisException, match=message):
        load(spark, data, format=value).schema  # noqa: B018


def test_a_slip_in_the_name_is_an_error() -> None:
    with pytest.raises(ValueError, match="unknown option 'fromat'; did you mean 'format'"):
        Options.parse({"path": "x", "fromat": "0.7"})


def test_a_stream_does_not_take_it() -> None:
    with pytest.raises(ValueError, match=r"readStream cannot read format 0\.7"):
        Options.parse({"path": "x", "format": "0.7"}).check_stream()


def test_export(spark: SparkSession, data: Path, tmp_path: Path) -> None:
    report = run(str(data), str(tmp_path / "out"), progress=False, log_format="0.7")
    assert report.is_damaged
    expected = rows(read_records(data, on_damage="skip", format="0.7"))
    found = collected(read_table(spark, tmp_path / "out", "records"))
    assert sorted(map(repr, found)) == sorted(map(repr, expected))
