"""The effect of each mode on damage."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from pyspark.errors import PythonException
from pyspark.sql import SparkSession
from pyspark.sql.types import BinaryType, StructField, StructType

from kafkafmt import read_damage, read_records
from kafkafmt.spark import row_reader
from kafkafmt.spark.source import KafkaLogDataSource
from tests.spark.conftest import collected, load
from tests.spark.direct import batch_reader, source_of
from tests.support.encoder import flip
from tests.support.tables import Row, rows

PERMISSIVE = {"mode": "PERMISSIVE", "columnNameOfCorruptRecord": "why"}
ASKED = "topic string, offset long, segment string, batchPosition long, value binary"


def the_damage(damaged: Path) -> Row:
    (found,) = (row for row in rows(read_damage(str(damaged))) if row["kind"] == "bad_checksum")
    return found


def test_failfast_is_the_default_and_says_where(spark: SparkSession, damaged: Path) -> None:
    with pytest.raises(PythonException) as raised:
        load(spark, damaged).count()
    message = str(raised.value)
    assert str(damaged / "flipped-0" / "00000000000000000000.log") in message
    assert f"byte {the_damage(damaged)['position']}" in message
    assert "checksum" in message


def test_failfast_takes_an_unfinished_end_for_sound(spark: SparkSession, damaged: Path) -> None:
    found = collected(load(spark, damaged / "cut-0", mode="failfast"))
    assert found == rows(read_records(str(damaged / "cut-0")))


def test_dropmalformed_goes_on(spark: SparkSession, damaged: Path) -> None:
    found = collected(load(spark, damaged, mode="DROPMALFORMED"))
    truth = rows(read_records(str(damaged), on_damage="skip"))
    assert sorted(map(repr, found)) == sorted(map(repr, truth))
    assert {row["topic"] for row in found} == {"sound", "flipped", "cut"}


def test_permissive_without_the_column_drops(spark: SparkSession, damaged: Path) -> None:
    count = load(spark, damaged, mode="PERMISSIVE").count()
    assert count == read_records(str(damaged), on_damage="skip").num_rows


@pytest.mark.parametrize("split", ["1", "128m"])
def test_permissive_gives_a_row_a_damaged_range(
    spark: SparkSession, damaged: Path, split: str
) -> None:
    reader = spark.read.format("kafka-log").options(**PERMISSIVE, maxSplitBytes=split)
    found = collected(reader.schema(f"{ASKED}, why string").load(str(damaged)))
    (corrupt,) = (row for row in found if row["why"] is not None)
    damage = the_damage(damaged)
    assert corrupt.pop("why").startswith(
        f"bad_checksum at {damage['position']}, {damage['length']} bytes: "
    )
    assert corrupt == {
        "topic": "flipped",
        "offset": None,
        "segment": "00000000000000000000.log",
        "batchPosition": damage["position"],
        "value": None,
    }
    assert len(found) == read_records(str(damaged), on_damage="skip").num_rows + 1


def test_corrupt_column_has_sparks_name(spark: SparkSession, damaged: Path) -> None:
    reader = spark.read.format("kafka-log").option("mode", "PERMISSIVE")
    frame = reader.schema("_corrupt_record string").load(str(damaged))
    assert frame.where("_corrupt_record IS NOT NULL").count() == 1


def test_damaged_bytes_when_the_schema_asks(spark: SparkSession, damaged: Path) -> None:
    reader = spark.read.format("kafka-log").option("mode", "PERMISSIVE")
    frame = reader.schema("offset long, _corrupt_bytes binary, batchPosition long")
    (row,) = frame.load(str(damaged)).where("offset IS NULL").collect()
    damage = the_damage(damaged)
    segment = (damaged / "flipped-0" / damage["segment"]).read_bytes()
    assert bytes(row["_corrupt_bytes"]) == segment[damage["position"] :][: damage["length"]]
    assert row["batchPosition"] == damage["position"]


def test_damaged_bytes_of_equal_places_are_those_of_their_own_file(
    damaged: Path, tmp_path: Path
) -> None:
    copies = [tmp_path / name for name in ("flipped-0", "other-0")]
    for copy in copies:
        shutil.copytree(damaged / "flipped-0", copy)
    segment = copies[1] / "00000000000000000000.log"
    flip(segment, the_damage(damaged)["position"] + 30)
    paths = json.dumps([str(copy) for copy in copies])
    options = {"paths": paths, "mode": "PERMISSIVE", "columnNameOfCorruptBytes": "raw"}
    asked = StructType([StructField("raw", BinaryType())])
    reader = KafkaLogDataSource(options).reader(asked)
    found = [
        row["raw"]
        for partition in reader.partitions()
        for batch in reader.read(partition)
        for row in batch.to_pylist()
        if row["raw"] is not None
    ]
    assert len(set(found)) == len(found) == 2


def test_damaged_bytes_are_bounded(damaged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(row_reader, "MAX_CORRUPT_BYTES", 10)
    asked = StructType([StructField("_corrupt_bytes", BinaryType())])
    reader = source_of(damaged, mode="PERMISSIVE").reader(asked)
    rows = [row for part in reader.partitions() for batch in reader.read(part) for row in batch[0]]
    assert [len(row.as_py()) for row in rows if row.is_valid] == [10]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"columnNameOfCorruptRecord": "value"}, "the table has a column 'value'"),
        ({"columnNameOfCorruptRecord": "_corrupt_bytes"}, "name the same column: '_corrupt_bytes'"),
    ],
)
def test_columns_for_damage_are_their_own(
    damaged: Path, options: dict[str, str], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        batch_reader(damaged, mode="PERMISSIVE", **options)


def test_damage_table_in_any_mode(spark: SparkSession, damaged: Path) -> None:
    found = collected(load(spark, damaged, table="damage"))
    truth = rows(read_damage(str(damaged)))
    assert sorted(map(repr, found)) == sorted(map(repr, truth))
    assert sorted(row["kind"] for row in found) == ["bad_checksum", "truncated_tail"]
