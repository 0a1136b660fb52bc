"""Segments that a broker which died had not yet put in place of those that they replace.

Strategy: the cleaner writes ``.cleaned`` files, renames them to ``.swap``, renames the segments
that they replace to ``.deleted``, and then removes the suffix (``LocalLog.replaceSegments``). A
broker that died between these steps goes on when it starts (``LogLoader.load``). A listing shows
how far it came: while the first segment that is replaced is there, all are, and these are read.
Otherwise the swaps are, instead of all segments from the first to the last of them.

Invariant: nothing is opened. Which segments after the last swap it replaces, its offsets alone say
(:mod:`kafkafmt.repair.salvage.swaps`): where one of them is still there, the swap's entries lie
beyond those of its segment, and are damage.
"""

from __future__ import annotations

from collections.abc import Iterable

from kafkafmt.storage import names
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.names import CLEANING, LOG, SWAP


def in_place(files: list[Item]) -> list[Item]:
    """The files of a log directory as they are read: swaps that count have their new names."""
    swaps = to_place(files)
    bases = {base_of(item) for item in swaps if item.name.endswith(f"{LOG}{SWAP}")}
    if not bases or min(bases) in {base_of(item) for item in files if item.name.endswith(LOG)}:
        return files
    replaced = range(min(bases), max(bases) + 1)
    kept = [
        item for item in files if base_of(item) not in replaced and not item.name.endswith(SWAP)
    ]
    return kept + [item._replace(name=item.name.removesuffix(SWAP)) for item in swaps]


def to_place(files: Iterable[Item]) -> list[Item]:
    """The swaps that a broker's start puts in place.

    It removes those from the first ``.cleaned`` file on: a segment was being split.
    """
    files = [item for item in files if item.name.endswith((SWAP, CLEANING))]
    split = min((base_of(item) for item in files if item.name.endswith(CLEANING)), default=2**63)
    return [item for item in files if item.name.endswith(SWAP) and base_of(item) < split]


def base_of(item: Item) -> int:
    """The offset in a name; -1 without one."""
    offset = names.base_offset(item.name)
    return -1 if offset is None else offset
