"""The records of internal topics for the runners: bytes, and what a runner is to find in them.

Strategy: a file has the layout of every type of the grammars under ``ksy/messages`` as text, and
then keys and values of records, each with the grammar that reads it. A runner follows the layout to
find the fields of what it has parsed, whatever the message. What it is to find is what the Python
parsers of the package find; tests/cluster/messages compares those with a decoder written by hand.

Invariant: a field that is not there counts as 0, as no bytes, or as an empty list; only a
structure may be null.
"""

from __future__ import annotations

import importlib
import re
import struct
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml
from kaitaistruct import BytesIO, KaitaiStream, KaitaiStructError

from tests.cluster.messages.corpus import case_folder, case_names, records_of
from tests.conformance.cursor import UNCHECKED

ROOT = Path(__file__).resolve().parents[2]
KSY = ROOT / "ksy"
SUFFIX = ".messages"
LONG_TYPES = ("s8", "u8")
KEYED = ("consumer_offsets", "share_group_state", "transaction_state")
"""The logs with keys: grammars of keys, and of values with the type of the record as parameter."""
FRAMED = ("cluster_metadata", "remote_log_metadata")
"""The logs without keys."""
# libyaml takes a tenth of the time, in each process that collects the tests.
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_VARINT = "kafka_unsigned_varint"
_PARSERS = "kafkafmt.generated"
_CONDITION = re.compile(r"^ +if not .*\n +raise kaitaistruct\.Validation.*\n", re.MULTILINE)


class Field(NamedTuple):
    """A field of a type."""

    id: str  # its name in the grammar
    kind: str  # int, long, double, bytes, varint or struct
    of: str  # the type of a struct; else a dash
    is_list: bool  # whether it is repeated
    is_optional: bool  # whether it may be absent


@cache
def layouts() -> dict[str, list[Field]]:
    """The fields of each type of the messages' grammars, and of those that they import."""
    return {
        name: [_field(each) for each in described["seq"]]
        for grammar in _grammars()
        for name, described in _types(grammar).items()
    }


@cache
def grammars() -> dict[str, str]:
    """The grammar of each type of the layouts, itself for that of a whole message."""
    return {name: grammar["meta"]["id"] for grammar in _grammars() for name in _types(grammar)}


def _types(grammar: dict[str, Any]) -> dict[str, Any]:
    return {grammar["meta"]["id"]: grammar, **grammar.get("types", {})}


@cache
def _grammars() -> tuple[dict[str, Any], ...]:
    """The grammars of messages, and those written by hand that they use."""
    of_messages = [_grammar(path) for path in sorted(KSY.glob("messages/*.ksy"))]
    imported = {
        Path(each).name
        for grammar in of_messages
        for each in grammar["meta"].get("imports", ())
        if each.startswith("../")
    } - {_VARINT}
    return (*of_messages, *(_grammar(KSY / f"{name}.ksy") for name in sorted(imported)))


def _grammar(path: Path) -> dict[str, Any]:
    content: dict[str, Any] = yaml.load(path.read_text("utf-8"), _LOADER)
    return content


def _field(described: dict[str, Any]) -> Field:
    given = described.get("type")
    of = "-"
    if given is None:
        kind = "bytes"
    elif given == _VARINT:
        kind = "varint"
    elif given == "f8":
        kind = "double"
    elif given in LONG_TYPES:
        kind = "long"
    elif len(given) == 2:
        kind = "int"
    else:
        kind, of = "struct", given
    return Field(described["id"], kind, of, "repeat" in described, "if" in described)


@cache
def longs() -> frozenset[str]:
    """The ids of all fields of 64 bits."""
    return frozenset(
        each.id for fields in layouts().values() for each in fields if each.kind == "long"
    )


def files() -> dict[str, bytes]:
    """A file for each case of an internal topic, by name."""
    lines = []
    for name, fields in layouts().items():
        lines.append(f"type {name}")
        lines += [f"{each.id} {each.kind} {each.of} {int(each.is_list)}" for each in fields]
    head = "\n".join(lines).encode()
    start = struct.pack(">I", len(head)) + head
    return {f"{name}{SUFFIX}": start + b"".join(_entries(name)) for name in case_names()}


def _entries(case: str) -> Iterator[bytes]:
    topic = "_".join(case.split("-")[2:])
    for _, key, value in records_of(case_folder(case)):
        if topic in FRAMED:
            if value is not None:
                yield _entry(f"kafka_{topic}_record", 0, value)
            continue
        if key is not None:
            yield _entry(f"kafka_{topic}_key", 0, key)
        if key is not None and len(key) >= 2 and value is not None:
            yield _entry(f"kafka_{topic}_value", int.from_bytes(key[:2], "big", signed=True), value)


def _entry(grammar: str, record_type: int, data: bytes) -> bytes:
    name = grammar.encode()
    return struct.pack(">B", len(name)) + name + struct.pack(">hI", record_type, len(data)) + data


def decode(data: bytes, lenience: str = "") -> dict[str, Any]:
    """What a runner is to find in a file; a language may lack the conditions of the grammars."""
    package = _unchecked() if lenience == UNCHECKED else _PARSERS
    at = 4 + int.from_bytes(data[:4], "big")
    found = []
    while at < len(data):
        size = data[at]
        grammar = data[at + 1 : at + 1 + size].decode()
        at += 1 + size
        record_type, length = struct.unpack_from(">hI", data, at)
        at += 6
        found.append(_message(package, grammar, record_type, data[at : at + length]))
        at += length
    return {"messages": found}


def _message(package: str, grammar: str, record_type: int, data: bytes) -> Any:
    module = importlib.import_module(f"{package}.messages.{grammar}")
    parser = getattr(module, "".join(map(str.capitalize, grammar.split("_"))))
    stream = KaitaiStream(BytesIO(data))
    try:
        is_value = grammar.endswith("_value")
        parsed = parser(record_type, stream) if is_value else parser(stream)
        return _walk(parsed, grammar)
    except KaitaiStructError:
        return {"error": True}


@cache
def _unchecked() -> str:
    """The name of a package like that of the parsers, which checks no condition (``valid``)."""
    folder = Path(_temporary().name)
    package = folder / "unchecked_parsers"
    for path in (ROOT / "kafkafmt" / "generated").rglob("*.py"):
        text, _ = _CONDITION.subn("", path.read_text("utf-8"))
        target = package / path.relative_to(ROOT / "kafkafmt" / "generated")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    sys.path.append(str(folder))
    return package.name


@cache
def _temporary() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="kafkafmt-parsers-")


def _walk(parsed: Any, layout: str) -> dict[str, Any]:
    found = {}
    for each in layouts()[layout]:
        value = getattr(parsed, each.id, None)
        found[each.id] = (
            [_one(item, each) for item in value or ()] if each.is_list else _one(value, each)
        )
    return found


def _one(value: Any, field: Field) -> Any:
    if field.kind == "struct":
        return None if value is None else _walk(value, field.of)
    if field.kind == "varint":
        return None if value is None else value.value
    if field.kind == "bytes":
        return (value or b"").hex()
    if field.kind == "double":
        return struct.pack(">d", 0 if value is None else value).hex()
    return str(value or 0) if field.kind == "long" else value or 0
