"""Chooses what reads a segment: by its name, and by the magic of each entry.

Since Kafka 0.8 every entry has its magic at the same position, so the bytes show whether it is v0,
v1 or v2. Kafka 0.7 had the magic where later formats have the offset: the same bytes can be a
message of 0.7 and the beginning of a later entry. What tells them apart is the name of the file,
``<20 digits>.kafka``.

Invariant: every choice between versions of the format is made here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from kafkafmt._base.limits import Limits
from kafkafmt.segment.record import entry_header
from kafkafmt.segment.record.batch import Batch
from kafkafmt.segment.record.entry import Entry, Frame
from kafkafmt.segment.record.entry_header import ParsedHeader
from kafkafmt.segment.record.framing import EntryFramer, Framer, FrameSearch, find_entry
from kafkafmt.segment.record.layout import MAGIC_V2
from kafkafmt.segment.record.message_set import Message
from kafkafmt.segment.record.record_batch import RecordBatch
from kafkafmt.segment.record.v0_7.framing import MessageFramer
from kafkafmt.segment.record.v0_7.message import Message07, header_of
from kafkafmt.storage.names import is_0_7
from kafkafmt.storage.window import Window


@dataclass(frozen=True)
class LogFormat:
    """The readers of the segments of one log format; :func:`framer` finds their entries.

    Attributes:
        batch_class: the class of a batch with a known magic.
        header: the header of an entry, valid or not, by the generated parsers.
    """

    batch_class: Callable[[int], type[Batch]]
    header: Callable[[Entry], ParsedHeader]


def batch_class(magic: int) -> type[Batch]:
    """Return the class of a batch with a known magic, of Kafka 0.8 and later."""
    return RecordBatch if magic == MAGIC_V2 else Message


KAFKA = LogFormat(batch_class, entry_header.parsed_header)
"""Kafka 0.8 and later."""
KAFKA_0_7 = LogFormat(lambda magic: Message07, header_of)


def format_of(name: str | None) -> LogFormat:
    """Return the format of a segment with this file name; ``None`` is that of bytes."""
    return KAFKA_0_7 if is_0_7(name) else KAFKA


def frames(
    window: Window, limits: Limits, *, start: int = 0, end: int | None = None, **segment: Any
) -> Iterator[Frame]:
    """Yield the frames of a segment from ``start`` to ``end``, which must be boundaries of entries.

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
    log_format: LogFormat = KAFKA,
    search: FrameSearch = find_entry,
) -> Framer:
    """Return the framer from ``start`` to ``end``, which must be boundaries of entries.

    ``base_offset`` is that of the segment, from its name; the offsets of Kafka 0.7 are counted from
    it. ``offsets`` are those that records of the segment may have, ``None`` if any. ``search``
    finds the next valid entry after damage.
    """
    stop = window.size if end is None else min(end, window.size)
    if log_format is KAFKA_0_7:
        return MessageFramer(window, limits, stop, base_offset)
    return EntryFramer(window, limits, stop, offsets, start=start, search=search)


def is_valid_at(
    window: Window, position: int, limits: Limits, log_format: LogFormat = KAFKA
) -> bool:
    """Return whether a valid header and a right checksum begin at ``position``."""
    return framer(window, limits, log_format=log_format).is_valid_at(position)
