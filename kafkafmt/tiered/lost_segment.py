"""Copies of a tier that cannot be read.

Strategy: they take the place of segments, so that their offsets are counted as lost.

Invariant: loaded without what reads objects: listings ask of each segment whether it is one.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.storage.window import PIECE_SIZE, Window

PLACE = ("directory", "file", "topic", "partition", "base_offset", "version", "storage")
"""The fields that say where a segment is."""


@dataclass(frozen=True, slots=True, repr=False)
class LostSegment(SegmentFile):
    """Copies that cannot be read, in the place of segments: opening them fails.

    Attributes:
        end_offset: the last offset; ``None`` if it is not known.
        error: why.
        stored_size: bytes of all objects of a copy.
    """

    end_offset: int | None = None
    error: OSError = field(default_factory=OSError, compare=False)
    stored_size: int = 0

    @classmethod
    def at_place_of(
        cls,
        like: SegmentFile,
        error: OSError,
        *,
        size: int = 0,
        end_offset: int | None = None,
        stored_size: int = 0,
    ) -> LostSegment:
        """One where a segment would be."""
        named = {name: getattr(like, name) for name in PLACE}
        return cls(**named, size=size, end_offset=end_offset, error=error, stored_size=stored_size)

    def open(self, *, piece_size: int = PIECE_SIZE, goes_on: bool = False) -> Window:
        """Raises OSError."""
        raise self.error

    def index(self) -> None:
        """Always ``None``."""
