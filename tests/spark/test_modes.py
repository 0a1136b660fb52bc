"""The effect of each mode on damage."""

from __future__ import annotations

from pathlib import Path

import pytest
from pyspark.errors import PythonException
from pyspark.sql import SparkSession

from kafkafmt import read_damage, read_records
from tests.spark.conftest import collected, load
from tests.spark.direct import batch_places, batch_reader
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


def test_failfast_takes_an_unfinished_end_for_sound(damaged: Path) -> None:
    expected = read_records(damaged / "cut-0", columns=["offset"])["offset"].to_pylist()
    assert batch_places(damaged / "cut-0", mode="failfast") == [("cut", 0, n) for n in expected]


def test_dropmalformed_goes_on(spark: SparkSession, damaged: Path) -> None:
    found = collected(load(spark, damaged, mode="DROPMALFORMED"))
    truth = rows(read_records(str(damaged), on_damage="skip"))
    assert sorted(map(repr, found)) == sorted(map(repr, truth))
    assert {row["topic"] for row in found} == {"sound", "flipped", "cut"}


def test_permissive_without_the_column_drops(damaged: Path) -> None:
    found = batch_places(damaged, mode="PERMISSIVE")
    assert len(found) == read_records(damaged, on_damage="skip").num_rows


def test_permissive_gives_a_row_a_damaged_range(spark: SparkSession, damaged: Path) -> None:
    reader = spark.read.format("kafka-log").options(**PERMISSIVE, maxSplitBytes="1")
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


def test_the_name_of_the_column_for_damage_is_its_own(damaged: Path) -> None:
    with pytest.raises(ValueError, match="the table has a column 'value'"):
        batch_reader(damaged, mode="PERMISSIVE", columnNameOfCorruptRecord="value")


def test_damage_table_in_any_mode(spark: SparkSession, damaged: Path) -> None:
    found = collected(load(spark, damaged, table="damage"))
    truth = rows(read_damage(str(damaged)))
    assert sorted(map(repr, found)) == sorted(map(repr, truth))
    assert sorted(row["kind"] for row in found) == ["bad_checksum", "truncated_tail"]
