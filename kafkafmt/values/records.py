"""Records with decoded keys and values: the columns of a batch, and its failures.

Strategy: a batch is cut where its topic changes; each topic's decoders are made at its first batch.
For tasks, everything that depends on topics and samples (schemas, ``auto``, Connect) is decided
once, before the decoder is pickled. One column has one type, or the topics are not read together.

Invariant: the rows stay; every value that fails is counted, and by ``on_error`` raised, left null,
or listed with its bytes. All decoders of one source have the same types.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

import pyarrow as pa

from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt.segment.tables import arrow as pc
from kafkafmt.segment.tables.portable import portable, portable_type
from kafkafmt.segment.tables.schemas import RECORD_SCHEMA
from kafkafmt.values.column import BYTES_FORMAT, ColumnDecoder, ValueFormat, make_decoder
from kafkafmt.values.decoding import Failure
from kafkafmt.values.errors import SchemaError, ValueDecodeError
from kafkafmt.values.schemas import Schemas

OnValueError = Literal["raise", "null", "collect"]
RAISE: Final = "raise"
NULL: Final = "null"
COLLECT: Final = "collect"
ON_ERROR: tuple[OnValueError, ...] = (RAISE, NULL, COLLECT)

SAMPLE_ROWS = 1_000
"""Values that ``auto`` and ``connect-json`` look at, of the first batch of a topic."""

COLUMNS = ("key", "value")

USED = ("topic", "partition", "offset", "headers", *COLUMNS)
"""Columns used by decoding: for subjects, errors, frames and failures."""

ERROR_TYPE = pa.struct([("kind", pa.string()), ("schemaId", pa.int64()), ("reason", pa.string())])
"""The type of ``key_error`` and ``value_error``."""

VALUES_FAILED = pa.schema(
    [
        ("topic", pa.string()),
        ("partition", pa.int32()),
        ("offset", pa.int64()),
        ("column", pa.string()),
        ("key", pa.binary()),
        ("value", pa.binary()),
        ("kind", pa.string()),
        ("schemaId", pa.int64()),
        ("reason", pa.string()),
    ]
)
"""The table ``values_failed``: each row is a failed key or value."""

_CHOOSE = "choose the topics to read with topics, on the command line with --topic"


@dataclass(frozen=True)
class Decoding:
    """The decoding of keys and values of records.

    Attributes:
        key: how keys are written; ``None`` leaves them bytes.
        value: the same for values.
        schemas: of a registry or of files.
        on_error: the effect of a failing value: ``raise``; ``null``, it becomes null; or
            ``collect``, it becomes null, and columns with the error and the bytes are added.
        raw: whether to keep the bytes of all rows, as ``key_raw`` and ``value_raw``.
        limits: how many bytes a compressed value may have.

    Raises:
        ValueError: no such ``on_error``.
    """

    key: ValueFormat | None = None
    value: ValueFormat | None = None
    schemas: Schemas | None = None
    on_error: str = RAISE
    raw: bool = False
    limits: Limits = DEFAULT_LIMITS

    def __post_init__(self) -> None:
        if self.on_error not in ON_ERROR:
            raise ValueError(f"on_error is {', '.join(ON_ERROR)}, not {self.on_error!r}")

    @property
    def formats(self) -> dict[str, ValueFormat]:
        """The formats of the decoded columns."""
        formats = zip(COLUMNS, (self.key, self.value), strict=True)
        return {column: format for column, format in formats if format is not None}


Formats = Mapping[tuple[str | None, str], ValueFormat]
"""By topic and column; the topic is ``None`` where the format does not depend on it."""


class RecordDecoder:
    """Decodes the batches of one scan or table, in order.

    A copy, or a pickled one, has decided the same, and decoded nothing.

    Args:
        formats: those that are decided.
        types: of each column that is decided, with the topic that gave it.

    Attributes:
        formats: those that the values and topics so far have decided.
        failed: how many keys and values failed so far.
        dead_letters: the failed keys and values of all batches, as rows of ``values_failed``, if
            errors are collected.
        documents: the columns whose values so far are JSON documents as text.
    """

    def __init__(
        self,
        decoding: Decoding,
        formats: Formats | None = None,
        types: Mapping[str, tuple[pa.DataType, str | None]] | None = None,
    ) -> None:
        self.formats = dict(formats or {})
        self.failed = 0
        self.dead_letters: list[pa.RecordBatch] = []
        self.documents: set[str] = set()
        self._decoding = decoding
        self._asked = decoding.formats
        self._decoders: dict[tuple[str | None, str], ColumnDecoder] = {}
        self._types = dict(types or {})

    def __reduce__(self) -> tuple[type[RecordDecoder], tuple[Any, ...]]:
        return RecordDecoder, (self._decoding, self.formats, self._types)

    def settled(self) -> RecordDecoder:
        """Return a copy with the formats of other topics for topics without samples.

        Tasks see different first values of them, and would choose different formats.
        """
        of_columns: dict[str, Any] = {
            column: format for (_, column), format in self.formats.items()
        }
        return RecordDecoder(replace(self._decoding, **of_columns), self.formats, self._types)

    def prepare(self, topics: Sequence[str | None], samples: Iterable[pa.RecordBatch] = ()) -> None:
        """Decide for the topics of a source, by their first records where formats need these.

        Where every topic's need values, and there are none, values are bytes.

        Raises:
            SchemaError: a topic has no schema, or it does not parse.
            ValueError: a format needs schemas, or the types of topics differ.
        """
        for sample in samples:
            for topic, part in _by_topic(sample):
                for column in self._asked:
                    self._decoder(topic, column, part)
        nothing = pa.RecordBatch.from_pylist([], RECORD_SCHEMA)
        for topic in topics:
            for column, asked in self._asked.items():
                if asked.needs_sample:
                    self._types.setdefault(column, (pa.binary(), topic))
                    continue
                try:
                    self._decoder(topic, column, nothing)
                except SchemaError as error:
                    if len(topics) == 1:
                        raise
                    raise SchemaError(f"{error.reason}; {_CHOOSE}") from None

    def _decoder(self, topic: str | None, column: str, batch: pa.RecordBatch) -> ColumnDecoder:
        """Return the decoder of a topic's column; ``batch`` is the first with records of the topic.

        Raises ValueError where the type differs from that of an earlier topic.
        """
        asked = self._asked[column]
        of_topic = topic if asked.needs_topic else None
        known = self._decoders.get((of_topic, column))
        if known is None:
            format = self.formats.get((of_topic, column), asked)
            sample = batch.slice(0, SAMPLE_ROWS if format.needs_sample else 0)
            known = make_decoder(
                format,
                column,
                self._decoding.schemas,
                of_topic,
                sample.column(column).to_pylist(),
                _headers(sample),
                self._decoding.limits,
            )
            first, named = self._types.setdefault(column, (known.type, topic))
            if known.type != first:
                raise ValueError(
                    f"the {column}s of topics {named!r} and {topic!r} have different types;"
                    f" {_CHOOSE}"
                )
            others = [decoder for (_, name), decoder in self._decoders.items() if name == column]
            if known.gives_documents and all(decoder.gives_documents for decoder in others):
                self.documents.add(column)
            else:
                self.documents.discard(column)
            self._decoders[of_topic, column] = known
            self.formats[of_topic, column] = known.format
        return known

    def schema(self, schema: pa.Schema) -> pa.Schema:
        """Return the schema of decoded batches; the decoders of the first topic have been made."""
        fields = [
            pa.field(field.name, self._types[field.name][0]) if field.name in self._types else field
            for field in schema
        ]
        for column in self._asked:
            if self._decoding.on_error == COLLECT:
                fields.append(pa.field(f"{column}_error", ERROR_TYPE))
            if self._decoding.on_error == COLLECT or self._decoding.raw:
                fields.append(pa.field(f"{column}_raw", pa.binary()))
        return pa.schema(fields)

    def decode(self, batch: pa.RecordBatch) -> pa.RecordBatch:
        """Return the decoded batch; its failures are appended to ``dead_letters``.

        Raises:
            ValueDecodeError: with ``on_error="raise"``, for the first key or value that fails.
        """
        parts = [self._decode(topic, part) for topic, part in _by_topic(batch)]
        if len(parts) == 1:
            return parts[0]
        return pa.Table.from_batches(parts).combine_chunks().to_batches()[0]

    def _decode(self, topic: str | None, batch: pa.RecordBatch) -> pa.RecordBatch:
        columns = dict(zip(batch.schema.names, batch.columns, strict=True))
        added: dict[str, pa.Array] = {}
        dead_letters: list[dict[str, object]] = []
        for column in self._asked:
            values = columns[column]
            decoded = self._decoder(topic, column, batch).decode(values, _headers(batch))
            self.failed += len(decoded.failures)
            if decoded.failures and self._decoding.on_error == RAISE:
                raise _error(batch, column, decoded.failures[0])
            columns[column] = decoded.array
            if self._decoding.on_error == COLLECT:
                added[f"{column}_error"] = _errors(decoded.failures, batch.num_rows)
                dead_letters += [_letter(batch, column, failure) for failure in decoded.failures]
            if self._decoding.raw:
                added[f"{column}_raw"] = values
            elif self._decoding.on_error == COLLECT:
                added[f"{column}_raw"] = _only(values, decoded.failures)
        if dead_letters:
            self.dead_letters.append(pa.RecordBatch.from_pylist(dead_letters, VALUES_FAILED))
        return pa.RecordBatch.from_pydict({**columns, **added}, schema=self.schema(batch.schema))


# --- parts of batches ----------------------------------------------------------------------------


def _by_topic(batch: pa.RecordBatch) -> Iterator[tuple[str | None, pa.RecordBatch]]:
    index = batch.schema.get_field_index("topic")
    if index < 0:
        yield None, batch
        return
    runs = pc.run_end_encode(batch.column(index))
    start = 0
    for end, topic in zip(runs.run_ends.to_pylist(), runs.values.to_pylist(), strict=True):
        yield topic, batch.slice(start, end - start)
        start = end
    if not batch.num_rows:
        yield None, batch


def _headers(batch: pa.RecordBatch) -> pa.Array | None:
    index = batch.schema.get_field_index("headers")
    return batch.column(index) if index >= 0 else None


def _errors(failures: list[Failure], rows: int) -> pa.Array:
    errors: list[dict[str, object] | None] = [None] * rows
    for failure in failures:
        errors[failure.row] = _said(failure)
    return pa.array(errors, ERROR_TYPE)


def _only(values: pa.Array, failures: list[Failure]) -> pa.Array:
    if not failures:
        return pa.nulls(len(values), pa.binary())
    kept: list[bytes | None] = [None] * len(values)
    for failure in failures:
        kept[failure.row] = values[failure.row].as_py()
    return pa.array(kept, pa.binary())


def _at(batch: pa.RecordBatch, row: int, *names: str) -> dict[str, Any]:
    """Return the values of a row in some columns; ``None`` for a missing column."""
    there = set(names).intersection(batch.schema.names)
    return {name: batch[name][row].as_py() if name in there else None for name in names}


def _letter(batch: pa.RecordBatch, column: str, failure: Failure) -> dict[str, object]:
    place = _at(batch, failure.row, "topic", "partition", "offset", "key", "value")
    return {**place, "column": column, **_said(failure)}


def _said(failure: Failure) -> dict[str, object]:
    return {"kind": failure.kind, "schemaId": failure.schema_id, "reason": failure.reason}


def _error(batch: pa.RecordBatch, column: str, failure: Failure) -> ValueDecodeError:
    place = _at(batch, failure.row, "topic", "partition", "offset")
    schema_id = failure.schema_id
    return ValueDecodeError(
        failure.kind, failure.reason, schema_id=schema_id, column=column, **place
    )


@dataclass(frozen=True)
class DecodedBatch:
    """Records with decoded keys and values.

    Attributes:
        rows: all records; a failed key or value is null.
        failed: the number of failed keys and values.
        dead_letters: these, as rows of ``values_failed``, if errors are collected.
    """

    rows: pa.RecordBatch
    failed: int = 0
    dead_letters: tuple[pa.RecordBatch, ...] = ()


class PortableDecoder:
    """Decodes into types supported by every table format. It can be pickled.

    Attributes:
        schema: of all columns of records.
    """

    def __init__(self, prepared: RecordDecoder) -> None:
        self._decoder = prepared.settled()
        schema = self._decoder.schema(RECORD_SCHEMA)
        self.schema = pa.schema([pa.field(field.name, _type(field)) for field in schema])

    @property
    def bytes_columns(self) -> Iterator[tuple[str, str]]:
        """The topics and columns left as bytes by ``auto``."""
        for (topic, column), format in self._decoder.formats.items():
            if topic is not None and format.format == BYTES_FORMAT:
                yield topic, column

    def decode(self, batch: pa.RecordBatch) -> DecodedBatch:
        """Decode the columns :data:`~kafkafmt.values.records.USED`, and keep the others."""
        decoder = self._decoder
        failed = decoder.failed
        decoded = decoder.decode(batch)
        dead_letters = tuple(decoder.dead_letters)
        decoder.dead_letters.clear()
        columns = [
            portable(column) if is_decoded(name) else column
            for name, column in zip(decoded.schema.names, decoded.columns, strict=True)
        ]
        rows = pa.RecordBatch.from_arrays(columns, decoded.schema.names)
        return DecodedBatch(rows, decoder.failed - failed, dead_letters)


def is_decoded(name: str) -> bool:
    """Return whether a column is a key or value, or is made of one."""
    return name.partition("_")[0] in COLUMNS


def _type(field: pa.Field) -> pa.DataType:
    return portable_type(field.type) if is_decoded(field.name) else field.type
