"""An export without its report, whose tasks run in this process, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kafkafmt.lake.export.executors import InProcess
from kafkafmt.lake.export.export_run import Added, Run
from kafkafmt.lake.export.job import Job
from kafkafmt.lake.export.plans import NewOffsets, Plan
from kafkafmt.lake.export.tables import LakeTables, open_tables
from kafkafmt.lake.export.task import Sink, TableReader, Written, plan
from kafkafmt.lake.tables.output import Target, held
from kafkafmt.storage.access import StorageOptions


class Export:
    def __init__(self, data: Path, out: str, options: dict[str, Any], **arguments: Any) -> None:
        if arguments.get("incremental", True):
            arguments = {"incremental": True, "max_bytes_per_trigger": "60k", **arguments}
        job = Job.of(str(data), out_storage_options=StorageOptions(options), **arguments)
        reader = TableReader.of(job.log_read())
        self.tables = open_tables(job, reader, Target(out, job.out_storage_options))
        sink = Sink(
            reader,
            self.tables.target,
            {name: self.tables.schemas[name] for name in job.tables},
            job.partition_by,
            returns_damage=job.incremental,
        )
        self._options = job.log_read()
        self.run_tasks: Callable[..., list[Written]] = lambda do, tasks: InProcess().run(
            do, tasks, lambda number: None
        )
        self._run = Run(sink, lambda *each: self.run_tasks(*each))

    def append(self) -> Added:
        assert isinstance(self.tables, LakeTables)
        return self._run.append(self.tables, NewOffsets(self._options))

    def replace(self) -> Added:
        return self._run.replace(self.tables, Plan.of(plan(self._options)))


@contextmanager
def exporting(data: Path, out: str, options: dict[str, Any], **arguments: Any) -> Iterator[Export]:
    """An export to a directory, which is held, or to a store."""
    with held(out):
        yield Export(data, out, options, **arguments)
