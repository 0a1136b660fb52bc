"""An Iceberg table, through pyiceberg: no Spark, no jars.

Strategy: a table is an entry of a catalog, which decides which of two commits wins. A commit is a
snapshot with the new files, whose summary has the note of the export. The next run reads the note
of the newest ancestor of the current snapshot, also after a rollback. pyiceberg would try a lost
commit again by itself, without looking at the note. So its own tries are switched off, and each try
here begins with the note.

The rows are read here, by the ids of the columns in the data files: pyiceberg's own reader (0.12)
makes an empty list of a null one if the elements are structs, and an empty map of a null one. It
reads the others: files of which rows were deleted, without ids, from before a part of a column was
renamed, or without a column that the table is partitioned by.

A partition column has a field of its name. A day or an hour is a transform of `timestamp`, in days
or hours since 1970; an hour has its day, so a table by day and hour has one field for both.

Invariants:
- Null is not empty. A column that the table lacks has no statistics.
- No snapshot is older than the one before it, whatever the clock of this machine says: readers in
  Java refuse a table whose times go back by more than a minute (`TableMetadata`).
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING, Any, ClassVar

import pyarrow as pa
import pyarrow.parquet as pq
from pyiceberg.conversions import from_bytes
from pyiceberg.exceptions import (
    CommitFailedException,
    CommitStateUnknownException,
    NoSuchTableError,
)
from pyiceberg.io.pyarrow import ArrowScan, schema_to_pyarrow
from pyiceberg.manifest import DataFile as ManifestEntry
from pyiceberg.manifest import DataFileContent, FileFormat
from pyiceberg.partitioning import PartitionField, PartitionSpec
from pyiceberg.schema import Schema
from pyiceberg.table.snapshots import Operation, Snapshot, Summary
from pyiceberg.table.update import AddSnapshotUpdate, UpdatesAndRequirements
from pyiceberg.table.update.snapshot import _FastAppendFiles, _OverwriteFiles, _SnapshotProducer
from pyiceberg.transforms import DayTransform, HourTransform, IdentityTransform, Transform
from pyiceberg.typedef import Record

from kafkafmt.lake.tables import iceberg_files, iceberg_types, scanned
from kafkafmt.lake.tables.catalog import Catalog
from kafkafmt.lake.tables.data_file import DataFile, Files, PartitionValue
from kafkafmt.lake.tables.iceberg_types import FIELD_ID
from kafkafmt.lake.tables.table import (
    BY_LOG,
    DATE,
    HANDED_OVER,
    HOUR,
    NOTE,
    History,
    LakeTable,
    Note,
    Span,
    TableError,
    TableSpec,
    check_partitioning,
    columns_to_add,
    greatest_numbers,
)
from kafkafmt.storage.resolve import is_remote

if TYPE_CHECKING:
    import pyiceberg.catalog
    from pyiceberg.io import FileIO
    from pyiceberg.table import DataScan, FileScanTask, Table, Transaction


def manifest_entry(file: DataFile, url: str, partition: Record, table: Table) -> ManifestEntry:
    """Return the entry of a new file; `url` is the directory of the table."""
    schema = table.schema()
    ids = iceberg_types.leaves(schema)
    columns = {ids[path]: statistics for path, statistics in file.columns.items() if path in ids}
    return ManifestEntry.from_args(
        content=DataFileContent.DATA,
        file_path=f"{url}/{file.path}",
        file_format=FileFormat.PARQUET,
        partition=partition,
        record_count=file.rows,
        file_size_in_bytes=file.size,
        column_sizes={number: column.size for number, column in columns.items()},
        value_counts={number: column.values for number, column in columns.items()},
        null_value_counts={
            number: column.nulls for number, column in columns.items() if column.nulls is not None
        },
        nan_value_counts={},
        lower_bounds={
            number: iceberg_types.bound_bytes(column.least, schema.find_type(number))
            for number, column in columns.items()
            if column.least is not None
        },
        upper_bounds={
            number: iceberg_types.bound_bytes(column.greatest, schema.find_type(number))
            for number, column in columns.items()
            if column.greatest is not None
        },
        split_offsets=list(file.row_groups),
        sort_order_id=None,
        spec_id=table.spec().spec_id,
        equality_ids=None,
        key_metadata=None,
    )


_FIRST_ID = 1000
_TIMESTAMP = "timestamp"
_OF_TIME: dict[str, Transform[Any, Any]] = {DATE: DayTransform(), HOUR: HourTransform()}
_EPOCH = date(1970, 1, 1)


def partition_spec(partition_by: Sequence[str], schema: Schema) -> PartitionSpec:
    """Return the partitioning of a new table."""
    partition_fields = []
    for number, name in enumerate(fields(partition_by), _FIRST_ID):
        source = schema.find_field(_TIMESTAMP if name in _OF_TIME else name)
        transform = _OF_TIME.get(name, IdentityTransform())
        partition_fields.append(PartitionField(source.field_id, number, transform, name))
    return PartitionSpec(*partition_fields)


def fields(partition_by: Sequence[str]) -> list[str]:
    """Return the partition columns with a field of their own in a table."""
    return [name for name in partition_by if name != DATE or HOUR not in partition_by]


def partition_names(partitioning: PartitionSpec, schema: Schema) -> list[str]:
    """Return the partition column of each field of a table.

    A field with a transform that an export does not use is named by the transform.
    """
    return [_name(schema.find_column_name(field.source_id), field) for field in partitioning.fields]


def _name(column: str | None, field: PartitionField) -> str:
    if isinstance(field.transform, IdentityTransform):
        return str(column)
    if column == _TIMESTAMP:
        for name, transform in _OF_TIME.items():
            if field.transform == transform:
                return name
    return f"{field.transform}({column})"


def record(file: DataFile, partition_by: Sequence[str]) -> Record:
    """Return the partition of a file as a manifest has it."""
    values = dict(zip(partition_by, map(_value, file.partition), strict=True))
    if HOUR in values:
        values[HOUR] = _hours(values[DATE], values[HOUR])
    return Record(*(values[name] for name in fields(partition_by)))


def _value(value: PartitionValue) -> str | int | None:
    return (value - _EPOCH).days if isinstance(value, date) else value


def _hours(day: str | int | None, hour: str | int | None) -> int | None:
    return 24 * day + hour if isinstance(day, int) and isinstance(hour, int) else None


def _batches(
    table: Table, files: Sequence[FileScanTask], scan: DataScan, target: pa.Schema
) -> Iterator[pa.RecordBatch]:
    by_pyiceberg = ArrowScan(table.metadata, table.io, scan.projection(), scan.row_filter)
    known = {field.source_id for spec in table.specs().values() for field in spec.fields}
    for task in files:
        with scanned.naming(task.file.file_path.removeprefix("file://")):
            if not task.delete_files:
                with table.io.new_input(task.file.file_path).open() as stream:
                    file = pq.ParquetFile(stream)
                    names = _names(file.schema_arrow, table.schema(), target, known)
                    if names is not None:
                        wanted = [name for name in names if name is not None]
                        for batch in file.iter_batches(columns=wanted):
                            yield _fitted(batch, names, target)
                        continue
            for batch in by_pyiceberg.to_record_batches([task]):
                yield _fitted(batch, target.names, target)


def _names(
    file: pa.Schema, schema: Schema, target: pa.Schema, known: set[int]
) -> list[str | None] | None:
    """Return a file's name of each column, by id; ``None`` for a missing one, read as null.

    ``None`` as the result: a part of a column has another name in the table, or the table has a
    value for a column missing in the file. ``known`` are the partition columns of the table.
    """
    columns = {_id(field): field for field in file}
    if None in columns:
        return None
    names: list[str | None] = []
    for name in target.names:
        wanted = schema.find_field(name)
        field = columns.get(wanted.field_id)
        if field is None:
            has_value = wanted.initial_default is not None or wanted.field_id in known
            if wanted.required or has_value:
                return None
            names.append(None)
        elif _matches_parts(schema, name, field):
            names.append(field.name)
        else:
            return None
    return names


def _matches_parts(schema: Schema, name: str, field: pa.Field) -> bool:
    """Return whether the parts of a column have the same ids and names as in the table."""
    for part, field_of_part in _parts(field.type):
        number = _id(field_of_part)
        if number is None or schema.find_column_name(number) != f"{name}.{part}":
            return False
        if not _matches_parts(schema, f"{name}.{part}", field_of_part):
            return False
    return True


def _id(field: pa.Field) -> int | None:
    number = (field.metadata or {}).get(FIELD_ID)
    return None if number is None else int(number)


def _parts(kind: pa.DataType) -> list[tuple[str, pa.Field]]:
    if pa.types.is_list(kind) or pa.types.is_large_list(kind):
        return [("element", kind.value_field)]
    if pa.types.is_map(kind):
        return [("key", kind.key_field), ("value", kind.item_field)]
    if pa.types.is_struct(kind):
        return [(field.name, field) for field in kind]
    return []


def _fitted(
    batch: pa.RecordBatch, names: Sequence[str | None], target: pa.Schema
) -> pa.RecordBatch:
    """Return the columns with these names in the types of a schema; unnamed ones are null."""
    columns = [
        pa.nulls(batch.num_rows, field.type) if name is None else batch[name].cast(field.type)
        for name, field in zip(names, target, strict=True)
    ]
    return pa.RecordBatch.from_arrays(columns, schema=target)


_TOLERATED = 30_000
"""ms by which a change of a table may be earlier than the one before; Java tolerates a minute."""


class _InOrder(_SnapshotProducer[Any]):
    """A snapshot later than all others of the table."""

    kind: ClassVar[Operation]

    def __init__(self, transaction: Transaction, io: FileIO, noted: dict[str, str]) -> None:
        """Add `noted` to pyiceberg's figures in the summary."""
        super().__init__(self.kind, transaction, io, snapshot_properties=noted)

    def _commit(self) -> UpdatesAndRequirements:
        updates, requirements = super()._commit()
        # Not of the transaction, in which a property has the time of the clock. And not the same:
        # pyiceberg then asks the clock for the time of the table.
        least = self._transaction._table.metadata.last_updated_ms + 1

        def late(snapshot: Snapshot) -> Snapshot:
            return snapshot.model_copy(update={"timestamp_ms": max(snapshot.timestamp_ms, least)})

        return (
            tuple(
                update.model_copy(update={"snapshot": late(update.snapshot)})
                if isinstance(update, AddSnapshotUpdate)
                else update
                for update in updates
            ),
            requirements,
        )

    def _clean_all_uncommitted(self) -> None:
        """Delete the manifests of a refused commit, unless it was made after all.

        If the response was lost, the catalog's client may have tried again, and been refused
        because of its own first commit.
        """
        table = self._transaction._table
        found = table.catalog.load_table(table.name())
        if found.snapshot_by_id(self.snapshot_id) is None:
            super()._clean_all_uncommitted()


class Append(_InOrder, _FastAppendFiles):
    """A snapshot with more files, or the same."""

    kind = Operation.APPEND


class Overwrite(_InOrder, _OverwriteFiles):
    """A snapshot with other files."""

    kind = Operation.OVERWRITE


def snapshot_is_ahead(table: Table) -> bool:
    """Return whether a change without a snapshot, dated by the clock, would come too early.

    Java's tolerance is for small differences between the clocks of machines.
    """
    return bool(table.metadata.last_updated_ms - _TOLERATED > time.time() * 1000)


_PROPERTIES = {"commit.retry.num-retries": "0", NOTE: "true"}
"""Those of a table that exports write."""


class Iceberg(LakeTable):
    """A table of an Iceberg catalog; it need not exist yet."""

    # The second one may have been made, so each try looks at the table first.
    _lost = (CommitFailedException, CommitStateUnknownException)

    def __init__(self, location: str, spec: TableSpec, catalog: Catalog) -> None:
        """`location` is an absolute path or a URL."""
        self.location = location
        self._url = location if is_remote(location) else f"file://{location}"
        self.partition_by = spec.partition_by
        self._spec = spec
        self._catalog = catalog
        self._identifier = catalog.identifier(spec.name)
        self._name = f"{'.'.join(self._identifier)} at {location}"
        self._schema = iceberg_types.iceberg_schema(spec.schema)
        self._prepared: Schema | None = None

    def exists(self) -> bool:
        """See `LakeTable.exists`."""
        with self._catalog.opened() as catalog:
            return bool(catalog.table_exists(self._identifier))

    def create(self) -> None:
        """Create the table and its namespace, if they are missing."""
        with self._catalog.opened() as catalog:
            catalog.create_namespace_if_not_exists(self._identifier[:-1])
            catalog.create_table_if_not_exists(
                self._identifier,
                self._schema,
                self._url,
                partition_spec(self.partition_by, self._schema),
                properties=_PROPERTIES,
            )

    def _prepare(self) -> None:
        table = self._table()
        while (added := self._check(table)) or not table.properties.items() >= _PROPERTIES.items():
            with table.transaction() as transaction:
                transaction.set_properties(_PROPERTIES)
                with transaction.update_schema() as update:
                    if added:
                        update.union_by_name(self._schema)
                if snapshot_is_ahead(table):
                    with Append(transaction, table.io, {}):
                        pass  # for its time
            table = self._table()
        self._prepared = table.schema()

    @property
    def file_schema(self) -> pa.Schema:
        """The columns of the rows, with the ids of the table."""
        schema = self._table().schema() if self._prepared is None else self._prepared
        return iceberg_types.file_schema(self._spec.schema, schema)

    def history(self) -> History:
        """See `LakeTable.history`."""
        with self._opened():
            return self._history(self._table())

    def _commit(self, table: Table, note: Note, files: Files, replaces: bool) -> None:
        transaction = table.transaction()
        transaction.set_properties(_PROPERTIES)
        try:
            self._add(table, transaction, files, replaces, {NOTE: note.as_text()})
            transaction.commit_transaction()
        except OSError as error:
            # Maintenance deletes the manifests of a snapshot that is not the current one any more,
            # and a commit reads those of its parent.
            if self._table().metadata_location == table.metadata_location:
                raise
            raise CommitFailedException(str(error)) from error

    def _set(self, table: Table, name: str, value: str) -> None:
        with table.transaction() as transaction:
            transaction.set_properties({name: value})

    def ends(self, column: str) -> dict[str, int] | None:
        """See `LakeTable.ends`."""
        with self._opened():
            table = self._table()
            entries = self._live(table)
        if entries and not {*BY_LOG} <= {*self.partition_by}:
            return None
        number: Any = table.schema().find_field(column)
        places = [fields(self.partition_by).index(name) for name in BY_LOG] if entries else []

        def row(entry: ManifestEntry) -> tuple[Span, Span, int | None]:
            iceberg_files.inside(self.location, entry.file_path)
            bound = (entry.upper_bounds or {}).get(number.field_id)
            end: Any = None if bound is None else from_bytes(number.field_type, bound)
            topic, partition = (entry.partition[place] for place in places)
            return (topic, topic), (partition, partition), end

        return greatest_numbers(map(row, entries))

    def files(self) -> list[str]:
        """See `LakeTable.files`."""
        with self._opened():
            entries = self._live(self._table())
        return sorted(iceberg_files.inside(self.location, entry.file_path) for entry in entries)

    def reader(self, columns: Sequence[str] | None = None) -> pa.RecordBatchReader:
        """See `LakeTable.reader`."""
        with self._opened():
            table = self._table()
            files = list(table.scan().plan_files())
        if columns is not None:
            scanned.expect_columns(columns, table.schema().column_names)
        scan = table.scan(selected_fields=("*",) if columns is None else tuple(columns))
        target = schema_to_pyarrow(scan.projection(), include_field_ids=False)
        return pa.RecordBatchReader.from_batches(target, _batches(table, files, scan, target))

    def _opened(self) -> AbstractContextManager[pyiceberg.catalog.Catalog]:
        return self._catalog.opened()

    def _table(self) -> Table:
        with self._opened() as catalog:
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
        """Return the data files of the current snapshot; raise TableError for deleted rows."""
        tasks = list(table.scan().plan_files())
        if any(task.delete_files for task in tasks):
            raise TableError(f"{self._name}: rows were deleted; read it with a reader of Iceberg")
        return [task.file for task in tasks]

    def _history(self, table: Table) -> History:
        """Return the history of exports in the ancestry of the current snapshot."""
        properties = table.properties
        snapshot = table.current_snapshot()
        found = History(handed_over=properties.get(HANDED_OVER))
        while snapshot is not None:
            summary = snapshot.summary
            if summary is not None and summary[NOTE] is not None:
                return replace(found, note=Note.from_text(self._name, summary[NOTE]))
            if found.foreign is None and (summary is None or _adds(summary)):
                found = replace(found, foreign=f"snapshot {snapshot.snapshot_id}")
            parent = snapshot.parent_snapshot_id  # pyiceberg takes it away when that one expires
            snapshot = None if parent is None else table.snapshot_by_id(parent)
        return replace(found, is_cut=NOTE in properties)

    def _check(self, table: Table) -> list[str]:
        schema = table.schema()
        check_partitioning(
            self._name, partition_names(table.spec(), schema), fields(self.partition_by)
        )
        return columns_to_add(
            self._name,
            dict(iceberg_types.columns(schema)),
            dict(iceberg_types.columns(self._schema)),
            keeps_members=self._spec.keeps_members,
        )

    def _add(
        self,
        table: Table,
        transaction: Transaction,
        files: Iterable[DataFile],
        replaces: bool,
        noted: dict[str, str],
    ) -> None:
        """Add a snapshot to the transaction, also without files.

        The catalog lets a snapshot in only if its parent is the current one. A property alone has
        no such guard: a run that paused would set the version back.
        """
        old = [task.file for task in table.scan().plan_files()] if replaces else []
        kind = Overwrite if old else Append
        with kind(transaction, table.io, noted) as snapshot:
            for removed in old:
                snapshot.delete_data_file(removed)
            for file in files:
                partition = record(file, self.partition_by)
                snapshot.append_data_file(manifest_entry(file, self._url, partition, table))


def _adds(summary: Summary) -> bool:
    """Return whether a snapshot has more rows than it took from the one before."""
    if summary.operation not in (Operation.APPEND, Operation.OVERWRITE):
        return False
    added, deleted = (int(summary[f"{word}-records"] or 0) for word in ("added", "deleted"))
    return added > deleted
