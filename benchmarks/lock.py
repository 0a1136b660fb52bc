"""The part of a scan that holds the interpreter's lock: ``python -m benchmarks.lock``.

Strategy: one thread does the work of several, part by part, and the CPU time of the calls that
release the lock is taken from that of the whole. So the figures do not depend on how busy the
machine is, or on how many processors it has. Amdahl's law gives the speed that they allow.

Invariant: what is not known to release the lock counts as holding it.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

from isal import isal_zlib

import kafkafmt
from benchmarks import sets
from benchmarks.peers import ROOT
from kafkafmt.engine import parallel, parts, scanner
from kafkafmt.engine.kernel._kernel import Kernel

_THREADS = (2, 16)  # for many threads, parts near the end of a segment are larger


@dataclass(frozen=True)
class Shares:
    """CPU nanoseconds of reading one segment.

    Attributes:
        total: of everything.
        released: of the calls that release the lock: reading, checksums, decompression, decoding.
        cutting: of finding parts, which one thread does at a time.
    """

    total: int
    released: int
    cutting: int

    @property
    def held(self) -> float:
        """The share of the time in which the lock is held, at most."""
        return (self.total - self.released) / self.total

    def bound(self, threads: int) -> float:
        """How many times faster so many threads can be, by Amdahl's law."""
        return 1 / (self.held + (1 - self.held) / threads)


class _Clock:
    """The CPU time of this thread in the functions that were wrapped."""

    def __init__(self) -> None:
        self.spent = 0

    def timed(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The function, whose time is counted."""

        def call(*given: Any) -> Any:
            before = time.thread_time_ns()
            try:
                return function(*given)
            finally:
                self.spent += time.thread_time_ns() - before

        return call


@contextmanager
def _clocks() -> Iterator[tuple[_Clock, _Clock]]:
    """Clocks of the calls that release the lock, and of finding parts; no worker is started."""
    released, cutting = _Clock(), _Clock()

    class Timed(Kernel):
        read = released.timed(Kernel.read)
        walk = released.timed(Kernel.walk)
        append = released.timed(Kernel.append)

    new_member = isal_zlib.decompressobj

    class Member:
        def __init__(self, *given: Any) -> None:
            self._made = new_member(*given)
            self.decompress = released.timed(self._made.decompress)

        def __getattr__(self, name: str) -> Any:
            return getattr(self._made, name)

    with (
        mock.patch.object(scanner, "Kernel", Timed),
        mock.patch.object(isal_zlib, "decompressobj", Member),
        mock.patch.object(parts._Parts, "__next__", cutting.timed(parts._Parts.__next__)),
        mock.patch.object(parallel._SharedWork, "start", return_value=None),
    ):
        yield released, cutting


def shares(path: Path, threads: int, passes: int = 5) -> Shares:
    """Read a segment several times, as so many threads do; the least that was found."""
    found = []
    for _ in range(passes):
        with _clocks() as (released, cutting):
            before = time.thread_time_ns()
            for _ in kafkafmt.scan_records(path, threads=threads):
                pass
            total = time.thread_time_ns() - before
            found.append(Shares(total, released.spent, cutting.spent))
    return min(found, key=lambda each: each.total)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.lock", description=__doc__)
    parser.add_argument("--scale", type=float, default=1.0, help="factor for the size of the sets")
    parser.add_argument("--sets", default="", help="only the sets whose names contain this")
    parser.add_argument("--cache", type=Path, default=ROOT / "build" / "bench", help="of the sets")
    options = parser.parse_args()
    print(f"{'set':12} {'threads':>7} {'CPU ms':>8} {'held':>7} {'cutting':>8} {'bound':>7}")
    for segment in sets.generated(options.cache, options.scale, options.sets):
        for threads in _THREADS:
            found = shares(segment.path, threads)
            print(
                f"{segment.name:12} {threads:7} {found.total / 1e6:8.1f} {found.held:7.1%} "
                f"{found.cutting / found.total:8.2%} {found.bound(threads):6.2f}x"
            )


if __name__ == "__main__":
    main()
