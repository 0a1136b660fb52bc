"""`kafkafmt export --local` beside its floor: what no export to Parquet can do without.

Strategy: the floor decompresses the segments by the codec alone (see `floor`), and writes the same
rows, ready-made in Arrow, through pyarrow's writer with the settings of the exported files, in as
many processes. The command is measured as a whole, its start and its report included; of the floor
only the two steps. Both take turns; the ratio is floor / command, 1 at best.

    python -m benchmarks.export_floor --size 512 --rounds 5
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import pyarrow as pa
import pyarrow.dataset as ds
import pyarrow.parquet as pq

from benchmarks import sets
from benchmarks.floor import Floor
from benchmarks.peers import ROOT

MB = 1_000_000


class Cost(NamedTuple):
    """Seconds by the clock, and of CPU time."""

    clock: float
    cpu: float


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.export_floor")
    parser.add_argument("--size", type=int, default=512, help="MB before compression")
    parser.add_argument("--codec", default="lz4", choices=sets.CODECS)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--cache", type=Path, default=ROOT / "build" / "bench")
    options = parser.parse_args(arguments)
    data = sets.data_directory(
        options.cache, "json", options.codec, options.size * MB, 2 * options.processes
    )
    with tempfile.TemporaryDirectory(dir=options.cache, prefix="floor-") as folder:
        out, rows = Path(folder, "out"), Path(folder, "rows")
        _export(data, out, options.processes)
        made = _ready_made(out, rows)
        settings = _settings(out)
        parts = [
            (str(log), str(rows / log.parent.name), str(Path(folder, log.parent.name)), settings)
            for log in sorted(data.rglob("*.log"))
        ]
        costs = []
        for _ in range(options.rounds):
            costs.append((_export(data, out, options.processes), _floor(parts, options.processes)))
    by_clock, by_cpu = (
        statistics.median(floor[which] / command[which] for command, floor in costs)
        for which in (0, 1)
    )
    start = statistics.median(_start().cpu for _ in range(options.rounds))
    clock = statistics.median(command.clock for command, _ in costs)
    print(
        f"{made:,} rows, {options.codec}, {options.processes} processes: {clock:.1f} s;"
        f" floor / command by the clock {by_clock:.2f}, by CPU time {by_cpu:.2f};"
        f" start {start:.2f} s of CPU time (medians of {options.rounds})"
    )


def _run(*arguments: str) -> Cost:
    before, started = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    command = [sys.executable, "-m", "kafkafmt", *arguments]
    # As a user has it: where no bytecode is kept, each start compiles the modules again.
    names = {"PYTHONDONTWRITEBYTECODE", "PYTHONUNBUFFERED"}
    env = {name: value for name, value in os.environ.items() if name not in names}
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=env)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Cost(time.perf_counter() - started, used)


def _start() -> Cost:
    return _run("--version")


def _export(data: Path, out: Path, processes: int) -> Cost:
    shutil.rmtree(out, ignore_errors=True)
    return _run("export", "--local", "--processes", str(processes), str(data), str(out))


def _ready_made(out: Path, rows: Path) -> int:
    """Writes the exported records of each log as an Arrow file, which is mapped into memory."""
    rows.mkdir()
    count = 0
    for log in sorted(out.glob("records/topic=*/partition=*")):
        name = "-".join(part.name.partition("=")[2] for part in (log.parent, log))
        table = ds.dataset(log, format="parquet").to_table()
        count += table.num_rows
        with (
            pa.OSFile(str(rows / name), "wb") as file,
            pa.ipc.new_file(file, table.schema) as writer,
        ):
            writer.write_table(table, max_chunksize=32_768)
    return count


def _settings(out: Path) -> dict[str, Any]:
    """The settings of pyarrow's writer that the exported files were written with."""
    group = pq.ParquetFile(next(out.glob("records/**/*.parquet"))).metadata.row_group(0)
    columns = [group.column(number) for number in range(group.num_columns)]
    return {
        "compression": columns[0].compression.lower(),
        "use_dictionary": [each.path_in_schema for each in columns if each.has_dictionary_page],
        "row_group_size": group.num_rows,
    }


def _floor(parts: list[tuple[Any, ...]], processes: int) -> Cost:
    """The two steps for all logs; processes that are there already divide them evenly."""
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        list(pool.map(_nothing, range(processes * 4)))  # they start, and load pyarrow
        started = time.perf_counter()
        used = sum(pool.map(_steps, parts))
        return Cost(time.perf_counter() - started, used)


def _nothing(_: int) -> None:
    time.sleep(0.05)


def _steps(part: tuple[str, str, str, dict[str, Any]]) -> float:
    segment, rows, target, settings = part
    settings = dict(settings)
    group = settings.pop("row_group_size")
    used = time.process_time()
    Floor().read(segment)
    with pa.memory_map(rows) as file:
        table = pa.ipc.open_file(file).read_all()
        with pq.ParquetWriter(target, table.schema, store_schema=False, **settings) as writer:
            writer.write_table(table, row_group_size=group)
    return time.process_time() - used


if __name__ == "__main__":
    main()
