"""Tiered storage: names of topics, partitions and segments."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest

from kafkafmt.storage.access import NO_OPTIONS
from kafkafmt.storage.directories import Search
from kafkafmt.storage.discovery import SegmentFinder, _is_tier, find_segments
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.local import LocalTree
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


EVERYTHING = [("an-odd_topic-0", 2, 100), ("orders", 0, 0), ("orders", 0, 10), ("orders", 11, 5)]


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


def test_the_same_in_stores(tier: Path, s3: Store, memory: Any) -> None:
    bucket = s3.make("tiered")
    s3.upload(bucket, "prefix", tier)
    assert places(f"s3://{bucket}/prefix", storage=s3.options) == EVERYTHING
    assert places(f"s3://{bucket}/prefix/orders-{ID}/", storage=s3.options) == EVERYTHING[1:]
    assert places(f"s3://{bucket}/prefix/orders-*/*", storage=s3.options) == EVERYTHING[1:]
    memory.put(str(tier), "/tiered", recursive=True)
    assert places("memory://tiered") == EVERYTHING


def test_kafkas_local_tiered_storage(tmp_path: Path) -> None:
    put(tmp_path / f"orders-3-{ID}", 4, 6)
    put(tmp_path / f"a-b-1-{ODD_ID}", 0, 1)
    assert places(tmp_path) == [("a-b", 1, 0), ("orders", 3, 4)]


def test_the_files_of_a_tier_are_passed_on_once(tmp_path: Path) -> None:
    folder = tmp_path / f"orders-{ID}" / "0"
    first, second = put(folder, 0, 10), put(folder, 10, 20)
    everything = {path.name for path in folder.iterdir()}
    passed: list[tuple[str, set[str]]] = []

    def found(source: object, **options: Any) -> Search:
        passed.clear()
        search = Search(
            on_tier=lambda path, items: passed.append((path, {item.name for item in items})),
            **options,
        )
        assert find_segments(source, search=search) == []  # type: ignore[arg-type]
        return search

    for keeps in (True, False):
        search = found([tmp_path, tmp_path], keeps_tiers=keeps)
        assert passed == [(str(folder), everything)]
        assert search.tiers == {str(folder): None}
        assert {item.name for item in search.listings[str(folder)]} == (
            everything if keeps else set()
        )
    search = found([first, first])
    assert passed == [(str(folder), everything - {second.name}), (str(folder), set())]
    assert search.tiers == {str(folder): everything - {second.name}}
    found([first, folder, second])
    assert [names for _, names in passed] == [everything - {second.name}, {second.name}]


def test_an_object_of_a_tier_of_which_only_the_name_is_known() -> None:
    directory, name, error = f"/b/orders-{ID}/0", f"{0:020}-{ID}.log", OSError("broken")
    item = Item(f"{directory}/{name}", name, False, 0, unknown=error)
    passed: list[str] = []
    for is_link, raises in ((False, False), (True, True), (False, True)):
        search = Search(raises=raises, on_tier=lambda path, _: passed.append(path))
        finder = SegmentFinder(LocalTree(), NO_OPTIONS, None, search)
        if raises and not is_link:
            with pytest.raises(OSError, match="broken"):
                finder.listed([[item]])
            continue
        assert finder.listed([[item._replace(is_link=is_link)]]) == []
        assert search.unreadable == ({} if is_link else {directory: error})
    assert passed == [directory]


@pytest.mark.parametrize(
    ("suffixes", "directory", "above", "is_tier"),
    [
        ([".log"], "0", f"orders-{ID}", True),
        ([".log"], f"orders-0-{ID}", "data", True),
        ([".log"], "orders-0", "data", False),
        ([".log"], "0", "orders", False),
        ([".log"], "x", f"orders-{ID}", False),
        (["", ".log", ".rsm-manifest"], "any", "folder", True),
        ([".indexes"], "any", "folder", True),
        (["", ".index"], "0", f"orders-{ID}", False),
    ],
)
def test_what_tells_a_tier(suffixes: list[str], directory: str, above: str, is_tier: bool) -> None:
    files = [Item("", f"{7:020}-{ODD_ID}{suffix}", False, 0) for suffix in suffixes]
    assert _is_tier(files, directory, above) == is_tier
