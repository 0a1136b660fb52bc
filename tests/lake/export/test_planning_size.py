"""Planning of many segments in a store: counted operations, and the number of tasks."""

from __future__ import annotations

import pytest

from kafkafmt.lake.plan import extents
from tests.support.simulated_store import SEGMENTS_OF_A_LOG, SimulatedStore, plan


@pytest.mark.slow
def test_each_directory_is_listed_once_and_no_file_is_opened() -> None:
    logs = 5
    assert plan(logs * SEGMENTS_OF_A_LOG)[0] == logs * SEGMENTS_OF_A_LOG
    assert SimulatedStore.calls["ls"] == logs + 1
    assert SimulatedStore.calls["info"] <= 2
    assert SimulatedStore.calls["open"] == 0


def test_a_large_source_has_larger_splits_instead_of_more_tasks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert plan(SEGMENTS_OF_A_LOG)[1] == SEGMENTS_OF_A_LOG * 8  # splits of 128 MiB
    monkeypatch.setattr(extents, "MAX_TASKS", 100)
    assert plan(SEGMENTS_OF_A_LOG)[1] <= 120
