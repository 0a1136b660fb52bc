"""What verify says of the start of a broker, on disks that are changed at random, and what it does.

``python -m tests.run starts --seed N [--disks N] [--kafka V]``
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
import time
from argparse import Namespace
from pathlib import Path
from random import Random

import kafkafmt
from kafkafmt.cluster.start.starting import next_starts
from tests.attacks.starts.changes import EVERY, logs
from tests.attacks.starts.judge import RUNNING, Judge, Row
from tests.support.kafka_release import missing
from tests.support.tables import rows
from tests.survey.test_starts import wrong_of

OPTIONS = {
    "seed": (0, "of the first disk"),
    "disks": (20, ""),
    "kafka": ("4.3.1", "3.3 or later"),
    "healthy": (False, "change nothing, and start no broker: nothing may be said"),
    "keep": (Path, "where disks with a difference stay"),
}
_OF_ONE = 25
"""Disks that are changes of the directories that one broker made."""


def disk(seed: int, bases: Path, judge: Judge, at: Path, *, healthy: bool = False) -> list[str]:
    """Make a disk; the names of its changes.

    A healthy one may be a copy that was made while the broker ran, or a log of it alone.
    """
    random = Random(seed)
    base = bases / str(seed // _OF_ONE)
    names = ("d1", "d2") if seed // _OF_ONE % 3 else ("d1",)
    if not base.exists():
        judge.make(base, seed // _OF_ONE, names)
    running = [f"running {number}" for number in range(RUNNING)] if healthy else []
    how = random.choice(["clean", "killed", *running])
    shutil.copytree(base / how, at, symlinks=True)
    found = logs([at / name for name in names])
    if healthy and found and random.random() < 0.3:
        log = random.choice(found)
        shutil.move(log, at / "alone" / log.name)
        return [how, log.name]
    story, wanted = [how], 0 if healthy else random.choice([1, 1, 2, 3])
    while len(story) <= wanted:
        try:
            said = random.choice(EVERY)(random, [at / name for name in names])
        except (LookupError, OSError, ValueError, AttributeError):
            continue  # an earlier change took away what this one changes
        if said is not None:
            story.append(said)
    return story


def alarms(given: list[Path]) -> list[str]:
    """Return what is said of healthy directories."""
    return [
        f"{row['severity']} {row['atStart']} {row['path'][-60:]} {row['message'][:150]}"
        for row in rows(kafkafmt.verify(given))
        if row["severity"] != "note"
    ]


def differences(given: list[Path], judge: Judge) -> tuple[list[str], Row]:
    """Compare what is said of data directories with what a broker does with them."""
    found = rows(kafkafmt.verify(given))
    starts = next_starts(map(str, given))
    copies = [path.parent / "broker" / path.name for path in given]
    for path, copy in zip(given, copies, strict=True):
        shutil.copytree(path, copy, symlinks=True)
    truth = judge.truth(copies)
    wrong = wrong_of(truth, found)
    if [start.starts for start in starts] != [truth["starts"]]:
        wrong.append(f"starts {[start.starts for start in starts]}, is {truth['starts']}")
    elif truth["starts"]:
        offline = [Path(path).name for path in starts[0].offline]
        if offline != truth["offline_dirs"]:
            wrong.append(f"offline {offline}, is {truth['offline_dirs']}")
        for log, count in starts[0].lost.items():
            one = truth["partitions"].get(log, {})
            total = truth["expected_on_disk"].get(log)
            served = one.get("records", 0)
            is_read = not one.get("offline") and not one.get("error")
            if total is not None and is_read and served + count < total:
                wrong.append(f"{log}: lost {count} of {total}, served {served}")
    if not truth["starts"]:
        wrong += [f"broker: {truth['error']}"] if wrong else []
    said = [f"{row['atStart']} {row['path'][-60:]} {row['message'][:150]}" for row in found]
    return ([*wrong, *(f"said: {each}" for each in said if each[:4] != "None")] if wrong else []), {
        **truth
    }


def main(given: Namespace) -> int:
    """Run what the command line says; 1 where an answer is wrong."""
    if missing():
        sys.exit(missing())
    failed = 0
    with tempfile.TemporaryDirectory(prefix="starts-", ignore_cleanup_errors=True) as made:
        folder = Path(made)
        with Judge(folder, given.kafka) as judge:
            for seed in range(given.seed, given.seed + given.disks):
                began, at = time.monotonic(), folder / f"disk{seed}"
                story = disk(seed, folder / "bases", judge, at, healthy=given.healthy)
                source = [at / name for name in ("d1", "d2") if (at / name).exists()]
                truth: Row = {}
                if given.healthy:
                    alone = list((at / "alone").glob("*"))
                    wrong = alarms(alone or source)
                else:
                    wrong, truth = differences(source, judge)
                failed += bool(wrong)
                seconds = time.monotonic() - began
                print(f"seed {seed}, {seconds:.0f} s, {len(wrong)} wrong: {story}", flush=True)
                if wrong:
                    print("\n".join(f"    {each}" for each in wrong), flush=True)
                if wrong and given.keep:
                    shutil.rmtree(at / "broker", ignore_errors=True)
                    (at / "truth.json").write_text(json.dumps(truth, indent=1, sort_keys=True))
                    shutil.move(at, given.keep / f"disk{seed}")
                shutil.rmtree(at, ignore_errors=True)
    print(f"{failed} of {given.disks} disks differ")
    return bool(failed)
