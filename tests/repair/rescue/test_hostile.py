"""Disks and arguments that want to mislead a rescue: refused in words, or listed as doubtful."""

from __future__ import annotations

import errno
import json
import os
import shutil
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

import kafkafmt
from kafkafmt.repair import new_directory
from kafkafmt.repair.rescue import RescueError
from kafkafmt.storage.new_file import NewFile
from tests.repair.rescue.cases import Case
from tests.repair.rescue.tampering import (
    METADATA,
    append_to_all,
    image,
    logs,
    metadata_record,
    partition_record,
    partitions,
    put_in,
    raise_epoch,
    said,
    segment,
    shorten,
)
from tests.support.encoder import flip

QUORUM = "r1-static-one-of-three"


# --- Which directories ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", [QUORUM, "r2-same-cluster", "r3-two-brokers"])
@pytest.mark.parametrize("is_damaged", [False, True])
def test_a_broker_with_two_metadata_logs_loses_both(
    name: str, is_damaged: bool, tmp_path: Path, out: Path
) -> None:
    """It ends at the second one: "Found unexpected metadata location"."""
    case = Case(name, tmp_path)
    first, second = case.nodes / "1", case.nodes / "1-d2"
    (first / METADATA).mkdir(exist_ok=True)
    shutil.copytree(first / METADATA, second / METADATA)
    if is_damaged:
        (second / METADATA / f"{10**6:020}-0000000009.checkpoint").write_bytes(b"?")
    put_in(second, first)
    report = case.rescue(out)
    assert any(line.startswith("node 1 has the metadata log in 2") for line in report.changes)
    for home in (first, second):
        assert f"$ mv {home / METADATA} {home}.before/" in report.steps
    assert not list(out.glob(f"brokers/1/*/{METADATA}"))


def test_a_controller_with_two_metadata_logs_loses_both(case: Case, out: Path) -> None:
    second = case.nodes / "101-d2"
    shutil.copytree(case.nodes / "101" / METADATA, second / METADATA)
    put_in(second, case.nodes / "101")
    report = case.rescue(out)
    for home in (case.nodes / "101", second):
        assert f"$ mv {home / METADATA} {home}.before/" in report.steps


@pytest.mark.parametrize("is_second_better", [False, True])
def test_a_partition_in_two_directories_of_a_broker(
    is_second_better: bool, case: Case, out: Path
) -> None:
    """Fatal for the broker: "Duplicate log directories … found"."""
    copies = case.nodes / "1" / "alerts-0", case.nodes / "1-d2" / "alerts-0"
    shutil.copytree(*copies)
    shorter = copies[not is_second_better]
    shorten(shorter)
    put_in(case.nodes / "1-d2", case.nodes / "1")
    report = case.rescue(out)
    assert said(report.doubtful, str(shorter), "does not start with both")
    removed = [step for step in report.steps if step.startswith("$ mv") and "alerts" in step]
    assert removed == [f"$ mv {shorter} {shorter.parent}.before/"]


def test_two_data_directories_of_one_name(tmp_path: Path, out: Path) -> None:
    """OUT gives one a number; the steps put each into its own."""
    case = Case("r3-jbod", tmp_path)
    homes = []
    for name in ("1", "1-d1"):
        homes.append(case.nodes / f"disk-of-{name}" / "data")
        homes[-1].parent.mkdir()
        (case.nodes / name).rename(homes[-1])
        for path in homes[-1].glob("*-*/partition.metadata"):
            path.unlink()
    report = case.rescue(out)
    names = set()
    for home in homes:
        (step,) = (step for step in report.steps if step.endswith(f"/. {home}/"))
        source = Path(step.split()[3])
        names.add(source.name)
        given = {path.name for path in source.iterdir()}
        assert given == {path.name for path in home.iterdir() if path.is_dir()}
    assert names == {"data", "data.2"}


def test_what_an_earlier_rescue_wrote_is_not_a_node(case: Case, out: Path) -> None:
    first = case.rescue(out)
    out.rename(case.nodes / "rescued")
    killed = case.nodes / ".rescued.0123abcd.partial"
    shutil.copytree(case.nodes / "rescued" / "controllers", killed / "controllers")
    second = case.rescue(out)
    assert second.chosen == first.chosen
    assert second.epoch == first.epoch
    assert {case.nodes / "rescued", killed} <= {Path(each.path) for each in second.ignored}


def test_an_old_target_is_not_written_again(case: Case, out: Path) -> None:
    case.rescue(out)
    before = sorted(out.rglob("*"))
    with pytest.raises(FileExistsError, match="not empty"):
        case.rescue(out)
    assert sorted(out.rglob("*")) == before


@pytest.mark.parametrize("name", ["write", "publish"])
def test_a_full_disk_leaves_nothing(name: str, deleted: Case, tmp_path: Path, out: Path) -> None:
    where: type = NewFile if name == "write" else new_directory.NewDirectory
    full = OSError(28, os.strerror(28))
    with mock.patch.object(where, name, side_effect=full), pytest.raises(OSError, match="space"):
        deleted.rescue(out)
    assert [path.name for path in tmp_path.iterdir()] == [deleted.expected["case"]]


def test_a_directory_that_cannot_be_listed_is_not_an_empty_log(case: Case, out: Path) -> None:
    hidden = str(case.nodes / "1" / "alerts-0")

    def unless_hidden(list_directory: Callable[..., Any]) -> Callable[..., Any]:
        def listed(path: str = ".") -> Any:
            if str(path) == hidden:
                raise OSError(errno.EIO, "Input/output error", path)
            return list_directory(path)

        return listed

    with (
        mock.patch.object(os, "listdir", unless_hidden(os.listdir)),
        mock.patch.object(os, "scandir", unless_hidden(os.scandir)),
    ):
        report = case.rescue(out)
    assert said(report.doubtful, "alerts-0 of broker 1", "cannot be listed")


def test_what_is_beside_the_data_directories_is_named(case: Case, out: Path) -> None:
    """A folder that cannot be listed, partitions of no node, and directories without an id."""
    without_id, unreadable = case.nodes / "old-1", case.nodes / "old-2"
    for home in (without_id, unreadable):
        shutil.copytree(case.nodes / "1", home)
    (without_id / "meta.properties").write_text("version=0\n")
    (unreadable / "meta.properties").write_bytes(b"version=\\u00")
    alone = case.nodes / "partitions" / "orders-0"
    alone.mkdir(parents=True)
    (alone / "partition.metadata").write_text("version: 0\ntopic_id: AAAAAAAAAAAAAAAAAAAAAw\n")
    (case.nodes / "1" / "orders-2147483648").mkdir()
    hidden = case.nodes / "hidden"
    hidden.mkdir()
    list_directory = os.listdir

    def listed(path: Any = ".") -> list[str]:
        if str(path) == str(hidden):
            raise PermissionError(13, "Permission denied", path)
        return list_directory(path)

    with mock.patch.object(os, "listdir", listed):
        report = case.rescue(out)
    ignored = {left.path: left.reason for left in report.ignored}
    assert "has no node.id" in ignored[str(without_id)]
    assert ignored[str(unreadable)].startswith("no readable meta.properties: ")
    assert ignored[str(alone)].startswith("a partition, but no meta.properties beside it")
    assert ignored[str(case.nodes / "1" / "orders-2147483648")] == "not the name of a partition"
    assert ignored[str(hidden)] == "cannot be listed: Permission denied"


def test_no_directory_has_the_id_of_its_cluster(case: Case, out: Path) -> None:
    for meta in case.nodes.glob("*/meta.properties"):
        node = next(line for line in meta.read_text().splitlines() if line.startswith("node.id"))
        meta.write_text(f"version=0\n{node.replace('node', 'broker')}\n")
    with pytest.raises(RescueError, match=r"no meta\.properties in the sources has a cluster\.id"):
        case.rescue(out)
    assert not out.exists()


# --- The metadata log -----------------------------------------------------------------------------


def test_damage_in_the_middle_of_every_copy(case: Case, out: Path) -> None:
    for path in logs(case):
        with kafkafmt.open_segment(path) as opened:
            spans = [(batch.position, batch.size_in_bytes, batch.base_offset) for batch in opened]
        position, size, offset = spans[len(spans) // 2]
        flip(path, position + size - 1)
    report = case.rescue(out)
    assert report.chosen is not None
    assert report.chosen.end_offset == offset
    assert said(report.doubtful, f"the batch at byte {position} is damaged")
    assert said(report.doubtful, "has whole batches up to offset", "they are not used")


@pytest.mark.parametrize("epoch", [1, 99])
def test_a_snapshot_with_another_name(epoch: int, tmp_path: Path, out: Path) -> None:
    """A name with a later offset would let it replace the log, and half the topics be stray."""
    case = Case("r1-dynamic-snapshot-three-new", tmp_path)
    right = case.rescue(out, dry_run=True)
    for node in case.nodes.iterdir():
        path = max((node / METADATA).glob("*.checkpoint"))
        path.rename(path.parent / f"{10**6:020}-{epoch:010}.checkpoint")
    try:
        report = case.rescue(out)
    except RescueError as error:
        assert "of another name" in str(error)  # noqa: PT017
        assert not out.exists()
    else:
        assert report.chosen is not None
        assert right.chosen is not None
        assert report.chosen.end_offset <= right.chosen.end_offset
        assert said(report.doubtful, "of another name")


def test_an_open_metadata_transaction_is_aborted_first(case: Case, out: Path) -> None:
    topic_id = "zzzzzzzzQzzzzzzzzzzzzz"
    append_to_all(
        case,
        metadata_record("BeginTransactionRecord", name="create"),
        metadata_record("TopicRecord", name="half", topicId=topic_id),
    )
    report = case.rescue(out)
    assert "the metadata transaction that is open at the end is aborted" in report.changes
    assert "half" not in [row["topic"] for row in image(out).topics.to_pylist()]
    assert image(out).findings == []


@pytest.mark.parametrize("name", [QUORUM, "r2-same-cluster", "r3-two-brokers"])
def test_a_directory_of_a_partition_far_beyond_all_others(
    name: str, tmp_path: Path, out: Path
) -> None:
    """Empty partitions would be made of all numbers below, two billion."""
    case = Case(name, tmp_path)
    topic, topic_id = case.asked.get("topic", "new"), "zzzzzzzzQzzzzzzzzzzzzw"
    for path in case.nodes.glob(f"*/{topic}-*/partition.metadata"):
        topic_id = path.read_text("utf-8").split()[-1]
    suffix = f".{'0' * 32}-delete" if "topic" in case.asked else ""
    made = case.nodes / "1" / f"{topic}-2147483647{suffix}"
    made.mkdir()
    (made / "partition.metadata").write_text(f"version: 0\ntopic_id: {topic_id}\n", "utf-8")
    with pytest.raises(RescueError, match="no topic has so many"):
        case.rescue(out)
    assert not out.exists()


def test_partitions_of_no_topic_are_doubtful(case: Case, out: Path) -> None:
    """The record of their topic may be one that could not be read."""
    topic_id = "zzzzzzzzQzzzzzzzzzzzzw"
    append_to_all(case, partition_record(topic_id, 1, 2, isr=[1]))
    assert said(case.rescue(out).doubtful, f"partitions of topic id {topic_id}, and no such topic")


def test_unknown_records_are_doubtful(case: Case, out: Path) -> None:
    append_to_all(case, *[b"\x01\xc7\x01\x00"] * 20, b"", b"\x01\x02\x63" + b"?" * 10)
    report = case.rescue(out)
    assert len(report.doubtful) < 20
    assert said(report.doubtful, "more like these")


@pytest.mark.parametrize(
    ("level", "words"),
    [
        (99, "metadata.version is 99"),
        (0, "Unknown metadata version for FeaturesImage"),  # brokers from 4.0 on end with that
    ],
)
def test_an_unknown_or_no_metadata_version_is_doubtful(
    level: int, words: str, case: Case, out: Path
) -> None:
    feature = metadata_record("FeatureLevelRecord", name="metadata.version", featureLevel=level)
    append_to_all(case, feature)
    assert said(case.rescue(out).doubtful, words)


@pytest.mark.parametrize("where", ["quorum-state", "batch"])
def test_the_highest_epoch_is_refused(where: str, case: Case, out: Path) -> None:
    path = segment(case.nodes / "1")
    if where == "batch":
        data = bytearray(path.read_bytes())
        data[12:16] = struct.pack(">i", 2**31 - 1)
        path.write_bytes(data)
    else:
        state = path.parent / "quorum-state"
        state.write_text(json.dumps({**json.loads(state.read_bytes()), "leaderEpoch": 2**31 - 1}))
    with pytest.raises(RescueError, match="no leader can follow"):
        case.rescue(out)


# --- What lies about a partition ------------------------------------------------------------------


EPOCHS, START = "alerts-0/leader-epoch-checkpoint", "log-start-offset-checkpoint"


@pytest.mark.parametrize(
    ("name", "content"),
    [
        (EPOCHS, f"0\n1\n{2**31 - 1} 0\n".encode()),
        (START, b"0\n1\nalerts 0 -5\n"),
        (START, f"0\n1\nalerts 0 {2**62}\n".encode()),
        ("replication-offset-checkpoint", b"\xff" * 100),
        (None, b""),  # batches of the highest epoch
    ],
)
def test_a_checkpoint_that_lies(name: str | None, content: bytes, case: Case, out: Path) -> None:
    before = {row["topic"]: row["leaderEpoch"] for row in partitions(case)}
    for node in ("1", "2"):
        if name is None:
            raise_epoch(case.nodes / node / "alerts-0", 2**31 - 1)
        else:
            (case.nodes / node / name).write_bytes(content)
    case.rescue(out)
    for row in image(out).partitions.to_pylist():
        assert before[row["topic"]] <= row["leaderEpoch"] < 2**31 - 1


def test_a_log_start_checkpoint_that_cannot_be_read(tmp_path: Path, out: Path) -> None:
    case = Case("r2-deleted-records", tmp_path)
    for node in case.nodes.iterdir():
        (node / "log-start-offset-checkpoint").write_text("no checkpoint")
    assert said(case.rescue(out).doubtful, "log-start-offset-checkpoint cannot be read")


def test_damaged_offsets_of_groups_do_not_end_a_rescue(deleted: Case, out: Path) -> None:
    for path in deleted.nodes.glob("*/__consumer_offsets-*/*.log"):
        data = bytearray(path.read_bytes())
        if data:
            data[len(data) // 2] ^= 1
            path.write_bytes(data)
    assert said(
        deleted.rescue(out).doubtful, "__consumer_offsets", "offsets of groups may be missing"
    )
