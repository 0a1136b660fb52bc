"""JSON Schema: the shape of its values, as far as the schema declares one.

Strategy: a node with one type (and null) is that type. Everything else is JSON text: several
types, no type, a schema that refers to itself. Nothing is validated.

Source of the rules: JSON Schema, drafts 4 to 2020-12: ``type``, ``properties``, ``items``,
``additionalProperties``, ``$ref``, ``enum``, ``const``; ``oneOf`` and ``anyOf`` with null and one
other, as Confluent's serializers write optional members.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote, urldefrag, urljoin

import pyarrow as pa

from kafkafmt._base import texts as untrusted_json
from kafkafmt.values.errors import SchemaError
from kafkafmt.values.schemas import JSON, Schema, Schemas
from kafkafmt.values.shape import (
    MAX_DEPTH,
    NodeCount,
    Shape,
    json_text,
    list_shape,
    map_shape,
    struct_shape,
)

INTEGER, FLOAT, STRING, BOOLEAN, BYTES, DECIMAL, PAIRS, NULL = (
    "integer",
    "float",
    "string",
    "boolean",
    "bytes",  # base64
    "decimal",  # base64 of a big-endian number, or a JSON number
    "pairs",  # a list of pairs of key and value, as a map
    "null",
)

_ODD = re.compile(r'[\x00-\x1f"\\]')


def object_shape(names: list[str], children: list[Shape]) -> Shape:
    """Return an object with known members; JSON text if msgspec refuses one of their names."""
    return json_text() if any(map(_ODD.search, names)) else struct_shape(names, children)


_SCALARS = {
    "string": (STRING, pa.string()),
    "integer": (INTEGER, pa.int64()),
    "number": (FLOAT, pa.float64()),
    "boolean": (BOOLEAN, pa.bool_()),
    "null": (NULL, pa.null()),
}


def derive_shape(schema: Schema, schemas: Schemas) -> Shape:
    """Return the shape of a JSON Schema's values.

    Raises:
        SchemaError: the schema or a referenced one is missing, or is not a JSON Schema.
    """
    documents = {
        reference.name: _document(referred)
        for reference, referred in schemas.referred(schema).items()
    }
    root = _document(schema)
    return _Maker(documents).make(root, root, ())


def _document(schema: Schema) -> Any:
    text = schema.require_text(JSON)
    try:
        document = untrusted_json.parsed(text)
    except ValueError as error:
        raise SchemaError(f"the schema is not JSON: {error}") from None
    if not isinstance(document, (dict, bool)):
        raise SchemaError("a JSON Schema is an object, or a boolean")
    return document


class _Maker:
    def __init__(self, documents: dict[str, Any]) -> None:
        self._documents = documents
        self._ids: dict[int, _Identified] = {}  # by the `id()` of a document
        self._by_id: dict[str, tuple[Any, Any]] | None = None
        # By the `id()` of a node, to which thousands of references may lead.
        self._kinds: dict[int, str] = {}
        self._count = NodeCount()

    def make(self, node: Any, root: Any, path: tuple[int, ...]) -> Shape:
        """Make the shape of a node of the document ``root``; ``path`` holds the nodes above it."""
        self._count.add()
        if not isinstance(node, dict) or id(node) in path or len(path) > MAX_DEPTH:
            return json_text()
        path = (*path, id(node))
        if "$ref" in node:
            target, root = self._referred(node["$ref"], node, root)
            return self.make(target, root, path)
        kind = self._kinds.get(id(node))
        if kind is None:
            kind = _kind(node)
            kind = self._kinds[id(node)] = "" if kind == "object" and _says_more(node) else kind
        if kind == "union":
            branches = _without_null(node.get("oneOf") or node.get("anyOf"))
            if len(branches) == 1:
                return self.make(branches[0], root, path)
        elif kind == "object":
            return self._object(node, root, path)
        elif kind == "array":
            items = node.get("items")
            if isinstance(items, dict) and "prefixItems" not in node:
                return list_shape(self.make(items, root, path))
        elif kind in _SCALARS:
            return Shape(*_SCALARS[kind])
        return json_text()

    def _object(self, node: dict[str, Any], root: Any, path: tuple[int, ...]) -> Shape:
        properties = _properties(node)
        if properties:
            children = [self.make(member, root, path) for member in properties.values()]
            return object_shape(list(properties), children)
        others = node.get("additionalProperties")
        if isinstance(others, dict) and "patternProperties" not in node:
            key = Shape(STRING, pa.string())
            return map_shape(key, self.make(others, root, path))
        return json_text()

    def _referred(self, reference: Any, node: Any, root: Any) -> tuple[Any, Any]:
        """Return the target of a reference in a node, and the target's document."""
        if not isinstance(reference, str):
            raise SchemaError(f"$ref is not text: {reference!r}")
        name, _, pointer = reference.partition("#")
        own = self._identified(root)
        if name:
            document, root = self._document(name, own.bases.get(id(node), ""), root)
            places = [document]
        else:  # of the schema around it that has an id; or of the whole document, as everit has it
            places = [own.by_id.get(own.bases.get(id(node), ""), root), root]
        if pointer and not pointer.startswith("/"):
            anchored = self._identified(places[-1]).anchors.get(unquote(pointer))
            if anchored is None:
                raise SchemaError(f"$ref {reference!r}: there is no anchor {pointer!r}")
            return anchored, root
        missing: str | None = None
        for place in places:
            found, missing = _pointed(place, pointer)
            if missing is None:
                return found, root
        raise SchemaError(f"$ref {reference!r}: there is no {missing!r}")

    def _document(self, name: str, base: str, root: Any) -> tuple[Any, Any]:
        """Return the schema of a name or a URI, and its document."""
        if name in self._documents:
            return self._documents[name], self._documents[name]
        uri = _absolute(base, name) or name
        own = self._identified(root).by_id.get(uri)
        if own is not None:
            return own, root
        if self._by_id is None:
            self._by_id = {
                known: (found, document)
                for document in reversed(self._documents.values())  # the first one counts
                for known, found in self._identified(document).by_id.items()
            }
        if uri in self._by_id:
            return self._by_id[uri]
        raise SchemaError(f"$ref {name!r} is not in the references, nor is it an id")

    def _identified(self, document: Any) -> _Identified:
        if id(document) not in self._ids:
            self._ids[id(document)] = _identified(document)
        return self._ids[id(document)]


def _pointed(node: Any, pointer: str) -> tuple[Any, str | None]:
    """Return the node at a JSON pointer, or its first invalid step."""
    for step in pointer.split("/")[1:]:
        step = unquote(step).replace("~1", "/").replace("~0", "~")
        if isinstance(node, list) and step.isdecimal() and int(step) < len(node):
            node = node[int(step)]
        elif isinstance(node, dict) and step in node:
            node = node[step]
        else:
            return None, step
    return node, None


@dataclass
class _Identified:
    """The ids and anchors in a document.

    Attributes:
        by_id: the schemas that have an id, by their URI.
        bases: by the ``id()`` of a node, the URI that its references are relative to.
        anchors: the nodes with ``$anchor``, or before draft 2019-09 an id that is a fragment.
    """

    by_id: dict[str, Any] = field(default_factory=dict)
    bases: dict[int, str] = field(default_factory=dict)
    anchors: dict[str, Any] = field(default_factory=dict)


def _absolute(base: str, uri: str) -> str | None:
    """Return a URI relative to another; ``None`` if it is not one."""
    try:
        return urldefrag(urljoin(base, uri)).url
    except ValueError:
        return None


def _identified(document: Any) -> _Identified:
    found = _Identified()
    waiting = [(document, "")]
    while waiting:
        node, base = waiting.pop()
        if isinstance(node, dict):
            for name in (node.get("$id"), node.get("id")):
                if isinstance(name, str) and name.startswith("#"):
                    found.anchors.setdefault(name[1:], node)
            if isinstance(name := node.get("$anchor"), str):
                found.anchors.setdefault(name, node)
            given = node.get("$id", node.get("id"))
            if isinstance(given, str) and not given.startswith("#"):  # else it is an anchor
                base = _absolute(base, given) or base
                found.by_id.setdefault(base, node)
            found.bases[id(node)] = base
            waiting += [(member, base) for member in node.values()]
        elif isinstance(node, list):
            waiting += [(item, base) for item in node]
    return found


def _kind(node: dict[str, Any]) -> str:
    """Return a node's one type besides null; "union" for branches, "" without a single type."""
    kind = node.get("type")
    if "allOf" in node:
        return ""
    if isinstance(kind, list):
        kinds = [name for name in kind if name != "null"] or ["null"]
        kind = kinds[0] if len(kinds) == 1 else ""
    if kind is None:
        if "oneOf" in node or "anyOf" in node:
            return "" if "properties" in node else "union"
        if "properties" in node:
            return "object"
        texts = node.get("enum", [node["const"]] if "const" in node else [])
        is_text = isinstance(texts, list) and texts and all(isinstance(e, str) for e in texts)
        return "string" if is_text else ""
    return kind if isinstance(kind, str) else ""


def _says_more(node: dict[str, Any]) -> bool:
    """Return whether branches of an object name other properties than its own."""
    conditions = [node[name] for name in ("if", "then", "else") if name in node]
    branches = [*_branches(node.get("oneOf")), *_branches(node.get("anyOf")), *conditions]
    return any(
        "$ref" in branch or not _properties(branch).keys() <= _properties(node).keys()
        for branch in branches
        if isinstance(branch, dict)
    )


def _properties(node: dict[str, Any]) -> dict[str, Any]:
    properties = node.get("properties")
    return properties if isinstance(properties, dict) else {}


def _branches(listed: Any) -> list[Any]:
    return listed if isinstance(listed, list) else []


def _without_null(branches: Any) -> list[Any]:
    return [
        branch
        for branch in _branches(branches)
        if not (isinstance(branch, dict) and branch.get("type") == "null")
    ]
