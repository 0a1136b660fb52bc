"""The public function that decodes the keys or the values of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypedDict, TypeVar

import pyarrow as pa
from typing_extensions import Doc, Unpack

from kafkafmt._base.arguments import expect_flag, kind_of
from kafkafmt._base.keywords import Default, described
from kafkafmt._base.limits import Limits, limits_or_default
from kafkafmt.values.column import ValueFormat
from kafkafmt.values.records import COLUMNS, RAISE, Decoding, RecordDecoder
from kafkafmt.values.schemas import Schemas

_TEXTS = ("subject", "message", "context")
_FORMAT = ("subject", "version", "message", "frame", "context")

_Data = TypeVar("_Data", pa.RecordBatch, pa.Table)


class DecodeOptions(TypedDict, total=False):
    """How a column is decoded."""

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
        str | None,
        Doc("full name of a Protobuf message; by default the first of the schema."),
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


@described(
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
        format = ValueFormat(format, **{name: given[name] for name in _FORMAT if name in given})
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
    return pa.Table.from_batches(decoded, decoder.schema(data.schema))


def _expect_types(data: object, schemas: object, names: Mapping[str, object]) -> None:
    if not isinstance(data, (pa.Table, pa.RecordBatch)):
        raise TypeError(f"data is a pyarrow.Table or RecordBatch, found {kind_of(data)}")
    if schemas is not None and not isinstance(schemas, Schemas):
        raise TypeError(f"schemas is what read_schemas gives, found {kind_of(schemas)}")
    for name, value in names.items():
        if value is not None and not isinstance(value, str):
            raise TypeError(f"{name} is text, found {kind_of(value)}")
