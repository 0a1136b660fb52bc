"""What is wanted of internal topics, and where a source has their logs.

Strategy: the sources are searched as for any records; segments in no log directory are of the
wanted topic only where they are named.

Invariant: a directory of another topic that cannot be listed does no harm.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Annotated, Any, TypedDict

from typing_extensions import Doc

from kafkafmt._base.damage import COLLECT, RAISE, SKIP, Damage
from kafkafmt._base.keywords import Default, described
from kafkafmt._base.limits import Limits
from kafkafmt._base.moments import Moment, expect_moment
from kafkafmt.log.lost_logs import lost_logs
from kafkafmt.segment.engine.opening import unlisted
from kafkafmt.segment.side_files.options import StoreAccess
from kafkafmt.storage.directories import Search
from kafkafmt.storage.discovery import Source, find_extents, source_parts
from kafkafmt.storage.resolve import tree_of
from kafkafmt.storage.segment_file import Extent

INTERNAL_SOURCE = """a directory of the internal topic, its segments, a data directory that holds
    it, a glob, a URL that fsspec knows, or a list of these."""
"""What a source of internal topics is."""
INTERNAL_ERRORS = {
    "FileNotFoundError": "the source does not exist, or does not hold the topic.",
    "KafkaFormatError": 'with ``on_damage="raise"``, at the first damage.',
}
"""What the readers of internal topics raise."""


class _InternalRange(TypedDict, total=False):
    on_damage: Annotated[
        str, Doc("``raise``, ``skip`` or ``collect``: what to do about damage."), Default(SKIP)
    ]
    damage: Annotated[list[Damage] | None, Doc("with ``collect``, takes what was left out.")]
    as_of_offset: Annotated[
        int | None, Doc("only the records up to and with this offset, in each log.")
    ]
    as_of_timestamp: Annotated[
        Moment | None,
        Doc(
            "only the records whose timestamp is this or earlier: milliseconds since 1970, ISO 8601"
            " text or a datetime."
        ),
    ]
    threads: Annotated[int, Doc("how many threads read; the result stays the same."), Default(1)]


class InternalOptions(_InternalRange, StoreAccess, total=False):
    """What every function that reads internal topics takes besides its source."""


internal_reader = described(InternalOptions, INTERNAL_ERRORS, source=INTERNAL_SOURCE)
"""Describes a function that takes a source of internal topics and these options."""


@dataclass(frozen=True)
class InternalQuery:
    """The options of a function, with their defaults; the moment is in milliseconds."""

    on_damage: str = SKIP
    damage: list[Damage] = field(default_factory=list)
    as_of_offset: int | None = None
    as_of_timestamp: int | None = None
    threads: int = 1
    limits: Limits | None = None
    storage_options: Mapping[str, Any] | None = None

    @classmethod
    def of(cls, options: InternalOptions) -> InternalQuery:
        """The options of a call."""
        given: dict[str, Any] = {**options}
        given["as_of_timestamp"] = expect_moment("as_of_timestamp", options.get("as_of_timestamp"))
        if given.get("damage") is None:
            given.pop("damage", None)
        return cls(**given)


def internal_extents(
    source: Source, reading: InternalQuery, topics: Iterable[str]
) -> tuple[list[Extent], Exception | None]:
    """The extents of some topics; and why a directory of these topics cannot be read.

    Extents without a topic are among them where the source names them. A directory of these topics
    that cannot be listed is damage, and so is one that has lost all its segments; directories of
    other topics are not listed.

    Raises:
        FileNotFoundError: the source does not exist, or has no segment.
        OSError: with ``on_damage="raise"``, a directory that may be of these topics cannot be
            listed.
    """
    search = Search()
    wanted = {None, *topics}
    found_extents = find_extents(
        source, reading.storage_options, lambda log: log[0] in wanted, search=search
    )
    is_named = _named(source)
    extents = [
        extent for extent in found_extents if extent.segment.topic is not None or is_named(extent)
    ]
    return extents, note_unlisted(search, reading, lambda damage: damage.topic in wanted)


def note_unlisted(
    search: Search, reading: InternalQuery, is_wanted: Callable[[Damage], bool]
) -> Exception | None:
    """Note as damage what a search could not list, and logs that have lost all their segments.

    Returns:
        Why the first one cannot be read.

    Raises:
        OSError: with ``on_damage="raise"``, that of the first one.
    """
    first: Exception | None = None
    lost = lost_logs(search.listings, search.filled.union(search.tiers))
    for damage, error in (*unlisted(search), *((each, each.as_error()) for each in lost)):
        if not is_wanted(damage):
            continue
        if reading.on_damage == RAISE:
            raise error
        if reading.on_damage == COLLECT and damage not in reading.damage:
            reading.damage.append(damage)
        first = first or error
    return first


def _named(source: Source) -> Callable[[Extent], bool]:
    """Whether a segment is named by a source: it, its directory, or a pattern for its path.

    Others lie in a directory below a given one. Where such a directory has no topic's name, their
    topic is unknown: ``__consumer_offsets-0.bak`` is not a log.
    """
    paths, patterns = set(), []
    for part in source_parts(source):
        if isinstance(part, (str, os.PathLike)):
            path = os.fsdecode(part)
            absolute = tree_of(path).absolute(path)
            paths.add(absolute)
            if any(character in path for character in "*?["):
                patterns.append(absolute)

    def is_named(extent: Extent) -> bool:
        segment = extent.segment
        if not paths or segment.data is not None:
            return True
        return (
            segment.path in paths
            or segment.directory in paths
            or any(fnmatchcase(segment.path, pattern) for pattern in patterns)
        )

    return is_named
