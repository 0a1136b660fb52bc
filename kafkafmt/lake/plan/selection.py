"""What the options of a read select, and how its tasks decode keys and values.

Strategy: segments are selected by path, topic and partition. How they are decoded is decided once,
where the read is planned.

Invariant: to select, no file is opened but the manifests of a tier: elsewhere the names of files
and directories are enough.
"""

from __future__ import annotations

import errno
import logging
import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby, islice

from kafkafmt._base.damage import Damage
from kafkafmt._base.errors import error_reason
from kafkafmt._base.packed import Packed
from kafkafmt._base.texts import near_or_some
from kafkafmt._base.wording import list_some, printable
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.log.data_directories import lost_logs, may_be_lost
from kafkafmt.log.scan.query import Query
from kafkafmt.log.scan.selection import matches
from kafkafmt.log.tier.logs import find_logs
from kafkafmt.segment.engine.opening import unlisted
from kafkafmt.storage.directories import Search
from kafkafmt.storage.errors import UnusableBytes
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.segments import WholeSegments
from kafkafmt.values.records import USED, Decoding, PortableDecoder, RecordDecoder
from kafkafmt.values.schema_sources import read_schemas

_LOGGER = logging.getLogger(__name__)
_NAMED = 5
"""How many topics a warning names."""


def select(
    read: LogRead, *, with_unlisted: bool = False, search: Search | None = None
) -> Packed[Extent]:
    """Return the selected segments, or their relevant parts, by topic, partition and offset.

    Those of a tier are packed: there may be a million.

    Where the read goes on, directories that cannot be listed are left out; `with_unlisted` they
    come last, in the place of their segments, and so do logs that have lost all their segments.

    Raises FileNotFoundError when a path is missing or has no segment, and ValueError when an option
    names a topic that was not found; else OSError when a directory cannot be listed or,
    `with_unlisted`, a log has lost all its segments.
    """
    search = search or Search(raises=not read.goes_on, keeps_listings=with_unlisted and may_be_lost)
    logs = find_logs(list(read.paths), read.storage, None, search, read.limits)
    selected: Packed[Extent] = Packed(read.storage)
    there: set[str | None] = set()
    known: set[str] = set()

    def add(extents: Sequence[Extent]) -> None:
        first = extents[0].segment  # all are of one log
        there.add(first.topic)
        if isinstance(extents, WholeSegments):
            known.add(first.directory)
            extents = extents.fixed() if read.has_fixed_ends else extents
        else:
            known.update(extent.segment.directory for extent in extents)
            extents = [each.fixed() for each in extents] if read.has_fixed_ends else extents
        if not is_chosen(read, *first.place):
            return
        if (copied := extents[0].copied) is not None:
            copied.found(())  # what refers to itself is freed late
            selected.pack(extents)
        else:
            selected.add(extents)

    for log in logs:
        add(log)
    if with_unlisted:
        gone = list(lost(read, search, known))
        if gone and not read.goes_on:
            raise gone[0].as_error()
        for damage, error in unlisted(search):
            reason = f"the directory cannot be listed: {error_reason(error)}"
            add([_placeholder(damage, OSError(errno.EIO, reason, damage.source))])
        for damage in gone:
            error = UnusableBytes(damage.kind, damage.message, damage.source)
            add([_placeholder(damage, error)])
    if (wanted := read.query.wanted.topics) is not None:
        topics = sorted(topic for topic in there if topic is not None)
        for name in sorted(wanted):
            if not any(matches(topic, name) for topic in topics):
                raise ValueError(f"topic {name!r} not found{near_or_some(name, topics)}")
    return selected


def _placeholder(damage: Damage, error: OSError) -> Extent:
    """Return an extent for a log directory without known segments."""
    place = damage.topic, damage.partition
    return Extent(SegmentFile(damage.source, None, *place, error=error))


def lost(read: LogRead, search: Search, known: Collection[str]) -> Iterator[Damage]:
    """Return the selected logs without any segment left; `known` directories have some."""
    return lost_logs(search.listings, known, lambda log: is_chosen(read, *log))


def place_of_log(name: str) -> tuple[str, int]:
    """Return topic and partition of a log, by its name in a position."""
    topic, _, partition = name.rpartition("-")
    return topic, int(partition)


def is_topic_chosen(read: LogRead, topic: str | None) -> bool:
    """Return whether the options select a topic."""
    wanted = read.query.wanted.topics
    if wanted is not None and not any(matches(topic or "", name) for name in wanted):
        return False
    pattern = read.topic_pattern
    return pattern is None or re.fullmatch(pattern, topic or "") is not None


def is_chosen(read: LogRead, topic: str | None, partition: int | None) -> bool:
    """Return whether the options select a log."""
    wanted = read.query.wanted.partitions
    return is_topic_chosen(read, topic) and (wanted is None or partition in wanted)


def value_decoder(read: LogRead, extents: Iterable[Extent] | None = None) -> PortableDecoder | None:
    """Return the decoder of keys and values, made on the driver; ``None`` if they stay binary.

    ``extents`` are those of the read, where they are known; else they are found if need be.

    Raises ValueError where a format needs schemas, or topics differ; SchemaError for a subject or
    version that is not there.
    """
    asked = read.values
    if asked is None:
        return None
    known = None
    if asked.schemas is not None:
        known = read_schemas(asked.schemas, limits=read.limits, storage_options=read.storage)
    decoding = Decoding(asked.key, asked.value, known, asked.on_error, limits=read.limits)
    formats = decoding.formats.values()
    topics: list[str | None] = [None]
    samples = []
    if any(format.needs_topic for format in formats):
        there = select(read) if extents is None else extents
        listed = (extent for extent in there if not extent.segment.is_unlisted)
        needs_sample = any(format.needs_sample for format in formats)
        topics = []
        for topic, of_topic in groupby(listed, key=lambda extent: extent.segment.topic):
            topics.append(topic)
            if needs_sample:
                query = Query.of(list(of_topic), USED, on_damage="skip", limits=read.limits)
                samples += list(islice(query.records(), 1))
    decoder = RecordDecoder(decoding)
    decoder.prepare(topics, samples)
    return PortableDecoder(decoder)


def warn_bytes(decoders: Iterable[PortableDecoder | None]) -> None:
    """Warn of topics with keys or values left as bytes, in one sentence each for all decoders."""
    topics: dict[str, list[str]] = {}
    for decoder in filter(None, decoders):
        for topic, column in decoder.bytes_columns:
            topics.setdefault(column, []).append(topic)
    for column, named in topics.items():
        first = printable(list_some(named, _NAMED))
        if len(named) == 1:
            _LOGGER.warning("%ss of %s are read as bytes", column, first)
        else:
            _LOGGER.warning("%ss of %d topics are read as bytes: %s", column, len(named), first)
