"""What `compact` refuses before it looks at a table, and that it says which argument is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt.lakehouse.journal import Journal
from kafkafmt.lakehouse.local_place import LocalPlace
from tests.cli.running import run


@pytest.fixture
def out(tmp_path: Path) -> Path:
    Journal(LocalPlace(tmp_path)).claim({})
    return tmp_path


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"retention": "x"}, TypeError, "retention is a number of seconds, found str 'x'"),
        ({"retention": None}, TypeError, "retention is a number of seconds, found None"),
        ({"retention": True}, TypeError, "retention is a number of seconds, found bool True"),
        ({"retention": float("nan")}, ValueError, "retention is zero seconds or more, found nan"),
        ({"retention": -1}, ValueError, "retention is zero seconds or more, found -1"),
        ({"dry_run": "yes"}, TypeError, "dry_run is True or False, found str 'yes'"),
        ({"catalog": "x"}, TypeError, "catalog is a dict of names and values or None, found str"),
        ({"storage_options": 3}, TypeError, "storage_options is a dict of names and values"),
    ],
)
def test_an_argument_that_is_wrong_is_named(
    out: Path, options: dict[str, Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        kafkafmt.compact(out, **options)


def test_an_empty_path_is_not_the_current_directory(
    out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(out)
    with pytest.raises(FileNotFoundError, match="the path is empty"):
        kafkafmt.compact("")
    assert kafkafmt.compact(".", retention=float("inf")).files_after == 0


@pytest.mark.parametrize("option", ["--retention", "--target-file-size"])
@pytest.mark.parametrize("value", ["9" * 5_000, "9" * 5_000 + "m", "\u0663m", "-1", "1.5m", ""])
def test_a_number_that_is_wrong_is_wrong_use(out: Path, option: str, value: str) -> None:
    result = run("compact", option, value, out)
    assert result.exit_code == 2
    assert f"Invalid value for '{option}'" in result.stderr
