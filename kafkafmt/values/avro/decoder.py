"""Avro bodies as arrays: the kernel reads what it can, the exact engine the rest."""

from __future__ import annotations

import pyarrow as pa

from kafkafmt.segment.write import unsigned_varint
from kafkafmt.values.avro.exact import ExactAvro, check_meanings
from kafkafmt.values.avro.schema import Type, parse, shape_of
from kafkafmt.values.decoding import Decoded, Writer
from kafkafmt.values.fallback import CompiledWithFallback, plan_of
from kafkafmt.values.schemas import Schema, Schemas


class AvroDecoder:
    """Decodes into the type of one reader's schema.

    Args:
        reader: the schema that all values are resolved to.
        schemas: what it and the writers' schemas refer to.

    Raises:
        SchemaError: the reader's schema does not parse.
    """

    def __init__(self, reader: Schema, schemas: Schemas) -> None:
        self._schemas = schemas
        self._reader_schema = reader
        self._reader = parse(reader, schemas)
        self._shape = shape_of(self._reader)
        self.type: pa.DataType = self._shape.arrow
        self._decoders: dict[Schema, tuple[Type, CompiledWithFallback]] = {}

    def decode(self, writer: Writer, bodies: pa.Array, skip: int = 0) -> Decoded:
        """Decode the bodies of one writer's schema; without one they have the reader's."""
        schema = writer.schema or self._reader_schema
        if schema not in self._decoders:
            self._decoders[schema] = self._decoder(schema)
        written, decoder = self._decoders[schema]
        if writer.is_confluent and written.kind == "bytes":
            return decoder.decode(_with_lengths(bodies, skip))
        return decoder.decode(bodies, skip)

    def _decoder(self, schema: Schema) -> tuple[Type, CompiledWithFallback]:
        written = self._reader
        if schema != self._reader_schema:
            written = parse(schema, self._schemas)
            check_meanings(written, self._reader)
        exact = ExactAvro(written, self._reader, self._shape)
        plan = plan_of("avro", written, self._shape)
        return written, CompiledWithFallback(self.type, exact.read, plan)


def _with_lengths(bodies: pa.Array, skip: int) -> pa.Array:
    """Bytes that were written raw, from byte ``skip`` on, as Avro writes them."""
    raw = (body[skip:] for body in bodies.to_pylist())
    # A length is a zigzag varint.
    return pa.array([unsigned_varint(len(body) << 1) + body for body in raw], pa.binary())
