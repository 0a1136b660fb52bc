"""The records of internal topics for the runners: bytes, and what a runner is to find in them.

Strategy: a file has the layout of every type of the grammars under ``ksy/messages`` as text, and
then keys and values of records, each with the grammar that reads it. A runner follows the layout to
find the fields of what it has parsed, whatever the message. What it is to find is what the Python
parsers of the package find; tests/messages compares those with a decoder written by hand.

Invariant: a field that is not there counts as 0, as no bytes, or as an empty list; only a
structure may be null.
"""

from __future__ import annotations

import importlib
import struct
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from kaitaistruct import BytesIO, KaitaiStream, KaitaiStructError

from tests.messages.corpus import case_folder, case_names, records_of

KSY = Path(__file__).resolve().parents[2] / "ksy"
SUFFIX = ".messages"
LONG_TYPES = ("s8", "u8")
_VARINT = "kafka_unsigned_varint"
Field = tuple[str, str, str, bool]
"""A field: id, kind (int, long, double, bytes, varint, struct), type of a struct, is a list."""


@cache
def layouts() -> dict[str, list[Field]]:
    """The fields of each type of the messages' grammars, and of those that they import."""
    found: dict[str, list[Field]] = {}
    paths = [*sorted(KSY.glob("messages/*.ksy")), *sorted(KSY.glob("*.ksy"))]
    for path in paths:
        grammar = yaml.safe_load(path.read_text("utf-8"))
        if path.parent == KSY and grammar["meta"]["id"] not in _imported():
            continue
        for name, described in {grammar["meta"]["id"]: grammar, **grammar.get("types", {})}.items():
            found[name] = [_field(each) for each in described["seq"]]
    return found


@cache
def _imported() -> frozenset[str]:
    """The grammars written by hand that messages use."""
    return frozenset(
        Path(each).name
        for path in KSY.glob("messages/*.ksy")
        for each in yaml.safe_load(path.read_text("utf-8"))["meta"].get("imports", ())
        if each.startswith("../")
    ) - {_VARINT}


def _field(described: dict[str, Any]) -> Field:
    kind, is_list = described.get("type"), "repeat" in described
    if kind is None:
        return described["id"], "bytes", "-", is_list
    if kind == _VARINT:
        return described["id"], "varint", "-", is_list
    if kind == "f8":
        return described["id"], "double", "-", is_list
    if kind in LONG_TYPES:
        return described["id"], "long", "-", is_list
    if len(kind) == 2:
        return described["id"], "int", "-", is_list
    return described["id"], "struct", kind, is_list


@cache
def longs() -> frozenset[str]:
    """The ids of all fields of 64 bits."""
    return frozenset(
        name for fields in layouts().values() for name, kind, _, _ in fields if kind == "long"
    )


def files() -> dict[str, bytes]:
    """A file for each case of an internal topic, by name."""
    lines = []
    for name, fields in layouts().items():
        lines.append(f"type {name}")
        lines += [f"{each} {kind} {of} {int(is_list)}" for each, kind, of, is_list in fields]
    head = "\n".join(lines).encode()
    start = struct.pack(">I", len(head)) + head
    return {f"{name}{SUFFIX}": start + b"".join(_entries(name)) for name in case_names()}


def _entries(case: str) -> Iterator[bytes]:
    topic = "_".join(case.split("-")[2:])
    for _, key, value in records_of(case_folder(case)):
        if topic in ("cluster_metadata", "remote_log_metadata"):
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


def decode(data: bytes) -> dict[str, Any]:
    """What a runner is to find in a file."""
    at = 4 + int.from_bytes(data[:4], "big")
    found = []
    while at < len(data):
        size = data[at]
        grammar = data[at + 1 : at + 1 + size].decode()
        at += 1 + size
        record_type, length = struct.unpack_from(">hI", data, at)
        at += 6
        found.append(_message(grammar, record_type, data[at : at + length]))
        at += length
    return {"messages": found}


def _message(grammar: str, record_type: int, data: bytes) -> Any:
    module = importlib.import_module(f"kafkafmt.generated.messages.{grammar}")
    parser = getattr(module, "".join(map(str.capitalize, grammar.split("_"))))
    stream = KaitaiStream(BytesIO(data))
    try:
        is_value = grammar.endswith("_value")
        parsed = parser(record_type, stream) if is_value else parser(stream)
        return _walk(parsed, grammar)
    except KaitaiStructError:
        return {"error": True}


def _walk(parsed: Any, layout: str) -> dict[str, Any]:
    found = {}
    for name, kind, of, is_list in layouts()[layout]:
        value = getattr(parsed, name, None)
        found[name] = (
            [_one(each, kind, of) for each in value or ()] if is_list else _one(value, kind, of)
        )
    return found


def _one(value: Any, kind: str, of: str) -> Any:
    if kind == "struct":
        return None if value is None else _walk(value, of)
    if kind == "varint":
        return None if value is None else value.value
    if kind == "bytes":
        return (value or b"").hex()
    if kind == "double":
        return struct.pack(">d", 0 if value is None else value).hex()
    return str(value or 0) if kind == "long" else value or 0
