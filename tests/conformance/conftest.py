"""The cases of the conformance matrix, and what a runner must print for each."""

from __future__ import annotations

import tarfile
from pathlib import Path
from typing import Any

import pytest

from scripts import conformance_suite
from tests.conformance import matrix
from tests.conformance.cases import Case, all_cases, broker
from tests.support.samples import SOAK
from tests.support.truth import CASES, representatives


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where streams, made files and runners go."""
    return tmp_path_factory.mktemp("conformance")


@pytest.fixture(scope="session")
def cases(folder: Path) -> list[Case]:
    """Every case; of the corpus those of one directory of each class and each group."""
    of_groups = {broker(name): name for name in CASES}.values()
    return all_cases(folder, CASES if SOAK else sorted({*representatives(), *of_groups}))


@pytest.fixture(scope="session")
def expected(cases: list[Case]) -> dict[str, Any]:
    """What a runner must print for each."""
    return {case.name: matrix.expected_of(case) for case in cases}


@pytest.fixture(scope="session")
def suite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the archive holds."""
    folder = tmp_path_factory.mktemp("suite")
    with tarfile.open(conformance_suite.write(folder)) as archive:
        for member in archive:
            if member.isfile():
                path = folder / member.name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(archive.extractfile(member).read())  # type: ignore[union-attr]
    (found,) = (path for path in folder.iterdir() if path.is_dir())
    return found
