"""``kafkafmt export``: writes every partition of a source into tables, with Spark or by itself.

Strategy: an export has one row for each topic, the damage by kind, and the totals. The table is one
of :mod:`kafkafmt.cli.output.tables`. It is laid out for people in a pipe, too: programs read
``report.json``.
"""

from __future__ import annotations

import importlib.util
import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, cast

import click
import pyarrow as pa

from kafkafmt._base import charts, moments, texts
from kafkafmt._base.damage import MISSING_OFFSETS, NAMES
from kafkafmt._base.wording import counted, printable
from kafkafmt.cli import exits, filters, help_page, options, progress, streams, value_options, words
from kafkafmt.cli.files import complete_files
from kafkafmt.cli.output import tables
from kafkafmt.cli.sources import ensure_segment
from kafkafmt.lake.report import figures
from kafkafmt.lake.report.figures import ExportReport, TopicReport
from kafkafmt.log import borders
from kafkafmt.segment.tables.columns import Column, make_schema, make_table
from kafkafmt.storage.discovery import find_segments
from kafkafmt.storage.resolve import is_remote

if TYPE_CHECKING:
    from kafkafmt.lake.export.dry_run import PlannedExport
    from kafkafmt.lake.export.executors import Executor, Result, Task


def _border(text: str) -> str:
    """Return a time or offsets as an export takes them."""
    return text if borders.is_offsets(text) else words.as_text(moments.spoken(text))


@help_page.command(
    "export",
    examples="""\
kafkafmt export /var/lib/kafka/data parquet
kafkafmt export --incremental --local -f delta data lake && echo up to date
kafkafmt export --topic orders,events --since 2026-01-01 /mnt/logs january
kafkafmt export --dry-run /mnt/logs /mnt/lake
kafkafmt export -f delta --conf spark.master=spark://spark:7077 data lake""",
    epilog="""\
Needs Spark (pip install 'pyspark>=4.1,<4.4' pandas) and Java, or --local. OUT then has records/
(by topic and partition), batches/, damage/, report.html and report.json. A second run replaces all
of them or nothing; with --incremental it appends, an open transaction once it commits. Damage does
not stop the job: damage/ lists it.

Exit codes: 0 sound, or nothing is new; 1 damaged; 2 wrong use; 3 offsets were deleted before they
were read; 4 another export has OUT; 5 a task failed, or Spark did.""",
)
@click.argument("source", metavar="SOURCE", shell_complete=complete_files)
@options.out
@options.flag(
    "--incremental", "Append the records that are new since the last run, each exactly once."
)
@click.option(
    "-f",
    "--format",
    metavar="FORMAT",
    default="parquet",
    show_default=True,
    help="Format of the tables: parquet, delta or iceberg.",
)
@options.catalog
@value_options.values_of_tables
@options.access
@options.out_storage_options
@options.limits
@click.option(
    "--start",
    "--since",
    metavar="TIME",
    callback=options.parsed(_border),
    help=f"Export only from this time on: {moments.SPOKEN}. Or from these offsets on: "
    '{"orders":{"0":23,"1":45}} names every partition; -2 is earliest.',
)
@click.option(
    "--end",
    metavar="TIME",
    callback=options.parsed(_border),
    help="Export only before this time or these offsets, written alike; -1 is latest.",
)
@options.topics
@filters.isolation
@click.option(
    "--partition-by",
    metavar="COLUMNS",
    default="topic,partition",
    show_default=True,
    help="Columns that become directories of records/, separated by commas: topic, partition, "
    "date, hour, segment, compression. Date and hour are those of the timestamp in UTC.",
)
@click.option(
    "--tables",
    metavar="NAMES",
    help="Only these tables, separated by commas: records, batches, damage and, with --key-format "
    "or --value-format, values_failed.",
)
@click.option(
    "--table-per-topic/--no-table-per-topic",
    default=None,
    help="Give each topic tables of its own, in OUT/TOPIC (OUT/topics.json has the names); by "
    "default where keys or values are decoded and there is more than one topic.",
)
@click.option(
    "--target-file-size",
    metavar="SIZE",
    default="128m",
    show_default=True,
    callback=options.parsed(texts.size),
    help="Begin another file when one has reached this size.",
)
@click.option(
    "--fail-on-data-loss/--no-fail-on-data-loss",
    default=True,
    show_default=True,
    help="Stop if offsets were deleted before they were read, or continue without them; with "
    "--incremental or --start.",
)
@options.below_log_start
@options.flag("--to-high-watermark", "Read up to the high watermark only, as a consumer does.")
@options.merge_replicas
@options.flag(
    "--null-headers",
    "Give a record without headers null, as Spark's Kafka source does; else an empty list.",
)
@options.flag(
    "--after-handover", "Go on though kafkafmt handover has given OUT to a live consumer."
)
@options.flag(
    "--after-foreign",
    "Go on though another writer has added rows, after the greatest offsets of the table.",
)
@click.option(
    "--max-bytes-per-trigger",
    metavar="SIZE",
    help="About how many bytes of segments one commit has; with --incremental. By default, 8 tasks "
    "for each core, and at least 8g.",
)
@options.flag("--local", "Run the tasks in processes of this machine, without Spark and Java.")
@click.option(
    "--processes",
    type=options.Number(1),
    metavar="NUMBER",
    help="How many processes, each with about 1 GiB; with --local. By default, one for each CPU.",
)
@click.option(
    "--conf",
    metavar="KEY=VALUE",
    multiple=True,
    callback=options.settings,
    help="A setting for Spark, such as spark.driver.memory=4g or spark.master=URL; repeatable. "
    "By default, Spark runs on all cores of this machine.",
)
@options.flag(
    "--dry-run", "Print how many logs, bytes, tasks and files there would be; write nothing."
)
@options.as_json
@options.no_progress
def command(source: str, out: str, **asked: Any) -> int:
    """Write every partition under SOURCE into tables in the directory OUT.

    Spark runs the tasks or, with --local, processes of this machine.
    """
    options.refuse_storage_options_without_url(filter(None, [source, out, asked["schemas"]]))
    is_first = not asked["incremental"]
    for option, why, has_none in (
        ("--out-storage-option", "it is for an OUT such as s3://bucket/lake", not is_remote(out)),
        ("--max-bytes-per-trigger", "it is for --incremental", is_first),
        (
            "--fail-on-data-loss",
            "it is for --incremental or --start",
            is_first and asked["start"] is None,
        ),
        ("--conf", "it is for Spark, which --local does without", asked["local"]),
        ("--json", "it is for --dry-run", not asked["dry_run"]),
        ("--processes", "it is for --local", not asked["local"]),
    ):
        options.refuse_without_effect(option, why, when=has_none)
    asked["out_storage_options"] = asked["out_storage_options"] or None
    if not (asked["local"] or asked["dry_run"]) and importlib.util.find_spec("pyspark") is None:
        raise click.ClickException(
            "export needs Spark: pip install 'pyspark>=4.1,<4.4' pandas; or use --local, which runs"
            " it in processes of this machine"
        )
    if os.path.isfile(source):
        for segment in find_segments(source):
            ensure_segment(segment)
    from kafkafmt.lake.export import export
    from kafkafmt.lake.export.errors import ExportFailedError
    from kafkafmt.lake.export.options import ExportOptions
    from kafkafmt.lake.plan.data_loss import DataLossError
    from kafkafmt.lake.tables.output import OutputInUseError
    from kafkafmt.lake.tables.table import RacedError

    typed = value_options.arguments(asked)
    value_options.name_registry(typed, source)
    described = {name: asked[name] for name in ExportOptions.__annotations__ if name in asked}
    described |= typed
    consequence = (
        f"; each table in {out} is as it was before, or has all of the new rows of a commit, and"
        " the next export goes on"
    )
    with value_options.wrong_use([source]), exits.interruption(consequence):
        try:
            job = export.make_job(source, cast("ExportOptions", described))
            if asked["dry_run"]:
                from kafkafmt.lake.export.dry_run import dry_run

                _show_plan(dry_run(job, out), as_json=asked["as_json"])
                return exits.SOUND
            executor = _WithProgress(_executor(asked), not asked["no_progress"])
            report = export.export_by(job, source, out, executor)
        except DataLossError as error:
            raise exits.CommandError(str(error), exits.DATA_LOSS) from error
        except (OutputInUseError, RacedError) as error:
            raise exits.CommandError(str(error), exits.IN_USE) from error
        except ExportFailedError as error:
            raise exits.CommandError(str(error), exits.FAILED) from error

    show(report)
    return exits.SOUND if report.is_complete else exits.DAMAGED


@dataclass(frozen=True)
class _WithProgress:
    """An executor showing the number of its ended tasks."""

    below: Executor
    is_shown: bool

    def run(
        self, do: Callable[[Task], Result], tasks: Sequence[Task], done: Callable[[int], object]
    ) -> list[Result]:
        with progress.shown("export", is_wanted=self.is_shown):
            update = progress.counted(progress.TASKS)

            def counted(number: int) -> None:
                update(number, len(tasks))
                done(number)

            return self.below.run(do, tasks, counted)

    def cores(self) -> int:
        return self.below.cores()

    def close(self) -> None:
        self.below.close()


def _show_plan(plan: PlannedExport, *, as_json: bool) -> None:
    """Write the size of a planned export."""
    if as_json:
        streams.out(f"{json.dumps(asdict(plan))}\n")
        return
    parts = [
        counted(plan.logs, "log"),
        f"{words.size(plan.segment_bytes)} of segments",
        counted(plan.tasks, "task"),
        f"at least {counted(plan.files, 'file')}",
    ]
    if plan.seconds is not None:
        duration = charts.duration(round(1000 * plan.seconds))
        parts.append(f"about {duration} at the rate of the last run")
    streams.out_sentences([f"{', '.join(parts)}; nothing was written"])


_MASTER = "spark.master"


def _executor(asked: Mapping[str, Any]) -> Executor:
    if asked["local"]:
        from kafkafmt.lake.export.executors import Processes

        return Processes(asked["processes"])
    from kafkafmt.spark.exporting import SparkTasks

    return SparkTasks(asked["conf"].pop(_MASTER, None), asked["conf"])


COLUMNS: tuple[Column[TopicReport], ...] = (
    Column("topic", pa.string(), lambda topic: figures.topic(topic.topic)),
    Column("partitions", pa.int64(), lambda topic: topic.partitions),
    Column("records", pa.int64(), lambda topic: topic.records),
    Column("payloadBytes", pa.int64(), lambda topic: topic.payload_bytes),
    Column("storedBytes", pa.int64(), lambda topic: topic.stored_bytes),
    Column("ratio", pa.string(), lambda topic: figures.ratio(topic.compression_ratio)),
    Column("damagedBytes", pa.int64(), lambda topic: topic.damaged_bytes),
)
SCHEMA = make_schema(COLUMNS)


def show(report: ExportReport) -> None:
    """Write the table of topics, the kinds of damage, and the place of the tables."""
    place = printable(report.out)
    if report.is_unchanged:
        streams.out_sentences([f"Nothing is new: {place} is unchanged ({report.seconds:.1f} s)"])
        return
    table = make_table(report.topics, COLUMNS)
    view = tables.View(for_people=True)
    tables.show(table, SCHEMA.names, view=view, closing=lambda: list(_closing(report, place)))


def _closing(report: ExportReport, place: str) -> Iterator[str]:
    yield "ratio: bytes of keys, values and headers / bytes of their batches on disk"
    for kind, ranges in report.damage_kinds.items():
        if kind != MISSING_OFFSETS:
            yield f"{NAMES[kind]}: {counted(ranges, 'range')}"
    for needed in report.private_keys:
        log = figures.log(needed.topic, needed.partition)
        yield printable(f"not read: {log} {needed.message}")
    total = report.total
    if total.values_failed:
        yield f"keys and values that do not decode: {total.values_failed:,}"
    if total.times_lost:
        yield f"timestamps that no table can hold, null there: {total.times_lost:,}"
    missing = []
    if total.gaps:
        gaps = counted(total.gaps, "gap")
        missing.append(f"{total.missing_offsets:,}, in {gaps} (damage or compaction)")
    if lost := report.damage_kinds.get(MISSING_OFFSETS):
        missing.append(f"all of {counted(lost, 'log')} without a segment")
    if missing:
        yield f"{NAMES[MISSING_OFFSETS]}: {'; '.join(missing)}"
    parts = [
        f"{counted(len(report.partitions), 'partition')} with data",
        counted(total.records, "record"),
        f"{words.size(total.payload_bytes)} of keys, values and headers",
        f"{words.size(total.stored_bytes)} stored",
    ]
    if total.damaged_ranges:
        parts.append(f"{words.size(total.damaged_bytes)} damaged")
    yield f"total: {', '.join(parts)}"
    speed = charts.short_count(round(report.records_per_second))
    size = charts.size(report.segment_bytes_per_second)
    rate = f": {speed} records/s, {size}/s of segments" if report.has_speed else ""
    yield f"{report.seconds:.1f} s{rate}"
    if report.job.get("table_per_topic"):
        yield f"Tables of each topic are in the directory of {place} that topics.json names"
    yield f"Tables and report.html are in {place}"
