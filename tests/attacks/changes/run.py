"""Tries each reader with each change before each of its calls: ``python -m tests.run changes``.

``--reader`` and ``--change`` take parts of names; ``--plan`` is ``whole``, ``one_by_one`` or
``in_two`` (:class:`tests.attacks.changes.trying.Trial`). It prints what is wrong, and takes
minutes.
"""

from __future__ import annotations

import tempfile
from argparse import Namespace
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

from tests.attacks.changes import changes
from tests.attacks.changes.judging import judge
from tests.attacks.changes.subjects import SUBJECTS
from tests.attacks.changes.trying import Trial

OPTIONS = {
    "reader": ("", "a part of its name"),
    "change": ("", "likewise"),
    "plan": (("whole", "one_by_one", "in_two"), ""),
    "one-in": (1, "of the schedules"),
}


def main(options: Namespace) -> int:
    faulty = 0
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        tried = (
            (kind, subject, name, change)
            for kind, subject in SUBJECTS.items()
            for name in subject.readers
            for change in subject.changes
            if options.reader in name and options.change in change
        )
        for kind, subject, name, change in tried:
            disk = Path(folder) / kind
            if not disk.exists():
                subject.disk(disk)
            read, steps = subject.readers[name], subject.changes[change]
            is_right = judge(name, change)
            loses = change not in changes.GROWTH | changes.COMPACTION
            trial = Trial(disk, Path(folder) / "work", read, steps, is_right, patch, loses)
            found = list(
                trial.faults(islice(getattr(trial, options.plan)(), 0, None, options.one_in))
            )
            by_text = Counter(each.partition(": ")[2] for each in found)
            for text, count in by_text.items():
                first = next(each for each in found if each.endswith(text))
                where = first.partition(": ")[0]
                print(f"{name}, {change}: {count} times, {where}:\n  {text[:1500]}", flush=True)
            faulty += len(found)
    print(f"{faulty} wrong answers")
    return min(1, faulty)
