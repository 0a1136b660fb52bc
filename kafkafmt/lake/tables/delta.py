"""A Delta table, through delta-rs (`deltalake`): no Spark, no jars.

Strategy: a commit names its version in an application transaction of Delta's protocol, which
Spark (`txnAppId`, `txnVersion`) notes in the same way, and once more where a table that was
restored has lost it (:mod:`~kafkafmt.lake.tables.delta`). delta-rs does not refuse a
version that is in the log already, but it refuses a commit if the same application committed since
the table was loaded. So the version is read from the very object that commits; when the commit
fails, the table is loaded and the version read once more.

delta-rs does not compare the schema of added files with that of the table, nor does it keep the
promises of all of Delta's table features. Both are checked here.

Invariant: a table has the files of one version of an application once.

The actions of Delta's log that add data files.

Strategy: a file comes with the statistics of its footer, so that readers can skip it. Values and
bounds are written as the section *Per-file Statistics* of Delta's protocol has them.

Invariant: a file has both bounds of each column with values that Delta compares, or no bounds at
all: delta-rs hides rows where one is missing.

The version of an application in a Delta table that may have been restored.

Strategy: ``RESTORE`` brings back the files of an earlier version of the table, and keeps the
application transactions of the later ones. So each commit of an application also names its version
in the commit's own metadata (``commitInfo``), and the log is read from its newest commit to the one
that names it, over the restored versions.

A restore to a moment does not say which version it took. Libraries compare the moment with the time
at which the file of a commit was written, which is up to some seconds after the time in it. So a
commit of either time after the moment is taken for one that is gone.

Invariant: a version that is lower than the application's last one, or none, means that files are
missing from the table.
"""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import date, datetime, timedelta, timezone
from typing import TYPE_CHECKING, Any

import deltalake
import pyarrow as pa
from deltalake import exceptions
from deltalake.transaction import AddAction, CommitProperties, RemoveAction, Transaction

from kafkafmt._base import texts
from kafkafmt.lake.tables import delta_log, scanned, store_place
from kafkafmt.lake.tables.data_file import Bound, DataFile, PartitionValue
from kafkafmt.lake.tables.delta_log import FOLDER
from kafkafmt.lake.tables.table import (
    DATE,
    EXPORTS,
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
from kafkafmt.storage import safe_paths
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.object_store import MAX_OBJECT, ObjectStore
from kafkafmt.storage.resolve import is_remote

if TYPE_CHECKING:
    from deltalake import DeltaTable


_EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)


def addition(
    file: DataFile, partition_by: Sequence[str], columns: Mapping[ColumnPath, ColumnType]
) -> AddAction:
    """Return the action that adds a file with new rows."""
    values = {
        name: partition_text(value)
        for name, value in zip(partition_by, file.partition, strict=True)
    }
    return AddAction(
        path=file.path,
        size=file.size,
        partition_values=values,
        modification_time=time.time_ns() // 1_000_000,
        data_change=True,
        # Not as escapes: delta-rs reads some pairs of surrogates as another character.
        stats=json.dumps(_statistics(file, columns), ensure_ascii=False),
    )


def action_sizes(table: DeltaTable) -> dict[str, int]:
    """Return the bytes of the files of a table, by their paths as the log has them, quoted."""
    # Not `file_uris`, which decodes the paths of a store only in part.
    adds = pa.table(table.get_add_actions(flatten=True))
    found = zip(adds["path"].to_pylist(), adds["size_bytes"].to_pylist(), strict=True)
    return dict(found)


def partition_text(value: PartitionValue) -> str | None:
    """Return a partition value as Delta's log has it."""
    if isinstance(value, date):
        return value.isoformat()
    return None if value is None else str(value)


def _statistics(file: DataFile, columns: Mapping[ColumnPath, ColumnType]) -> dict[str, Any]:
    """Return the statistics of a file as Delta's log has them; nested columns have none.

    delta-rs takes a column without bounds, beside columns with them, for one that is nowhere at
    least null, and so finds none of its rows. Without any bounds it reads the file.
    """
    least: dict[str, Any] = {}
    greatest: dict[str, Any] = {}
    nulls: dict[str, int] = {}
    is_bounded = True
    for (name, *parts), (kind, _) in columns.items():
        column = None if parts else file.columns.get(name)
        if column is None:
            continue
        if column.nulls is not None:
            nulls[name] = column.nulls
        low, high = _bound(column.least, kind), _bound(column.greatest, kind)
        if low is not None and high is not None:
            least[name], greatest[name] = low, high
        elif kind != "binary" and column.nulls != column.values:
            is_bounded = False
    statistics = {"numRecords": file.rows, "nullCount": nulls}
    if is_bounded:
        statistics |= {"minValues": least, "maxValues": greatest}
    return statistics


def _bound(bound: Bound | None, kind: str) -> Bound | None:
    """Return a bound in JSON; ``None`` if Delta has none for the type, or no text for the value."""
    if bound is None or kind not in ("date", "timestamp", "timestamp_ntz"):
        return bound
    try:
        if kind == "date":
            return (date(1970, 1, 1) + timedelta(days=int(bound))).isoformat()
        moment = _EPOCH + timedelta(microseconds=int(bound))
    except OverflowError:
        return None
    text = moment.strftime("%Y-%m-%dT%H:%M:%S.%f").zfill(26)
    return f"{text}Z" if kind == "timestamp" else text


_MOST = 1000
"""Commits of others that are read at most."""
_COMMIT = re.compile(r"[0-9]{20}\.json")
_RESTORE = "RESTORE"
_UNKNOWN = -1
"""Before the first version of a table: the log does not show what was restored."""


def committed_version(
    table: DeltaTable, application: str, location: str, storage: StorageOptions
) -> int | None:
    """Return the version of the application's last commit that the table still has.

    ``None`` if it has none, or was restored to a version that its log does not show. `location` is
    the path or URL of the table.

    Raises:
        OSError: the store refuses, or does not answer.
        ValueError: a commit is not JSON.
    """
    # Not `DeltaTable.history`, during which no other thread of the process runs.
    log = _log(location, storage)
    version, is_restored = table.version(), False
    moment: int | None = None
    for _ in range(_MOST):
        info = _commit_info(log, version) if version >= 0 else None
        if info is None:
            break
        written = _number(info.get("timestamp")) or 0
        if moment is not None and max(written, log.modified(version)) > moment:
            version -= 1
            continue
        moment = None
        if application in info:
            return int(str(info[application]))
        version -= 1
        if info.get("operation") == _RESTORE:
            is_restored = True
            parameters = info.get("operationParameters", {})
            if not isinstance(parameters, dict):
                raise ValueError(f"{_name(version + 1)}: operationParameters is not an object")
            restored, moment = map(_number, map(parameters.get, ("version", "datetime")))
            if moment is None:
                version = _UNKNOWN if restored is None else restored
    return None if is_restored else table.transaction_version(application)


def expect_commits(location: str, storage: StorageOptions) -> None:
    """Raise ValueError for an empty commit that had a version of an export which no other has.

    delta-rs does not flush what it writes, so a power failure can leave such a file, and it reads
    one as a commit without files. The newest one does not count: its version is committed again.
    """
    log = _log(location, storage)
    for version in log.empty():
        before, after = (_version_beside(log, version, step) for step in (-1, 1))
        if before is not None and after is not None and after > before + 1:
            raise ValueError(
                f"{_name(version)} is empty, and no other commit has what it added; restore it, or"
                " choose another directory"
            )


def _version_beside(log: _LocalLog | _StoredLog, version: int, step: int) -> int | None:
    """The version of an export in the next commit that has one; ``None`` if it is not known."""
    for _ in range(_MOST):
        version += step
        if version < 0:
            return -1
        info = _commit_info(log, version)
        if info is None:
            return None
        for name in info:
            if name.startswith(EXPORTS):
                return int(str(info[name]))
    return None


class _LocalLog:
    """The log of a table in a directory."""

    def __init__(self, location: str) -> None:
        self._location = location

    def read(self, version: int) -> bytes:
        """Return the actions of a commit, as lines of JSON."""
        return safe_paths.read(f"{self._location}/{_name(version)}", MAX_OBJECT)

    def empty(self) -> list[int]:
        """Return the versions of the commits without a byte."""
        with os.scandir(f"{self._location}/{FOLDER}") as entries:
            return _versions(entry.name for entry in entries if not entry.stat().st_size)

    def modified(self, version: int) -> int:
        """When a commit was written, in ms."""
        return os.stat(f"{self._location}/{_name(version)}").st_mtime_ns // 1_000_000


class _StoredLog:
    """The log of a table in a store; as `_LocalLog`."""

    def __init__(self, url: str, options: StorageOptions) -> None:
        self._store = ObjectStore(url, options)
        self._modified: dict[str, float | None] = {}

    def read(self, version: int) -> bytes:
        return self._store.read(_name(version))

    def empty(self) -> list[int]:
        stored = self._store.objects(FOLDER)
        return _versions(item.name.rpartition("/")[2] for item in stored if not item.size)

    def modified(self, version: int) -> int:
        if not self._modified:
            stored = self._store.objects(FOLDER)
            self._modified = {item.name: item.modified for item in stored}
        return int(1000 * (self._modified.get(_name(version)) or 0))


def _log(location: str, storage: StorageOptions) -> _LocalLog | _StoredLog:
    return _StoredLog(location, storage) if is_remote(location) else _LocalLog(location)


def _versions(names: Iterable[str]) -> list[int]:
    return sorted(int(name[:20]) for name in names if _COMMIT.fullmatch(name))


def _name(version: int) -> str:
    return f"{FOLDER}/{version:020}.json"


def _commit_info(log: _LocalLog | _StoredLog, version: int) -> dict[str, Any] | None:
    """Return what a commit says of itself; ``None`` if it was deleted, as old ones are."""
    try:
        lines = log.read(version).splitlines()
    except FileNotFoundError:
        return None
    for line in lines:
        action = texts.parsed(line)
        if isinstance(action, dict) and isinstance(action.get("commitInfo"), dict):
            return dict(action["commitInfo"])
    return {}


def _number(text: object) -> int | None:
    """Return a number that a commit may give as a text; raises ValueError for another value."""
    return None if text is None else int(str(text))


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
        self._options = store_place.object_store_options(location, storage_options) or None
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
            addition(file, self.partition_by, self._columns) for file in files
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
        """Return the paths or URLs of the data files that count."""
        names = delta_log.names(self.location, action_sizes(self._readable_table()))
        return [f"{self.location}/{name}" for name in names]

    def sizes(self, *, again: bool = False) -> dict[str, int]:
        """See `LakeTable.sizes`."""
        table = self._table() if again or self._seen is None else self._seen
        with self._named():
            expect_commits(self.location, self._storage)
            sizes = action_sizes(table)
        return dict(zip(delta_log.names(self.location, sizes), sizes.values(), strict=True))

    def reader(self, columns: Sequence[str] | None = None) -> pa.RecordBatchReader:
        """See `LakeTable.reader`."""
        table = self._readable_table()
        delta_log.names(self.location, action_sizes(table))
        with self._named():
            dataset = table.to_pyarrow_dataset()
        return scanned.reader(dataset, columns, f"{self.location}/")

    def _committed(self, table: DeltaTable, application: str) -> int | None:
        with self._named():
            return committed_version(table, application, self.location, self._storage)

    def _found(self) -> DeltaTable | None:
        with self._named():
            try:
                self._checkpoints.expect_sound()
                return deltalake.DeltaTable(self.location, storage_options=self._options)
            except exceptions.TableNotFoundError:
                return None

    def _table(self) -> DeltaTable:
        table = self._found()
        if table is None:
            raise TableError(f"{self.location} has no Delta table")
        return table

    def _readable_table(self) -> DeltaTable:
        """Return the table as it is now, whose data files show all of its rows."""
        table = self._table()
        unread = set(table.protocol().reader_features or ()) & _UNREAD
        if unread:
            raise TableError(
                f"{self.location}: uses {', '.join(sorted(unread))}; read it with a reader of Delta"
            )
        return table

    def _check(self, table: DeltaTable) -> list[str]:
        """Return the columns that the table lacks; raises TableError when it does not fit."""
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
        """Turn an error of delta-rs into a TableError, but a lost race, which callers try again.

        A directory that cannot be made is a table that is not found, too.
        """
        try:
            yield
        except (exceptions.CommitFailedError, TableError):
            raise
        except (OSError, ValueError, exceptions.DeltaError) as error:
            raise TableError(f"{self.location}: {one_line(error, self._redacted)}") from None


def _schema(spec: TableSpec) -> deltalake.Schema:
    """Return the columns of the table: a partition by day or hour has a column of its own."""
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
