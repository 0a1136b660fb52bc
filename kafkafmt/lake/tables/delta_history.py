"""The version of an application in a Delta table that may have been restored.

Strategy: ``RESTORE`` brings back the files of an earlier version of the table, and keeps the
application transactions of the later ones. So each commit of an application also names its version
in the commit's own metadata (``commitInfo``), and the log is read from its newest commit to the one
that names it, over the restored versions.

A restore to a moment does not say which version it took. Libraries compare the moment with the time
at which the file of a commit was written, which is up to some seconds after the time in it. So a
commit of either time after the moment is taken for one that is gone.

Invariant: a version that is lower than the application's last one, or none, means that files are
missing from the table.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from kafkafmt._base import untrusted_json
from kafkafmt.lake.tables.delta_log import FOLDER
from kafkafmt.lake.tables.table import EXPORTS
from kafkafmt.storage import safe_paths
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.object_store import MAX_OBJECT, ObjectStore
from kafkafmt.storage.resolve import is_remote

if TYPE_CHECKING:
    from deltalake import DeltaTable

_MOST = 1000
"""Commits of others that are read at most."""
_COMMIT = re.compile(r"[0-9]{20}\.json")
_RESTORE = "RESTORE"
_UNKNOWN = -1
"""Before the first version of a table: the log does not show what was restored."""


def committed_version(
    table: DeltaTable, application: str, location: str, storage: StorageOptions
) -> int | None:
    """The version of the application's last commit that the table still has.

    ``None`` if it has none, or was restored to a version that its log does not show. `location` is
    the path or URL of the table.

    Raises:
        OSError: the store refuses, or does not answer.
        ValueError: a commit is not JSON.
    """
    # Not `DeltaTable.history`, during which no other thread of the process runs.
    log = _log(location, storage)
    version, is_restored = table.version(), False
    moment: int | None = None
    for _ in range(_MOST):
        info = _commit_info(log, version) if version >= 0 else None
        if info is None:
            break
        if moment is not None and max(info.get("timestamp", 0), log.modified(version)) > moment:
            version -= 1
            continue
        moment = None
        if application in info:
            return int(info[application])
        version -= 1
        if info.get("operation") == _RESTORE:
            is_restored = True
            parameters = info.get("operationParameters", {})
            restored, moment = map(_number, map(parameters.get, ("version", "datetime")))
            if moment is None:
                version = _UNKNOWN if restored is None else restored
    return None if is_restored else table.transaction_version(application)


def expect_commits(location: str, storage: StorageOptions) -> None:
    """Raises ValueError for an empty commit that had a version of an export which no other has.

    delta-rs does not flush what it writes, so a power failure can leave such a file, and it reads
    one as a commit without files. The newest one does not count: its version is committed again.
    """
    log = _log(location, storage)
    for version in log.empty():
        before, after = (_version_beside(log, version, step) for step in (-1, 1))
        if before is not None and after is not None and after > before + 1:
            raise ValueError(
                f"{_name(version)} is empty, and no other commit has what it added; restore it, or"
                " choose another directory"
            )


def _version_beside(log: _LocalLog | _StoredLog, version: int, step: int) -> int | None:
    """The version of an export in the next commit that has one; ``None`` if it is not known."""
    for _ in range(_MOST):
        version += step
        if version < 0:
            return -1
        info = _commit_info(log, version)
        if info is None:
            return None
        for name in info:
            if name.startswith(EXPORTS):
                return int(info[name])
    return None


class _LocalLog:
    """The log of a table in a directory."""

    def __init__(self, location: str) -> None:
        self._location = location

    def read(self, version: int) -> bytes:
        """The actions of a commit, as lines of JSON."""
        return safe_paths.read(f"{self._location}/{_name(version)}", MAX_OBJECT)

    def empty(self) -> list[int]:
        """The versions of the commits without a byte."""
        with os.scandir(f"{self._location}/{FOLDER}") as entries:
            return _versions(entry.name for entry in entries if not entry.stat().st_size)

    def modified(self, version: int) -> int:
        """When a commit was written, in ms."""
        return os.stat(f"{self._location}/{_name(version)}").st_mtime_ns // 1_000_000


class _StoredLog:
    """The log of a table in a store; as `_LocalLog`."""

    def __init__(self, url: str, options: StorageOptions) -> None:
        self._store = ObjectStore(url, options)
        self._modified: dict[str, float | None] = {}

    def read(self, version: int) -> bytes:
        return self._store.read(_name(version))

    def empty(self) -> list[int]:
        stored = self._store.objects(FOLDER)
        return _versions(item.name.rpartition("/")[2] for item in stored if not item.size)

    def modified(self, version: int) -> int:
        if not self._modified:
            stored = self._store.objects(FOLDER)
            self._modified = {item.name: item.modified for item in stored}
        return int(1000 * (self._modified.get(_name(version)) or 0))


def _log(location: str, storage: StorageOptions) -> _LocalLog | _StoredLog:
    return _StoredLog(location, storage) if is_remote(location) else _LocalLog(location)


def _versions(names: Iterable[str]) -> list[int]:
    return sorted(int(name[:20]) for name in names if _COMMIT.fullmatch(name))


def _name(version: int) -> str:
    return f"{FOLDER}/{version:020}.json"


def _commit_info(log: _LocalLog | _StoredLog, version: int) -> dict[str, Any] | None:
    """What a commit says of itself; ``None`` if it was deleted, as old ones are."""
    try:
        lines = log.read(version).splitlines()
    except FileNotFoundError:
        return None
    for line in lines:
        action = untrusted_json.parsed(line)
        if isinstance(action, dict) and isinstance(action.get("commitInfo"), dict):
            return dict(action["commitInfo"])
    return {}


def _number(text: object) -> int | None:
    return None if text is None else int(str(text))
