"""What an export to Delta or Iceberg tables in a store does when something fails or was changed."""

from __future__ import annotations

import gc
import importlib.util
import logging
import re
import shutil
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pyarrow as pa
import pytest
from pyiceberg.types import StringType

from kafkafmt.lake import read_table
from kafkafmt.lake.export.task import SCHEMAS
from kafkafmt.lake.tables.catalog import Catalog
from kafkafmt.lake.tables.formats import table_at
from kafkafmt.lake.tables.output import OutputInUseError, held
from kafkafmt.lake.tables.table import BY_LOG, LakeTable, TableError, TableSpec
from kafkafmt.spark import exporting
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.errors import StorageError
from tests.lake.export import running
from tests.lake.export.commits import Export
from tests.lake.export.lake import Lake
from tests.support.growing_log import GrowingLog
from tests.support.samples import sampled
from tests.support.store import SECRET, Store

FORMATS = ("delta", "iceberg")
formats = pytest.mark.parametrize("format", sampled(FORMATS))
_LOGS = {"delta": "/_delta_log/", "iceberg": "/metadata/"}


@pytest.fixture
def lake(s3: Store, tmp_path: Path, format: str) -> Lake:
    return Lake(s3, tmp_path, format)


@pytest.fixture
def orders(lake: Lake) -> GrowingLog:
    """A log of which ten records are in the tables, and ten are new."""
    broker = GrowingLog(lake.data)
    broker.send(2)
    lake.export().append()
    broker.send(2)
    return broker


def _is_below(directory: str, path: str) -> bool:
    return directory in path


@pytest.mark.slow
@formats
def test_a_full_bucket(lake: Lake, orders: GrowingLog) -> None:
    """One error; the tables stay as they were, and the next run continues."""
    for refused in ("/records/topic", _LOGS[lake.format]):  # data files, and the commit
        lake.store.refuses_put = partial(_is_below, refused)
        with pytest.raises(OSError, match=r"(?i)507|InsufficientStorage") as caught:
            lake.export().append()
        assert "\n" not in str(caught.value)
        assert "\x1b" not in str(caught.value)
        lake.store.refuses_put = lambda path: False
        assert lake.offsets() == list(range(10))
    lake.export().append()
    assert lake.offsets() == list(range(orders.next))


@pytest.mark.slow
@formats
def test_lost_answers(lake: Lake, orders: GrowingLog) -> None:
    """The store makes each change of a log, and the answer is lost: the change counts, once."""
    lost: list[str] = []

    def lose(path: str, is_done: bool) -> None:
        if is_done and path.endswith(".json") and path not in lost:
            lost.append(path)
            raise RuntimeError("the server failed after the change")

    lake.store.on_change = lose
    lake.export().append()
    lake.store.on_change = None
    assert any(_LOGS[lake.format] in path for path in lost)
    assert lake.offsets() == list(range(orders.next))
    lake.export().append()
    assert lake.offsets() == list(range(orders.next))


def _unreadable(lake: Lake) -> None:
    lake.database.write_bytes(b"not a database" * 500)


def _locked(lake: Lake) -> sqlite3.Connection:
    assert lake.catalog is not None
    lake.catalog["uri"] += "?timeout=0.1"
    connection = sqlite3.connect(lake.database, isolation_level=None)
    connection.execute("BEGIN EXCLUSIVE")
    return connection


def _refused(lake: Lake) -> None:
    lake.catalog = {"type": "rest", "uri": "http://127.0.0.1:9", "token": "catalog-" + SECRET}


def _other_host(lake: Lake) -> None:
    lake.catalog = {"type": "sql", "uri": f"postgresql://user:{SECRET}@127.0.0.1:9/lake"}


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:unclosed database:ResourceWarning")
@pytest.mark.parametrize("format", ["iceberg"])
@pytest.mark.parametrize("how", [_locked, _unreadable, _refused, _other_host])
def test_a_catalog_that_is_away(
    lake: Lake,
    orders: GrowingLog,
    how: Callable[[Lake], sqlite3.Connection | None],
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    kept, catalog = tmp_path / "kept.db", dict(lake.catalog or {})
    shutil.copyfile(lake.database, kept)
    lock = how(lake)
    with caplog.at_level(logging.DEBUG), pytest.raises(TableError) as caught:
        lake.export().append()
    assert str(caught.value).startswith("the Iceberg catalog 'kafkafmt': ")
    assert "\n" not in str(caught.value)
    assert SECRET not in f"{caught.value} {caplog.text} {lake.export}"
    del caught
    gc.collect()  # pyiceberg does not close what it opened for a catalog that fails
    if lock is not None:
        lock.close()
    shutil.copyfile(kept, lake.database)
    lake.catalog = catalog
    assert lake.offsets() == list(range(10))
    lake.export().append()
    assert lake.offsets() == list(range(orders.next))


@pytest.mark.slow
@formats
def test_wrong_credentials_are_not_shown(lake: Lake, orders: GrowingLog) -> None:
    wrong = {**lake.store.options, "key": "AKIAOFSOMEBODYELSE", "secret": "another-" + SECRET}
    url, options = f"{lake.out}/records", StorageOptions(wrong)
    catalog = None if lake.catalog is None else Catalog.of(lake.out, lake.catalog, options)
    spec = TableSpec("records", pa.schema([]))
    table = table_at(lake.format, url, spec, storage_options=options, catalog=catalog)
    asked: tuple[Callable[[], object], ...] = (
        table.history,
        lambda: read_table(lake.out, "records", storage_options=options, catalog=lake.catalog),
        lambda: Export(lake.data, lake.out, wrong, format=lake.format, catalog=lake.catalog),
    )
    for ask in asked:
        with pytest.raises(OSError, match=r"(?i)403|forbidden|denied|InvalidAccessKeyId") as caught:
            ask()
        assert SECRET not in str(caught.value)
        assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("refusal", "kind"),
    [
        ((403, "AccessDenied"), PermissionError),
        ((400, "InvalidRequest"), StorageError),  # which nothing tries again
        (None, None),
    ],
)
def test_a_file_of_plain_parquet_that_cannot_be_read_is_named(
    s3: Store, tmp_path: Path, refusal: tuple[int, str] | None, kind: type[Exception] | None
) -> None:
    lake = Lake(s3, tmp_path, "parquet")
    GrowingLog(lake.data).send()
    running.run(lake.data, lake.out, out_storage_options=StorageOptions(s3.options))
    (key,) = (key for key, _ in s3.objects(f"{lake.out}/records"))
    url = f"s3://{lake.out.split('/')[2]}/{key}"

    def refused(path: str) -> None:
        if refusal is not None and path.endswith(".parquet"):
            s3.failures.append(refusal)

    s3.before_get = refused
    if refusal is None:  # its bytes are others
        data = bytearray(dict(s3.objects(f"{lake.out}/records"))[key])
        data[4:100] = bytes(96)
        s3.put(lake.out.split("/")[2], key, bytes(data))
    with pytest.raises(kind or TableError, match=re.escape(url)):
        lake.rows()
    s3.forget()


def _dropped(lake: Lake) -> None:
    if lake.catalog is not None:
        with _catalog(lake).opened() as catalog:
            catalog.drop_table("kafkafmt.records")
    bucket = lake.out.split("/")[2]
    for key in lake.store.etags(f"{lake.out}/records"):
        lake.store.delete(bucket, key)


def _of_another_type(lake: Lake) -> None:
    if lake.catalog is None:
        _dropped(lake)
        schema = SCHEMAS["records"]
        place = schema.get_field_index("offset")
        _records(lake, schema.set(place, pa.field("offset", pa.string()))).create()
        return
    with (
        _catalog(lake).opened() as catalog,
        catalog.load_table("kafkafmt.records").update_schema(
            allow_incompatible_changes=True
        ) as update,
    ):
        update.delete_column("offset")
        update.add_column("offset", StringType())


def _catalog(lake: Lake) -> Catalog:
    return Catalog.of(lake.out, lake.catalog or {}, StorageOptions(lake.store.options))


def _records(lake: Lake, schema: pa.Schema = SCHEMAS["records"]) -> LakeTable:
    return table_at(
        lake.format,
        f"{lake.out}/records",
        TableSpec("records", schema, BY_LOG),
        storage_options=StorageOptions(lake.store.options),
        catalog=_catalog(lake) if lake.catalog else None,
    )


@pytest.mark.slow
@formats
def test_a_table_that_is_dropped_is_made_again(lake: Lake, orders: GrowingLog) -> None:
    """From the beginning, by its own position; the others go on."""
    _dropped(lake)
    lake.export().append()
    assert lake.offsets() == list(range(orders.next))
    assert lake.rows("batches").num_rows == orders.next // 5


@pytest.mark.slow
@pytest.mark.parametrize(
    ("format", "change", "message"),
    [(format, _of_another_type, "the column 'offset' is string, but") for format in FORMATS],
)
def test_a_table_that_somebody_changed(
    lake: Lake, orders: GrowingLog, change: Callable[[Lake], None], message: str
) -> None:
    lake.export().append()
    orders.send(1)
    change(lake)
    before = sorted(lake.store.objects(lake.out))
    with pytest.raises(TableError, match=message):
        lake.export()
    assert sorted(lake.store.objects(lake.out)) == before


@formats
def test_a_missing_library(lake: Lake, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence names the package, before anything is written."""
    GrowingLog(lake.data).send(1)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(TableError, match=r"pip install '(deltalake|pyiceberg)"):
        lake.export()
    assert not list(lake.store.objects(lake.out))


@pytest.mark.parametrize("format", ["iceberg"])
def test_iceberg_in_a_store_needs_a_catalog(lake: Lake) -> None:
    GrowingLog(lake.data).send(1)
    lake.catalog = None
    with pytest.raises(TableError, match="tables in an object store need a catalog; name one"):
        lake.export()
    assert not list(lake.store.objects(lake.out))


@formats
def test_two_exports_at_once_to_a_directory(format: str, tmp_path: Path) -> None:
    """The second one says so before it starts Spark."""
    GrowingLog(tmp_path / "data").send(1)
    out = tmp_path / "out"
    for incremental in (False, True):
        with held(str(out)), pytest.raises(OutputInUseError, match="another kafkafmt export"):
            exporting.export(
                str(tmp_path / "data"), str(out), format=format, incremental=incremental
            )
