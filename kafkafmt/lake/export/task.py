"""A task of an export: a part of the logs, and the sink that writes the tables of it.

Strategy: a task writes the data files of all tables to a workspace of its place, and says what it
has written once all of it is kept there. The names of the files are new in each attempt. So an
attempt that fails, or that an executor runs twice, leaves only files that no commit names.

Invariant: what a task says it has written is complete and on the disk, or in the store. A task that
reads too little says so in `Written.failure`: its executor does not run it again in vain.
"""

from __future__ import annotations

import uuid
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pyarrow as pa

from kafkafmt._base.damage import Damage
from kafkafmt.lake.export.job import VALUES_FAILED
from kafkafmt.lake.export.tally import Tally
from kafkafmt.lake.export.work import TableReader, Work, damage_rows
from kafkafmt.lake.plan.data_loss import DataLossError
from kafkafmt.lake.report.sums import Sums, packed
from kafkafmt.lake.tables.data_file import DataFile
from kafkafmt.lake.tables.place import Place
from kafkafmt.lake.tables.table import TARGET_FILE_SIZE
from kafkafmt.lake.tables.writing import PartitionedWriter
from kafkafmt.storage.new_file import READ_WRITE
from kafkafmt.values.errors import ValueDecodeError

DAMAGE, RECORDS = "damage", "records"

LOST, NOT_DECODED = "lost", "not decoded"
"""What `Written.failure` says: offsets are gone, or a value does not decode that must."""

NOTHING = packed(Sums())


@dataclass(frozen=True)
class Task:
    """A part of the logs. It can be pickled.

    Attributes:
        number: of the task in its plan; the names of its files begin with it.
        work: what it reads.
    """

    number: int
    work: Work


@dataclass
class Written:
    """What one attempt of a task wrote. It can be pickled.

    Attributes:
        files: the complete files with statistics, by table.
        sums: the packed sums of what it wrote.
        damage: the damage itself, if the sink returns it in the place of a file.
        failure: why the run must end: `LOST` or `NOT_DECODED`, and a message.
    """

    files: dict[str, list[DataFile]] = field(default_factory=dict)
    sums: bytes = NOTHING
    damage: list[Damage] = field(default_factory=list)
    failure: tuple[str, str] | None = None


@dataclass(frozen=True)
class Sink:
    """Writes the tables of tasks as Parquet. It can be pickled.

    Attributes:
        run: the id of the run, whose workspace the files come to.
        schemas: the columns of the files, by the tables to write.
        partition_by: the columns that `records` has directories for.
        is_whole: whether all records are exported, so that all valid batches count.
        returns_damage: whether the damage is returned, so that the run writes each of it once.
        target_file_size: bytes from which on a file is full.
        permissions: the most that a file may have.
    """

    reader: TableReader
    place: Place
    run: str
    schemas: Mapping[str, pa.Schema]
    partition_by: tuple[str, ...] = ()
    is_whole: bool = True
    returns_damage: bool = False
    target_file_size: int = TARGET_FILE_SIZE
    permissions: int = READ_WRITE

    def write(self, task: Task) -> Written:
        """Writes the tables of a task."""
        written = Written()
        try:
            with self._kept(f"part-{task.number:05}") as files:
                self._write(task.work, files, written)
        except DataLossError as error:
            return Written(failure=(LOST, str(error)))
        except ValueDecodeError as error:
            return Written(failure=(NOT_DECODED, str(error)))
        written.files = files.complete
        return written

    def write_damage(self, damage: Iterable[Damage]) -> list[DataFile]:
        """Writes damage to one file."""
        with self._kept("part") as files:
            files.add(DAMAGE, damage_rows(damage))
        return files.complete[DAMAGE]

    @contextmanager
    def _kept(self, name: str) -> Iterator[_Files]:
        """Files whose names begin so; they are complete, and kept, once the block ends well."""
        with self.place.workspace(self.run) as folder:
            with ExitStack() as stack:
                files = _Files(self, folder, f"{name}-{uuid.uuid4().hex}", stack)
                yield files
            self.place.keep(folder, files.complete)

    def _write(self, work: Work, files: _Files, written: Written) -> None:
        tally = Tally(is_whole=self.is_whole)
        for log in work.logs():
            for batch in tally.records(self.reader.records(log, written.damage)):
                decoded = self.reader.decoded(batch)
                tally.failed(batch, decoded.failed)
                files.add(RECORDS, [decoded.rows])
                files.add(VALUES_FAILED, decoded.letters)
        tally.leave_out(written.damage)
        files.add("batches", tally.batches(self.reader.batches(work)))
        if not self.returns_damage:
            tally.sums.add_damage(written.damage)
            files.add(DAMAGE, damage_rows(written.damage))
            written.damage = []
        written.sums = packed(tally.sums)


class _Files:
    """The files that a task writes.

    Attributes:
        complete: the finished files by table; all of them after the stack is closed.
    """

    def __init__(self, sink: Sink, folder: Path, name: str, stack: ExitStack) -> None:
        self.complete: dict[str, list[DataFile]] = {}
        self._sink = sink
        self._folder = folder
        self._name = name
        self._stack = stack
        self._open: dict[str, PartitionedWriter] = {}

    def add(self, table: str, rows: Iterable[pa.RecordBatch]) -> None:
        """Writes rows, or only reads them if the table is not wanted."""
        for batch in rows:
            if table in self._sink.schemas and batch.num_rows:
                self._writer(table).write(batch)

    def _writer(self, table: str) -> PartitionedWriter:
        if table not in self._open:
            sink = self._sink
            writer = PartitionedWriter(
                self._folder / table,
                self._name,
                sink.schemas[table],
                sink.partition_by if table == RECORDS else (),
                target_file_size=sink.target_file_size,
                permissions=sink.permissions,
                describes=True,
            )
            self._open[table] = self._stack.enter_context(writer)
            self.complete[table] = writer.files
        return self._open[table]
