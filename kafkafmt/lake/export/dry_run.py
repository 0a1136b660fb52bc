"""The size of an export, from its plan alone: logs, bytes, tasks and files.

Invariant: nothing is written or locked, and no executor starts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain

from kafkafmt._base import texts
from kafkafmt.lake.export.errors import as_export_errors
from kafkafmt.lake.export.export_run import Part, plan_parts
from kafkafmt.lake.export.job import Job
from kafkafmt.lake.export.tables import expect_same_format, lake_tables, position_in
from kafkafmt.lake.export.task import (
    FileSlice,
    OffsetSlice,
    TableReader,
    plan,
    planned_log_directory,
)
from kafkafmt.lake.plan.selection import warn_bytes
from kafkafmt.lake.tables.output import REPORT_JSON, Target
from kafkafmt.lake.tables.reading import resolve_out, table_format


@dataclass(frozen=True)
class PlannedExport:
    """The planned size of an export.

    Attributes:
        logs: how many have something to read.
        segment_bytes: of the parts of segments to read, approximately.
        files: the least number of files of the tables.
        seconds: how long it takes at the rate of the last run; None where OUT has no report.
    """

    logs: int
    segment_bytes: int
    tasks: int
    files: int
    seconds: float | None = None


def dry_run(job: Job, out: str) -> PlannedExport:
    """Return the size of an export to `out`, without running it.

    Raises:
        OutputError: OUT was not made by an export.
        TableError: OUT was made by another job.
        ExportError: the source does not fit the options.
        FileNotFoundError: the source is missing or has no segment.
        OSError: the source or OUT cannot be read.
    """
    with as_export_errors():
        parts, _ = plan_parts(job, out)
        for part in parts:
            expect_same_format(part.job, part.target)
        tasks: Iterable[Iterable[tuple[str, int]]]
        if job.incremental:
            readers = [TableReader.of(part.read, part.extents) for part in parts]
            warn_bytes(reader.values for reader in readers)
            tasks = chain.from_iterable(map(_new_tasks, parts, readers))
        else:
            plans = (plan(part.read, part.extents) for part in parts)
            tasks = map(_logs, chain.from_iterable(plans))
        planned = _planned(job, tasks)
        rate = _last_rate(Target(resolve_out(out), job.out_storage_options))
        return replace(planned, seconds=rate and round(planned.segment_bytes / rate, 1))


def _last_rate(out: Target) -> float | None:
    """Return the rate of the last run, in bytes of segments per second."""
    try:
        rate = texts.parsed(out.read(REPORT_JSON))["segment_bytes_per_second"]
    except (OSError, LookupError, TypeError, ValueError):
        return None
    return rate if isinstance(rate, float) and rate > 0 else None


def _new_tasks(part: Part, reader: TableReader) -> Iterator[Iterable[tuple[str, int]]]:
    """Yield the parts of logs in each task of an incremental export, and their bytes."""
    job, target = part.job, part.target
    tables, _ = lake_tables(job, reader, target.root)
    name, first = next(iter(tables.items()))
    position = None
    format = table_format(target.root, name, target.storage, job.catalog)
    if format is not None and first.exists():
        position = position_in(job, name, first, first.history())
    everything = replace(part.read, max_bytes_per_trigger=None)
    new = replace(part, read=everything, find=lambda: part.logs).offsets().after(position)
    for task in () if new is None else new.tasks:
        if isinstance(task.work, OffsetSlice):
            yield [(span.name, span.length) for span in task.work.ranges]
        else:
            yield _logs(task.work)


def _logs(work: FileSlice) -> list[tuple[str, int]]:
    return [(planned_log_directory(planned), planned[0].length) for planned in work.extents]


def _planned(job: Job, tasks: Iterable[Iterable[tuple[str, int]]]) -> PlannedExport:
    logs, total, count, files = set[str](), 0, 0, 0
    for parts in tasks:
        sizes: dict[str, int] = {}
        for name, length in parts:
            sizes[name] = sizes.get(name, 0) + length
        logs.update(sizes)
        total += sum(sizes.values())
        count += 1
        # A task begins a file of records for each log, and one of batches.
        files += len(sizes) * ("records" in job.tables) + ("batches" in job.tables)
    return PlannedExport(len(logs), total, count, files)
