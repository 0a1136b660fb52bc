"""References of JSON Schemas: to others, to anchors and to ids."""

from __future__ import annotations

import json

import pyarrow as pa
import pytest

from kafkafmt.values import Reference, Schema, SchemaError, Schemas, SubjectVersion
from kafkafmt.values.json.schema import shape_of


@pytest.mark.parametrize(
    ("reference", "arrow"),
    [
        ("other.json#new", pa.int64()),
        ("other.json#old", pa.bool_()),
        ("other.json#older", pa.float64()),
        ("other.json#/$defs/a", pa.int64()),
        ("#here", pa.float64()),
    ],
)
def test_references_to_anchors(reference: str, arrow: pa.DataType) -> None:
    """The whole document would be another type, without the members of the value."""
    other = {
        "type": "object",
        "properties": {"whole": {"type": "string"}},
        "$defs": {
            "a": {"$anchor": "new", "type": "integer"},
            "b": {"$id": "#old", "type": "boolean"},
            "c": [{"id": "#older", "type": "number"}],
        },
    }
    own = {"$defs": {"x": {"$anchor": "here", "type": "number"}}}
    schemas = Schemas()
    schemas.add(SubjectVersion("other", 1, 1, Schema("JSON", json.dumps(other))))
    text = json.dumps({**own, "type": "object", "properties": {"a": {"$ref": reference}}})
    found = shape_of(Schema("JSON", text, (Reference("other.json", "other", 1),)), schemas)
    assert found.arrow == pa.struct([("a", arrow)])
    for nothing in (reference[:-1], f"{reference}-"):
        text = json.dumps({**own, "properties": {"a": {"$ref": nothing}}})
        with pytest.raises(SchemaError):
            shape_of(Schema("JSON", text, (Reference("other.json", "other", 1),)), schemas)


@pytest.mark.parametrize(
    ("reference", "arrow"),
    [
        ("item.json", pa.int64()),
        ("http://a.example/item.json", pa.int64()),
        ("deep/part.json", pa.bool_()),
        ("http://a.example/deep/part.json#", pa.bool_()),
        ("urn:x:1", pa.float64()),
        ("http://a.example/main.json#/$defs/text", pa.string()),
        ("#/$defs/text", pa.string()),
        ("lib.json", pa.struct([("t", pa.bool_()), ("near", pa.int64())])),
        ("lib.json#/definitions/text", pa.bool_()),
        ("other.json#/$defs/n", pa.struct([("far", pa.float64())])),
        ("http://b.example/elsewhere.json", pa.float64()),
    ],
)
def test_references_to_ids(reference: str, arrow: pa.DataType) -> None:
    own = {
        "$id": "http://a.example/main.json",
        "properties": {"a": {"$ref": reference}},
        "$defs": {
            "text": {"type": "string"},
            "item": {"$id": "item.json", "type": "integer"},
            "deep": {"$id": "deep/", "items": [{"$id": "part.json", "type": "boolean"}]},
            "urn": {"$id": "urn:x:1", "type": "number"},
            "lib": {
                "$id": "lib.json",
                "properties": {
                    "t": {"$ref": "#/definitions/text"},  # its own, not that of the document
                    "near": {"$ref": "item.json"},
                },
                "definitions": {"text": {"type": "boolean"}},
            },
        },
        "definitions": {"text": {"type": "integer"}},
    }
    other = {
        "$id": "http://b.example/here.json",
        "$defs": {
            "n": {"properties": {"far": {"$ref": "elsewhere.json"}}},
            "e": {"$id": "elsewhere.json", "type": "number"},
        },
    }
    schemas = Schemas()
    schemas.add(SubjectVersion("other", 1, 1, Schema("JSON", json.dumps(other))))
    schema = Schema("JSON", json.dumps(own), (Reference("other.json", "other", 1),))
    assert shape_of(schema, schemas).arrow == pa.struct([("a", arrow)])


@pytest.mark.parametrize("reference", ["item.json", "http://[", "//x]/y", "http://a.example/"])
def test_references_to_what_is_not_there(reference: str) -> None:
    text = json.dumps({"$id": "http://a.example/a.json", "properties": {"a": {"$ref": reference}}})
    with pytest.raises(SchemaError):
        shape_of(Schema("JSON", text), Schemas())
