"""Manifests and objects that contradict each other: nothing is lost without a word."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from tests.log.tier.cases import Case
from tests.support.encoder import Rec, record_batch
from tests.support.tables import rows

OTHER_ID = "AAAAAAAAAAAAAAAAAAAAAQ"
SECOND = list(range(76, 156))  # the offsets of the second segment
Json = dict[str, Any]


@pytest.fixture
def case(tmp_path: Path) -> Case:
    """Five segments without encryption and compression, offsets 0 to 401."""
    return Case("plain-chunks", tmp_path)


def manifests(case: Case) -> list[Path]:
    return sorted(case.bucket.rglob("*.rsm-manifest"))


def change(path: Path, edit: Callable[[Json, Json], object]) -> None:
    """Change the topic, id and partition, or the offsets, in a manifest."""
    found = json.loads(path.read_text("utf-8"))
    about = found["remoteLogSegmentMetadata"]
    edit(about, about["remoteLogSegmentId"]["topicIdPartition"])
    path.write_text(json.dumps(found), "utf-8")


def places(case: Case) -> list[tuple[int, int]]:
    """Partition and offset of all records that can be read."""
    table = kafkafmt.read_records(case.bucket, on_damage="skip", private_keys=case.keys)
    return sorted((row["partition"], row["offset"]) for row in table.to_pylist())


def damage(case: Case) -> list[Json]:
    return rows(kafkafmt.read_damage(case.bucket))


def test_a_manifest_of_another_topic_id_is_another_log(case: Case) -> None:
    change(manifests(case)[1], lambda _, log: log.update(topicId=OTHER_ID))
    assert places(case) == [(0, offset) for offset in range(402)]
    assert damage(case) == []


def test_a_manifest_of_another_partition_is_another_log(case: Case) -> None:
    change(manifests(case)[1], lambda _, log: log["topicPartition"].update(partition=7))
    first = [(0, offset) for offset in range(402) if offset not in SECOND]
    assert places(case) == first + [(7, offset) for offset in SECOND]


@pytest.mark.parametrize("end", [2**62, 2**31 + 76, 75, -1])
def test_an_end_that_no_segment_can_have_is_damage(case: Case, end: int) -> None:
    change(manifests(case)[1], lambda about, _: about.update(endOffset=end))
    assert places(case) == [(0, offset) for offset in range(402) if offset not in SECOND]
    (found,) = damage(case)
    assert "remoteLogSegmentMetadata.endOffset: expected" in found["message"]
    row = kafkafmt.tier.read_tier(case.bucket).coverage.to_pylist()[0]
    assert (row["nextOffset"], row["missingOffsets"]) == (402, len(SECOND))


def test_a_copy_without_the_offsets_of_its_manifest_is_damage(case: Case) -> None:
    first = manifests(case)[0]
    stem = f"{100:020}-{OTHER_ID}"
    for path in list(case.bucket.rglob(f"{first.stem}.*")):
        shutil.copy(path, path.with_name(f"{stem}{path.suffix}"))

    def lie(about: Json, _: Json) -> None:
        about["remoteLogSegmentId"]["id"] = OTHER_ID
        about.update(startOffset=100, endOffset=140, segmentLeaderEpochs={"0": 100})

    change(first.with_name(f"{stem}.rsm-manifest"), lie)
    lost = set(range(402)) - {offset for _, offset in places(case)}
    assert lost
    assert lost <= set(range(100, 141))
    assert {each["segment"] for each in damage(case)} == {f"{stem}.log"}


def test_the_same_copies_under_two_prefixes_are_one_log(case: Case) -> None:
    (folder,) = case.bucket.iterdir()
    shutil.copytree(folder, case.bucket / "old" / folder.name)
    assert places(case) == [(0, offset) for offset in range(402)]


def test_a_checkpoint_without_the_epoch_of_its_manifest_is_not_the_history(case: Case) -> None:
    for path in manifests(case)[2:]:
        change(path, lambda about, _: about.update(segmentLeaderEpochs={"7": about["startOffset"]}))
    assert places(case) == [(0, offset) for offset in range(402)]
    assert kafkafmt.tier.read_tier(case.bucket).findings.to_pylist() == []


def test_entries_that_the_manifest_does_not_have_are_damage(case: Case) -> None:
    """The object is that of another segment, or the manifest ends before its object does."""
    first, second, *_, last = (path.with_suffix(".log") for path in manifests(case))
    own = first.read_bytes()
    first.write_bytes(second.read_bytes()[: len(own)])
    assert places(case) == [(0, offset) for offset in range(76, 402)]
    assert "expected 0 to 75 in this segment" in damage(case)[0]["message"]
    first.write_bytes(own)
    change(last.with_suffix(".rsm-manifest"), lambda about, _: about.update(endOffset=350))
    whole = places(case)
    assert whole == [(0, offset) for offset in range(len(whole))]
    assert 319 < len(whole) <= 351
    assert damage(case)
    table = kafkafmt.read_records(case.bucket, start_offset=340, on_damage="skip")
    assert table["offset"].to_pylist() == [offset for _, offset in whole if offset >= 340]


def test_what_follows_the_chunks_is_not_read(case: Case) -> None:
    with manifests(case)[-1].with_suffix(".log").open("ab") as file:
        file.write(record_batch([Rec(b"k", b"v")], base_offset=401))
    assert places(case) == [(0, offset) for offset in range(402)]
    assert damage(case) == []
    (found,) = kafkafmt.tier.read_tier(case.bucket).findings.to_pylist()
    assert (found["kind"], found["severity"]) == ("cut_object", "warning")


@pytest.mark.parametrize("at", range(0, 100, 12))
@pytest.mark.parametrize("name", ["unclean-leader", "leader-change"])
def test_damage_before_what_counts_of_a_copy_brings_nothing_else_of_it(
    name: str, at: int, tmp_path: Path
) -> None:
    """Of a copy that was left in the history only a part counts, and its start may be damaged."""
    case = Case(name, tmp_path)
    expected = {(row[1], row[2]) for row in case.expected() or ()}
    for path in sorted(case.bucket.rglob("*.log")):
        whole = path.read_bytes()
        changed = bytearray(whole[:-27])
        place = len(changed) * at // 100
        changed[place : place + 40] = bytes(40)
        path.write_bytes(changed)
        try:
            found = places(case)
        finally:
            path.write_bytes(whole)
        assert len(found) == len(set(found))
        assert expected.issuperset(found)


def test_a_segment_of_local_tiered_storage_without_its_log_is_damage(tmp_path: Path) -> None:
    """The oldest one is not: segments are deleted from the start on, and a deletion may not end."""
    case = Case("local-tiered-storage", tmp_path)
    everything = places(case)
    first, second, *_ = sorted(case.bucket.rglob("plainly-0-*/*.log"))
    first.unlink()
    assert damage(case) == []
    second.unlink()
    assert damage(case) == []
    case = Case("local-tiered-storage", tmp_path / "other")
    _, second, third, *_ = sorted(case.bucket.rglob("plainly-0-*/*.log"))
    second.unlink()
    (lost,) = damage(case)
    assert (lost["segment"], lost["kind"]) == (second.name, "malformed")
    gone = range(int(second.name[:20]), int(third.name[:20]))
    assert places(case) == [place for place in everything if place[0] or place[1] not in gone]
    findings = kafkafmt.tier.read_tier(case.bucket).findings.to_pylist()
    (found,) = [row for row in findings if row["severity"] == "damage"]
    assert (found["firstOffset"], found["lastOffset"]) == (gone[0], gone[-1])


def test_a_leader_epoch_that_the_manifest_does_not_have_is_damage(case: Case) -> None:
    """No checksum covers it, and the column leaderEpoch comes from it."""
    second = manifests(case)[1].with_suffix(".log")
    data = bytearray(second.read_bytes())
    data[12:16] = (7).to_bytes(4, "big")
    second.write_bytes(data)
    (found,) = kafkafmt.verify(case.bucket).to_pylist()
    assert (found["severity"], found["kind"]) == ("damage", "checkpoint_mismatch")
    assert (found["path"], found["firstOffset"]) == (str(second), 76)
    assert found["message"] == "leader epoch 7, expected 0 by the manifest"


def test_a_topic_that_the_folder_does_not_name_is_damage(case: Case) -> None:
    """Records of one log came under two names."""
    change(manifests(case)[1], lambda _, log: log["topicPartition"].update(topic="others"))
    assert places(case) == [(0, offset) for offset in range(402) if offset not in SECOND]
    (found,) = damage(case)
    assert "a manifest of the topic others, in a folder of orders" in found["message"]
