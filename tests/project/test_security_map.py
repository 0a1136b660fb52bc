"""The map in SECURITY.md: each input has a row, and each row a test that exists."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
INPUTS = (
    *("segments", "compressed payloads", "side files", "names of files and directories", "links"),
    *("modes and owners", "changes while a command runs", "store", "schemas", "OUT"),
    *("tables and catalogs", "environment and current directory", "requests to the inspector"),
    "archives",
    *("page of the inspector", "terminal", "memory and what nobody thought of"),
)
_ROW = re.compile(r"^\| (?P<input>[^|]+) \| [^|]+ \| [^|]+ \| (?P<tests>`[^|]+`) \|$", re.MULTILINE)


def rows() -> dict[str, list[str]]:
    """The tests of each input in the map."""
    text = (ROOT / "SECURITY.md").read_text("utf-8").partition("## The map")[2]
    found = _ROW.finditer(text.partition("\n## ")[0])
    return {row["input"]: re.findall(r"`([^`]+)`", row["tests"]) for row in found}


def test_each_input_has_a_row() -> None:
    assert sorted(rows()) == sorted(INPUTS)


def test_each_test_exists() -> None:
    named = {path for tests in rows().values() for path in tests}
    assert {path for path in named if not (ROOT / "tests" / path).is_file()} == set()
