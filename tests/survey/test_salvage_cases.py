"""The 40 damaged partitions of a real broker: each damage gives the finding that it must."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import kafkafmt
from tests.repair.salvage import cases
from tests.support.tables import rows

# By case: severity, kind, first and last offset of the finding that says what was done.
EXPECTED: dict[str, tuple[str, str, int | None, int | None]] = {
    "bad-epochs": ("warning", "checkpoint_mismatch", 0, 46),
    "bad-index": ("damage", "index_mismatch", None, None),
    "bad-snapshot": ("warning", "snapshot_damaged", None, None),
    "bad-timeindex": ("damage", "time_index_mismatch", None, None),
    "bad-txnindex": ("damage", "transaction_index_mismatch", None, None),
    "cut-active": ("damage", "checkpoint_mismatch", 450, 464),
    "cut-old": ("damage", "cut_segment", 155, 183),
    "flip-active": ("damage", "bad_checksum", 246, 252),
    "flip-epoch": ("damage", "checkpoint_mismatch", 162, 166),
    "flip-length": ("damage", "bad_checksum", 250, 259),
    "flip-offset": ("damage", "malformed", 156, 158),
    "flip-old": ("damage", "bad_checksum", 161, 163),
    "flip-old-compact": ("damage", "bad_checksum", 170, 176),
    "flip-old-tx": ("damage", "bad_checksum", 102, 105),
    "flip-old-zstd": ("damage", "bad_checksum", 257, 264),
    "hole": ("damage", "missing_offsets", 135, 179),
    "hole-log-only": ("damage", "missing_offsets", 221, 282),
    "hole-tx": ("damage", "missing_offsets", 86, 126),
    "lost-abort": ("damage", "transaction_index_mismatch", 47, 59),
    "lost-commit": ("damage", "transaction_index_mismatch", 36, 43),
    "lost-data": ("damage", "bad_checksum", 49, 51),
    "no-epochs": ("warning", "checkpoint_mismatch", None, None),
    "no-first": ("damage", "missing_offsets", 0, 44),
    "no-index": ("warning", "index_missing", None, None),
    "no-last": ("damage", "checkpoint_mismatch", 222, 252),
    "no-metadata": ("damage", "checkpoint_mismatch", None, None),
    "no-snapshot": ("warning", "snapshot_damaged", None, None),
    "no-timeindex": ("warning", "index_missing", None, None),
    "no-txnindex": ("damage", "transaction_index_mismatch", 6, 24),
    "other-metadata": ("damage", "checkpoint_mismatch", None, None),
    "short-index": ("damage", "index_mismatch", None, None),
    "splice-active": ("damage", "missing_offsets", 450, 462),
    "splice-old": ("damage", "missing_offsets", 167, 169),
    "splice-tail": ("damage", "missing_offsets", 184, 185),
    "text-epochs": ("damage", "checkpoint_mismatch", None, None),
    "zero-active": ("damage", "bad_checksum", 451, 476),
    "zero-old": ("damage", "bad_checksum", 154, 165),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All cases, and the metadata log of their cluster."""
    folder = tmp_path_factory.mktemp("cases")
    cases.extract(folder)
    return folder


@pytest.fixture(scope="module")
def found(folder: Path) -> dict[str, set[tuple[str, str, int | None, int | None]]]:
    """What is found in each topic, notes left out."""
    found: dict[str, set[tuple[str, str, int | None, int | None]]] = {}
    sources = [os.path.join(folder, name) for name in (cases.CLUSTER, *cases.NAMES)]
    for row in rows(kafkafmt.verify(sources, threads=2)):
        if row["severity"] != "note":
            key = row["severity"], row["kind"], row["firstOffset"], row["lastOffset"]
            found.setdefault(row["topic"], set()).add(key)
    return found


@pytest.mark.parametrize("name", cases.NAMES)
def test_the_damage_of_a_case_is_found(
    name: str, found: dict[str, set[tuple[str, str, int | None, int | None]]]
) -> None:
    if name.startswith("sound-"):
        assert name not in found
    else:
        assert EXPECTED[name] in found[name]


def test_the_metadata_log_only_has_lost_its_indexes(
    found: dict[str, set[tuple[str, str, int | None, int | None]]],
) -> None:
    assert found["__cluster_metadata"] == {("warning", "index_missing", None, None)}
