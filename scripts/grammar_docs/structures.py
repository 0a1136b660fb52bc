"""The structures described by the grammars, each with its fields at their offsets.

Strategy: every type of every grammar, as its YAML has it, becomes a `Structure`. Sizes are worked
out from the types, as a range of bytes; an offset is exact as long as all before it is of one size,
and then counts from the end of the last field that is not.

Invariant: a structure comes before its parts, and every text comes from a grammar.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from scripts.grammar_docs import expressions
from scripts.grammar_docs.model import Constant, Field, Reference, Size, Structure

Described = Mapping[str, Any]  # what a grammar says of one thing, as its YAML has it

_NUMBER = re.compile(r"([suf])([1248])(?:be|le)?")
_BITS = re.compile(r"b(\d+)(?:be|le)?")
_NAMES = {"s": "int", "u": "uint", "f": "float"}


def read(grammars: Mapping[str, Described], first: str) -> list[Structure]:
    """Return every structure of the grammars, given by file name; ``first`` leads."""
    return _Reader(grammars).all(first)


class _Reader:
    """Reads structures with references to each other."""

    def __init__(self, grammars: Mapping[str, Described]) -> None:
        self._grammars = grammars
        self._types: dict[str, Described] = dict(grammars)
        for grammar in grammars.values():
            self._types.update(grammar.get("types", {}))
        self._sizes: dict[str, Size] = {}

    def all(self, first: str) -> list[Structure]:
        """Return the structures in order: each file's own one, then those nested in it."""
        return [
            self._structure(name, described, grammar)
            for grammar in self._order(first)
            for name, described in [
                (grammar, self._grammars[grammar]),
                *self._grammars[grammar].get("types", {}).items(),
            ]
        ]

    def _order(self, first: str) -> list[str]:
        """Return the grammars, each before its imports, in the order of their use."""
        imported = {each for name in self._grammars for each in self._imports(name)}
        roots = sorted(set(self._grammars) - imported, key=lambda name: (name != first, name))
        done: list[str] = []
        for root in reversed(roots):
            self._visit(root, done)
        return done[::-1]

    def _visit(self, name: str, done: list[str]) -> None:
        if name not in done:
            for each in reversed(self._imports(name)):
                self._visit(each, done)
            done.append(name)

    def _imports(self, name: str) -> list[str]:
        """Return the imported grammars: shared ones last, simple ones first, else as used."""
        grammar = self._grammars[name]
        imports = [each.rpartition("/")[2] for each in grammar["meta"].get("imports", [])]
        used = [
            each
            for described in (grammar, *grammar.get("types", {}).values())
            for field in _descriptions(described)
            for each in _named_types(field)
        ]
        places = {each: used.index(each) if each in used else len(used) for each in imports}
        return sorted(
            imports,
            key=lambda each: (self._is_shared(each), len(self._beneath(each)), places[each]),
        )

    def _is_shared(self, name: str) -> bool:
        """Return whether more than one grammar imports this one."""
        imports = (each["meta"].get("imports", []) for each in self._grammars.values())
        return sum(name in (each.rpartition("/")[2] for each in names) for names in imports) > 1

    def _beneath(self, name: str) -> set[str]:
        """Return all imports of a grammar, direct and indirect."""
        imports = self._grammars[name]["meta"].get("imports", [])
        names = {each.rpartition("/")[2] for each in imports}
        return names.union(*(self._beneath(each) for each in names))

    def _structure(self, name: str, described: Described, grammar: str) -> Structure:
        meta = self._grammars[grammar]["meta"]
        instances = described.get("instances", {})
        return Structure(
            name=name,
            nested=name != grammar,
            title=meta["title"] if name == grammar else "",
            doc=described.get("doc", "").strip(),
            kafka=meta.get("xref", {}).get("kafka", "") if name == grammar else "",
            references=tuple(_references(described)),
            fields=tuple(self._fields(described)),
            looked_up=tuple(
                self._field(each, about, described)
                for each, about in instances.items()
                if "value" not in about
            ),
            computed=tuple(
                self._field(each, about, described)
                for each, about in instances.items()
                if "value" in about
            ),
            enums={
                each: tuple(_constants(constants))
                for each, constants in self._grammars[grammar].get("enums", {}).items()
                if name == grammar
            },
            size=self._structure_size(name),
        )

    def _fields(self, described: Described) -> Iterator[Field]:
        """Yield the fields in the order of the bytes, with their offsets."""
        exact, distance, bit = True, 0, self._bits(described)
        there: set[str] = set()  # the conditions under which the distance holds
        fields = described.get("seq", [])
        for before, about, after in zip([{}, *fields], fields, [*fields[1:], {}], strict=False):
            bits = _BITS.fullmatch(str(about.get("type")))
            if bits:
                yield self._field(about["id"], about, described, bits=(bit - 1, bit - int(bits[1])))
                bit -= int(bits[1])
                continue
            conditions = _conditions(about)
            if not there <= conditions:
                exact, distance, there = False, 0, set()
            yield self._field(
                about["id"],
                about,
                described,
                offset=str(distance) if exact else f"+{distance}",
                place=distance if exact else None,
                alternative=_in_one_place(before, about),
            )
            size = self._size(about, described).exact
            if size is not None:
                distance += size
                there |= conditions
            elif not _in_one_place(about, after):
                exact, distance, there = False, 0, set()

    def _field(
        self,
        name: str,
        about: Described,
        described: Described,
        *,
        offset: str = "",
        place: int | None = None,
        bits: tuple[int, int] | None = None,
        alternative: bool = False,
    ) -> Field:
        if "pos" in about:
            place = expressions.number(about["pos"], _values(described))
            offset = str(place) if place is not None else f"`{expressions.text(about['pos'])}`"
        types = _named_types(about)
        structure = next((each for each in types if each in self._types), None)
        bits_within = self._bits(self._types[structure]) if structure else 0
        return Field(
            name=name,
            kafka=str(about.get("-orig-id", "")),
            doc=about.get("doc", "").strip(),
            type=f"{bits_within} bits" if bits_within else _type(about),
            kind=_kind(name, about, None if bits_within else structure),
            structure=structure,
            size=self._size(about, described),
            length=_length(about),
            offset=offset,
            place=place,
            condition=expressions.text(about.get("if", "")),
            valid=_valid(about.get("valid")),
            repeat=_repeat(about),
            enum=str(about.get("enum", "")),
            bits=bits,
            alternative=alternative,
        )

    def _bits(self, described: Described) -> int:
        """Return the number of bits in all bit fields of a structure."""
        found = (_BITS.fullmatch(str(each.get("type"))) for each in described.get("seq", []))
        return sum(int(each[1]) for each in found if each)

    def _structure_size(self, name: str) -> Size:
        """Return the size of a structure from its fields."""
        if name not in self._sizes:
            self._sizes[name] = Size(0, None)  # for a structure within itself
            described = self._types[name]
            total = Size(self._bits(described) // 8, self._bits(described) // 8)
            for about in described.get("seq", []):
                size = self._size(about, described)
                total += Size(0, size.most) if "if" in about else size
            self._sizes[name] = total
        return self._sizes[name]

    def _size(self, about: Described, described: Described) -> Size:
        """Return the size of a field where it is present."""
        size = self._size_once(about, described)
        if "repeat" in about:
            times = expressions.number(about.get("repeat-expr", "_"), _values(described))
            size = Size(0, None) if times is None else sum((size,) * times, Size(0, 0))
        return size

    def _size_once(self, about: Described, described: Described) -> Size:
        if "contents" in about:
            return Size(len(about["contents"]), len(about["contents"]))
        if "size" in about:
            exact = expressions.number(about["size"], _values(described))
            return Size(0, None) if exact is None else Size(exact, exact)
        if "value" in about or _BITS.fullmatch(str(about.get("type"))):
            return Size(0, 0)
        sizes = []
        for name in _named_types(about):
            number = _NUMBER.fullmatch(name)
            if number:
                sizes.append(Size(int(number[2]), int(number[2])))
            elif name in self._types:
                sizes.append(self._structure_size(name))
        if not sizes:
            return Size(0, None)
        most = [size.most for size in sizes if size.most is not None]
        return Size(
            min(size.least for size in sizes), max(most) if len(most) == len(sizes) else None
        )


def _descriptions(described: Described) -> Iterator[Described]:
    yield from described.get("seq", [])
    yield from described.get("instances", {}).values()


def _named_types(about: Described) -> list[str]:
    """Return the types of a field: one, or those of its ``cases``."""
    named = about.get("type")
    if isinstance(named, Mapping):
        return [str(each).rpartition("::")[2] for each in named["cases"].values()]
    return [] if named is None else [str(named).rpartition("::")[2].partition("(")[0]]


def _values(described: Described) -> dict[str, object]:
    """Return the expressions of a structure's computed instances."""
    instances = described.get("instances", {})
    return {name: about["value"] for name, about in instances.items() if "value" in about}


def _in_one_place(before: Described, about: Described) -> bool:
    """Return whether two fields are the same bytes: Kafka has one name and one size for them."""
    keys = ("if", "size", "-orig-id")
    if not all(key in each for each in (before, about) for key in keys):
        return False
    return all(before[key] == about[key] for key in keys[1:])


def _conditions(about: Described) -> set[str]:
    """Return all conditions for the presence of a field."""
    condition = expressions.text(about.get("if", ""))
    if not condition:
        return set()
    return {condition} if " or " in condition else set(condition.split(" and "))


def _type(about: Described) -> str:
    names = _named_types(about)
    if "value" in about:
        return str(about.get("enum", ""))
    if not names:
        return "bytes"
    number, bits = _NUMBER.fullmatch(names[0]), _BITS.fullmatch(names[0])
    if number:
        return f"{_NAMES[number[1]]}{int(number[2]) * 8}"
    if bits:
        return "1 bit" if bits[1] == "1" else f"{bits[1]} bits"
    return " or ".join(names)


def _kind(name: str, about: Described, structure: str | None) -> str:
    if name.startswith("unused"):
        return "unused"
    if name.startswith(("len_", "num_")) or name == "len":
        return "length"
    if structure and structure.endswith(("varint", "varlong")):
        return "number"
    if structure:
        return "structure"
    return "number" if "type" in about and about["type"] not in ("str", "strz") else "bytes"


def _length(about: Described) -> str:
    if "value" in about:
        return expressions.text(about["value"])
    if "size" in about:
        return expressions.text(about["size"])
    return "to the end" if about.get("size-eos") else ""


def _repeat(about: Described) -> str:
    """Return the repetition of a field in words; the empty text for once."""
    how = about.get("repeat")
    if how == "expr":
        return expressions.text(about["repeat-expr"])
    if how == "until":
        until = expressions.text(about["repeat-until"])
        return "while " + re.sub(r"^not _\.", "", until) if until.startswith("not _.") else until
    return "to the end" if how == "eos" else ""


def _valid(valid: object) -> str:
    """Return the valid values of a field in words."""
    if valid is None:
        return ""
    if not isinstance(valid, Mapping):
        return expressions.text(valid)
    least, most = valid.get("min"), valid.get("max")
    if least is not None and most is not None:
        return f"from {expressions.text(least)} to {expressions.text(most)}"
    if least is not None:
        return f"at least {expressions.text(least)}"
    if most is not None:
        return f"at most {expressions.text(most)}"
    if "any-of" in valid:
        return " or ".join(expressions.text(each) for each in valid["any-of"])
    return expressions.text(valid.get("eq", valid.get("expr", "")))


def _references(described: Described) -> Iterator[Reference]:
    given = described.get("doc-ref", [])
    for each in [given] if isinstance(given, str) else given:
        address, _, title = each.partition(" ")
        yield Reference(address, title or address)


def _constants(values: Mapping[int, Any]) -> Iterator[Constant]:
    for value, about in values.items():
        details = about if isinstance(about, Mapping) else {"id": about}
        yield Constant(
            value, str(details["id"]), details.get("-orig-id", ""), details.get("doc", "").strip()
        )
