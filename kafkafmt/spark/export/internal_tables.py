"""The tables of internal topics in an export: written by Spark from the data source.

Strategy: each table is read as any user reads it. One whose topic is not in the source has no rows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kafkafmt.messages.decoding import TOPICS
from kafkafmt.spark import schema, selection
from kafkafmt.spark.export import table_formats
from kafkafmt.spark.export.job import DELTA, Job
from kafkafmt.spark.export.progress import Steps
from kafkafmt.spark.library_tables import INTERNAL_TABLES
from kafkafmt.spark.options import Options
from kafkafmt.spark.source import FORMAT, register
from kafkafmt.storage.new_file import permissions_of
from kafkafmt.storage.segment_file import SegmentFile

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

FOLDER = "internal"
"""The directory of these tables in OUT."""

_OF_THE_SOURCE = ("path", "mode")


def permissions(job: Job) -> int:
    """The most that the files of these tables may have: those of the segments that they show."""
    return permissions_of(each.path for each in _segments(_options(job)))


def write(spark: SparkSession, job: Job, location: str, steps: Steps) -> None:
    """Writes all tables below a location, as they are now: a range of the job does not apply."""
    register(spark)
    options = _options(job)
    topics = {segment.topic for segment in _segments(options)}
    for name, table in INTERNAL_TABLES.items():
        with steps.step(name):
            if topics.isdisjoint(table.topics):
                rows = spark.createDataFrame([], schema.ddl(table.schema))
            else:
                rows = spark.read.format(FORMAT).options(**options, table=name).load()
            made = table_formats.writer(rows, job.format, mode="overwrite")
            if job.format == DELTA:
                made = made.option("overwriteSchema", "true")
            made.save(f"{location}/{FOLDER}/{name}")


def _options(job: Job) -> dict[str, str]:
    """The options of the data source that say where the logs are."""
    return {
        name: value
        for name, value in job.source_options().items()
        if name in _OF_THE_SOURCE or name.startswith("storage.")
    }


def _segments(options: dict[str, str]) -> list[SegmentFile]:
    """The segments of internal topics."""
    parsed = Options.parse(options)
    return [each for each in selection.found(parsed, parsed.paths) if each.topic in TOPICS]
