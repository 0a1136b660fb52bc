"""A table of a lakehouse: data files, and a log of commits naming the current ones.

Strategy: the writers of the data files put them into the directory of the table, where nobody sees
them. One process then commits them. The metadata of the commit has a note of the export: how far
the logs are read after it. So a run learns from the table itself where to go on: from the note of
the newest commit in the ancestry of the current version.

Invariant: a commit is made only where the newest note is the one that its run has read. So of two
runs that read the same note, one commits; and a run that died has committed all of its files or
none.
"""

from __future__ import annotations

import json
import random
import re
import time
import zlib
from abc import ABC, abstractmethod
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

import pyarrow as pa

from kafkafmt._base import texts
from kafkafmt._base.wording import printable
from kafkafmt.lake.tables.data_file import Files

BY_LOG = ("topic", "partition")
"""The partition columns of a table with a partition for each log."""

DATE = "date"
"""The partition column of the day of ``timestamp``, in UTC."""

HOUR = "hour"
"""The partition column of the hour of the day of ``timestamp``, 0 to 23, in UTC."""

TARGET_FILE_SIZE = 128 * 1024 * 1024
"""Bytes of a file that is neither small nor large."""

NOTE = "kafkafmt.export"
"""The name of the note in the metadata of a commit, and of what a table of exports is marked by."""

HANDED_OVER = "kafkafmt.handed-over"
"""The property of a table that says where a live consumer goes on."""

_PLAIN_POSITION = 4096
"""Bytes of a position that is not compressed."""
_MOST_POSITION = 128 * 1024 * 1024
"""Bytes of a position at most: about those of a million logs."""

_TRIES = 20
_PAUSE = 0.05  # seconds, before another try

_DECORATION = re.compile(r"\x1b\[[0-9;]*m|↳")
_USER = re.compile(r"://[^/\s@]*@")
_SHOWN = 300  # characters of an error of a library


class TableError(OSError):
    """A table cannot be used as it is; the message has the reason and a remedy."""


class RacedError(TableError):
    """Another run committed first: the table has its change instead of this run's."""


@dataclass(frozen=True)
class Note:
    """The note of a commit.

    Attributes:
        job: the arguments defining the rows of the table, by `Job.defining_arguments`.
        position: how far the logs are read; None where an export cannot go on.
    """

    commit: str
    job: dict[str, Any]
    position: dict[str, Any] | None

    def as_text(self) -> str:
        """Return the text for the metadata of a commit; `from_text` reads it."""
        content: dict[str, Any] = dict(vars(self))
        position = json.dumps(self.position, separators=(",", ":")).encode()
        if len(position) > _PLAIN_POSITION:  # as of many logs
            content["position"] = b64encode(zlib.compress(position)).decode()
        return json.dumps(content, separators=(",", ":"))

    @classmethod
    def from_text(cls, where: str, text: object) -> Note:
        """Read the text of `as_text`. Raises TableError for one not written by an export."""
        try:
            content = texts.parsed(text if isinstance(text, str) else "")
            commit, job, position = (content[name] for name in ("commit", "job", "position"))
            if isinstance(position, str):
                unpacked = zlib.decompressobj()
                position = texts.parsed(unpacked.decompress(b64decode(position), _MOST_POSITION))
            if not (
                isinstance(commit, str)
                and isinstance(job, dict)
                and (position is None or isinstance(position, dict))
            ):
                raise TypeError("has a value of another type")
        except (LookupError, TypeError, ValueError, zlib.error) as error:
            raise TableError(
                f"{where}: the note {NOTE} of a commit is not one of kafkafmt export: {error};"
                " choose another directory"
            ) from error
        return cls(commit, job, position)


@dataclass(frozen=True)
class History:
    """The traces of exports in the history of a table, back from the current version.

    Attributes:
        note: of the newest commit of an export; None if there is none, or none is left.
        foreign: the newest change after it with which another writer added rows.
        is_cut: whether an export wrote the table, but the history does not show its last commit.
        handed_over: the value of the property `HANDED_OVER`.
    """

    note: Note | None = None
    foreign: str | None = None
    is_cut: bool = False
    handed_over: str | None = None

    @property
    def commit(self) -> str | None:
        """Return the id of the newest commit of an export."""
        return None if self.note is None else self.note.commit


@dataclass(frozen=True)
class TableSpec:
    """The requirements of a writer for a table.

    Attributes:
        partition_by: the partition columns: columns of the rows, `DATE` or `HOUR`.
        keeps_members: whether it is an error that a struct of the rows lacks a member that the
            table has.
    """

    name: str
    schema: pa.Schema
    partition_by: tuple[str, ...] = ()
    keeps_members: bool = False


Span = tuple[Any, Any]
"""The least and the greatest value of a column in a file."""


class LakeTable(ABC):
    """A table of one format, committed by the format's library.

    Attributes:
        location: its directory, an absolute path or a URL.
    """

    location: str
    partition_by: tuple[str, ...]
    _name: str
    """What errors call it."""
    _lost: ClassVar[tuple[type[Exception], ...]]
    """The library's errors after which a commit is tried again: it was lost, or may be."""

    @abstractmethod
    def exists(self) -> bool:
        """Return whether the table exists."""

    @abstractmethod
    def create(self) -> None:
        """Create the table without rows, if it is missing."""

    def prepare(self) -> None:
        """Add the missing columns and members of structs.

        Raises:
            TableError: the table does not fit the rows, or has features that a commit could break.
        """
        self._tried(self._prepare)

    @property
    @abstractmethod
    def file_schema(self) -> pa.Schema:
        """The columns of a data file."""

    @abstractmethod
    def history(self) -> History:
        """Return the exports in the current history of the table."""

    def commit(self, note: Note, files: Files, before: History, *, replaces: bool = False) -> None:
        """Add files to the table.

        Args:
            note: how far the logs are read with these files.
            files: complete files in the directory of the table. None are allowed.
            before: the history that the run has read.
            replaces: whether the files take the place of all files that the table has.

        Raises:
            RacedError: another run has committed since the history was read.
            TableError: the table was changed so that the files do not fit, or other writers have
                added rows meanwhile, or did not let the commit through.
            OSError: the store or the catalog cannot be reached.
        """

        def attempt() -> None:
            table = self._table()
            now = self._history(table)
            if now.commit == note.commit:
                return  # and the answer was lost
            expect_unchanged(self._name, before, now)
            if self._check(table):
                raise TableError(f"{self._name}: lacks columns that it had when the export began")
            self._commit(table, note, files, replaces)

        self._tried(attempt)

    def mark(self, name: str, value: str) -> None:
        """Set a property of the table."""
        self._tried(lambda: self._set(self._table(), name, value))

    @abstractmethod
    def ends(self, column: str) -> dict[str, int] | None:
        """Return the greatest value of a column by log, as the statistics of the files say it.

        None where they do not say it of each file.
        """

    @abstractmethod
    def files(self) -> list[str]:
        """Return the paths or URLs of the current data files."""

    @abstractmethod
    def reader(self, columns: Sequence[str] | None = None) -> pa.RecordBatchReader:
        """Return the rows, in all columns of the table or in some."""

    def _tried(self, attempt: Callable[[], None]) -> None:
        """Try something while other writers commit; raise TableError after 20 lost attempts."""
        with self._opened():
            for number in range(1, _TRIES + 1):
                try:
                    return attempt()
                except self._lost as error:
                    if number == _TRIES:
                        raise TableError(
                            f"{self._name}: other writers committed {number} times in a row; "
                            "run again"
                        ) from error
                    time.sleep(_PAUSE * (1 + random.random()))

    def _opened(self) -> AbstractContextManager[object]:
        """Keep the resources of all accesses of a commit open."""
        return nullcontext()

    @abstractmethod
    def _table(self) -> Any:
        """Return the table as the library loads it now."""

    @abstractmethod
    def _history(self, table: Any) -> History:
        """Return the exports in the history of a loaded table."""

    @abstractmethod
    def _check(self, table: Any) -> list[str]:
        """Return the columns missing in the table; raise TableError when it does not fit."""

    @abstractmethod
    def _prepare(self) -> None:
        """Try `prepare` once."""

    @abstractmethod
    def _commit(self, table: Any, note: Note, files: Files, replaces: bool) -> None:
        """Try once to commit."""

    @abstractmethod
    def _set(self, table: Any, name: str, value: str) -> None:
        """Try once to set a property."""


ColumnPath = tuple[str, ...]
"""The names that lead to a column or to a part of one, such as ``("value", "tags", "element")``."""


class ColumnType(NamedTuple):
    """The type of a column or of a part of a nested one.

    Attributes:
        is_required: whether it cannot be null.
    """

    kind: str
    is_required: bool


def columns_to_add(
    where: str,
    found: Mapping[ColumnPath, ColumnType],
    wanted: Mapping[ColumnPath, ColumnType],
    *,
    keeps_members: bool = False,
) -> list[str]:
    """Return the columns missing in a table, or there without a member of a struct.

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
        if keeps_members and path not in wanted and len(path) > 1 and path[:-1] in wanted:
            raise TableError(
                f"{where}: the column {_shown(path)} would be missing: only added columns are"
                " possible. Name the schema version that the table was written with, or choose"
                " another directory"
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
    """Return a library's message in one line, without colors and secrets."""
    text = redacted(" ".join(_DECORATION.sub(" ", str(error)).split()))
    return printable(_USER.sub("://***@", text)[:_SHOWN])


def greatest_numbers(rows: Iterable[tuple[Span, Span, int | None]]) -> dict[str, int] | None:
    """Return the greatest number by log, of rows with their topics, partitions and a number.

    None where a row may be of several logs, or has no number.
    """
    ends: dict[str, int] = {}
    for topics, partitions, number in rows:
        if len({*topics}) > 1 or len({*partitions}) > 1 or number is None:
            return None
        if topics[0] is not None and partitions[0] is not None:
            name = f"{topics[0]}-{partitions[0]}"
            ends[name] = max(number, ends.get(name, number))
    return ends


def expect_unchanged(where: str, before: History, now: History) -> None:
    """Raise unless no run has committed, and no other writer has added rows, since a history.

    Raises RacedError and TableError.
    """
    if now.commit != before.commit:
        raise RacedError(
            f"{where}: another run committed first; what this one wrote meanwhile is not in the"
            " table. One export at a time is enough"
        )
    if now.foreign != before.foreign or now.handed_over != before.handed_over:
        what = "was handed over" if now.foreign == before.foreign else f"got rows by {now.foreign}"
        raise TableError(
            f"{where}: {what} during the run; what this one wrote meanwhile is not in the table"
        )


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names) or "nothing"
