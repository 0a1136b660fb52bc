"""Sizes as people read them.

Invariant: three digits at least, so that two amounts that differ by a percent look different.
"""

from __future__ import annotations

_UNITS = ("B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB")


def size(count: int) -> str:
    """A number of bytes with a unit: ``815 B``, ``15.9 MiB``."""
    number = float(count)
    unit = 0
    while abs(number) >= 999.5 and unit + 1 < len(_UNITS):
        number /= 1024
        unit += 1
    if unit == 0:
        return f"{count} B"
    digits = 0 if abs(number) >= 99.95 else 1 if abs(number) >= 9.995 else 2
    return f"{number:.{digits}f} {_UNITS[unit]}"
