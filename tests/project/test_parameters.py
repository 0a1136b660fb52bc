"""How many parameters functions have."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import kafkafmt
from tests.support import public

MOST = 8


def functions(path: Path) -> Iterator[tuple[str, int]]:
    """The functions of a module with the number of their parameters, without ``self``."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            named = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            yield node.name, sum(each.arg not in ("self", "cls") for each in named)


@pytest.mark.slow
def test_only_public_readers_have_many_parameters() -> None:
    root = Path(kafkafmt.__file__).parent
    found = [
        f"{path.relative_to(root)}: {name}"
        for path in root.rglob("*.py")
        if "generated" not in path.parts
        for name, count in functions(path)
        if count > MOST and name not in public.PUBLIC
    ]
    assert found == []
