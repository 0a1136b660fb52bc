"""Damaged logs inside a rescue are salvaged, or what they lack is said: never served short."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from tests.repair.rescue.cases import Case
from tests.repair.rescue.tampering import batches, partition_of, said
from tests.support.encoder import flip, message, wrapper

QUORUM, CLUSTER, TOPIC = "r1-static-one-of-three", "r3-different-lengths", "r2-same-cluster"


def spans(path: Path) -> list[tuple[int, int]]:
    with kafkafmt.open_segment(path, on_damage="skip") as segment:
        return [(batch.position, batch.size_in_bytes) for batch in segment]


def damage(path: Path, number: int) -> None:
    """Flip a bit in a batch's last byte."""
    position, size = spans(path)[number]
    flip(path, position + size - 1)


def splice(path: Path, number: int) -> None:
    position, size = spans(path)[number]
    data = path.read_bytes()
    path.write_bytes(data[:position] + data[position + size :])


def segment(node: Path, name: str) -> Path:
    (path,) = node.glob(f"{name}/*.log")
    return path


def records(path: Path) -> list[dict[str, Any]]:
    table = kafkafmt.read_records(str(path), on_damage="raise")
    found: list[dict[str, Any]] = table.select(["offset", "key", "value"]).to_pylist()
    return found


def test_another_copy_completes_a_damaged_one(case: Case, out: Path) -> None:
    whole = records(segment(case.nodes / "2", "alerts-0"))
    damage(segment(case.nodes / "1", "alerts-0"), 1)
    report = case.rescue(out)
    assert records(out / "brokers/1/1/alerts-0") == whole
    assert said(report.changes, "alerts-0 of broker 1 is salvaged", "brokers [2]")
    assert report.lost == []
    assert not (out / "brokers/2").exists()
    replaced = f"$ mv {case.nodes / '1' / 'alerts-0'} {case.nodes / '1'}.before/"
    assert replaced in report.steps
    assert report.steps.index(replaced) < len(report.steps) - 1


def test_a_dry_run_says_the_same(case: Case, out: Path) -> None:
    damage(segment(case.nodes / "1", "alerts-0"), 1)
    dry = case.rescue(out, dry_run=True)
    assert not out.exists()
    wet = case.rescue(out)
    assert (dry.changes, dry.lost, dry.doubtful) == (wet.changes, wet.lost, wet.doubtful)


def test_what_every_copy_lacks_is_lost(case: Case, tmp_path: Path, out: Path) -> None:
    for node in "12":
        damage(segment(case.nodes / node, "alerts-0"), 1)
    gone = records(segment(Case(QUORUM, tmp_path / "fresh").nodes / "1", "alerts-0"))
    report = case.rescue(out)
    left = records(out / "brokers/1/1/alerts-0")
    assert left == records(out / "brokers/2/2/alerts-0")
    missing = [each["offset"] for each in gone if each not in left]
    assert said(report.lost, f"alerts-0: offsets {missing[0]} to {missing[-1]} are in no sound")
    assert left[-1]["offset"] == gone[-1]["offset"]


def test_damage_does_not_make_a_shorter_copy_the_leader(tmp_path: Path, out: Path) -> None:
    case = Case(CLUSTER, tmp_path)
    longest = segment(case.nodes / "3", "shipments-0")
    whole = records(longest)
    damage(longest, 0)
    report = case.rescue(out)
    assert partition_of(out, "shipments-0")["isr"] == [3]
    assert records(out / "brokers/3/3/shipments-0") == whole
    assert report.lost == []


def test_a_batch_that_only_the_damaged_copy_had_is_lost(tmp_path: Path, out: Path) -> None:
    case = Case(CLUSTER, tmp_path)
    longest, (*_, last) = batches(case.nodes / "3/shipments-0")
    damage(longest, -1)
    report = case.rescue(out)
    lost = f"shipments-0: offsets {last.base_offset} to {last.last_offset} are in no sound batch"
    assert said(report.lost, lost)
    shorter = segment(case.nodes / "2", "shipments-0")
    assert records(out / "brokers/3/3/shipments-0") == records(shorter)


def test_a_damaged_deleted_topic(deleted: Case, out: Path) -> None:
    topic = deleted.asked["topic"]
    paths = [path for path in deleted.nodes.glob(f"*/{topic}-*-delete/*.log") if spans(path)[1:]]
    path = paths[0]
    number = path.parent.name.removeprefix(f"{topic}-").partition(".")[0]
    before = records(path)
    copies = [each for each in paths if each.parent.name.startswith(f"{topic}-{number}.")]
    for each in copies:
        damage(each, 0)
    report = deleted.rescue(out)
    left = records(next(out.glob(f"brokers/*/*/{topic}-{number}")))
    missing = [each["offset"] for each in before if each not in left]
    assert missing
    assert said(report.lost, f"{topic}-{number}: offsets {missing[0]} to {missing[-1]}")


def test_a_batch_that_was_cut_out_comes_from_the_other_copy(case: Case, out: Path) -> None:
    """No checksum tells of it: the offsets before and after do not follow."""
    whole = records(segment(case.nodes / "2", "alerts-0"))
    splice(segment(case.nodes / "1", "alerts-0"), 1)
    report = case.rescue(out)
    assert records(out / "brokers/1/1/alerts-0") == whole
    assert report.lost == []


def test_a_batch_that_was_cut_out_of_all_copies_is_lost(case: Case, out: Path) -> None:
    for node in "12":
        splice(segment(case.nodes / node, "alerts-0"), 1)
    report = case.rescue(out)
    assert said(report.lost, "alerts-0: offsets")
    assert not (out / "brokers").exists()


def test_an_offset_that_goes_back_is_damage(case: Case, out: Path) -> None:
    """The checksum does not cover the base offset."""
    path = segment(case.nodes / "1", "alerts-0")
    whole = records(path)
    position, _ = spans(path)[1]
    flip(path, position + 5, 0x40)  # 4194304 higher
    case.rescue(out)
    assert records(out / "brokers/1/1/alerts-0") == whole


def checkpoint(node: Path, topic: str, offset: int) -> None:
    path = node / "replication-offset-checkpoint"
    path.write_text(f"0\n1\n{topic} 0 {offset}\n")


def test_a_log_that_ends_before_its_high_watermark(case: Case, out: Path) -> None:
    _, (*_, last) = batches(case.nodes / "1/alerts-0")
    end = last.last_offset + 1
    checkpoint(case.nodes / "1", "alerts", end)
    assert case.rescue(out, dry_run=True).lost == []
    checkpoint(case.nodes / "1", "alerts", end + 10)
    assert said(case.rescue(out).lost, f"alerts-0: offsets {end} to {end + 9} are in no file")


def test_a_log_without_a_segment_that_had_records(case: Case, out: Path) -> None:
    for node in "12":
        checkpoint(case.nodes / node, "alerts", 33)
        segment(case.nodes / node, "alerts-0").unlink()
    assert said(case.rescue(out).lost, "alerts-0: offsets 0 to 32 are in no file")


@pytest.mark.parametrize("magic", [0, 1])
def test_old_messages_that_do_not_decompress_are_damaged(magic: int, case: Case, out: Path) -> None:
    """Their checksum is right, and they do not say their first offset."""
    path = segment(case.nodes / "1", "alerts-0")
    path.write_bytes(
        message(magic=magic, value=b"x")
        + wrapper([], magic=magic, offset=3, payload=b"garbage")
        + message(magic=magic, offset=4, value=b"y")
    )
    report = case.rescue(out)
    assert said(report.changes, "alerts-0 of broker 1 is salvaged", "cannot be decompressed")
    assert report.lost == []
    assert records(out / "brokers/1/1/alerts-0") == records(segment(case.nodes / "2", "alerts-0"))
