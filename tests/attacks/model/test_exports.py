"""Short form of the attack on incremental exports by model, by seeds."""

from __future__ import annotations

import pytest

from tests.attacks.model.exports import failure
from tests.support.samples import SOAK

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("seed", range(100 if SOAK else 10))
def test_the_tables_have_what_the_log_has(seed: int) -> None:
    why = failure(seed)
    assert why is None, why
