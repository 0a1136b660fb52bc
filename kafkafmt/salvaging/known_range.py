"""The offsets that a log had, as its checkpoints and the names of its files show.

Invariant: what is known does not depend on the entries, which may be lost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kafkafmt.salvaging.copies import Copy
from kafkafmt.side_files.checkpoints import EpochEntry
from kafkafmt.storage.names import HIGH_WATERMARK, RECOVERY_POINT


def known_end_of(copies: Sequence[Copy]) -> int:
    """The largest end of the log that checkpoints and names of files show."""
    known = [0]
    for copy in copies:
        known += copy.numbers
        for name in (HIGH_WATERMARK, RECOVERY_POINT):
            known.append(copy.checkpoint(name) or 0)
    return min(max(known), 2**63 - 2)


def known_start_of(
    copies: Sequence[Copy], epochs: Mapping[str, list[EpochEntry]], log_start: int
) -> int | None:
    """The least offset that the log must have; ``None`` if it has no segment.

    A broker cuts its leader epochs with the start of the log, so their first entry counts too.

    Args:
        copies: the chosen one first.
        epochs: of each copy, by its path.
        log_start: the largest that a checkpoint names.
    """
    bases = [copy.segments[0].base_offset or 0 for copy in copies if copy.segments]
    starts = [epochs[copy.path][0].start_offset for copy in copies if epochs[copy.path]]
    if not bases:
        return None
    return max(min(bases + starts), log_start, _deleted_end(copies), 0)


def _deleted_end(copies: Sequence[Copy]) -> int:
    """Where the chosen copy of a metadata log begins, if a snapshot has what was before it.

    Only then does a node delete the beginning (KIP-630); no checkpoint names the log's start.
    """
    chosen = copies[0].segments
    begin = (chosen[0].base_offset or 0) if chosen else 0
    return begin if max(copy.snapshot_end for copy in copies) >= begin else 0
