"""Avro schemas and values for the tests, and values written by fastavro."""

from __future__ import annotations

import io
import json
from typing import Any

import fastavro
import pyarrow as pa

from kafkafmt.values import Schema, Schemas
from kafkafmt.values.avro.exact import AvroDecoder
from kafkafmt.values.decoding import Decoded, Writer
from tests.support.choice import by_each_engine


def avro(declared: Any) -> Schema:
    return Schema("AVRO", json.dumps(declared))


def record(*fields: Any, name: str = "R", **more: Any) -> dict[str, Any]:
    """A record of fields, each a pair of name and type, or a whole field."""
    listed = [
        each if isinstance(each, dict) else {"name": each[0], "type": each[1]} for each in fields
    ]
    return {"type": "record", "name": name, "fields": listed, **more}


def written(declared: Any, value: Any) -> bytes:
    out = io.BytesIO()
    fastavro.schemaless_writer(out, fastavro.parse_schema(declared), value)
    return out.getvalue()


def decoded(bodies: list[bytes], writer: Any, reader: Any = None) -> Decoded:
    """Bodies of one writer's schema as the reader's."""
    reader_schema = avro(writer if reader is None else reader)
    decoder = AvroDecoder(reader_schema, Schemas())
    found = decoder.decode(Writer(avro(writer)), pa.array(bodies, pa.binary()))
    found.array.validate(full=True)
    assert found.array.type == decoder.type
    return found


def by_both_engines(bodies: list[bytes], writer: Any, reader: Any = None) -> Decoded:
    """The same by both engines, which have to agree."""
    exact, compiled = by_each_engine(lambda: decoded(bodies, writer, reader))
    assert compiled.failures == exact.failures
    assert compiled.array.to_pylist() == exact.array.to_pylist()
    return compiled
