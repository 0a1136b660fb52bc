"""The logs of a real broker with a real registry, and the answers of the official clients.

Kafka 4.3.1, Karapace, confluent-kafka 2.16.0. `logs.tar.xz` holds the log directories, and
`_schemas` before compaction; `truth.jsonl.xz` a line a record; `registry.json` what the registry's
REST said at the end.
"""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from typing import Any

import pytest

from kafkafmt.values import Schemas, read_schemas
from tests.support.archives import unpack

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def logs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("values")
    unpack(HERE / "logs.tar.xz", folder)
    return folder


@pytest.fixture(scope="session")
def data(logs: Path) -> Path:
    return logs / "data"


@pytest.fixture(scope="session")
def schemas(logs: Path) -> Schemas:
    """The registry's schemas, as they were before compaction."""
    return read_schemas(logs / "uncompacted" / "_schemas-0")


@pytest.fixture(scope="session")
def registry() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((HERE / "registry.json").read_text("utf-8"))
    return found


@pytest.fixture(scope="session")
def truth() -> dict[str, list[dict[str, Any]]]:
    """The answers of the official clients by topic, in the order of partition and offset."""
    found: dict[str, list[dict[str, Any]]] = {}
    with lzma.open(HERE / "truth.jsonl.xz", "rt", encoding="utf-8") as lines:
        for line in lines:
            answer = json.loads(line)
            found.setdefault(answer["topic"], []).append(answer)
    for answers in found.values():
        answers.sort(key=lambda answer: (answer["partition"], answer["offset"]))
    return found
