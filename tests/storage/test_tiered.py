"""Tiered storage: names of topics, partitions and segments."""

from __future__ import annotations

import itertools
from pathlib import Path

import fsspec
import pytest

from kafkafmt.storage.discovery import find_segments
from tests.support.encoder import Rec, record_batch
from tests.support.store import Store

ID = "MWJ6FHTfRYy67jzwZdeqSQ"
ODD_ID = "-_-0_LWgr-VrT0a__7a4-5"  # hyphens, digits: nothing must be split at them
_COPIES = itertools.count()


def copy_id() -> str:
    """The id of a copied segment, with hyphens in it as in a real one."""
    return f"-{next(_COPIES):020}-"


def segment(first: int, end: int) -> bytes:
    return b"".join(
        record_batch([Rec(None, b"%d" % offset)], base_offset=offset)
        for offset in range(first, end)
    )


def put(log: Path, first: int, end: int, name: str = "") -> Path:
    log.mkdir(parents=True, exist_ok=True)
    stem = name or f"{first:020}-{copy_id()}"
    for suffix in ("index", "timeindex", "txnindex", "snapshot", "leader-epoch-checkpoint"):
        (log / f"{stem}.{suffix}").write_bytes(b"")
    file = log / f"{stem}.log"
    file.write_bytes(segment(first, end))
    return file


@pytest.fixture
def tier(tmp_path: Path) -> Path:
    """A bucket's prefix, as Aiven's plugin fills it."""
    tier = tmp_path / "tier"
    put(tier / f"orders-{ID}" / "0", 10, 20)
    put(tier / f"orders-{ID}" / "0", 0, 10)
    put(tier / f"orders-{ID}" / "11", 5, 7)
    put(tier / f"an-odd_topic-0-{ODD_ID}" / "2", 100, 101)
    (tier / "other").mkdir()
    (tier / f"orders-{ID}" / "notes").mkdir()
    return tier


EVERYTHING = [
    ("an-odd_topic-0", 2, 100),
    ("orders", 0, 0),
    ("orders", 0, 10),
    ("orders", 11, 5),
]


def places(source: object, **options: object) -> list[tuple[str | None, int | None, int | None]]:
    found = find_segments(source, storage=options.get("storage"))  # type: ignore[arg-type]
    return [(s.topic, s.partition, s.base_offset) for s in found]


def test_topic_partition_and_offset_are_in_the_names(tier: Path) -> None:
    assert places(tier) == EVERYTHING
    assert places(tier / f"orders-{ID}") == EVERYTHING[1:]
    assert places(tier / f"orders-{ID}" / "0") == EVERYTHING[1:3]
    assert places(str(tier / "orders-*" / "*")) == EVERYTHING[1:]
    assert places(str(tier / "*" / "*" / "*.log")) == EVERYTHING


def test_a_segment_and_its_index_have_one_stem(tier: Path) -> None:
    for found in find_segments(tier):
        index = found.index()
        assert index is not None
        assert Path(index.path).exists()
        assert Path(index.path).name.startswith(f"{found.base_offset:020}-")


def test_the_same_in_stores(tier: Path, s3: Store) -> None:
    bucket = s3.make("tiered")
    s3.upload(bucket, "prefix", tier)
    assert places(f"s3://{bucket}/prefix", storage=s3.options) == EVERYTHING
    assert places(f"s3://{bucket}/prefix/orders-{ID}/", storage=s3.options) == EVERYTHING[1:]
    assert places(f"s3://{bucket}/prefix/orders-*/*", storage=s3.options) == EVERYTHING[1:]
    memory = fsspec.filesystem("memory")
    memory.put(str(tier), "/tiered", recursive=True)
    try:
        assert places("memory://tiered") == EVERYTHING
    finally:
        memory.rm("/tiered", recursive=True)


def test_kafkas_local_tiered_storage(tmp_path: Path) -> None:
    put(tmp_path / f"orders-3-{ID}", 4, 6)
    put(tmp_path / f"a-b-1-{ODD_ID}", 0, 1)
    assert places(tmp_path) == [("a-b", 1, 0), ("orders", 3, 4)]
