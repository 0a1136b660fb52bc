"""What the tests of Confluent's own clients say that bytes mean.

Sources, as facts: ``serde_test.go`` and ``avro_test.go`` of confluent-kafka-go, ``test_proto.py``
of confluent-kafka-python.
"""

from __future__ import annotations

import uuid
from typing import Any

import pyarrow as pa
import pytest

from kafkafmt.values import Schema, Schemas, SubjectVersion, decode
from kafkafmt.values.errors import ValueDecodeError
from kafkafmt.values.protobuf.exact import read_indexes

GUID = uuid.UUID("89791762-2336-4186-9674-299b90a802e2")
GUID_BYTES = bytes.fromhex("0189791762233641869674299b90a802e2")
ID_BYTES = bytes.fromhex("0000000001")
PROTO = """syntax = "proto3"; message M0 { int32 a = 1; }
message M1 {
  message N0 {}  message N1 {}
  message N2 { message O0 {} message O1 {} message O2 {} message O3 { string s = 1; } }
}
"""


@pytest.mark.parametrize(
    ("data", "indexes"),
    [
        ("00", (0,)),
        ("000a0568656c6c6f", (0,)),  # a message follows
        ("0202", (1,)),
        ("06020406", (1, 2, 3)),
        ("06fe011012", (127, 8, 9)),
        ("028002", (128,)),
    ],
)
def test_message_indexes(data: str, indexes: tuple[int, ...]) -> None:
    assert read_indexes(bytes.fromhex(data))[0] == indexes


@pytest.mark.parametrize(
    "data",
    [
        "",
        "090000000000000000",  # a count of -5: a message without indexes
        "0a0568656c6c6f",  # an index of -3: likewise
        "0101",  # of Python's use.deprecated.format: [1]
        "037f0809",  # [127, 8, 9]
        "018001",  # [128]
        "01ffffffffffffffff7f",
        "02feffffffffffffffff01",  # of 64 bits, where Java has 32
    ],
)
def test_what_are_no_message_indexes(data: str) -> None:
    with pytest.raises(ValueDecodeError):
        read_indexes(bytes.fromhex(data))


def decoded(format: str, kind: str, text: str, *values: bytes, **options: Any) -> list[Any]:
    """The values by one schema, which has the id 1 and the GUID; or the kinds of their errors."""
    schemas = Schemas()
    schemas.add(SubjectVersion("t-value", 1, 1, Schema(kind, text)))
    schemas.add_guid(GUID, Schema(kind, text))
    table = pa.table({"topic": ["t"] * len(values), "value": pa.array(values, pa.binary())})
    found = decode(table, format=format, schemas=schemas, on_error="collect", **options)
    rows = found.to_pylist()
    return [row["value_error"]["kind"] if row["value_error"] else row["value"] for row in rows]


def test_protobuf() -> None:
    of_first = b"\0\x08\x05"
    of_inner = bytes.fromhex("06020406") + b"\x0a\x05hello"
    for frame in (ID_BYTES, GUID_BYTES):
        assert decoded("protobuf", "PROTOBUF", PROTO, frame + of_first) == [{"a": 5}]
        options = {"message": "M1.N2.O3"}
        found = decoded("protobuf", "PROTOBUF", PROTO, frame + of_inner, **options)
        assert found == [{"s": "hello"}]


def test_avro() -> None:
    """Bytes alone are as they are, without the length that Avro writes before them."""
    assert decoded("avro", "AVRO", '"bytes"', ID_BYTES + b"\2\3\4") == [b"\2\3\4"]
    for text, body, value in (
        ('"string"', b"\x06abc", "abc"),
        ('"int"', b"\x54", 42),
        ('"long"', b"\x54", 42),
        ('"boolean"', b"\1", True),
        ('"double"', bytes.fromhex("0000000000001440"), 5.0),
        ('["null", "string"]', b"\2\x06abc", "abc"),
        ('["null", "string"]', b"\0", None),
    ):
        for frame in (ID_BYTES, GUID_BYTES):
            assert decoded("avro", "AVRO", text, frame + body) == [value]


def test_json_schema() -> None:
    text = '{"type": "object", "properties": {"a": {"type": "integer"}, "b": {"type": "string"}}}'
    for frame in (ID_BYTES, GUID_BYTES):
        body = frame + b'{"a": 123, "b": "hi"}'
        assert decoded("json", "JSON", text, body) == [{"a": 123, "b": "hi"}]
