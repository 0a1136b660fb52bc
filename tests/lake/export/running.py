"""Runs an export whose tasks run in this process, without Spark; its options are those of `run`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kafkafmt.lake.export.executors import InProcess
from kafkafmt.lake.export.export import export_by
from kafkafmt.lake.export.job import Job
from kafkafmt.lake.report.figures import ExportReport


def run(data: Path | str, out: Path | str, **options: Any) -> ExportReport:
    return export_by(Job.of(str(data), **options), str(data), str(out), InProcess())
