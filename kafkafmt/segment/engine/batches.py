"""Reads a segment as batches.

Invariant: it yields every whole entry in file order, valid or not, and reports the bytes between
them to the damage policy.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from kafkafmt._base import damage
from kafkafmt._base.damage import DamagePolicy
from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.limits import Limits
from kafkafmt.segment.engine import select
from kafkafmt.segment.engine.opening import damaged
from kafkafmt.segment.record import foreign
from kafkafmt.segment.record.batch import Batch
from kafkafmt.segment.record.entry import Entry, Gap
from kafkafmt.segment.record.entry_header import EntryHeader
from kafkafmt.segment.record.layout import KNOWN_MAGICS
from kafkafmt.segment.record.versions import KAFKA, LogFormat, batch_class, format_of
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.window import Window

if TYPE_CHECKING:
    from kafkafmt.segment.record.entry import Frame

_CLASSES = [batch_class(magic) for magic in KNOWN_MAGICS]


def batches(
    window: Window, extent: Extent, policy: DamagePolicy, limits: Limits
) -> Iterator[Batch]:
    """Every whole entry of an extent as a batch, valid or not; gaps are reported to the policy."""
    return (batch for batch in steps(window, extent, policy, limits) if batch is not None)


def steps(
    window: Window, extent: Extent, policy: DamagePolicy, limits: Limits
) -> Iterator[Batch | None]:
    """As :func:`batches`, and ``None`` for a gap: what the policy collected can be taken.

    Gaps in a row that are left out without a reason are one step.
    """
    segment = extent.segment
    walk = select.entry_walk(window, extent, limits)
    length = (window.size if extent.end is None else extent.end) - extent.start
    policy.begin(length, window.unreadable, extent.start)
    try:
        while walk.position < walk.end:
            headers = walk.headers(leaves_out=not policy.needs_reasons)
            left_out = walk.take_left_out()
            if left_out[0]:
                policy.leave_out(*left_out)
            for header in headers:
                yield None if header is None else _CLASSES[header.magic](header, segment, limits)
            if walk.is_refused:
                yield batch_or_damage(walk.frame(), window, segment, policy, limits)
    finally:
        policy.end()


def batch_or_damage(
    frame: Frame, window: Window, segment: SegmentFile, policy: DamagePolicy, limits: Limits
) -> Batch | None:
    """An entry as a batch; a gap is reported to the policy."""
    frame = explained(frame, window)
    if isinstance(frame, Entry):
        return batch_of(frame, segment, limits)
    policy.report(
        damaged(segment, frame.position, frame.length, frame.kind, frame.reason),
        damage.error_of(frame.kind, frame.reason, segment.path, frame.position),
    )
    return None


def explained(frame: Frame, window: Window) -> Frame:
    """The frame, or a gap that names the kind of file if the file is not a segment at all.

    Only the first frame of a file can show that, and only if it is not a valid entry.
    """
    if frame.position or (isinstance(frame, Entry) and frame.is_valid):
        return frame
    first = bytes(window.view(0, min(window.size, foreign.SIGNATURE_SIZE)))
    reason = foreign.explanation(first)
    return frame if reason is None else Gap(0, frame.length, damage.MALFORMED, reason)


def report_unreadable(batch: Batch, error: KafkaFormatError, policy: DamagePolicy) -> None:
    """Report a batch without readable records to the policy."""
    policy.report(
        damaged(
            batch.segment, batch.position, batch.size_in_bytes, damage.kind_of(error), error.reason
        ),
        error,
    )


def batch_of(entry: Entry, segment: SegmentFile, limits: Limits) -> Batch:
    """The batch of an entry, valid or not."""
    log_format = format_of(segment.name)
    header = header_of(entry, limits, log_format)
    return log_format.batch_class(entry.magic)(header, segment, limits)


def header_of(entry: Entry, limits: Limits, log_format: LogFormat = KAFKA) -> EntryHeader:
    """The header of an entry, valid or not."""
    if log_format.has_kernel and select.is_columnar():
        from kafkafmt.segment.engine.kernel import _kernel

        return _kernel.EntryHeader(entry.data, entry.position, entry.is_valid, limits)
    return log_format.header(entry)
