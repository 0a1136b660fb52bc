"""An Iceberg table, through pyiceberg: no Spark, no jars.

Strategy: a table is an entry of a catalog, which decides which of two commits wins. A commit is a
snapshot with the new files, and a property of the table with the version, in one transaction.
pyiceberg would try a lost commit again by itself, without looking at that property, and so commit
a version twice. So its own tries are switched off, and each try here begins with the version.

Invariant: a table has the files of one version of an application once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pyarrow as pa
from pyiceberg.exceptions import (
    CommitFailedException,
    CommitStateUnknownException,
    NoSuchTableError,
)
from pyiceberg.manifest import DataFile as ManifestEntry

from kafkafmt.lake.tables import (
    iceberg_entries,
    iceberg_files,
    iceberg_partitioning,
    iceberg_rows,
    iceberg_snapshots,
    iceberg_types,
)
from kafkafmt.lake.tables.catalog import Catalog
from kafkafmt.lake.tables.data_file import DataFile
from kafkafmt.lake.tables.table import (
    TableError,
    TableSpec,
    Tries,
    check_partitioning,
    columns_to_add,
)
from kafkafmt.storage.resolve import is_remote

if TYPE_CHECKING:
    import pyiceberg.catalog
    from pyiceberg.schema import Schema
    from pyiceberg.table import Table, Transaction

_VERSION = "kafkafmt._base.version."
"""The property with the last version of an application begins with this."""
_NO_TRIES = {"commit.retry.num-retries": "0"}
_NOT_DONE = (CommitFailedException, CommitStateUnknownException)
"""The errors after which a commit is tried again. The second one may have been made, so each try
looks at the table first."""


class Iceberg:
    """A table of an Iceberg catalog; it need not exist yet."""

    def __init__(self, location: str, spec: TableSpec, catalog: Catalog) -> None:
        """`location` is an absolute path or a URL."""
        self.location = location
        self._url = location if is_remote(location) else f"file://{location}"
        self.partition_by = spec.partition_by
        self._spec = spec
        self._catalog = catalog
        self._schema = iceberg_types.iceberg_schema(spec.schema)
        self._prepared: Schema | None = None

    def exists(self) -> bool:
        """Whether the catalog has the table."""
        with self._catalog.opened() as catalog:
            return bool(catalog.table_exists(self._identifier))

    def create(self) -> None:
        """Create the table without rows, and its namespace, if they are missing."""
        with self._catalog.opened() as catalog:
            catalog.create_namespace_if_not_exists(self._identifier[:-1])
            catalog.create_table_if_not_exists(
                self._identifier,
                self._schema,
                self._url,
                iceberg_partitioning.spec(self.partition_by, self._schema),
                properties=_NO_TRIES,
            )

    def prepare(self) -> None:
        """Add the columns and the members of structs that the table lacks.

        Raises:
            TableError: the table does not fit the rows.
        """
        with self._catalog.opened() as catalog:
            tries = Tries(self._name)
            while True:
                table = self._table(catalog)
                added = self._check(table)
                if not added and table.properties.items() >= _NO_TRIES.items():
                    self._prepared = table.schema()
                    return
                try:
                    with table.transaction() as transaction:
                        transaction.set_properties(_NO_TRIES)
                        with transaction.update_schema() as update:
                            if added:
                                update.union_by_name(self._schema)
                        if iceberg_snapshots.is_ahead(table):
                            with iceberg_snapshots.Append(transaction, table.io, {}):
                                pass  # for its time
                except _NOT_DONE:
                    tries.pause()

    @property
    def identity(self) -> str:
        """The table's UUID."""
        with self._catalog.opened() as catalog:
            return str(self._table(catalog).metadata.table_uuid)

    @property
    def file_schema(self) -> pa.Schema:
        """The columns of a data file: all of them, with the ids of the table."""
        schema = self._prepared
        if schema is None:
            with self._catalog.opened() as catalog:
                schema = self._table(catalog).schema()
        return iceberg_types.file_schema(self._spec.schema, schema)

    def committed_version(self, application: str) -> int | None:
        """The version that the current line of snapshots has of the application."""
        with self._catalog.opened() as catalog:
            return _committed(self._table(catalog), application)

    def commit(
        self,
        application: str,
        version: int,
        files: Sequence[DataFile],
        *,
        replaces: bool = False,
    ) -> bool:
        """See `LakeTable.commit`."""
        with self._catalog.opened() as catalog:
            tries = Tries(self._name)
            while True:
                table = self._table(catalog)
                committed = _committed(table, application)
                if committed is not None and committed >= version:
                    return False
                if self._check(table):
                    raise TableError(
                        f"{self._name}: lacks columns that it had when the export began"
                    )
                transaction = table.transaction()
                noted = {f"{_VERSION}{application}": str(version)}
                transaction.set_properties({**_NO_TRIES, **noted})
                try:
                    self._add(table, transaction, files, replaces, noted)
                    transaction.commit_transaction()
                except _NOT_DONE:
                    tries.pause()  # the next try begins with the version, which may be there
                except OSError:
                    # Maintenance deletes the manifests of a snapshot that is not the current one
                    # any more, and a commit reads those of its parent.
                    if self._table(catalog).metadata_location == table.metadata_location:
                        raise
                    tries.pause()
                else:
                    return True

    def files(self) -> list[str]:
        """The paths or URLs of the data files that count."""
        with self._catalog.opened() as catalog:
            entries = self._live(self._table(catalog))
        return sorted(iceberg_files.inside(self.location, entry.file_path) for entry in entries)

    def sizes(self, *, again: bool = False) -> dict[str, int]:
        """See `LakeTable.sizes`; each call reads the catalog."""
        with self._catalog.opened() as catalog:
            sizes = iceberg_snapshots.sizes(self._table(catalog))
        root = f"{self.location}/"
        return {
            iceberg_files.inside(self.location, path).removeprefix(root): size
            for path, size in sizes.items()
        }

    def reader(self, columns: Sequence[str] | None = None) -> pa.RecordBatchReader:
        """See `LakeTable.reader`."""
        names = ("*",) if columns is None else tuple(columns)
        with self._catalog.opened() as catalog:
            table = self._table(catalog)
            tasks = list(table.scan().plan_files())
        return iceberg_rows.reader(table, tasks, names)

    @property
    def _identifier(self) -> tuple[str, ...]:
        return self._catalog.identifier(self._spec.name)

    @property
    def _name(self) -> str:
        return f"{'.'.join(self._identifier)} at {self.location}"

    def _table(self, catalog: pyiceberg.catalog.Catalog) -> Table:
        try:
            table = catalog.load_table(self._identifier)
        except NoSuchTableError as error:
            raise TableError(f"the Iceberg catalog has no table {self._name}") from error
        location = table.location().rstrip("/")
        if location.removeprefix("file://") != self._url.removeprefix("file://"):
            raise TableError(
                f"the table {'.'.join(self._identifier)} of the Iceberg catalog is at {location},"
                f" not at {self.location}; choose another namespace, or that directory"
            )
        return table

    def _live(self, table: Table) -> list[ManifestEntry]:
        """The data files of the current snapshot, which show all of its rows."""
        tasks = list(table.scan().plan_files())
        if any(task.delete_files for task in tasks):
            raise TableError(f"{self._name}: rows were deleted; read it with a reader of Iceberg")
        return [task.file for task in tasks]

    def _check(self, table: Table) -> list[str]:
        """The columns that the table lacks; raises TableError when it does not fit."""
        schema = table.schema()
        check_partitioning(
            self._name,
            iceberg_partitioning.names(table.spec(), schema),
            iceberg_partitioning.fields(self.partition_by),
        )
        return columns_to_add(
            self._name,
            dict(iceberg_types.columns(schema)),
            dict(iceberg_types.columns(self._schema)),
        )

    def _add(
        self,
        table: Table,
        transaction: Transaction,
        files: Sequence[DataFile],
        replaces: bool,
        noted: dict[str, str],
    ) -> None:
        """Add a snapshot to the transaction, also without files.

        The catalog lets a snapshot in only if its parent is the current one. A property alone has
        no such guard: a run that paused would set the version back.
        """
        old = [task.file for task in table.scan().plan_files()] if replaces else []
        kind = iceberg_snapshots.Overwrite if old else iceberg_snapshots.Append
        with kind(transaction, table.io, noted) as snapshot:
            for removed in old:
                snapshot.delete_data_file(removed)
            for file in files:
                partition = iceberg_partitioning.record(file, self.partition_by)
                snapshot.append_data_file(iceberg_entries.entry(file, self._url, partition, table))


def _committed(table: Table, application: str) -> int | None:
    """The version in the newest ancestor of the current snapshot that has one.

    A table that was rolled back has lost the versions after it, though it has its properties still.
    They say the version only where the older ancestors have expired.
    """
    name = f"{_VERSION}{application}"
    text = None
    snapshot = table.current_snapshot()
    while snapshot is not None and text is None:
        text = None if snapshot.summary is None else snapshot.summary[name]
        if text is None and snapshot.parent_snapshot_id is None:
            return None
        parent = snapshot.parent_snapshot_id
        snapshot = None if parent is None else table.snapshot_by_id(parent)
    text = table.properties.get(name) if text is None else text
    return None if text is None else int(text)
