"""Groups of options, and how one is read: the names that Spark's users write, and their values.

Strategy: :mod:`kafkafmt._base.texts` has the parsers. An option is plain text for one value, or
JSON for several. The number of rows has no option: `DataFrame.limit` is Spark's own.

Invariant: a wrong value is a ValueError that names the option.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from kafkafmt._base import texts
from kafkafmt._base.limits import Limits
from kafkafmt.log.scan import Selection

Value = TypeVar("Value")
Default = TypeVar("Default")

LIMITS = {
    f"limit{''.join(map(str.capitalize, field.name.split('_')))}": field.name
    for field in dataclasses.fields(Limits)
}
"""The option of each limit."""

_OF_SIZES = ("batch_bytes",)


def value_of(
    given: Mapping[str, str], option: str, parse: Callable[[str], Value], default: Default
) -> Value | Default:
    """The value of an option, or the default where it is not given."""
    if option not in given:
        return default
    try:
        return parse(given[option])
    except ValueError as error:
        raise ValueError(f"option {option!r} {error}") from error


def one_of(given: Mapping[str, str], option: str, known: tuple[str, ...], default: str) -> str:
    """A word of a choice, in the spelling of the choice; case does not matter."""
    return value_of(given, option, lambda text: texts.word(text, known), default)


def limits(given: Mapping[str, str]) -> Limits:
    """The limits of an entry: sizes in bytes, numbers otherwise."""
    asked: dict[str, Any] = {
        name: value_of(given, option, texts.size if name in _OF_SIZES else texts.positive, None)
        for option, name in LIMITS.items()
    }
    return Limits(**{name: value for name, value in asked.items() if value is not None})


def filters(given: Mapping[str, str], table: str) -> Selection:
    """The filters for records and batches, apart from logs, offsets and times.

    Raises ValueError for a wrong value, and for a filter that the table does not have.
    """
    if "producerIds" in given and table not in ("records", "batches"):
        raise ValueError(
            f"option 'producerIds' is for the tables 'records' and 'batches', not {table!r}"
        )
    return Selection.of(
        keys=value_of(given, "keys", texts.keys, None),
        headers=value_of(given, "headers", texts.headers, None),
        pattern=given.get("pattern"),
        producer_ids=value_of(given, "producerIds", texts.numbers, None),
    )
