"""The grammars written by hand, and such in one file with those that they import.

Invariant: a bundle has the text of its grammars, and imports nothing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from scripts.generated_code import NOTE, BuildError, Files

GRAMMARS = Path(__file__).resolve().parents[1] / "ksy"
# The grammar of segments that the Web IDE opens; it includes all grammars written by hand.
BUNDLE = "kafka_log"


# Kafka's own topics, with the grammars of a record's key and value.
TOPICS = {
    "cluster_metadata": (None, "kafka_cluster_metadata_record"),
    "consumer_offsets": ("kafka_consumer_offsets_key", "kafka_consumer_offsets_value"),
    "remote_log_metadata": (None, "kafka_remote_log_metadata_record"),
    "share_group_state": ("kafka_share_group_state_key", "kafka_share_group_state_value"),
    "transaction_state": ("kafka_transaction_state_key", "kafka_transaction_state_value"),
}
LABEL = "'@{ofs_entry:dec} offset {base_offset:dec}, magic {magic:dec}'"
# For the label: they fit their entry whatever its bytes are, so that no damage stops the Web IDE.
HEADERS = """\
      header:
        pos: ofs_entry
        type: kafka_record_batch_header
        if: magic == 2 and len_body >= 49
        -webide-parse-mode: eager
      message_header:
        pos: ofs_entry
        type: kafka_message_header
        if: magic == 0 or magic == 1 and len_body >= 22
        -webide-parse-mode: eager
"""
UNTYPED = """\
  - id: unknown_value
    size: len_value.value
    if: len_value.value >= 0 and len_key.value < 0
    doc: The value of a record without a key, which no topic of this kind has.
"""


def read_grammars() -> dict[str, str]:
    """The grammars that are written by hand, by name."""
    return {path.stem: path.read_text("utf-8") for path in sorted(GRAMMARS.glob("*.ksy"))}


def bundles(grammars: dict[str, str], messages: Mapping[str, str]) -> Files:
    """The files for people, who open a log in the Web IDE: any log, and each of Kafka's own topics.

    An entry's label has its header. In Kafka's own topics, keys and values are parsed, records
    stand directly in their batch, and a record's label names its type.
    """
    log = changed(grammars[BUNDLE], LABEL, "'@{ofs_entry:dec} {header}{message_header}'")
    log = changed(log, "      message:\n", f"{HEADERS}      message:\n")
    made = {f"{BUNDLE}.ksy": bundle({**grammars, BUNDLE: log}, BUNDLE, set(grammars))}
    for topic, (key, value) in TOPICS.items():
        name = f"kafka_{topic}_log"
        dispatchers = {each for each in (key, value) if each}
        both = {**grammars, **messages}
        if not dispatchers <= both.keys():  # a build without the messages of this topic
            continue
        both |= {each: with_kinds(each, both[each]) for each in dispatchers}
        both["kafka_record_batch"] = changed(
            both["kafka_record_batch"],
            "size: header.len_records\n    type: kafka_records\n",
            "type: kafka_record\n    repeat: expr\n    repeat-expr: header.num_records\n",
        )
        both["kafka_record"] = typed_record(both["kafka_record"], key, value)
        titled = changed(log, "id: kafka_log\n", f"id: {name}\n")
        both[name] = changed(titled, "Apache Kafka log segment", f"Apache Kafka log of __{topic}")
        needed = {name} | (set(grammars) - {BUNDLE, "kafka_records"})
        needed = needed.union(*(beneath(both, each) for each in dispatchers))
        made[f"{name}.ksy"] = bundle(both, name, needed)
    return made


def typed_record(text: str, key: str | None, value: str) -> str:
    """The grammar of a record with its fields in one row, its key and value as messages."""
    parts = sections(text)
    body = re.sub(r"^    ", "", parts["types"].partition("    seq:\n")[2], flags=re.MULTILINE)
    given = value
    if key is not None:
        body = changed(body, "size: len_key.value\n", f"size: len_key.value\n    type: {key}\n")
        given = f"{value}(key.record_type)"
        body = changed(
            body,
            "    if: len_value.value >= 0\n",
            "    if: len_value.value >= 0 and len_key.value >= 0\n",
        )
        body = changed(body, "  - id: num_headers\n", f"{UNTYPED}  - id: num_headers\n")
    size = "size: len_value.value\n"
    body = changed(body, size, f"{size}    type: {given}\n", first=True)
    seq = parts["seq"].partition("  - id: body\n")[0] + body
    named = "value" if key is None else "key"
    label = f"-webide-representation: '+{{offset_delta}}: {{{named}}}'\n"
    kept = {**parts, "-webide-representation": label, "seq": seq}
    return "".join(part for name, part in kept.items() if name != "types")


def with_kinds(name: str, text: str) -> str:
    """The grammar of any message of a topic, with the types of its records by their names."""
    number = "record_type" if "record_type" in text else "frame.api_key.value"
    fields = re.findall(r"^  - id: (\w+)\n(?:    .*\n)*?    if: (.* == .*)\n", text, re.MULTILINE)
    kinds = {int(each): field for field, test in fields for each in re.findall(r"== (\d+)", test)}
    listed = "".join(f"    {each}: {field}\n" for each, field in sorted(kinds.items()))
    parts = sections(text)
    parts["-webide-representation"] = "-webide-representation: '{record_kind}'\n"
    parts["instances"] = parts.get("instances", "instances:\n") + (
        f"  record_kind:\n    value: {number}\n    enum: {name}_kind\n"
    )
    return "".join(parts.values()) + f"enums:\n  {name}_kind:\n{listed}"


def changed(text: str, old: str, new: str, *, first: bool = False) -> str:
    """The text with a part replaced, which must be there once; or with the first one replaced."""
    if old not in text or (text.count(old) != 1 and not first):
        raise BuildError(f"not as expected, for the Web IDE: {old!r}")
    return text.replace(old, new, 1)


def bundle(grammars: Mapping[str, str], main: str, names: set[str]) -> str:
    """Some grammars in one: the others become types of the main one, which imports nothing.

    Works on the text, so that order, comments and quotes stay as they are written.
    """
    first = sections(grammars[main])
    kept = re.sub(r"  imports:\n(?:    - [\w./]+\n)+", "", first["meta"])
    types = [first.get("types", "types:\n")]
    for name in sorted(names - {main}):
        parts = sections(grammars[name])
        title = re.search(r"^  title: (.*)$", parts["meta"], re.MULTILINE)
        if title is None:
            raise BuildError(f"{name}.ksy has no title")
        types.append(f"  # {title[1]}\n  {name}:\n")
        types += [indented(text) for key, text in parts.items() if key != "meta"]
    what = "All grammars" if main == BUNDLE else f"{main} and what it imports"
    note = f"# {what} in one, for the Web IDE, {NOTE}\n"
    rest = {key: text for key, text in first.items() if key not in ("meta", "types", "enums")}
    return note + kept + "".join(rest.values()) + "".join(types) + first.get("enums", "")


def beneath(grammars: Mapping[str, str], name: str) -> set[str]:
    """A grammar and all that it needs."""
    return {name}.union(*(beneath(grammars, each) for each in imports(grammars[name])))


def imports(grammar: str) -> list[str]:
    """The names of the grammars that a grammar imports."""
    found = re.search(r"^  imports:\n((?:    - [\w./]+\n)+)", grammar, re.MULTILINE)
    return re.findall(r"(\w+)\n", found[1]) if found else []


def sections(grammar: str) -> dict[str, str]:
    """The text of each top-level key of a grammar, in order; a comment before them is left out."""
    parts: dict[str, str] = {}
    for block in re.split(r"^(?=\S)", grammar, flags=re.MULTILINE)[1:]:
        if not block.startswith("#"):
            parts[block.partition(":")[0]] = block
    return parts


def indented(text: str) -> str:
    """The text, indented by four more columns."""
    return re.sub(r"^(?=.)", "    ", text, flags=re.MULTILINE)
