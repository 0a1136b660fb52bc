"""Every public call says in its own docstring what its arguments are.

`help()`, a notebook's `read_records?` and the API pages show one docstring each, so the words about
an argument are repeated in each of them. These tests keep them complete and equal.
"""

from __future__ import annotations

import dataclasses
import inspect
import re
from collections import defaultdict
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

import kafkafmt
import kafkafmt.spark
from tests.support import public

Public = Callable[..., Any]
MODULES: list[ModuleType] = [kafkafmt, *public.ROOMS.values(), kafkafmt.spark]

ARROW = ("Array", "ChunkedArray", "RecordBatch", "Scalar", "Table")
TYPES = ("Moment", "Source", *ARROW)  # whose docstrings are elsewhere: the page shows an alias'
PUBLIC: dict[str, Any] = {
    f"{module.__name__}.{name}": getattr(module, name)
    for module in MODULES
    for name in module.__all__
    if not name.startswith("__") and name not in (*TYPES, *public.ROOMS)
}
FUNCTIONS: dict[str, Public] = {
    name: item for name, item in PUBLIC.items() if inspect.isfunction(item)
}
DATACLASSES: dict[str, type] = {
    name: item
    for name, item in PUBLIC.items()
    if inspect.isclass(item) and dataclasses.is_dataclass(item)
}

# Functions whose arguments mean the same: the words about an argument are the same in a family.
TABLES = ("records", "batches", "damage")
SCANS = tuple(f"{how}_{table}" for how in ("read", "scan") for table in TABLES)
SEGMENTS = ("open_segment", "unpack")
SIDE_FILES = (
    *("read_index", "read_leader_epoch_checkpoint", "read_meta_properties"),
    *("read_offset_checkpoint", "read_partition_metadata", "read_producer_snapshot"),
    *("read_time_index", "read_transaction_index"),
)
SURVEYS = ("read_logs", "scan_findings", "verify")
FAMILIES = (SCANS, SEGMENTS, SIDE_FILES, SURVEYS)
OWN_WORDS = {
    ("unpack", "source"): "it reads Kafka 0.8 and later only",
    ("unpack", "on_damage"): "it can copy, too",
}


def section(item: Any, *titles: str) -> dict[str, str]:
    """The entries of a section of a Google-style docstring, each as one line."""
    text = inspect.getdoc(item) or ""
    entries: dict[str, str] = {}
    for title in titles:
        found = re.search(rf"^{title}:\n((?:    .*\n?|\n)+)", text, re.MULTILINE)
        for entry in re.split(r"^    (?=\S)", found[1] if found else "", flags=re.MULTILINE)[1:]:
            name, _, words = entry.partition(":")
            entries[name] = " ".join(words.split())
    return entries


def test_the_public_names_are_found() -> None:
    assert len(FUNCTIONS) >= 20
    names = {name.rpartition(".")[2] for name in FUNCTIONS}
    assert {name for family in FAMILIES for name in family} <= names


@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_name_has_a_docstring(name: str) -> None:
    assert (inspect.getdoc(PUBLIC[name]) or "").strip().partition("\n")[0].endswith((".", "``"))


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_argument_is_documented_in_the_order_of_the_signature(name: str) -> None:
    described = section(FUNCTIONS[name], "Args")
    assert list(described) == list(inspect.signature(FUNCTIONS[name]).parameters)
    assert all(described.values())


@pytest.mark.parametrize("name", FUNCTIONS)
def test_no_docstring_points_elsewhere_for_its_arguments(name: str) -> None:
    text = inspect.getdoc(FUNCTIONS[name]) or ""
    assert not re.search(r"\bSee :func:|[Aa]rguments .*are those of", text)


@pytest.mark.parametrize("name", DATACLASSES)
def test_every_field_is_documented(name: str) -> None:
    described = section(DATACLASSES[name], "Args", "Attributes")
    fields = [field.name for field in dataclasses.fields(DATACLASSES[name])]
    listed = [part for entry in described for part in entry.split(", ")]
    assert [entry for entry in listed if entry in fields] == fields


def test_an_error_says_what_it_is_made_of() -> None:
    parameters = inspect.signature(kafkafmt.KafkaFormatError).parameters
    assert set(section(kafkafmt.KafkaFormatError, "Attributes")) == set(parameters)


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family[0])
def test_an_argument_has_the_same_words_in_a_family(family: tuple[str, ...]) -> None:
    words: defaultdict[str, set[str]] = defaultdict(set)
    for name in family:
        for argument, text in section(public.PUBLIC[name], "Args").items():
            if (name, argument) not in OWN_WORDS:
                words[argument].add(text)
    assert {argument: texts for argument, texts in words.items() if len(texts) != 1} == {}


def test_what_means_the_same_everywhere_has_the_same_words_everywhere() -> None:
    for argument in ("storage_options",):
        words = {
            section(public.PUBLIC[name], "Args").get(argument)
            for family in FAMILIES
            for name in family
        }
        assert len(words - {None}) == 1, argument


@pytest.mark.parametrize("table", TABLES)
def test_reading_and_scanning_take_the_same_arguments(table: str) -> None:
    read, scan = getattr(kafkafmt, f"read_{table}"), getattr(kafkafmt, f"scan_{table}")
    assert inspect.signature(read).parameters == inspect.signature(scan).parameters
