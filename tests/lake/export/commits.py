"""An export without its report, whose tasks run in this process, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kafkafmt.lake.export.executors import InProcess
from kafkafmt.lake.export.export_run import (
    Added,
    NewOffsets,
    Run,
    open_journal,
    open_tables,
    replacing,
)
from kafkafmt.lake.export.job import Job
from kafkafmt.lake.export.task import Sink, TableReader, Task, Written, plan
from kafkafmt.lake.tables.commit import columns_as_text
from kafkafmt.lake.tables.reading import place_at
from kafkafmt.storage.access import StorageOptions


class Export:
    """An export of what is new, or of all of it."""

    def __init__(self, data: Path, out: str, options: dict[str, Any], **arguments: Any) -> None:
        arguments = {"incremental": True, "max_bytes_per_trigger": "60k", **arguments}
        job = Job.of(str(data), out_storage_options=StorageOptions(options), **arguments)
        place = place_at(out, options)
        journal = open_journal(place, job)
        reader = TableReader.of(job.log_read())
        tables = open_tables(job, journal, reader)
        schemas = {name: tables.schemas[name] for name in job.tables}
        sink = Sink(
            reader,
            place,
            journal.run,
            schemas,
            job.partition_by,
            returns_damage=job.incremental,
        )
        columns = {"records": columns_as_text(reader.schema("records"))}
        self._options = job.log_read()
        self.run_tasks = run_here
        self._run = Run(
            journal,
            tables,
            sink,
            columns if job.is_typed else {},
            lambda *each: self.run_tasks(*each),
        )

    def append(self) -> None:
        """Appends what is new."""
        self._run.append(NewOffsets(self._options))

    def replace(self) -> None:
        """Replaces the tables."""
        self._run.replace(replacing(plan(self._options)))

    def unreported(self) -> Added | None:
        """What was appended since the last report."""
        return self._run.unreported()


@contextmanager
def exporting(data: Path, out: str, options: dict[str, Any], **arguments: Any) -> Iterator[Export]:
    """An export to a directory, which is held, or to a store."""
    with place_at(out, options).held():
        yield Export(data, out, options, **arguments)


def run_here(do: Callable[[Task], Written], tasks: Sequence[Task]) -> list[Written]:
    """Runs tasks in this process."""
    return InProcess().run(do, tasks, lambda number: None)
