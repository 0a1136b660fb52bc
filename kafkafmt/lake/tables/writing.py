"""The one writer of data files: Parquet from Arrow, in the directories of a partitioned table.

Strategy: a task opens a file for each directory that its rows belong to. Rows of one log change
their directory seldom, so few files are open at a time; those that waited longest are closed. A
file that has reached the target size is closed, and the next rows begin another one.

Invariant: a complete file has its footer, and rows of one directory in the order in which they
came. The memory for rows that are not written yet is bounded, however many files are open.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pyarrow as pa
import pyarrow.parquet as pq

from kafkafmt._base.wording import printable
from kafkafmt.lake.tables.data_file import DataFile, PartitionValue, data_file
from kafkafmt.lake.tables.table import BY_LOG, DATE, HOUR, TARGET_FILE_SIZE
from kafkafmt.segment.tables import arrow as pc
from kafkafmt.storage.new_file import READ_WRITE, create, make_directories

# The writer holds a row group in memory, and so does a reader.
_ROW_GROUP_ROWS = 1024 * 1024
_ROW_GROUP_BYTES = 64 * 1024 * 1024
_OPEN_FILES = 64
_CODEC = "zstd"
# Dictionaries help columns with few values; for payloads, trying one only costs time.
_PLAIN = frozenset({"key", "value", "offset", "position", "baseOffset", "lastOffset", "crc"})

# The years 1 and 9999: hardly any reader knows other days.
_FIRST_DAY = pa.scalar(date.min).cast(pa.int32())
_LAST_DAY = pa.scalar(date.max).cast(pa.int32())

_NULL = "__HIVE_DEFAULT_PARTITION__"
_ESCAPED = frozenset("\"#%'*/:=?\\{[]^\x7f") | {chr(code) for code in range(1, 32)}

_LONGEST = 255
"""Bytes of a name in a directory."""
_CUT_ESCAPE = re.compile("%[0-9A-F]?$")


def directory(column: str, value: object) -> str:
    """Return a partition's directory as Spark names it.

    That is `ExternalCatalogUtils.getPartitionPathString`. What a terminal obeys is escaped, too, as
    in a URI. No topic that Kafka accepts has such a name, or one that is cut to 255 bytes here.
    """
    if value is None or value == "":
        return f"{column}={_NULL}"
    name = f"{column}={''.join(map(_escaped, str(value)))}"
    data = name.encode()
    if len(data) <= _LONGEST:
        return name
    end = f"-{sha256(data).hexdigest()[:16]}"
    cut = data[: _LONGEST - len(end)].decode(errors="ignore")
    return f"{_CUT_ESCAPE.sub('', cut)}{end}"


def _escaped(letter: str) -> str:
    if letter in _ESCAPED:
        return f"%{ord(letter):02X}"
    return letter if printable(letter) == letter else quote(letter.encode("utf-8", "surrogatepass"))


class DataFileWriter:
    """One Parquet file, in row groups of bounded rows and bytes."""

    def __init__(self, path: Path, schema: pa.Schema, permissions: int) -> None:
        """Open the file; the rows are converted to its `schema`."""
        make_directories(path.parent, permissions)
        self.bytes = self.size = 0
        self._path = path
        self._schema = schema
        self._footer: list[pq.FileMetaData] = []
        leaves = (leaf for field in schema for leaf in _leaf_paths(field.type, field.name))
        dictionary = [name for name in leaves if name not in _PLAIN]
        self._file = create(str(path), permissions)
        self._writer = pq.ParquetWriter(
            self._file,
            schema,
            compression=_CODEC,
            use_dictionary=dictionary,
            write_statistics=True,
            store_schema=False,
            metadata_collector=self._footer,
        )
        self._waiting: list[pa.RecordBatch] = []
        self._rows = self._groups = 0

    def write(self, batch: pa.RecordBatch) -> None:
        """Add rows, without columns missing in the file."""
        batch = _converted(batch, self._schema)
        self._waiting.append(batch)
        self._rows += batch.num_rows
        self.bytes += batch.nbytes
        if self._rows >= _ROW_GROUP_ROWS or self.bytes >= _ROW_GROUP_BYTES:
            self.flush()

    def flush(self) -> None:
        """Write the waiting rows as a row group."""
        if self._rows:
            table = pa.Table.from_batches(self._waiting, self._schema)
            self._writer.write_table(table, row_group_size=self._rows)
            self._groups += 1
            self.size = self._file.tell()
        self._waiting, self._rows, self.bytes = [], 0, 0

    def has_reached(self, target: int) -> bool:
        """Return whether another row group of the mean size would exceed a file size."""
        return bool(self._groups) and self.size + self.size / self._groups > target

    def described(self, path: str, partition: Sequence[PartitionValue] = ()) -> DataFile:
        """Return the complete file with its statistics; `path` is relative to the table."""
        return data_file(self._footer[0], path, self._path.stat().st_size, partition)

    def __enter__(self) -> DataFileWriter:
        return self

    def __exit__(self, kind: object, *rest: object) -> None:
        with self._file:
            if kind is None:
                self.flush()
            self._writer.close()


class PartitionedWriter:
    """The files of a task in the directories of a table."""

    def __init__(
        self,
        root: Path,
        name: str,
        schema: pa.Schema,
        partition_by: Sequence[str] = (),
        *,
        target_file_size: int = TARGET_FILE_SIZE,
        permissions: int = READ_WRITE,
    ) -> None:
        """`name` begins the names of the files; each file has this `schema`."""
        self.files: list[DataFile] = []
        self._root = root
        self._name = name
        self._schema = schema
        self._partition_by = tuple(partition_by)
        self._permissions = permissions
        self._target = target_file_size
        self._number = 0
        self._open: OrderedDict[tuple[PartitionValue, ...], tuple[str, DataFileWriter]] = (
            OrderedDict()
        )
        # The records of a log come one after the other.
        self._most = 1 if set(partition_by) <= set(BY_LOG) else _OPEN_FILES

    def write(self, batch: pa.RecordBatch) -> None:
        """Add rows; if there are partition columns, those of one topic-partition."""
        if not batch.num_rows:
            return
        for values, rows in divided(batch, self._partition_by):
            file = self._file(values)
            file.write(rows)
            if file.has_reached(self._target):
                self._close(values)
            while sum(file.bytes for _, file in self._open.values()) > _ROW_GROUP_BYTES:
                max((file for _, file in self._open.values()), key=lambda file: file.bytes).flush()

    def _file(self, values: tuple[PartitionValue, ...]) -> DataFileWriter:
        if values not in self._open:
            while len(self._open) >= self._most:
                self._close(next(iter(self._open)))
            place = "".join(
                f"{directory(*pair)}/" for pair in zip(self._partition_by, values, strict=True)
            )
            path = f"{place}{self._name}-{self._number:03}.{_CODEC}.parquet"
            self._number += 1
            file = DataFileWriter(self._root / path, self._schema, self._permissions)
            self._open[values] = path, file
        self._open.move_to_end(values)
        return self._open[values][1]

    def _close(self, values: tuple[PartitionValue, ...]) -> None:
        path, file = self._open.pop(values)
        with file:
            pass
        self.files.append(file.described(path, values))

    def __enter__(self) -> PartitionedWriter:
        return self

    def __exit__(self, kind: type[BaseException] | None, *rest: Any) -> None:
        if kind is None:
            for values in list(self._open):
                self._close(values)
            return
        stack = ExitStack()
        for _, file in self._open.values():
            stack.push(file.__exit__)
        stack.__exit__(kind, *rest)


def divided(
    batch: pa.RecordBatch, partition_by: Sequence[str]
) -> Iterator[tuple[tuple[PartitionValue, ...], pa.RecordBatch]]:
    """Yield the rows by the values of the partition columns, in order of first appearance.

    `DATE` is the day of the column `timestamp`, in UTC, and `HOUR` the hour of that day. Both are
    null for a record without a timestamp. A timestamp before the year 1 or after 9999 has the first
    or the last of these days.
    """
    if not partition_by:
        yield (), batch
        return
    name, *others = partition_by
    column = _time_column(batch, name) if name in (DATE, HOUR) else batch.column(name)
    values_there = pc.unique(column)
    for value in values_there:
        if len(values_there) == 1:
            part = batch
        elif value.is_valid:
            part = batch.filter(pc.equal(column, value))
        else:
            part = batch.filter(pc.is_null(column))
        for values, rows in divided(part, others):
            yield (value.as_py(), *values), rows


def _time_column(batch: pa.RecordBatch, name: str) -> pa.Array:
    time = batch.column("timestamp")
    if name == DATE:
        days = time.cast(pa.date32()).cast(pa.int32())
        days = pc.min_element_wise(days, _LAST_DAY, skip_nulls=False)
        return pc.max_element_wise(days, _FIRST_DAY, skip_nulls=False).cast(pa.date32())
    return pc.cast(pc.hour(time.cast(pa.timestamp(time.type.unit))), pa.int32())


def write_empty(path: Path, schema: pa.Schema, permissions: int) -> None:
    """Write a file without rows, to give readers the columns of an empty table."""
    with DataFileWriter(path, schema, permissions):
        pass


def _converted(batch: pa.RecordBatch, schema: pa.Schema) -> pa.RecordBatch:
    """Return the columns of a schema; formats without small integers have wider ones."""
    columns = [
        column if column.type == field.type else column.cast(field.type)
        for field in schema
        for column in (batch.column(field.name),)
    ]
    return pa.RecordBatch.from_arrays(columns, schema=schema)


def _leaf_paths(kind: pa.DataType, path: str) -> Iterator[str]:
    if pa.types.is_list(kind):
        yield from _leaf_paths(kind.value_type, f"{path}.list.element")
    elif pa.types.is_map(kind):
        yield from _leaf_paths(kind.key_type, f"{path}.key_value.key")
        yield from _leaf_paths(kind.item_type, f"{path}.key_value.value")
    elif pa.types.is_struct(kind):
        for member in kind:
            yield from _leaf_paths(member.type, f"{path}.{member.name}")
    else:
        yield path
