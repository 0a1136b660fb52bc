"""Values as people write them in options, for the command line and for Spark, and JSON texts.

Strategy: one parser for each kind of value. A border of the program has a table of its names, and
passes on what the parsers return; no text of a user goes further.

Invariant: a wrong text is a ValueError that says what it must be; the border names the option.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from kafkafmt._base.arguments import did_you_mean, nearest
from kafkafmt._base.wording import list_some

_SIZE = re.compile(r"([0-9]{1,15})\s*([kmgt]?)i?b?", re.IGNORECASE)
_UNITS = {"": 1, "k": 1 << 10, "m": 1 << 20, "g": 1 << 30, "t": 1 << 40}
_DURATION = re.compile(r"([0-9]{1,15})\s*(us|ms|s|m|min|h|d)?", re.IGNORECASE | re.ASCII)
_SECONDS = {"us": 1e-6, "ms": 1e-3, "s": 1.0, "m": 60.0, "min": 60.0, "h": 3600.0, "d": 86400.0}

LATEST = "latest"
_SHOWN = 5


def word(text: str, known: tuple[str, ...]) -> str:
    """One of the known words, as it is written there; the case of the text does not matter."""
    for word in known:
        if text.lower() == word.lower():
            return word
    raise ValueError(f"has no value {text!r}{did_you_mean(text, known)}")


def near_or_some(name: str, there: Sequence[str]) -> str:
    """Return the addition to an error about an unknown name: the nearest name, or some names."""
    near = nearest(name, there)
    if near is not None:
        return f"; did you mean {near!r}?"
    return f"; there are {list_some(there, _SHOWN)}" if there else ""


def boolean(text: str) -> bool:
    """Return ``true`` or ``false``."""
    return word(text, ("true", "false")) == "true"


def size(text: str) -> int:
    """Return a size in bytes: 1048576, 64m, 128MB, 1g; units are powers of 1024."""
    match = _SIZE.fullmatch(text.strip())
    number = int(match[1]) * _UNITS[match[2].lower()] if match else 0
    if number < 1:
        raise ValueError(
            f"must be a positive number of bytes such as 134217728 or 128m, not {text!r}"
        )
    return number


def count(text: str) -> int:
    """Return a whole number from 0."""
    if not text.strip().isdecimal():
        raise ValueError(f"must be a number, not {text!r}")
    return int(text)


def positive(text: str) -> int:
    """Return a whole number from 1."""
    if not text.strip().isdecimal() or not int(text):
        raise ValueError(f"must be a positive number, not {text!r}")
    return int(text)


def seconds(text: str) -> float:
    """Return a duration in seconds: 500ms, 30s, 15m, 1h; a number alone is milliseconds."""
    match = _DURATION.fullmatch(text.strip())
    if match is None:
        raise ValueError(f"must be a duration such as 30s or 15m, not {text!r}")
    return int(match[1]) * _SECONDS[(match[2] or "ms").lower()]


def names(text: str) -> list[str]:
    """Names separated by commas."""
    listed = [name.strip() for name in text.split(",")]
    if "" in listed:
        raise ValueError(f"must be names such as orders,events, not {text!r}")
    return listed


def numbers(text: str) -> list[int]:
    """Whole numbers separated by commas."""
    for part in text.split(","):
        if not re.fullmatch(r"\s*-?[0-9]+\s*", part):
            raise ValueError(f"must be numbers such as 0,2,5, not {text!r}")
    return [int(part) for part in text.split(",")]


def version(text: str) -> int | str:
    """Return the version of a subject: a number from 1, or ``latest``."""
    if text == LATEST:
        return text
    if not text.isdecimal() or not int(text):
        raise ValueError(f"must be a number from 1, or latest, not {text!r}")
    return int(text)


def keys(text: str) -> list[str | None]:
    """Return a key, or a JSON list of keys and null."""
    if not text.lstrip().startswith("["):
        return [text]
    listed = json_value(text)
    if not all(key is None or isinstance(key, str) for key in listed):
        raise ValueError("must be a key, or a JSON list of keys and null")
    return list(listed)


def headers(text: str) -> dict[str, str | None] | list[str]:
    """Return a name, a JSON list of names, or a JSON object of names and values."""
    if not text.lstrip().startswith(("[", "{")):
        return [text]
    found = json_value(text)
    is_object = isinstance(found, dict)
    values = found.values() if is_object else found
    if not all(isinstance(value, str) or (is_object and value is None) for value in values):
        raise ValueError(
            "must be a name, a JSON list of names, or a JSON object of names and values"
        )
    return found  # type: ignore[no-any-return]


def pair(text: str, form: str = "KEY=VALUE") -> tuple[str, str]:
    """Split a pair into key and value; no error shows the value, because it may be secret."""
    key, equals, value = text.partition("=")
    if not equals or not key:
        raise ValueError(f"must be {form}")
    return key, value


def json_value(text: str) -> Any:
    """Parse a JSON text."""
    try:
        return parsed(text)
    except ValueError as error:
        raise ValueError(f"is not JSON: {error}") from error


def parsed(
    text: str | bytes, of_pairs: Callable[[list[tuple[str, Any]]], Any] | None = None
) -> Any:
    """Parse a JSON text; `of_pairs` makes an object of its members, as of ``json.loads``.

    Raises:
        ValueError: it is not JSON, or not UTF-8, or nested too deeply to be read.
    """
    import json  # which most commands do not need

    try:
        return json.loads(text, object_pairs_hook=of_pairs)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
