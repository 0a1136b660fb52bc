"""The grammars as texts: their style, and their names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from kafkafmt import generated

ROOT = Path(__file__).resolve().parents[3]
GRAMMARS = sorted((ROOT / "ksy").glob("*.ksy"))
MESSAGES = sorted((ROOT / "ksy" / "messages").glob("*.ksy"))
BUNDLE = ROOT / "kafkafmt" / "generated" / "webide" / "kafka_log.ksy"
STORAGE = "org.apache.kafka.storage.internals.log."
SERDE = "org.apache.kafka.server.common.serialization."
SCALA_0_7 = "kafka.message."
KAFKA = ("org.apache.kafka.common.", STORAGE, SERDE, SCALA_0_7)
AIVEN = "io.aiven.kafka.tieredstorage."
# Their contents identify them; a label for everything would be as long as they are.
LISTS = {
    *("kafka_log", "kafka_records", "kafka_message_set"),
    *("kafka_offset_index", "kafka_time_index", "kafka_message_set_0_7"),
}


@cache
def grammar(path: Path) -> dict[str, Any]:
    """A grammar, as its YAML says it."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    loaded: dict[str, Any] = yaml.load(path.read_text("utf-8"), loader)  # as safe_load does
    return loaded


def types_of(path: Path) -> dict[str, dict[str, Any]]:
    """The grammar itself and its nested types, by name."""
    return {path.stem: grammar(path), **grammar(path).get("types", {})}


def fields_of(described: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The fields of a type, and of its instances those that have a name in Kafka."""
    for field in described.get("seq", []):
        yield field["id"], field
    for name, instance in described.get("instances", {}).items():
        if "value" not in instance or "-orig-id" in instance:
            yield name, instance


@pytest.mark.parametrize("path", GRAMMARS, ids=lambda path: path.stem)
def test_style(path: Path) -> None:
    meta = grammar(path)["meta"]
    assert meta["id"] == path.stem
    assert (meta["license"], meta["ks-version"], meta["endian"]) == ("CC0-1.0", "0.11", "be")
    assert meta["title"]
    origin, starts = ("aiven", AIVEN) if path.stem.startswith("aiven_") else ("kafka", KAFKA)
    assert meta["xref"][origin].startswith(starts)
    for name, described in types_of(path).items():
        assert described["doc"], name
        assert described["doc-ref"], name
        assert ("-webide-representation" in described) != (name in LISTS), name
        for field, details in fields_of(described):
            assert details["-orig-id"], (name, field)
            assert details["doc"], (name, field)
    for constants in grammar(path).get("enums", {}).values():
        assert all(constant["-orig-id"] and constant["doc"] for constant in constants.values())


@pytest.mark.parametrize("path", MESSAGES, ids=lambda path: path.stem)
def test_a_generated_grammar_documents_every_field(path: Path) -> None:
    text = path.read_text("utf-8")
    meta = grammar(path)["meta"]
    assert "do not edit" in text.partition("\n")[0]
    assert (meta["id"], meta["license"], meta["endian"]) == (path.stem, "CC0-1.0", "be")
    assert meta["xref"]["kafka"].startswith("org.apache.kafka.")
    for name, described in types_of(path).items():
        assert described["doc"], name
        assert described["doc-ref"], name
        assert described["-webide-representation"], name
        for field, details in fields_of(described):
            assert details["-orig-id"], (name, field)
            assert details["doc"], (name, field)
    assert "switch-on" not in text


def test_names_are_unique_over_all_files() -> None:
    names = [name for path in (*GRAMMARS, *MESSAGES) for name in types_of(path)]
    names += [name for path in GRAMMARS for name in grammar(path).get("enums", {})]
    assert len(names) == len(set(names))


def test_the_package_gives_out_a_class_for_each_grammar() -> None:
    names = {re.sub(r"(?:^|_)(\w)", lambda m: m[1].upper(), path.stem) for path in GRAMMARS}
    assert set(generated.__all__) == names


def test_the_bundle_imports_nothing_and_holds_what_a_log_holds() -> None:
    bundle = grammar(BUNDLE)
    assert "imports" not in bundle["meta"]
    needed, found = set(), {BUNDLE.stem}
    while found:
        needed |= found
        named = (grammar(BUNDLE.parents[3] / "ksy" / f"{name}.ksy") for name in found)
        found = {name for each in named for name in each["meta"].get("imports", ())} - needed
    # Records stand directly in their batch.
    directly = {"kafka_log", "kafka_records", "kafka_control_records"}
    assert set(bundle["types"]) == needed - directly | {"log_entry", "log_entry_frame"}
