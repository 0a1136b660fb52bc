"""What a controller keeps beside the metadata log: the state of the quorum, and snapshots.

Invariant: of several copies the first file of a name is taken, and no snapshot that is damaged.
"""

from __future__ import annotations

import os
from collections.abc import Iterable

from kafkafmt.salvaging.copies import Copy, Ignore
from kafkafmt.salvaging.target import write_file
from kafkafmt.storage.names import CHECKPOINT, QUORUM_STATE

_PIECE_SIZE = 1024 * 1024


def copy_quorum(copies: Iterable[Copy], directory: str, mode: int, ignore: Ignore) -> None:
    """Copy the state of the quorum and the snapshots of the metadata log into a directory."""
    taken: set[str] = set()
    for copy in copies:
        for name in sorted(os.listdir(copy.path)):
            source = copy.file(name)
            is_wanted = name == QUORUM_STATE or name.endswith(CHECKPOINT)
            if source is None or not is_wanted or name in taken:
                continue
            if name.endswith(CHECKPOINT) and not _is_whole(source):
                ignore(source, "a damaged snapshot of the metadata log")
                continue
            error = _copied(source, os.path.join(directory, name), mode)
            if error is None:
                taken.add(name)
            else:
                ignore(source, f"cannot be read: {error.strerror or error}")


def _copied(source: str, target: str, mode: int) -> OSError | None:
    """Copy a file; why it cannot be read, if so: then nothing is left of the target.

    Raises:
        OSError: the target cannot be written.
    """
    try:
        stream = open(source, "rb")  # noqa: SIM115
    except OSError as error:
        return error
    write_file(target, b"", mode)
    unread: OSError | None = None
    with stream, open(target, "r+b") as out:
        piece = b"."
        while piece:
            try:
                piece = stream.read(_PIECE_SIZE)
            except OSError as error:
                unread = error
                break
            out.write(piece)
        out.flush()
        os.fsync(out.fileno())
    if unread is not None:
        os.unlink(target)
    return unread


def _is_whole(path: str) -> bool:
    from kafkafmt.messages.internal_query import InternalQuery
    from kafkafmt.state.metadata_log import is_whole, snapshot_of

    snapshot = snapshot_of(path)
    if snapshot is None:
        return False
    try:
        return is_whole(snapshot, InternalQuery())
    except OSError:
        return False
