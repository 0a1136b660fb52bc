"""Keys and values as typed columns: schemas and decoders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kafkafmt._base.lazy import loader, modules_by_name

if TYPE_CHECKING:  # "as" makes a name public for type checkers
    from kafkafmt.values.column import FORMATS as FORMATS
    from kafkafmt.values.column import ValueFormat as ValueFormat
    from kafkafmt.values.errors import SchemaError as SchemaError
    from kafkafmt.values.errors import ValueDecodeError as ValueDecodeError
    from kafkafmt.values.frames import FRAMES as FRAMES
    from kafkafmt.values.records import VALUES_FAILED as VALUES_FAILED
    from kafkafmt.values.scanning import DecodedScan as DecodedScan
    from kafkafmt.values.scanning import decode as decode
    from kafkafmt.values.schema_sources import read_schemas as read_schemas
    from kafkafmt.values.schemas import Clash as Clash
    from kafkafmt.values.schemas import Reference as Reference
    from kafkafmt.values.schemas import Schema as Schema
    from kafkafmt.values.schemas import Schemas as Schemas
    from kafkafmt.values.schemas import SubjectVersion as SubjectVersion

_HOMES = modules_by_name(
    {
        "column": "ValueFormat",
        "errors": "SchemaError ValueDecodeError",
        "scanning": "DecodedScan decode",
        "schema_sources": "read_schemas",
        "schemas": "Schemas",
    }
)
_FURTHER = modules_by_name(
    {
        "column": "FORMATS",
        "frames": "FRAMES",
        "records": "VALUES_FAILED",
        "schemas": "Clash Reference Schema SubjectVersion",
    }
)
"""What the public functions give, and the words that they take."""

__all__ = sorted(_HOMES)


if not TYPE_CHECKING:  # otherwise a checker would take any name
    __getattr__ = loader(__name__, {**_HOMES, **_FURTHER})


def __dir__() -> list[str]:
    return __all__
