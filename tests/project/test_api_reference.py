"""The API reference has every public name, and the sentences of today."""

from __future__ import annotations

import inspect
import re
from types import ModuleType

import pytest

import kafkafmt
import kafkafmt.segment.side_files
import kafkafmt.spark
from scripts import api_reference
from tests.support import public

MODULES = (kafkafmt, kafkafmt.spark)
ROOMS_OF = {f"kafkafmt.{name}": room for name, room in public.ROOMS.items()}
NAMES = [
    (path, module, name)
    for path, module in {**{each.__name__: each for each in MODULES}, **ROOMS_OF}.items()
    for name in module.__all__
    if not name.startswith("_") and not isinstance(getattr(module, name), ModuleType)
    if module is kafkafmt or name not in kafkafmt.__all__ or path == "kafkafmt.spark"
]


def test_the_reference_has_every_public_name_once() -> None:
    pages = "".join(path.read_text(encoding="utf-8") for path in api_reference.FOLDER.iterdir())
    listed = re.findall(r"^- `(kafkafmt\.[\w.]+)`: \S", pages, re.M)
    assert sorted(listed) == sorted(f"{path}.{name}" for path, _, name in NAMES)


@pytest.mark.slow
def test_the_reference_has_the_sentences_of_today() -> None:
    pages = api_reference.pages()
    assert {path: path.read_text(encoding="utf-8") for path in pages} == pages


def test_the_text_of_the_site_has_signatures_docstrings_and_members() -> None:
    page = api_reference.as_text(
        "- `kafkafmt.Scan`: x.\n- `kafkafmt.scan_records`: x.\n- `kafkafmt.Limits`: x.\n"
    )
    assert "### `kafkafmt.Scan`\n\n```text\nkafkafmt.Scan(" in page
    said = (inspect.getdoc(kafkafmt.Limits) or "").rstrip()
    assert f"\n\n{said}\n" in page
    assert "    limit: int | None = None,\n" in page
    assert max(map(len, page.splitlines())) < 300
    for member in ("read_all(", "to_pandas("):
        assert f"\n{member}" in page
