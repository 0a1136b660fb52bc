"""A sweep of which ``make test-fast`` runs a sample."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def sampled(values: Iterable[Any], one_in: int = 8) -> list[Any]:
    """The values of a parameter: one in so many is quick, the others are ``slow``."""
    return [
        value if number % one_in == 0 else pytest.param(value, marks=pytest.mark.slow)
        for number, value in enumerate(values)
    ]
