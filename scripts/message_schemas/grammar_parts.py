"""Parts that all generated grammars share: names, sources, the head, and the text.

Invariant: the text is in the style of the grammars written by hand; lines of docs are short.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from typing import Any

from scripts.message_schemas.layouts import snake

Grammar = dict[str, Any]
Fields = list[Grammar]

FRAMED = "metadata"
"""The type of the schemas whose messages have a frame."""
_NOTE = "# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit."
_WIDTH = 76  # four less than Kaitai asks for, since a bundle indents all by four

# Where the sources of a log's schemas are, and the package of the classes made from them.
SOURCES = {
    "consumer_offsets": ("group-coordinator", "common/message", "coordinator.group.generated"),
    "transaction_state": (
        *("transaction-coordinator", "common/message"),
        "coordinator.transaction.generated",
    ),
    "share_group_state": ("share-coordinator", "common/message", "coordinator.share.generated"),
    "cluster_metadata": ("metadata", "common/metadata", "common.metadata"),
    "remote_log_metadata": (
        *("storage", "message"),
        "server.log.remote.metadata.storage.generated",
    ),
    "consumer_protocol": ("clients", "common/message", "common.message"),
}


def grammar_name(message: str) -> str:
    """Return the name of a message's grammar."""
    return f"kafka_{snake(message)}"


def attribute(name: str, kafka: str, doc: str, **keys: object) -> Grammar:
    """Return a field; ``_`` in a keyword means ``-``, at its end nothing; omit empty values."""
    given = {key.rstrip("_").replace("_", "-"): value for key, value in keys.items() if value != ""}
    return {"id": name, "-orig-id": kafka, **given, "doc": doc}


def meta(name: str, title: str, kafka: str, imports: set[str]) -> Grammar:
    """Return the head of a grammar."""
    head: Grammar = {
        "id": name,
        "title": title,
        "application": "Apache Kafka",
        "xref": {"kafka": kafka},
        "license": "CC0-1.0",
        "ks-version": "0.11",
    }
    if imports:
        head["imports"] = sorted(imports)
    return head | {"endian": "be"}


def text(grammar: Grammar) -> str:
    """Return a grammar as YAML."""
    return f"{_NOTE}\n" + "\n".join(_lines(grammar, 0)) + "\n"


def _lines(node: Mapping[str, Any], indent: int) -> Iterator[str]:
    """Yield the lines of a mapping as YAML."""
    margin = " " * indent
    for key, value in node.items():
        if isinstance(value, Mapping):
            yield f"{margin}{key}:"
            yield from _lines(value, indent + 2)
        elif isinstance(value, list):
            yield f"{margin}{key}:"
            for item in value:
                if isinstance(item, Mapping):
                    first, *rest = _lines(item, indent + 4)
                    yield f"{margin}  - {first.lstrip()}"
                    yield from rest
                else:
                    yield f"{margin}  - {item}"
        elif key == "doc" and len(f"{margin}doc: {value}") > _WIDTH:
            yield f"{margin}doc: |"
            inner = " " * (indent + 2)
            yield from textwrap.wrap(
                value, _WIDTH - 1, initial_indent=inner, subsequent_indent=inner
            )
        else:
            yield f"{margin}{key}: {_scalar(key, value)}"


def _scalar(key: str, value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    shown = str(value)
    if key in ("ks-version", "-webide-representation") or (
        key == "doc" and (": " in shown or shown.startswith("`"))
    ):
        return f"'{shown}'"
    return shown


def message_doc(schema: Mapping[str, Any], log: str) -> str:
    """Return the doc of a message: its place in the log, its versions and their releases."""
    topic = f"`__{log}`"
    if schema["type"] == "coordinator-key":
        what = f"The key of a record of type {schema['apiKey']} in {topic}."
    elif schema["type"] == "coordinator-value":
        what = f"The value of a record of type {schema['apiKey']} in {topic}."
    elif schema["type"] == FRAMED:
        what = f"The value of a record with API key {schema['apiKey']} in {topic}."
    else:
        what = "A blob of a consumer in the metadata of its group, as `GroupMetadataValue` has it."
    first, *later = schema["since"].items()
    parts = [what, f"Since Kafka {first[1]}."]
    parts += [f"Version {version} since Kafka {each}." for version, each in later]
    if "layoutSince" in schema:
        parts.append(
            f"Version 0 has this layout since Kafka {schema['layoutSince']}; earlier releases "
            "wrote another one under the same number, and nothing in the bytes says so."
        )
    return " ".join(parts)
