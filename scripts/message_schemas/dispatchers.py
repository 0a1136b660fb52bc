"""Dispatchers: for each log, grammars that read any of its messages by the type.

Strategy: a dispatcher looks at the type, or at the frame, and reads the whole key or value as the
message that it names. A coordinator's value does not say its type, so its dispatcher takes the type
of the key as a parameter.
"""

from __future__ import annotations

from collections.abc import Iterator

from scripts.message_schemas.grammar_parts import (
    FRAMED,
    SOURCES,
    Fields,
    Grammar,
    grammar_name,
    meta,
)
from scripts.message_schemas.kept import Kept
from scripts.message_schemas.layouts import snake


def dispatchers(log: str, content: Kept) -> Iterator[Grammar]:
    """The grammars that read any message of a log by its type."""
    messages = content["messages"]
    if messages[0]["type"] == FRAMED:
        yield _dispatcher(log, "record", messages, content["release"])
        return
    for side, kind in (("key", "coordinator-key"), ("value", "coordinator-value")):
        chosen = [each for each in messages if each["type"] == kind]
        yield _dispatcher(log, side, chosen, content["release"])


def _dispatcher(log: str, side: str, messages: list[Kept], release: str) -> Grammar:
    name = f"kafka_{log}_{side}"
    imports = {grammar_name(each["name"]) for each in messages}
    by = {"record": "frame.api_key.value", "key": "record_type", "value": "record_type"}[side]
    seq: Fields = [
        {
            "id": snake(each["name"]),
            "-orig-id": each["name"],
            "type": grammar_name(each["name"]),
            "if": f"{by} == {each['apiKey']}",
            "doc": f"Since Kafka {next(iter(each['since'].values()))}.",
        }
        for each in messages
    ]
    known = [each["apiKey"] for each in messages]
    seq.append(
        {
            "id": "unknown",
            "-orig-id": "value" if side != "key" else "key",
            "size-eos": True,
            "if": " and ".join(f"{by} != {each}" for each in known),
            "doc": f"A type that is not known in Kafka {release}, as bytes.",
        }
    )
    what = {"record": "value", "key": "key", "value": "value"}[side]
    grammar: Grammar = {
        "meta": meta(
            name,
            f"Kafka __{log}, {what} of a record",
            f"org.apache.kafka.{SOURCES[log][2]}",
            imports | ({"../kafka_metadata_frame"} if side == "record" else set()),
        ),
        "doc": f"The {what} of any record in `__{log}`: the message that its type names.",
        "doc-ref": (
            f"https://github.com/apache/kafka/tree/{release}/{SOURCES[log][0]}"
            f"/src/main/resources/{SOURCES[log][1]} Message schemas of Kafka {release}"
        ),
    }
    grammar["-webide-representation"] = "{frame}" if side == "record" else "type {record_type:dec}"
    if side == "value":
        grammar["params"] = [
            {
                "id": "record_type",
                "type": "s2",
                "doc": "The type that the record's key starts with.",
            }
        ]
    grammar["seq"] = seq
    if side == "key":
        grammar["instances"] = {
            "record_type": {
                "-orig-id": "apiKey",
                "pos": 0,
                "type": "s2",
                "doc": "The type of the record.",
            }
        }
    if side == "record":
        grammar["instances"] = {
            "frame": {
                "-orig-id": "frameVersion",
                "pos": 0,
                "type": "kafka_metadata_frame",
                "doc": "Its `api_key` names the message.",
            }
        }
    return grammar
