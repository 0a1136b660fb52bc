"""What a rescue refuses, in words, with nothing written; and what it reports as doubtful."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt.repair.rescue import RescueError
from tests.cli.running import run
from tests.repair.rescue.cases import Case


def metadata(node: Path) -> Path:
    return node / "__cluster_metadata-0"


REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("r1-dynamic-one-of-three", {"static": True}, "no way back"),
    ("r2-created-again", {"new_name": None}, "--as NAME"),
    ("r2-same-cluster", {"topic": "nothing"}, "no directory of a deleted topic nothing"),
    ("r2-same-cluster", {"topic": "raedings"},
     r"topic raedings is on these disks; did you mean 'readings'\? "),
    ("r2-same-cluster", {"topic": "refunds"}, "refunds is there"),
    *(("r2-same-cluster", {"new_name": name}, "not a name of a topic")
      for name in ("..", "a/b", "a b", "ä", "x" * 250, "../../etc")),
    ("r2-other-cluster", {"brokers": {}}, "--broker 1=NEW"),
    ("r2-other-cluster", {"brokers": {1: 70, 2: 71, 3: 99}},
     "broker 99 is not among the sources"),
    ("r3-zookeeper-lost", {"metadata_version": None}, r"--feature metadata\.version=3\.9"),
    ("r3-zookeeper-lost", {"metadata_version": "banana"}, "expected a level"),
    ("r1-static-one-of-three", {"lost": [2]}, "are among the sources"),
    ("r1-static-one-of-three", {"lost": [22]}, "has no broker 22; it has 1, 2"),
    *(("r1-static-one-of-three", {"voters": ["1@h:1"], "listener": name}, "expected a name")
      for name in ("", " ", "A B", "A,B", "A://", "x\ny")),
    ("r1-static-one-of-three", {"voters": ["1@a:1", "1@b:1"]}, "one id"),
    ("r1-static-one-of-three", {"voters": ["1@h:1", "2@h:1"]}, "one address"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "options", "said"), REFUSED)
def test_arguments_that_are_refused_leave_nothing(
    name: str, options: dict[str, Any], said: str, tmp_path: Path, out: Path
) -> None:
    with pytest.raises(RescueError, match=said):
        Case(name, tmp_path).rescue(out, **options)
    assert not out.exists()


@pytest.mark.parametrize("name", ["r1-static-one-of-three", "r2-other-cluster"])
def test_a_target_inside_a_source(name: str, tmp_path: Path) -> None:
    """Or inside a directory of the other cluster."""
    case = Case(name, tmp_path)
    source = case.nodes.joinpath(*case.asked.get("foreign", [])[:1])
    with pytest.raises(ValueError, match="lies in the source"):
        case.rescue(source / "out")


def test_a_metadata_version_that_is_given(tmp_path: Path, out: Path) -> None:
    Case("r3-zookeeper-lost", tmp_path).rescue(out, metadata_version="3.9", dry_run=True)
    assert not out.exists()


def test_several_topics_of_one_name_are_a_question(tmp_path: Path, out: Path) -> None:
    case = Case("r2-deleted-twice", tmp_path)
    with pytest.raises(RescueError) as error:
        case.rescue(out, topic_id=None)
    done = run("rescue", "topic", "--topic", "sensors", case.nodes, out)
    assert done.exit_code == 2
    assert "2 deleted topics were called sensors" in str(error.value)
    assert "--topic-id" in done.stderr
    for said in (str(error.value), done.stderr):
        assert case.asked["topicId"] in said
    assert not out.exists()


def test_two_clusters(tmp_path: Path, out: Path) -> None:
    one, two = (Case(name, tmp_path) for name in ("r2-same-cluster", "r2-stray"))
    with pytest.raises(RescueError, match=r"several clusters: .*; give the directories of one$"):
        kafkafmt.rescue.rescue_quorum([one.nodes, two.nodes], out, voters=["1@h:1"])
    assert not out.exists()


def test_a_copied_directory(deleted: Case, out: Path) -> None:
    shutil.copytree(deleted.nodes / "1", deleted.nodes / "copy")
    with pytest.raises(RescueError, match=r"have the same directory\.id"):
        deleted.rescue(out)
    assert not out.exists()


def test_static_voters_become_dynamic(case: Case, out: Path) -> None:
    case.rescue(out, static=False)
    (log,) = out.glob("controllers/101/__cluster_metadata-0")
    keys = []
    for path in sorted(log.glob("*.log")):
        with kafkafmt.open_segment(path) as segment:
            keys += [r.key for batch in segment if batch.is_control for r in batch.records()]
    assert keys[-2:] == [b"\0\0\0\5", b"\0\0\0\6"]
    assert json.loads((log / "quorum-state").read_bytes())["data_version"] == 1


def test_a_broker_that_did_not_run_at_the_deletion(deleted: Case, out: Path) -> None:
    """It still has the directories in use, and perhaps it alone has them."""
    for path in deleted.nodes.glob("2/readings-*-delete"):
        path.rename(path.parent / path.name.partition(".")[0])
    for path in deleted.nodes.glob("*/readings-*-delete"):
        shutil.rmtree(path)
    report = deleted.rescue(out)
    assert "topic readings" in report.changes[0]
    assert not (out / "brokers/2").exists() or not list((out / "brokers/2").glob("*/readings-*"))
    assert not [line for line in report.lost if "no disk has it" not in line]
    shutil.rmtree(out)
    deleted.rescue(out, new_name="again")
    assert list(out.glob("brokers/2/*/again-*"))
    assert "$ mv " in (out / "steps.md").read_text("utf-8")


def test_a_snapshot_without_a_footer_is_not_used(tmp_path: Path, out: Path) -> None:
    case = Case("r1-dynamic-snapshot-three-new", tmp_path)
    for path in case.nodes.glob("*/__cluster_metadata-0/*.checkpoint"):
        if path.name.startswith("0" * 20):
            continue
        with kafkafmt.open_segment(path) as segment:
            end = list(segment)[-1].position
        path.write_bytes(path.read_bytes()[:end])
    with pytest.raises(RescueError, match="without header or footer"):
        case.rescue(out)
    assert not out.exists()


def test_a_damaged_end_goes_to_the_other_copy(case: Case, out: Path) -> None:
    segment = next(metadata(case.nodes / "101").glob("*.log"))
    segment.write_bytes(segment.read_bytes()[:-5])
    report = case.rescue(out)
    assert report.chosen is not None
    assert report.chosen.node in (1, 2)


def test_an_election_without_its_log_is_doubtful(case: Case, out: Path) -> None:
    path = metadata(case.nodes / "1") / "quorum-state"
    path.write_text(json.dumps({**json.loads(path.read_bytes()), "leaderEpoch": 50}))
    report = case.rescue(out)
    assert report.epoch == 51
    assert any("epoch 50" in each for each in report.doubtful)


def test_the_epoch_is_higher_than_that_of_unusable_batches(tmp_path: Path, out: Path) -> None:
    """A node that has them has seen the epoch, although its log ends before them."""
    case = Case("r1-static-damaged", tmp_path)
    (path,) = metadata(case.nodes / "102").glob("*.log")
    with kafkafmt.open_segment(path, on_damage="skip") as segment:
        last = list(segment)[-1].position
    data = bytearray(path.read_bytes())
    data[last + 12 : last + 16] = (77).to_bytes(4, "big")  # no checksum covers the epoch
    path.write_bytes(data)
    assert case.rescue(out).epoch == 78


def test_the_epoch_is_higher_than_that_of_an_unusable_copy(case: Case, out: Path) -> None:
    (path,) = metadata(case.nodes / "101").glob("*.log")
    path.write_bytes(b"?" * 1000)
    state = metadata(case.nodes / "101") / "quorum-state"
    state.write_text(json.dumps({**json.loads(state.read_bytes()), "leaderEpoch": 90}))
    report = case.rescue(out)
    assert report.epoch == 91
    assert any("epoch 90" in each for each in report.doubtful)


@pytest.mark.parametrize("content", [b"", b"{", b"[" * 100_000, b'{"leaderEpoch": "x"}', b"[]"])
def test_a_hostile_quorum_state(content: bytes, case: Case, out: Path) -> None:
    for node in ("1", "101"):
        (metadata(case.nodes / node) / "quorum-state").write_bytes(content)
    report = case.rescue(out)
    assert any("not a quorum-state" in said for each in report.copies for said in each.problems)
    assert any("not a quorum-state" in line and "may be higher" in line for line in report.doubtful)


def test_a_lying_epoch_checkpoint_starts_no_log_behind_its_end(deleted: Case, out: Path) -> None:
    for path in deleted.nodes.glob("*/readings-*-delete/leader-epoch-checkpoint"):
        path.write_text("0\n1\n0 999999\n")
    deleted.rescue(out)
    assert not list(out.glob("brokers/*/*/log-start-offset-checkpoint"))


def test_the_command_alone_is_wrong_use() -> None:
    result = run("rescue")
    assert result.exit_code == 2
    expected = "Missing command: expected cluster, quorum or topic (see kafkafmt rescue --help)"
    assert result.output == f"kafkafmt: {expected}\n"


def test_the_command_prints_the_report(deleted: Case, out: Path) -> None:
    arguments: list[str | Path] = ["rescue", "topic", "--topic", "readings", deleted.nodes, out]
    result = run(*arguments, "--json", "--dry-run")
    assert result.exit_code == 0
    assert json.loads(result.output)["kind"] == "topic"
    assert not out.exists()
    result = run(*arguments)
    assert result.exit_code == 0
    assert "steps.md" in result.output
    assert (out / "steps.md").exists()
