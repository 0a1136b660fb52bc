"""How many records a broker would have kept of a copy by its own recovery, after an unclean stop.

Rule of ``LogLoader`` and ``LogSegment.recover``: the segment that holds the recovery point and all
later ones are checked. At the first entry that is not right the file is cut, and all later segments
of the partition are removed. An offset that does not fit costs the whole segment.

Invariant: it follows the entries of one copy, and changes nothing.
"""

from __future__ import annotations

from kafkafmt.salvaging.copies import RECOVERY_POINT, Copy
from kafkafmt.salvaging.entries import BASE_OFFSET, Kept, Loss


class Recovery:
    """Counts the records of one copy that a broker keeps.

    Attributes:
        records: so far, control records excluded.
    """

    def __init__(self, copy: Copy) -> None:
        point = copy.checkpoint(RECOVERY_POINT) or 0
        bases = [segment.base_offset or 0 for segment in copy.segments]
        following = [*bases[1:], 2**63][: len(bases)]
        self._checked = {
            segment.path
            for segment, end in zip(copy.segments, following, strict=True)
            if end > point
        }
        self._last = copy.segments[-1].path if copy.segments else ""
        self._segment = ""
        self._in_segment = 0
        self._is_cut = False
        self.records = 0

    def add(self, item: Kept | Loss) -> None:
        """Add the next entry or loss of the copy."""
        if self._is_cut:
            return
        path = item.path if isinstance(item, Loss) else item.batch.segment.path
        if path != self._segment:
            self._segment, self._in_segment = path, 0
        if isinstance(item, Loss):
            is_end = item.is_tail and path == self._last
            self._is_cut = path in self._checked and not is_end
            return
        if path in self._checked and any(each.field == BASE_OFFSET for each in item.repairs):
            self.records -= self._in_segment
            self._is_cut = True
            return
        self.records += item.records
        self._in_segment += item.records
