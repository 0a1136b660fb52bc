"""The reference of the Python API: the names in the clone, and their docstrings in the site.

docs/reference/api has a page for each task. It lists each name with the first sentence of its
docstring, so that the page in the clone can be read. This script writes the sentences again, or
checks them. The site has the docstrings too: :func:`with_directives` adds the directives of
mkdocstrings, which make HTML, and :func:`as_text` adds signatures and docstrings to its Markdown,
which mkdocstrings does not make.

Invariant: the pages determine the order of names; only the sentence after a name is generated.
"""

from __future__ import annotations

import argparse
import inspect
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import griffe

import kafkafmt

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "reference" / "api"

_ENTRY = re.compile(r"^- `(?P<name>kafkafmt\.[\w.]+)`(?:: .*)?$", re.MULTILINE)
_ENTRIES = re.compile(r"(?:^- `kafkafmt\.[\w.]+`.*\n?)+", re.MULTILINE)
# Docstrings have the roles of Sphinx, which editors show as links.
_ROLE = re.compile(r":(?:attr|class|data|exc|func|meth|mod):`~?")
# Annotations that are not evaluated.
_QUOTED = re.compile(r"(: |-> )'([^']*)'")
_WIDTH = 96


def pages() -> dict[Path, str]:
    """Return the pages with the current sentences."""
    return {path: _current(path.read_text(encoding="utf-8")) for path in FOLDER.glob("*.md")}


def _current(page: str) -> str:
    return _ENTRY.sub(lambda entry: f"- `{entry['name']}`: {_summary(entry['name'])}", page)


def with_directives(markdown: str) -> str:
    """Return the page for mkdocstrings, with links at names and docstrings after each list."""

    def described(entries: re.Match[str]) -> str:
        links = re.sub(r"^- `kafkafmt\.([\w.]+)`", r"- [`\1`][kafkafmt.\1]", entries[0], flags=re.M)
        return f"{links.rstrip()}\n\n" + "".join(f"::: {name}\n" for name in _names(entries[0]))

    return _ENTRIES.sub(described, markdown)


def as_text(markdown: str) -> str:
    """Return the page for reading alone, with signatures and docstrings after each list."""
    return _ENTRIES.sub(
        lambda entries: f"{entries[0].rstrip()}\n\n" + "\n".join(map(_section, _names(entries[0]))),
        markdown,
    )


def _names(entries: str) -> list[str]:
    return [entry["name"] for entry in _ENTRY.finditer(entries)]


def _section(name: str) -> str:
    """Return a heading, and the ``help`` of a name; of a class, its public members too."""
    blocks = [f"{_signature(name, _named(name))}\n\n{_docstring(name)}"]
    if inspect.isclass(_named(name)):
        blocks += [
            f"{_signature(member, value)}\n\n{_indented(inspect.getdoc(value) or '')}"
            for member, value in _members(_named(name)).items()
            if not member.startswith("_") and _is_member(value) and inspect.getdoc(value)
        ]
    return f"### `{name}`\n\n```text\n" + "\n\n".join(map(str.rstrip, blocks)) + "\n```\n"


def _members(described: type) -> dict[str, Any]:
    """Return the members of a class and of its bases in kafkafmt, in the order of the bases."""
    ours = [each for each in described.__mro__ if each.__module__.startswith("kafkafmt")]
    return {name: value for each in reversed(ours) for name, value in vars(each).items()}


def _is_member(value: object) -> bool:
    return inspect.isroutine(value) or isinstance(value, property)


def _indented(text: str) -> str:
    return "\n".join(f"    {line}".rstrip() for line in _ROLE.sub("`", text).splitlines())


def _signature(name: str, value: Any) -> str:
    """Return a call in one line, or with one parameter per line."""
    try:
        signature = inspect.signature(getattr(value, "__func__", value))
    except (TypeError, ValueError):  # a property, an alias, a class of C
        return name
    line = _QUOTED.sub(r"\1\2", f"{name}{signature}")
    if len(line) <= _WIDTH:
        return line
    lines: list[str] = []
    for parameter in signature.parameters.values():
        if parameter.kind is parameter.KEYWORD_ONLY and "*," not in lines:
            lines.append("*,")
        lines.append(f"{parameter},")
    returned = str(signature.replace(parameters=())).removeprefix("()")
    text = f"{name}(\n" + "".join(f"    {line}\n" for line in lines) + f"){returned}"
    return _QUOTED.sub(r"\1\2", text)


def _summary(name: str) -> str:
    """Return the first sentence of a docstring."""
    paragraph = " ".join(_docstring(name).partition("\n\n")[0].split())
    return re.split(r"(?<=[.?])\s", paragraph, maxsplit=1)[0].replace("``", "`")


def _docstring(name: str) -> str:
    value = _named(name)
    room, _, alias = name.rpartition(".")
    if room != "kafkafmt.types":
        return _ROLE.sub("`", inspect.getdoc(value) or "")
    # An alias of types has a docstring in its source only, and a class is pyarrow's where it runs.
    home = import_module(f"kafkafmt.{kafkafmt.types._HOMES.get(alias, 'segment.types')}")
    path = Path(str(home.__file__))
    text = griffe.visit(home.__name__, path, path.read_text("utf-8"))[alias].docstring
    return _ROLE.sub("`", text.value if text else "")


def _named(name: str) -> Any:
    value: Any = kafkafmt
    path = "kafkafmt"
    for part in name.split(".")[1:]:
        path += f".{part}"
        # A package becomes an attribute when something loads it.
        value = getattr(value, part) if hasattr(value, part) else import_module(path)
    return value


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Write the sentences of the reference of Python.")
    parser.add_argument("--check", action="store_true", help="only check whether it is up to date")
    arguments = parser.parse_args()
    outdated = [path for path, page in pages().items() if path.read_text(encoding="utf-8") != page]
    for path in outdated:
        if not arguments.check:
            path.write_text(pages()[path], encoding="utf-8")
        else:
            print(f"docs/reference/api/{path.name}: run `make generate`", file=sys.stderr)
    return 1 if arguments.check and outdated else 0


if __name__ == "__main__":
    sys.exit(main())
