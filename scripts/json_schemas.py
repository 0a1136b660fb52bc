"""Make the JSON Schema of each command's output with --json, and the tables of its fields.

Strategy: the schemas of the tables are those of Arrow; a kind of column is always the same in JSON.
`scripts.docs_hooks` adds both to the site; alone, this prints the schema.

Invariant: every command that prints a table as JSON lines is in it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

import pyarrow as pa

from kafkafmt.cli.commands import (
    cluster,
    diff,
    groups,
    ls,
    offsets,
    producers,
    schemas,
    stats,
    transactions,
)
from kafkafmt.cluster import groups as group_tables
from kafkafmt.cluster import history, lag, metadata
from kafkafmt.cluster import offsets as commits
from kafkafmt.repair.rescue.report import RescueReport
from kafkafmt.repair.salvage.report import SalvageReport, camel_name
from kafkafmt.segment.tables.columns import make_schema
from kafkafmt.segment.tables.schemas import BATCH_SCHEMA, RECORD_SCHEMA
from kafkafmt.survey import fields as fields_of_batches
from kafkafmt.survey import inventory, statistics
from kafkafmt.survey import producers as producer_rows
from kafkafmt.survey import transactions as transaction_rows
from kafkafmt.survey.comparison import difference
from kafkafmt.survey.segments import SEGMENT_SCHEMA
from kafkafmt.survey.tier.coverage import COVERAGE_SCHEMA
from kafkafmt.survey.verification.finding import FINDING_SCHEMA
from kafkafmt.values.schemas import SCHEMAS_TABLE

TABLES: dict[str, tuple[pa.Schema, Sequence[str] | None]] = {
    "ls": (inventory.LOG_SCHEMA, ls.SHOWN),
    "ls --segments": (SEGMENT_SCHEMA, ls.SEGMENTS),
    "stats": (statistics.PARTITIONS, stats.SHOWN),
    "stats --by producer": (statistics.schema_by("producer"), None),
    "verify": (FINDING_SCHEMA, None),
    "transactions": (transaction_rows.SCHEMA, transactions.EACH),
    "transactions --across-partitions": (
        make_schema(transaction_rows.JOINED_COLUMNS),
        transactions.JOINED,
    ),
    "transactions --open": (transaction_rows.HANGING_SCHEMA, transactions.OPEN),
    "producers": (producer_rows.SCHEMA, producers.SHOWN),
    "offsets": (lag.SCHEMA, offsets.SHOWN),
    "offsets --history": (commits.HISTORY_SCHEMA, None),
    "groups": (group_tables.GROUPS_SCHEMA, groups.GROUPS),
    "groups --members": (group_tables.MEMBERS_SCHEMA, groups.MEMBERS),
    "cluster topics": (metadata.TOPICS, None),
    "cluster partitions": (metadata.PARTITIONS, None),
    "cluster brokers": (metadata.BROKERS, None),
    "cluster controllers": (metadata.CONTROLLERS, None),
    "cluster configs": (metadata.CONFIGS, None),
    "cluster acls": (metadata.ACLS, None),
    "cluster quotas": (metadata.QUOTAS, None),
    "cluster scram": (metadata.SCRAM, None),
    "cluster tokens": (metadata.TOKENS, None),
    "cluster features": (metadata.FEATURES, None),
    "cluster history": (history.SCHEMA, cluster.HISTORY),
    "schemas": (SCHEMAS_TABLE, schemas.SHOWN),
    "diff": (difference.SCHEMA, diff.SHOWN),
    "diff A B C": (difference.OF_COPIES, diff.OF_COPIES),
}
"""The tables of commands, and the columns that people see first."""


def column_schema(kind: pa.DataType) -> dict[str, Any]:
    """Return the JSON Schema of the values of a column."""
    if pa.types.is_boolean(kind):
        return {"type": ["boolean", "null"]}
    if pa.types.is_integer(kind):
        return {"type": ["integer", "null"]}
    if pa.types.is_floating(kind):
        return {"type": ["number", "null"]}
    if pa.types.is_timestamp(kind):
        return _TIME
    if pa.types.is_binary(kind):
        return {"type": ["string", "null"], "contentEncoding": "base64"}
    if pa.types.is_map(kind):
        return {"type": ["object", "null"], "additionalProperties": column_schema(kind.item_type)}
    if pa.types.is_list(kind):
        return {"type": ["array", "null"], "items": column_schema(kind.value_type)}
    if pa.types.is_struct(kind):
        return _object({each.name: column_schema(each.type) for each in kind}, may_be_null=True)
    return {"type": ["string", "null"]}


_TIME = {"type": ["string", "integer", "null"], "description": "a time"}
_ENCODING = {"const": "base64"}
_TEXT = {"type": ["string", "null"], "description": "text, or base64 where its encoding is named"}


def _object(
    fields: dict[str, Any], optional: Sequence[str] = (), *, may_be_null: bool = False
) -> dict[str, Any]:
    return {
        "type": ["object", "null"] if may_be_null else "object",
        "properties": fields,
        "required": [name for name in fields if name not in optional],
        "additionalProperties": False,
    }


def _records() -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for each in RECORD_SCHEMA:
        fields[each.name] = column_schema(each.type)
        if each.name in ("key", "value"):
            fields[each.name] = _TEXT
            fields[f"{each.name}Encoding"] = _ENCODING
    header = {"key": {"type": "string"}, "value": _TEXT, "encoding": _ENCODING}
    fields["headers"] = {"type": "array", "items": _object(header, ["encoding"])}
    return _object(fields, ["keyEncoding", "valueEncoding"])


def _batches() -> dict[str, Any]:
    fields = {each.name: column_schema(each.type) for each in BATCH_SCHEMA}
    return _object(fields | {"baseTimestamp": _TIME, "maxTimestamp": _TIME})


def definitions() -> dict[str, Any]:
    """Return the schema of a line, for each command."""
    found = {"records": _records(), "batches": _batches()}
    found["show"] = _object(
        {each.name: column_schema(each.type) for each in fields_of_batches.SCHEMA}
    )
    count = {"what": {"type": "string"}, "value": {"type": ["string", "null"]}}
    found["cluster"] = _object(count)
    for name, (schema, _) in TABLES.items():
        found[name] = _object({each.name: column_schema(each.type) for each in schema})
    coverage = _object({each.name: column_schema(each.type) for each in COVERAGE_SCHEMA})
    found["tier"] = _object({"coverage": coverage, "finding": found["verify"]}, _EITHER)
    found["salvage"] = _report(SalvageReport)
    found["rescue"] = _report(RescueReport)
    return found


_EITHER = ("coverage", "finding")


def _report(kind: Any) -> dict[str, Any]:
    """Return the schema of a report, a dataclass."""
    # The reports are shown as classes of the package, which is not where their names are known.
    known = kind.is_complete.fget.__globals__ if hasattr(kind, "is_complete") else None
    hints = get_type_hints(kind, known)
    return _object(
        {camel_name(each.name): _field_schema(hints[each.name]) for each in fields(kind)}
    )


def _field_schema(hint: Any) -> dict[str, Any]:
    """Return the schema of a field by its type."""
    if get_origin(hint) is UnionType:
        (given,) = (each for each in get_args(hint) if each is not type(None))
        made = _field_schema(given)
        return made | {"type": [made["type"], "null"]}
    if get_origin(hint) is list:
        return {"type": "array", "items": _field_schema(get_args(hint)[0])}
    if get_origin(hint) is dict:
        return {"type": "object", "additionalProperties": _field_schema(get_args(hint)[1])}
    if is_dataclass(hint):
        return _report(hint)
    return {"type": _SIMPLE[hint]}


_SIMPLE = {str: "string", int: "integer", bool: "boolean"}


def document() -> str:
    """Return the JSON Schema."""
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What kafkafmt prints with --json, one object on each line",
        "$defs": definitions(),
    }
    return json.dumps(schema, indent=1) + "\n"


def tables() -> str:
    """Return the fields of each command, for the page."""
    lines = []
    for name, schema in definitions().items():
        lines.append(f"## {name}\n\n| field | type |\n|---|---|")
        for field, kind in schema["properties"].items():
            optional = "" if field in schema["required"] else ", optional"
            lines.append(f"| `{field}` | {_words(kind)}{optional} |")
        lines.append("")
    return "\n".join(lines)


def _words(kind: dict[str, Any]) -> str:
    if "const" in kind:
        return f'`"{kind["const"]}"`'
    if "description" in kind:
        return str(kind["description"])
    if "contentEncoding" in kind:
        return "base64"
    types = [kind["type"]] if isinstance(kind["type"], str) else kind["type"]
    word = next(each for each in types if each != "null")
    if word == "array":
        return f"array of {_words(kind['items'])}"
    if word == "object" and "properties" in kind:
        return f"object with {', '.join(f'`{name}`' for name in kind['properties'])}"
    return word


if __name__ == "__main__":
    print(document(), end="")
