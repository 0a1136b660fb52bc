"""Makes a batch of an entry, whose header the kernel reads if it can, else the grammars.

Invariant: both make the same batch of the same bytes.
"""

from __future__ import annotations

from kafkafmt.engine import select
from kafkafmt.limits import Limits
from kafkafmt.log_format import FORMAT_0_7
from kafkafmt.record.batch import Batch
from kafkafmt.record.entry import Entry
from kafkafmt.record.entry_header import EntryHeader, parsed_header
from kafkafmt.record.v0_7 import message as v0_7
from kafkafmt.record.versions import batch_class
from kafkafmt.storage.segment_file import SegmentFile


def batch_of(entry: Entry, segment: SegmentFile, limits: Limits) -> Batch:
    """The batch of an entry, valid or not."""
    if segment.format == FORMAT_0_7:
        return v0_7.Message07(v0_7.header_of(entry), segment, limits)
    return batch_class(entry.magic)(header_of(entry, limits), segment, limits)


def header_of(entry: Entry, limits: Limits) -> EntryHeader:
    """The header of an entry, valid or not."""
    if select.is_columnar():
        from kafkafmt.engine.kernel import _kernel

        return _kernel.EntryHeader(entry.data, entry.position, entry.is_valid, limits)
    return parsed_header(entry)
