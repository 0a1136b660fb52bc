"""Appending the output of a micro-batch exactly once, also after a crash.

Strategy: the files of a micro-batch are written to a staging directory inside OUT. Then a commit
file lists them: from then on they belong to the tables, and are moved there by renames. After a
crash, the next run that opens OUT completes the moves by that file. Spark repeats a micro-batch if
it does not learn of its end; the commit file shows that the micro-batch is already there.

    OUT/records/ batches/ damage/ report.html report.json
    OUT/_kafkafmt/lock                  locked while a run writes
    OUT/_kafkafmt/stream/job.json       the job that made the tables; any other job is refused
    OUT/_kafkafmt/stream/checkpoint/    Spark's checkpoint of the stream
    OUT/_kafkafmt/stream/commits/       a file for each micro-batch since the last report, and for
                                        the last one before it
    OUT/_kafkafmt/staging/              the files of the current micro-batch

Invariant: the tables have the files of the committed micro-batches, each file once. A table has
`_SUCCESS` only between two runs.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from kafkafmt.lakehouse.catalog import FILE as CATALOG
from kafkafmt.lakehouse.commit_log import HOME
from kafkafmt.lakehouse.data_file import DataFile
from kafkafmt.lakehouse.out_directory import (
    COMMITS,
    MANIFEST,
    MAX_BYTES,
    REPLACING,
    STREAM,
    OutputError,
    inside,
    locked,
    new_directory,
    read_json,
    refuse_foreign,
    refuse_table_links,
    texts,
    write_json,
)
from kafkafmt.planning.position import SourceOffset
from kafkafmt.spark.export import placement
from kafkafmt.spark.export.job import COMMITTED, VALUES_FAILED, Job, refusal_of
from kafkafmt.spark.export.spans import Span, joined
from kafkafmt.spark.report.sums import Sums
from kafkafmt.storage import regular_file, untrusted_json
from kafkafmt.storage.new_file import (
    READ_WRITE,
    make_directories,
    sync_tree,
    write_new,
)
from kafkafmt.tables.schemas import TABLES

if TYPE_CHECKING:
    from kafkafmt.spark.export.committed_tables import CommittedTables

SUCCESS = "_SUCCESS"
"""The empty file that marks a complete table, as Spark and Hadoop write it."""


@dataclass(frozen=True)
class Commit:
    """What one micro-batch added.

    Attributes:
        query: the id of the Spark query that ran the micro-batch.
        files: the names of the added files, by table.
        values: the values of their partition columns, if the tables have a log of commits.
        spans: of the logs.
        sums: the sums of the added rows.
        is_reported: whether a report includes it.
    """

    query: str
    files: dict[str, list[str]] = field(default_factory=dict)
    values: placement.Values = field(default_factory=dict)
    spans: list[Span] = field(default_factory=list)
    sums: Sums = field(default_factory=Sums)
    is_reported: bool = False


class Appendable:
    """The directory OUT while one incremental run has it locked. Made by `open_appendable`.

    Attributes:
        path: OUT itself.
        staging: an empty directory for the new files.
        checkpoint: the directory of Spark's checkpoint.
        permissions: the most that the new files may have.
        committed: the tables, if they have a log of commits; after `open_tables`.
    """

    committed: CommittedTables | None = None

    def __init__(
        self, path: Path, permissions: int = READ_WRITE, tables: Sequence[str] = TABLES
    ) -> None:
        home = path / HOME
        self.path = path
        self._tables = tuple(tables)
        self.permissions = permissions
        self.staging = home / "staging"
        self._stream = home / STREAM
        self.checkpoint = self._stream / "checkpoint"
        self._commits = home / COMMITS
        self._job = self._stream / "job.json"
        self._identities = self._stream / "tables.json"

    def check(self, job: Job) -> None:
        """Raises OutputError unless OUT is new, or its tables were made by the same job."""
        home = self.path / HOME
        if (home / MANIFEST).exists() or (home / REPLACING).exists():
            raise OutputError(
                f"{self.path} has a full export; choose another directory for an incremental export"
            )
        if self._job.exists():
            refusal = refusal_of(self.path, job.made_of(), read_json(self._job))
            if refusal:
                raise OutputError(refusal)
            if self.commits and self.query_of_checkpoint() != self.commits[max(self.commits)].query:
                raise OutputError(
                    f"{self.checkpoint} is not the checkpoint that {self.path} was written with;"
                    " only that one shows which records are exported already. Restore it, or"
                    " choose a new directory"
                )
            return
        for table in self._tables:
            if (self.path / table).exists():
                raise OutputError(
                    f"{self.path / table} was not written by kafkafmt export; move it away"
                )
        make_directories(self._commits, self.permissions)
        self._write_json(self._job, job.made_of())

    def open_tables(self, tables: CommittedTables) -> None:
        """Opens tables that have a log of commits, and completes what a crash interrupted.

        Raises TableError when a table was dropped or replaced since the last run, or does not fit.
        """
        known = {}
        if self._identities.exists():
            content = read_json(self._identities)
            known = {name: str(found) for name, found in content.items()}
        found = tables.open(known, appends=True)
        if found != known:
            self._write_json(self._identities, found)
        self.committed = tables
        self.finish()

    def query_of_checkpoint(self) -> str | None:
        """The id of the query that wrote the checkpoint; `None` if there is none."""
        try:
            found = regular_file.read(self.checkpoint / "metadata", MAX_BYTES)
            return str(untrusted_json.parsed(found)["id"])
        except (FileNotFoundError, ValueError, LookupError, TypeError):
            return None

    def committed_offset(self) -> SourceOffset | None:
        """The source offset up to which all records are in the tables and in a report.

        `None` if there is none, or a run died before it finished, or the checkpoint has a form that
        is not known here.
        """
        planned, finished = (
            max(map(int, filter(str.isdecimal, _names(self.checkpoint / name))), default=-1)
            for name in ("offsets", "commits")
        )
        known = self.commits
        if not known or {planned, finished} != {max(known)} or not known[planned].is_reported:
            return None
        # Spark's OffsetSeqLog: the version, settings of the query, an offset for each source.
        content = regular_file.read(self.checkpoint / "offsets" / str(planned), MAX_BYTES)
        lines = content.split(b"\n")
        if len(lines) != 3 or lines[0] != b"v1":
            return None
        try:
            found = untrusted_json.parsed(lines[2])
        except ValueError:
            return None
        return found if isinstance(found, dict) else None

    @property
    def commits(self) -> dict[int, Commit]:
        """The commits of the micro-batches, by number."""
        return {number: _commit(file, read_json(file)) for number, file in self._numbered()}

    @property
    def sums(self) -> Sums:
        """The sums of what was added since the last report."""
        sums = Sums()
        for made in self.commits.values():
            sums.merge(made.sums)
        return sums

    @property
    def added(self) -> list[Path]:
        """The files that were added since the last report."""
        return [
            inside(inside(self.path, table), file)
            for made in self.commits.values()
            for table, files in made.files.items()
            for file in files
        ]

    @property
    def spans(self) -> list[Span]:
        """The span of each log that was read since the last report."""
        return joined(span for made in self.commits.values() for span in made.spans)

    def is_committed(self, number: int) -> bool:
        """Whether a micro-batch has a commit file, so that its files belong to the tables."""
        return number <= max((found for found, _ in self._numbered()), default=-1)

    def commit(
        self, number: int, made: Commit, files: Mapping[str, Sequence[DataFile]] | None = None
    ) -> None:
        """Adds the staged files of a micro-batch to the tables: all of them or none.

        `files` are those of the commit, if their statistics are known.
        """
        sync_tree(str(self.staging))
        self._write(number, made)
        self._complete(number, made, files)

    def finish(self) -> None:
        """Completes moves that a crash interrupted, and deletes files that were not committed."""
        for number, made in self.commits.items():
            if not made.is_reported:
                self._complete(number, made)
        self.clear()

    def clear(self) -> None:
        """Deletes what is in the staging directory, which was not committed."""
        new_directory(self.staging, self.permissions)

    def complete(self) -> None:
        """Marks the tables as complete, and all micro-batches as reported."""
        for table in self._tables:
            make_directories(inside(self.path, table), self.permissions)
            write_new(str(self.path / table / SUCCESS), b"", permissions=self.permissions)
        known = self.commits
        for number, made in known.items():
            if number == max(known):
                self._write(number, Commit(made.query, is_reported=True))
            else:
                (self._commits / f"{number}.json").unlink()

    def _write(self, number: int, made: Commit) -> None:
        content = vars(made) | {"sums": made.sums.as_json()}
        self._write_json(self._commits / f"{number}.json", content)

    def _write_json(self, path: Path, content: Mapping[str, object]) -> None:
        write_json(path, content, self.permissions)

    def _numbered(self) -> list[tuple[int, Path]]:
        """The commit files, by the number of their micro-batch."""
        files = self._commits.glob("*.json")
        return sorted((int(file.stem), file) for file in files if file.stem.isdecimal())

    def _complete(
        self, number: int, made: Commit, files: Mapping[str, Sequence[DataFile]] | None = None
    ) -> None:
        """Moves the files of a micro-batch into the tables, and commits them there.

        Does what was not done before a crash. Raises OutputError when the commit names a file
        outside the tables.
        """
        for table in made.files:
            inside(self.path, f"{table}/{SUCCESS}").unlink(missing_ok=True)
        placement.move(made.files, self.staging, self.path, self.permissions)
        if self.committed is not None:
            if files is None:
                journal = self._commits / f"{number}.json"
                files = self.committed.described(journal, made.files, made.values)
            self.committed.commit(made.query, number, files)


@contextmanager
def open_appendable(path: Path, job: Job, permissions: int = READ_WRITE) -> Iterator[Appendable]:
    """Locks OUT for one incremental run; creates OUT if it is missing.

    First completes what a crash interrupted, and deletes staged files that were not committed.
    `permissions` are the most that the new files may have.

    Raises OutputError when OUT was made by another job or by something else, is in use, or has
    something in it that leads out of it.
    """
    refuse_foreign(path)
    with locked(path, permissions):
        if job.format in COMMITTED:  # libraries write into the tables themselves
            refuse_table_links(path, (*job.tables, CATALOG))
        output = Appendable(path, permissions, job.tables)
        output.check(job)
        if not job.is_committed:  # else when its tables are open
            output.finish()
        yield output
        # Not after an error: committed files may still have to be moved from there.
        shutil.rmtree(output.staging, ignore_errors=True)


def _names(folder: Path) -> list[str]:
    """The names in a directory; none if it is missing."""
    try:
        return os.listdir(folder)
    except FileNotFoundError:
        return []


def _commit(path: Path, content: Mapping[str, Any]) -> Commit:
    """The commit in a file; raises OutputError when the export did not write it."""
    with _expected(path):
        files = {table: texts(path, content["files"], table) for table in content["files"]}
        if not set(files) <= {*TABLES, VALUES_FAILED}:
            raise OutputError(f"{path} names tables that no export writes")
        return Commit(
            str(content["query"]),
            files,
            _values(content.get("values", {}), files),
            [
                (str(topic), int(partition), int(start), int(end))
                for topic, partition, start, end in content["spans"]
            ],
            Sums.of_json(content["sums"]),
            bool(content["is_reported"]),
        )


def _values(content: object, files: Mapping[str, Sequence[str]]) -> placement.Values:
    """The partition values in a commit file; it has none if the tables have no log of commits."""
    for table in files if content else ():
        placement.partitions(content, table, files[table])
    return cast("placement.Values", content)


@contextmanager
def _expected(path: Path) -> Iterator[None]:
    """Turns errors about the content of a file into an OutputError."""
    try:
        yield
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise OutputError(
            f"{path} is not a file of kafkafmt export: {type(error).__name__}: {error}"
        ) from error
