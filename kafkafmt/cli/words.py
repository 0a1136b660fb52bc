"""Times, sizes and bytes as people read them.

Strategy: bytes are text if they are UTF-8 without control characters, apart from tabs and line
breaks, as numbers in binary rarely are; else they are Base64, and the output names that.

Invariant: no byte is lost. Three digits at least, so that two sizes that differ by a percent look
different.
"""

from __future__ import annotations

import binascii
import re
from collections.abc import Sequence

from kafkafmt._base.moments import CALENDAR, calendar_year, iso_text


def time_text(milliseconds: int) -> str:
    """Return ISO 8601 in UTC, with milliseconds; the number for a time outside any calendar."""
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
    """Return a time to the second if its day is said elsewhere, else to the minute.

    Of a time outside the years 1 to 9999, the year is returned.
    """
    text = iso_text(milliseconds)
    if text is None:
        return f"year {calendar_year(milliseconds)}"
    return text[11:19] if in_day else text[:16].replace("T", " ")


def day_text(milliseconds: int) -> str:
    """Return the day in UTC; the number for a time outside any calendar."""
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


def as_text(number: int) -> str:
    """Return a moment as text for any parser of moments; the year 1 for any earlier one."""
    return iso_text(max(number, CALENDAR.start)) or str(number)


BASE64 = "base64"

_CONTROL = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")


def base64_text(data: bytes) -> str:
    """Return standard Base64 with padding."""
    return binascii.b2a_base64(data, newline=False).decode()


def decode_text(data: bytes) -> str | None:
    """Return bytes as text; ``None`` if they are not text."""
    try:
        text = data.decode()
    except UnicodeDecodeError:
        return None
    return text if is_text(text) else None


def is_text(decoded: str) -> bool:
    """Return whether valid UTF-8 looks like text written by a person."""
    return decoded.isprintable() or _CONTROL.search(decoded) is None
