"""The grammars as Kaitai's format gallery asks for them: its schema, its style guide, all targets.

``gallery/ksy_schema.json`` is the unchanged schema of the Kaitai project; the rules below are those
of its style guide (https://doc.kaitai.io/ksy_style_guide.html) that a program can check.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml

import build
import kafkafmt
from kafkafmt import generated
from scripts import gallery
from scripts.grammar_bundles import GRAMMARS as FOLDER
from tests.conformance.grammars.test_style import BUNDLE, GRAMMARS, grammar
from tests.support.node import needs_node

SCHEMA = Path(__file__).parent / "gallery" / "ksy_schema.json"

SECTIONS = [
    *("meta", "doc", "doc-ref"),
    "-webide-representation",  # not in the guide; the gallery's grammars have it about here
    *("to-string", "params", "seq", "instances", "types", "enums"),
]
META = [
    *("id", "title", "application", "file-extension", "xref", "tags"),
    *("license", "ks-version", "imports", "encoding", "endian", "bit-endian"),
]
ATTRIBUTE = [
    *("id", "-orig-id", "io", "pos", "value", "size", "size-eos", "type"),
    *("enum", "terminator", "include", "consume", "eos-error", "pad-right", "encoding"),
    *("process", "valid", "contents", "repeat", "repeat-expr", "repeat-until", "if"),
    *("-webide-parse-mode", "doc", "doc-ref"),
]
CONSTANT = ["id", "-orig-id", "doc"]

# Words in an expression that are not names of fields.
WORDS = {"as", "s8", "value", "header"}
# What the gallery compiles for, beside the languages that are committed.
OTHER_TARGETS = {"construct", "graphviz", "html", "perl"}


every_grammar = pytest.mark.parametrize("path", GRAMMARS, ids=lambda path: path.stem)


def types(described: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A type and all that are nested in it."""
    yield described
    for nested in described.get("types", {}).values():
        yield from types(nested)


def attributes(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The name and the keys of every field and instance of a grammar."""
    for described in types(grammar(path)):
        yield from ((field["id"], field) for field in described.get("seq", []))
        yield from described.get("instances", {}).items()


def is_ordered(keys: Iterator[str] | dict[str, Any], order: list[str]) -> bool:
    """The keys are all known, and come in this order."""
    places = [order.index(key) for key in keys]
    return places == sorted(places)


def names(expression: Any) -> set[str]:
    """The fields that an expression names."""
    return set(re.findall(r"\b[a-z_]\w*", str(expression))) - WORDS


# --- The schema --------------------------------------------------------------------------------


def schema_errors(described: dict[str, Any]) -> list[str]:
    """What the schema has against a grammar."""
    validator = jsonschema.Draft7Validator(json.loads(SCHEMA.read_text("utf-8")))
    return [each.message for each in validator.iter_errors(json.loads(json.dumps(described)))]


@pytest.mark.parametrize("path", [*GRAMMARS, BUNDLE], ids=lambda path: path.parent.name + path.stem)
def test_schema(path: Path) -> None:
    assert schema_errors(grammar(path)) == []


def test_the_schema_notices_what_is_wrong() -> None:
    described = grammar(GRAMMARS[0])
    assert schema_errors(described) == []
    assert schema_errors({**described, "sequence": []})
    assert schema_errors({**described, "meta": {**described["meta"], "ks-version": "0.5"}})
    assert schema_errors({**described, "seq": [{"id": "Length"}]})


# --- The style guide ---------------------------------------------------------------------------


@every_grammar
def test_keys_are_in_order(path: Path) -> None:
    assert is_ordered(grammar(path)["meta"], META)
    assert list(grammar(path)["meta"]["xref"]) == sorted(grammar(path)["meta"]["xref"])
    for described in types(grammar(path)):
        assert is_ordered(described, SECTIONS)
        for constants in described.get("enums", {}).values():
            assert all(is_ordered(each, CONSTANT) for each in constants.values())
    for name, keys in attributes(path):
        assert is_ordered(keys, ATTRIBUTE), name
    assert all("meta" not in each for each in list(types(grammar(path)))[1:])


@every_grammar
def test_the_text_is_formatted(path: Path) -> None:
    data = path.read_bytes()
    assert b"\r" not in data
    assert b"\t" not in data
    assert data.endswith(b"\n")
    assert not data.endswith(b"\n\n")
    lines = data.decode("utf-8").splitlines()
    assert lines[0] == "meta:"  # no document marker, no directive
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        assert line == line.rstrip()
        assert not (len(line) - len(line.lstrip())) % 2
        if line.endswith(":") and following.lstrip().startswith("- "):
            assert following.startswith(" " * (len(line) - len(line.lstrip()) + 2)), following


@every_grammar
def test_lines_are_eighty_columns_wide_also_within_a_bundle(path: Path) -> None:
    for line in path.read_text("utf-8").splitlines():
        assert not re.match(r" *(?:- )?doc: ['\">]", line), line
        # Addresses cannot be wrapped. The head of a grammar is not in a bundle.
        assert len(line) <= 76 or "https://" in line or re.match(r"    (kafka|aiven): ", line), line


@every_grammar
def test_names_tell_numbers_lengths_and_offsets(path: Path) -> None:
    for name, keys in attributes(path):
        assert all(each.startswith("num_") for each in names(keys.get("repeat-expr", ""))), name
        assert all(re.match(r"len(_|$)|ofs_", each) for each in names(keys.get("size", ""))), name
        assert all(each.startswith("ofs_") for each in names(keys.get("pos", ""))), name
        if "repeat" in keys:
            assert name.endswith("s")
        assert not re.search(r"_(count|size|length|offset_of)$", name)


# --- Every target ------------------------------------------------------------------------------


@needs_node
def test_every_target_of_the_compiler_takes_them() -> None:
    build.install_compiler()
    ask = "console.log(JSON.stringify(require('kaitai-struct-compiler').languages))"
    assert set(json.loads(build.run("node", "-e", ask))) == {*build.LANGUAGES, *OTHER_TARGETS}
    script = str(FOLDER / "compile.js")
    compiled = json.loads(build.run("node", script, str(FOLDER), *sorted(OTHER_TARGETS)))
    for target in OTHER_TARGETS:
        assert len(compiled[target]) >= len(GRAMMARS), target
        assert all(compiled[target].values())
    # Perl is not among our languages, because it computes an instance again while its value is 0.
    position = compiled["perl"]["KafkaLog.pm"].partition("sub ofs_entry {")[2].partition("\n}")[0]
    assert "return $self->{ofs_entry} if ($self->{ofs_entry});" in position
    assert "$self->{ofs_entry} = $self->_io()->pos();" in position
    # The parameters that it drops do not matter: no grammar has any.
    assert not any("params" in each for path in GRAMMARS for each in types(grammar(path)))


# --- The note on how to submit them ------------------------------------------------------------


SAMPLES = [(each.grammar, each.path) for each in gallery.samples()]


@pytest.mark.parametrize(("name", "path"), SAMPLES, ids=lambda each: getattr(each, "name", each))
def test_the_samples_are_small_and_read_by_their_grammar(name: str, path: Path) -> None:
    assert path.stat().st_size <= 24 * 1024
    ending = grammar(FOLDER / f"{name}.ksy")["meta"].get("file-extension", "log")
    assert path.suffix[1:] in ([ending] if isinstance(ending, str) else ending)
    assert entries(name, path) > 0


def test_every_grammar_of_a_file_has_a_sample() -> None:
    ways = {path.stem for path in GRAMMARS if "file-extension" in grammar(path)["meta"]}
    without = {"kafka_message_set_0_7"}  # left out, as the note says
    assert {name for name, _ in SAMPLES} == ways - without | {"kafka_record_batch"}


def test_the_log_of_kafka_0_7_is_read_whole() -> None:
    path = Path(__file__).parent / "kafka-0.7" / f"{0:020}.kafka"
    data = path.read_bytes()
    log = generated.KafkaMessageSet07.from_bytes(data)
    assert (len(log.entries), log.tail) == (100, b"")
    for entry in log.entries:
        message = entry.message
        assert (message.magic, message.crc) == (0, zlib.crc32(message.payload))
    table = kafkafmt.read_records(path)
    assert table["value"].to_pylist() == [entry.message.payload for entry in log.entries]
    assert table["offset"].to_pylist() == [entry.ofs_entry for entry in log.entries]


# --- The submission ----------------------------------------------------------------------------


def test_the_submission_is_few_files_that_import_nothing(tmp_path: Path) -> None:
    gallery.write(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == set(gallery.REQUESTS)
    for request, names in gallery.REQUESTS.items():
        files = sorted((tmp_path / request / "formats" / "log").iterdir())
        assert [path.stem for path in files] == sorted(names)
        for path in files:
            assert schema_errors(grammar(path)) == []
            assert "imports" not in grammar(path)["meta"]
            folder = tmp_path / request / "samples" / "log" / path.stem
            text = (folder / "README.md").read_text("utf-8")
            listed = re.findall(r"^\* `(\S+)`", text, re.MULTILINE)
            names_of = {name for sample in listed for name in (sample, f"{sample}.license")}
            assert {found.name for found in folder.iterdir()} == {"README.md", *names_of}


def test_the_submission_keeps_the_rules_that_the_parsers_do_not() -> None:
    for name, text in gallery.grammars().items():
        described = yaml.safe_load(text)
        assert described["meta"]["xref"]["wikidata"] == "Q16235208"
        assert all(len(line) <= 80 or "https://" in line for line in text.splitlines()), name
        assert not re.search(r"\bheader\.\w", text)
        for each in types(described):
            fields = {field["id"]: field for field in each.get("seq", [])}
            assert "header" not in fields, name
            rest = [field for field, keys in fields.items() if keys.get("size-eos")]
            assert rest in ([], ["tail"], ["payload"]) or name == "kafka_producer_snapshot", rest
            ignored = [field for field, keys in fields.items() if "ignored" in keys["doc"]]
            assert all(field.startswith("reserved") for field in ignored)


@every_grammar
def test_links_to_classes_are_those_of_one_release(path: Path) -> None:
    """Classes have moved before: in 4.4 those of records went to ``record.internal``."""
    text = path.read_text("utf-8")
    assert set(re.findall(r"apache/kafka/blob/([\d.]+)/", text)) <= {"4.4.0", "0.7.2"}
    assert not re.search(r"kafka[./]common[./](record|utils)[./][A-Z]", text)


def test_a_grammar_of_the_submission_holds_all_that_it_names() -> None:
    everywhere = {path.stem for path in GRAMMARS}
    for name, text in gallery.grammars().items():
        defined = {*gallery.grammars(), *yaml.safe_load(text).get("types", {})}
        assert set(re.findall(r"`(kafka_\w+)`", text)) & everywhere <= defined, name
    assert "kafka_message_set:" in gallery.grammars()["kafka_log"]


@needs_node
def test_the_submission_reads_its_samples(tmp_path: Path) -> None:
    """In one process of Python, since the parsers have the names of those that are loaded here."""
    build.install_compiler()
    build.write(build.compile_grammars(gallery.grammars(), {}, ["python"])["python"], tmp_path)
    code = (
        "import importlib, sys\n"
        "for name, path in zip(sys.argv[1::2], sys.argv[2::2]):\n"
        "    parser = getattr(importlib.import_module(name), name.title().replace('_', ''))\n"
        "    parsed = parser.from_file(path)\n"
        "    print(len(getattr(parsed, 'entries', None) or parsed.producer_entries)\n"
        "          if hasattr(parsed, 'entries') or hasattr(parsed, 'producer_entries')\n"
        "          else parsed.num_records)"
    )
    arguments = [str(each) for sample in SAMPLES for each in sample]
    run = [sys.executable, "-c", code, *arguments]
    printed = subprocess.run(run, cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    assert [int(line) for line in printed.split()] == [entries(*each) for each in SAMPLES]


def entries(name: str, path: Path) -> int:
    """How many entries, or records of a batch, the package's parser finds in a sample."""
    parsed = getattr(generated, name.title().replace("_", "")).from_file(path)
    try:
        if name == "kafka_record_batch":
            return int(parsed.header.num_records)
        return len(getattr(parsed, "entries", None) or parsed.producer_entries)
    finally:
        parsed.close()
