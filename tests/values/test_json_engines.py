"""The two engines for JSON agree on every document, and on every byte that was changed."""

from __future__ import annotations

import json
from typing import Any

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kafkafmt.values import Schema, Schemas
from kafkafmt.values.decoding import Decoded, Writer
from kafkafmt.values.json.connect import ConnectDecoder
from kafkafmt.values.json.decoder import JsonSchemaDecoder
from kafkafmt.values.json.schema import shape_of
from tests.support.choice import by_each_engine

SCHEMA = {
    "type": "object",
    "properties": {
        "id": {"type": "integer"},
        "x": {"type": ["null", "number"]},
        "name": {"type": "string"},
        "ok": {"type": "boolean"},
        "any": {},
        "é": {"type": "string"},
        "tags": {"type": "array", "items": {"type": "string"}},
        "deep": {"type": "array", "items": {"type": "array", "items": {"type": "number"}}},
        "map": {"type": "object", "additionalProperties": {"type": "integer"}},
        "in": {"type": "object", "properties": {"id": {"type": "integer"}, "s": {}}},
        "many": {"type": "array", "items": {"type": "object", "properties": {"b": {}}}},
    },
}
CONNECT = {
    "type": "struct",
    "optional": True,
    "fields": [
        {"field": "a", "type": "int8", "optional": True},
        {"field": "b", "type": "int32", "optional": True},
        {"field": "c", "type": "float", "optional": True},
        {"field": "d", "type": "string", "optional": True},
        {"field": "e", "type": "array", "items": {"type": "int64"}, "optional": True},
        {"field": "f", "type": "int32", "name": "org.apache.kafka.connect.data.Date"},
    ],
}
_CONNECT_TEXT = json.dumps(CONNECT).encode()

Engines = list[Any]


@pytest.fixture(scope="module")
def engines() -> Engines:
    """The exact engine, and the compiled one."""
    shape = shape_of(Schema("JSON", json.dumps(SCHEMA)), Schemas())
    found = by_each_engine(lambda: JsonSchemaDecoder(shape))
    assert [each._decoder.plan is None for each in found] == [True, False]
    return found


@pytest.fixture(scope="module")
def connect_engines() -> Engines:
    found = by_each_engine(lambda: ConnectDecoder(_CONNECT_TEXT))
    assert [each._decoder.plan is None for each in found] == [True, False]
    return found


def decoded(engines: Engines, bodies: list[bytes], skip: int = 0) -> Decoded:
    """Bodies by both engines, which have to agree."""
    array = pa.array(bodies, pa.binary())
    exact, compiled = (each.decode(Writer(None), array, skip) for each in engines)
    compiled.array.validate(full=True)
    assert compiled.array.type == engines[1].type
    assert compiled.array.to_pylist() == exact.array.to_pylist()
    assert compiled.failures == exact.failures
    found: Decoded = compiled
    return found


_text = st.text(max_size=5)
_number = st.one_of(
    st.integers(-(2**63) - 2, 2**63 + 2), st.floats(allow_nan=False, allow_infinity=False)
)
_any = st.recursive(
    st.none() | st.booleans() | _number | _text,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_text, inner, max_size=3),
    max_leaves=6,
)
_members: dict[str, st.SearchStrategy[Any]] = {
    "id": st.integers(-(2**63), 2**63 - 1), "x": st.none() | _number, "name": _text,
    "ok": st.booleans(), "any": _any, "é": _text, "tags": st.lists(_text, max_size=3),
    "deep": st.lists(st.lists(_number, max_size=2), max_size=2),
    "map": st.dictionaries(_text, st.integers(-5, 5), max_size=3),
    "in": st.fixed_dictionaries({}, optional={"id": st.integers(), "s": _any}),
    "many": st.lists(st.dictionaries(st.sampled_from("abc"), _any, max_size=2), max_size=2),
    "other": _any,
}  # fmt: skip
_documents = st.fixed_dictionaries({}, optional=_members)
_separators = st.sampled_from([(",", ":"), (", ", ": "), (" ,\n\t", "\r: ")])


def _written(document: Any, separators: tuple[str, str], is_ascii: bool) -> bytes:
    text = json.dumps(document, separators=separators, ensure_ascii=is_ascii)
    return text.encode("utf-8", "surrogatepass")


@given(
    documents=st.lists(_documents, max_size=3),
    separators=_separators,
    is_ascii=st.booleans(),
    skip=st.integers(0, 2),
)
def test_documents(
    engines: Engines, documents: list[Any], separators: Any, is_ascii: bool, skip: int
) -> None:
    bodies = [bytes(skip) + _written(each, separators, is_ascii) for each in documents]
    assert len(decoded(engines, bodies, skip).array) == len(documents)


@given(document=_documents, separators=_separators, data=st.data())
def test_changed_bytes(
    engines: Engines, document: Any, separators: Any, data: st.DataObject
) -> None:
    body = _written(document, separators, data.draw(st.booleans()))
    other = bytearray(body)
    for place in data.draw(st.lists(st.integers(0, len(body) - 1), max_size=2)):
        other[place] = data.draw(st.sampled_from(b'"\\{}[]:,0-.eEu\x00\x1f\x80\xff nt'))
    end = data.draw(st.integers(0, len(body)))
    decoded(engines, [body, bytes(other), body[:end], body + body, b" " + body + b"\n"])


@pytest.mark.parametrize(
    "body",
    [
        b"", b" ", b"null", b"[]", b"1", b"{}", b" {} ", b"{}{}", b"{,}", b'{"id":1,}', b'{"id"}',
        b'{"id":1 "x":2}', b'{"id":01}', b'{"id":-}', b'{"id":-0}', b'{"id":1.0}', b'{"id":1e2}',
        b'{"id":1.5}', b'{"id":9223372036854775808}', b'{"id":-9223372036854775808}',
        b'{"id":true}', b'{"id":"1"}', b'{"id":1,"id":2}', b'{"id":null}', b'{"other":1,"other":2}',
        b'{"x":1e308}', b'{"x":1e309}', b'{"x":-1e-400}', b'{"x":5e-324}', b'{"x":1.}',
        b'{"x":.5}', b'{"x":+1}', b'{"x":NaN}', b'{"x":0.1}', b'{"x":' + b"9" * 400 + b"}",
        b'{"x":9007199254740993}', b'{"x":"1"}', b'{"ok":truE}', b'{"ok":tru', b'{"ok":1}',
        b'{"name":"\\u0041\\n\\/\\b\\f\\r\\t\\"\\\\"}', b'{"name":"\\ud83d\\ude00"}',
        b'{"name":"\\ud83d"}', b'{"name":"\\ude00"}', b'{"name":"\\ud83dx"}', b'{"name":"\\x41"}',
        b'{"name":"\\u00g0"}', b'{"name":"a\nb"}', b'{"name":"a', b'{"name":"a\\',
        b'{"name":"\xff"}',
        b'{"name":"\xed\xa0\x80"}', b'{"n\\u0061me":"escaped"}', b'{"\\u00e9":"x"}',
        b'{"other":"\\ud800"}', b'{"other":"\xff"}', b'{"other":[1,2,{"a":[]}]}', b'{"other":[1,]}',
        b'{"other":' + b"[" * 100 + b"]" * 100 + b"}", b'{"other":' + b"[" * 99 + b"}",
        b'{"any": [1, 2] }', b'{"any":"null"}', b'{"any":null}', b'{"any":nul}', b'{"any":01}',
        b'{"map":{"a":1,"a":2}}', b'{"map":{"a":null,"":3}}', b'{"map":{"\\u0061":1,"a":2}}',
        b'{"map":[]}', b'{"tags":null}', b'{"tags":[null,"a"]}', b'{"tags":{}}', b'{"in":[]}',
        b'{"deep":[[1],null,[null]]}', b'\xef\xbb\xbf{}', b'{"id":1}\x00', b'\x0c{"id":1}',
    ],
)  # fmt: skip
def test_odd_documents(engines: Engines, body: bytes) -> None:
    assert len(decoded(engines, [b'{"id":7}', body, b'{"id":8}']).array) == 3


@given(
    payload=st.none()
    | st.fixed_dictionaries(
        {},
        optional={
            "a": st.integers(-130, 130), "b": st.integers(-(2**31) - 1, 2**31),
            "c": st.floats(allow_nan=False, width=32) | st.integers(), "d": _text,
            "e": st.lists(st.integers(-5, 5), max_size=3), "f": st.integers(-9, 99_999),
            "other": _any,
        },
    ),
)  # fmt: skip
def test_connect(connect_engines: Engines, payload: Any) -> None:
    schema = _CONNECT_TEXT
    text = json.dumps(payload).encode()
    bodies = [
        b'{"schema":' + schema + b',"payload":' + text + b"}",
        b'{"payload":' + text + b', "schema": ' + schema + b"}",
        b'{"schema":' + json.dumps(CONNECT, indent=1).encode() + b',"payload":' + text + b"}",
        b'{"schema":' + schema + b',"payload":' + text + b',"more":1}',
        b'{"schema":null,"payload":' + text + b"}",
        b'{"schema":' + schema + b"}",
    ]
    assert len(decoded(connect_engines, bodies).array) == len(bodies)


@pytest.mark.parametrize("name", ['a"b', "a\\b", "a\nb"])
def test_an_object_with_a_name_that_needs_an_escape_is_json_text(name: str) -> None:
    schema = {"type": "object", "properties": {name: {"type": "integer"}}}
    shape = shape_of(Schema("JSON", json.dumps(schema)), Schemas())
    body = json.dumps({name: 1}).encode()
    engines = by_each_engine(lambda: JsonSchemaDecoder(shape))
    assert decoded(engines, [body, b"null", b"{"]).array.to_pylist() == [body.decode(), None, None]
