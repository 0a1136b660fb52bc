"""A cluster: two executors in separate processes, to which the package has to be shipped."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.spark.direct import batch_reader, places
from tests.support.growing_log import GrowingLog
from tests.support.processes import printed_by
from tests.support.samples import SOAK

# Clusters one after the other: a minute, or several minutes on a busy machine.
pytestmark = [
    pytest.mark.timeout(1200),
    pytest.mark.spark_processes,
    pytest.mark.xdist_group("cluster"),
]

of_two_clusters = pytest.mark.skipif(not SOAK, reason="make soak: one cluster is tried else")


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The result of `cluster_job`, which runs in its own process with its own Spark sessions."""
    folder = tmp_path_factory.mktemp("cluster")
    answer: dict[str, Any] = json.loads(
        printed_by("tests.spark.cluster_job", folder, *(["whole"] if SOAK else []))
    )
    return answer


def expected(found: dict[str, Any]) -> list[int]:
    """The number of rows, the number of distinct offsets, and their sum."""
    records = found["records"]
    return [records, records, records * (records - 1) // 2]


@pytest.mark.slow
@of_two_clusters
def test_executors_without_the_package(found: dict[str, Any]) -> None:
    assert "ModuleNotFoundError: No module named 'kafkafmt'" in found["without"]


@pytest.mark.slow
@of_two_clusters
def test_a_zip_in_py_files_is_the_slow_engine(found: dict[str, Any]) -> None:
    for worker in found["py_files"]:
        assert "kafkafmt.zip" in worker["package"]
        assert not worker["columnar"]
    warned = [text for worker in found["py_files"] for text in worker["warned"]]
    assert warned  # once per worker
    assert all("compiled kernel is missing" in text for text in warned)
    assert found["py_files_rows"] == expected(found)


@pytest.mark.slow
def test_a_wheel_in_an_archive(found: dict[str, Any]) -> None:
    """A relative path refers to the working directory of the driver, not of the executors."""
    for worker in found["archive"]:
        assert worker["package"].startswith(worker["folder"])
        assert worker["columnar"]
        assert worker["warned"] == []
    assert len({worker["executor"] for worker in found["archive"]}) == 2
    assert found["archive_rows"] == expected(found)


@pytest.mark.slow
def test_a_lost_executor(found: dict[str, Any]) -> None:
    was_running, *rows = found["lost"]
    assert was_running
    assert rows == expected(found)


def test_a_local_path_that_an_executor_does_not_have(tmp_path: Path) -> None:
    broker = GrowingLog(tmp_path / "data")
    broker.send()
    reader = batch_reader(tmp_path / "data")
    tasks = reader.partitions()
    broker.active.unlink()
    with pytest.raises(
        FileNotFoundError,
        match=f"{broker.active}: found on the driver, but not on the executor .* the same paths",
    ):
        places(reader, tasks)
