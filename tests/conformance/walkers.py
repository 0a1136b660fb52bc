"""The code that gives every field of a message, for languages that cannot find a field by its name.

C++, Rust and Nim have no reflection on what a parser made. Strategy: from the layouts of
:mod:`~tests.conformance.messages` this writes a function for each type of the grammars, and one
that reads a message by the name of its grammar; a runner is built with that file.

Invariant: the file has all types and all fields of the layouts; the rest of a runner is written by
hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.conformance.messages import FRAMED, KEYED, Field, grammars, layouts

_VARINT = "kafka_unsigned_varint"


def files(language: str) -> dict[str, str]:
    """The files that the runner of a language needs, by their names; none for most."""
    if language not in _WRITERS:
        return {}
    name, write = _WRITERS[language]
    return {name: "\n".join(write()) + "\n"}


def _entries() -> Iterator[tuple[str, bool]]:
    """The grammars of whole keys and values, and whether they have the type as a parameter."""
    for log in FRAMED:
        yield f"kafka_{log}_record", False
    for log in KEYED:
        yield f"kafka_{log}_key", False
        yield f"kafka_{log}_value", True


def _grammars() -> list[str]:
    return sorted({*grammars().values(), _VARINT})


def _pascal(name: str) -> str:
    return "".join(map(str.capitalize, name.split("_")))


def _camel(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(map(str.capitalize, others))


def _types() -> Iterator[tuple[str, str, list[Field]]]:
    """Each type with its grammar and its fields."""
    for name, fields in layouts().items():
        yield name, grammars()[name], fields


# --- C++ ---------------------------------------------------------------------------------------


def _cpp() -> Iterator[str]:
    yield from ("// The fields of each message, from the layouts.", "#pragma once", "")
    yield from (f'#include "{each}.h"' for each in ("json", *_grammars()))
    yield "\nnamespace {\n"
    for name, _, _ in _types():
        yield f"std::string walk({_cpp_type(name)} &parsed);"
    yield f"std::string walk({_VARINT}_t &parsed) {{ return number(parsed.value()); }}\n"
    yield "template <typename T> std::string or_null(T *parsed) {"
    yield "    return parsed == nullptr ? NULL_VALUE : walk(*parsed);\n}"
    for name, _, fields in _types():
        yield f"\nstd::string walk({_cpp_type(name)} &parsed) {{"
        yield "    std::vector<std::string> fields;"
        for each in fields:
            yield f'    fields.push_back(field("{each.id}", {_cpp_field(each)}));'
        yield '    (void)parsed;\n    return "{" + joined(fields) + "}";\n}'
    yield "\nstd::string message("
    yield "    const std::string &grammar, int16_t record_type, kaitai::kstream *io) {"
    for name, has_type in _entries():
        argument = "record_type, " if has_type else ""
        yield f'    if (grammar == "{name}") {{\n        {name}_t parsed({argument}io);'
        yield "        return walk(parsed);\n    }"
    yield '    throw std::logic_error("no grammar " + grammar);\n}\n\n}  // namespace'


def _cpp_type(name: str) -> str:
    grammar = grammars()[name]
    return f"{name}_t" if name == grammar else f"{grammar}_t::{name}_t"


def _cpp_field(field: Field) -> str:
    one = {"int": "number", "long": "text", "double": "bits", "bytes": "hex"}
    got = f"parsed.{field.id}()"
    if field.is_list:
        made = f"{one[field.kind]}(each)" if field.kind in one else "walk(*each)"
        return f"items({got}, [](const auto &each) {{ return {made}; }})"
    if field.kind not in one:
        return f"or_null({got})"
    if field.is_optional and field.kind != "bytes":  # an absent number has no certain value
        got = f"parsed._is_null_{field.id}() ? 0 : {got}"
    return f"{one[field.kind]}({got})"


# --- Rust --------------------------------------------------------------------------------------


def _rust() -> Iterator[str]:
    yield "// The fields of each message, from the layouts. Included by main.rs."
    yield "use super::*;"
    yield from (f"use parsers::{grammar}::*;" for grammar in _grammars())
    for name, _, fields in _types():
        yield f"\nfn {name}(parsed: &{_rust_type(name)}) -> KResult<String> {{"
        yield "    let mut fields: Vec<String> = Vec::new();"
        for each in fields:
            yield f'    fields.push(field("{each.id}", {_rust_field(each)}));'
        yield "    let _ = parsed;\n    Ok(object(&fields))\n}"
    yield "\nfn varint(parsed: &KafkaUnsignedVarint) -> KResult<String> {"
    yield "    Ok((*parsed.value()?).to_string())\n}\n"
    yield "pub fn message(grammar: &str, record_type: i16, io: &BytesReader) -> KResult<String> {"
    yield "    match grammar {"
    for name, has_type in _entries():
        kind = _pascal(name)
        read = f"parse::<{kind}>(io)?"
        if has_type:
            read = (
                f"{kind}::read_into_with_init::<_, {kind}>"
                "(io, None, None, &|new| { new.set_params(record_type); Ok(()) })?"
            )
        yield f'        "{name}" => {name}(&*{read}),'
    yield '        _ => panic!("no grammar {}", grammar),\n    }\n}'


def _rust_type(name: str) -> str:
    grammar = grammars()[name]
    return _pascal(name) if name == grammar else f"{_pascal(grammar)}_{_pascal(name)}"


def _rust_field(field: Field) -> str:
    one = {"int": "number(%s)", "long": "text(%s)", "double": "bits(%s)", "bytes": "hex(&%s)"}
    got = f"parsed.{field.id}()"
    if field.kind in one:
        if field.is_list:
            item = "each" if field.kind == "bytes" else "*each"
            return f"items(&{got}, |each| {one[field.kind] % item})"
        return one[field.kind] % (got if field.kind == "bytes" else f"*{got}")
    walk = "varint" if field.kind == "varint" else field.of
    return f"list(&{got}, {walk})?" if field.is_list else f"maybe(&{got}, {walk})?"


# --- Nim ---------------------------------------------------------------------------------------


def _nim() -> Iterator[str]:
    yield "# The fields of each message, from the layouts. Included by runner.nim."
    yield from (f"import {grammar}" for grammar in _grammars())
    yield ""
    for name, _, _ in _types():
        yield f"proc walk(parsed: {_nim_type(name)}): JsonNode"
    yield "\nproc walk(parsed: KafkaUnsignedVarint): JsonNode ="
    yield "  if parsed == nil: newJNull() else: newJInt(parsed.value)"
    for name, _, fields in _types():
        yield f"\nproc walk(parsed: {_nim_type(name)}): JsonNode ="
        yield "  if parsed == nil:\n    return newJNull()\n  result = newJObject()"
        for each in fields:
            yield f'  result["{each.id}"] = {_nim_field(each)}'
    yield "\nproc message(grammar: string, recordType: int16, io: KaitaiStream): JsonNode ="
    yield "  case grammar"
    for name, has_type in _entries():
        argument = ", recordType" if has_type else ""
        yield f'  of "{name}": walk({_pascal(name)}.read(io, nil, nil{argument}))'
    yield '  else: quit("no grammar " & grammar)'


_nim_type = _rust_type


def _nim_field(field: Field) -> str:
    one = {"int": "newJInt(int64(%s))", "long": "text(%s)", "double": "bits(%s)"}
    made = (one | {"bytes": "hex(%s)"}).get(field.kind, "walk(%s)")
    got = f"parsed.{_camel(field.id)}"
    return f"items({got}, {made % 'each'})" if field.is_list else made % got


_WRITERS: dict[str, tuple[str, Callable[[], Iterator[str]]]] = {
    "cpp_stl": ("messages.h", _cpp),
    "rust": ("src/messages.rs", _rust),
    "nim": ("messages.nim", _nim),
}
