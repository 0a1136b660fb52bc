"""The files named in the log of a Delta table, possibly written by a stranger.

Strategy: delta-rs keeps data files below the table, and follows the sidecars of a checkpoint to any
path of the machine. So the checkpoints are read here first. Paths of data files are read as URLs
and as plain names; one that leads elsewhere either way is refused, also that of a shallow clone.

Invariant: a table whose log names a file elsewhere is not read further.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any
from urllib.parse import unquote

import pyarrow.parquet as pq

from kafkafmt._base import texts
from kafkafmt.lake.tables.table import TableError
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.object_store import MAX_OBJECT, ObjectStore
from kafkafmt.storage.resolve import is_remote
from kafkafmt.storage.safe_paths import contained, name_below, open_regular

FOLDER = "_delta_log"
_CHECKPOINT = re.compile(r".*checkpoint.*\.(json|parquet)", re.DOTALL)
"""More than the names of Delta's protocol: which of them delta-rs reads is up to its version."""
_SIDECAR = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]{0,250}")
"""A name in the folder of the sidecars; the log may also have a URL there."""
_HINT = "_last_checkpoint"
_MAX_HINT = 1 << 20
_MAX_LINE = 1 << 26
"""Bytes of the largest hint, and of the largest action of a checkpoint in JSON, that are read."""
_ROWS = 1 << 13  # read at once


def names(root: str, paths: Iterable[str]) -> list[str]:
    """Return the plain names, relative to a table, of the data files of its log.

    Raises:
        TableError: a path leads elsewhere.
    """
    try:
        return [name_below(root, unquote(name_below(root, path))) for path in paths]
    except OSError as error:
        raise TableError(
            f"{root}: {error.strerror}, as a shallow clone has them; read it with a reader of Delta"
        ) from error


class Checkpoints:
    """The checkpoints of a table, each read once."""

    def __init__(self, location: str, storage: StorageOptions) -> None:
        """`location` is the absolute path or the URL of the table."""
        self._location = location
        self._store = ObjectStore(location, storage) if is_remote(location) else None
        self._known: set[tuple[str, int]] = set()

    def expect_sound(self) -> None:
        """Raise TableError for an oversized file of the log, or for a foreign sidecar."""
        for name, size in self._listed():
            if not name.endswith(".parquet"):  # of which one part is read after the other
                most = _MAX_HINT if name == f"{FOLDER}/{_HINT}" else MAX_OBJECT
                self._expect_size(name, size, most)
            if _CHECKPOINT.fullmatch(name.rpartition("/")[2]) and (name, size) not in self._known:
                for sidecar in self._sidecars(name):
                    if not isinstance(sidecar, str) or not _SIDECAR.fullmatch(sidecar):
                        raise TableError(
                            f"{self._location}/{name}: names a sidecar elsewhere: {sidecar!r};"
                            " nothing of the table was read"
                        )
                self._known.add((name, size))

    def _listed(self) -> Iterator[tuple[str, int]]:
        if self._store is not None:
            found = self._store.objects(FOLDER)
        else:
            folder = Path(self._location, FOLDER)
            entries = folder.iterdir() if folder.is_dir() else ()
            found = ((f"{FOLDER}/{each.name}", each.lstat().st_size) for each in entries)
        return found

    def _sidecars(self, name: str) -> Iterator[object]:
        with self._open(name) as stream:
            if name.endswith(".json"):
                while line := stream.readline(_MAX_LINE + 1):
                    self._expect_size(f"a line of {name}", len(line), _MAX_LINE)
                    if line.strip():
                        yield from _sidecar_paths(line)
                return
            file = pq.ParquetFile(stream)
            fields = [field for field in file.schema_arrow if field.name == "sidecar"]
            if not fields:
                return
            for batch in file.iter_batches(_ROWS, columns=["sidecar"]):
                for column in batch.columns:
                    rows: list[Any] = column.drop_null().to_pylist()
                    yield from (row.get("path") if isinstance(row, dict) else row for row in rows)

    def _open(self, name: str) -> IO[bytes]:
        if self._store is not None:
            return self._store.open(self._store.object_url(name))
        path = contained(Path(self._location), name)
        return os.fdopen(open_regular(str(path), follows=False), "rb")

    def _expect_size(self, name: str, size: int, most: int) -> None:
        if size > most:
            raise TableError(
                f"{self._location}: {name} has {size} bytes, expected at most {most};"
                " nothing of the table was read"
            )


def _sidecar_paths(line: bytes) -> Iterator[object]:
    """Yield the paths of the sidecars in a line, also of repeated names."""
    found: list[object] = []

    def member(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found[:] = [value for name, value in pairs if name == "sidecar"]  # the outermost is last
        return {name: [each for other, each in pairs if other == name] for name, _ in pairs}

    texts.parsed(line, member)
    for sidecar in found:
        yield from sidecar.get("path", [None]) if isinstance(sidecar, dict) else [sidecar]
