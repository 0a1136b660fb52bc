"""Copies that came into a tier after it was listed, of segments that a broker has deleted since.

Strategy: a broker deletes a segment when its copy is there. A reader that lists the tier first, and
the broker's disk after that, finds the segment in neither. So where offsets are missing between the
copies and a broker's own segments, the tier is listed once more; what is still missing is lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from kafkafmt.limits import Limits
from kafkafmt.storage.errors import ReplacedError
from kafkafmt.storage.options import StorageOptions
from kafkafmt.storage.resolve import tree_of
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.tiered.bucket import Bucket
from kafkafmt.tiered.history import CountedRange
from kafkafmt.tiered.tiered_log import TieredLog


def expect_none(
    log: TieredLog,
    ranges: Sequence[CountedRange[SegmentFile]],
    storage: StorageOptions,
    limits: Limits,
) -> None:
    """Raise ReplacedError if a log has copies now that it did not have.

    Args:
        log: as it was listed.
        ranges: the offsets that count, in order, of its copies and of brokers.
        storage: options of the store.
        limits: of what is read of the tier.
    """
    known = {copy.of.path for copy in log.copies}
    if not any(
        before.of.path in known and after.of.path not in known and before.stop < after.first
        for before, after in pairwise(ranges)
    ):
        return
    bucket = Bucket(storage, limits)
    for directory in log.directories:
        bucket.add(directory, tree_of(directory, storage).items(directory))
    for found in bucket.logs():
        later = {copy.of.path for copy in found.copies} - known
        if found.topic_id == log.topic_id and later:
            raise ReplacedError(
                f"{min(later)}: was copied after its folder was listed, and a broker's own"
                " segment may be gone since; read it again"
            )
