"""The segments whose times are not those of a clock, and what time retention does with them.

Strategy: retention compares a segment's largest time with the clock (``UnifiedLog``,
``deleteRetentionMsBreachedSegments``), so only that one decides. A producer that gives another unit
than milliseconds, or whose clock is ahead, shows in its size; only then are batches read again.

Invariant: times are a warning: a broker took the records. One finding a segment.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress

from kafkafmt._base.damage import COLLECT, DamagePolicy
from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.limits import Limits
from kafkafmt._base.moments import iso_text, year_of
from kafkafmt._base.wording import counted
from kafkafmt.segment.engine.opening import batches
from kafkafmt.segment.record.batch import Batch
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.window import Window
from kafkafmt.survey.verification.finding import IMPLAUSIBLE_TIMESTAMP, WARNING, Finding, of_segment

_DAY = 24 * 60 * 60 * 1000
_YEAR = 365.25 * _DAY
_OLDEST = 1_000_000_000_000  # September 2001: seconds have had ten digits since then
_LATEST = 4_102_444_800_000  # the year 2100
_FINER = (("microseconds", 1_000), ("nanoseconds", 1_000_000))


def is_implausible(timestamp: int, now: int) -> bool:
    """Return whether a time in milliseconds is in another unit, or over a day after ``now``."""
    return timestamp > now + _DAY or _OLDEST <= timestamp * 1000 < _LATEST


def implausible(
    window: Window, segment: SegmentFile, largest: int, limits: Limits
) -> Iterator[Finding]:
    """Yield the finding of a segment whose ``largest`` time is not that of a clock."""
    now = time.time_ns() // 1_000_000
    if not is_implausible(largest, now):
        return
    first: Batch | None = None
    number = 0
    for batch in batches(window, Extent(segment), DamagePolicy(COLLECT), limits):
        if is_implausible(batch.max_timestamp, now) and batch.is_valid:
            first = first or batch
            number += 1
    if first is None:
        return
    offset, timestamp = _record(first, now)
    producer = -1 if first.producer_id is None else first.producer_id
    by = f" of producer {producer}" if producer >= 0 else ""
    message = f"the time{by} at offset {offset} is {_date(timestamp)}, {_unit(timestamp, now)}; "
    if number > 1:
        message += f"such times are in {counted(number, 'batch')}; "
    message += _retention(largest, now)
    yield of_segment(
        segment,
        WARNING,
        IMPLAUSIBLE_TIMESTAMP,
        message,
        position=first.position,
        first_offset=offset,
        last_offset=offset,
        first_timestamp=timestamp,
        last_timestamp=timestamp,
    )


def _record(batch: Batch, now: int) -> tuple[int, int]:
    """Return offset and time of the first such record of a batch."""
    with suppress(KafkaFormatError):  # which is damage, and has its own finding
        for record in batch.iter_records():
            if is_implausible(record.timestamp, now):
                return record.offset, record.timestamp
    return batch.next_offset - 1, batch.max_timestamp  # by its header only


def _unit(timestamp: int, now: int) -> str:
    if timestamp < now:
        return "seconds?"
    for unit, factor in _FINER:
        if _OLDEST <= timestamp // factor < _LATEST:
            return f"{unit}?"
    ahead = (timestamp - now) / _YEAR
    if ahead >= 1:
        return f"{counted(round(ahead), 'year')} ahead"
    days = (timestamp - now) // _DAY
    return f"{days} day{'s' if days > 1 else ''} ahead"


def _date(timestamp: int) -> str:
    """Return the day, or year and number where a calendar has no such day."""
    text = iso_text(timestamp)
    return text[:10] if text is not None else f"{timestamp} (the year {year_of(timestamp)})"


def _retention(largest: int, now: int) -> str:
    if largest < now:
        return "time retention removes the segment as soon as it is closed"
    if largest >= _LATEST:
        return "time retention never removes the segment"
    return f"time retention does not remove the segment before {_date(largest)}"
