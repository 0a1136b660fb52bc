"""Avro bodies as arrays: the kernel reads what it can, the exact engine the rest.

Invariant: with and without the compiled kernel the arrays and the failures are the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pyarrow as pa

from kafkafmt.values.avro.columns import UnrepresentableError, array_of
from kafkafmt.values.avro.judge import Judge
from kafkafmt.values.avro.resolution import check_meanings
from kafkafmt.values.avro.schema import Type, parse
from kafkafmt.values.avro.shape import shape_of
from kafkafmt.values.decoding import Decoded, Writer, one_by_one, with_judged, without_prefix
from kafkafmt.values.errors import UNREPRESENTABLE, UNRESOLVABLE, SchemaError, ValueDecodeError
from kafkafmt.values.schema import Schema
from kafkafmt.values.schemas import Schemas

if TYPE_CHECKING:
    from kafkafmt.values.avro.plan import Reading


class AvroDecoder:
    """Decodes into the type of one reader's schema.

    Args:
        reader: the schema that all values are resolved to.
        schemas: what it and the writers' schemas refer to.
        is_compiled: whether to use the kernel, if it is there.

    Raises:
        SchemaError: the reader's schema does not parse.
    """

    def __init__(self, reader: Schema, schemas: Schemas, *, is_compiled: bool = True) -> None:
        self._schemas = schemas
        self._reader_schema = reader
        self._reader = parse(reader, schemas)
        self._shape = shape_of(self._reader)
        self._is_compiled = is_compiled
        self._engines: dict[Schema, _Engine] = {}

    @property
    def type(self) -> pa.DataType:
        """The Arrow type of the reader's schema."""
        return self._shape.arrow

    def decode(self, writer: Writer, bodies: pa.Array, skip: int = 0) -> Decoded:
        """Decode the bodies of one writer's schema; without one they have the reader's."""
        schema = writer.schema or self._reader_schema
        engine = self._engines.get(schema)
        if engine is None:
            engine = self._engines[schema] = self._engine(schema)
        return engine.decode(bodies, skip)

    def _engine(self, schema: Schema) -> _Engine:
        if schema == self._reader_schema:
            return _Engine(self._reader, self)
        try:
            written = parse(schema, self._schemas)
        except SchemaError as error:
            raise ValueDecodeError(UNRESOLVABLE, f"the writer's schema: {error.reason}") from None
        check_meanings(written, self._reader)
        return _Engine(written, self)

    def judge(self, writer: Type) -> Judge:
        """The exact engine from a writer's type."""
        return Judge(writer, self._reader)

    def array_of(self, values: list[Any]) -> pa.Array:
        """An array of values of the exact engine."""
        try:
            return array_of(self._shape, values)
        except UnrepresentableError as error:
            raise ValueDecodeError(UNREPRESENTABLE, str(error)) from None

    def plan(self, writer: Type) -> Reading | None:
        """The compiled engine from a writer's type; ``None`` where the kernel is not used."""
        if not self._is_compiled:
            return None
        try:
            from kafkafmt.values.avro.plan import Reading
        except ImportError:
            return None
        return Reading(writer, self._shape)


class _Engine:
    """From one writer's type to the decoder's."""

    def __init__(self, writer: Type, decoder: AvroDecoder) -> None:
        self._decoder = decoder
        self._judge = decoder.judge(writer)
        self._plan = decoder.plan(writer)

    def decode(self, bodies: pa.Array, skip: int) -> Decoded:
        if self._plan is None:
            return self._judged(without_prefix(bodies, skip))
        array, refused = self._plan.read(bodies, skip)
        return with_judged(array, refused, bodies, skip, self._judged)

    def _judged(self, bodies: pa.Array) -> Decoded:
        return one_by_one(bodies, self._judge.read, self._decoder.array_of)
