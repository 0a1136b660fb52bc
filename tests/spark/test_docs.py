"""The examples of the pages about Spark run as they are, on paths that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pyspark.sql import DataFrame, SparkSession

from kafkafmt.spark import exporting

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"


@pytest.mark.slow
def test_examples(
    spark: SparkSession, damaged: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    exporting.export(str(damaged), str(tmp_path / "out"))
    text = "".join((REFERENCE / name).read_text("utf-8") for name in ("spark.md", "export.md"))
    found = re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.M)
    # test_store_lakehouse.py has a store for the example that reads from one.
    elsewhere = ("s3://", "hdfs://")
    blocks = [block for block in found if not any(each in block for each in elsewhere)]
    assert len(blocks) == 10
    names: dict[str, object] = {}
    for block in blocks:
        code = block.replace("/srv/lake/kafka", str(tmp_path / "out"))
        code = code.replace("/srv/lake", str(tmp_path))
        # Only the example for PERMISSIVE expects damage.
        source = damaged if "PERMISSIVE" in code else damaged / "[sc]*-0"
        exec(code.replace("/var/lib/kafka/data", str(source)), names)
    shown = capsys.readouterr().out
    assert "bad_checksum at" in shown
    assert "sound" in shown
    assert "sound-0 lag 0 to high watermark 0" in shown
    records, values = names["records"], names["values"]
    assert isinstance(records, DataFrame)
    assert isinstance(values, DataFrame)
    assert records.where("topic = 'flipped'").count() > 0
    assert values.columns == ["topic", "offset", "value"]
    streamed = spark.read.parquet(str(tmp_path / "stream"))
    assert streamed.count() == values.count() > 0
