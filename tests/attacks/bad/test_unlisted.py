"""One directory that cannot be listed: it is named, and every reader reads the rest of the disk."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt._base.damage import Damage
from tests.cli.running import json_lines, run
from tests.cluster.messages.corpus import log_directory
from tests.support.refusing import refuse_lists
from tests.support.truth import GOLDEN

Reader = Callable[[str, "list[Damage]"], object]

READERS: dict[str, Reader] = {
    "transactions": lambda source, damage: kafkafmt.read_transactions(source, damage=damage),
    "hanging": lambda source, damage: kafkafmt.read_hanging_transactions(source, damage=damage),
    "producers": lambda source, damage: kafkafmt.read_producers(source, damage=damage),
    "replicas": lambda source, damage: kafkafmt.merge_replicas(source, damage=damage).copies,
}


@pytest.fixture
def disk(tmp_path: Path) -> Path:
    """A data directory with a sound log, and a partition whose directory leads nowhere.

    Root may list every directory, so a mode would not do.
    """
    data = tmp_path / "data"
    data.mkdir()
    log = data / "orders-0"
    log.mkdir()
    for path in (GOLDEN / "k282-tx").iterdir():
        if path.name[0].isdecimal():
            shutil.copyfile(path, log / path.name)
    (data / "orders-1").symlink_to("nowhere")
    return data


@pytest.mark.parametrize("read", READERS.values(), ids=READERS)
def test_it_is_damage_and_the_rest_is_read(disk: Path, read: Reader) -> None:
    damage: list[Damage] = []
    found = read(str(disk), damage)
    (unlisted,) = damage
    assert (unlisted.topic, unlisted.partition, unlisted.kind) == ("orders", 1, "read_error")
    assert unlisted.source == str(disk / "orders-1")
    assert os.strerror(2) in unlisted.message
    (disk / "orders-1").unlink()
    none: list[Damage] = []
    assert read(str(disk), none) == found
    assert none == []


@pytest.mark.parametrize("name", ["transactions", "hanging", "producers"])
def test_a_segment_that_cannot_be_opened_is_named_by_its_path(disk: Path, name: str) -> None:
    segment = disk / "orders-0" / f"{0:020}.log"
    segment.unlink()
    segment.symlink_to("nowhere")
    damage: list[Damage] = []
    READERS[name](str(disk / "orders-0"), damage)
    (found,) = damage
    assert (found.source, found.kind) == (str(segment), "read_error")


def test_it_is_not_damage_of_other_topics(disk: Path) -> None:
    (disk / "orders-1").rename(disk / "payments-1")
    damage: list[Damage] = []
    assert kafkafmt.read_transactions(str(disk), topics="orders", damage=damage).num_rows
    assert damage == []


def test_without_a_list_for_it_copies_are_not_merged(disk: Path) -> None:
    with pytest.raises(FileNotFoundError, match="orders-1"):
        kafkafmt.merge_replicas(str(disk))


@pytest.mark.parametrize(
    "command",
    [
        ("records", "--on-damage", "collect"),
        ("batches", "--on-damage", "collect"),
        ("transactions",),
        ("producers",),
        ("diff",),
        ("verify",),
        ("inspect", "--html", "OUT"),
    ],
    ids=" ".join,
)
def test_a_command_names_it_and_reads_the_rest(
    disk: Path, tmp_path: Path, command: tuple[str, ...]
) -> None:
    out = tmp_path / "page.html"
    result = run(*(str(out) if word == "OUT" else word for word in command), disk)
    assert result.exit_code == 1
    assert str(disk / "orders-1") in result.stderr + result.stdout
    rest = out.read_text("utf-8") if "OUT" in command else result.stdout
    if command != ("diff",):  # which has nothing to compare here
        assert "orders" in rest.replace(str(disk / "orders-1"), "")


def test_verify_counts_as_many_partitions_as_ls(disk: Path) -> None:
    checked, sound = run("verify", disk).stdout.splitlines()[-3:-1]
    assert checked.startswith("checked: 2 partitions, 1 segment, ")
    assert sound == "sound: 1 partition of 2"
    assert len(run("ls", "--json", disk).stdout.splitlines()) == 2


@pytest.mark.parametrize("command", [("records",), ("batches",)], ids=" ".join)
def test_with_skip_it_is_counted(disk: Path, command: tuple[str, ...]) -> None:
    result = run(*command, "--on-damage", "skip", disk)
    assert result.exit_code == 1
    assert result.stderr.startswith("damage: 1 range left out, 0 bytes in all; ")
    assert {row["partition"] for row in json_lines(result.stdout)} == {0}


def test_a_difference_says_which_side_is_unread(disk: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    shutil.copytree(disk / "orders-0", other / "orders-0")
    shutil.copytree(disk / "orders-0", other / "orders-1")
    for sides, unread in (((disk, other), "left"), ((other, disk), "right")):
        (row,) = kafkafmt.diff(*map(str, sides)).to_pylist()
        assert (row["topic"], row["partition"], row["kind"]) == ("orders", 1, "unread")
        assert row["message"].startswith(f"the {unread} cannot be read: ")
        assert str(disk / "orders-1") in row["message"]
        assert run("diff", *sides).exit_code == 1
    shutil.rmtree(disk / "orders-0")
    shutil.copytree(other / "orders-0", disk / "payments-0")
    kinds = [row["kind"] for row in kafkafmt.diff(str(disk), str(other)).to_pylist()]
    assert kinds == ["unread", "partition", "partition"]
    (disk / "orders-2").symlink_to("nowhere")
    (disk / "payments-0").rename(disk / "no-log")
    (disk / "no-log").rename(tmp_path / "no-log")
    found = kafkafmt.diff([disk, tmp_path / "no-log"], tmp_path / "other" / "orders-0")
    assert found["kind"].to_pylist() == ["unread", "unread"]


def test_what_is_salvaged_is_not_complete(disk: Path, tmp_path: Path) -> None:
    report = kafkafmt.salvage(disk, tmp_path / "out", dry_run=True)
    assert not report.is_complete
    (problem,) = report.problems
    assert problem.startswith(f"{disk / 'orders-1'}: ")
    assert kafkafmt.salvage(disk, tmp_path / "out", topics="orders", dry_run=True).problems
    (disk / "orders-1").rename(disk / "payments-1")
    assert not kafkafmt.salvage(disk, tmp_path / "out", topics="orders", dry_run=True).problems
    shutil.copytree(disk / "orders-0", tmp_path / "copy" / "payments-1")
    report = kafkafmt.salvage([disk, tmp_path / "copy"], tmp_path / "out", dry_run=True)
    assert not report.problems


def test_internal_topics_do_not_depend_on_other_directories(tmp_path: Path) -> None:
    offsets = log_directory("k431-rich-consumer-offsets", tmp_path / "data")
    data = offsets.parent
    expected = kafkafmt.cluster.read_committed_offsets(data)
    (data / "orders-1").symlink_to("nowhere")
    damage: list[Damage] = []
    read = kafkafmt.cluster.read_committed_offsets
    assert read(data, on_damage="raise").equals(expected)
    assert read(data, on_damage="collect", damage=damage).equals(expected)
    assert damage == []
    (data / "__consumer_offsets-49").symlink_to("nowhere")
    assert read(data, on_damage="collect", damage=damage).equals(expected)
    assert [each.partition for each in damage] == [49]
    with pytest.raises(FileNotFoundError, match="__consumer_offsets-49"):
        read(data, on_damage="raise")
    shutil.rmtree(offsets)
    shutil.copytree(GOLDEN / "k282-tx", data / "orders-0")
    with pytest.raises(FileNotFoundError, match="__consumer_offsets-49"):
        read(data)


def test_a_directory_that_may_hold_both_topics_is_one_finding(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The members of groups are read with the names of topics, from one source."""
    data = log_directory("k431-rich-consumer-offsets", tmp_path / "data").parent
    log_directory("k431-rich-cluster-metadata", data)
    bad = data / "nested"
    bad.mkdir()
    refuse_lists(monkeypatch, [bad])
    damage: list[Damage] = []
    assert kafkafmt.cluster.read_group_members(data, on_damage="collect", damage=damage).num_rows
    assert [each.source for each in damage] == [str(bad)]


@pytest.mark.parametrize("pattern", ["*", "*/orders-?", "*/orders-*/*.log", "**/*.log", "**"])
def test_a_pattern_passes_over_no_directory(
    disk: Path, monkeypatch: pytest.MonkeyPatch, pattern: str
) -> None:
    """What is in it may match."""
    (disk / "orders-1").unlink()
    bad = disk.parent / "more"
    bad.mkdir()
    expected = kafkafmt.read_records(disk)
    refuse_lists(monkeypatch, [bad])
    scan = kafkafmt.scan_records(f"{disk.parent}/{pattern}", on_damage="collect")
    assert scan.read_all().equals(expected)
    assert [(each.source, each.kind) for each in scan.damage] == [(str(bad), "read_error")]
