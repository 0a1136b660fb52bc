"""The logs of a source, those of tiered storage among them: what every reader of a source asks.

Strategy: the search for segments puts folders of tiered storage aside. Their logs are found by
manifests (:mod:`~kafkafmt.tiered.bucket`), or by the files of ``LocalTieredStorage``. A broker's
own log directory of the same topic id is a part of such a log: it has what the tier lacks.

Invariant: each offset of a log in a tier comes from one copy. What is left out is in the search.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from kafkafmt.limits import DEFAULT_LIMITS, Limits
from kafkafmt.storage import discovery, meter
from kafkafmt.storage.counted_extent import CopiedLog, CountedExtent
from kafkafmt.storage.directories import LogFilter, Search
from kafkafmt.storage.discovery import Source
from kafkafmt.storage.options import StorageOptions
from kafkafmt.storage.segment_file import Extent, SegmentFile


def find_extents(
    source: Source,
    storage: Mapping[str, Any] | None = None,
    logs: LogFilter | None = None,
    search: Search | None = None,
    limits: Limits = DEFAULT_LIMITS,
) -> list[Extent]:
    """The extents of a source, as :func:`kafkafmt.storage.discovery.find_extents`.

    Those of logs in a tier are :class:`~kafkafmt.storage.counted_extent.CountedExtent`; of each
    offset one copy is read, and what cannot be read has an extent that cannot be opened.

    Raises:
        FileNotFoundError: the source does not exist, or has no segment.
        OSError: a store cannot be reached, or an object was replaced since it was listed.
        DriverMissingError: a driver for the kind of URL, or ``cryptography``, is not installed.
    """
    options = storage if isinstance(storage, StorageOptions) else StorageOptions(storage)
    search = Search(raises=True, keeps_listings=False) if search is None else search
    search.tiers = {}
    plain = discovery.find_extents(source, options, logs, search)
    return _completed(source, plain, search, options, logs, limits)


def find_nested_extents(
    paths: Iterable[str],
    storage: StorageOptions,
    search: Search | None = None,
    limits: Limits = DEFAULT_LIMITS,
) -> list[Extent]:
    """The extents of paths or URLs, and of directories in them at any depth.

    Raises:
        FileNotFoundError: a source does not exist, or has no segment.
        OSError: as of :func:`find_extents`.
    """
    search = Search(raises=True, keeps_listings=False) if search is None else search
    search.tiers = {}
    nested = [discovery.find_nested_segments(path, storage, search) for path in paths]
    plain = discovery.find_extents(nested, storage)
    return _completed(list(paths), plain, search, storage, None, limits)


def _completed(
    source: Source,
    plain: list[Extent],
    search: Search,
    options: StorageOptions,
    logs: LogFilter | None,
    limits: Limits,
) -> list[Extent]:
    """The extents that a search found, and those of the tiers that it put aside."""
    if not search.tiers:
        return plain
    from kafkafmt.tiered.joined import in_folders, with_tiers  # most sources have no tier

    found = in_folders(search.tiers, options, limits)
    if not found.logs and not plain and not search.unreadable:
        raise FileNotFoundError(
            f"{source!r}: holds objects of tiered storage, but no manifest of a segment"
        )
    search.not_searched += ((item.path, why) for item, why in found.left_out)
    wanted = [log for log in found.logs if logs is None or logs((log.topic, log.partition))]
    extents = with_tiers(plain, wanted, options, limits)
    meter.add(total=sum(each.length for each in extents if isinstance(each, CountedExtent)))
    return extents


def extents_of(log: CopiedLog, limits: Limits = DEFAULT_LIMITS) -> list[CountedExtent]:
    """The extents of one log, found again in its directories.

    Raises:
        OSError: a store cannot be reached.
    """
    found = find_extents(list(log.directories), log.storage, limits=limits)
    return [
        extent
        for extent in found
        if isinstance(extent, CountedExtent) and extent.log.topic_id == log.topic_id
    ]


def find_segments(
    source: Source,
    storage: Mapping[str, Any] | None = None,
    search: Search | None = None,
    limits: Limits = DEFAULT_LIMITS,
) -> list[SegmentFile]:
    """The segments of a source, in the order of :func:`find_extents`."""
    extents = find_extents(source, storage, search=search, limits=limits)
    return [extent.segment for extent in extents if extent.start == 0]
