"""One history of a real cluster, which was kept; ``python -m tests.run truth`` runs others.

``make soak`` runs it anew, on brokers of the newest release.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.attacks.truth import NEWEST
from tests.attacks.truth.answers import Ended
from tests.attacks.truth.histories import lived, recorded
from tests.attacks.truth.rescued import EVERY_QUESTION
from tests.support.kafka_release import missing
from tests.support.samples import SOAK

pytestmark = pytest.mark.slow
_SEED = 2
"""With a broker that is away at the end."""


@pytest.fixture(scope="module", params=["recorded", *(["anew"] if SOAK else [])])
def ended(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Ended:
    folder = tmp_path_factory.mktemp("truth")
    if request.param == "recorded":
        return recorded(folder)
    if what := missing():
        pytest.skip(f"no cluster: {what}")
    return lived(_SEED, NEWEST, folder)[0]


@pytest.mark.parametrize("question", EVERY_QUESTION, ids=lambda question: question.__name__)
def test_what_was_said_is_what_is_read(question: Callable[[Ended], None], ended: Ended) -> None:
    question(ended)
