"""Random logs with random damage: what is kept, what read_committed shows, and what Kafka says."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.repair.salvage.report import PartitionReport
from tests.repair.salvage import broker
from tests.repair.salvage.damages import damage
from tests.repair.salvage.histories import OPEN, History
from tests.support.encoder.control import COMMIT
from tests.support.samples import sampled, some

SEEDS = some(range(48), 3)
_DAMAGE = frozenset({"damage", "warning"})


@dataclass
class SalvagedHistory:
    """A history, its damaged data directory, and what ``salvage`` made of it."""

    history: History
    done: list[str]
    source: Path
    target: Path
    report: PartitionReport

    @property
    def kept(self) -> set[int]:
        """The offsets that are in the target."""
        return set(offsets(self.target / "t-0"))


def salvaged(seed: int, folder: Path) -> SalvagedHistory:
    history = History(seed)
    log = history.write(folder / "source", "t-0")
    done = damage(history, log)
    report = kafkafmt.salvage(folder / "source", folder / "target")
    return SalvagedHistory(
        history, done, folder / "source", folder / "target", report.partitions[0]
    )


def offsets(log: Path, **options: str) -> list[int]:
    found: list[int] = kafkafmt.read_records(log, **options)["offset"].to_pylist()  # type: ignore[arg-type]
    return found


@pytest.mark.parametrize("seed", sampled(SEEDS))
def test_sound_records_are_kept_at_their_offsets(seed: int, tmp_path: Path) -> None:
    found = salvaged(seed, tmp_path)
    history, report = found.history, found.report
    moved = {
        offset
        for entry in history.entries
        if entry.is_moved and not entry.is_hit
        for offset in range(entry.first, entry.last + 1)
    }
    sound = set(history.records(sound=True))
    assert sound - moved <= found.kept <= sound, found.done
    lost = {
        offset for each in report.lost for offset in range(each.first_offset, each.last_offset + 1)
    }
    assert moved & sound - found.kept <= lost
    if "no-checkpoints" not in found.done:
        assert report.end_offset == history.end
    values = dict(
        zip(
            *(
                kafkafmt.read_records(found.target / "t-0")[name].to_pylist()
                for name in ("offset", "value")
            ),
            strict=True,
        )
    )
    assert values == {offset: history.value_of(offset) for offset in found.kept}


@pytest.mark.parametrize("seed", sampled(SEEDS))
def test_read_committed_shows_no_record_that_was_aborted(seed: int, tmp_path: Path) -> None:
    found = salvaged(seed, tmp_path)
    history, report, kept = found.history, found.report, found.kept
    stable = min(
        (each.first for each in history.entries if each.outcome == OPEN and each.first in kept),
        default=history.end,
    )
    right = {
        offset
        for entry in history.entries
        if entry.outcome == COMMIT and entry.last < stable
        for offset in range(entry.first, entry.last + 1)
    } & kept
    shown = set(offsets(found.target / "t-0", isolation="read_committed"))
    assert shown <= right or report.undecided, found.done
    is_certain = all(each.is_decided for each in report.markers) and not any(
        "lost range" in each.reason for each in report.open_transactions
    )
    if is_certain and not report.undecided:
        assert shown == right, found.done


@pytest.mark.parametrize("seed", SEEDS[:12])
def test_what_is_salvaged_needs_no_salvage(seed: int, tmp_path: Path) -> None:
    found = salvaged(seed, tmp_path)
    wrong = [
        row
        for row in kafkafmt.verify(found.target).to_pylist()
        if row["severity"] in _DAMAGE
        # The times of a history follow its offsets, which go beyond the year 2200.
        and row["kind"] not in ("missing_offsets", "implausible_timestamp")
    ]
    assert wrong == []
    kafkafmt.salvage(found.target, tmp_path / "again")
    for path in sorted((found.target / "t-0").iterdir()):
        again = tmp_path / "again" / "t-0" / path.name
        assert again.read_bytes() == path.read_bytes(), path.name


# --- Kafka's own code ----------------------------------------------------------------------------


@pytest.mark.slow
@broker.needed
@pytest.mark.parametrize("seed", SEEDS)
def test_kafka_loads_it_as_it_would_after_its_own_recovery(
    seed: int, kafka: broker.Loader, tmp_path: Path
) -> None:
    found = salvaged(seed, tmp_path)
    log = found.target / "t-0"
    for copy in ("clean", "unclean"):
        shutil.copytree(log, tmp_path / copy / "t-0")
    clean = kafka.load(tmp_path / "clean" / "t-0", is_clean=True, point=found.report.end_offset)
    assert clean == kafka.load(tmp_path / "unclean" / "t-0", is_clean=False)
    assert clean[0] == f"end {found.report.end_offset}"
    assert sum(line.startswith("batch ") for line in clean) == found.report.batches
    indexes = [*log.glob("*.index"), *log.glob("*.timeindex")]
    for option in ("--index-sanity-check", "--verify-index-only"):
        assert kafka.complaints(option, indexes) == []


@pytest.mark.slow
@broker.needed
@pytest.mark.parametrize("seed", SEEDS)
def test_the_report_says_what_kafka_keeps(seed: int, kafka: broker.Loader, tmp_path: Path) -> None:
    found = salvaged(seed, tmp_path)
    has_point = (found.source / "recovery-point-offset-checkpoint").exists()
    point = found.history.recovery_point if has_point else 0
    left = kafka.load(found.source / "t-0", is_clean=False, point=point)
    if left[0].startswith("failed "):
        pytest.skip(f"a broker does not start on it: {left[0]}")
    batches = {tuple(map(int, line.split()[1:])) for line in left if line.startswith("batch ")}
    records = sum(
        entry.last - entry.first + 1
        for entry in found.history.entries
        if (entry.first, entry.last) in batches and not entry.is_hit and not entry.is_marker
    )
    assert records == found.report.kafka_records, found.done
