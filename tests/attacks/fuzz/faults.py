"""Let each allocation of the kernel fail: ``scripts/fuzz faults``.

Strategy: the kernel is built with `faults.h`. Each file is read with the first allocation failing,
then with the second, and so on until nothing fails. Every reading either succeeds or raises
``MemoryError``, and the kernel has no more memory afterwards than before.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import sys
import time
from argparse import Namespace
from pathlib import Path

import kafkafmt
from kafkafmt.segment.engine.kernel import _kernel
from tests.attacks.fuzz import target
from tests.support.encoder import Rec, record_batch
from tests.support.truth import GOLDEN

_LARGEST = 300_000  # bytes of a file


def counters(library: str) -> tuple[ctypes.c_long, ctypes.c_long]:
    """How many allocations are left, and the kernel's bytes; ValueError without `faults.h`."""
    loaded = ctypes.CDLL(library)
    left = ctypes.c_long.in_dll(loaded, "kafkafmt_allocations_left")
    return left, ctypes.c_long.in_dll(loaded, "kafkafmt_bytes")


def read(source: Path | bytes) -> None:
    """Everything that the kernel does with a segment."""
    kafkafmt.read_records(source, on_damage="skip", include_control=True)
    kafkafmt.read_records(source, on_damage="skip", columns=["offset", "compression", "headers"])
    kafkafmt.read_batches(source, on_damage="skip")
    with kafkafmt.open_segment(source, on_damage="skip") as segment:
        for batch in segment:
            with contextlib.suppress(kafkafmt.KafkaFormatError):
                batch.records()


def fail_each(source: Path | bytes, left: ctypes.c_long) -> int:
    """Read with each allocation failing in turn; how many failed, all with ``MemoryError``."""
    failed = 0
    while True:
        left.value = failed
        try:
            read(source)
        except MemoryError:
            pass
        else:
            if left.value > 0:
                return failed
        finally:
            left.value = -1
        failed += 1


def special() -> list[bytes]:
    """What takes memory in a way that few segments do: gzip, and names that become longer."""
    packed = (
        record_batch([Rec(b"k", b"v")] * 2, framing="gzip") * 3
    )  # all but the first by the kernel
    names = record_batch([Rec(None, None, ((b"\xff" * 9000, None),) * 9)])
    return [packed, names]


OPTIONS = {"files": (60, ""), "seconds": (600.0, "")}


def main(arguments: Namespace) -> int:
    left, held = counters(_kernel.__file__)
    stored = sorted(path for path in GOLDEN.rglob("*.log") if path.stat().st_size <= _LARGEST)
    step = max(len(stored) // arguments.files, 1)
    sources: list[Path | bytes] = [*stored[::step][: arguments.files], *target.seeds(0), *special()]
    end = time.monotonic() + arguments.seconds
    files = failed = 0
    for source in sources:
        if time.monotonic() > end:
            break
        read(source)
        gc.collect()
        before = held.value
        found = fail_each(source, left)
        gc.collect()
        if held.value != before:  # less: memory was given back that it did not have
            print(f"{source!r}: {held.value - before} more bytes than before", file=sys.stderr)
            return 1
        files += 1
        failed += found
    print(f"{files} files, {failed} allocations failed: MemoryError each time, nothing lost")
    return 0
