"""The findings of ``kafkafmt.verify`` about a sound log, and changes to its files."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from tests.support.tables import rows
from tests.survey.brokers import plain, segment, write


def findings(source: Path, *severities: str, **options: Any) -> list[dict[str, Any]]:
    """The findings, notes left out unless they are wanted."""
    found = rows(kafkafmt.verify(source, **options))
    return [row for row in found if row["severity"] in (severities or ("damage", "warning"))]


def kinds(source: Path, *severities: str) -> list[tuple[str, str, str]]:
    """Severity, kind and file of each finding."""
    return [
        (row["severity"], row["kind"], os.path.basename(row["path"]))
        for row in findings(source, *severities)
    ]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A sound log of four segments with 15 records each, in batches of three."""
    write(plain(), tmp_path)
    return tmp_path


def cut(data: Path, name: str, by: int) -> None:
    path = data / "orders-0" / name
    path.write_bytes(path.read_bytes()[:-by])


def offsets_of(source: Path, *severities: str) -> list[tuple[str, str, int, int]]:
    return [
        (row["severity"], row["kind"], row["firstOffset"], row["lastOffset"])
        for row in findings(source, *severities)
    ]


def remove_segment(data: Path, base: int, *suffixes: str) -> None:
    for suffix in suffixes or ("log", "index", "timeindex"):
        (data / "orders-0" / segment(base, suffix)).unlink()
