"""Short form of the attack by model: the library's answers about histories, by seeds."""

from __future__ import annotations

import pytest

from tests.attacks.model.run import explained, failing
from tests.support.samples import SOAK

_HISTORIES, _PIECE = 10_000 if SOAK else 1000, 100

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("first", range(0, _HISTORIES, _PIECE))
def test_the_answers_are_what_the_model_knows(first: int) -> None:
    failed = failing(range(first, first + _PIECE))
    assert not failed, explained(failed[0])
