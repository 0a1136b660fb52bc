"""The command line with decoded keys and values, and the command `schemas`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import json_lines, run
from tests.support.encoder import Rec, record_batch
from tests.values.conftest import data, logs

__all__ = ["data", "logs"]


def test_schemas_as_a_table(data: Path) -> None:
    found = run("schemas", data)
    assert (found.exit_code, found.stderr) == (0, "")
    lines = found.stdout.splitlines()
    columns = ["subject", "version", "id", "type", "state", "context", "guid"]
    assert lines[0].split("\t")[:7] == columns
    assert len(lines) == 17
    row = ["gone-soft", "1", "8", "AVRO", "soft_deleted", "."]
    assert any(line.split("\t")[:6] == row for line in lines)


def test_schemas_as_json(data: Path) -> None:
    rows = json_lines(run("schemas", "--json", data / "_schemas-0").stdout)
    (row,) = [row for row in rows if row["id"] == 18]
    assert row == {
        "context": ".ctx", "subject": ":.ctx:c", "version": 1, "id": 18, "type": "AVRO",
        "state": "active", "guid": "e1dd9a1e-f98b-451b-5369-0370b393966b", "references": [],
        "schema": '"long"',
    }  # fmt: skip


def test_schemas_of_another_topic(data: Path) -> None:
    found = run("schemas", data / "orders-0")
    assert found.exit_code == 2
    assert "expected the topic _schemas, found orders" in found.stderr
    assert run("schemas", data / "none").exit_code == 2


def test_damage_of_schemas_is_listed(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "_schemas-0" / f"{0:020}.log"
    copy.parent.mkdir()
    log = bytearray((data / "_schemas-0" / copy.name).read_bytes())
    log[100] ^= 1
    copy.write_bytes(log)
    assert run("schemas", copy.parent).exit_code == 1
    found = run("schemas", "--on-damage", "collect", copy.parent)
    assert found.exit_code == 1
    assert found.stdout.count("\n") > 5
    assert "wrong checksum: " in found.stderr
    found = run("schemas", "--on-damage", "skip", copy.parent)
    assert found.exit_code == 1
    assert "damage: 1 range left out" in found.stderr
    assert "the limit is 60" in run("schemas", "--limit-entry", "batch-bytes=60", data).stderr


def test_records_with_values(data: Path) -> None:
    found = run(
        "records", "--value-format", "avro", "--schemas", data / "_schemas-0", "--on-value-error",
        "collect", "--columns", "offset,value", data / "orders-0",
    )  # fmt: skip
    assert found.exit_code == 1
    assert "values of orders are read as avro" in found.stderr
    assert "keys and values that do not decode: 5" in found.stderr
    rows = json_lines(found.stdout)
    assert list(rows[0]) == ["offset", "value", "value_error", "value_raw"]
    assert rows[0]["value"]["day"] == "2011-04-17"
    assert rows[0]["value"]["fdec"] == "0.000000"
    assert rows[0]["value"]["at_us"] == "1970-01-01T00:00:00.000000Z"
    assert rows[192]["value_error"]["kind"] == "no_frame"
    assert rows[192]["value_raw"] == "not framed"


def test_records_say_which_format_auto_chose(data: Path) -> None:
    found = run("records", "--value-format", "auto", "--schemas", data, data / "clicks-0")
    assert found.exit_code == 0
    assert found.stderr == "values of clicks are read as json\n"


def test_a_value_that_fails_ends_the_command(data: Path) -> None:
    found = run("records", "--value-format", "avro", "--schemas", data, data / "orders-0")
    assert found.exit_code == 1
    assert found.stderr == (
        "kafkafmt: orders-0, offset 191, value: no frame: an empty value, expected a frame "
        "(--on-value-error null or collect reads on)\n"
    )


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--value-format", "avro:version=0"], "must be a number from 1, or latest"),
        (["--value-format", "avro:subjekt=x"], "no 'subjekt' of a format; there are subject"),
        (["--value-format", "avro:version"], "must be NAME=VALUE"),
        (["--value-format", "avro:frame=x"], "no frame 'x'"),
        (["--key-format", "avro:"], "must be NAME=VALUE"),
        (["--value-format", "avro:subject=x", "--schemas", "SCHEMAS"], "no subject 'x'"),
        (["--value-format", "avro:version=1,subject=x,y", "--schemas", "SCHEMAS"], "'x,y'"),
        (["--value-format", "avro", "--subject", "x"], "'--value-format avro:subject=NAME'"),
    ],
)
def test_wrong_use(data: Path, arguments: list[str], reason: str) -> None:
    given = [str(data / "_schemas-0") if each == "SCHEMAS" else each for each in arguments]
    found = run("records", *given, data / "orders-0")
    assert found.exit_code == 2
    assert reason in found.stderr
    assert found.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (("--schemas", "x"), "--schemas has no effect: it is for --key-format or --value-format"),
        (("--on-value-error", "null"), "--on-value-error has no effect"),
        (("--value-format", "avro"), "format avro needs schemas"),
        (("--value-format", "avor"), "no format 'avor'"),
    ],
)
@pytest.mark.parametrize("command", ["records", "export"])
def test_wrong_use_of_a_table(
    data: Path, tmp_path: Path, command: str, options: tuple[str, ...], reason: str
) -> None:
    out = [tmp_path / "out"] if command == "export" else []
    found = run(command, *options, data / "orders-0", *out)
    assert (found.exit_code, found.stdout) == (2, "")
    assert reason in found.stderr


@pytest.mark.parametrize("format", ["json", "auto"])
def test_a_document_is_printed_as_json(tmp_path: Path, format: str) -> None:
    documents = [b'{"a":\r\n [1, "x\\ny"]}', b"7", b'"text"', None, b"null", b'{"%s": 1.50}']
    path = tmp_path / "t-0" / f"{0:020}.log"
    path.parent.mkdir()
    path.write_bytes(record_batch([Rec(b"k", each) for each in documents]))
    asked = ("--value-format", format, "--columns", "value", path.parent)
    found = run("records", *asked)
    assert found.exit_code == 0
    assert [row["value"] for row in json_lines(found.stdout)] == [
        None if each is None else json.loads(each) for each in documents
    ]
    assert '{"value":{"%s": 1.50}}' in found.stdout.splitlines()
    assert '"{""%s"": 1.50}"' in run("records", "-f", "csv", *asked).stdout


def test_schemas_beside_the_source_are_named(data: Path, tmp_path: Path) -> None:
    registry = data / "_schemas-0"
    for source in (data / "orders-0", data / "orders-0" / f"{0:020}.log"):
        for command in (("records",), ("export", "--local")):
            out = [tmp_path / "out"] if command[0] == "export" else []
            found = run(*command, "--value-format", "avro", source, *out)
            assert found.exit_code == 2
            assert f"format avro needs schemas: --schemas {registry} has " in found.stderr
    found = run("records", "--value-format", "auto", "-n", "1", data / "orders-0")
    assert found.stderr == (
        f"values of orders are read as bytes\n--schemas {registry} has the schemas of a registry\n"
    )
    given = ("--schemas", registry)
    found = run("records", "--value-format", "auto", "-n", "1", *given, data / "orders-0")
    assert "--schemas" not in found.stderr


def test_schemas_of_a_directory_above_data_directories(data: Path, tmp_path: Path) -> None:
    (tmp_path / "broker").symlink_to(data)
    expected = run("schemas", data).stdout
    assert run("schemas", tmp_path).stdout == expected


@pytest.mark.parametrize("given", [False, True])
def test_an_export_names_schemas_beside_the_logs(tmp_path: Path, data: Path, given: bool) -> None:
    schemas = ["--schemas", f"{data}/_schemas-0"] if given else []
    options = ["--local", "--dry-run", "--topic", "plain", "--value-format", "auto", *schemas]
    result = run("export", *options, data, tmp_path / "out")
    assert result.exit_code == 0, result.output
    assert ("_schemas-0 has the schemas of a registry" in result.stderr) is not given


def test_an_export_names_topics_whose_values_stay_bytes(tmp_path: Path, data: Path) -> None:
    options = ["--local", "--topic", "plain,connect", "--value-format", "auto", "--processes", "1"]
    result = run("export", *options, data, tmp_path / "out")
    assert "values of plain are read as bytes" in result.stderr
    assert "values of connect are read as" not in result.stderr
