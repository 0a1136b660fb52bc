"""The progress of reads of found segments, for a waiting user.

Strategy: the search for segments adds their sizes, and windows say how far they are read. The
figures are of the process, since threads read; without a :func:`watched` block nothing is counted.

Invariant: nothing depends on the figures. What is read again soon counts once: some readers look at
the headers of a segment, or of a log, before they read its records.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from kafkafmt._base.threads import lock_of_module

_REMEMBERED = 4096
"""Segments whose position is known; those of one log, as a rule."""
_lock = lock_of_module()
_meters: list[Meter] = []


@dataclass
class Meter:
    """Bytes of segments: ``total`` were found, ``done`` were read or passed over."""

    total: int = 0
    done: int = 0
    positions: dict[str, int] = field(default_factory=dict)


def add(*, total: int = 0, done: int = 0) -> None:
    """Add to the figures."""
    with _lock:
        for meter in _meters:
            meter.total += total
            meter.done += done


def reached(path: str, position: int) -> None:
    """Note the current position of the reader of a segment."""
    if not _meters:
        return
    with _lock:
        for meter in _meters:
            before = meter.positions.pop(path, 0)
            meter.done += max(0, position - before)
            meter.positions[path] = max(before, position)
            if len(meter.positions) > _REMEMBERED:
                del meter.positions[next(iter(meter.positions))]


@contextmanager
def watched() -> Iterator[Meter]:
    """Count while the block runs."""
    meter = Meter()
    _meters.append(meter)
    try:
        yield meter
    finally:
        _meters.remove(meter)
