"""The check that every log has a record at or after the starting time.

Only the option `startingOffsetsByTimestampStrategy=error` requires it.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from kafkafmt._base.limits import Limits
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.log import ranges
from kafkafmt.log.ranges import Range
from kafkafmt.log.scan import Query, Selection
from kafkafmt.storage.segment_file import Extent


def check_times(extents: Iterable[Extent], read: LogRead) -> None:
    """Raises ValueError for a log without a record at or after its starting time.

    Does nothing unless the options require the check. It reads the headers of the last segment, and
    of earlier segments as long as none has such a record.
    """
    times = read.starting_times
    if times is None or not read.fail_without_later:
        return
    for directory, log in groupby(extents, key=ranges.log_directory):
        listed = list(log)
        first = listed[0].segment
        time = times.of((first.topic, first.partition))
        if not any(_has_since(extent, time, read.limits) for extent in reversed(listed)):
            raise ValueError(
                f"{directory}: no record has a time at or after {time} (option {times.option!r});"
                " to accept that, set the option startingOffsetsByTimestampStrategy to latest"
            )


def _has_since(extent: Extent, time: int, limits: Limits) -> bool:
    query = Query(
        source=[extent],
        columns=["offset"],
        on_damage="skip",
        wanted=Selection(range=Range(start_timestamp=time)),
        limits=limits,
    )
    return any(batch.num_rows for batch in query.records())
