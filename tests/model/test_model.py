"""Short form of the attack by model: the library's answers about histories, by seeds."""

from __future__ import annotations

import pytest

from tests.model.__main__ import explained, failing
from tests.support.samples import sampled

_HISTORIES, _PIECE = 5000, 100


@pytest.mark.parametrize("first", sampled(range(0, _HISTORIES, _PIECE), 25))
def test_the_answers_are_what_the_model_knows(first: int) -> None:
    failed = failing(range(first, first + _PIECE))
    assert not failed, explained(failed[0])
