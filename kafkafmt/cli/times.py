"""Times as people read them."""

from __future__ import annotations

import datetime

from kafkafmt.moments import EPOCH


def time_text(milliseconds: int) -> str:
    """ISO 8601 in UTC, with milliseconds; the number where no calendar has the time."""
    try:
        moment = EPOCH + datetime.timedelta(milliseconds=milliseconds)
    except OverflowError:
        return str(milliseconds)
    return moment.replace(tzinfo=None).isoformat(timespec="milliseconds") + "Z"


def short_time(milliseconds: int, *, in_day: bool) -> str:
    """A time to the second if its day is said elsewhere, else to the minute."""
    text = time_text(milliseconds)
    if not text.endswith("Z"):
        return text
    return text[11:19] if in_day else text[:16].replace("T", " ")


def day_of(milliseconds: int) -> str:
    """The day in UTC; the number where no calendar has the time."""
    return time_text(milliseconds).partition("T")[0]
