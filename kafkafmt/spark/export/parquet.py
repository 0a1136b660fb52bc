"""The export by the tasks: each task writes its Parquet files from Arrow, which is fast.

Strategy: each attempt of a task writes its part of all tables to its own directory, and returns the
names of the files once they are complete. The driver moves the files of one attempt per task to the
tables. So an attempt that fails, is killed or runs twice (retries, speculation) leaves only a
directory that is deleted later.

Invariant: a table has the files of exactly one attempt of each task, and each file is complete.
"""

from __future__ import annotations

import uuid
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

import pyarrow as pa
import pyarrow.parquet as pq

from kafkafmt.damage import Damage
from kafkafmt.spark.export.job import VALUES_FAILED
from kafkafmt.spark.export.tally import Tally
from kafkafmt.spark.export.work import TableReader, Work, damage_rows
from kafkafmt.spark.options import TABLES
from kafkafmt.spark.report.sums import damage_sums, packed
from kafkafmt.storage.new_file import READ_WRITE, create, make_directories

if TYPE_CHECKING:
    from pyspark import SparkContext

ATTEMPTS = "attempts"
"""The directory inside the staging directory in which the attempts write."""

# The writer holds a row group in memory, and so does a reader.
_ROW_GROUP_ROWS = 1024 * 1024
_ROW_GROUP_BYTES = 64 * 1024 * 1024
# Dictionaries help columns with few values; for payloads, trying one only costs time.
_PLAIN = frozenset({"key", "value", "offset", "position", "baseOffset", "lastOffset", "crc"})

_NULL = "__HIVE_DEFAULT_PARTITION__"
_ESCAPED = frozenset("\"#%'*/:=?\\{[]^\x7f") | {chr(code) for code in range(1, 32)}


@dataclass
class Written:
    """What one attempt of a task wrote.

    Attributes:
        attempt: the name of its directory.
        files: the complete files by table, relative to the table's directory.
        sums: the packed sums of what it wrote, without the damage.
        damage: the packed sums of the damage.
    """

    attempt: str
    files: dict[str, list[str]] = field(default_factory=dict)
    sums: bytes = b""
    damage: bytes = b""


@dataclass(frozen=True)
class Sink:
    """Writes the tables of tasks as Parquet. It can be pickled.

    Attributes:
        reader: reads the rows.
        staging: a directory that driver and executors share.
        partition_by: the columns that `records` has directories for, of topic and partition.
        is_whole: whether all records are exported.
        tables: the tables to write; `records` is always written.
        compression: a codec of Parquet.
        permissions: the most that a file may have.
    """

    reader: TableReader
    staging: str
    partition_by: tuple[str, ...]
    is_whole: bool = True
    tables: tuple[str, ...] = (*TABLES, VALUES_FAILED)
    compression: str = "zstd"
    permissions: int = READ_WRITE

    def write(self, numbered: Iterable[tuple[int, Work]]) -> Iterator[Written]:
        """Writes the tables of each task; `numbered` has the tasks' numbers and work."""
        for number, work in numbered:
            yield self._write(number, work)

    def _write(self, number: int, work: Work) -> Written:
        written = Written(uuid.uuid4().hex)
        home = Path(self.staging) / ATTEMPTS / written.attempt
        name = f"part-{number:05}-{written.attempt}"
        found: list[Damage] = []
        tally = Tally(is_whole=self.is_whole)
        file = f"{name}.{self.compression}.parquet"

        def table_file(table: str) -> TableFile:
            return TableFile(
                home / table / file, self.reader.schema(table), self.compression, self.permissions
            )

        with (
            _Directories(home / "records", name, self) as records,
            table_file(VALUES_FAILED) as letters,
        ):
            for log in work.logs():
                for batch in tally.records(self.reader.records(log, found)):
                    decoded = self.reader.decoded(batch)
                    tally.failed(batch, decoded.failed)
                    records.write(decoded.rows)
                    letters.write_all(decoded.letters)
        if records.files:
            written.files["records"] = records.files
        if letters.rows:
            written.files[VALUES_FAILED] = [file]
        tally.leave_out(found)
        for table, rows in (
            ("batches", tally.batches(self.reader.batches(work))),
            ("damage", damage_rows(found)),
        ):
            if table not in self.tables:
                continue
            with table_file(table) as made:
                made.write_all(rows)
            if made.rows:
                written.files[table] = [file]
        written.sums, written.damage = packed(tally.sums), packed(damage_sums(found))
        return written


def run(context: SparkContext, sink: Sink, work: Sequence[Work]) -> list[Written]:
    """Runs a Spark task for each work; returns what they wrote, in the same order."""
    if not work:
        return []
    numbered = context.parallelize(list(enumerate(work)), len(work))
    return numbered.mapPartitions(sink.write).collect()


def place(
    written: Iterable[Written], staging: Path, permissions: int = READ_WRITE
) -> dict[str, list[str]]:
    """Moves the files of the attempts to the tables in `staging`; returns their names by table."""
    placed: dict[str, list[str]] = {}
    for each in written:
        for table, files in each.files.items():
            for file in files:
                target = staging / table / file
                make_directories(target.parent, permissions)
                (staging / ATTEMPTS / each.attempt / table / file).rename(target)
                placed.setdefault(table, []).append(file)
    return placed


def write_empty(path: Path, schema: pa.Schema, permissions: int = READ_WRITE) -> None:
    """Writes a file without rows, so that readers know the columns of an empty table."""
    with _File(path, schema, "zstd", permissions):
        pass


def directory(column: str, value: object) -> str:
    """A partition's directory as Spark names it: `ExternalCatalogUtils.getPartitionPathString`."""
    if value is None or value == "":
        return f"{column}={_NULL}"
    escaped = (f"%{ord(c):02X}" if c in _ESCAPED else c for c in str(value))
    return f"{column}={''.join(escaped)}"


class _Directories:
    """The files of a task in the directories of a partitioned table, one open at a time."""

    def __init__(self, root: Path, name: str, sink: Sink) -> None:
        self.files: list[str] = []
        self._root = root
        self._name = name
        self._sink = sink
        self._schema = _without(sink.reader.schema("records"), sink.partition_by)
        self._place: str | None = None
        self._open = ExitStack()

    def write(self, batch: pa.RecordBatch) -> None:
        """Adds rows that all belong to one directory."""
        sink = self._sink
        keys = (batch.column(name)[0].as_py() for name in sink.partition_by)
        place = "".join(
            f"{directory(*pair)}/" for pair in zip(sink.partition_by, keys, strict=True)
        )
        if place != self._place:
            self._open.close()
            number = len(self.files)
            file = f"{place}{self._name}-{number:03}.{sink.compression}.parquet"
            self._file = self._open.enter_context(
                _File(self._root / file, self._schema, sink.compression, sink.permissions)
            )
            self._place = place
            self.files.append(file)
        self._file.write(batch)

    def __enter__(self) -> _Directories:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._open.__exit__(kind, error, trace)


class TableFile:
    """The file of a table without directories; without a row there is none.

    Attributes:
        rows: the number of rows so far.
    """

    def __init__(
        self,
        path: Path,
        schema: pa.Schema,
        compression: str = "zstd",
        permissions: int = READ_WRITE,
    ) -> None:
        self.rows = 0
        self._arguments = path, schema, compression, permissions
        self._open = ExitStack()
        self._made: _File | None = None

    def write_all(self, batches: Iterable[pa.RecordBatch]) -> None:
        """Adds rows."""
        for batch in batches:
            if batch.num_rows:
                if self._made is None:
                    self._made = self._open.enter_context(_File(*self._arguments))
                self._made.write(batch)
                self.rows += batch.num_rows

    def __enter__(self) -> TableFile:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._open.__exit__(kind, error, trace)


class _File:
    """One Parquet file, in row groups of bounded rows and bytes."""

    def __init__(self, path: Path, schema: pa.Schema, compression: str, permissions: int) -> None:
        make_directories(path.parent, permissions)
        create(str(path), permissions).close()
        self._schema = schema
        dictionary = [name for name in _leaves(schema) if name not in _PLAIN]
        self._writer = pq.ParquetWriter(
            path,
            schema,
            compression=compression,
            use_dictionary=dictionary,
            write_statistics=True,
            store_schema=False,
        )
        self._waiting: list[pa.RecordBatch] = []
        self._rows = self._bytes = 0

    def write(self, batch: pa.RecordBatch) -> None:
        """Adds rows, without the columns that the file does not have."""
        batch = batch.select(self._schema.names)
        self._waiting.append(batch)
        self._rows += batch.num_rows
        self._bytes += batch.nbytes
        if self._rows >= _ROW_GROUP_ROWS or self._bytes >= _ROW_GROUP_BYTES:
            self._flush()

    def _flush(self) -> None:
        if self._rows:
            table = pa.Table.from_batches(self._waiting, self._schema)
            self._writer.write_table(table, row_group_size=self._rows)
        self._waiting, self._rows, self._bytes = [], 0, 0

    def __enter__(self) -> _File:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is None:
            self._flush()
        self._writer.close()


def _without(schema: pa.Schema, names: Iterable[str]) -> pa.Schema:
    left_out = set(names)
    return pa.schema([field for field in schema if field.name not in left_out])


def _leaves(fields: Iterable[pa.Field], place: str = "") -> Iterator[str]:
    """The paths of the leaf columns, as Parquet names them."""
    for each in fields:
        path, kind = f"{place}{each.name}", each.type
        if pa.types.is_struct(kind):
            yield from _leaves(kind, f"{path}.")
        elif pa.types.is_list(kind):
            yield from _leaves([kind.value_field.with_name("element")], f"{path}.list.")
        elif pa.types.is_map(kind):
            entries = [kind.key_field.with_name("key"), kind.item_field.with_name("value")]
            yield from _leaves(entries, f"{path}.key_value.")
        else:
            yield path
