"""The levels of features of a rebuilt cluster: from the disk that knows them best."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt import RescueError, RescueReport
from tests.rescue.cases import Case
from tests.support.metadata import metadata_batch

FORMATTED, BROKERS_ONLY = "r3-formatted-anew", "r3-two-brokers"
METADATA = "__cluster_metadata-0"


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "out"


def levels(out: Path) -> dict[str, int]:
    return dict(kafkafmt.cluster_image(next(out.glob(f"controllers/*/{METADATA}"))).features)


def said(report: RescueReport, *words: str) -> bool:
    lines = [*report.doubtful, *report.unknown]
    return any(all(word in line for word in words) for line in lines)


def without_bootstrap(case: Case, *, and_metadata: bool = False) -> None:
    for path in case.nodes.glob("*/bootstrap.checkpoint"):
        path.unlink()
    for path in case.nodes.glob(f"[0-9]/{METADATA}") if and_metadata else ():
        shutil.rmtree(path)


def test_an_old_copy_of_the_metadata_log_says_them(tmp_path: Path, out: Path) -> None:
    case = Case(FORMATTED, tmp_path)
    case.rescue(out)
    formatted = levels(out)
    shutil.rmtree(out)
    without_bootstrap(case)
    report = case.rescue(out)
    assert levels(out) == formatted
    assert said(report, "copy of the metadata log", "rescue quorum")


def test_a_directory_that_was_formatted_again_says_them_with_a_doubt(
    tmp_path: Path, out: Path
) -> None:
    case = Case(FORMATTED, tmp_path)
    bootstrap = (case.nodes / "101" / "bootstrap.checkpoint").read_bytes()
    meta = case.nodes / "101" / "meta.properties"
    meta.write_text(re.sub("cluster.id=.*", "cluster.id=AAAAAAAAQAAAAAAAAAAAAA", meta.read_text()))
    without_bootstrap(case, and_metadata=True)
    with pytest.raises(RescueError, match=r"no disk says the metadata\.version"):
        case.rescue(out)
    (case.nodes / "101" / "bootstrap.checkpoint").write_bytes(bootstrap)
    assert said(case.rescue(out), "metadata.version", "formatted again")
    assert "group.version" in levels(out)
    shutil.rmtree(out)
    report = case.rescue(out, metadata_version="3.9")
    assert levels(out) == {"metadata.version": 21}
    assert said(report, "features other than metadata.version")


def test_the_first_snapshot_of_the_metadata_log_says_them(tmp_path: Path, out: Path) -> None:
    """Kafka 4.4 writes no bootstrap.checkpoint."""
    case = Case(BROKERS_ONLY, tmp_path)
    without_bootstrap(case)
    log = case.nodes / "1" / METADATA
    log.mkdir()
    feature = {"name": "metadata.version", "featureLevel": 33}
    (log / f"{0:020}-{0:010}.checkpoint").write_bytes(
        metadata_batch([("FeatureLevelRecord", feature)], epoch=0)
    )
    case.rescue(out)
    assert levels(out) == {"metadata.version": 33}
