"""The decoding of a column of keys or values: its format, and its decoder.

Strategy: everything needed for the type (the schemas, the topic, a sample of the values) is used
once, when the decoder is made; from then on the type is fixed. The frame is removed first, then the
bodies of one schema are decoded together, then the rows are put back in order.

Invariant: an array keeps its length; null stays null, and a failed row is null and has a failure.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pyarrow as pa

from kafkafmt._base import texts
from kafkafmt._base.limits import Limits
from kafkafmt.values.avro.exact import AvroDecoder
from kafkafmt.values.decoding import Decoded, Decoder, Failure, Writer, failed, merged, row_numbers
from kafkafmt.values.errors import (
    UNRESOLVABLE,
    SchemaError,
    SchemasNeededError,
    ValueDecodeError,
    schema_border,
)
from kafkafmt.values.frames import AUTO, FRAMES, UNFRAMED, Framing, SchemaGroup
from kafkafmt.values.json.exact import (
    ConnectDecoder,
    JsonSchemaDecoder,
    JsonTextDecoder,
    first_schema,
)
from kafkafmt.values.json.schema import derive_shape
from kafkafmt.values.primitives import KNOWN, PRIMITIVES, KnownDecoder, PrimitiveDecoder, by_topic
from kafkafmt.values.protobuf.exact import ProtobufDecoder
from kafkafmt.values.schemas import AVRO, DEFAULT_CONTEXT, JSON, LATEST, PROTOBUF, Schema, Schemas

_PARSED = ("json", "connect-json", "avro", "protobuf", "auto")
JSON_FORMAT, CONNECT_FORMAT, AVRO_FORMAT, PROTOBUF_FORMAT, AUTO_FORMAT = _PARSED
FORMATS = (*PRIMITIVES, *KNOWN, *_PARSED)
"""``auto`` decides once for a topic: by the schema of its subject where the values name known ids,
by the topic's name, where MirrorMaker, Streams or Connect writes it; else ``json`` where every
value of a sample is one document, else ``bytes``."""

_BY_TYPE = {AVRO: AVRO_FORMAT, PROTOBUF: PROTOBUF_FORMAT, JSON: JSON_FORMAT}
_TYPES = {format: type for type, format in _BY_TYPE.items()}

BYTES_FORMAT = "bytes"
"""What ``auto`` chooses where nothing else fits."""
SETTINGS = ("subject", "version", "message", "frame", "context")
"""What a text can say of a format, besides its name."""
_SETTING = re.compile(r",(?=[a-z]+=)")
_SLICE_ROWS = 16 * 1024
_SLICE_BYTES = 8 * 1024 * 1024


@dataclass(frozen=True)
class ValueFormat:
    """The encoding of keys or values, and the wanted type.

    Attributes:
        format: one of :data:`FORMATS`.
        subject: of the reader's schema; by default ``<topic>-key`` or ``<topic>-value``.
        version: of the subject; ``latest`` is the latest that is not deleted.
        message: full name of a Protobuf message; by default the first of the schema.
        frame: one of :data:`FRAMES`.
        context: of the registry that ids count in.
        schema: of ``connect-json``, its schema as JSON text; by default that of the first value.

    Raises:
        ValueError: the format or the frame is unknown.
    """

    __module__ = "kafkafmt.values"

    format: str = AUTO_FORMAT
    subject: str | None = None
    version: int | str = LATEST
    message: str | None = None
    frame: str = AUTO
    context: str = DEFAULT_CONTEXT
    schema: str | None = None

    def __post_init__(self) -> None:
        for name, choice in (("format", FORMATS), ("frame", FRAMES)):
            value = getattr(self, name)
            if value not in choice:
                raise ValueError(f"no {name} {value!r}; there are {', '.join(choice)}")
        if self.version != LATEST and (
            isinstance(self.version, bool) or not isinstance(self.version, int) or self.version < 1
        ):
            raise ValueError(f"version is a number from 1 or {LATEST!r}, not {self.version!r}")

    @classmethod
    def of(cls, asked: ValueFormat | str) -> ValueFormat:
        """Return the given format, or the one of a text such as ``avro:subject=orders,version=3``.

        Raises:
            ValueError: the text has an unknown name, or a setting with an invalid value.
        """
        if isinstance(asked, ValueFormat):
            return asked
        name, colon, others = asked.partition(":")
        given: dict[str, Any] = {}
        for setting in _SETTING.split(others) if colon else ():
            key, value = texts.pair(setting, form="NAME=VALUE")
            if key not in SETTINGS or key in given:
                why = f"{key!r} comes twice" if key in given else f"no {key!r} of a format"
                raise ValueError(f"{why}; there are {', '.join(SETTINGS)}")
            given[key] = texts.version(value) if key == "version" else value
        return cls(name, **given)

    @property
    def needs_sample(self) -> bool:
        """Whether the type depends on the values themselves."""
        return self.format == AUTO_FORMAT or (self.format == CONNECT_FORMAT and self.schema is None)

    @property
    def needs_topic(self) -> bool:
        """Whether the type depends on the topic, as far as the format says."""
        named = self.format in (*_TYPES, AUTO_FORMAT) and self.subject is None
        return named or self.needs_sample


class ColumnDecoder:
    """Decodes one column.

    Attributes:
        format: as requested, with everything decided that depends on the values.
        gives_documents: whether the values are JSON documents as text.
    """

    def __init__(self, format: ValueFormat, decoder: Decoder, framing: Framing = UNFRAMED) -> None:
        self.format = format
        self.type: pa.DataType = decoder.type
        self.gives_documents = isinstance(decoder, JsonTextDecoder)
        self._decoder = decoder
        self._framing = framing
        self._unusable: dict[Schema, str] = {}

    def decode(self, values: pa.Array, headers: pa.Array | None = None) -> Decoded:
        """Decode a binary array; ``headers`` are those of the same records.

        Raises:
            TypeError: the array is not binary.
        """
        if not _is_binary(values.type):
            raise TypeError(f"values are {values.type}, expected binary")
        arrays: list[pa.Array] = []
        failures: list[Failure] = []
        for start, part in _slices(values):
            some = None if headers is None else headers.slice(start, len(part))
            decoded = self._decode(part, some)
            arrays.append(decoded.array)
            failures += decoded.failures_at(row_numbers(start + len(part)).slice(start))
        array = arrays[0] if len(arrays) == 1 else pa.concat_arrays(arrays)
        return Decoded(array, failures)

    def _decode(self, values: pa.Array, headers: pa.Array | None) -> Decoded:
        failures: list[Failure] = []
        parts = []
        for group in self._framing.split(values, headers, failures):
            try:
                decoded = self._decoded(group)
            except ValueDecodeError as error:
                refused = failed(group.rows, error)
            else:
                refused = decoded.failures_at(group.rows)
                parts.append((group.rows, decoded.array))
            failures += [replace(failure, schema_id=group.writer.id) for failure in refused]
        failures.sort(key=lambda failure: failure.row)
        return Decoded(merged(parts, len(values), self.type), failures)

    def _decoded(self, group: SchemaGroup) -> Decoded:
        expected = _TYPES.get(self.format.format)
        schema = group.writer.schema
        if schema is not None and expected is not None and schema.type != expected:
            raise ValueDecodeError(
                UNRESOLVABLE, f"the writer's schema is {schema.type}, expected {expected}"
            )
        try:
            # Tried once: protoc may take a minute to say so.
            if schema in self._unusable:
                raise SchemaError(self._unusable[schema])
            with schema_border():
                return self._decoder.decode(group.writer, group.bodies, group.skip)
        except SchemaError as error:
            if schema is not None:
                self._unusable[schema] = error.reason
            raise ValueDecodeError(UNRESOLVABLE, f"the writer's schema: {error.reason}") from None


def make_decoder(
    format: ValueFormat,
    column: str,
    schemas: Schemas | None,
    topic: str | None,
    sample: list[bytes | None],
    sample_headers: pa.Array | None,
    limits: Limits,
) -> ColumnDecoder:
    """Make the decoder of a topic's column.

    Args:
        format: how the column is written.
        column: ``key`` or ``value``.
        schemas: needed for Avro and Protobuf.
        topic: of the subject, unless the format names one.
        sample: some of the values, for ``auto`` and ``connect-json``.
        sample_headers: the headers of the same records.
        limits: how many bytes a compressed value may have.

    Raises:
        ValueError: the format needs schemas, or a topic.
        SchemaError: the subject, version or message is unknown, or the schema does not parse.
        LibraryMissingError: a library that the format needs is not installed.
    """
    if format.format == AUTO_FORMAT:
        chosen = _choose(format, column, schemas, topic, sample, sample_headers)
        format = replace(format, format=chosen)
    if format.format in PRIMITIVES:
        return ColumnDecoder(format, PrimitiveDecoder(format.format))
    if format.format in KNOWN:
        return ColumnDecoder(format, KnownDecoder(format.format, column))
    if format.format == CONNECT_FORMAT:
        with schema_border():
            text = first_schema(sample) if format.schema is None else format.schema.encode()
            format = replace(format, schema=text.decode("utf-8", "replace"))
            return ColumnDecoder(format, ConnectDecoder(text))
    subject = _subject(format, column, topic)
    if format.format == JSON_FORMAT and not _has_json_schema(format, schemas, subject):
        return ColumnDecoder(format, JsonTextDecoder())
    if schemas is None:
        raise SchemasNeededError(
            f"format {format.format} needs schemas: give a source of them, such as the log"
            " directory _schemas-0 (--schemas, schemas=)"
        )
    if subject is None:
        raise ValueError("the topic is not known: name the subject")
    reader = schemas.version(subject, format.version, context=format.context).schema
    framing = Framing(format.frame, column, schemas, format.context, limits)
    return ColumnDecoder(format, _decoder(format, reader, schemas, subject), framing)


def _decoder(format: ValueFormat, reader: Schema, schemas: Schemas, subject: str) -> Decoder:
    expected = _TYPES[format.format]
    if reader.type != expected:
        raise SchemaError(f"the schema of {subject!r} is {reader.type}, expected {expected}")
    try:
        with schema_border():
            if format.format == AVRO_FORMAT:
                return AvroDecoder(reader, schemas)
            if format.format == PROTOBUF_FORMAT:
                return ProtobufDecoder(reader, schemas, message=format.message)
            return JsonSchemaDecoder(derive_shape(reader, schemas))
    except (SchemaError, ValueDecodeError) as error:
        raise SchemaError(f"subject {subject!r}: {error.reason}") from None


def _subject(format: ValueFormat, column: str, topic: str | None) -> str | None:
    if format.subject is not None:
        return format.subject
    return None if topic is None else f"{topic}-{column}"


def _has_json_schema(format: ValueFormat, schemas: Schemas | None, subject: str | None) -> bool:
    if schemas is None or subject is None:
        return False
    return format.subject is not None or bool(schemas.versions(subject, context=format.context))


def _choose(
    format: ValueFormat,
    column: str,
    schemas: Schemas | None,
    topic: str | None,
    sample: list[bytes | None],
    headers: pa.Array | None,
) -> str:
    subject = _subject(format, column, topic)
    if (
        schemas is not None
        and subject is not None
        and schemas.versions(subject, context=format.context)
    ):
        reader = schemas.version(subject, format.version, context=format.context)
        framing = Framing(format.frame, column, schemas, format.context)
        groups = framing.split(pa.array(sample, pa.binary()), headers, [])
        written = [group.writer.schema for group in groups]
        if any(schema is None or schema.type == reader.schema.type for schema in written):
            return _BY_TYPE[reader.schema.type]
    known = None if topic is None else by_topic(topic, column, sample)
    if known is not None:
        return known
    values = [value for value in sample if value is not None]
    if (
        values
        and not JsonTextDecoder().decode(Writer(None), pa.array(values, pa.binary())).failures
    ):
        return JSON_FORMAT
    return BYTES_FORMAT


def _is_binary(type: pa.DataType) -> bool:
    return bool(
        pa.types.is_binary(type)
        or pa.types.is_large_binary(type)
        or pa.types.is_fixed_size_binary(type)
        or type == pa.binary_view()
    )


def _slices(values: pa.Array) -> Iterator[tuple[int, pa.Array]]:
    """Parts of bounded rows and bytes, as binary arrays, and where each begins."""
    start = 0
    while start < len(values) or start == 0:
        part = values.slice(start, _SLICE_ROWS)
        while len(part) > 1 and part.nbytes > _SLICE_BYTES:
            part = part.slice(0, len(part) // 2)
        yield start, part if pa.types.is_binary(part.type) else part.cast(pa.binary())
        start += max(len(part), 1)
