"""Options that set the start and the end of a read, as offsets or as times.

Invariant: at most one option sets the start, and at most one the end.
"""

from __future__ import annotations

from collections.abc import Mapping

from kafkafmt._base.moments import milliseconds
from kafkafmt.log import borders
from kafkafmt.log.borders import Offsets
from kafkafmt.spark.option_values import one_of, value_of

STARTS = ("startingTimestamp", "startingOffsetsByTimestamp", "startingOffsets")
ENDS = ("endingTimestamp", "endingOffsetsByTimestamp", "endingOffsets")
"""The options that set the start, and those that set the end; at most one of each."""
_STRATEGY = "startingOffsetsByTimestampStrategy"
NAMES = (*STARTS, _STRATEGY, *ENDS)
_STRATEGIES = ("latest", "error")


def parse(
    given: Mapping[str, str], names: tuple[str, str, str]
) -> tuple[Offsets | None, Offsets | None]:
    """The start or the end of the read, as offsets or as times; at most one option may set it."""
    present = [name for name in names if name in given]
    if len(present) > 1:
        raise ValueError(f"options {present[0]!r} and {present[1]!r} exclude each other")
    if not present:
        return None, None
    (name,) = present
    timestamp, by_timestamp, _ = names
    if name == timestamp:
        return None, Offsets(name, value_of(given, name, _moment, 0))
    if name == by_timestamp:
        return None, borders.parse_times(name, given[name])
    return borders.parse(name, given[name]), None


def _moment(text: str) -> int:
    """A time as milliseconds since 1970, or in the notation of ISO 8601."""
    try:
        return milliseconds(text)
    except ValueError as error:
        raise ValueError(f"must be a number of milliseconds, or a time: {error}") from error


def fails_without_later(given: Mapping[str, str]) -> bool:
    """Whether a log without a record at or after the starting time is an error."""
    if _STRATEGY not in given:
        return False
    if not any(name in given for name in STARTS[:2]):
        raise ValueError(f"option {_STRATEGY!r} needs {STARTS[0]!r} or {STARTS[1]!r}")
    return one_of(given, _STRATEGY, _STRATEGIES, "error") == "error"
