"""The columns of typed tables: what may change, and readers of files that lack some."""

from __future__ import annotations

import re
from pathlib import Path

import pyarrow as pa
import pytest

from kafkafmt.lake.tables.formats import FORMATS, table_at
from kafkafmt.lake.tables.table import TableError, TableSpec
from tests.lake.tables.files import made


def spec(value: pa.DataType, *more: pa.Field) -> TableSpec:
    columns = pa.schema([*more, ("offset", pa.int64()), ("v", value)])
    return TableSpec("records", columns, keeps_members=True)


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize(
    ("before", "now", "change"),
    [
        (pa.int32(), pa.int32(), None),
        (pa.int32(), pa.int64(), "'v' is int"),
        (pa.struct([("a", pa.int32())]), pa.struct([("b", pa.int8()), ("a", pa.int32())]), None),
        (pa.struct([("a", pa.int32())]), pa.int32(), "'v' is struct"),
        (
            pa.list_(pa.field("element", pa.struct([("a", pa.int32())]))),
            pa.list_(pa.field("element", pa.struct([("a", pa.int64())]))),
            "'v.element.a' is int",
        ),
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
