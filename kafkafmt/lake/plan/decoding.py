"""How the tasks of a read decode keys and values, decided once where it is planned."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby, islice

from kafkafmt.lake.plan import selection
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.log import scan
from kafkafmt.storage.segment_file import Extent
from kafkafmt.values.prepared import PortableDecoder
from kafkafmt.values.records import USED, Decoding, RecordDecoder
from kafkafmt.values.schema_sources import read_schemas


def value_decoder(read: LogRead, extents: Iterable[Extent] | None = None) -> PortableDecoder | None:
    """How keys and values are decoded, decided on the driver; ``None``: they are binary.

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
        there = selection.select(read) if extents is None else extents
        listed = (extent for extent in there if not extent.segment.is_unlisted)
        needs_sample = any(format.needs_sample for format in formats)
        topics = []
        for topic, of_topic in groupby(listed, key=lambda extent: extent.segment.topic):
            topics.append(topic)
            if needs_sample:
                query = scan.Query.of(list(of_topic), USED, on_damage="skip", limits=read.limits)
                samples += list(islice(query.records(), 1))
    decoder = RecordDecoder(decoding)
    decoder.prepare(topics, samples)
    return PortableDecoder(decoder)
