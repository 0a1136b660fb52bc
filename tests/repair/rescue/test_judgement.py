"""A rescue judges what brokers make of their disks after its steps, by the rules of their start."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import kafkafmt
from tests.cli.running import run
from tests.repair.rescue.cases import Case
from tests.repair.rescue.tampering import METADATA, said

QUORUM, TOPIC, CLUSTER = "r1-static-one-of-three", "r2-same-cluster", "r3-two-brokers"
RECOVERY_POINT = "recovery-point-offset-checkpoint"
_ASIDE = "0" * 32


def add_directory(node: Path) -> None:
    (node / "lost+found").mkdir()


def add_link(node: Path) -> None:
    (node / "latest").symlink_to("__cluster_metadata-0")


def write(name: str, data: bytes) -> Callable[[Path], object]:
    """Write a file of a node; ``LOG`` is the directory of its first log."""

    def written(node: Path) -> None:
        log = next(path for path in sorted(node.glob("*-0")) if not path.name.startswith("__"))
        (node / name.replace("LOG", log.name)).write_bytes(data)

    return written


@pytest.mark.parametrize(
    ("name", "change", "words"),
    [
        (QUORUM, add_directory, "'lost+found' is not in the form of topic-partition"),
        (TOPIC, add_directory, "'lost+found' is not in the form of topic-partition"),
        (CLUSTER, add_directory, "'lost+found' is not in the form of topic-partition"),
        (QUORUM, add_link, "'latest' is not in the form of topic-partition"),
        (TOPIC, write(RECOVERY_POINT, bytes(40)), RECOVERY_POINT),
        (CLUSTER, write("LOG/leader-epoch-checkpoint", bytes(40)), "leader-epoch-checkpoint"),
        (QUORUM, write("LOG/copy.log", b""), "NumberFormatException"),
    ],
)
def test_what_no_broker_starts_with_is_a_problem(
    name: str, change: Callable[[Path], object], words: str, tmp_path: Path, out: Path
) -> None:
    case = Case(name, tmp_path)
    node = next(path for path in sorted(case.nodes.iterdir()) if any(path.glob("[a-z]*-0")))
    change(node)
    report = case.rescue(out)
    assert said(report.problems, str(node), words)
    assert not report.is_complete
    assert "## Problem" in (out / "steps.md").read_text("utf-8")


def test_the_command_says_it(deleted: Case, tmp_path: Path) -> None:
    arguments = ["rescue", "topic", "--topic", deleted.asked["topic"], deleted.nodes]
    sound = run(*arguments, tmp_path / "sound")
    assert "problem" not in sound.stdout
    add_directory(deleted.nodes / "1")
    found = run(*arguments, tmp_path / "out")
    assert found.exit_code == 1
    assert f"problem: {deleted.nodes / '1' / 'lost+found'}: no broker starts" in found.stdout
    assert "solve what is called problem above" in found.stdout


def test_a_log_that_a_broker_is_about_to_delete_is_a_problem(cluster: Case, out: Path) -> None:
    """The only copy of one partition, whose topic has others: it is not brought back by itself."""
    for node in cluster.nodes.glob("[0-9]"):
        if (node / "alerts-0").is_dir():
            (node / "alerts-0").rename(node / f"alerts-0.{_ASIDE}-delete")
    report = cluster.rescue(out)
    assert said(report.problems, f"alerts-0.{_ASIDE}-delete: a broker deletes it")


def test_what_the_steps_set_aside_is_none(tmp_path: Path, out: Path) -> None:
    """A damaged copy of the metadata log, and a second one, which no broker starts with."""
    case = Case("r1-broker-snapshot-damaged", tmp_path)
    report = case.rescue(out)
    assert said(report.changes, "gets the new metadata log in place of its own")
    assert report.problems == []


def test_a_broker_that_becomes_a_controller_starts(cluster: Case, out: Path) -> None:
    """Its metadata log is lost, and comes to a directory of its own, with another id."""
    shutil.rmtree(cluster.nodes / "1" / METADATA, ignore_errors=True)
    report = cluster.rescue(out, voters=["1@127.0.0.1:20001"])
    assert report.problems == []
    own, new = (
        kafkafmt.side_files.read_meta_properties(path / "meta.properties").directory
        for path in (cluster.nodes / "1", out / "controllers" / "1")
    )
    assert own != new is not None
