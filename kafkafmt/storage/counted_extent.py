"""The part of a segment that counts in a log of which several copies lie in a tier.

Strategy: planning goes by the offsets; the bytes are found when it is read
(:func:`kafkafmt.log.counted.bytes_of`).

Invariant: the extents of a log divide its offsets among them, in order; one that cannot be opened
may have several parts.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from kafkafmt.storage.options import NO_OPTIONS, StorageOptions
from kafkafmt.storage.segment_file import Extent


@dataclass(frozen=True)
class CopiedLog:
    """What the extents of such a log share; it is sent to other machines without them.

    Attributes:
        directory: names the log: the first of the folders that have a copy.
        directories: all of them; a broker's own comes last.
        topic_id: as Kafka writes it; ``None`` if it is not known.
        start_offset: the log start offset, where a broker's checkpoint tells it.
        extents: all of them, where they were found.
    """

    directory: str
    directories: tuple[str, ...]
    topic_id: str | None = None
    start_offset: int | None = None
    storage: StorageOptions = field(default=NO_OPTIONS, repr=False, compare=False)
    extents: tuple[CountedExtent, ...] = field(default=(), repr=False, compare=False)

    def found(self, extents: Iterable[CountedExtent]) -> None:
        """Note the extents, which are made with this value."""
        object.__setattr__(self, "extents", tuple(extents))

    def __getstate__(self) -> dict[str, object]:
        """All but the extents: a task would get all of its log with each of them."""
        return {**self.__dict__, "extents": ()}


@dataclass(frozen=True, slots=True)
class CountedExtent(Extent):
    """An extent of which the offsets ``first`` to ``stop``, exclusive, count.

    Attributes:
        first: the first offset; the segment may have lower ones.
        stop: after the last one; ``None`` if nothing is known to follow.
        has_before: whether the segment has offsets below ``first``.
        has_after: whether it may have offsets from ``stop`` on.
        parts: the offsets between these that it has, as ranges; none: all of them.
        max_timestamp: no record has a greater one; ``None`` if that is not known.
        log: what it has in common with the other extents of the log.
    """

    first: int = 0
    stop: int | None = None
    has_before: bool = False
    has_after: bool = False
    parts: tuple[tuple[int, int], ...] = ()
    max_timestamp: int | None = None
    log: CopiedLog = field(default=CopiedLog("", ()), repr=False)

    @property
    def directory(self) -> str:
        """The directory that names the log."""
        return self.log.directory

    def is_without(self, start: int | None, end: int | None) -> bool:
        """Whether the offsets from ``start`` up to ``end`` are between its parts."""
        low, high = start or 0, 2**63 if end is None else end
        return bool(self.parts) and not any(
            first < high and low < stop for first, stop in self.parts
        )
