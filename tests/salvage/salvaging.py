"""A salvage of one log, what it gives, and the epochs that go in."""

from __future__ import annotations

from pathlib import Path

import kafkafmt
from kafkafmt.salvaging.report import PartitionReport


def salvaged_one(out: Path, *sources: Path, **options: object) -> PartitionReport:
    report = kafkafmt.salvage(list(sources), out, **options)  # type: ignore[arg-type]
    (found,) = report.partitions
    return found


def offsets(log: Path) -> list[int]:
    found: list[int] = kafkafmt.read_records(log)["offset"].to_pylist()
    return found


def epochs(directory: Path, *entries: tuple[int, int]) -> None:
    """Write ``leader-epoch-checkpoint``."""
    lines = [f"{epoch} {start}" for epoch, start in entries]
    text = "\n".join(["0", str(len(lines)), *lines]) + "\n"
    (directory / "leader-epoch-checkpoint").write_text(text)
