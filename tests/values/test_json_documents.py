"""Documents read as Python's parser and the schema say, also with any byte changed."""

from __future__ import annotations

import json
from datetime import date, timedelta
from decimal import Decimal
from fractions import Fraction
from typing import Any

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kafkafmt.values import Schema, Schemas
from kafkafmt.values.decoding import Decoded, Writer
from kafkafmt.values.json.exact import ConnectDecoder, JsonSchemaDecoder
from kafkafmt.values.json.schema import derive_shape

_PROPERTIES: dict[str, Any] = {
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
}
SCHEMA = {"type": "object", "properties": _PROPERTIES}
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

_TOO_MUCH = 400  # digits of an exponent's number that no double holds


def reader(schema: Any = SCHEMA) -> JsonSchemaDecoder:
    return JsonSchemaDecoder(derive_shape(Schema("JSON", json.dumps(schema)), Schemas()))


class Refused(Exception):
    """A document is not of the schema."""


class Twice(Exception):
    """A member is there twice: of those that do not count, msgspec checks the type."""


def expected(body: bytes, schema: Any = SCHEMA) -> Any:
    """The value of a document, by Python's parser; raises ValueError for what is not JSON."""

    def no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        if len(dict(pairs)) < len(pairs):
            raise Twice
        return dict(pairs)

    def refused(name: str) -> None:
        raise ValueError(name)

    text = body.decode("utf-8")
    if not body:
        raise ValueError("nothing")
    found = json.loads(
        text, parse_float=Decimal, parse_constant=refused, object_pairs_hook=no_twins
    )
    if "\\ud" in text.lower():
        json.dumps(found, default=str, ensure_ascii=False).encode("utf-8")
    return _typed(found, schema)


def _typed(value: Any, schema: Any) -> Any:
    kind = schema.get("type")
    kind = kind[-1] if isinstance(kind, list) else kind
    if value is None:
        return None
    if kind is None:
        return value  # the text is compared as JSON
    if kind == "object" and isinstance(value, dict):
        if "properties" in schema:
            members = schema["properties"].items()
            return {name: _typed(value.get(name), member) for name, member in members}
        return [
            (name, _typed(each, schema["additionalProperties"])) for name, each in value.items()
        ]
    if kind == "array" and isinstance(value, list):
        return [_typed(each, schema["items"]) for each in value]
    if kind == "string" and isinstance(value, str):
        return value
    if kind == "boolean" and isinstance(value, bool):
        return value
    is_number = isinstance(value, (int, Decimal)) and not isinstance(value, bool)
    if kind in ("integer", "number") and is_number:
        return _exact(value, kind)
    raise Refused


def _exact(value: int | Decimal, kind: str) -> int | float:
    size = Decimal(value).adjusted() if value else 0
    if kind == "integer":
        is_whole = abs(size) < _TOO_MUCH and Fraction(value).denominator == 1
        if is_whole and -(2**63) <= value < 2**63:
            return int(value)
    elif size < -_TOO_MUCH:
        return 0.0
    elif size < _TOO_MUCH and abs(Decimal(value)) < Decimal("1.7976931348623158e308"):
        return float(value)
    raise Refused


def _agrees(found: Any, wanted: Any, schema: Any) -> bool:
    if schema.get("type") is None and "properties" not in schema:
        if wanted is None or found is None:
            return found is wanted
        return bool(json.loads(found, parse_float=Decimal) == wanted)
    if isinstance(wanted, dict):
        members = schema["properties"].items()
        return all(_agrees(found[name], wanted[name], member) for name, member in members)
    if isinstance(wanted, list) and "items" in schema:
        pairs = zip(found, wanted, strict=True)
        return all(_agrees(one, other, schema["items"]) for one, other in pairs)
    return bool(found == wanted)


def decoded(bodies: list[bytes], skip: int = 0) -> Decoded:
    """Bodies together and each alone, which have to agree with the judge."""
    _judge(_ASCII_READER, _ASCII, bodies, skip)
    return _judge(_READER, SCHEMA, bodies, skip)


def _judge(reader: JsonSchemaDecoder, schema: Any, bodies: list[bytes], skip: int) -> Decoded:
    array = pa.array(bodies, pa.binary())
    found = reader.decode(Writer(None), array, skip)
    found.array.validate(full=True)
    assert found.array.type == reader.type
    kinds = {failure.row: failure.kind for failure in found.failures}
    for row, value in enumerate(found.array.to_pylist()):
        alone = reader.decode(Writer(None), array.slice(row, 1), skip)
        assert alone.array.to_pylist() == [value]
        assert [each.kind for each in alone.failures] == [
            kind for at, kind in kinds.items() if at == row
        ]
        body = bodies[row][skip:]
        try:
            wanted = expected(body, schema)
        except (Refused, UnicodeEncodeError, RecursionError):
            assert kinds[row] == "unrepresentable", body
        except ValueError:
            assert kinds[row] == ("malformed" if body else "no_frame"), body
        except Twice:
            assert kinds.get(row) in (None, "unrepresentable"), body
        else:
            assert row not in kinds, body
            assert _agrees(value, wanted, schema), body
    return found


_ASCII = {
    "type": "object",
    "properties": {name: each for name, each in _PROPERTIES.items() if name.isascii()},
}
_READER, _ASCII_READER = reader(), reader(_ASCII)
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
def test_documents(documents: list[Any], separators: Any, is_ascii: bool, skip: int) -> None:
    bodies = [bytes(skip) + _written(each, separators, is_ascii) for each in documents]
    assert len(decoded(bodies, skip).array) == len(documents)


@given(document=_documents, separators=_separators, data=st.data())
def test_changed_bytes(document: Any, separators: Any, data: st.DataObject) -> None:
    body = _written(document, separators, data.draw(st.booleans()))
    other = bytearray(body)
    for place in data.draw(st.lists(st.integers(0, len(body) - 1), max_size=2)):
        other[place] = data.draw(st.sampled_from(b'"\\{}[]:,0-.eEu\x00\x1f\x80\xff nt'))
    end = data.draw(st.integers(0, len(body)))
    decoded([body, bytes(other), body[:end], body + body, b" " + body + b"\n"])


@pytest.mark.parametrize(
    "body",
    [
        b"", b" ", b"null", b"[]", b"1", b"{}", b" {} ", b"{}{}", b"{,}", b'{"id":1,}', b'{"id"}',
        b'{"id":1 "x":2}', b'{"id":01}', b'{"id":-}', b'{"id":-0}', b'{"id":1.0}', b'{"id":1e2}',
        b'{"id":1.5}', b'{"id":9223372036854775808}', b'{"id":-9223372036854775808}',
        b'{"id":true}', b'{"id":false}', b'{"x":false}', b'{"id":"1"}',
        b'{"id":1,"id":2}', b'{"id":null}', b'{"other":1,"other":2}',
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
        b" null ", b"{} {}", b"{}\n{}", b"{", b"7", b"[1]", b"[" * 100_000, b'{"id":NaN}',
        b'{"id":3.0}', b'{"id":12345678901234567890123}', b'{"x":1e999}', b'{"x":7,"ok":null}',
        b'{\n"id": 1,\n"name":\n"a\\nb"}', b'{"other":[1,{"id":7}],"id":1}',
        b'{"tags":["a",null],"in":{"id":1,"y":2}}', b'{"tags":[],"in":{}}', b'{"x":0.1,"ok":true}',
    ],
)  # fmt: skip
def test_odd_documents(body: bytes) -> None:
    assert len(decoded([b'{"id":7}', body, b'{"id":8}']).array) == 3


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (b"1.000", 1), (b"100e-2", 1), (b"-1.5E1", -15), (b"9.223372036854775807e18", 2**63 - 1),
        (b"9007199254740993.0", 2**53 + 1), (b"9223372036854775808.0", None), (b"0e999999999", 0),
        (b"-0.0", 0), (b"1.00000000000000000001", None), (b"1e-400", None), (b"1e400", None),
        (b"0.5", None), (b"1e99999999999999999999", None), (b"1" + b"0" * 30, None),
        (b"1" + b"0" * 30 + b"e-30", 1), (b'"1"', None), (b"true", None), (b"[1]", None),
    ],
)  # fmt: skip
@pytest.mark.parametrize("around", [b"%b", b'{"in":{"a":%b}}', b"[%b]", b'{"k":%b}'])
def test_an_integer_is_exact_or_an_error(
    number: bytes, expected: int | None, around: bytes
) -> None:
    whole = {"type": "integer"}
    inner = {"type": "object", "properties": {"a": whole}}
    schema, made = {
        b"%b": (whole, expected),
        b"[%b]": ({"type": "array", "items": whole}, [expected]),
        b'{"k":%b}': ({"type": "object", "additionalProperties": whole}, [("k", expected)]),
        b'{"in":{"a":%b}}': (
            {"type": "object", "properties": {"in": inner}},
            {"in": {"a": expected}},
        ),
    }[around]
    found = reader(schema).decode(Writer(None), pa.array([around % number], pa.binary()))
    assert found.array.to_pylist() == [None if expected is None else made]
    assert [each.kind for each in found.failures] == ["unrepresentable"] * (expected is None)


@given(rows=st.lists(st.sampled_from([b'{"id":1}', b"{", b'{"id":1.0}', b"\xff", b"[]"])))
def test_rows_beyond_a_part(rows: list[bytes]) -> None:
    """Each row by itself, also where many are read at once."""
    many = rows + [b'{"id":7}'] * 300 + rows
    found = _READER.decode(Writer(None), pa.array(many, pa.binary()))
    ids = [row and row["id"] for row in found.array.to_pylist()]
    is_read = [body in (b'{"id":1}', b'{"id":1.0}', b'{"id":7}') for body in many]
    assert ids == [
        (7 if body == b'{"id":7}' else 1) if read else None
        for body, read in zip(many, is_read, strict=True)
    ]
    assert [failure.row for failure in found.failures] == [
        row for row, read in enumerate(is_read) if not read
    ]


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
def test_connect(payload: Any) -> None:
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
    found = ConnectDecoder(_CONNECT_TEXT).decode(Writer(None), pa.array(bodies, pa.binary()))
    rows, failures = found.array.to_pylist(), {each.row: each.kind for each in found.failures}
    assert rows[:1] * 3 + [None] * 3 == rows
    assert failures.pop(3) == failures.pop(5) == "no_frame"
    assert failures.pop(4, None) == (None if payload is None else "unresolvable")
    if _fits(payload):
        assert failures == {}
        assert rows[0] == (
            None if payload is None else {each: _of_connect(payload, each) for each in "abcdef"}
        )
    else:
        assert failures == dict.fromkeys(range(3), "unrepresentable")


def _fits(payload: Any) -> bool:
    bounds = (("a", 7), ("b", 31))
    numbers = [(payload or {}).get(name, 0) for name, _ in bounds]
    text = (payload or {}).get("d", "")
    return all(
        -(2**bits) <= number < 2**bits for (_, bits), number in zip(bounds, numbers, strict=True)
    ) and not any("\ud800" <= letter <= "\udfff" for letter in str(payload) + text)


def _of_connect(payload: dict[str, Any], name: str) -> Any:
    value = payload.get(name)
    if value is not None and name == "c":
        return pa.scalar(float(value), pa.float32()).as_py()
    if value is not None and name == "f":
        return date(1970, 1, 1) + timedelta(days=value)
    return value


@pytest.mark.parametrize("name", ['a"b', "a\\b", "a\nb"])
def test_an_object_with_a_name_that_needs_an_escape_is_json_text(name: str) -> None:
    schema = {"type": "object", "properties": {name: {"type": "integer"}}}
    body = json.dumps({name: 1}).encode()
    found = reader(schema).decode(Writer(None), pa.array([body, b"null", b"{"], pa.binary()))
    assert found.array.to_pylist() == [body.decode(), None, None]
