"""What a log directory has after a broker's start has ended an interrupted swap of segments.

Strategy: the cleaner writes ``.cleaned`` files, renames them to ``.swap``, renames the segments
that they replace to ``.deleted``, and then removes the suffix. A broker that died between these
steps goes on when it starts (``LogLoader.load``): it removes the ``.cleaned`` files, and the swaps
from the first of them on, which are of a segment that was being split; then the files whose offsets
lie in the other swaps; and it renames these. The same is done here with a listing.

Invariant: nothing is written, and only swaps are opened. Damaged ones replace nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from kafkafmt.damage import COLLECT, DamagePolicy
from kafkafmt.engine.batches import steps
from kafkafmt.limits import Limits
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.names import CLEANING, LOG, SWAP, base_offset
from kafkafmt.storage.segment_file import Extent, SegmentFile


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
    first_cleaned = min(
        (_base(item) for item in _files(items) if item.name.endswith(CLEANING)), default=2**63
    )
    is_placed = {item.path: _base(item) < first_cleaned for item in swaps}
    of_logs = [item for item in swaps if item.name.endswith(f"{LOG}{SWAP}")]
    logs = [item for item in of_logs if is_placed[item.path]]
    old = {_base(item) for item in _files(items) if item.name.endswith(LOG)}
    ends = {item.path: _end(item, limits) for item in logs}
    is_damaged = any(ends[item.path] is None and _base(item) in old for item in logs)
    for item in of_logs:
        if not is_placed[item.path]:
            ignore(item.path, "a segment that was being split when the broker died")
        elif is_damaged:
            ignore(item.path, "damaged; what it was to replace is still there")
    if is_damaged or not any(is_placed.values()):
        return [item for item in items if item.path not in is_placed], None
    first = min(map(_base, logs), default=2**63)
    end = max((ends[item.path] or _base(item) + 1 for item in logs), default=0)
    names = {item.name.removesuffix(SWAP) for item in swaps if is_placed[item.path]}
    kept = []
    for item in items:
        if item.path in is_placed:
            if is_placed[item.path]:
                kept.append(item._replace(name=item.name.removesuffix(SWAP)))
        elif not item.is_directory and first <= _base(item) < end:
            if item.name.endswith(LOG):
                ignore(item.path, "the cleaner had replaced it; a broker removes it when it starts")
        elif item.name not in names:
            kept.append(item)
    return kept, end if logs else None


def _files(items: Iterable[Item]) -> Iterable[Item]:
    return (item for item in items if not item.is_directory and base_offset(item.name) is not None)


def _base(item: Item) -> int:
    """The offset in a name; -1 without one."""
    offset = base_offset(item.name)
    return -1 if offset is None else offset


def _end(item: Item, limits: Limits) -> int | None:
    """The offset after the last one of a segment; ``None`` if it is damaged or unreadable."""
    segment = SegmentFile.at(item.path, base_offset=_base(item), size=item.size)
    policy = DamagePolicy(COLLECT, is_bounded=True)
    end = _base(item)
    try:
        with segment.open() as window:
            for batch in steps(window, Extent(segment), policy, limits):
                if batch is None or not batch.is_valid:
                    return None
                end = batch.last_offset + 1
    except OSError:
        return None
    return end
