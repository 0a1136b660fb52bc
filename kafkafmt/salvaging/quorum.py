"""What a controller keeps beside the metadata log: the state of the quorum, and snapshots.

Invariant: of several copies the first file of a name is taken, and no snapshot that is damaged.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable

from kafkafmt.log_format import CHECKPOINT
from kafkafmt.salvaging.copies import Copy, Ignore
from kafkafmt.salvaging.target import write_file

_QUORUM_STATE = "quorum-state"


def copy_quorum(copies: Iterable[Copy], directory: str, mode: int, ignore: Ignore) -> None:
    """Copy the state of the quorum and the snapshots of the metadata log into a directory."""
    taken: set[str] = set()
    for copy in copies:
        for name in sorted(os.listdir(copy.path)):
            source = copy.file(name)
            is_wanted = name == _QUORUM_STATE or name.endswith(CHECKPOINT)
            if source is None or not is_wanted or name in taken:
                continue
            if name.endswith(CHECKPOINT) and not _is_whole(source):
                ignore(source, "a damaged snapshot of the metadata log")
                continue
            taken.add(name)
            target = os.path.join(directory, name)
            with open(source, "rb") as stream:
                write_file(target, b"", mode)
                with open(target, "r+b") as out:
                    shutil.copyfileobj(stream, out)
                    out.flush()
                    os.fsync(out.fileno())


def _is_whole(path: str) -> bool:
    from kafkafmt.messages.internal import Reading
    from kafkafmt.state.metadata_log import is_whole, snapshot_of

    snapshot = snapshot_of(path)
    if snapshot is None:
        return False
    try:
        return is_whole(snapshot, Reading())
    except OSError:
        return False
