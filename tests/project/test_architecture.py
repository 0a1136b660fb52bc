"""docs/architecture.md shows the layers that the import contracts in pyproject.toml check."""

from __future__ import annotations

import ast
import re
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any

import pytest
import tomli

from tests.support import public

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "kafkafmt"


def contract(name: str) -> dict[str, Any]:
    project = tomli.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts: list[dict[str, Any]] = project["tool"]["importlinter"]["contracts"]
    (found,) = (each for each in contracts if each["id"] == name)
    return found


def layers(name: str) -> list[set[str]]:
    """The layers of a contract, without the marks for those that are not there yet."""
    return [set(re.findall(r"\w+", layer)) for layer in contract(name)["layers"]]


def test_the_page_shows_the_layers_of_the_contract() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    table = page.partition("<!-- layers -->")[2].partition("\n\n`segment.record`")[0]
    rows = re.findall(r"^\| (`.*?`) \|", table, re.MULTILINE)
    assert rows
    shown = [set(re.findall(r"`(\w+)`", row)) for row in rows]
    assert [{"__main__"}, *shown] == layers("layers")


def test_a_planned_layer_is_called_planned_on_the_page_until_it_is_there() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    planned = set(re.findall(r"^\| .*`(\w+)`[^`]*\(planned\) \|$", page, re.MULTILINE))
    there = {path.stem for path in PACKAGE.iterdir() if path.suffix in ("", ".py")}
    assert planned == set().union(*layers("layers")) - there


def test_pure_packages_are_those_of_the_page() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    found = re.search(r"^(`.*) do no I/O", page, re.MULTILINE)
    assert found is not None
    modules = contract("pure")["source_modules"]
    assert {f"kafkafmt.{name}" for name in re.findall(r"`([\w.]+)`", found[1])} == set(modules)


@pytest.mark.slow
def test_a_class_has_its_name_alone() -> None:
    homes: dict[str, list[str]] = {}
    typed = PACKAGE / "segment" / "types.py"  # classes of pyarrow, by its names
    for path in sorted(PACKAGE.rglob("*.py")):
        if "generated" not in path.parts and path != typed:
            for node in ast.walk(ast.parse(path.read_bytes())):
                if isinstance(node, ast.ClassDef):
                    homes.setdefault(node.name, []).append(str(path.relative_to(ROOT)))
    assert {name: paths for name, paths in homes.items() if len(paths) > 1} == {}


@pytest.mark.slow
def test_only_public_readers_have_many_parameters() -> None:
    """At most eight, without `self`."""
    many = {
        f"{path.relative_to(PACKAGE)}: {node.name}"
        for path in PACKAGE.rglob("*.py")
        if "generated" not in path.parts
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name not in public.PUBLIC
        for named in [[*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]]
        if sum(each.arg not in ("self", "cls") for each in named) > 8
    }
    assert many == set()


def test_the_modules_of_the_inspector_import_no_module_that_imports_them() -> None:
    source = ROOT / "inspector" / "src"
    imports = {
        path: {
            (path.parent / name).resolve().with_suffix(".ts")
            for name in re.findall(r"from '(\.[^']+)'", path.read_text("utf-8"))
        }
        for path in sorted(source.rglob("*.ts"))
    }
    assert any(imports.values())
    TopologicalSorter(imports).prepare()  # raises CycleError, which names them
