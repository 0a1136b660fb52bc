"""Grammars of Kafka's messages, from the kept schemas: one per message, and dispatchers per log.

Strategy: every grammar reads the whole key or value of a record, with the type, version or frame
that it starts with, so it needs no parameter. A dispatcher looks at the type and reads the message
that it names; that of a coordinator's values needs the type of the key as a parameter.

Invariant: the same schemas give the same text, in the style of the grammars written by hand.
"""

from __future__ import annotations

from collections.abc import Mapping

from scripts.message_schemas.dispatchers import dispatchers
from scripts.message_schemas.grammar_parts import (
    FRAMED,
    SOURCES,
    Fields,
    Grammar,
    attribute,
    grammar_name,
    message_doc,
    meta,
    text,
)
from scripts.message_schemas.jars import SchemaError
from scripts.message_schemas.kept import Kept, versions
from scripts.message_schemas.layouts import MessageSchema, Variant, element, snake
from scripts.message_schemas.words import field_doc, label, versions_in_words

FOLDER = "messages"  # below ksy/
_NUMBERS = {
    "bool": "u1",
    "int8": "s1",
    "int16": "s2",
    "uint16": "u2",
    "int32": "s4",
    "uint32": "u4",
    "int64": "s8",
    "float64": "f8",
}


def grammars(logs: Mapping[str, Kept]) -> dict[str, str]:
    """Return the text of every grammar, by name, from the kept schemas by file."""
    made: dict[str, str] = {}
    for log, content in sorted(logs.items()):
        for schema in content["messages"]:
            grammar = _Message(schema, log, content["release"]).grammar()
            made[grammar["meta"]["id"]] = text(grammar)
        if content["topic"]:
            for grammar in dispatchers(log, content):
                made[grammar["meta"]["id"]] = text(grammar)
    return made


class _Message:
    """Makes the grammar of one message."""

    def __init__(self, schema: Kept, log: str, release: str) -> None:
        self._message = MessageSchema(schema)
        self._schema = schema
        self._log = log
        self._release = release
        self._imports: set[str] = set()
        self._types: Grammar = {}

    def grammar(self) -> Grammar:
        """Return the grammar as a tree of its YAML."""
        schema = self._schema
        seq = [*self._head(), *self._fields(schema["fields"], None)]
        if schema["type"] != FRAMED:
            doc = "Empty as a rule. Kafka does not look at what follows the message."
            kafka = "value" if self._is_versioned else "key"
            seq.append(attribute("trailing", kafka, doc, size_eos=True))
        package = SOURCES[self._log][2]
        return {
            "meta": meta(
                grammar_name(schema["name"]),
                f"Kafka {schema['name']}",
                f"org.apache.kafka.{package}.{schema['name']}",
                self._imports,
            ),
            "doc": message_doc(self._schema, self._log),
            "doc-ref": self._reference(schema["name"]),
            "-webide-representation": label(seq, self._start),
            "seq": seq,
            **({"types": self._types} if self._types else {}),
        }

    @property
    def _is_versioned(self) -> bool:
        """Whether the bytes start with a version."""
        return bool(self._schema["type"] in ("coordinator-value", "data"))

    @property
    def _start(self) -> str:
        """A label for a message without another one."""
        if self._schema["type"] == FRAMED:
            return "{frame}"
        return "{message_version:dec}" if self._is_versioned else "{record_type:dec}"

    def _head(self) -> Fields:
        """Return the fields before the message."""
        if self._schema["type"] == FRAMED:
            doc = f"Its `api_key` is {self._schema['apiKey']}."
            shared = self._import_shared("kafka_metadata_frame")
            return [attribute("frame", "frameVersion", doc, type=shared)]
        if not self._is_versioned:
            key = self._schema["apiKey"]
            doc = "The type of the record."
            return [attribute("record_type", "apiKey", doc, type="s2", valid=key)]
        valid: object = ""
        if self._schema["type"] == "coordinator-value":
            valid = {"min": self._message.valid[0], "max": self._message.valid[-1]}
        doc = "The version of the message."
        return [attribute("message_version", "version", doc, type="s2", valid=valid)]

    def _fields(self, fields: list[Kept], variant: Variant | None) -> Fields:
        """Return the fields of the message, or of a struct in the layout of a variant."""
        made: Fields = []
        for field in fields:
            found = self._message.variants(field)
            for each in found:
                if variant is None:
                    suffix = f"_v{each.first}" if len(found) > 1 else ""
                    made += self._field(field, each.first, suffix, self._condition(each))
                elif each.first <= variant.first <= each.last:
                    made += self._field(field, variant.first, "", "")
        owner = self._message.name if variant is None else ""
        made += self._tagged_section(fields, variant, owner)
        return made

    def _condition(self, variant: Variant) -> str:
        """Return the condition for a variant's versions, without bounds kept by all valid ones."""
        valid = self._message.valid
        version = "message_version" if self._is_versioned else "frame.version.value"
        if valid[0] < variant.first == variant.last < valid[-1]:
            return f"{version} == {variant.first}"
        bounds = []
        if variant.first > valid[0]:
            bounds.append(f"{version} >= {variant.first}")
        if variant.last < valid[-1]:
            bounds.append(f"{version} <= {variant.last}")
        return " and ".join(bounds)

    def _field(self, field: Kept, version: int, suffix: str, condition: str) -> Fields:
        """Return a field in the layout of a version; an array has its length before it."""
        name = snake(field["name"])
        if name == "version":
            name = "version_number"  # the message's own version stands before
        flexible = self._message.is_flexible(version)
        doc = field_doc(field, self._message)
        named = f"{name}{suffix}", field["name"]
        if field["type"].startswith("[]"):
            return self._array(field, named[0], version, flexible, condition, doc)
        kind = element(field)
        if kind not in self._message.structs:
            return [attribute(*named, doc, **self._simple(kind, flexible), if_=condition)]
        struct = self._struct(kind, version)
        if not self._message.may_be_null(field):
            return [attribute(*named, doc, type=struct, if_=condition)]
        marker = f"{name}{suffix}_marker"
        null = "Any value below zero means null."
        holds = f"{marker} >= 0" if not condition else f"{condition} and {marker} >= 0"
        return [
            attribute(marker, field["name"], null, type="s1", if_=condition),
            attribute(*named, doc, type=struct, if_=holds),
        ]

    def _array(
        self, field: Kept, name: str, version: int, flexible: bool, condition: str, doc: str
    ) -> Fields:
        kind = element(field)
        if kind in self._message.structs:
            item: Grammar = {"type": self._struct(kind, version)}
        else:
            item = self._simple(kind, flexible)
        if flexible:
            count = f"num_{name}_plus_one"
            length: Grammar = {"type": self._import_shared("kafka_unsigned_varint")}
            times, is_there = f"({count}.value - 1.as<s8>).as<s8>", f"{count}.value >= 1.as<s8>"
            null = "The number of elements plus one; 0 means null."
        else:
            count = f"num_{name}"
            length = {"type": "s4"}
            times, is_there = count, f"{count} >= 0"
            null = "The number of elements; any value below zero means null."
        holds = f"{condition} and {is_there}" if condition else is_there
        repeated = {"repeat": "expr", "repeat_expr": times, "if_": holds}
        return [
            attribute(count, field["name"], null, **length, if_=condition),
            attribute(name, field["name"], doc, **item, **repeated),
        ]

    def _simple(self, kind: str, flexible: bool) -> Grammar:
        """Return the type of anything except a struct."""
        if kind == "uuid":
            return {"size": 16}
        if kind in _NUMBERS:
            return {"type": _NUMBERS[kind]}
        return {
            "type": self._import_shared(f"kafka_compact_{kind}" if flexible else f"kafka_{kind}")
        }

    def _import_shared(self, name: str) -> str:
        """Import a type of the grammars written by hand; return its name."""
        self._imports.add(f"../{name}")
        return name

    def _struct(self, struct: str, version: int) -> str:
        """Return the type of a struct in the layout of a version; make it on first use."""
        name = self._message.struct_name(struct, version)
        if name not in self._types:
            self._types[name] = {}  # keeps the order of use
            fields = self._message.structs[struct]
            variant = next(
                each
                for each in self._message.struct_variants(struct)
                if each.first <= version <= each.last
            )
            seq = self._fields(fields, variant)
            seq += self._tagged_section(fields, variant, name)
            words = f"`{struct}` of `{self._schema['name']}`."
            if len(self._message.struct_variants(struct)) > 1:
                words = f"{words[:-1]}, {versions_in_words(variant)}."
            self._types[name] = self._type(words, struct, label(seq, ""), seq)
        return name

    def _tagged_section(self, fields: list[Kept], variant: Variant | None, owner: str) -> Fields:
        """Return the tagged fields at the end of a struct, where its versions are flexible."""
        if not owner:
            return []
        valid = self._message.valid
        flexible = versions(self._schema["flexibleVersions"], valid[-1])
        if not flexible or (variant is not None and variant.last not in flexible):
            return []
        condition = ""
        if variant is None and flexible[0] > valid[0]:
            condition = self._condition(Variant(flexible[0], valid[-1]))
        tagged = self._message.tagged(fields)
        if tagged:
            kind = self._tagged_types(tagged, owner)
            doc = "The fields that are there only where they differ from their defaults."
        else:
            kind = self._import_shared("kafka_tagged_fields")
            doc = "None is known."
        return [attribute("tagged_fields", "_tagged_fields", doc, type=kind, if_=condition)]

    def _tagged_types(self, tagged: list[Kept], owner: str) -> str:
        """Make the types of a section of tagged fields; return the name of the first."""
        section, item = f"{owner}_tagged_fields", f"{owner}_tagged_field"
        varint = self._import_shared("kafka_unsigned_varint")
        repeated = {"repeat": "expr", "repeat_expr": "num_fields.value"}
        seq: Fields = [
            attribute("num_fields", "_numTaggedFields", "How many follow.", type=varint),
            attribute("fields", "_tagged_fields", "Ascending by tag.", type=item, **repeated),
        ]
        words = f"The tagged fields of `{owner}`."
        self._types[section] = self._type(words, "", "{num_fields} tagged fields", seq)
        seq = [
            attribute("tag", "_tag", "The number that names the field.", type=varint),
            attribute("len_data", "_size", "Bytes of the field.", type=varint),
        ]
        self._types[item] = {}
        for field in tagged:
            kind = f"{owner}_{snake(field['name'])}_tag"
            self._tag_type(field, kind)
            named = snake(field["name"]), field["name"], field_doc(field, self._message)
            keys = {"type": kind, "if_": f"tag.value == {field['tag']}"}
            seq.append(attribute(*named, size="len_data.value", **keys))
        doc = "A field of a tag that is not known."
        keys = {"size": "len_data.value", "if_": f"tag.value > {_highest(tagged)}"}
        seq.append(attribute("unknown_data", "_unknownTaggedFields", doc, **keys))
        self._types[item] = self._type(f"A tagged field of `{owner}`.", "", "tag {tag}", seq)
        return section

    def _tag_type(self, field: Kept, name: str) -> None:
        """Make the type of a tagged field's bytes."""
        kind = element(field)
        version = versions(field["taggedVersions"], self._message.valid[-1])[-1]
        is_struct = kind in self._message.structs and not field["type"].startswith("[]")
        self._types[name] = {}
        if is_struct and self._message.may_be_null(field):
            struct = self._struct(kind, version)
            marker = f"{snake(field['name'])}_marker"
            varint = self._import_shared("kafka_unsigned_varint")
            named = snake(field["name"]), field["name"], field_doc(field, self._message)
            seq: Fields = [
                attribute(marker, field["name"], "0 means null.", type=varint),
                attribute(*named, type=struct, if_=f"{marker}.value >= 1"),
            ]
        else:
            seq = self._field(field, version, "", "")
        words = f"The bytes of the tagged field `{field['name']}`."
        self._types[name] = self._type(words, "", label(seq, ""), seq)

    def _type(self, doc: str, struct: str, shown: str, seq: Fields) -> Grammar:
        return {
            "doc": doc,
            "doc-ref": self._reference(", ".join(filter(None, (self._schema["name"], struct)))),
            "-webide-representation": shown,
            "seq": seq,
        }

    def _reference(self, title: str) -> str:
        module, folder, _ = SOURCES[self._log]
        path = f"{module}/src/main/resources/{folder}/{self._schema['name']}.json"
        return f"https://github.com/apache/kafka/blob/{self._release}/{path} {title}"


def _highest(tagged: list[Kept]) -> int:
    """Return the highest known tag; all below it are known too."""
    tags: list[int] = [each["tag"] for each in tagged]
    if tags != list(range(len(tags))):
        raise SchemaError(f"tags {tags}: a grammar tells unknown tags by the highest known one")
    return max(tags)
