"""Ask everything of a disk on which one call fails: `python -m tests.run faults`.

Strategy: a question is asked once with a sound disk, which tells the calls. Then each call fails in
turn, or a few of each kind: calls of one name, on files that have one part in a log. The process
runs with a library that is loaded before the C library, so it starts itself again.
"""

from __future__ import annotations

import errno
import itertools
import os
import random
import re
import sys
import tempfile
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.attacks.faults.disk import OF_WRITES

_BEFORE = (
    ("records of a pattern", "opendir data"),
    ("records of a pattern", "lstat data"),
    ("tier in a folder()", "lstat .*/plainly-0-[^/]*"),
    ("tier audited()", r"lstat .*/0{18}50-[^/]*\.log"),
    ("tier()", r"(lstat|open|read) .*/0{18}(20|50)-[^/]*-manifest"),
    ("verify()", r"read data/orders-0/0{20}\.log"),
    ("dump", r"stat data/orders-0/0{20}\.log"),
    ("salvage", r"(open|read|stat) data/__consumer_offsets-0/0{20}\.log"),
    ("verify", r"stat data/(carts-0/0{20}\.txnindex|payments-0/0{19}3\.snapshot)"),
    ("records merged", r"open other/__cluster_metadata-0/0{20}\.log"),
    ("salvage", "stat data/meta.properties"),
    ("rescue topic", "open topic/nodes/101/meta.properties"),
    ("rescue cluster", "readdir cluster/nodes"),
    ("rescue topic", r"read topic/nodes/1/__consumer_offsets-2/0{20}\.log"),
)
"""Calls that gave a wrong answer once, by question: they are always tried."""


OPTIONS = {
    "only": ("", "questions, by name"),
    "error": (("EIO", "EACCES"), ""),
    "mode": (("always", "once", "all"), ""),
    "writes": ((None, *OF_WRITES, "each"), "let writing fail so"),
    "of": (1, "calls of each kind that fail in turn"),
    "sample": (0, "at most so many of a question"),
    "show": (False, "how the answers differ"),
}


def chosen(calls: Sequence[str], of: int, sample: int, seed: str) -> list[int]:
    """The numbers of calls that fail in turn, from 1 on."""
    times, kinds, found = Counter[str](), Counter[tuple[str, int]](), []
    for number, call in enumerate(calls, 1):
        times[call] += 1
        kind = re.sub(r"[\w-]+-\d+(?=/|$)", "LOG", call)
        kind = re.sub(r"\d{20}(-[\w-]{22})?", "N", kind)
        kind = re.sub(r"[0-9a-f]{8,}(-[0-9a-f]{4,})*", "X", kind)
        kinds[kind, times[call]] += 1
        if kinds[kind, times[call]] <= of:
            found.append(number)
    if sample and len(found) > sample:
        found = sorted(random.Random(seed).sample(found, sample))
    return found


def faults(options: Namespace, folder: Path) -> Iterator[str]:
    """A line for each answer that may not be given."""
    from tests.attacks.faults import questions, sources
    from tests.attacks.faults.disk import Disk, Fault
    from tests.attacks.faults.judging import fault_of

    root = sources.make(folder / "sources")
    place = questions.Place(str(root), {}, folder / "out")
    disk = Disk(os.environ["LD_PRELOAD"], root)
    fault = Fault(getattr(errno, options.error), options.mode)
    for name, ask in questions.every().items():
        if not re.search(options.only, name):
            continue
        disk.arm(0, fault)
        sound = ask(place)
        disk.disarm()
        calls = disk.calls
        numbers = set(chosen(calls, options.of, options.sample, name))
        shown = [call.replace(f"{root}/", "") for call in calls]
        for question, pattern in _BEFORE:
            if question == name.partition("(")[0] or question == name:
                numbers |= {n for n, call in enumerate(shown, 1) if re.fullmatch(pattern, call)}
        for number in sorted(numbers):
            disk.arm(number, fault)
            found = ask(place)
            disk.disarm()
            wrong = fault_of(sound, found, (fault.word,), str(root))
            if wrong is not None:
                yield f"{name}: {wrong} where call {number} fails: {shown[number - 1]}"
                if options.show:
                    yield from _difference(sound.out, found.out)
                    yield f"  ! {found.code} {found.said}"


def faults_of_writing(options: Namespace, folder: Path) -> Iterator[str]:
    """A line for each command that writes wrongly."""
    from tests.attacks.faults import questions, sources, writing
    from tests.attacks.faults.disk import Disk

    root = sources.make(folder / "sources")
    place = questions.Place(str(root), {}, folder / "written" / "out")
    disk = Disk(os.environ["LD_PRELOAD"], place.out.parent, writes=True)
    asked = OF_WRITES if options.writes == "each" else [options.writes]
    for number, ((name, writer), fault_name) in enumerate(
        zip(writing.every().items(), itertools.cycle(asked))
    ):
        if not re.search(options.only, name):
            continue
        trial = writing.Trial(writer, place, folder / f"kept-{number}")
        fault = OF_WRITES[fault_name]
        trial.restore()
        disk.arm(0, fault)
        sound = trial.run()
        disk.disarm()
        calls = [call.replace(f"{place.out.parent}/", "") for call in disk.calls]
        trial.remember()
        for at in chosen(calls, options.of, options.sample, name):
            if calls[at - 1] == "close stdout":  # no command does that
                continue
            trial.restore()
            disk.arm(at, fault)
            found = trial.run()
            disk.disarm()
            wrong = trial.wrong(sound, found, fault, calls[at - 1])
            if wrong is not None:
                yield f"{name}: {wrong} where call {at} is {fault_name}: {calls[at - 1]}"
                if options.show:
                    yield f"  ! {found.code} {found.said}"


def _difference(sound: str, found: str) -> Iterator[str]:
    before, after = sound.splitlines(), found.splitlines()
    yield from (f"  - {line[:300]}" for line in before if line not in set(after))
    yield from (f"  + {line[:300]}" for line in after if line not in set(before))


def main(options: Namespace) -> int:
    with tempfile.TemporaryDirectory(prefix="kafkafmt-faults-") as folder:
        if "LD_PRELOAD" not in os.environ:
            from tests.attacks.faults.disk import run

            return run(sys.argv[2:], Path(folder))
        count = 0
        trials = faults_of_writing if options.writes else faults
        for line in trials(options, Path(folder)):
            count += not line.startswith(" ")
            print(line, flush=True)
    return int(count > 0)
