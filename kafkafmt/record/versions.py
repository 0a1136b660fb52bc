"""Chooses the framer of a segment and the class of a batch, by log format and magic.

Invariant: every choice between versions of the format is made here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kafkafmt.limits import Limits
from kafkafmt.log_format import FORMAT_0_7, MAGIC_V2
from kafkafmt.record import entry_header
from kafkafmt.record.batch import Batch
from kafkafmt.record.entry import Entry, Frame
from kafkafmt.record.entry_header import ParsedHeader
from kafkafmt.record.framer import Framer
from kafkafmt.record.framing import EntryFramer
from kafkafmt.record.message_set import Message
from kafkafmt.record.record_batch import RecordBatch
from kafkafmt.record.search import Search, find_entry
from kafkafmt.record.v0_7.framing import MessageFramer
from kafkafmt.record.v0_7.message import Message07
from kafkafmt.record.v0_7.message import header_of as message_header_of
from kafkafmt.storage.window import Window


def frames(
    window: Window, limits: Limits, *, start: int = 0, end: int | None = None, **segment: Any
) -> Iterator[Frame]:
    """The frames of a segment from ``start`` to ``end``, which must be boundaries of entries.

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
    log_format: str | None = None,
    search: Search = find_entry,
) -> Framer:
    """The framer of a segment from ``start`` to ``end``, which must be boundaries of entries.

    ``base_offset`` is that of the segment, from its name; the offsets of Kafka 0.7 are counted from
    it. ``offsets`` are those that records of the segment may have, ``None`` if any. ``search``
    finds the next valid entry after damage.
    """
    stop = window.size if end is None else min(end, window.size)
    if log_format == FORMAT_0_7:
        return MessageFramer(window, limits, stop, base_offset)
    return EntryFramer(window, limits, stop, offsets, start=start, search=search)


def is_valid_at(
    window: Window, position: int, limits: Limits, log_format: str | None = None
) -> bool:
    """Whether an entry with a plausible header and a right checksum begins at ``position``."""
    return framer(window, limits, log_format=log_format).is_valid_at(position)


def batch_class(magic: int, log_format: str | None = None) -> type[Batch]:
    """The class of a batch with a known magic."""
    if log_format == FORMAT_0_7:
        return Message07
    return RecordBatch if magic == MAGIC_V2 else Message


def parsed_header(entry: Entry, log_format: str | None = None) -> ParsedHeader:
    """The header of an entry, valid or not, by the generated parsers."""
    if log_format == FORMAT_0_7:
        return message_header_of(entry)
    return entry_header.parsed_header(entry)
