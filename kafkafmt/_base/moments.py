"""Moments named by a user, as milliseconds since 1970.

Strategy: a moment is a number of milliseconds, a datetime, or text: ISO 8601, or a number of at
least five digits. Shorter numbers are not accepted as text, because ``2026`` would be a moment in
1970. Numbers before 1973 are refused, because they are rather seconds; text and datetimes can name
such moments. A word or a duration (``yesterday``, ``2h``) is made a moment when an argument is
checked.

Invariant: a moment without a time zone is in UTC; fractions of a millisecond are cut off.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable
from typing import Any, TypeAlias

from kafkafmt._base.arguments import describe_value

Moment: TypeAlias = int | str | datetime.datetime
"""Milliseconds since 1970, text, or a datetime."""

EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
CALENDAR = range(-62_135_596_800_000, 253_402_300_800_000)
"""The milliseconds since 1970 that a calendar has: years 1 to 9999."""

_LEAST = 10**11  # 1973-03-03 in milliseconds; in seconds, the year 5138

_DATE = re.compile(r"((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])", re.ASCII)
_NUMBER = re.compile(r"-?\d{5,}|0", re.ASCII)


def milliseconds(moment: Moment) -> int:
    """Return a moment as milliseconds since 1970.

    Raises:
        ValueError: the text is not a moment, or the number is one of seconds.
    """
    if isinstance(moment, str):
        text = moment.strip()
        if _NUMBER.fullmatch(text):
            return expect_milliseconds(int(text))
        try:
            moment = datetime.datetime.fromisoformat(re.sub("[zZ]$", "+00:00", text))
        except ValueError:
            raise ValueError(
                f"{text!r} is not a time such as 2026-01-31, 2026-01-31T12:00:00Z or"
                " 1769860800000 (milliseconds since 1970)"
            ) from None
    if isinstance(moment, int):
        return expect_milliseconds(moment)
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=datetime.timezone.utc)
    return (moment - EPOCH) // datetime.timedelta(milliseconds=1)


def expect_milliseconds(number: int) -> int:
    """Return the number.

    Raises:
        ValueError: it is rather a number of seconds.
    """
    if not 0 < abs(number) < _LEAST:
        return number
    hint = "write such a time as text"
    if number > 0:
        text = (EPOCH + datetime.timedelta(seconds=number)).strftime("%Y-%m-%dT%H:%M:%SZ")
        hint = f"for seconds write {number}000 or {text}"
        if date := _DATE.fullmatch(str(number)):
            hint = f"for a date write {'-'.join(date.groups())}"
    raise ValueError(f"{number} milliseconds are a time about 1970; {hint}")


def iso_text(milliseconds: int) -> str | None:
    """Format as ISO 8601 in UTC (``2026-01-31T12:00:00.000Z``); ``None`` if no calendar has it."""
    try:
        moment = EPOCH + datetime.timedelta(milliseconds=milliseconds)
    except OverflowError:
        return None
    return moment.replace(tzinfo=None).isoformat(timespec="milliseconds") + "Z"


def calendar_year(milliseconds: int) -> int:
    """Return the year of a time, also beyond the calendar of Python: 400 years repeat."""
    cycles, rest = divmod(milliseconds, 146_097 * 86_400_000)
    return 400 * cycles + (EPOCH + datetime.timedelta(milliseconds=rest)).year


def to_moment(milliseconds: int) -> Moment:
    """Convert milliseconds to a moment, as users pass them to functions."""
    if abs(milliseconds) < _LEAST:
        return EPOCH + datetime.timedelta(milliseconds=milliseconds)
    return milliseconds


def expect_moment(name: str, value: Any) -> int | None:
    """Return a moment or ``None`` as milliseconds since 1970.

    Raises:
        TypeError: it is neither a whole number, a datetime nor text.
        ValueError: the text is not a moment, or the number is one of seconds.
    """
    if value is None:
        return None
    if isinstance(value, (str, datetime.datetime)):
        try:
            return spoken(value) if isinstance(value, str) else milliseconds(value)
        except ValueError as error:
            raise ValueError(f"{name}: {error}") from None
    try:
        if isinstance(value, bool):
            raise TypeError
        number: int = value.__index__()
    except (AttributeError, TypeError):
        raise TypeError(
            f"{name} is a whole number of milliseconds since 1970, a datetime or text in ISO 8601,"
            f" found {describe_value(value)}"
        ) from None
    try:
        return expect_milliseconds(number)
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from None


_AGO = re.compile(r"-?([0-9]{1,6})\s*(s|m|min|h|d|w)(?:\s+ago)?", re.IGNORECASE | re.ASCII)
_SECONDS = {"s": 1, "m": 60, "min": 60, "h": 3600, "d": 86400, "w": 7 * 86400}
_CLOCK = re.compile(r"([01]?[0-9]|2[0-3]):([0-5][0-9])(?::([0-5][0-9]))?Z?", re.ASCII)
_DAYS_AGO = {"today": 0, "yesterday": 1}

SPOKEN = "2026-01-31, 2026-01-31T12:00Z, 15:30 (today), yesterday, or 2h (ago); in UTC"
"""The forms, for the help of an option."""


def spoken(text: str, now: Callable[[], datetime.datetime] | None = None) -> int:
    """Return a time in milliseconds since 1970.

    Args:
        text: what the user wrote.
        now: tells the present time; the clock's if not given.

    Raises:
        ValueError: it is none of the forms.
    """
    said = text.strip().lower()
    present = now() if now else datetime.datetime.now(datetime.timezone.utc)
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
