"""Tables of both formats: each version of an application once, and no file that does not fit."""

from __future__ import annotations

import datetime
import json
import re
import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from deltalake import DeltaTable
from deltalake.exceptions import DeltaError

from kafkafmt.lake.tables.catalog import Catalog
from kafkafmt.lake.tables.formats import DELTA, FORMATS, ICEBERG, table_at
from kafkafmt.lake.tables.table import (
    DATE,
    HANDED_OVER,
    NOTE,
    History,
    LakeTable,
    Note,
    RacedError,
    TableError,
    TableSpec,
)
from tests.lake.tables.files import BY_LOG, SCHEMA, SPEC, commit, made, offsets, row, written

formats = pytest.mark.parametrize("format", FORMATS)


@formats
def test_a_commit_has_a_note_and_is_made_once(format: str, tmp_path: Path) -> None:
    table = made(format, tmp_path)
    assert (table.history().note, table.history().foreign) == (None, None)
    new = table.history()
    note = Note("one", {"source": "here"}, {"orders-0": 2})
    first = written(table, "a.parquet", [row(0), row(1)])
    table.commit(note, [first], new)
    assert table.history().note == note
    table.commit(note, [first], new)  # its answer was lost
    again = written(table, "b.parquet", [row(0), row(1)])
    with pytest.raises(RacedError, match="another run committed first"):
        table.commit(Note("two", {}, None), [again], new)
    assert offsets(table) == [0, 1]
    assert [Path(file).name for file in table.files()] == ["a.parquet"]
    assert commit(table) == table.history().note  # without a file
    assert offsets(table) == [0, 1]


@formats
def test_of_racing_writers_one_commits(format: str, tmp_path: Path) -> None:
    """delta-rs would commit all from fresh handles, and pyiceberg by its own tries."""
    steps, writers = 5, 4
    tables = [made(format, tmp_path) for _ in range(writers)]

    def write(writer: int, step: int, before: History) -> int:
        file = written(tables[writer], f"{writer}-{step}.parquet", [row(step)])
        try:
            tables[writer].commit(Note(f"{writer}-{step}", {}, {}), [file], before)
        except RacedError:
            return 0
        return 1

    with ThreadPoolExecutor(writers) as pool:
        for step in range(steps):
            before = tables[0].history()
            won = pool.map(write, range(writers), repeat(step), repeat(before))
            assert sum(won) == 1
    assert offsets(tables[0]) == list(range(steps))


@formats
def test_replacing_is_one_commit(format: str, tmp_path: Path) -> None:
    table = made(format, tmp_path)
    commit(table, written(table, "x.parquet", [row(9)]), replaces=True)
    commit(table, written(table, "a.parquet", [row(0)]))
    before = _history(format, table)
    commit(table, written(table, "b.parquet", [row(5)]), replaces=True)
    assert offsets(table) == [5]
    assert _history(format, table) == before + 1
    for _ in range(2):
        commit(table, replaces=True)
        assert table.files() == []


@formats
@pytest.mark.parametrize(
    "note", ["", "7", "[]", "{}", '{"commit":1,"job":{},"position":{}}', "[" * 100_000]
)
def test_a_note_that_no_export_wrote(format: str, tmp_path: Path, note: str) -> None:
    table = made(format, tmp_path)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Note, "as_text", lambda _: note)
        commit(table)
    with pytest.raises(TableError, match=f"note {NOTE} of a commit is not one of kafkafmt export"):
        table.history()


@formats
def test_a_mark_of_a_table(format: str, tmp_path: Path) -> None:
    table = made(format, tmp_path)
    before = table.history()
    table.mark(HANDED_OVER, "x")
    assert table.history().handed_over == "x"
    with pytest.raises(TableError, match="was handed over during the run"):
        table.commit(Note("a", {}, {}), [], before)
    commit(table)
    assert table.history().handed_over == "x"


@formats
def test_the_greatest_offsets_by_the_statistics(format: str, tmp_path: Path) -> None:
    table = made(format, tmp_path)
    assert table.ends("offset") == {}
    files = [
        written(table, "a.parquet", [row(3), row(8)]),
        written(table, "b.parquet", [row(5)]),
        written(table, "c.parquet", [row(1, "a-b", 4)], ("a-b", 4)),
        written(table, "d.parquet", [row(9, None, None)], (None, None)),
    ]
    commit(table, *files)
    assert table.ends("offset") == {"orders-0": 8, "a-b-4": 1}
    shared = made(format, tmp_path, TableSpec("shared", SCHEMA))
    commit(shared, written(shared, "a.parquet", [row(3), row(1, "a-b", 4)], ()))
    assert shared.ends("offset") is None


def _history(format: str, table: LakeTable) -> int:
    """The number of commits that the table remembers."""
    folder = "_delta_log" if format == DELTA else "metadata"
    return len([each for each in (Path(table.location) / folder).iterdir() if ".json" in each.name])


@formats
def test_partition_values(format: str, tmp_path: Path) -> None:
    """Null, and topics that need an escape in a directory's name or in an URL."""
    table = made(format, tmp_path)
    topics = ["a%b", "a b", "a/b", "ü+é", "42", "a=b", "%2F", None]
    files = []
    for number, topic in enumerate(topics):
        value = None if topic is None else number
        folder = f"topic={number}%25 #" if format == DELTA else f"topic={number}%25"
        rows = [row(number, topic, value)]
        files.append(written(table, f"{folder}/{number}.parquet", rows, (topic, value)))
    commit(table, *files)
    found = table.reader().read_all().sort_by("offset")
    assert found.column("topic").to_pylist() == topics
    assert found.column("partition").to_pylist() == [*range(len(topics) - 1), None]
    assert found.column("headers").to_pylist()[0] == [{"key": "h", "value": None}]


@formats
def test_days(format: str, tmp_path: Path) -> None:
    table = made(format, tmp_path, TableSpec("records", SCHEMA, (DATE, "topic")))
    day = datetime.date(2023, 11, 14)
    rows = [row(0)]
    commit(table, written(table, "a.parquet", rows, (day, "orders")))
    nothing = [row(1) | {"timestamp": None}]
    commit(table, written(table, "b.parquet", nothing, (None, "orders")))
    assert offsets(table) == [0, 1]


@formats
def test_columns_are_added(format: str, tmp_path: Path) -> None:
    table = made(format, tmp_path)
    commit(table, written(table, "a.parquet", [row(0)]))
    wider = SCHEMA.append(pa.field("value", pa.struct([("id", pa.int64())]))).append(
        pa.field("extra", pa.int16())
    )
    table = made(format, tmp_path, TableSpec("records", wider, BY_LOG))
    new = row(1) | {"value": {"id": 5}, "extra": 3}
    commit(table, written(table, "b.parquet", [new]))
    found = table.reader().read_all().sort_by("offset")
    assert found.column("value").to_pylist() == [None, {"id": 5}]
    assert found.column("extra").to_pylist() == [None, 3]
    # A writer that knows fewer columns leaves them null.
    narrow = made(format, tmp_path)
    commit(narrow, written(narrow, "c.parquet", [row(2)]))
    assert table.reader().read_all().sort_by("offset").column("extra").to_pylist()[2] is None


NARROW = pa.struct(
    [
        ("id", pa.int64()),
        ("tags", pa.list_(pa.field("element", pa.struct([("a", pa.string())])))),
        ("by", pa.map_(pa.string(), pa.struct([("a", pa.int16())]))),
    ]
)
WIDE = pa.struct(
    [
        ("at", pa.timestamp("us", "UTC")),
        ("by", pa.map_(pa.string(), pa.struct([("b", pa.string()), ("a", pa.int16())]))),
        ("tags", pa.list_(pa.field("element", pa.struct([("b", pa.int64()), ("a", pa.string())])))),
        ("id", pa.int64()),
    ]
)


def with_value(kind: pa.DataType) -> TableSpec:
    return TableSpec("records", SCHEMA.append(pa.field("value", kind)), BY_LOG)


@formats
def test_members_of_structs_are_added(format: str, tmp_path: Path) -> None:
    """At any depth, whatever their order; old rows have null there."""
    narrow, wide = with_value(NARROW), with_value(WIDE)
    at = datetime.datetime(2026, 1, 1, tzinfo=datetime.timezone.utc)
    old = {"id": 1, "tags": [{"a": "x"}, None], "by": [("k", {"a": 2})]}
    new = {"at": at, "by": [("l", {"b": "y", "a": 4})], "tags": [{"b": 5, "a": "z"}], "id": 3}
    for number, (spec, value) in enumerate([(narrow, old), (wide, new), (narrow, old)]):
        table = made(format, tmp_path, spec)
        rows = [row(2 * number) | {"value": value}, row(2 * number + 1) | {"value": None}]
        commit(table, written(table, f"{number}.parquet", rows))
    found = table.reader().read_all().sort_by("offset").column("value").to_pylist()
    filled = {
        "id": 1,
        "tags": [{"a": "x", "b": None}, None],
        "by": [("k", {"a": 2, "b": None})],
        "at": None,
    }
    assert found == [filled, None, new, None, filled, None]


@formats
@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (pa.struct([("id", pa.string())]),
         "the column 'value.id' is long, but the export writes string"),
        (pa.int64(), "the column 'value' is struct, but the export writes long"),
        (pa.struct([("tags", pa.list_(pa.struct([("a", pa.int64())])))]),
         "the column 'value.tags.element.a' is string, but the export writes long"),
        (pa.struct([("ID", pa.int64())]),
         "the column 'value.id' differs from the column 'value.ID' of the export only in case"),
    ],
)  # fmt: skip
def test_members_of_another_type(
    format: str, kind: pa.DataType, message: str, tmp_path: Path
) -> None:
    made(format, tmp_path, with_value(NARROW))
    with pytest.raises(TableError, match=re.escape(message)):
        made(format, tmp_path, with_value(kind))


@formats
@pytest.mark.parametrize(
    ("spec", "message"),
    [
        (TableSpec("records", SCHEMA.set(3, pa.field("offset", pa.string())), BY_LOG),
         "the column 'offset' is (long|int64), but the export writes string"),
        (TableSpec("records", SCHEMA, ("topic",)), "is partitioned by topic, partition, but the"),
        (TableSpec("records", SCHEMA, (DATE,)), "but the export by date"),
        (TableSpec("records", SCHEMA.set(3, pa.field("Offset", pa.int64())), BY_LOG),
         "the column 'offset' differs from the column 'Offset' of the export only in case"),
    ],
)  # fmt: skip
def test_what_does_not_fit(format: str, spec: TableSpec, message: str, tmp_path: Path) -> None:
    made(format, tmp_path)
    table = table_at(format, str(tmp_path / "records"), spec)
    with pytest.raises(TableError, match=message):
        table.prepare()
    with pytest.raises(TableError, match=message):
        commit(table)


@pytest.mark.parametrize("feature", ["deletionVectors", "columnMapping"])
def test_a_delta_table_that_delta_rs_cannot_read(feature: str, tmp_path: Path) -> None:
    table = made(DELTA, tmp_path)
    protocol = {"minReaderVersion": 3, "minWriterVersion": 7}
    features = {"readerFeatures": [feature], "writerFeatures": [feature]}
    commit = Path(table.location, "_delta_log", f"{1:020}.json")
    commit.write_text(json.dumps({"protocol": protocol | features}))
    with pytest.raises(TableError, match=rf"records: uses {feature}; read it with a reader of"):
        table.reader()


def test_an_error_of_delta_rs_names_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = made(DELTA, tmp_path)

    def fails(*_: object, **__: object) -> None:
        raise DeltaError("broken")

    file = written(table, "a", [row(0)])
    uses: dict[str, Callable[[], object]] = {
        "to_pyarrow_dataset": table.reader,
        "create_write_transaction": lambda: commit(table, file),
    }
    for step, use in uses.items():
        monkeypatch.setattr(DeltaTable, step, fails)
        with pytest.raises(TableError, match=f"^{table.location}: broken$"):
            use()


def test_a_directory_of_a_delta_table_that_cannot_be_made(tmp_path: Path) -> None:
    """delta-rs calls that a table that is not found."""
    (tmp_path / "out").write_bytes(b"")
    table = table_at(DELTA, f"{tmp_path}/out/records", SPEC)
    assert not table.exists()
    with pytest.raises(TableError, match=rf"^{table.location}: Could not create .*Not a directory"):
        table.create()


@formats
def test_a_table_that_is_dropped_or_made_again(format: str, tmp_path: Path) -> None:
    table = made(format, tmp_path)
    if format == ICEBERG:
        with Catalog.of(str(tmp_path), {}).opened() as catalog:
            catalog.drop_table("kafkafmt.records")
    shutil.rmtree(tmp_path / "records")
    assert not table.exists()
    asked: list[Callable[[], Any]] = [
        lambda: commit(table),
        table.history,
        table.prepare,
        table.files,
    ]
    for ask in asked:
        with pytest.raises(TableError, match=r"has no (Delta )?table"):
            ask()
    assert made(format, tmp_path).history().note is None


# --- the columns of typed tables: what may change, and readers of files that lack some ------------


def spec(value: pa.DataType, *more: pa.Field) -> TableSpec:
    columns = pa.schema([*more, ("offset", pa.int64()), ("v", value)])
    return TableSpec("records", columns, keeps_members=True)


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize(
    ("before", "now", "change"),
    [
        (pa.struct([("a", pa.int32())]), pa.struct([("b", pa.int8()), ("a", pa.int32())]), None),
        (
            pa.map_(pa.string(), pa.struct([("a", pa.int32())])),
            pa.map_(pa.string(), pa.struct([("c", pa.int32())])),
            "'v.value.a' would be missing: only added columns are possible",
        ),
    ],
)
def test_columns_may_only_be_added(
    tmp_path: Path, format: str, before: pa.DataType, now: pa.DataType, change: str | None
) -> None:
    made(format, tmp_path, spec(before))
    table = table_at(format, str(tmp_path / "records"), spec(now, pa.field("new", pa.string())))
    if change is None:
        table.prepare()
    else:
        with pytest.raises(TableError, match=re.escape(f"the column {change}")):
            table.prepare()
