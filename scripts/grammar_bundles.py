"""The grammars written by hand, and such in one file with those that they import.

Invariant: a bundle has the text of its grammars, and imports nothing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from scripts.generated_code import NOTE, BuildError, Files

GRAMMARS = Path(__file__).resolve().parents[1] / "ksy"
# The grammar of segments that the Web IDE opens; it includes all grammars written by hand.
BUNDLE = "kafka_log"


def read_grammars() -> dict[str, str]:
    """The grammars that are written by hand, by name."""
    return {path.stem: path.read_text("utf-8") for path in sorted(GRAMMARS.glob("*.ksy"))}


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
