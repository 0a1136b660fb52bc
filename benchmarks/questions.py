"""The cost of statistics, latest records and histories: ``python -m benchmarks.questions``.

Strategy: logs of some million records (the argument; 4 by default) are made once: records of 120
bytes with few keys or with a million, and commits of a thousand groups. A million records are made
and repeated, each batch with the next offsets. A second argument names a codec: with zstd a hundred
million take 1 GB, else 13. Each question has a process of its own, which prints its seconds of CPU
and the peak of its memory above the imports.
"""

from __future__ import annotations

import random
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks.memory import peak, resident
from benchmarks.tiles import FRAMING_OF, commit
from tests.support.encoder import Rec, record_batch

_MILLION = 1_000_000
_BATCH = 500
_COMMITS = "__consumer_offsets-0"
_OFFSET = struct.Struct(">q")


def _stats(by: str | None) -> Callable[[str], Any]:
    import kafkafmt

    return lambda path: kafkafmt.stats(path, by=by)


def _rows(**options: Any) -> Callable[[str], Any]:
    import kafkafmt

    return lambda path: sum(batch.num_rows for batch in kafkafmt.scan_records(path, **options))


def _history(path: str) -> int:
    from kafkafmt.cluster.offsets import scan_offset_history

    return sum(batch.num_rows for batch in scan_offset_history(path))


QUESTIONS: dict[str, Callable[[], Callable[[str], Any]]] = {
    "all columns": _rows,
    "stats": lambda: _stats(None),
    "stats --by key": lambda: _stats("key"),
    "stats --by producer": lambda: _stats("producer"),
    "records --latest": lambda: _rows(latest=True),
}
HISTORY = "offsets --history"


def write(
    directory: Path, millions: int, codec: str, content: Callable[[], tuple[bytes, bytes]]
) -> None:
    """Write a log of so many million records; `content` gives a key and a value."""
    directory.mkdir()
    batches = [
        record_batch(
            [Rec(*content(), offset_delta=at) for at in range(_BATCH)],
            base_timestamp=1_700_000_000_000,
            framing=FRAMING_OF[codec],
        )
        for _ in range(0, _MILLION, _BATCH)
    ]
    with open(directory / f"{0:020}.log", "wb") as file:
        for base in range(0, millions * _MILLION, _BATCH):  # the checksum leaves the offset out
            batch = batches[base // _BATCH % len(batches)]
            file.write(_OFFSET.pack(base) + batch[_OFFSET.size :])


def contents(keys: int) -> Callable[[], tuple[bytes, bytes]]:
    """Return a source of records of 120 bytes with so many possible keys."""
    chance = random.Random(keys)
    return lambda: (b"key-%016d" % chance.randrange(keys), b"v" * 100)


def ask(question: str, path: str, millions: str) -> None:
    """Ask one question of a log, and print seconds for a million records, and MiB."""
    import kafkafmt

    answer = _history if question == HISTORY else QUESTIONS[question]()
    for _ in kafkafmt.scan_records(b"", latest=True):
        pass
    ready, begun = resident(), time.process_time()
    answer(path)
    seconds = (time.process_time() - begun) / int(millions)
    print(f"{question}: {seconds:.2f} s a million, {(peak() - ready) // 1024} MiB")


def main(millions: str = "4", codec: str = "none") -> None:
    """Make the logs, and ask."""
    with tempfile.TemporaryDirectory() as top:
        for name, content, asked in (
            ("few-0", contents(1_000), [*QUESTIONS]),
            ("many-0", contents(_MILLION * 1_000), [*QUESTIONS]),
            (_COMMITS, partial(commit, random.Random(0), 0), [HISTORY]),
        ):
            directory = Path(top, name)
            write(directory, int(millions), codec, content)
            size = sum(path.stat().st_size for path in directory.iterdir()) // 2**20
            print(f"{name}, {millions} million records, {codec}, {size} MiB:", flush=True)
            _ask_each(asked, str(directory), millions)
            shutil.rmtree(directory)


def _ask_each(questions: Sequence[str], directory: str, millions: str) -> None:
    for question in questions:
        arguments = ["-m", "benchmarks.questions", question, directory, millions]
        subprocess.run([sys.executable, *arguments], check=True)


if __name__ == "__main__":
    if len(sys.argv) > 3:
        ask(*sys.argv[1:])
    else:
        main(*sys.argv[1:])
