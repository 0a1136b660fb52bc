"""The notebook of the documentation runs, and its cells give what it shows."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOK = ROOT / "docs" / "how-to" / "notebook.ipynb"


def value_of(source: str, names: dict[str, Any]) -> object:
    """Run a cell; its value is that of its last expression, as in a notebook."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)
    if not isinstance(last, ast.Expr):
        return None
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)


def test_the_notebook_gives_what_it_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    cells = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    names: dict[str, Any] = {}
    shown = 0
    for cell in (cell for cell in cells if cell["cell_type"] == "code"):
        value = value_of("".join(cell["source"]), names)
        for output in cell["outputs"]:
            assert repr(value) == "".join(output["data"]["text/plain"])
            shown += 1
    assert shown >= 5
