"""The CPU time and memory of the driver in an export of very many logs.

    python -m benchmarks.exports [--logs N ...] [--folder FOLDER]

Strategy: the source has ten segments per log, the older ones sparse files without data; the
executor runs no task, but leaves a result of each beside the tables, as a task does. So planning,
the results, commits and reports are those of a real export; each log is one task of 128 MiB. Each
size has a process of its own. The first run takes everything in one commit, the second finds
nothing new, for the third one log in 100 has grown.

Invariant: the position after the last run is the end of every log, and the driver's resident memory
has not exceeded 1 GiB.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from kafkafmt.lake.export.executors import Result
from kafkafmt.lake.export.executors import Task as AnyTask
from kafkafmt.lake.export.export import export_by
from kafkafmt.lake.export.handover import handover
from kafkafmt.lake.export.job import Job
from kafkafmt.lake.export.task import NOTHING, Sink, Task, Written
from kafkafmt.lake.tables.data_file import ColumnStatistics, DataFile
from tests.support.encoder import Rec, record_batch

SEGMENTS, SEGMENT_BYTES, IN_SEGMENT = 10, 13 * 1024 * 1024, 1000
GIB = 1024**3
TOPICS = 100


def make_source(data: Path, logs: int) -> list[Path]:
    """Make the logs, and return their newest segments."""
    newest = []
    last = (SEGMENTS - 1) * IN_SEGMENT
    content = record_batch([Rec(b"k", b"v")], base_offset=last)
    for number in range(logs):
        log = data / f"topic-{number % TOPICS:03}-{number // TOPICS}"
        log.mkdir(parents=True)
        for segment in range(SEGMENTS - 1):
            with open(log / f"{segment * IN_SEGMENT:020}.log", "wb") as file:
                file.truncate(SEGMENT_BYTES)
        newest.append(log / f"{last:020}.log")
        newest[-1].write_bytes(content)
    return newest


def describe_file(sink: Sink, table: str, number: int) -> DataFile:
    """Return the description of a file, as a task makes it."""
    names = sink.schemas[table].names
    bounds = ColumnStatistics(size=1000 + number, values=1000, nulls=0, least=0, greatest=number)
    topic = f"topic-{number % TOPICS:03}"
    place = (topic, number // TOPICS) if table == "records" else ()
    path = f"part-{number:05}-{number:032x}-000.zstd.parquet"
    return DataFile(
        f"topic={topic}/partition={number // TOPICS}/{path}" if place else path,
        100_000_000 + number,
        1000,
        place,
        {
            name: bounds if name in ("offset", "lastOffset") else ColumnStatistics(5, 9, 0)
            for name in names
        },
        (4,),
    )


class Simulated:
    """An executor with made-up results: its tasks read nothing."""

    def run(
        self,
        do: Callable[[AnyTask], Result],
        tasks: Sequence[AnyTask],
        done: Callable[[int], object],
    ) -> list[Result]:
        """Write a made-up result for each task, without reading."""
        sink: Any = getattr(do, "__self__")  # noqa: B009 - a bound method
        self.tasks = len(tasks)

        class Writing(Sink):
            def _written(self, task: Task) -> Written:
                files = {
                    name: [describe_file(self, name, task.number)]
                    for name in ("records", "batches")
                }
                return Written(files, NOTHING)

        writing: Any = Writing(**vars(sink))
        return [writing.write(task) for task in tasks]

    def cores(self) -> int:
        """Return 1, enough for the tasks of a commit."""
        return 1

    def close(self) -> None:
        """Do nothing: nothing was started."""


def measure_exports(folder: Path, logs: int) -> None:
    """Run the exports of a size in this process, and print a line for each."""
    newest = make_source(folder / "data", logs)
    out = str(folder / "out")
    job = Job.of(
        str(folder / "data"), format="delta", incremental=True, max_bytes_per_trigger="1000t"
    )
    for what in ("all", "nothing", "one in 100"):
        for number, path in enumerate(newest[::100] if what == "one in 100" else ()):
            first = (SEGMENTS - 1) * IN_SEGMENT + 1
            with path.open("ab") as file:
                file.write(record_batch([Rec(b"k", b"%d" % number)], base_offset=first))
        executor = Simulated()
        executor.tasks = 0
        before, began = os.times(), time.monotonic()
        export_by(job, job.source, out, executor)
        after = os.times()
        cpu = after.user + after.system - before.user - before.system
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        line = {"logs": logs, "run": what, "tasks": executor.tasks, "cpu": round(cpu, 1)}
        line |= {"seconds": round(time.monotonic() - began, 1), "peak_mib": peak}
        print(json.dumps(line), flush=True)
    ends = [at for partitions in handover(out).values() for at in partitions.values()]
    expected = logs * ((SEGMENTS - 1) * IN_SEGMENT + 1) + len(newest[::100])
    if (len(ends), sum(ends)) != (logs, expected):
        raise SystemExit(f"the position is of {len(ends)} logs and {sum(ends)} offsets")
    if peak * 1024**2 > GIB:
        raise SystemExit(f"the driver took {peak} MiB")


def main() -> None:
    """Measure each size in a process of its own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--logs", type=int, nargs="+", default=[1000, 10_000, 100_000])
    parser.add_argument("--folder", default=None, help="for the source and the tables")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    for logs in options.logs:
        if options.here:
            measure_exports(Path(options.folder), logs)
            continue
        with tempfile.TemporaryDirectory(dir=options.folder) as folder:
            arguments = ["--here", "--folder", folder, "--logs", str(logs)]
            subprocess.run([sys.executable, "-m", "benchmarks.exports", *arguments], check=True)


if __name__ == "__main__":
    main()
