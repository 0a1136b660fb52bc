"""What a controller keeps beside the metadata log: the state of the quorum, and snapshots.

Invariant: of several copies the first snapshot of a name is taken, and none that is damaged. A
vote stays only where one node has it: of several nodes, nobody knows whose directory this becomes.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress

from kafkafmt._base.errors import KafkaFormatError, located_reason_of
from kafkafmt.cluster.metadata_log import last_election
from kafkafmt.log.data_directories import Ignore
from kafkafmt.repair.new_directory import UnreadError, copy_bytes, write_file
from kafkafmt.repair.salvage.copies import Copy
from kafkafmt.segment.side_files import encoding
from kafkafmt.segment.side_files.quorum_state import QuorumState, read_quorum_state
from kafkafmt.storage.names import CHECKPOINT, QUORUM_STATE


def write_quorum(
    copies: Sequence[Copy], directory: str | None, mode: int, last_epoch: int, ignore: Ignore
) -> None:
    """Write the state of the quorum, and copy the snapshots of the metadata log.

    Args:
        copies: of the metadata log, best first.
        directory: the one that is written; with ``None`` nothing is written, only noted.
        mode: of the files.
        last_epoch: of the batches there; a controller ends at a state with a lower one.
        ignore: notes what is not used.
    """
    _write_state(copies, _target(directory, QUORUM_STATE), mode, last_epoch, ignore)
    taken: set[str] = set()
    for copy in copies:
        for name in sorted(copy.files):
            source = copy.file(name)
            if source is None or not name.endswith(CHECKPOINT) or name in taken:
                continue
            if not _is_whole(source):
                ignore(source, "a damaged snapshot of the metadata log")
                continue
            if _copied(source, _target(directory, name), mode, ignore):
                taken.add(name)


def _write_state(
    copies: Sequence[Copy], target: str | None, mode: int, last_epoch: int, ignore: Ignore
) -> None:
    """Write the state; none where no copy has one that can be read, as after a format."""
    found: list[tuple[str, QuorumState]] = []
    chosen = copies[0]
    epoch, voters = last_election([segment.path for segment in chosen.segments], chosen.limits)
    for path in filter(None, (copy.file(QUORUM_STATE) for copy in copies)):
        try:
            state = read_quorum_state(path)
        except (KafkaFormatError, OSError) as error:
            ignore(path, located_reason_of(error))
            continue
        if state.is_of_others(epoch, voters):
            ignore(path, "names none of the voters that the log has: it is of another quorum")
        else:
            found.append((path, state))
    if not found:
        return
    first, state = found[0]
    if len(found) == 1 and state.epoch >= last_epoch:
        _copied(first, target, mode, ignore)
        return
    highest = max(last_epoch, *(state.epoch for _, state in found))
    # Nobody has voted in the epoch after it, and this node has not forgotten a vote.
    epoch = min(highest + 1, 2**31 - 1)
    if target is not None:
        data = encoding.quorum_state(epoch, sorted(state.voters), is_dynamic=state.is_dynamic)
        write_file(target, data, mode)
    for path, state in found:
        why = f"epoch {state.epoch}" if len(found) == 1 else f"{len(found)} nodes have one"
        ignore(path, f"replaced, with epoch {epoch} and no vote: {why}, the log {last_epoch}")


def _target(directory: str | None, name: str) -> str | None:
    return None if directory is None else os.path.join(directory, name)


def _copied(source: str, target: str | None, mode: int, ignore: Ignore) -> bool:
    """Copy a file; one that cannot be read is noted, and nothing is left of the target.

    Raises:
        OSError: the target cannot be written.
    """
    if target is None:
        return True
    try:
        copy_bytes(source, target, mode)
    except UnreadError as error:
        ignore(source, f"cannot be read: {located_reason_of(error)}")
        with suppress(FileNotFoundError):
            os.unlink(target)
        return False
    return True


def _is_whole(path: str) -> bool:
    from kafkafmt.cluster.internal_query import InternalQuery
    from kafkafmt.cluster.metadata_log import is_whole, snapshot_of

    snapshot = snapshot_of(path)
    if snapshot is None:
        return False
    try:
        return is_whole(snapshot, InternalQuery())
    except OSError:
        return False
