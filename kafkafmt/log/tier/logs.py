"""The logs of a source, tiered ones included: the search shared by all readers.

Strategy: the search for segments puts folders of tiered storage aside. Their logs are found by
manifests (:mod:`~kafkafmt.log.tier.bucket`), or by the files of ``LocalTieredStorage``. A broker's
own log directory of the same topic id is a part of such a log: it has what the tier lacks.

Invariant: each offset of a log in a tier comes from one copy. The search lists everything left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any

from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt.storage import discovery, meter
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.directories import LogFilter, Search, search_or_default
from kafkafmt.storage.discovery import Source
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.segment_file import CopiedLog, Extent

if TYPE_CHECKING:
    from kafkafmt.log.tier.bucket import Bucket


def find_extents(
    source: Source,
    storage: Mapping[str, Any] | None = None,
    logs: LogFilter | None = None,
    search: Search | None = None,
    limits: Limits = DEFAULT_LIMITS,
) -> list[Extent]:
    """Return the extents of a source, as :func:`kafkafmt.storage.discovery.find_extents`.

    In a tier one copy is read of each offset, and what cannot be read has an extent that cannot be
    opened.

    Raises:
        FileNotFoundError: the source does not exist, or has no segment.
        OSError: a store cannot be reached, or an object was replaced since it was listed.
        DriverMissingError: a driver for the kind of URL, or ``cryptography``, is not installed.
    """
    return list(chain.from_iterable(find_logs(source, storage, logs, search, limits)))


def find_logs(
    source: Source,
    storage: Mapping[str, Any] | None = None,
    logs: LogFilter | None = None,
    search: Search | None = None,
    limits: Limits = DEFAULT_LIMITS,
) -> Iterator[Sequence[Extent]]:
    """Yield the extents of :func:`find_extents`, those of a log together.

    Only one log of a tier is there at a time.
    """
    options = storage if isinstance(storage, StorageOptions) else StorageOptions(storage)
    search = search_or_default(search)
    tiers: list[Bucket] = []

    def add(path: str, items: list[Item]) -> None:
        if not tiers:  # most sources have none, and load nothing for it
            from kafkafmt.log.tier.bucket import Bucket

            tiers.append(Bucket(options, limits))
        tiers[0].add(path, items)

    search.tiers, search.on_tier = {}, add
    plain = discovery.find_groups(source, options, logs, search)
    if not tiers:
        yield from plain
        return
    from kafkafmt.log.tier.joined import with_tiers

    bucket = tiers.pop()
    found = bucket.logs()
    if not found and not plain and not search.unreadable:
        what = "holds objects of tiered storage, but no manifest of a segment"
        raise FileNotFoundError(f"{source!r}: {what}")
    search.not_searched += bucket.left_out
    wanted = [log for log in found if logs is None or logs((log.topic, log.partition))]
    del bucket, found  # its logs are let go one after another
    for log in with_tiers(list(chain.from_iterable(plain)), wanted, options, limits):
        meter.add(total=sum(extent.length for extent in log if extent.copied))
        yield log


def log_extents(log: CopiedLog, limits: Limits) -> Sequence[Extent]:
    """Return the extents of one log; they are found again in its directories if not kept."""
    if log.extents:
        return log.extents
    found = find_extents(list(log.directories), log.storage, limits=limits)
    return [each for each in found if each.copied and each.copied.topic_id == log.topic_id]
