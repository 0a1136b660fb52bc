"""The catalog of Iceberg tables: opened once for the accesses of a block, and closed after it."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pyiceberg.catalog
import pytest

from kafkafmt import export as run
from kafkafmt.lake.tables.catalog import Catalog
from kafkafmt.lake.tables.formats import ICEBERG
from kafkafmt.lake.tables.table import TableError
from tests.support.growing_log import GrowingLog


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[pyiceberg.catalog.Catalog]]:
    """The catalogs that were opened so far; all of them are closed at the end."""
    found: list[pyiceberg.catalog.Catalog] = []
    closed: list[pyiceberg.catalog.Catalog] = []
    kinds: dict[Any, Any] = pyiceberg.catalog.AVAILABLE_CATALOGS
    load = kinds[pyiceberg.catalog.CatalogType.SQL]

    def loaded(*given: Any) -> pyiceberg.catalog.Catalog:
        catalog: pyiceberg.catalog.Catalog = load(*given)
        close = catalog.close

        def close_once() -> None:
            closed.append(catalog)
            close()

        monkeypatch.setattr(catalog, "close", close_once)
        found.append(catalog)
        return catalog

    monkeypatch.setitem(kinds, pyiceberg.catalog.CatalogType.SQL, loaded)
    yield found
    assert sorted(map(id, closed)) == sorted(map(id, found))


def test_blocks_share_a_catalog_with_the_blocks_in_them(
    opened: list[pyiceberg.catalog.Catalog], tmp_path: Path
) -> None:
    catalog = Catalog.of(str(tmp_path), {})
    with catalog.opened() as outer:
        for _ in range(2):
            with catalog.opened() as inner:
                assert inner is outer
        with Catalog.of(str(tmp_path), {}).opened() as other:
            assert other is not outer
    with catalog.opened() as later:
        assert later is not outer
    assert len(opened) == 3


def test_an_error_in_a_block_closes_the_catalog_once(
    opened: list[pyiceberg.catalog.Catalog], tmp_path: Path
) -> None:
    catalog = Catalog.of(str(tmp_path), {})
    for count in (1, 2):
        expected = pytest.raises(TableError, match="KeyError: 'lost'")
        with expected, catalog.opened(), catalog.opened():
            raise KeyError("lost")
        assert len(opened) == count


def test_threads_have_catalogs_of_their_own(tmp_path: Path) -> None:
    catalog = Catalog.of(str(tmp_path), {})

    def in_thread() -> pyiceberg.catalog.Catalog:
        with catalog.opened() as found:
            return found

    with catalog.opened() as mine, ThreadPoolExecutor(1) as pool:
        assert pool.submit(in_thread).result() is not mine
        with catalog.opened() as again:
            assert again is mine


def test_an_export_opens_the_catalog_once_for_all_tables(
    opened: list[pyiceberg.catalog.Catalog], tmp_path: Path
) -> None:
    broker = GrowingLog(tmp_path / "data")
    broker.send(2)
    counts = [0]
    for tables in ("records", "records,batches,damage"):
        run(
            str(broker.directory),
            str(tmp_path / tables),
            format=ICEBERG,
            tables=tables,
            processes=1,
        )
        counts.append(len(opened))
    assert counts[1] == counts[2] - counts[1] > 0
