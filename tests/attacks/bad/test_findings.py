"""Every failure in the table of README.md has its test."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
FINDINGS = re.findall(
    r"`(tests/[\w/]+\.py)::(\w+)`",
    Path(__file__).with_name("README.md").read_text(encoding="utf-8"),
)


@pytest.mark.parametrize(("file", "name"), FINDINGS)
def test_the_test_of_a_finding_exists(file: str, name: str) -> None:
    assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8")


def test_the_table_is_there() -> None:
    assert len(FINDINGS) > 30
