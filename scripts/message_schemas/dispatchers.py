"""Dispatchers: for each log, grammars for reading any of its messages by the type.

Strategy: a dispatcher looks at the type, or at the frame, and reads the whole key or value as the
message named by it. A coordinator's value does not say its type, so its dispatcher takes the type
of the key as a parameter.
"""

from __future__ import annotations

from collections.abc import Iterator

from scripts.message_schemas.grammar_parts import (
    FRAMED,
    SOURCES,
    Fields,
    Grammar,
    attribute,
    grammar_name,
    meta,
)
from scripts.message_schemas.kept import Kept
from scripts.message_schemas.layouts import snake


def dispatchers(log: str, content: Kept) -> Iterator[Grammar]:
    """Yield the grammars for reading any message of a log by its type."""
    messages = content["messages"]
    if messages[0]["type"] == FRAMED:
        yield _dispatcher(log, "record", messages, content["release"])
        return
    for side, kind in (("key", "coordinator-key"), ("value", "coordinator-value")):
        chosen = [each for each in messages if each["type"] == kind]
        yield _dispatcher(log, side, chosen, content["release"])


def _dispatcher(log: str, side: str, messages: list[Kept], release: str) -> Grammar:
    name = f"kafka_{log}_{side}"
    is_framed = side == "record"
    what = "value" if is_framed else side
    by = "frame.api_key.value" if is_framed else "record_type"
    imports = {grammar_name(each["name"]) for each in messages}
    seq: Fields = [
        attribute(
            *(snake(each["name"]), each["name"]),
            f"Since Kafka {next(iter(each['since'].values()))}.",
            type=grammar_name(each["name"]),
            if_=f"{by} == {each['apiKey']}",
        )
        for each in messages
    ]
    doc = f"A type that is not known in Kafka {release}, as bytes."
    is_unknown = " and ".join(f"{by} != {each['apiKey']}" for each in messages)
    seq.append(attribute("unknown", what, doc, size_eos=True, if_=is_unknown))
    frame = {
        "-orig-id": "frameVersion",
        "pos": 0,
        "type": "kafka_metadata_frame",
        "doc": "Its `api_key` names the message.",
    }
    record_type = {"-orig-id": "apiKey", "pos": 0, "type": "s2", "doc": "The type of the record."}
    doc = "The type that the record's key starts with."
    params = [{"id": "record_type", "type": "s2", "doc": doc}]
    return {
        "meta": meta(
            name,
            f"Kafka __{log}, {what} of a record",
            f"org.apache.kafka.{SOURCES[log][2]}",
            imports | ({"../kafka_metadata_frame"} if is_framed else set()),
        ),
        "doc": f"The {what} of any record in `__{log}`: the message that its type names.",
        "doc-ref": (
            f"https://github.com/apache/kafka/tree/{release}/{SOURCES[log][0]}"
            f"/src/main/resources/{SOURCES[log][1]} Message schemas of Kafka {release}"
        ),
        "-webide-representation": "{frame}" if is_framed else "type {record_type:dec}",
        **({"params": params} if side == "value" else {}),
        "seq": seq,
        **({"instances": {"record_type": record_type}} if side == "key" else {}),
        **({"instances": {"frame": frame}} if is_framed else {}),
    }
