"""The audit of tiered storage: on buckets of the real plugin, and on what was changed in them."""

from __future__ import annotations

import base64
import json
import os
import shutil
import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

import fsspec
import pytest
from fsspec.spec import AbstractFileSystem

import kafkafmt
from kafkafmt._base.ranges import between, minus, union
from kafkafmt.storage import directories
from kafkafmt.storage.errors import StorageError
from kafkafmt.survey.tier import stored
from tests.log.tier.cases import NAMES, Case
from tests.support.encoder import Rec, checkpoint_text, flip, record_batch
from tests.support.files import put, remove
from tests.support.refusing import refuse
from tests.support.samples import sampled
from tests.support.store import Store
from tests.support.tables import rows as rows_in
from tests.support.work import in_memory
from tests.survey.tiers import tier_of_two_histories

Rows = list[dict[str, Any]]
OTHER_ID = "AAAAAAAAAAAAAAAAAAAAAQ"


@pytest.fixture
def unpacked(tmp_path: Path) -> Callable[[str], Case]:
    return lambda name: Case(name, tmp_path)


def audited(case: Case, *more: Path, **options: Any) -> tuple[Rows, Rows]:
    """The rows of the coverage, and those of the findings."""
    options.setdefault("private_keys", case.keys)
    found = kafkafmt.tier.read_tier([case.bucket, *more], **options)
    return found.coverage.to_pylist(), found.findings.to_pylist()


def of_kind(findings: Rows, kind: str) -> Rows:
    return [each for each in findings if each["kind"] == kind]


def offsets(findings: Rows) -> list[tuple[int, int]]:
    return sorted((each["firstOffset"], each["lastOffset"]) for each in findings)


def objects(case: Case, suffix: str) -> list[Path]:
    return sorted(case.bucket.rglob(f"*{suffix}"))


def total(case: Case, stem: str) -> int:
    return sum(path.stat().st_size for path in case.bucket.rglob(f"{stem}.*"))


def changed_manifest(path: Path, change: Callable[[dict[str, Any]], object]) -> None:
    """Change the identity of a segment in its manifest."""
    manifest = json.loads(path.read_text("utf-8"))
    change(manifest["remoteLogSegmentMetadata"]["remoteLogSegmentId"])
    path.write_text(json.dumps(manifest), "utf-8")


def said_of(manifest: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(manifest.read_text("utf-8"))["remoteLogSegmentMetadata"]
    return found


# --- The cases ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sampled(NAMES, 4))
def test_what_a_case_says_of_itself(name: str, unpacked: Callable[[str], Case]) -> None:
    case = unpacked(name)
    rows, findings = audited(case)
    damage = [each for each in findings if each["severity"] == "damage"]
    said = [each for each in case.said.get("damage", ()) if "chunk" not in each]
    lost = [each for each in said if "lostOffsets" in each]
    assert {each["path"].partition("/bucket/")[2] for each in damage} == {
        each["object"] for each in lost
    }
    assert offsets(damage) == sorted(tuple(*each["lostOffsets"]) for each in lost)
    warned = {each["path"].partition("/bucket/")[2] for each in findings}
    assert {each["object"] for each in said} <= warned
    assert sum(row["missingOffsets"] for row in rows) == sum(
        last - first + 1 for first, last in offsets(damage)
    )


@pytest.mark.parametrize("name", sampled(NAMES, 4))
def test_damage_of_chunks_is_what_the_case_says(name: str, unpacked: Callable[[str], Case]) -> None:
    case = unpacked(name)
    findings = kafkafmt.verify(case.bucket, private_keys=case.keys).to_pylist()
    damage = [each for each in findings if each["severity"] == "damage"]
    found = {(_stem(each["path"]), each["firstOffset"], each["lastOffset"]) for each in damage}
    assert found == {
        (_stem(each["object"]), *_range(each["lostOffsets"]))
        for each in case.said.get("damage", ())
        if "lostOffsets" in each
    }


def _stem(path: str) -> str:
    return path.rpartition("/")[2].partition(".")[0]


def _range(lost: list[Any]) -> tuple[int, int]:
    """The offsets, which may be a list with one range."""
    first, last = lost[0] if isinstance(lost[0], list) else lost
    return first, last


@pytest.mark.parametrize("name", sampled(NAMES, 4))
def test_coverage_holds_what_a_consumer_read(name: str, unpacked: Callable[[str], Case]) -> None:
    case = unpacked(name)
    rows, _ = audited(case)
    covered: dict[tuple[str, int], set[int]] = {}
    for row in rows:
        known = range(row["firstOffset"] or 0, row["nextOffset"] or 0)
        covered.setdefault((row["topic"], row["partition"]), set()).update(known)
    found = {each[:2]: set[int]() for each in case.expected() or []}
    for each in case.expected() or []:
        found[each[:2]].add(each[2])
    assert all(read <= covered[log] for log, read in found.items())
    assert sum(row["storedBytes"] + row["orphanBytes"] for row in rows) <= sum(
        path.stat().st_size for path in case.bucket.rglob("*") if path.is_file()
    )


@pytest.mark.parametrize("name", ["killed-upload", "plain-killed-upload"])
def test_uploads_that_were_killed(name: str, unpacked: Callable[[str], Case]) -> None:
    case = unpacked(name)
    rows, findings = audited(case, case.local)
    first, second, third = case.said["kills"]
    orphans = of_kind(findings, "orphan")
    assert [Path(each["path"]).name for each in orphans] == [first["segment"], second["segment"]]
    assert [each["length"] for each in orphans] == [
        sum(kill["leftAtTheEnd"].values()) for kill in (first, second)
    ]
    assert rows[0]["orphanBytes"] == sum(each["length"] for each in orphans)
    assert rows[0]["orphanObjects"] == 3
    mismatches = of_kind(findings, "remote_metadata_mismatch")
    (started,) = (each for each in mismatches if Path(each["path"]).name == third["segment"])
    assert "COPY_SEGMENT_STARTED" in started["message"]
    assert started["length"] == sum(third["leftAtTheEnd"].values())
    (twice,) = of_kind(findings, "overlap")
    assert twice["length"] == rows[0]["unusedBytes"] > 0


@pytest.mark.parametrize("name", ["unclean-leader", "plain-unclean-leader"])
def test_copies_of_another_history(name: str, unpacked: Callable[[str], Case]) -> None:
    case = unpacked(name)
    rows, findings = audited(case)
    dead = [copy for copy in case.said["copies"] if copy["brokerId"] == 2]
    start = dead[0]["segmentLeaderEpochs"]["1"]
    outside = of_kind(findings, "outside_history")
    assert offsets(outside) == [
        (max(copy["startOffset"], start), copy["endOffset"]) for copy in dead
    ]
    assert rows[0]["unusedBytes"] >= sum(each["length"] or 0 for each in outside)
    assert not [each for each in findings if each["severity"] == "damage"]


@pytest.mark.parametrize("name", ["leader-change", "plain-leader-change"])
def test_copies_that_overlap(name: str, unpacked: Callable[[str], Case]) -> None:
    case = unpacked(name)
    _, findings = audited(case)
    *_, one, other = case.said["copies"][:4]
    assert offsets(of_kind(findings, "overlap")) == [(other["startOffset"], one["endOffset"])]


@pytest.mark.parametrize("name", ["key-missing", "wrong-key"])
def test_keys_that_are_missing_or_wrong(name: str, unpacked: Callable[[str], Case]) -> None:
    case = unpacked(name)
    _, findings = audited(case)
    unreadable = case.said["unreadable"]
    (found,) = of_kind(findings, "private_key")
    assert found["severity"] == "warning"
    assert f"needs the private key key1 ({len(unreadable)} segments)" in found["message"]
    assert (found["firstOffset"], found["lastOffset"]) == (unreadable[0][0], unreadable[-1][1])
    assert not [each for each in findings if each["severity"] == "damage"]


def test_a_topic_that_the_cluster_no_longer_knows(unpacked: Callable[[str], Case]) -> None:
    case = unpacked("recreated")
    rows, findings = audited(case, case.local)
    (found,) = of_kind(findings, "unknown_topic")
    old, new = case.said["oldTopicId"], case.said["newTopicId"]
    assert old in found["message"]
    assert new in found["message"]
    (row,) = [each for each in rows if each["topicId"] == old]
    stored = sum(path.stat().st_size for path in case.bucket.glob(f"*{old}/0/*"))
    assert found["length"] == row["storedBytes"] == stored
    assert not of_kind(findings, "remote_metadata_mismatch")


def test_one_log_under_two_prefixes(unpacked: Callable[[str], Case]) -> None:
    rows, findings = audited(unpacked("prefix-change"))
    assert [len(row["paths"]) for row in rows] == [2]
    (found,) = of_kind(findings, "several_folders")
    assert found["severity"] == "note"


def test_what_is_not_given_is_a_note(unpacked: Callable[[str], Case]) -> None:
    case = unpacked("retention")
    _, findings = audited(case, case.local)
    mismatches = of_kind(findings, "remote_metadata_mismatch")
    assert {each["severity"] for each in mismatches} == {"note"}
    assert case.said["topic"] not in {each["topic"] for each in mismatches}


# --- What is missing or left over --------------------------------------------------------------


def test_a_segment_that_is_gone(unpacked: Callable[[str], Case]) -> None:
    case = unpacked("plain-chunks")
    second = objects(case, ".rsm-manifest")[1]
    about = said_of(second)
    remove(case.bucket.rglob(f"{second.stem}.*"))
    rows, findings = audited(case)
    (found,) = findings
    assert (found["severity"], found["kind"]) == ("damage", "missing_offsets")
    assert offsets(findings) == [(about["startOffset"], about["endOffset"])]
    assert rows[0]["missingOffsets"] == about["endOffset"] - about["startOffset"] + 1


def test_a_lost_manifest_leaves_an_orphan_and_a_hole(unpacked: Callable[[str], Case]) -> None:
    case = unpacked("plain-chunks")
    second = objects(case, ".rsm-manifest")[1]
    second.unlink()
    _, findings = audited(case)
    assert {each["kind"] for each in findings} == {"orphan", "missing_offsets"}
    (orphan,) = of_kind(findings, "orphan")
    assert orphan["length"] == total(case, second.stem)


def test_a_folder_of_orphans_only(unpacked: Callable[[str], Case]) -> None:
    case = unpacked("plain-one-chunk")
    remove(objects(case, ".rsm-manifest"))
    rows, findings = audited(case)
    assert rows == []
    assert len(of_kind(findings, "orphan")) == 4
    assert {each["topic"] for each in findings} == {"clicks"}


def test_an_object_that_is_longer(unpacked: Callable[[str], Case]) -> None:
    case = unpacked("plain-one-chunk")
    with objects(case, ".log")[1].open("ab") as file:
        file.write(b"more")
    _, (found,) = audited(case)
    assert (found["severity"], found["kind"]) == ("warning", "cut_object")


def test_indexes_that_are_cut(unpacked: Callable[[str], Case]) -> None:
    case = unpacked("plain-chunks")
    path = objects(case, ".indexes")[1]
    size = path.stat().st_size
    path.write_bytes(path.read_bytes()[:-1])
    (found,) = of_kind(audited(case)[1], "cut_object")
    assert (found["severity"], found["path"]) == ("warning", str(path))
    assert found["message"].startswith(f"the indexes end at byte {size - 1:,} of {size:,}: ")


def test_a_lost_object_of_which_another_copy_is_there(unpacked: Callable[[str], Case]) -> None:
    case = unpacked("plain-killed-upload")
    stem = case.said["kills"][2]["segment"]
    next(case.bucket.rglob(f"{stem}.log")).unlink()
    rows, findings = audited(case)
    (found,) = of_kind(findings, "missing_object")
    assert (found["severity"], found["firstOffset"]) == ("warning", None)
    assert rows[0]["missingOffsets"] == 0


def test_segments_that_only_the_metadata_knows(unpacked: Callable[[str], Case]) -> None:
    case = unpacked("retention")
    last = objects(case, ".rsm-manifest")[-1]
    about = said_of(last)
    remove(case.bucket.rglob(f"{last.stem}.*"))
    _, findings = audited(case, case.local)
    hole, found = [each for each in findings if each["severity"] == "damage"]
    assert found["kind"] == "remote_metadata_mismatch"
    assert hole["kind"] == "missing_offsets"  # before the broker's own segments
    assert offsets([hole]) == offsets([found])
    assert about["remoteLogSegmentId"]["id"] in found["message"]
    assert offsets([found]) == [(about["startOffset"], about["endOffset"])]


def test_segments_that_the_metadata_does_not_know(unpacked: Callable[[str], Case]) -> None:
    case = unpacked("retention")
    last = objects(case, ".rsm-manifest")[-1]
    stem = f"{last.stem[:20]}-{OTHER_ID}"
    for path in list(case.bucket.rglob(f"{last.stem}.*")):
        shutil.copy(path, path.with_name(f"{stem}{path.suffix}"))
    copy = last.with_name(f"{stem}.rsm-manifest")
    changed_manifest(copy, lambda of: of.update(id=OTHER_ID))
    _, findings = audited(case, case.local)
    mismatches = of_kind(findings, "remote_metadata_mismatch")
    (found,) = (each for each in mismatches if each["severity"] == "warning")
    assert Path(found["path"]).name == stem
    assert found["length"] == total(case, stem)


@pytest.mark.parametrize(
    ("state", "message"), [(0, "did not end"), (1, "did not end"), (2, "counts as deleted")]
)
def test_a_log_that_the_metadata_says_is_deleted(
    unpacked: Callable[[str], Case], state: int, message: str
) -> None:
    case = unpacked("retention")
    topic_id = next(case.bucket.iterdir()).name[-22:]
    value = (
        b"\x01\x02\x00"  # a frame of version 1: RemotePartitionDeleteMetadataRecord, version 0
        + b"\x08metrics"
        + base64.urlsafe_b64decode(f"{topic_id}==")
        + struct.pack(">ib", 0, 0)  # partition; no tagged fields
        + struct.pack(">iqbb", 1, 1, state, 0)
    )
    log = case.local / "__remote_log_metadata-0" / f"{0:020}.log"
    with log.open("ab") as file:
        file.write(record_batch([Rec(None, value)], base_offset=1000, leader_epoch=0))
    last = objects(case, ".rsm-manifest")[-1]
    remove(case.bucket.rglob(f"{last.stem}.*"))
    (row,), findings = audited(case, case.local)
    hole, found = [each for each in findings if each["severity"] != "note"]
    assert hole["kind"] == "missing_offsets"
    assert (found["severity"], found["length"]) == ("warning", row["storedBytes"])
    assert message in found["message"]


@pytest.mark.parametrize(
    ("name", "topic", "kind"),
    [
        ("retention", "__remote_log_metadata", "bad_checksum"),
        ("recreated", "__cluster_metadata", "skipped"),
    ],
)
def test_damage_of_what_the_bucket_is_compared_with_is_told(
    name: str, topic: str, kind: str, unpacked: Callable[[str], Case]
) -> None:
    """The record that is lost may be the one that explains what is found."""
    case = unpacked(name)
    path = case.local / f"{topic}-0" / f"{0:020}.log"
    before = of_kind(audited(case, case.local)[1], kind)
    flip(path, kafkafmt.read_batches(path)["position"][-1].as_py() + 60)
    (found,) = of_kind(audited(case, case.local)[1], kind)[len(before) :]
    assert found["severity"] == "warning"
    assert "checksum" in found["message"]
    assert topic in found["path"]


@pytest.mark.parametrize("is_foreign", [False, True])
def test_a_store_that_does_not_answer_leaves_no_audit(
    is_foreign: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The times and the end of a log would be unknown, offsets lost, a layout another one."""
    if is_foreign:
        put(tmp_path / "inkless" / "AAAAAAAAAAAAAAAAAAAAAQ", b"something")
    else:
        tier_of_two_histories(tmp_path)
    kafkafmt.tier.read_tier(tmp_path)
    refuse(monkeypatch, "" if is_foreign else ".log", StorageError("no answer"))
    with pytest.raises(StorageError, match="no answer"):
        kafkafmt.tier.read_tier(tmp_path)


def test_a_manifest_of_another_partition(unpacked: Callable[[str], Case]) -> None:
    case = unpacked("plain-chunks")
    first = objects(case, ".rsm-manifest")[0]
    changed_manifest(first, lambda of: of["topicIdPartition"]["topicPartition"].update(partition=7))
    rows, findings = audited(case)
    assert sorted(row["partition"] for row in rows) == [0, 7]
    (found,) = of_kind(findings, "misplaced")
    assert found["partition"] == 7


# --- What is nobody's --------------------------------------------------------------------------

BATCH = bytes(16) + b"\2" + bytes(60)
FOREIGN = {
    "warehouse/t/metadata/AAAAAAAAAAAAAAAAAAAAAQ.puffin": (b"PFA1more", stored.ICEBERG_MODE),
    "warehouse/t/metadata/00001-x.metadata.json": (b"{}", stored.ICEBERG_TABLE),
    "warehouse/t/data/x.parquet": (b"PAR1", stored.ICEBERG_TABLE),
    "up/cluster/t-0/offset.wm": (b"5", stored.PINTEREST),
    "up/cluster/t-0/00000000000000000000.log": (b"", stored.PINTEREST),
    "0f0f/kafka/t/0_12/0-99-4096-1-v1.log.1": (b"x", stored.REDPANDA),
    "0f0f/kafka/t/0_12/manifest.json": (b"{}", stored.REDPANDA),
    f"tansu/topics/t/partitions/{0:010}/records/{9:020}.batch": (BATCH, stored.TANSU),
    "a2000000/namespace/42": (b"Z", stored.AUTOMQ),
    "inkless/AAAAAAAAAAAAAAAAAAAAAQ": (BATCH, stored.INKLESS),
    "photos/AAAAAAAAAAAAAAAAAAAAAQ.jpg": (b"JFIF", stored.OTHER),
    "a2000000/namespace/43": (b"Z", stored.OTHER),
    "photos/manifest.json": (b"{}", stored.OTHER),
}


@pytest.mark.parametrize("kept", [1, 1000])
def test_layouts_of_others_are_named_and_counted(
    kept: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(directories, "_MOST_FOREIGN", kept)
    for name, (data, _) in FOREIGN.items():
        put(tmp_path / name, data)
    found = kafkafmt.tier.read_tier(tmp_path)
    assert found.coverage.num_rows == 0
    findings = found.findings.to_pylist()
    assert {each["severity"] for each in findings} == {"note"}
    for layout in {layout for _, layout in FOREIGN.values()}:
        sizes = [len(data) for data, each in FOREIGN.values() if each == layout]
        (one,) = [each for each in findings if each["message"].endswith(f" of {layout}")]
        assert one["message"].startswith(f"{len(sizes)} object")
        assert one["length"] == sum(sizes)


def test_a_name_that_anybody_may_give_is_looked_into(tmp_path: Path) -> None:
    for name in ("inkless/AAAAAAAAAAAAAAAAAAAAAQ", "t/metadata/AAAAAAAAAAAAAAAAAAAAAQ.puffin"):
        put(tmp_path / name, b"something")
    (found,) = kafkafmt.tier.read_tier(tmp_path).findings.to_pylist()
    assert found["message"] == f"2 objects of {stored.OTHER}"


def test_many_objects_are_counted_not_listed(tmp_path: Path) -> None:
    for number in range(3000):
        (tmp_path / f"{number}.jpg").touch()
    (found,) = kafkafmt.tier.read_tier(tmp_path).findings.to_pylist()
    assert found["message"] == f"3,000 objects of {stored.OTHER}"


def test_many_objects_are_counted_once_while_their_folder_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(3000):
        (tmp_path / f"{number}.jpg").touch()
    scandir, listings = os.scandir, 0

    @contextmanager
    def changing(path: str) -> Iterator[Iterator[os.DirEntry[str]]]:
        nonlocal listings
        with scandir(path) as entries:
            yield entries
        listings += 1
        if listings < 3:
            (tmp_path / f"of {listings}.jpg").touch()

    monkeypatch.setattr(os, "scandir", changing)
    (found,) = kafkafmt.tier.read_tier(tmp_path).findings.to_pylist()
    assert found["message"] == f"3,002 objects of {stored.OTHER}"


# --- Arguments ---------------------------------------------------------------------------------


class Crowded(AbstractFileSystem):  # type: ignore[misc]
    """A store with one folder of many objects, whose entries are as large as those of S3."""

    protocol = "crowded"
    cachable = False
    count = 20_000

    def info(self, path: str, **options: Any) -> dict[str, Any]:
        return {"name": path, "type": "directory", "size": 0}

    def ls(self, path: str, detail: bool = True, **options: Any) -> list[dict[str, Any]]:
        modified = datetime(2026, 1, 1, tzinfo=timezone.utc)
        return [
            {
                **dict.fromkeys(("name", "Key"), f"b/{number:012}-of-somebody.bin"),
                **{"ETag": f'"{number:032x}"', "LastModified": modified},
                **{"type": "file", "size": 1000 + number},
            }
            for number in range(self.count)
        ]


@pytest.mark.slow
def test_a_folder_of_many_objects_is_in_memory_once(tmp_path: Path) -> None:
    fsspec.register_implementation("crowded", Crowded, clobber=True)
    kafkafmt.tier.read_tier("crowded://b")  # loads what is needed
    with in_memory(850 * Crowded.count):
        (found,) = kafkafmt.tier.read_tier("crowded://b").findings.to_pylist()
    assert found["message"] == f"{Crowded.count:,} objects of no known layout"


def test_only_some_topics(unpacked: Callable[[str], Case]) -> None:
    rows, findings = audited(unpacked("whole-bucket"), topics=["pay*"])
    assert [row["topic"] for row in rows] == ["payments"]
    assert findings == []


def test_sources_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        kafkafmt.tier.read_tier(tmp_path / "nothing")
    with pytest.raises(FileNotFoundError):
        kafkafmt.tier.read_tier([tmp_path, tmp_path / "nothing"])
    with pytest.raises(TypeError):
        kafkafmt.tier.read_tier(5)  # type: ignore[arg-type]
    assert kafkafmt.tier.read_tier(tmp_path).findings.num_rows == 0


def test_ranges() -> None:
    assert union([(5, 7), (0, 2), (1, 3), (4, 4)]) == [(0, 3), (5, 7)]
    left = minus([(0, 10), (20, 30)], [(2, 4), (8, 22), (25, 26)])
    assert left == [(0, 2), (4, 8), (22, 25), (26, 30)]
    assert minus([(3, 5)], []) == [(3, 5)]
    assert between([(8, 9), (0, 2), (2, 3)]) == [(3, 8)]


# --- With the disk of a broker -----------------------------------------------------------------


@pytest.mark.parametrize("name", ["delete-records", "retention"])
def test_the_coverage_begins_at_the_log_start(name: str, unpacked: Callable[[str], Case]) -> None:
    case = unpacked(name)
    (row,), findings = audited(case, case.local)
    assert row["firstOffset"] == case.said["logStartOffset"]
    assert row["missingOffsets"] == 0
    assert {each["severity"] for each in findings} == {"note"}


def test_the_log_start_is_read_in_a_store(unpacked: Callable[[str], Case], s3: Store) -> None:
    case, bucket = unpacked("delete-records"), s3.make("tier-and-broker")
    s3.upload(bucket, "tier", case.bucket)
    s3.upload(bucket, "data", case.local)
    sources = [f"s3://{bucket}/tier", f"s3://{bucket}/data"]
    access: dict[str, Any] = {"storage_options": s3.options, "private_keys": case.keys}
    (row,) = kafkafmt.tier.read_tier(sources, **access).coverage.to_pylist()
    assert row["firstOffset"] == case.said["logStartOffset"]


def test_copies_below_the_log_start_are_read_by_nobody(unpacked: Callable[[str], Case]) -> None:
    case = unpacked("delete-records")
    lowest, *_ = objects(case, ".rsm-manifest")
    end = said_of(lowest)["endOffset"]
    checkpoint = case.local / "log-start-offset-checkpoint"
    text = checkpoint.read_text("utf-8").replace("trimmed 0 148", f"trimmed 0 {end + 1}")
    checkpoint.write_text(text, "utf-8")
    for path in (lowest.with_suffix(".log"), lowest):
        rows, findings = audited(case, case.local)
        (found,) = of_kind(findings, "before_log_start")
        assert (found["severity"], found["length"]) == ("note", total(case, lowest.stem))
        assert (rows[0]["firstOffset"], rows[0]["missingOffsets"]) == (end + 1, 0)
        assert "damage" not in {each["severity"] for each in findings}
        path.write_bytes(b"")  # what is lost there is no loss


@pytest.mark.parametrize("start", [0, 90, 130, 179])
def test_a_hole_before_the_segments_of_a_broker(
    start: int, unpacked: Callable[[str], Case], caplog: pytest.LogCaptureFixture
) -> None:
    case = unpacked("local-overlap")
    log = case.local / f"{case.said['topic']}-0"
    first = min(int(path.stem) for path in log.glob("0*.log"))
    copies = [(path, said_of(path)) for path in objects(case, ".rsm-manifest")]
    removed = [path for path, about in copies if about["endOffset"] >= first - 54]
    end = max(about["endOffset"] + 1 for path, about in copies if path not in removed)
    for path in removed:
        remove(case.bucket.rglob(f"{path.stem}.*"))
    text = checkpoint_text((case.said["topic"], "0", start))
    (case.local / "log-start-offset-checkpoint").write_text(text)
    expected = [(max(start, end), first - 1)] if start < first else []
    assert first > end > 90
    sources = [str(case.bucket), str(case.local)]
    (row,), findings = audited(case, case.local)
    known = [row for row in rows_in(kafkafmt.verify(sources)) if row["kind"] == "missing_offsets"]
    for found in (of_kind(findings, "missing_offsets"), known):
        assert {each["severity"] for each in found} == ({"damage"} if expected else set())
        assert offsets(found) == expected
    assert row["missingOffsets"] == sum(last + 1 - begin for begin, last in expected)
    caplog.clear()
    kafkafmt.read_records(sources)
    told = [record.getMessage() for record in caplog.records if "are missing" in record.message]
    assert len(told) == len(expected)
    for message, (begin, last) in zip(told, expected, strict=True):
        assert f"offsets {begin} to {last} are missing" in message


def test_what_only_the_tier_or_only_a_broker_has(unpacked: Callable[[str], Case]) -> None:
    case = unpacked("local-overlap")
    log = case.local / f"{case.said['topic']}-0"
    local = sorted(log.glob("0*.log"))
    first, second, active = (int(local[at].stem) for at in (0, 1, -1))
    _, findings = audited(case, case.local)
    (remote,) = of_kind(findings, "only_remote")
    assert (remote["severity"], offsets([remote])) == ("note", [(0, first - 1)])
    assert of_kind(findings, "only_local") == []
    assert [each for each in audited(case)[1] if each["kind"].startswith("only_")] == []
    for path in objects(case, ".rsm-manifest"):  # as if nothing above was uploaded
        if said_of(path)["startOffset"] >= second:
            remove(case.bucket.rglob(f"{path.stem}.*"))
    for number, path in enumerate(local):
        os.utime(path, (1_800_000_000 + number,) * 2)
    _, findings = audited(case, case.local)
    (found,) = of_kind(findings, "only_local")
    assert (found["firstOffset"], found["lastOffset"]) == (second, active - 1)
    assert found["length"] == sum(path.stat().st_size for path in local[1:-1])
    assert found["firstTimestamp"].timestamp() == 1_800_000_001
    assert found["message"].startswith(f"{len(local) - 2} closed segment")


def test_the_epochs_of_a_broker_are_the_history(unpacked: Callable[[str], Case]) -> None:
    case = unpacked("local-overlap")
    log = case.local / f"{case.said['topic']}-0"
    _, findings = audited(case, case.local)
    assert of_kind(findings, "outside_history") == []
    (log / "leader-epoch-checkpoint").write_text("0\n2\n0 0\n9 100\n", "utf-8")
    _, findings = audited(case, case.local)
    assert of_kind(findings, "outside_history") == []  # its batches refute it
    remove(log.glob("0*"))
    batch = record_batch([Rec(b"k", b"v")], base_offset=100, leader_epoch=9)
    (log / f"{100:020}.log").write_bytes(batch)
    (row,), findings = audited(case, case.local)
    assert of_kind(findings, "outside_history")
    assert row["nextOffset"] == 100


def test_a_mistyped_option_is_answered_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="has no option 'topic'; did you mean 'topics'"):
        kafkafmt.tier.read_tier(tmp_path, topic="orders")  # type: ignore[call-arg]
