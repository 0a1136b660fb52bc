"""The log start offset of the logs that a reader found: below it, a consumer gets nothing.

Strategy: the data directory's ``log-start-offset-checkpoint`` has the offset. The extents of its
log carry it, so each later step of a reading only compares offsets.

Invariant: bytes below a log start offset are left out with one warning for each log.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby

from kafkafmt._base.limits import Limits
from kafkafmt._base.wording import printable
from kafkafmt.log import ranges
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import Extent

_LOGGER = logging.getLogger(__name__)


def started(found: Iterable[Extent], limits: Limits) -> Iterator[Extent]:
    """Yield the extents of logs, with the log start offset where one lies above their first offset.

    Kafka's consumers are sent there by ``OFFSET_OUT_OF_RANGE`` (``UnifiedLog.read``). A tier has
    its own (``Extent.copied``), and a segment that is named as no log has none.
    """
    stores: dict[StorageOptions, DataDirectories] = {}
    for directory, listed in groupby(found, key=ranges.log_directory):
        extents = list(listed)
        first = extents[0].segment
        start = None
        if first.base_offset is not None and extents[0].copied is None:
            beside = stores.setdefault(first.storage, DataDirectories(first.storage, limits))
            start = beside.log_start(PartitionLog(directory, first.topic, first.partition))
        if start is None or start <= (first.base_offset or 0):
            yield from extents
            continue
        _LOGGER.warning(
            "%s",
            printable(
                f"{directory}: offsets below the log start offset {start} are left out;"
                " below_log_start=True reads them (--below-log-start)"
            ),
        )
        yield from (replace(extent, log_start=start) for extent in extents)
