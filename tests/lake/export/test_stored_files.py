"""Readers of Delta and Iceberg tables whose logs are gone or damaged."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest

from kafkafmt.lake import exported_dataset, read_table
from kafkafmt.lake.report.figures import ExportReport
from kafkafmt.lake.tables.table import TableError
from kafkafmt.spark import read_table as in_spark
from kafkafmt.storage.access import StorageOptions
from tests.lake.export import running
from tests.lake.export.lake import Lake
from tests.support.growing_log import GrowingLog
from tests.support.store import Store

if TYPE_CHECKING:
    from pyspark.sql import SparkSession


def run(data: Path, out: Path, **options: Any) -> ExportReport:
    return running.run(data, out, incremental=True, **options)


@pytest.mark.slow
@pytest.mark.parametrize("format", ["delta", "iceberg"])
@pytest.mark.parametrize("place", ["directory", "store"])
def test_a_table_without_its_log_is_no_table_without_rows(
    s3: Store, tmp_path: Path, place: str, format: str
) -> None:
    """Nor is it a plain one, of which all files count."""
    lake = Lake(s3, tmp_path, format)
    GrowingLog(lake.data).send(2)
    log = {"delta": "_delta_log", "iceberg": "metadata"}[format]
    out, options = str(tmp_path / "out"), {}
    if place == "directory":
        run(lake.data, tmp_path / "out", format=format)
        shutil.rmtree(tmp_path / "out" / "records" / log)
    else:
        lake.export().append()
        out, options = lake.out, s3.options
        bucket = out.removeprefix("s3://").partition("/")[0]
        for key, _ in s3.objects(f"{out}/records/{log}"):
            s3.delete(bucket, key)
    expected = r"has no (plain )?table records|the export has not ended"
    with pytest.raises(FileNotFoundError, match=expected):
        read_table(out, "records", storage_options=StorageOptions(options))
    with pytest.raises(FileNotFoundError, match=expected):
        in_spark(cast("SparkSession", None), out, "records", storage_options=options)
    with pytest.raises(FileNotFoundError, match=expected):
        exported_dataset(out, storage_options=options)


def test_a_manifest_of_an_iceberg_table_that_is_gone_or_damaged(tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    GrowingLog(data).send(2)
    run(data, out, format="iceberg")
    (manifest,) = out.glob("records/metadata/*-m0.avro")
    content = manifest.read_bytes()
    for damaged in (b"", content[: len(content) // 2], bytes(len(content))):
        manifest.write_bytes(damaged)
        with pytest.raises(TableError, match="the Iceberg catalog 'kafkafmt': "):
            read_table(out, "records")
