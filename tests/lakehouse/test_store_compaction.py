"""Compaction of Delta and Iceberg tables in a store, which have a commit log beside them."""

from __future__ import annotations

import itertools
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from kafkafmt import compact
from kafkafmt.lakehouse import read_table
from kafkafmt.lakehouse.catalog import Catalog
from kafkafmt.lakehouse.commit import APPEND, Commit
from kafkafmt.lakehouse.data_file import DataFile, data_file
from kafkafmt.lakehouse.formats import FORMATS, table_at
from kafkafmt.lakehouse.journal import Journal
from kafkafmt.lakehouse.store_place import StorePlace
from kafkafmt.storage.options import StorageOptions
from tests.lakehouse.files import SPEC, row
from tests.support.store import Store

_NUMBERS = itertools.count()


@pytest.mark.slow
@pytest.mark.parametrize("format", FORMATS)
def test_a_store(format: str, s3: Store, tmp_path: Path) -> None:
    out = f"s3://{s3.make('lake')}/l k"
    options = StorageOptions(s3.options)
    properties = {"type": "sql", "uri": f"sqlite:///{tmp_path / 'catalog.db'}"}
    catalog = properties if format == "iceberg" else None
    reached = Catalog.of(out, properties, options) if catalog else None
    table = table_at(format, f"{out}/records", SPEC, storage_options=options, catalog=reached)
    store = StorePlace(out, options)
    log = Journal(store)
    log.claim({"format": format, "incremental": True})
    table.create()
    table.prepare()

    def stored(number: int) -> DataFile:
        rows = [row(number * 10 + each) for each in range(10)]
        file = tmp_path / "part.parquet"
        pq.write_table(pa.Table.from_pylist(rows, table.file_schema), file, store_schema=False)
        name = f"topic=orders/partition=0/part-00000-{next(_NUMBERS):032x}-000.zstd.parquet"
        store.upload(str(file), f"records/{name}")
        return data_file(pq.read_metadata(file), name, file.stat().st_size, ("orders", 0))

    def names() -> set[str]:
        return {
            found.name
            for found in store.objects("records")
            if found.name.endswith(".parquet") and "_delta_log" not in found.name
        }

    for number in range(4):
        file = stored(number)
        account = {"files": {"records": [file.path]}}
        log.commit(Commit(log.run, APPEND, 1, turn=number, position={}, account=account))
        table.commit("export", number, [file])
    done = compact(out, storage_options=s3.options, catalog=catalog)
    assert (done.files_before, done.files_after, done.deleted_files) == (4, 1, 0)
    found = read_table(out, "records", storage_options=options, catalog=catalog).read_all()
    assert found["offset"].to_pylist() == list(range(40))
    assert len(names()) == 5
    # The newest commit of the log can be completed again, so its files stay.
    lost = stored(9)
    compact(out, retention=0, storage_options=s3.options, catalog=catalog)
    assert {f"records/{each}" for each in (file.path, lost.path)} <= names()
    assert len(names()) == 3
    found = read_table(out, "records", storage_options=options, catalog=catalog).read_all()
    assert found.num_rows == 40
