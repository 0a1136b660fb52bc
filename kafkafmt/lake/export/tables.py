"""The tables of an export: plain Parquet, Delta or Iceberg.

Strategy: what a run adds is decided by the journal (see `lakehouse.journal`), whatever the format.
A commit of it lists the files of plain Parquet; nothing is left to do then. For Delta and Iceberg
it names the files, and then each table is committed under the version of that commit. A run begins
by committing the tables once more for the newest commit: what a run has left undone is done, from
the footers of the files, and what was done is refused.

Invariant: the files of one version are in a table once, and a table is never written that another
one has replaced since the last run. What the journal says is checked before it is used.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from datetime import date
from typing import Any, Protocol

import pyarrow as pa
import pyarrow.parquet as pq

from kafkafmt.lake.export.job import ICEBERG, Job
from kafkafmt.lake.export.task import TableReader
from kafkafmt.lake.tables.catalog import Catalog
from kafkafmt.lake.tables.commit import (
    REPLACE,
    Commit,
    CommittedFile,
    Files,
    file_name,
    mapping,
)
from kafkafmt.lake.tables.data_file import DataFile, PartitionValue, data_file
from kafkafmt.lake.tables.formats import table_at
from kafkafmt.lake.tables.journal import Journal, JournalError
from kafkafmt.lake.tables.reading import rows_of
from kafkafmt.lake.tables.table import EXPORTS, LakeTable, TableError, TableSpec, Tries
from kafkafmt.storage.errors import naming
from kafkafmt.storage.new_file import READ_WRITE, directory_permissions

DataFiles = dict[str, list[DataFile]]
"""The files of a commit by table."""
APPLICATION = "application"
"""The name in the job of OUT for what identifies the export in its Delta and Iceberg tables."""
_CREATIONS = 3
"""What a first run may create that another one has created: catalog, namespace, tables."""


class Tables(Protocol):
    """The tables of one format.

    Attributes:
        schemas: the columns of the data files, by table.
    """

    schemas: Mapping[str, pa.Schema]

    def described(self, files: DataFiles) -> dict[str, Any]:
        """Return the journal's entry for new files, as arguments of `Commit`."""
        ...

    def complete(self, files: DataFiles | None = None) -> None:
        """Add to the tables what the newest commit of the journal has.

        `files` are those of the commit, if their statistics are known.
        """
        ...

    def sizes(self, *, again: bool = False) -> Mapping[str, Mapping[str, int]]:
        """Return the bytes of the files that the tables have, by table and name in it.

        `again`: now, since other runs may have committed after the tables were opened.
        """
        ...

    def rows(self, table: str, columns: Sequence[str]) -> list[dict[str, Any]]:
        """Return some columns of all rows of a small table."""
        ...


class PlainTables:
    """Plain Parquet; see `Tables`."""

    def __init__(self, job: Job, journal: Journal, reader: TableReader) -> None:
        schemas = {name: reader.schema(name) for name in reader.tables}
        records = [field for field in schemas["records"] if field.name not in job.partition_by]
        self.schemas: Mapping[str, pa.Schema] = {
            **schemas,
            "records": pa.schema(records),
        }
        self._journal = journal

    def described(self, files: DataFiles) -> dict[str, Any]:
        """Return the files."""
        added: Files = {
            table: [CommittedFile(file.path, file.size, file.rows) for file in added_files]
            for table, added_files in files.items()
        }
        return {"added": added}

    def complete(self, files: DataFiles | None = None) -> None:
        """Nothing is left to do after the commit of the journal."""

    def sizes(self, *, again: bool = False) -> Mapping[str, Mapping[str, int]]:
        """Those of the journal."""
        state = self._journal.state
        if again:
            journal = Journal(self._journal.place)
            journal.state = state.copy()
            state = journal.refresh()
        return {
            table: {name: file.size for name, file in files.items()}
            for table, files in state.files.items()
        }

    def rows(self, table: str, columns: Sequence[str]) -> list[dict[str, Any]]:
        """Return the rows by the journal; none before its first commit."""
        return rows_of(self._journal, table, columns) if table in self._journal.state.files else []


class LakeTables:
    """Delta or Iceberg tables; see `Tables`."""

    def __init__(
        self, job: Job, journal: Journal, reader: TableReader, permissions: int = READ_WRITE
    ) -> None:
        """Create the missing tables, and completes the newest commit of the journal.

        `permissions` are the most that a file of the tables may have.

        Raises:
            TableError: a table was dropped, replaced or restored, or does not fit.
            JournalError: the newest commit of the journal was not made by such an export.
        """
        self._journal = journal
        self._tables, self._catalog = lake_tables(job, reader, journal.place.url)
        self._permissions = permissions
        application = (journal.job() or {}).get(APPLICATION)
        if not isinstance(application, str):
            raise JournalError(f"{journal.place.url} has no name for the commits of its tables")
        self._application = f"{EXPORTS}{application}"
        tries, creations = Tries(journal.place.url), 0 if journal.place.is_listed else _CREATIONS
        while True:
            version = journal.state.version
            try:
                self._identities = self._open()
                break
            except TableError:
                # Another run may have committed since the journal was read: to it, then here. Or
                # it is a first run, too, and has created what this one was about to create.
                if journal.refresh().version == version and (version or creations < 1):
                    raise
                creations -= 1
                tries.pause()
        self.schemas: Mapping[str, pa.Schema] = {
            name: table.file_schema for name, table in self._tables.items()
        }

    def described(self, files: DataFiles) -> dict[str, Any]:
        """Return the files, the partition values, and the identities of the tables."""
        return {
            "account": {
                "files": {table: [file.path for file in added] for table, added in files.items()},
                "values": {
                    table: [[_as_json(value) for value in file.partition] for file in added]
                    for table, added in files.items()
                },
                "tables": self._identities,
            }
        }

    def complete(self, files: DataFiles | None = None) -> None:
        """Commit the tables under the version of the newest commit of the journal."""
        newest = self._journal.newest()
        if newest is not None:
            self._complete(newest, files)

    def sizes(self, *, again: bool = False) -> Mapping[str, Mapping[str, int]]:
        """Those that the logs of the tables name."""
        with self._opened():
            return {name: table.sizes(again=again) for name, table in self._tables.items()}

    def rows(self, table: str, columns: Sequence[str]) -> list[dict[str, Any]]:
        """Return the rows of the table."""
        rows: list[dict[str, Any]] = self._tables[table].reader(columns).read_all().to_pylist()
        return rows

    def _open(self) -> dict[str, str]:
        """Complete the tables by the commits of the journal, and return their identities."""
        newest = self._journal.newest()
        known: dict[str, str] = {}
        if newest is not None:
            with self._journal.expected(newest.version):
                identities = mapping(newest.account["tables"])
                known = {name: str(identity) for name, identity in identities.items()}
        with self._restricted(), self._opened():
            identities_now = {
                name: _prepared(table, known.get(name)) for name, table in self._tables.items()
            }
            if newest is not None:
                lack = [
                    not _has_version(table, self._application, newest.version)
                    for table in self._tables.values()
                ]
                if any(lack):
                    self._complete(newest, None)
        return identities_now

    def _complete(self, commit: Commit, files: DataFiles | None) -> None:
        if files is None:
            with self._journal.expected(commit.version):
                files = {
                    table: self._from_footers(table, paths, commit.account["values"][table])
                    for table, paths in mapping(commit.account["files"]).items()
                }
        with self._restricted(), self._opened():
            for name in self._tables:
                self._commit_one(name, commit, files.get(name, []))

    def _commit_one(self, name: str, commit: Commit, files: Sequence[DataFile]) -> None:
        replaces = commit.kind == REPLACE
        self._tables[name].commit(self._application, commit.version, files, replaces=replaces)

    def _from_footers(self, table: str, paths: Sequence[object], values: Any) -> list[DataFile]:
        """Return the files of a table in a commit. Raises what `Journal.expected` expects."""
        place, data_files = self._journal.place, []
        for path, value in zip(map(file_name, paths), values, strict=True):
            partition = tuple(map(_of_json, value))
            if len(partition) != len(self._tables[table].partition_by):
                raise ValueError(f"{table}/{path} has {len(partition)} partition values")
            name = f"{table}/{path}"
            try:
                with place.open(place.url_of(name)) as file, naming(place.url_of(name)):
                    footer = pq.read_metadata(file)
                data_files.append(data_file(footer, path, place.size(name), partition))
            except FileNotFoundError as error:
                raise TableError(
                    f"{place.url_of(name)}: is missing, though the newest commit of the export has"
                    " it and the table lacks that commit; restore it, or choose another directory"
                ) from error
        return data_files

    def _opened(self) -> AbstractContextManager[object]:
        """Open the catalog once for all tables."""
        return nullcontext() if self._catalog is None else self._catalog.opened()

    @contextmanager
    def _restricted(self) -> Iterator[None]:
        """Give new files of the table's log at most the permissions of its data.

        The libraries of the formats know only the umask of the process.
        """
        if not any(os.path.isabs(table.location) for table in self._tables.values()):
            yield
            return
        before = os.umask(0o077)
        os.umask(before | (0o777 & ~directory_permissions(self._permissions)))
        try:
            yield
        finally:
            os.umask(before)


def _prepared(table: LakeTable, known: str | None) -> str:
    """Create a missing table, add missing columns, and return the table's identity.

    `known` is the identity of the table that an earlier run wrote, if one did.
    """
    if not table.exists():
        if known is not None:
            raise TableError(
                f"{table.location}: the table was dropped since the last run; choose"
                " another directory, or restore the table"
            )
        table.create()
    elif known is None and table.files():
        raise TableError(
            f"{table.location}: the table has rows that kafkafmt export did not write;"
            " choose another directory, or drop the table"
        )
    if known not in (None, table.identity):
        raise TableError(
            f"{table.location}: another table took the place of the one that the last"
            " run wrote; choose another directory, or restore the table"
        )
    table.prepare()
    return table.identity


def _has_version(table: LakeTable, application: str, version: int) -> bool:
    """Return whether a table has the newest version of the export; else it lacks that one alone.

    Raises TableError for a table that was restored to an earlier state, or forgot the version: it
    would get rows twice, or never.
    """
    committed = table.committed_version(application)
    if (-1 if committed is None else committed) not in (version - 1, version):
        raise TableError(
            f"{table.location}: the table has version {committed} of this export, but its"
            f" journal has {version}: the table was restored to an earlier state, or"
            " forgot the version; choose another directory, or restore the table"
        )
    return committed == version


def lake_tables(
    job: Job, reader: TableReader, out: str
) -> tuple[Mapping[str, LakeTable], Catalog | None]:
    """Return the tables of an export by their paths in it, and their catalog.

    Nothing is read or written.

    Raises:
        TableError: the library of the format is missing, or OUT needs another catalog.
        StorageOptionError: the library has no counterpart of a storage option.
    """
    catalog = (
        Catalog.of(out, job.catalog, job.out_storage_options) if job.format == ICEBERG else None
    )
    specs = {
        name: TableSpec(name, reader.schema(name), job.partition_by if name == "records" else ())
        for name in job.tables
    }
    tables = {
        name: table_at(
            job.format,
            f"{out}/{name}",
            spec,
            storage_options=job.out_storage_options,
            catalog=catalog,
        )
        for name, spec in specs.items()
    }
    return tables, catalog


def _as_json(value: PartitionValue) -> str | int | dict[str, str] | None:
    return {"date": value.isoformat()} if isinstance(value, date) else value


def _of_json(value: object) -> PartitionValue:
    if isinstance(value, dict):
        return date.fromisoformat(value["date"])
    if value is None or isinstance(value, (int, str)):
        return value
    raise TypeError(f"{value!r} is not the value of a partition")
