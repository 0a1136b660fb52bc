"""A schema of a stranger fails its own rows, never the read; its cost is linear in its text."""

from __future__ import annotations

import base64
import itertools
import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import pyarrow as pa
import pytest
from google.protobuf import descriptor_pb2

import kafkafmt
from kafkafmt.segment.write import unsigned_varint
from kafkafmt.values import Reference, Schema, Schemas, SubjectVersion, decode
from kafkafmt.values.protobuf import descriptors
from kafkafmt.values.protobuf.descriptors import compile_schema
from tests.support.work import steps_of

SOUND = {
    "protobuf": ('syntax = "proto3"; message M { int32 a = 1; }', b"\0\x08\x05", {"a": 5}),
    "avro": (
        '{"type": "record", "name": "M", "fields": [{"name": "a", "type": "int"}]}',
        b"\x0a",
        {"a": 5},
    ),
}
TYPES = {"protobuf": "PROTOBUF", "avro": "AVRO", "json": "JSON"}


def decoded(
    format: str, schemas: Schemas, versions: Iterable[Schema], values: Iterable[tuple[int, bytes]]
) -> list[dict[str, Any]]:
    """The rows of a topic whose subject has these versions, with ids from 1 on."""
    for number, schema in enumerate(versions, 1):
        schemas.add(SubjectVersion("t-value", number, number, schema))
    framed = pa.array([bytes([0, 0, 0, 0, id]) + body for id, body in values], pa.binary())
    table = pa.table({"topic": ["t"] * len(framed), "value": framed})
    rows = decode(table, format=format, schemas=schemas, on_error="collect").to_pylist()
    return list(rows)


def rows_beside(format: str, poisoned: Schema, others: dict[str, Schema]) -> list[dict[str, Any]]:
    """The rows of a value of a sound schema, of one of a poisoned schema, and of a sound one."""
    text, body, value = SOUND[format]
    schemas = Schemas()
    for number, (subject, schema) in enumerate(others.items(), start=10):
        schemas.add(SubjectVersion(subject, 1, number, schema))
    # The sound one is the subject's newest, so it is the reader's.
    versions = poisoned, Schema(TYPES[format], text)
    rows = decoded(format, schemas, versions, [(id, body) for id in (2, 1, 2)])
    assert [rows[0]["value"], rows[2]["value"]] == [value, value]
    return rows


def proto(text: str, *names: str) -> Schema:
    references = tuple(Reference(name, f"s{number}", 1) for number, name in enumerate(names))
    return Schema("PROTOBUF", text, references)


EMPTY = proto('syntax = "proto3";')
ONE = proto('syntax = "proto3"; message O { int32 a = 1; }')
NAMES = {
    "300 characters": ["x" * 300],
    "300 times three bytes": ["名" * 300],
    "a megabyte": ["x" * 1_000_000],
    "below a file": ["value.schema.proto/x"],
    "the same as a file of ours": ["value.schema.proto", "file-0.proto", "file-1.proto", "out"],
    "a file and a folder": ["a", "a/b", "a/b/c"],
    "a surrogate": ["x\ud800.proto"],
    "a null": ["x\0.proto"],
    "a line break": ["x\n.proto"],
    "empty": [""],
    "a quote": ['x".proto', "x\\.proto", "x'.proto"],
    "an option of protoc": ["--plugin=x", "@args", "-I/"],
    "an equals sign": ["a=b", "a:b", "a;b"],
    "the folder itself": [".", "..", "/", "//", "../..", "/etc/passwd", "C:\\x", "\\\\host\\x"],
    "devices": ["/dev/stdin", "/dev/zero", "CON", "nul.proto"],
    "twice": ["same.proto", "same.proto"],
    "by case": ["Same.proto", "same.proto", "SAME.proto"],
    "of the well-known types": ["google/protobuf/timestamp.proto", "google/protobuf/any.proto"],
    "beside the well-known types": ["google/protobuf/../../x.proto", "google/protobuf", "google"],
    "a thousand": [f"n{number}.proto" for number in range(1_000)],
}


@pytest.mark.parametrize("names", NAMES.values(), ids=NAMES)
def test_any_name_of_a_reference(names: list[str]) -> None:
    others = {f"s{number}": EMPTY for number in range(len(names))}
    rows_beside("protobuf", proto(SOUND["protobuf"][0], *names), others)


@pytest.mark.parametrize(
    "name",
    ["x" * 300, "名" * 300, "value.schema.proto/x", "a:b=c", "../x", "/etc/passwd", "file-0.proto"],
    ids=lambda name: name[:20],
)
@pytest.mark.parametrize("keyword", ["import", "import public", "import/**/public//\n"])
def test_a_reference_of_any_name_is_imported(name: str, keyword: str) -> None:
    text = f'syntax = "proto3"; {keyword} "{name}"; message M {{ O a = 1; }}'
    schemas = Schemas()
    schemas.add(SubjectVersion("s0", 1, 10, ONE))
    message = compile_schema(proto(text, name), schemas).message("M")
    assert message.fields[0].message_type.full_name == "O"


def encoded(number: int, *imports: str) -> str:
    file = descriptor_pb2.FileDescriptorProto(name=f"n{number}.proto", dependency=imports)
    file.message_type.add(name=f"N{number}")
    return base64.b64encode(file.SerializeToString()).decode()


def nested_message(levels: int) -> bytes:
    message = b"\x0a\x01M"
    for _ in range(levels):
        message = b"\x1a" + unsigned_varint(len(message)) + message
    return b"\x22" + unsigned_varint(len(message)) + message


LONG = 3_000


@pytest.mark.parametrize("kind", ["text", "base64", "alternating"])
def test_a_chain_of_thousands_of_imports(kind: str) -> None:
    """Files by name have no references, which would end it."""
    schemas = Schemas()
    for number in range(1, LONG):
        imports = f"n{number + 1}.proto" if number < LONG - 1 else ""
        text = f'syntax = "proto3"; message N{number} {{}}' + (
            f' import "{imports}";' * bool(imports)
        )
        is_text = kind == "text" or (kind == "alternating" and number % 2 == 0)
        text = text if is_text else encoded(number, *filter(None, [imports]))
        schemas.add_name(f"n{number}.proto", proto(text))
    main = proto('syntax = "proto3"; import "n1.proto"; message M { int32 a = 1; }')
    if kind == "text":
        compile_schema(main, schemas).message("M")
    else:  # what a descriptor imports is not looked for by name
        with pytest.raises(kafkafmt.values.SchemaError, match=r"import 'n[12]\.proto' is not"):
            compile_schema(main, schemas)


def test_a_chain_of_thousands_of_descriptors() -> None:
    names = [f"n{number}.proto" for number in range(LONG)]
    chain = [encoded(number, *names[number + 1 : number + 2]) for number in range(LONG)]
    others = {f"s{number}": proto(text) for number, text in enumerate(chain)}
    poisoned = proto('syntax = "proto3"; import "n0.proto"; message M { int32 a = 1; }', *names)
    assert rows_beside("protobuf", poisoned, others)[1]["value"] == {"a": 5}


@pytest.mark.parametrize("count", [2, 99, 200, 3_000])
def test_references_in_a_circle_and_in_a_chain(count: int) -> None:
    for end in (0, None):
        others = {}
        for number in range(count):
            following = number + 1 if number + 1 < count else end
            refers = [] if following is None else [Reference(f"n{following}", f"s{following}", 1)]
            others[f"s{number}"] = Schema("PROTOBUF", EMPTY.text, tuple(refers))
        rows_beside("protobuf", proto(SOUND["protobuf"][0], "n0"), others)


def deep(opening: str, closing: str, middle: str, levels: int) -> str:
    return opening * levels + middle + closing * levels


POISONED_PROTOBUF = {
    "nothing": "",
    "blanks": " " * 100_000,
    "empty lines": "\n" * 100_000,
    "null": "\0" * 1_000,
    "a surrogate": 'syntax = "proto3"; message \ud800 {}',
    "nested messages": 'syntax = "proto3";' + deep("message M {", "}", "", 10_000),
    "nested options": 'syntax = "proto3"; option x = ' + deep("{a:", "}", "1", 10_000) + ";",
    "nested groups": 'syntax = "proto2";' + deep("message M {optional group G=1 {", "}}", "", 99),
    "many messages": 'syntax = "proto3";' + "".join(f"message M{n} {{}}" for n in range(20_000)),
    "a message twice": 'syntax = "proto3"; message M {} message M {}',
    "imports itself": 'syntax = "proto3"; import "value.schema.proto"; message M {}',
    "imports nothing": 'syntax = "proto3"; import ""; message M {}',
    "imports a file of ours": 'syntax = "proto3"; import "file-0.proto"; message M {}',
    "imports a path": 'syntax = "proto3"; import "/etc/passwd"; message M {}',
    "imports a device": 'syntax = "proto3"; import "/dev/zero"; message M {}',
    "a huge number": 'syntax = "proto3"; message M { int32 a = ' + "9" * 100_000 + "; }",
    "a long name": 'syntax = "proto3"; message ' + "M" * 100_000 + " {}",
    "base64 of nothing": "AAAA",
    "base64 of a huge length": base64.b64encode(b"\x0a\xff\xff\xff\xff\x0f").decode(),
    "base64 with a bad import": base64.b64encode(b"\x1a\x02\xff\xfe").decode(),
    "base64 with a bad package": base64.b64encode(b"\x12\x02\xff\xfe\x22\x03\x0a\x01M").decode(),
    "base64 with a bad message": base64.b64encode(b"\x22\x04\x0a\x02\xff\xfe").decode(),
    "base64 with a bad name": base64.b64encode(b"\x0a\x02\xff\xfe\x1a\x02\xff\xfe").decode(),
    "base64 without what is required": base64.b64encode(b"\x42\x05\xba\x3e\x02\x12\x00").decode(),
    "base64 that imports itself": encoded(0, "value.schema.proto", "", "file-0.proto"),
    "base64 that imports a path": encoded(0, "/etc/passwd", "../x"),
    "base64 nested": base64.b64encode(nested_message(200)).decode(),
}  # fmt: skip


@pytest.mark.parametrize("text", POISONED_PROTOBUF.values(), ids=POISONED_PROTOBUF)
def test_poisoned_protobuf_fails_its_row(text: str) -> None:
    row = rows_beside("protobuf", proto(text), {})[1]
    assert row["value"] is None
    assert row["value_error"]["kind"] in ("unresolvable", "malformed")
    assert len(row["value_error"]["reason"]) < 1_000


def avro_record(name: str, *types: Any, **more: Any) -> dict[str, Any]:
    fields = [{"name": f"f{n}", "type": each, **more} for n, each in enumerate(types)]
    return {"type": "record", "name": name, "fields": fields}


def nested(levels: int, wrap: Callable[[str], str], middle: str = '"int"') -> str:
    text = middle
    for _ in range(levels):
        text = wrap(text)
    return text


SYMBOLS = json.dumps([f"S{number}" for number in range(50_000)])
POISONED_AVRO = {
    "nothing": "",
    "nested brackets": "[" * 100_000,
    "nested arrays": nested(5_000, lambda inner: f'{{"type":"array","items":{inner}}}'),
    "nested unions": nested(900, lambda inner: f"[{inner}]"),
    "nested types": nested(900, lambda inner: f'{{"type":{inner}}}'),
    "a name that is not defined": '"x.Y"',
    "a record of itself": json.dumps(avro_record("M", "M")),
    "a record twice": json.dumps(avro_record("A", avro_record("A", "int"), "A")),
    "a union of a union": '[["int"]]',
    "a union of many": json.dumps(
        [{"type": "fixed", "name": f"F{n}", "size": 1} for n in range(9_000)]
    ),
    "many types": json.dumps(avro_record("M", *["int"] * 20_000)),
    "many symbols twice": f'{{"type":"enum","name":"E","symbols":{SYMBOLS[:-1]},"S0"]}}',
    "a huge size": '{"type":"fixed","name":"F","size":' + "9" * 5_000 + "}",
    "a size below zero": '{"type":"fixed","name":"F","size":-1}',
    "a huge precision": '{"type":"bytes","logicalType":"decimal","precision":' + "9" * 4_000 + "}",
    "a surrogate": json.dumps(avro_record("\ud800", "x")),
    "a default of a type that is not there": json.dumps(avro_record("M", "x", default={"a": [1]})),
    "a long name": json.dumps({"type": "enum", "name": "E" * 1_000_000, "symbols": []}),
}  # fmt: skip


@pytest.mark.parametrize("text", POISONED_AVRO.values(), ids=POISONED_AVRO)
def test_poisoned_avro_fails_its_row(text: str) -> None:
    row = rows_beside("avro", Schema("AVRO", text), {})[1]
    assert row["value"] is None
    assert row["value_error"]["kind"] in ("unresolvable", "malformed", "unrepresentable")
    assert len(row["value_error"]["reason"]) < 1_000


def test_a_chain_of_names_fails_its_row() -> None:
    schemas = Schemas()
    for number in range(LONG):
        text = json.dumps(avro_record(f"N{number}", f"N{number + 1}"))
        schemas.add_name(f"N{number}", Schema("AVRO", text))
    text, body, value = SOUND["avro"]
    versions = Schema("AVRO", '"N0"'), Schema("AVRO", text)
    rows = decoded("avro", schemas, versions, [(1, body), (2, body)])
    assert [row["value"] for row in rows] == [None, value]


JSON_ROOT = {"$schema": "http://json-schema.org/draft-07/schema#"}


def json_nested(levels: int, name: str, *, listed: bool = False) -> dict[str, Any]:
    node: dict[str, Any] = {"type": "string"}
    for _ in range(levels):
        node = {name: [node] if listed else node}
    return node


POISONED_JSON: dict[str, Any] = {
    "a circle": {"$ref": "#"},
    "a circle of two": {"$ref": "#/a", "a": {"$ref": "#/b"}, "b": {"$ref": "#/a"}},
    "a property of itself": {"type": "object", "properties": {"a": {"$ref": "#"}}},
    "a remote schema": {"$ref": "http://127.0.0.1:9/schema.json"},
    "a remote file": {"$ref": "file:///etc/passwd"},
    "a remote meta-schema": {**JSON_ROOT, "$ref": JSON_ROOT["$schema"]},
    "a remote id": {"$id": "http://127.0.0.1:9/", "$ref": "other.json"},
    "a bad URI": {"$id": "http://[", "$ref": "http://[::1"},
    "deep allOf": json_nested(300, "allOf", listed=True),
    "deep oneOf": json_nested(300, "oneOf", listed=True),
    "deep properties": json_nested(300, "properties"),
    "deep items": {"type": "array", "items": json_nested(300, "items")},
    "no schema": {"type": {"type": ["x"]}, "properties": 1, "items": [], "oneOf": 5, "enum": 3},
    "no text as a reference": {"$ref": ["#"]},
    "a name of Python": {"type": "object", "properties": {"__class__": {"type": "string"}}},
    "twofold": {
        **{"type": "object", "properties": {"a": {"$ref": "#/d/0"}}},
        "d": [
            {"type": "object", "properties": {"l": {"$ref": f"#/d/{n}"}, "r": {"$ref": f"#/d/{n}"}}}
            for n in range(1, 60)
        ],
    },
}


@pytest.mark.parametrize("document", POISONED_JSON.values(), ids=POISONED_JSON)
def test_poisoned_json_schema_is_json_text_or_a_schema_error(
    document: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("something was fetched")

    for name in ("socket.socket.connect", "urllib.request.urlopen"):
        monkeypatch.setattr(name, refuse)
    try:
        rows = of_json(document)
    except kafkafmt.values.SchemaError:
        rows = [{}]
    assert len(rows) == 1


# --- the cost -----------------------------------------------------------------------------------


def steps(do: Callable[[], object]) -> int:
    """Count the steps of what may refuse a schema."""

    def work() -> None:
        with suppress(kafkafmt.KafkaFormatError):
            do()

    return steps_of(work)


def of_json(document: Any) -> list[dict[str, Any]]:
    return decoded("json", Schemas(), [Schema("JSON", json.dumps(document))], [(1, b"{}")])


def properties(number: int, of: Callable[[int], Any]) -> dict[str, Any]:
    return {"type": "object", "properties": {f"p{n}": of(n) for n in range(number)}}


ENUM = {"type": "enum", "name": "E"}
GROWING: dict[str, Callable[[int], Callable[[], object]]] = {
    "imports": lambda n: lambda: list(descriptors._imports('import "a";' * n)),
    "imports of a comment": lambda n: lambda: list(descriptors._imports("import /*" * n)),
    "anchors": lambda n: lambda: of_json(
        properties(n, lambda k: {"$ref": f"#a{k}"})
        | {"d": [{"$anchor": f"a{k}"} for k in range(n)]}
    ),
    "ids": lambda n: lambda: of_json(
        {**properties(n, lambda k: {"$ref": f"i{k}"}), "d": [{"$id": f"i{k}"} for k in range(n)]}
    ),
    "many references to many branches": lambda n: lambda: of_json(
        {
            **properties(n, lambda _: {"$ref": "#/d"}),
            "d": {"type": "object", "oneOf": [{"properties": {}} for _ in range(n)]},
        }
    ),
    "many references to many symbols": lambda n: lambda: of_json(
        {**properties(n, lambda _: {"$ref": "#/d"}), "d": {"enum": ["s"] * n}}
    ),
    "enums": lambda n: lambda: rows_beside(
        "avro",
        Schema("AVRO", json.dumps({**ENUM, "symbols": [f"S{k}" for k in range(n)]})),
        {},
    ),
}  # fmt: skip


@pytest.mark.parametrize("growing", GROWING.values(), ids=GROWING)
def test_work_is_linear(growing: Callable[[int], Callable[[], object]]) -> None:
    small, large = (steps(growing(number)) for number in (400, 1_600))
    assert large < 6 * small


def test_no_part_of_a_text_is_looked_at_for_a_token_in_vain() -> None:
    """So the tokens of a text take no more than its length, also where one has no end."""
    for characters in itertools.product("\"'\\\n/*a; ", repeat=4):
        text = "".join(characters)
        for at, character in enumerate(text):
            found = descriptors._TOKEN.match(text, at)
            assert character.isspace() == (found is None), text


def test_work_for_unions_is_bounded() -> None:
    """Each branch is compared with each: as many as a union may have."""
    branches = [{"type": "fixed", "name": f"F{n}", "size": 1} for n in range(256)]
    versions = [
        Schema("AVRO", json.dumps(avro_record("M", each))) for each in (branches, branches[::-1])
    ]
    rows: list[Any] = []

    def read() -> None:
        rows.extend(decoded("avro", Schemas(), versions, [(1, b"\x02x")]))

    assert steps(read) < 64 * 256**2
    assert rows[0]["value"]["f0"]["F1"] == b"x"
