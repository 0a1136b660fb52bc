"""Texts of grammars: docs of fields, and labels of structures in the Web IDE."""

from __future__ import annotations

import json
from pathlib import Path

from scripts.message_schemas.grammar_parts import Fields
from scripts.message_schemas.kept import Kept, versions
from scripts.message_schemas.layouts import MessageSchema, Variant

# Of a field of any message, or of one message: what its type and name do not say.
_MEANINGS = json.loads(Path(__file__).with_name("meanings.json").read_text("utf-8"))
_NUMBERS = ("u1", "s1", "s2", "u2", "s4", "u4", "s8", "f8")


def field_doc(field: Kept, message: MessageSchema) -> str:
    """Return the doc of a field: meaning, type, versions, default and origin."""
    name = field["name"]
    meaning = _MEANINGS.get(f"{message.schema['name']}.{name}") or _MEANINGS.get(name)
    parts = [meaning] if meaning else []
    parts.append(f"`{field['type']}`, since Kafka {field['since']}.")
    valid = message.valid
    if "tag" in field:
        there = versions(field["taggedVersions"], valid[-1])
        parts.append(f"Tag {field['tag']}{_from(there, valid)}.")
    elif message.has(field, valid[0]) is False or not message.has(field, valid[-1]):
        there = versions(field["versions"], valid[-1])
        parts.append(f"{versions_in_words(Variant(there[0], there[-1])).capitalize()}.")
    if field.get("default", "") == "null":
        parts.append("Null unless it is given.")
    elif field.get("default") not in (None, ""):
        parts.append(f"{field['default']} unless it is given.")
    if message.may_be_null(field):
        parts.append("May be null.")
    return " ".join(parts)


def versions_in_words(variant: Variant) -> str:
    """Return ``version 3`` or ``versions 1 to 2``."""
    if variant.first == variant.last:
        return f"version {variant.first}"
    return f"versions {variant.first} to {variant.last}"


def label(seq: Fields, otherwise: str) -> str:
    """Return the Web IDE's label of a structure: up to three of its required fields."""
    parts = []
    for field in seq:
        if "if" in field or "repeat" in field or field["id"].startswith(("num_", "len_")):
            continue
        kind = field.get("type", "")
        if kind in ("kafka_string", "kafka_compact_string") or kind in _NUMBERS:
            decimal = ":dec" if kind in _NUMBERS and kind != "f8" else ""
            parts.append(f"{{{field['id']}{decimal}}}")
        elif field.get("size") == 16:
            parts.append(f"{{{field['id']}:uuid}}")
    if seq and seq[0]["id"] in ("record_type", "message_version"):
        parts = parts[1:]
    found = " ".join(parts[:3])
    if found or otherwise:
        return found or otherwise
    return f"{{{seq[0]['id']}}}"


def _from(there: range, valid: range) -> str:
    return f" from version {there[0]} on" if there[0] > valid[0] else ""
