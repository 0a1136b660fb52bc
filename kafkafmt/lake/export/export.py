"""A run of an export: checks its arguments, and lets an executor do the tasks.

Strategy: arguments, OUT and, for an incremental export, what is new are checked by the library
alone; then `export_run` lets processes of this machine, or Spark, run the tasks.

Invariant: a run that finds nothing new starts no executor and leaves OUT as it is.
"""

from __future__ import annotations

import os
from typing import Any

from typing_extensions import Unpack

from kafkafmt._base.arguments import documented_by, expect_integer
from kafkafmt._base.limits import limits_or_default
from kafkafmt.lake.export.executors import Executor, Processes
from kafkafmt.lake.export.job import Job
from kafkafmt.lake.export.options import ExportOptions
from kafkafmt.lake.report.figures import ExportReport
from kafkafmt.storage import names
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.object_store import CONDITIONAL, is_store
from kafkafmt.storage.resolve import is_remote, refuse_secrets


@documented_by(ExportOptions)
def export(
    source: str, out: str, *, processes: int | None = None, **options: Unpack[ExportOptions]
) -> ExportReport:
    """Write the tables and reports of every partition under `source` to the directory `out`.

    Processes of this machine run the tasks; `kafkafmt.spark.export` lets Spark do it.
    OUT/records is partitioned by topic and partition, the other tables are not; see
    docs/reference/export.md. A run replaces the output of an earlier run, either completely or not
    at all; an incremental run appends the records that are new since the last run.

    Args:
        source: a file, directory, glob or URL, as for `find_segments`.
        out: a directory on a file system that all tasks share, or the URL of an object store such
            as s3://bucket/lake.
        processes: how many processes; one for each CPU by default, each with about 1 GiB.

    Returns:
        The report, as OUT/report.json has it.

    Raises:
        ValueError: an argument is invalid, or excludes another one.
        SchemaError: a schema is missing or does not parse.
        FileNotFoundError: the source is missing or has no segment.
        OutputError: OUT was not made by such an export, or is in use.
        TableError: a Delta or Iceberg table does not fit, or its catalog cannot be reached;
            RacedError, if another run committed first.
        ExportError: the source does not fit the options, or its topics have keys or values of
            different types.
        ExportDataLossError: offsets were deleted before they were read.
        ExportFailedError: a task or its executor failed.
    """
    if processes is not None:
        expect_integer("processes", processes, positive=True)
    return export_by(make_job(source, options), source, out, Processes(processes))


def make_job(source: str, options: ExportOptions) -> Job:
    """Return the job of a user's options. Raises ValueError for an invalid one."""
    given: dict[str, Any] = dict(options)
    storage = given.get("storage_options") or NO_OPTIONS
    of_out = given.get("out_storage_options")
    given["limits"] = limits_or_default(given.get("limits"))
    given["storage_options"] = StorageOptions(storage, given.pop("private_keys", None))
    given["out_storage_options"] = StorageOptions(dict(storage if of_out is None else of_out))
    return Job.of(source, **given)


def export_by(job: Job, source: str, out: str, executor: Executor) -> ExportReport:
    """Export the selection of a job, and close the executor of its tasks. Raises as `run`."""
    if is_remote(out):
        refuse_secrets(out)
        if not is_store(out):
            raise ValueError(
                f"{out}: OUT is a directory, or the URL of a store ({', '.join(CONDITIONAL)}); for"
                " anything else, read the source with Spark and write the rows there"
            )
    else:
        _refuse_in_data_directory(out)
    try:
        from kafkafmt.lake.export.export_run import export

        return export(job, source, out, executor)
    finally:
        executor.close()


def _refuse_in_data_directory(out: str) -> None:
    """Refuse a new directory among a broker's logs: it would be taken for one."""
    path = os.path.abspath(os.path.expanduser(out))
    above = os.path.dirname(path)
    there = (os.path.exists(os.path.join(above, name)) for name in names.OF_DATA_DIRECTORY)
    if not os.path.exists(path) and any(there):
        # LogManager takes every directory for a log (UnifiedLog.parseTopicPartitionName).
        raise ValueError(
            f"{out}: would lie in a broker's data directory, and a broker does not start with a"
            " directory there that is not a log; choose another place"
        )
