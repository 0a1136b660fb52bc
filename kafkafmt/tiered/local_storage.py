"""A log of Kafka's ``LocalTieredStorage``: plain files, and the leader epochs beside each segment.

Strategy: ``<topic>-<partition>-<topic id>/<20 digits>-<segment id>`` with the suffixes of a broker
and ``.leader_epoch_checkpoint``. No file tells the end of a segment, so its last batch does. No
checksum covers a checkpoint: one that gives the last batch another leader epoch than it has counts
as none, and then all batches tell the epochs.

Invariant: the copies are those of the folder; which of them count is decided as for any other tier.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from kafkafmt.damage import MALFORMED, SKIP, DamagePolicy
from kafkafmt.engine.batches import batches
from kafkafmt.java import MAX_OFFSET
from kafkafmt.limits import Limits
from kafkafmt.log.offset_search import last_batch_below
from kafkafmt.log.replica import NO_EPOCH, epochs_at, leader_epoch_of
from kafkafmt.record.batch import first_offset
from kafkafmt.storage import names
from kafkafmt.storage.discovery import segments_of
from kafkafmt.storage.errors import UnusableBytes, unreadable_is_missing
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.options import StorageOptions
from kafkafmt.storage.resolve import tree_of
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.tiered.history import SegmentCopy, of_copies
from kafkafmt.tiered.lost_segment import LostSegment
from kafkafmt.tiered.tiered_log import CUT, SOUND, TieredLog, leader_epochs


def is_one(items: Iterable[Item]) -> bool:
    """Whether a folder is such a log: it has no object of Aiven's plugin but logs."""
    named = (names.tiered_stem(item.name) for item in items)
    return all(kind is None or kind[1] == names.LOG for kind in named)


def log(path: str, items: list[Item], storage: StorageOptions, limits: Limits) -> TieredLog:
    """The log in a folder of which the entries are known."""
    tree = tree_of(path, storage)
    topic, partition, topic_id = names.tiered_log(tree.name(path)) or (None, None, None)
    log = TieredLog(topic, partition, topic_id, [path])
    files: Mapping[str, Item] = {item.name: item for item in items}
    segments = [
        segment
        for segment in segments_of([items], tree, storage)
        if names.is_tiered_segment(segment.name)
    ]
    segments += _without_log(path, files, segments, log, storage)
    # Of those with one base offset, the largest is last, and the last one counts.
    segments.sort(key=lambda segment: (segment.base_offset or 0, segment.size))
    bases = [segment.base_offset or 0 for segment in segments]
    copies, untold = [], []
    for segment in segments:
        beside = files.get((segment.name or "").removesuffix(names.LOG) + names.TIER_EPOCHS)
        epochs = () if beside is None else leader_epochs(beside.path, storage, limits)
        copy, is_told = _copy(segment, epochs, bases, limits)
        copies.append(copy)
        untold += [] if is_told else [len(copies) - 1]
    for number in untold:
        copy = copies[number]
        before = ((epoch, at) for epoch, at in of_copies(copies) if epoch < copy.epochs[0][0])
        epochs = (*(pair for pair in before if pair[1] < copy.epochs[0][1]), *copy.epochs)
        copies[number] = replace(copy, epochs=epochs)
    log.found = copies
    return log


def _copy(
    segment: SegmentFile, epochs: tuple[tuple[int, int], ...], bases: list[int], limits: Limits
) -> tuple[SegmentCopy[SegmentFile], bool]:
    """The offsets of a segment, and its leader epochs; whether its checkpoint tells these.

    One whose end is damaged counts up to the next base offset, where no other copy counts.
    """
    base, last = segment.base_offset or 0, None
    with unreadable_is_missing(OSError):  # reading meets it again, and reports it
        last = last_batch_below(segment, MAX_OFFSET, limits=limits)
    end = base if last is None else last.last_offset + 1
    if last is not None and last.position + last.size_in_bytes == segment.size:
        stop, rank = end, SOUND
    else:
        following = bisect_left(bases, max(end, base + 1))
        stop, rank = bases[following] if following < len(bases) else MAX_OFFSET, CUT
    is_told = True
    if last is not None and (epoch := leader_epoch_of(last)) != NO_EPOCH:
        is_told = epochs_at(epochs, last.last_offset, last.last_offset) == {epoch}
    if not is_told:
        epochs = _epochs_of(segment, limits)
    return SegmentCopy(segment, base, stop, epochs or ((0, 0),), rank), is_told or not epochs


def _epochs_of(segment: SegmentFile, limits: Limits) -> tuple[tuple[int, int], ...]:
    """The leader epochs of the batches of a segment, each with its first offset.

    The first one begins with the segment: no checksum covers the offset of its first batch.
    """
    epochs: list[tuple[int, int]] = []
    with unreadable_is_missing(OSError), segment.open(goes_on=True) as window:
        for batch in batches(window, Extent(segment), DamagePolicy(SKIP), limits):
            epoch = leader_epoch_of(batch)
            if batch.is_valid and epoch > (epochs[-1][0] if epochs else NO_EPOCH):
                start = first_offset(batch) if epochs else segment.base_offset or 0
                epochs.append((epoch, start))
    return tuple(epochs)


def _without_log(
    path: str,
    files: Mapping[str, Item],
    segments: Iterable[SegmentFile],
    log: TieredLog,
    storage: StorageOptions,
) -> Iterator[LostSegment]:
    """The segments of which only side files are left.

    At the start of the log it is a deletion that did not end: oldest segments go first.
    """
    start = min((segment.base_offset or 0 for segment in segments), default=MAX_OFFSET)
    for name in files:
        file = name.removesuffix(names.TIER_EPOCHS) + names.LOG
        offset = names.base_offset(name)
        if not name.endswith(names.TIER_EPOCHS) or file in files or offset is None:
            continue
        if offset > start and names.is_tiered_segment(file):
            reason = f"the log is missing, {name} is there"
            error = UnusableBytes(MALFORMED, reason, f"{path}/{file}")
            place = path, f"/{file}", log.topic, log.partition, offset
            yield LostSegment(*place, storage=storage, error=error)
