"""The values of a journal: the files of the tables, the commits that change them, their state.

Strategy: a commit is a JSON object. The state is what all commits up to a version add up to: the
live files of each table, and how far the logs were read. A checkpoint is a state as JSON.

Invariant: a value that was parsed names only files inside the directory of a table, whatever the
JSON says. Bad JSON raises ValueError, LookupError or TypeError, and nothing else.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pyarrow as pa
import pyarrow.ipc

APPEND, REPLACE = KINDS = ("append", "replace")
"""What a commit does: append records; exchange all files."""

_TABLE = re.compile(r"[a-z][a-z_]{0,63}")
_OURS = re.compile(r"part-(?:[0-9]+-)?[0-9a-f]{32}(?:-[0-9]+)?\.[a-z0-9]+\.parquet")
_PART = re.compile(r"[^\x00-\x1f\x7f/\\]{1,1024}")

Order = tuple[int, int]
"""The place of a file among those of its table: by version, then by number in the commit."""


@dataclass(frozen=True)
class CommittedFile:
    """A Parquet file of a table.

    Attributes:
        name: its path relative to the table's directory.
        order: its place among the files of the table.
    """

    name: str
    size: int
    rows: int
    order: Order = (0, 0)

    def as_json(self) -> list[Any]:
        """Return the value for JSON; `of_json` reads it."""
        return [self.name, self.size, self.rows, list(self.order)]

    @classmethod
    def of_json(cls, content: Sequence[Any]) -> CommittedFile:
        """Read the value of `as_json`."""
        name, size, rows, order = content
        version, number = order
        return cls(file_name(name), count(size), count(rows), (count(version), count(number)))


Files = dict[str, list[CommittedFile]]


@dataclass(frozen=True)
class Commit:
    """One change of the tables.

    Attributes:
        run: the id of the run that made it; with `version`, it tells the commit from any other.
        kind: one of `KINDS`.
        made: when, in ms since 1970.
        version: its number in the log.
        turn: the number of the append or full export.
        position: how far the logs are read after an append; None for a full export.
        added: the added files, by table.
        removed: the names of the removed files, by table.
        columns: those of typed tables, by table (see `columns_as_text`); an append
            without any leaves them as they are.
        account: what the run says of it, such as the sums for its report.
    """

    run: str
    kind: str
    made: int
    version: int = -1
    turn: int | None = None
    position: dict[str, Any] | None = None
    added: Files = field(default_factory=dict)
    removed: dict[str, list[str]] = field(default_factory=dict)
    columns: dict[str, str] = field(default_factory=dict)
    account: dict[str, Any] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        """Return the value for JSON; `of_json` reads it."""
        return vars(self) | {"added": _files_as_json(self.added)}

    @classmethod
    def of_json(cls, content: Mapping[str, Any]) -> Commit:
        """Read the value of `as_json`."""
        kind, turn = content["kind"], content["turn"]
        if kind not in KINDS:
            raise ValueError(f"unknown kind {kind!r}")
        return cls(
            run=text(content["run"]),
            kind=kind,
            made=count(content["made"]),
            version=count(content["version"]),
            turn=None if turn is None else count(turn),
            position=None if content["position"] is None else mapping(content["position"]),
            added=_files_of_json(content["added"]),
            removed=_names_of_json(content["removed"]),
            columns=_columns_of_json(content["columns"]),
            account=mapping(content["account"]),
        )


@dataclass
class State:
    """What the commits below a version add up to.

    Attributes:
        version: the number of the next commit.
        turn: the number of the next append or full export.
        position: how far the logs are read; None before the first append.
        files: the live files of each table by name.
        columns: those of typed tables, by table (see `columns_as_text`).
    """

    version: int = 0
    turn: int = 0
    position: dict[str, Any] | None = None
    files: dict[str, dict[str, CommittedFile]] = field(default_factory=dict)
    columns: dict[str, str] = field(default_factory=dict)

    def apply(self, commit: Commit) -> None:
        """Add the next commit.

        Raises ValueError for a commit that cannot follow: it has another version or turn, or
        removes a file that is not there.
        """
        if commit.version != self.version:
            raise ValueError(f"has version {commit.version}, expected {self.version}")
        if commit.turn not in (None, self.turn):
            raise ValueError(f"has turn {commit.turn}, expected {self.turn}")
        for table, names in commit.removed.items():
            live = self.files.setdefault(table, {})
            for name in names:
                if live.pop(name, None) is None:
                    raise ValueError(f"removes {table}/{name}, which the table does not have")
        for table, files in commit.added.items():
            live = self.files.setdefault(table, {})
            for number, file in enumerate(files):
                live[file.name] = replace(file, order=(commit.version, number))
        if commit.turn is not None:
            self.turn, self.position = commit.turn + 1, commit.position
        kept = {} if commit.kind == REPLACE else self.columns
        self.columns = {**kept, **commit.columns}
        self.version += 1

    def ordered(self, table: str) -> list[CommittedFile]:
        """Return the live files of a table in the order in which they were added."""
        return sorted(self.files.get(table, {}).values(), key=lambda file: file.order)

    def copy(self) -> State:
        """Return the same state, which changes on its own."""
        return replace(
            self,
            files={table: dict(files) for table, files in self.files.items()},
        )

    def as_json(self) -> dict[str, Any]:
        """Return the value for JSON; `of_json` reads it."""
        files = {table: list(by_path.values()) for table, by_path in self.files.items()}
        return vars(self) | {"files": _files_as_json(files)}

    @classmethod
    def of_json(cls, content: Mapping[str, Any]) -> State:
        """Read the value of `as_json`."""
        position = content["position"]
        return cls(
            count(content["version"]),
            count(content["turn"]),
            None if position is None else mapping(position),
            {
                table: {file.name: file for file in files}
                for table, files in _files_of_json(content["files"]).items()
            },
            _columns_of_json(content["columns"]),
        )


def file_name(value: object) -> str:
    """Return a name relative to a table's directory; raises ValueError for one that leaves it."""
    parts = text(value).split("/")
    for part in parts:
        # Readers ignore names that begin with _ or a dot, and the log is below such a name.
        if not _PART.fullmatch(part) or part.startswith((".", "_")) or "://" in part:
            raise ValueError(f"{value!r} is not the name of a file in a table")
    if not parts[-1].endswith(".parquet"):
        raise ValueError(f"{value!r} is not the name of a Parquet file")
    return "/".join(parts)


def is_ours(name: str) -> bool:
    """Whether a name has the form that exports give to files."""
    try:
        return _OURS.fullmatch(file_name(name).rpartition("/")[2]) is not None
    except ValueError:
        return False


def table_name(value: object) -> str:
    """Return the name of a table; raises ValueError for anything else."""
    if not _TABLE.fullmatch(text(value)):
        raise ValueError(f"{value!r} is not the name of a table")
    return str(value)


def text(value: object) -> str:
    """Return a string; raises TypeError for anything else."""
    if not isinstance(value, str):
        raise TypeError(f"expected a text, found {type(value).__name__}")
    return value


def count(value: object) -> int:
    """Return a number that is not negative; raises TypeError or ValueError for anything else."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"expected a number, found {type(value).__name__}")
    if value < 0:
        raise ValueError(f"expected a number of at least 0, found {value}")
    return value


def mapping(value: object) -> dict[str, Any]:
    """Return a JSON object; raises TypeError for anything else."""
    if not isinstance(value, dict):
        raise TypeError(f"expected an object, found {type(value).__name__}")
    return value


def columns_as_text(columns: pa.Schema) -> str:
    """Return the columns of a typed table as text for JSON: Arrow's IPC in base64."""
    return base64.b64encode(columns.serialize().to_pybytes()).decode("ascii")


def columns_of_text(content: str) -> pa.Schema:
    """Return the columns in a text of `columns_as_text`; raises ValueError for any other text."""
    try:
        return pa.ipc.read_schema(pa.BufferReader(base64.b64decode(content, validate=True)))
    except (pa.ArrowException, OSError) as error:
        raise ValueError(f"a text does not have the columns of a table: {error}") from error


def _files_as_json(files: Files) -> dict[str, Any]:
    return {table: [file.as_json() for file in table_files] for table, table_files in files.items()}


def _files_of_json(content: object) -> Files:
    return {
        table_name(table): [CommittedFile.of_json(file) for file in table_files]
        for table, table_files in mapping(content).items()
    }


def _columns_of_json(content: object) -> dict[str, str]:
    columns_of = {table_name(table): text(columns) for table, columns in mapping(content).items()}
    for columns in columns_of.values():
        columns_of_text(columns)
    return columns_of


def _names_of_json(content: object) -> dict[str, list[str]]:
    return {
        table_name(table): [file_name(name) for name in names]
        for table, names in mapping(content).items()
    }
