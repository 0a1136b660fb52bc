"""Protobuf values: types, indexes, evolution, and the traps of what others do."""

from __future__ import annotations

import base64
import json
from typing import Any

import pyarrow as pa
import pytest

from kafkafmt.values import (
    Reference,
    Schema,
    SchemaError,
    Schemas,
    SubjectVersion,
    decode,
    read_schemas,
)
from kafkafmt.values.decoding import Decoded, Writer
from kafkafmt.values.protobuf.descriptors import compile_schema
from kafkafmt.values.protobuf.exact import ProtobufDecoder
from tests.support.choice import by_each_engine

EVERY_TYPE = """
syntax = "proto3";
package t;
import "google/protobuf/timestamp.proto";
import "google/protobuf/duration.proto";
import "google/protobuf/wrappers.proto";
import "google/protobuf/struct.proto";
enum Kind { NONE = 0; SOME = 1; }
message Money { int64 units = 1; string currency = 2; }
message All {
  double f1 = 1; float f2 = 2; int64 f3 = 3; uint64 f4 = 4; int32 f5 = 5; fixed64 f6 = 6;
  fixed32 f7 = 7; bool f8 = 8; string f9 = 9; bytes f12 = 12; uint32 f13 = 13; sfixed32 f15 = 15;
  sfixed64 f16 = 16; sint32 f17 = 17; sint64 f18 = 18;
  Kind kind = 20; optional int32 maybe = 21;
  oneof one { string text = 22; Money money = 23; }
  repeated string list = 24; map<string, Money> map = 25; map<int32, Kind> kinds = 26;
  google.protobuf.Timestamp at = 27; google.protobuf.Duration took = 28;
  google.protobuf.Int64Value wrapped = 29; google.protobuf.Struct free = 30;
  All parent = 31; repeated All children = 32; repeated Kind many = 33;
}
message Outer { message A { string a = 1; } map<string, int32> m = 1; message B { int32 b = 1; } }
"""


def proto(text: str, *references: Reference) -> Schema:
    return Schema("PROTOBUF", text, references)


@pytest.fixture(scope="module")
def every() -> Any:
    """The class of the message `All`."""
    from google.protobuf import message_factory

    file = compile_schema(proto(EVERY_TYPE), Schemas())
    return message_factory.GetMessageClass(file.message("t.All"))


def by_both_engines(schema: Schema, bodies: list[bytes], **options: Any) -> Decoded:
    """Bodies with indexes, by both engines, which have to agree."""
    writer = options.pop("writer", Writer(schema, 1, has_indexes=True))
    decoders = by_each_engine(lambda: ProtobufDecoder(schema, Schemas(), **options))
    assert [decoder._decoder.plan is None for decoder in decoders] == [True, False]
    found = []
    for decoder in decoders:
        found.append(decoder.decode(writer, pa.array(bodies, pa.binary())))
        found[-1].array.validate(full=True)
        assert found[-1].array.type == decoder.type
    exact, fast = found
    assert fast.array.to_pylist() == exact.array.to_pylist()
    assert fast.failures == exact.failures
    return fast


ALL = b"\x02\x02"
"""Indexes: there is one, and it is 1."""


def of_all(messages: list[bytes]) -> list[Any]:
    """Values of the message `All`."""
    bodies = [ALL + message for message in messages]
    rows: list[Any] = by_both_engines(proto(EVERY_TYPE), bodies, message="t.All").array.to_pylist()
    return rows


def test_every_type(every: Any) -> None:
    full = every(
        f1=1.5, f2=0.1, f3=-(2**63), f4=2**64 - 1, f5=-1, f6=2**64 - 1, f7=2**32 - 1, f8=True,
        f9="é", f12=b"\xff", f13=2**32 - 1, f15=-1, f16=-1, f17=-1, f18=-(2**63), kind=1, maybe=0,
        money={"units": 1, "currency": "EUR"}, list=["a", ""], map={"k": {"units": 2}},
        kinds={1: 1, 2: 7}, wrapped={"value": 0}, parent={"f5": 3}, children=[{}, {"f9": "c"}],
        many=[0, 1, 9],
    )  # fmt: skip
    full.at.seconds, full.at.nanos = -1, 999_999_999
    full.took.seconds, full.took.nanos = -1, -1
    full.free.update({"a": [1, None, {"b": "c"}]})
    messages = (full, every(), every(f9="x"))
    first, second, _ = of_all([each.SerializeToString() for each in messages])
    assert first["f4"] == first["f6"] == 2**64 - 1
    assert first["kind"] == "SOME"
    assert first["many"] == ["NONE", "SOME", "9"]
    assert dict(first["kinds"]) == {1: "SOME", 2: "7"}
    assert first["map"] == [("k", {"units": 2, "currency": ""})]
    assert (first["text"], first["money"]) == (None, {"units": 1, "currency": "EUR"})
    assert first["at"].value == -1
    assert first["took"].value == -1_000_000_001
    assert (first["wrapped"], first["maybe"]) == (0, 0)
    assert json.loads(first["free"]) == {"a": [1.0, None, {"b": "c"}]}
    assert json.loads(first["parent"]) == {"f5": 3}
    assert [json.loads(each) for each in first["children"]] == [{}, {"f9": "c"}]
    assert (second["f5"], second["f9"], second["kind"]) == (0, "", "NONE")
    for name in ("maybe", "text", "money", "at", "took", "wrapped", "free", "parent"):
        assert second[name] is None
    assert (second["list"], second["map"], second["children"]) == ([], [], [])


def test_a_time_that_nanoseconds_do_not_hold_is_no_other_time(every: Any) -> None:
    late = every()
    late.at.seconds = 253402300799  # 9999-12-31, which ptars makes 2262
    bodies = [ALL + each.SerializeToString() for each in [every(f5=1)] * 50 + [late, every(f5=2)]]
    found = by_both_engines(proto(EVERY_TYPE), bodies, message="t.All")
    assert [(each.row, each.kind) for each in found.failures] == [(50, "unrepresentable")]
    assert found.array[51].as_py()["f5"] == 2


def test_null_and_empty_bytes_are_no_rows_of_defaults() -> None:
    schema = proto(EVERY_TYPE)
    found = by_both_engines(schema, [b"", b"\0", b"\x80"])
    assert [(each.row, each.kind) for each in found.failures] == [
        (0, "malformed"),
        (2, "malformed"),
    ]
    assert found.array.to_pylist() == [None, {"units": 0, "currency": ""}, None]


def test_one_bad_value_fails_alone() -> None:
    good = b"\0\x08\x05"
    bodies = [good] * 100 + [b"\0\x08"] + [good] * 100
    found = by_both_engines(proto(EVERY_TYPE), bodies)
    assert [(each.row, each.kind) for each in found.failures] == [(100, "malformed")]
    assert found.array.null_count == 1


def test_text_that_is_not_utf8_is_malformed() -> None:
    found = by_both_engines(proto(EVERY_TYPE), [b"\0\x12\x01\xff"])
    assert [each.kind for each in found.failures] == ["malformed"]


def test_a_repeated_message_that_does_not_parse_fails_its_row(every: Any) -> None:
    bodies = [ALL + b"\xfa\x01\x01\x08", ALL + every(f5=1).SerializeToString()]
    found = by_both_engines(proto(EVERY_TYPE), bodies, message="t.All")
    assert [(each.row, each.kind) for each in found.failures] == [(0, "malformed")]


def test_required_fields_and_closed_enums() -> None:
    text = """
    syntax = "proto2"; enum E { A = 1; }
    message M { optional E e = 1; optional int32 n = 2 [default = 7]; required string s = 3; }
    """
    bodies = [b"\0\x08\x01\x1a\x01x", b"\0\x08\x05\x10\x01\x1a\x00", b"\0\x08\x01"]
    found = by_both_engines(proto(text), bodies)
    rows = [{"e": "A", "n": None, "s": "x"}, {"e": None, "n": 1, "s": ""}]
    assert found.array.to_pylist() == [*rows, {"e": "A", "n": None, "s": None}]
    assert not found.failures  # as upb, which reads a message without a required field


@pytest.mark.parametrize(
    ("indexes", "reason"),
    [
        (b"\x02\x02", "a message t.All"),
        (b"\x06\x02\x02", "the message indexes are cut"),
        (b"\x02\x08", "no message index 4"),
        (b"\x02\x01", "plain varints"),
        (b"\x01", "-1 message indexes"),
        (b"\xff\xff\xff\xff\x0f", "message indexes, expected 0 to 64"),
    ],
)
def test_indexes_that_do_not_fit(indexes: bytes, reason: str) -> None:
    found = by_both_engines(proto(EVERY_TYPE), [indexes, b"\0\x08\x01"])
    assert [each.row for each in found.failures] == [0]
    assert reason in found.failures[0].reason


def test_indexes_count_the_messages_of_the_text_not_the_entries_of_maps() -> None:
    found = by_both_engines(proto(EVERY_TYPE), [b"\x04\x04\x02\x08\x05"], message="t.Outer.B")
    assert found.array.to_pylist() == [{"b": 5}]


def test_the_index_of_aws_glue() -> None:
    """By full name, among all messages of the file, entries of maps too."""
    schema = proto(
        'syntax = "proto3"; package p; message Z { int32 z = 1; message A { int32 a = 1; } }'
        " message B { map<string, int32> m = 1; message C { int32 c = 1; } }"
    )
    names = ["p.B", "p.B.C", "p.B.MEntry", "p.Z", "p.Z.A"]
    writer = Writer(schema, has_glue_index=True)
    for message, index in (("p.Z", 3), ("p.Z.A", 4), ("p.B.C", 1)):
        bodies = [bytes([index]) + b"\x08\x07", b"\x08\x07", b"\xff", b""]
        found = by_both_engines(schema, bodies, writer=writer, message=message)
        assert [*found.array[0].as_py().values()] == [7]
        failed = {each.row: (each.kind, each.reason) for each in found.failures}
        assert failed.keys() == {1, 2, 3}
        assert failed[1] == ("malformed", "no message index 8 of AWS Glue in the writer's schema")
        other = bytes([names.index("p.B.MEntry")])
        (failure,) = by_both_engines(schema, [other], writer=writer, message=message).failures
        assert (failure.kind, failure.reason[:20]) == ("unresolvable", "a message p.B.MEntry")


def test_a_writer_with_other_fields() -> None:
    text = 'syntax = "proto3"; package t; message Money { %s }'
    reader = proto(text % "int64 units = 1; string currency = 2; bool new = 4;")
    writer = Writer(proto(text % "int32 units = 1; string currency = 2; string old = 3;"), 2, True)
    found = by_both_engines(reader, [b"\0\x08\x05\x1a\x01x"], writer=writer)
    assert found.array.to_pylist() == [{"units": 5, "currency": "", "new": False}]


@pytest.mark.parametrize(
    "fields",
    ["string units = 1;", "sint64 units = 1;", "repeated int64 units = 1;", "double units = 1;"],
)
def test_a_writer_whose_field_has_another_type(fields: str) -> None:
    text = 'syntax = "proto3"; package t; message Money { %s }'
    writer = Writer(proto(text % fields), 2, has_indexes=True)
    decoder = ProtobufDecoder(proto(text % "int64 units = 1;"), Schemas())
    found = decoder.decode(writer, pa.array([b"\0"]))
    assert [each.kind for each in found.failures] == ["unresolvable"]


# --- schemas -------------------------------------------------------------------------------------


def registered(name: str, schema: Schema) -> Schemas:
    schemas = Schemas()
    schemas.add(SubjectVersion(name, 1, 1, schema))
    return schemas


def test_a_schema_of_base64() -> None:
    from google.protobuf import descriptor_pb2

    text = 'syntax = "proto3"; package t; message M { int32 a = 1; }'
    file = descriptor_pb2.FileDescriptorProto()
    compile_schema(proto(text), Schemas()).message("t.M").file.CopyToProto(file)
    encoded = base64.b64encode(file.SerializeToString()).decode()
    found = by_both_engines(proto(encoded), [b"\0\x08\x05"])
    assert found.array.to_pylist() == [{"a": 5}]
    schemas = registered("m", proto(encoded))
    using = 'syntax = "proto3"; import "m.proto"; message N { t.M m = 1; }'
    decoder = ProtobufDecoder(proto(using, Reference("m.proto", "m", 1)), schemas)
    row = decoder.decode(Writer(None), pa.array([b"\x0a\x02\x08\x05"])).array[0]
    assert row.as_py() == {"m": {"a": 5}}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no message"),
        ("message", "does not compile"),
        ('syntax = "proto3"; message M { Unknown a = 1; }', "Unknown"),
        ('syntax = "proto3"; import "gone.proto"; message M { }', "gone.proto"),
        ("AAAA", "does not compile"),
    ],
)
def test_schemas_that_do_not_compile(text: str, reason: str) -> None:
    with pytest.raises(SchemaError, match=reason):
        ProtobufDecoder(proto(text), Schemas())


@pytest.mark.parametrize("name", ["../up.proto", "/abs.proto", "a/../../b.proto"])
def test_a_name_of_a_reference_is_no_path(name: str) -> None:
    schemas = registered("other", proto('syntax = "proto3"; message O { int32 a = 1; }'))
    using = f'syntax = "proto3"; import "{name}"; message M {{ O o = 1; }}'
    found = compile_schema(proto(using, Reference(name, "other", 1)), schemas).message("M")
    assert found.fields[0].message_type.full_name == "O"


def test_a_message_that_is_not_there() -> None:
    with pytest.raises(SchemaError, match=r"no message 't\.None'"):
        ProtobufDecoder(proto(EVERY_TYPE), Schemas(), message="t.None")


def test_files_that_confluents_registry_knows_need_no_reference() -> None:
    text = """
        syntax = "proto3";
        import "confluent/meta.proto";
        import "confluent/type/decimal.proto";
        message A {
          string name = 1 [(confluent.field_meta).doc = "a name"];
          confluent.type.Decimal price = 2;
        }
    """
    schemas = read_schemas({"a-value.proto": text, "1.proto": text})
    body = b"\x00\x00\x00\x00\x01\x00\x0a\x01x\x12\x05\x0a\x01\x07\x18\x02"
    table = pa.table({"topic": ["a"], "value": pa.array([body], pa.binary())})
    (row,) = decode(table, format="protobuf", schemas=schemas)["value"].to_pylist()
    assert row == {"name": "x", "price": {"value": b"\x07", "precision": 0, "scale": 2}}


_MAPS = """
syntax = "proto2";
message Top {
  map<string, int32> m = 1; map<int32, Top> tops = 2; optional Top again = 3;
  repeated group G = 4 { map<bool, string> n = 1; }
}
"""
_ODD_ENTRY = b"\x0a\x01a\x10\x05\x18\x01"  # a: 5, and a field 3


@pytest.mark.parametrize(
    ("body", "member", "expected"),
    [
        (b"\x0a\x07" + _ODD_ENTRY, "m", [("a", 5)]),
        # A key and a value of other wire types, and a group beside them.
        (b"\x0a\x04\x08\x01\x10\x05", "m", [("", 5)]),
        (b"\x0a\x05\x0a\x01a\x12\x00", "m", [("a", 0)]),
        (b"\x0a\x09\x0a\x01a\x1b\x08\x01\x1c\x10\x05", "m", [("a", 5)]),
        # The last one of equal keys counts, wherever the odd one is.
        (b"\x0a\x07" + _ODD_ENTRY + b"\x0a\x05\x0a\x01a\x10\x06", "m", [("a", 6)]),
        (b"\x0a\x05\x0a\x01a\x10\x06\x0a\x07" + _ODD_ENTRY, "m", [("a", 5)]),
        # In messages, which are JSON text, in a group, and in other entries.
        (b"\x1a\x09\x0a\x07" + _ODD_ENTRY, "again", '{"m":{"a":5}}'),
        (b"\x12\x0f\x08\x02\x12\x09\x0a\x07" + _ODD_ENTRY + b"\x18\x07", "tops",
         [(2, '{"m":{"a":5}}')]),
        (b"\x23\x0a\x07\x08\x01\x12\x01b\x18\x01\x24", "g", [{"n": [(True, "b")]}]),
    ],
)  # fmt: skip
def test_an_entry_of_a_map_may_have_other_fields(
    body: bytes, member: str, expected: object
) -> None:
    """As Java reads it; upb alone takes the entry for an unknown field."""
    schema = proto(_MAPS)
    exact, compiled = by_each_engine(
        lambda: ProtobufDecoder(schema, Schemas()).decode(
            Writer(None), pa.array([body], pa.binary())
        )
    )
    for found in (exact, compiled):
        assert found.failures == []
        assert found.array.to_pylist()[0][member] == expected


@pytest.mark.parametrize(
    "entry",
    [
        b"\x0a\x01a\x00\x01",
        b"\x0a\x01a\x1b\x08\x01",
        b"\x0a\x01a\x10\x86",
        b"\x0a\x01a\x10" + b"\x80" * 11,
    ],
)
def test_an_entry_of_a_map_that_is_cut_is_malformed(entry: bytes) -> None:
    body = b"\x0a" + bytes([len(entry)]) + entry
    exact, compiled = by_each_engine(
        lambda: ProtobufDecoder(proto(_MAPS), Schemas()).decode(
            Writer(None), pa.array([body], pa.binary())
        )
    )
    assert [each.kind for each in exact.failures] == ["malformed"]
    assert "indexes" not in str(exact.failures[0])
    assert exact.failures == compiled.failures
