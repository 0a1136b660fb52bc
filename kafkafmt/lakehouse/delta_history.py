"""The version of an application in a Delta table that may have been restored.

Strategy: ``RESTORE`` brings back the files of an earlier version of the table, and keeps the
application transactions of the later ones. So each commit of an application also names its version
in the commit's own metadata (``commitInfo``), and the log is read from its newest commit to the one
that names it, over the restored versions.

Invariant: a version that is lower than the application's last one, or none, means that files are
missing from the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kafkafmt.storage import regular_file, untrusted_json
from kafkafmt.storage.object_store import MAX_OBJECT, ObjectStore
from kafkafmt.storage.options import StorageOptions
from kafkafmt.storage.resolve import is_remote

if TYPE_CHECKING:
    from deltalake import DeltaTable

_MOST = 1000
"""Commits of others that are read at most."""
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
    read: Callable[[str], bytes]
    if is_remote(location):
        read = ObjectStore(location, storage).read
    else:

        def read(name: str) -> bytes:
            return regular_file.read(f"{location}/{name}", MAX_OBJECT)

    version, is_restored = table.version(), False
    moment: int | None = None
    for _ in range(_MOST):
        info = _commit_info(read, version) if version >= 0 else None
        if info is None:
            break
        if moment is not None and info.get("timestamp", 0) > moment:
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


def _commit_info(read: Callable[[str], bytes], version: int) -> dict[str, Any] | None:
    """What a commit says of itself; ``None`` if it was deleted, as old ones are."""
    try:
        lines = read(f"_delta_log/{version:020}.json").splitlines()
    except FileNotFoundError:
        return None
    for line in lines:
        action = untrusted_json.parsed(line)
        if isinstance(action, dict) and isinstance(action.get("commitInfo"), dict):
            return dict(action["commitInfo"])
    return {}


def _number(text: object) -> int | None:
    return None if text is None else int(str(text))
