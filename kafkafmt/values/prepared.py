"""The decoder of tasks: decided once for a source, it decodes into types that every table has.

Strategy: what depends on topics and on samples of their values (the schemas, ``auto``, a schema of
Connect) is decided before the decoder is pickled for the processes.

Invariant: all decoders of one source have the same types.
"""

from __future__ import annotations

from dataclasses import dataclass

import pyarrow as pa

from kafkafmt.segment.tables.portable import portable, portable_type
from kafkafmt.segment.tables.schemas import RECORD_SCHEMA
from kafkafmt.values.records import COLUMNS, RecordDecoder


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

    def __init__(self, prepared: RecordDecoder) -> None:
        self._decoder = prepared.settled()
        schema = self._decoder.schema(RECORD_SCHEMA)
        self.schema = pa.schema([pa.field(field.name, _type(field)) for field in schema])

    def decode(self, batch: pa.RecordBatch) -> DecodedBatch:
        """A batch with the columns of :data:`~kafkafmt.values.records.USED` and others, decoded."""
        decoder = self._decoder
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
