"""The relevant directories of a partition: those in use, or its only ones.

Strategy: the rules of a broker's start. A ``-future`` directory becomes the log where the metadata
log assigns the partition to its data directory (``LogManager.recoverAbandonedFutureLogs``);
before, it may lack records. A ``-delete`` directory is left by a topic that was deleted, and also
by a partition that moved to another node or disk (KIP-113); a ``-stray`` one by a log that the
metadata log did not know. Where no other directory has the partition, and the metadata log has it
on this node and disk, such a directory is the only copy, and counts.

Invariant: what is left out is reported with the reason. Where no copy is left of a partition that
may live, that is a problem. A directory that is a source itself always counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kafkafmt.log.data_directories import Ignore
from kafkafmt.repair.salvage.copies import Copy, Sources
from kafkafmt.repair.salvage.topics import Topics
from kafkafmt.storage.names import (
    CURRENT,
    DELETE,
    FUTURE,
    METADATA_TOPIC,
    OFFSET_CHECKPOINTS,
    STRAY,
)

_WHAT = {
    FUTURE: "an unfinished move to this data directory, which may lack records",
    STRAY: "a broker set it aside",
    DELETE: "a broker was deleting it: the topic was deleted, or the partition moved away",
}


class _Claim(NamedTuple):
    """The entry of a directory in the metadata log.

    Attributes:
        is_living: whether the partition lives, perhaps on this node; ``None``: nothing tells.
        is_here: whether it is assigned to this data directory; ``None``: to none.
        why: in words, if the directory does not have it.
    """

    is_living: bool | None
    is_here: bool | None
    why: str


def keep_those_in_use(found: Sources, topics: Topics, ignore: Ignore) -> list[str]:
    """Remove copies of partitions neither in use nor the only ones; return the problems."""
    problems = []
    for place, copies in list(found.partitions.items()):
        claims = {copy.path: _claim(copy, found, topics) for copy in copies}
        used = [
            copy
            for copy in copies
            if copy.path in found.named
            or (copy.state == CURRENT and not _is_foreign(copy, topics))
            or (copy.state == FUTURE and claims[copy.path].is_here)
        ]
        is_known = bool(used)
        for state in (STRAY, DELETE):
            used = used or [
                copy for copy in copies if copy.state == state and _is_all(copy, claims[copy.path])
            ]
        for copy in copies:
            claim = claims[copy.path]
            if copy in used:
                if not is_known and claim.is_living is None:
                    problems.append(
                        f"{copy.path}: {_WHAT[copy.state]}, and no other source has the partition:"
                        " a broker serves it only where the metadata log has it on this node"
                    )
                continue
            if copy.state == CURRENT:
                ignore(copy.path, "no file of a log, and no checkpoint has a partition so called")
                continue
            reason = f"{copy.state}: {_reason(copy, claim, used)}"
            ignore(copy.path, reason)
            if not used and (claim.is_living or (claim.is_living is None and copy.state == FUTURE)):
                problems.append(
                    f"{copy.path}: {reason}; no source has another copy: add the data directory"
                    " that has it; if it is lost, this is all: give this directory as a SOURCE"
                )
        if used:
            found.partitions[place] = used
            found.unlisted.pop(place, None)
        else:
            del found.partitions[place]
    return problems


def _is_all(copy: Copy, claim: _Claim) -> bool:
    """Return whether a set-aside directory counts where no other has the partition."""
    if claim.is_living is None:
        return copy.state == STRAY
    return claim.is_living and claim.is_here is not False


def _reason(copy: Copy, claim: _Claim, used: Sequence[Copy]) -> str:
    return (
        claim.why
        or (f"another directory of the partition is in use: {used[0].path}" if used else "")
        or _WHAT[copy.state]
    )


def _claim(copy: Copy, found: Sources, topics: Topics) -> _Claim:
    if copy.topic == METADATA_TOPIC or not topics.has_log:
        return _Claim(None, None, "")
    assigned = topics.assigned(copy)
    if assigned is None:
        return _Claim(False, False, "the metadata log has no such partition of its topic id")
    meta = found.beside.meta(copy.data_directory)
    if meta is None or meta.node_id is None:
        return _Claim(True, None, "")
    if meta.node_id not in assigned.replicas:
        nodes = ", ".join(map(str, assigned.replicas))
        return _Claim(False, False, f"the partition is on nodes {nodes}, not on {meta.node_id}")
    there = assigned.assigned_directory(meta.node_id)
    if meta.directory is None or there is None:
        return _Claim(True, None, "")
    is_here = meta.directory == there
    return _Claim(True, is_here, "" if is_here else f"the partition is in data directory {there}")


def _is_foreign(copy: Copy, topics: Topics) -> bool:
    """Return whether a directory merely looks like a partition by its name."""
    return (
        not copy.segments
        and not copy.is_of_broker
        and not copy.has_0_7
        and (not topics.has_log or topics.assigned(copy) is None)
        and all(copy.checkpoint(name) is None for name in OFFSET_CHECKPOINTS)
    )
