"""The cases, unpacked and salvaged once."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from kafkafmt import salvage
from tests.repair.salvage import broker, cases
from tests.repair.salvage.cases import Salvaged


@pytest.fixture(scope="session")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the cases, which nothing may write to."""
    folder = tmp_path_factory.mktemp("cases")
    cases.extract(folder)
    for directory, _, files in os.walk(folder):
        for name in files:
            os.chmod(os.path.join(directory, name), 0o444)
    return folder


@pytest.fixture(scope="session")
def salvaged(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Salvaged:
    """All cases in one log directory."""
    target = tmp_path_factory.mktemp("salvaged") / "data"
    sources = [source / name for name in (cases.CLUSTER, *cases.NAMES)]
    return Salvaged(source, target, salvage(sources, target))


@pytest.fixture(scope="module")
def kafka() -> Iterator[broker.Loader]:
    """Kafka's log loader and dump, in one JVM."""
    with broker.loader(broker.installed(Path("build") / "broker")) as running:
        yield running
