"""Runs an export whose tasks run in this process, without Spark; its options are those of `run`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kafkafmt.spark.export.executor import InProcess
from kafkafmt.spark.export.job import Job
from kafkafmt.spark.export.running import export_by
from kafkafmt.spark.report.figures import ExportReport


def run(data: Path | str, out: Path | str, **options: Any) -> ExportReport:
    """Exports `data` to `out`."""
    return export_by(Job.of(str(data), **options), str(data), str(out), InProcess())
