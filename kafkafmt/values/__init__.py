"""Keys and values as typed columns: schemas, and the decoders that use them.

The names here are the public ones; :mod:`kafkafmt` itself offers the functions too.
"""

from kafkafmt.values.column import FORMATS, ValueFormat
from kafkafmt.values.errors import KINDS, LibraryMissingError, SchemaError, ValueDecodeError
from kafkafmt.values.frames import FRAMES
from kafkafmt.values.records import VALUES_FAILED
from kafkafmt.values.scanning import DecodedScan, decode, read_records, scan_records
from kafkafmt.values.schema_sources import read_schemas
from kafkafmt.values.schemas import Clash, Reference, Schema, Schemas, SubjectVersion

__all__ = [
    "FORMATS",
    "FRAMES",
    "KINDS",
    "VALUES_FAILED",
    "Clash",
    "DecodedScan",
    "LibraryMissingError",
    "Reference",
    "Schema",
    "SchemaError",
    "Schemas",
    "SubjectVersion",
    "ValueDecodeError",
    "ValueFormat",
    "decode",
    "read_records",
    "read_schemas",
    "scan_records",
]
