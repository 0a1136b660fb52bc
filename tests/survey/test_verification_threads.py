"""Segments that several threads verify: where there are fewer segments than threads, too."""

from __future__ import annotations

import gc
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from threading import Event
from typing import cast

import pytest

import kafkafmt
from kafkafmt._base.threads import AHEAD, in_threads
from kafkafmt.segment.engine import parts
from kafkafmt.segment.engine.opening import PartRows, SegmentPart
from tests.support import engines
from tests.support.encoder import Rec, flip, record_batch
from tests.support.engines import columnar as columnar
from tests.support.files import put

compiled = engines.compiled("compiled")
BATCH = len(record_batch([Rec(None, bytes(100))]))


@pytest.mark.usefixtures("columnar")
@pytest.mark.parametrize("sizes", [[300], [300, 5, 5, 5, 5], [5, 200, 200], [100] * 12])
def test_a_large_segment_is_decoded_by_several_threads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sizes: list[int]
) -> None:
    for name in ("PART_BYTES", "COMPRESSED_PART_BYTES", "MIN_PART_BYTES"):
        monkeypatch.setattr(parts, name, 1000)
    for partition, size in enumerate(sizes):
        entries = [record_batch([Rec(None, bytes(100))], base_offset=at) for at in range(size)]
        path = put(tmp_path / f"orders-{partition}" / f"{0:020}.log", *entries)
        for at in (3 * BATCH + 70, 3 * BATCH + 71, -2 * BATCH - 1):
            flip(path, at)
        path.write_bytes(path.read_bytes()[:-9])
    expected = kafkafmt.verify(tmp_path)
    assert expected.num_rows >= 3 * len(sizes)
    begun: list[str] = []
    read_part = compiled._DamageScanner.read_part

    def counted(reader: object, part: SegmentPart) -> Iterator[PartRows]:
        begun.append(part.window.source)
        found: Iterator[PartRows] = read_part(reader, part)
        return found

    monkeypatch.setattr(compiled._DamageScanner, "read_part", counted)
    assert kafkafmt.verify(tmp_path, threads=3) == expected
    assert len(set(begun)) == sum(6 * size > sum(sizes) for size in sizes)
    assert len(begun) >= 10 * len(set(begun))


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_results_come_in_order_and_few_are_ahead(threads: int) -> None:
    begun: list[int] = []

    def read(item: int) -> int:
        begun.append(item)
        return -item

    for taken, found in enumerate(in_threads(read, range(200), threads)):
        assert found == -taken
        assert len(begun) <= taken + 1 + threads + AHEAD
    assert sorted(begun) == list(range(200))


def test_an_iteration_that_is_closed_waits_for_no_thread() -> None:
    """The cycle collector may close it where a lock is held that a thread needs for its end."""
    may_end, ended = Event(), Event()

    def read(item: int) -> int:
        if item:
            may_end.wait(300)
            ended.set()
        return item

    found = cast("Generator[int, None, None]", in_threads(read, range(3), 2))
    assert next(found) == 0
    found.close()
    assert not ended.is_set()
    may_end.set()
    assert ended.wait(300)


def test_an_iteration_that_its_own_thread_closes_does_not_wait_for_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As the cycle collector does where an error, whose traceback holds it, leaves it half read."""
    unraisable: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda found: unraisable.append(found.exc_value))
    is_left, is_closed = Event(), Event()

    def read(item: int) -> int:
        if item == 1:
            assert is_left.wait(300)
            gc.collect()
            is_closed.set()
        return item

    def leave() -> None:
        cycle: list[object] = [in_threads(read, range(3), 2)]
        assert next(cast("Iterator[int]", cycle[0])) == 0
        cycle.append(cycle)

    gc.disable()
    try:
        leave()
        is_left.set()
        assert is_closed.wait(300)
    finally:
        gc.enable()
    assert unraisable == []
