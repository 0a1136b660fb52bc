"""What the tests of the grammars share."""

from __future__ import annotations

import pytest

from tests.conftest import selected_cases


@pytest.fixture(scope="session")
def cases(request: pytest.FixtureRequest) -> list[str]:
    """The names of the corpus' directories, not the cases of the runners."""
    return selected_cases(request.config)
