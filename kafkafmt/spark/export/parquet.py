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
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow as pa

from kafkafmt.damage import Damage
from kafkafmt.lakehouse.data_file import DataFile
from kafkafmt.lakehouse.data_files import PartitionedWriter, TableFile
from kafkafmt.spark.export.job import VALUES_FAILED
from kafkafmt.spark.export.tally import Tally
from kafkafmt.spark.export.work import TableReader, Work, damage_rows
from kafkafmt.spark.options import TABLES
from kafkafmt.spark.report.sums import damage_sums, packed
from kafkafmt.storage.new_file import READ_WRITE, make_directories

if TYPE_CHECKING:
    from pyspark import SparkContext

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
        tables: the tables to write; `records` is always written.
        compression: a codec of Parquet.
        permissions: the most that a file may have.
        schemas: the columns of the files, by table; by default those of plain Parquet.
        describes: whether the files have statistics.
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

    def write(self, numbered: Iterable[tuple[int, Work]]) -> Iterator[Written]:
        """Writes the tables of each task; `numbered` has the tasks' numbers and work."""
        for number, work in numbered:
            yield self._write(number, work)

    def _write(self, number: int, work: Work) -> Written:
        written = Written(uuid.uuid4().hex)
        home = Path(self.staging) / ATTEMPTS / written.attempt
        name = f"part-{number:05}-{written.attempt}"
        schemas = self.schemas or parquet_schemas(self.reader, self.partition_by)
        found: list[Damage] = []
        tally = Tally(is_whole=self.is_whole)

        def table_file(table: str) -> TableFile:
            file = home / table / f"{name}.{self.compression}.parquet"
            # Without decoded values there are no rows of `values_failed`, and no schema.
            columns = schemas[table] if table in schemas else self.reader.schema(table)
            return TableFile(file, columns, self.compression, self.permissions)

        with (
            PartitionedWriter(
                home / "records",
                name,
                schemas["records"],
                self.partition_by,
                compression=self.compression,
                permissions=self.permissions,
                describes=self.describes,
            ) as records,
            table_file(VALUES_FAILED) as letters,
        ):
            for log in work.logs():
                for batch in tally.records(self.reader.records(log, found)):
                    decoded = self.reader.decoded(batch)
                    tally.failed(batch, decoded.failed)
                    records.write(decoded.rows)
                    letters.write_all(decoded.letters)
        written.files = {
            "records": records.files,
            VALUES_FAILED: letters.files(describes=self.describes),
        }
        tally.leave_out(found)
        for table, rows in (
            ("batches", tally.batches(self.reader.batches(work))),
            ("damage", damage_rows(found)),
        ):
            if table not in self.tables:
                continue
            with table_file(table) as made:
                made.write_all(rows)
            written.files[table] = made.files(describes=self.describes)
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
