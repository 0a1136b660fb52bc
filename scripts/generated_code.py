"""The compiler's output, with changes beyond the compiler's options.

Strategy: the files are text, and stay text. Python's modules become a package with defaults for
absent fields, Go's number may be absent, and Rust's modules get the one that names them.

Invariant: unexpected text at a place to change stops the build.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

from scripts.message_schemas.grammars import FOLDER as MESSAGES

NOTE = "generated from the grammars in ksy/ by build.py: do not edit."

Files = dict[str, str]  # path with slashes: text


class BuildError(Exception):
    """The build cannot run; the message is one line for the terminal."""


def finish_python(files: Files, messages: Collection[str] = ()) -> Files:
    """Make the modules a package, and those of messages a package within it.

    Each module gets its defaults (`with_defaults`), each package an ``__init__`` with all its
    classes. The package of the messages is not imported with the other one: it is large.
    """
    finished = {name: with_defaults(text) for name, text in files.items()}
    for name, text in finished.items():
        compile(text, name, "exec")  # stops at a module that does not parse
    inner = {name for name in finished if Path(name).stem in messages}
    outer = {name: text for name, text in finished.items() if name not in inner}
    package = {
        name: re.sub(
            r"^from \. import (\w+)$",
            lambda found: found[0] if found[1] in messages else f"from .. import {found[1]}",
            finished[name],
            flags=re.MULTILINE,
        )
        for name in inner
    }
    made = outer | {"__init__.py": package_init(outer, "Parsers of Kafka's log segments")}
    if package:
        package["__init__.py"] = package_init(package, "Parsers of the messages in internal topics")
    return made | {f"{MESSAGES}/{name}": text for name, text in package.items()}


def field_names(described: Mapping[str, dict[str, Any]]) -> str:
    """Return a module with Kafka's own names of fields, and the widths of bit fields."""
    names: dict[str, dict[str, str]] = {}
    bits: dict[str, dict[str, int]] = {}
    for grammar in described.values():
        for name, fields in grammar_classes(class_name(grammar["meta"]["id"]), grammar):
            own = {each["id"]: str(each["-orig-id"]) for each in fields if "-orig-id" in each}
            wide = {each["id"]: re.fullmatch(r"b(\d+)", str(each.get("type"))) for each in fields}
            if own:
                names[name] = own
            if any(wide.values()):
                bits[name] = {field: int(found[1]) for field, found in wide.items() if found}
    tables = (("NAMES", names), ("BITS", bits))
    note = f'"""Kafka\'s own names of fields, and the widths of flags.\n\n{NOTE.capitalize()}\n"""'
    parts = [
        note,
        *(f"{what} = {json.dumps(found, indent=4, ensure_ascii=False)}" for what, found in tables),
    ]
    return "\n\n".join(parts) + "\n"


def grammar_classes(
    name: str, described: Mapping[str, Any]
) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Yield the classes of a grammar by their names in Python, each with its fields."""
    yield name, described.get("seq", [])
    for inner, each in described.get("types", {}).items():
        yield from grammar_classes(f"{name}.{class_name(inner)}", each)


def class_name(name: str) -> str:
    """Return the compiler's name of a class."""
    return "".join(part.capitalize() for part in name.split("_"))


def package_init(files: Files, what: str) -> str:
    """Return the ``__init__`` of a package with the classes of these modules."""
    classes = {
        class_name: Path(name).stem
        for name, text in files.items()
        for class_name in re.findall(r"^class (\w+)\((?:ReadWrite)?KaitaiStruct\):$", text, re.M)
    }
    lines = [
        f'"""{what}, {NOTE}',
        "",
        "They need only the package kaitaistruct. A field that is absent is None, a list ().",
        '"""',
        "",
        *(f"from .{classes[name]} import {name}" for name in sorted(classes)),
        "",
        "__all__ = [",
        *(f'    "{name}",' for name in sorted(classes)),
        "]",
    ]
    return "\n".join(lines) + "\n"


def with_defaults(text: str) -> str:
    """Give each field under an ``if`` a default, for when the condition is false.

    The compiler leaves such a field out of the object, and reading it is an AttributeError. Here it
    becomes an attribute of the class: ``None``, or an empty tuple where it would be a list.
    """
    lines: list[str] = []
    constructor = 0  # the index of the class's own ``def __init__`` in ``lines``
    condition: int | None = None  # the indentation of the current ``if``
    given: set[str] = set()
    for line in text.splitlines():
        indent = len(line) - len(line.lstrip())
        if line.lstrip().startswith("def __init__("):
            constructor, given = len(lines), set()
        if condition is not None and line.strip() and indent <= condition:
            condition = None
        if condition is None and re.match(r" +if .*:$", line):
            condition = indent
        field = re.match(r" +self\.([a-z]\w*) = (\[\])?", line)
        if condition is not None and field and field[1] not in given:
            given.add(field[1])
            margin = " " * (len(lines[constructor]) - len(lines[constructor].lstrip()))
            default = "()" if field[2] else "None"
            lines.insert(constructor, f"{margin}{field[1]} = {default}")
            constructor += 1
        lines.append(line)
    return "\n".join(lines) + "\n"


def finish_go(files: Files) -> Files:
    """Let an absent number be 0.

    The compiler computes both sides of an `and` before it tests the first: `message_version >= 4
    and num_members.value >= 1` would look into a number that earlier versions do not have.
    """
    found = {name for name in files if Path(name).name == "kafka_unsigned_varint.go"}
    (name,) = found
    start = "func (this *KafkaUnsignedVarint) Value() (v int64, err error) {\n"
    if files[name].count(start) != 1:
        raise BuildError(f"{name}: Value is not as expected")
    check = "\tif this == nil {\n\t\treturn 0, nil\n\t}\n"
    return {**files, name: files[name].replace(start, start + check)}


def finish_rust(files: Files) -> Files:
    """Add the files' parent module (``super``)."""
    names = sorted(Path(name).stem for name in files)
    lines = [
        f"// Parsers of Kafka's log segments, {NOTE}",
        "",
        *(f"pub mod {name};" for name in names),
    ]
    return files | {"mod.rs": "\n".join(lines) + "\n"}
