"""The cases of the conformance matrix, and what a runner must print for each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.conformance import matrix
from tests.conformance.cases import Case, all_cases


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where streams, made files and runners go."""
    return tmp_path_factory.mktemp("conformance")


@pytest.fixture(scope="session")
def cases(folder: Path) -> list[Case]:
    """Every case."""
    return all_cases(folder)


@pytest.fixture(scope="session")
def expected(cases: list[Case]) -> dict[str, Any]:
    """What a runner must print for each."""
    return {case.name: matrix.expected_of(case) for case in cases}
