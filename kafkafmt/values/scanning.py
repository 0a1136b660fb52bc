"""The readers of records with decoded keys and values, for ``kafkafmt.scan_records``.

Strategy: :class:`kafkafmt.log.scan.Query` reads and filters; here its batches are decoded one by
one. Without anything to decode, the scan is the query's own. Each reading has a decoder of its
own.

Invariant: rows, order and damage are those of the query; the schema is known before the first
batch.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from copy import copy
from dataclasses import replace
from itertools import islice
from typing import Annotated, Any, TypedDict, TypeVar

import pyarrow as pa
from typing_extensions import Doc, Unpack

from kafkafmt._base.arguments import (
    Default,
    describe_value,
    documented_by,
    expect_flag,
    expect_word,
)
from kafkafmt._base.damage import damage_totals
from kafkafmt._base.limits import Limits, limits_or_default
from kafkafmt._base.wording import counted
from kafkafmt.log.scan.options import ERRORS, SOURCE, ReadOptions
from kafkafmt.log.scan.query import Query, Scan
from kafkafmt.segment.tables.columns import select
from kafkafmt.segment.tables.schemas import RECORD_COLUMNS
from kafkafmt.segment.types import RecordBatch, Table
from kafkafmt.storage.discovery import Source
from kafkafmt.values.column import SETTINGS, ValueFormat
from kafkafmt.values.records import (
    COLUMNS,
    ON_ERROR,
    RAISE,
    USED,
    VALUES_FAILED,
    Decoding,
    OnValueError,
    RecordDecoder,
)
from kafkafmt.values.schema_sources import read_schemas
from kafkafmt.values.schemas import Schemas

_ERRORS = {
    **ERRORS,
    "ValueDecodeError": (
        'with ``on_value_error="raise"``, at the first key or value that does not decode.'
    ),
    "SchemaError": "a schema is missing or does not parse.",
}


class DecodedScan(Scan):
    """A scan of records with decoded keys or values.

    The properties are about the latest reading.
    """

    __module__ = "kafkafmt.values"

    def __init__(self, below: Scan, names: Sequence[str], prepared: RecordDecoder) -> None:
        self._decoder = self._prepared = prepared
        schema = self._decoder.schema(below.schema)
        self._names = [*names, *(name for name in schema.names if name not in below.schema.names)]
        fields = [schema.field(name) for name in self._names]
        super().__init__(
            below._table, below._segments, pa.schema(fields), below._policy.on_damage, below._make
        )

    def __iter__(self) -> Iterator[RecordBatch]:
        decoder = self._decoder = copy(self._prepared)
        names = self._names
        return (decoder.decode(batch).select(names) for batch in super().__iter__())

    @property
    def failed(self) -> int:
        """The number of keys and values failed so far."""
        return self._decoder.failed

    @property
    def documents(self) -> Set[str]:
        """The columns with only JSON documents as text so far, for writers of JSON."""
        return self._decoder.documents

    @property
    def dead_letters(self) -> Table:
        """The failures so far with ``on_value_error="collect"``, as in ``values_failed``."""
        return Table.from_batches(self._decoder.dead_letters, VALUES_FAILED)

    @property
    def formats(self) -> dict[tuple[str | None, str], ValueFormat]:
        """The formats by topic and column, ``auto`` decided; the topic is ``None`` for any."""
        return dict(self._decoder.formats)


class RecordOptions(ReadOptions, total=False):
    """The options of the readers of records."""

    key_format: Annotated[
        ValueFormat | str | None,
        Doc(
            "how keys are written: a format's name, such as ``avro``, ``json``, ``int64`` or"
            " ``auto``, or a ``ValueFormat``. ``None`` leaves them bytes."
        ),
    ]
    value_format: Annotated[ValueFormat | str | None, Doc("how values are written; likewise.")]
    schemas: Annotated[
        Schemas | Source | Mapping[str, str] | None,
        Doc(
            "the schemas of keys and values: the log of a registry's topic ``_schemas``, a folder"
            " of schema files, or what :func:`kafkafmt.values.read_schemas` returned."
        ),
    ]
    on_value_error: Annotated[
        OnValueError,
        Doc(
            "what to do with a key or value that does not decode: ``raise`` an error; ``null``,"
            " which makes it null; or ``collect``, as null, with its error and its bytes in the"
            " columns ``value_error`` and ``value_raw`` (``key_error``, ``key_raw``)."
        ),
        Default(RAISE),
    ]
    columns: Annotated[
        Iterable[str] | None,
        Doc(
            "the names of the columns to read, in this order; ``None`` is all of them. Other"
            " columns are not decoded."
        ),
    ]
    last: Annotated[
        int | None,
        Doc(
            "only so many rows, the last ones of all logs together by their timestamps, the latest"
            " one at the end. Everything is read; ``start`` bounds it."
        ),
    ]


@documented_by(RecordOptions, _ERRORS, source=SOURCE)
def scan_records(source: Source, **options: Unpack[RecordOptions]) -> Scan:
    """Read the records of a source while you iterate, in bounded memory.

    Returns:
        Arrow record batches of the columns, in the order of topic, partition and offset.

    Raises:
        KafkaFormatError: while iterating with ``on_damage="raise"``, at the first damage.
    """
    given: dict[str, Any] = {**options}
    chosen = [column.name for column in select(RECORD_COLUMNS, given.pop("columns", None))]
    key = _format("key", given.pop("key_format", None), chosen)
    value = _format("value", given.pop("value_format", None), chosen)
    schemas, on_error = given.pop("schemas", None), given.pop("on_value_error", RAISE)
    query = Query.of(source, chosen, **given)
    limits = limits_or_default(query.limits)
    if schemas is not None:
        access = query.storage_options
        schemas = read_schemas(schemas, limits=limits, storage_options=access)
    expect_word("on_value_error", on_error, ON_ERROR)
    if key is None and value is None:
        return query.records()
    return _decoded(query, chosen, Decoding(key, value, schemas, on_error, limits=limits))


@documented_by(RecordOptions, _ERRORS, source=SOURCE)
def read_records(source: Source, **options: Unpack[RecordOptions]) -> Table:
    """Read the records of a source into one table.

    All of it must fit into memory; :func:`kafkafmt.scan_records` has no such bound. A table has no
    place for what ``collect`` left out: a RuntimeWarning counts it, and
    :func:`kafkafmt.read_damage` lists it.

    Returns:
        One row per record, in the order of topic, partition and offset.

    Raises:
        KafkaFormatError: with ``on_damage="raise"``, at the first damage.
    """
    scan = scan_records(source, **options)
    table = scan.read_all()
    left_out = [damage for damage in scan.damage if not damage.is_tail]
    if left_out:
        count, size = damage_totals(left_out)
        warnings.warn(
            f"{counted(count, 'damaged range')} with {counted(size, 'byte')} left out; "
            "kafkafmt.read_damage lists them",
            RuntimeWarning,
            stacklevel=3,  # of who calls the function that `documented_by` makes
        )
    return table


def _format(column: str, format: ValueFormat | str | None, chosen: list[str]) -> ValueFormat | None:
    """Return the format of a column; ``None`` for an undecoded or unwanted one."""
    if format is None or column not in chosen:
        return None
    try:
        return ValueFormat.of(format)
    except ValueError as error:
        raise ValueError(f"{column}_format: {error}") from None


def _decoded(query: Query, chosen: list[str], decoding: Decoding) -> Scan:
    query = query.once_found()
    extents = query.found().extents
    read = [*dict.fromkeys(chosen), *(name for name in USED if name not in chosen)]
    below = replace(query, columns=read).records()
    topics = list(dict.fromkeys(extent.segment.topic for extent in extents))
    needs_sample = any(format.needs_sample for format in decoding.formats.values())
    samples = islice(below, 1) if needs_sample else ()
    decoder = RecordDecoder(decoding)
    decoder.prepare(topics, samples)
    return DecodedScan(below, chosen, decoder)


_TEXTS = ("subject", "message", "context")

_Data = TypeVar("_Data", pa.RecordBatch, pa.Table)


class DecodeOptions(TypedDict, total=False):
    """The options of decoding a column."""

    format: Annotated[
        ValueFormat | str,
        Doc(
            "a name of :data:`FORMATS`, or a :class:`ValueFormat`, which then says what the next"
            " five arguments say, except ``schemas``."
        ),
        Default("auto"),
    ]
    schemas: Annotated[
        Schemas | None, Doc("what :func:`read_schemas` gives; needed for Avro and Protobuf.")
    ]
    subject: Annotated[
        str | None,
        Doc("whose schema is the reader's; by default ``<topic>-value`` or ``<topic>-key``."),
    ]
    version: Annotated[
        int | str,
        Doc("of the subject; ``latest`` is the latest that is not deleted."),
        Default("latest"),
    ]
    message: Annotated[
        str | None, Doc("full name of a Protobuf message; by default the first of the schema.")
    ]
    frame: Annotated[
        str, Doc("how a value names its schema, one of :data:`FRAMES`."), Default("auto")
    ]
    context: Annotated[str, Doc("of the registry that ids count in."), Default(".")]
    on_error: Annotated[
        str,
        Doc(
            "``raise``; ``null``, a value that fails becomes null; or ``collect``, it becomes null,"
            " ``value_error`` says the kind and the reason, ``value_raw`` has its bytes."
        ),
        Default(RAISE),
    ]
    raw: Annotated[bool, Doc("whether ``value_raw`` has the bytes of all rows."), Default(False)]
    limits: Annotated[Limits | None, Doc("how many bytes a compressed value may have.")]


@documented_by(
    DecodeOptions,
    data=(
        "records as :func:`kafkafmt.read_records` gives them, or any table with the column. The "
        "columns ``topic``, ``partition``, ``offset`` and ``headers`` are used where they are."
    ),
    column="``key`` or ``value``.",
)
def decode(data: _Data, column: str = "value", **options: Unpack[DecodeOptions]) -> _Data:
    """Decode the keys or the values of records.

    Returns:
        The same rows, with the column in its type. A null stays null and is not an error.

    Raises:
        ValueDecodeError: with ``on_error="raise"``, for the first value that fails.
        SchemaError: the subject or version is unknown, or its schema does not parse.
        ValueError: the format needs schemas, or topics have different types.
        TypeError: an argument has the wrong type.
    """
    given: dict[str, Any] = {**options}
    schemas, raw = given.get("schemas"), given.get("raw", False)
    _expect_types(data, schemas, {name: given.get(name) for name in _TEXTS})
    expect_flag("raw", raw)
    if column not in COLUMNS:
        raise ValueError(f"column is key or value, not {column!r}")
    format = given.get("format", "auto")
    if not isinstance(format, ValueFormat):
        format = ValueFormat(format, **{name: given[name] for name in SETTINGS if name in given})
    asked = {column: format}
    limits = limits_or_default(given.get("limits"))
    on_error = given.get("on_error", RAISE)
    decoder = RecordDecoder(
        Decoding(asked.get("key"), asked.get("value"), schemas, on_error, raw, limits)
    )
    if isinstance(data, pa.RecordBatch):
        return decoder.decode(data)
    batches = data.to_batches() or [pa.RecordBatch.from_pylist([], data.schema)]
    decoded = [decoder.decode(batch) for batch in batches]
    return Table.from_batches(decoded, decoder.schema(data.schema))


def _expect_types(data: object, schemas: object, names: Mapping[str, object]) -> None:
    if not isinstance(data, (pa.Table, pa.RecordBatch)):
        raise TypeError(f"data is a pyarrow.Table or RecordBatch, found {describe_value(data)}")
    if schemas is not None and not isinstance(schemas, Schemas):
        raise TypeError(f"schemas is what read_schemas gives, found {describe_value(schemas)}")
    for name, value in names.items():
        if value is not None and not isinstance(value, str):
            raise TypeError(f"{name} is text, found {describe_value(value)}")
