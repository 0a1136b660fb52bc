"""Avro schemas: from JSON text to types, names and references resolved.

Strategy: one pass over the JSON. A named type is made before its fields are read, so that it can
refer to itself. A name that is not defined in the text is looked for in the schema's references,
then among schemas that are known by name.

Source of the rules: the Avro specification, *Schema Declaration*, *Names* and *Logical Types*: a
logical type that is not valid is ignored.

Invariant: everything but a sound schema raises :class:`SchemaError`; depth and size are bounded.

Rules of the Arrow type that a type becomes: a union of null and one type is that type; a union of
several is a struct with a member a branch, named by the branch; an enum and a uuid are text; a
fixed is binary; a decimal is decimal128 or decimal256; a time stays in its unit, and only
timestamps that are instants have the zone UTC. From its first repetition a record is JSON text. The
kind of a scalar is Avro's.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import pyarrow as pa

from kafkafmt._base import texts
from kafkafmt.values.errors import SchemaError
from kafkafmt.values.schemas import AVRO, Schema, Schemas
from kafkafmt.values.shape import (
    MAX_DEPTH,
    NodeCount,
    Shape,
    json_text,
    list_shape,
    map_shape,
    struct_shape,
)

PRIMITIVES = frozenset({"null", "boolean", "int", "long", "float", "double", "bytes", "string"})
NAMED = frozenset({"record", "error", "enum", "fixed"})

MAX_TYPES = 10_000
"""How many types a schema may have; this bounds the work for it."""

MAX_BRANCHES = 256
"""How many types a union may have: each is compared with those of another schema's."""

_LOGICAL: dict[str, frozenset[str]] = {
    "date": frozenset({"int"}),
    "time-millis": frozenset({"int"}),
    "time-micros": frozenset({"long"}),
    "timestamp-millis": frozenset({"long"}),
    "timestamp-micros": frozenset({"long"}),
    "timestamp-nanos": frozenset({"long"}),
    "local-timestamp-millis": frozenset({"long"}),
    "local-timestamp-micros": frozenset({"long"}),
    "local-timestamp-nanos": frozenset({"long"}),
    "uuid": frozenset({"string", "fixed"}),
    "decimal": frozenset({"bytes", "fixed"}),
}
_MAX_PRECISION = 76
"""The most digits of Arrow's decimal256; a larger decimal stays bytes."""


@dataclass(eq=False)
class Type:
    """A type of a schema; the kind decides on the attributes in use."""

    kind: str
    name: str = ""
    logical: str = ""
    precision: int = 0
    scale: int = 0
    size: int = 0
    symbols: tuple[str, ...] = ()
    default: str | None = None
    aliases: tuple[str, ...] = ()
    items: Type | None = field(default=None, repr=False)
    fields: list[RecordField] = field(default_factory=list, repr=False)
    branches: list[Type] = field(default_factory=list, repr=False)

    @property
    def item(self) -> Type:
        """The type of an array's items or a map's values."""
        if self.items is None:
            raise TypeError(f"{self.kind} has no items")
        return self.items

    @property
    def alternatives(self) -> list[Type]:
        """The branches of a union; any other type is the only one."""
        return self.branches if self.kind == "union" else [self]

    @cached_property
    def has_several(self) -> bool:
        """Whether a union has several types besides null."""
        return sum(branch.kind != "null" for branch in self.branches) > 1

    @cached_property
    def symbol_set(self) -> frozenset[str]:
        """The symbols of an enum, for fast lookup."""
        return frozenset(self.symbols)

    @property
    def label(self) -> str:
        """The name of a union's branch in Avro's JSON encoding: the full name, or the kind."""
        return self.name or self.kind


@dataclass(eq=False)
class RecordField:
    """A field of a record."""

    name: str
    type: Type
    has_default: bool = False
    default: Any = None
    aliases: tuple[str, ...] = ()


def parse(schema: Schema, schemas: Schemas | None = None) -> Type:
    """Return the type declared by a schema.

    Raises:
        SchemaError: it does not parse, or a name in it is unknown.
    """
    parser = _Parser(schemas)
    if schemas is not None:
        for referred in schemas.referred(schema).values():
            parser.parse(referred)
    return parser.parse(schema)


class _Parser:
    def __init__(self, schemas: Schemas | None) -> None:
        self._schemas = schemas
        self._named: dict[str, Type] = {}
        self._asked: set[str] = set()
        self._count = 0

    def parse(self, schema: Schema) -> Type:
        text = schema.require_text(AVRO)
        try:
            declared = texts.parsed(text)
        except ValueError as error:
            declared = text.strip()  # old registries keep a primitive without quotes
            if not declared.isidentifier():
                raise SchemaError(f"the schema is not JSON: {error}") from None
        return self._type(declared, "", 0)

    def _type(self, declared: Any, namespace: str, depth: int) -> Type:
        self._count += 1
        if depth > MAX_DEPTH or self._count > MAX_TYPES:
            raise SchemaError(
                f"the schema has more than {MAX_TYPES} types, or {MAX_DEPTH} levels of them"
            )
        if isinstance(declared, str):
            return self._by_name(declared, namespace)
        if isinstance(declared, list):
            return self._union(declared, namespace, depth)
        if not isinstance(declared, dict):
            raise SchemaError(f"expected a type, found {_shown(declared)}")
        kind = declared.get("type")
        if isinstance(kind, (dict, list)):
            return self._type(kind, namespace, depth + 1)
        if kind == "array":
            return Type("array", items=self._type(declared.get("items"), namespace, depth + 1))
        if kind == "map":
            return Type("map", items=self._type(declared.get("values"), namespace, depth + 1))
        if kind in NAMED:
            return self._define(declared, namespace, depth)
        if not isinstance(kind, str):
            raise SchemaError(f"expected a type, found {_shown(declared)}")
        if kind not in PRIMITIVES:
            return self._by_name(kind, namespace)
        return _logical(Type(kind), declared)

    def _by_name(self, name: str, namespace: str) -> Type:
        if name in PRIMITIVES:
            return Type(name)
        full = name if "." in name or not namespace else f"{namespace}.{name}"
        for known_as in (full, name):
            if (
                known_as not in self._named
                and self._schemas is not None
                and known_as not in self._asked
            ):
                self._asked.add(known_as)
                known = self._schemas.by_name(known_as)
                if known is not None and known.type == AVRO:
                    self.parse(known)
            if known_as in self._named:
                return self._named[known_as]
        raise SchemaError(f"type {full!r} is not defined, nor in the references")

    def _union(self, declared: list[Any], namespace: str, depth: int) -> Type:
        if len(declared) > MAX_BRANCHES:
            raise SchemaError(f"a union of {len(declared)} types, expected at most {MAX_BRANCHES}")
        branches = [self._type(branch, namespace, depth + 1) for branch in declared]
        labels = [branch.label for branch in branches]
        if not branches or "union" in labels or len(set(labels)) < len(labels):
            raise SchemaError(
                f"a union of {', '.join(labels) or 'nothing'}: expected different types"
            )
        return Type("union", branches=branches)

    def _define(self, declared: Mapping[str, Any], namespace: str, depth: int) -> Type:
        kind, name = declared["type"], declared.get("name")
        if not isinstance(name, str) or not name:
            raise SchemaError(f"a {kind} has no name: {_shown(declared)}")
        given = declared.get("namespace")  # null is as none, as in Avro Java
        space = given if isinstance(given, str) else namespace
        if "." in name:
            space = name.rpartition(".")[0]
        full = f"{space}.{name}" if space and "." not in name else name
        named = Type(
            "record" if kind == "error" else kind,
            name=full,
            aliases=tuple(
                text if "." in text or not space else f"{space}.{text}"
                for text in _texts(declared.get("aliases", ()), "aliases")
            ),
        )
        known = self._named.setdefault(full, named)
        if kind == "enum":
            named.symbols = tuple(_texts(declared.get("symbols"), "symbols"))
            if len(set(named.symbols)) < len(named.symbols):
                raise SchemaError(f"enum {full!r} has a symbol twice")
            named.default = declared.get("default")
        elif kind == "fixed":
            named.size = _size(declared.get("size"))
            _logical(named, declared)
        else:
            named.fields = self._fields(declared.get("fields"), full, space, depth)
        if known is not named and _signature(known) != _signature(named):
            raise SchemaError(f"type {full!r} is defined twice, differently")
        return known

    def _fields(self, declared: Any, record: str, namespace: str, depth: int) -> list[RecordField]:
        if not isinstance(declared, list):
            raise SchemaError(f"record {record!r} has no list of fields")
        fields: dict[str, RecordField] = {}
        for member in declared:
            name = member.get("name") if isinstance(member, dict) else None
            if not isinstance(name, str) or name in fields:
                raise SchemaError(f"record {record!r}: a field has no name of its own: {name!r}")
            fields[name] = RecordField(
                name,
                self._type(member.get("type"), namespace, depth + 1),
                "default" in member,
                member.get("default"),
                tuple(_texts(member.get("aliases", ()), "aliases")),
            )
        return list(fields.values())


def _signature(type_: Type) -> object:
    """Return the common part of definitions of one name, as references may repeat one."""
    return type_.kind, type_.size, type_.symbols, [field.name for field in type_.fields]


def _logical(base: Type, declared: Mapping[str, Any]) -> Type:
    """Set the logical type, if it is one for this type and its attributes are valid."""
    logical = declared.get("logicalType")
    if not isinstance(logical, str) or base.kind not in _LOGICAL.get(logical, ()):
        return base
    if logical == "uuid" and base.kind == "fixed" and base.size != 16:
        return base
    if logical == "decimal":
        precision, scale = declared.get("precision"), declared.get("scale", 0)
        if not isinstance(precision, int) or not isinstance(scale, int):
            return base
        most = _digits(base.size) if base.kind == "fixed" else _MAX_PRECISION
        if not 0 < precision <= min(most, _MAX_PRECISION) or not 0 <= scale <= precision:
            return base
        base.precision, base.scale = precision, scale
    base.logical = logical
    return base


def _digits(size: int) -> int:
    """Return the number of decimal digits always representable in so many bytes."""
    return len(str(2 ** (8 * min(size, 64) - 1) - 1)) - 1 if size else 0


def _texts(value: Any, what: str) -> Iterable[str]:
    if not isinstance(value, (list, tuple)) or not all(isinstance(item, str) for item in value):
        raise SchemaError(f"{what} are not a list of texts")
    return value


def _size(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 2**31:
        raise SchemaError(f"size is not a number of 0 to 2147483647: {_shown(value)}")
    return value


def _shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:80]}…"


def canonical(declared: Type) -> str:
    """Return the Parsing Canonical Form of a schema, the input of its fingerprint."""
    return json.dumps(_canonical(declared, set()), ensure_ascii=False, separators=(",", ":"))


def fingerprint(declared: Type) -> bytes:
    """Return the CRC-64-AVRO of a schema, little-endian, as its single objects have it.

    Source of the rule: the Avro specification, *Schema Fingerprints*.
    """
    crc = _EMPTY_64
    for byte in canonical(declared).encode():
        crc = crc >> 8 ^ _CRC_64[(crc ^ byte) & 0xFF]
    return crc.to_bytes(8, "little")


def _crc_entry(byte: int) -> int:
    for _ in range(8):
        byte = byte >> 1 ^ (_EMPTY_64 if byte & 1 else 0)
    return byte


_EMPTY_64 = 0xC15D213AA4D7A795
_CRC_64 = [_crc_entry(byte) for byte in range(256)]


def _canonical(declared: Type, seen: set[str]) -> Any:
    if declared.kind in PRIMITIVES:
        return declared.kind
    if declared.kind == "array":
        return {"type": "array", "items": _canonical(declared.item, seen)}
    if declared.kind == "map":
        return {"type": "map", "values": _canonical(declared.item, seen)}
    if declared.kind == "union":
        return [_canonical(branch, seen) for branch in declared.branches]
    if declared.name in seen:
        return declared.name
    seen.add(declared.name)
    named: dict[str, Any] = {"name": declared.name, "type": declared.kind}
    if declared.kind == "fixed":
        return {**named, "size": declared.size}
    if declared.kind == "enum":
        return {**named, "symbols": declared.symbols}
    members = [
        {"name": member.name, "type": _canonical(member.type, seen)} for member in declared.fields
    ]
    return {**named, "fields": members}


UNION = "union"
"""The kind of a struct with a member a branch."""

_ARROW = {
    "null": pa.null(),
    "boolean": pa.bool_(),
    "int": pa.int32(),
    "long": pa.int64(),
    "float": pa.float32(),
    "double": pa.float64(),
    "bytes": pa.binary(),
    "fixed": pa.binary(),
    "string": pa.string(),
    "enum": pa.string(),
    "date": pa.date32(),
    "time-millis": pa.time32("ms"),
    "time-micros": pa.time64("us"),
    "timestamp-millis": pa.timestamp("ms", "UTC"),
    "timestamp-micros": pa.timestamp("us", "UTC"),
    "timestamp-nanos": pa.timestamp("ns", "UTC"),
    "local-timestamp-millis": pa.timestamp("ms"),
    "local-timestamp-micros": pa.timestamp("us"),
    "local-timestamp-nanos": pa.timestamp("ns"),
    "uuid": pa.string(),
}


def derive_shape(declared: Type) -> Shape:
    """Return the tree of a type.

    Raises:
        SchemaError: it would have too many nodes.
    """
    return _shape(declared, (), NodeCount())


def _shape(declared: Type, path: tuple[Type, ...], count: NodeCount) -> Shape:
    count.add()
    if declared.kind == "union":
        return _union(declared, path, count)
    if declared.kind == "array":
        return list_shape(_shape(declared.item, path, count), declared)
    if declared.kind == "map":
        key = Shape("string", pa.string(), Type("string"))
        return map_shape(key, _shape(declared.item, path, count), declared)
    if declared.kind == "record":
        if declared in path:
            return json_text(declared)
        path = (*path, declared)
        children = [_shape(field.type, path, count) for field in declared.fields]
        return struct_shape([field.name for field in declared.fields], children, declared)
    return Shape(declared.kind, _scalar(declared), declared)


def _union(declared: Type, path: tuple[Type, ...], count: NodeCount) -> Shape:
    branches = [branch for branch in declared.branches if branch.kind != "null"]
    children = [_shape(branch, path, count) for branch in branches]
    if not branches:
        shape = Shape("null", pa.null(), declared.branches[0])
    elif len(branches) == 1:
        shape = children[0]
    else:
        shape = struct_shape(_branch_names(branches), children, declared, kind=UNION)
    shape.is_nullable = len(branches) < len(declared.branches)
    return shape


def _branch_names(branches: list[Type]) -> list[str]:
    """Short names where they are different, else full ones."""
    short = [branch.label.rpartition(".")[2] for branch in branches]
    count = Counter(short)
    return [
        name if count[name] == 1 else branch.label
        for name, branch in zip(short, branches, strict=True)
    ]


def _scalar(declared: Type) -> pa.DataType:
    if declared.logical == "decimal":
        make = pa.decimal128 if declared.precision <= 38 else pa.decimal256
        return make(declared.precision, declared.scale)
    return _ARROW[declared.logical or declared.kind]
