"""Every damaged partition, salvaged: its records, its markers, its end, and the files beside it."""

from __future__ import annotations

import filecmp
import json
import os
from itertools import pairwise
from pathlib import Path

import pyarrow as pa
import pytest

import kafkafmt
from kafkafmt.segment.side_files import ProducerStateEntry
from kafkafmt.segment.side_files.indexes import producer_entries
from kafkafmt.segment.side_files.side_file import read
from tests.cli.running import run
from tests.repair.salvage.cases import CLUSTER, NAMES, Salvaged

SOUND = ("sound-plain", "sound-tx", "no-epochs", "no-metadata")
NO_RECOVERY = {"text-epochs": "the broker stops"}


@pytest.mark.parametrize("name", NAMES)
def test_it_has_exactly_the_sound_records(salvaged: Salvaged, name: str) -> None:
    table = kafkafmt.read_records(salvaged.log(name))
    times = table["timestamp"].cast(pa.int64()).to_pylist()
    columns = [table[column].to_pylist() for column in ("offset", "key", "value")]
    assert list(zip(*columns, times, strict=True)) == salvaged.expected(name)
    report, case = salvaged.partition(name), salvaged.case(name)
    assert report.records == case["records_sound"] == table.num_rows
    assert report.end_offset == case["log_end_offset_known"]
    assert report.topic_id == case["topic_id"]
    assert (salvaged.log(name) / "partition.metadata").read_text() == (
        f"version: 0\ntopic_id: {case['topic_id']}"
    )


@pytest.mark.parametrize("name", NAMES)
def test_read_committed_sees_what_was_committed(salvaged: Salvaged, name: str) -> None:
    report, case = salvaged.partition(name), salvaged.case(name)
    found = kafkafmt.read_records(salvaged.log(name), isolation="read_committed")
    assert found["offset"].to_pylist() == case["committed_offsets_sound"]
    written = [[each.offset, each.kind, each.producer_id] for each in report.markers]
    assert written == case["markers_restorable"]
    opened = [[each.first_offset, each.producer_id] for each in report.open_transactions]
    assert opened == case["open_transactions_at_end"]
    assert report.undecided == []


@pytest.mark.parametrize("name", NAMES)
def test_the_report_says_what_is_lost_and_repaired(salvaged: Salvaged, name: str) -> None:
    report, case = salvaged.partition(name), salvaged.case(name)
    repaired = [[each.field, each.offset] for each in report.repairs]
    assert repaired == case["fields_restorable"]
    lost = [(each.first_offset, each.last_offset) for each in report.lost]
    for first, last in case["lost_record_offsets"]:
        assert any(low <= first and last <= high for low, high in lost)
    assert bool(lost) == bool(case["lost_records"])
    left = salvaged.kafka_left(name)["after_kill"].get("read_uncommitted")
    if name in NO_RECOVERY:
        assert left is None
    else:
        assert left is not None
        assert report.kafka_records == left["count"]


@pytest.mark.parametrize("name", NAMES)
def test_the_segments_are_sound(salvaged: Salvaged, name: str) -> None:
    assert kafkafmt.read_damage(salvaged.log(name)).num_rows == 0
    bases = sorted(int(path.stem) for path in salvaged.log(name).glob("*.log"))
    batches = kafkafmt.read_batches(salvaged.log(name))
    for segment, last in zip(
        batches["segment"].to_pylist(), batches["lastOffset"].to_pylist(), strict=True
    ):
        following = [base for base in bases if base > int(segment[:20])]
        assert last < min(following, default=2**63)


@pytest.mark.parametrize("name", NAMES)
def test_kafka_finds_nothing_wrong_with_the_indexes(salvaged: Salvaged, name: str) -> None:
    paths = [path for suffix in ("index", "timeindex") for path in files(salvaged, name, suffix)]
    given = ",".join(map(str, paths))
    found = run("dump", "--index-sanity-check", "--files", given)
    assert found.exit_code == 0, found.stderr
    for path in paths:
        is_empty = path.suffix == ".index" and not path.stat().st_size
        verdict = "is empty." if is_empty else "passed sanity check."
        assert f"{path} {verdict}" in found.stdout
    found = run("dump", "--verify-index-only", "--files", given)
    # Kafka's tool finds no time in batches that compaction has emptied, whoever wrote the index.
    wrong = [line for line in found.stderr.splitlines() if "Index timestamp" in line]
    assert all(line.endswith("log timestamp: -1") for line in wrong), found.stderr
    assert not wrong or name.endswith("compact")
    assert found.exit_code == bool(wrong), found.stderr
    assert "Mismatches" not in found.stdout


@pytest.mark.parametrize("name", SOUND)
def test_the_files_of_sound_segments_are_those_of_the_broker(salvaged: Salvaged, name: str) -> None:
    before, compared = salvaged.source / name / f"{name}-0", 0
    starts = sorted(int(path.stem) for path in before.glob("*.snapshot"))
    bases = sorted(int(path.stem) for path in before.glob("*.log"))
    for base, end in pairwise(bases):  # the active one is preallocated
        if any(base < start < end for start in starts):
            continue  # the broker was started again within it, and began to count anew
        for suffix in ("log", "index", "timeindex", "txnindex"):
            file = f"{base:020d}.{suffix}"
            if (before / file).exists():
                assert (salvaged.log(name) / file).read_bytes() == (before / file).read_bytes()
                compared += 1
    assert compared >= 9
    epochs = "leader-epoch-checkpoint"
    if (before / epochs).exists():
        assert (salvaged.log(name) / epochs).read_text() == (before / epochs).read_text()


@pytest.mark.parametrize("name", ["sound-tx", "no-txnindex", "bad-epochs"])
def test_the_snapshots_have_the_producers_of_the_broker(salvaged: Salvaged, name: str) -> None:
    before, compared = salvaged.source / name / f"{name}-0", 0
    for path in files(salvaged, name, "snapshot"):
        if (before / path.name).exists():
            assert producers(path) == producers(before / path.name)
            compared += 1
    assert compared >= 3


def test_the_checkpoints_have_all_partitions(salvaged: Salvaged) -> None:
    for file in ("recovery-point-offset-checkpoint", "replication-offset-checkpoint"):
        found = {
            each.topic: each.offset
            for each in kafkafmt.side_files.read_offset_checkpoint(salvaged.target / file)
        }
        assert found == {name: salvaged.case(name)["log_end_offset_known"] for name in NAMES}
    assert (
        kafkafmt.side_files.read_offset_checkpoint(salvaged.target / "log-start-offset-checkpoint")
        == []
    )
    mark = json.loads((salvaged.target / ".kafka_cleanshutdown").read_text())
    assert mark == {"version": 0, "brokerEpoch": -1}
    meta = "meta.properties"
    assert (salvaged.target / meta).read_bytes() == (salvaged.source / NAMES[0] / meta).read_bytes()


def test_the_metadata_log_is_kept_with_its_snapshots(salvaged: Salvaged) -> None:
    before = salvaged.source / CLUSTER / "__cluster_metadata-0"
    after = salvaged.target / "__cluster_metadata-0"
    for pattern in ("*.log", "*.checkpoint", "quorum-state", "partition.metadata"):
        for path in before.glob(pattern):
            assert (after / path.name).read_bytes() == path.read_bytes()


def test_the_report_is_beside_the_partitions(salvaged: Salvaged) -> None:
    written = json.loads((salvaged.target / "salvage.json").read_text())
    assert [each["topic"] for each in written["partitions"]] == ["__cluster_metadata", *NAMES]
    assert written == json.loads(salvaged.report.to_json())
    page = (salvaged.target / "salvage.html").read_text()
    losing = [each for each in written["partitions"] if each["lost"]]
    offsets = sum(
        lost["lastOffset"] - lost["firstOffset"] + 1 for each in losing for lost in each["lost"]
    )
    assert f"{offsets} offsets of {len(losing)} partitions lost" in page
    assert page.index("Lost offsets") < page.index("<h2>Partitions: ")
    assert "hole-tx-0" in page
    assert "<script" not in page


def files(salvaged: Salvaged, name: str, suffix: str) -> list[Path]:
    return sorted(salvaged.log(name).glob(f"*.{suffix}"))


def producers(path: Path) -> set[ProducerStateEntry]:
    return set(producer_entries(read(path, None)))


def test_threads_salvage_the_same(salvaged: Salvaged, tmp_path: Path) -> None:
    sources = [salvaged.source / name for name in (CLUSTER, *NAMES)]
    target = tmp_path / "data"
    report = kafkafmt.salvage(sources, target, threads=3)
    assert report.partitions == salvaged.report.partitions
    assert report.ignored == salvaged.report.ignored
    for directory, _, names in os.walk(target):
        beside = salvaged.target / Path(directory).relative_to(target)
        kept = sorted(name for name in names if not name.startswith("salvage."))
        same, different, missing = filecmp.cmpfiles(directory, beside, kept, shallow=False)
        assert (same, different, missing) == (kept, [], [])
