"""The export by the tasks: each task writes its Parquet files from Arrow, which is fast.

Strategy: each attempt of a task writes its part of all tables to its own directory, and returns the
names of the files once they are complete. The driver moves the files of one attempt per task to the
tables. So an attempt that fails, is killed or runs twice (retries, speculation) leaves only a
directory that is deleted later.

Invariant: a table has the files of exactly one attempt of each task, and each file is complete.
"""

from __future__ import annotations

import uuid
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path

import pyarrow as pa

from kafkafmt.damage import Damage
from kafkafmt.lakehouse.data_file import DataFile
from kafkafmt.lakehouse.data_files import PartitionedWriter
from kafkafmt.lakehouse.table import TARGET_FILE_SIZE
from kafkafmt.spark.export.job import VALUES_FAILED, Job
from kafkafmt.spark.export.tally import Tally
from kafkafmt.spark.export.work import TableReader, Work, damage_rows
from kafkafmt.spark.report.sums import damage_sums, packed
from kafkafmt.storage.new_file import READ_WRITE, make_directories
from kafkafmt.tables.schemas import TABLES

EMPTY = "part-00000-empty.zstd.parquet"
"""The file of a table without rows."""

ATTEMPTS = "attempts"
"""The directory inside the staging directory in which the attempts write."""


def parquet_schemas(reader: TableReader, partition_by: Sequence[str]) -> dict[str, pa.Schema]:
    """The schemas of the data files of plain Parquet: `records` without the partition columns."""
    records = [each for each in reader.schema("records") if each.name not in partition_by]
    schemas = {name: reader.schema(name) for name in reader.tables}
    return {**schemas, "records": pa.schema(records)}


@dataclass
class Written:
    """What one attempt of a task wrote.

    Attributes:
        attempt: the name of its directory.
        files: the complete files by table.
        sums: the packed sums of what it wrote, without the damage.
        damage: the packed sums of the damage.
    """

    attempt: str
    files: dict[str, list[DataFile]] = field(default_factory=dict)
    sums: bytes = b""
    damage: bytes = b""


@dataclass(frozen=True)
class Sink:
    """Writes the tables of tasks as Parquet. It can be pickled.

    Attributes:
        reader: reads the rows.
        staging: a directory that driver and executors share.
        partition_by: the columns that `records` has directories for, of `PARTITION_COLUMNS`.
        is_whole: whether all records are exported.
        tables: the tables to write.
        compression: a codec of Parquet.
        permissions: the most that a file may have.
        schemas: the columns of the files, by table; by default those of plain Parquet.
        describes: whether the files have statistics.
        target_file_size: bytes from which on a file of a task is full.
    """

    reader: TableReader
    staging: str
    partition_by: tuple[str, ...]
    is_whole: bool = True
    tables: tuple[str, ...] = (*TABLES, VALUES_FAILED)
    compression: str = "zstd"
    permissions: int = READ_WRITE
    schemas: Mapping[str, pa.Schema] | None = None
    describes: bool = False
    target_file_size: int = TARGET_FILE_SIZE

    @classmethod
    def of(
        cls,
        job: Job,
        reader: TableReader,
        staging: Path | str,
        *,
        permissions: int = READ_WRITE,
        schemas: Mapping[str, pa.Schema] | None = None,
    ) -> Sink:
        """The sink of a job.

        The files have statistics if `schemas` has the columns of tables with a log of commits;
        by default they are those of plain Parquet.
        """
        return cls(
            reader,
            str(staging),
            job.partition_by,
            job.is_whole,
            job.tables,
            permissions=permissions,
            schemas=schemas,
            describes=schemas is not None,
            target_file_size=job.target_file_size,
        )

    def with_damage(self) -> Sink:
        """The same one, which writes the damage in any case, so that the driver can read it."""
        return replace(self, tables=tuple(dict.fromkeys((*self.tables, "damage"))))

    def columns(self, table: str) -> pa.Schema:
        """The columns of the files of a table."""
        schemas = self.schemas or parquet_schemas(self.reader, self.partition_by)
        return schemas[table] if table in schemas else self.reader.schema(table)

    def write(self, numbered: Iterable[tuple[int, Work]]) -> Iterator[Written]:
        """Writes the tables of each task; `numbered` has the tasks' numbers and work."""
        for number, work in numbered:
            yield self._write(number, work)

    def _write(self, number: int, work: Work) -> Written:
        written = Written(uuid.uuid4().hex)
        home = Path(self.staging) / ATTEMPTS / written.attempt
        found: list[Damage] = []
        tally = Tally(is_whole=self.is_whole)
        with ExitStack() as stack:
            writers = {
                table: stack.enter_context(
                    PartitionedWriter(
                        home / table,
                        f"part-{number:05}-{written.attempt}",
                        self.columns(table),
                        self.partition_by if table == "records" else (),
                        target_file_size=self.target_file_size,
                        compression=self.compression,
                        permissions=self.permissions,
                        describes=self.describes,
                    )
                )
                for table in self.tables
            }

            def write(table: str, batches: Iterable[pa.RecordBatch]) -> None:
                for batch in batches:
                    if table in writers:
                        writers[table].write(batch)

            for log in work.logs():
                for batch in tally.records(self.reader.records(log, found)):
                    decoded = self.reader.decoded(batch)
                    tally.failed(batch, decoded.failed)
                    write("records", [decoded.rows])
                    write(VALUES_FAILED, decoded.letters)
            tally.leave_out(found)
            write("batches", tally.batches(self.reader.batches(work)))
            write("damage", damage_rows(found))
        written.files = {table: writer.files for table, writer in writers.items()}
        written.sums, written.damage = packed(tally.sums), packed(damage_sums(found))
        return written


def place(
    written: Iterable[Written], staging: Path, permissions: int = READ_WRITE
) -> dict[str, list[DataFile]]:
    """Moves the files of the attempts to the tables in `staging`; returns them by table."""
    placed: dict[str, list[DataFile]] = {}
    for each in written:
        for table, files in each.files.items():
            for file in files:
                target = staging / table / file.path
                make_directories(target.parent, permissions)
                (staging / ATTEMPTS / each.attempt / table / file.path).rename(target)
                placed.setdefault(table, []).append(file)
    return placed
