"""Options for the limits of an entry: one for each field of :class:`~kafkafmt.limits.Limits`."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from kafkafmt.limits import DEFAULT_LIMITS, Limits
from kafkafmt.spark.option_values import positive, size

NAMES = {
    f"limit{''.join(map(str.capitalize, each.name.split('_')))}": each.name
    for each in dataclasses.fields(Limits)
}
"""The option of each limit."""


def parse(given: Mapping[str, str]) -> Limits:
    """The limits of an entry: sizes in bytes in Spark's notation, numbers otherwise."""
    read = {"batch_bytes": size}
    asked = {name: read.get(name, positive)(given, option) for option, name in NAMES.items()}
    return Limits(**{name: value for name, value in asked.items() if value is not None})


def options_of(limits: Limits) -> dict[str, str]:
    """The options for limits, without those that have their default."""
    return {
        option: str(getattr(limits, name))
        for option, name in NAMES.items()
        if getattr(limits, name) != getattr(DEFAULT_LIMITS, name)
    }
