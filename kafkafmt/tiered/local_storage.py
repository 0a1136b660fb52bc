"""A log of Kafka's ``LocalTieredStorage``: plain files, and the leader epochs beside each segment.

Strategy: ``<topic>-<partition>-<topic id>/<20 digits>-<segment id>`` with the suffixes of a broker
and ``.leader_epoch_checkpoint``. No file tells the end of a segment: the next one that counts ends
it.

Invariant: the copies are those of the folder; which of them count is decided as for any other tier.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from kafkafmt.damage import MALFORMED
from kafkafmt.limits import Limits
from kafkafmt.storage import names
from kafkafmt.storage.discovery import segments_of
from kafkafmt.storage.errors import UnusableBytes
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.options import StorageOptions
from kafkafmt.storage.resolve import tree_of
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.tiered.checkpoints import leader_epochs
from kafkafmt.tiered.history import MAX_OFFSET, SegmentCopy
from kafkafmt.tiered.lost_segment import LostSegment
from kafkafmt.tiered.tiered_log import SOUND, TieredLog


def is_one(items: Iterable[Item]) -> bool:
    """Whether a folder is such a log: it has no object of Aiven's plugin but logs."""
    named = (names.tiered_stem(item.name) for item in items)
    return all(kind is None or kind[1] == names.LOG for kind in named)


def log(path: str, items: list[Item], storage: StorageOptions, limits: Limits) -> TieredLog:
    """The log in a folder of which the entries are known."""
    tree = tree_of(path, storage)
    topic, partition, topic_id = names.tiered_log(tree.name(path)) or (None, None, None)
    found = TieredLog(topic, partition, topic_id, [path])
    files: Mapping[str, Item] = {item.name: item for item in items}
    segments = [
        segment
        for segment in segments_of([items], tree, storage)
        if names.is_tiered_segment(segment.name)
    ]
    segments += _without_log(path, files, segments, found, storage)
    # Of those with one base offset, the largest is last, and the last one counts.
    copies = []
    for segment in sorted(segments, key=lambda segment: (segment.base_offset or 0, segment.size)):
        base = segment.base_offset or 0
        beside = files.get((segment.name or "").removesuffix(names.LOG) + names.TIER_EPOCHS)
        epochs = () if beside is None else leader_epochs(beside.path, storage, limits)
        epochs = epochs or ((0, 0),)
        copies.append(SegmentCopy(segment, base, MAX_OFFSET, epochs, SOUND))
    found.found = copies
    return found


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
