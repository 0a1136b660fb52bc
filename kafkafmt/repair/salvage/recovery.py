"""How many records a broker would have kept of a copy by its own recovery, after an unclean stop.

Rule of ``LogLoader`` and ``LogSegment.recover``: first a segment without ``.index``, or with a
transaction index that cannot be right, is cut at its first damaged entry. Then the segment that
holds the recovery point and all later ones are checked; where one is cut, all later ones are
removed. A segment whose offsets do not ascend in the index that is built becomes empty.

Invariant: it follows the entries of one copy, and changes nothing. Records that a broker would
serve at a wrong offset do not count.
"""

from __future__ import annotations

from dataclasses import dataclass

from kafkafmt._base.errors import KafkaFormatError
from kafkafmt.repair.salvage.copies import Copy
from kafkafmt.repair.salvage.entries import BASE_OFFSET, Kept, Loss
from kafkafmt.segment.side_files import side_file
from kafkafmt.segment.side_files.transaction_index import aborted_txns
from kafkafmt.storage.names import INDEX, RECOVERY_POINT, TRANSACTION_INDEX
from kafkafmt.storage.segment_file import MAX_RELATIVE_OFFSET, SegmentFile


@dataclass(slots=True)
class _Index:
    """The offset index of a segment, as recovery builds it: only its last entry is needed."""

    interval: int
    size: int = 0
    indexed_at: int = 0
    last: int = -1

    def add(self, last: int, size: int) -> bool:
        """Add an entry by its last offset; false if the index would not ascend."""
        if self.size - self.indexed_at > self.interval:
            if last <= self.last:
                return False
            self.last, self.indexed_at = last, self.size
        self.size += size
        return True


class Recovery:
    """Counts the records of one copy that a broker keeps.

    Args:
        interval: ``index.interval.bytes`` of the topic.

    Attributes:
        records: so far, control records excluded.
    """

    def __init__(self, copy: Copy, interval: int) -> None:
        point = copy.checkpoint(RECOVERY_POINT) or 0
        bases = [segment.base_offset or 0 for segment in copy.segments]
        following = [*bases[1:], 2**63][: len(bases)]
        self._checked = {
            segment.path
            for segment, end in zip(copy.segments, following, strict=True)
            if end > point
        }
        self._alone = {
            segment.path for segment in copy.segments if _is_recovered_alone(copy, segment)
        }
        self._interval = interval
        self._segment = ""
        self._index = _Index(interval)
        self._in_segment = 0
        self._is_cut = False
        self._is_removed = False
        self.records = 0

    def add(self, item: Kept | Loss) -> None:
        """Add the next entry or loss of the copy."""
        path = item.path if isinstance(item, Loss) else item.batch.segment.path
        if path != self._segment:
            self._segment, self._in_segment = path, 0
            self._index, self._is_cut = _Index(self._interval), False
        if self._is_removed or self._is_cut:
            return
        is_read = path in self._checked or path in self._alone
        if isinstance(item, Loss):
            if is_read:
                self._cut(path)
            return
        moved = [repair for repair in item.repairs if repair.field == BASE_OFFSET]
        if is_read and not self._accepts(item, moved[0].found if moved else item.first):
            self.records -= self._in_segment
            self._cut(path)
        elif not moved:
            self.records += item.records
            self._in_segment += item.records

    def _accepts(self, kept: Kept, stored: int) -> bool:
        """Whether recovery goes on after an entry with this offset in its header."""
        last = kept.last - kept.first + stored
        base = kept.batch.segment.base_offset or 0
        if not base <= last <= base + MAX_RELATIVE_OFFSET:
            return False
        return self._index.add(last, kept.batch.size_in_bytes)

    def _cut(self, path: str) -> None:
        """Keep no more of the segment; if it is not recovered alone, nothing of later ones."""
        self._is_cut = True
        self._is_removed = path not in self._alone


def _is_recovered_alone(copy: Copy, segment: SegmentFile) -> bool:
    """Whether a broker recovers a segment when it opens it (``LogSegment.sanityCheck``)."""
    base = segment.base_offset or 0
    if copy.file(f"{base:020d}{INDEX}") is None:
        return True
    path = copy.file(f"{base:020d}{TRANSACTION_INDEX}")
    if path is None:
        return False
    try:
        return any(txn.last_offset < base for txn in aborted_txns(side_file.read(path, None)))
    except (KafkaFormatError, OSError):
        return False
