"""Short form of the attack on rescues by model, by seeds."""

from __future__ import annotations

import pytest

from tests.attacks.model.rescues import explained, failing
from tests.support.samples import SOAK

_CLUSTERS, _PIECE = 300 if SOAK else 30, 15

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("first", range(0, _CLUSTERS, _PIECE))
def test_every_cluster_comes_back(first: int) -> None:
    failed = [seed for seed in range(first, first + _PIECE) if failing(seed) is not None]
    assert not failed, explained(failed[0])


@pytest.mark.parametrize("seed", [177, 378, 1172])
def test_a_lost_first_segment_comes_back(seed: int) -> None:
    assert failing(seed) is None
