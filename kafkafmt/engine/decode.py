"""Makes a batch of an entry, whose header the kernel reads if it can, else the grammars.

Invariant: both make the same batch of the same bytes.
"""

from __future__ import annotations

from kafkafmt.engine import select
from kafkafmt.limits import Limits
from kafkafmt.record.batch import Batch
from kafkafmt.record.entry import Entry
from kafkafmt.record.entry_header import EntryHeader
from kafkafmt.record.versions import batch_class, parsed_header
from kafkafmt.storage.segment_file import SegmentFile


def batch_of(entry: Entry, segment: SegmentFile, limits: Limits) -> Batch:
    """The batch of an entry, valid or not."""
    header = header_of(entry, limits, segment.format)
    return batch_class(entry.magic, segment.format)(header, segment, limits)


def header_of(entry: Entry, limits: Limits, log_format: str | None = None) -> EntryHeader:
    """The header of an entry, valid or not."""
    if log_format is None and select.is_columnar():
        from kafkafmt.engine.kernel import _kernel

        return _kernel.EntryHeader(entry.data, entry.position, entry.is_valid, limits)
    return parsed_header(entry, log_format)
