"""A salvage of one log, what it gives, and the epochs that go in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import kafkafmt
from kafkafmt.repair.rescue import SalvageReport
from kafkafmt.repair.salvage.report import PartitionReport
from kafkafmt.repair.salvage.topics import NEW
from tests.support.encoder import checkpoint_text


def salvage(sources: Sequence[Path | str], out: Path, **options: Any) -> SalvageReport:
    """A salvage, before which a dry run says the same."""
    dry = kafkafmt.salvage(sources, out, dry_run=True, **options)
    report = kafkafmt.salvage(sources, out, **options)
    assert _said(dry) == _said(report)
    return report


def _said(report: SalvageReport) -> dict[str, Any]:
    """What a report says without what only a written file tells, and new ids, which are random."""
    said = asdict(report)
    del said["dry_run"]
    for partition in said["partitions"]:
        if partition["topic_id_source"] == NEW:
            del partition["topic_id"]
    return said


def salvaged_one(out: Path, *sources: Path, **options: object) -> PartitionReport:
    report = salvage(list(sources), out, **options)
    (found,) = report.partitions
    return found


def offsets(log: Path) -> list[int]:
    found: list[int] = kafkafmt.read_records(log)["offset"].to_pylist()
    return found


def epochs(directory: Path, *entries: tuple[int, int]) -> None:
    """Write ``leader-epoch-checkpoint``."""
    (directory / "leader-epoch-checkpoint").write_text(checkpoint_text(*entries))
