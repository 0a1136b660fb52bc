"""The cost of ``stats`` and of the latest records: ``python -m benchmarks.questions``.

Strategy: a log of four million records of some 120 bytes, with few keys or as many keys as records,
is made once; each question has a process of its own, which prints its seconds and the peak
of its memory above the imports.
"""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from benchmarks.memory import peak, resident
from tests.support.encoder import Rec, record_batch

_RECORDS = 4_000_000
_BATCH = 500


def _stats(by: str | None) -> Callable[[str], Any]:
    import kafkafmt

    return lambda path: kafkafmt.stats(path, by=by)


def _rows(**options: Any) -> Callable[[str], Any]:
    import kafkafmt

    return lambda path: sum(batch.num_rows for batch in kafkafmt.scan_records(path, **options))


QUESTIONS: dict[str, Callable[[], Callable[[str], Any]]] = {
    "all columns": _rows,
    "stats": lambda: _stats(None),
    "stats --by key": lambda: _stats("key"),
    "stats --by producer": lambda: _stats("producer"),
    "records --latest": lambda: _rows(latest=True),
}


def write(directory: Path, keys: int) -> None:
    """Write a log with so many different keys."""
    directory.mkdir()
    chance = random.Random(keys)
    with open(directory / f"{0:020}.log", "wb") as file:
        for base in range(0, _RECORDS, _BATCH):
            records = [
                Rec(b"key-%016d" % chance.randrange(keys), b"v" * 100, offset_delta=at)
                for at in range(_BATCH)
            ]
            file.write(record_batch(records, base_offset=base, base_timestamp=1_700_000_000_000))


def ask(question: str, path: str) -> None:
    """Ask one question of a log, and print seconds for a million records, and MiB."""
    import kafkafmt

    answer = QUESTIONS[question]()
    for _ in kafkafmt.scan_records(b"", latest=True):
        pass
    ready, begun = resident(), time.perf_counter()
    answer(path)
    seconds = (time.perf_counter() - begun) * 1_000_000 / _RECORDS
    print(f"{question}: {seconds:.2f} s a million, {(peak() - ready) // 1024} MiB")


def main() -> None:
    """Make the logs, and ask."""
    with tempfile.TemporaryDirectory() as top:
        for keys in (1_000, 1_000_000_000):
            directory = Path(top, f"log{keys}-0")
            write(directory, keys)
            print(f"of {keys:,} possible keys:", flush=True)
            for question in QUESTIONS:
                command = [sys.executable, "-m", "benchmarks.questions", question, str(directory)]
                subprocess.run(command, check=True)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        ask(*sys.argv[1:])
    else:
        main()
