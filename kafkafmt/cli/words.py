"""Times as people read them.

Sizes as people read them.

Invariant: three digits at least, so that two amounts that differ by a percent look different.

Times as people say them on a command line: ``2h``, ``yesterday``, ``15:30``, ``2026-01-31``.

Strategy: a word or a duration is made a moment when the command starts; everything else is
:mod:`kafkafmt._base.moments`'s. All of it is UTC.

Invariant: what other packages get is milliseconds, so a time that depends on today means the same
in each of them.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable, Sequence

from kafkafmt._base.moments import CALENDAR, iso_text, milliseconds


def time_text(milliseconds: int) -> str:
    """ISO 8601 in UTC, with milliseconds; the number where no calendar has the time."""
    return iso_text(milliseconds) or str(milliseconds)


def time_texts(times: Sequence[int | None]) -> list[str | None]:
    """Return the texts of many times, as :func:`time_text`: Arrow needs a tenth of the time."""
    known = [time for time in times if time is not None]
    if known and not (min(known) in CALENDAR and max(known) in CALENDAR):
        return [None if time is None else time_text(time) for time in times]
    import pyarrow as pa

    texts = pa.array(times, pa.int64()).cast(pa.timestamp("ms")).cast(pa.string()).to_pylist()
    return [None if text is None else f"{text[:10]}T{text[11:]}Z" for text in texts]


def short_time(milliseconds: int, *, in_day: bool) -> str:
    """Return a time to the second if its day is said elsewhere, else to the minute."""
    text = time_text(milliseconds)
    if not text.endswith("Z"):
        return text
    return text[11:19] if in_day else text[:16].replace("T", " ")


def day_of(milliseconds: int) -> str:
    """Return the day in UTC; the number where no calendar has the time."""
    return time_text(milliseconds).partition("T")[0]


_UNITS = ("B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB")


def size(count: int) -> str:
    """Return a number of bytes with a unit: ``815 B``, ``15.9 MiB``."""
    number = float(count)
    unit = 0
    while abs(number) >= 999.5 and unit + 1 < len(_UNITS):
        number /= 1024
        unit += 1
    if unit == 0:
        return f"{count} B"
    digits = 0 if abs(number) >= 99.95 else 1 if abs(number) >= 9.995 else 2
    return f"{number:.{digits}f} {_UNITS[unit]}"


_AGO = re.compile(r"-?([0-9]{1,6})\s*(s|m|min|h|d|w)(?:\s+ago)?", re.IGNORECASE | re.ASCII)
_SECONDS = {"s": 1, "m": 60, "min": 60, "h": 3600, "d": 86400, "w": 7 * 86400}
_CLOCK = re.compile(r"([01]?[0-9]|2[0-3]):([0-5][0-9])(?::([0-5][0-9]))?Z?", re.ASCII)
_DAYS_AGO = {"today": 0, "yesterday": 1}

HELP = "2026-01-31, 2026-01-31T12:00Z, 15:30 (today), yesterday, or 2h (ago); in UTC"
"""The forms, for the help of an option."""


def moment(text: str, now: Callable[[], datetime.datetime] | None = None) -> int:
    """Return a time in milliseconds since 1970.

    Args:
        text: what the user wrote.
        now: tells the present time; the clock's if not given.

    Raises:
        ValueError: it is none of the forms.
    """
    said = text.strip().lower()
    present = (now or _now)()
    day = present.replace(hour=0, minute=0, second=0, microsecond=0)
    if said == "now":
        return milliseconds(present)
    if said in _DAYS_AGO:
        return milliseconds(day - datetime.timedelta(days=_DAYS_AGO[said]))
    if found := _AGO.fullmatch(said):
        return milliseconds(present) - 1000 * int(found[1]) * _SECONDS[found[2]]
    if found := _CLOCK.fullmatch(text.strip()):
        hour, minute, second = (int(group or 0) for group in found.groups())
        return milliseconds(day.replace(hour=hour, minute=minute, second=second))
    try:
        return milliseconds(text)
    except ValueError as error:
        raise ValueError(f"{error}, or one such as 2h, yesterday or 15:30") from None


def as_text(number: int) -> str:
    """Return a moment as text for any parser of moments; the year 1 for what is before it."""
    return iso_text(max(number, CALENDAR.start)) or str(number)


def _now() -> datetime.datetime:
    return datetime.datetime.now(datetime.timezone.utc)
