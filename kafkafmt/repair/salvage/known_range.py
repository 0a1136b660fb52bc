"""The offsets that a log had, as its checkpoints and the names of its files show.

Invariant: what is known does not depend on the entries, which may be lost.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from kafkafmt.log.replica import NO_EPOCH
from kafkafmt.repair.salvage.copies import Copy
from kafkafmt.segment.side_files.checkpoints import EpochEntry
from kafkafmt.storage.names import (
    HIGH_WATERMARK,
    INDEX,
    LOG,
    RECOVERY_POINT,
    TIME_INDEX,
    TRANSACTION_INDEX,
)

_OF_SEGMENT = (LOG, INDEX, TIME_INDEX, TRANSACTION_INDEX)
"""Suffixes of the files that are deleted with their segment."""


class KnownEnd(NamedTuple):
    """An end of the log, and the file or directory whose name or content shows it."""

    offset: int
    path: str


def known_end_of(copies: Sequence[Copy]) -> KnownEnd:
    """The largest end of the log that checkpoints and names of files show."""
    known = [KnownEnd(0, copies[0].path)]
    for copy in copies:
        known += [KnownEnd(number, copy.path) for number in _numbers(copy)]
        for name in (HIGH_WATERMARK, RECOVERY_POINT):
            path = os.path.join(copy.data_directory, name)
            known.append(KnownEnd(copy.checkpoint(name) or 0, path))
    most = max(known, key=lambda end: end.offset)
    return most._replace(offset=min(most.offset, 2**63 - 2))


def _numbers(copy: Copy) -> Iterable[int]:
    """The offsets in the names of its files that its log had.

    Where a log has old messages (v0, v1), a broker since 2.0 keeps its snapshots when it truncates
    it (``Log.rebuildProducerState``).
    """
    if not copy.segments or copy.replica.leader_epoch != NO_EPOCH:
        return copy.numbers
    return (
        number
        for number in copy.numbers
        if any(f"{number:020d}{suffix}" in copy.files for suffix in _OF_SEGMENT)
    )


def known_start_of(
    copies: Sequence[Copy], epochs: Mapping[str, list[EpochEntry]], log_start: int
) -> int | None:
    """The least offset that the log must have; ``None`` if nothing tells.

    A broker cuts its leader epochs with the start of the log, so their first entry counts too.

    Args:
        copies: the chosen one first.
        epochs: of each copy, by its path.
        log_start: the largest that a checkpoint names.
    """
    bases = [copy.segments[0].base_offset or 0 for copy in copies if copy.segments]
    starts = [epochs[copy.path][0].start_offset for copy in copies if epochs[copy.path]]
    if not bases:
        return max(log_start, *(copy.snapshot_end for copy in copies)) or None
    return max(min(bases + starts), log_start, _deleted_end(copies), 0)


def _deleted_end(copies: Sequence[Copy]) -> int:
    """Where the chosen copy of a metadata log begins, if a snapshot has what was before it.

    Only then does a node delete the beginning (KIP-630); no checkpoint names the log's start.
    """
    chosen = copies[0].segments
    begin = (chosen[0].base_offset or 0) if chosen else 0
    return begin if max(copy.snapshot_end for copy in copies) >= begin else 0
