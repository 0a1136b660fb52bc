"""Decoded keys and values in the data source: what the driver decides, and what a task does.

Strategy: the driver reads the schemas once, and decides all that depends on values (the format
`auto`, a schema of Connect). Tasks get the schemas and those decisions pickled. Invariant: the
types of the columns are the same in all tasks.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

import pyarrow as pa

from kafkafmt.scan import scan_records
from kafkafmt.spark import selection
from kafkafmt.spark.options import Options
from kafkafmt.spark.value_types import spark_type, to_spark_type
from kafkafmt.tables.schemas import RECORD_SCHEMA
from kafkafmt.values.records import COLUMNS, USED, Decoding, RecordDecoder
from kafkafmt.values.schema_sources import read_schemas


@dataclass(frozen=True)
class DecodedBatch:
    """Records with decoded keys and values.

    Attributes:
        rows: all records; a key or value that failed is null.
        failed: how many keys and values failed.
        letters: those that failed, as rows of `values_failed`, if errors are collected.
    """

    rows: pa.RecordBatch
    failed: int = 0
    letters: tuple[pa.RecordBatch, ...] = ()


class Values:
    """How a table's keys and values are decoded; it can be pickled.

    Attributes:
        schema: of all columns of the table, in Spark's types.
    """

    def __init__(self, options: Options) -> None:
        """Decides, on the driver.

        Raises ValueError where a format needs schemas, or topics differ; SchemaError for a subject
        or version that is not there.
        """
        asked = options.values
        if asked is None:
            raise ValueError("no option says how keys or values are written")
        schemas = None
        if asked.schemas is not None:
            schemas = read_schemas(asked.schemas, storage_options=options.storage)
        decoding = Decoding(asked.key, asked.value, schemas, asked.on_error)
        decoder = RecordDecoder(decoding)
        _prepare(decoder, decoding, options)
        decided: dict[str, Any] = {
            column: format for (_, column), format in decoder.formats.items()
        }
        self._decoding = replace(decoding, **decided)
        found = decoder.schema(RECORD_SCHEMA)
        self.schema = pa.schema([pa.field(each.name, _type(each)) for each in found])
        self._decoder: RecordDecoder | None = None

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_decoder": None}

    def decode(self, batch: pa.RecordBatch) -> DecodedBatch:
        """A batch with the columns of :data:`~kafkafmt.values.records.USED` and others, decoded."""
        decoder = self._decoder
        if decoder is None:
            decoder = self._decoder = RecordDecoder(self._decoding)
        failed = decoder.failed
        made = decoder.decode(batch)
        letters = tuple(decoder.letters)
        decoder.letters.clear()
        columns = [
            to_spark_type(column) if is_decoded(name) else column
            for name, column in zip(made.schema.names, made.columns, strict=True)
        ]
        rows = pa.RecordBatch.from_arrays(columns, made.schema.names)
        return DecodedBatch(rows, decoder.failed - failed, letters)


def is_decoded(name: str) -> bool:
    """Whether a column is a key or value, or is made of one."""
    return name.partition("_")[0] in COLUMNS


def _type(field: pa.Field) -> pa.DataType:
    return spark_type(field.type) if is_decoded(field.name) else field.type


def _prepare(decoder: RecordDecoder, decoding: Decoding, options: Options) -> None:
    """Make the decoders of all topics, as far as they need no task."""
    formats = [each for each in (decoding.key, decoding.value) if each is not None]
    nothing = pa.RecordBatch.from_pylist([], RECORD_SCHEMA)
    if not any(each.needs_topic for each in formats):
        decoder.prepare_topics([None], nothing)
        return
    needs_sample = any(each.needs_sample for each in formats)
    segments = selection.select(options)
    topics = []
    for topic, of_topic in groupby(segments, key=lambda segment: segment.topic):
        topics.append(topic)
        if needs_sample:
            first = next(scan_records(list(of_topic), columns=USED, on_damage="skip"), None)
            if first is not None:
                decoder.prepare(first)
    decoder.prepare_topics(topics, nothing)
