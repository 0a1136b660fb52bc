"""Buckets of the real plugin through Spark: the records of a live consumer."""

from __future__ import annotations

import re
from functools import reduce
from pathlib import Path

import pyarrow.compute as pc
import pytest
from pyspark.errors import PySparkException
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.functions import lit

from tests.log.tier.cases import NAMES, Case, rows
from tests.spark.test_secrets import event_log
from tests.spark.test_store import options_of, plans_shown
from tests.support.samples import some
from tests.support.store import Store


def load(spark: SparkSession, source: str | list[str], **options: str) -> DataFrame:
    return spark.read.format("kafka-log").options(**options).load(source)


def keys_of(case: Case) -> dict[str, str]:
    return {f"privateKey.{pair}": path for pair, path in case.keys.items()}


def test_many_buckets(spark: SparkSession, tmp_path: Path) -> None:
    """One job for all: they have other keys by the same names. The library reads every one."""
    cases = {name: Case(name, tmp_path) for name in some(NAMES, 4)}
    options = {"mode": "DROPMALFORMED", "isolationLevel": "read_committed"}
    frames = [
        load(spark, str(case.bucket), **options, **keys_of(case)).withColumn("case", lit(name))
        for name, case in cases.items()
    ]
    found = reduce(DataFrame.unionAll, frames).toArrow()
    for name, case in cases.items():
        expected = case.expected("expected-committed") or case.expected()
        assert rows(found.filter(pc.field("case") == name)) == expected, name


@pytest.mark.parametrize("name", some(["local-overlap", "delete-records", "retention"], 3))
def test_a_bucket_and_the_disk_of_a_broker(spark: SparkSession, tmp_path: Path, name: str) -> None:
    case = Case(name, tmp_path)
    source = [str(case.bucket), str(case.local)]
    found = load(spark, source, topics=case.said["topic"], **keys_of(case))
    assert rows(found.toArrow()) == case.expected("expected-with-local")


def test_a_store_and_the_text_of_a_key(spark: SparkSession, s3: Store, tmp_path: Path) -> None:
    case = Case("zstd-aes-one-chunk", tmp_path)
    bucket = s3.make("spark-tier")
    s3.upload(bucket, "", case.bucket)
    (pair, path), secrets = next(iter(case.keys.items())), tmp_path / "log"
    text = Path(path).read_text("ascii")
    secrets.mkdir()
    with event_log(spark, secrets) as logged:
        found = load(spark, f"s3a://{bucket}", **{f"privateKey.{pair}": text, **options_of(s3)})
        assert rows(found.toArrow()) == case.expected()
        shown = f"{plans_shown(spark)}{logged()}"
    assert text.splitlines()[1] not in shown


@pytest.mark.parametrize(
    "name", some(["key-missing", "wrong-key", "missing-objects", "bad-manifests"], 2)
)
def test_what_cannot_be_read(spark: SparkSession, tmp_path: Path, name: str) -> None:
    case = Case(name, tmp_path)
    skipped = load(spark, str(case.bucket), mode="DROPMALFORMED", **keys_of(case))
    assert rows(skipped.toArrow()) == case.expected()
    damage = load(spark, str(case.bucket), table="damage", **keys_of(case)).collect()
    locked = [row["message"] for row in damage if row["kind"] == "private_key"]
    why = "its manifest|is missing|the object ends"
    if "unreadable" in case.said:
        (message,) = locked
        why = re.escape(f"needs the private key key1 ({len(case.said['unreadable'])} segments)")
        assert re.match(why, message)
        assert len(damage) == 1
    else:
        assert not locked
    with pytest.raises(PySparkException, match=why):
        load(spark, str(case.bucket), **keys_of(case)).count()
