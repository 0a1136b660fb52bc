"""Keys and values as typed columns: schemas, and the decoders that use them.

The names here are the public ones; :mod:`kafkafmt` itself offers the functions too.
"""

from kafkafmt.values.column import FORMATS, ValueFormat
from kafkafmt.values.decoded_table import decode
from kafkafmt.values.errors import KINDS, SchemaError, ValueDecodeError
from kafkafmt.values.frames import FRAMES
from kafkafmt.values.libraries import LibraryMissingError
from kafkafmt.values.records import VALUES_FAILED
from kafkafmt.values.scanning import DecodedScan, read_records, scan_records
from kafkafmt.values.schema import Reference, Schema, SubjectVersion
from kafkafmt.values.schema_sources import read_schemas
from kafkafmt.values.schemas import Clash, Schemas

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
