"""Admission control: micro-batches under a limit, also while the cleaner swaps segments."""

from __future__ import annotations

import os
import shutil
import struct
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pyspark.sql.streaming.datasource import ReadMaxBytes, ReadMaxRows

from kafkafmt.lake.plan.data_loss import DataLossError
from kafkafmt.storage.errors import ReplacedError
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.storage.window import Window
from tests.spark.query import Query
from tests.spark.transactional import TransactionalBroker
from tests.support.encoder.control import COMMIT
from tests.support.growing_log import GrowingLog, batch


@pytest.fixture
def broker(tmp_path: Path) -> GrowingLog:
    return GrowingLog(tmp_path / "data")


@pytest.mark.parametrize("limit", [1, 3, 7, 1000])
def test_offsets_per_trigger(broker: GrowingLog, limit: int) -> None:
    broker.send(8)
    other = GrowingLog(broker.directory.parent, "events-0")
    other.send(2)
    query = Query(broker.directory.parent, maxOffsetsPerTrigger=str(limit))
    assert query.reader.getDefaultReadLimit() == ReadMaxRows(limit)
    while found := query.trigger():
        assert len(found) <= limit
    assert query.offsets() == list(range(40))
    assert query.offsets("events") == list(range(10))


@pytest.mark.parametrize("indexed", [True, False])
def test_bytes_per_trigger(broker: GrowingLog, indexed: bool) -> None:
    for _ in range(3):
        broker.send(8)
        if indexed:
            size = len(batch(0))
            base = int(broker.active.stem)
            entries = [struct.pack(">ii", 5 * n + 4, n * size) for n in range(1, 8)]
            broker.active.with_suffix(".index").write_bytes(b"".join(entries))
            assert base + 40 == broker.next
        broker.roll()
    limit = 3 * len(batch(0)) + 10
    query = Query(broker.directory.parent, maxBytesPerTrigger=str(limit))
    assert query.reader.getDefaultReadLimit() == ReadMaxBytes(limit)
    sizes = []
    while found := query.trigger():
        sizes.append(len(found))
    assert query.offsets() == list(range(120))
    assert max(sizes) <= 15 + 5
    tiny = Query(broker.directory.parent, maxBytesPerTrigger="1")
    assert len(tiny.trigger()) == 5
    both = Query(broker.directory.parent, maxBytesPerTrigger=str(limit), maxOffsetsPerTrigger="8")
    assert len(both.trigger()) == 8


SIZE = len(batch(0))


def three_segments(broker: GrowingLog) -> tuple[Path, Path, Path]:
    broker.fill(2, 8)
    broker.send(2)
    first, second, active = broker.segments()
    return first, second, active


def follow(broker: GrowingLog, start: int) -> Query:
    query = Query(broker.directory, maxBytesPerTrigger=str(3 * SIZE))
    query.position = {"orders-0": start}
    return query


def when_opened(
    monkeypatch: pytest.MonkeyPatch, path: Path, *happenings: Callable[[], object]
) -> None:
    """Calls the first function before the first open of a segment, and so on."""
    left = iter(happenings)
    original = SegmentFile.open

    def opened(self: SegmentFile, **options: Any) -> Window:
        if self.path == str(path):
            next(left, list)()
        return original(self, **options)

    monkeypatch.setattr(SegmentFile, "open", opened)


def drained(query: Query) -> list[int]:
    while query.trigger():
        pass
    return query.offsets()


def test_a_segment_that_is_merged_into_another_since_it_was_listed(
    broker: GrowingLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, _ = three_segments(broker)
    query = follow(broker, 47)
    when_opened(monkeypatch, second, lambda: broker.compact(first, second))
    assert drained(query) == [*range(50, 55), *range(60, 65), *range(70, 75), *range(80, 90)]
    assert query.shown == {"orders-0": 90}


@pytest.mark.parametrize("opening", range(3))
def test_a_segment_that_is_replaced_before_it_is_opened_again(
    broker: GrowingLog, monkeypatch: pytest.MonkeyPatch, opening: int
) -> None:
    """The start position was found in a longer file."""
    first, *_ = three_segments(broker)
    query = follow(broker, 33)
    before: list[Callable[[], object]] = [list] * opening
    when_opened(monkeypatch, first, *before, lambda: broker.compact(first))
    found = drained(query)
    assert [n for n in found if n >= 40] == list(range(40, 90))
    assert {33, 34} <= set(found) <= set(range(33, 90))


def test_a_segment_that_is_swapped_while_the_log_is_listed_again(
    broker: GrowingLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *_ = three_segments(broker)
    swap = first.with_suffix(".log.swap")
    query = follow(broker, 3)
    when_opened(monkeypatch, first, lambda: first.rename(swap))
    paused: list[float] = []
    this_thread, sleep = threading.get_ident(), time.sleep

    def pause(seconds: float) -> None:
        if threading.get_ident() != this_thread:  # one of PySpark's own
            sleep(seconds)
            return
        paused.append(seconds)
        if len(paused) == 3:
            swap.rename(first)

    monkeypatch.setattr(time, "sleep", pause)
    assert drained(query) == list(range(3, 90))
    assert len(paused) == 3


def test_a_log_that_goes_while_it_is_measured(
    broker: GrowingLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *_ = three_segments(broker)
    query = Query(broker.directory.parent, maxBytesPerTrigger=str(3 * SIZE))
    query.trigger()
    when_opened(monkeypatch, first, lambda: shutil.rmtree(broker.directory))
    assert query.trigger() == []
    assert query.shown == {"orders-0": 15}
    with pytest.raises(DataLossError, match="the log orders-0 is gone"):
        query.trigger()


def test_a_segment_that_is_replaced_again_and_again(
    broker: GrowingLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *_ = three_segments(broker)
    query = follow(broker, 3)

    def replaced() -> None:  # the old file stays for a while, as with a broker
        old = first.rename(first.with_suffix(f".{len(os.listdir(broker.directory))}.deleted"))
        shutil.copyfile(old, first)

    when_opened(monkeypatch, first, *[replaced] * 100)
    with pytest.raises(ReplacedError, match="was replaced while it was read"):
        query.trigger()


def test_a_least_number_of_offsets_is_waited_for(
    broker: GrowingLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    options = {"minOffsetsPerTrigger": "12", "maxTriggerDelay": "30s"}
    broker.send(1)
    query = Query(broker.directory.parent, **options)
    assert len(query.trigger()) == 5  # the first micro-batch does not wait, as in Kafka's source
    broker.send(2)
    before = query.position
    assert query.trigger() == []
    assert query.position == before
    broker.send(1)
    assert len(query.trigger()) == 15
    broker.send(1)
    assert query.trigger() == []
    now += 30
    assert len(query.trigger()) == 5
    broker.send(1)
    query.reader.prepareForTriggerAvailableNow()  # a fixed end is reached without waiting
    assert len(query.trigger()) == 5
    assert query.offsets() == list(range(30))


def test_offsets_of_an_open_transaction_are_not_new_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Kafka's consumer has the last stable offset as the end of a log, too."""
    monkeypatch.setattr(time, "monotonic", lambda: 1000.0)
    broker, other = (TransactionalBroker(tmp_path, name) for name in ("orders-0", "orders-1"))
    broker.put()
    other.put()
    query = Query(tmp_path, minOffsetsPerTrigger="4", isolationLevel="read_committed")
    assert len(query.trigger()) == 2
    broker.put(records=3)
    broker.put(7, records=9)
    before = query.position
    assert query.trigger() == []
    assert query.position == before
    other.put()  # what the open transaction holds back does not count, the other log does
    assert sorted(query.trigger()) == [("orders", 0, n) for n in (1, 2, 3)] + [("orders", 1, 1)]
    broker.end(7, COMMIT)
    assert [place[2] for place in query.trigger()] == list(range(4, 13))


def test_the_limits_of_an_entry_hold_for_admission(broker: GrowingLog) -> None:
    broker.append(batch(0, count=50))
    broker.next = 50
    broker.send(2)
    size = len(batch(0))
    query = Query(broker.directory.parent, maxBytesPerTrigger="1", limitBatchBytes=str(2 * size))
    ends = []
    for _ in range(3):
        end = query.reader.latestOffset(query.position, query.reader.getDefaultReadLimit())
        query.position = end
        ends.append(end["orders-0"])
    assert ends == [55, 60, 60]  # the large entry is damage, and is passed with the next batch
