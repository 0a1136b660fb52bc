"""No value and no schema raises anything but a ValueDecodeError or a SchemaError."""

from __future__ import annotations

import json

import pyarrow as pa
import pytest

from kafkafmt.values import Schema, SchemaError, Schemas, SubjectVersion, decode
from kafkafmt.values.protobuf.descriptors import compile_schema
from tests.values.avro_cases import by_both_engines, record

_SYMBOLS = {"type": "enum", "name": "E", "symbols": ["A", "B"]}


def registered(kind: str, *texts: str) -> Schemas:
    """Versions of the subject ``t-value``, with the ids 1, 2 and so on."""
    found = Schemas()
    for number, text in enumerate(texts, start=1):
        found.add(SubjectVersion("t-value", number, number, Schema(kind, text)))
    return found


def framed(format: str, schemas: Schemas, *values: bytes) -> list[dict[str, object]]:
    """Rows of values that are framed as Confluent's serializers do."""
    table = pa.table({"topic": ["t"] * len(values), "value": pa.array(values, pa.binary())})
    rows: list[dict[str, object]] = decode(
        table, format=format, schemas=schemas, on_error="collect"
    ).to_pylist()
    return rows


def test_an_enum_whose_plan_refuses_is_read_by_the_exact_engine() -> None:
    writer = record({"name": "old", "type": _SYMBOLS})
    reader = record({"name": "new", "aliases": ["old"], "type": _SYMBOLS})
    found = by_both_engines([b"\x02"], writer, reader)
    assert (found.array.to_pylist(), found.failures) == ([{"new": "B"}], [])
    fewer = record({"name": "old", "type": {**_SYMBOLS, "symbols": ["A"]}})
    found = by_both_engines([b"\x02", b"\0"], writer, fewer)
    assert found.array.to_pylist() == [None, {"old": "A"}]
    assert [each.row for each in found.failures] == [0]


def test_an_enum_without_symbols_has_no_values() -> None:
    empty = record({"name": "e", "type": {**_SYMBOLS, "symbols": []}})
    found = by_both_engines([b"\0", b""], empty)
    assert found.array.to_pylist() == [None, None]
    assert {each.kind for each in found.failures} == {"malformed"}


def test_a_default_may_leave_out_members_that_have_defaults() -> None:
    inner = {
        "type": "record", "name": "I",
        "fields": [{"name": "a", "type": "int"}, {"name": "b", "type": "string", "default": "x"}],
    }  # fmt: skip
    reader = record({"name": "i", "type": inner, "default": {"a": 1}})
    for _ in range(2):  # the default is not changed by being read
        found = by_both_engines([b"", b""], record(), reader)
        assert found.array.to_pylist() == [{"i": {"a": 1, "b": "x"}}] * 2


@pytest.mark.parametrize("name", ["record", "array", "map", "enum", "fixed"])
def test_a_type_that_is_named_as_a_kind_contains_itself(name: str) -> None:
    declared = {
        "type": "record", "name": name,
        "fields": [{"name": "v", "type": "int"}, {"name": "next", "type": ["null", name]}],
    }  # fmt: skip
    found = by_both_engines([b"\x02\x02\x04\x00"], declared)
    (row,) = found.array.to_pylist()
    assert (row["v"], json.loads(row["next"])) == (1, {"v": 2, "next": None})


def test_bytes_of_confluent_are_raw() -> None:
    rows = framed("avro", registered("AVRO", '"bytes"'), b"\0\0\0\0\1\2\3\4", b"\0\0\0\0\1\4ab")
    assert [row["value"] for row in rows] == [b"\2\3\4", b"\4ab"]
    large = b"x" * 70_000
    rows = framed("avro", registered("AVRO", '"bytes"'), b"\0\0\0\0\1" + large, b"\0\0\0\0\1")
    assert [row["value"] for row in rows] == [large, b""]


_NESTED = """syntax = "proto3";
message Top { map<string, int32> m = 1; message In { int32 a = 1; } }
"""


def test_indexes_of_python_count_the_entries_of_maps() -> None:
    file = compile_schema(Schema("PROTOBUF", _NESTED), Schemas())
    assert [file.message_at((0, index)) for index in (0, 1)] == ["Top.In", "Top.In"]
    with pytest.raises(LookupError, match=r"message index 2 of \[0, 2\]"):
        file.message_at((0, 2))


_ENTRY_OF_NO_TEXT = b"\x1a\x05\x0a\x01\xff\x10\x01"


@pytest.mark.parametrize(
    "body",
    [
        b"\x0a\x01\xff",
        b"\x12\x01\xff",
        _ENTRY_OF_NO_TEXT,
        _ENTRY_OF_NO_TEXT + b"\x1a\x05\x0a\x01a\x10\x01",
        b"\x22\x03\x12\x01\xff",
        b"\x22" + bytes([len(_ENTRY_OF_NO_TEXT)]) + _ENTRY_OF_NO_TEXT,
    ],
)
def test_text_of_proto2_that_is_not_utf8_fails_its_row(body: bytes) -> None:
    text = """syntax = "proto2"; message T {
        optional string s = 1; repeated string r = 2; map<string, int32> m = 3;
        optional T inner = 4; }"""
    rows = framed("protobuf", registered("PROTOBUF", text), b"\0\0\0\0\1\0" + body, b"\0\0\0\0\1\0")
    assert rows[0]["value"] is None
    assert rows[0]["value_error"]["kind"] in ("malformed", "unrepresentable")  # type: ignore[index]
    assert rows[1]["value"] is not None


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("AVRO", json.dumps(record({"name": "\ud800", "type": "int"}))),
        ("JSON", json.dumps({"type": "object", "properties": {"\ud800": {"type": "integer"}}})),
        (
            "PROTOBUF",
            'syntax = "proto3";'
            + "".join(f"message M{n} {{ M{n + 1} m = 1; }}" for n in range(1500))
            + "message M1500 { int32 a = 1; }",
        ),
    ],
)
def test_an_odd_schema_is_a_schema_error_or_reads(kind: str, text: str) -> None:
    try:
        rows = framed(kind.lower(), registered(kind, text, text), b"\0\0\0\0\1\0", b"\0\0\0\0\2\0")
    except SchemaError:
        return
    assert len(rows) == 2
