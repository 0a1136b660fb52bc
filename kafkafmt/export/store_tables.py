"""The tables of an export: plain Parquet, or Delta and Iceberg.

Strategy: what a run adds is decided by the commit log (see `lakehouse.journal`), whatever the
format. Files of plain Parquet count from that moment on. Delta and Iceberg have logs of their own:
there the commit log is the journal. Its commit names the files, and then each table is committed
under the name of the export and the version of that commit. If a run dies between the two, the next
one commits the tables first. So at most the newest version is missing in a table.

Invariant: the tables have each commit of the log once, in its order. A table that has lost more
than the newest one, or that is not the one of the last run, is not written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import pyarrow as pa
import pyarrow.parquet as pq

from kafkafmt.export import partition_values
from kafkafmt.export.committed_tables import CommittedTables, internal_schemas
from kafkafmt.export.job import Job
from kafkafmt.export.work import TableReader
from kafkafmt.lakehouse.commit import REPLACE, Commit, CommittedFile, Files, file_name, mapping
from kafkafmt.lakehouse.data_file import DataFile
from kafkafmt.lakehouse.journal import Journal
from kafkafmt.lakehouse.reading import rows_of
from kafkafmt.lakehouse.table import TRIES, TableError

DataFiles = dict[str, list[DataFile]]
"""The files of a micro-batch by table."""


class StoreTables(Protocol):
    """The tables of one format.

    Attributes:
        schemas: the columns of the data files, by table.
    """

    schemas: Mapping[str, pa.Schema]

    def described(self, files: DataFiles) -> dict[str, Any]:
        """What the commit of the log says of new files, as arguments of `Commit`."""
        ...

    def complete(self, files: DataFiles | None = None) -> None:
        """Adds to the tables what the newest commit of the log has.

        `files` are those of the commit, if their statistics are known.
        """
        ...

    def rows(self, table: str, columns: Sequence[str]) -> list[dict[str, Any]]:
        """Some columns of all rows of a small table."""
        ...


class ParquetTables:
    """Plain Parquet; see `StoreTables`."""

    def __init__(self, job: Job, log: Journal, reader: TableReader) -> None:
        schemas = {name: reader.schema(name) for name in reader.tables}
        records = [each for each in schemas["records"] if each.name not in job.partition_by]
        self.schemas: Mapping[str, pa.Schema] = {
            **schemas,
            "records": pa.schema(records),
            **internal_schemas(job),
        }
        self._log = log

    def described(self, files: DataFiles) -> dict[str, Any]:
        """The files."""
        added: Files = {
            table: [CommittedFile(file.path, file.size, file.rows) for file in made]
            for table, made in files.items()
        }
        return {"added": added}

    def complete(self, files: DataFiles | None = None) -> None:
        """Nothing is left to do after the commit of the log."""

    def rows(self, table: str, columns: Sequence[str]) -> list[dict[str, Any]]:
        """The rows by the commit log; none before its first commit."""
        return rows_of(self._log, table, columns) if table in self._log.state.files else []


class LakeTables:
    """Delta or Iceberg tables; see `StoreTables`."""

    def __init__(self, log: Journal, tables: CommittedTables, application: str) -> None:
        """Creates the missing tables, and completes the newest commit of the log.

        `application` is the name under which the export commits.

        Raises:
            TableError: a table was dropped, replaced or restored, or does not fit.
            JournalError: the newest commit of the log was not made by such an export.
        """
        self._log = log
        self._tables = tables
        self._application = application
        for _ in range(TRIES):
            version = log.state.version
            try:
                self._identities = self._open()
                break
            except TableError:
                # Another run may have committed since the log was read: to the log, then here.
                if log.refresh().version == version:
                    raise
        else:
            raise TableError(f"{log.place.url}: other runs committed {TRIES} times in a row")
        self.schemas: Mapping[str, pa.Schema] = tables.schemas

    def _open(self) -> dict[str, str]:
        """The identities of the tables, which have what the log has."""
        newest = self._log.newest()
        known: dict[str, str] = {}
        if newest is not None:
            with self._log.expected(newest.version):
                identities = mapping(newest.account["tables"])
                known = {name: str(identity) for name, identity in identities.items()}
        found = self._tables.open(known, appends=True)
        if newest is not None:
            self._tables.expect_version(self._application, newest.version)
            self._complete(newest, None)
        return found

    def described(self, files: DataFiles) -> dict[str, Any]:
        """The files, the values of their partition columns, and the identities of the tables."""
        return {
            "account": {
                "files": partition_values.paths_of(files),
                "values": partition_values.values_of(files),
                "tables": self._identities,
            }
        }

    def complete(self, files: DataFiles | None = None) -> None:
        """Commits the tables under the version of the newest commit of the log."""
        newest = self._log.newest()
        if newest is not None:
            self._complete(newest, files)

    def rows(self, table: str, columns: Sequence[str]) -> list[dict[str, Any]]:
        """The rows of the table."""
        return self._tables.rows(table, columns)

    def _complete(self, commit: Commit, files: DataFiles | None) -> None:
        if files is None:
            with self._log.expected(commit.version):
                listed = {
                    table: [file_name(name) for name in names]
                    for table, names in mapping(commit.account["files"]).items()
                }
                files = self._tables.from_footers(listed, commit.account["values"], self._footer)
        replaces = commit.kind == REPLACE
        self._tables.commit(self._application, commit.version, files, replaces=replaces)

    def _footer(self, table: str, path: str) -> tuple[pq.FileMetaData, int]:
        place, name = self._log.place, f"{table}/{path}"
        with place.open(place.url_of(name)) as file:
            return pq.read_metadata(file), place.size(name)
