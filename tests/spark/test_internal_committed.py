"""Tables of internal topics in an export to Delta and Iceberg, which the tasks write."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from pyspark.sql import SparkSession

from kafkafmt import compact
from kafkafmt.lakehouse import TableError
from kafkafmt.lakehouse import read_table as without_spark
from kafkafmt.lakehouse.formats import FORMATS
from kafkafmt.lakehouse.out_directory import OutputError
from kafkafmt.library_tables import INTERNAL_TABLES, LibraryTable
from kafkafmt.spark.export import internal_tables, read_table, running
from kafkafmt.spark.export.committed_output import CommittedOutput
from tests.messages.corpus import log_directory
from tests.spark.test_library_tables import lines, of_library

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
    running.run(str(source), str(out), format=format, internal=internal, progress=False)


@pytest.fixture
def some(monkeypatch: pytest.MonkeyPatch) -> dict[str, LibraryTable]:
    """Writes only some of the tables, because each takes a job of Spark."""
    names = ("groups", "group_members", "internal", "transaction_states", *MISSING)
    made = {name: INTERNAL_TABLES[name] for name in names}
    monkeypatch.setattr(internal_tables, "INTERNAL_TABLES", made)
    return made


@pytest.mark.slow
def test_all_tables_are_those_of_the_library(source: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    export(source, out, "delta")
    for name, table in INTERNAL_TABLES.items():
        expected = [] if name in MISSING else lines(of_library(name, source))
        found = without_spark(out, f"internal/{name}").read_all()
        assert lines(found) == expected, name
        assert found.column_names == table.schema.names


@pytest.mark.slow
@pytest.mark.parametrize("format", FORMATS)
def test_each_export_replaces_all_rows_of_the_tables(
    spark: SparkSession, some: dict[str, LibraryTable], source: Path, tmp_path: Path, format: str
) -> None:
    out = tmp_path / "out"
    export(source, out, format)
    assert all((out / "internal" / name / "_SUCCESS").exists() for name in some)
    for name, table in some.items():
        expected = [] if name in MISSING else lines(of_library(name, source))
        found = without_spark(out, f"internal/{name}").read_all()
        assert lines(found) == expected, name
        assert found.column_names == table.schema.names
    for name in ("groups", "group_members", "internal"):
        assert lines(read_table(spark, out, name)) == lines(of_library(name, source)), name
    assert read_table(spark, out, "remote_segments").count() == 0
    shutil.rmtree(source / "__transaction_state-0")
    export(source, out, format)
    assert without_spark(out, "internal/transaction_states").read_all().num_rows == 0
    assert lines(without_spark(out, "internal/groups").read_all()) == lines(
        of_library("groups", source)
    )
    files = len(list((out / "internal/groups").rglob("*.parquet")))
    assert compact(out, retention=0).deleted_files > 0
    assert len(list((out / "internal/groups").rglob("*.parquet"))) < files
    assert lines(without_spark(out, "internal/groups").read_all()) == lines(
        of_library("groups", source)
    )
    # Tables that this run does not write would be out of date.
    with pytest.raises(OutputError, match=r"internal/\w+ would stay as it is"):
        export(source, out, format, internal=False)


@pytest.mark.slow
def test_a_run_that_stopped_while_it_committed_is_finished(
    some: dict[str, LibraryTable],
    source: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    out = tmp_path / "out"

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(CommittedOutput, "_complete", stop)
        with pytest.raises(KeyboardInterrupt):
            export(source, out, "delta")
    journal = out / "_kafkafmt" / "commit.json"
    assert json.loads(journal.read_text())["internal"] is True
    with pytest.raises(OutputError, match="Finish it first, with the same internal"):
        export(source, out, "delta", internal=False)
    export(source, out, "delta")
    assert not journal.exists()
    assert lines(without_spark(out, "internal/groups").read_all()) == lines(
        of_library("groups", source)
    )
    commits = sorted((out / "internal/groups/_delta_log").glob("*.json"))
    assert len(commits) == 3, "created, the commit that was stopped, and that of this run"


@pytest.mark.slow
def test_a_table_of_someone_else_is_not_replaced(
    some: dict[str, LibraryTable], source: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    export(source, out, "delta")
    shutil.rmtree(out / "internal" / "groups")
    shutil.copytree(out / "records", out / "internal" / "groups")
    with pytest.raises(TableError, match="choose another directory"):
        export(source, out, "delta")
    (out / "internal" / "groups").rename(tmp_path / "theirs")
    (out / "internal" / "groups").mkdir()
    (out / "internal" / "groups" / "part-0.parquet").write_bytes(b"PAR1")
    with pytest.raises(OutputError, match="internal/groups is a table in the format parquet"):
        export(source, out, "delta")
