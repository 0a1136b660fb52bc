"""An export whose tasks Spark runs."""

from __future__ import annotations

from collections.abc import Mapping

from typing_extensions import Unpack

from kafkafmt._base.keywords import described
from kafkafmt.lake.export.export import export_by, job_of
from kafkafmt.lake.export.options import ExportOptions
from kafkafmt.lake.report.figures import ExportReport
from kafkafmt.spark.executor import SparkTasks


@described(ExportOptions)
def export(
    source: str,
    out: str,
    *,
    master: str | None = None,
    conf: Mapping[str, str] | None = None,
    **options: Unpack[ExportOptions],
) -> ExportReport:
    """Does what `kafkafmt.lake.export.run` does, in the active session of Spark or a new one.

    Args:
        source: a file, directory, glob or URL, as for `find_segments`.
        out: a directory on a file system that all tasks share, or the URL of an object store such
            as s3://bucket/lake.
        master: Spark's master URL for a new session; all cores of this machine by default.
        conf: Spark settings for a new session.

    Returns:
        The report, as OUT/report.json has it.

    Raises:
        JavaMissingError: Java is missing or too old; Spark cannot start. Else as
            `kafkafmt.lake.export.run` does.
    """
    return export_by(job_of(source, options), source, out, SparkTasks(master, conf or {}))
