"""Moments that a user names, as milliseconds since 1970.

Strategy: a moment is a number of milliseconds, a datetime, or text: ISO 8601, or a number of at
least five digits. Shorter numbers are not accepted as text, because ``2026`` would be a moment in
1970.

Invariant: a moment without a time zone is in UTC; fractions of a millisecond are cut off.
"""

from __future__ import annotations

import datetime
import re
from typing import Any, TypeAlias

from kafkafmt.arguments import described

Moment: TypeAlias = int | str | datetime.datetime
"""Milliseconds since 1970, text, or a datetime."""

EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)

_NUMBER = re.compile(r"-?\d{5,}", re.ASCII)


def milliseconds(moment: Moment) -> int:
    """A moment as milliseconds since 1970.

    Raises:
        ValueError: the text is not a moment.
    """
    if isinstance(moment, str):
        text = moment.strip()
        if _NUMBER.fullmatch(text):
            return int(text)
        try:
            moment = datetime.datetime.fromisoformat(re.sub("[zZ]$", "+00:00", text))
        except ValueError:
            raise ValueError(
                f"{text!r} is not a time such as 2026-01-31, 2026-01-31T12:00:00Z or"
                " 1769860800000 (milliseconds since 1970)"
            ) from None
    if isinstance(moment, int):
        return moment
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=datetime.timezone.utc)
    return (moment - EPOCH) // datetime.timedelta(milliseconds=1)


def expect_moment(name: str, value: Any) -> int | None:
    """An argument that is a moment or ``None``, as milliseconds since 1970.

    Raises:
        TypeError: it is neither a whole number, a datetime nor text.
        ValueError: the text is not a moment.
    """
    if value is None:
        return None
    if isinstance(value, (str, datetime.datetime)):
        try:
            return milliseconds(value)
        except ValueError as error:
            raise ValueError(f"{name}: {error}") from None
    try:
        if isinstance(value, bool):
            raise TypeError
        return value.__index__()  # type: ignore[no-any-return]
    except (AttributeError, TypeError):
        raise TypeError(
            f"{name} is a whole number of milliseconds since 1970, a datetime or text in ISO 8601,"
            f" found {described(value)}"
        ) from None
