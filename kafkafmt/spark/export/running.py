"""A run of `kafkafmt export`: checks its arguments, and chooses who runs the tasks.

Strategy: arguments, OUT and, for an incremental export, what is new are checked by the library
alone; then the `pipeline` lets Spark, or processes of this machine, run the tasks.

Invariant: a run that finds nothing new starts no executor and leaves OUT as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kafkafmt.arguments import expect_integer
from kafkafmt.lakehouse.table import BY_LOG, TARGET_FILE_SIZE
from kafkafmt.limits import Limits, limits_or_default
from kafkafmt.scan import READ_UNCOMMITTED
from kafkafmt.spark import require_pyspark
from kafkafmt.spark.export.executor import Executor
from kafkafmt.spark.export.job import MICRO_BATCH, PARQUET, Job
from kafkafmt.spark.export.last_run import recorded
from kafkafmt.spark.report.figures import ExportReport
from kafkafmt.storage.object_store import CONDITIONAL, is_store
from kafkafmt.storage.options import NO_OPTIONS, StorageOptions
from kafkafmt.storage.resolve import is_remote, refuse_secrets
from kafkafmt.values.column import ValueFormat
from kafkafmt.values.records import COLLECT


def run(
    source: str,
    out: str,
    *,
    format: str = PARQUET,
    incremental: bool = False,
    internal: bool = False,
    start: str | None = None,
    end: str | None = None,
    topics: str | Iterable[str] | None = None,
    isolation: str = READ_UNCOMMITTED,
    partition_by: str | Iterable[str] = BY_LOG,
    tables: str | Iterable[str] | None = None,
    target_file_size: int = TARGET_FILE_SIZE,
    catalog: Mapping[str, str] | None = None,
    fail_on_data_loss: bool = True,
    below_log_start: bool = False,
    to_high_watermark: bool = False,
    merge_replicas: bool = False,
    limits: Limits | None = None,
    max_bytes_per_trigger: str = MICRO_BATCH,
    key: ValueFormat | str | None = None,
    value: ValueFormat | str | None = None,
    schemas: str | None = None,
    on_value_error: str = COLLECT,
    storage_options: StorageOptions = NO_OPTIONS,
    out_storage_options: StorageOptions | None = None,
    master: str | None = None,
    conf: Mapping[str, str] | None = None,
    progress: bool = True,
    local: bool = False,
    processes: int | None = None,
) -> ExportReport:
    """Writes the tables and reports of every partition under `source` to the directory `out`.

    OUT/records is partitioned by topic and partition, the other tables are not; see
    docs/reference/export.md. A run replaces the output of an earlier run, either completely or not
    at all; an incremental run appends the records that are new since the last run.

    Args:
        source: a file, directory, glob or URL, as for `find_segments`.
        out: a directory on a file system that driver and executors share, or the URL of an object
            store such as s3://bucket/lake.
        format: `parquet`, `delta` or `iceberg`.
        incremental: append what is new since the last run, each record exactly once.
        internal: also write the tables of internal topics, to OUT/internal.
        start: where to begin: `earliest`, offsets as JSON, or a time (ISO 8601, in UTC unless it
            has a zone, or milliseconds since 1970).
        end: where to end, exclusive: `latest`, offsets as JSON, or a time.
        topics: a list of names, or one string of names separated by commas; all by default.
        isolation: `read_uncommitted` or `read_committed`.
        partition_by: the columns that OUT/records has directories for: any of topic, partition,
            date, hour, segment and compression. Date and hour are those of the timestamp in UTC.
        tables: the names of the tables to write, as a list or separated by commas: records,
            batches, damage and, with `key` or `value`, values_failed; all by default.
        target_file_size: bytes from which on a file is full: further records of its directory go to
            another file.
        catalog: properties of pyiceberg's catalog for Iceberg tables; by default, the catalog is
            the file OUT/catalog.db.
        fail_on_data_loss: whether it is an error if offsets are deleted before they are read.
        below_log_start: whether to read what is below the log start offset too, which a consumer
            does not see.
        to_high_watermark: whether to read up to the high watermark only, as a consumer does.
        merge_replicas: whether the copies of a partition that several brokers have are one log,
            with each record once (see docs/how-to/merge-replicas.md); not for an incremental run.
        limits: upper bounds on the size of one entry; None is `Limits()`.
        max_bytes_per_trigger: how many bytes of segments, approximately, an incremental run commits
            at once, such as `8g`.
        key: how keys are written: a format's name, such as `avro`, `json`, `int64` or `auto`, or a
            `ValueFormat`. None leaves them binary.
        value: how values are written; likewise. All topics of one export must have the same type.
        schemas: the schemas of keys and values: a path or URL of the log of a registry's topic
            `_schemas`, or of a folder of schema files.
        on_value_error: what to do with a key or value that does not decode: `collect` makes it
            null, with its error and its bytes in the columns `value_error` and `value_raw`
            (`key_error`, `key_raw`), and in the table `values_failed`; `null` only makes it null;
            `raise` stops the run.
        storage_options: options of the fsspec driver, for a source, schemas or an OUT at a URL.
        out_storage_options: other ones for OUT; None is those of the source.
        master: Spark's master URL for a new session; all cores of this machine by default.
        conf: Spark settings for a new session.
        progress: whether to show a progress bar if standard error is a terminal.
        local: whether processes of this machine run the tasks, without Spark and Java; `master`,
            `conf` and `progress` are Spark's.
        processes: how many processes; one for each CPU by default, each with about 1 GiB.

    Raises:
        ValueError: an argument is invalid, or excludes another one.
        SchemaError: a schema is missing or does not parse.
        FileNotFoundError: the source is missing or has no segment.
        OutputError: OUT was not made by such an export, or is in use.
        LogError: the commit log of a store is not that of such an export; RacedError, if another
            run committed first.
        JavaMissingError: Java is missing or too old; Spark cannot start.
        TableError: a Delta or Iceberg table does not fit, or its catalog cannot be reached.
        ExportError: the source does not fit the options, or its topics have keys or values of
            different types.
        ExportDataLossError: offsets were deleted before they were read.
        ExportFailedError: a task failed, or Spark did.
    """
    job = Job.of(
        source,
        format=format,
        incremental=incremental,
        internal=internal,
        start=start,
        end=end,
        topics=topics,
        isolation=isolation,
        partition_by=partition_by,
        tables=tables,
        target_file_size=target_file_size,
        catalog=catalog,
        fail_on_data_loss=fail_on_data_loss,
        below_log_start=below_log_start,
        to_high_watermark=to_high_watermark,
        merge_replicas=merge_replicas,
        limits=limits_or_default(limits),
        max_bytes_per_trigger=max_bytes_per_trigger,
        key=key,
        value=value,
        schemas=schemas,
        on_value_error=on_value_error,
        storage_options=storage_options,
        out_storage_options=storage_options if out_storage_options is None else out_storage_options,
    )

    executor = _processes(processes) if local else _spark(master, conf or {}, progress)
    try:
        return export_by(job, source, out, executor)
    finally:
        executor.close()


def _processes(number: int | None) -> Executor:
    from kafkafmt.spark.export.processes import Processes

    if number is not None:
        expect_integer("processes", number, positive=True)
    return Processes(number)


def _spark(master: str | None, conf: Mapping[str, str], progress: bool) -> Executor:
    require_pyspark()
    from kafkafmt.spark.export.spark_tasks import SparkTasks

    return SparkTasks(master, conf, progress)


def export_by(job: Job, source: str, out: str, executor: Executor) -> ExportReport:
    """Exports what a job selects; an executor runs the tasks. Raises as `run` does."""
    if is_remote(out):
        refuse_secrets(out)
        if not is_store(out):
            raise ValueError(
                f"{out}: OUT is a directory, or the URL of a store ({', '.join(CONDITIONAL)}); for"
                " anything else, read the source with Spark and write the rows there"
            )
    with recorded(job, source, out) as this:
        from kafkafmt.spark.export.pipeline import export  # libraries that only writing needs

        this.report = export(job, source, out, executor, this)
        return this.report
