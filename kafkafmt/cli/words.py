"""Times as people read them."""

from __future__ import annotations

from collections.abc import Sequence

import pyarrow as pa

from kafkafmt._base.moments import CALENDAR, iso_text


def time_text(milliseconds: int) -> str:
    """ISO 8601 in UTC, with milliseconds; the number where no calendar has the time."""
    return iso_text(milliseconds) or str(milliseconds)


def time_texts(times: Sequence[int | None]) -> list[str | None]:
    """The texts of many times, as :func:`time_text`: Arrow makes them in a tenth of the time."""
    known = [time for time in times if time is not None]
    if known and not (min(known) in CALENDAR and max(known) in CALENDAR):
        return [None if time is None else time_text(time) for time in times]
    texts = pa.array(times, pa.int64()).cast(pa.timestamp("ms")).cast(pa.string()).to_pylist()
    return [None if text is None else f"{text[:10]}T{text[11:]}Z" for text in texts]


def short_time(milliseconds: int, *, in_day: bool) -> str:
    """A time to the second if its day is said elsewhere, else to the minute."""
    text = time_text(milliseconds)
    if not text.endswith("Z"):
        return text
    return text[11:19] if in_day else text[:16].replace("T", " ")


def day_of(milliseconds: int) -> str:
    """The day in UTC; the number where no calendar has the time."""
    return time_text(milliseconds).partition("T")[0]
