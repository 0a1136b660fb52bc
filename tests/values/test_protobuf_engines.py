"""The two engines for Protobuf agree on every message, and on every byte that was changed."""

from __future__ import annotations

from typing import Any

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kafkafmt.values import Schema, Schemas
from kafkafmt.values.decoding import Decoded, Writer
from kafkafmt.values.protobuf.descriptors import compile_schema
from kafkafmt.values.protobuf.exact import ProtobufDecoder
from tests.support.choice import by_each_engine

TEXT = """
syntax = "proto3";
import "google/protobuf/timestamp.proto";
import "google/protobuf/wrappers.proto";
enum Kind { NONE = 0; SOME = 1; FAR = 1000; BELOW = -1; }
message All {
  double a = 1; float b = 2; int64 c = 3; uint64 d = 4; int32 e = 5; fixed64 f = 6; fixed32 g = 7;
  bool h = 8; string i = 9; bytes j = 12; uint32 k = 13; sfixed32 l = 15; sfixed64 m = 16;
  sint32 n = 17; sint64 o = 18; Kind kind = 20; optional int32 maybe = 21;
  oneof one { string text = 22; Inner inner = 23; int32 number = 70; }
  repeated string list = 24; map<string, Inner> map = 25; map<sint32, Kind> kinds = 26;
  map<bool, double> flags = 27; google.protobuf.Timestamp at = 28;
  google.protobuf.StringValue wrapped = 29; All parent = 31; repeated Inner many = 32;
  repeated sint64 packed = 33; repeated int32 unpacked = 34 [packed = false];
  repeated Kind packed_kinds = 1000;
}
message Inner { int64 units = 1; string currency = 2; repeated Inner deeper = 3; }
"""
SCHEMA = Schema("PROTOBUF", TEXT)

_int32 = st.integers(-(2**31), 2**31 - 1)
_int64 = st.integers(-(2**63), 2**63 - 1)
_text = st.text(st.characters(exclude_categories=["Cs"]), max_size=6)
_inner: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {}, optional={"units": _int64, "currency": _text}
)
_kind = st.sampled_from([0, 1, 1000, -1, 7])
_fields: dict[str, st.SearchStrategy[Any]] = {
    "a": st.floats(allow_nan=False), "b": st.floats(width=32, allow_nan=False), "c": _int64,
    "d": st.integers(0, 2**64 - 1), "e": _int32, "f": st.integers(0, 2**64 - 1),
    "g": st.integers(0, 2**32 - 1), "h": st.booleans(), "i": _text, "j": st.binary(max_size=5),
    "k": st.integers(0, 2**32 - 1), "l": _int32, "m": _int64, "n": _int32, "o": _int64,
    "kind": _kind, "maybe": _int32, "text": _text, "inner": _inner, "number": _int32,
    "list": st.lists(_text, max_size=3), "map": st.dictionaries(_text, _inner, max_size=3),
    "kinds": st.dictionaries(_int32, _kind, max_size=3),
    "flags": st.dictionaries(st.booleans(), st.floats(allow_nan=False)),
    "at": st.fixed_dictionaries({"seconds": st.integers(-(10**10), 10**10), "nanos": _int32}),
    "wrapped": st.fixed_dictionaries({"value": _text}), "parent": st.just({"e": 5}),
    "many": st.lists(_inner, max_size=3), "packed": st.lists(_int64, max_size=3),
    "unpacked": st.lists(_int32, max_size=3), "packed_kinds": st.lists(_kind, max_size=3),
}  # fmt: skip
_messages = st.fixed_dictionaries({}, optional=_fields)


@pytest.fixture(scope="module")
def every() -> Any:
    """The class of the message `All`."""
    from google.protobuf import message_factory

    file = compile_schema(SCHEMA, Schemas())
    return message_factory.GetMessageClass(file.message("All"))


@pytest.fixture(scope="module")
def engines() -> list[ProtobufDecoder]:
    """The exact engine, and the compiled one."""
    found = by_each_engine(lambda: ProtobufDecoder(SCHEMA, Schemas()))
    assert [each._decoder.plan is None for each in found] == [True, False]
    return found


def decoded(engines: list[ProtobufDecoder], bodies: list[bytes], skip: int = 0) -> Decoded:
    """Bodies by both engines, which have to agree."""
    array = pa.array(bodies, pa.binary())
    exact, compiled = (each.decode(Writer(SCHEMA, 1), array, skip) for each in engines)
    compiled.array.validate(full=True)
    assert str(compiled.array.to_pylist()) == str(exact.array.to_pylist())  # NaN is not itself
    assert compiled.failures == exact.failures
    return compiled


@given(messages=st.lists(_messages, max_size=4), skip=st.integers(0, 2))
def test_messages(
    engines: list[ProtobufDecoder], every: Any, messages: list[Any], skip: int
) -> None:
    bodies = [bytes(skip) + every(**each).SerializeToString() for each in messages]
    assert len(decoded(engines, bodies, skip).array) == len(messages)


@given(message=_messages, data=st.data())
def test_changed_bytes(
    engines: list[ProtobufDecoder], every: Any, message: Any, data: st.DataObject
) -> None:
    """Cut, changed, and twice: two messages one after another are one, merged."""
    body = every(**message).SerializeToString()
    other = bytearray(body)
    for place in data.draw(st.lists(st.integers(0, max(len(body) - 1, 0)), max_size=3)):
        if other:
            other[place] = data.draw(st.integers(0, 255))
    end = data.draw(st.integers(0, len(body)))
    extra = data.draw(st.binary(max_size=6))
    decoded(engines, [body, bytes(other), body[:end], body + body, body + extra])


@pytest.mark.parametrize(
    "body",
    [
        b"\x00\x00",  # field 0
        b"\x1b\x1c",  # a group of a known number
        b"\xa3\x06\xa4\x06",  # a group of an unknown number
        b"\xa3\x06",
        b"\x18" + b"\xff" * 9 + b"\x01",
        b"\x18" + b"\xff" * 9 + b"\x7f",  # more than 64 bits
        b"\x18" + b"\xff" * 10 + b"\x01",
        b"\x28\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01",  # an int32 below zero
        b"\x28\x80\x80\x80\x80\x80\x80\x80\x80\x80\x01",  # its low 32 bits are 0
        b"\x98\x80\x80\x80\x00\x01",  # a tag in five bytes
        b"\x98\x80\x80\x80\x10\x01",  # a tag of more than 32 bits
        b"\x45\x00\x00\x00\x00",  # a boolean with the wire type of a fixed32
        b"\xca\x01\x00",  # a map's entry without key and value
        b"\xca\x01\x05\x0a\x01a\x18\x01",  # one with another field, which upb alone drops
        b"\xca\x01\x06\x0a\x01a\x0a\x01b",  # a key twice
        b"\xca\x01\x03\x0a\x01a\xca\x01\x03\x0a\x01a",  # two entries of one key
        b"\xb2\x01\x01a\xba\x01\x00",  # two members of a oneof
        b"\xba\x01\x02\x08\x01\xba\x01\x02\x12\x00",  # a message in two parts
        b"\x08\x01",
        b"",
    ],
)
def test_odd_bytes(engines: list[ProtobufDecoder], body: bytes) -> None:
    assert len(decoded(engines, [body, b"", body]).array) == 3


def test_a_body_that_is_shorter_than_what_is_skipped_is_a_failure(
    engines: list[ProtobufDecoder],
) -> None:
    plan = engines[1]._decoder.plan
    assert plan is not None
    array, refused = plan.read(pa.array([b"\x28\x01", b"", b"\0\x28\x07"]), 1)
    assert (refused, array[2]["e"].as_py()) == ([0, 1], 7)
