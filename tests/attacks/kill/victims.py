"""Exports that are killed: of a directory by the command line, of a store on loopback.

Strategy: in a directory the whole process group dies by SIGKILL at a random time, when a task has
begun a file, when a Delta table has a commit, or at the n-th change that the driver makes. In a
store an export dies at the n-th change, before the store makes it or after it, so that the answer
is lost; and sometimes two exports run at once. Changes are drawn over as many as the last
undisturbed run had.
"""

from __future__ import annotations

import atexit
import multiprocessing
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from glob import iglob
from pathlib import Path
from typing import Any, Protocol

from kafkafmt.lake.export.executors import InProcess
from kafkafmt.lake.export.export import export_by
from kafkafmt.lake.export.job import Job
from kafkafmt.lake.tables import read_table
from kafkafmt.lake.tables.table import RacedError
from kafkafmt.log import splits
from kafkafmt.storage.access import StorageOptions
from tests.attacks.kill.broker import Rows, places, stored
from tests.attacks.kill.figures import Figures
from tests.support.store import Store

RACED = 4
_IN_OUT = re.compile(r"/\.kafkafmt-|/_delta_log/|/report\.|\.parquet")
_POLL = 0.002  # seconds
_CHANGES = b"changes: "
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


class Victim(Protocol):
    """Exports of a data directory, which are killed."""

    @property
    def moments(self) -> Sequence[str]:
        """When it can be killed."""
        ...

    def run(self) -> None:
        """An export that nobody disturbs."""
        ...

    def kill(self, moment: str, rng: random.Random) -> bool:
        """An export that is killed at a moment; whether it came to that."""
        ...

    def rows(self, table: str) -> Rows:
        """The rows that a reader finds."""
        ...


class InDirectory:
    """The command line, run as users run it; a directory is OUT."""

    def __init__(
        self, data: Path, out: Path, kind: str, figures: Figures, conf: Sequence[str] = ()
    ) -> None:
        self._data = data
        self.out = out
        self._kind = kind
        self._words = kind.split()
        self._figures = figures
        self._conf = conf
        self.moments = ["random", "task", "change"]
        self.moments += ["delta"] if "delta" in self._words else []
        self._seconds = 0.0  # that the last undisturbed run worked on OUT
        self._changes = 0  # that its driver made to OUT

    def run(self) -> None:
        """An export that nobody disturbs."""
        self._figures.runs += 1
        left = self._files
        process, began = self._start(-1), None
        while process.poll() is None:
            if began is None and self._files - left:
                began = time.monotonic()
            time.sleep(_POLL)
        ended = time.monotonic()
        self._learn(process.communicate()[0], process.returncode)
        self._seconds = ended - (began or ended)

    def kill(self, moment: str, rng: random.Random) -> bool:
        """An export that is killed at a moment, or at a share of the time or of the changes."""
        self._figures.runs += 1
        share = rng.random()
        wait = None if moment == "change" else _MOMENTS[moment]
        before = set() if wait is None else set(wait(self.out))
        left, deadline = self._files, None
        process = self._start(int(share * self._changes) if moment == "change" else -1)
        while process.poll() is None:
            if deadline is None:
                if moment == "random" and self._files - left:
                    deadline = time.monotonic() + share * self._seconds
                elif wait is not None and moment != "random" and set(wait(self.out)) - before:
                    deadline = time.monotonic()
            if deadline is not None and time.monotonic() >= deadline:
                break
            time.sleep(_POLL)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        output = process.communicate()[0]
        if process.returncode >= 0:
            self._learn(output, process.returncode)
            return False
        self._figures.kills[self._kind] += 1
        self._figures.moments[moment] += 1
        return True

    def rows(self, table: str) -> Rows:
        """The rows in the files, or those that a Delta table has."""
        if "delta" not in self._words:
            return stored(self.out, table)
        try:
            return places(table, read_table(self.out, table).read_all().to_pylist())
        except FileNotFoundError:  # the run died before it was made
            return Counter()

    @property
    def _files(self) -> set[str]:
        """The data files in OUT, also those that do not count."""
        return set(_MOMENTS["task"](self.out))

    def _learn(self, output: bytes, status: int) -> None:
        if status not in (0, 1):
            raise SystemExit(f"an export failed: {output.decode()}")
        self._changes = int(output.rpartition(_CHANGES)[2])

    def _start(self, step: int) -> subprocess.Popen[bytes]:
        options = ["--no-progress", str(self._data), str(self.out)]
        is_delta, is_committed = "delta" in self._words, "committed" in self._words
        if "incremental" in self._words:
            # Delta takes seconds for a commit of three tables. Logs with transactions are smaller.
            sizes = {(0, 0): "300k", (0, 1): "40k", (1, 0): "2m", (1, 1): "200k"}
            size = sizes[is_delta, is_committed]
            options += ["--incremental", "--max-bytes-per-trigger", size]
        if is_committed:
            options += ["--isolation", "read_committed"]
        if is_delta:
            options += ["--format", "delta"]
        if "local" in self._words:
            options += ["--local", "--processes", "2"]
        for setting in self._conf:
            options += ["--conf", setting]
        command = [sys.executable, "-m", "tests.attacks.kill.victims", str(step)]
        return subprocess.Popen(
            [*command, *options],
            cwd=Path(__file__).resolve().parents[3],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )


def _paths(*patterns: str) -> Callable[[Path], Iterator[str]]:
    # Path.glob fails when a directory goes away under it.
    return lambda out: (
        path for pattern in patterns for path in iglob(pattern, root_dir=out, recursive=True)
    )


_MOMENTS: dict[str, Callable[[Path], Iterator[str]]] = {
    "random": _paths("*/*.parquet"),
    "task": _paths("**/part-*.parquet", ".kafkafmt-*/**/part-*.parquet"),
    "delta": _paths("*/_delta_log/*.json"),
}


class InStore:
    """Exports to a bucket of a store on loopback; a kill takes all of an export."""

    moments = ("before", "after")

    def __init__(self, data: Path, kind: str, figures: Figures, store: Store) -> None:
        words = kind.split()
        self._kind = kind
        self._data = data
        self._figures = figures
        self._store = store
        self._changes = 20
        format = next((each for each in ("delta", "iceberg") if each in words), "parquet")
        catalog = f"sqlite:///{data.parent}/catalog.db"
        self._out = f"s3://{store.make(f'killed-{format}')}/lake"
        self._catalog = {"type": "sql", "uri": catalog} if format == "iceberg" else None
        self._options: dict[str, Any] = {
            "format": format,
            "catalog": self._catalog,
            "incremental": "incremental" in words,
            "out_storage_options": StorageOptions(store.options),
        }
        if self._options["incremental"]:
            self._options["max_bytes_per_trigger"] = "60k"

    def run(self) -> None:
        """An export that nobody disturbs."""
        self._changes = max(self._export(None, is_after=True, at_once=1)[1], 8)

    def kill(self, moment: str, rng: random.Random) -> bool:
        """An export that is killed before or after a change; another one may run beside it."""
        step, at_once = rng.randrange(self._changes), 2 if rng.random() < 0.3 else 1
        hit, _ = self._export(step, is_after=moment == "after", at_once=at_once)
        if hit:
            self._figures.kills[self._kind] += 1
            self._figures.moments[f"{moment} {hit}"] += 1
        return bool(hit)

    def rows(self, table: str) -> Rows:
        """The rows that count."""
        options = self._options["out_storage_options"]
        found = read_table(self._out, table, storage_options=options, catalog=self._catalog)
        return places(table, found.read_all().to_pylist())

    def _export(self, step: int | None, *, is_after: bool, at_once: int) -> tuple[str, int]:
        """Exports, the first of which may be killed; at what change, and how many there were."""
        made, hit = [0], [""]
        arguments = (str(self._data), self._out, self._options)
        runs = [_STARTS.Process(target=_export_here, args=arguments) for _ in range(at_once)]

        def change(path: str, is_done: bool) -> None:
            made[0] += is_done == is_after
            if step is not None and made[0] == step + 1 and is_done == is_after:
                hit[0] = phase(path)
                with suppress(ProcessLookupError):
                    os.kill(runs[0].pid or 0, signal.SIGKILL)

        self._store.on_change = change
        for run in runs:
            run.start()
        for run in runs:
            run.join()
        self._store.on_change = None
        self._figures.runs += at_once
        for run in runs:
            self._figures.raced += run.exitcode == RACED
            if run.exitcode not in (0, RACED, -signal.SIGKILL):
                raise SystemExit(f"an export failed with exit code {run.exitcode}")
        return hit[0] if runs[0].exitcode == -signal.SIGKILL else "", made[0]


def phase(path: str) -> str:
    """What a change of the store at a path is, in the words of the table formats."""
    if "/_delta_log/" in path:
        return "_delta_log"
    if "/metadata/" in path:
        return "manifest" if path.endswith(".avro") else "metadata"
    return "data file" if path.endswith(".parquet") else "other"


def _export_here(data: str, out: str, options: dict[str, Any]) -> None:
    try:
        export_by(Job.of(data, **options), data, out, InProcess())
    except RacedError:
        os._exit(RACED)


def child(step: int, arguments: Sequence[str]) -> None:
    """The command line, which kills its own group instead of the `step`-th change to a file.

    The last it says is how many changes there were.
    """
    made = [0]

    def counting(original: Callable[..., Any]) -> Callable[..., Any]:
        def change(*args: Any, **options: Any) -> Any:
            if _IN_OUT.search("".join(map(str, args))):
                if made[0] == step:
                    os.killpg(0, signal.SIGKILL)
                made[0] += 1
            return original(*args, **options)

        return change

    for name in ("link", "rename", "replace", "unlink", "mkdir"):
        setattr(os, name, counting(getattr(os, name)))
    splits.split_bytes = lambda *_: splits.OPEN_COST_BYTES  # a task for each segment
    atexit.register(lambda: print(f"{_CHANGES.decode()}{made[0]}", flush=True))
    from kafkafmt.cli.app import cli

    cli.main(["export", *arguments], prog_name="kafkafmt")


if __name__ == "__main__":
    child(int(sys.argv[1]), sys.argv[2:])
