"""Threads over shared objects: ``scripts/fuzz threads``.

Strategy: in each round eight threads share one Segment, make scans of their own, iterate objects,
and drop tables that others made. ThreadSanitizer, with which the kernel is built, ends the process
at a race in the kernel; the interpreter's lock is known to it, because it is a mutex.

Invariant: every thread gets all rows.
"""

import random
import threading
import time
from argparse import Namespace
from collections import deque
from typing import Any

import pyarrow as pa

import kafkafmt
from tests.attacks.fuzz import target

THREADS = 8


def run(rounds: int, seconds: float, seed: int) -> int:
    """Read in threads, which get the rows of a single one; how many rounds there was time for."""
    chance = random.Random(seed)
    logs = [log * 30 for log in target.seeds(1000)]
    expected = [(_rows(log), _objects(log)) for log in logs]
    end = time.monotonic() + seconds
    done = 0
    while done < rounds and time.monotonic() < end:
        number = chance.randrange(len(logs))
        _round(logs[number], *expected[number])
        done += 1
    return done


def _rows(log: bytes, threads: int = 1) -> pa.Table:
    return kafkafmt.read_records(log, on_damage="skip", threads=threads)


def _objects(log: bytes) -> list[int]:
    with kafkafmt.open_segment(log, on_damage="skip") as segment:
        return _offsets(segment)


def _offsets(segment: kafkafmt.Segment) -> list[int]:
    """The offsets of all records, those of control batches too."""
    return [record.offset for batch in segment if batch.is_valid for record in _records(batch)]


def _round(log: bytes, rows: pa.Table, offsets: list[int]) -> None:
    dropped: deque[Any] = deque(maxlen=4)
    wrong: list[object] = []
    begin = threading.Barrier(THREADS)

    def work(number: int) -> None:
        begin.wait()
        table = _rows(log, threads=2 if number == 0 else 1)
        if not table.equals(rows):
            wrong.append((number, "table"))
        dropped.append(table)
        del table
        if _offsets(segment) != offsets:
            wrong.append((number, "objects"))
        next(iter(kafkafmt.scan_batches(log, on_damage="skip")), None)  # left half read

    with kafkafmt.open_segment(log, on_damage="skip") as segment:
        threads = [threading.Thread(target=work, args=(number,)) for number in range(THREADS)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert wrong == [], wrong


def _records(batch: kafkafmt.Batch) -> list[kafkafmt.Record]:
    try:
        return batch.records()
    except kafkafmt.KafkaFormatError:
        return []


OPTIONS = {"rounds": (1000, ""), "seconds": (3600.0, ""), "seed": (0, "")}


def main(arguments: Namespace) -> int:
    done = run(arguments.rounds, arguments.seconds, arguments.seed)
    print(f"{done} rounds of {THREADS} threads: equal rows")
    return 0
