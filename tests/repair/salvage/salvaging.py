"""A salvage of the copies of one log, and what it gives."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import kafkafmt
from kafkafmt.repair.rescue import SalvageReport
from kafkafmt.repair.salvage.report import PartitionReport
from kafkafmt.repair.salvage.topics import NEW
from kafkafmt.segment.side_files.indexes import producer_entries
from kafkafmt.segment.side_files.side_file import read
from tests.repair.salvage.logs import segment
from tests.support.encoder import checkpoint_text


@dataclass(frozen=True)
class Copy:
    """A copy of a log, with what its broker noted of it.

    Attributes:
        segments: the entries of each segment by its base offset; of one at 0, the entries alone.
        epochs: the lines of ``leader-epoch-checkpoint``.
        start, end, cleaned: its line in the checkpoint of log starts, high watermarks, the cleaner.
        files: other files of the directory.
    """

    segments: Mapping[int, Sequence[bytes]] | Sequence[bytes]
    epochs: Sequence[tuple[int, int]] | None = None
    start: int | None = None
    end: int | None = None
    cleaned: int | None = None
    topic: str = "t"
    files: Mapping[str, bytes] = field(default_factory=dict)

    def write(self, data: Path) -> Path:
        log, segments = data / f"{self.topic}-0", self.segments
        log.mkdir(parents=True, exist_ok=True)
        for base, entries in (segments if isinstance(segments, Mapping) else {0: segments}).items():
            segment(log, base, entries)
        if self.epochs is not None:
            (log / "leader-epoch-checkpoint").write_text(checkpoint_text(*self.epochs))
        for name, content in self.files.items():
            (log / name).write_bytes(content)
        noted = {"log-start": self.start, "replication": self.end, "cleaner": self.cleaned}
        for kind, offset in noted.items():
            if offset is not None:
                text = checkpoint_text((self.topic, 0, offset))
                (data / f"{kind}-offset-checkpoint").write_text(text)
        return data


def salvaged_copies(folder: Path, *copies: Copy, **options: Any) -> PartitionReport:
    """Write copies to ``a``, ``b`` and so on, and salvage them to ``out``."""
    sources = [each.write(folder / name) for name, each in zip("abc", copies, strict=False)]
    return salvaged_one(folder / "out", *sources, **options)


def check(report: PartitionReport, out: Path, said: Mapping[str, object]) -> None:
    """Compare attributes of a report, in short forms, and the content of files of its output."""
    log = out / report.name
    forms: dict[str, Callable[[], object]] = {
        "lost": lambda: [(each.first_offset, each.last_offset) for each in report.lost],
        "kinds": lambda: [each.kind for each in report.lost],
        "conflicts": lambda: [(each.first, each.last) for each in report.conflicts],
        "reasons": lambda: [each.reason for each in report.conflicts],
        "kept": lambda: [Path(each.kept).parent.name for each in report.conflicts],
        "left_out": lambda: [Path(each.left_out).parent.name for each in report.conflicts],
        "repairs": lambda: [(each.field, each.found, each.repaired) for each in report.repairs],
        "repaired": lambda: [each.offset for each in report.repairs],
        "paths": lambda: [Path(each.path or "").name for each in report.lost],
        "sources": lambda: [Path(each).parent.name for each in report.copies],
        "open": lambda: [
            (each.producer_id, each.first_offset) for each in report.open_transactions
        ],
        "offsets": lambda: offsets(log),
        "values": lambda: kafkafmt.read_records(log)["value"].to_pylist(),
        "epochs": lambda: kafkafmt.read_batches(log)["leaderEpoch"].to_pylist(),
        "bytes": lambda: b"".join(path.read_bytes() for path in sorted(log.glob("*.log"))),
        "segments": lambda: sorted(int(path.stem) for path in log.glob("*.log")),
        "findings": lambda: kafkafmt.verify(out)["severity"].to_pylist(),
        "alarms": lambda: [
            each for each in kafkafmt.verify(out)["severity"].to_pylist() if each != "note"
        ],
        "snapshots": lambda: {
            int(path.stem): list(producer_entries(read(path, None)))
            for path in log.glob("*.snapshot")
        },
    }
    for name, expected in said.items():
        if "-" in name:
            assert (out / name).read_text() == expected, name
        else:
            found = forms[name]() if name in forms else getattr(report, name)
            assert found == expected, name


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
