"""Merging small Parquet files of a table, in the order of its records.

Strategy: files that follow each other in one directory are merged until they reach the target
size. Files of one topic-partition are copied one after the other, a row group in memory; files with
several topic-partitions are sorted, so their number of rows is bounded. The merged file is written
as its parts are: codec, dictionaries, types.

Invariant: the merged files have exactly the rows of their parts, and within one topic-partition in
the same order.
"""

from __future__ import annotations

import uuid
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from kafkafmt.lakehouse.commit_log import LogError
from kafkafmt.lakehouse.commits import CommittedFile, State

_SMALL = 0.75  # of the target size: a file from here on stays as it is
_SORTED_ROWS = 2_000_000
_ROW_GROUP_ROWS = 1024 * 1024
_ROW_GROUP_BYTES = 64 * 1024 * 1024
_ORDER = ("topic", "partition", "offset", "baseOffset", "segment", "position")
_LOG = ("topic=", "partition=")


def groups(state: State, table: str, target: int) -> Iterator[list[CommittedFile]]:
    """The files of a table that become one, each group in order."""
    by_directory: dict[str, list[CommittedFile]] = {}
    for file in state.ordered(table):
        by_directory.setdefault(file.name.rpartition("/")[0], []).append(file)
    for directory, files in by_directory.items():
        most = None if is_one_log(directory) else _SORTED_ROWS
        group: list[CommittedFile] = []
        for file in files:
            is_large = file.size >= _SMALL * target
            size = sum(each.size for each in group) + file.size
            rows = sum(each.rows for each in group) + file.rows
            if is_large or size > target or (most is not None and rows > most):
                if len(group) > 1:
                    yield group
                group = []
            if not is_large:
                group.append(file)
        if len(group) > 1:
            yield group


def is_one_log(name: str) -> bool:
    """Whether all rows of a file, or of the files of a directory, are of one topic-partition."""
    parts = name.split("/")
    return all(any(part.startswith(column) for part in parts) for column in _LOG)


def merged_name(group: Sequence[CommittedFile]) -> str:
    """A new name for the file that takes the place of a group."""
    directory, slash, _ = group[0].name.rpartition("/")
    return f"{directory}{slash}merged-{uuid.uuid4().hex}.zstd.parquet"


def merge(parts: Sequence[Path], target: Path, *, in_order: bool) -> int:
    """Writes the rows of some files to one; returns their number.

    Args:
        parts: the files, in order.
        target: a new file.
        in_order: whether the rows of one file follow those of another; else they are sorted.

    Raises:
        LogError: the files have different columns, or one is not a Parquet file.
    """
    rows = 0
    with ExitStack() as stack:
        try:
            opened = [stack.enter_context(pq.ParquetFile(part)) for part in parts]
        except (pa.ArrowException, OSError) as error:
            raise LogError(f"a file of the table is not a Parquet file: {error}") from error
        schema = opened[0].schema_arrow
        for file in opened:
            if file.schema_arrow != schema:
                raise LogError("files of one directory have different columns: not merged")
        writer = stack.enter_context(pq.ParquetWriter(target, schema, **_settings(opened[0])))
        tables = _row_groups(opened, schema) if in_order else [_sorted(opened)]
        for table in tables:
            writer.write_table(table, row_group_size=_ROW_GROUP_ROWS)
            rows += table.num_rows
    return rows


def _row_groups(files: Sequence[pq.ParquetFile], schema: pa.Schema) -> Iterator[pa.Table]:
    """The rows in pieces of bounded size; not smaller than needed, since each is a row group."""
    waiting: list[pa.RecordBatch] = []
    rows = size = 0
    for file in files:
        for batch in file.iter_batches():
            waiting.append(batch)
            rows, size = rows + batch.num_rows, size + batch.nbytes
            if rows >= _ROW_GROUP_ROWS or size >= _ROW_GROUP_BYTES:
                yield pa.Table.from_batches(waiting, schema)
                waiting, rows, size = [], 0, 0
    if waiting:
        yield pa.Table.from_batches(waiting, schema)


def _sorted(files: Sequence[pq.ParquetFile]) -> pa.Table:
    table = pa.concat_tables([file.read() for file in files])
    return table.sort_by([(name, "ascending") for name in _ORDER if name in table.column_names])


def _settings(file: pq.ParquetFile) -> dict[str, object]:
    """How a file was written, for another one like it."""
    metadata = file.metadata
    settings: dict[str, object] = {"compression": "zstd", "store_schema": False}
    if not metadata.num_row_groups:
        return settings
    group = metadata.row_group(0)
    columns = [group.column(number) for number in range(group.num_columns)]
    settings["compression"] = columns[0].compression.lower().replace("uncompressed", "none")
    settings["use_dictionary"] = [
        column.path_in_schema for column in columns if column.has_dictionary_page
    ]
    return settings
