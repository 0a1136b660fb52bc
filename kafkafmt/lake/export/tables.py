"""The tables of an export: plain Parquet, Delta or Iceberg, and the next position in each.

Strategy: a Delta or Iceberg table says by itself where an export goes on: the note of the newest
commit in the history of its current version has the position after it (:mod:`lake.tables.table`).
Where that history is not known any more, as after a RESTORE to a moment, the greatest offsets of
the table say it, by the statistics of its files; where another writer has appended, they do so,
too, if the user lets the export go on.

Invariant: each table has the records up to its own position once, whatever other tables have.
"""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from dataclasses import replace
from typing import Any

import pyarrow as pa

from kafkafmt.lake.export.job import ICEBERG, PARQUET, Job, explain_refusal
from kafkafmt.lake.export.task import DAMAGE, RECORDS, TableReader
from kafkafmt.lake.plan.position import SourceOffset, advanced
from kafkafmt.lake.plan.position import check as check_position
from kafkafmt.lake.tables.catalog import FILE as CATALOG
from kafkafmt.lake.tables.catalog import Catalog
from kafkafmt.lake.tables.data_file import Files
from kafkafmt.lake.tables.formats import table_at
from kafkafmt.lake.tables.output import (
    OutputError,
    PlainOutput,
    Target,
    expect_output,
    refuse_table_links,
)
from kafkafmt.lake.tables.reading import SCHEMAS, table_format
from kafkafmt.lake.tables.table import (
    BY_LOG,
    History,
    LakeTable,
    Note,
    RacedError,
    TableError,
    TableSpec,
    greatest_numbers,
)
from kafkafmt.log.scan.visibility import READ_COMMITTED
from kafkafmt.segment.tables.schemas import DAMAGE_SCHEMA
from kafkafmt.storage.new_file import directory_permissions

DataFiles = dict[str, Files]
"""The files of a commit by table."""

_OFFSETS = {RECORDS: "offset", "batches": "lastOffset", "values_failed": "offset"}
"""The column of a table that says how far it has a log; damage is known by its rows instead."""
_CREATIONS = 3
"""What a first run may create that another one has created: catalog, namespace, tables."""
_OF_A_FULL_EXPORT = ("incremental", "tables")
"""What must stay the same between full exports, which replace everything else."""


class PlainTables:
    """Plain Parquet tables, replaced by a full export."""

    def __init__(self, job: Job, reader: TableReader, out: Target) -> None:
        schemas = {name: reader.schema(name) for name in reader.tables}
        records = [field for field in schemas[RECORDS] if field.name not in job.partition_by]
        self.schemas: Mapping[str, pa.Schema] = {**schemas, RECORDS: pa.schema(records)}
        self._plain = PlainOutput(out, job.tables, SCHEMAS)
        self.target = self._plain.target

    def replace(self, files: DataFiles, position: SourceOffset | None) -> None:
        """Put the new tables in the place of the old ones."""
        self._plain.publish(files)


class LakeTables:
    """Delta or Iceberg tables."""

    def __init__(self, job: Job, reader: TableReader, out: Target) -> None:
        """Create the missing tables, and add missing columns to the others.

        Raises:
            TableError: a table does not fit, is of another job, was handed over, or has rows of
                another writer; or its catalog cannot be reached.
        """
        self._arguments = job.defining_arguments()
        self._permissions = out.permissions
        self.target = out
        self._tables, self._catalog = lake_tables(job, reader, out.root)
        self._create(0 if os.path.isabs(out.root) else _CREATIONS)
        with self._restricted(), self._opened():
            self._histories: dict[str, History] = {}
            self.positions: dict[str, SourceOffset | None] = {}
            for name, table in self._tables.items():
                table.prepare()
                history = table.history()
                position = position_in(job, name, table, history)
                # Equal ones are one: a position of 100,000 logs takes 60 MB.
                known = (each for each in self.positions.values() if each == position)
                self.positions[name] = next(known, position)
                note = history.note and replace(history.note, position=None)
                self._histories[name] = replace(history, note=note)
        self.schemas: Mapping[str, pa.Schema] = {
            name: table.file_schema for name, table in self._tables.items()
        }

    def _create(self, tries: int) -> None:
        """Create the missing tables, also where another first run creates them at the same time."""
        try:
            with self._restricted(), self._opened():
                for table in self._tables.values():
                    if not table.exists():
                        table.create()
        except TableError:
            if not tries:
                raise
            self._create(tries - 1)

    def append(self, names: Sequence[str], files: DataFiles, position: SourceOffset | None) -> None:
        """Commit files to some tables; the first one decides, the others follow."""
        self._commit(names, files, position, replaces=False)

    def replace(self, files: DataFiles, position: SourceOffset | None) -> None:
        """Put files in the place of those of all tables."""
        self._commit([*self._tables], files, position, replaces=True)

    def is_raced(self, name: str) -> bool:
        """Return whether another run has committed to a table since it was opened."""
        return self._tables[name].history().commit != self._histories[name].commit

    def known_damage(self) -> list[dict[str, Any]]:
        """Return the rows of the table of damage."""
        found = self._tables[DAMAGE].reader(DAMAGE_SCHEMA.names)
        rows: list[dict[str, Any]] = found.read_all().to_pylist()
        return rows

    def _commit(
        self,
        names: Sequence[str],
        files: DataFiles,
        position: SourceOffset | None,
        *,
        replaces: bool,
    ) -> None:
        """Commit to tables, one after the other; raises RacedError where another run was first."""
        note = Note(uuid.uuid4().hex, self._arguments, position)
        with self._restricted(), self._opened():
            for number, name in enumerate(names):
                before = self._histories[name]
                try:
                    self._tables[name].commit(note, files.get(name, []), before, replaces=replaces)
                except RacedError:  # no commit can name these files any more
                    with suppress(OSError):
                        self.target.delete(
                            f"{left}/{file.path}"
                            for left in names[number:]
                            for file in files.get(left, ())
                        )
                    raise
                self._histories[name] = History(note, handed_over=before.handed_over)
                self.positions[name] = position

    def _opened(self) -> AbstractContextManager[object]:
        """Open the catalog once for all tables."""
        return nullcontext() if self._catalog is None else self._catalog.opened()

    @contextmanager
    def _restricted(self) -> Iterator[None]:
        """Give new files of the table's log at most the permissions of its data.

        The libraries of the formats know only the umask of the process.
        """
        if not os.path.isabs(self.target.root):
            yield
            return
        before = os.umask(0o077)
        os.umask(before | (0o777 & ~directory_permissions(self._permissions)))
        try:
            yield
        finally:
            os.umask(before)


def expect_same_format(job: Job, out: Target) -> None:
    """Raise OutputError unless OUT is missing, empty, or has tables of the format of a job."""
    expect_output(out.root, out.storage, (*SCHEMAS, CATALOG))
    if job.format != PARQUET:
        refuse_table_links(out.root, (*job.tables, CATALOG))
    formats = {name: table_format(out.root, name, out.storage) for name in SCHEMAS}
    for name, found in formats.items():
        if found not in (None, job.format):
            raise OutputError(
                f"{out.root}: format is {job.format!r} and was {found!r}, as {name} is; choose"
                " another directory, or use the same format"
            )
    there = [name for name, found in formats.items() if found is not None]
    if job.format != PARQUET and not {*there} <= {*job.tables}:  # their rows would stay
        raise OutputError(
            f"{out.root}: tables is {[*job.tables]} and was {there}; choose another directory, or"
            " the same tables"
        )


def open_tables(job: Job, reader: TableReader, out: Target) -> PlainTables | LakeTables:
    """Open the tables of a job in a held OUT.

    Raises:
        OutputError: OUT has something that no export wrote, or tables of another format.
        TableError: as `LakeTables`.
        OSError: OUT cannot be reached.
    """
    expect_same_format(job, out)
    return PlainTables(job, reader, out) if job.format == PARQUET else LakeTables(job, reader, out)


def position_in(job: Job, name: str, table: LakeTable, history: History) -> SourceOffset | None:
    """Return the next position of an export in a table; None: the beginning of the logs.

    Raises:
        TableError: the table is of another job, was handed over, or has rows of another writer,
            and the job does not go on nevertheless; or its note has no position.
    """
    note, mine = history.note, job.defining_arguments()
    if not job.incremental:
        mine = {option: mine[option] for option in _OF_A_FULL_EXPORT}
    refusal = None if note is None else explain_refusal(table.location, mine, note.job)
    if refusal:
        raise TableError(refusal)
    if history.handed_over is not None and not job.after_handover:
        raise TableError(
            f"{table.location} was handed over to a live consumer, which goes on where it ended:"
            " both would add the same records; export to another directory, or use after_handover"
            " (--after-handover)"
        )
    is_accepted = job.after_foreign or (job.after_handover and history.handed_over is not None)
    if history.foreign is not None and not is_accepted:
        raise TableError(
            f"{table.location}: another writer added rows ({history.foreign}), which may be the"
            " same records; choose another directory, or use after_foreign (--after-foreign) to go"
            " on after the greatest offsets of the table"
        )
    if not job.incremental:
        return None
    position = None if note is None else note.position
    if position is not None:
        try:
            check_position(position)
        except (ValueError, TypeError, LookupError, AttributeError) as error:
            raise TableError(
                f"{table.location}: a commit is not one of kafkafmt export: its position {error}"
            ) from error
    if (history.foreign is None and not history.is_cut) or name not in _OFFSETS:
        return position
    ends = table.ends(_OFFSETS[name])
    if ends is None:
        ends = _ends_of_rows(table.reader([*BY_LOG, _OFFSETS[name]]))
    if not ends:
        return position
    after = {log: end + 1 for log, end in ends.items()}
    return advanced(position, after, is_committed=job.isolation == READ_COMMITTED)


def _ends_of_rows(rows: pa.RecordBatchReader) -> dict[str, int]:
    """Return the greatest offset of each log in some rows: topic, partition and offset."""
    offset = rows.schema.names[-1]
    grouped = (
        row
        for batch in rows
        for row in pa.table(batch).group_by([*BY_LOG]).aggregate([(offset, "max")]).to_pylist()
    )
    ends = greatest_numbers(
        ((row["topic"],) * 2, (row["partition"],) * 2, row[f"{offset}_max"])
        for row in grouped
        if row[f"{offset}_max"] is not None
    )
    return ends or {}


def lake_tables(
    job: Job, reader: TableReader, out: str
) -> tuple[Mapping[str, LakeTable], Catalog | None]:
    """Return the tables of an export by their paths in it, and their catalog.

    Nothing is read or written.

    Raises:
        TableError: the library of the format is missing, or OUT needs another catalog.
        StorageOptionError: the library has no counterpart of a storage option.
    """
    catalog = (
        Catalog.of(out, job.catalog, job.out_storage_options) if job.format == ICEBERG else None
    )
    tables = {
        name: table_at(
            job.format,
            f"{out}/{name}",
            TableSpec(
                name,
                reader.schema(name),
                job.partition_by if name == RECORDS else (),
                keeps_members=job.incremental,
            ),
            storage_options=job.out_storage_options,
            catalog=catalog,
        )
        for name in job.tables
    }
    return tables, catalog
