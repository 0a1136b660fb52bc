"""What a log directory has after a broker's start has ended an interrupted swap of segments.

Strategy: it removes the ``.cleaned`` files, and the swaps from the first of them on; then the files
whose offsets lie in the other swaps; and it renames these (``LogLoader.load``). The same is done
here with a listing. Readers do it by names alone (:mod:`kafkafmt.storage.swaps`).

Invariant: nothing is written, and only swaps are opened. Damaged ones replace nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from kafkafmt._base.damage import COLLECT, DamagePolicy
from kafkafmt._base.limits import Limits
from kafkafmt.segment.engine.batches import steps
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.names import LOG, SWAP, base_offset
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.swaps import base_of, to_place


def after_swaps(
    items: list[Item], limits: Limits, ignore: Callable[[str, str], None]
) -> tuple[list[Item], int | None]:
    """The entries of a log directory as a broker's start leaves them, under their new names.

    And the offset up to which the cleaner wrote, which no checkpoint says yet; ``None`` without a
    swap. `ignore` is called with each segment that is left out, and why.
    """
    swaps = [item for item in _files(items) if item.name.endswith(SWAP)]
    if not swaps:
        return items, None
    placed = {item.path for item in to_place(_files(items))}
    is_placed = {item.path: item.path in placed for item in swaps}
    of_logs = [item for item in swaps if item.name.endswith(f"{LOG}{SWAP}")]
    logs = [item for item in of_logs if is_placed[item.path]]
    old = {base_of(item) for item in _files(items) if item.name.endswith(LOG)}
    ends = {item.path: _end(item, limits) for item in logs}
    is_damaged = any(ends[item.path] is None and base_of(item) in old for item in logs)
    for item in of_logs:
        if not is_placed[item.path]:
            ignore(item.path, "a segment that was being split when the broker died")
        elif is_damaged:
            ignore(item.path, "damaged; what it was to replace is still there")
    if is_damaged or not any(is_placed.values()):
        return [item for item in items if item.path not in is_placed], None
    first = min(map(base_of, logs), default=2**63)
    end = max((ends[item.path] or base_of(item) + 1 for item in logs), default=0)
    names = {item.name.removesuffix(SWAP) for item in swaps if is_placed[item.path]}
    kept = []
    for item in items:
        if item.path in is_placed:
            if is_placed[item.path]:
                kept.append(item._replace(name=item.name.removesuffix(SWAP)))
        elif not item.is_directory and first <= base_of(item) < end:
            if item.name.endswith(LOG):
                ignore(item.path, "the cleaner had replaced it; a broker removes it when it starts")
        elif item.name not in names:
            kept.append(item)
    return kept, end if logs else None


def _files(items: Iterable[Item]) -> Iterable[Item]:
    return (item for item in items if not item.is_directory and base_offset(item.name) is not None)


def _end(item: Item, limits: Limits) -> int | None:
    """The offset after the last one of a segment; ``None`` if it is damaged or unreadable."""
    segment = SegmentFile.at(item.path, base_offset=base_of(item), size=item.size)
    policy = DamagePolicy(COLLECT, is_bounded=True)
    end = base_of(item)
    try:
        with segment.open() as window:
            for batch in steps(window, Extent(segment), policy, limits):
                if batch is None or not batch.is_valid:
                    return None
                end = batch.last_offset + 1
    except OSError:
        return None
    return end
