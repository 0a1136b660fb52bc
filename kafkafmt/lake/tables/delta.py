"""A Delta table, through delta-rs (`deltalake`): no Spark, no jars.

Strategy: a commit names its version in an application transaction of Delta's protocol, which
Spark (`txnAppId`, `txnVersion`) notes in the same way, and once more where a table that was
restored has lost it (:mod:`~kafkafmt.lake.tables.delta_history`). delta-rs does not refuse a
version that is in the log already, but it refuses a commit if the same application committed since
the table was loaded. So the version is read from the very object that commits; when the commit
fails, the table is loaded and the version read once more.

delta-rs does not compare the schema of added files with that of the table, nor does it keep the
promises of all of Delta's table features. Both are checked here.

Invariant: a table has the files of one version of an application once.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

import deltalake
import pyarrow as pa
from deltalake import exceptions
from deltalake.transaction import AddAction, CommitProperties, RemoveAction, Transaction

from kafkafmt.lake.tables import delta_actions, delta_history, delta_log, scanned, stores
from kafkafmt.lake.tables.data_file import DataFile
from kafkafmt.lake.tables.table import (
    DATE,
    HOUR,
    ColumnPath,
    ColumnType,
    TableError,
    TableSpec,
    Tries,
    check_partitioning,
    columns_to_add,
    one_line,
)
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions

if TYPE_CHECKING:
    from deltalake import DeltaTable

_WRITER_VERSION = 2
"""Up to this version of the protocol, a table promises nothing that its properties do not say."""
_FEATURES_VERSION = 7
_HARMLESS = frozenset(
    {"appendOnly", "deletionVectors", "invariants", "timestampNtz", "v2Checkpoint"}
)
"""Table features that an append or a replacement of whole files cannot break."""
_UNREAD = frozenset({"columnMapping", "deletionVectors"})
"""Table features with which a data file alone does not show the rows."""


class Delta:
    """A Delta table; its directory need not exist yet."""

    def __init__(
        self, location: str, spec: TableSpec, storage_options: StorageOptions = NO_OPTIONS
    ) -> None:
        """`location` is an absolute path or a URL."""
        self.location = location
        self.partition_by = spec.partition_by
        self._spec = spec
        self._storage = storage_options
        self._redacted = storage_options.redacted
        self._options = stores.object_store_options(location, storage_options) or None
        self._schema = _schema(spec)
        self._columns = dict(_columns(self._schema))
        # As `exists` or `prepare` saw it: a store needs several requests to load a table. What
        # decides a commit is loaded again.
        self._seen: DeltaTable | None = None
        self._checkpoints = delta_log.Checkpoints(location, storage_options)

    def exists(self) -> bool:
        """Whether there is a Delta table in the directory."""
        self._seen = self._found()
        return self._seen is not None

    def create(self) -> None:
        """Create the table without rows, if it is missing."""
        # Where another run creates it at the same time, delta-rs would commit the metadata of
        # another table after it, so it has one try.
        with self._named(), suppress(exceptions.CommitFailedError):
            deltalake.DeltaTable.create(
                self.location,
                self._schema,
                mode="ignore",
                partition_by=list(self.partition_by),
                storage_options=self._options,
                commit_properties=CommitProperties(max_commit_retries=0),
            )

    def prepare(self) -> None:
        """Add the columns and the members of structs that the table lacks.

        Raises:
            TableError: the table does not fit the rows, or has features that a commit could break.
        """
        tries = Tries(self.location)
        while True:
            table = self._seen or self._table()
            added = self._check(table)
            if not added:
                self._seen = table
                return
            self._seen = None
            try:
                with self._named():
                    table.alter.add_columns(
                        [field for field in self._schema.fields if field.name in added]
                    )
            except exceptions.CommitFailedError:
                tries.pause()

    @property
    def identity(self) -> str:
        """The id in the table's metadata."""
        return str((self._seen or self._table()).metadata().id)

    @property
    def file_schema(self) -> pa.Schema:
        """The columns of a data file: those of the rows without the partition columns."""
        return pa.schema(
            [field for field in self._spec.schema if field.name not in self.partition_by]
        )

    def committed_version(self, application: str) -> int | None:
        """See `delta_history.committed_version`."""
        return self._committed(self._table(), application)

    def commit(
        self,
        application: str,
        version: int,
        files: Sequence[DataFile],
        *,
        replaces: bool = False,
    ) -> bool:
        """See `LakeTable.commit`."""
        actions: list[AddAction | RemoveAction] = [
            delta_actions.addition(file, self.partition_by, self._columns) for file in files
        ]
        properties = CommitProperties(
            custom_metadata={application: str(version)},
            app_transactions=[Transaction(application, version)],
            # A replacement removes the files of the table as it was loaded: delta-rs would commit
            # it after OPTIMIZE, too, whose files would stay. So it has one try for each load.
            max_commit_retries=0 if replaces else None,
        )
        self._seen = None
        tries = Tries(self.location)
        while True:
            table = self._table()
            committed = self._committed(table, application)
            if committed is not None and committed >= version:
                return False
            if self._check(table):
                raise TableError(
                    f"{self.location}: lacks columns that it had when the export began"
                )
            try:
                with self._named():
                    table.create_write_transaction(
                        actions,
                        "overwrite" if replaces else "append",
                        table.schema(),
                        list(self.partition_by),
                        commit_properties=properties,
                    )
            except exceptions.CommitFailedError:
                tries.pause()
            else:
                return True

    def files(self) -> list[str]:
        """The paths or URLs of the data files that count."""
        names = delta_log.names(self.location, delta_actions.sizes(self._readable_table()))
        return [f"{self.location}/{name}" for name in names]

    def sizes(self, *, again: bool = False) -> dict[str, int]:
        """See `LakeTable.sizes`."""
        table = self._table() if again or self._seen is None else self._seen
        with self._named():
            delta_history.expect_commits(self.location, self._storage)
            sizes = delta_actions.sizes(table)
        return dict(zip(delta_log.names(self.location, sizes), sizes.values(), strict=True))

    def reader(self, columns: Sequence[str] | None = None) -> pa.RecordBatchReader:
        """See `LakeTable.reader`."""
        table = self._readable_table()
        delta_log.names(self.location, delta_actions.sizes(table))
        with self._named():
            dataset = table.to_pyarrow_dataset()
        return scanned.reader(dataset, columns, f"{self.location}/")

    def _committed(self, table: DeltaTable, application: str) -> int | None:
        with self._named():
            return delta_history.committed_version(table, application, self.location, self._storage)

    def _found(self) -> DeltaTable | None:
        with self._named():
            try:
                self._checkpoints.expect_sidecars()
                return deltalake.DeltaTable(self.location, storage_options=self._options)
            except exceptions.TableNotFoundError:
                return None

    def _table(self) -> DeltaTable:
        table = self._found()
        if table is None:
            raise TableError(f"{self.location} has no Delta table")
        return table

    def _readable_table(self) -> DeltaTable:
        """The table as it is now, whose data files show all of its rows."""
        table = self._table()
        unread = set(table.protocol().reader_features or ()) & _UNREAD
        if unread:
            raise TableError(
                f"{self.location}: uses {', '.join(sorted(unread))}; read it with a reader of Delta"
            )
        return table

    def _check(self, table: DeltaTable) -> list[str]:
        """The columns that the table lacks; raises TableError when it does not fit."""
        self._check_features(table)
        check_partitioning(self.location, table.metadata().partition_columns, self.partition_by)
        return columns_to_add(self.location, dict(_columns(table.schema())), self._columns)

    def _check_features(self, table: DeltaTable) -> None:
        protocol = table.protocol()
        broken: list[str] = []
        if protocol.min_writer_version >= _FEATURES_VERSION:
            broken = sorted(set(protocol.writer_features or ()) - _HARMLESS)
        elif protocol.min_writer_version > _WRITER_VERSION:
            broken = [f"writer version {protocol.min_writer_version}"]
        fields = json.loads(table.schema().to_json())["fields"]
        broken += [
            f"an invariant of {field['name']}"
            for field in fields
            if "delta.invariants" in field["metadata"]
        ]
        if broken:
            raise TableError(
                f"{self.location} uses features of Delta that only Spark keeps"
                f" ({', '.join(broken)}): read the source with Spark and append the rows with"
                " writeStream"
            )

    @contextmanager
    def _named(self) -> Iterator[None]:
        """Turns an error of delta-rs into a TableError, but a lost race, which callers try again.

        A directory that cannot be made is a table that is not found, too.
        """
        try:
            yield
        except (exceptions.CommitFailedError, TableError):
            raise
        except (OSError, ValueError, exceptions.DeltaError) as error:
            raise TableError(f"{self.location}: {one_line(error, self._redacted)}") from None


def _schema(spec: TableSpec) -> deltalake.Schema:
    """The columns of the table: a partition by day or hour has a column of its own."""
    schema = spec.schema
    for name, kind in ((DATE, pa.date32()), (HOUR, pa.int32())):
        if name in spec.partition_by:
            schema = schema.append(pa.field(name, kind))
    return deltalake.Schema.from_arrow(schema)


def _columns(schema: deltalake.Schema) -> Iterator[tuple[ColumnPath, ColumnType]]:
    return _members(json.loads(schema.to_json()), ())


def _members(
    struct: Mapping[str, Any], path: ColumnPath
) -> Iterator[tuple[ColumnPath, ColumnType]]:
    for field in struct["fields"]:
        yield from _parts(field["type"], not field["nullable"], (*path, field["name"]))


def _parts(
    kind: str | Mapping[str, Any], is_required: bool, path: ColumnPath
) -> Iterator[tuple[ColumnPath, ColumnType]]:
    if isinstance(kind, str):
        yield path, ColumnType(kind, is_required)
        return
    yield path, ColumnType(kind["type"], is_required)
    if kind["type"] == "array":
        yield from _parts(kind["elementType"], not kind["containsNull"], (*path, "element"))
    elif kind["type"] == "map":
        yield from _parts(kind["keyType"], True, (*path, "key"))
        yield from _parts(kind["valueType"], not kind["valueContainsNull"], (*path, "value"))
    else:
        yield from _members(kind, path)
