"""``kafkafmt export``: the Spark job that writes every partition of a source into tables."""

from __future__ import annotations

import importlib.util
from typing import Any

import click

from kafkafmt.cli import exits, options

_OF_THE_JOB = (
    "format",
    "incremental",
    "start",
    "end",
    "topics",
    "isolation",
    "partition_by",
    "fail_on_data_loss",
    "max_bytes_per_trigger",
    "log_format",
    "storage_options",
)


def _settings(
    context: click.Context, parameter: click.Parameter, values: tuple[str, ...]
) -> dict[str, str]:
    """Spark's settings, each as KEY=VALUE; a value may be a secret, so none is ever printed."""
    settings = {}
    for value in values:
        key, equals, setting = value.partition("=")
        if not equals:
            raise click.BadParameter("a setting is KEY=VALUE", ctx=context, param=parameter)
        settings[key] = setting
    return settings


@click.command(
    "export",
    short_help="Write tables and a report, with Spark.",
    epilog="""\b
Examples:
  kafkafmt export /var/lib/kafka/data parquet
  kafkafmt export --incremental /var/lib/kafka/data lake && echo up to date
  kafkafmt export --topics orders,events --start 2026-01-01 --end 2026-02-01 /mnt/logs january
  kafkafmt export --format delta --master spark://spark:7077 /mnt/logs hdfs://namenode/lake

\b
Needs Spark (pip install 'kafkafmt[spark]') and Java. OUT then holds records/ (by topic and
partition), batches/, damage/, report.html and report.json; a second run replaces them, all or
nothing, and with --incremental it appends. Damage does not stop the job: it is listed in damage/,
and the exit code is 1.

\b
A border (--start, --end) is earliest, latest, a time such as 2026-01-31, 2026-01-31T12:00:00Z or
milliseconds since 1970, or offsets as JSON: '{"orders":{"0":23,"1":-2}}', where -2 is earliest and
-1 latest. The end is exclusive.""",
)
@click.argument("source", metavar="SOURCE")
@click.argument("out", metavar="OUT")
@click.option(
    "--incremental",
    is_flag=True,
    help="Append what is new since the last run, each record exactly once.",
)
@click.option(
    "--format",
    metavar="FORMAT",
    default="parquet",
    show_default=True,
    help="Of the tables: parquet, delta or json.",
)
@options.log_format("--log-format")
@options.storage_options
@click.option("--start", metavar="BORDER", help="Where to begin, see below.")
@click.option("--end", metavar="BORDER", help="Where to end, see below.")
@click.option("--topics", metavar="NAMES", help="Only these, with commas between.")
@click.option(
    "--isolation",
    type=click.Choice(["read_uncommitted", "read_committed"]),
    default="read_uncommitted",
    show_default=True,
    help="read_committed leaves out aborted transactions, and what lies behind an open one; with"
    " --incremental, that comes when it is decided.",
)
@click.option(
    "--partition-by",
    metavar="COLUMNS",
    default="topic,partition",
    show_default=True,
    help="The directories of records/, with commas between: topic, partition, date, segment, "
    "compression.",
)
@click.option(
    "--fail-on-data-loss/--no-fail-on-data-loss",
    default=True,
    show_default=True,
    help="Stop when offsets are gone before they were read, or go on without them.",
)
@click.option(
    "--max-bytes-per-trigger",
    metavar="SIZE",
    default="8g",
    show_default=True,
    help="About how much of the segments an incremental run commits at once.",
)
@click.option(
    "--master",
    metavar="URL",
    help="Spark's master. By default Spark runs here, on all cores.",
)
@click.option(
    "--conf",
    metavar="KEY=VALUE",
    multiple=True,
    callback=_settings,
    help="A setting for Spark, such as spark.driver.memory=4g; may be given again.",
)
@click.option(
    "--progress/--no-progress",
    default=True,
    show_default=True,
    help="Show a progress bar, on a terminal.",
)
def command(source: str, out: str, **asked: Any) -> int:
    """Write every partition under SOURCE into tables in the directory OUT, with Spark."""
    if importlib.util.find_spec("pyspark") is None:
        raise click.ClickException("export needs Spark: pip install 'kafkafmt[spark]'")
    from kafkafmt.spark.export import running
    from kafkafmt.spark.export.job import Job
    from kafkafmt.spark.report import terminal

    try:
        Job.of(source, **{name: asked[name] for name in _OF_THE_JOB})
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    report = running.run(source, out, **asked)
    terminal.print_report(report)
    return exits.DAMAGED if report.is_damaged else exits.SOUND
