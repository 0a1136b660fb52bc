"""Decoders that are decided once for a source, for all its readings and tasks.

Strategy: what depends on topics and on samples of their values (the schemas, ``auto``, a schema of
Connect) is decided when :class:`PreparedDecoder` is made. Each reading gets a decoder of its own,
and so does each process that a :class:`PortableDecoder` is pickled for.

Invariant: all decoders of one source have the same types.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any

import pyarrow as pa

from kafkafmt.tables.portable import portable, portable_type
from kafkafmt.tables.schemas import RECORD_SCHEMA
from kafkafmt.values.records import COLUMNS, Decoding, RecordDecoder


class PreparedDecoder:
    """Makes decoders with the same types. It can be pickled.

    Args:
        decoding: how keys and values are decoded.
        topics: those of the source.
        samples: first records of topics, for formats that depend on them.

    Raises:
        SchemaError: a topic has no schema, or it does not parse.
        ValueError: a format needs schemas, or the types of topics differ.
    """

    def __init__(
        self,
        decoding: Decoding,
        topics: Sequence[str | None],
        samples: Iterable[pa.RecordBatch] = (),
    ) -> None:
        decoder = RecordDecoder(decoding)
        for sample in samples:
            decoder.prepare(sample)
        decoder.prepare_topics(topics, pa.RecordBatch.from_pylist([], RECORD_SCHEMA))
        self._decoding = decoding
        self._decided = decoder.decided

    def fresh(self) -> RecordDecoder:
        """A decoder that has decoded nothing."""
        return RecordDecoder(self._decoding, self._decided)

    def settled(self) -> PreparedDecoder:
        """The same, with the format of topics without samples taken from the others.

        Each task sees other first values of them, and would decide by those.
        """
        of_columns: dict[str, Any] = {
            column: format for (_, column), format in self._decided.formats.items()
        }
        settled = copy(self)
        settled._decoding = replace(self._decoding, **of_columns)
        return settled


@dataclass(frozen=True)
class DecodedBatch:
    """Records with decoded keys and values.

    Attributes:
        rows: all records; a key or value that failed is null.
        failed: how many keys and values failed.
        letters: those that failed, as rows of ``values_failed``, if errors are collected.
    """

    rows: pa.RecordBatch
    failed: int = 0
    letters: tuple[pa.RecordBatch, ...] = ()


class PortableDecoder:
    """Decodes into types that every table has. It can be pickled.

    Attributes:
        schema: of all columns of records.
    """

    def __init__(self, prepared: PreparedDecoder) -> None:
        self._prepared = prepared.settled()
        schema = self._prepared.fresh().schema(RECORD_SCHEMA)
        self.schema = pa.schema([pa.field(field.name, _type(field)) for field in schema])
        self._decoder: RecordDecoder | None = None

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_decoder": None}

    def decode(self, batch: pa.RecordBatch) -> DecodedBatch:
        """A batch with the columns of :data:`~kafkafmt.values.records.USED` and others, decoded."""
        decoder = self._decoder
        if decoder is None:
            decoder = self._decoder = self._prepared.fresh()
        failed = decoder.failed
        decoded = decoder.decode(batch)
        letters = tuple(decoder.letters)
        decoder.letters.clear()
        columns = [
            portable(column) if is_decoded(name) else column
            for name, column in zip(decoded.schema.names, decoded.columns, strict=True)
        ]
        rows = pa.RecordBatch.from_arrays(columns, decoded.schema.names)
        return DecodedBatch(rows, decoder.failed - failed, letters)


def is_decoded(name: str) -> bool:
    """Whether a column is a key or value, or is made of one."""
    return name.partition("_")[0] in COLUMNS


def _type(field: pa.Field) -> pa.DataType:
    return portable_type(field.type) if is_decoded(field.name) else field.type
