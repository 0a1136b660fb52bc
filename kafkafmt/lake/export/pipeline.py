"""An export from its job to its report: the same for directories and stores, and for all formats.

Strategy: the columns and, for a full export, the tasks are planned first, so that nothing is made
in OUT for a source that is missing. Then OUT is held, its journal claimed, its tables opened; a
`Run` commits, and the report says what was added.

Invariant: damage does not stop a run; bytes that gave no records are listed in the damage table. An
incremental run that finds nothing new starts no executor and leaves the tables as they are.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from kafkafmt._base.damage import Damage
from kafkafmt.lake.export import work
from kafkafmt.lake.export.errors import as_export_errors
from kafkafmt.lake.export.executors import Executor
from kafkafmt.lake.export.export_run import REPORT_JSON, Run, open_journal, open_tables
from kafkafmt.lake.export.job import Job
from kafkafmt.lake.export.plan import NewOffsets, replacing
from kafkafmt.lake.export.task import Sink
from kafkafmt.lake.export.work import TableReader
from kafkafmt.lake.plan import selection
from kafkafmt.lake.plan.followed_logs import find_logs
from kafkafmt.lake.report import page
from kafkafmt.lake.report.figures import ExportReport
from kafkafmt.lake.report.summary import report_of
from kafkafmt.lake.report.sums import Sums
from kafkafmt.lake.tables.commit import columns_as_text
from kafkafmt.lake.tables.reading import place_at
from kafkafmt.log.scan.selection import matches
from kafkafmt.storage.directories import Search
from kafkafmt.storage.new_file import permissions_of
from kafkafmt.storage.segment_file import Extent

_LOGGER = logging.getLogger(__name__)
REPORT_HTML = "report.html"


def export(job: Job, source: str, out: str, executor: Executor) -> ExportReport:
    """Exports what a job selects; `source` and `out` are as the user named them.

    Raises as `running.run` does.
    """
    started = time.monotonic()
    with as_export_errors():
        read = job.log_read()
        parts: list[work.PlannedExtents] = []
        lost: list[Damage] = []
        if job.incremental:
            search = Search(raises=True)
            logs = find_logs(read, search)
            extents: Iterable[Extent] = [
                Extent(segment) for log in logs.values() for segment in log.segments
            ]
            lost += selection.lost(read, search, {log.directory for log in logs.values()})
            allowed = permissions_of(extent.segment.path for extent in extents)
            for name in sorted(read.topics or ()):  # one may be created later
                if not any(matches(log.topic, name) for log in logs.values()):
                    _LOGGER.warning("topic %r not found; a later run has it if it is there", name)
        else:
            extents = selection.select(read, with_unlisted=True)
            parts = work.plan(read, extents)
            allowed = work.permissions(parts)
        reader = TableReader.of(read, extents)
    place = place_at(out, job.out_storage_options, allowed)
    with place.held(), as_export_errors():
        journal = open_journal(place, job)
        tables = open_tables(job, journal, reader, allowed)
        sink = Sink(
            reader,
            place,
            journal.run,
            {name: tables.schemas[name] for name in job.tables},
            job.partition_by,
            job.is_whole,
            returns_damage=job.incremental,
            target_file_size=job.target_file_size,
            permissions=allowed,
        )
        columns = {"records": columns_as_text(reader.schema("records"))}
        tasks = partial(executor.run, done=lambda number: None)
        run = Run(journal, tables, sink, columns if job.is_typed else {}, tasks)
        if job.incremental:
            run.append(NewOffsets(read), lost)
            added = run.unreported()
            if added is None:
                nothing = report_of(Sums(), source=source, out=out, job=job.as_json())
                return replace(nothing, seconds=time.monotonic() - started, is_unchanged=True)
        else:
            added = run.replace(replacing(parts))
        report = report_of(added.sums, source=source, out=out, job=job.as_json(), spans=added.spans)
        report = replace(
            report,
            seconds=time.monotonic() - started,
            journal_version=journal.state.version,
        )
        if not run.is_reported():
            place.write(REPORT_HTML, page.render(report).encode(errors="backslashreplace"))
            # The last one, since it says up to where there is a report.
            place.write(REPORT_JSON, report.to_json().encode())
    return report
