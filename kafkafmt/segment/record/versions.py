"""Chooses the framer of a segment by its name and by the magic of each entry.

Since Kafka 0.8 every entry has its magic at the same position, so the bytes show whether it is v0,
v1 or v2. Kafka 0.7 had the magic where later formats have the offset: the same bytes can be a
message of 0.7 and the beginning of a later entry. The name of the file tells them apart,
``<20 digits>.kafka``.

Invariant: only the name of a file decides that it is one of Kafka 0.7.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kafkafmt._base.limits import Limits
from kafkafmt.segment.record.batch import Batch
from kafkafmt.segment.record.entry import Frame
from kafkafmt.segment.record.framing import EntryFramer, Framer, FrameSearch, find_entry
from kafkafmt.segment.record.layout import MAGIC_V2
from kafkafmt.segment.record.message_set import Message
from kafkafmt.segment.record.record_batch import RecordBatch
from kafkafmt.segment.record.v0_7.framing import MessageFramer
from kafkafmt.storage.window import Window


def batch_class(magic: int) -> type[Batch]:
    """Return the class of a batch with a known magic, of Kafka 0.8 and later."""
    return RecordBatch if magic == MAGIC_V2 else Message


def frames(
    window: Window, limits: Limits, *, start: int = 0, end: int | None = None, **segment: Any
) -> Iterator[Frame]:
    """Yield the frames of a segment from ``start`` to ``end``, both boundaries of entries.

    ``segment`` are further arguments of :func:`framer`.
    """
    segment_framer = framer(window, limits, start=start, end=end, **segment)
    position = start
    while position < segment_framer.end:
        frame = segment_framer.frame_at(position)
        yield frame
        position = frame.end


def framer(
    window: Window,
    limits: Limits,
    *,
    start: int = 0,
    end: int | None = None,
    base_offset: int | None = None,
    offsets: range | None = None,
    is_0_7: bool = False,
    search: FrameSearch = find_entry,
) -> Framer:
    """Return the framer from ``start`` to ``end``, both boundaries of entries.

    ``base_offset`` is that of the segment, from its name; the offsets of Kafka 0.7 are counted from
    it. ``offsets`` are the possible ones of records of the segment, ``None`` if any. ``search``
    finds the next valid entry after damage.
    """
    stop = window.size if end is None else min(end, window.size)
    if is_0_7:
        return MessageFramer(window, limits, stop, base_offset)
    return EntryFramer(window, limits, stop, offsets, start=start, search=search)


def is_valid_at(window: Window, position: int, limits: Limits, *, is_0_7: bool = False) -> bool:
    """Return whether a valid header and a right checksum begin at ``position``."""
    return framer(window, limits, is_0_7=is_0_7).is_valid_at(position)
