"""Formatting of sizes, counts, times and names for reports."""

from __future__ import annotations

from kafkafmt._base.moments import iso_text
from kafkafmt._base.wording import printable

NO_VALUE = "–"
_PRECISION = {"days": 10, "minutes": 16, "seconds": 19}  # characters of an ISO time


def size(count: float) -> str:
    """Bytes in binary units with three digits: 0 B, 999 B, 1.46 KiB, 128 MiB."""
    unit = "B"
    for larger in ("KiB", "MiB", "GiB", "TiB", "PiB"):
        if abs(count) < 1000:
            break
        count /= 1024
        unit = larger
    return f"{int(count)} B" if unit == "B" else f"{_three_digits(count)} {unit}"


def short_count(count: float) -> str:
    """A count for an axis: 999, 1.2k, 3.4M."""
    for unit in ("", "k", "M", "G"):
        if abs(count) < 1000:
            return f"{_three_digits(count)}{unit}" if unit else f"{count:g}"
        count /= 1000
    return f"{_three_digits(count)}T"


def ratio(value: float | None) -> str:
    """A compression ratio: 3.14."""
    return NO_VALUE if value is None else f"{value:.2f}"


def time(ms: int | None, *, to: str = "seconds") -> str:
    """Milliseconds since 1970 as a date and time in UTC, precise to days, minutes or seconds.

    A time outside the years 1 to 9999 is printed as its number of milliseconds.
    """
    if ms is None:
        return NO_VALUE
    moment = iso_text(ms)
    return f"{ms} ms" if moment is None else moment[: _PRECISION[to]].replace("T", " ")


def duration(ms: int) -> str:
    """A length of time in its largest fitting unit: 250 ms, 3.5 min, 61 days."""
    for unit, length in (("days", 86_400_000), ("h", 3_600_000), ("min", 60_000), ("s", 1000)):
        if ms >= length:
            return f"{_three_digits(ms / length)} {unit}"
    return f"{ms} ms"


def topic(name: str | None) -> str:
    """A topic's name; segments outside a log directory have none."""
    return "(no topic)" if name is None else printable(name)


def log(topic_name: str | None, partition: int | None) -> str:
    """A topic-partition in the form of its directory name."""
    return topic(topic_name) if partition is None else f"{topic(topic_name)}-{partition}"


def _three_digits(value: float) -> str:
    digits = 2 if value < 10 else 1 if value < 100 else 0
    text = f"{value:.{digits}f}"
    return text.rstrip("0").rstrip(".") if "." in text else text
