"""``kafkafmt.verify``: each kind of damage is found, with the offsets that it has cost."""

from __future__ import annotations

import errno
import os
import shutil
import struct
from pathlib import Path

import crc32c
import pytest

import kafkafmt
from kafkafmt.storage.discovery import find_segments
from kafkafmt.survey.verification.segment_check import unreadable
from tests.cli.running import run
from tests.support.encoder import Rec, damaged, flip, message, message_0_7, record_batch, wrapper
from tests.support.engines import engine as engine
from tests.support.files import put
from tests.support.tables import rows
from tests.support.truth import load
from tests.survey.brokers import checkpoint_of, plain, segment, time_of, write
from tests.survey.logs import Log
from tests.survey.verifying import cut, findings, kinds
from tests.survey.verifying import data as data

pytestmark = pytest.mark.usefixtures("engine")


def test_a_sound_log_gives_nothing(data: Path) -> None:
    assert kafkafmt.verify(data).num_rows == 0
    assert kafkafmt.verify(data, threads=3).num_rows == 0


def test_a_flipped_bit_has_the_offsets_and_times_between_its_neighbours(data: Path) -> None:
    size = (data / "orders-0" / segment(15)).stat().st_size // 5
    flip(data / "orders-0" / segment(15), 2 * size + 70)
    (found,) = findings(data)
    assert (found["severity"], found["kind"]) == ("damage", "bad_checksum")
    assert (found["segment"], found["topic"], found["partition"]) == (segment(15), "orders", 0)
    assert (found["position"], found["length"]) == (2 * size, size)
    assert (found["firstOffset"], found["lastOffset"]) == (21, 23)
    times = [int(found[name].timestamp() * 1000) for name in ("firstTimestamp", "lastTimestamp")]
    assert times == [time_of(20), time_of(24)]


@pytest.mark.parametrize(
    ("attributes", "base", "latest"),
    [
        pytest.param(0, 5, 7, id="that of the first record"),
        pytest.param(0x08, 3, 5, id="that of the append"),
        pytest.param(0x40, 9, 5, id="not when tombstones may go"),
    ],
)
def test_the_time_after_damage(tmp_path: Path, attributes: int, base: int, latest: int) -> None:
    before, lost = (
        record_batch([Rec(b"k")], base_offset=offset, base_timestamp=1, max_timestamp=1)
        for offset in range(2)
    )
    after = record_batch(
        [Rec(b"k")],
        base_offset=2,
        attributes=attributes,
        base_timestamp=base,
        max_timestamp=latest,
    )
    path = tmp_path / segment(0)
    path.write_bytes(before + lost[:-1] + b"\xff" + after)
    (found,) = findings(path)
    ends = [round(found[name].timestamp() * 1000) for name in ("firstTimestamp", "lastTimestamp")]
    assert ends == [1, 5]


@pytest.mark.parametrize("magic", [0, 1])
def test_an_entry_that_is_missing_between_compressed_messages(tmp_path: Path, magic: int) -> None:
    """Only their contents tell where they begin."""

    def of(first: int) -> bytes:
        inner = [message(magic=magic, offset=first + each, value=b"v") for each in range(3)]
        return wrapper(inner, magic=magic, offset=first + 2)

    data = tmp_path / "data"
    path = put(data / "orders-0" / segment(0), of(0), of(3), of(6))
    assert findings(data) == []
    path.write_bytes(of(0) + of(6) + of(9))
    (found,) = [row for row in findings(data) if row["kind"] == "missing_offsets"]
    assert (found["severity"], found["firstOffset"], found["lastOffset"]) == ("damage", 3, 5)
    assert run("verify", data).exit_code == 1
    (lost,) = kafkafmt.salvage(data, tmp_path / "out", dry_run=True).partitions[0].lost
    assert (lost.first_offset, lost.last_offset) == (3, 5)


def test_the_offsets_of_damage_in_kafka_0_7_are_positions(tmp_path: Path) -> None:
    one, other = message_0_7(b"first"), message_0_7(b"second")
    broken = damaged(other)
    (found,) = findings(put(tmp_path / "orders-0" / f"{100:020}.kafka", one, broken, one))
    first, last = 100 + len(one), 100 + len(one) + len(broken) - 1
    assert found["position"] == len(one)
    assert found["firstOffset"] <= first
    assert found["lastOffset"] == last


def test_a_cut_in_a_segment_that_is_not_the_last_is_damage(data: Path) -> None:
    cut(data, segment(15), 50)
    (found, *others) = findings(data)
    assert (found["severity"], found["kind"]) == ("damage", "cut_segment")
    assert (found["firstOffset"], found["lastOffset"]) == (27, 29)
    assert {row["severity"] for row in others} == {"warning"}  # indexes that lead beyond the end
    cut(data, segment(45), 50)
    assert ("note", "truncated_tail", segment(45)) in kinds(data, "note")


def test_such_a_cut_has_one_name_everywhere(data: Path) -> None:
    """The readers of bytes count it as a tail still; the last segment's tail has its own name."""
    cut(data, segment(15), 50)
    cut(data, segment(45), 50)
    inside, end = kafkafmt.read_damage(data).to_pylist()
    assert inside["message"].endswith(" are left, in a segment that is not the last")
    assert end["message"].endswith(" are left")
    assert (inside["kind"], end["kind"]) == ("truncated_tail", "truncated_tail")
    called = f": segment cut short: {inside['message']}"
    for command in ("records", "batches", "verify"):
        done = run(command, data)
        assert called in done.output, command
        assert f": unfinished last entry: {end['message']}" in done.output, command
        assert done.exit_code == (command == "verify")
    again = shutil.copytree(data / "orders-0", data / "again" / "orders-0")
    compared = rows(kafkafmt.diff(data / "orders-0", again))
    assert ": segment cut short), and" in compared[0]["message"]
    shutil.rmtree(again.parent)
    out = data / "out"
    assert called in run("salvage", data / "orders-0", out).output
    assert "segment cut short" in (out / "salvage.html").read_text()


def test_a_segment_that_cannot_be_read_ends_where_the_next_begins(data: Path) -> None:
    error = OSError(errno.EACCES, os.strerror(errno.EACCES))
    found = [unreadable(each, error) for each in find_segments(data)]
    offsets = [(each.first_offset, each.last_offset) for each in found]
    assert offsets == [(0, 14), (15, 29), (30, 44), (45, None)]


def test_an_offset_outside_its_segment(data: Path) -> None:
    size = (data / "orders-0" / segment(15)).stat().st_size // 5
    flip(data / "orders-0" / segment(15), size + 5, 0x40)  # 4194304 more; no checksum covers it
    found = [row for row in findings(data) if row["kind"] not in ("index_mismatch",)]
    assert [(row["severity"], row["position"]) for row in found][:1] == [("damage", size)]
    assert (found[0]["firstOffset"], found[0]["lastOffset"]) == (18, 20)


def test_an_entry_that_ends_before_it_begins(tmp_path: Path) -> None:
    path = tmp_path / segment(4)
    before, after = (record_batch([Rec(b"k")], base_offset=offset) for offset in (4, 6))
    entry = record_batch([Rec(b"k")], base_offset=5, last_offset_delta=-1)
    path.write_bytes(before + entry + after)
    (found,) = findings(path)
    assert (found["kind"], found["length"], found["firstOffset"]) == ("malformed", len(entry), 5)
    assert found["message"] == "offset 5 is the first of an entry that ends before it"


def test_a_negative_offset_in_a_segment_without_a_number(tmp_path: Path) -> None:
    path = tmp_path / "copy.log"
    path.write_bytes(b"".join(record_batch([Rec(b"k")], base_offset=at) for at in (-1, 0)))
    (found,) = findings(path)
    assert (found["kind"], found["position"]) == ("malformed", 0)
    assert found["message"] == "offset -1 is negative"


@pytest.mark.parametrize(("last_delta", "is_said"), [(0, True), (2, False)])
def test_records_that_share_an_offset_are_what_every_command_reads(
    tmp_path: Path, last_delta: int, is_said: bool
) -> None:
    """Kafka's readers and its recovery go by the count, whatever the last offset delta is."""
    records = [Rec(b"k", str(at).encode(), offset_delta=0) for at in range(3)]
    following = record_batch([Rec(b"k", b"v")], base_offset=last_delta + 1)
    shared, data = record_batch(records, last_offset_delta=last_delta), tmp_path / "disk"
    put(data / "orders-0" / segment(0), shared, following)
    report = kafkafmt.salvage(data, tmp_path / "out")
    assert [(each.records, each.lost) for each in report.partitions] == [(4, [])]
    for disk in (data, tmp_path / "out"):
        (row,) = kafkafmt.read_logs(disk).to_pylist()
        assert (row["records"], row["damagedRanges"]) == (4, 0)
        assert kafkafmt.read_records(disk)["offset"].to_pylist() == [0, 0, 0, last_delta + 1]
        found = [(row["severity"], row["kind"]) for row in findings(disk, "damage", "warning")]
        said = [("warning", "repeated_offsets")] if is_said else []
        assert [each for each in found if each[1] == "repeated_offsets"] == said
        assert "damage" not in {severity for severity, _ in found}


def test_a_leader_epoch_that_falls_again(data: Path) -> None:
    size = (data / "orders-0" / segment(15)).stat().st_size // 5
    flip(data / "orders-0" / segment(15), size + 14, 2)  # epoch 512
    (found,) = findings(data)
    assert (found["kind"], found["segment"]) == ("checkpoint_mismatch", segment(15))
    assert (found["firstOffset"], found["lastOffset"], found["position"]) == (18, 20, size)


@pytest.mark.parametrize(
    ("entries", "expected"),
    [
        pytest.param("2 0\n1 5", "epoch 1 from offset 5 follows epoch 2 from 0", id="epoch"),
        pytest.param("0 5\n1 0", "epoch 1 from offset 0 follows epoch 0 from 5", id="offset"),
        pytest.param("0 0\n0 5", "epoch 0 from offset 5 follows epoch 0 from 0", id="again"),
    ],
)
def test_leader_epochs_in_a_checkpoint_ascend(data: Path, entries: str, expected: str) -> None:
    (data / "orders-0" / "leader-epoch-checkpoint").write_text(f"0\n2\n{entries}\n")
    first = findings(data)[0]
    assert (first["severity"], first["kind"]) == ("damage", "checkpoint_mismatch")
    assert first["message"] == expected


def test_partitions_of_one_topic_with_different_ids(tmp_path: Path) -> None:
    for number in range(3):
        write(plain(1), tmp_path, f"orders-{number}")
    other = "AAAAAAAAAAAAAAAAAAAAAQ"
    (tmp_path / "orders-1" / "partition.metadata").write_text(f"version: 0\ntopic_id: {other}\n")
    assert kinds(tmp_path) == [("damage", "checkpoint_mismatch", "partition.metadata")]


def test_a_lost_marker_is_found(tmp_path: Path) -> None:
    log = Log()
    log.data(producer=7, epoch=0)
    log.marker(7, 1, commit=False)
    log.data(producer=7, epoch=1)
    log.marker(7, 2, commit=True)
    log.indexes[0] = [(7, 0, 1, 2)]
    log.spoil(1)
    write(log, tmp_path)
    found = [kind for _, kind, _ in kinds(tmp_path, "damage")]
    assert found == ["bad_checksum", "transaction_index_mismatch"]


def test_nothing_stops_it(data: Path) -> None:
    log = data / "orders-0"
    os.mkfifo(log / segment(100))
    (log / segment(101)).symlink_to(segment(101))
    (data / os.fsdecode(b"\xff-0")).mkdir()
    write(plain(1), data, "t-4294967296")
    write(plain(1), data, f"gone-0.{'0' * 32}-delete")
    (data / "empty-3").mkdir()
    checkpoint_of(data, "replication", {})
    checkpoint_of(data, "recovery-point", {})
    found = findings(data, "damage", "warning", "note")
    by_kind = {(row["kind"], os.path.basename(row["path"])): row for row in found}
    assert by_kind["read_error", segment(100)]["severity"] == "damage"
    assert by_kind["read_error", segment(101)]["severity"] == "damage"
    assert ("skipped", "t-4294967296") in by_kind
    assert ("skipped", f"gone-0.{'0' * 32}-delete") in by_kind
    assert ("skipped", "empty-3") in by_kind
    assert all(row["path"].isprintable() for row in found)


def test_a_scan_can_be_read_again_and_topics_are_chosen(data: Path) -> None:
    flip(data / "orders-0" / segment(15), 70)
    write(plain(1), data, "other-0")
    scan = kafkafmt.scan_findings(data, topics=["ord*"])
    assert scan.read_all() == scan.read_all() == kafkafmt.verify(data, topics=["orders"])
    assert set(kafkafmt.verify(data, topics=["other"])["topic"].to_pylist()) <= {"other"}
    with pytest.raises(ValueError, match="nosuch"):
        kafkafmt.verify(data, topics=["nosuch"])


def test_bytes_and_single_files(data: Path) -> None:
    path = data / "orders-0" / segment(15)
    assert kafkafmt.verify(path).num_rows == 0
    assert kafkafmt.verify(path.read_bytes()).num_rows == 0
    flip(path, 70)
    assert kafkafmt.verify(path)["firstOffset"].to_pylist() == [15]


def test_threads_give_the_same_findings_in_order(tmp_path: Path) -> None:
    for number in range(4):
        log = plain(6)
        for offset in (3, 21, 48):
            log.spoil(offset + 3 * number)
        write(log, tmp_path, f"orders-{number}")
    assert kafkafmt.verify(tmp_path, threads=3) == kafkafmt.verify(tmp_path)


def test_an_unknown_codec_and_a_limit_are_damage(data: Path) -> None:
    path = data / "orders-0" / segment(15)
    batches = path.read_bytes()
    size = len(batches) // 5
    unknown = bytearray(batches[:size])
    unknown[22] |= 6  # no codec has this id
    struct.pack_into(">I", unknown, 17, crc32c.crc32c(bytes(unknown[21:])))
    path.write_bytes(bytes(unknown) + batches[size:])
    assert kinds(data) == [("damage", "unsupported", segment(15))]
    path.write_bytes(batches)
    found = findings(path, "damage", limits=kafkafmt.Limits(batch_records=2))
    assert [row["kind"] for row in found] == ["limit_exceeded"] * 5


def test_zeroes_after_the_last_batch_are_a_note(data: Path) -> None:
    path = data / "orders-0" / segment(45)
    path.write_bytes(path.read_bytes() + bytes(4096))
    assert kinds(data) == []
    assert kinds(data, "note") == [("note", "zero_tail", segment(45))]


@pytest.mark.slow
def test_the_logs_of_real_brokers_give_no_false_alarm(cases: list[str]) -> None:
    for name in cases:
        case = load(name)
        alarms = [row for row in rows(kafkafmt.verify(case.path)) if row["severity"] == "damage"]
        assert bool(alarms) == case.damaged, (name, alarms)


def test_a_file_that_is_called_like_a_log_directory_is_a_warning(data: Path) -> None:
    (data / "seg-0").write_bytes(b"not a directory")
    (data / "orders-0" / "seg-0").write_bytes(b"in a log directory")
    assert kinds(data) == [("warning", "skipped", "seg-0")]
