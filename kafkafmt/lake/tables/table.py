"""A table of a lakehouse: data files, and a log of commits that says which of them count.

Strategy: the writers of the data files put them into the directory of the table, where nobody sees
them. One process then commits them. A commit has the name of an application and a version, as in
Delta's application transactions, so that it can be repeated after a crash.

Invariant: the files of one version of an application come into a table once, however often and by
however many processes the version is committed.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

import pyarrow as pa

from kafkafmt._base.wording import printable
from kafkafmt.lake.tables.data_file import DataFile

BY_LOG = ("topic", "partition")
"""The partition columns of a table with a partition for each log."""

DATE = "date"
"""The partition column of the day of ``timestamp``, in UTC."""

HOUR = "hour"
"""The partition column of the hour of the day of ``timestamp``, 0 to 23, in UTC."""

TARGET_FILE_SIZE = 128 * 1024 * 1024
"""Bytes of a file that is neither small nor large."""

EXPORTS = "kafkafmt-"
"""The name of an application that is an export begins with this."""

_TRIES = 20
_PAUSE = 0.05  # seconds, before another try

_DECORATION = re.compile(r"\x1b\[[0-9;]*m|↳")
_USER = re.compile(r"://[^/\s@]*@")
_SHOWN = 300  # characters of an error of a library


class TableError(OSError):
    """A table cannot be used as it is; the message says why and what to do."""


class Tries:
    """How often a commit was tried while other writers commit to the same table."""

    def __init__(self, where: str) -> None:
        """`where` is what to call the table in the error."""
        self._where = where
        self._failed = 0

    def pause(self) -> None:
        """Wait before another try; raises TableError after 20 that failed."""
        self._failed += 1
        if self._failed == _TRIES:
            raise TableError(
                f"{self._where}: other writers committed {_TRIES} times in a row; run again"
            )
        time.sleep(_PAUSE * (1 + random.random()))


@dataclass(frozen=True)
class TableSpec:
    """What a writer expects of a table.

    Attributes:
        schema: the columns and types of the rows; all are nullable. Times are in microseconds.
        partition_by: the partition columns: columns of the rows, `DATE` or `HOUR`.
    """

    name: str
    schema: pa.Schema
    partition_by: tuple[str, ...] = ()


class LakeTable(Protocol):
    """A table of one format.

    Attributes:
        location: its directory: an absolute path, or a URL.
        partition_by: the partition columns that the writer expects.
        identity: a text that a table never shares with the one that it replaced.
    """

    location: str
    partition_by: tuple[str, ...]

    def exists(self) -> bool:
        """Whether the table exists."""
        ...

    def create(self) -> None:
        """Create the table without rows, if it is missing."""
        ...

    def prepare(self) -> None:
        """Add the columns and the members of structs that the table lacks.

        Raises:
            TableError: the table does not fit the rows.
        """
        ...

    @property
    def file_schema(self) -> pa.Schema:
        """The columns of a data file."""
        ...

    @property
    def identity(self) -> str:
        """The id that the table got when it was created."""
        ...

    def committed_version(self, application: str) -> int | None:
        """Return the last version that an application committed; ``None`` if it has none."""
        ...

    def commit(
        self,
        application: str,
        version: int,
        files: Sequence[DataFile],
        *,
        replaces: bool = False,
    ) -> bool:
        """Add files to the table, unless this version was committed already.

        Args:
            application: who commits, such as the id of a Spark query.
            version: a number that grows with each commit of the application.
            files: complete files in the directory of the table. None are allowed: then only the
                version is noted.
            replaces: whether the files take the place of all files that the table has.

        Returns:
            Whether this call committed; ``False`` if this or a later version was there.

        Raises:
            TableError: the table was changed so that the files do not fit, or other writers did not
                let the commit through.
            OSError: the store or the catalog cannot be reached.
        """
        ...

    def files(self) -> list[str]:
        """Return the paths or URLs of the data files that count."""
        ...

    def sizes(self, *, again: bool = False) -> dict[str, int]:
        """Return the bytes of the files that readers of the table need, by name in its directory.

        A file elsewhere, such as one of a cloned table, is not among them. `again`: the log of the
        table is read even if it was a moment before.

        Raises TableError when the log of the table cannot be read.
        """
        ...

    def reader(self, columns: Sequence[str] | None = None) -> pa.RecordBatchReader:
        """Return the rows, in all columns of the table or in some."""
        ...


ColumnPath = tuple[str, ...]
"""The names that lead to a column or to a part of one, such as ``("value", "tags", "element")``."""


class ColumnType(NamedTuple):
    """The type of a column or of a part of a nested one.

    Attributes:
        kind: the type in the words of the format, without the types of its parts.
        is_required: whether it cannot be null.
    """

    kind: str
    is_required: bool


def columns_to_add(
    where: str, found: Mapping[ColumnPath, ColumnType], wanted: Mapping[ColumnPath, ColumnType]
) -> list[str]:
    """Return the columns that a table lacks, or of which it lacks a member of a struct.

    Args:
        where: what to call the table in an error.
        found: the columns of the table with all their parts.
        wanted: those of the new rows.

    Raises:
        TableError: a column has another type, or the table requires one that the rows lack.
    """
    for path, (kind, _) in wanted.items():
        if path in found and found[path].kind != kind:
            raise TableError(
                f"{where}: the column {_shown(path)} is {found[path].kind}, but the export writes"
                f" {kind}; choose another directory, or change the table back"
            )
    for path, (_, is_required) in found.items():
        if is_required and path not in wanted and (len(path) == 1 or path[:-1] in wanted):
            raise TableError(
                f"{where}: the column {_shown(path)} cannot be null, and the export does not write"
                " it; choose another directory, or change the table back"
            )
    by_case = {_lower(path): path for path in found}
    added = [path for path in wanted if path not in found]
    for path in added:
        if _lower(path) in by_case:
            raise TableError(
                f"{where}: the column {_shown(by_case[_lower(path)])} differs from the column"
                f" {_shown(path)} of the export only in case; choose another directory, or rename"
                " the column"
            )
    return list(dict.fromkeys(path[0] for path in added))


def _lower(path: ColumnPath) -> ColumnPath:
    return tuple(name.lower() for name in path)


def _shown(path: ColumnPath) -> str:
    return repr(".".join(path))


def check_partitioning(where: str, found: Sequence[str], wanted: Sequence[str]) -> None:
    """Raise TableError unless a table is partitioned as the new files are."""
    if list(found) != list(wanted):
        raise TableError(
            f"{where} is partitioned by {_listed(found)}, but the export by {_listed(wanted)};"
            " choose another directory, or the same partitioning"
        )


def one_line(error: Exception, redacted: Callable[[str], str]) -> str:
    """Return what a library says, in one line without colors and secrets."""
    text = redacted(" ".join(_DECORATION.sub(" ", str(error)).split()))
    return printable(_USER.sub("://***@", text)[:_SHOWN])


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names) or "nothing"
