"""One history of a real cluster; ``python -m tests.run truth`` runs others."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.attacks.truth import NEWEST
from tests.attacks.truth.answers import Ended
from tests.attacks.truth.histories import lived
from tests.attacks.truth.rescued import EVERY_QUESTION
from tests.support.kafka_release import missing

_MISSING = missing()
pytestmark = [
    pytest.mark.skipif(_MISSING is not None, reason=f"no cluster: {_MISSING}"),
    pytest.mark.slow,
]
_SEED = 2
"""With a broker that is away at the end."""


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Ended:
    return lived(_SEED, NEWEST, tmp_path_factory.mktemp("truth"))[0]


@pytest.mark.parametrize("question", EVERY_QUESTION, ids=lambda question: question.__name__)
def test_what_was_said_is_what_is_read(question: Callable[[Ended], None], ended: Ended) -> None:
    question(ended)
