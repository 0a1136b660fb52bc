"""Kills exports by SIGKILL, runs them again, and compares the tables with those of no disturbance.

Strategy: a broker's data directory grows (records, new segments, new partitions, torn ends, damage,
retention) while exports of it are killed (see `victims`), in one trial for each kind: a place, a
format, an executor. Each segment is a task, so that small logs have many.

After each kill the tables are read: those of a directory by their files, as any reader would. They
must hold no row twice and none that is not in the logs; of an incremental export, none may have
gone that was there before. At the end the tables must be those of a run that nobody disturbed. In
kinds called committed the logs have transactions, some open over many kills (see `transactions`).

    python -m tests.run kill --kills 40 --seed 1
    python -m tests.run kill --kinds "incremental delta store"
"""

from __future__ import annotations

import random
import tempfile
from argparse import Namespace
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from kafkafmt.segment.tables.schemas import TABLES
from tests.attacks.kill.broker import GrowingDisk, Rows
from tests.attacks.kill.figures import Figures, shown
from tests.attacks.kill.transactions import CommittedBroker
from tests.attacks.kill.victims import InDirectory, InStore, Victim
from tests.support.store import Store, serve

KINDS = (
    "full",
    "incremental delta",
    "incremental committed delta",
    "full local",
    "full delta local",
    "incremental delta local",
    "incremental delta store",
    "incremental iceberg store",
)
"""What is exported how: to a directory in Parquet by Spark, if the words say nothing else.

Exports to a store run their tasks in the process that is killed.
"""


def torment(
    folder: Path,
    kind: str,
    kills: int,
    seed: int,
    figures: Figures,
    *,
    store: Store | None = None,
    conf: Sequence[str] = (),
) -> None:
    """Kills exports of one kind, and adds to the figures what came of it.

    Args:
        folder: an empty directory.
        kind: one of `KINDS`.
        kills: how many.
        seed: of the data and the moments.
        figures: where it is counted.
        store: for the kinds that export to one.
        conf: settings for Spark, as KEY=VALUE.
    """
    rng = random.Random(f"{seed} {kind}")
    data, incremental = folder / "data", "incremental" in kind.split()
    broker = (CommittedBroker if "committed" in kind else GrowingDisk)(data, seed)
    victim: Victim = InDirectory(data, folder / "out", kind, figures, conf)
    if "store" in kind.split():
        if store is None:
            raise ValueError(f"the kind {kind!r} needs a store")
        # A run makes a few commits, and a trial of thirty kills takes minutes.
        broker, victim = GrowingDisk(data, seed, records=12), InStore(data, kind, figures, store)
    killed = 0
    broker.grow()
    victim.run()
    there = check(broker, victim, figures, incremental=incremental)
    broker.grow()
    while killed < kills:
        if victim.kill(victim.moments[killed % len(victim.moments)], rng):
            killed += 1
            there = _check_halfway(broker, victim, figures, there, incremental=incremental)
        else:  # it came to its end
            there = check(broker, victim, figures, incremental=incremental)
            if incremental:
                broker.expire()
            broker.grow()
        if rng.random() < 0.3:
            broker.grow()
    broker.settle()
    victim.run()
    check(broker, victim, figures, incremental=incremental, last=True)


def check(
    broker: GrowingDisk, victim: Victim, figures: Figures, *, incremental: bool, last: bool = False
) -> dict[str, Rows]:
    """Compares the tables with what an undisturbed run gives; returns their rows."""
    truth = broker.truth(incremental=incremental)
    there = {}
    for table in TABLES:
        there[table] = found = victim.rows(table)
        figures.losses += (truth[table] - found).total()
        figures.extra += (found - truth[table]).total()
        figures.duplicates += sum(count - 1 for count in found.values())
        if last:
            figures.rows += found.total()
            if isinstance(victim, InDirectory):
                figures.incomplete += not (victim.out / table).is_dir()
    if last:
        aborted, unstable = broker.left_out
        figures.aborted += aborted
        figures.unstable += unstable
    return there


def _check_halfway(
    broker: GrowingDisk,
    victim: Victim,
    figures: Figures,
    before: dict[str, Rows],
    *,
    incremental: bool,
) -> dict[str, Rows]:
    """Looks at the tables after a kill; returns their rows.

    Of a full export they are the old or the new ones, and while they are exchanged one may be
    missing; its damage may be a torn end that is whole by now.
    """
    truth = broker.truth(incremental=incremental)
    there = {}
    for table in TABLES:
        there[table] = found = victim.rows(table)
        figures.duplicates += sum(count - 1 for count in found.values())
        if incremental:
            figures.losses += (before[table] - found).total()
        if incremental or table != "damage":
            figures.extra += (Counter(set(found)) - truth[table]).total()
    return there


OPTIONS = {
    "kills": (40, "in all"),
    "seed": (1, ""),
    "kinds": (",".join(KINDS), ""),
    "conf": ([], ""),
}


def main(options: Namespace) -> None:
    """Run the command."""
    kinds: dict[str, Figures] = {}
    chosen = options.kinds.split(",")
    served = serve()
    store = next(served)
    for number, kind in enumerate(chosen):
        share = options.kills * (number + 1) // len(chosen) - options.kills * number // len(chosen)
        kinds[kind] = Figures()
        with tempfile.TemporaryDirectory(prefix="kafkafmt-kill-") as folder:
            trial = Path(folder), kind, share, options.seed, kinds[kind]
            torment(*trial, store=store, conf=options.conf)
        print(shown(kinds), flush=True)
    if not all(figures.holds for figures in kinds.values()):
        raise SystemExit(1)
