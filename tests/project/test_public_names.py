"""What the package exports: everything that the documentation names, sorted, and light."""

from __future__ import annotations

import importlib
import pickle
import re
import subprocess
import sys
from inspect import isroutine
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
import kafkafmt.spark
from tests.support import public

ROOT = Path(__file__).resolve().parents[2]

ERRORS = [
    name
    for name, item in public.PUBLIC.items()
    if isinstance(item, type) and issubclass(item, BaseException)
]


def test_all_is_sorted_and_complete() -> None:
    assert kafkafmt.__all__ == sorted({*kafkafmt._HOMES, *public.ROOMS, "__version__"})
    assert dir(kafkafmt) == kafkafmt.__all__
    assert len(kafkafmt.__all__) <= 40
    for room in public.ROOMS.values():
        assert dir(room) == room.__all__ == sorted(room.__all__)


def test_a_former_name_says_what_it_is_now() -> None:
    assert len(kafkafmt._FORMER) == 58
    for former, now in kafkafmt._FORMER.items():
        with pytest.raises(AttributeError, match=rf"has no attribute '{former}'; it is {now}$"):
            getattr(kafkafmt, former)
        value: Any = kafkafmt
        for part in now.split(".")[1:]:
            value = getattr(value, part)
        name = now.rpartition(".")[2]
        if name not in ("Moment", "Source"):  # aliases
            assert value.__name__ == name
    for room in public.ROOMS.values():
        with pytest.raises(AttributeError, match=r"has no attribute 'read_nothing'$"):
            _ = room.read_nothing


@pytest.mark.parametrize("room", public.ROOMS)
def test_a_room_is_imported_as_it_is_named(room: str) -> None:
    """``from kafkafmt.errors import …`` is what a reader of ``kafkafmt.errors`` writes."""
    code = f"import kafkafmt.{room} as found; import kafkafmt; assert found is kafkafmt.{room};"
    code += f"from kafkafmt.{room} import {public.ROOMS[room].__all__[0]}"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_mistyped_name_is_near_one() -> None:
    """The traceback says which."""
    with pytest.raises(AttributeError) as caught:
        getattr(kafkafmt, "read_record")  # noqa: B009 (a type checker knows, too)
    assert (caught.value.name, caught.value.obj) == ("read_record", kafkafmt)


def test_a_module_that_is_missing_is_an_error() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"No module named 'kafkafmt\.nothing'"):
        importlib.import_module("kafkafmt.nothing")


@pytest.mark.parametrize("room", public.ROOMS)
def test_a_room_is_an_attribute_from_the_start(room: str) -> None:
    code = f"from kafkafmt import {room}; import kafkafmt, sys; assert kafkafmt.{room} is {room};"
    code += "assert 'pyarrow' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_help_begins_with_all_functions_by_task() -> None:
    """``help(kafkafmt)`` has thousands of lines: who reads a screen or two knows what there is."""
    said = kafkafmt.__doc__
    assert said is not None
    assert len(said.splitlines()) <= 36
    functions = [name for name in kafkafmt.__all__ if isroutine(getattr(kafkafmt, name))]
    assert len(functions) > 20
    functions += public.ROOMS
    assert [name for name in functions if not re.search(rf"\b{name}\b", said)] == []


@pytest.mark.parametrize("name", sorted(public.PUBLIC))
def test_a_class_says_that_it_is_the_packages(name: str) -> None:
    item = public.PUBLIC[name]
    if isinstance(item, type) and item.__module__ != "pyarrow.lib":
        rooms = {room: each for room, each in public.ROOMS.items() if name in each.__all__}
        homes = {
            *(f"kafkafmt.{room}" for room in rooms),
            *(each.__name__ for each in rooms.values()),
        }
        assert item.__qualname__ == name
        if name in kafkafmt.__all__:
            assert item.__module__ == "kafkafmt"
        elif "kafkafmt.types" not in homes:
            assert any(item.__module__.startswith(home) for home in homes)
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
    error = getattr(kafkafmt.errors, name)
    assert issubclass(error, base)
    assert not issubclass(error, kafkafmt.KafkaFormatError)
    copy = pickle.loads(pickle.dumps(error("s3://a/b: was replaced")))
    assert (type(copy), str(copy)) == (error, "s3://a/b: was replaced")


def test_a_missing_private_key_is_a_public_error() -> None:
    error = kafkafmt.errors.PrivateKeyError("needs key2", "s3://a/b")
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
    assert "ReplacedError" in named & defined
    assert (named & defined) - {*ERRORS, *kafkafmt.spark.__all__} == set()
