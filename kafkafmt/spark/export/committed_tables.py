"""The tables of an export in a format with a log of commits: Delta and Iceberg.

Strategy: the tables are opened and checked before a file is written. The tasks write data files as
for plain Parquet; the driver puts them into the directories of the tables, and commits once for
each table, under a name and a version. What a run decided to commit can be committed again.

Invariant: the files of one version are in a table once, and a table is never written that another
one has replaced since the last run.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from kafkafmt.lakehouse.catalog import Catalog
from kafkafmt.lakehouse.data_file import DataFile, PartitionValue, data_file
from kafkafmt.lakehouse.formats import table_at
from kafkafmt.lakehouse.out_directory import OutputError
from kafkafmt.lakehouse.table import LakeTable, TableError, TableSpec
from kafkafmt.spark.export import placement
from kafkafmt.spark.export.job import ICEBERG, Job
from kafkafmt.spark.export.work import TableReader
from kafkafmt.storage.new_file import READ_WRITE, directory_permissions


class CommittedTables:
    """The tables of one export. Made by `committed_tables`.

    Attributes:
        schemas: the columns of the data files, by table; after `open`.
    """

    def __init__(self, tables: Mapping[str, LakeTable], permissions: int = READ_WRITE) -> None:
        self.schemas: dict[str, pa.Schema] = {}
        self._tables = tables
        self._permissions = permissions

    def open(self, known: Mapping[str, str], *, appends: bool) -> dict[str, str]:
        """Creates the missing tables, and adds columns that a table lacks.

        Args:
            known: the identities of the tables that an earlier run wrote; one that is missing or
                has another identity is not written.
            appends: whether the run appends; then only a table of an earlier run may have rows.

        Returns:
            The identities of all tables.

        Raises:
            TableError: a table was dropped or replaced, or does not fit.
        """
        with self._restricted():
            for name, table in self._tables.items():
                if not table.exists():
                    if name in known:
                        raise TableError(
                            f"{table.location}: the table was dropped since the last run; choose"
                            " another directory, or restore the table"
                        )
                    table.create()
                elif appends and name not in known and table.files():
                    raise TableError(
                        f"{table.location}: the table has rows that kafkafmt export did not write;"
                        " choose another directory, or drop the table"
                    )
                if known.get(name, table.identity) != table.identity:
                    raise TableError(
                        f"{table.location}: another table took the place of the one that the last"
                        " run wrote; choose another directory, or restore the table"
                    )
                table.prepare()
                self.schemas[name] = table.file_schema
            return self.identities()

    def next_version(self, application: str) -> int:
        """A version that the application has committed to none of the tables."""
        found = [table.committed_version(application) for table in self._tables.values()]
        return 1 + max((version for version in found if version is not None), default=-1)

    def commit(
        self,
        application: str,
        version: int,
        files: Mapping[str, Sequence[DataFile]],
        *,
        replaces: bool = False,
    ) -> None:
        """Commits the files of each table, unless that was done. The files are in their place."""
        with self._restricted():
            for name in self._tables:
                self.commit_one(name, application, version, files.get(name, ()), replaces)

    def commit_one(
        self,
        name: str,
        application: str,
        version: int,
        files: Sequence[DataFile],
        replaces: bool,
    ) -> None:
        """Commits the files of one table, unless that was done."""
        self._tables[name].commit(application, version, files, replaces=replaces)

    def described(
        self, journal: Path, files: Mapping[str, Sequence[str]], values: object
    ) -> dict[str, list[DataFile]]:
        """The data files that a journal lists, which are in their place, from their footers.

        Raises OutputError when the export cannot have written the values of the partition columns.
        """
        try:
            partitions = {
                name: placement.partitions(values, name, found) for name, found in files.items()
            }
        except (LookupError, TypeError, ValueError) as error:
            raise OutputError(f"{journal} is not a file of kafkafmt export: {error}") from error
        return {
            name: [
                _from_footer(Path(self._tables[name].location), path, partition)
                for path, partition in zip(found, partitions[name], strict=True)
            ]
            for name, found in files.items()
        }

    def identities(self) -> dict[str, str]:
        """The identities of all tables."""
        return {name: table.identity for name, table in self._tables.items()}

    def written_by(self, application: str) -> dict[str, str]:
        """The identities of the tables that have a version of an application."""
        return {
            name: table.identity
            for name, table in self._tables.items()
            if table.exists() and table.committed_version(application) is not None
        }

    def rows(self, name: str, columns: Sequence[str]) -> list[dict[str, Any]]:
        """Some columns of all rows of a table."""
        found: list[dict[str, Any]] = self._tables[name].reader(columns).read_all().to_pylist()
        return found

    @contextmanager
    def _restricted(self) -> Iterator[None]:
        """Gives new files of the table's log at most the permissions of its data.

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


def committed_tables(
    job: Job, reader: TableReader, out: str, permissions: int = READ_WRITE
) -> CommittedTables:
    """The tables of an export to a directory, an absolute path or a URL.

    Raises:
        TableError: the library of the format is missing, or OUT needs another catalog.
        StorageOptionError: the library has no counterpart of a storage option.
    """
    catalog = (
        Catalog.of(out, job.catalog, job.out_storage_options) if job.format == ICEBERG else None
    )
    tables = {
        name: table_at(
            job.format,
            f"{out}/{name}",
            TableSpec(name, reader.schema(name), job.partition_by if name == "records" else ()),
            storage_options=job.out_storage_options,
            catalog=catalog,
        )
        for name in job.tables
    }
    return CommittedTables(tables, permissions)


def _from_footer(root: Path, path: str, partition: Sequence[PartitionValue]) -> DataFile:
    file = root / path
    return data_file(pq.read_metadata(file), path, file.stat().st_size, partition)
