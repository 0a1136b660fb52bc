"""The time and the memory that one input of a fuzz target may take.

Strategy: what takes too much and ends is found afterwards. What does not end is stopped by the
system: SIGXCPU ends the process with a trace, and memory beyond a bound is a ``MemoryError``. The
input is written to a file before it is read, so that it is there afterwards.

A sanitizer maps terabytes and keeps what was freed, so only time is bounded under one; the same
targets run without one too.

Invariant: an input may have up to twice the bound before the system stops it, so that one that ends
soon after the bound is reported with its figures.
"""

import faulthandler
import os
import resource
import signal
import time
from pathlib import Path

from benchmarks.memory import peak
from tests.attacks.fuzz.target import LIMITS


class Bounds:
    """The time and the memory that one input may take; the limits are those of `target.LIMITS`.

    Use it as a context manager.
    """

    SECONDS = 2.0
    SECONDS_PER_BYTE = 2e-6  # stored, or decompressed: at most `batch_bytes` for each 26 bytes
    BYTES = 64 * 1024 * 1024 + 3 * LIMITS.batch_bytes

    def __init__(self, current: Path) -> None:
        current.parent.mkdir(parents=True, exist_ok=True)
        self._current = current.open("wb", buffering=0)
        self._before = [(kind, resource.getrlimit(kind)) for kind in _KINDS]
        self._memory = peak() * 1024
        self._started = time.process_time()
        faulthandler.register(signal.SIGXCPU, chain=True)

    def _most(self, data: bytes) -> float:
        return self.SECONDS + self.SECONDS_PER_BYTE * (len(data) + LIMITS.batch_bytes)

    def start(self, data: bytes) -> None:
        """An input is read from now on."""
        os.pwrite(self._current.fileno(), data, 0)
        os.ftruncate(self._current.fileno(), len(data))
        self._memory = peak() * 1024
        self._started = time.process_time()
        # Whole seconds: twice the bound, so that what ends is found by `broken`. The system counts
        # ticks for this limit: after minutes, that is seconds more than the time that was taken.
        most = 1.25 * self._started + 2 * self._most(data)
        _limit(resource.RLIMIT_CPU, int(most) + 1)
        if not _is_sanitized():
            _limit(resource.RLIMIT_AS, _address_space() + 2 * self.BYTES)

    def broken(self, data: bytes) -> list[str]:
        """What the input took too much of."""
        seconds = time.process_time() - self._started
        grown = peak() * 1024 - self._memory
        most = self._most(data)
        return [
            *([f"{seconds:.1f} s, at most {most:.1f}"] if seconds > most else []),
            *(
                [f"{grown} bytes, at most {self.BYTES}"]
                if grown > self.BYTES and not _is_sanitized()
                else []
            ),
        ]

    def __enter__(self) -> "Bounds":
        return self

    def __exit__(self, *_: object) -> None:
        """Set the limits of the process to what they were."""
        for kind, limits in self._before:
            resource.setrlimit(kind, limits)
        faulthandler.unregister(signal.SIGXCPU)
        self._current.close()
        os.unlink(self._current.name)


_KINDS = (resource.RLIMIT_CPU, resource.RLIMIT_AS)
_SANITIZED = 1 << 40  # bytes of address space


def _limit(kind: int, soft: int) -> None:
    """Set a limit of the process, whose upper bound stays."""
    hard = resource.getrlimit(kind)[1]
    resource.setrlimit(kind, (soft if hard == resource.RLIM_INFINITY else min(soft, hard), hard))


def _is_sanitized() -> bool:
    """Whether this process runs under a sanitizer."""
    return _address_space() >= _SANITIZED


def _address_space() -> int:
    """Bytes of this process's address space."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    return pages * resource.getpagesize()
