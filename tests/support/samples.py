"""A sweep of which ``make test-fast`` runs a sample."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def sampled(values: Iterable[Any], one_in: int = 16) -> list[Any]:
    """The values of a parameter: one in so many is quick, the others are ``slow``.

    A tuple has the values of several parameters.
    """
    return [
        pytest.param(
            *(value if isinstance(value, tuple) else (value,)),
            marks=[] if number % one_in == 0 else pytest.mark.slow,
        )
        for number, value in enumerate(values)
    ]
