"""What commands print with ``--json`` is what the documented JSON Schema says."""

from __future__ import annotations

import json
import re
from pathlib import Path

import jsonschema
import pytest

from kafkafmt.repair.rescue.report import Chosen, OtherCopy, RescueReport
from scripts import json_schemas
from tests.cli.running import json_lines, run
from tests.cli.test_values import data, logs
from tests.log.tier.cases import Case
from tests.support.truth import GOLDEN
from tests.survey.brokers import plain, segment, write

__all__ = ["data", "logs"]

BADCRC = GOLDEN / "k431-plain-small-badcrc"
DEFINITIONS = json.loads(json_schemas.document())["$defs"]


def test_the_page_has_every_field_of_every_command() -> None:
    sections = dict(re.findall(r"^## (.+)\n\n((?:\|.*\n)+)", json_schemas.tables(), re.M))
    assert sections.keys() == DEFINITIONS.keys()
    for name, table in sections.items():
        fields = re.findall(r"^\| `(\w+)` \|", table, re.M)
        assert fields == list(DEFINITIONS[name]["properties"])


def test_the_page_names_the_fields_that_are_optional() -> None:
    page = json_schemas.tables()
    assert set(re.findall(r"`(\w+)` \| .*, optional", page)) == {
        *("keyEncoding", "valueEncoding", "coverage", "finding")
    }


@pytest.mark.slow
@pytest.mark.parametrize("times", ["iso", "ms"])
@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("records", ["records", "--include-control", GOLDEN / "k431-tx"]),
        ("records", ["records", GOLDEN / "k01001-compact-gzip"]),
        ("batches", ["batches", BADCRC]),
        ("ls", ["ls", GOLDEN / "k431-tx"]),
        ("verify", ["verify", BADCRC]),
        ("transactions", ["transactions", GOLDEN / "k431-tx"]),
        ("transactions --open", ["transactions", "--open", GOLDEN / "k431-tx"]),
        (
            "transactions --across-partitions",
            ["transactions", "--across-partitions", GOLDEN / "k431-tx"],
        ),
        ("producers", ["producers", GOLDEN / "k431-tx"]),
        ("ls --segments", ["ls", "--segments", GOLDEN / "k431-tx"]),
        ("stats", ["stats", GOLDEN / "k431-tx"]),
        ("stats --by producer", ["stats", "--by", "producer", GOLDEN / "k431-tx"]),
        ("diff", ["diff", GOLDEN / "k431-java-none", BADCRC]),
    ],
)
def test_lines_are_as_documented(name: str, arguments: list[str | Path], times: str) -> None:
    command, *others = arguments
    path = Path(others[-1])
    if not path.exists():
        pytest.skip(f"{path.name} is not in the corpus")
    rows = json_lines(run(command, "--json", "--times", times, *others).stdout)
    assert rows or name in ("transactions --open", "diff")
    for row in rows:
        jsonschema.validate(row, DEFINITIONS[name])


def test_reports_are_as_documented(tmp_path: Path) -> None:
    data = tmp_path / "data"
    write(plain(), data)
    (data / "orders-0" / segment(15)).unlink()
    printed = run("salvage", "--json", data, tmp_path / "out").stdout
    report = json.loads(printed)
    assert report["partitions"][0]["lost"]
    jsonschema.validate(report, DEFINITIONS["salvage"])
    rescued = RescueReport("topic", [], "out", False, chosen=Chosen("a", 1, 2, 3, "b"))
    rescued.copies.append(OtherCopy("a", 1, 2, 3, None, ["c"]))
    rescued.ignore("a", "b")
    jsonschema.validate(json.loads(rescued.to_json()), DEFINITIONS["rescue"])


def test_an_audit_is_as_documented(tmp_path: Path) -> None:
    lost = Case("missing-objects", tmp_path).bucket
    rows = json_lines(run("tier", "--json", lost).stdout)
    assert {name for row in rows for name in row} == {"coverage", "finding"}
    for row in rows:
        jsonschema.validate(row, DEFINITIONS["tier"])


def test_schemas_are_as_documented(data: Path) -> None:
    for row in json_lines(run("schemas", "--json", data).stdout):
        jsonschema.validate(row, DEFINITIONS["schemas"])


def test_fields_are_as_documented() -> None:
    segment = GOLDEN / "k431-tx" / "00000000000000000000.log"
    rows = json_lines(run("show", "--json", "--position", "0", segment).stdout)
    assert rows
    for row in rows:
        jsonschema.validate(row, DEFINITIONS["show"])
