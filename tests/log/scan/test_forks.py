"""A forked process that goes on with its parent's reading gets all of it, or an error at once."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

import kafkafmt
from kafkafmt.log.tier import chunks
from kafkafmt.storage import meter, ranged
from tests.support.encoder import Rec, record_batch
from tests.support.files import put
from tests.support.samples import SOAK, sampled
from tests.support.store import Store
from tests.support.tier import Segment, Tier
from tests.support.web import served

pytestmark = [
    pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here"),
    pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning"),
]
BATCHES = 40
LOG = "orders-0/00000000000000000000.log"
REFUSED = "a forked process cannot go on"
SECONDS = 5  # a process that waits forever is ended by a signal


@pytest.fixture(scope="module")
def disk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two brokers with the same log, and a bucket that has it."""
    records = [Rec(b"k", bytes(40_000))]
    data = b"".join(record_batch(records, base_offset=at) for at in range(BATCHES))
    root = tmp_path_factory.mktemp("disk")
    for broker in ("b1", "b2"):
        put(root / broker / LOG, data)
    Tier(root / "tier", chunk_size=50_000).put(Segment(data, 0, BATCHES - 1))
    return root


@pytest.fixture
def source(disk: Path, request: pytest.FixtureRequest) -> Iterator[tuple[Any, dict[str, Any]]]:
    """A source of this kind, and its options."""
    kind = request.param
    if kind in ("local", "tier"):
        yield disk / {"local": "b1"}.get(kind, kind), {}
    elif kind == "merged":
        yield kafkafmt.merge_replicas([disk / "b1", disk / "b2"]), {}
    elif kind.startswith("web"):
        with served(disk, has_ranges=kind == "web with ranges") as (url, _):
            yield f"{url}/b1/{LOG}", {}
    else:
        s3: Store = request.getfixturevalue("s3")
        bucket = s3.make("forks")
        s3.upload(bucket, "", disk / {"s3": "b1", "tier in s3": "tier"}[kind])
        yield f"s3://{bucket}", {"storage_options": s3.options}


def scanned(
    source: Any, threads: int, wrap: Callable[[Any], Any] = iter, **options: Any
) -> Iterator[object]:
    limits = kafkafmt.Limits(batch_bytes=50_000)
    scan = kafkafmt.scan_records(source, threads=threads, limits=limits, **options)
    return (batch["offset"].to_pylist() for batch in wrap(scan))


streamed = partial(scanned, wrap=pa.RecordBatchReader.from_stream)


def opened(source: Any, threads: int, **options: Any) -> Iterator[object]:
    path = source / LOG if isinstance(source, Path) else source
    with kafkafmt.open_segment(path, **options) as segment:
        yield "opened"
        yield from (batch.base_offset for batch in segment)


READ: list[tuple[str, Callable[..., Iterator[object]], int]] = [
    *(
        (kind, scanned, threads)
        for kind in ("local", "merged", "tier", "tier in s3", "s3", "web with ranges")
        for threads in (1, 3)
    ),
    ("local", streamed, 3),
    ("web without ranges", scanned, 1),
    *((kind, opened, 1) for kind in ("local", "web with ranges", "web without ranges")),
]
"""Kinds of sources, how they are read, and by how many threads."""
BEGUN = (1, 9)
"""After how many batches the process is forked; ``make soak`` tries both of each."""


def in_fork(do: Callable[[], object]) -> str:
    """What a forked process says that does this."""
    reads, writes = os.pipe()
    child = os.fork()
    if child == 0:
        signal.alarm(SECONDS)
        try:
            said = repr(do())
        except (RuntimeError, pa.ArrowInvalid) as error:
            said = str(error)
        os.write(writes, said.encode()[:4000])
        os._exit(0)
    os.close(writes)
    with open(reads, "rb") as stream:
        said = stream.read().decode()
    status = os.waitpid(child, 0)[1]
    assert status == 0, f"ended by signal {status}"
    return said


@pytest.mark.parametrize(
    ("source", "read", "threads", "begun"),
    sampled(
        [
            (*read, begun)
            for number, read in enumerate(READ)
            for begun in (BEGUN if SOAK else [BEGUN[(number + number // 2) % 2]])
        ],
        5,
    ),
    indirect=["source"],
)
def test_a_fork_reads_on_or_is_refused_and_its_parent_reads_all(
    source: tuple[Any, dict[str, Any]],
    read: Callable[..., Iterator[object]],
    threads: int,
    begun: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ranged, "LOOK", 50_000)
    monkeypatch.setattr(ranged, "MOST", 50_000)
    monkeypatch.setattr(chunks, "_FIRST", 100_000)
    monkeypatch.setattr(chunks, "MOST", 100_000)
    what, options = source
    whole = list(read(what, threads, **options))
    reading = read(what, threads, **options)
    before = list(islice(reading, begun))
    rest = repr(whole[begun:])
    said = in_fork(lambda: list(reading))
    assert said == rest or REFUSED in said
    assert before + list(reading) == whole
    assert in_fork(lambda: list(read(what, threads, **options))) == repr(whole)


def test_a_fork_waits_for_no_lock_of_its_parents_threads(disk: Path) -> None:
    """A thread that reads holds one for a moment; a fork in this moment must not keep it."""
    is_held, ends = threading.Event(), threading.Event()
    found = [*scanned(disk / "b1", 1), *scanned(disk / "tier", 1)]

    def hold() -> None:
        for lock in (meter._lock, chunks.CACHE._lock):
            lock.acquire()
        is_held.set()
        ends.wait(0.2)
        for lock in (meter._lock, chunks.CACHE._lock):
            lock.release()

    holder = threading.Thread(target=hold)
    holder.start()
    is_held.wait()
    said = in_fork(lambda: [*scanned(disk / "b1", 1), *scanned(disk / "tier", 1)])
    ends.set()
    holder.join()
    assert said == repr(found)
