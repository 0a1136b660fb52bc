"""The grammars written by hand, also in one file with their imports.

Invariant: a bundle has the text of its grammars, and imports nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from scripts.generated_code import NOTE, BuildError, Files

INDENT = " " * 4
IMPORTS = re.compile(r"^  imports:\n((?:    - [\w./]+\n)+)", re.MULTILINE)
GRAMMARS = Path(__file__).resolve().parents[1] / "ksy"
# The grammar of segments.
BUNDLE = "kafka_log"

# Kafka's own topics, with the grammars of a record's key and value.
TOPICS = {
    "cluster_metadata": (None, "kafka_cluster_metadata_record"),
    "consumer_offsets": ("kafka_consumer_offsets_key", "kafka_consumer_offsets_value"),
    "remote_log_metadata": (None, "kafka_remote_log_metadata_record"),
    "share_group_state": ("kafka_share_group_state_key", "kafka_share_group_state_value"),
    "transaction_state": ("kafka_transaction_state_key", "kafka_transaction_state_value"),
}
# An entry in few rows. What its label shows fits it whatever its bytes are, so that no damage stops
# the Web IDE. One instance is for all formats, since one that is absent would show "<no value>".
ENTRY = """\
    -webide-representation: '@{ofs_entry:dec} {header}'
    seq:
      - id: raw
        -orig-id: buffer
        size: frame.len_entry
        doc: The whole entry as it is.
    instances:
      content:
        -orig-id: RecordBatch
        pos: ofs_entry
        size: frame.len_entry
        type:
          switch-on: frame.magic
          cases:
            2: kafka_record_batch
            _: kafka_message
        if: frame.is_known
        doc: The entry by its format; absent where that is not known.
      frame:
        -orig-id: LogOverhead
        pos: ofs_entry
        type: log_entry_frame
        -webide-parse-mode: eager
        doc: What all formats begin with, and what follows the entry.
      header:
        -orig-id: RECORD_BATCH_OVERHEAD
        pos: ofs_entry
        type:
          switch-on: frame.magic
          cases:
            2: kafka_record_batch_header
            _: kafka_message_header
        if: frame.is_known
        -webide-parse-mode: eager
        doc: The header of the content.
      ofs_entry:
        -orig-id: position
        value: _io.pos.as<s8>
        doc: |
          Where the entry starts. It is computed first, for the frame, before
          `raw` is read, and keeps that value.
  log_entry_frame:
    doc: The frame of an entry, and the next one as far as it is needed.
    doc-ref: https://kafka.apache.org/documentation/#recordbatch Apache Kafka documentation
    -webide-representation: '{len_entry:dec} bytes, magic {magic:dec}'
    seq:
      - id: base_offset
        -orig-id: offset
        type: s8
        doc: |
          The first record's offset of a record batch; of a message its own,
          which for a compressed one is that of its last inner message.
      - id: len_body
        -orig-id: size
        type: s4
        doc: Bytes that follow this field, 14 at least.
      - id: epoch_or_crc
        -orig-id: partitionLeaderEpoch
        type: s4
        doc: The leader's epoch of a record batch, the checksum of a message.
      - id: magic
        -orig-id: magic
        type: s1
        doc: The format, 0 to 2.
    instances:
      is_known:
        value: >
          magic == 0 or magic == 1 and len_body >= 22 or
          magic == 2 and len_body >= 49
        doc: The content is a message or a record batch, with a whole header.
"""
CUT = """\
  cut_header:
    pos: (_io.size - tail.length.as<s8>).as<s8>
    type: kafka_record_batch_header
    if: tail.length >= 61 and tail[16] == 2
    doc: The header of a last batch that is cut off.
"""
HEADERS = ("kafka_message_header", "kafka_record_batch_header")
RECORDS = ("kafka_record", "kafka_control_record")
DIRECTLY = """\
  - id: records
    -orig-id: records
    type:
      switch-on: header.attributes.is_control
      cases:
        true: kafka_control_record
        _: kafka_record
    repeat: expr
    repeat-expr: header.num_records
    if: not header.is_compressed
    doc: The records, or control records, that are not compressed.
"""
UNTYPED = """\
  - id: unknown_value
    size: len_value.value
    if: len_value.value >= 0 and len_key.value < 0
    doc: The value of a record without a key, which no topic of this kind has.
"""


def read_grammars() -> dict[str, str]:
    """Return the grammars written by hand, by name."""
    return {path.stem: path.read_text("utf-8") for path in sorted(GRAMMARS.glob("*.ksy"))}


def bundles(grammars: dict[str, str], messages: Mapping[str, str]) -> Files:
    """Return the files for opening a log in the Web IDE: any log, and each of Kafka's own topics.

    An entry's label has its header. In Kafka's own topics, keys and values are parsed, and a
    record's label names its type.
    """
    both = {**readable(grammars), **messages}
    log = replace_part(both[BUNDLE], "\ninstances:\n", f"\ninstances:\n{CUT}")
    both[BUNDLE] = with_imports(log, [*imports(log), *HEADERS])
    made = {f"{BUNDLE}.ksy": bundle(both, BUNDLE, beneath(both, BUNDLE))}
    for topic, (key, value) in TOPICS.items():
        name = f"kafka_{topic}_log"
        dispatchers = {each for each in (key, value) if each}
        if not dispatchers <= both.keys():  # a build without the messages of this topic
            continue
        titled = replace_part(both[BUNDLE], f"id: {BUNDLE}\n", f"id: {name}\n")
        typed = {
            **both,
            **{each: with_kinds(each, both[each]) for each in dispatchers},
            name: replace_part(
                titled, "Apache Kafka log segment", f"Apache Kafka log of __{topic}"
            ),
            "kafka_record": typed_record(both["kafka_record"], key, value),
        }
        made[f"{name}.ksy"] = bundle(typed, name, beneath(typed, name))
    return made


def readable(grammars: Mapping[str, str]) -> dict[str, str]:
    """Return the grammars with records directly in their batch, and fields directly in a record.

    So a value is six nodes deep, and an entry has its technical fields in its frame. The length of
    a record does not bound its fields, and a malformed record makes its batch unreadable.
    """
    made = dict(grammars)
    for name in RECORDS:
        parts = sections(grammars[name])
        _, _, nested = parts.pop("types").partition(":\n")
        body = sections(re.sub("^    ", "", nested.partition(":\n")[2], flags=re.MULTILINE))
        length = parts["seq"].partition("  - id: body\n")[0]
        parts["-webide-representation"] = body["-webide-representation"]
        parts["seq"] = length + body["seq"].partition("\n")[2]
        made[name] = "".join(parts.values()) + body.get("instances", "")
    batch = grammars["kafka_record_batch"].partition("  - id: control_records\n")[0] + DIRECTLY
    made["kafka_record_batch"] = with_imports(batch, ["kafka_record_batch_header", *RECORDS])
    log = grammars[BUNDLE]
    head, _, entry = log.partition(f"{INDENT}-webide-representation:")
    following = entry.partition("      len_entry:\n")[2].replace("ofs_entry", "_parent.ofs_entry")
    frames = head.replace("_.has_next", "_.frame.has_next")
    made[BUNDLE] = f"{frames}{ENTRY}      len_entry:\n{following}"
    return made


def typed_record(text: str, key: str | None, value: str) -> str:
    """Return a record's grammar with key and value as messages, and their types in its label."""
    given = value
    if key is not None:
        text = replace_part(
            text, "size: len_key.value\n", f"size: len_key.value\n    type: {key}\n"
        )
        given = f"{value}(key.record_type)"
        text = replace_part(
            text,
            "    if: len_value.value >= 0\n",
            "    if: len_value.value >= 0 and len_key.value >= 0\n",
        )
        text = replace_part(text, "  - id: num_headers\n", f"{UNTYPED}  - id: num_headers\n")
    size = "size: len_value.value\n"
    text = replace_part(text, size, f"{size}    type: {given}\n", first=True)
    text = replace_part(text, "{key:str} = {value:str}", "{value}" if key is None else "{key}")
    return with_imports(text, [*imports(text), *filter(None, (key, value))])


def with_kinds(name: str, text: str) -> str:
    """Return the grammar of any message of a topic, with names for the types of its records."""
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


def replace_part(text: str, old: str, new: str, *, first: bool = False) -> str:
    """Replace the only occurrence of a part in the text, or the first one if ``first`` is set."""
    if old not in text or (text.count(old) != 1 and not first):
        raise BuildError(f"not as expected, for the Web IDE: {old!r}")
    return text.replace(old, new, 1)


def bundle(grammars: Mapping[str, str], main: str, names: set[str]) -> str:
    """Merge grammars into one without imports: the others become types of the main one.

    Works on the text, so that order, comments and quotes stay as they are written.
    """
    first = sections(grammars[main])
    kept = with_imports(first["meta"], [])
    types = [first.get("types", "types:\n")]
    for name in sorted(names - {main}):
        parts = sections(grammars[name])
        title = re.search(r"^  title: (.*)$", parts["meta"], re.MULTILINE)
        if title is None:
            raise BuildError(f"{name}.ksy has no title")
        types.append(f"  # {title[1]}\n  {name}:\n")
        types += [indented(text) for key, text in parts.items() if key != "meta"]
    note = f"# {main} and what it imports in one, for the Web IDE, {NOTE}\n"
    rest = {key: text for key, text in first.items() if key not in ("meta", "types", "enums")}
    return note + kept + "".join(rest.values()) + "".join(types) + first.get("enums", "")


def beneath(grammars: Mapping[str, str], name: str) -> set[str]:
    """Return the names of a grammar and of all its imports, direct and indirect."""
    return {name}.union(*(beneath(grammars, each) for each in imports(grammars[name])))


def imports(grammar: str) -> list[str]:
    """Return the names of a grammar's imports."""
    found = IMPORTS.search(grammar)
    return re.findall(r"(\w+)\n", found[1]) if found else []


def with_imports(grammar: str, names: Iterable[str]) -> str:
    """Return the grammar with other imports."""
    listed = "".join(f"    - {name}\n" for name in sorted(names))
    text = IMPORTS.sub("", grammar)
    return (
        replace_part(text, "  endian: be\n", f"  imports:\n{listed}  endian: be\n")
        if listed
        else text
    )


def sections(grammar: str) -> dict[str, str]:
    """Return the text of each top-level key of a grammar, in order, without leading comments."""
    parts: dict[str, str] = {}
    for block in re.split(r"^(?=\S)", grammar, flags=re.MULTILINE)[1:]:
        if not block.startswith("#"):
            parts[block.partition(":")[0]] = block
    return parts


def indented(text: str) -> str:
    """Return the text, indented by four more columns."""
    return re.sub(r"^(?=.)", "    ", text, flags=re.MULTILINE)
