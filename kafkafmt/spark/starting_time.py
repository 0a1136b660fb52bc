"""Whether every log has a record at or after the starting time that the options name."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from kafkafmt.log import ranges
from kafkafmt.scan import scan_records
from kafkafmt.spark.options import Options
from kafkafmt.storage.segment_file import Extent, SegmentFile


def check_times(segments: Iterable[SegmentFile], options: Options) -> None:
    """Raises ValueError for a log that ends before its starting time, if the options want that.

    To know it, the headers of its last segment are read, of more where that has no such record.
    """
    times = options.starting_times
    if times is None or not options.fail_without_later:
        return
    for directory, log in groupby(map(Extent, segments), key=ranges.log_directory):
        listed = list(log)
        first = listed[0].segment
        time = times.of((first.topic, first.partition))
        if not any(_has_since(extent, time) for extent in reversed(listed)):
            raise ValueError(
                f"{directory}: no record is at or after {time} (option {times.option!r}); to read"
                " nothing of it, set the option startingOffsetsByTimestampStrategy to latest"
            )


def _has_since(extent: Extent, time: int) -> bool:
    later = scan_records([extent], columns=["offset"], on_damage="skip", start_timestamp=time)
    return any(batch.num_rows for batch in later)
