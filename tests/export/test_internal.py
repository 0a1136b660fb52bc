"""Tables of internal topics in a full export of every format."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from kafkafmt.export import internal_tables
from kafkafmt.lakehouse import TableError
from kafkafmt.lakehouse import read_table as without_spark
from kafkafmt.lakehouse.formats import FORMATS
from kafkafmt.lakehouse.journal import JournalError
from kafkafmt.library_tables import INTERNAL_TABLES, LibraryTable
from tests.export import running
from tests.messages.corpus import log_directory
from tests.spark.broker import GrowingLog
from tests.spark.test_library_tables import lines, of_library
from tests.support.encoder import flip
from tests.support.samples import sampled

TOPICS = ("consumer-offsets", "transaction-state", "cluster-metadata")
MISSING = ("share_states", "remote_segments")
"""Tables of topics that the source does not have."""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A data directory with some internal topics; others are missing."""
    folder = tmp_path / "data"
    for topic in TOPICS:
        log_directory(f"k431-rich-{topic}", folder)
    return folder


def export(source: Path, out: Path, format: str, *, internal: bool = True) -> None:
    running.run(source, out, format=format, internal=internal)


@pytest.fixture
def some(monkeypatch: pytest.MonkeyPatch) -> dict[str, LibraryTable]:
    """Writes only some of the tables, because each takes its time."""
    names = ("groups", "group_members", "internal", "transaction_states", *MISSING)
    made = {name: INTERNAL_TABLES[name] for name in names}
    monkeypatch.setattr(internal_tables, "INTERNAL_TABLES", made)
    schemas = {f"internal/{name}": internal_tables.SCHEMAS[f"internal/{name}"] for name in names}
    monkeypatch.setattr(internal_tables, "SCHEMAS", schemas)
    return made


def test_all_tables_are_those_of_the_library(source: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    export(source, out, "parquet")
    for name, table in INTERNAL_TABLES.items():
        expected = [] if name in MISSING else lines(of_library(name, source))
        found = without_spark(out, f"internal/{name}").read_all()
        assert lines(found) == expected, name
        assert found.column_names == table.schema.names


@pytest.mark.parametrize("format", sampled(["parquet", *FORMATS]))
def test_each_export_replaces_all_rows_of_the_tables(
    some: dict[str, LibraryTable], source: Path, tmp_path: Path, format: str
) -> None:
    out = tmp_path / "out"
    export(source, out, format)
    for name, table in some.items():
        expected = [] if name in MISSING else lines(of_library(name, source))
        found = without_spark(out, f"internal/{name}").read_all()
        assert lines(found) == expected, name
        assert found.column_names == table.schema.names
    shutil.rmtree(source / "__transaction_state-0")
    export(source, out, format)
    assert without_spark(out, "internal/transaction_states").read_all().num_rows == 0
    assert lines(without_spark(out, "internal/groups").read_all()) == lines(
        of_library("groups", source)
    )
    if format == "parquet":
        export(source, out, format, internal=False)
        assert not (out / "internal").exists()
        return
    # Tables that this run does not write would be out of date.
    with pytest.raises(JournalError, match=r"internal is False and was True"):
        export(source, out, format, internal=False)


@pytest.mark.parametrize("options", [{}, {"topics": "orders"}, {"end": "2001-01-01"}], ids=str)
def test_damage_that_the_tables_lack_is_said_once(
    some: dict[str, LibraryTable], source: Path, tmp_path: Path, options: dict[str, str]
) -> None:
    """Also where the tables of records do not have those topics, or not all of them."""
    GrowingLog(source).send(1)
    out = tmp_path / "out"
    (segment,) = (path for path in source.glob("__consumer_offsets-*/*.log") if path.stat().st_size)
    flip(segment, 200)
    (source / "__transaction_state-77").symlink_to("nowhere")
    report = running.run(source, out, internal=True, **options)
    assert report.damage_kinds == {"bad_checksum": 1, "read_error": 1}
    assert not report.is_complete
    found = without_spark(out, "damage").read_all().to_pylist()
    assert {(row["topic"], row["segment"]) for row in found} == {
        ("__consumer_offsets", segment.name),
        ("__transaction_state", None),
    }


def test_a_table_of_someone_else_is_not_replaced(
    some: dict[str, LibraryTable], source: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    export(source, out, "delta")
    shutil.rmtree(out / "internal" / "groups")
    shutil.copytree(out / "records", out / "internal" / "groups")
    with pytest.raises(TableError, match="choose another directory"):
        export(source, out, "delta")
