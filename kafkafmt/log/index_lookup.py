"""Reads the offset index beside a segment, as a hint for positions.

Strategy: an index is read piece by piece up to the zeroes that a preallocated one ends with, and
kept as two arrays of 4 bytes a number.

Invariant: an index that is missing, cut off or out of order gives no entries, and no error. At most
:data:`_MAX_BYTES` of an index are read, whatever its size.
"""

from __future__ import annotations

import sys
from array import array
from bisect import bisect_left
from operator import lt

from kafkafmt._base.errors import TruncatedError
from kafkafmt.segment.side_files import indexes
from kafkafmt.storage.segment_file import SegmentFile

MAX_TRIES = 16
"""How many entries of an index near the wanted one are checked before the index is ignored."""
_MAX_BYTES = 64 * 1024 * 1024  # a broker makes indexes of at most 10 MiB, unless configured
_PIECE_SIZE = 64 * 1024


class IndexEntries:
    """The entries of an offset index, in order of position.

    Attributes:
        positions: of the batches that the entries point to, ascending.
    """

    def __init__(self, base_offset: int) -> None:
        self.base_offset = base_offset
        self.positions = array("i")
        self._relative_offsets = array("i")

    def __len__(self) -> int:
        return len(self.positions)

    def offset(self, number: int) -> int:
        """The offset in an entry."""
        return self.base_offset + self._relative_offsets[number]

    def first_from(self, offset: int) -> int:
        """The number of the first entry with at least this offset; their count if there is none."""
        return bisect_left(self._relative_offsets, offset - self.base_offset)

    def add(self, piece: bytes) -> bool:
        """Add the entries in the next bytes of an index; false at its end.

        Raises:
            ValueError: their positions are out of order.
        """
        fields = array("i", piece)
        if sys.byteorder == "little":
            fields.byteswap()
        relative_offsets = fields[::2]
        is_first = not self.positions
        try:
            count = relative_offsets.index(0, 1 if is_first else 0)
        except ValueError:
            count = len(relative_offsets)
        positions = fields[1 : 2 * count : 2]
        last = -1 if is_first else self.positions[-1]
        if not all(map(lt, (last, *positions), positions)):
            raise ValueError("positions out of order")
        self._relative_offsets += relative_offsets[:count]
        self.positions += positions
        return count == len(relative_offsets)


def index_entries(segment: SegmentFile) -> IndexEntries:
    """The entries of a segment's offset index; none without a usable index.

    An index is a list of 8-byte entries; a preallocated one ends in zeroes (``OffsetIndex``). It is
    ignored if its size or the order of its positions is wrong, because it is only a hint.
    """
    try:
        beside = segment.index()
        return IndexEntries(0) if beside is None else entries_of(beside)
    except (OSError, TruncatedError):
        return IndexEntries(0)


def entries_of(index: SegmentFile) -> IndexEntries:
    """The same for an index that exists.

    Raises:
        OSError, TruncatedError: the index cannot be read.
    """
    base_offset = index.base_offset or 0
    entries = IndexEntries(base_offset)
    with index.open(piece_size=_PIECE_SIZE) as window:
        if window.size % indexes.ENTRY.size:
            return entries
        end = min(window.size, _MAX_BYTES)
        try:
            for start in range(0, end, _PIECE_SIZE):
                if not entries.add(bytes(window.view(start, min(_PIECE_SIZE, end - start)))):
                    break
        except ValueError:
            return IndexEntries(base_offset)
    return entries
