"""Merging small Parquet files of a table, in the order of its records.

Strategy: files that follow each other in one directory are merged until they reach the target
size. Files of one topic-partition whose offsets do not overlap are copied one after the other, a
row group in memory. All others are sorted, so their number of rows is bounded. A merged file is
written as its parts are: types, dictionaries.

Invariant: the merged files have exactly the rows of their parts, and within one topic-partition
in the order of the offsets.
"""

from __future__ import annotations

import uuid
from collections.abc import Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby, pairwise
from pathlib import Path
from typing import IO, Any, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from kafkafmt.counts import counted
from kafkafmt.lakehouse.table import LiveFile, TableError
from kafkafmt.storage.errors import naming

_SMALL = 0.75  # of the target size: a file from here on stays as it is
_SORTED_ROWS = 2_000_000
_ROW_GROUP_ROWS = 1024 * 1024
_ROW_GROUP_BYTES = 64 * 1024 * 1024
_ORDER = ("topic", "partition", "offset", "baseOffset", "segment", "position", "column")


@dataclass(frozen=True)
class MergeGroup:
    """Files that become one.

    Attributes:
        files: at least two, in order.
        in_order: whether the rows of one file follow those of another; else they are sorted.
    """

    files: tuple[LiveFile, ...]
    in_order: bool

    @property
    def rows(self) -> int:
        """The rows of all files."""
        return sum(file.rows for file in self.files)

    def new_name(self) -> str:
        """A new name for the file that takes the place of the group."""
        directory, slash, _ = self.files[0].name.rpartition("/")
        offsets = self.files[0].offsets
        number = "" if offsets is None or offsets[0] < 0 else f"{offsets[0]:020}-"
        return f"{directory}{slash}merged-{number}{uuid.uuid4().hex}.zstd.parquet"


class Part(NamedTuple):
    """A file that is merged.

    Attributes:
        url: what to call it in an error: one of a store is a copy.
    """

    path: Path
    url: str


def named(parts: Sequence[Part]) -> str:
    """Some files, by the first of them."""
    return f"{parts[0].url} and {counted(len(parts) - 1, 'file')} after it"


def groups(
    files: Sequence[LiveFile], target: int, *, are_in_order: bool = False
) -> list[MergeGroup]:
    """The files of a table that become one.

    Args:
        files: those of the table.
        target: bytes up to which files are merged.
        are_in_order: whether the files of one topic-partition are in the order of their records.
            Else their offsets say the order.
    """
    by_partition: dict[Hashable, list[LiveFile]] = {}
    for file in files:
        by_partition.setdefault(file.partition, []).append(file)
    merge_groups: list[MergeGroup] = []
    for members in by_partition.values():
        in_order = members[0].is_one_log
        if not are_in_order:
            members.sort(key=lambda file: (file.offsets or (0, 0), file.name))
            in_order = in_order and _follow_each_other(members)
        most = None if in_order else _SORTED_ROWS
        merge_groups += (MergeGroup(tuple(run), in_order) for run in _runs(members, target, most))
    return merge_groups


def _follow_each_other(files: Sequence[LiveFile]) -> bool:
    spans = [file.offsets for file in files]
    return None not in spans and all(
        before is not None and after is not None and before[1] < after[0]
        for before, after in pairwise(spans)
    )


def _runs(files: Sequence[LiveFile], target: int, most: int | None) -> Iterator[list[LiveFile]]:
    """Small files that follow each other, with at most `target` bytes and `most` rows."""
    run: list[LiveFile] = []
    size = rows = 0
    for file in files:
        is_large = file.size >= _SMALL * target
        is_full = size + file.size > target or (most is not None and rows + file.rows > most)
        if is_large or is_full:
            if len(run) > 1:
                yield run
            run, size, rows = [], 0, 0
        if not is_large:
            run.append(file)
            size, rows = size + file.size, rows + file.rows
    if len(run) > 1:
        yield run


def same_columns(group: MergeGroup, parts: Sequence[Part]) -> list[tuple[MergeGroup, list[Part]]]:
    """The parts of a group whose files have the same columns, with these files.

    A table that got columns has files with and without them.

    Raises:
        TableError: a file is not a Parquet file.
        OSError: a file cannot be read.
    """
    schemas = []
    for part in parts:
        with _opened(part) as file:
            schemas.append(file.schema_arrow)
    divided = []
    for _, numbers in groupby(range(len(parts)), key=schemas.__getitem__):
        chosen = list(numbers)
        if len(chosen) > 1:
            files = tuple(group.files[number] for number in chosen)
            divided.append(
                (MergeGroup(files, group.in_order), [parts[number] for number in chosen])
            )
    return divided


@contextmanager
def _opened(part: Part) -> Iterator[pq.ParquetFile]:
    """A file that is read in the block; an error of it names the file, which pyarrow's do not."""
    try:
        with naming(part.url), pq.ParquetFile(part.path) as file:
            yield file
    except (pa.ArrowException, OSError) as error:
        if isinstance(error, OSError) and error.errno is not None:
            raise
        raise TableError(f"{part.url}: is not a Parquet file, or is damaged: {error}") from error


def merge(parts: Sequence[Part], target: Path | IO[bytes], *, in_order: bool) -> pq.FileMetaData:
    """Writes the rows of some files with the same columns to one; returns its footer.

    Args:
        parts: the files, in order.
        target: the file to write, or one that is open.
        in_order: whether the rows of one file follow those of another; else they are sorted.

    Raises:
        TableError: the bytes of a file are damaged.
        OSError: a file cannot be read, or the target cannot be written.
    """
    footer: list[pq.FileMetaData] = []
    with _opened(parts[0]) as first:
        schema, settings = first.schema_arrow, _settings(first)
    try:
        with pq.ParquetWriter(target, schema, metadata_collector=footer, **settings) as writer:
            for table in _row_groups(parts) if in_order else _sorted(parts):
                writer.write_table(table, row_group_size=table.num_rows)
    except pa.ArrowException as error:
        raise TableError(f"{named(parts)}: {error}") from error
    return footer[0]


def _row_groups(parts: Sequence[Part]) -> Iterator[pa.Table]:
    """The rows in pieces of bounded size; not smaller than needed, since each is a row group."""
    waiting: list[pa.Table] = []
    rows = size = 0
    for part in parts:  # one is open at a time: there may be thousands
        with _opened(part) as file:
            for number in range(file.num_row_groups):
                table = file.read_row_group(number)
                if waiting and (
                    rows + table.num_rows > _ROW_GROUP_ROWS
                    or size + table.nbytes > _ROW_GROUP_BYTES
                ):
                    yield pa.concat_tables(waiting)
                    waiting, rows, size = [], 0, 0
                waiting.append(table)
                rows, size = rows + table.num_rows, size + table.nbytes
    if rows:
        yield pa.concat_tables(waiting)


def _sorted(parts: Sequence[Part]) -> Iterator[pa.Table]:
    """The rows by topic, partition and offset, in pieces that are a row group."""
    table = pa.concat_tables([_read(part) for part in parts])
    order = [(name, "ascending") for name in _ORDER if name in table.column_names]
    if order:
        table = table.sort_by(order)
    pieces = max(1, -(-table.num_rows // _ROW_GROUP_ROWS), -(-table.nbytes // _ROW_GROUP_BYTES))
    step = -(-table.num_rows // pieces)
    for first in range(0, table.num_rows, max(step, 1)):
        yield table.slice(first, step)


def _read(part: Part) -> pa.Table:
    with _opened(part) as file:
        return file.read()


def _settings(file: pq.ParquetFile) -> dict[str, Any]:
    """How a file was written, for another one like it."""
    settings: dict[str, Any] = {"compression": "zstd", "store_schema": False}
    if file.metadata.num_row_groups:
        group = file.metadata.row_group(0)
        columns = [group.column(number) for number in range(group.num_columns)]
        settings["use_dictionary"] = [
            column.path_in_schema for column in columns if column.has_dictionary_page
        ]
    return settings
