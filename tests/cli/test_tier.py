"""``tier``: its table, its findings, its exit code."""

from __future__ import annotations

from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.cli import words
from tests.cli.running import json_lines, run
from tests.log.tier.cases import Case


def keys_of(case: Case) -> list[str]:
    return [
        part for name, path in case.keys.items() for part in ("--private-key", f"{name}={path}")
    ]


@pytest.mark.parametrize(
    ("name", "exit_code", "verdict"),
    [
        ("plain-chunks", 0, "sound"),
        ("killed-upload", 0, "no damage: 2 warnings, 1 note"),
        ("missing-objects", 1, "damaged: 2 damaged places, 1 warning"),
        ("bad-manifests", 1, "damaged: 3 damaged places"),
    ],
)
def test_only_damage_is_an_exit_code_of_1(
    name: str, exit_code: int, verdict: str, tmp_path: Path
) -> None:
    case = Case(name, tmp_path)
    result = run("tier", *keys_of(case), case.bucket)
    assert (result.exit_code, result.stderr) == (exit_code, "")
    *_, totals, last = result.stdout.splitlines()
    assert last == verdict
    rows = kafkafmt.tier.read_tier(case.bucket, private_keys=case.keys).coverage.to_pylist()
    stored = sum(row["storedBytes"] for row in rows)
    logs = f"{len(rows)} log{'' if len(rows) == 1 else 's'}"
    assert totals.startswith(f"total: {logs}, {words.size(stored)} stored, ")


def test_a_finding_is_one_line(tmp_path: Path) -> None:
    case = Case("missing-objects", tmp_path)
    result = run("tier", *keys_of(case), case.bucket)
    cut = case.said["damage"][2]
    first, last = cut["lostOffsets"][0]
    (line,) = [line for line in result.stdout.splitlines() if ", 1156 bytes: " in line]
    assert line == (
        f"damage: {case.bucket}/{cut['object']}, 1156 bytes: object of another size: expected 4110 "
        f"bytes by the manifest, found 2954 (offsets {first} to {last})"
    )


def test_json_has_an_object_for_each_log_and_each_finding(tmp_path: Path) -> None:
    case = Case("killed-upload", tmp_path)
    result = run("tier", "--json", *keys_of(case), case.bucket, case.local)
    lines = json_lines(result.stdout)
    found = kafkafmt.tier.read_tier([case.bucket, case.local], private_keys=case.keys)
    assert [list(line) for line in lines] == [
        *[["coverage"]] * found.coverage.num_rows,
        *[["finding"]] * found.findings.num_rows,
    ]
    assert lines[0]["coverage"]["storedBytes"] == found.coverage["storedBytes"][0].as_py()
    kinds = [line["finding"]["kind"] for line in lines if "finding" in line]
    assert kinds == found.findings["kind"].to_pylist()
    assert result.stderr.startswith("total: 1 log, ")


def test_without_the_key_the_finding_says_which(tmp_path: Path) -> None:
    case = Case("aes-chunks", tmp_path)
    result = run("tier", case.bucket)
    assert result.exit_code == 0
    assert "needs the private key key1 (4 segments)" in result.stdout


def test_wrong_use(tmp_path: Path) -> None:
    assert run("tier", tmp_path / "nothing").exit_code == 2
    assert run("tier", "--topic", "other", tmp_path).exit_code == 2
    assert run("tier", "--private-key", "key1", tmp_path).exit_code == 2
    assert run("tier", "--storage-option", "key=x", tmp_path).exit_code == 2


def test_a_private_key_without_its_id_is_wrong_use(tmp_path: Path) -> None:
    result = run("tier", "--private-key", "key1.pem", tmp_path)
    assert result.exit_code == 2
    assert "'--private-key': must be ID=FILE" in result.stderr
    assert "key1.pem" not in result.stderr
