"""Runs an export whose tasks run in this process, without Spark; its options are those of `run`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kafkafmt.export.executor import InProcess
from kafkafmt.export.job import Job
from kafkafmt.export.report.figures import ExportReport
from kafkafmt.export.running import export_by


def run(data: Path | str, out: Path | str, **options: Any) -> ExportReport:
    """Exports `data` to `out`."""
    return export_by(Job.of(str(data), **options), str(data), str(out), InProcess())
