"""The tables of an export in a format with a log of commits: Delta and Iceberg.

Strategy: the tables are opened and checked before a file is written. The tasks write data files as
for plain Parquet; the driver puts them into the directories of the tables, and commits once for
each table, under a name and a version. What a run decided to commit can be committed again.

Invariant: the files of one version are in a table once, and a table is never written that another
one has replaced since the last run.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from kafkafmt.export import partition_values
from kafkafmt.export.job import ICEBERG, Job
from kafkafmt.export.work import TableReader
from kafkafmt.lakehouse.catalog import Catalog
from kafkafmt.lakehouse.data_file import DataFile, data_file
from kafkafmt.lakehouse.formats import table_at
from kafkafmt.lakehouse.table import LakeTable, TableError, TableSpec
from kafkafmt.storage.new_file import READ_WRITE, directory_permissions

Footer = Callable[[str, str], tuple[pq.FileMetaData, int]]
"""Reads the footer and the size of a file of a table, by its path in the table."""


class CommittedTables:
    """The tables of one export. Made by `committed_tables`.

    Attributes:
        schemas: the columns of the data files, by table; after `open`.
    """

    def __init__(
        self,
        tables: Mapping[str, LakeTable],
        catalog: Catalog | None = None,
        permissions: int = READ_WRITE,
    ) -> None:
        """`catalog` is the one that all of the tables are in."""
        self.schemas: dict[str, pa.Schema] = {}
        self._tables = tables
        self._catalog = catalog
        self._permissions = permissions

    @property
    def names(self) -> Collection[str]:
        """The tables, by their paths in OUT."""
        return self._tables.keys()

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
        identities: dict[str, str] = {}
        with self._restricted(), self._opened():
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
                identities[name] = table.identity
                if known.get(name, identities[name]) != identities[name]:
                    raise TableError(
                        f"{table.location}: another table took the place of the one that the last"
                        " run wrote; choose another directory, or restore the table"
                    )
                table.prepare()
                self.schemas[name] = table.file_schema
        return identities

    def commit(
        self,
        application: str,
        version: int,
        files: Mapping[str, Sequence[DataFile]],
        *,
        replaces: bool = False,
    ) -> None:
        """Commits the files of each table, unless that was done. The files are in their place."""
        with self._restricted(), self._opened():
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

    def from_footers(
        self, files: Mapping[str, Sequence[str]], values: object, footer: Footer
    ) -> dict[str, list[DataFile]]:
        """The data files with some paths, from their footers.

        Raises ValueError, TypeError or LookupError when the export cannot have written the names of
        the tables or the values of the partition columns, or when a file is not a Parquet file.
        """
        found: dict[str, list[DataFile]] = {}
        for name, paths in files.items():
            partitions = partition_values.partitions(values, name, paths)
            columns = self._tables[name].partition_by
            found[name] = []
            for path, partition in zip(paths, partitions, strict=True):
                if len(partition) != len(columns):
                    raise ValueError(
                        f"{name}/{path} has {len(partition)} partition values,"
                        f" expected {len(columns)}"
                    )
                metadata, size = footer(name, path)
                found[name].append(data_file(metadata, path, size, partition))
        return found

    def expect_version(self, application: str, version: int) -> None:
        """Raises TableError for a table that lacks more than the newest version of an application.

        It was restored to an earlier state, or forgot the version; it would get rows twice, or
        never.
        """
        with self._opened():
            for table in self._tables.values():
                found = table.committed_version(application)
                if (-1 if found is None else found) not in (version - 1, version):
                    raise TableError(
                        f"{table.location}: the table has version {found} of this export, but its"
                        f" journal has {version}: the table was restored to an earlier state, or"
                        " forgot the version; choose another directory, or restore the table"
                    )

    def rows(self, name: str, columns: Sequence[str]) -> list[dict[str, Any]]:
        """Some columns of all rows of a table."""
        found: list[dict[str, Any]] = self._tables[name].reader(columns).read_all().to_pylist()
        return found

    def _opened(self) -> AbstractContextManager[object]:
        """Opens the catalog once for all tables."""
        return nullcontext() if self._catalog is None else self._catalog.opened()

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


def internal_schemas(job: Job) -> Mapping[str, pa.Schema]:
    """The columns of the tables of internal topics that a job writes, by their names in OUT."""
    if not job.internal:
        return {}
    from kafkafmt.export.internal_tables import SCHEMAS  # needs most of the library

    return SCHEMAS


def check_tables(job: Job, out: str) -> None:
    """Checks whether there can be tables in a directory, before anything is written.

    Raises as `committed_tables` does.
    """
    committed_tables(job, TableReader(job.log_read()), out)


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
    specs = {
        name: TableSpec(name, reader.schema(name), job.partition_by if name == "records" else ())
        for name in job.tables
    }
    specs |= {
        path: TableSpec(path.rpartition("/")[2], schema)
        for path, schema in internal_schemas(job).items()
    }
    tables = {
        path: table_at(
            job.format,
            f"{out}/{path}",
            spec,
            storage_options=job.out_storage_options,
            catalog=catalog,
        )
        for path, spec in specs.items()
    }
    return CommittedTables(tables, catalog, permissions)
