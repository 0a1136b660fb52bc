"""Avro schemas by their fingerprint, as the single-object encoding names them.

Source of the rule: the Avro specification, *Parsing Canonical Form* and *Schema Fingerprints*;
the fingerprint is CRC-64-AVRO, little-endian.
"""

from __future__ import annotations

from kafkafmt.values.avro.schema import canonical, parse
from kafkafmt.values.errors import SchemaError
from kafkafmt.values.libraries import load
from kafkafmt.values.schema import AVRO, Schema
from kafkafmt.values.schemas import Schemas


class Fingerprints:
    """The fingerprints, computed when one is first looked for; bad schemas have none."""

    def __init__(self, schemas: Schemas) -> None:
        self._schemas = schemas
        self._found: dict[bytes, Schema] | None = None

    def find(self, fingerprint: bytes) -> Schema | None:
        """The schema of a fingerprint of 8 bytes; ``None`` when unknown."""
        if self._found is None:
            self._found = {}
            for schema in self._schemas.all():
                if schema.type == AVRO:
                    self._add(schema, self._found)
        return self._found.get(fingerprint)

    def _add(self, schema: Schema, by_fingerprint: dict[bytes, Schema]) -> None:
        library = load("fastavro.schema", "avro")
        try:
            declared = canonical(parse(schema, self._schemas))
            form = library.to_parsing_canonical_form(library.parse_schema(declared))
        except (SchemaError, library.SchemaParseException, library.UnknownType):
            return
        digest = bytes.fromhex(library.fingerprint(form, "CRC-64-AVRO"))
        by_fingerprint.setdefault(digest, schema)
