"""Replacing tables that have a log of commits: one commit for each table.

Strategy: the data files are written to a staging directory inside OUT. A journal lists them: this
decides the run. Then they are moved into the tables, which nobody sees, and each table is committed
with all of its old files replaced. After a crash, the next run completes this by the journal; what
was staged and is in no journal is deleted.

    OUT/records/ batches/ damage/ internal/ report.html report.json
    OUT/_kafkafmt/lock            locked while a run writes
    OUT/_kafkafmt/manifest.json   the files that exports wrote
    OUT/_kafkafmt/commit.json     exists from the decision to commit until everything is committed
    OUT/_kafkafmt/staging/        the files of the current run

Invariant: each step after the decision can be repeated, and readers of a table see the old rows or
the new ones. A table has `_SUCCESS` unless a run stopped while it committed. Old data files stay
until the table is cleaned, for readers of its history.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from kafkafmt.lakehouse.catalog import FILE as CATALOG
from kafkafmt.lakehouse.commit_log import HOME
from kafkafmt.lakehouse.data_file import DataFile
from kafkafmt.lakehouse.out_directory import (
    COMMITTING,
    INTERNAL,
    MANIFEST,
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
from kafkafmt.spark.export import placement, table_formats
from kafkafmt.spark.export.appending_output import SUCCESS
from kafkafmt.spark.export.committed_tables import CommittedTables
from kafkafmt.spark.export.job import Job
from kafkafmt.storage.new_file import READ_WRITE, sync_tree, write_new

APPLICATION = "kafkafmt-export"
"""The name under which full exports commit."""

_DECIDED = ("format", "partition_by", "tables", "internal")


class CommittedOutput:
    """The directory OUT while one full export to tables with commits has it locked.

    Attributes:
        path: OUT itself.
        staging: an empty directory for the new files.
        tables: the tables, which exist and fit.
    """

    def __init__(
        self, path: Path, job: Job, tables: CommittedTables, names: Sequence[str], permissions: int
    ) -> None:
        """`names` are the entries of OUT that an export may write."""
        home = path / HOME
        self.path = path
        self.staging = home / "staging"
        self.tables = tables
        self._decided = {name: job.as_json()[name] for name in _DECIDED}
        self._names = tuple(names)
        self._permissions = permissions
        self._manifest = home / MANIFEST
        self._journal = home / COMMITTING

    def check(self, job: Job) -> None:
        """Raises OutputError when OUT has something that the run cannot replace by commits."""
        if (self.path / HOME / STREAM).exists():
            raise OutputError(
                f"{self.path} has an incremental export; run with --incremental, or choose another"
                " directory"
            )
        if self._journal.exists():
            before = read_json(self._journal)
            changed = [
                name
                for name in _DECIDED
                if before.get(name, self._decided[name]) != self._decided[name]
            ]
            if changed:
                raise OutputError(
                    f"{self.path}: the last run stopped while it committed. Finish it first, with"
                    f" the same {' and '.join(changed)}"
                )
        is_ours = self._manifest.exists() or self._journal.exists()
        for name in self._names:
            entry = self.path / name
            if entry.is_symlink() or (entry.exists() and not is_ours):
                raise OutputError(f"{entry} was not written by kafkafmt export; move it away")
            for table in [name] if name != INTERNAL else _entries(self.path, INTERNAL):
                self._check_table(table, job)

    def _check_table(self, name: str, job: Job) -> None:
        entry = self.path / name
        if not entry.is_dir() or not any(entry.iterdir()):
            return
        found = table_formats.found(entry)
        if found != job.format:
            raise OutputError(
                f"{entry} is a table in the format {found}; choose another directory for"
                f" an export to {job.format}, or remove the tables"
            )
        if name not in self.tables.names:
            raise OutputError(
                f"{entry} would stay as it is, since this run does not write that table;"
                " choose all tables of the last run, or another directory"
            )

    def commit(self, files: Mapping[str, Sequence[DataFile]], reports: Sequence[str]) -> None:
        """Commits the staged files of the tables, and moves the staged reports."""
        sync_tree(str(self.staging))
        content = {
            **self._decided,
            "version": self.tables.next_version(APPLICATION),
            "files": placement.paths_of(files),
            "values": placement.values_of(files),
            "reports": list(reports),
        }
        write_json(self._journal, content, self._permissions)
        self._complete(files)

    def finish(self) -> None:
        """Completes the commits that the journal decided, from the step at which they stopped."""
        if self._journal.exists():
            self._complete(None)
        shutil.rmtree(self.staging, ignore_errors=True)

    def discard(self) -> None:
        """Deletes the staged files, unless the commits were decided."""
        if not self._journal.exists():
            shutil.rmtree(self.staging, ignore_errors=True)

    def _complete(self, files: Mapping[str, Sequence[DataFile]] | None) -> None:
        """Does what the journal says; `files` are those of the journal, if they are known."""
        journal = read_json(self._journal)
        listed, version = journal.get("files"), journal.get("version")
        if not isinstance(listed, dict) or not isinstance(version, int):
            raise OutputError(f"{self._journal} is not a file of kafkafmt export")
        paths = {table: texts(self._journal, listed, table) for table in listed}
        known = {*self._names, *self.tables.names}
        if not {*paths, *texts(self._journal, journal, "reports")} <= known:
            raise OutputError(f"{self._journal} names tables that no export writes")
        for table in paths:
            inside(self.path, f"{table}/{SUCCESS}").unlink(missing_ok=True)
        placement.move(paths, self.staging, self.path, self._permissions)
        if files is None:
            files = self.tables.described(self._journal, paths, journal.get("values"))
        self.tables.commit(APPLICATION, version, files, replaces=True)
        for name in texts(self._journal, journal, "reports"):
            staged = inside(self.staging, name)
            if staged.exists():
                staged.replace(inside(self.path, name))
        for table in paths:
            write_new(str(self.path / table / SUCCESS), b"", permissions=self._permissions)
        self._list()
        self._journal.unlink()

    def _list(self) -> None:
        """Lists the files that are the export's own: what the tables consist of, and reports."""
        files = [
            file.relative_to(self.path).as_posix()
            for name in (*self._names, CATALOG)
            for file in (self.path / name, *(self.path / name).rglob("*"))
            if file.is_file() and not file.is_symlink()
        ]
        write_json(self._manifest, {"files": files}, self._permissions)


def _entries(out: Path, folder: str) -> list[str]:
    """The paths in OUT of what a folder of it has."""
    home = out / folder
    return sorted(f"{folder}/{each.name}" for each in home.iterdir()) if home.is_dir() else []


@contextmanager
def open_committed(
    path: Path,
    job: Job,
    tables: CommittedTables,
    names: Sequence[str],
    permissions: int = READ_WRITE,
) -> Iterator[CommittedOutput]:
    """Locks OUT for one run that will replace the rows of its tables; creates what is missing.

    First completes commits that a crash interrupted. At the end, deletes the staged files unless
    they were committed. `permissions` are the most that the new files may have.

    Raises:
        OutputError: OUT was not made by such an export, is in use, or something in it leads out.
        TableError: a table does not fit, or the catalog cannot be reached.
    """
    refuse_foreign(path)
    with locked(path, permissions):
        refuse_table_links(path, (*names, CATALOG))
        output = CommittedOutput(path, job, tables, names, permissions)
        output.check(job)
        if not output._manifest.exists():
            # From here on OUT has tables, which the next run has to know as ours.
            write_json(output._manifest, {"files": []}, permissions)
        tables.open({}, appends=False)
        output.finish()
        new_directory(output.staging, permissions)
        try:
            yield output
        finally:
            output.discard()
