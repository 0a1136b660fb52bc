"""A Delta table, through delta-rs (`deltalake`): no Spark, no jars.

Strategy: the note of a commit is in the commit's own metadata (`commitInfo`). The log is read from
its newest commit back to the one with a note, over the versions that a RESTORE took back. Where the
log does not say which these are, or was cleaned up, an application transaction of Delta's protocol
says that exports have written the table. A commit has one try for each look at the log, since
delta-rs would put it after those of others without another look.

delta-rs does not compare the schema of added files with that of the table, nor does it keep the
promises of all of Delta's table features. Both are checked here. Nor does it flush a commit, which
is done here, so that no commit is lost while a later one has the position after it.

Invariant: a file has both bounds of each column with values that Delta compares, or no bounds at
all: delta-rs hides rows where one is missing.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta, timezone
from io import BytesIO
from typing import TYPE_CHECKING, Any

import deltalake
import pyarrow as pa
from deltalake import exceptions
from deltalake.transaction import AddAction, CommitProperties, Transaction

from kafkafmt._base import texts
from kafkafmt._base.wording import printable
from kafkafmt.lake.tables import delta_log, scanned, store_options
from kafkafmt.lake.tables.data_file import Bound, DataFile, Files, PartitionValue
from kafkafmt.lake.tables.delta_log import FOLDER
from kafkafmt.lake.tables.output import Target
from kafkafmt.lake.tables.table import (
    BY_LOG,
    DATE,
    HANDED_OVER,
    HOUR,
    NOTE,
    ColumnPath,
    ColumnType,
    History,
    LakeTable,
    Note,
    TableError,
    TableSpec,
    check_partitioning,
    columns_to_add,
    greatest_numbers,
    one_line,
)
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.new_file import sync_directory, sync_tree
from kafkafmt.storage.resolve import is_remote

if TYPE_CHECKING:
    from deltalake import DeltaTable


_FLUSHED = 3  # files of the log: the newest commits, and what delta-rs notes of a checkpoint
_EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)


@dataclass(frozen=True)
class _Additions(Sequence[AddAction]):
    """The actions to add files, each made when delta-rs takes it."""

    files: Files
    partition_by: Sequence[str]
    columns: Mapping[ColumnPath, ColumnType]

    def __len__(self) -> int:
        return len(self.files)

    def __iter__(self) -> Iterator[AddAction]:
        for file in self.files:
            partition = map(partition_text, file.partition)
            yield AddAction(
                path=file.path,
                size=file.size,
                partition_values=dict(zip(self.partition_by, partition, strict=True)),
                modification_time=time.time_ns() // 1_000_000,
                data_change=True,
                # Not as escapes: delta-rs reads some pairs of surrogates as another character.
                stats=json.dumps(_statistics(file, self.columns), ensure_ascii=False),
            )

    def __getitem__(self, number: Any) -> Any:  # a list, for delta-rs, has it
        return [*self][number]


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
_RESTORE = "RESTORE"
_KEEPS = ("DELETE", "UPDATE")
"""Operations that write rows again, and no others."""


def _restored(info: Mapping[str, Any]) -> int | None:
    """Return the version restored by a RESTORE; None if it names only a moment."""
    parameters = info.get("operationParameters")
    number = parameters.get("version") if isinstance(parameters, dict) else None
    return None if number is None else int(str(number))


def _actions(commit: bytes, kind: str) -> Iterator[dict[str, Any]]:
    for line in BytesIO(commit):
        if kind.encode() in line:  # a commit may have a line for each of 100,000 files
            action = texts.parsed(line)
            if isinstance(action, dict) and isinstance(action.get(kind), dict):
                yield action[kind]


_WRITER_VERSION = 2
"""Up to this version of the protocol, a table promises nothing that its properties do not say."""
_FEATURES_VERSION = 7
_HARMLESS = frozenset(
    {"appendOnly", "deletionVectors", "invariants", "timestampNtz", "v2Checkpoint"}
)
"""Table features that an append or a replacement of whole files cannot break."""
_UNREAD = frozenset({"columnMapping", "deletionVectors"})
"""Table features with which a data file alone does not show the rows."""


class Delta(LakeTable):
    """A Delta table; its directory need not exist yet."""

    _lost = (exceptions.CommitFailedError,)

    def __init__(
        self, location: str, spec: TableSpec, storage_options: StorageOptions = NO_OPTIONS
    ) -> None:
        """`location` is an absolute path or a URL."""
        self.location = self._name = location
        self.partition_by = spec.partition_by
        self._spec = spec
        self._log = Target(location, storage_options)
        self._redacted = storage_options.redacted
        self._options = store_options.object_store_options(location, storage_options) or None
        self._schema = _schema(spec)
        self._columns = dict(_columns(self._schema))
        # As `exists` or `prepare` saw it, for the first history: a store needs several requests to
        # load a table, which may have a million files. What decides a commit is loaded again.
        self._seen: DeltaTable | None = None
        self._checkpoints = delta_log.Checkpoints(location, storage_options)

    def exists(self) -> bool:
        """See `LakeTable.exists`."""
        self._seen = self._found()
        return self._seen is not None

    def create(self) -> None:
        """See `LakeTable.create`."""
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

    def _prepare(self) -> None:
        table, self._seen = self._seen or self._table(), None
        while added := self._check(table):
            with self._named():
                table.alter.add_columns(
                    [field for field in self._schema.fields if field.name in added]
                )
            table = self._table()
        self._seen = table

    @property
    def file_schema(self) -> pa.Schema:
        """The columns of the rows without the partition columns."""
        return pa.schema(
            [field for field in self._spec.schema if field.name not in self.partition_by]
        )

    def history(self) -> History:
        """See `LakeTable.history`."""
        table, self._seen = self._seen or self._table(), None
        return self._history(table)

    def _commit(self, table: DeltaTable, note: Note, files: Files, replaces: bool) -> None:
        actions: Any = _Additions(files, self.partition_by, self._columns)
        self._seen = None
        turn = (table.transaction_version(NOTE) or 0) + 1
        properties = CommitProperties(
            custom_metadata={NOTE: note.as_text()},
            app_transactions=[Transaction(NOTE, turn)],
            max_commit_retries=0,
        )
        with self._named():
            table.create_write_transaction(
                actions,
                "overwrite" if replaces else "append",
                table.schema(),
                list(self.partition_by),
                commit_properties=properties,
            )
        self._flush()

    def _set(self, table: DeltaTable, name: str, value: str) -> None:
        with self._named():
            table.alter.set_table_properties({name: value}, raise_if_not_exists=False)

    def ends(self, column: str) -> dict[str, int] | None:
        """See `LakeTable.ends`."""
        table = self._table()
        delta_log.names(self.location, action_sizes(table))
        adds = pa.table(table.get_add_actions(flatten=True))
        values = [
            [f"partition.{name}"] if name in self.partition_by else [f"min.{name}", f"max.{name}"]
            for name in BY_LOG
        ]
        needed = [*(each for pair in values for each in pair), f"max.{column}"]
        if not {*needed} <= {*adds.column_names}:
            return None if adds.num_rows else {}
        rows = (
            (*((row[pair[0]], row[pair[-1]]) for pair in values), row[needed[-1]])
            for row in adds.select(needed).to_pylist()
        )
        return greatest_numbers(rows)

    def _flush(self) -> None:
        """Sync the commits to the disk; delta-rs only writes them."""
        if not is_remote(self.location):
            folder = f"{self.location}/{FOLDER}"
            for name in sorted(os.listdir(folder))[-_FLUSHED:]:
                sync_tree(f"{folder}/{name}")
            sync_directory(folder)

    def files(self) -> list[str]:
        """See `LakeTable.files`."""
        names = delta_log.names(self.location, action_sizes(self._readable_table()))
        return [f"{self.location}/{name}" for name in names]

    def reader(self, columns: Sequence[str] | None = None) -> pa.RecordBatchReader:
        """See `LakeTable.reader`."""
        table = self._readable_table()
        delta_log.names(self.location, action_sizes(table))
        with self._named():
            dataset = table.to_pyarrow_dataset()
        return scanned.reader(dataset, columns, f"{self.location}/")

    def _history(self, table: DeltaTable) -> History:
        # Not `DeltaTable.history`, during which no other thread of the process runs.
        with self._named():
            found = History(handed_over=table.metadata().configuration.get(HANDED_OVER))
            version = table.version()
            for _ in range(_MOST):
                try:
                    lines = self._log.read(f"{FOLDER}/{version:020}.json")
                except FileNotFoundError:  # deleted, as old ones are
                    break
                info = next(_actions(lines, "commitInfo"), {})
                if NOTE in info:
                    return replace(found, note=Note.from_text(self.location, info[NOTE]))
                operation = str(info.get("operation", "unknown operation"))
                if operation == _RESTORE:
                    restored = _restored(info)
                    if restored is None or not 0 <= restored < version:
                        break
                    version = restored
                    continue
                adds = () if operation in _KEEPS or found.foreign else _actions(lines, "add")
                if any(add.get("dataChange", True) for add in adds):
                    found = replace(found, foreign=f"{printable(operation)} in version {version}")
                if version == 0:  # no export has committed
                    return found
                version -= 1
            if table.transaction_version(NOTE) is not None:
                return replace(found, is_cut=True)
            if found.foreign is None and table.file_uris():
                return replace(found, foreign="a version that is not in its log any more")
            return found

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
        """Return the table as it is now, readable from its data files alone."""
        table = self._table()
        unread = set(table.protocol().reader_features or ()) & _UNREAD
        if unread:
            raise TableError(
                f"{self.location}: uses {', '.join(sorted(unread))}; read it with a reader of Delta"
            )
        return table

    def _check(self, table: DeltaTable) -> list[str]:
        self._check_features(table)
        check_partitioning(self.location, table.metadata().partition_columns, self.partition_by)
        return columns_to_add(
            self.location,
            dict(_columns(table.schema())),
            self._columns,
            keeps_members=self._spec.keeps_members,
        )

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
        """Turn errors of delta-rs into a TableError, except a lost race: callers try again.

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
