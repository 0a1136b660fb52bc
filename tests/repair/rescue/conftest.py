"""The cases of most tests of rescues, and where they write."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.repair.rescue.cases import Case


@pytest.fixture
def case(tmp_path: Path) -> Case:
    """A cluster of two brokers that has lost two of its three controllers."""
    return Case("r1-static-one-of-three", tmp_path)


@pytest.fixture
def cluster(tmp_path: Path) -> Case:
    """Two brokers of a cluster that has lost every controller."""
    return Case("r3-two-brokers", tmp_path)


@pytest.fixture
def deleted(tmp_path: Path) -> Case:
    """A topic that was deleted by mistake."""
    return Case("r2-same-cluster", tmp_path)


@pytest.fixture
def foreign(tmp_path: Path) -> Case:
    """A topic that another cluster had."""
    return Case("r2-other-cluster", tmp_path)


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "out"
