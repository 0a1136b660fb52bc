"""The pages of all structures in Markdown: a diagram, a table of fields, and the sources of each.

Invariant: each structure is a heading with its own name, so that `#name` leads to it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from html import escape

from scripts.grammar_docs.diagram import diagram
from scripts.grammar_docs.model import Constant, Field, Size, Structure
from scripts.grammar_docs.structures import Described, read

PAGE = "docs/reference/structures.md"
FOLDER = "docs/images/structures"  # holds the diagrams, and nothing else

_HEAD = """# Structures, field by field

Generated from the [grammars](../../ksy/README.md) by `build.py` (`make generate`); do not edit.
[Log format](format.md) explains how the structures work together.

All numbers are big-endian. *Offset* is in bytes from the start of the structure; `+n` is from the
end of the last field of variable size. *Size* is in bytes. A linked type is another structure on
this page. The name *in Kafka* is the field's name in the class, message schema or document that is
linked below the table. JavaScript rounds 64-bit numbers beyond 2^53
([Parsers by language](languages.md)).

"""


_MESSAGES_HEAD = """# Messages in internal topics, field by field

Generated from Kafka's message schemas when the site is built. [Read internal
topics](../how-to/internal-topics.md) explains how to use them.

All numbers are big-endian. *Offset* is in bytes from the start of the structure; `+n` is from the
end of the last field of variable size. Each field names the first release of Kafka that has it.
A field of several layouts appears once for each, with the first version of the layout in its name.

"""


def documents(grammars: Mapping[str, Described], first: str) -> dict[str, str]:
    """Return the page and the diagrams, by path from the root, of grammars by name.

    Args:
        grammars: those written by hand.
        first: the name of the first one on the page.
    """
    structures = read(grammars, first)
    enums = {name: each for structure in structures for name, each in structure.enums.items()}
    pictures = {f"{FOLDER}/{each.name}.svg": diagram(each, enums) for each in structures}
    text = _HEAD + _contents(structures) + "".join(_section(each, True) for each in structures)
    return {PAGE: text} | pictures


def messages_page(
    grammars: Mapping[str, Described], first: str, messages: Mapping[str, Described]
) -> str:
    """Return the page of the grammars of messages, without diagrams; the arguments are by name."""
    known = {each.name for each in read(grammars, first)}
    found = [each for each in read({**grammars, **messages}, first) if each.name not in known]
    text = _MESSAGES_HEAD + _contents(found) + "".join(_section(each, False) for each in found)
    home = PAGE.rpartition("/")[2]
    return re.sub(
        r"\]\(#(\w+)\)",
        lambda link: f"]({home}#{link[1]})" if link[1] in known else link[0],
        text,
    )


def _contents(structures: Iterable[Structure]) -> str:
    """Return a table of the structures and their sizes."""
    lines = ["| structure | what it is | bytes |", "|---|---|---|"]
    for each in structures:
        link = f"[`{each.name}`](#{each.name})"
        what = _prose(each.title) or _first_sentence(each.doc)
        lines.append(
            f"| {'&nbsp;&nbsp;' if each.nested else ''}{link} | {what} | {_bytes(each.size)} |"
        )
    return "\n".join(lines) + "\n"


def _section(structure: Structure, has_diagram: bool) -> str:
    """Return the section of one structure."""
    parts = [f"{'###' if structure.nested else '##'} `{structure.name}`"]
    if structure.title:
        parts.append(f"**{_prose(structure.title)}.** {_size_in_words(structure.size)}".rstrip())
    parts.append(_prose(structure.doc))
    if has_diagram:
        parts.append(f"![Layout of {structure.name}](../images/structures/{structure.name}.svg)")
    if structure.fields:
        rows = _bit_rows if structure.is_bits else _byte_rows
        parts.append(_table(rows(structure.fields)))
    if structure.looked_up:
        parts.append("Fields read at other positions:")
        parts.append(_table(_byte_rows(structure.looked_up)))
    if structure.computed:
        parts.append("Computed from the fields above:")
        parts.append(_table(_computed_rows(structure.computed)))
    for name, constants in structure.enums.items():
        parts.append(f"Values of `{name}`:")
        parts.append(_table(_constant_rows(constants)))
    parts.append(_sources(structure))
    return "\n" + "\n\n".join(filter(None, parts)) + "\n"


def _bit_rows(fields: Iterable[Field]) -> Iterator[list[str]]:
    yield ["bit", "field, *in Kafka*", "meaning"]
    for field in fields:
        high, low = field.bits or (0, 0)
        place = str(low) if high == low else f"{high}–{low}"
        yield [place, _names(field), _meaning(field)]


def _byte_rows(fields: Iterable[Field]) -> Iterator[list[str]]:
    yield ["offset", "size", "field, *in Kafka*", "type", "meaning"]
    for field in fields:
        yield [field.offset, _field_size(field), _names(field), _type(field), _meaning(field)]


def _computed_rows(fields: Iterable[Field]) -> Iterator[list[str]]:
    yield ["name, *in Kafka*", "how", "meaning"]
    for field in fields:
        how = f"`{field.length}`" if len(field.length) <= 60 else "see the grammar"
        yield [_names(field), how, _meaning(field)]


def _constant_rows(constants: Iterable[Constant]) -> Iterator[list[str]]:
    yield ["value", "name, *in Kafka*", "meaning"]
    for each in constants:
        yield [str(each.value), _names(each), _prose(each.doc)]


def _table(rows: Iterator[list[str]]) -> str:
    head, *body = ([cell.replace("|", "\\|") for cell in row] for row in rows)
    return "\n".join("| " + " | ".join(row) + " |" for row in (head, ["---"] * len(head), *body))


def _meaning(field: Field) -> str:
    """Return the grammar's words on a field: doc, valid values, enum and condition."""
    parts = [_prose(field.doc).replace("\n\n", "<br>")]
    if field.valid:
        parts.append(f"Must be {field.valid}.")
    if field.enum:
        parts.append(f"One of `{field.enum}`.")
    if field.condition:
        parts.append(f"Only if `{field.condition}`.")
    return " ".join(part for part in parts if part)


def _type(field: Field) -> str:
    shown = field.type
    if field.structure:
        shown = f"[{shown.removeprefix('kafka_')}](#{field.structure})"
    if field.repeat.startswith("while "):
        return f"{shown}, repeated while `{field.repeat.removeprefix('while ')}`"
    if field.repeat == "to the end":
        return f"{shown}, repeated to the end"
    return f"{shown}, `{field.repeat}` times" if field.repeat else shown


def _names(thing: Field | Constant) -> str:
    """Return the name in the grammar, and below it the one in Kafka."""
    return f"`{thing.name}`<br>*{thing.kafka}*" if thing.kafka else f"`{thing.name}`"


def _field_size(field: Field) -> str:
    if field.size.exact is not None:
        return str(field.size.exact)
    if field.length == "to the end":
        return field.length
    if field.length and not field.repeat:
        return f"`{field.length}`"
    return _bytes(field.size)


def _bytes(size: Size) -> str:
    if size.exact is not None:
        return str(size.exact)
    if size.most is None:
        return f"{size.least} or more" if size.least else "varies"
    return f"{size.least} to {size.most}"


def _size_in_words(size: Size) -> str:
    return "" if size.most is None and not size.least else f"{_bytes(size)} bytes."


def _sources(structure: Structure) -> str:
    """Return the sources of a structure in Kafka."""
    links = ", ".join(f"[{each.title}]({each.address})" for each in structure.references)
    kafka = f"class `{structure.kafka}`" if structure.kafka else ""
    sources = "; ".join(filter(None, (kafka, links)))
    return f"Sources: {sources}." if sources else ""


def _first_sentence(doc: str) -> str:
    return re.split(r"(?<=[.:]) ", _prose(doc).partition("\n")[0])[0].rstrip(".:")


def _prose(doc: str) -> str:
    """Return the text of a grammar as Markdown, one line per paragraph; backquotes mark code."""
    paragraphs = re.split(r"\n\s*\n", doc.strip())
    text = "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)
    parts = re.split(r"(`[^`]*`)", text)
    return "".join(part if part.startswith("`") else escape(part, quote=False) for part in parts)
