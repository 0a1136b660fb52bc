"""The documentation of the grammars: every field with its place, and diagrams that can be shown."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest
import yaml

from kafkafmt.segment.record import layout
from scripts.grammar_docs import FOLDER, PAGE, documents, expressions
from scripts.grammar_docs.diagram import diagram
from scripts.grammar_docs.model import Size, Structure
from scripts.grammar_docs.structures import read
from tests.conformance.grammars.test_style import GRAMMARS, grammar, types_of

ALL = {path.stem: grammar(path) for path in GRAMMARS}
STRUCTURES = {each.name: each for each in read(ALL, "kafka_log")}
DOCUMENTS = documents(ALL, "kafka_log")

MADE = """
meta: {id: made, title: Made, endian: be}
doc: "A | and a <tag>."
seq:
  - {id: len_text, type: u2, valid: {any-of: [1, 2]}}
  - {id: text, size: len_text, type: str, encoding: UTF-8}
  - {id: kind, type: u1}
  - id: body
    type: {switch-on: kind, cases: {0: small, _: large}}
  - {id: pairs, type: small, repeat: expr, repeat-expr: 3}
  - {id: low, type: u4, if: kind == 1}
  - {id: lower, type: u4, if: kind == 1 and low > 0}
  - {id: other, type: u4}
types:
  small: {doc: "Two & two.", seq: [{id: two, type: u2}]}
  large: {doc: Large., seq: [{id: magic, contents: [1, 2, 3]}, {id: rest, size-eos: true}]}
"""


def made(text: str = MADE) -> dict[str, Structure]:
    """The structures of a made grammar."""
    return {each.name: each for each in read({"made": yaml.safe_load(text)}, "made")}


def places(structure: Structure) -> dict[str, str]:
    return {field.name: field.offset for field in structure.fields}


def test_offsets_of_the_batch_header_are_those_of_the_layer() -> None:
    header = STRUCTURES["kafka_record_batch_header"]
    offsets = {field.kafka: field.place for field in header.fields}
    assert offsets == {
        "baseOffset": 0,
        "batchLength": 8,
        "partitionLeaderEpoch": 12,
        "magic": layout.MAGIC_OFFSET,
        "crc": 17,
        "attributes": 21,
        "lastOffsetDelta": 23,
        "baseTimestamp": 27,
        "maxTimestamp": 35,
        "producerId": 43,
        "producerEpoch": 51,
        "baseSequence": 53,
        "recordsCount": 57,
    }
    assert header.size == Size(layout.RECORD_BATCH_OVERHEAD, layout.RECORD_BATCH_OVERHEAD)


def test_bits_are_counted_from_the_lowest() -> None:
    attributes = STRUCTURES["record_batch_attributes"]
    assert {field.name: field.bits for field in attributes.fields} == {
        "unused_high": (15, 8),
        "unused": (7, 7),
        "has_delete_horizon_ms": (6, 6),
        "is_control": (5, 5),
        "is_transactional": (4, 4),
        "timestamp_type": (3, 3),
        "compression_id": (2, 0),
    }


def test_an_offset_is_exact_until_a_size_varies() -> None:
    assert places(STRUCTURES["record_body"]) == {
        "attributes": "0",
        "timestamp_delta": "1",
        "offset_delta": "+0",
        "len_key": "+0",
        "key": "+0",
        "len_value": "+0",
        "value": "+0",
        "num_headers": "+0",
        "headers": "+0",
    }
    # A field that may be absent has its place, and takes it from what does not depend on it.
    assert places(made()["made"]) == {
        "len_text": "0",
        "text": "2",
        "kind": "+0",
        "body": "+1",
        "pairs": "+0",
        "low": "+6",
        "lower": "+10",
        "other": "+0",
    }


def test_alternatives_stand_in_one_place() -> None:
    batch = STRUCTURES["kafka_record_batch"]
    assert places(batch) == {
        "header": "0",
        "compressed_records": "61",
        "control_records": "61",
        "records": "61",
    }
    assert [field.alternative for field in batch.fields] == [False, False, True, True]


@pytest.mark.parametrize(
    ("name", "size"),
    [
        *(("kafka_varint", Size(1, 5)), ("kafka_varlong", Size(1, 10))),
        *(("kafka_message_header", Size(18, 26)), ("kafka_record_batch", Size(61, None))),
        *(("aborted_txn", Size(34, 34)), ("producer_snapshot_entry", Size(46, 46))),
        *(("offset_index_entry", Size(8, 8)), ("time_index_entry", Size(12, 12))),
    ],
)
def test_sizes(name: str, size: Size) -> None:
    assert STRUCTURES[name].size == size


def test_sizes_of_what_no_grammar_here_has() -> None:
    fields = {field.name: field for field in made()["made"].fields}
    assert fields["pairs"].size == Size(6, 6)
    assert fields["body"].size == Size(2, None)
    assert (fields["body"].type, fields["body"].structure) == ("small or large", "small")
    assert fields["len_text"].valid == "1 or 2"
    assert made()["large"].size == Size(3, None)


def test_a_structure_comes_before_those_that_it_is_made_of() -> None:
    order = list(STRUCTURES)
    assert order[0] == "kafka_log"
    for name, structure in STRUCTURES.items():
        for field in (*structure.fields, *structure.looked_up):
            assert field.structure is None or order.index(field.structure) > order.index(name)


@pytest.mark.parametrize(
    ("expression", "text", "number"),
    [
        ("(ofs_next + 8.as<s8>).as<s8>", "ofs_next + 8", 20),
        ("(ofs_next - ofs_entry).as<s8>", "ofs_next - ofs_entry", 12),
        ("(a) + (b)", "(a) + (b)", None),
        *(("len.value", "len", None), ("kind == 1 ? 2 : 3", "kind == 1 ? 2 : 3", None)),
        *((16, "16", 16), (True, "true", None), ("again", "again", None)),
    ],
)
def test_expressions(expression: object, text: str, number: int | None) -> None:
    values: dict[str, Any] = {
        "ofs_entry": "_io.pos.as<s8>",
        "ofs_next": "(ofs_entry + 12.as<s8>).as<s8>",
        "again": "again + 1",
    }
    assert expressions.text(expression) == text
    assert expressions.number(expression, values) == number


@pytest.mark.parametrize("path", GRAMMARS, ids=lambda path: path.stem)
def test_the_page_has_every_field_with_its_name_in_kafka(path: Path) -> None:
    for name, described in types_of(path).items():
        section = re.split(rf"^##+ `{name}`$", DOCUMENTS[PAGE], flags=re.MULTILINE)[1]
        section = re.split(r"^##", section, flags=re.MULTILINE)[0]
        told = re.findall(r"(?<=\| )`(\w+)`(?:<br>\*(.*?)\*)?(?= \|)", section)
        fields = {each["id"]: each for each in described.get("seq", [])}
        for field, details in {**fields, **described.get("instances", {})}.items():
            assert (field, details.get("-orig-id", "")) in told, name
        for constants in described.get("enums", {}).values():
            for constant in constants.values():
                assert (constant["id"], constant["-orig-id"]) in told
        assert f"(../{Path(FOLDER).relative_to('docs')}/{name}.svg)" in section
        assert "Sources: " in section


@pytest.mark.parametrize("name", STRUCTURES)
def test_a_diagram_is_sound_small_and_names_every_field(name: str) -> None:
    text = DOCUMENTS[f"{FOLDER}/{name}.svg"]
    picture = ElementTree.fromstring(text)
    width, height = (float(each) for each in picture.attrib["viewBox"].split()[2:])
    words = {each.text for each in picture.iter("{http://www.w3.org/2000/svg}text")}
    structure = STRUCTURES[name]
    if not any(field.name == "raw" for field in structure.fields):
        assert {field.name for field in structure.fields} <= words
    for each in picture.iter("{http://www.w3.org/2000/svg}text"):
        assert 0 < float(each.attrib["x"]) < width
        assert 0 < float(each.attrib["y"]) < height
    assert len(text) < 12_000


def test_what_has_a_meaning_in_markdown_or_in_xml_is_escaped() -> None:
    told = documents({"made": yaml.safe_load(MADE.replace("Made", "a <b>"))}, "made")
    assert "| a &lt;b&gt; |" in told[PAGE]
    assert "\nA | and a &lt;tag&gt;.\n" in told[PAGE]
    for text in (each for name, each in told.items() if name.endswith(".svg")):
        ElementTree.fromstring(text)
    structure = made(MADE.replace("id: two", "id: '<two>'"))["small"]
    assert "&lt;two&gt;" in diagram(structure, {})


def test_the_same_grammars_give_the_same_bytes() -> None:
    assert documents(dict(reversed(ALL.items())), "kafka_log") == DOCUMENTS
