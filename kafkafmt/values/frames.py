"""Frames: the schema named by a value before its bytes, or by its record's headers.

Strategy: the first bytes of all values are compared at once; there are as many cases as schemas,
and each is examined once. The meaning of first bytes is in one table.

Sources of the rules: Confluent's ``SchemaId``, ``HeaderSchemaIdSerializer`` and
``DualSchemaIdDeserializer``; Apicurio's ``Legacy8ByteIdHandler`` and header names; AWS Glue's
``AWSSchemaRegistryConstants``; the content type of Azure's ``SchemaRegistryApacheAvroSerializer``;
the Avro specification, *Single-object encoding*, *Parsing Canonical Form*, *Schema Fingerprints*.

Invariant: every row except nulls is part of one group or one failure.
"""

from __future__ import annotations

import re
import uuid
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

import pyarrow as pa

from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt.segment.tables import arrow as pc
from kafkafmt.values.avro.schema import fingerprint, parse
from kafkafmt.values.decoding import (
    Failure,
    Writer,
    failed,
    is_common_prefix,
    one_by_one,
    row_numbers,
    without_prefix,
)
from kafkafmt.values.errors import (
    MALFORMED,
    NO_FRAME,
    UNKNOWN_SCHEMA,
    UNREPRESENTABLE,
    SchemaError,
    ValueDecodeError,
    schema_border,
)
from kafkafmt.values.schemas import AVRO, DEFAULT_CONTEXT, Schema, Schemas

FRAMES = ("auto", "confluent", "header", "apicurio8", "glue", "single", "none")
"""``auto`` reads a header where a record has one, else what the first byte of the value says;
never Apicurio's ids of 8 bytes, which look like Confluent's."""
AUTO, CONFLUENT, HEADER, APICURIO8, GLUE, SINGLE, NONE = FRAMES

_MAGIC, _MAGIC_GUID, _MAGIC_GLUE, _MAGIC_SINGLE = 0x00, 0x01, 0x03, 0xC3
_GLUE_ZLIB = 5
_CONTENT_TYPE = "content-type"
_OF_AZURE = b"avro/binary+"
"""The beginning of a content type that names a schema; its id follows, 32 hexadecimal digits."""
_GUID_DIGITS = re.compile("[0-9a-fA-F]{32}")


@dataclass(frozen=True)
class SchemaGroup:
    """Rows of values written with one schema.

    Attributes:
        writer: that schema.
        rows: their numbers, as int32, in order.
        bodies: their bytes.
        skip: the position after the frame in each of them.
    """

    writer: Writer
    rows: pa.Array
    bodies: pa.Array
    skip: int = 0


class Framing:
    """Splits values into groups of one schema each.

    Args:
        frame: one of :data:`FRAMES`.
        column: ``key`` or ``value``; headers are named after it.
        schemas: for looking up ids.
        context: of the ids.
        limits: how many bytes a compressed value may have.
    """

    def __init__(
        self,
        frame: str,
        column: str,
        schemas: Schemas,
        context: str = DEFAULT_CONTEXT,
        limits: Limits = DEFAULT_LIMITS,
    ) -> None:
        self._frame = frame
        self._column = column
        self._schemas = schemas
        self._context = context
        self._limits = limits
        frames: tuple[tuple[str, int, int, Callable[[bytes], Writer]], ...] = (
            (CONFLUENT, _MAGIC, 5, self._confluent),
            (CONFLUENT, _MAGIC_GUID, 17, self._guid),
            (GLUE, _MAGIC_GLUE, 18, self._glue),
            (SINGLE, _MAGIC_SINGLE, 10, self._single),
            (APICURIO8, _MAGIC, 9, self._apicurio8),
        )
        wanted = (CONFLUENT, GLUE, SINGLE) if frame == AUTO else (frame,)
        self._prefixes = {magic: (size, read) for of, magic, size, read in frames if of in wanted}

    def split(
        self, values: pa.Array, headers: pa.Array | None, failures: list[Failure]
    ) -> Iterator[SchemaGroup]:
        """Yield the groups of a binary array; failures are appended. Null rows are in neither."""
        rows = row_numbers(len(values))
        if values.null_count:
            rows = pc.indices_nonzero(values.is_valid()).cast(pa.int32())
            values = values.take(rows)
        if self._frame == NONE:
            if len(rows):
                yield SchemaGroup(Writer(None), rows, values)
            return
        framed = _Rows(rows, values)
        if headers is not None and self._frame in (AUTO, HEADER):
            by_header, framed = self._headed(framed, headers)
            for (name, value), headed in by_header.items():
                try:
                    writer = self._writer_by_header(name, value)
                except ValueDecodeError as error:
                    failures += failed(headed.rows, error)
                else:
                    yield SchemaGroup(writer, headed.rows, headed.values)
        if prefix := self._common(framed.values):
            yield from self._by_prefix(prefix, framed, failures)
            return
        for first, places in _grouped(pc.binary_slice(framed.values, 0, 1)):
            yield from self._by_first_byte(first, framed.take(places), failures)

    # --- prefixes --------------------------------------------------------------------------------

    def _by_first_byte(
        self, first: bytes, rows: _Rows, failures: list[Failure]
    ) -> Iterator[SchemaGroup]:
        """Yield groups from rows of values with the same first byte, or of empty values."""
        known = self._prefixes.get(first[0]) if first else None
        if known is None:
            failures += failed(rows.rows, ValueDecodeError(NO_FRAME, self._no_frame(first)))
            return
        for prefix, places in _grouped(pc.binary_slice(rows.values, 0, known[0])):
            yield from self._by_prefix(prefix, rows.take(places), failures)

    def _common(self, values: pa.Array) -> bytes | None:
        """Return the common frame of all values; ``None`` if they differ."""
        first = values[0].as_py() if len(values) else b""
        known = self._prefixes.get(first[0]) if first else None
        if known is None or len(first) < known[0]:
            return None
        prefix: bytes = first[: known[0]]
        return prefix if is_common_prefix(values, prefix) else None

    def _by_prefix(
        self, prefix: bytes, rows: _Rows, failures: list[Failure]
    ) -> Iterator[SchemaGroup]:
        """Yield the group of rows with the same frame."""
        size, writer_of = self._prefixes[prefix[0]]
        try:
            if len(prefix) < size:
                raise ValueDecodeError(NO_FRAME, f"{len(prefix)} bytes, expected a frame of {size}")
            writer = writer_of(prefix)
        except ValueDecodeError as error:
            failures += failed(rows.rows, error)
            return
        if writer.is_compressed:
            bodies = without_prefix(rows.values, size)
            decompressed = one_by_one(bodies, self._decompressed, pa.binary())
            failures += decompressed.failures_at(rows.rows)
            is_whole = decompressed.array.is_valid()
            rows = _Rows(rows.rows.filter(is_whole), decompressed.array.filter(is_whole))
            size = 0
        yield SchemaGroup(writer, rows.rows, rows.values, size)

    def _no_frame(self, first: bytes) -> str:
        if not first:
            return f"an empty {self._column}, expected a frame"
        if self._frame == HEADER:
            return f"the record has no header {' or '.join(self._header_names())}"
        expected = ", ".join(f"{magic:02x}" for magic in self._prefixes)
        return f"the first byte is {first[0]:02x}, expected {expected}"

    def _confluent(self, prefix: bytes) -> Writer:
        writer = self._writer_by_id(int.from_bytes(prefix[1:5], "big"))
        return replace(writer, has_indexes=True, is_confluent=True)

    def _apicurio8(self, prefix: bytes) -> Writer:
        return self._writer_by_id(int.from_bytes(prefix[1:9], "big"))

    def _writer_by_id(self, id: int) -> Writer:
        schema = self._schemas.by_id(id, self._context)
        if schema is None:
            where = "" if self._context == DEFAULT_CONTEXT else f" in context {self._context!r}"
            raise ValueDecodeError(
                UNKNOWN_SCHEMA, f"schema id {id}{where} is not in the schemas", schema_id=id
            )
        return Writer(schema, id)

    def _guid(self, prefix: bytes) -> Writer:
        return replace(self._writer_by_guid(prefix[1:17]), has_indexes=True, is_confluent=True)

    def _writer_by_guid(self, data: bytes) -> Writer:
        guid = uuid.UUID(bytes=data)
        schema = self._schemas.by_guid(guid)
        if schema is None:
            raise ValueDecodeError(UNKNOWN_SCHEMA, f"schema {guid} is not in the schemas")
        return Writer(schema)

    def _glue(self, prefix: bytes) -> Writer:
        if prefix[1] not in (0, _GLUE_ZLIB):
            raise ValueDecodeError(
                NO_FRAME, f"compression {prefix[1]} in a frame of AWS Glue, expected 0 or 5"
            )
        writer = self._writer_by_guid(prefix[2:18])
        return replace(writer, has_glue_index=True, is_compressed=prefix[1] == _GLUE_ZLIB)

    def _single(self, prefix: bytes) -> Writer:
        if prefix[1] != 1:
            raise ValueDecodeError(NO_FRAME, f"the frame begins with c3 {prefix[1]:02x}, not c3 01")
        schema = self._by_fingerprint.get(prefix[2:10])
        if schema is None:
            raise ValueDecodeError(
                UNKNOWN_SCHEMA, f"fingerprint {prefix[2:10].hex()} is of no schema in the schemas"
            )
        return Writer(schema)

    @cached_property
    def _by_fingerprint(self) -> dict[bytes, Schema]:
        """The Avro schemas by CRC-64-AVRO, little-endian; bad ones have no fingerprint."""
        schemas: dict[bytes, Schema] = {}
        for schema in self._schemas.all():
            if schema.type != AVRO:
                continue
            try:
                with schema_border():
                    found = fingerprint(parse(schema, self._schemas))
            except SchemaError:
                continue
            schemas.setdefault(found, schema)
        return schemas

    def _decompressed(self, body: bytes) -> bytes:
        most = self._limits.batch_bytes
        stream = zlib.decompressobj()
        try:
            data = stream.decompress(body, most)
        except zlib.error as error:
            raise ValueDecodeError(MALFORMED, f"zlib: {error}") from None
        if not stream.eof or stream.unused_data:
            kind = UNREPRESENTABLE if len(data) == most else MALFORMED
            reason = f"zlib: no end after {len(data)} bytes, or bytes after the end"
            raise ValueDecodeError(kind, reason)
        return data

    # --- headers ---------------------------------------------------------------------------------

    def _header_names(self) -> tuple[str, ...]:
        names = [f"__{self._column}_schema_id"]
        if self._frame == HEADER:  # only here: an id of Apicurio is valid in its own registry alone
            names += [f"apicurio.{self._column}.{name}" for name in ("globalId", "contentId")]
        if self._column == "value":
            names.append(_CONTENT_TYPE)
        return tuple(names)

    def _headed(
        self, rows: _Rows, headers: pa.Array
    ) -> tuple[dict[tuple[str, bytes | None], _Rows], _Rows]:
        """Return the rows with a header, by its name and value, and the rows without one."""
        last = self._last_headers(headers)
        if not last:
            return {}, rows
        places: dict[tuple[str, bytes | None], list[int]] = {}
        others: list[int] = []
        for place, row in enumerate(rows.rows.to_pylist()):
            (places.setdefault(last[row], []) if row in last else others).append(place)
        by_header = {
            header: rows.take(pa.array(headed, pa.int32())) for header, headed in places.items()
        }
        return by_header, rows.take(pa.array(others, pa.int32()))

    def _last_headers(self, headers: pa.Array) -> dict[int, tuple[str, bytes | None]]:
        """Return the last schema header of each row, by row."""
        fields = headers.flatten()
        names = fields.field("key")
        is_wanted = pc.is_in(names, pa.array(self._header_names(), pa.string()))
        places = pc.indices_nonzero(is_wanted)
        if not len(places):
            return {}
        rows = pc.list_parent_indices(headers).take(places)
        pairs = zip(
            names.take(places).to_pylist(),
            fields.field("value").take(places).to_pylist(),
            strict=True,
        )
        return {
            row: (name, value)
            for row, (name, value) in zip(rows.to_pylist(), pairs, strict=True)
            if name != _CONTENT_TYPE or (value is not None and value.startswith(_OF_AZURE))
        }

    def _writer_by_header(self, name: str, value: bytes | None) -> Writer:
        if value is not None and name.startswith("__"):
            if len(value) >= 17 and value[0] == _MAGIC_GUID:
                writer = self._writer_by_guid(value[1:17])
                return replace(writer, indexes=value[17:], is_confluent=True)
            if len(value) >= 5 and value[0] == _MAGIC:
                writer = self._writer_by_id(int.from_bytes(value[1:5], "big"))
                return replace(writer, indexes=value[5:], is_confluent=True)
        elif value is not None and name == _CONTENT_TYPE:
            digits = value.removeprefix(_OF_AZURE).decode("latin-1")
            if _GUID_DIGITS.fullmatch(digits):
                return self._writer_by_guid(bytes.fromhex(digits))
        elif value is not None and len(value) == 8:
            return self._writer_by_id(int.from_bytes(value, "big"))
        shown = "null" if value is None else value[:32].hex() or "empty"
        raise ValueDecodeError(NO_FRAME, f"the header {name} holds no schema: {shown}")


@dataclass(frozen=True)
class _Rows:
    rows: pa.Array
    values: pa.Array

    def take(self, places: pa.Array | None) -> _Rows:
        """Return the rows at some places; ``None`` is all."""
        if places is None:
            return self
        return _Rows(self.rows.take(places), self.values.take(places))


def _grouped(prefixes: pa.Array) -> Iterator[tuple[bytes, pa.Array | None]]:
    """Yield each distinct prefix and its places, in order; ``None`` means all places."""
    encoded = prefixes.dictionary_encode()
    distinct = encoded.dictionary.to_pylist()
    if len(distinct) == 1:
        yield distinct[0], None
        return
    order = pc.sort_indices(encoded.indices)  # stable
    counts = {
        count["values"]: count["counts"] for count in encoded.indices.value_counts().to_pylist()
    }
    start = 0
    for code, prefix in enumerate(distinct):
        yield prefix, order.slice(start, counts[code])
        start += counts[code]


UNFRAMED = Framing(NONE, "", Schemas())
"""Splits nothing: all values are one group, without a schema."""
