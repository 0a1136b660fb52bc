"""Short form: every surface gives the answers of the library's tables, and reports their sums."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.attacks.agreement.asking import disagreements
from tests.attacks.agreement.sources import made
from tests.support.engines import has_kernel
from tests.support.samples import some

pytest.importorskip("pyspark")
pytestmark = pytest.mark.skipif(not has_kernel(), reason="the kernel is not compiled")

SOUND = [*(("corpus", number) for number in some(range(0, 308, 44), 3)), ("history", 15)]
SOUND += [("salvage", 38), *(("disks", number) for number in some((6, 91_001, 91_029), 2))]
DAMAGED = [("history", number) for number in some((9, 25, 47, 185), 2)]
DAMAGED += [("corpus", number) for number in some((21, 190), 2)]
DAMAGED += [("disks", number) for number in some((91_044, 91_106, 91_118), 2)]


@pytest.fixture(autouse=True)
def no_sync(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: None)  # it takes longer than all the rest


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "number"), SOUND)
def test_every_surface_says_the_same(kind: str, number: int, tmp_path: Path) -> None:
    with made(kind, number, tmp_path) as source:
        assert list(disagreements(source)) == []


@pytest.mark.parametrize(("kind", "number"), DAMAGED)
def test_every_surface_says_the_same_of_damage(kind: str, number: int, tmp_path: Path) -> None:
    with made(kind, number, tmp_path, is_damaged=True) as source:
        assert list(disagreements(source)) == []
