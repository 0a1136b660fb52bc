"""Protobuf bodies as arrays: the kernel reads what it can, upb the rest.

Strategy: all values become the reader's message; Protobuf has no resolution, so a writer's message
has to be one that the reader's descriptor reads without loss, which is compared once a schema.

Invariant: bodies with indexes come out in the order in which they went in.
"""

from __future__ import annotations

from collections.abc import Callable

import pyarrow as pa

from kafkafmt.values.decoding import Decoded, Failure, Writer, failed, merged
from kafkafmt.values.errors import (
    MALFORMED,
    UNRESOLVABLE,
    SchemaError,
    ValueDecodeError,
)
from kafkafmt.values.fallback import CompiledWithFallback, plan_of
from kafkafmt.values.protobuf.descriptors import (
    FileDescriptor,
    compile_schema,
    difference,
    shape_of,
)
from kafkafmt.values.protobuf.exact import (
    ExactProtobuf,
    Indexes,
    read_glue_index,
    read_indexes,
    split_indexes,
)
from kafkafmt.values.schemas import Schema, Schemas


class ProtobufDecoder:
    """Decodes into the type of one message.

    Args:
        reader: the schema that declares it.
        schemas: what it and the writers' schemas refer to.
        message: its full name; by default the first of the schema.

    Raises:
        SchemaError: the schema does not compile, or has no such message.
    """

    def __init__(self, reader: Schema, schemas: Schemas, *, message: str | None = None) -> None:
        self._schemas = schemas
        self._files = {reader: compile_schema(reader, schemas)}
        self._reader = reader
        file = self._files[reader]
        try:
            self._name = message or file.message_at((0,))
        except LookupError:
            raise SchemaError("the schema has no message") from None
        self._shape = shape_of(file.message(self._name))
        self.type: pa.DataType = self._shape.arrow
        self._differences: dict[tuple[Schema, str], str | None] = {}
        plan = plan_of("protobuf", self._shape)
        self._decoder = CompiledWithFallback(self.type, ExactProtobuf(self._shape).read, plan)

    def decode(self, writer: Writer, bodies: pa.Array, skip: int = 0) -> Decoded:
        """Decode the bodies of one writer's schema; without one they have the reader's."""
        schema = writer.schema or self._reader
        if writer.has_indexes:
            return self._indexed(schema, bodies, skip, read_indexes, FileDescriptor.message_at)
        if writer.has_glue_index:
            return self._indexed(
                schema, bodies, skip, read_glue_index, FileDescriptor.message_of_glue
            )
        if writer.indexes or writer.schema is not None:
            self._check(schema, read_indexes(writer.indexes)[0] if writer.indexes else (0,))
        return self._decoder.decode(bodies, skip)

    def _indexed(
        self,
        schema: Schema,
        bodies: pa.Array,
        skip: int,
        read: Callable[[bytes], tuple[Indexes, int]],
        name_of: Callable[[FileDescriptor, Indexes], str],
    ) -> Decoded:
        """Decode bodies that begin with indexes, by the rule of a registry."""
        failures: list[Failure] = []
        parts = []
        for indexes, rows, messages, start in split_indexes(bodies, skip, failures, read):
            try:
                self._check(schema, indexes, name_of)
            except ValueDecodeError as error:
                failures += failed(rows, error)
                continue
            decoded = self._decoder.decode(messages, start)
            failures += decoded.failures_at(rows)
            parts.append((rows, decoded.array))
        return Decoded(merged(parts, len(bodies), self.type), failures)

    # --- schemas ---------------------------------------------------------------------------------

    def _check(
        self,
        schema: Schema,
        indexes: Indexes,
        name_of: Callable[[FileDescriptor, Indexes], str] = FileDescriptor.message_at,
    ) -> None:
        """Check that a writer's message can be read as the reader's."""
        if schema not in self._files:
            self._files[schema] = compile_schema(schema, self._schemas)
        file = self._files[schema]
        try:
            name = name_of(file, indexes)
        except LookupError as error:
            raise ValueDecodeError(MALFORMED, f"no {error} in the writer's schema") from None
        if name != self._name:
            raise ValueDecodeError(
                UNRESOLVABLE, f"a message {name}, expected {self._name}: message chooses another"
            )
        if schema == self._reader:
            return
        if (schema, name) not in self._differences:
            self._differences[schema, name] = difference(file.message(name), self._shape.source)
        found = self._differences[schema, name]
        if found is not None:
            raise ValueDecodeError(UNRESOLVABLE, found)
