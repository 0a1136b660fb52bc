"""JSON values: as text, by JSON Schema, with Connect's envelope; and the traps of fast readers."""

from __future__ import annotations

import json
from datetime import date
from decimal import Decimal
from struct import pack
from typing import Any

import pyarrow as pa
import pytest

from kafkafmt.values import Reference, Schema, SchemaError, Schemas, SubjectVersion
from kafkafmt.values.decoding import Decoded, Writer
from kafkafmt.values.json.exact import (
    ConnectDecoder,
    JsonSchemaDecoder,
    JsonTextDecoder,
    first_schema,
)
from kafkafmt.values.json.schema import derive_shape


def decoder(schema: Any) -> JsonSchemaDecoder:
    return JsonSchemaDecoder(derive_shape(Schema("JSON", json.dumps(schema)), Schemas()))


def typed(schema: Any, bodies: list[bytes]) -> Decoded:
    found = decoder(schema).decode(Writer(None), pa.array(bodies, pa.binary()))
    found.array.validate(full=True)
    return found


def kinds(found: Decoded) -> list[tuple[int, str]]:
    return [(failure.row, failure.kind) for failure in found.failures]


def test_of_equal_members_the_last_one_counts() -> None:
    schema = {"type": "object", "properties": {"id": {"type": "integer"}}}
    found = typed(schema, [b'{"id":1,"id":2}'])
    assert (found.array.to_pylist(), found.failures) == ([{"id": 2}], [])


@pytest.mark.parametrize(
    ("schema", "arrow"),
    [
        ({"type": "string"}, pa.string()),
        ({"type": ["null", "integer"]}, pa.int64()),
        ({"oneOf": [{"type": "null"}, {"type": "number"}]}, pa.float64()),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, "map<string, int64>"),
        ({"enum": ["a", "b"]}, pa.string()),
        ({"type": "array", "items": {"$ref": "#/$defs/A~1"}, "$defs": {"A/": {"type": "boolean"}}},
         pa.list_(pa.bool_())),
        ({"properties": {"a": {}}}, pa.struct([("a", pa.string())])),
        (True, pa.string()),
        ({"type": ["string", "integer"]}, pa.string()),
        ({"oneOf": [{"type": "string"}, {"type": "integer"}]}, pa.string()),
        ({"type": "object", "properties": {"n": {"$ref": "#"}}}, pa.struct([("n", pa.string())])),
    ],
)  # fmt: skip
def test_types(schema: Any, arrow: Any) -> None:
    assert decoder(schema).type == arrow or str(decoder(schema).type) == arrow


def test_where_a_schema_says_no_type_the_value_is_the_text_as_it_was() -> None:
    schema = {
        "properties": {
            "any": {},
            "m": {"additionalProperties": {"type": "integer"}, "type": "object"},
        }
    }
    found = typed(schema, [b'{"any":[1.10, {"b" :null}],"m":{"k":1}}', b'{"any":null}', b"{}"])
    assert found.array.to_pylist() == [
        {"any": '[1.10, {"b" :null}]', "m": [("k", 1)]},
        {"any": None, "m": None},
        {"any": None, "m": None},
    ]


MORE = {"properties": {"more": {"type": "string"}}}


@pytest.mark.parametrize(
    "schema",
    [
        {"allOf": [MORE], "properties": {"a": {}}},
        {"type": "object", "oneOf": [MORE, {}], "properties": {"a": {}}},
        {"type": "object", "anyOf": [{"$ref": "#/x"}], "properties": {"a": {}}, "x": MORE},
        {"type": "object", "if": {"required": ["a"]}, "then": MORE, "properties": {"a": {}}},
        {"oneOf": [MORE], "properties": {"a": {}}},
        {"type": "object", "oneOf": [MORE], "additionalProperties": {"type": "string"}},
        {"type": "array", "prefixItems": [{"type": "string"}], "items": {"type": "integer"}},
    ],
)
def test_no_member_is_lost_that_only_a_branch_names(schema: dict[str, Any]) -> None:
    assert decoder(schema).type == pa.string()


@pytest.mark.parametrize("branches", [[{"required": ["a"]}], [{"properties": {"a": {}}}], 7, [7]])
def test_branches_that_name_nothing_else(branches: Any) -> None:
    schema = {"type": "object", "oneOf": branches, "properties": {"a": {"type": "integer"}}}
    assert decoder(schema).type == pa.struct([("a", pa.int64())])


@pytest.mark.parametrize(
    "text", ["", "[]", "7", '{"$ref":"#/gone"}', '{"$ref":"other.json"}', '{"$ref":7}']
)
def test_schemas_that_are_none(text: str) -> None:
    with pytest.raises(SchemaError):
        derive_shape(Schema("JSON", text), Schemas())


def test_text_is_checked_and_left_as_it_is() -> None:
    bodies = [b' {"a" :1.10} ', b'{"s":"\\ud800"}', b"null", b"{}{}", b"\xff", b"", b"1"]
    found = JsonTextDecoder().decode(Writer(None), pa.array(bodies, pa.binary()))
    expected = [' {"a" :1.10} ', '{"s":"\\ud800"}', "null", None, None, None, "1"]
    assert found.array.to_pylist() == expected
    assert kinds(found) == [(3, "malformed"), (4, "malformed"), (5, "no_frame")]


# --- Connect -------------------------------------------------------------------------------------


def envelope(schema: Any, payload: Any) -> bytes:
    return json.dumps({"schema": schema, "payload": payload}).encode()


def struct(*fields: Any) -> dict[str, Any]:
    return {"type": "struct", "fields": [{"field": name, **more} for name, more in fields]}


def connect(bodies: list[bytes]) -> Decoded:
    values: list[bytes | None] = list(bodies)
    return ConnectDecoder(first_schema(values)).decode(Writer(None), pa.array(bodies, pa.binary()))


def test_every_type_of_connect() -> None:
    decimal = {
        "type": "bytes",
        "name": "org.apache.kafka.connect.data.Decimal",
        "parameters": {"scale": "3"},
    }
    fields: list[tuple[str, dict[str, Any], Any, Any]] = [
        ("i8", {"type": "int8"}, -1, -1),
        ("f", {"type": "float"}, 0.5, 0.5),
        ("s", {"type": "string"}, "é", "é"),
        ("b", {"type": "bytes"}, "AQI=", b"\x01\x02"),
        ("a", {"type": "array", "items": {"type": "int32"}}, [1, 2], [1, 2]),
        ("m", {"type": "map", "keys": {"type": "string"}, "values": {"type": "int32"}},
         {"k": 1}, [("k", 1)]),
        ("p", {"type": "map", "keys": {"type": "int32"}, "values": {"type": "string"}},
         [[1, "x"]], [(1, "x")]),
        ("d", decimal, "AQ==", Decimal("0.001")),
        ("n", decimal, 1.5, Decimal("1.500")),
        ("day", {"type": "int32", "name": "org.apache.kafka.connect.data.Date"}, 1, "1970-01-02"),
        ("us", {"type": "int64", "name": "io.debezium.time.MicroTimestamp"}, 1,
         "1970-01-01 00:00:00.000001"),
    ]  # fmt: skip
    schema = struct(*((name, more) for name, more, _, _ in fields))
    payload = {name: value for name, _, value, _ in fields}
    found = connect([envelope(schema, payload), envelope(schema, None), envelope(schema, {})])
    assert found.failures == []
    row, nothing, missing = found.array.to_pylist()
    for name, _, _, expected in fields:
        assert row[name] == expected or str(row[name]) == expected
        assert missing[name] is None
    assert nothing is None


def test_another_schema_in_the_envelope() -> None:
    reader = struct(("a", {"type": "int64"}), ("b", {"type": "string"}))
    narrower = struct(("a", {"type": "int32"}))
    other = struct(("a", {"type": "string"}))
    found = connect(
        [
            envelope(reader, {"a": 1, "b": "x"}),
            envelope(narrower, {"a": 2}),
            envelope(other, {"a": "3"}),
            envelope(reader, {"a": "text", "b": "x"}),
            envelope(None, {"a": 1}),
        ]
    )
    assert kinds(found) == [(2, "unresolvable"), (3, "unrepresentable"), (4, "unresolvable")]
    assert found.array.to_pylist()[:2] == [{"a": 1, "b": "x"}, {"a": 2, "b": None}]


INT, TEXT = {"type": "int32"}, {"type": "string"}
ADDRESS = struct(("city", TEXT | {"default": "Bern"}), ("zip", INT | {"optional": True}))
DEFAULTS: list[tuple[dict[str, Any], Any, Any]] = [
    (INT | {"default": 7, "optional": True}, None, 7),
    (INT | {"default": 7}, 8, 8),
    (INT | {"default": 0}, None, 0),
    (INT | {"default": None, "optional": True}, None, None),
    (TEXT | {"default": ""}, None, ""),
    ({"type": "boolean", "default": False}, None, False),
    ({"type": "bytes", "default": "AQI="}, None, b"\x01\x02"),
    ({"type": "bytes", "name": "org.apache.kafka.connect.data.Decimal",
     "parameters": {"scale": "3"}, "default": "AQ=="}, None, Decimal("0.001")),
    ({"type": "int32", "name": "io.debezium.time.Date", "default": 1}, None, date(1970, 1, 2)),
    (ADDRESS, {"city": None}, {"city": "Bern", "zip": None}),
    (ADDRESS | {"default": {"zip": 1}}, None, {"city": "Bern", "zip": 1}),
    (ADDRESS | {"optional": True}, None, None),
    ({"type": "array", "items": INT | {"default": 7}}, [1, None], [1, 7]),
    ({"type": "map", "keys": TEXT, "values": INT | {"default": 7}}, {"k": None}, [("k", 7)]),
    ({"type": "map", "keys": INT, "values": INT | {"default": 7}}, [[1, None]], [(1, 7)]),
]  # fmt: skip


@pytest.mark.parametrize(("schema", "value", "expected"), DEFAULTS)
def test_null_reads_as_the_default(schema: dict[str, Any], value: Any, expected: Any) -> None:
    """``replace.null.with.default`` of Kafka's JsonConverter (KIP-581) is true by default."""
    whole = struct(("a", schema), ("b", INT | {"optional": True}))
    found = connect([envelope(whole, {"a": value}), envelope(whole, None), envelope(schema, value)])
    assert found.array.to_pylist()[:2] == [{"a": expected, "b": None}, None]
    if value is None:
        assert connect([envelope(whole, {})]).array.to_pylist() == [{"a": expected, "b": None}]
    assert connect([envelope(schema, value)]).array.to_pylist() == [expected]


@pytest.mark.parametrize(
    ("text", "bits"),
    [
        ("9007199791611905", 0x5A000001),  # above the middle between two floats, by less
        ("-9007199791611905", 0xDA000001),  # than a double tells
        ("1.00000005960464477539062500001", 0x3F800001),
        ("1.00000005960464477539062499999", 0x3F800000),
        ("1.000000059604644775390625", 0x3F800000),
        ("3.4028235677973366e38", 0x7F7FFFFF),
        ("1e39", 0x7F800000),
        ("1e-400", 0),
        ("0.1", 0x3DCCCCCD),
        ("16777217", 0x4B800000),
    ],
)
@pytest.mark.parametrize("more", [{}, {"default": 1.5}])
def test_a_float_of_connect_is_rounded_once(text: str, bits: int, more: dict[str, Any]) -> None:
    schema = json.dumps({"type": "float", **more})
    body = f'{{"schema":{schema},"payload":{text}}}'.encode()
    found = connect([body])
    assert found.failures == []
    (number,) = found.array.to_pylist()
    assert pack(">f", number) == bits.to_bytes(4, "big")


@pytest.mark.parametrize("payload", ["true", '"1"', "[]", "{}"])
@pytest.mark.parametrize("more", [{}, {"default": 1.5}])
def test_what_is_not_a_number_is_not_a_float(payload: str, more: dict[str, Any]) -> None:
    schema = json.dumps({"type": "float", **more})
    body = f'{{"schema":{schema},"payload":{payload}}}'.encode()
    found = connect([body])
    assert found.array.to_pylist() == [None]
    assert kinds(found) == [(0, "unrepresentable")]


@pytest.mark.parametrize(
    ("keys", "value", "expected"),
    [
        (INT, [[0, 1], [5, 2], [0, 3]], [(0, 3), (5, 2)]),
        (INT | {"default": 7}, [[7, 1], [None, 2]], [(7, 2)]),
        ({"type": "boolean"}, [[True, 1], [False, 2], [True, 3]], [(True, 3), (False, 2)]),
        ({"type": "array", "items": INT}, [[[1], 1], [[2], 2], [[1], 3]], [([1], 3), ([2], 2)]),
        (ADDRESS, [[{"zip": 1}, 1], [{"zip": 1, "city": "Bern"}, 2]],
         [({"city": "Bern", "zip": 1}, 2)]),
    ],
)  # fmt: skip
def test_of_equal_keys_of_pairs_the_last_value_counts(
    keys: dict[str, Any], value: Any, expected: Any
) -> None:
    """Kafka's JsonConverter makes a HashMap of them."""
    schema = {"type": "map", "keys": keys, "values": INT}
    found = connect([envelope(schema, value)])
    assert found.failures == []
    assert found.array.to_pylist() == [expected]


def test_the_default_is_that_of_the_schema_in_the_value() -> None:
    def of(**more: Any) -> bytes:
        return envelope(struct(("a", INT | more), ("b", INT | {"optional": True})), {})

    found = connect([of(), of(default=1), of(default=2), of(default="x")])
    assert [row["a"] for row in found.array.to_pylist()[:3]] == [None, 1, 2]
    assert kinds(found) == [(3, "unresolvable")]  # no converter takes such a schema


@pytest.mark.parametrize(
    "body", [b"", b"{}", b'{"schema":{}}', b"[]", b'{"schema":1,"payload":2,"x":3}']
)
def test_what_is_no_envelope(body: bytes) -> None:
    good = envelope(struct(("a", {"type": "int32"})), {"a": 1})
    assert kinds(connect([good, body])) == [(1, "no_frame")]


def test_a_topic_without_an_envelope() -> None:
    with pytest.raises(SchemaError, match="none of the first 2 values"):
        first_schema([b"{}", None])


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        ("1.5", "1.500"), ("-0", "0.000"), ("0e-999999999", "0.000"), ("0e99999", "0.000"),
        ("1.5000000", "1.500"), ("1e3", "1000.000"), ("1.0005", None), ("1e-999999999", None),
        ("1e999999999", None), ("1e99999999999999999999", None), ("9" * 36, None),
        ("9" * 35, f"{'9' * 35}.000"), ("true", None), ("[]", None),
    ],
)  # fmt: skip
def test_a_decimal_that_is_a_number_is_exact_or_an_error(number: str, expected: str | None) -> None:
    name = "org.apache.kafka.connect.data.Decimal"
    schema = json.dumps({"type": "bytes", "name": name, "parameters": {"scale": "3"}})
    found = connect([f'{{"schema":{schema},"payload":{number}}}'.encode()])
    assert found.array.to_pylist() == [None if expected is None else Decimal(expected)]
    assert kinds(found) == ([(0, "unrepresentable")] if expected is None else [])


# --- references of JSON Schemas: to others, to anchors and to ids ---------------------------------


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
    found = derive_shape(Schema("JSON", text, (Reference("other.json", "other", 1),)), schemas)
    assert found.arrow == pa.struct([("a", arrow)])
    for nothing in (reference[:-1], f"{reference}-"):
        text = json.dumps({**own, "properties": {"a": {"$ref": nothing}}})
        with pytest.raises(SchemaError):
            derive_shape(Schema("JSON", text, (Reference("other.json", "other", 1),)), schemas)


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
    assert derive_shape(schema, schemas).arrow == pa.struct([("a", arrow)])


@pytest.mark.parametrize("reference", ["item.json", "http://[", "//x]/y", "http://a.example/"])
def test_references_to_what_is_not_there(reference: str) -> None:
    text = json.dumps({"$id": "http://a.example/a.json", "properties": {"a": {"$ref": reference}}})
    with pytest.raises(SchemaError):
        derive_shape(Schema("JSON", text), Schemas())
