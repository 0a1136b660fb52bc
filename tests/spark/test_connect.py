"""An export over Spark Connect, whose client has no JVM."""

from __future__ import annotations

from pathlib import Path

import pytest
from pyspark.sql import SparkSession

from kafkafmt.spark.export import ExportError, run


@pytest.mark.parametrize("incremental", [False, True])
def test_an_export_over_connect_says_what_to_do(
    small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, incremental: bool
) -> None:
    monkeypatch.setattr(SparkSession, "getActiveSession", object)
    with pytest.raises(ExportError, match="end the session of Spark Connect"):
        run(str(small), str(tmp_path / "out"), incremental=incremental)
    assert not (tmp_path / "out").exists()
