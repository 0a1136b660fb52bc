"""Kills exports to an object store, lets them race, and compares the tables with the truth.

Strategy: a store on loopback counts the changes that an export makes. At a chosen one the export is
killed by SIGKILL, before the store makes the change or after it, so that the answer is lost.
Sometimes two exports run at once. The log grows, tears, breaks and expires meanwhile. The tasks run
in the process of the export, without Spark: what they do is the same, and a kill takes all of them.

After each kill the tables are read by their log. They must hold no row twice, none that is not
in the logs, and all that were there before. In the end they must be those of an undisturbed run.

    python -m tests.kill.store --kills 30 --seed 1
    python -m tests.kill.store --kills 30 --seed 1 --format delta
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kafkafmt.export.executor import InProcess
from kafkafmt.export.export_run import Added, Run, open_journal, open_tables
from kafkafmt.export.job import COMMITTED, ICEBERG, PARQUET, Job
from kafkafmt.export.plan import NewOffsets, replacing
from kafkafmt.export.task import Sink, Task, Written
from kafkafmt.export.work import TableReader, plan
from kafkafmt.lakehouse import read_table
from kafkafmt.lakehouse.commit import columns_as_text
from kafkafmt.lakehouse.journal import RacedError
from kafkafmt.lakehouse.reading import place_at
from kafkafmt.storage.options import StorageOptions
from kafkafmt.tables.schemas import TABLES
from tests.kill.broker import Broker, Rows, places
from tests.support.store import Store, serve

RACED = 3
_STARTS = multiprocessing.get_context("forkserver")
_STARTS.set_forkserver_preload(
    [
        __name__,
        "s3fs",
        "pyarrow.parquet",
        "pyiceberg.catalog.sql",
        "pyiceberg.io.pyarrow",
        "deltalake",
    ]
)
_RECORDS = 12
"""Of a batch: a run makes a few commits, and a trial of thirty kills takes minutes."""


@dataclass
class Figures:
    """What came of the kills."""

    kills: int = 0
    lost_answers: int = 0
    races: int = 0
    raced: int = 0
    runs: int = 0
    rows: int = 0
    duplicates: int = 0
    losses: int = 0
    extra: int = 0
    at: Counter[str] = field(default_factory=Counter)
    """What the store was asked to change when an export was killed."""


def phase(path: str) -> str:
    """What a change of the store at a path is, in the words of the table formats."""
    for part in ("/_log/", "/_delta_log/"):
        if part in path:
            return part.strip("/")
    if "/metadata/" in path:
        return {".json": "metadata", ".avro": "manifest"}.get(path[-5:], "metadata")
    return "data file" if path.endswith(".parquet") else "other"


class Export:
    """An export to a store whose tasks run here, one after the other."""

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


export = Export


@dataclass(frozen=True)
class Target:
    """Where the exports of a trial write to."""

    out: str
    options: dict[str, Any]
    format: str = "parquet"
    catalog: dict[str, str] | None = None

    def export(self, data: Path) -> None:
        """Appends what is new."""
        made = export(data, self.out, self.options, format=self.format, catalog=self.catalog)
        made.append()

    def rows(self, table: str) -> Rows:
        """The rows that count."""
        options = StorageOptions(self.options)
        found = read_table(self.out, table, storage_options=options, catalog=self.catalog)
        return places(table, found.read_all().to_pylist())


def target_of(store: Store, format: str, folder: Path) -> Target:
    """A target in a new bucket; the catalog of Iceberg tables is a file in the folder."""
    uri = f"sqlite:///{folder}/catalog.db"
    catalog = {"type": "sql", "uri": uri} if format == ICEBERG else None
    return Target(f"s3://{store.make(f'killed-{format}')}/lake", store.options, format, catalog)


def _child(data: Path, target: Target) -> None:
    try:
        target.export(data)
    except RacedError:
        os._exit(RACED)


class Trial:
    """Exports of one data directory that are killed."""

    def __init__(
        self,
        folder: Path,
        store: Store,
        target: Target,
        seed: int,
        say: Callable[[str], object] = lambda text: None,
    ) -> None:
        """`say` gets the figures after each kill."""
        self._rng = random.Random(seed)
        self._store = store
        self._say = say
        self._target = target
        self._there: dict[str, Rows] = {table: Counter() for table in TABLES}
        self._changes = 20
        self.broker = Broker(folder / "data", seed, _RECORDS)
        self.figures = Figures()

    def run(self, kills: int) -> None:
        """Kills exports, and ends with one that nobody disturbs."""
        self.broker.grow()
        self._export(None)
        self.check(last=False)
        while self.figures.kills < kills:
            self.broker.grow()
            self._export(self._rng.randrange(self._changes), is_race=self._rng.random() < 0.3)
            self.check(last=False)
            self._say(str(self.figures))
            if self._rng.random() < 0.3:
                self._export(None)
                self.check(last=False)
                self.broker.expire()
        self.broker.settle()
        self._export(None)
        self.check(last=True)

    def _export(self, step: int | None, *, is_race: bool = False) -> None:
        """One export, or two at once; the first is killed at a change of the store."""
        made, is_after = [0], self._rng.random() < 0.5
        hit: list[str] = []
        runs = [
            _STARTS.Process(target=_child, args=(self.broker.data, self._target))
            for _ in range(2 if is_race else 1)
        ]

        def change(path: str, is_done: bool) -> None:
            made[0] += is_done == is_after
            if step is not None and made[0] == step + 1 and is_done == is_after:
                hit.append(phase(path))
                with suppress(ProcessLookupError):
                    os.kill(runs[0].pid or 0, signal.SIGKILL)

        self._store.on_change = change
        for run in runs:
            run.start()
        for run in runs:
            run.join()
        self._store.on_change = None
        self.figures.runs += len(runs)
        self.figures.races += is_race
        for run in runs:
            if run.exitcode == -signal.SIGKILL:
                self.figures.kills += 1
                self.figures.lost_answers += is_after
                self.figures.at.update(hit[:1])
            elif run.exitcode == RACED:
                self.figures.raced += 1
            elif run.exitcode:
                raise SystemExit(f"an export failed with exit code {run.exitcode}")
        if step is None:
            self._changes = max(made[0], 8)

    def check(self, *, last: bool) -> None:
        """Compares the tables with the logs, and with what they had before."""
        truth = self.broker.truth(incremental=True)
        for table in TABLES:
            found = self._target.rows(table)
            self.figures.duplicates += sum(count - 1 for count in found.values())
            self.figures.extra += (Counter(set(found)) - truth[table]).total()
            before = truth[table] if last else self._there[table]
            self.figures.losses += (before - found).total()
            self.figures.rows += found.total() if last else 0
            self._there[table] = found


def console(text: str) -> None:
    """Prints a line of progress."""
    print(text, file=sys.stderr, flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.kill.store")
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--format", choices=(PARQUET, *COMMITTED), default=PARQUET)
    options = parser.parse_args(arguments)
    served = serve()
    store = next(served)
    with tempfile.TemporaryDirectory() as folder:
        target = target_of(store, options.format, Path(folder))
        trial = Trial(Path(folder), store, target, options.seed, console)
        trial.run(options.kills)
    print(trial.figures)
    figures = trial.figures
    raise SystemExit(bool(figures.duplicates or figures.losses or figures.extra))


if __name__ == "__main__":
    main()
