"""A sweep of which ``make test`` runs representatives, and ``make test-fast`` a sample.

With ``KAFKAFMT_SOAK`` in the environment (``make soak``) every value is tried.
"""

from __future__ import annotations

import os
from collections.abc import Container, Iterable
from typing import Any

import pytest

SOAK = bool(os.environ.get("KAFKAFMT_SOAK"))
"""Whether sweeps are complete."""


def some(values: Iterable[Any], one_in: int) -> list[Any]:
    """One in so many of the members of a sweep that are of one class; in ``make soak`` all."""
    return [*values][:: 1 if SOAK else one_in]


def sampled(
    values: Iterable[Any], one_in: int = 16, representatives: Container[Any] | None = None
) -> list[Any]:
    """The values of a parameter: one in so many is quick, the others are ``slow``.

    A tuple has the values of several parameters. The values that are no representatives of their
    class are for ``make soak`` alone.
    """
    if representatives is not None and not SOAK:
        values = [value for value in values if value in representatives]
    return [
        pytest.param(
            *(value if isinstance(value, tuple) else (value,)),
            marks=[] if number % one_in == 0 else pytest.mark.slow,
        )
        for number, value in enumerate(values)
    ]
