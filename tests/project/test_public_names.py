"""What the package exports: everything that the documentation names, sorted, and light."""

from __future__ import annotations

import pickle
import re
from inspect import isroutine
from pathlib import Path

import pytest

import kafkafmt
import kafkafmt.lake.export
import kafkafmt.spark

ROOT = Path(__file__).resolve().parents[2]

ERRORS = [
    name
    for name in kafkafmt.__all__
    if isinstance(getattr(kafkafmt, name), type)
    and issubclass(getattr(kafkafmt, name), BaseException)
]


def test_all_is_sorted_and_complete() -> None:
    assert kafkafmt.__all__ == sorted({*kafkafmt._HOMES, "__version__"})
    assert dir(kafkafmt) == kafkafmt.__all__


def test_help_begins_with_all_functions_by_task() -> None:
    """``help(kafkafmt)`` has thousands of lines: who reads a screen or two knows what there is."""
    said = kafkafmt.__doc__
    assert said is not None
    assert len(said.splitlines()) <= 36
    functions = [name for name in kafkafmt.__all__ if isroutine(getattr(kafkafmt, name))]
    assert len(functions) > 40
    assert [name for name in functions if not re.search(rf"\b{name}\b", said)] == []


@pytest.mark.parametrize("name", sorted(kafkafmt._HOMES))
def test_a_class_says_that_it_is_the_packages(name: str) -> None:
    item = getattr(kafkafmt, name)
    if isinstance(item, type):
        assert (item.__module__, item.__qualname__) == ("kafkafmt", name)
        assert pickle.loads(pickle.dumps(item)) is item


@pytest.mark.parametrize(
    ("name", "base"),
    [
        ("DriverMissingError", ImportError),
        ("ReplacedError", OSError),
        ("StorageError", OSError),
        ("StorageOptionError", ValueError),
    ],
)
def test_errors_of_storage_are_public(name: str, base: type[Exception]) -> None:
    error = getattr(kafkafmt, name)
    assert issubclass(error, base)
    assert not issubclass(error, kafkafmt.KafkaFormatError)
    copy = pickle.loads(pickle.dumps(error("s3://a/b: was replaced")))
    assert (type(copy), str(copy)) == (error, "s3://a/b: was replaced")


def test_a_missing_private_key_is_a_public_error() -> None:
    error = kafkafmt.PrivateKeyError("needs key2", "s3://a/b")
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), str(copy), copy.path) == (type(error), "s3://a/b: needs key2", "s3://a/b")
    assert isinstance(copy, OSError)


def test_every_error_that_the_documentation_names_can_be_imported() -> None:
    """Of this project: names that its modules define."""
    defined = {
        name
        for path in (ROOT / "kafkafmt").rglob("*.py")
        for name in re.findall(r"^class (\w+Error)\(", path.read_text(encoding="utf-8"), re.M)
    }
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    named = {
        word
        for page in pages
        for word in re.findall(r"`(?:kafkafmt\.)?(\w+Error)`", page.read_text(encoding="utf-8"))
    }
    public = {*ERRORS, *kafkafmt.spark.__all__, *kafkafmt.lake.export.__all__}
    assert "ReplacedError" in named & defined
    assert (named & defined) - public == set()
