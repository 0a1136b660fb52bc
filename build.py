#!/usr/bin/env python3
"""Write what ``ksy/`` gives (parsers, layout numbers, documentation) and the inspector, or check.

    build.py            writes every parser, the layout numbers, the documentation of structures,
                        and the inspector's page
    build.py --check    names the files that are outdated, missing or orphaned; exit code 1 if any
    build.py --read-write FOLDER    makes a Python package that writes as well, in a folder of yours

Strategy: `scripts.message_schemas` makes the grammars under ``ksy/messages``. ``ksy/compile.js``
runs the pinned npm compiler and hands back all files as text. Here they get what the compiler has
no option for (`finish_python`, `finish_go`, `finish_rust`), and grammars are copied together with
those that they import, for the Web IDE (`bundle`). `scripts.grammar_docs` writes the documentation,
and `scripts.layout_numbers` the numbers for the package and its kernel; ``inspector/build.mjs``
makes the page. Needs Node 18, npm and PyYAML; the package needs none of them.

Invariant: the same grammars give the same bytes, and the folders written to hold these files only.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from scripts import grammar_docs, layout_numbers
from scripts.message_schemas import grammars as message_grammars

ROOT = Path(__file__).resolve().parent
GRAMMARS = ROOT / "ksy"
SCHEMAS = ROOT / "kafkafmt" / "messages" / "schemas"
MESSAGES = message_grammars.FOLDER
# These folders contain generated files only.
PACKAGE = "kafkafmt/generated"
FOLDERS = ("generated", PACKAGE, f"ksy/{MESSAGES}", grammar_docs.FOLDER)
# The inspector, and the package's copy of it.
INSPECTOR = ("generated/inspector/inspector.html", "kafkafmt/inspector/inspector.html")
SINGLE_FILES = (
    *(grammar_docs.PAGE, grammar_docs.MESSAGES_PAGE),
    *(layout_numbers.PYTHON, layout_numbers.CYTHON),
    INSPECTOR[1],
)
COMPILER = ROOT / "node_modules" / "kaitai-struct-compiler"
BUNDLER = ROOT / "node_modules" / "esbuild"

LANGUAGES = (
    "python",
    "javascript",
    "java",
    "go",
    "cpp_stl",
    "rust",
    "csharp",
    "ruby",
    "php",
    "lua",
    "nim",
)
# The grammar of segments that the Web IDE opens; it includes all grammars written by hand.
BUNDLE = "kafka_log"
NOTE = "generated from the grammars in ksy/ by build.py: do not edit."

Files = dict[str, str]  # path with slashes: text


class BuildError(Exception):
    """The build cannot run; the message is one line for the terminal."""


# --- The compiler ------------------------------------------------------------------------------


def compile_grammars(
    grammars: Mapping[str, str],
    messages: Mapping[str, str],
    languages: Sequence[str] = LANGUAGES,
    *,
    option: str | None = None,
) -> dict[str, Files]:
    """The npm compiler's output for every grammar: for each language, file names and texts.

    ``option`` is one of ``ksy/compile.js``: ``--read-write`` or ``--debug``.
    """
    options = [] if option is None else [option]
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        (folder / MESSAGES).mkdir()
        write({f"{name}.ksy": text for name, text in grammars.items()}, folder)
        write({f"{MESSAGES}/{name}.ksy": text for name, text in messages.items()}, folder)
        output = run("node", str(GRAMMARS / "compile.js"), *options, temporary, *languages)
    compiled: dict[str, Files] = json.loads(output)
    return compiled


def read_grammars() -> dict[str, str]:
    """The grammars that are written by hand, by name."""
    return {path.stem: path.read_text("utf-8") for path in sorted(GRAMMARS.glob("*.ksy"))}


def make_messages() -> dict[str, str]:
    """The grammars of Kafka's messages, by name."""
    schemas = {path.stem: json.loads(path.read_text("utf-8")) for path in SCHEMAS.glob("*.json")}
    return message_grammars.grammars(schemas)


def install_compiler() -> None:
    """Install the packages of ``package-lock.json`` if they are missing."""
    if not (COMPILER.is_dir() and BUNDLER.is_dir()):
        run("npm", "ci", "--silent", "--no-audit", "--no-fund")


def run(program: str, *arguments: str) -> str:
    """Run a program with Node in the repository; return its standard output."""
    path = shutil.which(program)
    if path is None:
        raise BuildError(
            f"{program} is missing: compiling the grammars needs Node 18 or later with npm"
        )
    try:
        done = subprocess.run(
            [path, *arguments], cwd=ROOT, check=True, capture_output=True, encoding="utf-8"
        )
    except subprocess.CalledProcessError as error:
        lines = [line for line in error.stderr.splitlines() if line.strip()]
        reason = lines[-1] if lines else f"exit code {error.returncode}"
        raise BuildError(f"{program} failed: {reason}") from error
    return done.stdout


# --- Changes for which the compiler has no option -----------------------------------------------


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


def positions(grammars: dict[str, str], described: Mapping[str, dict[str, Any]]) -> Files:
    """A package of parsers that keep the position of each field, and Kafka's names of the fields.

    The parsers of messages are not among them.
    """
    files = compile_grammars(grammars, {}, ["python"], option="--debug")["python"]
    finished = {name: with_defaults(text) for name, text in files.items()}
    for name, text in finished.items():
        compile(text, name, "exec")
    what = "Parsers that keep the position of each field"
    return finished | {
        "__init__.py": package_init(finished, what),
        "names.py": field_names(described),
    }


def field_names(described: Mapping[str, dict[str, Any]]) -> str:
    """A module with Kafka's own names of fields, and the widths of those that are bits."""
    names: dict[str, dict[str, str]] = {}
    bits: dict[str, dict[str, int]] = {}
    for grammar in described.values():
        for name, fields in classes_of(class_name(grammar["meta"]["id"]), grammar):
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


def classes_of(
    name: str, described: Mapping[str, Any]
) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The classes of a grammar by their names in Python, each with its fields."""
    yield name, described.get("seq", [])
    for inner, each in described.get("types", {}).items():
        yield from classes_of(f"{name}.{class_name(inner)}", each)


def class_name(name: str) -> str:
    """The name of a class that the compiler makes."""
    return "".join(part.capitalize() for part in name.split("_"))


def package_init(files: Files, what: str) -> str:
    """The ``__init__`` of a package with the classes of these modules."""
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
    """Let a number that is not there be 0.

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
    """Add the module that the files name as their parent (``super``)."""
    names = sorted(Path(name).stem for name in files)
    lines = [
        f"// Parsers of Kafka's log segments, {NOTE}",
        "",
        *(f"pub mod {name};" for name in names),
    ]
    return files | {"mod.rs": "\n".join(lines) + "\n"}


# --- One grammar of all ------------------------------------------------------------------------


def bundles(grammars: dict[str, str], messages: Mapping[str, str]) -> Files:
    """The files for the Web IDE: one for segments, one for each message that a file may hold.

    A dispatcher with a parameter cannot be opened there; the messages that it names can.
    """
    opened = [name for name, text in messages.items() if "params" not in sections(text)]
    within = {each for name in opened for each in imports(messages[name])}
    both = {**grammars, **messages}
    made = {f"{BUNDLE}.ksy": bundle(grammars, BUNDLE, set(grammars))}
    for name in sorted(set(opened) - within):
        made[f"{name}.ksy"] = bundle(both, name, beneath(both, name))
    return made


def bundle(grammars: Mapping[str, str], main: str, names: set[str]) -> str:
    """Some grammars in one: the others become types of the main one, which imports nothing.

    Works on the text, so that order, comments and quotes stay as they are written.
    """
    first = sections(grammars[main])
    kept = re.sub(r"  imports:\n(?:    - [\w./]+\n)+", "", first["meta"])
    types = [first.get("types", "types:\n")]
    for name in sorted(names - {main}):
        parts = sections(grammars[name])
        title = re.search(r"^  title: (.*)$", parts["meta"], re.MULTILINE)
        if title is None:
            raise BuildError(f"{name}.ksy has no title")
        types.append(f"  # {title[1]}\n  {name}:\n")
        types += [indented(text) for key, text in parts.items() if key != "meta"]
    what = "All grammars" if main == BUNDLE else f"{main} and what it imports"
    note = f"# {what} in one, for the Web IDE, {NOTE}\n"
    rest = {key: text for key, text in first.items() if key not in ("meta", "types", "enums")}
    return note + kept + "".join(rest.values()) + "".join(types) + first.get("enums", "")


def beneath(grammars: Mapping[str, str], name: str) -> set[str]:
    """A grammar and all that it needs."""
    return {name}.union(*(beneath(grammars, each) for each in imports(grammars[name])))


def imports(grammar: str) -> list[str]:
    """The names of the grammars that a grammar imports."""
    found = re.search(r"^  imports:\n((?:    - [\w./]+\n)+)", grammar, re.MULTILINE)
    return re.findall(r"(\w+)\n", found[1]) if found else []


def sections(grammar: str) -> dict[str, str]:
    """The text of each top-level key of a grammar, in order; a comment before them is left out."""
    parts: dict[str, str] = {}
    for block in re.split(r"^(?=\S)", grammar, flags=re.MULTILINE)[1:]:
        if not block.startswith("#"):
            parts[block.partition(":")[0]] = block
    return parts


def indented(text: str) -> str:
    """The text, indented by four more columns."""
    return re.sub(r"^(?=.)", "    ", text, flags=re.MULTILINE)


# --- The tree ----------------------------------------------------------------------------------


def make() -> Files:
    """Every generated file, by its path relative to the root."""
    install_compiler()
    grammars, messages = read_grammars(), make_messages()
    compiled = compile_grammars(grammars, messages)
    compiled["python"] = finish_python(compiled["python"], messages)
    compiled["go"] = finish_go(compiled["go"])
    compiled["rust"] = finish_rust(compiled["rust"])
    compiled["webide"] = bundles(grammars, messages)
    parsers = {
        f"generated/{language}/{name.lstrip('/')}": clean(text)
        for language, files in compiled.items()
        for name, text in files.items()
    }
    # The package has its own copy, because a link would be a text file in a checkout on Windows.
    parsers |= {f"{PACKAGE}/{name}": clean(text) for name, text in compiled["python"].items()}
    parsers |= dict.fromkeys(INSPECTOR, run("node", str(ROOT / "inspector" / "build.mjs")))
    described = parsed(grammars)
    within = {"webide": compiled["webide"], "positions": positions(grammars, described)}
    parsers |= {
        f"{PACKAGE}/{folder}/{name}": clean(text)
        for folder, files in within.items()
        for name, text in files.items()
    }
    return (
        parsers
        | {f"ksy/{MESSAGES}/{name}.ksy": text for name, text in messages.items()}
        | layout_numbers.documents(described, BUNDLE)
        | grammar_docs.documents(described, BUNDLE, parsed(messages))
    )


def parsed(grammars: Mapping[str, str]) -> dict[str, dict[str, Any]]:
    """The parsed YAML of the grammars."""
    try:
        import yaml
    except ModuleNotFoundError as error:
        raise BuildError("PyYAML is missing: documenting the grammars needs it") from error
    return {name: yaml.safe_load(text) for name, text in grammars.items()}


def make_read_write() -> Files:
    """A Python package whose classes can also write (``ReadWriteKaitaiStruct``)."""
    install_compiler()
    grammars, messages = read_grammars(), make_messages()
    compiled = compile_grammars(grammars, messages, ["python"], option="--read-write")
    files = finish_python(compiled["python"], messages)
    return {name: clean(text) for name, text in files.items()}


def clean(text: str) -> str:
    """The text with Unix line ends, without trailing spaces, and with one final line end."""
    return "\n".join(line.rstrip() for line in text.splitlines()).rstrip() + "\n"


def committed() -> Iterator[str]:
    """The existing files, without Python's caches."""
    folders = (path for name in FOLDERS for path in sorted((ROOT / name).rglob("*")))
    for path in (*folders, *(ROOT / name for name in SINGLE_FILES)):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path.relative_to(ROOT).as_posix()


def differences(files: Files) -> list[str]:
    """The output of ``--check``: one line for each file that differs."""
    present = set(committed())
    found = [(name, "orphaned") for name in present - set(files)]
    for name, text in files.items():
        if name not in present:
            found.append((name, "missing"))
        elif (ROOT / name).read_bytes() != text.encode():
            found.append((name, "outdated"))
    return [f"{kind}: {name}" for name, kind in sorted(found)]


def write(files: Files, folder: Path = ROOT) -> None:
    """Write files to a folder."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())


def replace(files: Files) -> None:
    """Write the files, and delete all others from the folders."""
    for name in set(committed()) - set(files):
        (ROOT / name).unlink()
    write(files)


def main(arguments: list[str] | None = None) -> int:
    """Run the command; return the exit code: 0 success, 1 differences found, 2 failed to run."""
    parser = argparse.ArgumentParser(
        description="Write what the grammars under ksy/ give, and the inspector.",
        epilog="Exit codes: 0 done or clean, 1 --check found differences, 2 the build cannot run.",
    )
    parser.add_argument(
        "--check",
        action="store_true",
        help="change nothing; name the files that are not as they should be",
    )
    parser.add_argument(
        "--read-write",
        metavar="FOLDER",
        type=Path,
        help="change nothing here; write Python parsers that can write, too, into FOLDER",
    )
    options = parser.parse_args(arguments)
    try:
        if options.read_write is not None:
            write(make_read_write(), options.read_write)
            return 0
        files = make()
    except BuildError as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 2
    if not options.check:
        replace(files)
        return 0
    found = differences(files)
    for line in found:
        print(line)
    if found:
        print(f"build.py: {len(found)} files differ; run build.py to write them", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
