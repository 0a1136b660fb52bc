"""Memory of buckets with many manifests, and of chunks: it does not grow as they do."""

from __future__ import annotations

import gc
import tracemalloc

import fsspec
import pytest

from kafkafmt.log.tier import bucket
from kafkafmt.log.tier.chunks import ChunkCache
from tests.support.samples import some
from tests.support.simulated_bucket import ANSWERS, SimulatedBucket


def taken_by(answer: str, manifests: int) -> tuple[int, int]:
    """Bytes of an answer, and at the peak, after that for one manifest loaded what is needed."""
    for number in (1, manifests):
        SimulatedBucket.manifests = number
        tracemalloc.start()
        try:
            kept = ANSWERS[answer]()
            peak = tracemalloc.get_traced_memory()[1]
            gc.collect()
            left = tracemalloc.get_traced_memory()[0]
            del kept
        finally:
            tracemalloc.stop()
    return left, peak


@pytest.mark.slow
@pytest.mark.parametrize("answer", some(["export", "plan", "ls", "tier"], 2))
def test_a_manifest_takes_little_memory(answer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fsspec.register_implementation("bucket", SimulatedBucket, clobber=True)
    monkeypatch.setattr(bucket, "_MOST_KEPT", 0)
    monkeypatch.setattr(bucket, "_TOGETHER", 50)
    monkeypatch.setattr(SimulatedBucket, "in_log", 25)
    # What is loaded meanwhile for the first time, or by another thread, is not there again.
    assert any(_takes_little(answer) for _ in range(2))


def _takes_little(answer: str) -> bool:
    few, many = (taken_by(answer, manifests) for manifests in (400, 600))
    left, peak = ((more - less) / 200 for less, more in zip(few, many, strict=True))
    return left < 200 and peak < 1000


@pytest.mark.parametrize("size", [1, 1000, 100_000])
def test_the_cache_of_chunks_is_bounded_however_small_they_are(size: int) -> None:
    """One is a part of the run in which it was fetched, which is not kept."""
    most = 1_000_000
    tracemalloc.start()
    try:
        cache = ChunkCache(most)
        for number in range(5_000):
            run = memoryview(bytes(100_000))
            cache.put(("", "path", number), run[:size])
        used, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert used < 1.5 * most
    assert cache.get(("", "path", 4_999)) == bytes(size)
