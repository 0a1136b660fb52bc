"""The API reference has every public name, and every public name has a docstring."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from types import ModuleType

import pytest

import kafkafmt
import kafkafmt.export
import kafkafmt.lakehouse
import kafkafmt.side_files
import kafkafmt.spark

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "api.md"
MODULES = (
    kafkafmt,
    kafkafmt.lakehouse,
    kafkafmt.side_files,
    kafkafmt.spark,
    kafkafmt.export,
)
NAMES = [
    (module, name) for module in MODULES for name in module.__all__ if not name.startswith("_")
]
TYPES = ("Moment", "Source")  # aliases, which have no docstring at run time


def test_the_reference_has_every_public_name_once() -> None:
    listed = re.findall(r"^::: (\S+)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(f"{module.__name__}.{name}" for module, name in NAMES)


@pytest.mark.parametrize(("module", "name"), [each for each in NAMES if each[1] not in TYPES])
def test_a_public_name_has_a_docstring(module: ModuleType, name: str) -> None:
    assert inspect.getdoc(getattr(module, name))
