"""The logs of a source, those of tiered storage among them: what every reader of a source asks.

Strategy: the search for segments puts folders of tiered storage aside. Their logs are found by
manifests (:mod:`~kafkafmt.tiered.bucket`), or by the files of ``LocalTieredStorage``. A broker's
own log directory of the same topic id is a part of such a log: it has what the tier lacks.

Invariant: each offset of a log in a tier comes from one copy. What is left out is in the search.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any

from kafkafmt.limits import DEFAULT_LIMITS, Limits
from kafkafmt.storage import discovery, meter
from kafkafmt.storage.directories import LogFilter, Search, search_of
from kafkafmt.storage.discovery import Source
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.options import StorageOptions
from kafkafmt.storage.segment_file import CopiedLog, Extent

if TYPE_CHECKING:
    from kafkafmt.tiered.bucket import Bucket


def find_extents(
    source: Source,
    storage: Mapping[str, Any] | None = None,
    logs: LogFilter | None = None,
    search: Search | None = None,
    limits: Limits = DEFAULT_LIMITS,
) -> list[Extent]:
    """The extents of a source, as :func:`kafkafmt.storage.discovery.find_extents`.

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
    """The extents of :func:`find_extents` in groups of whole logs.

    Those of a log in a tier are a group, and only these are there at a time.

    Raises:
        OSError: as of :func:`find_extents`; likewise the others.
    """
    options = storage if isinstance(storage, StorageOptions) else StorageOptions(storage)
    search = search_of(search)
    tiers = _Tiers(search, options, limits)
    plain = discovery.find_extents(source, options, logs, search)
    yield from tiers.with_plain(plain, source, logs)


def find_nested_logs(
    paths: Sequence[str],
    storage: StorageOptions,
    search: Search | None = None,
    limits: Limits = DEFAULT_LIMITS,
) -> Iterator[Sequence[Extent]]:
    """The same of paths or URLs, and of directories in them at any depth.

    Raises:
        FileNotFoundError: a source does not exist, or has no segment.
        OSError: as of :func:`find_extents`.
    """
    search = search_of(search)
    tiers = _Tiers(search, storage, limits)
    nested = [discovery.find_nested_segments(path, storage, search) for path in paths]
    plain = discovery.find_extents(nested, storage)
    yield from tiers.with_plain(plain, list(paths), None)


class _Tiers:
    """The tiers that a search meets. What reads them is loaded then: most sources have none."""

    def __init__(self, search: Search, storage: StorageOptions, limits: Limits) -> None:
        self._search = search
        self._storage = storage
        self._limits = limits
        self._bucket: Bucket | None = None
        search.tiers = {}
        search.on_tier = self._add

    def _add(self, path: str, items: list[Item]) -> None:
        if self._bucket is None:
            from kafkafmt.tiered.bucket import Bucket

            self._bucket = Bucket(self._storage, self._limits)
        self._bucket.add(path, items)

    def with_plain(
        self, plain: list[Extent], source: Source, logs: LogFilter | None
    ) -> Iterator[Sequence[Extent]]:
        """The other extents that the search found, and those of the tiers."""
        if self._bucket is None:
            yield plain
            return
        from kafkafmt.tiered.joined import with_tiers

        found = self._bucket.logs()
        if not found and not plain and not self._search.unreadable:
            raise FileNotFoundError(
                f"{source!r}: holds objects of tiered storage, but no manifest of a segment"
            )
        self._search.not_searched += self._bucket.left_out
        self._bucket = None  # its logs are let go one after another
        wanted = [log for log in found if logs is None or logs((log.topic, log.partition))]
        del found
        for log in with_tiers(plain, wanted, self._storage, self._limits):
            meter.add(total=sum(extent.length for extent in log if extent.copied))
            yield log


def extents_of(log: CopiedLog, limits: Limits) -> Sequence[Extent]:
    """The extents of one log, found again in its directories where they were let go.

    Raises:
        OSError: a store cannot be reached.
    """
    if log.extents:
        return log.extents
    found = find_extents(list(log.directories), log.storage, limits=limits)
    return [each for each in found if each.copied and each.copied.topic_id == log.topic_id]
