"""Kills `kafkafmt export` again and again, and compares what it leaves with an undisturbed run.

Strategy: a broker's data directory grows (records, new segments, new partitions, torn ends, damage,
retention) while exports of it are killed: the whole process group, by SIGKILL, at random times and
at chosen moments (a task has begun a file, a micro-batch or a swap is decided, the n-th change that
the driver makes to OUT, a commit of Delta). After each kill the tables are read by their files, as
any reader would, and must hold no record twice; at the end they must be those of a run that nobody
disturbed.

    python -m benchmarks.kill_export --kills 30 --seed 1
"""

from __future__ import annotations

import argparse
import base64
import gzip
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pyarrow.parquet as pq

from kafkafmt import read_batches, read_damage, read_records
from kafkafmt.spark.commit import HOME
from kafkafmt.spark.options import TABLES
from tests.encoder import Rec, record_batch

MODES = ("full", "full by Spark", "incremental", "incremental by Spark", "incremental delta")
_POLL = 0.002  # seconds
_RECORDS = 50
_BATCHES = 30
_KEYS = {
    "records": ("topic", "partition", "offset", "value", "batchPosition"),
    "batches": ("topic", "partition", "segment", "position", "lastOffset"),
    "damage": ("topic", "partition", "segment", "position", "length", "kind"),
}
Tables = dict[str, list[dict[str, Any]]]
Rows = Counter[tuple[Any, ...]]


class Broker:
    """A data directory that grows as a broker's does."""

    def __init__(self, data: Path, seed: int) -> None:
        self.data = data
        self._random = random.Random(seed)
        self._next: dict[str, int] = {}
        self._torn: dict[str, bytes] = {}
        self._gone: Tables = {table: [] for table in TABLES}

    def grow(self) -> None:
        """More records, in more segments; now and then a partition, a torn end, damage."""
        if not self._next or self._random.random() < 0.4:
            name = f"topic{len(self._next) % 3}-{len(self._next)}"
            (self.data / name).mkdir(parents=True)
            self._next[name] = 0
        for name in self._next:
            for _ in range(self._random.randint(1, 3)):
                self._segment(name)

    def expire(self) -> None:
        """Retention: the oldest segment of a log goes; its records have been exported."""
        name = self._random.choice(sorted(self._next))
        segments = sorted((self.data / name).glob("*.log"))
        if len(segments) > 2:
            for table, rows in self._read(str(segments[0])).items():
                self._gone[table] += rows
            segments[0].unlink()

    def _segment(self, name: str) -> None:
        first = self._next[name]
        path = self.data / name / f"{first:020}.log"
        torn = self._torn.pop(name, b"")
        if torn:  # what was torn is finished first, in the segment that it is in
            with sorted((self.data / name).glob("*.log"))[-1].open("ab") as file:
                file.write(torn)
        batches = [self._batch(first + n * _RECORDS) for n in range(_BATCHES)]
        if self._random.random() < 0.3:
            hit = bytearray(batches[_BATCHES // 2])
            hit[-5] ^= 0x40
            batches[_BATCHES // 2] = bytes(hit)
        content = b"".join(batches)
        if self._random.random() < 0.3:
            cut = len(content) - 200
            content, self._torn[name] = content[:cut], content[cut:]
        path.write_bytes(content)
        self._next[name] = first + _BATCHES * _RECORDS

    def _batch(self, offset: int) -> bytes:
        return record_batch(
            [
                Rec(b"%d" % n, self._random.randbytes(40).hex().encode(), offset_delta=n)
                for n in range(_RECORDS)
            ],
            base_offset=offset,
            base_timestamp=1_700_000_000_000 + offset,
            max_timestamp=1_700_000_000_000 + offset,
        )

    def settle(self) -> None:
        """Finishes what is torn, so that all records are there to be read."""
        for name, torn in self._torn.items():
            with sorted((self.data / name).glob("*.log"))[-1].open("ab") as file:
                file.write(torn)
        self._torn.clear()

    def truth(self, *, incremental: bool) -> dict[str, Rows]:
        """The rows that the tables must have in the end."""
        read = {table: list(rows) for table, rows in self._read(str(self.data)).items()}
        if incremental:  # what retention took was exported before
            for table, rows in self._gone.items():
                read[table] += rows
            read["batches"] = [row for row in read["batches"] if row["isValid"]]
            read["damage"] = [row for row in read["damage"] if not row["kind"].endswith("_tail")]
        return {table: places(table, rows) for table, rows in read.items()}

    def _read(self, source: str) -> Tables:
        return {
            "records": read_records(source, on_damage="skip").to_pylist(),
            "batches": read_batches(source, on_damage="skip").to_pylist(),
            "damage": read_damage(source).to_pylist(),
        }


def places(table: str, rows: Iterable[dict[str, Any]]) -> Rows:
    """The rows of a table by what tells them apart, and how often each is there."""
    return Counter(tuple(row[name] for name in _KEYS[table]) for row in rows)


def stored(out: Path, table: str) -> Rows:
    """The rows of a table by its files, as a reader finds them that knows nothing of Spark."""
    rows: list[dict[str, Any]] = []
    for file in _files(out / table):
        if ".parquet" in file.name:
            found = pq.ParquetFile(file).read().to_pylist()
        else:
            with gzip.open(file, "rt", encoding="utf-8") as lines:
                found = [_from_json(json.loads(line)) for line in lines]
        named = dict(part.split("=") for part in file.relative_to(out).parts if "=" in part)
        for name, value in named.items():
            for row in found:
                row[name] = int(value) if name == "partition" else value
        rows += found
    return places(table, rows)


def _from_json(row: dict[str, Any]) -> dict[str, Any]:
    if "value" in row:
        row["value"] = base64.b64decode(row["value"])
    return row


def _files(table: Path) -> list[Path]:
    log = sorted((table / "_delta_log").glob("*.json"))
    if log:
        there: dict[str, None] = {}
        for line in (line for version in log for line in version.read_text("utf-8").splitlines()):
            action = json.loads(line)
            if "add" in action:
                there[unquote(action["add"]["path"])] = None
            elif "remove" in action:
                there.pop(unquote(action["remove"]["path"]), None)
        return [table / path for path in there]
    return [
        path
        for path in sorted(table.rglob("*.*"))
        if path.is_file()
        and not any(part.startswith(("_", ".")) for part in path.relative_to(table).parts)
    ]


@dataclass
class Figures:
    """What came of the kills."""

    kills: Counter[str] = field(default_factory=Counter)
    runs: int = 0
    rows: int = 0
    duplicates: int = 0
    losses: int = 0
    extra: int = 0
    incomplete: int = 0

    def __str__(self) -> str:
        """One line, and one for each kind of kill."""
        lines = [
            f"{sum(self.kills.values())} kills in {self.runs} runs; {self.rows} rows;"
            f" {self.duplicates} duplicates, {self.losses} losses, {self.extra} rows too many,"
            f" {self.incomplete} tables that said _SUCCESS and were not whole"
        ]
        return "\n".join([*lines, *(f"  {name}: {n}" for name, n in sorted(self.kills.items()))])


class Victim:
    """Runs exports of a data directory into OUT, and kills them."""

    def __init__(self, data: Path, out: Path, mode: str, figures: Figures, conf: Sequence[str]):
        self._data = data
        self.out = out
        self._mode = mode
        self._figures = figures
        self._conf = conf
        self.is_incremental = mode.startswith("incremental")

    def run(self) -> None:
        """An export that nobody disturbs."""
        self._figures.runs += 1
        process = self._start(-1)
        output = process.communicate()[0]
        if process.returncode not in (0, 1):
            raise SystemExit(f"an export failed: {output.decode()}")

    def kill(self, moment: str, step: int, delay: float) -> bool:
        """An export that is killed at a moment; whether it came to that."""
        self._figures.runs += 1
        process = self._start(step if moment == "change" else -1)
        wait = None if moment == "change" else _MOMENTS[moment]
        before = set() if wait is None else set(wait(self.out))
        deadline = None
        while process.poll() is None:
            if deadline is None:
                if moment == "random" and (self.out / HOME / "staging").exists():
                    deadline = time.monotonic() + delay
                elif wait is not None and moment != "random" and set(wait(self.out)) - before:
                    deadline = time.monotonic()
            if deadline is not None and time.monotonic() >= deadline:
                break
            time.sleep(_POLL)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        output = process.communicate()[0]
        if process.returncode >= 0:
            if process.returncode not in (0, 1):
                raise SystemExit(f"an export failed: {output.decode()}")
            return False
        self._figures.kills[f"{self._mode}, {moment}"] += 1
        return True

    def _start(self, step: int) -> subprocess.Popen[bytes]:
        options = ["--no-progress", str(self._data), str(self.out)]
        if self.is_incremental:
            # Delta takes seconds for a commit of three tables.
            size = "2m" if self._mode.endswith("delta") else "300k"
            options += ["--incremental", "--max-bytes-per-trigger", size]
        if self._mode.endswith("delta"):
            options += ["--format", "delta"]
        elif self._mode.endswith("Spark"):
            options += ["--format", "json"]
        for setting in self._conf:
            options += ["--conf", setting]
        command = [sys.executable, "-m", "benchmarks.kill_export", "--child", str(step)]
        return subprocess.Popen(
            [*command, *options],
            cwd=Path(__file__).resolve().parent.parent,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )


def _paths(*patterns: str) -> Callable[[Path], Iterator[Path]]:
    return lambda out: (path for pattern in patterns for path in out.glob(pattern))


_MOMENTS: dict[str, Callable[[Path], Iterator[Path]]] = {
    "random": _paths(f"{HOME}/staging"),
    "task": _paths(f"{HOME}/staging/attempts/*/*", f"{HOME}/staging/*/_temporary/0/*"),
    "planned": _paths(f"{HOME}/stream/checkpoint/offsets/*"),
    "decided": _paths(f"{HOME}/stream/commits/*.json", f"{HOME}/journal.json"),
    "delta": _paths("*/_delta_log/*.json"),
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    if arguments[:1] == ["--child"]:
        child(int(arguments[1]), arguments[2:])
    parser = argparse.ArgumentParser(prog="python -m benchmarks.kill_export")
    parser.add_argument("--kills", type=int, default=30, help="in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--modes", default=",".join(MODES))
    parser.add_argument("--conf", action="append", default=[], metavar="KEY=VALUE")
    options = parser.parse_args(arguments)
    figures = Figures()
    modes = options.modes.split(",")
    for number, mode in enumerate(modes):
        share = options.kills * (number + 1) // len(modes) - options.kills * number // len(modes)
        with tempfile.TemporaryDirectory(prefix="kafkafmt-kill-") as folder:
            torment(Path(folder), mode, share, options.seed, figures, options.conf)
        print(figures, flush=True)
    if figures.duplicates or figures.losses or figures.extra or figures.incomplete:
        raise SystemExit(1)


def torment(
    folder: Path, mode: str, kills: int, seed: int, figures: Figures, conf: Sequence[str] = ()
) -> None:
    """Kills exports in one mode, and adds to the figures what came of it.

    Args:
        folder: an empty directory.
        mode: one of `MODES`.
        kills: how many.
        seed: of the data and the moments.
        figures: where it is counted.
        conf: settings for Spark, as KEY=VALUE.
    """
    rng = random.Random(f"{seed} {mode}")
    broker = Broker(folder / "data", seed)
    victim = Victim(broker.data, folder / "out", mode, figures, conf)
    moments = ["random", "task", "decided", "change"]
    moments += ["planned"] if victim.is_incremental else []
    moments += ["delta"] if mode.endswith("delta") else []
    killed = 0
    broker.grow()
    while killed < kills:
        moment = moments[killed % len(moments)]
        if victim.kill(moment, rng.randint(0, 30), rng.uniform(0, 4)):
            killed += 1
        else:
            check(broker, victim, figures)  # it came to its end
            if victim.is_incremental:
                broker.expire()
            broker.grow()
        _check_halfway(victim, figures)
        if rng.random() < 0.3:
            broker.grow()
    broker.settle()
    victim.run()
    check(broker, victim, figures, last=True)


def check(broker: Broker, victim: Victim, figures: Figures, *, last: bool = False) -> None:
    """Compares the tables with what an undisturbed run gives."""
    truth = broker.truth(incremental=victim.is_incremental)
    for table in TABLES:
        found = stored(victim.out, table)
        figures.losses += (truth[table] - found).total()
        figures.extra += (found - truth[table]).total()
        figures.duplicates += sum(count - 1 for count in found.values())
        if last:
            figures.rows += found.total()
            figures.incomplete += not (victim.out / table / "_SUCCESS").exists()


def _check_halfway(victim: Victim, figures: Figures) -> None:
    """After a kill, no row may be there twice."""
    for table in TABLES:
        figures.duplicates += sum(n - 1 for n in stored(victim.out, table).values())


def child(step: int, arguments: Sequence[str]) -> None:
    """The command line, which kills its own group instead of the `step`-th change to a file."""
    if step >= 0:
        left = [step]

        def deadly(original: Callable[..., Any]) -> Callable[..., Any]:
            def change(*args: Any, **options: Any) -> Any:
                if HOME in str(args[0]) or HOME in "".join(map(str, args[1:])):
                    if not left[0]:
                        os.killpg(0, signal.SIGKILL)
                    left[0] -= 1
                return original(*args, **options)

            return change

        for name in ("rename", "replace", "unlink", "mkdir", "touch"):
            setattr(Path, name, deadly(getattr(Path, name)))
        shutil.rmtree = deadly(shutil.rmtree)  # type: ignore[assignment]
    from kafkafmt.cli.app import cli

    cli.main(["export", *arguments], prog_name="kafkafmt")


if __name__ == "__main__":
    main()
