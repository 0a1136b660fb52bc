"""What a source of an audit holds: folders of tiered storage, internal topics, objects of others.

Strategy: the search is that of every reader, so the audit sees what they see; each listing is
counted and forgotten.

Invariant: a source without a segment is not an error, since an audit looks for objects without
one; a source that does not exist is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from kafkafmt.state import metadata_log, remote
from kafkafmt.storage.directories import Search
from kafkafmt.storage.discovery import Source, find_extents
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.options import StorageOptions
from kafkafmt.storage.segment_file import Extent
from kafkafmt.survey.tiering.foreign import ForeignObjects


@dataclass
class Contents:
    """What was found.

    Attributes:
        search: what the search of all places met.
        foreign: the objects of others.
        remote_metadata: directories of ``__remote_log_metadata``.
        cluster_metadata: directories of ``__cluster_metadata``.
        of_brokers: the extents of other log directories.
    """

    search: Search
    foreign: ForeignObjects
    storage: StorageOptions
    remote_metadata: list[str] = field(default_factory=list)
    cluster_metadata: list[str] = field(default_factory=list)
    of_brokers: list[Extent] = field(default_factory=list)


def contents(
    source: Source, storage: StorageOptions, on_tier: Callable[[str, list[Item]], None]
) -> Contents:
    """Search a source; ``on_tier`` gets the folders of tiered storage, each with its files.

    Raises:
        FileNotFoundError: the source, or one of several, does not exist.
        OSError: a store cannot be reached, or refuses access.
        TypeError: the source has a wrong type.
    """
    listed, foreign = 0, ForeignObjects(storage)

    def count(directory: str, entries: list[Item]) -> None:
        nonlocal listed
        listed += 1
        foreign.add(directory, entries)

    search = Search(
        keeps_listings=False, on_tier=on_tier, on_listing=count, on_foreign=foreign.of_listing
    )
    contents = Contents(search, foreign, storage)
    topics = {remote.TOPIC: contents.remote_metadata, metadata_log.TOPIC: contents.cluster_metadata}
    for place in _places(source):
        before = listed
        try:
            extents = find_extents(place, storage, search=search)
        except FileNotFoundError:
            if listed == before:
                raise
            continue
        for extent in extents:
            paths = topics.get(extent.segment.topic or "")
            if paths is None:
                contents.of_brokers.append(extent)
            elif extent.directory not in paths:
                paths.append(extent.directory)
    return contents


def _places(source: Source) -> Iterator[Source]:
    """The sources in a list, one by one: each may be without a segment."""
    if isinstance(source, (list, tuple)):
        for path in source:
            yield from _places(path)
    else:
        yield source
