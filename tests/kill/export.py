"""Kills `kafkafmt export` repeatedly, and compares its output with that of an undisturbed run.

Strategy: a broker's data directory grows (records, new segments, new partitions, torn ends, damage,
retention) while exports of it are killed: the whole process group, by SIGKILL, at random times and
at chosen moments (a task has begun a file, a commit is decided, the n-th change that the driver
makes to OUT, a commit of Delta). Times and changes are drawn over as many as the last
run had that nobody disturbed, the first of which comes before any kill. Each segment is a task, so
that small logs have many.

After each kill the tables are read by their files, as any reader would. They must hold no row twice
and none that is not in the logs; of an incremental export, none may have gone that was there
before. At the end the tables must be those of a run that nobody disturbed. In the kinds called
committed the logs have transactions, some open over many kills (see `transactions`).

    python -m tests.kill.export --kills 40 --seed 1
"""

from __future__ import annotations

import argparse
import atexit
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from glob import iglob
from pathlib import Path
from typing import Any

from benchmarks.report import table as as_table
from kafkafmt.lakehouse.journal import HOME
from kafkafmt.log import splits
from kafkafmt.tables.schemas import TABLES
from tests.kill.broker import Broker, Rows, stored
from tests.kill.transactions import CommittedBroker

MODES = (
    "full",
    "incremental",
    "incremental delta",
    "incremental committed",
    "incremental committed delta",
    "full local",
    "incremental local",
    "incremental delta local",
)
"""What is exported how; `local` ones without Spark."""
_POLL = 0.002  # seconds
_CHANGES = b"changes: "


@dataclass
class Figures:
    """What came of the kills."""

    kills: Counter[str] = field(default_factory=Counter)
    moments: Counter[str] = field(default_factory=Counter)
    runs: int = 0
    rows: int = 0
    duplicates: int = 0
    losses: int = 0
    extra: int = 0
    incomplete: int = 0
    aborted: int = 0
    unstable: int = 0

    @property
    def holds(self) -> bool:
        """Whether nothing went wrong."""
        return not (self.duplicates or self.losses or self.extra or self.incomplete)

    def add(self, other: Figures) -> None:
        """Adds those of another kind of export."""
        self.kills.update(other.kills)
        self.moments.update(other.moments)
        for name in _SUMS:
            setattr(self, name, getattr(self, name) + getattr(other, name))


_SUMS = (
    *("runs", "rows", "duplicates", "losses", "extra", "incomplete"),
    *("aborted", "unstable"),  # records that were in the logs and must not be in the tables
)
_TITLES = (
    *("kills", "runs", "rows", "duplicates", "losses", "too many", "not whole"),
    *("aborted", "not stable"),
)


def shown(kinds: dict[str, Figures]) -> str:
    """A line for each kind of export, their sum, and how often each moment was met."""
    total = Figures()
    for figures in kinds.values():
        total.add(figures)
    rows = [
        [name, *(f"{n:,}" for n in (of.kills.total(), *(getattr(of, sum_) for sum_ in _SUMS)))]
        for name, of in {**kinds, "all": total}.items()
    ]
    moments = ", ".join(f"{name} {n}" for name, n in sorted(total.moments.items()))
    return f"{as_table(['export', *_TITLES], rows)}\n\nKills by moment: {moments}."


class Victim:
    """Runs exports of a data directory into OUT, and kills them.

    Attributes:
        out: the directory.
        is_incremental: whether the exports are.
        seconds: how long the last undisturbed run worked on OUT.
        changes: how many changes to OUT its driver made.
    """

    def __init__(self, data: Path, out: Path, mode: str, figures: Figures, conf: Sequence[str]):
        self._data = data
        self.out = out
        self._mode = mode
        self._figures = figures
        self._conf = conf
        self.is_incremental = mode.startswith("incremental")
        self._is_committed = "committed" in mode.split()
        self._is_delta = "delta" in mode.split()
        self.seconds = 0.0
        self.changes = 0

    def run(self) -> None:
        """An export that nobody disturbs."""
        self._figures.runs += 1
        left = self._staging
        process, began = self._start(-1), None
        while process.poll() is None:
            if began is None and self._staging not in (None, left):
                began = time.monotonic()
            time.sleep(_POLL)
        ended = time.monotonic()
        self._learn(process.communicate()[0], process.returncode)
        self.seconds = ended - (began or ended)

    def kill(self, moment: str, share: float) -> bool:
        """An export that is killed at a moment; whether it came to that.

        Args:
            moment: `change`, or one of `_MOMENTS`.
            share: of the time or of the changes, where the moment is one of those.
        """
        self._figures.runs += 1
        wait = None if moment == "change" else _MOMENTS[moment]
        before = set() if wait is None else set(wait(self.out))
        left, deadline = self._staging, None
        process = self._start(int(share * self.changes) if moment == "change" else -1)
        while process.poll() is None:
            if deadline is None:
                if moment == "random" and self._staging not in (None, left):
                    deadline = time.monotonic() + share * self.seconds
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
        self._figures.kills[self._mode] += 1
        self._figures.moments[moment] += 1
        return True

    @property
    def _staging(self) -> tuple[int, int] | None:
        """What tells the staging directory of a run from the one that the last run left."""
        try:
            found = (self.out / HOME / "staging").stat()
        except FileNotFoundError:
            return None
        return found.st_ino, found.st_ctime_ns

    def _learn(self, output: bytes, status: int) -> None:
        if status not in (0, 1):
            raise SystemExit(f"an export failed: {output.decode()}")
        self.changes = int(output.rpartition(_CHANGES)[2])

    def _start(self, step: int) -> subprocess.Popen[bytes]:
        options = ["--no-progress", str(self._data), str(self.out)]
        if self.is_incremental:
            # Delta takes seconds for a commit of three tables. Logs with transactions are smaller.
            size = "2m" if self._is_delta else "300k"
            if self._is_committed:
                size = "200k" if self._is_delta else "40k"
            options += ["--incremental", "--max-bytes-per-trigger", size]
        if self._is_committed:
            options += ["--isolation", "read_committed"]
        if self._is_delta:
            options += ["--format", "delta"]
        if "local" in self._mode.split():
            options += ["--local", "--processes", "2"]
        for setting in self._conf:
            options += ["--conf", setting]
        command = [sys.executable, "-m", "tests.kill.export", "--child", str(step)]
        return subprocess.Popen(
            [*command, *options],
            cwd=Path(__file__).resolve().parents[2],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )


def _paths(*patterns: str) -> Callable[[Path], Iterator[str]]:
    # Path.glob fails when a directory goes away under it.
    return lambda out: (path for pattern in patterns for path in iglob(pattern, root_dir=out))


_MOMENTS: dict[str, Callable[[Path], Iterator[str]]] = {
    "random": _paths(f"{HOME}/staging"),
    "task": _paths(f"{HOME}/staging/*/*/*.parquet", f"{HOME}/staging/*/*/*/*/*.parquet"),
    "decided": _paths(f"{HOME}/log/*/*.commit.json"),
    "delta": _paths("*/_delta_log/*.json"),
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    if arguments[:1] == ["--child"]:
        child(int(arguments[1]), arguments[2:])
    parser = argparse.ArgumentParser(prog="python -m tests.kill.export")
    parser.add_argument("--kills", type=int, default=40, help="in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--modes", default=",".join(MODES))
    parser.add_argument("--conf", action="append", default=[], metavar="KEY=VALUE")
    options = parser.parse_args(arguments)
    kinds: dict[str, Figures] = {}
    modes = options.modes.split(",")
    for number, mode in enumerate(modes):
        share = options.kills * (number + 1) // len(modes) - options.kills * number // len(modes)
        kinds[mode] = Figures()
        with tempfile.TemporaryDirectory(prefix="kafkafmt-kill-") as folder:
            torment(Path(folder), mode, share, options.seed, kinds[mode], options.conf)
        print(shown(kinds), flush=True)
    if not all(figures.holds for figures in kinds.values()):
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
    broker = (CommittedBroker if "committed" in mode else Broker)(folder / "data", seed)
    victim = Victim(broker.data, folder / "out", mode, figures, conf)
    moments = ["random", "task", "decided", "change"]
    moments += ["delta"] if "delta" in mode.split() else []
    killed = 0
    broker.grow()
    victim.run()
    there = check(broker, victim, figures)
    broker.grow()
    while killed < kills:
        moment = moments[killed % len(moments)]
        if victim.kill(moment, rng.random()):
            killed += 1
            there = _check_halfway(broker, victim, figures, there)
        else:  # it came to its end
            there = check(broker, victim, figures)
            if victim.is_incremental:
                broker.expire()
            broker.grow()
        if rng.random() < 0.3:
            broker.grow()
    broker.settle()
    victim.run()
    check(broker, victim, figures, last=True)


def check(
    broker: Broker, victim: Victim, figures: Figures, *, last: bool = False
) -> dict[str, Rows]:
    """Compares the tables with what an undisturbed run gives; returns their rows."""
    truth = broker.truth(incremental=victim.is_incremental)
    there = {}
    for table in TABLES:
        there[table] = found = stored(victim.out, table)
        figures.losses += (truth[table] - found).total()
        figures.extra += (found - truth[table]).total()
        figures.duplicates += sum(count - 1 for count in found.values())
        if last:
            figures.rows += found.total()
            figures.incomplete += not (victim.out / table).is_dir()
    if last:
        aborted, unstable = broker.left_out
        figures.aborted += aborted
        figures.unstable += unstable
    return there


def _check_halfway(
    broker: Broker, victim: Victim, figures: Figures, before: dict[str, Rows]
) -> dict[str, Rows]:
    """Looks at the tables after a kill; returns their rows.

    Of a full export they are the old or the new ones, and while they are exchanged one may be
    missing; its damage may be a torn end that is whole by now.
    """
    truth = broker.truth(incremental=victim.is_incremental)
    there = {}
    for table in TABLES:
        there[table] = found = stored(victim.out, table)
        figures.duplicates += sum(count - 1 for count in found.values())
        if victim.is_incremental:
            figures.losses += (before[table] - found).total()
        if victim.is_incremental or table != "damage":
            figures.extra += (Counter(set(found)) - truth[table]).total()
    return there


def child(step: int, arguments: Sequence[str]) -> None:
    """The command line, which kills its own group instead of the `step`-th change to a file.

    The last it says is how many changes there were.
    """
    made = [0]

    def counting(original: Callable[..., Any]) -> Callable[..., Any]:
        def change(*args: Any, **options: Any) -> Any:
            if HOME in "".join(map(str, args)):
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
    main()
