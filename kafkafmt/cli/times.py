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
