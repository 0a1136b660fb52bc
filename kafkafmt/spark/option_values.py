"""The values of options: words, flags, numbers, sizes, times and durations, in Spark's notation.

Invariant: a wrong value is a ValueError that names the option and shows what was expected.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from kafkafmt.arguments import did_you_mean
from kafkafmt.moments import milliseconds

_BOOLEANS = ("true", "false")
_SIZE = re.compile(r"([0-9]{1,15})\s*([kmgt]?)i?b?", re.IGNORECASE)
_UNITS = {"": 1, "k": 1 << 10, "m": 1 << 20, "g": 1 << 30, "t": 1 << 40}
_DURATION = re.compile(r"([0-9]{1,15})\s*(us|ms|s|m|min|h|d)?", re.IGNORECASE | re.ASCII)
_SECONDS = {"us": 1e-6, "ms": 1e-3, "s": 1.0, "m": 60.0, "min": 60.0, "h": 3600.0, "d": 86400.0}


def one_of(option: str, value: str, choice: tuple[str, ...]) -> str:
    """A word of a choice, in the spelling of the choice; case does not matter."""
    for known in choice:
        if value.lower() == known.lower():
            return known
    raise ValueError(f"unknown value {value!r} of option {option!r}{did_you_mean(value, choice)}")


def flag(given: Mapping[str, str], option: str, default: bool) -> bool:
    """`true` or `false`."""
    return one_of(option, given.get(option, str(default)), _BOOLEANS) == "true"


def size(given: Mapping[str, str], option: str) -> int | None:
    """A size in bytes, in Spark's notation: 1048576, 64m, 128MB, 1g."""
    if option not in given:
        return None
    match = _SIZE.fullmatch(given[option].strip())
    size = int(match[1]) * _UNITS[match[2].lower()] if match else 0
    if size < 1:
        raise ValueError(
            f"option {option!r} must be a positive number of bytes such as 134217728 or 128m,"
            f" not {given[option]!r}"
        )
    return size


def whole_number(given: Mapping[str, str], option: str) -> int | None:
    """A number from 0; `None` if the option is not given."""
    return _number(given, option, 0, "a number")


def positive(given: Mapping[str, str], option: str) -> int | None:
    """A number from 1; `None` if the option is not given."""
    return _number(given, option, 1, "a positive number")


def _number(given: Mapping[str, str], option: str, least: int, expected: str) -> int | None:
    if option not in given:
        return None
    text = given[option].strip()
    if not text.isdecimal() or int(text) < least:
        raise ValueError(f"option {option!r} must be {expected}, not {given[option]!r}")
    return int(text)


def moment(given: Mapping[str, str], option: str) -> int | None:
    """A time as milliseconds since 1970, or in the notation of ISO 8601."""
    if option not in given:
        return None
    return milliseconds_of(given, option)


def milliseconds_of(given: Mapping[str, str], option: str) -> int:
    """A time as milliseconds since 1970, or in the notation of ISO 8601."""
    try:
        return milliseconds(given[option])
    except ValueError as error:
        raise ValueError(
            f"option {option!r} must be a number of milliseconds, or a time such as"
            f" 2026-01-31T12:00:00Z, not {given[option]!r}"
        ) from error


def seconds(given: Mapping[str, str], option: str, default: float) -> float:
    """A duration in seconds, in Spark's notation: 500ms, 30s, 15m, 1h; milliseconds by default."""
    if option not in given:
        return default
    match = _DURATION.fullmatch(given[option].strip())
    if match is None:
        raise ValueError(
            f"option {option!r} must be a duration such as 30s or 15m, not {given[option]!r}"
        )
    return int(match[1]) * _SECONDS[(match[2] or "ms").lower()]
